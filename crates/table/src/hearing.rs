//! What a message on a game's line wants, and what is said to it.

use std::borrow::Cow;

use jadoube_journal::{Body, Due, Entry};
use jadoube_laws::{Asked, ClockRequest, MovingRequest, Refused};
use jadoube_ruling::{Moment, Seat};
use jadoube_wire::{Audience, Event, FaultCode, Heard, Message, Role, Said, Told};

use crate::{Asking, Changed, Chess, Draft, typed};

/// An electronic board looks at the pieces for so long at most before it tells of a press, in milliseconds.
const BOARD_LOOKS: u32 = 3000;

/// What a message wants.
#[derive(Clone, Debug)]
pub enum Hearing {
    /// Requests.
    Ask(Asking),
    /// To have seen to a call.
    Attend {
        /// The id of the message.
        id: String,
        /// The number of the call.
        call: u64,
    },
    /// This answer, and nothing is kept.
    Answer(Heard),
    /// The message is not the sender's to send, or cannot be understood.
    Fault(Heard),
}

/// Where a message comes from.
#[derive(Clone, Copy)]
struct Origin {
    role: Role,
    arrived: Moment,
    /// How long it was under way, in milliseconds.
    trip: u32,
}

/// The answer to a message that could not be dealt with.
pub fn fault(id: Option<String>, code: FaultCode, detail: &str) -> Heard {
    Heard::Fault {
        id,
        code,
        message: Message::new(code.text_id()),
        detail: detail.to_owned(),
    }
}

/// Whose act it is: the desk may enter what it saw a player do, and an electronic board what hands did on it.
fn whose(role: Role, own: Seat, of: Option<Seat>, asked: &[Asked]) -> Result<Seat, &'static str> {
    if role == Role::Board {
        return whose_hand(of, asked);
    }
    match of {
        None => Ok(own),
        Some(seat) if seat == own => Ok(own),
        Some(Seat::System) => Err("nobody acts for the program"),
        Some(seat) if role.is_desk() => Ok(seat),
        Some(_) => Err("only the desk enters the acts of others"),
    }
}

/// A board sees hands and the lever, and nothing that players say. Where it cannot tell what was done it stops the clocks
/// and calls the arbiter, in the name of nobody.
fn whose_hand(of: Option<Seat>, asked: &[Asked]) -> Result<Seat, &'static str> {
    let by_hand = |asked: &Asked| {
        matches!(
            asked,
            Asked::Clock(ClockRequest::Arrive | ClockRequest::Press { .. })
                | Asked::Moving(
                    MovingRequest::AnnounceAdjust
                        | MovingRequest::Touch { .. }
                        | MovingRequest::Release { .. }
                        | MovingRequest::Remove { .. }
                        | MovingRequest::PickPromotion { .. }
                        | MovingRequest::TouchPromotion { .. }
                        | MovingRequest::ReleasePromotion { .. }
                        | MovingRequest::Move { .. }
                )
        )
    };
    let pauses = |asked: &Asked| matches!(asked, Asked::Clock(ClockRequest::Pause { .. }));
    match of {
        None if asked.iter().all(pauses) => Ok(Seat::System),
        None => Err("a board says whose hand it was"),
        Some(seat) if seat.side().is_some() && asked.iter().all(by_hand) => Ok(seat),
        Some(seat) if seat.side().is_some() => Err("a board enters what hands do, nothing else"),
        Some(_) => Err("a board enters what players do"),
    }
}

impl Chess {
    /// What a message wants that arrived at a moment and was so many milliseconds under way.
    pub fn hear(&self, said: Said, role: Role, arrived: Moment, trip: u32) -> Hearing {
        let id = said.id().to_owned();
        let not_yours = |why| Hearing::Fault(fault(Some(id), FaultCode::NotYours, why));
        let Some(seat) = role.seat() else {
            return not_yours("this line only looks on");
        };
        let from = Origin {
            role,
            arrived,
            trip,
        };
        match said {
            Said::Ping { id } => Hearing::Answer(Heard::Pong { id, now: arrived }),
            Said::Ask {
                id,
                ask,
                seat: of,
                ago,
            } => match whose(role, seat, of, &ask) {
                Ok(by) => {
                    // It waited in the browser before it was sent.
                    let trip = trip.saturating_add(ago.unwrap_or_default());
                    Hearing::Ask(self.asking(id, by, ask, Origin { trip, ..from }))
                }
                Err(why) => not_yours(why),
            },
            Said::Typed { .. } if role == Role::Board => not_yours("a board types nothing"),
            Said::Typed { id, text, lang } => match typed::read(&text, lang, self, seat) {
                Some(asked) => {
                    let by = typed::whose(seat, &asked, self);
                    Hearing::Ask(self.asking(id, by, asked, from))
                }
                None => {
                    let why = "no move and no command";
                    Hearing::Fault(fault(Some(id), FaultCode::NotUnderstood, why))
                }
            },
            Said::Propose { .. } if !role.is_desk() => {
                not_yours("only the desk asks what would be ruled")
            }
            Said::Propose { id, ask, seat: of } => match whose(role, seat, of, &ask) {
                Ok(by) => Hearing::Answer(self.propose(id, by, ask, arrived)),
                Err(why) => not_yours(why),
            },
            Said::Attend { .. } if !role.is_desk() => not_yours("only the desk sees to calls"),
            Said::Attend { id, call } => Hearing::Attend { id, call },
        }
    }

    /// Whose requests a message holds, and which; why not, where it holds none or not the sender's.
    pub fn requests_of(&self, role: Role, said: Said) -> Result<(Seat, Vec<Asked>), &'static str> {
        let seat = role.seat().ok_or("this line only looks on")?;
        match said {
            Said::Ask { ask, seat: of, .. } | Said::Propose { ask, seat: of, .. } => {
                Ok((whose(role, seat, of, &ask)?, ask))
            }
            Said::Typed { text, lang, .. } => {
                let asked = typed::read(&text, lang, self, seat).ok_or("no move and no command")?;
                Ok((typed::whose(seat, &asked, self), asked))
            }
            Said::Attend { .. } | Said::Ping { .. } => Err("nothing is ruled on there"),
        }
    }

    fn asking(&self, id: String, by: Seat, asked: Vec<Asked>, from: Origin) -> Asking {
        let ends_thought = asked.iter().any(|asked| {
            matches!(
                asked,
                Asked::Clock(ClockRequest::Press { .. })
                    | Asked::Moving(MovingRequest::Move { .. })
            )
        });
        Asking {
            id: Some(id),
            by,
            entered_by: from.role.seat().unwrap_or(by),
            asked,
            arrived: from.arrived,
            lag: match from.role {
                // The organiser's own board says how long it looked at the pieces before it told of a move.
                Role::Board if ends_thought => from.trip.min(BOARD_LOOKS),
                Role::Board => 0,
                // What is given back of the connection's delay: bounded by the regulations, nothing by default.
                _ => self.lag_given(by, from.trip),
            },
        }
    }

    /// What would be ruled. Nothing is kept.
    fn propose(&self, id: String, by: Seat, asked: Vec<Asked>, at: Moment) -> Heard {
        let mut chess = self.clone();
        let at = at.max(chess.game.now());
        let asking = Asking {
            by,
            entered_by: Seat::Arbiter,
            ..Asking::system(asked, at)
        };
        let mut change = Changed {
            kept: u32::try_from(chess.moves.len()).unwrap_or(u32::MAX),
            ..Changed::default()
        };
        let mut refused = None;
        match self.try_out(&asking, &|_| false) {
            // Only a second laying of the table cannot be gone on by.
            Ok(Some(draft)) => change = chess.go_on(0, at, draft.body).unwrap_or_default(),
            Ok(None) => {}
            Err(why) => refused = Some(Box::new(Told::refused(&self.book, by, at, why))),
        }
        let told = change.told_to(Audience::Desk).map(Cow::into_owned);
        let told = told.map(|told| Told { seq: None, ..told }).collect();
        Heard::Proposed {
            id,
            told,
            refused,
            picture: Box::new(chess.picture(Audience::Desk, change.kept, at)),
        }
    }

    /// The entry by which a call is seen to; the fault, where nobody calls under the number.
    pub fn try_attending(&self, id: &str, call: u64, at: Moment) -> Result<Draft<Body>, Heard> {
        let id = Some(id.to_owned());
        if !self.calls.iter().any(|open| open.call == call) {
            let why = "nobody calls under this number";
            return Err(fault(id, FaultCode::NoSuchCall, why));
        }
        Ok(Draft {
            at: at.max(self.game.now()),
            body: Body::Attended { call, id },
            due: Due::Unchanged,
            lag: 0,
        })
    }

    /// The answer to requests that are refused.
    pub fn refused(&self, asking: &Asking, refused: Refused) -> Heard {
        let told = Told::refused(&self.book, asking.by, asking.arrived, refused);
        Heard::Refused {
            id: asking.id.clone().unwrap_or_default(),
            refused: Box::new(told),
        }
    }

    /// The first message on a line. `missed` are the entries that its holder has not heard, `more` whether
    /// there are older ones.
    pub fn welcome(
        &self,
        game: &str,
        role: Role,
        now: Moment,
        missed: &[Entry],
        more: bool,
    ) -> Heard {
        let audience = Audience::of(role);
        Heard::Welcome {
            game: game.to_owned(),
            role,
            settings: Box::new(self.settings.clone()),
            now,
            missed: self.told_in(missed, audience),
            more,
            picture: Box::new(self.picture(audience, 0, now)),
        }
    }

    /// A change as an audience hears it.
    pub fn event<'a>(
        &self,
        audience: Audience,
        change: &'a Changed,
        id: Option<&'a str>,
        now: Moment,
    ) -> Event<'a> {
        Event {
            seq: change.seq(),
            id,
            now,
            told: change.told_to(audience).collect(),
            picture: self.picture(audience, change.kept, now),
        }
    }
}
