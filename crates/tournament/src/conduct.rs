//! Penalties, incidents, lots and appeals.

use std::collections::BTreeSet;

use crate::event::{Decided, Event, State};
use crate::team_event::DEALS;
use crate::{
    EntryId, Happened, Incident, IncidentKind, Penalty, PenaltyKind, Play, Points, Refused,
    Request, UnitsRuling,
};

impl State {
    pub(crate) fn penalise(&self, penalty: &Penalty) -> Decided {
        self.entry(penalty.entry)?;
        self.known_round(penalty.round)?;
        let empty = match penalty.kind {
            PenaltyKind::Warning => false,
            // Places in a knockout follow the progress in it, so points off would cost nothing.
            PenaltyKind::Points(points) => points <= Points::ZERO || self.is_knockout(),
            PenaltyKind::Fine(amount) => amount == 0,
            PenaltyKind::Exclusion(one) => {
                one.from == 0 || one.until.is_some_and(|until| until < one.from)
            }
        };
        match empty {
            true => Err(Refused::EmptyPenalty),
            false => Ok(vec![Happened::Penalised(penalty.clone())]),
        }
    }

    pub(crate) fn note(&self, incident: &Incident) -> Decided {
        self.known_round(incident.round)?;
        if incident.text.trim().is_empty() {
            return Err(Refused::NothingSaid);
        }
        if let IncidentKind::DealTaken { from, .. } = incident.kind {
            self.entry(from)?;
        }
        if let Some(ruling) = &incident.units {
            self.units_change(incident.kind, ruling)?;
        }
        Ok(vec![Happened::Noted(incident.clone())])
    }

    /// A deal that was taken or replayed changes the units of its table (T8), as long as its
    /// results are not final and nobody plays on because of them.
    fn units_change(&self, kind: IncidentKind, ruling: &UnitsRuling) -> Result<(), Refused> {
        let (_, bout) = self.open_bout(ruling.bout)?;
        let (IncidentKind::DealReplayed { deal } | IncidentKind::DealTaken { deal, .. }) = kind
        else {
            return Err(Refused::WrongKindOfResult { bout: ruling.bout });
        };
        if !matches!(bout.play, Play::Cards(_)) {
            return Err(Refused::WrongKindOfResult { bout: ruling.bout });
        }
        if !(1..=DEALS).contains(&deal) {
            return Err(Refused::WrongDeals { deals: deal });
        }
        if ruling
            .units
            .iter()
            .any(|units| units.as_hundredths() % 50 != 0)
        {
            return Err(Refused::NotHalfUnits);
        }
        let mut after = self.clone();
        after.change_bout(ruling.bout, |one| one.rulings.push(ruling.units));
        self.plays_on(ruling.bout, &after, false)?;
        Ok(())
    }

    /// Lots among those who ended equal, if the regulations know lots.
    pub(crate) fn draw_lots(&self, order: &[EntryId]) -> Decided {
        if !self.regulations.lots {
            return Err(Refused::NoLots);
        }
        let known: BTreeSet<EntryId> = order.iter().copied().collect();
        if known.len() != order.len() || order.len() < 2 {
            return Err(Refused::LotsIncomplete);
        }
        for entry in order {
            self.entry(*entry)?;
        }
        Ok(vec![Happened::LotsDrawn {
            order: order.to_vec(),
        }])
    }

    pub(crate) fn rule_on_appeal(&self, appeal: u32, upheld: bool, text: &str) -> Decided {
        let found = self.appeals.iter().find(|one| one.number == appeal);
        let found = found.ok_or(Refused::NoSuchAppeal { appeal })?;
        if found.ruling.is_some() {
            return Err(Refused::AppealDecided { appeal });
        }
        let mut happened = vec![Happened::AppealRuled {
            appeal,
            upheld,
            text: text.to_owned(),
        }];
        // An upheld appeal against a penalty lifts it; what else it was against is for the
        // arbiter to undo or correct.
        let lifted = self
            .penalties
            .iter()
            .find(|(act, _)| Some(*act) == found.against);
        if let Some((act, penalty)) = lifted.filter(|_| upheld) {
            happened.push(Happened::PenaltyLifted {
                act: *act,
                entry: penalty.entry,
            });
        }
        Ok(happened)
    }
}

impl Event {
    /// An appeal within its time, against an act that is in the minutes.
    pub(crate) fn appeal(
        &self,
        request: &Request,
        entry: EntryId,
        against: Option<u32>,
        text: &str,
    ) -> Decided {
        self.state.entry(entry)?;
        if text.trim().is_empty() {
            return Err(Refused::NothingSaid);
        }
        if let Some(act) = against {
            let minute = self.minutes().get((act as usize).wrapping_sub(1));
            let minute = minute.ok_or(Refused::NoSuchAct { act })?;
            let since = (request.at - minute.request.at).as_secs();
            if let Some(minutes) = self.regulations().appeal_minutes
                && since > i64::from(minutes) * 60
            {
                return Err(Refused::AppealTooLate { minutes });
            }
        }
        let count = u32::try_from(self.appeals().len()).unwrap_or(u32::MAX - 1);
        Ok(vec![Happened::AppealLodged {
            appeal: count + 1,
            entry,
            against,
            text: text.to_owned(),
        }])
    }
}
