//! Files in UTF-16, which some programs write and hardly any reads.

/// In which order the two bytes of a unit stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByteOrder {
    /// The smaller part first.
    Little,
    /// The greater part first.
    Big,
}

impl ByteOrder {
    /// The order of a file in UTF-16, by its first bytes: its mark, or a plain letter with an empty half.
    /// None for any other file.
    pub const fn of(beginning: &[u8]) -> Option<ByteOrder> {
        match beginning {
            [0xff, 0xfe, ..] => Some(ByteOrder::Little),
            [0xfe, 0xff, ..] => Some(ByteOrder::Big),
            [1..=0x7f, 0, 1..=0x7f, 0, ..] => Some(ByteOrder::Little),
            [0, 1..=0x7f, 0, 1..=0x7f, ..] => Some(ByteOrder::Big),
            _ => None,
        }
    }

    /// The text of some units as UTF-8, with what is left over: a byte, or a half of a pair. Units that are
    /// no text become the sign for it.
    pub fn decode(self, bytes: &[u8], last: bool) -> (String, usize) {
        let units: Vec<u16> = bytes
            .chunks_exact(2)
            .map(|pair| match (self, pair) {
                (ByteOrder::Little, &[a, b]) => u16::from_le_bytes([a, b]),
                (ByteOrder::Big, &[a, b]) => u16::from_be_bytes([a, b]),
                _ => 0,
            })
            .collect();
        let waits = !last
            && units
                .last()
                .is_some_and(|unit| (0xd800..0xdc00).contains(unit));
        let whole = units.len() - usize::from(waits);
        let text = char::decode_utf16(units.into_iter().take(whole));
        let text = text.map(|sign| sign.unwrap_or(char::REPLACEMENT_CHARACTER));
        (text.filter(|sign| *sign != '\u{feff}').collect(), 2 * whole)
    }
}

/// A file in UTF-16 as UTF-8; none if it is in another form.
pub fn from_utf16(file: &[u8]) -> Option<Vec<u8>> {
    let order = ByteOrder::of(file)?;
    Some(order.decode(file, true).0.into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_orders_with_and_without_a_mark() {
        let text = "[White \"Ş𝄞\"]\n\n1. e4 *\n";
        for mark in ["", "\u{feff}"] {
            let units: Vec<u16> = format!("{mark}{text}").encode_utf16().collect();
            let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
            let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
            for file in [little, big] {
                assert_eq!(from_utf16(&file).as_deref(), Some(text.as_bytes()));
                // In pieces of any size, too.
                let order = ByteOrder::of(&file).expect("UTF-16");
                for size in 1..9 {
                    let (mut out, mut rest) = (String::new(), Vec::new());
                    for piece in file.chunks(size) {
                        rest.extend_from_slice(piece);
                        let (text, used) = order.decode(&rest, false);
                        out.push_str(&text);
                        rest.drain(..used);
                    }
                    assert_eq!((out.as_str(), rest.len()), (text, 0));
                }
            }
        }
        for other in [&b""[..], b"[White", b"\xef\xbb\xbf[W", b"1. e4"] {
            assert_eq!(from_utf16(other), None);
        }
    }
}
