//! The Swiss system for teams (C.04.6), types A and B.

mod bracket;
mod check;
mod choice;
mod colours;
mod facts;
mod matches;
mod records;
mod state;
mod why;

pub use bracket::{TeamBracket, TeamCriterion, TeamPaired, pair_teams};
pub use check::{check_teams, team_table};
pub use colours::TeamColourRule;
pub use facts::{TeamFacts, TeamField};
pub use records::{is_team_swiss, team_swiss_of_report};
pub use state::{Team, TeamPast, TeamPastKind, TeamPreferences, TeamReading, TeamSwiss};
pub use why::{team_why, team_why_no_bye, team_why_not};
