//! `jadoube conformance`: the scenarios of the Laws as a trial for other programs.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command as Process, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

use clap::Subcommand;
use jadoube_scenarios::conformance::{self, Case, Verdict};
use jadoube_scenarios::schema;
use serde_json::{Value, json};

use crate::Stop;

#[derive(Subcommand)]
pub enum Command {
    /// Ask a program about every scenario, and report what it rules otherwise
    Run {
        /// The program, as a shell command: it reads questions, a line of JSON each, and answers each with a line; this program itself if not said
        #[arg(long, value_name = "COMMAND")]
        adapter: Option<String>,
        /// Only this edition: 2001, 2017, 2018, 2023 or FI2017
        #[arg(long)]
        edition: Option<jadoube_laws::Edition>,
        /// How many seconds an answer may take
        #[arg(long, value_name = "SECONDS", default_value_t = 60)]
        patience: u64,
        /// Scenario files in YAML, or folders with them
        #[arg(required = true, value_name = "FILE|FOLDER")]
        scenarios: Vec<PathBuf>,
    },
    /// Be an adapter: answer questions from the standard input
    Answer,
    /// Write the package: scenarios, questions with what is expected, schemas, the contract
    Pack {
        /// The folder with the scenario files
        scenarios: PathBuf,
        /// The folder to write to; made if it is missing
        to: PathBuf,
    },
}

pub fn run(out: &mut impl Write, command: Command) -> Result<(), Stop> {
    match command {
        Command::Run {
            adapter,
            edition,
            patience,
            scenarios,
        } => {
            let mut cases = cases(&scenarios)?;
            cases.retain(|case| edition.is_none_or(|edition| edition == case.edition));
            let mut adapter = Adapter::start(adapter, Duration::from_secs(patience))?;
            try_all(out, &cases, &mut adapter)
        }
        Command::Answer => answer(out, io::stdin().lock()),
        Command::Pack { scenarios, to } => pack(out, &scenarios, &to),
    }
}

/// Every case of some files and folders.
fn cases(places: &[PathBuf]) -> Result<Vec<Case>, Stop> {
    let mut cases = Vec::new();
    for file in files(places)? {
        let name = file.display().to_string();
        let text = fs::read_to_string(&file).map_err(|error| named(&file, error))?;
        cases.extend(conformance::cases(&name, &text).map_err(Stop::new)?);
    }
    match cases.is_empty() {
        true => Err(Stop::new("no scenarios of chess are there")),
        false => Ok(cases),
    }
}

/// The scenario files that are named, and those in folders that are, in order.
fn files(places: &[PathBuf]) -> Result<Vec<PathBuf>, Stop> {
    let mut found = Vec::new();
    for place in places {
        if !place.is_dir() {
            found.push(place.clone());
            continue;
        }
        let within = fs::read_dir(place).map_err(|error| named(place, error))?;
        let mut within: Vec<PathBuf> = within
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<_, _>>()
            .map_err(|error| named(place, error))?;
        within.retain(|path| path.is_dir() || path.extension().is_some_and(|end| end == "yaml"));
        within.sort();
        found.extend(files(&within)?);
    }
    Ok(found)
}

fn named(path: &Path, error: io::Error) -> Stop {
    Stop::new(format!("{}: {error}", path.display()))
}

/// A program that answers.
struct Adapter {
    program: Child,
    questions: ChildStdin,
    answers: Receiver<String>,
    patience: Duration,
}

impl Adapter {
    fn start(command: Option<String>, patience: Duration) -> Result<Adapter, Stop> {
        let mut process = match &command {
            Some(command) => {
                let mut shell = Process::new("sh");
                shell.args(["-c", command]);
                shell
            }
            None => {
                let mut own = Process::new(std::env::current_exe()?);
                own.args(["conformance", "answer"]);
                own
            }
        };
        let started = process.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut program = started.map_err(|error| Stop::new(format!("the adapter: {error}")))?;
        let (Some(questions), Some(told)) = (program.stdin.take(), program.stdout.take()) else {
            return Err(Stop::new("the adapter has no standard input or output"));
        };
        let (tell, answers) = mpsc::channel();
        std::thread::spawn(move || {
            for line in BufReader::new(told).lines().map_while(Result::ok) {
                if tell.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Adapter {
            program,
            questions,
            answers,
            patience,
        })
    }

    /// One question, one answer.
    fn ask(&mut self, question: &Value) -> Result<String, String> {
        let sent = writeln!(self.questions, "{question}").and_then(|()| self.questions.flush());
        sent.map_err(|error| format!("the adapter reads no more: {error}"))?;
        self.answers
            .recv_timeout(self.patience)
            .map_err(|error| match error {
                RecvTimeoutError::Timeout => "the adapter took too long".to_owned(),
                RecvTimeoutError::Disconnected => "the adapter has ended".to_owned(),
            })
    }
}

impl Drop for Adapter {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

#[derive(Default)]
struct Count {
    passed: u32,
    failed: u32,
    not_supported: u32,
}

fn try_all(out: &mut impl Write, cases: &[Case], adapter: &mut Adapter) -> Result<(), Stop> {
    let mut count = Count::default();
    for case in cases {
        let told = adapter.ask(&case.question);
        // Without an answer nobody knows what the next line would answer.
        let told = told.map_err(|why| Stop::new(format!("{} {}: {why}", case.id, case.edition)))?;
        let verdict = match serde_json::from_str(&told) {
            Ok(answer) => case.judge(&answer),
            Err(error) => Verdict::NoAnswer(format!("it is no JSON: {error}")),
        };
        count.report(out, case, &verdict)?;
    }
    writeln!(
        out,
        "{} passed, {} failed, {} not supported",
        count.passed, count.failed, count.not_supported
    )?;
    match count.failed {
        0 => Ok(()),
        _ => Err(Stop::failed(1)),
    }
}

impl Count {
    fn report(&mut self, out: &mut impl Write, case: &Case, verdict: &Verdict) -> Result<(), Stop> {
        let head = format!("{} {}", case.id, case.edition);
        let about = format!("{} [{}]", case.title, case.articles.join(", "));
        match verdict {
            Verdict::Passed => {
                self.passed += 1;
                writeln!(out, "ok {head}")?;
            }
            Verdict::NotSupported(why) => {
                self.not_supported += 1;
                writeln!(out, "not supported {head}: {about}: {why}")?;
            }
            Verdict::NoAnswer(why) => {
                self.failed += 1;
                writeln!(out, "FAIL {head}: {about}: the answer: {why}")?;
            }
            Verdict::Differs(differences) => {
                self.failed += 1;
                writeln!(out, "FAIL {head}: {about}")?;
                for one in differences {
                    let (key, expected, came) = (&one.key, &one.expected, &one.came);
                    writeln!(out, "     {key}: expected {expected}, came {came}")?;
                }
            }
        }
        Ok(())
    }
}

/// Answers until nobody asks any more; what cannot be read is said to be not supported, with the reason.
fn answer(out: &mut impl Write, questions: impl BufRead) -> Result<(), Stop> {
    for line in questions.lines() {
        let line = line?;
        let question: Value = serde_json::from_str(&line)
            .map_err(|error| Stop::new(format!("the question is no JSON: {error}")))?;
        let answer = conformance::answer(&question).unwrap_or_else(|failure| {
            let why = failure.to_string();
            json!({"id": question["id"], "edition": question["edition"], "not_supported": why})
        });
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

fn pack(out: &mut impl Write, scenarios: &Path, to: &Path) -> Result<(), Stop> {
    let write = |name: &str, text: String| {
        let path = to.join(name);
        let folder = path.parent().unwrap_or(to);
        fs::create_dir_all(folder).map_err(|error| named(folder, error))?;
        fs::write(&path, text).map_err(|error| named(&path, error))
    };
    let mut count = 0;
    let mut questions = String::new();
    for file in files(&[scenarios.to_owned()])? {
        let text = fs::read_to_string(&file).map_err(|error| named(&file, error))?;
        let cases = conformance::cases(&file.display().to_string(), &text).map_err(Stop::new)?;
        // Card games have rules of their own, which this package is not about.
        if cases.is_empty() {
            continue;
        }
        let name = file.strip_prefix(scenarios).unwrap_or(&file);
        write(&format!("scenarios/{}", name.display()), text)?;
        for case in &cases {
            let (question, expect, about) = (&case.question, &case.expect, &case.articles);
            let line = json!({"question": question, "expect": expect, "title": case.title, "articles": about});
            questions.push_str(&format!("{line}\n"));
        }
        count += cases.len();
    }
    if count == 0 {
        return Err(Stop::new("no scenarios of chess are there"));
    }
    write("questions.jsonl", questions)?;
    for (name, schema) in [
        ("scenario", schema::file()),
        ("question", schema::question()),
        ("answer", schema::answer()),
    ] {
        write(
            &format!("schema/{name}.schema.json"),
            format!("{schema:#}\n"),
        )?;
    }
    write("README.md", CONTRACT.to_owned())?;
    write("LICENSE", LICENCE.to_owned())?;
    write("VERSION", format!("{}\n", env!("CARGO_PKG_VERSION")))?;
    writeln!(out, "{count} questions in {}", to.display())?;
    Ok(())
}

const CONTRACT: &str = include_str!("../../../docs/conformance.md");
const LICENCE: &str = include_str!("../../../LICENSE");
