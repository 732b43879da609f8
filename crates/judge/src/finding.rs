//! What a judge can find.

use jadoube_laws::Rule;
use jadoube_notation::Unread;
use jadoube_notation::pgn::Outcome;
use jadoube_ruling::Side;
use shakmaty::Move;

/// Something that the Laws have to say about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// After so many half-moves.
    pub ply: usize,
    /// The rule it rests on.
    pub rule: Rule,
    /// What it is.
    pub what: What,
}

/// The kinds of findings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// What stands for the next move means no legal one; the board cannot follow from here.
    Unread {
        /// Which token of the game.
        token: usize,
        /// Why.
        unread: Unread,
    },
    /// Moves stand after the one that ended the game on the board.
    AfterTheEnd {
        /// The first of them.
        token: usize,
        /// What the board says: mate or stalemate.
        mate: bool,
    },
    /// A draw could have been claimed, here for the first time.
    Claim {
        /// On what ground.
        ground: Ground,
        /// By whom.
        by: Side,
        /// By writing this move first; none if the position was on the board already.
        intended: Option<Move>,
        /// At how many of the player's turns it was open.
        times: usize,
    },
    /// The game was drawn by rule.
    Drawn {
        /// By which.
        draw: Draw,
        /// How many half-moves were made after it.
        after: usize,
    },
    /// The result is not what the board or the Laws give.
    Result {
        /// What stands there.
        given: Outcome,
        /// What it should be.
        due: Outcome,
        /// Why.
        why: Contradiction,
    },
    /// It could not be settled within the budget whether the winner could have mated.
    Unsettled {
        /// The winner.
        winner: Side,
    },
}

/// What a claim rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// The same position for the third time.
    Threefold,
    /// Fifty moves without capture or pawn move.
    Fifty,
}

impl Ground {
    pub(crate) const fn rule(self, intended: bool) -> Rule {
        match (self, intended) {
            (Ground::Threefold, true) => Rule::ThreefoldIntended,
            (Ground::Threefold, false) => Rule::ThreefoldAppeared,
            (Ground::Fifty, true) => Rule::FiftyMovesIntended,
            (Ground::Fifty, false) => Rule::FiftyMovesCompleted,
        }
    }
}

/// A draw that nobody needs to claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// The same position for the fifth time.
    Fivefold,
    /// Seventy-five moves without capture or pawn move.
    SeventyFive,
    /// Nobody can mate any more.
    Dead,
}

impl Draw {
    pub(crate) const fn rule(self) -> Rule {
        match self {
            Draw::Fivefold => Rule::Fivefold,
            Draw::SeventyFive => Rule::SeventyFiveMoves,
            Draw::Dead => Rule::DeadPosition,
        }
    }
}

/// Why a result cannot be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contradiction {
    /// The last move mates.
    Checkmate,
    /// The last move stalemates.
    Stalemate,
    /// The game was drawn by rule before.
    Drawn(Draw),
    /// The winner on time could not mate by any series of legal moves.
    FlagWithoutMate,
    /// A draw on time, though the opponent could mate.
    FlagWithMate,
    /// The opponent of the player who resigned could not mate.
    ResignationWithoutMate,
    /// A draw, though not both players had made a move, so that they could not agree on one.
    AgreementTooEarly,
}
