//! A game of chess under the Laws: touch, release, make, complete, claim, err, be penalised, end.
//!
//! The game is a value. [`Game::decide`] reads it and answers a request with what happened, or why
//! nothing did; [`Game::apply`] records that and thinks no more; [`Game::deadline`] says when it
//! wants to be told that time has passed. Every answer names the [`Rule`] it rests on, and the
//! [`Rulebook`] knows the number of that rule in the edition in force.
//!
//! ```
//! use jadoube_clock::{Mode, TimeControl};
//! use jadoube_laws::{Class, ClockRequest, Edition, Game, Happened, IrregularityFact, MovingRequest, Regime};
//! use jadoube_laws::{Regulations, Rulebook, Start};
//! use jadoube_ruling::{Moment, Seat, Span};
//!
//! let control = TimeControl::sudden_death(Span::from_secs(900), Mode::Increment(Span::from_secs(10)));
//! let book = Rulebook::new(Regulations::new(Edition::E2023, Class::Rapid, Regime::Limited, control))?;
//! let mut game = Game::new(&book, &Start::default())?;
//!
//! let mut now = Moment::ZERO;
//! for (seat, asked) in [
//!     (Seat::Arbiter, ClockRequest::Start.into()),
//!     (Seat::White, MovingRequest::Move { motion: "g1g3".parse()?, two_hands: false }.into()),
//!     (Seat::White, ClockRequest::Press { other_hand: false }.into()),
//! ] {
//!     now = now + Span::from_secs(1);
//!     let happened = game.decide(&book, seat, &asked, now).expect("allowed");
//!     for one in &happened {
//!         game.apply(now, one);
//!     }
//!     if let Some(Happened::Irregularity(IrregularityFact::FaultPenalised(penalised))) = happened.last() {
//!         let article = book.locate(penalised.rule).expect("a rule of this edition");
//!         assert_eq!(article.number, "7.5.5");
//!         assert_eq!(penalised.award, Some(Span::from_secs(60)));
//!     }
//! }
//! assert_eq!(game.faults().white, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Asked`], [`Happened`], [`Refused`] and [`Rule`] grow with the Laws and are knowingly not `non_exhaustive`:
//! whoever shows a game, keeps it or decides who may see it must not overlook a new happening, and the compiler
//! says so; a new one is a new version. Errors, which are only shown, may grow.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod act_of_moving;
mod adjournment;
mod algebraic_notation;
mod amendment;
mod arbiter;
mod article_3;
mod articles;
mod asked;
mod assistance;
mod blind;
mod chapters;
mod chess960;
mod chess_clock;
mod conduct;
mod drawn_game;
mod edition;
mod end_of_the_game;
mod envelope;
mod game;
mod hand;
mod happened;
mod history;
mod irregularities;
mod mating;
mod messages;
mod motion;
mod phase;
mod points;
mod quickplay;
mod reading;
mod recording;
mod refused;
mod regulations;
mod rulebook;
mod rules;
mod serial;
mod standing;
mod start;
mod touch;
mod trace;
mod view;
mod why;

pub use act_of_moving::{MovingFact, MovingRefusal, MovingRequest};
pub use adjournment::{AdjournmentFact, AdjournmentRefusal, AdjournmentRequest, Opening};
pub use algebraic_notation::{read_under, written_under};
pub use amendment::Amendment;
pub use arbiter::{ArbiterFact, ArbiterRefusal, ArbiterRequest, Device, Penalty};
pub use articles::{
    Article, Care, article, article_of_english_2023, articles, articles_mentioned, nearest,
};
pub use asked::Asked;
pub use assistance::{Assistance, AssistantFact, AssistantRequest};
pub use blind::{BlindFact, BlindRefusal, BlindRequest};
pub use chess_clock::{ClockFact, ClockMisuse, ClockRefusal, ClockRequest, ClockSet, Completion};
pub use chess960::{Chess960Fact, Chess960Refusal, Chess960Request};
pub use conduct::{Breach, ConductFact, ConductRecord, ConductRefusal, ConductRequest, Zone};
pub use drawn_game::{Claim, DrawFact, DrawRefusal, DrawRequest};
pub use edition::{
    CastlingBar, Edition, Ladder, Laws, Locator, OwnFlagUp, ParseEditionError,
    Penalty as TimePenalty,
};
pub use end_of_the_game::{EndFact, EndRefusal, EndRequest, Ending, How, Outcome};
pub use envelope::{Commitment, Contents, Inscription};
pub use game::{Award, Decided, Game, Happenings, Offer};
pub use happened::Happened;
pub use irregularities::{
    Fault, FaultPenalised, Finding, IrregularityFact, IrregularityRefusal, IrregularityRequest,
};
pub use motion::{Motion, ParseMotionError};
pub use phase::{Phase, Question};
pub use points::Points;
pub use quickplay::{Decision, Filed, Ground, QuickplayFact, QuickplayRefusal, QuickplayRequest};
pub use recording::{Medium, SheetFact, SheetRefusal, SheetRequest, Snapshot, Written};
pub use refused::{GeneralRefusal, Refused};
pub use regulations::{
    Authority, Class, DeviceSanction, Recorder, Regime, Regulations, RegulationsError, ScoreTable,
    Supervision, Usage, classify,
};
pub use rulebook::Rulebook;
pub use rules::Rule;
pub use standing::{Standing, color};
pub use start::{Created, Start, StartError};
pub use touch::{Duty, DutyKind};
pub use trace::Weighed;
pub use why::{Hinge, Otherwise, Why};
