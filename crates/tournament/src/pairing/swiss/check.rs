//! The rounds and the standings of a report, checked: what the rules give beside what the file has.

use jadoube_ruling::Side;
use serde::Serialize;

use super::dutch::{NoPairing, RoundPairing, pair};
use super::facts::{Field, bar};
use super::records::{Reading, RecordFault, before_round, swiss_of_report, table_of_report};
use super::state::Swiss;
use super::why::{Reason, illegal, why_no_bye, why_not};
use crate::exchange::{Report, RoundCode};
use crate::tiebreak::{Crosstable, TieBreakRules};
use crate::{Ranking, TieBreak};

/// A round that was checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CheckedRound {
    /// The round.
    pub round: u32,
    /// What the file has.
    pub file: RoundPairing,
    /// What the rules give.
    pub ours: Option<RoundPairing>,
    /// Why the rules give nothing.
    pub none: Option<NoPairing>,
    /// Pairs of the file that C1 and C3 do not allow, or a bye that C2 does not: the numbers, 0
    /// for the bye, and the reason. This does not rest on the pairing found.
    pub illegal: Vec<(u32, u32, Reason)>,
    /// Pairs and the bye of the file that the rules do not give, and what speaks against them.
    pub differs: Vec<(u32, u32, Option<Reason>)>,
    /// Pairs with the colours the wrong way round, as the file has them.
    pub colours: Vec<(u32, u32)>,
}

impl CheckedRound {
    /// A round of a file, and what is not allowed in it.
    pub(super) const fn new(
        round: u32,
        file: RoundPairing,
        illegal: Vec<(u32, u32, Reason)>,
    ) -> CheckedRound {
        CheckedRound {
            round,
            file,
            ours: None,
            none: None,
            illegal,
            differs: Vec::new(),
            colours: Vec::new(),
        }
    }

    /// The rules give nothing.
    pub(super) fn without(self, none: NoPairing) -> CheckedRound {
        CheckedRound {
            none: Some(none),
            ..self
        }
    }

    /// The rules give this: where the file has something else, it is told what speaks against that.
    pub(super) fn beside(
        mut self,
        ours: RoundPairing,
        why_not: impl Fn(u32, u32) -> Reason,
        why_no_bye: impl Fn(u32) -> Option<Reason>,
    ) -> CheckedRound {
        for (white, black) in &self.file.pairs {
            if ours.pairs.contains(&(*black, *white)) {
                self.colours.push((*white, *black));
            } else if !ours.pairs.contains(&(*white, *black)) {
                let reason = why_not(*white, *black);
                self.differs.push((*white, *black, Some(reason)));
            }
        }
        if let Some(bye) = self.file.bye.filter(|bye| ours.bye != Some(*bye)) {
            self.differs.push((bye, 0, why_no_bye(bye)));
        }
        self.ours = Some(ours);
        self
    }

    /// Whether file and rules agree.
    pub fn is_clean(&self) -> bool {
        self.none.is_none()
            && self.illegal.is_empty()
            && self.differs.is_empty()
            && self.colours.is_empty()
    }
}

/// A player whose rank in the file does not follow from points and tie-breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WrongRank {
    /// The player.
    pub number: u32,
    /// The rank in the file.
    pub rank: u32,
    /// The place by points and tie-breaks, shared by equals.
    pub place: u32,
    /// Points and tie-break values, in order.
    pub values: Vec<String>,
}

/// A report that was checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Checked {
    /// The rounds that are paired in the file.
    pub rounds: Vec<CheckedRound>,
    /// Ranks that do not follow.
    pub ranks: Vec<WrongRank>,
    /// Tie-breaks that are not known here: ranks are then not checked.
    pub unknown_tie_breaks: Vec<String>,
}

impl Checked {
    /// Whether nothing was found.
    pub fn is_clean(&self) -> bool {
        self.ranks.is_empty() && self.rounds.iter().all(CheckedRound::is_clean)
    }
}

/// Checks every round of a report, and its ranks.
pub fn check(report: &Report, reading: Reading) -> Result<Checked, RecordFault> {
    let rounds = (1..=report.last_paired()).map(|round| check_round(report, round, reading));
    let rounds = rounds.collect::<Result<Vec<CheckedRound>, RecordFault>>()?;
    let (known, unknown_tie_breaks) = known_tie_breaks(report);
    let ranks = match unknown_tie_breaks.is_empty() {
        true => {
            let rank = |number: u32| {
                let player = report.players.iter().find(|one| one.number == number);
                player.and_then(|player| player.rank)
            };
            wrong_ranks(&table_of_report(report)?, known, rank)
        }
        false => Vec::new(),
    };
    Ok(Checked {
        rounds,
        ranks,
        unknown_tie_breaks,
    })
}

fn check_round(report: &Report, round: u32, reading: Reading) -> Result<CheckedRound, RecordFault> {
    let reading = Reading {
        round: Some(round),
        ..reading
    };
    let swiss = swiss_of_report(&before_round(report, round), reading)?;
    let file = pairing_of(report, round);
    let illegal = breaches(&swiss, &file);
    let round = CheckedRound::new(round, file, illegal);
    Ok(match pair(&swiss) {
        Err(none) => round.without(none),
        Ok(paired) => {
            let not = |white, black| why_not(&swiss, &paired, white, black);
            let no_bye = |bye| why_no_bye(&swiss, &paired, bye);
            round.beside(paired.pairing.clone(), not, no_bye)
        }
    })
}

/// The pairing of a round as the file has it, in the order of the numbers.
fn pairing_of(report: &Report, round: u32) -> RoundPairing {
    let index = round as usize - 1;
    let mut pairing = RoundPairing {
        pairs: Vec::new(),
        bye: None,
    };
    for player in &report.players {
        let Some(result) = player.rounds.get(index) else {
            continue;
        };
        match result.opponent {
            // Without colours the smaller number is written first.
            Some(other) if result.colour == Some(Side::White) => {
                pairing.pairs.push((player.number, other));
            }
            Some(other) if result.colour.is_none() && player.number < other => {
                pairing.pairs.push((player.number, other));
            }
            None if result.code == RoundCode::PairingBye => pairing.bye = Some(player.number),
            _ => {}
        }
    }
    pairing
}

/// What C1, C2 and C3 do not allow, whatever the engine chooses.
fn breaches(swiss: &Swiss, file: &RoundPairing) -> Vec<(u32, u32, Reason)> {
    let field = Field::new(swiss);
    let mut found = Vec::new();
    for (white, black) in &file.pairs {
        if let (Some(a), Some(b)) = (field.place(*white), field.place(*black)) {
            let (one, other) = (&field.players[a], &field.players[b]);
            if let Some(bar) = bar(swiss, one, other) {
                found.push((*white, *black, illegal(swiss, one, bar)));
            }
        }
    }
    if let Some(number) = file.bye {
        found.extend(super::why::barred_from_bye(swiss, number).map(|reason| (number, 0, reason)));
    }
    found
}

/// The tie-breaks that a report names: those that are known, and those that are not.
pub fn known_tie_breaks(report: &Report) -> (Vec<TieBreak>, Vec<String>) {
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    for code in &report.tie_breaks {
        match code.parse::<TieBreak>() {
            Ok(one) => known.push(one),
            Err(_) => unknown.push(code.clone()),
        }
    }
    (known, unknown)
}

/// Ranks against points and tie-breaks; whoever has no rank in the file is passed over.
pub fn wrong_ranks(
    table: &Crosstable,
    tie_breaks: Vec<TieBreak>,
    rank: impl Fn(u32) -> Option<u32>,
) -> Vec<WrongRank> {
    let ranking = Ranking {
        tie_breaks,
        rules: TieBreakRules::default(),
        ..Ranking::default()
    };
    let standings = ranking.rank(table);
    let size = |place: u32| standings.iter().filter(|one| one.place == place).count();
    let mut wrong = Vec::new();
    for standing in &standings {
        let Some(rank) = rank(standing.id) else {
            continue;
        };
        let last = standing.place + u32::try_from(size(standing.place)).unwrap_or(1) - 1;
        if (standing.place..=last).contains(&rank) {
            continue;
        }
        let figures = standing.figures.iter();
        let figures = figures.map(|figure| figure.value.to_string());
        wrong.push(WrongRank {
            number: standing.id,
            rank,
            place: standing.place,
            values: std::iter::once(standing.points.to_string())
                .chain(figures)
                .collect(),
        });
    }
    wrong
}
