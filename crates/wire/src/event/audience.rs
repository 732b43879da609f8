//! Who is told and shown what of an event: the one place that decides it.

use jadoube_tournament::{BoutId, EntryId, Event, Happened, Meeting, Round};

use crate::Role;

/// Those who see the same of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventAudience {
    /// The organiser, the arbiter and the deputies: everything.
    Desk,
    /// A player or team: what everybody sees, and what is its own.
    Player(EntryId),
    /// A table of the hall: what everybody sees, and what its sides have reported.
    Table(u32),
    /// A screen of the hall: what everybody sees, and how it is arranged.
    Screen(u32),
    /// Everybody.
    Public,
}

impl EventAudience {
    /// The audience that a role belongs to; none where the role has no place in an event.
    pub const fn of(role: Role) -> Option<EventAudience> {
        match role {
            Role::Organiser | Role::Arbiter | Role::Deputy => Some(EventAudience::Desk),
            Role::Player(number) => Some(EventAudience::Player(EntryId(number))),
            Role::Table(number) => Some(EventAudience::Table(number)),
            Role::Screen(number) => Some(EventAudience::Screen(number)),
            Role::Spectator | Role::Display => Some(EventAudience::Public),
            Role::White
            | Role::Black
            | Role::WhiteSheet
            | Role::BlackSheet
            | Role::Board
            | Role::First
            | Role::Second
            | Role::Third => None,
        }
    }

    /// Whether it is the desk.
    pub fn is_desk(self) -> bool {
        self == EventAudience::Desk
    }

    /// Whether an entry is its own.
    pub fn owns(self, entry: EntryId) -> bool {
        self == EventAudience::Player(entry)
    }

    /// Whether it sees money, arrivals and reasons of an entry.
    pub fn sees_private(self, entry: EntryId) -> bool {
        self.is_desk() || self.owns(entry)
    }

    /// Whether it sees a round: the desk before it is on the wall.
    pub fn sees_round(self, round: &Round) -> bool {
        self.is_desk() || round.published
    }

    /// Whether it sees what the sides at a table have said and written.
    pub fn sees_reports(self, meeting: &Meeting) -> bool {
        match self {
            EventAudience::Desk => true,
            EventAudience::Player(entry) => meeting.parties.contains(&entry),
            EventAudience::Table(table) => meeting.hall_table == table,
            EventAudience::Screen(_) | EventAudience::Public => false,
        }
    }

    /// Whether it is told of something that happened.
    pub fn hears(self, event: &Event, happened: &Happened) -> bool {
        if self.is_desk() {
            return true;
        }
        match happened {
            Happened::Entered { .. }
            | Happened::TookFreeNumber { .. }
            | Happened::Withdrawn { .. }
            | Happened::Returned { .. }
            | Happened::NumbersDrawn { .. }
            | Happened::Renumbered { .. }
            | Happened::Published { .. }
            | Happened::RoundClosed { .. }
            | Happened::LotsDrawn { .. }
            | Happened::Closed => true,
            Happened::PairingsChanged { round, .. }
            | Happened::Replaced { round, .. }
            | Happened::LotDrawn { round, .. } => {
                event.round(*round).is_some_and(|round| round.published)
            }
            Happened::Confirmed { bout, .. }
            | Happened::Forfeited { bout, .. }
            | Happened::ResultEntered { bout, .. }
            | Happened::Corrected { bout, .. }
            | Happened::Annulled { bout, .. }
            | Happened::GameAdded { bout, .. }
            | Happened::DealAdded { bout, .. }
            | Happened::MovesKept { bout, .. } => {
                event.round(bout.round).is_some_and(|round| round.published)
            }
            Happened::Reported { bout, .. } | Happened::Conflicted { bout } => {
                self.is_at(event, *bout)
            }
            Happened::Paid { entry, .. }
            | Happened::CheckedIn { entry, .. }
            | Happened::Admitted { entry, .. }
            | Happened::NotAdmitted { entry, .. }
            | Happened::LinedUp { entry, .. }
            | Happened::ByeGranted { entry, .. }
            | Happened::AppealLodged { entry, .. }
            | Happened::PenaltyLifted { entry, .. } => self.owns(*entry),
            Happened::Penalised(penalty) => self.owns(penalty.entry),
            Happened::AppealRuled { appeal, .. } => {
                let mut appeals = event.appeals().iter();
                appeals.any(|one| one.number == *appeal && self.owns(one.entry))
            }
            Happened::Amended(_)
            | Happened::DatesDiffer { .. }
            | Happened::Paired { .. }
            | Happened::KeptApart(_)
            | Happened::Noted(_)
            | Happened::Undone { .. } => false,
        }
    }

    /// Whether a bout is played by it, or at it.
    pub fn is_at(self, event: &Event, bout: BoutId) -> bool {
        let meeting = event.bout(bout).map(|(meeting, _)| meeting);
        let published = event.round(bout.round).is_some_and(|round| round.published);
        published && meeting.is_some_and(|meeting| self.sees_reports(meeting))
    }
}
