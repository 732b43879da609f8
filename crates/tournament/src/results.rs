//! Results: what the sides say, what the arbiter decides.

use crate::event::{Decided, State};
use crate::pairing::trio_cup;
use crate::team_event::DEALS;
use crate::{
    Bout, BoutId, BoutState, CardScore, Discipline, EntryId, Happened, Meeting, Office, Outcome,
    Play, Refused, Request, Score, Signature, System,
};

impl State {
    /// A player says it for the own side, and may say otherwise as long as no other side has spoken;
    /// the arbiter's word stands at once.
    pub(crate) fn report(&self, by: &Signature, id: BoutId, score: &Score) -> Decided {
        let (meeting, bout) = self.open_bout(id)?;
        fits(bout, id, score)?;
        if let Some(standing) = bout.score() {
            return Err(Refused::ResultStands {
                bout: id,
                score: standing.clone(),
            });
        }
        let Office::Player(entry) = by.office else {
            if matches!(bout.state, BoutState::Conflict(_)) {
                return Err(Refused::InConflict { bout: id });
            }
            return Ok(vec![Happened::ResultEntered {
                bout: id,
                score: score.clone(),
            }]);
        };
        let parties = bout.play.parties();
        let party = meeting.party(entry).filter(|party| parties.contains(party));
        let party = party.ok_or(Refused::NotYourBout { bout: id })?;
        let reports = match &bout.state {
            BoutState::Reported(reports) | BoutState::Conflict(reports) => reports.as_slice(),
            BoutState::Open | BoutState::Confirmed(_) => &[],
        };
        // A slip of the finger is mended by the side that made it, until somebody has answered.
        let mends = matches!(reports, [(own, said)] if *own == party && said != score);
        if !mends && reports.iter().any(|(other, _)| *other == party) {
            return Err(Refused::ReportedAlready { bout: id });
        }
        let reports = if mends { &[] } else { reports };
        let mut happened = vec![Happened::Reported {
            bout: id,
            party,
            score: score.clone(),
        }];
        if reports.iter().any(|(_, other)| other != score) {
            happened.push(Happened::Conflicted { bout: id });
        } else if reports.len() + 1 == parties.len() {
            happened.push(Happened::Confirmed {
                bout: id,
                score: score.clone(),
            });
        }
        Ok(happened)
    }

    /// All results of a list or none.
    pub(crate) fn report_all(&self, request: &Request, outcomes: &[Outcome]) -> Decided {
        self.all_or_none(request, outcomes, |state, one| {
            state.report(&request.by, one.bout, &one.score)
        })
    }

    /// Puts a result in the place of one that stands. In a knockout whoever played on because of
    /// it must not change behind everybody's back: `replace` is the organiser's word for it.
    pub(crate) fn correct(&self, id: BoutId, score: &Score, replace: bool) -> Decided {
        let (_, bout) = self.open_bout(id)?;
        fits(bout, id, score)?;
        let from = match &bout.state {
            BoutState::Confirmed(standing) if standing == score => {
                return Err(Refused::SameResult { bout: id });
            }
            BoutState::Confirmed(standing) => Some(standing.clone()),
            BoutState::Open => return Err(Refused::NothingToCorrect { bout: id }),
            BoutState::Reported(_) | BoutState::Conflict(_) => None,
        };
        let corrected = Happened::Corrected {
            bout: id,
            from,
            to: score.clone(),
        };
        let mut after = self.clone();
        after.change_bout(id, |one| one.state = BoutState::Confirmed(score.clone()));
        let replaced = self.plays_on(id, &after, replace)?;
        Ok(std::iter::once(corrected).chain(replaced).collect())
    }

    pub(crate) fn annul(&self, id: BoutId) -> Decided {
        let (_, bout) = self.open_bout(id)?;
        let standing = bout.score().ok_or(Refused::NothingToCorrect { bout: id })?;
        let mut after = self.clone();
        after.change_bout(id, |one| one.state = BoutState::Open);
        self.plays_on(id, &after, false)?;
        Ok(vec![Happened::Annulled {
            bout: id,
            from: standing.clone(),
        }])
    }

    /// What a changed result does to who plays on in a knockout: nothing, or one takes the place
    /// of another who has not played there yet, or the change is refused with what rests on it.
    pub(crate) fn plays_on(&self, id: BoutId, after: &State, replace: bool) -> Decided {
        let sitting = self.bout(id).map_or(1, |(meeting, _)| meeting.sitting);
        let next = self.next_stage(id.round, sitting);
        if next.is_empty() {
            return Ok(Vec::new());
        }
        let before = self.winners_of_stage(id.round, sitting);
        let now = after.winners_of_stage(id.round, sitting);
        let gone: Vec<EntryId> = only_in(&before, &now);
        let come: Vec<EntryId> = only_in(&now, &before);
        if gone.is_empty() && come.is_empty() {
            return Ok(Vec::new());
        }
        let rests = next
            .iter()
            .filter(|(_, one)| one.parties.iter().any(|party| gone.contains(party)));
        let untouched = |one: &Meeting| one.bouts.iter().all(|bout| bout.state == BoutState::Open);
        let rests: Vec<(u32, &Meeting)> = rests.map(|(round, one)| (*round, *one)).collect();
        match (&gone[..], &come[..], &rests[..]) {
            ([out], [by], [(round, one)])
                if replace && untouched(one) && self.is_present(*by, *round) =>
            {
                Ok(vec![Happened::Replaced {
                    round: *round,
                    table: one.table,
                    out: *out,
                    by: *by,
                }])
            }
            _ => Err(Refused::PlayedOn {
                bout: id,
                on: rests
                    .iter()
                    .map(|(round, one)| BoutId {
                        round: *round,
                        table: one.table,
                        bout: 1,
                    })
                    .collect(),
            }),
        }
    }

    /// The meetings of a knockout that were paired from the results of a stage.
    fn next_stage(&self, round: u32, sitting: u32) -> Vec<(u32, &Meeting)> {
        match self.regulations.system {
            System::Knockout { .. } => {
                let later = (1..)
                    .zip(&self.rounds)
                    .filter(|(number, _)| *number > round);
                later
                    .flat_map(|(number, one)| one.meetings.iter().map(move |one| (number, one)))
                    .collect()
            }
            System::Trios { knockout: true, .. } => {
                let meetings = self.round(round).map(|one| one.meetings.as_slice());
                let meetings = meetings.unwrap_or_default().iter();
                let later = meetings.filter(|one| one.sitting > sitting);
                later.map(|one| (round, one)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Who plays on after a stage of a knockout, as far as it is decided.
    fn winners_of_stage(&self, round: u32, sitting: u32) -> Vec<EntryId> {
        let meetings = self.round(round).map(|one| one.meetings.as_slice());
        let meetings = meetings.unwrap_or_default();
        match self.regulations.system {
            System::Trios { .. } => {
                let present: Vec<EntryId> = self.numbers_of(round).to_vec();
                trio_cup::next_field(meetings, sitting, &present).unwrap_or_default()
            }
            _ => meetings.iter().filter_map(Meeting::winner).collect(),
        }
    }

    /// A bout of a round whose results are not final.
    pub(crate) fn open_bout(&self, id: BoutId) -> Result<(&Meeting, &Bout), Refused> {
        let round = self
            .round(id.round)
            .ok_or(Refused::NotPaired { round: id.round })?;
        let found = self.bout(id).ok_or(Refused::NoSuchBout { bout: id })?;
        match round.closed {
            true => Err(Refused::RoundClosed { round: id.round }),
            false => Ok(found),
        }
    }

    /// What decides an equal knockout match: a game with colours changed between two, a deal among
    /// three (A-T04).
    pub(crate) fn add_game(
        &self,
        round: u32,
        table: u32,
        draw_odds: bool,
        deal: Option<Discipline>,
    ) -> Decided {
        let meeting = self.equal_match(round, table)?;
        let bout = BoutId {
            round,
            table,
            bout: u32::try_from(meeting.bouts.len()).unwrap_or(u32::MAX - 1) + 1,
        };
        let level: Vec<u8> = match meeting.parties.len() {
            3 => meeting.level(),
            _ => meeting.parties.clone(),
        }
        .iter()
        .filter_map(|one| meeting.party(*one))
        .collect();
        let [first, second] = level[..] else {
            let game = deal.unwrap_or(Discipline::Ulti);
            return match game {
                Discipline::Chess => Err(Refused::WrongKindOfResult { bout }),
                game => Ok(vec![Happened::DealAdded { bout, game }]),
            };
        };
        if deal.is_some() {
            return Err(Refused::WrongKindOfResult { bout });
        }
        let last = meeting.bouts.iter().rev().find_map(|bout| match bout.play {
            Play::Game { white, black, .. }
                if [white, black] == [first, second] || [white, black] == [second, first] =>
            {
                Some(white)
            }
            _ => None,
        });
        let (white, black) = match last == Some(first) {
            true => (second, first),
            false => (first, second),
        };
        Ok(vec![Happened::GameAdded {
            bout,
            white,
            black: (meeting.parties.len() == 3).then_some(black),
            draw_odds,
        }])
    }

    pub(crate) fn lot(&self, round: u32, table: u32, winner: EntryId) -> Decided {
        let meeting = self.equal_match(round, table)?;
        let equal = meeting.parties.len() == 2 || meeting.level().contains(&winner);
        match meeting.party(winner).is_some() && equal {
            true => Ok(vec![Happened::LotDrawn {
                round,
                table,
                winner,
            }]),
            false => Err(Refused::NotAtTable {
                entry: winner,
                table,
            }),
        }
    }

    /// A knockout match that is played out and has no winner.
    fn equal_match(&self, round: u32, table: u32) -> Result<&Meeting, Refused> {
        let one = self.round(round).ok_or(Refused::NotPaired { round })?;
        if one.closed {
            return Err(Refused::RoundClosed { round });
        }
        let bout = BoutId {
            round,
            table,
            bout: 1,
        };
        let meeting = one.meeting(table).ok_or(Refused::NoSuchBout { bout })?;
        let equal = self.is_knockout() && meeting.is_settled() && meeting.winner().is_none();
        match equal {
            true => Ok(meeting),
            false => Err(Refused::NotEqual { table }),
        }
    }

    pub(crate) fn keep_moves(&self, id: BoutId, moves: &str) -> Decided {
        let (_, bout) = self.bout(id).ok_or(Refused::NoSuchBout { bout: id })?;
        if !matches!(bout.play, Play::Game { .. }) {
            return Err(Refused::WrongKindOfResult { bout: id });
        }
        let words: Vec<&str> = moves.split_whitespace().collect();
        // A tag or a result inside would start another game in the file.
        let foreign = |word: &&str| {
            word.contains(['[', ']', '%']) || ["1-0", "0-1", "1/2-1/2", "*"].contains(word)
        };
        if words.is_empty() || words.iter().any(foreign) {
            return Err(Refused::NotMoves);
        }
        Ok(vec![Happened::MovesKept {
            bout: id,
            moves: words.join(" "),
        }])
    }
}

/// Whether a result is one of what is played.
fn fits(bout: &Bout, id: BoutId, score: &Score) -> Result<(), Refused> {
    match (bout.play, score) {
        (Play::Game { .. }, Score::Game(_)) => Ok(()),
        (Play::Cards(_), Score::Cards(score)) => cards_fit(score),
        (Play::Deal(_), Score::Cards(score)) if score.deals == 1 && score.left.is_none() => {
            in_halves(score)
        }
        (Play::Deal(_), Score::Cards(score)) => Err(Refused::WrongDeals { deals: score.deals }),
        _ => Err(Refused::WrongKindOfResult { bout: id }),
    }
}

/// Units are written in whole and half numbers.
fn in_halves(score: &CardScore) -> Result<(), Refused> {
    let half = |units: &crate::Points| units.as_hundredths() % 50 == 0;
    match score.units.iter().all(half) {
        true => Ok(()),
        false => Err(Refused::NotHalfUnits),
    }
}

fn only_in(these: &[EntryId], those: &[EntryId]) -> Vec<EntryId> {
    let only = these.iter().filter(|one| !those.contains(one));
    only.copied().collect()
}

fn cards_fit(score: &CardScore) -> Result<(), Refused> {
    in_halves(score)?;
    if score.deals == 0 && score.units != [crate::Points::ZERO; 3] {
        return Err(Refused::UnitsWithoutDeals);
    }
    let complete = match score.left {
        None => score.deals == DEALS,
        Some(party) => score.deals <= DEALS && party < 3,
    };
    match complete {
        true => Ok(()),
        false => Err(Refused::WrongDeals { deals: score.deals }),
    }
}
