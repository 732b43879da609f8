//! What comes next in an event: the one step that whoever holds it waits for.

use serde::{Deserialize, Serialize};

use crate::{Asked, BoutState, EntryId, Event, System};

/// The step that comes next, as a page shows it on its largest button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NextStep"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "NextStep")
)]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum Next {
    /// Entries are taken; there are too few to begin.
    Enter {
        /// How many there are.
        entries: u32,
        /// How many the system needs at least.
        least: u32,
    },
    /// Arrivals are noted before the draw.
    CheckIn {
        /// The round.
        round: u32,
        /// Who is not complete yet.
        missing: Vec<EntryId>,
    },
    /// Numbers are drawn.
    Draw {
        /// The round from which they hold.
        round: u32,
    },
    /// The round is paired, or a further sitting of it.
    Pair {
        /// The round.
        round: u32,
    },
    /// The pairings go on the wall.
    Publish {
        /// The round.
        round: u32,
    },
    /// The round is played.
    Results {
        /// The round.
        round: u32,
        /// The sitting that is played.
        sitting: u32,
        /// Boards without a result that stands.
        missing: u32,
        /// Of those, boards that one side has reported.
        reported: u32,
        /// Of those, boards on which the sides disagree.
        conflicts: u32,
    },
    /// All results are there; the round is made final.
    CloseRound {
        /// The round.
        round: u32,
    },
    /// All rounds are played; the event is closed.
    Close,
    /// The event is closed: prizes and certificates.
    Awards,
}

impl Next {
    /// The request that takes the step, where there is nothing left to choose.
    pub fn asked(&self) -> Option<Asked> {
        match *self {
            Next::Pair { round } => Some(Asked::Pair { round }),
            Next::Publish { round } => Some(Asked::Publish { round }),
            Next::CloseRound { round } => Some(Asked::CloseRound { round }),
            Next::Close => Some(Asked::Close),
            _ => None,
        }
    }
}

impl Event {
    /// The round that is prepared or played: the last one until it is closed, then the one to come.
    pub fn current_round(&self) -> u32 {
        let last = u32::try_from(self.rounds().len()).unwrap_or(u32::MAX);
        match self.rounds().last() {
            Some(round) if !round.closed => last,
            _ => last.saturating_add(1),
        }
    }

    /// What comes next.
    pub fn next(&self) -> Next {
        if self.is_closed() {
            return Next::Awards;
        }
        let round = self.current_round();
        match self.round(round) {
            Some(_) => self.next_in(round),
            None => self.next_before(round),
        }
    }

    /// What comes next in a round that is paired.
    fn next_in(&self, number: u32) -> Next {
        let Some(round) = self.round(number) else {
            return Next::Pair { round: number };
        };
        if !round.published {
            return Next::Publish { round: number };
        }
        let (mut missing, mut reported, mut conflicts) = (0, 0, 0);
        let mut sitting = u32::MAX;
        for meeting in &round.meetings {
            for bout in &meeting.bouts {
                match bout.state {
                    BoutState::Confirmed(_) => continue,
                    BoutState::Reported(_) => reported += 1,
                    BoutState::Conflict(_) => conflicts += 1,
                    BoutState::Open => {}
                }
                missing += 1;
                sitting = sitting.min(meeting.sitting);
            }
        }
        if missing > 0 {
            return Next::Results {
                round: number,
                sitting,
                missing,
                reported,
                conflicts,
            };
        }
        let by_sittings = matches!(
            self.regulations().system,
            System::Trios { knockout: true, .. }
        );
        if by_sittings && matches!(self.engine_pairings(number), Some(Ok(more)) if !more.is_empty())
        {
            return Next::Pair { round: number };
        }
        Next::CloseRound { round: number }
    }

    /// What comes next before a round is paired.
    fn next_before(&self, round: u32) -> Next {
        let planned = self.planned_rounds();
        if round > 1 && planned.is_some_and(|planned| round > planned) {
            return Next::Close;
        }
        if !self.numbers(round).is_empty() {
            return Next::Pair { round };
        }
        let least = match self.regulations().is_team_event() {
            true => 3,
            false => 2,
        };
        let entries = self.entries().iter().filter(|entry| entry.plays_in(round));
        let entries = u32::try_from(entries.count()).unwrap_or(u32::MAX);
        if entries < least {
            return Next::Enter { entries, least };
        }
        let missing = self.not_complete(round);
        match self.regulations().entry.draw_at.is_some() && !missing.is_empty() {
            true => Next::CheckIn { round, missing },
            false => Next::Draw { round },
        }
    }

    /// Who takes part in a round and is not complete at the venue yet.
    fn not_complete(&self, round: u32) -> Vec<EntryId> {
        let entries = self.entries().iter();
        let entries =
            entries.filter(|entry| entry.plays_in(round) && !entry.byes.contains_key(&round));
        let missing = entries.filter(|entry| {
            let attendance = entry.attendance.get(&round);
            !attendance.is_some_and(|one| one.arrivals.iter().all(Option::is_some))
        });
        missing.map(|entry| entry.id).collect()
    }
}
