//! Which rule an act of an event rests on.

use serde::{Deserialize, Serialize};

/// A rule of competition, by its lasting name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clause {
    /// What the organiser has laid down for this event.
    Regulations,
    /// Who may take part, by when and for what fee.
    Entry,
    /// Who must be there when, and with what.
    Attendance,
    /// The draw for numbers.
    Draw,
    /// Who meets whom.
    Pairing,
    /// The handling of Swiss events: numbers, late entries, published pairings.
    Swiss,
    /// Withdrawal from a round robin before and after half of the games.
    Withdrawal,
    /// Rounds without play that are asked for, and absence.
    Byes,
    /// Results are signed by both sides; the arbiter settles what they disagree on.
    Results,
    /// Place points at the card tables.
    CardBoards,
    /// Place points at the chess board.
    ChessBoard,
    /// What a match brings a team.
    TeamResult,
    /// Packs, replays and deals taken from the offender.
    Disputes,
    /// Rounds won, and the series.
    Series,
    /// Penalties of the arbiter.
    Penalties,
    /// Appeals against the arbiter.
    Appeals,
    /// The order of equals.
    TieBreaks,
    /// Acts are signed, and undone only by later acts.
    Minutes,
}

impl Clause {
    /// The number to cite: of the team event's announcement where it has one, else of the Laws and
    /// handbook chapters; `reg` is the event's own regulations.
    pub const fn number(self, team_event: bool) -> &'static str {
        match (self, team_event) {
            (Clause::Entry, true) => "T2",
            (Clause::Attendance, true) => "T3",
            (Clause::Draw, true) => "T1",
            (Clause::Pairing, true) => "T4",
            (Clause::Series, true) => "T9",
            (Clause::CardBoards, _) => "T5",
            (Clause::ChessBoard, _) => "T6",
            (Clause::TeamResult, _) => "T7",
            (Clause::Disputes, _) => "T8",
            (Clause::Results, _) => "8.7",
            (Clause::Penalties, _) => "12.9",
            (Clause::Appeals, _) => "11.10",
            (Clause::Pairing | Clause::Withdrawal | Clause::Draw, false) => "C.05",
            (Clause::TieBreaks, _) => "C.07",
            (Clause::Swiss, _) => "C.04.2",
            (
                Clause::Regulations
                | Clause::Entry
                | Clause::Attendance
                | Clause::Withdrawal
                | Clause::Byes
                | Clause::Series
                | Clause::Minutes,
                _,
            ) => "reg",
        }
    }
}
