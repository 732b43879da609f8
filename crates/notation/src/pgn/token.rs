//! From bytes to tokens. Between two tokens stands nothing but white space: whatever a file contains,
//! every byte of it belongs to some token.

use std::borrow::Cow;

use crate::work;

/// A piece of a PGN file, in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// What it is.
    pub kind: Kind,
    /// The byte at which it begins.
    pub at: usize,
    /// All of it, as it stands in the file.
    pub bytes: &'a [u8],
}

/// The kinds of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// `[White "Name"]`
    Tag,
    /// A tag that breaks its form: a quote or a bracket is missing, or stands where none should.
    BrokenTag,
    /// `{ … }`
    Comment,
    /// `{ … { … } … }`, which the standard does not know.
    NestedComment,
    /// `{ …` that nobody closes.
    OpenComment,
    /// `; …` to the end of the line.
    LineComment,
    /// `% …` from the beginning to the end of a line.
    Escape,
    /// `$12`
    Nag,
    /// `!?`, `+-`: a judgement in signs.
    Glyph,
    /// `(`
    VariationStart,
    /// `)`
    VariationEnd,
    /// `12.`, `12...`, `...`
    Number,
    /// `(=)`, or `=` on its own.
    Offer,
    /// `e.p.` on its own.
    InPassing,
    /// `1-0`, `0-1`, `1/2-1/2`, `*`
    Result,
    /// Anything that should be a move.
    Move,
    /// `< … >`: reserved by the standard, and left over from web pages.
    Markup,
    /// A sign that means nothing where it stands.
    Stray,
}

impl<'a> Token<'a> {
    /// The text, whatever the file is encoded in.
    pub fn text(&self) -> Cow<'a, str> {
        decode(self.bytes)
    }

    /// The byte after the last.
    pub const fn end(&self) -> usize {
        self.at + self.bytes.len()
    }

    /// What stands between the braces, or after the sign, of a comment.
    pub fn comment(&self) -> Option<&'a [u8]> {
        let (first, last) = match self.kind {
            Kind::Comment | Kind::NestedComment => (1, 1),
            Kind::OpenComment | Kind::LineComment | Kind::Escape => (1, 0),
            _ => return None,
        };
        self.bytes.get(first..self.bytes.len().saturating_sub(last))
    }

    /// Name and value of a tag, as far as a broken one has them.
    pub fn tag(&self) -> Option<Tag<'a>> {
        match self.kind {
            Kind::Tag | Kind::BrokenTag => Tag::read(self.bytes),
            _ => None,
        }
    }
}

/// UTF-8, or else Latin-1, in which every byte is a sign.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}

/// A tag of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag<'a> {
    /// Its name.
    pub name: &'a [u8],
    /// Its value as it stands, with backslashes before quotes.
    pub raw: &'a [u8],
}

impl<'a> Tag<'a> {
    fn read(bytes: &'a [u8]) -> Option<Tag<'a>> {
        let inner = bytes.strip_prefix(b"[")?.trim_ascii_start();
        let inner = inner.strip_suffix(b"]").unwrap_or(inner).trim_ascii_end();
        let name_end = inner
            .iter()
            .position(|&byte| byte.is_ascii_whitespace() || byte == b'"')
            .unwrap_or(inner.len());
        let (name, value) = inner.split_at_checked(name_end)?;
        let value = value.trim_ascii_start();
        let value = value.strip_prefix(b"\"").unwrap_or(value);
        let raw = value.strip_suffix(b"\"").unwrap_or(value);
        Some(Tag { name, raw })
    }

    /// The value without backslashes.
    pub fn value(&self) -> Cow<'a, str> {
        let text = decode(self.raw);
        if !text.contains('\\') {
            return text;
        }
        let mut out = String::with_capacity(text.len());
        let mut signs = text.chars().peekable();
        while let Some(sign) = signs.next() {
            match (sign, signs.peek()) {
                ('\\', Some(&next @ ('"' | '\\'))) => {
                    out.push(next);
                    signs.next();
                }
                _ => out.push(sign),
            }
        }
        Cow::Owned(out)
    }
}

/// The tokens of a file, one after the other.
#[derive(Clone, Debug)]
pub struct Tokens<'a> {
    bytes: &'a [u8],
    at: usize,
    /// Before this byte no `>` closes anything that was opened.
    unmarked: usize,
    /// Which braces belong together, once there was one within a comment.
    braces: Option<Braces>,
}

impl<'a> Tokens<'a> {
    /// The tokens of these bytes.
    pub const fn new(bytes: &'a [u8]) -> Tokens<'a> {
        Tokens {
            bytes,
            at: 0,
            unmarked: 0,
            braces: None,
        }
    }

    fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    fn at_line_start(&self) -> bool {
        self.at == 0 || self.bytes.get(self.at - 1) == Some(&b'\n')
    }

    fn skip_space(&mut self) {
        loop {
            match self.bytes.get(self.at) {
                Some(b' ' | b'\n' | b'\r' | b'\t' | 0x0b | 0x0c) => self.at += 1,
                Some(0xef) if self.rest().starts_with(BOM) => self.at += BOM.len(),
                // A space that does not break, in UTF-8.
                Some(0xc2) if self.rest().starts_with(b"\xc2\xa0") => self.at += 2,
                _ => return,
            }
        }
    }

    /// `< … >` on one line.
    fn markup(&mut self, rest: &[u8]) -> (Kind, usize) {
        if self.at < self.unmarked {
            return (Kind::Stray, 1);
        }
        let end = run(rest, |byte| !matches!(byte, b'>' | b'\n' | b'\r'));
        match rest.get(end) {
            Some(b'>') => (Kind::Markup, end + 1),
            _ => {
                self.unmarked = self.at + end;
                (Kind::Stray, 1)
            }
        }
    }

    /// A comment ends at the first closing brace, unless one that was opened within it is closed there.
    fn brace(&mut self, rest: &[u8]) -> (Kind, usize) {
        let end = 1 + until(&rest[1..], b'{', b'}');
        match rest.get(end) {
            Some(b'}') => (Kind::Comment, end + 1),
            None => open_comment(rest),
            _ => self.nested(rest),
        }
    }

    fn nested(&mut self, rest: &[u8]) -> (Kind, usize) {
        let at = self.at;
        let known = self.braces.take().filter(|braces| at < braces.limit);
        let braces = known.unwrap_or_else(|| Braces::find(rest, at));
        let (limit, partner) = (braces.limit - at, braces.partner(at));
        self.braces = Some(braces);
        if let Some(close) = partner {
            return (Kind::NestedComment, close - at + 1);
        }
        // The braces do not match: as the standard has it, the first closing one ends the comment.
        let first = run(&rest[..limit], |byte| byte != b'}');
        match first < limit {
            true => (Kind::Comment, first + 1),
            false => (Kind::OpenComment, limit),
        }
    }
}

/// Which braces belong together, from one that opens a comment to where a comment that nobody closes would
/// end.
#[derive(Clone, Debug)]
struct Braces {
    limit: usize,
    /// Where each is opened and closed, in the order of the opening ones.
    pairs: Vec<(usize, usize)>,
}

impl Braces {
    /// The braces of what begins at a byte.
    fn find(rest: &[u8], at: usize) -> Braces {
        let len = open_comment(rest).1;
        work::add(len);
        let mut open = Vec::new();
        let mut pairs = Vec::new();
        for (index, &byte) in rest.iter().take(len).enumerate() {
            match byte {
                b'{' => open.push(at + index),
                b'}' => pairs.extend(open.pop().map(|open| (open, at + index))),
                _ => {}
            }
        }
        pairs.sort_unstable();
        Braces {
            limit: at + len,
            pairs,
        }
    }

    /// The brace that closes what is opened at a byte.
    fn partner(&self, at: usize) -> Option<usize> {
        let found = self.pairs.binary_search_by_key(&at, |pair| pair.0).ok()?;
        self.pairs.get(found).map(|pair| pair.1)
    }
}

const BOM: &[u8] = b"\xef\xbb\xbf";

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    #[inline]
    fn next(&mut self) -> Option<Token<'a>> {
        self.skip_space();
        let rest = self.rest();
        let &first = rest.first()?;
        let (kind, len) = match first {
            b'a'..=b'h' | b'A'..=b'Z' => word(rest),
            b'0'..=b'9' => number(rest),
            b'{' => self.brace(rest),
            b'[' => tag(rest),
            b'(' if rest.starts_with(b"(=)") => (Kind::Offer, 3),
            b'(' => (Kind::VariationStart, 1),
            b')' => (Kind::VariationEnd, 1),
            b'$' => (Kind::Nag, 1 + run(&rest[1..], |byte| byte.is_ascii_digit())),
            b';' => (Kind::LineComment, line(rest)),
            b'%' if self.at_line_start() => (Kind::Escape, line(rest)),
            b'*' => (Kind::Result, 1),
            b'.' => (Kind::Number, run(rest, |byte| byte == b'.')),
            b'<' => self.markup(rest),
            b'!' | b'?' => (Kind::Glyph, run(rest, |byte| matches!(byte, b'!' | b'?'))),
            b']' | b'}' | b'"' | b'>' | b'%' | b'\\' => (Kind::Stray, 1),
            _ => word(rest),
        };
        let token = Token {
            kind,
            at: self.at,
            bytes: rest.get(..len).unwrap_or(rest),
        };
        self.at += len;
        Some(token)
    }
}

fn run(bytes: &[u8], mut fits: impl FnMut(u8) -> bool) -> usize {
    let end = bytes.iter().position(|&byte| !fits(byte));
    let end = end.unwrap_or(bytes.len());
    work::add(end);
    end
}

/// How many bytes stand before the first of two. Much of a file may be comments, and of a comment only the end
/// matters here.
fn until(bytes: &[u8], one: u8, other: u8) -> usize {
    let end = memchr::memchr2(one, other, bytes).unwrap_or(bytes.len());
    work::add(end);
    end
}

/// To the end of the line, without its end.
fn line(bytes: &[u8]) -> usize {
    until(bytes, b'\n', b'\r')
}

/// The bytes at which a word ends, as a table: every byte of a file is looked up in it.
const ENDS_WORD: [bool; 256] = {
    let ends = b" \n\r\t\x0b\x0c{}()[];<>\"$!?.";
    let mut table = [false; 256];
    let mut at = 0;
    while at < ends.len() {
        table[ends[at] as usize] = true;
        at += 1;
    }
    table
};

fn ends_word(byte: u8) -> bool {
    ENDS_WORD[usize::from(byte)]
}

/// A move, or what stands in the place of one.
fn word(rest: &[u8]) -> (Kind, usize) {
    let mut len = run(rest, |byte| !ends_word(byte));
    match rest.get(len..) {
        // Nearly every word ends so.
        Some([b' ' | b'\n' | b'\r', ..]) => {}
        _ if rest.starts_with(b"e.p.") || rest.starts_with(b"o.l.") => return (Kind::InPassing, 4),
        // `exd6e.p.`
        Some([b'.', b'p' | b'l', b'.', ..]) if len > 1 => len += 3,
        // `e8(Q)`, with a letter of up to three bytes.
        Some([b'(', inside @ ..]) if matches!(rest.get(len.wrapping_sub(1)), Some(b'1' | b'8')) => {
            let letter = run(inside, |byte| {
                byte.is_ascii_alphabetic() || !byte.is_ascii()
            });
            if (1..=3).contains(&letter) && inside.get(letter) == Some(&b')') {
                len += letter + 2;
                len += run(&rest[len..], |byte| matches!(byte, b'+' | b'#'));
            }
        }
        _ => {}
    }
    let word = &rest[..len];
    match word {
        // No result and no judgement begins with a letter.
        [b'a'..=b'z' | b'A'..=b'Z', ..] => (Kind::Move, len),
        [] => (Kind::Stray, stray(rest)),
        b"=" => (Kind::Offer, len),
        b"--" => (Kind::Move, len),
        _ if is_result(word) => (Kind::Result, len),
        _ if word.iter().all(|byte| b"+-=/".contains(byte)) => (Kind::Glyph, len),
        [0xe2, 0x88 | 0xa9 | 0xab, _] | [0xc2, 0xb1] => (Kind::Glyph, len),
        _ => (Kind::Move, len),
    }
}

/// One sign, however many bytes it has.
fn stray(rest: &[u8]) -> usize {
    let more = rest.get(1..).unwrap_or_default();
    1 + run(more, |byte| byte & 0xc0 == 0x80).min(3)
}

fn is_result(word: &[u8]) -> bool {
    matches!(
        word,
        b"1-0" | b"0-1" | b"1/2-1/2" | b"1/2" | b"1:0" | b"0:1" | b"1/2:1/2"
    ) || matches!(
        decode(word).as_ref(),
        "½-½" | "½" | "½:½" | "1–0" | "0–1" | "½–½"
    )
}

/// What begins with a figure: a number, a result, or castling.
fn number(rest: &[u8]) -> (Kind, usize) {
    let digits = run(rest, |byte| byte.is_ascii_digit());
    match rest.get(digits) {
        Some(b'.') => (
            Kind::Number,
            digits + run(&rest[digits..], |byte| byte == b'.'),
        ),
        None | Some(b' ' | b'\n' | b'\r' | b'\t') if !rest[..digits].iter().all(|&b| b == b'0') => {
            (Kind::Number, digits)
        }
        // `1e4`, `12Nf3`
        Some(b'a'..=b'h' | b'A'..=b'Z') if rest[0] != b'0' => (Kind::Number, digits),
        _ => word(rest),
    }
}

/// A comment that nobody closes reaches to the next game.
fn open_comment(rest: &[u8]) -> (Kind, usize) {
    let mut at = 0;
    while let Some(next) = rest[at..].iter().position(|&byte| byte == b'\n') {
        work::add(next);
        at += next + 1;
        if matches!(tag(&rest[at..]), (Kind::Tag, _)) {
            break;
        }
    }
    let end = if at > 0 && rest.get(at) == Some(&b'[') {
        at
    } else {
        rest.len()
    };
    (Kind::OpenComment, end - trailing_space(&rest[..end]))
}

fn trailing_space(bytes: &[u8]) -> usize {
    bytes.len() - bytes.trim_ascii_end().len()
}

/// `[Name "value"]`, where a backslash keeps a quote within the value.
fn tag(rest: &[u8]) -> (Kind, usize) {
    if rest.first() != Some(&b'[') {
        return (Kind::Stray, 1);
    }
    let mut at = 1 + run(&rest[1..], |byte| matches!(byte, b' ' | b'\t'));
    let name = run(&rest[at..], |byte| {
        !byte.is_ascii_whitespace() && !matches!(byte, b'"' | b'[' | b']' | b'\\')
    });
    at += name;
    at += run(&rest[at..], |byte| matches!(byte, b' ' | b'\t'));
    if name == 0 || rest.get(at) != Some(&b'"') {
        return broken(rest);
    }
    at += 1;
    loop {
        match rest.get(at) {
            Some(b'\\') if matches!(rest.get(at + 1), Some(b'"' | b'\\')) => at += 2,
            Some(b'"') => break,
            Some(b'\n') | None => return broken(rest),
            Some(_) => at += 1,
        }
    }
    at += 1;
    at += run(&rest[at..], |byte| matches!(byte, b' ' | b'\t'));
    match rest.get(at) {
        Some(b']') => (Kind::Tag, at + 1),
        _ => broken(rest),
    }
}

/// A broken tag reaches to the last bracket of its line, or to the end of the line.
fn broken(rest: &[u8]) -> (Kind, usize) {
    let end = line(rest);
    let bracket = rest[..end].iter().rposition(|&byte| byte == b']');
    let end = bracket.map_or(end - trailing_space(&rest[..end]), |bracket| bracket + 1);
    (Kind::BrokenTag, end.max(1))
}
