//! C.2 and C.3: the letters of the pieces. Every player may use those of his own country.

use serde::{Deserialize, Serialize};
use shakmaty::Role;

/// Whose letters a move is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Language {
    /// K Q R B N
    #[serde(rename = "en")]
    English,
    /// K V B F H: király, vezér, bástya, futó, huszár.
    #[serde(rename = "hu")]
    Hungarian,
    /// Ş V K F A: şah, vezir, kale, fil, at.
    #[serde(rename = "tr")]
    Turkish,
    /// K D T L R: kuningas, daami, torni, lähetti, ratsu.
    #[serde(rename = "fi")]
    Finnish,
    /// K D T L S: König, Dame, Turm, Läufer, Springer.
    #[serde(rename = "de")]
    German,
    /// ♔ ♕ ♖ ♗ ♘, as printed books use them.
    #[serde(rename = "figurine")]
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
