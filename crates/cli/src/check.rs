//! `jadoube check`: certificates checked by the checker alone.

use std::fs;
use std::io::Write;
use std::path::Path;

use jadoube_deadpos::certificate::{self, Numbered};
use jadoube_ruling::{Message, Value};
use jadoube_text::{Language, Texts};

use crate::Stop;

/// Checks every certificate of a file, names the line and the reason of each that does not hold, and says how
/// many hold.
pub fn run(out: &mut impl Write, file: &Path, lang: Language) -> Result<(), Stop> {
    let named = |error| Stop::new(format!("{}: {error}", file.display()));
    let text = fs::read_to_string(file).map_err(named)?;
    let texts = Texts::new(lang);
    let entries = certificate::read(&text);
    if entries.is_empty() {
        let message = Message::new("check-none").with("file", file.display().to_string());
        return Err(Stop::refused(texts.say(&message)));
    }
    let mut held = 0;
    for entry in &entries {
        match fault(entry) {
            None => held += 1,
            Some((line, reason)) => {
                let message = Message::new("check-refused")
                    .with("line", number(line))
                    .with("reason", reason);
                writeln!(out, "{}", texts.say(&message))?;
            }
        }
    }
    let message = Message::new("check-held")
        .with("count", number(held))
        .with("all", number(entries.len()));
    writeln!(out, "{}", texts.say(&message))?;
    if held == entries.len() {
        Ok(())
    } else {
        Err(Stop::failed(1))
    }
}

/// The line of the file that is not believed, and why.
fn fault(entry: &Numbered) -> Option<(usize, String)> {
    match &entry.certificate {
        Err(error) => {
            let reason = format!("expected {}, found {}", error.expected, error.found);
            Some((error.line, reason))
        }
        Ok(certificate) => {
            let error = certificate.verify().err()?;
            Some((entry.line + certificate.line_of(&error), error.to_string()))
        }
    }
}

fn number(n: usize) -> Value {
    Value::Number(i64::try_from(n).unwrap_or(i64::MAX))
}
