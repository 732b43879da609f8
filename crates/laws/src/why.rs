//! Why a request was ruled as it was: the conditions on which the ruling hangs, found by deciding again
//! with one of them changed. Nothing of this is done unless somebody asks.

use jadoube_ruling::{BySide, Message, Moment, Seat, Side};

use crate::game::{Objection, Offer};
use crate::hand::Hand;
use crate::trace::{Weighed, traced};
use crate::{
    Amendment, Asked, Class, Decided, Edition, Game, Laws, Regime, Regulations, Rulebook, Usage,
};

/// A ruling and what it hangs on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// What came of the request.
    pub decided: Decided,
    /// The rules that were asked for it, in their order.
    pub asked: Vec<Weighed>,
    /// Each condition that made a difference, with what would have come of the request otherwise.
    pub hinges: Vec<Otherwise>,
}

/// What would have come of a request under another condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Otherwise {
    /// The condition.
    pub hinge: Hinge,
    /// The editions that have it so; empty where the condition is not one of the edition.
    pub editions: Vec<Edition>,
    /// What would have come of the request; its rules are those that would have applied.
    pub decided: Decided,
}

/// A condition that a ruling can hang on, as it would have to be for another ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hinge {
    /// A point in which editions differ.
    Point(Amendment),
    /// The supervision were this.
    Regime(Regime),
    /// The game were of this class.
    Class(Class),
    /// The program came to know of it in this way.
    Usage(Usage),
    /// Nothing had been touched, released or declared on this move.
    NothingTouched,
    /// Neither player had a penalised illegal act.
    NoFaultBefore,
    /// Each player had one penalised illegal act.
    FaultBefore,
    /// No illegal act waited to be ruled on.
    NothingIllegalOpen,
    /// No offer of a draw were open.
    NoOffer,
    /// An offer of the opponent were open.
    OfferOpen,
    /// Both players had time left.
    TimeLeft,
    /// The clocks were not paused.
    NotPaused,
    /// Both players were at the board.
    BothPresent,
    /// The last move of each player were completed.
    MovesCompleted,
    /// The opponent had not touched a piece since a breach of the touch rules.
    NoObjection,
}

impl Hinge {
    /// The condition as the beginning of a sentence.
    pub fn message(self) -> Message {
        match self {
            Hinge::Point(point) => point.message(),
            Hinge::Regime(Regime::Full) => Message::new("why-regime-full"),
            Hinge::Regime(Regime::Limited) => Message::new("why-regime-limited"),
            Hinge::Class(Class::Standard) => Message::new("why-class-standard"),
            Hinge::Class(Class::Rapid) => Message::new("why-class-rapid"),
            Hinge::Class(Class::Blitz) => Message::new("why-class-blitz"),
            Hinge::Usage(Usage::Mediated) => Message::new("why-use-mediated"),
            Hinge::Usage(Usage::Console) => Message::new("why-use-console"),
            Hinge::NothingTouched => Message::new("why-nothing-touched"),
            Hinge::NoFaultBefore => Message::new("why-no-fault-before"),
            Hinge::FaultBefore => Message::new("why-fault-before"),
            Hinge::NothingIllegalOpen => Message::new("why-nothing-illegal-open"),
            Hinge::NoOffer => Message::new("why-no-offer"),
            Hinge::OfferOpen => Message::new("why-offer-open"),
            Hinge::TimeLeft => Message::new("why-time-left"),
            Hinge::NotPaused => Message::new("why-not-paused"),
            Hinge::BothPresent => Message::new("why-both-present"),
            Hinge::MovesCompleted => Message::new("why-moves-completed"),
            Hinge::NoObjection => Message::new("why-no-objection"),
        }
    }
}

/// Makes a game as it would be under a condition.
type Change = fn(&mut Game);

/// The conditions of the game that are tried, each with the change that makes it so.
const OF_THE_GAME: &[(Hinge, Change)] = &[
    (Hinge::NothingTouched, |game| game.hand = Hand::default()),
    (Hinge::NoFaultBefore, |game| set_faults(game, 0)),
    (Hinge::FaultBefore, |game| set_faults(game, 1)),
    (Hinge::NothingIllegalOpen, |game| game.offences.clear()),
    (Hinge::NoOffer, |game| game.open_offers = BySide::default()),
    (Hinge::OfferOpen, |game| {
        let after = game.history.len();
        game.open_offers = BySide::new(|by| Some(Offer { by, after }));
    }),
    (Hinge::TimeLeft, |game| {
        for side in Side::ALL {
            let left = game.clock.control().initial();
            game.clock.set(side, left, game.now);
        }
    }),
    (Hinge::NotPaused, |game| {
        game.go_on();
        if game.clock.running().is_none() {
            game.run(game.turn(), game.now);
        }
    }),
    (Hinge::BothPresent, |game| {
        for side in Side::ALL {
            game.sides[side].present = true;
        }
    }),
    (Hinge::MovesCompleted, |game| {
        for side in Side::ALL {
            game.sides[side].uncompleted = false;
        }
    }),
    (Hinge::NoObjection, |game| game.objection = Objection::None),
];

fn set_faults(game: &mut Game, faults: u32) {
    for side in Side::ALL {
        game.sides[side].faults = faults;
    }
}

impl Game {
    /// Why a request is ruled as it is at this moment of the game.
    pub fn why(&self, book: &Rulebook, seat: Seat, asked: &Asked, now: Moment) -> Why {
        let (decided, weighed) = traced(|| self.decide(book, seat, asked, now));
        let mut hinges: Vec<Otherwise> = Vec::new();
        let mut note = |hinge: Hinge, edition: Option<Edition>, otherwise: Decided| {
            if otherwise == decided {
                return;
            }
            let same = |one: &&mut Otherwise| one.hinge == hinge && one.decided == otherwise;
            if let Some(known) = hinges.iter_mut().find(same) {
                known.editions.extend(edition);
                return;
            }
            hinges.push(Otherwise {
                hinge,
                editions: edition.into_iter().collect(),
                decided: otherwise,
            });
        };
        for (hinge, change) in OF_THE_GAME {
            let mut game = self.clone();
            change(&mut game);
            note(*hinge, None, game.decide(book, seat, asked, now));
        }
        for (hinge, regulations) in other_regulations(book.regulations()) {
            if let Ok(book) = Rulebook::new(regulations) {
                note(hinge, None, self.decide(&book, seat, asked, now));
            }
        }
        for edition in Edition::ALL {
            let laws = Laws::of(edition);
            for point in Amendment::between(book.laws(), &laws) {
                let amended = book.clone().amended(point, &laws);
                let otherwise = self.decide(&amended, seat, asked, now);
                note(Hinge::Point(point), Some(edition), otherwise);
            }
        }
        Why {
            decided,
            asked: weighed,
            hinges,
        }
    }
}

/// The regulations with one condition changed.
fn other_regulations(own: &Regulations) -> Vec<(Hinge, Regulations)> {
    let mut others = Vec::new();
    for regime in [Regime::Full, Regime::Limited] {
        let changed = Regulations {
            regime,
            ..own.clone()
        };
        others.push((Hinge::Regime(regime), changed));
    }
    for class in [Class::Standard, Class::Rapid, Class::Blitz] {
        let changed = Regulations {
            class,
            ..own.clone()
        };
        others.push((Hinge::Class(class), changed));
    }
    for usage in [Usage::Mediated, Usage::Console] {
        let changed = Regulations {
            usage,
            ..own.clone()
        };
        others.push((Hinge::Usage(usage), changed));
    }
    others
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ClockRequest, EndRequest, MovingRequest, Start};
    use jadoube_clock::{Mode, TimeControl};
    use jadoube_ruling::Span;

    fn at_the_board(edition: Edition) -> (Rulebook, Game) {
        let control = TimeControl::sudden_death(Span::from_secs(5400), Mode::None);
        let regulations = Regulations::new(edition, Class::Standard, Regime::Full, control);
        let book = Rulebook::new(regulations).expect("regulations");
        let setup = "4k3/8/8/8/8/8/8/4K2R w - - 0 1".parse::<shakmaty::fen::Fen>();
        let start = Start::from_setup(setup.expect("a FEN").into_setup());
        let mut game = Game::new(&book, &start).expect("a start");
        for one in game
            .decide(
                &book,
                Seat::Arbiter,
                &Asked::Clock(ClockRequest::Start),
                Moment::ZERO,
            )
            .expect("allowed")
        {
            game.apply(Moment::ZERO, &one);
        }
        (book, game)
    }

    #[test]
    fn a_resignation_to_a_bare_king_hangs_on_the_edition() {
        let (book, game) = at_the_board(Edition::E2023);
        let why = game.why(
            &book,
            Seat::White,
            &Asked::End(EndRequest::Resign),
            Moment::ZERO,
        );
        let point = Hinge::Point(Amendment::ResignationMayDraw);
        let hinge = why.hinges.iter().find(|one| one.hinge == point);
        let hinge = hinge.expect("the point of 5.1.2");
        assert!(hinge.editions.contains(&Edition::E2018));
        assert_ne!(hinge.decided, why.decided);
    }

    #[test]
    fn a_ruling_that_hangs_on_nothing_has_no_hinges_of_editions() {
        let (book, game) = at_the_board(Edition::E2018);
        let asked = Asked::Moving(MovingRequest::Move {
            motion: "h1h8".parse().expect("a motion"),
            two_hands: false,
        });
        let why = game.why(&book, Seat::White, &asked, Moment::ZERO);
        assert!(why.decided.is_ok());
        assert!(
            why.hinges.iter().all(|one| one.editions.is_empty()),
            "{:?}",
            why.hinges
        );
    }

    #[test]
    fn the_rules_that_were_asked_are_told_and_nothing_is_noted_otherwise() {
        let (book, game) = at_the_board(Edition::E2023);
        let press = Asked::Clock(ClockRequest::Press { other_hand: false });
        let why = game.why(&book, Seat::Black, &press, Moment::ZERO);
        let refused = why
            .decided
            .clone()
            .expect_err("it is White's clock that runs");
        let applied =
            |rule: crate::Rule| why.asked.iter().any(|one| one.rule == rule && one.applied);
        assert!(applied(refused.under()), "{:?}", why.asked);

        let moved = Asked::Moving(MovingRequest::Move {
            motion: "h1h8".parse().expect("a motion"),
            two_hands: false,
        });
        let why = game.why(&book, Seat::White, &moved, Moment::ZERO);
        let did_not =
            |rule: crate::Rule| why.asked.iter().any(|one| one.rule == rule && !one.applied);
        assert!(did_not(crate::Rule::Checkmate), "{:?}", why.asked);
        assert!(did_not(crate::Rule::DeadPosition), "{:?}", why.asked);
        assert_eq!(traced(|| ()).1, []);
    }
}
