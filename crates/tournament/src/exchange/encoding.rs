//! Letters of older programs: one byte each, by the alphabets of western and central Europe and of
//! Turkey.

/// How the letters of a file are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// As everywhere today.
    Utf8,
    /// Western Europe (ISO 8859-1).
    Latin1,
    /// Central Europe (ISO 8859-2).
    Latin2,
    /// Turkey (ISO 8859-9).
    Latin5,
}

/// The upper half of Latin 2.
const LATIN_2: &str = "\u{a0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{ad}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙";

/// The letters in which Latin 5 differs from Latin 1.
const LATIN_5: [(u8, char); 6] = [
    (0xd0, 'Ğ'),
    (0xdd, 'İ'),
    (0xde, 'Ş'),
    (0xf0, 'ğ'),
    (0xfd, 'ı'),
    (0xfe, 'ş'),
];

/// The text of a file; none where it is said to be UTF-8 and is not.
pub fn decoded(bytes: &[u8], encoding: Encoding) -> Option<String> {
    let letter = |byte: &u8| match (encoding, *byte) {
        (Encoding::Latin2, byte @ 0xa0..) => LATIN_2.chars().nth(usize::from(byte - 0xa0)),
        (Encoding::Latin5, byte) => {
            let own = LATIN_5.iter().find(|(code, _)| *code == byte);
            Some(own.map_or(char::from(byte), |(_, letter)| *letter))
        }
        (_, byte) => Some(char::from(byte)),
    };
    match encoding {
        Encoding::Utf8 => std::str::from_utf8(bytes).ok().map(str::to_owned),
        _ => bytes.iter().map(letter).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_one_byte_are_read_by_their_alphabet() {
        let read = |bytes: &[u8], encoding| decoded(bytes, encoding);
        assert_eq!(read(b"T\xfck", Encoding::Latin1).as_deref(), Some("Tük"));
        assert_eq!(
            read(b"F\xfbzf\xf5", Encoding::Latin2).as_deref(),
            Some("Fűzfő")
        );
        assert_eq!(
            read(b"\xdei\xfe \xfd", Encoding::Latin5).as_deref(),
            Some("Şiş ı")
        );
        assert_eq!(read(b"F\xfb", Encoding::Utf8), None);
        assert_eq!(read("Fű".as_bytes(), Encoding::Utf8).as_deref(), Some("Fű"));
        assert_eq!(LATIN_2.chars().count(), 96);
    }
}
