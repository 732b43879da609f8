//! `jadoube pair`: rounds of Swiss tournaments out of report files, checked, explained, generated.

mod checked;
mod generated;
mod teams;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use jadoube_ruling::{Message, Side};
use jadoube_text::{Language, Texts};
use jadoube_tournament::exchange::{Mended, Report, read};
use jadoube_tournament::pairing::swiss::team::{TeamPreferences, TeamReading, is_team_swiss};
use jadoube_tournament::pairing::swiss::{
    BoardOrder, NoPairing, Paired, Parity, Reading, Reason, RoundPairing, Swiss, SwissEdition,
    before_round, edition, pair, swiss_of_report, why, why_no_bye, why_not,
};
use serde_json::json;

use crate::{SideName, Stop};

pub const HELP: &str = "\
The pairing is written as pairing programs write it: the number of lines, then \"white black\" for each board, the bye as \"number 0\".
The exit status is 0 if the round is paired (with --check: if nothing was found), 1 if there is no legal pairing (with --check: if
something was found), 3 if the file cannot be used, 5 if it cannot be read or written.

Examples:
  jadoube pair --edition 2026 open.trf round5.txt
  jadoube pair open.trf --why 17 --lang hu
  jadoube pair open.trf --why 17 --not 4 --json
  jadoube pair olympiad.trf --why 3          (192 FIDE_TEAM...: teams by their numbers)
  jadoube pair --check open.trf
  jadoube pair --generate --seed 7 --players 60 --rounds 9 --baku out.trf";

/// What `jadoube pair` takes.
#[derive(Args)]
pub struct PairArgs {
    /// A report file (TRF16 or TRF-2026); with --generate the file to be written
    input: Option<PathBuf>,
    /// Where the pairing goes; nothing or -: to the screen
    output: Option<PathBuf>,
    /// The edition of the pairing rules: 2017 or 2026; else as the file says, else by its first day
    #[arg(long)]
    edition: Option<SwissEdition>,
    /// The round to be paired; else the one after the last that was paired. A round that is in the file is paired anew
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    round: Option<u32>,
    /// The colour drawn for the first round, where the file does not say it
    #[arg(long)]
    initial: Option<SideName>,
    /// Which number decides a first colour: the place among those who took part, or the pairing number
    #[arg(long, default_value = "active")]
    parity: ParityName,
    /// By which score boards are ordered when virtual points are given
    #[arg(long, default_value = "real")]
    boards: BoardsName,
    /// Teams: upfloaters scoregroup by scoregroup, or the fewest over the whole round
    #[arg(long, default_value = "text")]
    teams: TeamsName,
    /// Teams: which colours they want, where the file is to be overruled
    #[arg(long)]
    preferences: Option<PreferencesName>,
    /// Explain the pairing of this player or team
    #[arg(long, value_name = "NUMBER")]
    why: Option<u32>,
    /// With --why: explain why the player does not meet this one (0: does not have the bye)
    #[arg(long, value_name = "NUMBER", requires = "why")]
    not: Option<u32>,
    /// Check every round and the ranks of the file
    #[arg(long, conflicts_with_all = ["why", "round", "generate"])]
    check: bool,
    /// Write a random tournament
    #[arg(long, conflicts_with = "why")]
    generate: bool,
    #[command(flatten)]
    random: generated::RandomArgs,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// The language: en, hu, tr or fi
    #[arg(long, default_value = "en")]
    lang: Language,
}

/// `active` or `tpn`.
#[derive(Clone, Copy, ValueEnum)]
enum ParityName {
    Active,
    Tpn,
}

/// `real` or `pairing`.
#[derive(Clone, Copy, ValueEnum)]
enum BoardsName {
    Real,
    Pairing,
}

/// `text` or `global`.
#[derive(Clone, Copy, ValueEnum)]
enum TeamsName {
    Text,
    Global,
}

/// `a`, `b` or `none`.
#[derive(Clone, Copy, ValueEnum)]
enum PreferencesName {
    A,
    B,
    None,
}

impl PairArgs {
    fn reading(&self) -> Reading {
        Reading {
            edition: self.edition,
            round: self.round,
            initial: self.initial.map(Side::from),
            parity: match self.parity {
                ParityName::Active => Parity::Active,
                ParityName::Tpn => Parity::Number,
            },
            boards: match self.boards {
                BoardsName::Real => BoardOrder::Real,
                BoardsName::Pairing => BoardOrder::Pairing,
            },
            teams: match self.teams {
                TeamsName::Text => TeamReading::Text,
                TeamsName::Global => TeamReading::Global,
            },
            preferences: self.preferences.map(|one| match one {
                PreferencesName::A => TeamPreferences::A,
                PreferencesName::B => TeamPreferences::B,
                PreferencesName::None => TeamPreferences::None,
            }),
        }
    }
}

/// A file that cannot be used.
const UNFIT: u8 = 3;
/// A file that cannot be read or written.
const NO_FILE: u8 = 5;

fn stop(message: String, status: u8) -> Stop {
    Stop { message, status }
}

pub fn run(out: &mut impl Write, args: &PairArgs) -> Result<(), Stop> {
    let texts = Texts::new(args.lang);
    if args.generate {
        return generated::run(out, args, &texts);
    }
    let Some(input) = &args.input else {
        let message = Message::new("pairing-no-input");
        return Err(stop(texts.say(&message), 2));
    };
    let report = opened(input, &texts)?;
    if args.check {
        return checked::run(out, args, &texts, &report);
    }
    let report = match args.round {
        Some(round) if round <= report.last_paired() => before_round(&report, round),
        _ => report,
    };
    if is_team_swiss(&report) {
        return teams::run(out, args, &texts, &report);
    }
    let fault = |message: Message| stop(texts.say(&message), UNFIT);
    let reading = args.reading();
    let swiss = swiss_of_report(&report, reading).map_err(|error| fault(error.message()))?;
    if args.edition.is_none() && !report.type_code.to_uppercase().contains("DUTCH_20") {
        let message = Message::new("pairing-edition-by-date")
            .with("edition", edition(&report).year().to_owned());
        let _ = writeln!(std::io::stderr(), "jadoube: {}", texts.say(&message));
    }
    let paired = match pair(&swiss) {
        Ok(paired) => paired,
        Err(none) => return Err(nothing(out, args, &texts, &none)),
    };
    match args.why {
        Some(number) => explain(out, args, &texts, (&swiss, &paired), number),
        None => give(out, args, &paired.pairing),
    }
}

/// Reads a report. Points that do not follow from the results would pair wrong scoregroups, so they
/// are refused here, not mended.
fn opened(path: &Path, texts: &Texts) -> Result<Report, Stop> {
    let named = |what: &dyn std::fmt::Display| format!("{}: {what}", path.display());
    let bytes = std::fs::read(path).map_err(|error| stop(named(&error), NO_FILE))?;
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => error
            .as_bytes()
            .iter()
            .map(|byte| char::from(*byte))
            .collect(),
    };
    let (report, adjustments) =
        read(&text).map_err(|error| stop(named(&texts.say(&error.message())), UNFIT))?;
    let wrong = adjustments
        .iter()
        .find(|one| matches!(one.what, Mended::Points { .. }));
    // The scores of teams come from their matches; what their members' lines say is for reading.
    match wrong.filter(|_| !is_team_swiss(&report)) {
        Some(adjustment) => {
            let message =
                Message::new("pairing-points").with("what", texts.say(&adjustment.message()));
            Err(stop(named(&texts.say(&message)), UNFIT))
        }
        None => Ok(report),
    }
}

/// The pairing in the form of pairing programs.
fn lines(pairing: &RoundPairing) -> String {
    let mut rows: Vec<String> = pairing
        .pairs
        .iter()
        .map(|(white, black)| format!("{white} {black}"))
        .collect();
    rows.extend(pairing.bye.map(|bye| format!("{bye} 0")));
    format!("{}\n{}\n", rows.len(), rows.join("\n"))
}

fn give(out: &mut impl Write, args: &PairArgs, pairing: &RoundPairing) -> Result<(), Stop> {
    let text = match args.json {
        true => format!("{}\n", json!(pairing)),
        false => lines(pairing),
    };
    save(out, args.output.as_deref(), &text)
}

/// To a file, or to the screen.
fn save(out: &mut impl Write, path: Option<&Path>, text: &str) -> Result<(), Stop> {
    match path.filter(|path| *path != Path::new("-")) {
        Some(path) => std::fs::write(path, text)
            .map_err(|error| stop(format!("{}: {error}", path.display()), NO_FILE)),
        None => Ok(out.write_all(text.as_bytes())?),
    }
}

/// There is no legal pairing: the reason, and status 1.
fn nothing(out: &mut impl Write, args: &PairArgs, texts: &Texts, none: &NoPairing) -> Stop {
    let sentence = texts.say(&none.message());
    if args.json {
        let _ = writeln!(out, "{}", json!({ "none": none, "sentence": sentence }));
        return Stop::failed(1);
    }
    stop(sentence, 1)
}

fn explain(
    out: &mut impl Write,
    args: &PairArgs,
    texts: &Texts,
    (swiss, paired): (&Swiss, &Paired),
    number: u32,
) -> Result<(), Stop> {
    let reasons = match args.not {
        Some(0) => why_no_bye(swiss, paired, number).into_iter().collect(),
        Some(other) => vec![why_not(swiss, paired, number, other)],
        None => why(swiss, paired, number),
    };
    tell_all(out, args, texts, (paired.pairing.bye, number), &reasons)
}

/// Reasons, or that there is nothing to ask about the bye: nobody has it, or the one who asks.
fn tell_all(
    out: &mut impl Write,
    args: &PairArgs,
    texts: &Texts,
    (bye, number): (Option<u32>, u32),
    reasons: &[Reason],
) -> Result<(), Stop> {
    for reason in reasons {
        tell(out, args.json, texts, reason)?;
    }
    if reasons.is_empty() {
        let id = match bye {
            Some(holder) if holder == number => "pairing-has-the-bye",
            Some(_) => "pairing-not-paired",
            None => "pairing-no-bye",
        };
        let message = Message::new(id).with("number", number);
        writeln!(out, "{}", texts.say(&message))?;
    }
    Ok(())
}

fn tell(out: &mut impl Write, json: bool, texts: &Texts, reason: &Reason) -> Result<(), Stop> {
    let sentence = texts.say(&reason.message());
    if json {
        writeln!(
            out,
            "{}",
            json!({ "because": reason, "sentence": sentence })
        )?;
    } else {
        writeln!(out, "{sentence}")?;
    }
    Ok(())
}
