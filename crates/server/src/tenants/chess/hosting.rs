//! Chess as a tenant of the server.

use std::borrow::Cow;

use axum::extract::ws::Utf8Bytes;
use jadoube_deadpos::{self as deadpos, Budget};
use jadoube_journal::{Body, Due};
use jadoube_laws::{Asked, ClockRequest, EndRequest, MovingRequest, color};
use jadoube_ruling::{BySide, Moment, Seat, Side, Span};
use jadoube_wire::{Audience, Event, FaultCode, HallHeard, Heard, Role, Said, Told};

use super::trial::Asking;
use super::{Changed, Chess, told_to};
use crate::Shared;
use crate::engines::Turn;
use crate::tell::{fault, text};
use crate::tenant::{
    Change, Decided, Draft, Hearing, Hosted, Opened, SaidError, Sender, Tenant, Thinkers, Thought,
    Unreadable, Unserved, Welcome,
};
use crate::typed;

/// How much thought a question is worth that a ruling hangs on.
const DEEP: Budget = Budget { nodes: 3_000_000 };

/// An electronic board looks at the pieces for so long at most before it tells of a press, in milliseconds.
const BOARD_LOOKS: u32 = 3000;

/// What a long thought came to.
#[derive(Clone, Debug)]
pub(crate) enum Verdict {
    /// Whether the side can mate.
    CanMate(bool),
    /// What an engine asks for.
    Played(Vec<Asked>),
}

/// An act as somebody wants it.
#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    Ask(Asking),
    /// The arbiter has seen to a call.
    Attend {
        id: String,
        call: u64,
        at: Moment,
    },
    GiveBack(Unserved),
    /// A player gives the game up before both have moved, and it does not count.
    Annul {
        at: Moment,
    },
}

impl Tenant for Chess {
    type Audience = Audience;
    type Seat = Seat;
    type Said = Said;
    type Wanted = Wanted;
    type Body = Body;
    type Change = Changed;
    type Verdict = Verdict;

    /// The last moves with their rulings; pages read back what was before.
    const WELCOME: usize = 16 * 1024;

    fn open(first: &str) -> Result<Chess, Unreadable> {
        match Body::read(first)? {
            Body::Laid(table) => Chess::lay(*table),
            Body::Act(_) | Body::Attended { .. } => Err(Unreadable::NotLaid),
        }
    }

    fn read(body: &str) -> Result<Body, Unreadable> {
        Ok(Body::read(body)?)
    }

    fn write(body: &Body) -> Result<String, Unreadable> {
        Ok(body.write()?)
    }

    fn came_of(body: &Body) -> Option<(Seat, &str)> {
        match body {
            Body::Laid(_) => None,
            Body::Act(act) => Some((act.entered_by.unwrap_or(act.by), act.id.as_deref()?)),
            Body::Attended { id, .. } => Some((Seat::Arbiter, id.as_deref()?)),
        }
    }

    fn audience(role: Role) -> Option<Audience> {
        match role {
            Role::First | Role::Second | Role::Third => None,
            _ => Some(Audience::of(role)),
        }
    }

    fn delay(&self, role: Role) -> Span {
        match role {
            Role::Spectator => Span::from_secs(self.settings.spectator_delay.into()),
            _ => Span::ZERO,
        }
    }

    fn hall(&self) -> Option<&str> {
        self.settings.hall.as_deref()
    }

    fn seat(role: Role) -> Option<Seat> {
        role.seat()
    }

    fn id(said: &Said) -> &str {
        said.id()
    }

    fn check(said: &Said) -> Result<(), SaidError> {
        match said {
            Said::Ask { ask, .. } | Said::Propose { ask, .. } if !(1..=8).contains(&ask.len()) => {
                Err(SaidError::Requests(ask.len()))
            }
            _ => Ok(()),
        }
    }

    fn hear(&self, said: Said, sender: Sender) -> Hearing<Wanted> {
        let id = said.id().to_owned();
        let not_yours = |why| Hearing::Fault(fault(Some(id), FaultCode::NotYours, why));
        let Some(seat) = sender.role.seat() else {
            return not_yours("this line only looks on");
        };
        match said {
            Said::Ping { id } => Hearing::Answer(text(&Heard::Pong {
                id,
                now: sender.arrived,
            })),
            Said::Ask {
                id,
                ask,
                seat: of,
                ago,
            } => match whose(sender.role, seat, of, &ask) {
                Ok(by) => {
                    let sender = sender.late_by(ago.unwrap_or_default());
                    Hearing::Act(self.wanted(id, by, ask, sender))
                }
                Err(why) => not_yours(why),
            },
            Said::Typed { .. } if sender.role == Role::Board => not_yours("a board types nothing"),
            Said::Typed { id, text, lang } => match typed::read(&text, lang, self, seat) {
                Some(asked) => {
                    let by = typed::whose(seat, &asked, self);
                    Hearing::Act(self.wanted(id, by, asked, sender))
                }
                None => {
                    let why = "no move and no command";
                    Hearing::Fault(fault(Some(id), FaultCode::NotUnderstood, why))
                }
            },
            Said::Propose { .. } if !sender.role.is_desk() => {
                not_yours("only the desk asks what would be ruled")
            }
            Said::Propose { id, ask, seat: of } => match whose(sender.role, seat, of, &ask) {
                Ok(by) => Hearing::Answer(self.propose(id, by, ask, sender.arrived)),
                Err(why) => not_yours(why),
            },
            Said::Attend { .. } if !sender.role.is_desk() => {
                not_yours("only the desk sees to calls")
            }
            Said::Attend { id, call } => Hearing::Act(Wanted::Attend {
                id,
                call,
                at: sender.arrived,
            }),
        }
    }

    fn wanted_by(wanted: &Wanted) -> Option<(Seat, &str)> {
        match wanted {
            Wanted::Ask(asking) => Some((asking.entered_by, asking.id.as_deref()?)),
            Wanted::Attend { id, .. } => Some((Seat::Arbiter, id)),
            Wanted::GiveBack(_) | Wanted::Annul { .. } => None,
        }
    }

    fn decide(&self, wanted: &Wanted, here: &dyn Fn(Audience) -> bool) -> Decided<Body> {
        let tried = match wanted {
            Wanted::Ask(asking) => match self.try_out(asking, here) {
                Ok(tried) => tried,
                Err(refused) => {
                    let (by, at) = (asking.by, asking.arrived);
                    let refused = Box::new(Told::refused(&self.book, by, at, refused));
                    let id = asking.id.clone().unwrap_or_default();
                    return Decided::Refused(text(&Heard::Refused { id, refused }));
                }
            },
            Wanted::GiveBack(lost) => self.try_giving_back(lost),
            Wanted::Annul { at } => self.try_annulling(*at),
            Wanted::Attend { id, call, at } => {
                if !self.calls.iter().any(|open| open.call == *call) {
                    let why = "nobody calls under this number";
                    return Decided::Fault(fault(Some(id.clone()), FaultCode::NoSuchCall, why));
                }
                Some(Draft {
                    at: (*at).max(self.game.now()),
                    body: Body::Attended {
                        call: *call,
                        id: Some(id.clone()),
                    },
                    due: Due::Unchanged,
                    lag: 0,
                })
            }
        };
        tried.map_or(Decided::Nothing, Decided::Write)
    }

    fn apply(&mut self, seq: u64, at: Moment, body: Body) -> Result<Changed, Unreadable> {
        self.go_on(seq, at, body)
    }

    fn deadline(&self) -> Option<Moment> {
        self.game.deadline(&self.book)
    }

    fn time_passed(&self, now: Moment) -> Wanted {
        Wanted::Ask(Asking::system(
            vec![Asked::Clock(ClockRequest::TimePassed)],
            now,
        ))
    }

    /// A player whose connection is open is at the board, and must not lose by 6.7.1 for not having
    /// said so. The connections of this node are looked at when the game is started; an arrival is
    /// entered at once if it comes later than that, or if another node may be the one that starts it.
    fn sits_down(&self, audience: Audience, opened: Opened) -> Option<Wanted> {
        let Audience::Player(side) = audience else {
            return None;
        };
        let at_once = self.game.is_started() || opened.shared;
        let awaited = self.expects(side) || self.begins_by_itself(side);
        (at_once && awaited).then(|| {
            Wanted::Ask(Asking {
                by: side.into(),
                ..Asking::system(vec![Asked::Clock(ClockRequest::Arrive)], opened.now)
            })
        })
    }

    /// Where the table says so, the game starts as soon as both players' connections are open.
    fn seated(&self, here: &dyn Fn(Audience) -> bool, now: Moment) -> Option<Wanted> {
        let awaited = |side: Side| self.begins_by_itself(side);
        let there = |side: Side| !awaited(side) || here(Audience::Player(side));
        let starts = Side::ALL.into_iter().any(awaited) && Side::ALL.into_iter().all(there);
        starts.then(|| Wanted::Ask(Asking::system(vec![Asked::Clock(ClockRequest::Start)], now)))
    }

    /// An engine is always here.
    fn presence(&self, here: &dyn Fn(Audience) -> bool) -> Option<Utf8Bytes> {
        let engine = self.table.engine.as_ref().map(|seat| seat.side);
        let here = BySide::new(|side| engine == Some(side) || here(Audience::Player(side)));
        Some(text(&Heard::Here { here }))
    }

    fn hears_presence(audience: Audience) -> bool {
        matches!(audience, Audience::Player(_) | Audience::Desk)
    }

    fn give_back(&self, lost: Unserved) -> Option<Wanted> {
        let running = self.game.clock().running();
        running.map(|_| Wanted::GiveBack(lost))
    }

    fn on_the_clock(&self) -> Option<Audience> {
        self.game.clock().running().map(Audience::Player)
    }

    fn chair(audience: Audience) -> Option<String> {
        match audience {
            Audience::Player(Side::White) => Some("white".to_owned()),
            Audience::Player(Side::Black) => Some("black".to_owned()),
            _ => None,
        }
    }

    fn question(&self) -> Option<u64> {
        match self.game.question() {
            Some(_) => Some(self.asked_in),
            None => self.engine_due().map(|_| self.turned_in),
        }
    }

    fn thought(&self, shared: &Shared) -> Option<Thought<Verdict>> {
        if let Some(seat) = self.engine_due().filter(|_| self.game.question().is_none()) {
            let now = shared.time.now();
            let turn = Turn::new(&self.game, &self.book, seat, &shared.engines, now);
            return Some(Box::new(move || turn.think().map(Verdict::Played)));
        }
        self.search()
    }

    fn answer(&self, verdict: Verdict, now: Moment) -> Wanted {
        match (verdict, &self.table.engine) {
            (Verdict::Played(asked), Some(seat)) => Wanted::Ask(Asking {
                // Nodes that think about the same turn play once.
                id: Some(format!("engine-{}", self.turned_in)),
                by: seat.side.into(),
                entered_by: seat.side.into(),
                ..Asking::system(asked, now)
            }),
            (Verdict::Played(asked), None) => Wanted::Ask(Asking::system(asked, now)),
            (Verdict::CanMate(can_mate), _) => {
                let asked = vec![Asked::End(EndRequest::AnswerCanMate { can_mate })];
                Wanted::Ask(Asking::system(asked, now))
            }
        }
    }

    fn thinkers(&self) -> Thinkers {
        match self.game.question() {
            Some(_) => |shared| &shared.thinking,
            None => |shared| &shared.playing,
        }
    }

    fn welcome(hosted: &Hosted<Chess>, welcome: Welcome<'_>) -> Utf8Bytes {
        let audience = Audience::of(welcome.role);
        text(&Heard::Welcome {
            game: hosted.id.clone(),
            role: welcome.role,
            settings: Box::new(hosted.settings.clone()),
            now: welcome.now,
            missed: hosted.told_in(welcome.missed, audience),
            more: welcome.more,
            picture: Box::new(hosted.picture(audience, 0, welcome.now)),
        })
    }

    fn event(
        hosted: &Hosted<Chess>,
        audience: Audience,
        change: &Change<Chess>,
        now: Moment,
    ) -> Utf8Bytes {
        text(&Event {
            seq: change.seq,
            id: change.id.as_deref(),
            now,
            told: told_to(audience, &change.what).collect(),
            picture: hosted.picture(audience, change.what.kept, now),
        })
    }

    fn glance(hosted: &Hosted<Chess>, desk: bool, now: Moment) -> Option<Utf8Bytes> {
        Some(text(&HallHeard::Board {
            board: Box::new(hosted.glance(desk, now)),
        }))
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
    /// The search that answers the open question whether a side can mate.
    fn search(&self) -> Option<Thought<Verdict>> {
        let side = self.game.question()?.side;
        let position = self.game.standing().position().cloned()?;
        Some(Box::new(move || {
            match deadpos::can_mate(&position, color(side), DEEP) {
                deadpos::Verdict::Winnable(_) => Some(Verdict::CanMate(true)),
                deadpos::Verdict::Unwinnable(_) => Some(Verdict::CanMate(false)),
                deadpos::Verdict::Unknown { .. } => None,
            }
        }))
    }

    /// Whose requests a message holds, and which; why not, where it holds none or not the sender's.
    pub(crate) fn requests_of(
        &self,
        role: Role,
        said: Said,
    ) -> Result<(Seat, Vec<Asked>), &'static str> {
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

    fn wanted(&self, id: String, by: Seat, asked: Vec<Asked>, sender: Sender) -> Wanted {
        let ends_thought = asked.iter().any(|asked| {
            matches!(
                asked,
                Asked::Clock(ClockRequest::Press { .. })
                    | Asked::Moving(MovingRequest::Move { .. })
            )
        });
        Wanted::Ask(Asking {
            id: Some(id),
            by,
            entered_by: sender.role.seat().unwrap_or(by),
            asked,
            arrived: sender.arrived,
            lag: match sender.role {
                // The organiser's own board says how long it looked at the pieces before it told of a move.
                Role::Board if ends_thought => sender.trip.min(BOARD_LOOKS),
                Role::Board => 0,
                // What is given back of the connection's delay: bounded by the regulations, nothing by default.
                _ => self.lag_given(by, sender.trip),
            },
        })
    }

    /// What would be ruled. Nothing is kept.
    fn propose(&self, id: String, by: Seat, asked: Vec<Asked>, at: Moment) -> Utf8Bytes {
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
        let told = told_to(Audience::Desk, &change).map(Cow::into_owned);
        let told = told.map(|told| Told { seq: None, ..told }).collect();
        text(&Heard::Proposed {
            id,
            told,
            refused,
            picture: Box::new(chess.picture(Audience::Desk, change.kept, at)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tenants::chess::HostedChess;
    use jadoube_journal::{Act, Step};
    use jadoube_laws::{EndFact, Ending, Happened, How, Outcome, Rule};
    use jadoube_wire::GameRequest;

    fn asked() -> Body {
        let ending = |outcome| Ending {
            outcome,
            how: How::Flag,
            rule: Rule::FlagFall,
        };
        Body::Act(Act {
            id: None,
            by: Seat::System,
            entered_by: None,
            lag: 0,
            steps: vec![Step {
                by: None,
                at: None,
                asked: Asked::Clock(ClockRequest::TimePassed),
                happened: vec![Happened::End(EndFact::ArbiterAsked {
                    can_mate: Side::Black,
                    if_yes: ending(Outcome::Win(Side::Black)),
                    if_no: ending(Outcome::Draw),
                })],
            }],
        })
    }

    /// The arbiter sees to the call while the deep search runs: the question is still the same, and
    /// the verdict answers it.
    #[test]
    fn a_verdict_is_not_lost_when_the_arbiter_has_seen_to_the_call() {
        let request = GameRequest {
            regime: Some(jadoube_laws::Regime::Full),
            ..GameRequest::default()
        };
        let table = crate::table::lay(&request).expect("a table");
        let mut seen = HostedChess::lay("g", table).expect("a game");
        assert_eq!(seen.question(), None);
        seen.go_on(Moment::ZERO, asked(), 0).expect("it is asked");
        let question = seen.question();
        assert_eq!(question, Some(1));
        assert!(seen.search().is_some());
        let attended = Body::Attended { call: 1, id: None };
        seen.go_on(Moment::ZERO, attended, 0)
            .expect("it is attended");
        assert!(seen.calls.is_empty());
        assert_eq!(seen.question(), question);
        assert!(seen.search().is_some());
        let answer = seen.answer(Verdict::CanMate(false), Moment::ZERO);
        let Decided::Write(draft) = seen.decide(&answer, &|_| false) else {
            panic!("the verdict leads to nothing");
        };
        seen.go_on(draft.at, draft.body, 0).expect("it is answered");
        assert_eq!(seen.question(), None);
        let ending = seen.game.ending().expect("an ending");
        assert_eq!(ending.outcome, Outcome::Draw);
    }
}
