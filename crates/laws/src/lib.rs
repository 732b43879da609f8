//! A game of chess under the Laws: touch, release, make, complete, claim, err, be penalised, end.
//!
//! The game is a value. [`Game::decide`] reads it and answers a request with what happened, or why
//! nothing did; [`Game::apply`] records that and thinks no more; [`Game::deadline`] says when it
//! wants to be told that time has passed. Every answer names the [`Rule`] it rests on, and the
//! [`Rulebook`] knows the number of that rule in the edition in force.
//!
//! ```
//! use jadoube_clock::{Mode, TimeControl};
//! use jadoube_laws::{Asked, Class, Game, Happened, Regime, Regulations, Rulebook, Start};
//! use jadoube_ruling::{Edition, Moment, Seat, Span};
//!
//! let control = TimeControl::sudden_death(Span::from_secs(900), Mode::Increment(Span::from_secs(10)));
//! let book = Rulebook::new(Regulations::new(Edition::E2023, Class::Rapid, Regime::Limited, control))?;
//! let mut game = Game::new(&book, &Start::default())?;
//!
//! let mut now = Moment::ZERO;
//! for (seat, asked) in [
//!     (Seat::Arbiter, Asked::Start),
//!     (Seat::White, Asked::Move { motion: "g1g3".parse()?, two_hands: false }),
//!     (Seat::White, Asked::Press { other_hand: false }),
//! ] {
//!     now = now + Span::from_secs(1);
//!     let happened = game.decide(&book, seat, &asked, now).expect("allowed");
//!     for one in &happened {
//!         game.apply(now, one);
//!     }
//!     if let Some(Happened::FaultPenalised(penalised)) = happened.last() {
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
mod blind;
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
mod view;
mod why;

pub use adjournment::{AdjournmentFact, AdjournmentRequest, Opening};
pub use algebraic_notation::{read_under, written_under};
pub use amendment::Amendment;
pub use articles::{
    Article, Care, article, article_of_english_2023, articles, articles_mentioned, nearest,
};
pub use asked::{Asked, Assistance, ClockMisuse, Decision, Device, Finding, Ground, Penalty};
pub use blind::{BlindFact, BlindRequest};
pub use conduct::{Breach, ConductFact, ConductRecord, ConductRequest, Zone};
pub use edition::{CastlingBar, Ladder, Laws, OwnFlagUp, Penalty as TimePenalty};
pub use envelope::{Commitment, Contents, Inscription};
pub use game::{Award, Decided, Game, Happenings, Offer};
pub use happened::{
    Claim, ClockSet, Completion, Duty, DutyKind, Ending, Fault, FaultPenalised, Filed, Happened,
    How, Outcome,
};
pub use motion::{Motion, ParseMotionError};
pub use points::Points;
pub use recording::{Medium, SheetFact, SheetRequest, Snapshot, Written};
pub use refused::Refused;
pub use regulations::{
    Authority, Class, DeviceSanction, Regime, Regulations, RegulationsError, ScoreTable, Usage,
    classify,
};
pub use rulebook::Rulebook;
pub use rules::Rule;
pub use standing::{Standing, color};
pub use start::{Created, ImpossibleStart, Start};
pub use why::{Hinge, Otherwise, Why};
