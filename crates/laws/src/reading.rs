//! What a written move means on the board. The one door to the reader of moves.

use jadoube_notation::{Language, Reader, Unread};

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

/// Reads a move in a language. Where none is named the text is read as English; only where it makes
/// no sense there, and the piece is one that English has no letter for, the other languages are
/// tried, and those that find a legal move must agree.
pub(crate) fn read(standing: &Standing, text: &str, language: Option<Language>) -> Reading {
    let first = read_in(standing, text, language.unwrap_or(Language::English));
    let settled = matches!(first, Reading::Move(_) | Reading::Ambiguous);
    if language.is_some() || settled || !names_a_foreign_piece(text) {
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

/// Whether a text begins with the letter of a piece that English has no letter for.
fn names_a_foreign_piece(text: &str) -> bool {
    let letter = text.trim_start().chars().next();
    let of = |language: Language| letter.is_some_and(|c| language.letters().contains(&c));
    !of(Language::English) && Language::ALL.into_iter().any(of)
}

fn read_in(standing: &Standing, text: &str, language: Language) -> Reading {
    if let Ok(motion) = text.trim().parse::<Motion>()
        && standing.legal(motion).is_some()
    {
        return Reading::Move(motion);
    }
    // On a board that no legal game leads to only squares have a meaning.
    let Some(position) = standing.position() else {
        return Reading::Unintelligible;
    };
    match Reader::lenient(language).read(position, text) {
        Ok(reading) | Err(Unread::NotStrict { reading }) => {
            Reading::Move(Motion::of(reading.m, standing.mode()))
        }
        Err(Unread::Ambiguous { .. }) => Reading::Ambiguous,
        Err(Unread::Illegal { .. }) => Reading::Illegal,
        Err(Unread::NoMove { .. }) => Reading::Unintelligible,
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
