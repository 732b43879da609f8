//! C.2 and C.3: the letters of the pieces. Every player may use those of his own country.

use std::fmt;
use std::str::FromStr;

use shakmaty::Role;

use crate::Liberty;

/// Whose letters a move is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", ts(rename = "Letters"))]
#[cfg_attr(feature = "schema", schemars(rename = "Letters"))]
pub enum Language {
    /// K Q R B N
    #[cfg_attr(feature = "serde", serde(rename = "en"))]
    English,
    /// K V B F H: király, vezér, bástya, futó, huszár.
    #[cfg_attr(feature = "serde", serde(rename = "hu"))]
    Hungarian,
    /// Ş V K F A: şah, vezir, kale, fil, at.
    #[cfg_attr(feature = "serde", serde(rename = "tr"))]
    Turkish,
    /// K D T L R: kuningas, daami, torni, lähetti, ratsu.
    #[cfg_attr(feature = "serde", serde(rename = "fi"))]
    Finnish,
    /// K D T L S: König, Dame, Turm, Läufer, Springer.
    #[cfg_attr(feature = "serde", serde(rename = "de"))]
    German,
    /// ♔ ♕ ♖ ♗ ♘, as printed books use them.
    #[cfg_attr(feature = "serde", serde(rename = "figurine"))]
    Figurine,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::Hungarian,
        Language::Turkish,
        Language::Finnish,
        Language::German,
        Language::Figurine,
    ];

    /// The letters of king, queen, rook, bishop and knight.
    pub const fn letters(self) -> [char; 5] {
        match self {
            Language::English => ['K', 'Q', 'R', 'B', 'N'],
            Language::Hungarian => ['K', 'V', 'B', 'F', 'H'],
            Language::Turkish => ['Ş', 'V', 'K', 'F', 'A'],
            Language::Finnish => ['K', 'D', 'T', 'L', 'R'],
            Language::German => ['K', 'D', 'T', 'L', 'S'],
            Language::Figurine => ['♔', '♕', '♖', '♗', '♘'],
        }
    }

    /// The letter of a piece; a pawn has none (C.4).
    pub const fn letter(self, role: Role) -> Option<char> {
        let [king, queen, rook, bishop, knight] = self.letters();
        match role {
            Role::King => Some(king),
            Role::Queen => Some(queen),
            Role::Rook => Some(rook),
            Role::Bishop => Some(bishop),
            Role::Knight => Some(knight),
            Role::Pawn => None,
        }
    }

    /// The piece that a letter names in this language exactly as it should be written.
    pub(crate) fn piece(self, letter: char) -> Option<Role> {
        if self == Language::Figurine {
            return figurine(letter).filter(|&role| role != Role::Pawn);
        }
        let letters = self.letters();
        let at = letters.iter().position(|&own| own == letter)?;
        PIECES.get(at).copied()
    }

    /// The same for a byte, where the letter is one.
    #[inline]
    pub(crate) const fn piece_of_byte(self, letter: u8) -> Option<Role> {
        let letters = self.letters();
        let mut at = 0;
        while at < letters.len() {
            if letters[at] == letter as char {
                return Some(PIECES[at]);
            }
            at += 1;
        }
        None
    }

    /// The piece that people also mean by a letter: a Ş that a keyboard or a code page has spoilt, a
    /// figurine of either colour, or a letter for the pawn, which should have none.
    pub(crate) fn habit(self, letter: char) -> Option<(Role, Liberty)> {
        if let Some(role) = figurine(letter) {
            let liberty = match role {
                Role::Pawn => Liberty::PawnLetter,
                _ => Liberty::Figurine,
            };
            return Some((role, liberty));
        }
        let pawn = match self {
            Language::English | Language::Turkish => 'P',
            Language::Hungarian => 'G',
            Language::Finnish => 'S',
            Language::German => 'B',
            Language::Figurine => return None,
        };
        match letter {
            // Ş with a comma, and as Latin-1 shows the byte of the Turkish code page.
            'S' | 'Ș' | 'Þ' if self == Language::Turkish => {
                Some((Role::King, Liberty::PlainLetter))
            }
            letter if letter == pawn => Some((Role::Pawn, Liberty::PawnLetter)),
            _ => None,
        }
    }

    /// The name of the language, as a locale has it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Hungarian => "hu",
            Language::Turkish => "tr",
            Language::Finnish => "fi",
            Language::German => "de",
            Language::Figurine => "figurine",
        }
    }
}

const PIECES: [Role; 5] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
];

fn figurine(letter: char) -> Option<Role> {
    Some(match letter {
        '♔' | '♚' => Role::King,
        '♕' | '♛' => Role::Queen,
        '♖' | '♜' => Role::Rook,
        '♗' | '♝' => Role::Bishop,
        '♘' | '♞' => Role::Knight,
        '♙' | '♟' => Role::Pawn,
        _ => return None,
    })
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A name that is none of the languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is none of", self.0)?;
        let names = Language::ALL.iter().map(|language| language.as_str());
        names.into_iter().try_for_each(|name| write!(f, " {name}"))
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(name: &str) -> Result<Language, UnknownLanguage> {
        let known = Language::ALL.into_iter();
        let mut known = known.filter(|language| language.as_str() == name);
        known.next().ok_or_else(|| UnknownLanguage(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_pieces_share_a_letter() {
        for language in Language::ALL {
            let letters = language.letters();
            for (at, letter) in letters.iter().enumerate() {
                assert!(!letters[at + 1..].contains(letter), "{language:?} {letter}");
            }
        }
    }
}
