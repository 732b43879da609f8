//! What a written move means on the board. The one door to the reader of moves.

use jadoube_notation::Language;
use shakmaty::{CastlingSide, File, Move, Rank, Role, Square};

use crate::{Motion, Standing};

/// What a written move means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// One legal move.
    Move(Motion),
    /// Several legal moves.
    Ambiguous,
    /// A move, but no legal one.
    Illegal,
    /// No move at all.
    Unintelligible,
}

/// Reads a move in a language. Where none is named the text is read as English; only where that
/// makes no sense, the other languages are tried, and those that find a legal move must agree.
pub(crate) fn read(standing: &Standing, text: &str, language: Option<Language>) -> Reading {
    let first = read_in(standing, text, language.unwrap_or(Language::English));
    if language.is_some() || first != Reading::Unintelligible {
        return first;
    }
    let mut found = first;
    for language in Language::ALL {
        found = match (found, read_in(standing, text, language)) {
            (found, Reading::Unintelligible) => found,
            (Reading::Unintelligible | Reading::Illegal, next) => next,
            (found, Reading::Illegal) => found,
            (found, next) if found == next => found,
            _ => Reading::Ambiguous,
        };
    }
    found
}

fn read_in(standing: &Standing, text: &str, language: Language) -> Reading {
    if let Ok(motion) = text.trim().parse::<Motion>()
        && standing.legal(motion).is_some()
    {
        return Reading::Move(motion);
    }
    let Some(written) = Written::parse(text, language) else {
        return Reading::Unintelligible;
    };
    let mut fitting = standing
        .legal_moves()
        .into_iter()
        .filter(|m| written.fits(*m));
    match (fitting.next(), fitting.next()) {
        (Some(m), None) => Reading::Move(Motion::of(m, standing.mode())),
        (Some(_), Some(_)) => Reading::Ambiguous,
        _ => Reading::Illegal,
    }
}

/// What a text says, before it is looked for on the board.
enum Written {
    Castling(CastlingSide),
    Move {
        role: Option<Role>,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
        promotion: Option<Role>,
    },
}

impl Written {
    fn parse(text: &str, language: Language) -> Option<Written> {
        let text = text
            .replace("e.p.", "")
            .replace("o.l.", "")
            .replace("(=)", "");
        let plain = |c: &char| !"+#!?=-x:×() \t".contains(*c);
        let bare: String = text.chars().filter(plain).collect();
        match bare.replace(['O', 'o'], "0").as_str() {
            "00" => return Some(Written::Castling(CastlingSide::KingSide)),
            "000" => return Some(Written::Castling(CastlingSide::QueenSide)),
            _ => {}
        }
        let mut letters: Vec<char> = bare.chars().collect();
        let named = |letter: char| {
            let roles = [
                Role::King,
                Role::Queen,
                Role::Rook,
                Role::Bishop,
                Role::Knight,
            ];
            let has = |role: &Role| language.letter(*role) == Some(letter);
            roles.into_iter().find(has)
        };
        let promotion = letters.last().copied().and_then(named);
        if promotion.is_some() {
            letters.pop();
        }
        let role = letters.first().copied().and_then(named);
        if role.is_some() {
            letters.remove(0);
        }
        let rank = Rank::from_char(letters.pop()?)?;
        let file = File::from_char(letters.pop()?)?;
        let (from_file, from_rank) = match letters.as_slice() {
            [] => (None, None),
            [one] => match File::from_char(*one) {
                Some(file) => (Some(file), None),
                None => (None, Some(Rank::from_char(*one)?)),
            },
            [file, rank] => (Some(File::from_char(*file)?), Some(Rank::from_char(*rank)?)),
            _ => return None,
        };
        Some(Written::Move {
            role,
            file: from_file,
            rank: from_rank,
            to: Square::from_coords(file, rank),
            promotion,
        })
    }

    fn fits(&self, m: Move) -> bool {
        match *self {
            Written::Castling(side) => m.castling_side() == Some(side),
            Written::Move {
                role,
                file,
                rank,
                to,
                promotion,
            } => {
                let whole = file.is_some() && rank.is_some();
                let piece = role.map_or(whole || m.role() == Role::Pawn, |role| role == m.role());
                piece
                    && !m.is_castle()
                    && m.to() == to
                    && m.from().is_some_and(|from| {
                        file.is_none_or(|file| from.file() == file)
                            && rank.is_none_or(|rank| from.rank() == rank)
                    })
                    && (promotion.is_none() || promotion == m.promotion())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, fen::Fen};

    use super::*;

    fn reading(fen: &str, text: &str, language: Option<Language>) -> Reading {
        let fen: Fen = fen.parse().expect("a FEN");
        let standing = Standing::new(fen.into_setup(), CastlingMode::Standard);
        read(&standing, text, language)
    }

    fn moves(text: &str) -> Reading {
        Reading::Move(text.parse().expect("a motion"))
    }

    const ROOKS: &str = "r4rk1/ppp2ppp/2n5/8/8/2N5/PPP2PPP/R4RK1 w - - 0 41";

    #[test]
    fn a_text_means_one_move_or_why_not() {
        assert_eq!(reading(ROOKS, "Rad1", None), moves("a1d1"));
        assert_eq!(reading(ROOKS, "Ra1-d1!", None), moves("a1d1"));
        assert_eq!(reading(ROOKS, "a1d1", None), moves("a1d1"));
        assert_eq!(reading(ROOKS, "Rd1", None), Reading::Ambiguous);
        assert_eq!(reading(ROOKS, "Rh8", None), Reading::Illegal);
        assert_eq!(reading(ROOKS, "the rook", None), Reading::Unintelligible);
        assert_eq!(reading(ROOKS, "", None), Reading::Unintelligible);
    }

    #[test]
    fn languages_are_tried_where_english_makes_no_sense() {
        assert_eq!(reading(ROOKS, "Hd5", None), moves("c3d5"));
        assert_eq!(reading(ROOKS, "Rd5", None), Reading::Illegal);
        let finnish = Some(Language::Finnish);
        assert_eq!(reading(ROOKS, "Rd5", finnish), moves("c3d5"));
        assert_eq!(reading(ROOKS, "Tad1", None), moves("a1d1"));
    }

    #[test]
    fn promotions_and_castling() {
        let pawn = "6k1/4P3/8/8/8/8/8/R3K3 w Q - 0 1";
        assert_eq!(reading(pawn, "e8=Q", None), moves("e7e8q"));
        assert_eq!(reading(pawn, "e7-e8N", None), moves("e7e8n"));
        assert_eq!(reading(pawn, "e8", None), Reading::Ambiguous);
        assert_eq!(reading(pawn, "0-0-0", None), moves("e1c1"));
        assert_eq!(reading(pawn, "O-O", None), Reading::Illegal);
    }
}
