//! Swiss events beside the pairing itself (C.04.2): who is kept apart, numbers that are given anew,
//! published pairings that change, and the remarks that a report needs.

use std::collections::BTreeSet;

use jadoube_ruling::Message;
use serde::{Deserialize, Serialize};

use crate::event::{Decided, State};
use crate::pairing::swiss::{Dutch, Swiss, SwissEdition};
use crate::{
    Asked, ByeKind, EntryId, Event, Happened, Meeting, Pairing, PenaltyKind, Points, Refused,
    Score, System,
};

/// The last round before whose pairing numbers may still be given anew (C.04.2: 2017 B.3, 2026 2.3).
const NUMBERS_FIXED_AFTER: usize = 4;

/// Players of whom no two may meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "KeptApart", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "KeptApart")
)]
#[serde(deny_unknown_fields)]
pub struct KeptApart {
    /// Who.
    pub entries: Vec<EntryId>,
    /// From which round on.
    pub from: u32,
    /// The last round; none: to the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u32>,
}

impl KeptApart {
    fn holds_in(&self, round: u32) -> bool {
        self.from <= round && self.until.is_none_or(|until| round <= until)
    }
}

/// Why published pairings may change (C.04.2: 2017 D.10 knows the first only, 2026 4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PairingGround"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "PairingGround")
)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Two players have already met.
    Rematch,
    /// The rules of the event allow it.
    Rules,
    /// Two players have no opponents, and both agree.
    NoOpponents,
    /// A late entry is admitted, and all concerned agree.
    LateEntry,
    /// Something unforeseen touches the top boards of the last round.
    TopBoards,
}

impl Ground {
    /// The word that each language has for it.
    pub const fn word(self) -> &'static str {
        match self {
            Ground::Rematch => "rematch",
            Ground::Rules => "rules",
            Ground::NoOpponents => "no-opponents",
            Ground::LateEntry => "late-entry",
            Ground::TopBoards => "top-boards",
        }
    }
}

/// An act out of the ordinary, as the report of the event tells it.
#[derive(Clone, Debug)]
pub struct Remark {
    /// The round that it concerns.
    pub round: u32,
    /// The act in the minutes.
    pub act: u32,
    /// What was done.
    pub what: Message,
    /// Why, as the arbiter said it.
    pub why: Option<String>,
}

impl Remark {
    /// The line of the report; `say` gives what was done in the language of the report.
    pub fn told(self, say: impl Fn(&Message) -> String) -> Message {
        Message::new("event-report-remark")
            .with("round", self.round)
            .with("act", self.act)
            .with("what", say(&self.what))
            .with("why", self.why.unwrap_or_default())
    }
}

impl State {
    const fn is_swiss(&self) -> bool {
        matches!(self.regulations.system, System::Swiss { .. })
    }

    fn only_swiss(&self) -> Result<(), Refused> {
        match self.is_swiss() {
            true => Ok(()),
            false => Err(Refused::OnlySwiss),
        }
    }

    /// Keeps players apart: before the first round, later only with a reason.
    pub(crate) fn keep_apart(&self, apart: &KeptApart, with_reason: bool) -> Decided {
        self.only_swiss()?;
        let known: BTreeSet<EntryId> = apart.entries.iter().copied().collect();
        for entry in &apart.entries {
            self.entry(*entry)?;
        }
        if known.len() < 2 || known.len() != apart.entries.len() {
            return Err(Refused::LotsIncomplete);
        }
        self.known_round(apart.from)?;
        if apart.until.is_some_and(|until| until < apart.from) {
            return Err(Refused::NoSuchRound { round: apart.from });
        }
        match !self.rounds.is_empty() && !with_reason {
            true => Err(Refused::ReasonNeeded),
            false => Ok(vec![Happened::KeptApart(apart.clone())]),
        }
    }

    /// Who is kept apart in a round.
    pub(crate) fn apart_in(&self, round: u32) -> Vec<Vec<EntryId>> {
        let groups = self.apart.iter().filter(|one| one.holds_in(round));
        groups.map(|one| one.entries.clone()).collect()
    }

    /// Gives the numbers anew, because a rating or a title was wrong.
    pub(crate) fn renumber(&self, order: &[EntryId]) -> Decided {
        self.only_swiss()?;
        let round = u32::try_from(self.rounds.len()).unwrap_or(0) + 1;
        let now = self.numbers_of(round);
        if now.is_empty() {
            return Err(Refused::NumbersNotDrawn { round });
        }
        if self.rounds.len() >= NUMBERS_FIXED_AFTER {
            return Err(Refused::NumbersFixed);
        }
        let given: BTreeSet<EntryId> = order.iter().copied().collect();
        if order.len() != now.len() || given != now.iter().copied().collect() {
            return Err(Refused::LotsIncomplete);
        }
        let order = order.to_vec();
        Ok(vec![Happened::Renumbered { round, order }])
    }

    /// A late entry gets the number that its rating has in a list by rating, as long as numbers may
    /// change; else the next one.
    pub(crate) fn late_number(&self, entry: EntryId, rating: Option<u32>, round: u32) -> Happened {
        let now = self.numbers_of(round);
        let rating_of = |entry: &EntryId| {
            let player = self
                .entry(*entry)
                .ok()
                .and_then(|one| one.entrant.players.first());
            player.and_then(|player| player.rating).unwrap_or(0)
        };
        let ratings: Vec<u32> = now.iter().map(rating_of).collect();
        let by_rating = ratings.windows(2).all(|two| two[0] >= two[1]);
        let own = rating.unwrap_or(0);
        let at = ratings.iter().take_while(|other| **other >= own).count();
        if !self.is_swiss()
            || !by_rating
            || at == now.len()
            || self.rounds.len() >= NUMBERS_FIXED_AFTER
        {
            return Happened::TookFreeNumber { entry, round };
        }
        let mut order = now.to_vec();
        order.insert(at, entry);
        Happened::Renumbered { round, order }
    }

    /// Points that penalties of a round take.
    pub(crate) fn penalty_in(&self, entry: EntryId, round: u32) -> Points {
        let own = self.penalties.iter().map(|(_, penalty)| penalty);
        let own = own.filter(|one| one.entry == entry && one.round == round);
        let points = own.filter_map(|one| match one.kind {
            PenaltyKind::Points(points) => Some(points),
            _ => None,
        });
        points.sum()
    }

    /// Other pairings in the place of published ones, on one of the grounds that the rules know.
    pub(crate) fn change_pairings(
        &self,
        round: u32,
        pairings: &[Pairing],
        ground: Ground,
    ) -> Decided {
        let System::Swiss { edition, .. } = self.regulations.system else {
            return Err(Refused::OnlySwiss);
        };
        let one = self.round(round).ok_or(Refused::NotPaired { round })?;
        if one.closed || round as usize != self.rounds.len() {
            return Err(Refused::RoundClosed { round });
        }
        if !one.published {
            return Err(Refused::NotPublished { round });
        }
        self.seats_fit(round, pairings)?;
        let stays = |meeting: &&Meeting| pairings.iter().any(|new| new.parties == meeting.parties);
        let gone: Vec<&Meeting> = one.meetings.iter().filter(|old| !stays(old)).collect();
        for meeting in &gone {
            let played = meeting.bouts.iter().any(|bout| match bout.score() {
                Some(Score::Game(score)) => score.played(),
                other => other.is_some(),
            });
            if played {
                return Err(Refused::PlayedAlready {
                    table: meeting.table,
                });
            }
        }
        let old_rules = edition == SwissEdition::E2017 && ground != Ground::Rematch;
        match old_rules || !self.is_given(ground, round, pairings, &gone) {
            true => Err(Refused::NoGround { ground, round }),
            false => Ok(vec![Happened::PairingsChanged {
                round,
                pairings: pairings.to_vec(),
                ground,
            }]),
        }
    }

    /// Whether a ground is there, as far as the program can see.
    fn is_given(&self, ground: Ground, round: u32, new: &[Pairing], gone: &[&Meeting]) -> bool {
        let seated = |entry: &EntryId| {
            let old = self.round(round).and_then(|one| one.meeting_of(*entry));
            old.filter(|old| !old.is_bye() && !old.is_settled())
        };
        match ground {
            Ground::Rematch => gone.iter().any(|old| match old.parties[..] {
                [first, second] => self.have_played(first, second, round),
                _ => false,
            }),
            Ground::Rules => true,
            Ground::NoOpponents => {
                let pairs = new.iter().filter(|one| one.parties.len() == 2);
                let mut added = pairs.filter(|one| {
                    let meetings = self.round(round).map(|one| one.meetings.as_slice());
                    let mut old = meetings.unwrap_or_default().iter();
                    !old.any(|old| old.parties == one.parties)
                });
                added.all(|one| one.parties.iter().all(|entry| seated(entry).is_none()))
            }
            Ground::LateEntry => {
                let named = new.iter().flat_map(|one| &one.parties);
                let absent = |entry: &EntryId| {
                    let old = self.round(round).and_then(|one| one.meeting_of(*entry));
                    old.is_none()
                };
                named.into_iter().any(absent)
            }
            Ground::TopBoards => self.planned_rounds() == Some(round),
        }
    }

    fn have_played(&self, first: EntryId, second: EntryId, before: u32) -> bool {
        (1..before).any(|round| self.past(first, round).met() == Some(second.0))
    }
}

impl Event {
    /// A Swiss event as the engine is told it before a round; none where it is of another system.
    pub fn swiss(&self, round: u32) -> Option<Swiss> {
        let regulations = self.regulations();
        let System::Swiss {
            rounds,
            edition,
            initial,
            baku,
        } = regulations.system
        else {
            return None;
        };
        let dutch = Dutch {
            rounds,
            edition,
            initial,
            baku,
            points: regulations.points,
        };
        Some(dutch.tournament(&self.state.field(round)))
    }

    /// What was done out of the ordinary and stands: the report tells it (C.04.2, and the check-list
    /// for tournament programs).
    pub fn remarks(&self) -> Vec<Remark> {
        let mut remarks = Vec::new();
        let mut paired = 0;
        let given = matches!(self.regulations().system, System::Given { .. });
        for (minute, stands) in self.minutes().iter().zip(self.standing()) {
            if !stands {
                continue;
            }
            let by_hand = !given && matches!(minute.request.asked, Asked::PairAsGiven { .. });
            for happened in &minute.happened {
                if let Happened::Paired { round, .. } = happened {
                    paired = *round;
                }
                let what = match (by_hand, happened) {
                    (true, Happened::Paired { round, .. }) => Some((
                        *round,
                        Message::new("event-paired-by-hand").with("round", *round),
                    )),
                    (_, Happened::Undone { act }) if !self.was_announced(*act) => None,
                    _ => {
                        let round = remarkable(happened, paired, minute.request.why.is_some());
                        round.map(|round| (round, happened.message(self)))
                    }
                };
                remarks.extend(what.map(|(round, what)| Remark {
                    round,
                    act: minute.number,
                    what,
                    why: minute.request.why.clone(),
                }));
            }
        }
        remarks
    }

    /// Whether an act was one that everybody in the hall has heard of: pairings, their publication,
    /// the end of a round.
    fn was_announced(&self, act: u32) -> bool {
        let minute = self.minutes().get((act as usize).wrapping_sub(1));
        let happened = minute.map(|minute| minute.happened.as_slice());
        happened.unwrap_or_default().iter().any(|one| {
            matches!(
                one,
                Happened::Paired { .. }
                    | Happened::Published { .. }
                    | Happened::RoundClosed { .. }
                    | Happened::Closed
            )
        })
    }
}

/// The round that an act out of the ordinary concerns; none where it is an ordinary one.
fn remarkable(happened: &Happened, paired: u32, with_reason: bool) -> Option<u32> {
    match happened {
        Happened::PairingsChanged { round, .. }
        | Happened::Renumbered { round, .. }
        | Happened::TookFreeNumber { round, .. }
        | Happened::Admitted { round, .. }
        | Happened::Replaced { round, .. }
        | Happened::LotDrawn { round, .. }
        | Happened::ByeGranted {
            round,
            kind: ByeKind::Full,
            ..
        } => Some(*round),
        // Members who are named after the pairing, and rounds that end before their time.
        Happened::LinedUp { round, .. } if *round <= paired => Some(*round),
        Happened::RoundClosed { round, .. } if with_reason => Some(*round),
        Happened::Closed if with_reason => Some(paired),
        Happened::LotsDrawn { .. }
        | Happened::AppealRuled { .. }
        | Happened::PenaltyLifted { .. }
        | Happened::Undone { .. } => Some(paired),
        Happened::GameAdded { bout, .. } | Happened::DealAdded { bout, .. } => Some(bout.round),
        Happened::KeptApart(apart) if paired > 0 => Some(apart.from),
        Happened::Amended(_) | Happened::Returned { .. } if paired > 0 => Some(paired),
        Happened::Corrected { bout, .. } | Happened::Annulled { bout, .. } => Some(bout.round),
        Happened::Penalised(penalty) => Some(penalty.round),
        _ => None,
    }
}
