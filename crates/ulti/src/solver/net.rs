//! The net of a whole settlement: announced and silent figures of both sides together.
//!
//! The settlement itself gives the value of every way in which a deal can end, so that the solver
//! cannot disagree with the rules.

use jadoube_cards::kernel::Known;
use jadoube_cards::{CardSet, Rank, Seat, Suit};

use super::{ACES, COUNTING, KEEPS_SEVEN, OpenTrick, Question, SEVEN, Solver};
use crate::settlement::settle;
use crate::{Contract, Doubling, Outcome, Ruleset, Suits, Taken};

/// What has been reached in a deal with trumps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Progress {
    /// The declarer's card points, in tens.
    pub points: u8,
    /// Whether each side has taken a trick: declarer, defenders.
    pub tricks: [bool; 2],
    /// Whether each side has taken an ace.
    pub aces: [bool; 2],
    /// Whose seven of trumps ended how, once the last trick is over.
    seven: Seven,
}

/// What became of the seven of trumps in the last trick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Seven {
    /// It was not played there.
    #[default]
    Elsewhere,
    /// A side won the last trick with it.
    Won(bool),
    /// A side lost it there.
    Lost(bool),
}

impl Seven {
    const ALL: [Seven; 5] = [
        Seven::Elsewhere,
        Seven::Won(false),
        Seven::Won(true),
        Seven::Lost(false),
        Seven::Lost(true),
    ];

    const fn index(self) -> usize {
        match self {
            Seven::Elsewhere => 0,
            Seven::Won(defender) => 1 + defender as usize,
            Seven::Lost(defender) => 3 + defender as usize,
        }
    }
}

/// The values of all ways in which a deal can end.
#[derive(Clone, Debug)]
pub struct Net {
    /// Nets that can come, lowest first.
    values: Vec<i32>,
    /// The place in `values` for every ending.
    endings: Vec<u8>,
    /// The lowest and highest place that can still come, for every state.
    bounds: Vec<(u8, u8)>,
    /// Tells nets of different values apart, so that what was found out about one is not used for
    /// another.
    pub(super) mark: u64,
}

/// Points, who took tricks, whose aces, the seven: every ending has a number.
fn number(points: usize, tricks: usize, aces: usize, seven: usize) -> usize {
    ((points * 4 + tricks) * 4 + aces) * 5 + seven
}

const ENDINGS: usize = 10 * 4 * 4 * 5;

fn pair(flags: [bool; 2]) -> usize {
    usize::from(flags[0]) | usize::from(flags[1]) << 1
}

impl Net {
    /// The values of a contract with what was announced and doubled.
    ///
    /// `melds` are the suits announced by the declarer and by the defenders together.
    pub fn new(
        rules: &Ruleset,
        contract: Contract,
        melds: [&[Suits]; 2],
        trump: Suit,
        talon: CardSet,
        doubling: &Doubling,
    ) -> Net {
        let declarer = Seat::ALL[0];
        let talon_aces = !(talon & CardSet::rank(Rank::Ace)).is_empty();
        let mut sums = Vec::with_capacity(ENDINGS);
        for points in 0..10 {
            for tricks in 0..4 {
                for aces in 0..4 {
                    for seven in Seven::ALL {
                        let outcome = ending(points, tricks, aces, seven, talon_aces);
                        let outcome = with_melds(outcome, melds, trump);
                        let settled = settle(rules, contract, declarer, true, outcome, doubling);
                        sums.push(settled.nets[0] + settled.nets[1]);
                    }
                }
            }
        }
        let mut values = sums.clone();
        values.sort_unstable();
        values.dedup();
        let place = |sum: &i32| values.binary_search(sum).unwrap_or(0).min(255) as u8;
        let endings: Vec<u8> = sums.iter().map(place).collect();
        let bounds = bounds(&endings);
        let words = endings
            .iter()
            .map(|place| u64::from(*place))
            .chain(values.iter().map(|value| u64::from(value.cast_unsigned())));
        let mark = words.fold(0xcbf2_9ce4_8422_2325, |mark: u64, word| {
            (mark ^ word).wrapping_mul(0x0100_0000_01b3).rotate_left(17)
        });
        Net {
            values,
            endings,
            bounds,
            mark,
        }
    }

    /// Nets that can come, lowest first.
    pub fn values(&self) -> &[i32] {
        &self.values
    }

    /// Whether the net is at least the value at this place.
    pub(super) const fn at_least(&self, place: usize) -> AtLeast<'_> {
        AtLeast { net: self, place }
    }
}

/// What both sides brought home in an ending.
fn ending(points: usize, tricks: usize, aces: usize, seven: Seven, talon_aces: bool) -> Outcome {
    let taken = |side: usize, tens: usize| {
        let took = tricks >> side & 1 == 1;
        let alone = tricks == 1 << side;
        // All aces are a side's if the other has taken none and none lies in the talon.
        let all_aces = aces == 1 << side && !talon_aces;
        Taken {
            tricks: match (took, alone) {
                (false, _) => 0,
                (true, true) => 10,
                (true, false) => 5,
            },
            card_points: tens as i32 * 10,
            aces: if all_aces { 4 } else { 0 },
            ulti: seven == Seven::Won(side == 1),
            seven_lost: seven == Seven::Lost(side == 1),
            ..Taken::default()
        }
    };
    Outcome {
        declarer: taken(0, points),
        defenders: taken(1, 9 - points),
    }
}

/// The same with what was announced by the declarer and by the defenders.
pub(crate) fn with_melds(mut outcome: Outcome, melds: [&[Suits]; 2], trump: Suit) -> Outcome {
    let sides = [&mut outcome.declarer, &mut outcome.defenders];
    for (taken, hands) in sides.into_iter().zip(melds) {
        for suits in hands {
            taken.forty |= suits.has(trump);
            taken.twenties += suits.count() - u8::from(suits.has(trump));
        }
    }
    outcome
}

/// Who still holds the seven of trumps, as far as bounds need it: nobody, declarer, defenders.
const HOLDERS: usize = 3;

fn state_number(points: usize, left: usize, tricks: usize, aces: usize, holder: usize) -> usize {
    (((points * 11 + left) * 4 + tricks) * 4 + aces) * HOLDERS + holder
}

fn bounds(endings: &[u8]) -> Vec<(u8, u8)> {
    let mut bounds = vec![(0, u8::MAX); state_number(10, 0, 0, 0, 0)];
    for points in 0..10 {
        for left in 0..=10 {
            for tricks in 0..4 {
                for aces in 0..4 {
                    for holder in 0..HOLDERS {
                        let place = state_number(points, left, tricks, aces, holder);
                        bounds[place] = reachable(endings, points, left, tricks, aces, holder);
                    }
                }
            }
        }
    }
    bounds
}

fn reachable(
    endings: &[u8],
    points: usize,
    left: usize,
    tricks: usize,
    aces: usize,
    holder: usize,
) -> (u8, u8) {
    let sevens: &[Seven] = match holder {
        0 => &[Seven::Elsewhere],
        1 => &[Seven::Elsewhere, Seven::Won(false), Seven::Lost(false)],
        _ => &[Seven::Elsewhere, Seven::Won(true), Seven::Lost(true)],
    };
    let (mut low, mut high) = (u8::MAX, 0);
    for points in points..=(points + left).min(9) {
        for tricks in (1..4).filter(|later| later & tricks == tricks) {
            for aces in (0..4).filter(|later| later & aces == aces) {
                for seven in sevens {
                    let value = endings[number(points, tricks, aces, seven.index())];
                    (low, high) = (low.min(value), high.max(value));
                }
            }
        }
    }
    (low, high)
}

/// Whether the net is at least a value.
pub(super) struct AtLeast<'a> {
    net: &'a Net,
    place: usize,
}

impl AtLeast<'_> {
    fn key(solver: &Solver, key: u128, hands: &[u32; 3], state: Progress) -> u128 {
        let seven = (hands[0] | hands[1] | hands[2]) & SEVEN;
        let state = usize::from(state.points) << 4 | pair(state.tricks) << 2 | pair(state.aces);
        let keeps = if solver.keeps_seven { KEEPS_SEVEN } else { 0 };
        key | (state as u128) << 102 | u128::from(seven) << 110 | keeps
    }
}

impl Question for AtLeast<'_> {
    type State = Progress;

    const TRUMPS: bool = true;
    const WORTH: [u32; 2] = [COUNTING, ACES | SEVEN];
    // An ace counts like a ten, but four of them are a figure.
    const TOPS: u32 = ACES;

    #[inline]
    fn decided(&self, hands: &[u32; 3], state: Progress) -> Option<bool> {
        let points = usize::from(state.points.min(9));
        let (tricks, aces) = (pair(state.tricks), pair(state.aces));
        let in_play = hands[0] | hands[1] | hands[2];
        if in_play == 0 {
            let ending = number(points, tricks, aces, state.seven.index());
            return Some(usize::from(self.net.endings[ending]) >= self.place);
        }
        let left = super::goals::points_left(in_play).min(10) as usize;
        let holder = match in_play & SEVEN {
            0 => 0,
            _ if hands[0] & SEVEN != 0 => 1,
            _ => 2,
        };
        let (low, high) = self.net.bounds[state_number(points, left, tricks, aces, holder)];
        if usize::from(low) >= self.place {
            Some(true)
        } else if usize::from(high) < self.place {
            Some(false)
        } else {
            None
        }
    }

    #[inline]
    fn after(&self, trick: &OpenTrick, mut state: Progress) -> Result<Progress, bool> {
        let side = usize::from(trick.winner != 0);
        state.tricks[side] = true;
        state.aces[side] |= trick.cards & ACES != 0;
        if side == 0 {
            state.points += (trick.cards & COUNTING).count_ones() as u8 + u8::from(trick.last);
        }
        if let (true, Some(player)) = (trick.last, trick.seven) {
            state.seven = match trick.winning == SEVEN {
                true => Seven::Won(player != 0),
                false => Seven::Lost(player != 0),
            };
        }
        Ok(state)
    }

    #[inline]
    fn recall(&self, solver: &Solver, key: u128, hands: &[u32; 3], state: Progress) -> Known {
        Known::read(solver.net.get(AtLeast::key(solver, key, hands, state)))
    }

    #[inline]
    fn settles(&self, known: Known, _: Progress) -> Option<bool> {
        known.answers(self.place as i32)
    }

    #[inline]
    fn keep(
        &self,
        solver: &mut Solver,
        key: u128,
        hands: &[u32; 3],
        state: Progress,
        known: Known,
        answer: bool,
    ) {
        let key = AtLeast::key(solver, key, hands, state);
        solver
            .net
            .put(key, known.with(self.place as i32, answer).bits());
    }
}

impl Progress {
    /// From the declarer's points in tens, and tricks and aces of both sides.
    pub const fn new(points: u8, tricks: [bool; 2], aces: [bool; 2]) -> Progress {
        Progress {
            points,
            tricks,
            aces,
            seven: Seven::Elsewhere,
        }
    }
}
