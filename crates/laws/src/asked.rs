//! What a seat may ask for: requests, in the imperative, by chapter.

use jadoube_ruling::Seat;

use crate::chapters::chapters;
use crate::{
    AdjournmentRequest, ArbiterRequest, Assistance, AssistantRequest, BlindRequest,
    Chess960Request, ClockRequest, ConductRequest, DrawRequest, EndRequest, IrregularityRequest,
    MovingRequest, QuickplayRequest, Rule, SheetRequest,
};

chapters! {
    /// A request.
    pub enum Asked {
deeper {
/// Scoresheets (Article 8).
Sheet(SheetRequest) = "sheet",
/// Conduct or the arbiter's office (Articles 11 and 12).
Conduct(ConductRequest) = "conduct",
/// A blind player's board or announcements (Appendix D).
Blind(BlindRequest) = "blind",
/// An adjournment (Guidelines I).
Adjournment(AdjournmentRequest) = "adjournment",
}
flat {
/// The act of moving (Article 4).
Moving(MovingRequest),
/// The end of the game (Article 5).
End(EndRequest),
/// The chessclock (Article 6).
Clock(ClockRequest),
/// An irregularity (Article 7).
Irregularity(IrregularityRequest),
/// A draw (Article 9).
Draw(DrawRequest),
/// The arbiter's rulings (Articles 10 to 12).
Arbiter(ArbiterRequest),
/// An assistant (4.9, 6.2.6, 8.1.6).
Assistant(AssistantRequest),
/// Chess960 (Guidelines II).
Chess960(Chess960Request),
/// The quickplay finish (Guidelines III) or a look at the score (A.3.2).
Quickplay(QuickplayRequest),
}
}
    says {
        /// Who may make it.
        pub(crate) fn office() -> Office;
    }
}

/// Who may make a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Office {
    Player,
    Arbiter,
    PlayerOrArbiter,
    ArbiterOrSystem,
    Anyone,
}

impl Office {
    pub(crate) fn admits(self, seat: Seat) -> bool {
        let player = seat.side().is_some();
        match self {
            Office::Player => player,
            Office::Arbiter => seat == Seat::Arbiter,
            Office::PlayerOrArbiter => player || seat == Seat::Arbiter,
            Office::ArbiterOrSystem => !player,
            Office::Anyone => true,
        }
    }
}

impl Asked {
    /// Whether it is for the arbiter alone.
    pub fn is_the_arbiters(&self) -> bool {
        self.office() == Office::Arbiter
    }

    /// Whether a player is heard with it before the game has started and away from the board.
    pub(crate) const fn is_heard_at_any_time(&self) -> bool {
        match self {
            Asked::Clock(asked) => asked.is_heard_at_any_time(),
            Asked::Irregularity(asked) => asked.is_heard_at_any_time(),
            Asked::Blind(asked) => asked.is_heard_at_any_time(),
            Asked::Conduct(_) => true,
            Asked::Moving(_)
            | Asked::End(_)
            | Asked::Sheet(_)
            | Asked::Draw(_)
            | Asked::Arbiter(_)
            | Asked::Assistant(_)
            | Asked::Adjournment(_)
            | Asked::Chess960(_)
            | Asked::Quickplay(_) => false,
        }
    }

    /// Whether it is a move on the board, which asks for the own previous move on the sheet (8.1.3).
    pub(crate) const fn moves_a_piece(&self) -> bool {
        match self {
            Asked::Moving(asked) => asked.moves_a_piece(),
            Asked::Blind(asked) => asked.moves_a_piece(),
            Asked::End(_)
            | Asked::Clock(_)
            | Asked::Irregularity(_)
            | Asked::Sheet(_)
            | Asked::Draw(_)
            | Asked::Arbiter(_)
            | Asked::Conduct(_)
            | Asked::Assistant(_)
            | Asked::Adjournment(_)
            | Asked::Chess960(_)
            | Asked::Quickplay(_) => false,
        }
    }

    /// The rule by which a player's assistant may do it, and the one thing an assistant may be allowed for
    /// that covers it; none where it is for the player alone (4.9, D.2.10).
    pub(crate) const fn through_assistant(&self) -> Option<(Rule, Option<Assistance>)> {
        match self {
            Asked::Moving(asked) => asked.through_assistant(),
            Asked::Clock(asked) => asked.through_assistant(),
            Asked::Sheet(asked) => asked.through_assistant(),
            Asked::Blind(asked) => asked.through_assistant(),
            Asked::Adjournment(asked) => asked.through_assistant(),
            Asked::End(_)
            | Asked::Irregularity(_)
            | Asked::Draw(_)
            | Asked::Arbiter(_)
            | Asked::Conduct(_)
            | Asked::Assistant(_)
            | Asked::Chess960(_)
            | Asked::Quickplay(_) => None,
        }
    }
}
