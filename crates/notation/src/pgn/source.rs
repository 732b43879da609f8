//! Where something stands in a file, in time that does not grow with the length of its lines.

use crate::work;

/// Where something stands in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SourcePos {
    /// The line, counted from one.
    pub line: usize,
    /// The sign in the line, counted from one.
    pub column: usize,
}

/// Finds the lines and columns of a file. It is made once, in one pass; each question then costs no more than
/// a look at a few hundred bytes, however long a line may be.
#[derive(Clone, Debug)]
pub struct SourceMap<'a> {
    bytes: &'a [u8],
    /// What is known at the beginning of each block.
    marks: Vec<Mark>,
}

/// What is known at a byte.
#[derive(Clone, Copy, Debug, Default)]
struct Mark {
    /// Line ends before it.
    lines: usize,
    /// Signs between the beginning of its line and it.
    signs: usize,
}

const BLOCK: usize = 512;
const BOM: &[u8] = b"\xef\xbb\xbf";

impl<'a> SourceMap<'a> {
    /// The lines and columns of a file.
    pub fn new(bytes: &'a [u8]) -> SourceMap<'a> {
        let mut marks = Vec::with_capacity(bytes.len() / BLOCK + 1);
        let mut mark = Mark::default();
        for at in (0..bytes.len().max(1)).step_by(BLOCK) {
            marks.push(mark);
            mark = mark.after(bytes, at, (at + BLOCK).min(bytes.len()));
        }
        SourceMap { bytes, marks }
    }

    /// Where a byte stands.
    pub fn pos(&self, at: usize) -> SourcePos {
        let at = at.min(self.bytes.len());
        let block = (at / BLOCK).min(self.marks.len().saturating_sub(1));
        let mark = self.marks.get(block).copied().unwrap_or_default();
        let Mark { lines, signs } = mark.after(self.bytes, block * BLOCK, at);
        SourcePos {
            line: lines + 1,
            column: signs + 1,
        }
    }
}

impl Mark {
    /// What is known some bytes later.
    fn after(self, bytes: &[u8], from: usize, to: usize) -> Mark {
        let part = bytes.get(from..to).unwrap_or_default();
        work::add(part.len());
        let lines = part.iter().filter(|&&byte| byte == b'\n').count();
        let start = part.iter().rposition(|&byte| byte == b'\n');
        let start = start.map_or(from, |newline| from + newline + 1);
        let signs = signs(bytes, start, to);
        Mark {
            lines: self.lines + lines,
            signs: signs + if lines == 0 { self.signs } else { 0 },
        }
    }
}

/// Signs between two bytes. A byte that goes on with a sign of UTF-8 is none of its own; in Latin-1, in which
/// every byte is a sign, such a byte follows a plain letter.
fn signs(bytes: &[u8], from: usize, to: usize) -> usize {
    let part = bytes.get(from..to).unwrap_or_default();
    if part.is_ascii() {
        return part.len();
    }
    let goes_on = |at: &usize| {
        let byte = bytes.get(*at).copied().unwrap_or_default();
        let before = at.checked_sub(1).and_then(|at| bytes.get(at));
        byte & 0xc0 == 0x80 && before.is_some_and(|&before| before >= 0x80)
    };
    // A mark of byte order is no sign.
    let mark = from == 0 && to >= BOM.len() && bytes.starts_with(BOM);
    part.len() - (from..to).filter(goes_on).count() - usize::from(mark)
}

impl SourcePos {
    /// Where one byte of a file stands. Who asks for many makes a [`SourceMap`].
    pub fn of(file: &[u8], at: usize) -> SourcePos {
        SourceMap::new(file.get(..at).unwrap_or(file)).pos(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As a person would count.
    fn counted(text: &str, at: usize) -> SourcePos {
        let before = &text[..at];
        let line = before.matches('\n').count() + 1;
        let last = before.rsplit('\n').next().unwrap_or_default();
        let column = last.trim_start_matches('\u{feff}').chars().count() + 1;
        SourcePos { line, column }
    }

    #[test]
    fn every_byte_is_where_a_person_would_count_it() {
        let long = "e4 é5 Şf3 ♘ ".repeat(300);
        for text in [
            "",
            "\n",
            "a\nb",
            "\u{feff}[A \"ű\"]\n1. e4\n",
            &long,
            &format!("x\n{long}\n{long}y"),
        ] {
            let map = SourceMap::new(text.as_bytes());
            for (at, _) in text.char_indices().chain([(text.len(), ' ')]) {
                assert_eq!(map.pos(at), counted(text, at), "byte {at} of {text:?}");
                assert_eq!(SourcePos::of(text.as_bytes(), at), counted(text, at));
            }
        }
    }

    #[test]
    fn bytes_that_are_no_utf8_are_signs() {
        let file = b"\xbd-\xbd J\xe9r\xf4me";
        assert_eq!(SourcePos::of(file, file.len()).column, file.len() + 1);
    }
}
