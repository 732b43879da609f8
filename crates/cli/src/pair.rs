//! `jadoube pair`: a round of a Swiss tournament out of a report file.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use jadoube_ruling::Side;
use jadoube_text::{Language, Texts};
use jadoube_tournament::exchange::{Mended, read};
use jadoube_tournament::pairing::swiss::{
    BoardOrder, NoPairing, Paired, Parity, Reading, SwissEdition, edition, pair, swiss_of_report,
};
/// What `jadoube pair` takes.
#[derive(Args)]
pub(crate) struct PairArgs {
    /// A report file (TRF16 or TRF-2026) with the rounds played so far
    input: PathBuf,
    /// Where the pairing goes; - or nothing: to the screen
    output: Option<PathBuf>,
    /// The edition of the pairing rules: 2017 or 2026; else as the file says, else by its date
    #[arg(long)]
    edition: Option<SwissEdition>,
    /// The language: en, hu, tr or fi
    #[arg(long, default_value = "en")]
    lang: Language,
}

pub(crate) fn run(args: &PairArgs) -> ExitCode {
    let text = match std::fs::read_to_string(&args.input) { Ok(t) => t, Err(_) => return ExitCode::from(5) };
    let (report, _) = match read(&text) { Ok(r) => r, Err(e) => { return ExitCode::from(3) } };
    let swiss = match swiss_of_report(&report, Reading { edition: args.edition, ..Reading::default() }) { Ok(s) => s, Err(e) => return ExitCode::from(3) };
    match pair(&swiss) {
        Ok(p) => {
            let mut out = String::new();
            let n = p.pairing.pairs.len() + usize::from(p.pairing.bye.is_some());
            let _ = writeln!(out, "{n}");
            for (a, b) in &p.pairing.pairs { let _ = writeln!(out, "{a} {b}"); }
            if let Some(b) = p.pairing.bye { let _ = writeln!(out, "{b} 0"); }
            if let Some(path) = &args.output { let _ = std::fs::write(path, out); }
            ExitCode::SUCCESS
        }
        Err(_) => ExitCode::from(1),
    }
}
