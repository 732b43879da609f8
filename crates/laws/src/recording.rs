//! Recording the moves (Article 8): who must, what was written, sheets brought up to date, results
//! signed.
//!
//! A sheet is the player's own: it takes any text, legal or not, and says nothing about it.

mod sheet;

use jadoube_ruling::{BySide, Message, Side, Span};
use serde::{Deserialize, Serialize};
use shakmaty::Setup;
use strum::{IntoStaticStr, VariantNames};

use crate::asked::Office;
use crate::{Assistance, Outcome, Rule, serial};

const FIVE_MINUTES: Span = Span::from_secs(300);
const HALF_A_MINUTE: Span = Span::from_secs(30);

/// A request about scoresheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SheetRequest {
    /// Write a move down (8.1).
    RecordMove {
        /// The move as it is written.
        text: String,
        /// On what.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
        medium: Medium,
    },
    /// Replace a defective electronic sheet (8.3).
    Replace {
        /// Whose.
        of: Side,
    },
    /// A flag has fallen: find out whose sheet must be brought up to date (8.5).
    CheckAtFlag,
    /// A sheet has been brought up to date (8.5.1, 8.5.2).
    Update,
    /// Reconstruct the game on a second board (8.5.3).
    Reconstruct,
    /// It cannot be shown that the time was overstepped: the next move is the first of the next
    /// period, unless more moves are proven (8.6).
    CountUnproven {
        /// Moves that are proven all the same.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
        proven: BySide<Option<u32>>,
    },
    /// Ask for a sheet (A.2).
    Request,
    /// Sign the result (8.7).
    Sign {
        /// The result.
        outcome: Outcome,
    },
}

impl SheetRequest {
    pub(crate) const fn office(&self) -> Office {
        match self {
            SheetRequest::RecordMove { .. }
            | SheetRequest::Update
            | SheetRequest::Request
            | SheetRequest::Sign { .. } => Office::Player,
            SheetRequest::CheckAtFlag => Office::ArbiterOrSystem,
            SheetRequest::Replace { .. }
            | SheetRequest::Reconstruct
            | SheetRequest::CountUnproven { .. } => Office::Arbiter,
        }
    }

    pub(crate) const fn through_assistant(&self) -> Option<(Rule, Option<Assistance>)> {
        match self {
            SheetRequest::RecordMove { .. } | SheetRequest::Update => {
                Some((Rule::AssistantRecords, Some(Assistance::Recording)))
            }
            SheetRequest::Replace { .. }
            | SheetRequest::CheckAtFlag
            | SheetRequest::Reconstruct
            | SheetRequest::CountUnproven { .. }
            | SheetRequest::Request
            | SheetRequest::Sign { .. } => None,
        }
    }
}

/// What moves are recorded on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Medium {
    /// A paper scoresheet.
    #[default]
    Paper,
    /// A certified electronic scoresheet.
    Electronic,
    /// Braille, by a blind player.
    Braille,
    /// A sound recorder, by a blind player.
    Voice,
}

impl Medium {
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde hands over references"
    )]
    pub(crate) fn is_paper(&self) -> bool {
        *self == Medium::Paper
    }

    pub(crate) const fn under(self) -> Rule {
        match self {
            Medium::Paper => Rule::PaperSheet,
            Medium::Electronic => Rule::ElectronicSheet,
            Medium::Braille | Medium::Voice => Rule::BlindRecord,
        }
    }
}

/// What happened about scoresheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "fields repeat one vocabulary: by, of, text")]
pub enum SheetFact {
    /// Something was written down; `ply` is the half-move it stands for.
    Recorded {
        by: Side,
        text: String,
        medium: Medium,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<u32>,
    },
    /// A move was written down before it was made.
    RecordedInAdvance { by: Side, text: String },
    /// A defective sheet was replaced.
    Replaced { of: Side },
    /// A player must bring the sheet up to date before moving.
    UpdateDue { of: Side },
    /// Both players must bring their sheets up to date; the clock is paused.
    BothUpdatesDue,
    /// A sheet is up to date.
    Updated { by: Side, rule: Rule },
    /// The position and the times were noted, and the game is being reconstructed.
    Reconstructing(Box<Snapshot>),
    /// The move counters were settled.
    CountSettled { completed: BySide<u32> },
    /// A player was given a sheet.
    HandedOut { to: Side },
    /// A player signed a result.
    Signed { by: Side, outcome: Outcome },
}

/// What is noted before a game is reconstructed (8.5.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The position.
    #[serde(with = "serial::Fen")]
    #[cfg_attr(feature = "ts", ts(as = "serial::Fen"))]
    pub position: Setup,
    /// What the clocks show.
    pub left: BySide<Span>,
    /// Whose clock was running.
    pub running: Option<Side>,
    /// Moves completed, as far as the counters know.
    pub completed: BySide<u32>,
}

impl SheetFact {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            SheetFact::Recorded { medium, .. } => medium.under(),
            SheetFact::RecordedInAdvance { .. } => Rule::RecordingInAdvance,
            SheetFact::Replaced { .. } => Rule::DefectiveSheet,
            SheetFact::UpdateDue { .. } => Rule::OneSheetUpdated,
            SheetFact::BothUpdatesDue => Rule::BothSheetsUpdated,
            SheetFact::Updated { rule, .. } => *rule,
            SheetFact::Reconstructing(_) => Rule::Reconstruction,
            SheetFact::CountSettled { .. } => Rule::CountUnproven,
            SheetFact::HandedOut { .. } => Rule::RapidSheets,
            SheetFact::Signed { .. } => Rule::ResultSigned,
        }
    }

    pub(crate) fn message(&self) -> Message {
        let side = |id, side: Side| Message::new(id).with("side", side);
        match self {
            SheetFact::Recorded { by, text, .. } => {
                side("move-recorded", *by).with("text", text.clone())
            }
            SheetFact::RecordedInAdvance { by, text } => {
                side("recorded-in-advance", *by).with("text", text.clone())
            }
            SheetFact::Replaced { of } => side("sheet-replaced", *of),
            SheetFact::UpdateDue { of } => side("sheet-update-due", *of),
            SheetFact::BothUpdatesDue => Message::new("both-sheet-updates-due"),
            SheetFact::Updated { by, .. } => side("sheet-updated", *by),
            SheetFact::Reconstructing(_) => Message::new("reconstructing"),
            SheetFact::CountSettled { completed } => Message::new("count-settled")
                .with("white", completed.white)
                .with("black", completed.black),
            SheetFact::HandedOut { to } => side("sheet-handed-out", *to),
            SheetFact::Signed { by, outcome } => {
                side("result-signed", *by).with("result", outcome.as_str().to_owned())
            }
        }
    }
}

/// A player's scoresheet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sheet {
    written: Vec<Written>,
    /// The rule by which it must be brought up to date before the player moves (8.5).
    due: Option<Rule>,
}

/// One entry of a scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// What was written.
    pub text: String,
    /// The half-move that it stands for, if there is one.
    pub ply: Option<u32>,
}

/// Why a request about scoresheets is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SheetRefusal {
    /// The own previous move must be written down first.
    RecordPreviousFirst,
    /// The scoresheet must be brought up to date first.
    UpdateSheetFirst {
        /// The rule that says so.
        rule: Rule,
    },
    /// No scoresheet has to be brought up to date.
    NoUpdateDue,
    /// The game has not ended.
    StillInPlay,
}

impl SheetRefusal {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            SheetRefusal::RecordPreviousFirst => Rule::PreviousMoveFirst,
            SheetRefusal::NoUpdateDue => Rule::BothSheetsUpdated,
            SheetRefusal::StillInPlay => Rule::ResultSigned,
            SheetRefusal::UpdateSheetFirst { rule } => *rule,
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            SheetRefusal::RecordPreviousFirst => Message::new("refused-record-previous-first"),
            SheetRefusal::UpdateSheetFirst { .. } => Message::new("refused-update-sheet-first"),
            SheetRefusal::NoUpdateDue => Message::new("refused-no-update-due"),
            SheetRefusal::StillInPlay => Message::new("refused-still-in-play"),
        }
    }
}
