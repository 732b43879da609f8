//! `jadoube event`: a club runs its season from the command line, on one file that can be copied.

mod acts;
mod file;
mod files;
mod hall;
mod lists;
mod money;
mod moving;
mod new;
mod session;
mod swiss;
mod tell;

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use jadoube_print::Printout;
use jadoube_text::Language;
use jadoube_tournament::exchange::Encoding;
use jadoube_tournament::pairing::swiss::SwissEdition;
use jadoube_tournament::{BoutId, Day, Discipline, Ground, Points, Score, TieBreak, TimeOfDay};

use crate::Stop;

pub use file::language;

/// Who acts, when and why; in which language.
#[derive(Args, Clone, Debug)]
pub struct Common {
    /// The event file
    pub file: PathBuf,
    /// Who signs the act; without it, the chief arbiter of the event
    #[arg(long, value_name = "NAME")]
    pub who: Option<String>,
    /// When it happened, such as "2012-05-20 09:31"; without it, now
    #[arg(long, value_name = "TIME", value_parser = file::moment)]
    pub at: Option<jadoube_ruling::Moment>,
    /// Why it is done; corrections, penalties and undoing need a reason
    #[arg(long, value_name = "TEXT")]
    pub why: Option<String>,
    /// The language: en, hu, tr or fi; without it, that of the event
    #[arg(long)]
    pub lang: Option<Language>,
}

impl Common {
    /// A look at a file, in nobody's name.
    pub fn of(file: &std::path::Path, lang: Option<Language>) -> Common {
        Common {
            file: file.to_owned(),
            who: None,
            at: None,
            why: None,
            lang,
        }
    }
}

/// What can be done with an event.
#[derive(Subcommand)]
pub enum Command {
    /// Make an event: by answering questions, by flags, or from a TOML file
    New(new::New),
    /// Show the regulations, or change what may still change
    Regulations {
        #[command(flatten)]
        common: Common,
        /// A TOML file with the regulations as they are to be
        #[arg(long, value_name = "FILE")]
        set: Option<PathBuf>,
    },
    /// Enter a player or a team, or a list of them
    Enter {
        #[command(flatten)]
        common: Common,
        /// The name of the player or team
        #[arg(required_unless_present = "csv")]
        name: Option<String>,
        /// A list of players: name, team, role, rating, k, title, federation, fide_id, sex, born
        #[arg(long, value_name = "FILE", conflicts_with = "name")]
        csv: Option<PathBuf>,
        /// How the letters of the list are written; without it, UTF-8 or as the language has it
        #[arg(long, requires = "csv")]
        encoding: Option<EncodingName>,
        /// A member of the team: NAME, NAME:ROLE or NAME:ROLE:RATING
        #[arg(long = "member", value_name = "MEMBER")]
        members: Vec<String>,
        /// The rating of a player
        #[arg(long)]
        rating: Option<u32>,
        /// The FIDE number of a player
        #[arg(long)]
        fide_id: Option<u64>,
        /// The team of a player, where two teams meet player by player (Scheveningen)
        #[arg(long, conflicts_with_all = ["csv", "members"])]
        team: Option<String>,
    },
    /// Book a payment
    Pay {
        #[command(flatten)]
        common: Common,
        /// The entry, by number or name
        entry: String,
        /// How much; without it, what is still due for the round; less than nothing is paid back
        #[arg(allow_negative_numbers = true)]
        amount: Option<i32>,
        /// The round it is for; without it, the next one
        #[arg(long)]
        round: Option<u32>,
        /// The day on which it was paid; without it, the day of the act
        #[arg(long)]
        on: Option<Day>,
    },
    /// Note who came when
    Checkin {
        #[command(flatten)]
        common: Common,
        /// The entry, by number or name
        entry: String,
        /// For each member the time of arrival, or x for absent; one time stands for all
        #[arg(value_name = "TIME")]
        times: Vec<String>,
        /// The round; without it, the next one
        #[arg(long)]
        round: Option<u32>,
        /// The team has brought its own equipment to play with
        #[arg(long)]
        own_equipment: bool,
    },
    /// Admit a team to a round all the same; needs a reason
    Admit {
        #[command(flatten)]
        common: Common,
        /// The entry, by number or name
        entry: String,
        /// The round; without it, the next one
        #[arg(long)]
        round: Option<u32>,
    },
    /// Show who would be admitted to a round now, and who not and why
    Admissions {
        #[command(flatten)]
        common: Common,
        /// The round; without it, the next one
        #[arg(long)]
        round: Option<u32>,
    },
    /// Show the choices for a day of the team event: sittings, matches of each team, length
    Plans {
        #[command(flatten)]
        common: Common,
        /// How many teams; without it, those admitted to the next round
        #[arg(long)]
        teams: Option<u32>,
    },
    /// Show the packs of cards by table, and when they were replaced
    Packs {
        #[command(flatten)]
        common: Common,
    },
    /// Name other members of a team for a round, or substitutes from a sitting on
    Lineup {
        #[command(flatten)]
        common: Common,
        /// The entry, by number or name
        entry: String,
        /// A member: NAME, NAME:ROLE or NAME:ROLE:RATING
        #[arg(long = "member", value_name = "MEMBER", required = true)]
        members: Vec<String>,
        /// The round; without it, the next one, or with a sitting the last one
        #[arg(long)]
        round: Option<u32>,
        /// The first sitting for which they are named; without it, the whole round
        #[arg(long)]
        sitting: Option<u32>,
    },
    /// Grant a round without play
    Bye {
        #[command(flatten)]
        common: Common,
        /// The entry, by number or name
        entry: String,
        /// What it counts
        #[arg(long, default_value = "zero")]
        kind: ByeName,
        /// The round; without it, the next one
        #[arg(long)]
        round: Option<u32>,
    },
    /// Take an entry out of the event
    Withdraw {
        #[command(flatten)]
        common: Common,
        /// The entry, by number or name
        entry: String,
        /// The first round that is not played; without it, the next one
        #[arg(long)]
        round: Option<u32>,
    },
    /// Let a withdrawn entry play on
    Return {
        #[command(flatten)]
        common: Common,
        /// The entry, by number or name
        entry: String,
    },
    /// Draw numbers; in the team event also decide who is admitted
    Draw {
        #[command(flatten)]
        common: Common,
        /// The round; without it, the next one
        #[arg(long)]
        round: Option<u32>,
        /// How the order comes about
        #[arg(long, default_value = "lot")]
        by: DrawBy,
        /// The seed of the lot, so that a draw can be shown again
        #[arg(long)]
        seed: Option<u64>,
        /// All entries in the order of a lot that was drawn by hand, such as 3,1,2
        #[arg(long, value_delimiter = ',', conflicts_with = "seed")]
        order: Vec<String>,
    },
    /// Pair the next round, or the next sitting of a knockout of trios
    Pair {
        #[command(flatten)]
        common: Common,
        /// The round; without it, the next one
        #[arg(long)]
        round: Option<u32>,
        /// Pairings from elsewhere: WHITE-BLACK by number, and NUMBER for a bye, such as 1-5,2-4,3
        #[arg(long, value_delimiter = ',')]
        given: Vec<String>,
    },
    /// Keep players apart in a Swiss event: before the first round, later with a reason
    Forbid {
        #[command(flatten)]
        common: Common,
        /// The players, by number or name
        #[arg(required = true, num_args = 2..)]
        entries: Vec<String>,
        /// The first round in which they are kept apart
        #[arg(long, default_value_t = 1)]
        from: u32,
        /// The last one; without it, to the end
        #[arg(long)]
        until: Option<u32>,
    },
    /// Give the numbers of a Swiss event anew, because the list was wrong; not after round 4 is paired
    Renumber {
        #[command(flatten)]
        common: Common,
        /// All entries in their new order; without it, by rating
        #[arg(long, value_delimiter = ',')]
        order: Vec<String>,
    },
    /// Put other pairings in the place of published ones, on a ground of C.04.2
    Change {
        #[command(flatten)]
        common: Common,
        /// The whole round as it is to be, such as 1-5,2-4,3
        #[arg(long, value_delimiter = ',', required = true)]
        given: Vec<String>,
        /// Why the rules allow it
        #[arg(long)]
        ground: GroundName,
    },
    /// Compare a round of a Swiss event with what the rules give, and say what differs and why
    Compare {
        #[command(flatten)]
        common: Common,
        /// The round; without it, the last one
        #[arg(long)]
        round: Option<u32>,
        /// The edition of the Swiss pairing rules: 2017 or 2026
        #[arg(long, value_name = "YEAR")]
        pairing_rules: Option<SwissEdition>,
    },
    /// Say why a player of a Swiss event has this opponent, this colour or the bye, or why not another
    Why {
        #[command(flatten)]
        common: Common,
        /// The player, by number or name
        entry: String,
        /// Why not this opponent
        #[arg(long, value_name = "ENTRY", conflicts_with = "no_bye")]
        not: Option<String>,
        /// Why not the bye
        #[arg(long)]
        no_bye: bool,
        /// The round; without it, the last one
        #[arg(long)]
        round: Option<u32>,
        /// Answer in JSON
        #[arg(long)]
        json: bool,
    },
    /// Put the pairings of a round on the wall
    Publish {
        #[command(flatten)]
        common: Common,
        /// The round; without it, the last one
        #[arg(long)]
        round: Option<u32>,
    },
    /// Enter results: of one board, or a list of them
    Result {
        #[command(flatten)]
        common: Common,
        /// The board: ROUND.TABLE or ROUND.TABLE.BOARD, such as 2.3
        #[arg(required_unless_present = "list")]
        board: Option<BoutId>,
        /// The result: 1-0, 0-1, 1/2, +/-, -/+, -/-; at cards the units like 41:36.5:12
        #[arg(required_unless_present_any = ["list", "session"], allow_hyphen_values = true)]
        score: Option<Score>,
        /// The record or journal of the session of cards; it is verified, and its sums are the result
        #[arg(long, value_name = "FILE", conflicts_with_all = ["score", "list", "by", "correct"])]
        session: Option<PathBuf>,
        /// Who left the session before its end: 1, 2 or 3
        #[arg(long, value_name = "SEAT", requires = "session", value_parser = clap::value_parser!(u8).range(1..=3))]
        left: Option<u8>,
        /// The side that reports it, by number or name; without it, the arbiter enters it
        #[arg(long, value_name = "ENTRY")]
        by: Option<String>,
        /// Put it in the place of a result that stands
        #[arg(long, requires = "why")]
        correct: bool,
        /// In a knockout: whoever now goes on takes the place of who went on before
        #[arg(long, requires = "correct")]
        replace: bool,
        /// A file with a board and a result on each line
        #[arg(long, value_name = "FILE", conflicts_with = "board")]
        list: Option<PathBuf>,
    },
    /// Set a result aside so that the game is played anew
    Annul {
        #[command(flatten)]
        common: Common,
        /// The board
        board: BoutId,
    },
    /// Add a deciding game to an equal knockout match, or a deal among three
    Decider {
        #[command(flatten)]
        common: Common,
        /// ROUND.TABLE
        table: BoutId,
        /// A draw is a win of Black
        #[arg(long)]
        draw_odds: bool,
        /// Which cards are dealt among three; without it, ulti
        #[arg(long)]
        deal: Option<Discipline>,
    },
    /// Note who won the lot in an equal knockout match
    Lot {
        #[command(flatten)]
        common: Common,
        /// ROUND.TABLE
        table: BoutId,
        /// The winner, by number or name
        winner: String,
    },
    /// Note the order of a lot among those who ended equal
    Lots {
        #[command(flatten)]
        common: Common,
        /// The entries, first place first
        #[arg(required = true)]
        order: Vec<String>,
    },
    /// Keep the moves of a game
    Moves {
        #[command(flatten)]
        common: Common,
        /// The board
        board: BoutId,
        /// The moves, such as "1. e4 e5 2. Nf3"
        moves: String,
    },
    /// Penalise: a warning, points, a fine, or exclusion
    Penalise {
        #[command(flatten)]
        common: Common,
        /// The entry, by number or name
        entry: String,
        /// Points taken off
        #[arg(long, group = "penalty")]
        points: Option<Points>,
        /// A fine
        #[arg(long, group = "penalty")]
        fine: Option<u32>,
        /// Exclusion from this round on
        #[arg(long, value_name = "ROUND", group = "penalty")]
        exclude_from: Option<u32>,
        /// The last round of the exclusion
        #[arg(long, value_name = "ROUND", requires = "exclude_from")]
        until: Option<u32>,
        /// The round in which it happened; without it, the last one
        #[arg(long)]
        round: Option<u32>,
    },
    /// Note an incident at a table
    Note(Note),
    /// Appeal against an act
    Appeal {
        #[command(flatten)]
        common: Common,
        /// The entry, by number or name
        entry: String,
        /// In words
        text: String,
        /// The number of the act in the log
        #[arg(long, value_name = "ACT")]
        against: Option<u32>,
    },
    /// Decide on an appeal
    Rule {
        #[command(flatten)]
        common: Common,
        /// The number of the appeal
        appeal: u32,
        /// The decision in words
        text: String,
        /// The appeal is upheld
        #[arg(long)]
        upheld: bool,
    },
    /// Make all results of a round final, or close the event
    Close {
        #[command(flatten)]
        common: Common,
        /// The round; without it, the event
        #[arg(long)]
        round: Option<u32>,
    },
    /// Show the standings
    Standings {
        #[command(flatten)]
        common: Common,
        /// After this round
        #[arg(long)]
        round: Option<u32>,
        /// The players of a discipline of the team event
        #[arg(long)]
        individual: Option<Discipline>,
        /// How they are written: for people, for spreadsheets, for programs
        #[arg(long, default_value = "text")]
        form: TableForm,
    },
    /// Show what everybody has paid and owes
    Cash {
        #[command(flatten)]
        common: Common,
        /// How it is written: for people, for spreadsheets, for programs
        #[arg(long, default_value = "text")]
        form: TableForm,
    },
    /// Show the prizes and their winners
    Prizes {
        #[command(flatten)]
        common: Common,
        /// How it is written: for people, for spreadsheets, for programs
        #[arg(long, default_value = "text")]
        form: TableForm,
    },
    /// Add up several events: points of each, then events won
    Series {
        /// The event files, oldest first
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// How it is written: for people, for spreadsheets, for programs
        #[arg(long, default_value = "text")]
        form: TableForm,
        /// The language: en, hu, tr or fi
        #[arg(long)]
        lang: Option<Language>,
    },
    /// Compare the ranks of a report file (TRF) with its own tie-break list
    CheckReport {
        /// The report file
        report: PathBuf,
        /// The language: en, hu, tr or fi
        #[arg(long)]
        lang: Option<Language>,
    },
    /// Show the pairings of a round
    Pairings {
        #[command(flatten)]
        common: Common,
        /// The round; without it, the last one
        #[arg(long)]
        round: Option<u32>,
    },
    /// Explain a figure: which games make it up
    Explain {
        #[command(flatten)]
        common: Common,
        /// The entry, by number or name
        entry: String,
        /// The tie-break, such as BH/C1; without it, all of the event; "elo" for the rating change
        figure: Option<String>,
    },
    /// Write sheets for the wall and the tables as HTML
    Print {
        #[command(flatten)]
        common: Common,
        /// pairings, names, slips, score-cards, entries, crosstable, standings, individuals, incidents, certificates, prizes, cash, vouchers, ratings, hall, packs, figures, cup; without it, all
        sheets: Vec<Printout>,
        /// The round; without it, the last one
        #[arg(long)]
        round: Option<u32>,
        /// The folder to write to
        #[arg(long, default_value = ".")]
        out: PathBuf,
    },
    /// Write a file for other programs
    Export {
        #[command(flatten)]
        common: Common,
        /// What to write
        form: Form,
        /// The file to write; without it, to the screen
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Make an event from a report file (TRF)
    Import {
        #[command(flatten)]
        common: Common,
        /// The report file
        report: PathBuf,
    },
    /// Undo an act by its number in the log
    Undo {
        #[command(flatten)]
        common: Common,
        /// The number of the act
        act: u32,
    },
    /// Show every act: who, when, why, and what came of it
    Log {
        #[command(flatten)]
        common: Common,
    },
    /// Ask every act again and compare what comes of it
    Check {
        #[command(flatten)]
        common: Common,
    },
    /// Bring an event into the database of a server, and show the links that open it there
    Bring {
        #[command(flatten)]
        common: Common,
        #[command(flatten)]
        database: crate::serve::Database,
        /// The time zone of the hall, such as Europe/Budapest; without it, that of the server
        #[arg(long, default_value = "")]
        zone: String,
    },
    /// Take an event out of the database of a server into a file; without a name, list them
    Take {
        #[command(flatten)]
        database: crate::serve::Database,
        /// The name of the event on the server
        #[arg(requires = "file")]
        event: Option<String>,
        /// The file to write
        file: Option<PathBuf>,
        /// The language: en, hu, tr or fi
        #[arg(long)]
        lang: Option<Language>,
    },
    /// Write the public page as a folder of static files that open without a server
    Site {
        #[command(flatten)]
        common: Common,
        /// The folder to write to
        #[arg(long, default_value = "site")]
        out: PathBuf,
    },
    /// Who keeps which challenge cup, from the winners of the seasons
    Cup {
        /// The winners, oldest season first: names (A/B for a shared season) or the files of the seasons
        #[arg(required = true)]
        winners: Vec<String>,
        /// The language: en, hu, tr or fi
        #[arg(long)]
        lang: Option<Language>,
    },
}

/// An incident to be noted.
#[derive(Args)]
pub struct Note {
    #[command(flatten)]
    common: Common,
    /// In words
    text: String,
    /// What kind of incident
    #[arg(long, default_value = "other")]
    kind: IncidentName,
    /// The game of the pack that was replaced
    #[arg(long)]
    pack: Option<Discipline>,
    /// The number of the deal that was replayed or taken
    #[arg(long)]
    deal: Option<u32>,
    /// From whom a deal was taken
    #[arg(long, value_name = "ENTRY")]
    from: Option<String>,
    /// What the ruling on a deal adds to the units of each seat, such as 0:4:4 or -4:0:0
    #[arg(long, requires = "board", allow_hyphen_values = true)]
    units: Option<Score>,
    /// The board of cards whose units change, such as 1.2.4
    #[arg(long)]
    board: Option<BoutId>,
    /// The table of the hall
    #[arg(long)]
    table: Option<u32>,
    /// The round; without it, the last one
    #[arg(long)]
    round: Option<u32>,
}

/// How the letters of a list are written, as people type it.
#[derive(Clone, Copy, ValueEnum)]
pub enum EncodingName {
    /// As everywhere today
    Utf8,
    /// Western Europe
    Latin1,
    /// Central Europe
    Latin2,
    /// Turkey
    Latin5,
}

impl From<EncodingName> for Encoding {
    fn from(name: EncodingName) -> Encoding {
        match name {
            EncodingName::Utf8 => Encoding::Utf8,
            EncodingName::Latin1 => Encoding::Latin1,
            EncodingName::Latin2 => Encoding::Latin2,
            EncodingName::Latin5 => Encoding::Latin5,
        }
    }
}

/// What a round off counts, as people type it.
#[derive(Clone, Copy, ValueEnum)]
pub enum ByeName {
    /// The points of a win
    Full,
    /// The points of a draw
    Half,
    /// Nothing
    Zero,
}

/// How a table is written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum TableForm {
    /// Columns for people
    Text,
    /// Fields parted by commas
    Csv,
    /// A list of objects
    Json,
}

/// Why published pairings may change (C.04.2).
#[derive(Clone, Copy, ValueEnum)]
pub enum GroundName {
    /// Two players have already met
    Rematch,
    /// The rules of the event allow it
    Rules,
    /// Two players without opponents agree
    NoOpponents,
    /// A late entry is admitted, and all concerned agree
    LateEntry,
    /// Something unforeseen touches the top boards of the last round
    TopBoards,
}

impl From<GroundName> for Ground {
    fn from(name: GroundName) -> Ground {
        match name {
            GroundName::Rematch => Ground::Rematch,
            GroundName::Rules => Ground::Rules,
            GroundName::NoOpponents => Ground::NoOpponents,
            GroundName::LateEntry => Ground::LateEntry,
            GroundName::TopBoards => Ground::TopBoards,
        }
    }
}

/// How numbers are drawn.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum DrawBy {
    /// By lot
    Lot,
    /// By rating, highest first
    Rating,
    /// In the order of entry
    Entry,
}

/// An incident, as people type it.
#[derive(Clone, Copy, ValueEnum)]
pub enum IncidentName {
    /// A pack was replaced
    Pack,
    /// A deal was replayed
    Replay,
    /// A deal was taken from the offender
    Taken,
    /// A dispute was settled
    Dispute,
    /// Anything else
    Other,
}

/// A file for other programs.
#[derive(Clone, Copy, ValueEnum)]
pub enum Form {
    /// The report file of 2016
    Trf16,
    /// The report file of 2026
    Trf26,
    /// All games
    Pgn,
    /// The list of players
    Csv,
    /// Every act as a line of JSON
    Minutes,
}

/// Runs a command.
pub fn run(out: &mut impl Write, command: Command) -> Result<(), Stop> {
    match command {
        Command::New(new) => new::run(out, new),
        Command::Regulations { common, set } => files::regulations(out, &common, set.as_deref()),
        Command::Standings {
            common,
            round,
            individual,
            form,
        } => tell::standings(out, &common, round, individual, form),
        Command::Cash { common, form } => money::cash(out, &common, form),
        Command::Prizes { common, form } => money::prizes(out, &common, form),
        Command::Series { files, form, lang } => money::series(out, &files, form, lang),
        Command::CheckReport { report, lang } => files::check_report(out, &report, lang),
        Command::Pairings { common, round } => tell::pairings(out, &common, round),
        Command::Admissions { common, round } => hall::admissions(out, &common, round),
        Command::Plans { common, teams } => hall::plans(out, &common, teams),
        Command::Packs { common } => hall::packs(out, &common),
        Command::Explain {
            common,
            entry,
            figure,
        } => tell::explain(out, &common, &entry, figure.as_deref()),
        Command::Compare {
            common,
            round,
            pairing_rules,
        } => swiss::compare(out, &common, round, pairing_rules),
        Command::Why {
            common,
            entry,
            not,
            no_bye,
            round,
            json,
        } => {
            let asked = swiss::Question {
                entry,
                not,
                no_bye,
                round,
                json,
            };
            swiss::why(out, &common, &asked)
        }
        Command::Log { common } => tell::log(out, &common),
        Command::Check { common } => tell::check(out, &common),
        Command::Cup { winners, lang } => tell::cup(out, &winners, lang),
        Command::Print {
            common,
            sheets,
            round,
            out: folder,
        } => files::print(out, &common, &sheets, round, &folder),
        Command::Export {
            common,
            form,
            out: path,
        } => files::export(out, &common, form, path.as_deref()),
        Command::Import { common, report } => files::import(out, &common, &report),
        Command::Bring {
            common,
            database,
            zone,
        } => moving::bring(out, &common, database, &zone),
        Command::Take {
            database,
            event: None,
            ..
        } => moving::list(out, database),
        Command::Take {
            database,
            event: Some(event),
            file,
            lang,
        } => moving::take(out, database, &event, &file.unwrap_or_default(), lang),
        Command::Site {
            common,
            out: folder,
        } => files::site(out, &common, &folder),
        act => acts::run(out, act),
    }
}

/// A tie-break or the word for the rating change.
fn figure(text: &str) -> Result<Option<TieBreak>, Stop> {
    match text.eq_ignore_ascii_case("elo") {
        true => Ok(None),
        false => text.parse().map(Some).map_err(Stop::new),
    }
}

/// A time of arrival, or an x for nobody.
fn arrival(text: &str) -> Result<Option<TimeOfDay>, Stop> {
    match text {
        "x" => Ok(None),
        time => time.parse().map(Some).map_err(Stop::new),
    }
}
