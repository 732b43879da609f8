//! The criteria as data: their order, and what each edition calls them.

use super::state::SwissEdition;

/// What a pairing of a bracket is judged by, the most important first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Criterion {
    /// How many go down.
    Downfloaters,
    /// With which scores.
    Scores,
    /// What the following bracket can still make of it.
    Following,
    /// The rounds without a game of the one who is to have the bye.
    ByeRounds,
    /// Topscorers and their opponents whose colours would be out of balance by three.
    TopscorerBalance,
    /// Topscorers and their opponents who would have a colour three times in a row.
    TopscorerRow,
    /// Players who do not get the colour they want.
    Colour,
    /// Players who do not get the colour they strongly want.
    StrongColour,
    /// Players who go down as in the previous round.
    DownAgain,
    /// Players who are met from above as in the previous round.
    UpAgain,
    /// Players who go down as two rounds before.
    DownTwoBefore,
    /// Players who are met from above as two rounds before.
    UpTwoBefore,
    /// Score differences of those who go down as in the previous round.
    DownAgainBy,
    /// Score differences of those who are met from above as in the previous round.
    UpAgainBy,
    /// Score differences of those who go down as two rounds before.
    DownTwoBeforeBy,
    /// Score differences of those who are met from above as two rounds before.
    UpTwoBeforeBy,
}

impl Criterion {
    /// All of them, the most important first.
    pub const ALL: [Criterion; 16] = [
        Criterion::Downfloaters,
        Criterion::Scores,
        Criterion::Following,
        Criterion::ByeRounds,
        Criterion::TopscorerBalance,
        Criterion::TopscorerRow,
        Criterion::Colour,
        Criterion::StrongColour,
        Criterion::DownAgain,
        Criterion::UpAgain,
        Criterion::DownTwoBefore,
        Criterion::UpTwoBefore,
        Criterion::DownAgainBy,
        Criterion::UpAgainBy,
        Criterion::DownTwoBeforeBy,
        Criterion::UpTwoBeforeBy,
    ];

    /// The number that an edition gives it, and the article; none where the edition has it not.
    pub const fn cited(self, edition: SwissEdition) -> Option<(&'static str, &'static str)> {
        let (old, new) = match self {
            Criterion::Downfloaters => ("C.5", ("C6", "2.4.1")),
            Criterion::Scores => ("C.6", ("C7", "2.4.2")),
            Criterion::Following => ("C.7", ("C8", "2.4.3")),
            Criterion::ByeRounds => ("", ("C9", "2.4.4")),
            Criterion::TopscorerBalance => ("C.8", ("C10", "2.4.5")),
            Criterion::TopscorerRow => ("C.9", ("C11", "2.4.6")),
            Criterion::Colour => ("C.10", ("C12", "2.4.7")),
            Criterion::StrongColour => ("C.11", ("C13", "2.4.8")),
            Criterion::DownAgain => ("C.12", ("C14", "2.4.9")),
            Criterion::UpAgain => ("C.13", ("C15", "2.4.10")),
            Criterion::DownTwoBefore => ("C.14", ("C16", "2.4.11")),
            Criterion::UpTwoBefore => ("C.15", ("C17", "2.4.12")),
            Criterion::DownAgainBy => ("C.16", ("C18", "2.4.13")),
            Criterion::UpAgainBy => ("C.17", ("C19", "2.4.14")),
            Criterion::DownTwoBeforeBy => ("C.18", ("C20", "2.4.15")),
            Criterion::UpTwoBeforeBy => ("C.19", ("C21", "2.4.16")),
        };
        match edition {
            SwissEdition::E2017 if old.is_empty() => None,
            SwissEdition::E2017 => Some((old, old)),
            SwissEdition::E2026 => Some(new),
        }
    }
}
