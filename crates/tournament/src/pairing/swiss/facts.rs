//! What the rules need to know of each player who is to be paired, worked out of his past.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_ruling::Side;

use super::bits::BitMatrix;
use super::colours::{Preference, Strength, allocate, difference};
use super::state::{Contestant, Parity, Past, PastKind, Swiss, SwissEdition};
use crate::Points;

/// A float of an earlier round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Float {
    /// None.
    #[default]
    None,
    /// He met a lower score, or scored without an opponent.
    Down,
    /// He met a higher score.
    Up,
}

/// A player to be paired.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The pairing number.
    pub number: u32,
    /// Real and virtual points.
    pub score: Points,
    /// Real points.
    pub real: Points,
    /// Colours of the games played, oldest first.
    pub colours: Vec<Side>,
    /// Games with White less games with Black.
    pub difference: i32,
    /// The colour he wants.
    pub preference: Option<Preference>,
    /// Whether he is a topscorer: only in the last round, with more than half of the points.
    pub topscorer: bool,
    /// Floats of the previous round and of the round before it.
    pub floats: [Float; 2],
    /// Whether the pairing-allocated bye may be given to him.
    pub may_have_bye: bool,
    /// Rounds without a game.
    pub unplayed: u32,
    /// The number whose parity decides a first colour.
    pub parity_number: u32,
}

/// Why two players may not meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// They have met, in this round (C1).
    Met {
        /// The round.
        round: u32,
    },
    /// The organiser forbade it (treated as C1).
    Forbidden,
    /// Both must have the same colour and neither is a topscorer (C3).
    SameColour,
}

/// The field: everybody to be paired, in the order of the rules, and who may meet whom.
#[derive(Clone, Debug)]
pub struct Field {
    /// The edition.
    pub edition: SwissEdition,
    /// The colour drawn for the first round.
    pub initial: Side,
    /// Highest score first, then the smaller number.
    pub players: Vec<Facts>,
    /// Who may meet whom, and as the last row who may have the bye.
    pub legal: BitMatrix,
    /// To which large groups that are kept apart each belongs, one bit for each group.
    pub clubs: Vec<u64>,
}

/// A group is large if this many like it hold the whole field: what it forbids shapes the round.
const LARGE: usize = 16;

impl Field {
    /// The field of a tournament before its next round.
    pub fn new(swiss: &Swiss) -> Field {
        let by_number: BTreeMap<u32, &Contestant> =
            swiss.players.iter().map(|one| (one.number, one)).collect();
        let active = active_places(swiss, &by_number);
        let mut players: Vec<Facts> = swiss
            .players
            .iter()
            .filter(|one| one.present)
            .map(|one| facts(swiss, one, &by_number, &active))
            .collect();
        players.sort_by_key(|one| (std::cmp::Reverse(one.score), one.number));
        let legal = legality(swiss, &players, &by_number);
        let clubs = clubs(swiss, &players);
        Field {
            edition: swiss.edition,
            initial: swiss.initial,
            players,
            legal,
            clubs,
        }
    }

    /// How many are to be paired.
    pub fn len(&self) -> usize {
        self.players.len()
    }

    /// Whether nobody is to be paired.
    pub fn is_empty(&self) -> bool {
        self.players.is_empty()
    }

    /// The vertex that stands for the bye.
    pub fn bye(&self) -> usize {
        self.players.len()
    }

    /// Whether somebody must be left over.
    pub fn is_odd(&self) -> bool {
        self.players.len() % 2 == 1
    }

    /// The place of a number in the field.
    pub fn place(&self, number: u32) -> Option<usize> {
        self.players.iter().position(|one| one.number == number)
    }

    /// The colour of the first of two places when they meet.
    pub fn colour(&self, one: usize, other: usize) -> Side {
        let (higher, lower) = (one.min(other), one.max(other));
        let (side, _) = allocate(&self.players[higher], &self.players[lower], self.initial);
        if one == higher { side } else { !side }
    }

    /// The scoregroups as ranges of places, from the top.
    pub fn scoregroups(&self) -> Vec<std::ops::Range<usize>> {
        let mut groups: Vec<std::ops::Range<usize>> = Vec::new();
        for (place, player) in self.players.iter().enumerate() {
            match groups.last_mut() {
                Some(group) if self.players[group.start].score == player.score => {
                    group.end = place + 1;
                }
                _ => groups.push(place..place + 1),
            }
        }
        groups
    }
}

fn clubs(swiss: &Swiss, players: &[Facts]) -> Vec<u64> {
    let large = |group: &&Vec<u32>| group.len() > 2 && group.len() * LARGE >= players.len();
    let mut clubs = vec![0; players.len()];
    for (bit, group) in swiss.forbidden.iter().filter(large).take(64).enumerate() {
        let members: BTreeSet<u32> = group.iter().copied().collect();
        for (club, player) in clubs.iter_mut().zip(players) {
            *club |= u64::from(members.contains(&player.number)) << bit;
        }
    }
    clubs
}

/// The place of each number among those who are paired now or were paired before.
fn active_places(swiss: &Swiss, by_number: &BTreeMap<u32, &Contestant>) -> BTreeMap<u32, u32> {
    let before = (swiss.round as usize).saturating_sub(1);
    let active = by_number
        .iter()
        .filter(|(_, one)| one.present || one.past.iter().take(before).any(Past::was_paired));
    (1..)
        .zip(active)
        .map(|(place, (number, _))| (*number, place))
        .collect()
}

fn facts(
    swiss: &Swiss,
    one: &Contestant,
    by_number: &BTreeMap<u32, &Contestant>,
    active: &BTreeMap<u32, u32>,
) -> Facts {
    let rounds = 1..swiss.round;
    let past: Vec<Past> = rounds.clone().map(|round| one.in_round(round)).collect();
    let colours: Vec<Side> = past.iter().filter_map(Past::colour_played).collect();
    let real = one.scored_before(swiss.round);
    let score = real + one.virtual_in(swiss.round);
    let most = swiss.worth.win.repeated(i64::from(swiss.round) - 1);
    let float = |back: u32| match swiss.round.checked_sub(back) {
        Some(round @ 1..) => float(swiss, one, round, by_number),
        _ => Float::None,
    };
    let unplayed = past
        .iter()
        .filter(|one| one.kind != PastKind::Played)
        .count();
    Facts {
        number: one.number,
        score,
        real,
        difference: difference(&colours),
        preference: Preference::of(&colours),
        colours,
        topscorer: swiss.round >= swiss.rounds && score.repeated(2) > most,
        floats: [float(1), float(2)],
        may_have_bye: !past.iter().any(|past| bars_bye(swiss, past)),
        unplayed: u32::try_from(unplayed).unwrap_or(u32::MAX),
        parity_number: match swiss.parity {
            Parity::Number => one.number,
            Parity::Active => active.get(&one.number).copied().unwrap_or(one.number),
        },
    }
}

/// Whether a round bars a player from the pairing-allocated bye (C.04.1: 2017 d, 2026 art. 4).
pub fn bars_bye(swiss: &Swiss, past: &Past) -> bool {
    match (past.kind, swiss.edition) {
        (PastKind::PairingBye, _) | (PastKind::ForfeitWin, SwissEdition::E2017) => true,
        (PastKind::ForfeitWin | PastKind::Off | PastKind::ForfeitLoss, SwissEdition::E2026) => {
            past.points >= swiss.worth.win
        }
        _ => false,
    }
}

fn float(
    swiss: &Swiss,
    one: &Contestant,
    round: u32,
    by_number: &BTreeMap<u32, &Contestant>,
) -> Float {
    let past = one.in_round(round);
    match past.kind {
        PastKind::PairingBye => Float::Down,
        PastKind::Played => {
            let theirs = past.opponent.and_then(|number| by_number.get(&number));
            let theirs = theirs.map(|other| other.pairing_score(round));
            let mine = one.pairing_score(round);
            match theirs {
                Some(theirs) if theirs < mine => Float::Down,
                Some(theirs) if theirs > mine => Float::Up,
                _ => Float::None,
            }
        }
        _ if swiss.edition == SwissEdition::E2017 => Float::Down,
        _ if past.points > swiss.worth.loss => Float::Down,
        _ => Float::None,
    }
}

/// Why two players who are to be paired may not meet, if they may not.
pub fn bar(swiss: &Swiss, one: &Facts, other: &Facts) -> Option<Bar> {
    let past = swiss
        .players
        .iter()
        .find(|player| player.number == one.number)?;
    let before = (swiss.round as usize).saturating_sub(1);
    let mut rounds = (1..).zip(past.past.iter().take(before));
    if let Some((round, _)) = rounds.find(|(_, past)| past.met() == Some(other.number)) {
        return Some(Bar::Met { round });
    }
    let forbids = |group: &Vec<u32>| group.contains(&one.number) && group.contains(&other.number);
    if swiss.forbidden.iter().any(forbids) {
        return Some(Bar::Forbidden);
    }
    same_absolute(one, other).then_some(Bar::SameColour)
}

/// C3: the same absolute wish, and no topscorer among the two.
fn same_absolute(one: &Facts, other: &Facts) -> bool {
    let absolute = |facts: &Facts| {
        let wish = facts.preference;
        wish.filter(|wish| wish.strength == Strength::Absolute)
    };
    match (absolute(one), absolute(other)) {
        (Some(a), Some(b)) => a.white == b.white && !one.topscorer && !other.topscorer,
        _ => false,
    }
}

/// Who may meet whom by C1 and C3; the last row is the bye (C2).
fn legality(swiss: &Swiss, players: &[Facts], by_number: &BTreeMap<u32, &Contestant>) -> BitMatrix {
    let places: BTreeMap<u32, usize> = players
        .iter()
        .enumerate()
        .map(|(place, one)| (one.number, place))
        .collect();
    let n = players.len();
    let mut legal = BitMatrix::full(n + 1);
    for (a, one) in players.iter().enumerate() {
        let Some(past) = by_number.get(&one.number) else {
            continue;
        };
        for round in 1..swiss.round {
            let met = past.in_round(round).met();
            if let Some(b) = met.and_then(|number| places.get(&number)) {
                legal.cut(a, *b);
            }
        }
        if !one.may_have_bye {
            legal.cut(a, n);
        }
    }
    for group in &swiss.forbidden {
        let group: Vec<usize> = group
            .iter()
            .filter_map(|one| places.get(one).copied())
            .collect();
        for (index, a) in group.iter().enumerate() {
            for b in &group[index + 1..] {
                legal.cut(*a, *b);
            }
        }
    }
    let absolute: Vec<usize> = (0..n)
        .filter(|place| {
            let wish = players[*place].preference;
            wish.is_some_and(|wish| wish.strength == Strength::Absolute)
        })
        .collect();
    for (index, a) in absolute.iter().enumerate() {
        for b in &absolute[index + 1..] {
            if same_absolute(&players[*a], &players[*b]) {
                legal.cut(*a, *b);
            }
        }
    }
    legal
}
