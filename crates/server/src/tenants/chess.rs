//! Chess as a tenant of the server.

use axum::extract::ws::Utf8Bytes;
use jadoube_deadpos::{self as deadpos, Budget};
use jadoube_journal::{Body, Table};
use jadoube_laws::{Asked, ClockRequest, EndRequest, Game, color};
use jadoube_ruling::{BySide, Moment, Seat, Side, Span};
use jadoube_table::{Changed, Hearing as Heeded, LayingError};
use jadoube_wire::{Audience, Glance, HallHeard, Heard, Role, Said};

use crate::Shared;
use crate::engines::Turn;
use crate::tell::text;
use crate::tenant::{
    Change, Decided, Hearing, Hosted, Opened, SaidError, Sender, Tenant, Thinkers, Thought,
    Unreadable, Unserved, Welcome,
};

pub(crate) use jadoube_table::{Asking, Chess};

/// A game of chess as a node knows it.
pub(crate) type HostedChess = Hosted<Chess>;

/// How much thought a question is worth that a ruling hangs on.
const DEEP: Budget = Budget { nodes: 3_000_000 };

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
            Body::Laid(table) => Ok(Chess::lay(*table)?),
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
        match Chess::hear(self, said, sender.role, sender.arrived, sender.trip) {
            Heeded::Ask(asking) => Hearing::Act(Wanted::Ask(asking)),
            Heeded::Attend { id, call } => Hearing::Act(Wanted::Attend {
                id,
                call,
                at: sender.arrived,
            }),
            Heeded::Answer(answer) => Hearing::Answer(text(&answer)),
            Heeded::Fault(fault) => Hearing::Fault(text(&fault)),
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
                Err(refused) => return Decided::Refused(text(&self.refused(asking, refused))),
            },
            Wanted::GiveBack(lost) => self.try_giving_back(lost.from, lost.to, lost.why.reason()),
            Wanted::Annul { at } => self.try_annulling(*at),
            Wanted::Attend { id, call, at } => match self.try_attending(id, *call, *at) {
                Ok(draft) => Some(draft),
                Err(fault) => return Decided::Fault(text(&fault)),
            },
        };
        tried.map_or(Decided::Nothing, Decided::Write)
    }

    fn apply(&mut self, seq: u64, at: Moment, body: Body) -> Result<Changed, Unreadable> {
        Ok(self.go_on(seq, at, body)?)
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
            Some(_) => Some(self.asked_in()),
            None => self.engine_due().map(|_| self.turned_in()),
        }
    }

    fn thought(&self, shared: &Shared) -> Option<Thought<Verdict>> {
        if let Some(seat) = self.engine_due().filter(|_| self.game.question().is_none()) {
            let now = shared.time.now();
            let turn = Turn::new(&self.game, &self.book, seat, &shared.engines, now);
            return Some(Box::new(move || turn.think().map(Verdict::Played)));
        }
        search(&self.game)
    }

    fn answer(&self, verdict: Verdict, now: Moment) -> Wanted {
        match (verdict, &self.table.engine) {
            (Verdict::Played(asked), Some(seat)) => Wanted::Ask(Asking {
                // Nodes that think about the same turn play once.
                id: Some(format!("engine-{}", self.turned_in())),
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
        let Welcome {
            role,
            now,
            missed,
            more,
        } = welcome;
        text(&hosted.welcome(&hosted.id, role, now, missed, more))
    }

    fn event(
        hosted: &Hosted<Chess>,
        audience: Audience,
        change: &Change<Chess>,
        now: Moment,
    ) -> Utf8Bytes {
        text(&hosted.event(audience, &change.what, change.id.as_deref(), now))
    }

    fn glance(hosted: &Hosted<Chess>, desk: bool, now: Moment) -> Option<Utf8Bytes> {
        Some(text(&HallHeard::Board {
            board: Box::new(hosted.glance(desk, now)),
        }))
    }
}

/// The search that answers the open question whether a side can mate.
fn search(game: &Game) -> Option<Thought<Verdict>> {
    let side = game.question()?.side;
    let position = game.standing().position().cloned()?;
    Some(Box::new(move || {
        match deadpos::can_mate(&position, color(side), DEEP) {
            deadpos::Verdict::Winnable(_) => Some(Verdict::CanMate(true)),
            deadpos::Verdict::Unwinnable(_) => Some(Verdict::CanMate(false)),
            deadpos::Verdict::Unknown { .. } => None,
        }
    }))
}

impl Hosted<Chess> {
    /// A table that has just been laid.
    pub(crate) fn lay(id: &str, table: Table) -> Result<HostedChess, LayingError> {
        Ok(Hosted::new(id, Chess::lay(table)?))
    }

    /// The board at a glance.
    pub(crate) fn glance(&self, desk: bool, now: Moment) -> Glance {
        let glance = Glance::of(
            &self.id,
            &self.book,
            &self.game,
            &self.settings,
            &self.moves,
            &self.calls,
            self.next - 1,
            now,
        );
        if desk {
            glance
        } else {
            glance.for_the_public()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
        assert!(search(&seen.game).is_some());
        let attended = Body::Attended { call: 1, id: None };
        seen.go_on(Moment::ZERO, attended, 0)
            .expect("it is attended");
        assert!(seen.calls.is_empty());
        assert_eq!(seen.question(), question);
        assert!(search(&seen.game).is_some());
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
