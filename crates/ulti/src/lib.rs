//! Ulti as the club's team event plays it ("rablóulti"): deal, auction with robbing, trumps, kontra
//! chains, melds, play, silent figures, settlement.
//!
//! [`Deal::decide`] answers a request with what happened or why nothing did, [`Deal::apply`] records
//! it and thinks no more. Clauses are those of the rules, `U1` to `U14`, and `A-U01` and so on where
//! the announcement left something open; the [`Ruleset`] has a switch for that.
//!
//! ```
//! use jadoube_cards::{Asked as Ask, CardSet, Deck, First, Numbers, Prepare, Seat, Session, Setup, Shuffling, Who};
//! use jadoube_ulti::{Asked, Contract, Deal, Refused, Ruleset};
//!
//! let setup = Setup {
//!     rules: Ruleset::GOD_2012,
//!     shuffling: Shuffling::ByHand,
//!     numbers: Numbers::OneProgram,
//!     first: First::Dealer(Seat::ALL[2]),
//! };
//! let mut session = Session::<Deal>::new(&setup);
//! let deck = Deck(CardSet::PACK_32.iter().collect());
//! let bidder = Who::Player(Seat::ALL[0]);
//! for (who, asked) in [
//!     (Who::Table, Ask::Table(Prepare::LayDeck { deck })),
//!     (Who::Player(Seat::ALL[1]), Ask::Table(Prepare::Cut { at: 16 })),
//!     (bidder, Ask::Play(Asked::Take)),
//! ] {
//!     for happened in session.decide(who, &asked).expect("allowed") {
//!         session.apply(&happened);
//!     }
//! }
//! // Who has taken the talon must bid.
//! let refused = session.decide(bidder, &Ask::Play(Asked::Pass)).expect_err("refused");
//! assert_eq!(jadoube_cards::refused_under::<Deal>(&refused).0, "U14");
//! let contract: Contract = "red h40+ulti".parse()?;
//! assert_eq!(contract.value(session.rules()), 16);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod aims;
pub mod analysis;
mod asked;
mod auction;
mod claim;
mod contract;
mod deal;
mod game;
mod happened;
mod kontra;
mod messages;
mod play;
pub mod practice;
mod refused;
mod ruleset;
mod settlement;
pub mod solver;
mod view;

pub use asked::{Asked, Suits};
pub use contract::{Contract, ContractError, Figure, Figures, GameStands};
pub use deal::{Deal, Decided, trick_rules};
pub use happened::Happened;
pub use kontra::Doubling;
pub use refused::{Due, Refused};
pub use ruleset::{KontraTiming, Ruleset, SpreadOpen};
pub use settlement::{Component, Outcome, Settlement, Silent, Taken, award, settle, violation};
pub use view::{Announced, Called, View};
