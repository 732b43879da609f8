//! Rounds: pairing, publication, closing.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_ruling::Side;

use crate::event::{Decided, State};
use crate::meeting::side_of;
use crate::pairing::swiss::{Past, PastKind};
use crate::pairing::trio_cup::champion;
use crate::pairing::{CannotPair, Field, Place, trio_plan};
use crate::tables::{colour, kind_of};
use crate::tiebreak::CellKind;
use crate::{
    BoutId, ByeKind, CardScore, EntryId, GameScore, Happened, Layout, Meeting, Pairing, Play,
    Points, Refused, Score, System,
};

impl State {
    pub(crate) fn pair(&self, round: u32, with_reason: bool) -> Decided {
        let system = self
            .regulations
            .plug()
            .ok_or(Refused::PairingsMustBeGiven)?;
        self.may_pair(round)?;
        let pairings = system
            .pair(&self.field(round))
            .map_err(Refused::CannotPair)?;
        if !with_reason {
            self.equal_matches(&pairings)?;
        }
        Ok(self.paired(round, pairings))
    }

    /// Totals of a day are compared, so every team plays equally often, unless the organiser has
    /// a reason (A-T03).
    fn equal_matches(&self, pairings: &[Pairing]) -> Result<(), Refused> {
        let asked = self.regulations.equal_matches && self.regulations.is_team_event();
        if !asked || self.is_trio_cup() {
            return Ok(());
        }
        let mut matches: BTreeMap<EntryId, u32> = BTreeMap::new();
        for pairing in pairings {
            let played = u32::from(pairing.parties.len() == 3);
            for team in &pairing.parties {
                *matches.entry(*team).or_default() += played;
            }
        }
        let least = matches.values().min().copied().unwrap_or(0);
        let most = matches.values().max().copied().unwrap_or(0);
        match least == most {
            true => Ok(()),
            false => Err(Refused::UnequalMatches {
                least,
                most,
                sittings: trio_plan(matches.len(), None).sittings(),
            }),
        }
    }

    /// Pairings by hand: as the event's own way, or with a reason in the place of the system.
    pub(crate) fn pair_as_given(
        &self,
        round: u32,
        pairings: &[Pairing],
        with_reason: bool,
    ) -> Decided {
        let own = matches!(self.regulations.system, System::Given { .. });
        if !own && (!with_reason || self.regulations.is_team_event()) {
            return Err(Refused::PairedBySystem);
        }
        self.may_pair(round)?;
        self.seats_fit(round, pairings)?;
        Ok(self.paired(round, pairings.to_vec()))
    }

    /// Whether pairings name everybody at most once, at tables for one or two.
    pub(crate) fn seats_fit(&self, round: u32, pairings: &[Pairing]) -> Result<(), Refused> {
        let numbers: BTreeSet<EntryId> = self.numbers_of(round).iter().copied().collect();
        let mut seen = BTreeSet::new();
        for pairing in pairings {
            if !(1..=2).contains(&pairing.parties.len()) {
                let parties = u32::try_from(pairing.parties.len()).unwrap_or(u32::MAX);
                return Err(Refused::WrongTable { parties });
            }
            for entry in &pairing.parties {
                if !numbers.contains(entry) || !seen.insert(*entry) {
                    return Err(Refused::BadPairing { entry: *entry });
                }
            }
        }
        Ok(())
    }

    fn may_pair(&self, round: u32) -> Result<(), Refused> {
        self.known_round(round)?;
        let next = u32::try_from(self.rounds.len()).unwrap_or(0) + 1;
        let by_sittings = self.is_trio_cup();
        match self.round(round) {
            Some(one) if one.closed => return Err(Refused::RoundClosed { round }),
            Some(_) if !by_sittings => return Err(Refused::AlreadyPaired { round }),
            Some(_) => {}
            None if round != next => return Err(Refused::RoundsInOrder { next }),
            None => {}
        }
        match self.numbers_of(round).is_empty() {
            true => Err(Refused::NumbersNotDrawn { round }),
            false => Ok(()),
        }
    }

    /// The pairings, and the games that nobody will play.
    fn paired(&self, round: u32, pairings: Vec<Pairing>) -> Vec<Happened> {
        let taken = self.round(round).map_or(0, |round| round.meetings.len());
        let first = u32::try_from(taken).unwrap_or(0) + 1;
        let mut forfeits = Vec::new();
        for (table, pairing) in (first..).zip(&pairings) {
            let (layout, scale) = (self.regulations.layout(), self.regulations.points);
            if layout == Layout::Trio {
                continue;
            }
            let meeting = Meeting::lay(pairing, table, layout, scale);
            for (bout, play) in (1..).zip(meeting.bouts.iter().map(|bout| bout.play)) {
                let id = BoutId { round, table, bout };
                forfeits.extend(self.forfeit(&meeting, id, play));
            }
        }
        let mut happened = vec![Happened::Paired { round, pairings }];
        happened.extend(forfeits);
        happened
    }

    fn forfeit(&self, meeting: &Meeting, bout: BoutId, play: Play) -> Option<Happened> {
        let Play::Game { white, black, .. } = play else {
            return None;
        };
        let here = |party: u8| {
            let entry = meeting.parties.get(usize::from(party));
            entry.is_some_and(|entry| self.is_present(*entry, bout.round))
        };
        let score = match (here(white), here(black)) {
            (true, true) => return None,
            (true, false) => GameScore::BlackForfeits,
            (false, true) => GameScore::WhiteForfeits,
            (false, false) => GameScore::BothForfeit,
        };
        let score = Score::Game(score);
        Some(Happened::Forfeited { bout, score })
    }

    /// Games against one who withdraws that are paired already are forfeits.
    pub(crate) fn left_unplayed(&self, gone: EntryId, from: u32) -> Vec<Happened> {
        let rounds = (1..)
            .zip(&self.rounds)
            .filter(|(number, _)| *number >= from);
        let meetings = rounds.flat_map(|(number, round)| {
            round.meetings.iter().map(move |meeting| (number, meeting))
        });
        let mut forfeits = Vec::new();
        for (round, meeting) in meetings {
            let Some(party) = meeting.party(gone) else {
                continue;
            };
            for (bout, one) in (1..).zip(&meeting.bouts) {
                let table = meeting.table;
                let score = given_up(one.play, party).filter(|_| one.score().is_none());
                forfeits.extend(score.map(|score| Happened::Forfeited {
                    bout: BoutId { round, table, bout },
                    score,
                }));
            }
        }
        forfeits
    }

    pub(crate) fn is_present(&self, entry: EntryId, round: u32) -> bool {
        let entry = self.entry(entry);
        entry.is_ok_and(|one| one.plays_in(round) && !one.byes.contains_key(&round))
    }

    pub(crate) fn field(&self, round: u32) -> Field<'_> {
        let places = self.numbers_of(round).iter().map(|entry| {
            let mut place = Place {
                entry: *entry,
                team: self.team_of(*entry),
                present: self.is_present(*entry, round),
                points: Points::ZERO,
                opponents: Vec::new(),
                colours: Vec::new(),
                had_bye: false,
                past: (1..round).map(|before| self.past(*entry, before)).collect(),
            };
            for meeting in self.rounds.iter().flat_map(|round| &round.meetings) {
                place.remember(meeting, self.regulations.bye_points());
            }
            place
        });
        Field {
            round,
            places: places.collect(),
            rounds: &self.rounds,
            apart: self.apart_in(round),
            order: self.order_before(round),
            first: self.numbers_of(1).to_vec(),
        }
    }

    /// What an earlier round was for an entry.
    pub(crate) fn past(&self, id: EntryId, round: u32) -> Past {
        let mut past = self.round_of(id, round);
        past.points -= self.penalty_in(id, round);
        past
    }

    pub(crate) fn round_of(&self, id: EntryId, round: u32) -> Past {
        let scale = self.regulations.points;
        let meeting = self.round(round).and_then(|one| one.meeting_of(id));
        let Some((meeting, party)) = meeting.and_then(|one| Some((one, one.party(id)?))) else {
            let kind = self.entry(id).ok().and_then(|entry| entry.byes.get(&round));
            let points = match kind {
                Some(ByeKind::Full) => scale.win,
                Some(ByeKind::Half) => scale.draw,
                Some(ByeKind::Zero) | None => Points::ZERO,
            };
            return Past {
                points,
                ..Past::NOTHING
            };
        };
        if meeting.is_bye() {
            return Past {
                kind: PastKind::PairingBye,
                points: self.regulations.bye_points(),
                ..Past::NOTHING
            };
        }
        let others = meeting.parties.iter().find(|other| **other != id);
        Past {
            opponent: others.map(|other| other.0),
            colour: colour(meeting, party),
            kind: match kind_of(meeting, party) {
                CellKind::ForfeitWin => PastKind::ForfeitWin,
                CellKind::ForfeitLoss => PastKind::ForfeitLoss,
                _ => PastKind::Played,
            },
            points: meeting.game_points(party),
        }
    }

    pub(crate) fn publish(&self, round: u32) -> Decided {
        match self.round(round) {
            None => Err(Refused::NotPaired { round }),
            Some(one) if one.published => Err(Refused::AlreadyPublished { round }),
            Some(_) => Ok(vec![Happened::Published { round }]),
        }
    }

    pub(crate) fn close_round(&self, round: u32, with_reason: bool) -> Decided {
        let one = self.round(round).ok_or(Refused::NotPaired { round })?;
        if one.closed {
            return Err(Refused::RoundClosed { round });
        }
        let missing = self.missing(round);
        if !missing.is_empty() {
            return Err(Refused::ResultsMissing { bouts: missing });
        }
        if !with_reason {
            self.cup_is_over(round)?;
        }
        let winners = self.round_winners(round);
        Ok(vec![Happened::RoundClosed { round, winners }])
    }

    /// A knockout of trios is over when its final has a winner.
    fn cup_is_over(&self, round: u32) -> Result<(), Refused> {
        let meetings = self.round(round).map(|one| one.meetings.as_slice());
        let meetings = meetings.unwrap_or_default();
        let level = |one: &&Meeting| one.is_settled() && one.winner().is_none();
        match meetings.iter().find(level) {
            _ if !self.is_trio_cup() || champion(meetings).is_some() => Ok(()),
            Some(one) => Err(Refused::CannotPair(CannotPair::Undecided {
                table: one.table,
            })),
            None => Err(Refused::KnockoutGoesOn),
        }
    }

    pub(crate) const fn is_knockout(&self) -> bool {
        matches!(self.regulations.system, System::Knockout { .. }) || self.is_trio_cup()
    }

    pub(crate) const fn is_trio_cup(&self) -> bool {
        matches!(
            self.regulations.system,
            System::Trios { knockout: true, .. }
        )
    }

    /// Whether a round is played to its end: nothing is missing, and a knockout has its winner.
    pub(crate) fn is_finished(&self, round: u32) -> bool {
        self.round(round).is_some_and(|one| {
            let over = !self.is_trio_cup() || champion(&one.meetings).is_some();
            one.closed || !one.meetings.is_empty() && self.missing(round).is_empty() && over
        })
    }

    /// Bouts of a round without a result that stands.
    pub(crate) fn missing(&self, round: u32) -> Vec<BoutId> {
        let meetings = self.round(round).map(|one| one.meetings.as_slice());
        let meetings = meetings.unwrap_or_default().iter();
        let bouts = meetings.flat_map(|meeting| {
            let open = (1..)
                .zip(&meeting.bouts)
                .filter(|(_, one)| one.score().is_none());
            open.map(|(bout, _)| BoutId {
                round,
                table: meeting.table,
                bout,
            })
        });
        bouts.collect()
    }

    /// Who won a day of the team event that is played to its end; nobody elsewhere.
    pub(crate) fn round_winners(&self, round: u32) -> Vec<EntryId> {
        if !self.regulations.is_team_event() || !self.is_finished(round) {
            return Vec::new();
        }
        if self.is_trio_cup() {
            let meetings = self.round(round).map(|one| one.meetings.as_slice());
            return champion(meetings.unwrap_or_default()).into_iter().collect();
        }
        let points = self.trio_points_of(round);
        let best = points.values().max().copied();
        let leads = points.iter().filter(|(_, points)| Some(**points) == best);
        leads.map(|(entry, _)| *entry).collect()
    }

    pub(crate) fn close(&self, with_reason: bool) -> Decided {
        let missing: Vec<BoutId> = (1..)
            .zip(&self.rounds)
            .flat_map(|(round, _)| self.missing(round))
            .collect();
        if !missing.is_empty() {
            return Err(Refused::ResultsMissing { bouts: missing });
        }
        let played = u32::try_from(self.rounds.len()).unwrap_or(u32::MAX);
        let planned = self.planned_rounds().unwrap_or(played);
        if played < planned && !with_reason {
            return Err(Refused::RoundsMissing { played, planned });
        }
        let unfinished = (1..=played).filter(|round| !self.is_finished(*round));
        for round in unfinished.filter(|_| !with_reason) {
            self.cup_is_over(round)?;
        }
        let open = (1..).zip(&self.rounds).filter(|(_, round)| !round.closed);
        let mut happened: Vec<Happened> = open
            .map(|(round, _)| Happened::RoundClosed {
                round,
                winners: self.round_winners(round),
            })
            .collect();
        happened.push(Happened::Closed);
        Ok(happened)
    }
}

/// The result of what a party does not play; none if it is none of its own.
fn given_up(play: Play, party: u8) -> Option<Score> {
    match play {
        Play::Game { white, .. } if white == party => Some(Score::Game(GameScore::WhiteForfeits)),
        Play::Game { black, .. } if black == party => Some(Score::Game(GameScore::BlackForfeits)),
        Play::Game { .. } => None,
        // Not a deal was played: the others share the first place (A-T10).
        Play::Cards(_) | Play::Deal(_) => Some(Score::Cards(CardScore {
            units: [Points::ZERO; 3],
            deals: 0,
            left: Some(party),
        })),
    }
}

impl Place {
    /// Adds what a meeting says about the entry.
    fn remember(&mut self, meeting: &Meeting, bye_points: Points) {
        let Some(party) = meeting.party(self.entry) else {
            return;
        };
        if meeting.is_bye() {
            self.had_bye = true;
            self.points += bye_points;
            return;
        }
        self.points += meeting.game_points(party);
        let others = meeting.parties.iter().filter(|other| **other != self.entry);
        self.opponents.extend(others);
        let colour = meeting.bouts.first().and_then(|bout| match bout.play {
            Play::Game { white, black, .. } => side_of(party, white, black),
            Play::Cards(_) | Play::Deal(_) => None::<Side>,
        });
        self.colours.extend(colour);
    }
}
