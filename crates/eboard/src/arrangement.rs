//! Which move explains what stands on the board.

use jadoube_laws::{Motion, MovingRequest, Outcome, Standing, color};
use jadoube_ruling::{Moment, Side, Span};
use shakmaty::{Board, Color, File, Move, Piece, Position, Square};

/// How an arrangement came about, as far as one move explains it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Account {
    /// Every piece stands as before.
    Nothing,
    /// A legal move; the opponent may have begun to answer, or answered.
    Legal(Motion),
    /// One piece was put where no legal move takes it, or a move was left half done: a king without its rook, a pawn
    /// that stayed a pawn, a pawn that was passed and still stands.
    Unfinished {
        /// Where the piece went.
        motion: Motion,
        /// Whether what it captures, if anything, is off the board.
        victim_off: bool,
    },
    /// King and rook stand as after castling, which is not legal.
    Castled(Motion),
    /// No single move leads to it.
    Unknown,
}

impl Account {
    /// The motion, where there is one.
    pub const fn motion(&self) -> Option<Motion> {
        match self {
            Account::Legal(motion)
            | Account::Castled(motion)
            | Account::Unfinished { motion, .. } => Some(*motion),
            Account::Nothing | Account::Unknown => None,
        }
    }

    /// The request that tells of it.
    pub const fn request(&self) -> Option<MovingRequest> {
        match self {
            Account::Legal(motion) | Account::Castled(motion) => Some(MovingRequest::Move {
                motion: *motion,
                two_hands: false,
            }),
            Account::Unfinished { motion, victim_off } => Some(MovingRequest::Release {
                from: motion.from,
                to: motion.to,
                victim_off: Some(*victim_off),
            }),
            Account::Nothing | Account::Unknown => None,
        }
    }
}

/// What is known of how an arrangement came about.
#[derive(Clone, Debug)]
pub struct Trail {
    /// When each square changed last.
    changed: [Moment; 64],
    /// Changes nearer to each other than this have no order.
    unordered: Span,
    /// The piece, own or not, that the opponent of the player having the move lifted last, and from where.
    pub(crate) lifted: Option<(Square, Piece)>,
}

impl Trail {
    /// A board on which nothing has changed.
    pub fn new(unordered: Span) -> Trail {
        Trail {
            changed: [Moment::ZERO; 64],
            unordered,
            lifted: None,
        }
    }

    pub(crate) fn note(&mut self, square: Square, now: Moment) {
        self.changed[usize::from(square)] = now;
    }

    /// Whether everything on some squares was done before anything on others.
    fn in_order(&self, first: &[Square], then: &[Square]) -> bool {
        let when = |square: &Square| self.changed[usize::from(*square)];
        let alone = |square: &&Square| !then.contains(square);
        let first_done = first.iter().filter(alone).map(when).max();
        let then_begun = then.iter().filter(|sq| !first.contains(sq)).map(when).min();
        match (first_done, then_begun) {
            (Some(done), Some(begun)) => done <= begun + self.unordered,
            _ => false,
        }
    }
}

/// The squares on which two boards differ, from a1 to h8.
pub fn difference(one: &Board, other: &Board) -> Vec<Square> {
    let differs = |square: &Square| one.piece_at(*square) != other.piece_at(*square);
    Square::ALL.into_iter().filter(differs).collect()
}

/// What the player having the move did, if that and at most one answer of the opponent explain the board.
pub fn account(standing: &Standing, board: &Board, trail: &Trail) -> Account {
    if standing.board() == board {
        return Account::Nothing;
    }
    if let Some(motion) = legal_to(standing, board) {
        return Account::Legal(motion);
    }
    if let Some(account) = unfinished(standing, board) {
        return account;
    }
    if let Some(motion) = castled(standing, board) {
        return Account::Castled(motion);
    }
    // The opponent answers before the clock is pressed: a piece in the hand, or a whole move.
    if let Some((square, piece)) = trail.lifted
        && let Some(back) = with_piece_back(board, square, piece)
        && let Some(motion) = legal_to(standing, &back)
    {
        return Account::Legal(motion);
    }
    match before_answer(standing, board, trail) {
        Some(motion) => Account::Legal(motion),
        None => Account::Unknown,
    }
}

/// The one legal move that leads to the board, with nothing else done.
pub(crate) fn legal_to(standing: &Standing, board: &Board) -> Option<Motion> {
    // A move changes four squares at most.
    if difference(standing.board(), board).len() > 4 {
        return None;
    }
    let leads = |motion: &Motion| {
        let m = standing.legal(*motion);
        m.is_some_and(|m| standing.after(m).board() == board)
    };
    only(standing.legal_motions().into_iter().filter(leads))
}

/// The one legal move after which a legal answer, done later, leads to the board.
fn before_answer(standing: &Standing, board: &Board, trail: &Trail) -> Option<Motion> {
    let leads = |motion: &Motion| {
        let Some(m) = standing.legal(*motion) else {
            return false;
        };
        let after = standing.after(m);
        legal_to(&after, board).is_some()
            && trail.in_order(
                &difference(standing.board(), after.board()),
                &difference(after.board(), board),
            )
    };
    only(standing.legal_motions().into_iter().filter(leads))
}

fn only(mut motions: impl Iterator<Item = Motion>) -> Option<Motion> {
    let first = motions.next();
    first.filter(|_| motions.next().is_none())
}

/// One own piece that went elsewhere, and nothing else.
fn unfinished(standing: &Standing, board: &Board) -> Option<Account> {
    let us = color(standing.turn());
    let before = standing.board();
    let (from, to) = match difference(before, board)[..] {
        [one, other] if board.piece_at(one).is_none() => (one, other),
        [one, other] if board.piece_at(other).is_none() => (other, one),
        _ => return None,
    };
    let piece = before.piece_at(from).filter(|piece| piece.color == us)?;
    if board.piece_at(to) != Some(piece) || before.color_at(to) == Some(us) {
        return None;
    }
    let motion = Motion::new(from, to);
    let passed = matches!(standing.legal(motion), Some(Move::EnPassant { .. }));
    Some(Account::Unfinished {
        motion,
        victim_off: !passed,
    })
}

/// King and rook where castling would put them.
fn castled(standing: &Standing, board: &Board) -> Option<Motion> {
    let king = standing.board().king_of(color(standing.turn()))?;
    let files = match standing.mode().is_chess960() {
        true => File::ALL.to_vec(),
        false => vec![File::C, File::G],
    };
    let motions = files.into_iter().map(|file| {
        let to = Square::from_coords(file, king.rank());
        Motion::new(king, to)
    });
    let leads = |motion: &Motion| {
        motion.from != motion.to && standing.after_motion(*motion).board() == board
    };
    only(motions.filter(leads))
}

/// The board with a piece back on the square that it was lifted from.
fn with_piece_back(board: &Board, square: Square, piece: Piece) -> Option<Board> {
    if board.piece_at(square).is_some() {
        return None;
    }
    let mut back = board.clone();
    back.set_piece_at(square, piece);
    Some(back)
}

/// Whether a game is over by what stands after a legal move: mate, stalemate, or material that can never mate.
pub fn ends(standing: &Standing, motion: Motion) -> bool {
    let after = standing.legal(motion).map(|m| standing.after(m));
    let position = after.as_ref().and_then(Standing::position);
    position.is_some_and(Position::is_game_over)
}

/// The result that both kings in the centre show: on its light squares White has won, on its dark squares Black, on one
/// of each nobody. Kings beside each other are no position of a game, so nothing else can be meant.
pub fn centre(board: &Board) -> Option<Outcome> {
    let [white, black] = [Color::White, Color::Black].map(|side| board.king_of(side));
    let (white, black) = (white?, black?);
    let middle = [Square::D4, Square::E4, Square::D5, Square::E5];
    if !middle.contains(&white) || !middle.contains(&black) {
        return None;
    }
    Some(match (white.is_light(), black.is_light()) {
        (true, true) => Outcome::Win(Side::White),
        (false, false) => Outcome::Win(Side::Black),
        _ => Outcome::Draw,
    })
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;
    use shakmaty::{CastlingMode, Setup};

    use super::*;

    fn standing(fen: &str) -> Standing {
        let fen: Fen = fen.parse().unwrap();
        Standing::new(fen.into_setup(), CastlingMode::Standard)
    }

    fn board(text: &str) -> Board {
        Board::from_ascii_board_fen(text.as_bytes()).unwrap()
    }

    fn initial() -> Standing {
        Standing::new(Setup::initial(), CastlingMode::Standard)
    }

    fn told(standing: &Standing, text: &str) -> Account {
        account(standing, &board(text), &trail(&[], None))
    }

    /// Squares that changed one after the other, and those from which a piece was lifted.
    fn trail(changed: &[Square], lifted: Option<Square>) -> Trail {
        let mut trail = Trail::new(Span::from_millis(100));
        for (number, square) in (1u64..).zip(changed) {
            trail.note(*square, Moment::from_millis(1000 * number));
        }
        trail.lifted = lifted.map(|square| (square, Color::Black.pawn()));
        trail
    }

    #[test]
    fn one_move_is_found_and_an_answer_beside_it() {
        let e4 = Account::Legal("e2e4".parse().unwrap());
        let start = initial();
        assert_eq!(
            told(&start, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
            Account::Nothing
        );
        assert_eq!(
            told(&start, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"),
            e4
        );
        let answered = board("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
        let (e2, e4_square) = (Square::E2, Square::E4);
        let in_order = trail(&[e2, e4_square, Square::E7, Square::E5], None);
        assert_eq!(account(&start, &answered, &in_order), e4);
        let turned = trail(&[Square::E7, Square::E5, e2, e4_square], None);
        assert_eq!(account(&start, &answered, &turned), Account::Unknown);
        let lifted = board("rnbqkbnr/pppp1ppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
        assert_eq!(
            account(&start, &lifted, &trail(&[], None)),
            Account::Unknown
        );
        assert_eq!(account(&start, &lifted, &trail(&[], Some(Square::E7))), e4);
    }

    #[test]
    fn what_is_no_legal_move_is_told_as_what_it_is() {
        let knight = told(&initial(), "rnbqkbnr/pppppppp/8/8/8/6N1/PPPPPPPP/RNBQKB1R");
        let motion = "g1g3".parse().unwrap();
        let victim_off = true;
        assert_eq!(knight, Account::Unfinished { motion, victim_off });
        let pawn = standing("7k/4P3/8/8/8/8/8/K7 w - - 0 1");
        let motion = "e7e8".parse().unwrap();
        assert_eq!(
            told(&pawn, "4P2k/8/8/8/8/8/8/K7"),
            Account::Unfinished { motion, victim_off }
        );
        assert_eq!(
            told(&pawn, "4Q2k/8/8/8/8/8/8/K7"),
            Account::Legal("e7e8q".parse().unwrap())
        );
        let passing = standing("7k/8/8/3pP3/8/8/8/K7 w - d6 0 1");
        let motion = "e5d6".parse().unwrap();
        assert_eq!(
            told(&passing, "7k/8/3P4/3p4/8/8/8/K7"),
            Account::Unfinished {
                motion,
                victim_off: false
            }
        );
        let king = standing("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        let motion = "e1g1".parse().unwrap();
        assert_eq!(
            told(&king, "4k3/8/8/8/8/8/8/6KR"),
            Account::Unfinished { motion, victim_off }
        );
        let barred = standing("4kr2/8/8/8/8/8/8/4K2R w K - 0 1");
        assert_eq!(
            told(&barred, "4kr2/8/8/8/8/8/8/5RK1"),
            Account::Castled("e1g1".parse().unwrap())
        );
    }

    #[test]
    fn what_nothing_explains_stays_unknown() {
        for strange in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1",
            "rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR",
            "8/8/8/8/8/8/8/8",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR",
        ] {
            assert_eq!(told(&initial(), strange), Account::Unknown, "{strange}");
        }
    }

    #[test]
    fn kings_in_the_centre_show_a_result() {
        assert_eq!(
            centre(&board("8/8/8/3k4/4K3/8/8/8")),
            Some(Outcome::Win(Side::White))
        );
        assert_eq!(
            centre(&board("8/8/8/4K3/3k4/8/8/8")),
            Some(Outcome::Win(Side::Black))
        );
        assert_eq!(centre(&board("8/8/8/4k3/4K3/8/8/8")), Some(Outcome::Draw));
        assert_eq!(centre(&board("8/8/4k3/8/4K3/8/8/8")), None);
    }
}
