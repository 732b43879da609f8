//! The Dutch system (C.04.3): bracket after bracket from the top.

use jadoube_ruling::Message;
use serde::Serialize;

use super::bits::{BitMatrix, Bits, Matching};
use super::bracket::{Bracket, Stage};
use super::facts::Field;
use super::state::{BoardOrder, Swiss, SwissEdition};
use super::window::Candidate;
use crate::Points;

/// A round: who meets whom with which colours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoundPairing {
    /// White and Black by number, in the order of the boards.
    pub pairs: Vec<(u32, u32)>,
    /// Who has the pairing-allocated bye.
    pub bye: Option<u32>,
}

/// Why there is no pairing: the arbiter decides (2026 1.9.3, 2017 A.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum NoPairing {
    /// Nobody is there to be paired.
    Nobody,
    /// The field is odd and nobody may have the bye (C2).
    NobodyForTheBye,
    /// Some players are left without a legal opponent in every pairing (C1-C3): the numbers of a
    /// smallest group that shows it, and whom they could meet.
    NoLegalPairing {
        /// Too many players ...
        players: Vec<u32>,
        /// ... for these opponents.
        opponents: Vec<u32>,
    },
}

impl NoPairing {
    /// The sentence that says it.
    pub fn message(&self) -> Message {
        let list = |numbers: &[u32]| {
            let words: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            if words.is_empty() {
                "-".to_owned()
            } else {
                words.join(" ")
            }
        };
        match self {
            NoPairing::Nobody => Message::new("pairing-nobody"),
            NoPairing::NobodyForTheBye => Message::new("pairing-nobody-for-the-bye"),
            NoPairing::NoLegalPairing { players, opponents } => Message::new("pairing-none-legal")
                .with("players", list(players))
                .with("opponents", list(opponents)),
        }
    }
}

/// One bracket as it was paired.
#[derive(Clone, Debug)]
pub struct PairedBracket {
    /// Players moved down, by place in the field.
    pub mdps: Vec<usize>,
    /// Residents, by place in the field.
    pub residents: Vec<usize>,
    /// The next scoregroup.
    pub next: Vec<usize>,
    /// Everybody below that.
    pub lower: Vec<usize>,
    /// Which rules held.
    pub stage: Stage,
    /// Whether lower scoregroups were thrown together into it (2017).
    pub collapsed: bool,
    /// Pairs and downfloaters.
    pub found: Candidate,
}

/// A round with the way it came about.
#[derive(Clone, Debug)]
pub struct Paired {
    /// The field.
    pub field: Field,
    /// 2026: the score of whoever gets the bye (C5).
    pub bye_score: Option<Points>,
    /// Brackets from the top.
    pub brackets: Vec<PairedBracket>,
    /// The result.
    pub pairing: RoundPairing,
}

/// Pairs a round.
pub fn pair(swiss: &Swiss) -> Result<Paired, NoPairing> {
    let mut field = Field::new(swiss);
    let bye_score = possible(&mut field)?;
    let mut groups: Vec<Vec<usize>> = field
        .scoregroups()
        .into_iter()
        .map(Iterator::collect)
        .collect();
    let mut brackets = Vec::new();
    let mut mdps: Vec<usize> = Vec::new();
    let mut collapsed = false;
    while !groups.is_empty() {
        let residents = groups.remove(0);
        let told = paired_bracket(&field, bye_score, &mdps, residents, &groups, collapsed);
        let Some(told) = told else {
            return Err(nobody_fits(&field));
        };
        if told.stage == Stage::Penultimate {
            groups = vec![groups.concat()];
            collapsed = true;
        }
        mdps.clone_from(&told.found.down);
        brackets.push(told);
    }
    let pairing = laid_out(&field, swiss.boards, &brackets);
    Ok(Paired {
        field,
        bye_score,
        brackets,
        pairing,
    })
}

fn paired_bracket(
    field: &Field,
    bye_score: Option<Points>,
    mdps: &[usize],
    residents: Vec<usize>,
    groups: &[Vec<usize>],
    collapsed: bool,
) -> Option<PairedBracket> {
    let mut bracket = Bracket {
        field,
        mdps: mdps.to_vec(),
        residents,
        next: groups.first().cloned().unwrap_or_default(),
        lower: groups.get(1..).unwrap_or_default().concat(),
        stage: if groups.is_empty() {
            Stage::Last
        } else {
            Stage::Regular
        },
        bye_score,
        forced: Vec::new(),
        sent: Vec::new(),
        kept: Vec::new(),
    };
    let mut found = bracket.best()?;
    let old = field.edition == SwissEdition::E2017;
    if old && bracket.stage == Stage::Regular && !bracket.completes(&found.down) {
        bracket.stage = Stage::Penultimate;
        found = bracket.best()?;
    }
    Some(PairedBracket {
        mdps: bracket.mdps,
        residents: bracket.residents,
        next: bracket.next,
        lower: bracket.lower,
        stage: bracket.stage,
        collapsed,
        found,
    })
}

/// Whether there is a legal pairing at all. For 2026 the score of the bye is fixed here (C5): from
/// then on only players with that score may have it.
fn possible(field: &mut Field) -> Result<Option<Points>, NoPairing> {
    let n = field.len();
    if n == 0 {
        return Err(NoPairing::Nobody);
    }
    let bye = field.bye();
    let mut active = Bits::all(n + 1);
    if !field.is_odd() {
        active.cut(bye);
    } else if field.legal.row(bye).next().is_none() {
        return Err(NoPairing::NobodyForTheBye);
    }
    if field.edition == SwissEdition::E2017 || !field.is_odd() {
        let complete = Matching::complete(&field.legal, active);
        return if complete {
            Ok(None)
        } else {
            Err(nobody_fits(field))
        };
    }
    let mut matching = Matching::new(&field.legal, active);
    if matching.maximise() > 0 {
        return Err(nobody_fits(field));
    }
    // Whoever could be left over in the stead of the one who is left over now.
    let holder = matching.mate[bye];
    matching.mate[bye] = super::bits::NONE;
    matching.mate[holder] = super::bits::NONE;
    let mut barred = Bits::none(n + 1);
    barred.add(bye);
    let reached = matching.reach(holder, &barred, None);
    let possible = (0..n).filter(|one| reached.has(*one) && field.legal.has(*one, bye));
    let score = possible.map(|one| field.players[one].score).min();
    for one in 0..n {
        if Some(field.players[one].score) != score {
            field.legal.cut(one, bye);
        }
    }
    Ok(score)
}

/// Who is too many: players no two of whom belong together, each with too few possible opponents.
/// The last row of the graph is the bye, which takes part where the field is odd.
pub fn shortage(legal: &BitMatrix, numbers: &[u32], odd: bool) -> NoPairing {
    let n = numbers.len();
    let mut active = Bits::all(n + 1);
    if !odd {
        active.cut(n);
    }
    let mut matching = Matching::new(legal, active.clone());
    matching.maximise();
    let free = active
        .iter()
        .find(|one| matching.mate[*one] == super::bits::NONE);
    let Some(free) = free else {
        return NoPairing::NoLegalPairing {
            players: Vec::new(),
            opponents: Vec::new(),
        };
    };
    let reached = matching.reach(free, &Bits::none(n + 1), None);
    let mut players = Vec::new();
    let mut opponents = std::collections::BTreeSet::new();
    for one in (0..n).filter(|one| reached.has(*one)) {
        players.push(numbers[one]);
    }
    for one in (0..=n).filter(|one| reached.has(*one)) {
        let others = legal.row(one);
        for other in others.filter(|other| *other < n && !reached.has(*other)) {
            opponents.insert(numbers[other]);
        }
    }
    players.sort_unstable();
    NoPairing::NoLegalPairing {
        players,
        opponents: opponents.into_iter().collect(),
    }
}

fn nobody_fits(field: &Field) -> NoPairing {
    let numbers: Vec<u32> = field.players.iter().map(|one| one.number).collect();
    shortage(&field.legal, &numbers, field.is_odd())
}

/// Colours and the order of the boards (C.04.2: 2017 D.9, 2026 3.6).
fn laid_out(field: &Field, boards: BoardOrder, brackets: &[PairedBracket]) -> RoundPairing {
    let score = |place: usize| match boards {
        BoardOrder::Real => field.players[place].real,
        BoardOrder::Pairing => field.players[place].score,
    };
    let pairs = brackets
        .iter()
        .flat_map(|told| told.found.pairs.iter().copied());
    let mut rows: Vec<_> = pairs
        .map(|(one, other)| {
            let key = |place: usize| (std::cmp::Reverse(score(place)), field.players[place].number);
            let higher = if key(one) <= key(other) { one } else { other };
            let sum = score(one) + score(other);
            let order = (
                std::cmp::Reverse(score(higher)),
                std::cmp::Reverse(sum),
                field.players[higher].number,
            );
            let (a, b) = (field.players[one].number, field.players[other].number);
            let white = field.colour(one, other) == jadoube_ruling::Side::White;
            (order, if white { (a, b) } else { (b, a) })
        })
        .collect();
    rows.sort_unstable();
    let bye = brackets.last().and_then(|told| told.found.down.first());
    RoundPairing {
        pairs: rows.into_iter().map(|(_, pair)| pair).collect(),
        bye: bye.map(|place| field.players[*place].number),
    }
}
