//! From the entry to the draw: who takes part.

use std::collections::BTreeSet;

use crate::event::{Decided, State};
use crate::team_event::EntryCheck;
use crate::{
    Attendance, ByeKind, Entrant, Entry, EntryId, Happened, Inadmissible, Payment, Player, Refused,
    Regulations, System,
};

impl State {
    pub(crate) fn amend(&self, regulations: &Regulations) -> Decided {
        regulations.check().map_err(Refused::BadRegulations)?;
        let entered =
            !self.entries.is_empty() && regulations.members() != self.regulations.members();
        if entered || !self.numbers.is_empty() && !self.may_still_become(regulations) {
            return Err(Refused::TooLateToAmend);
        }
        Ok(vec![Happened::Amended(Box::new(regulations.clone()))])
    }

    /// Once numbers are drawn, who meets whom and what it counts stay; dates, names, tie-breaks and
    /// the sittings of days to come may still change.
    fn may_still_become(&self, new: &Regulations) -> bool {
        let old = &self.regulations;
        let same_system = match (old.system, new.system) {
            (System::Trios { knockout: a, .. }, System::Trios { knockout: b, .. }) => a == b,
            (System::Given { .. }, System::Given { .. }) => true,
            (a, b) => a == b,
        };
        let rounds = new.rounds(self.numbers.values().next().map_or(0, Vec::len));
        let room = rounds.is_none_or(|rounds| rounds as usize >= self.rounds.len());
        let counts = |one: &Regulations| (one.boards, one.points, one.bye_points, one.match_points);
        same_system && room && counts(old) == counts(new)
    }

    pub(crate) fn enter(&self, entrant: &Entrant) -> Decided {
        if entrant.name.trim().is_empty() {
            return Err(Refused::NoName);
        }
        self.members_fit(&entrant.players)?;
        self.entered_once(entrant)?;
        let count = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        let entry = EntryId(count.saturating_add(1));
        let mut happened = vec![Happened::Entered {
            entry,
            entrant: entrant.clone(),
        }];
        // The team event draws every round anew; elsewhere a late entry needs a free number.
        if !self.numbers.is_empty() && !self.regulations.is_team_event() {
            let round = self.late_entry()?;
            happened.push(Happened::TookFreeNumber { entry, round });
        }
        Ok(happened)
    }

    /// The first round of a late entry, if the schedule has room for one.
    fn late_entry(&self) -> Result<u32, Refused> {
        if !self.regulations.entry.late {
            return Err(Refused::EntriesClosed);
        }
        let numbers = self.numbers.values().next_back().map_or(0, Vec::len);
        let next = u32::try_from(self.rounds.len()).unwrap_or(0) + 1;
        let has_room = match self.regulations.system {
            System::RoundRobin { .. } => numbers % 2 == 1 || self.rounds.is_empty(),
            System::Knockout { .. } => self.rounds.is_empty(),
            System::Trios { .. } | System::Given { .. } | System::Swiss { .. } => true,
        };
        match has_room {
            true => Ok(next),
            false => Err(Refused::NoFreeNumber),
        }
    }

    fn members_fit(&self, players: &[Player]) -> Result<(), Refused> {
        let (least, most) = self.regulations.members();
        if players.len() < least || players.len() > most {
            let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
            return Err(Refused::WrongMembers {
                least: count(least),
                most: count(most),
                given: count(players.len()),
            });
        }
        if players.iter().any(|player| player.name.trim().is_empty()) {
            return Err(Refused::NoName);
        }
        let roles: BTreeSet<_> = players.iter().map(|player| player.role).collect();
        match self.regulations.is_team_event() && (roles.len() != 3 || roles.contains(&None)) {
            true => Err(Refused::WrongRoles),
            false => Ok(()),
        }
    }

    /// Nobody enters twice: not by name, not by FIDE number, not in two teams.
    fn entered_once(&self, entrant: &Entrant) -> Result<(), Refused> {
        let mut seen = BTreeSet::new();
        for player in &entrant.players {
            if !seen.insert(folded(&player.name)) {
                let next = u32::try_from(self.entries.len()).unwrap_or(0) + 1;
                return Err(twice(&player.name, EntryId(next)));
            }
        }
        for entry in self
            .entries
            .iter()
            .filter(|entry| entry.withdrawn.is_none())
        {
            if folded(&entry.entrant.name) == folded(&entrant.name) {
                return Err(twice(&entrant.name, entry.id));
            }
            for player in &entrant.players {
                let same = |other: &Player| {
                    folded(&other.name) == folded(&player.name)
                        || player.fide_id.is_some() && other.fide_id == player.fide_id
                };
                if entry.entrant.players.iter().any(same) {
                    return Err(twice(&player.name, entry.id));
                }
            }
        }
        Ok(())
    }

    pub(crate) fn pay(&self, entry: EntryId, payment: &Payment) -> Decided {
        self.entry(entry)?;
        if payment.round > 0 {
            self.known_round(payment.round)?;
        }
        match payment.amount {
            0 => Err(Refused::NothingPaid),
            _ => Ok(vec![Happened::Paid {
                entry,
                payment: *payment,
            }]),
        }
    }

    /// A round that the event can have.
    pub(crate) fn known_round(&self, round: u32) -> Result<(), Refused> {
        let planned = self.planned_rounds().unwrap_or(u32::MAX);
        match (1..=planned).contains(&round) {
            true => Ok(()),
            false => Err(Refused::NoSuchRound { round }),
        }
    }

    fn unpaired_round(&self, round: u32) -> Result<(), Refused> {
        self.known_round(round)?;
        match self.round(round) {
            Some(_) => Err(Refused::AlreadyPaired { round }),
            None => Ok(()),
        }
    }

    pub(crate) fn check_in(&self, entry: EntryId, round: u32, attendance: &Attendance) -> Decided {
        let members = self.entry(entry)?.players(round).len();
        self.known_round(round)?;
        if self.numbers.contains_key(&round) {
            return Err(Refused::NumbersDrawnAlready { round });
        }
        if attendance.arrivals.len() != members {
            let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
            return Err(Refused::WrongArrivals {
                members: count(members),
                given: count(attendance.arrivals.len()),
            });
        }
        Ok(vec![Happened::CheckedIn {
            entry,
            round,
            attendance: attendance.clone(),
        }])
    }

    pub(crate) fn line_up(&self, entry: EntryId, round: u32, players: &[Player]) -> Decided {
        self.entry(entry)?;
        self.members_fit(players)?;
        self.unpaired_round(round)?;
        Ok(vec![Happened::LinedUp {
            entry,
            round,
            players: players.to_vec(),
        }])
    }

    pub(crate) fn bye(&self, entry: EntryId, round: u32, kind: ByeKind) -> Decided {
        self.entry(entry)?;
        self.unpaired_round(round)?;
        Ok(vec![Happened::ByeGranted { entry, round, kind }])
    }

    pub(crate) fn withdraw(&self, entry: EntryId, from: u32) -> Decided {
        if self.entry(entry)?.withdrawn.is_some() {
            return Err(Refused::AlreadyWithdrawn { entry });
        }
        let past = self.round(from).is_some_and(|round| {
            round.closed
                || round
                    .meeting_of(entry)
                    .is_some_and(|one| one.is_settled() && !one.is_bye())
        });
        if from == 0 || past {
            return Err(Refused::RoundIsPast { round: from });
        }
        // In a round robin the results count if at least half of the games were played.
        let games = self
            .numbers
            .values()
            .next()
            .map_or(0, Vec::len)
            .saturating_sub(1);
        let games = match self.regulations.system {
            System::RoundRobin { double: true } => games * 2,
            _ => games,
        };
        let half_played = self.games_played(entry) * 2 >= games;
        let mut happened = vec![Happened::Withdrawn {
            entry,
            from,
            half_played,
        }];
        happened.extend(self.left_unplayed(entry, from));
        Ok(happened)
    }

    pub(crate) fn let_return(&self, entry: EntryId) -> Decided {
        match self.entry(entry)?.withdrawn {
            Some(_) => Ok(vec![Happened::Returned { entry }]),
            None => Err(Refused::NotWithdrawn { entry }),
        }
    }

    /// Draws numbers: whoever is admitted gets the next one in the order of the lots.
    pub(crate) fn draw(&self, round: u32, order: &[EntryId]) -> Decided {
        self.known_round(round)?;
        let again = self.regulations.is_team_event();
        if self.numbers.contains_key(&round) || !again && !self.numbers.is_empty() {
            return Err(Refused::NumbersDrawnAlready { round });
        }
        let next = u32::try_from(self.rounds.len()).unwrap_or(0) + 1;
        if round != next {
            return Err(Refused::RoundsInOrder { next });
        }
        let given: BTreeSet<EntryId> = order.iter().copied().collect();
        let all: BTreeSet<EntryId> = self.entries.iter().map(|entry| entry.id).collect();
        if given != all || order.len() != all.len() {
            return Err(Refused::LotsIncomplete);
        }
        let mut happened = Vec::new();
        let mut numbers = Vec::new();
        for entry in order.iter().filter_map(|id| self.entry(*id).ok()) {
            if !entry.plays_in(round) {
                continue;
            }
            match self.inadmissible(entry, round) {
                reasons if reasons.is_empty() => numbers.push(entry.id),
                reasons => happened.push(Happened::NotAdmitted {
                    entry: entry.id,
                    round,
                    reasons,
                }),
            }
        }
        let least = if again { 3 } else { 2 };
        if numbers.len() < least {
            let admitted = u32::try_from(numbers.len()).unwrap_or(0);
            return Err(Refused::TooFewAdmitted { admitted });
        }
        happened.push(Happened::NumbersDrawn {
            round,
            order: numbers,
        });
        Ok(happened)
    }

    /// Every reason why an entry may not play a round (T2, T3).
    pub(crate) fn inadmissible(&self, entry: &Entry, round: u32) -> Vec<Inadmissible> {
        let rules = &self.regulations.entry;
        let players = entry.players(round);
        let attendance = entry.attendance.get(&round);
        let members = u32::try_from(players.len()).unwrap_or(u32::MAX);
        let paid = entry
            .payments
            .iter()
            .filter(|one| one.round == round || one.round == 0);
        let check = EntryCheck {
            roles: players.iter().map(|player| player.role).collect(),
            paid_on: paid.map(|payment| payment.on).max(),
            deadline: self.regulations.deadline(round),
            fee_paid: entry.paid_for(round),
            fee_due: rules.fee.saturating_mul(members),
            arrivals: attendance
                .map(|one| one.arrivals.clone())
                .unwrap_or_default(),
            draw_at: rules.draw_at,
            own_equipment: !rules.own_equipment && attendance.is_some_and(|one| one.own_equipment),
        };
        let mut reasons = check.reasons();
        if !self.regulations.is_team_event() {
            reasons.retain(|reason| *reason != Inadmissible::Roles);
        }
        reasons
    }
}

/// A name as it is compared: without regard to case and spaces.
fn folded(name: &str) -> String {
    let words: Vec<String> = name.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ")
}

fn twice(name: &str, entry: EntryId) -> Refused {
    Refused::EnteredTwice {
        name: name.to_owned(),
        entry,
    }
}
