//! Sheets of an event for the wall and the tables: clean HTML with a print style sheet for A4, in
//! any of the languages. A browser makes paper or PDF of them.

mod awards;
mod page;
mod pairings;
mod records;
mod score_cards;
mod tables;

use std::fmt;
use std::str::FromStr;

use jadoube_ruling::Message;
use jadoube_text::Language;
use jadoube_tournament::Event;

use page::Page;

/// A kind of sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The pairings of a round by table.
    Pairings,
    /// The pairings of a round by name.
    Names,
    /// Result slips of a round, to be cut.
    Slips,
    /// Score cards for the 24 deals at the card tables of a round.
    ScoreCards,
    /// Entries: players, or teams with their members.
    Entries,
    /// Everybody against everybody.
    Crosstable,
    /// The standings.
    Standings,
    /// The best players of each discipline in the team event.
    Individuals,
    /// Incidents, penalties, corrections and appeals.
    Incidents,
    /// Certificates for the winners of a round, or at the end of the event.
    Certificates,
    /// The prizes and their winners.
    Prizes,
    /// What everybody has paid and owes.
    Cash,
    /// A drink for everybody who plays in a round.
    Vouchers,
    /// Everybody by rating.
    Ratings,
}

impl Sheet {
    /// Every sheet.
    pub const ALL: [Sheet; 14] = [
        Sheet::Pairings,
        Sheet::Names,
        Sheet::Slips,
        Sheet::ScoreCards,
        Sheet::Entries,
        Sheet::Crosstable,
        Sheet::Standings,
        Sheet::Individuals,
        Sheet::Incidents,
        Sheet::Certificates,
        Sheet::Prizes,
        Sheet::Cash,
        Sheet::Vouchers,
        Sheet::Ratings,
    ];

    /// The name that people type.
    pub const fn name(self) -> &'static str {
        match self {
            Sheet::Pairings => "pairings",
            Sheet::Names => "names",
            Sheet::Slips => "slips",
            Sheet::ScoreCards => "score-cards",
            Sheet::Entries => "entries",
            Sheet::Crosstable => "crosstable",
            Sheet::Standings => "standings",
            Sheet::Individuals => "individuals",
            Sheet::Incidents => "incidents",
            Sheet::Certificates => "certificates",
            Sheet::Prizes => "prizes",
            Sheet::Cash => "cash",
            Sheet::Vouchers => "vouchers",
            Sheet::Ratings => "ratings",
        }
    }

    /// Whether it is about one round.
    pub const fn is_of_round(self) -> bool {
        matches!(
            self,
            Sheet::Pairings | Sheet::Names | Sheet::Slips | Sheet::ScoreCards | Sheet::Vouchers
        )
    }

    /// Whether an event has such a sheet.
    pub fn is_of(self, event: &Event) -> bool {
        let trios = event.regulations().is_team_event();
        match self {
            Sheet::ScoreCards | Sheet::Individuals | Sheet::Vouchers => trios,
            Sheet::Crosstable => !trios,
            Sheet::Ratings => !event.regulations().is_for_teams(),
            Sheet::Prizes => !event.regulations().prizes.is_empty(),
            _ => true,
        }
    }

    const fn title(self) -> &'static str {
        match self {
            Sheet::Pairings => "print-pairings",
            Sheet::Names => "print-names",
            Sheet::Slips => "print-slips",
            Sheet::ScoreCards => "print-score-cards",
            Sheet::Entries => "print-entries",
            Sheet::Crosstable => "print-crosstable",
            Sheet::Standings => "print-standings",
            Sheet::Individuals => "print-individuals",
            Sheet::Incidents => "print-incidents",
            Sheet::Certificates => "print-certificate",
            Sheet::Prizes => "print-prizes",
            Sheet::Cash => "print-cash",
            Sheet::Vouchers => "print-voucher",
            Sheet::Ratings => "print-ratings",
        }
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no sheet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no sheet \"{0}\"; known are {known}", known = Sheet::ALL.map(Sheet::name).join(", "))]
pub struct ParseSheetError(pub String);

impl FromStr for Sheet {
    type Err = ParseSheetError;

    fn from_str(text: &str) -> Result<Sheet, ParseSheetError> {
        let found = Sheet::ALL.into_iter().find(|sheet| sheet.name() == text);
        found.ok_or_else(|| ParseSheetError(text.to_owned()))
    }
}

/// Why there is no such sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSheet {
    /// The event has no sheet of this kind.
    NotOfThisEvent,
    /// The round is not paired.
    NotPaired {
        /// The round.
        round: u32,
    },
}

impl NoSheet {
    /// The sentence that says it.
    pub fn message(self) -> Message {
        match self {
            NoSheet::NotOfThisEvent => Message::new("print-not-of-this-event"),
            NoSheet::NotPaired { round } => Message::new("event-not-paired").with("round", round),
        }
    }
}

/// A sheet as a whole HTML page. A round is only looked at by sheets of one round; without it the
/// last one is taken.
pub fn html(
    event: &Event,
    sheet: Sheet,
    round: Option<u32>,
    language: Language,
) -> Result<String, NoSheet> {
    if !sheet.is_of(event) {
        return Err(NoSheet::NotOfThisEvent);
    }
    let last = u32::try_from(event.rounds().len()).unwrap_or(u32::MAX);
    let number = round.unwrap_or(last);
    let asked = round;
    let mut page = Page::new(event, language);
    let of_round = sheet.is_of_round().then_some(number);
    let title = page.title(sheet.title(), of_round);
    let round = match sheet.is_of_round() {
        true => event
            .round(number)
            .ok_or(NoSheet::NotPaired { round: number })?,
        false => &jadoube_tournament::Round::default(),
    };
    match sheet {
        Sheet::Pairings => pairings::by_table(&mut page, &title, number, round),
        Sheet::Names => pairings::by_name(&mut page, &title, round),
        Sheet::Slips => pairings::slips(&mut page, number, round),
        Sheet::ScoreCards => score_cards::score_cards(&mut page, number, round),
        Sheet::Entries => records::entries(&mut page, &title),
        Sheet::Crosstable => tables::crosstable(&mut page, &title),
        Sheet::Standings => tables::standings(&mut page, &title),
        Sheet::Individuals => tables::individuals(&mut page, &title),
        Sheet::Incidents => records::incidents(&mut page, &title),
        // Without a round: those of the end, as soon as there is one.
        Sheet::Certificates => {
            let round = asked.or_else(|| (!event.is_closed()).then_some(last));
            awards::certificates(&mut page, round);
        }
        Sheet::Prizes => awards::prizes(&mut page, &title),
        Sheet::Cash => awards::cash(&mut page, &title),
        Sheet::Vouchers => awards::vouchers(&mut page, number),
        Sheet::Ratings => records::by_rating(&mut page, &title),
    }
    Ok(page.finish(&title))
}
