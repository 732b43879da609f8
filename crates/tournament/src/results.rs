//! Results: what the sides say, what the arbiter decides.

use crate::event::{Decided, State};
use crate::team_event::DEALS;
use crate::{
    Bout, BoutId, BoutState, CardScore, EntryId, Happened, Meeting, Office, Play, Refused, Score,
    Signature, System,
};

impl State {
    /// A player says it for the own side; the arbiter's word stands at once.
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
        if reports.iter().any(|(other, _)| *other == party) {
            return Err(Refused::ReportedAlready { bout: id });
        }
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

    pub(crate) fn correct(&self, id: BoutId, score: &Score) -> Decided {
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
        Ok(vec![Happened::Corrected {
            bout: id,
            from,
            to: score.clone(),
        }])
    }

    pub(crate) fn annul(&self, id: BoutId) -> Decided {
        let (_, bout) = self.open_bout(id)?;
        let standing = bout.score().ok_or(Refused::NothingToCorrect { bout: id })?;
        Ok(vec![Happened::Annulled {
            bout: id,
            from: standing.clone(),
        }])
    }

    /// A bout of a round whose results are not final.
    fn open_bout(&self, id: BoutId) -> Result<(&Meeting, &Bout), Refused> {
        let round = self
            .round(id.round)
            .ok_or(Refused::NotPaired { round: id.round })?;
        let found = self.bout(id).ok_or(Refused::NoSuchBout { bout: id })?;
        match round.closed {
            true => Err(Refused::RoundClosed { round: id.round }),
            false => Ok(found),
        }
    }

    /// A deciding game with colours changed, for an equal knockout match between two.
    pub(crate) fn add_game(&self, round: u32, table: u32, draw_odds: bool) -> Decided {
        let meeting = self.equal_match(round, table)?;
        let last = meeting.bouts.iter().rev().find_map(|bout| match bout.play {
            Play::Game { white, .. } => Some(white),
            Play::Cards(_) => None,
        });
        if meeting.parties.len() != 2 {
            return Err(Refused::NotEqual { table });
        }
        let bout = BoutId {
            round,
            table,
            bout: u32::try_from(meeting.bouts.len()).unwrap_or(u32::MAX - 1) + 1,
        };
        Ok(vec![Happened::GameAdded {
            bout,
            white: 1 - last.unwrap_or(1).min(1),
            draw_odds,
        }])
    }

    pub(crate) fn lot(&self, round: u32, table: u32, winner: EntryId) -> Decided {
        let meeting = self.equal_match(round, table)?;
        let best = meeting
            .parties
            .iter()
            .map(|one| meeting.rank_key(*one))
            .max();
        let equal = meeting.parties.len() == 2 || Some(meeting.rank_key(winner)) == best;
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
        let knockout = matches!(
            self.regulations.system,
            System::Knockout { .. } | System::Trios { knockout: true, .. }
        );
        let equal = knockout && meeting.is_settled() && meeting.winner().is_none();
        match equal {
            true => Ok(meeting),
            false => Err(Refused::NotEqual { table }),
        }
    }

    pub(crate) fn keep_moves(&self, id: BoutId, moves: &str) -> Decided {
        let (_, bout) = self.bout(id).ok_or(Refused::NoSuchBout { bout: id })?;
        if matches!(bout.play, Play::Cards(_)) {
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
        _ => Err(Refused::WrongKindOfResult { bout: id }),
    }
}

fn cards_fit(score: &CardScore) -> Result<(), Refused> {
    let in_halves = |units: &crate::Points| units.as_hundredths() % 50 == 0;
    if !score.units.iter().all(in_halves) {
        return Err(Refused::NotHalfUnits);
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
