//! Positions made from a seed to be hard to settle, of the kinds that have been left open by somebody before.

use jadoube_deadpos::certificate::read_position;
use shakmaty::{Bitboard, Board, Chess, Color, Piece, Role, Setup, Square, attacks, fen::Fen};

/// A small generator of numbers (splitmix64): the same seed makes the same positions everywhere.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The next number.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below another.
    pub fn roll(&mut self, below: usize) -> usize {
        let below = u64::try_from(below.max(1)).unwrap_or(1);
        usize::try_from(self.next() % below).unwrap_or(0)
    }

    fn color(&mut self) -> Color {
        Color::from_white(self.roll(2) == 0)
    }

    fn one_of<T: Copy>(&mut self, choices: &[T]) -> Option<T> {
        choices.get(self.roll(choices.len())).copied()
    }
}

/// What kind of position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Made {
    /// Pawns head to head, a few pieces beside them.
    Wall,
    /// A wall and a pawn or two that nobody stands before.
    LoosePawns,
    /// A wall and many bishops.
    ManyBishops,
    /// A king shut into a corner among men of both colours.
    Cage,
    /// At most six men, the kings near each other, often in check.
    FewMen,
    /// A hard position with a few squares changed.
    Mutant,
}

impl Made {
    /// All kinds.
    pub const ALL: [Made; 6] = [
        Made::Wall,
        Made::LoosePawns,
        Made::ManyBishops,
        Made::Cage,
        Made::FewMen,
        Made::Mutant,
    ];

    /// The kind in a word.
    pub const fn name(self) -> &'static str {
        match self {
            Made::Wall => "walls",
            Made::LoosePawns => "loose pawns",
            Made::ManyBishops => "many bishops",
            Made::Cage => "cages",
            Made::FewMen => "few men",
            Made::Mutant => "mutants",
        }
    }

    /// A position of this kind; hard ones are given for mutants.
    pub fn position(self, dice: &mut Dice, hard: &[String]) -> Chess {
        loop {
            let setup = match self {
                Made::Wall => wall(dice, 0, 3),
                Made::LoosePawns => wall(dice, 1 + dice.clone().roll(2), 2),
                Made::ManyBishops => many_bishops(dice),
                Made::Cage => cage(dice),
                Made::FewMen => few_men(dice),
                Made::Mutant => mutant(dice, hard),
            };
            if let Some(position) = setup.and_then(|setup| read_position(setup).ok()) {
                return position;
            }
        }
    }
}

/// Hard positions that are at hand everywhere.
pub const HARD: [&str; 24] = [
    "b7/1K6/2b5/8/7k/7B/8/8 w - - 0 1",
    "B7/1b6/2k5/8/1p1p1p1p/1PpP1PbP/K1P4b/NB6 b - - 0 1",
    "8/6pp/8/4q3/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1",
    "8/8/6B1/8/1p6/1P1K4/k7/8 b - - 0 1",
    "8/8/7p/5p1P/5p1K/5Pp1/6P1/5kb1 b - - 0 1",
    "8/8/1k3b2/2pBp1p1/1pP1P1P1/1P4P1/1K6/8 w - - 0 1",
    "2b1kbn1/3n4/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1",
    "2b1kb2/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1",
    "8/8/3b3p/2b2p1P/3b1p1K/2b2Pp1/6P1/5kb1 w - - 0 1",
    "5KB1/6p1/2B2pP1/3B1P1k/2B2P1p/3B3P/8/8 b - - 0 1",
    "8/8/1Pp5/p7/P1p5/PpPp4/brpP4/kbK5 b - - 0 1",
    "N3k3/1p1pPp2/1P1P1P2/8/8/6p1/6Pp/7K w - - 0 1",
    "6k1/p1p1ppP1/5q1K/3N1P1P/8/8/P1P5/8 w - - 0 1",
    "8/6Q1/4Bk2/p1p1pBp1/P1P1P1P1/8/8/4K3 b - - 0 1",
    "8/1p6/1Pp5/k1P5/p1P5/P1K5/8/8 w - - 0 1",
    "1bBk1b2/b1p1p1p1/KpP1P1P1/pP6/6P1/P7/8/8 w - - 0 1",
    "7b/3B2Q1/4Bk2/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1",
    "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/2B1K3 b - - 0 40",
    "8/p1p1p1p1/P1P1P1P1/3K4/8/8/8/k7 w - - 0 1",
    "8/8/8/8/8/1k6/b1b5/RKR5 w - - 0 1",
    "8/5B2/8/8/8/p1k5/8/3K4 w - - 0 1",
    "1r6/8/8/8/4B3/K7/8/k7 b - - 0 1",
    "k7/1Q6/8/8/8/8/8/7K b - - 0 1",
    "k1n5/2K5/B7/8/8/8/8/8 b - - 0 1",
];

const PIECES: [Role; 5] = [
    Role::Bishop,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
    Role::Queen,
];

fn setup(board: Board, turn: Color) -> Option<Setup> {
    let mut setup = Setup::empty();
    setup.board = board;
    setup.turn = turn;
    Some(setup)
}

/// Puts a man on an empty square that is picked; pawns only where they can stand.
fn put(board: &mut Board, dice: &mut Dice, piece: Piece, among: Bitboard) {
    let pawns = match piece.role {
        Role::Pawn => !Bitboard::BACKRANKS,
        _ => Bitboard::FULL,
    };
    let free: Vec<Square> = (among & !board.occupied() & pawns).into_iter().collect();
    if let Some(square) = dice.one_of(&free) {
        board.set_piece_at(square, piece);
    }
}

/// A pawn chain through the board: at each file the pair stands a step from where it stood beside it.
fn put_wall(board: &mut Board, dice: &mut Dice, holes: usize) {
    let mut rank = 1 + dice.roll(5);
    for file in 0..8 {
        if dice.roll(8) < holes {
            continue;
        }
        rank = (rank + dice.roll(3)).saturating_sub(1).clamp(1, 5);
        let square = |rank: usize| Square::new(u32::try_from(8 * rank + file).unwrap_or(0));
        board.set_piece_at(square(rank), Color::White.pawn());
        board.set_piece_at(square(rank + 1), Color::Black.pawn());
    }
}

/// The kings, anywhere or each behind its own pawns.
fn put_kings(board: &mut Board, dice: &mut Dice) {
    let home = dice.roll(2) == 0;
    for color in Color::ALL {
        let behind = color.fold_wb(0xffff, 0xffff << 48);
        let among = if home {
            Bitboard(behind)
        } else {
            Bitboard::FULL
        };
        put(board, dice, color.king(), among);
    }
}

fn wall(dice: &mut Dice, loose: usize, holes: usize) -> Option<Setup> {
    let mut board = Board::empty();
    let holes = dice.roll(holes + 1);
    put_wall(&mut board, dice, holes);
    put_kings(&mut board, dice);
    // Bishops and knights alone in half of them: the others open nearly everything.
    let pieces = if dice.roll(2) == 0 {
        &PIECES[..3]
    } else {
        &PIECES[..]
    };
    for _ in 0..dice.roll(4) {
        let piece = dice.one_of(pieces)?.of(dice.color());
        put(&mut board, dice, piece, Bitboard::FULL);
    }
    for _ in 0..loose {
        let pawn = dice.color().pawn();
        put(&mut board, dice, pawn, Bitboard::FULL);
    }
    setup(board, dice.color())
}

fn many_bishops(dice: &mut Dice) -> Option<Setup> {
    let mut board = Board::empty();
    let holes = dice.roll(3);
    put_wall(&mut board, dice, holes);
    put_kings(&mut board, dice);
    let (light, color) = (dice.roll(3), dice.color());
    for _ in 0..3 + dice.roll(6) {
        // Mostly of one side and one colour of squares, where they can do little.
        let piece = Role::Bishop.of(if dice.roll(4) == 0 { !color } else { color });
        let squares = match light {
            0 => Bitboard::LIGHT_SQUARES,
            1 => Bitboard::DARK_SQUARES,
            _ => Bitboard::FULL,
        };
        put(&mut board, dice, piece, squares);
    }
    setup(board, dice.color())
}

fn cage(dice: &mut Dice) -> Option<Setup> {
    let mut board = Board::empty();
    let corner = dice.one_of(&[Square::A1, Square::H1, Square::A8, Square::H8])?;
    let near = attacks::king_attacks(corner).with(corner);
    let around: Bitboard = near
        .into_iter()
        .fold(near, |all, square| all | attacks::king_attacks(square));
    let king = dice.color();
    put(&mut board, dice, king.king(), near);
    put(&mut board, dice, (!king).king(), Bitboard::FULL);
    for _ in 0..6 + dice.roll(8) {
        let role = match dice.roll(2) {
            0 => Role::Pawn,
            _ => dice.one_of(&PIECES)?,
        };
        let piece = role.of(dice.color());
        let among = if dice.roll(4) == 0 {
            Bitboard::FULL
        } else {
            around
        };
        put(&mut board, dice, piece, among);
    }
    setup(board, dice.color())
}

fn few_men(dice: &mut Dice) -> Option<Setup> {
    let mut board = Board::empty();
    put_kings(&mut board, dice);
    let king = dice.color();
    let at = board.king_of(king)?;
    // Where a check can come from.
    let lines = attacks::queen_attacks(at, Bitboard::EMPTY) | attacks::knight_attacks(at);
    for _ in 0..1 + dice.roll(4) {
        let role = match dice.roll(8) {
            0 => Role::Pawn,
            _ => dice.one_of(&PIECES)?,
        };
        let piece = role.of(dice.color());
        let among = if dice.roll(2) == 0 {
            lines
        } else {
            Bitboard::FULL
        };
        put(&mut board, dice, piece, among);
    }
    setup(board, dice.color())
}

fn mutant(dice: &mut Dice, hard: &[String]) -> Option<Setup> {
    let built_in = HARD.len();
    let at = dice.roll(built_in + hard.len());
    let fen = match HARD.get(at) {
        Some(fen) => *fen,
        None => hard.get(at - built_in)?.as_str(),
    };
    let mut setup = fen.parse::<Fen>().ok()?.into_setup();
    for _ in 0..1 + dice.roll(3) {
        let square = Square::new(u32::try_from(dice.roll(64)).unwrap_or(0));
        let kings = setup.board.kings();
        match dice.roll(4) {
            _ if kings.contains(square) => {}
            0 => setup.board.discard_piece_at(square),
            1 => {
                let king = dice.color();
                let from = setup.board.king_of(king)?;
                setup.board.discard_piece_at(from);
                setup.board.set_piece_at(square, king.king());
            }
            _ => {
                let role = dice.one_of(&[Role::Pawn, Role::Pawn, Role::Bishop, Role::Knight])?;
                let role = match dice.roll(6) {
                    0 => dice.one_of(&PIECES)?,
                    _ => role,
                };
                if role != Role::Pawn || !Bitboard::BACKRANKS.contains(square) {
                    setup.board.set_piece_at(square, role.of(dice.color()));
                }
            }
        }
    }
    setup.turn = dice.color();
    setup.ep_square = None;
    Some(setup)
}
