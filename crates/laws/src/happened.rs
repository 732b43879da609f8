//! What happened: facts and rulings, in the past tense, by chapter.

use jadoube_ruling::Message;

use crate::chapters::chapters;
use crate::{
    AdjournmentFact, ArbiterFact, AssistantFact, BlindFact, Chess960Fact, ClockFact, ConductFact,
    DrawFact, EndFact, IrregularityFact, MovingFact, QuickplayFact, Rule, SheetFact,
};

chapters! {
    /// A fact of the game or a ruling on it. Folding them in order rebuilds the game.
    pub enum Happened {
deeper {
/// Scoresheets (Article 8).
Sheet(SheetFact) = "sheet",
/// Conduct or the arbiter's office (Articles 11 and 12).
Conduct(ConductFact) = "conduct",
/// A blind player's board or announcements (Appendix D).
Blind(BlindFact) = "blind",
/// An adjournment (Guidelines I).
Adjournment(AdjournmentFact) = "adjournment",
}
flat {
/// The act of moving (Article 4).
Moving(MovingFact),
/// The end of the game (Article 5).
End(EndFact),
/// The chessclock (Article 6).
Clock(ClockFact),
/// An irregularity (Article 7).
Irregularity(IrregularityFact),
/// A draw (Article 9).
Draw(DrawFact),
/// The arbiter's rulings (Articles 10 to 12).
Arbiter(ArbiterFact),
/// An assistant (4.9, 6.2.6, 8.1.6).
Assistant(AssistantFact),
/// Chess960 (Guidelines II).
Chess960(Chess960Fact),
/// The quickplay finish (Guidelines III) or a look at the score (A.3.2).
Quickplay(QuickplayFact),
}
}
    says {
        /// The rule that the fact or ruling rests on.
        pub fn under() -> Rule;
        /// The sentence that tells it.
        pub fn message() -> Message;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Happenings are made and dropped by the million; the rare large ones are boxed.
    #[test]
    fn a_happening_is_small() {
        assert!(size_of::<Happened>() <= 48, "{}", size_of::<Happened>());
    }
}
