//! Scoresheets (Article 8): what a player wrote, where two sheets part, and the games that explain them.

mod alike;
mod compare;
mod plausible;
mod repair;

pub use compare::{Agreement, compare};
pub use repair::{Answer, Fix, FixKind, Limits, Progress, Repair, repair};

use crate::Language;
use crate::pgn::{Kind, SourceMap, SourcePos, Tokens};

/// A scoresheet: entries one after the other, right or wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Whose letters it is written in.
    pub language: Language,
    /// The entries.
    pub entries: Vec<Entry>,
}

/// What stands in one place for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// As it was written; nothing where the place was left blank.
    pub text: String,
    /// Where it stands in the file.
    pub place: SourcePos,
}

impl Entry {
    /// Whether the player left the place blank or marked a move as unknown.
    pub fn is_blank(&self) -> bool {
        self.text.is_empty()
    }
}

impl Sheet {
    /// Reads a sheet typed as `1. e4 e5 2. Nf3 …`; numbers, comments and results are passed over, and `--` or
    /// a `?` in the place of a move leaves it blank. Numbers are not relied on: players miscount.
    pub fn read(file: &[u8], language: Language) -> Sheet {
        let mut entries = Vec::new();
        let mut depth = 0u32;
        let mut after_number = false;
        let map = SourceMap::new(file);
        for token in Tokens::new(file) {
            match token.kind {
                Kind::VariationStart => depth += 1,
                Kind::VariationEnd => depth = depth.saturating_sub(1),
                Kind::Move | Kind::Glyph if depth == 0 => {
                    let blank = token.bytes == b"--" || token.bytes == b"?" && after_number;
                    if token.kind == Kind::Move || blank {
                        let text = if blank {
                            String::new()
                        } else {
                            token.text().into_owned()
                        };
                        let place = map.pos(token.at);
                        entries.push(Entry { text, place });
                    }
                }
                _ => {}
            }
            after_number = token.kind == Kind::Number;
        }
        Sheet { language, entries }
    }
}
