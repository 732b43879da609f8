//! Sheets of an event for the wall and the tables: clean HTML with a print style sheet for A4, in
//! any of the languages. A browser makes paper or PDF of them.

mod awards;
mod figures;
mod hall;
mod links;
mod page;
mod pairings;
mod records;
mod score_cards;
mod site;
mod tables;
mod zip;

use std::fmt;
use std::str::FromStr;

use jadoube_ruling::Message;
use jadoube_text::Language;
use jadoube_tournament::Event;

use page::Page;

pub use links::{LinkCard, link_cards};
pub use site::{SiteFile, site};
pub use zip::zipped;

/// A kind of sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printout {
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
    /// The tables of the hall in a round of the team event, with everybody who plays there.
    Hall,
    /// The packs of cards by table, and when they were replaced.
    Packs,
    /// What every figure of the standings is made of.
    Figures,
    /// Who won the seasons, and who keeps which challenge cup.
    Cup,
}

impl Printout {
    /// Every sheet.
    pub const ALL: [Printout; 18] = [
        Printout::Pairings,
        Printout::Names,
        Printout::Slips,
        Printout::ScoreCards,
        Printout::Entries,
        Printout::Crosstable,
        Printout::Standings,
        Printout::Individuals,
        Printout::Incidents,
        Printout::Certificates,
        Printout::Prizes,
        Printout::Cash,
        Printout::Vouchers,
        Printout::Ratings,
        Printout::Hall,
        Printout::Packs,
        Printout::Figures,
        Printout::Cup,
    ];

    /// The name that people type.
    pub const fn name(self) -> &'static str {
        match self {
            Printout::Pairings => "pairings",
            Printout::Names => "names",
            Printout::Slips => "slips",
            Printout::ScoreCards => "score-cards",
            Printout::Entries => "entries",
            Printout::Crosstable => "crosstable",
            Printout::Standings => "standings",
            Printout::Individuals => "individuals",
            Printout::Incidents => "incidents",
            Printout::Certificates => "certificates",
            Printout::Prizes => "prizes",
            Printout::Cash => "cash",
            Printout::Vouchers => "vouchers",
            Printout::Ratings => "ratings",
            Printout::Hall => "hall",
            Printout::Packs => "packs",
            Printout::Figures => "figures",
            Printout::Cup => "cup",
        }
    }

    /// Whether it is about one round.
    pub const fn is_of_round(self) -> bool {
        matches!(
            self,
            Printout::Pairings
                | Printout::Names
                | Printout::Slips
                | Printout::ScoreCards
                | Printout::Vouchers
                | Printout::Hall
        )
    }

    /// Whether an event has such a sheet.
    pub fn is_of(self, event: &Event) -> bool {
        let trios = event.regulations().is_team_event();
        match self {
            Printout::ScoreCards
            | Printout::Individuals
            | Printout::Vouchers
            | Printout::Hall
            | Printout::Packs
            | Printout::Cup => trios,
            Printout::Crosstable => !trios,
            Printout::Ratings => !event.regulations().is_for_teams(),
            Printout::Prizes => !event.regulations().prizes.is_empty(),
            _ => true,
        }
    }

    const fn title(self) -> &'static str {
        match self {
            Printout::Pairings => "print-pairings",
            Printout::Names => "print-names",
            Printout::Slips => "print-slips",
            Printout::ScoreCards => "print-score-cards",
            Printout::Entries => "print-entries",
            Printout::Crosstable => "print-crosstable",
            Printout::Standings => "print-standings",
            Printout::Individuals => "print-individuals",
            Printout::Incidents => "print-incidents",
            Printout::Certificates => "print-certificate",
            Printout::Prizes => "print-prizes",
            Printout::Cash => "print-cash",
            Printout::Vouchers => "print-voucher",
            Printout::Ratings => "print-ratings",
            Printout::Hall => "print-hall",
            Printout::Packs => "print-packs",
            Printout::Figures => "print-figures",
            Printout::Cup => "print-cup",
        }
    }
}

impl fmt::Display for Printout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no sheet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no sheet \"{0}\"; known are {known}", known = Printout::ALL.map(Printout::name).join(", "))]
pub struct ParsePrintoutError(pub String);

impl FromStr for Printout {
    type Err = ParsePrintoutError;

    fn from_str(text: &str) -> Result<Printout, ParsePrintoutError> {
        let found = Printout::ALL.into_iter().find(|sheet| sheet.name() == text);
        found.ok_or_else(|| ParsePrintoutError(text.to_owned()))
    }
}

/// Why there is no such sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintError {
    /// The event has no sheet of this kind.
    NotOfThisEvent,
    /// The round is not paired.
    NotPaired {
        /// The round.
        round: u32,
    },
}

impl PrintError {
    /// The sentence that says it.
    pub fn message(self) -> Message {
        match self {
            PrintError::NotOfThisEvent => Message::new("print-not-of-this-event"),
            PrintError::NotPaired { round } => {
                Message::new("event-not-paired").with("round", round)
            }
        }
    }
}

/// A sheet as a whole HTML page. A round is only looked at by sheets of one round; without it the
/// last one is taken.
pub fn html(
    event: &Event,
    sheet: Printout,
    round: Option<u32>,
    language: Language,
) -> Result<String, PrintError> {
    if !sheet.is_of(event) {
        return Err(PrintError::NotOfThisEvent);
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
            .ok_or(PrintError::NotPaired { round: number })?,
        false => &jadoube_tournament::Round::default(),
    };
    match sheet {
        Printout::Pairings => pairings::by_table(&mut page, &title, number, round),
        Printout::Names => pairings::by_name(&mut page, &title, round),
        Printout::Slips => pairings::slips(&mut page, number, round),
        Printout::ScoreCards => score_cards::score_cards(&mut page, number, round),
        Printout::Entries => records::entries(&mut page, &title),
        Printout::Crosstable => tables::crosstable(&mut page, &title),
        Printout::Standings => tables::standings(&mut page, &title),
        Printout::Individuals => tables::individuals(&mut page, &title),
        Printout::Incidents => records::incidents(&mut page, &title),
        // Without a round: those of the end, as soon as there is one.
        Printout::Certificates => {
            let round = asked.or_else(|| (!event.is_closed()).then_some(last));
            awards::certificates(&mut page, round);
        }
        Printout::Prizes => awards::prizes(&mut page, &title),
        Printout::Cash => awards::cash(&mut page, &title),
        Printout::Vouchers => awards::vouchers(&mut page, number),
        Printout::Ratings => records::by_rating(&mut page, &title),
        Printout::Hall => hall::tables(&mut page, &title, number, round),
        Printout::Packs => hall::packs(&mut page, &title),
        Printout::Figures => figures::figures(&mut page, &title),
        Printout::Cup => figures::cup(&mut page, &title),
    }
    Ok(page.finish(&title))
}
