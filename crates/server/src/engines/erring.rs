//! An opponent that errs under the Laws on purpose, for arbiters and players who want to see what follows.

use jadoube_laws::{
    Asked, ClockRequest, DrawRequest, Game, Medium, Motion, MovingRequest, Rulebook,
};
use jadoube_ruling::Side;
use shakmaty::{Position as _, Square};

/// How many of a hundred turns have an error in them.
const ERRORS: u32 = 25;

/// Chance, from a seed.
#[derive(Debug)]
pub(super) struct Lots(u64);

impl Lots {
    /// A seed of the machine; none where it gives no random numbers.
    pub(super) fn new() -> Option<Lots> {
        let mut seed = [0u8; 8];
        getrandom::fill(&mut seed).ok()?;
        Some(Lots(u64::from_le_bytes(seed)))
    }

    fn next(&mut self) -> u64 {
        // SplitMix64: small, and good enough to choose a blunder by.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(super) fn percent(&mut self, of: u32) -> bool {
        self.next() % 100 < u64::from(of)
    }

    pub(super) fn one_of<T: Clone>(&mut self, all: &[T]) -> Option<T> {
        let number = usize::try_from(self.next() % 1_000_003).unwrap_or(0);
        all.get(number.checked_rem(all.len())?).cloned()
    }
}

/// What can be done wrong at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Error {
    /// An illegal move, pressed (7.5.1).
    IllegalMove,
    /// The clock pressed without a move (7.5.3).
    PressWithoutMove,
    /// A piece touched on an impulse, which then must be moved (4.3.1).
    HastyTouch,
    /// A claim without ground (9.5.3).
    WrongClaim,
    /// A draw offered before the move (9.1.2.1).
    UntimelyOffer,
}

/// What an erring player does wrong now; nothing, most of the time. What would lose the game at once is
/// not done twice.
pub(super) fn err(game: &Game, book: &Rulebook, side: Side, lots: &mut Lots) -> Option<Vec<Asked>> {
    if !lots.percent(ERRORS) || game.duty(book).is_some() {
        return None;
    }
    let mut errors = vec![Error::HastyTouch, Error::WrongClaim];
    if game.faults()[side] == 0 {
        errors.extend([Error::IllegalMove, Error::PressWithoutMove]);
    }
    if !game.open_offers()[side] {
        errors.push(Error::UntimelyOffer);
    }
    let asked = match lots.one_of(&errors)? {
        Error::IllegalMove => vec![
            Asked::Moving(MovingRequest::Move {
                motion: illegal(game, side, lots)?,
                two_hands: false,
            }),
            press(),
        ],
        Error::PressWithoutMove => vec![press()],
        Error::HastyTouch => vec![Asked::Moving(MovingRequest::Touch {
            squares: vec![own_square(game, side, lots)?],
        })],
        Error::WrongClaim => vec![Asked::Draw(DrawRequest::ClaimThreefold {
            intended: None,
            medium: Medium::Electronic,
        })],
        Error::UntimelyOffer => vec![Asked::Draw(DrawRequest::OfferDraw)],
    };
    // What the regulations do not even take is no error that somebody could rule on.
    let may = |asked: &Asked| game.decide(book, side.into(), asked, game.now()).is_ok();
    asked.first().is_some_and(may).then_some(asked)
}

const fn press() -> Asked {
    Asked::Clock(ClockRequest::Press { other_hand: false })
}

/// A square on which a piece stands that can move.
fn own_square(game: &Game, _side: Side, lots: &mut Lots) -> Option<Square> {
    let position = game.standing().position()?;
    let from: Vec<Square> = position
        .legal_moves()
        .iter()
        .filter_map(|m| m.from())
        .collect();
    lots.one_of(&from)
}

/// A piece that can move, and a square that it cannot go to.
fn illegal(game: &Game, side: Side, lots: &mut Lots) -> Option<Motion> {
    let from = own_square(game, side, lots)?;
    let board = game.standing().board();
    let own = board.color_at(from)?;
    let wrong = |to: &Square| {
        let free = board.color_at(*to) != Some(own) && *to != from;
        free && game.standing().legal(Motion::new(from, *to)).is_none()
    };
    let to: Vec<Square> = Square::ALL.into_iter().filter(wrong).collect();
    Some(Motion::new(from, lots.one_of(&to)?))
}
