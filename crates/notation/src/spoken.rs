//! D.2.1: moves as they are announced at the board of a blind player.
//!
//! Files are spoken as names (Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector), ranks as
//! German numbers, pieces by their German names. What the piece is may be left out for a pawn and
//! where both squares are named.

use std::fmt;
use std::str::FromStr;

use shakmaty::{CastlingSide, File, Move, Rank, Role, Square};

const FILES: [&str; 8] = [
    "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
];
const RANKS: [&str; 8] = [
    "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht",
];
/// Words that say what everybody hears anyway.
const FILLERS: &[&str] = &[
    "schlaegt",
    "nimmt",
    "nach",
    "von",
    "zieht",
    "auf",
    "schach",
    "matt",
    "schachmatt",
    "wird",
    "en",
    "passant",
    "feld",
];

/// What an announcement says, before it is looked for on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// Castling on one side.
    Castling(CastlingSide),
    /// A piece goes to a square.
    Move {
        /// The piece, if it was named.
        role: Option<Role>,
        /// The file that the piece comes from, if it was named.
        file: Option<File>,
        /// The rank that the piece comes from, if it was named.
        rank: Option<Rank>,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
}

/// The words are no announcement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unheard {
    /// A word that no announcement has.
    UnknownWord(String),
    /// No square of arrival can be made out.
    NoSquare,
    /// Something is said in a place where it means nothing.
    OutOfPlace(String),
}

impl fmt::Display for Unheard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unheard::UnknownWord(word) => write!(f, "\"{word}\" is no word of an announcement"),
            Unheard::NoSquare => write!(f, "no square of arrival is named"),
            Unheard::OutOfPlace(word) => write!(f, "\"{word}\" means nothing in this place"),
        }
    }
}

impl std::error::Error for Unheard {}

enum Word {
    Piece(Role),
    File(File),
    Rank(Rank),
    Castling,
    Side(CastlingSide),
    Filler,
}

fn word(spoken: &str) -> Option<Word> {
    let plain = plain(spoken);
    let is = |names: [&str; 8]| names.iter().position(|name| self::plain(name) == plain);
    if let Some(at) = is(FILES) {
        return File::ALL.get(at).copied().map(Word::File);
    }
    if let Some(at) = is(RANKS) {
        return Rank::ALL.get(at).copied().map(Word::Rank);
    }
    Some(match plain.as_str() {
        "koenig" => Word::Piece(Role::King),
        "dame" => Word::Piece(Role::Queen),
        "turm" => Word::Piece(Role::Rook),
        "laeufer" => Word::Piece(Role::Bishop),
        "springer" => Word::Piece(Role::Knight),
        "bauer" => Word::Piece(Role::Pawn),
        "rochade" => Word::Castling,
        "kurze" | "kurz" | "kleine" => Word::Side(CastlingSide::KingSide),
        "lange" | "lang" | "grosse" => Word::Side(CastlingSide::QueenSide),
        "caesar" => Word::File(File::C),
        "hektor" => Word::File(File::H),
        "zwo" => Word::Rank(Rank::Second),
        filler if FILLERS.contains(&filler) => Word::Filler,
        letter if letter.len() == 1 => {
            let letter = letter.chars().next()?;
            match File::from_char(letter) {
                Some(file) => Word::File(file),
                None => Word::Rank(Rank::from_char(letter)?),
            }
        }
        _ => return None,
    })
}

/// A word without capitals, umlauts and marks.
fn plain(word: &str) -> String {
    let mut plain = String::new();
    for letter in word.chars().flat_map(char::to_lowercase) {
        match letter {
            'ä' => plain.push_str("ae"),
            'ö' => plain.push_str("oe"),
            'ü' => plain.push_str("ue"),
            'ß' => plain.push_str("ss"),
            letter if letter.is_alphanumeric() => plain.push(letter),
            _ => {}
        }
    }
    plain
}

impl FromStr for Announcement {
    type Err = Unheard;

    fn from_str(text: &str) -> Result<Announcement, Unheard> {
        let spoken = text.split(|c: char| c.is_whitespace() || c == '-' || c == ',');
        let (mut castling, mut castles) = (None, false);
        let (mut role, mut promotion) = (None, None);
        let mut squares: Vec<Word> = Vec::new();
        let said = spoken.filter(|spoken| !plain(spoken).is_empty());
        for spoken in said.flat_map(parts) {
            let out_of_place = || Unheard::OutOfPlace(spoken.to_owned());
            match word(spoken).ok_or_else(|| Unheard::UnknownWord(spoken.to_owned()))? {
                Word::Filler => {}
                Word::Castling => castles = true,
                Word::Side(side) => castling = Some(side),
                Word::Piece(piece) if squares.is_empty() && role.is_none() => role = Some(piece),
                Word::Piece(piece) if !squares.is_empty() && promotion.is_none() => {
                    promotion = Some(piece);
                }
                Word::Piece(_) => return Err(out_of_place()),
                Word::File(_) | Word::Rank(_) if promotion.is_some() => return Err(out_of_place()),
                square @ (Word::File(_) | Word::Rank(_)) => squares.push(square),
            }
        }
        match (castling, castles, squares.as_slice()) {
            (Some(side), true, []) => Ok(Announcement::Castling(side)),
            (Some(_), ..) | (_, true, _) => Err(Unheard::OutOfPlace(text.to_owned())),
            (None, false, [from @ .., Word::File(file), Word::Rank(rank)]) => {
                let (from_file, from_rank) = departure(from).ok_or(Unheard::NoSquare)?;
                Ok(Announcement::Move {
                    role,
                    file: from_file,
                    rank: from_rank,
                    to: Square::from_coords(*file, *rank),
                    promotion,
                })
            }
            _ => Err(Unheard::NoSquare),
        }
    }
}

/// A square said as one word, `e4`, is its file and its rank.
fn parts(spoken: &str) -> impl Iterator<Item = &str> {
    let square = spoken.to_ascii_lowercase().parse::<Square>().is_ok();
    let cut = if square { 1 } else { 0 };
    let (file, rest) = spoken.split_at(cut);
    [file, rest].into_iter().filter(|part| !part.is_empty())
}

fn departure(words: &[Word]) -> Option<(Option<File>, Option<Rank>)> {
    match words {
        [] => Some((None, None)),
        [Word::File(file)] => Some((Some(*file), None)),
        [Word::Rank(rank)] => Some((None, Some(*rank))),
        [Word::File(file), Word::Rank(rank)] => Some((Some(*file), Some(*rank))),
        _ => None,
    }
}

impl Announcement {
    /// The announcement of a move, with both squares, so that it can mean no other.
    pub const fn of(m: Move) -> Announcement {
        match m {
            Move::Castle { king, rook } => {
                let right = rook.to_u32() > king.to_u32();
                Announcement::Castling(if right {
                    CastlingSide::KingSide
                } else {
                    CastlingSide::QueenSide
                })
            }
            Move::Normal {
                role,
                from,
                to,
                promotion,
                ..
            } => Announcement::Move {
                role: Some(role),
                file: Some(from.file()),
                rank: Some(from.rank()),
                to,
                promotion,
            },
            Move::EnPassant { from, to } => Announcement::Move {
                role: Some(Role::Pawn),
                file: Some(from.file()),
                rank: Some(from.rank()),
                to,
                promotion: None,
            },
            Move::Put { role, to } => Announcement::Move {
                role: Some(role),
                file: None,
                rank: None,
                to,
                promotion: None,
            },
        }
    }

    /// Whether the announcement fits a move. A promotion that names no piece fits all four.
    pub fn fits(&self, m: Move) -> bool {
        match (*self, m) {
            (Announcement::Castling(side), _) => m.castling_side() == Some(side),
            (Announcement::Move { .. }, Move::Castle { .. }) => false,
            (
                Announcement::Move {
                    role,
                    file,
                    rank,
                    to,
                    promotion,
                },
                _,
            ) => {
                let whole = file.is_some() && rank.is_some();
                let piece = role == Some(m.role()) || role.is_none() && (whole || is_pawn(m));
                let from = m.from();
                piece
                    && m.to() == to
                    && file.is_none_or(|file| from.is_some_and(|sq| sq.file() == file))
                    && rank.is_none_or(|rank| from.is_some_and(|sq| sq.rank() == rank))
                    && (promotion.is_none() || promotion == m.promotion())
            }
        }
    }
}

fn is_pawn(m: Move) -> bool {
    m.role() == Role::Pawn
}

impl fmt::Display for Announcement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Announcement::Castling(CastlingSide::KingSide) => f.write_str("Kurze Rochade"),
            Announcement::Castling(CastlingSide::QueenSide) => f.write_str("Lange Rochade"),
            Announcement::Move {
                role,
                file,
                rank,
                to,
                promotion,
            } => {
                let words = [
                    role.filter(|role| *role != Role::Pawn).map(name),
                    file.map(file_name),
                    rank.map(rank_name),
                    Some(file_name(to.file())),
                    Some(rank_name(to.rank())),
                    promotion.map(name),
                ];
                let words: Vec<&str> = words.into_iter().flatten().collect();
                f.write_str(&words.join(" "))
            }
        }
    }
}

const fn name(role: Role) -> &'static str {
    match role {
        Role::King => "König",
        Role::Queen => "Dame",
        Role::Rook => "Turm",
        Role::Bishop => "Läufer",
        Role::Knight => "Springer",
        Role::Pawn => "Bauer",
    }
}

fn file_name(file: File) -> &'static str {
    FILES.get(file.to_usize()).copied().unwrap_or_default()
}

fn rank_name(rank: Rank) -> &'static str {
    RANKS.get(rank.to_usize()).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use shakmaty::{CastlingMode, Chess, Position, Setup, fen::Fen};

    use super::*;

    fn heard(fen: &str, text: &str) -> Vec<String> {
        let fen: Fen = fen.parse().expect("a FEN");
        let position: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
        let announcement: Announcement = text.parse().expect("an announcement");
        let fits = |m: &Move| announcement.fits(*m);
        let moves = position.legal_moves().into_iter().filter(fits);
        moves
            .map(|m| shakmaty::uci::UciMove::from_standard(m).to_string())
            .collect()
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn short_and_long_forms_are_heard() {
        assert_eq!(heard(START, "Eva zwei Eva vier"), ["e2e4"]);
        assert_eq!(heard(START, "eva vier"), ["e2e4"]);
        assert_eq!(heard(START, "Springer Felix drei"), ["g1f3"]);
        assert_eq!(heard(START, "SPRINGER nach Felix 3"), ["g1f3"]);
        assert_eq!(heard(START, "Gustav eins Felix drei"), ["g1f3"]);
        assert_eq!(heard(START, "Springer von g1 nach F3"), ["g1f3"]);
        assert_eq!(heard(START, "Felix fünf"), Vec::<String>::new());
        let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        assert_eq!(heard(castling, "Lange Rochade"), ["e1c1"]);
        assert_eq!(heard(castling, "kurze Rochade"), ["e1g1"]);
        assert_eq!(heard(castling, "Turm Anna Bella eins"), ["a1b1"]);
        let promotion = "6k1/4P3/8/8/8/8/8/6K1 w - - 0 1";
        assert_eq!(heard(promotion, "Eva acht Springer"), ["e7e8n"]);
        assert_eq!(heard(promotion, "Eva acht").len(), 4);
    }

    #[test]
    fn what_is_no_announcement_is_told_with_the_word() {
        let unheard = |text: &str| text.parse::<Announcement>().expect_err("nothing heard");
        assert_eq!(
            unheard("Emil vier"),
            Unheard::UnknownWord("Emil".to_owned())
        );
        assert_eq!(unheard("Springer Felix"), Unheard::NoSquare);
        assert_eq!(unheard(""), Unheard::NoSquare);
        assert!(matches!(
            unheard("Lange Rochade Eva eins"),
            Unheard::OutOfPlace(_)
        ));
        assert!(matches!(
            unheard("Dame Turm Eva eins"),
            Unheard::OutOfPlace(_)
        ));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn every_move_survives_being_spoken(choices in proptest::collection::vec(0usize..200, 0..80), start in 0u32..960) {
            let mut setup = Setup::initial();
            setup.board = shakmaty::Board::chess960(start);
            setup.castling_rights = setup.board.rooks();
            let mut position: Chess = setup.position(CastlingMode::Chess960).expect("a start");
            for choice in choices {
                let legal = position.legal_moves();
                for m in &legal {
                    let spoken = Announcement::of(*m).to_string();
                    let heard: Announcement = spoken.parse().expect("an announcement");
                    let fitting: Vec<Move> = legal.iter().copied().filter(|m| heard.fits(*m)).collect();
                    prop_assert_eq!(fitting, vec![*m], "{}", spoken);
                }
                if legal.is_empty() {
                    break;
                }
                position.play_unchecked(legal[choice % legal.len()]);
            }
        }

        #[test]
        fn what_is_heard_can_be_said_again(words in proptest::collection::vec(0usize..24, 0..8), noise: String) {
            let vocabulary = [&FILES[..], &RANKS[..], &["Dame", "Bauer", "Lange", "Rochade", "nach", "e", "4", &noise]].concat();
            let words: Vec<&str> = words.into_iter().map(|word| vocabulary[word]).collect();
            if let Ok(heard) = words.join(" ").parse::<Announcement>() {
                let again: Announcement = heard.to_string().parse().expect("said again");
                prop_assert_eq!(again.to_string(), heard.to_string());
            }
        }
    }
}
