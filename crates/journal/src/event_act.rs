//! What the entries of an event's stream on a server say. An act is one entry, so there is no half of
//! one; an event that was brought in from a file is whole in the first.

use jadoube_tournament::{BoutId, Event, Minute, Points, Regulations, RegulationsFault, Screen};
use serde::{Deserialize, Serialize};

use crate::act::{BodyError, read_body, write_body};

/// One entry of an event's stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EventBody {
    /// The first entry: what the event is created from.
    Created(Box<EventCreation>),
    /// What one message led to.
    Act(EventAct),
    /// A deal was written on the sheet of a table of cards, or wiped out.
    Deal(SheetLine),
    /// The screens of the hall were arranged.
    Arranged {
        /// The id that the sender gave the message.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// The role of the sender.
        by: String,
        /// All of them.
        screens: Vec<Screen>,
    },
    /// A bout is played in a game on the server.
    Played {
        /// Which bout.
        bout: BoutId,
        /// The game.
        game: String,
    },
    /// Bouts at cards are played at tables on the server that have the same deals.
    PlayedTogether {
        /// Which bout at which table.
        games: Vec<(BoutId, String)>,
    },
}

/// What an event is created from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCreation {
    /// The time zone of the hall by its name; empty: that of the server.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub zone: String,
    /// The regulations.
    pub regulations: Regulations,
    /// Acts that it was brought in with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub minutes: Vec<Minute>,
}

/// What one message led to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAct {
    /// The id that the sender gave the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The role of the sender.
    pub by: String,
    /// A mark that tells the sender's browser from others; acts of the desk have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<String>,
    /// The acts, one for each request.
    pub minutes: Vec<Minute>,
}

/// One line of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetLine {
    /// The id that the sender gave the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The role of the sender.
    pub by: String,
    /// The table of cards.
    pub bout: BoutId,
    /// The number of the deal.
    pub deal: u32,
    /// What each party wrote; none: it was wiped out.
    pub units: Option<[Points; 3]>,
}

impl EventBody {
    /// The entry as text.
    pub fn write(&self) -> Result<String, BodyError> {
        write_body(self)
    }

    /// Reads an entry.
    pub fn read(text: &str) -> Result<EventBody, BodyError> {
        read_body(text)
    }
}

impl EventCreation {
    /// The event that was created, or brought in.
    pub fn event(&self) -> Result<Event, Vec<RegulationsFault>> {
        Event::replay(self.regulations.clone(), &self.minutes)
    }

    /// What a whole event is created from.
    pub fn of(event: &Event, zone: String) -> EventCreation {
        EventCreation {
            zone,
            regulations: event.created().clone(),
            minutes: event.minutes().to_vec(),
        }
    }
}
