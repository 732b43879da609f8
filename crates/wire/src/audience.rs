//! Who may see what: the one place that decides it.

use std::borrow::Cow;

use jadoube_laws::{
    AdjournmentFact, ArbiterFact, ClockFact, ConductFact, DrawFact, EndFact, Happened,
    IrregularityFact, MovingFact, SheetFact,
};
use jadoube_ruling::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::{Role, Settings, Told};

/// Those who see the same of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Audience {
    /// The player of a side, at a screen.
    Player(Side),
    /// The electronic scoresheet of a side, beside a real board.
    Sheet(Side),
    /// The arbiter's desk, which sees everything.
    Desk,
    /// An electronic board: it is told what is done on boards and clocks, without anybody's reasons.
    Board,
    /// A display or a spectator.
    Public,
}

impl Audience {
    /// Every audience.
    pub const ALL: [Audience; 7] = [
        Audience::Player(Side::White),
        Audience::Player(Side::Black),
        Audience::Sheet(Side::White),
        Audience::Sheet(Side::Black),
        Audience::Desk,
        Audience::Board,
        Audience::Public,
    ];

    /// The audience that a role belongs to.
    pub const fn of(role: Role) -> Audience {
        match role {
            Role::Organiser | Role::Arbiter | Role::Deputy => Audience::Desk,
            Role::White => Audience::Player(Side::White),
            Role::Black => Audience::Player(Side::Black),
            Role::WhiteSheet => Audience::Sheet(Side::White),
            Role::BlackSheet => Audience::Sheet(Side::Black),
            Role::Board => Audience::Board,
            Role::First | Role::Second | Role::Third | Role::Display | Role::Spectator => {
                Audience::Public
            }
            // They are of an event, not of a game.
            Role::Table(_) | Role::Player(_) | Role::Screen(_) => Audience::Public,
        }
    }

    /// The side, for a player.
    pub const fn side(self) -> Option<Side> {
        match self {
            Audience::Player(side) | Audience::Sheet(side) => Some(side),
            Audience::Desk | Audience::Board | Audience::Public => None,
        }
    }

    /// Whether the audience is told of a happening.
    ///
    /// The public sees what a visitor of the hall sees: the board, the clocks, the result. What
    /// players say to each other and to the arbiter is theirs, and what one player writes down is
    /// not shown to the other. A scoresheet hears nothing that says which move was made.
    pub fn is_told(self, happened: &Happened) -> bool {
        match self {
            Audience::Desk => true,
            Audience::Player(side) => is_for_player(side, happened),
            Audience::Sheet(side) => is_for_player(side, happened) && is_for_sheet(happened),
            Audience::Board => {
                matches!(happened, Happened::Moving(_)) || Audience::Public.is_told(happened)
            }
            Audience::Public => matches!(
                happened,
                Happened::Clock(ClockFact::GameStarted { .. })
                    | Happened::Moving(MovingFact::MoveMade { .. })
                    | Happened::Clock(ClockFact::MoveCompleted { .. })
                    | Happened::Irregularity(IrregularityFact::IllegalMoveCompleted { .. })
                    | Happened::Clock(
                        ClockFact::ClockPaused { .. }
                            | ClockFact::ClockResumed { .. }
                            | ClockFact::ClockSet(_)
                            | ClockFact::TimeGiven { .. }
                            | ClockFact::FlagFell { .. }
                    )
                    | Happened::Irregularity(
                        IrregularityFact::PositionRestored { .. }
                            | IrregularityFact::FaultPenalised(_)
                            | IrregularityFact::CorrectedByAgreement { .. }
                    )
                    | Happened::End(EndFact::GameEnded { .. })
            ),
        }
    }

    /// What of something that was told the audience hears; none where it is not for it.
    pub fn hears(self, told: &Told) -> Option<Cow<'_, Told>> {
        // A refusal is told to nobody but the one who asked.
        let happened = told.happened.as_ref()?;
        self.is_told(happened).then(|| match self.sees_reasons() {
            true => Cow::Borrowed(told),
            false => Cow::Owned(told.without_reasons()),
        })
    }

    /// Whether the reason that somebody gave goes with the happening.
    pub const fn sees_reasons(self) -> bool {
        !matches!(self, Audience::Public | Audience::Board)
    }

    /// Whether legal destinations are shown: to the player at a screen only, and only where the
    /// regulations allow hints.
    pub const fn sees_destinations(self, settings: &Settings) -> bool {
        matches!(self, Audience::Player(_)) && settings.hints
    }

    /// Whose written sheets are shown.
    pub const fn sees_sheets(self) -> BySide<bool> {
        match self {
            Audience::Desk => BySide {
                white: true,
                black: true,
            },
            Audience::Player(Side::White) | Audience::Sheet(Side::White) => BySide {
                white: true,
                black: false,
            },
            Audience::Player(Side::Black) | Audience::Sheet(Side::Black) => BySide {
                white: false,
                black: true,
            },
            Audience::Board | Audience::Public => BySide {
                white: false,
                black: false,
            },
        }
    }

    /// Whether offers of a draw, duties and pieces in the hand are shown.
    pub const fn is_at_the_board(self) -> bool {
        !matches!(self, Audience::Public | Audience::Board)
    }

    /// Whether move list and position are shown. A scoresheet shows only what its owner wrote: it
    /// must not tell which move was made or that one was illegal.
    pub const fn sees_the_board(self) -> bool {
        !matches!(self, Audience::Sheet(_))
    }
}

/// Players are told everything but what the opponent wrote and what is reported to the arbiter.
fn is_for_player(side: Side, happened: &Happened) -> bool {
    match happened {
        Happened::Sheet(
            SheetFact::Recorded { by, .. } | SheetFact::RecordedInAdvance { by, .. },
        ) => *by == side,
        Happened::Conduct(ConductFact::ReportReceived { .. }) => false,
        _ => true,
    }
}

/// What says nothing about the board: a sheet is written from what its owner saw and remembers.
fn is_for_sheet(happened: &Happened) -> bool {
    match happened {
        Happened::Sheet(fact) => !matches!(fact, SheetFact::Reconstructing(_)),
        Happened::Adjournment(fact) => matches!(
            fact,
            AdjournmentFact::SessionAnnounced { .. }
                | AdjournmentFact::SealRequested { .. }
                | AdjournmentFact::MoveSealed { .. }
                | AdjournmentFact::Adjourned { .. }
                | AdjournmentFact::Resumed { .. }
        ),
        Happened::Conduct(_)
        | Happened::Clock(
            ClockFact::GameStarted { .. }
            | ClockFact::PlayerArrived { .. }
            | ClockFact::LateArrivalExcused { .. }
            | ClockFact::ClockPaused { .. }
            | ClockFact::ClockResumed { .. }
            | ClockFact::ClockSet(_)
            | ClockFact::TimeGiven { .. }
            | ClockFact::FlagFell { .. },
        )
        | Happened::Draw(
            DrawFact::DrawOffered { .. } | DrawFact::DrawRefused { .. } | DrawFact::ConsentGiven,
        )
        | Happened::Arbiter(ArbiterFact::DeviceWarned { .. } | ArbiterFact::Penalised { .. })
        | Happened::End(EndFact::GameEnded { .. }) => true,
        _ => false,
    }
}
