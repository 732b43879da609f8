//! Files that other programs read and write: report files, lists of players, games.

mod checked;
mod csv;
mod encoding;
mod export;
mod import;
mod pgn;
mod swiss_records;
mod team_import;
mod trf;
mod trf_read;
mod trf_write;

pub use checked::{RankCheck, against_the_rules, not_taken_over, report_comment, report_text};
pub use csv::{CsvError, Listed, read_list, read_players, write_players};
pub use encoding::{Encoding, decoded};
pub use export::report_of_event;
pub use import::{ImportError, event_of_report};
pub use pgn::{games as pgn, games_of_round as pgn_of_round};
pub(crate) use team_import::boards as team_boards;
pub use team_import::{TurnedColours, turned_colours};
pub use trf::{Report, ReportPlayer, ReportTeam, RoundCode, RoundResult, Scoring, TrfVersion};
pub use trf_read::{Adjustment, Mended, TrfError, TrfFault, read};
pub use trf_write::write;
