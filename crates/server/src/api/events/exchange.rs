//! An event whole, in and out: as the file that `jadoube event` opens, and for other programs.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use axum::body::Bytes;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use jadoube_journal::{
    EventCreation, EventJournalError, event_lines, event_of_lines, read_event_file,
    regulations_of_toml, write_event_file,
};
use jadoube_print::{site, zipped};
use jadoube_ruling::{Message, Moment, to_hex};
use jadoube_text::Language;
use jadoube_tournament::Event;
use jadoube_tournament::exchange::{
    Adjustment, TrfVersion, against_the_rules, event_of_report, not_taken_over, pgn, read,
    report_comment, report_of_event, report_text, write, write_players,
};
use jadoube_wire::{EventAudience, EventId, Parts};

use super::{More, check_new, checked_zone, hall_clock, told_faults};
use crate::Shared;
use crate::api::failure::{Asking, At, Failure, Sent};
use crate::sentences;

/// How every file of SQLite begins.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// `POST /api/events/import`.
pub(super) async fn bring_in(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    Asking(more): Asking<More>,
    headers: HeaderMap,
    Sent(body): Sent<Bytes>,
) -> Result<Response, Failure> {
    shared.may_create(visitor.ip(), &headers).await?;
    let zone = checked_zone(more.zone)?;
    let now = hall_clock(&zone, shared.time.now());
    let language = more.lang.unwrap_or_default();
    let brought = tokio::task::spawn_blocking(move || read_whole(&body, now, language)).await?;
    let texts = sentences::texts(language);
    let brought = brought.map_err(|why| match why {
        Unread::Failed(failure) => failure,
        Unread::Report(message) => Failure::Invalid(texts.say(&message)),
    })?;
    let creation = EventCreation::of(&brought.event, zone);
    shared.open_event(creation, &headers, brought.told).await
}

/// An event that was brought in, and what there is to say about it.
struct Brought {
    event: Event,
    told: Vec<Message>,
}

/// Why there is none.
enum Unread {
    Failed(Failure),
    Report(Message),
}

impl From<Failure> for Unread {
    fn from(failure: Failure) -> Unread {
        Unread::Failed(failure)
    }
}

/// An event from its file, its minutes or a report: nothing of it is believed that does not fit
/// together.
fn read_whole(body: &[u8], now: Moment, language: Language) -> Result<Brought, Unread> {
    let refused = |error: EventJournalError| Failure::Invalid(format!("no event: {error}"));
    let whole = |event: Event| Brought {
        event,
        told: Vec::new(),
    };
    if body.starts_with(SQLITE) {
        let file = TemporaryFile::new()?;
        file.fill(body).map_err(failed)?;
        return Ok(whole(read_event_file(&file.0).map_err(refused)?));
    }
    // Minutes are lines of JSON; the lines of a report begin with a number, those of regulations with
    // a word.
    let first = body.iter().find(|byte| !byte.is_ascii_whitespace());
    let text = || {
        std::str::from_utf8(body)
            .map_err(|_| Failure::Invalid("no event file, and no text".to_owned()))
    };
    match first {
        Some(b'{') => Ok(whole(event_of_lines(text()?).map_err(refused)?)),
        Some(b'[' | b'#' | b'_' | b'a'..=b'z') => Ok(whole(of_regulations(text()?, language)?)),
        _ => of_report(body.to_vec(), now).map_err(Unread::Report),
    }
}

/// A new event under regulations that were written down.
fn of_regulations(text: &str, language: Language) -> Result<Event, Failure> {
    let regulations = regulations_of_toml(text, language.code())
        .map_err(|error| Failure::Invalid(error.to_string()))?;
    check_new(&regulations, language)?;
    let team_event = regulations.is_team_event();
    Event::new(regulations).map_err(|faults| told_faults(&faults, team_event, language))
}

/// An event from a report file, with everything that was mended or is not taken over.
fn of_report(bytes: Vec<u8>, now: Moment) -> Result<Brought, Message> {
    let (text, is_latin) = report_text(bytes);
    let (report, adjustments) = read(&text).map_err(|error| error.message())?;
    let event = event_of_report(&report, "organiser", now).map_err(|error| error.message())?;
    let latin = is_latin.then(|| Message::new("trf-latin"));
    let told = latin
        .into_iter()
        .chain(adjustments.iter().map(Adjustment::message))
        .chain(not_taken_over(&report))
        .chain(against_the_rules(&report));
    Ok(Brought {
        told: told.collect(),
        event,
    })
}

/// A file for as long as it is needed.
struct TemporaryFile(PathBuf);

impl TemporaryFile {
    fn new() -> Result<TemporaryFile, Failure> {
        let mut name = [0; 16];
        getrandom::fill(&mut name).map_err(Failure::Random)?;
        let name = format!("jadoube-{}.event", to_hex(&name));
        Ok(TemporaryFile(std::env::temp_dir().join(name)))
    }

    /// Writes the file anew, for nobody else on the machine to read.
    fn fill(&self, bytes: &[u8]) -> std::io::Result<()> {
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&self.0)?.write_all(bytes)
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        for beside in ["", "-wal", "-shm", "-journal"] {
            let mut path = self.0.clone().into_os_string();
            path.push(beside);
            // What was never made need not go.
            let _ = std::fs::remove_file(Path::new(&path));
        }
    }
}

fn failed(error: std::io::Error) -> Failure {
    Failure::Entry(error.into())
}

/// `GET /api/events/{event}/export/{form}`.
pub(super) async fn take_out(
    State(shared): State<Shared>,
    At((id, form)): At<(EventId, String)>,
    Asking(more): Asking<More>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let (hosted, grant, _) = shared.look_at(&headers, &id, more.role).await?;
    let event = &hosted.event;
    let public = matches!(form.as_str(), "json" | "pgn" | "site");
    if !public && !grant.role.is_desk() {
        let why = "only the desk takes the whole event out";
        return Err(Failure::NoAccess(why));
    }
    let language = more.lang.unwrap_or_default();
    let report = |version| -> Result<String, Failure> {
        let texts = sentences::texts(language);
        let report = report_of_event(event);
        let mut report = report.map_err(|error| Failure::Invalid(texts.say(&error.message())))?;
        report
            .kept
            .extend(event.remarks().into_iter().map(|remark| {
                let message = remark.told(|what| texts.say(what));
                report_comment(&texts.say(&message))
            }));
        Ok(write(&report, version))
    };
    let (kind, end, text) = match form.as_str() {
        "trf16" => (
            "text/plain; charset=utf-8",
            "trf",
            report(TrfVersion::Trf16)?,
        ),
        "trf26" => (
            "text/plain; charset=utf-8",
            "trf",
            report(TrfVersion::Trf26)?,
        ),
        "pgn" => ("application/x-chess-pgn; charset=utf-8", "pgn", pgn(event)),
        "csv" => {
            let entrants = event.entries().iter().map(|entry| &entry.entrant);
            ("text/csv; charset=utf-8", "csv", write_players(entrants))
        }
        "minutes" => {
            let lines = event_lines(event).map_err(|error| Failure::Entry(error.into()))?;
            ("application/x-ndjson", "jsonl", lines.join("\n") + "\n")
        }
        "json" => {
            let view = hosted.view(EventAudience::Public, &Parts::all());
            let text = serde_json::to_string_pretty(&view);
            let text = text.map_err(|error| Failure::Entry(error.into()))?;
            ("application/json", "json", text)
        }
        "file" => return file(event.clone(), hosted.hall_clock(shared.time.now())).await,
        "site" => return folder(event.clone(), language).await,
        _ => return Err(Failure::NotFound),
    };
    let name = format!("attachment; filename=\"event.{end}\"");
    let headers = [(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// The public page as a folder of static files, packed into one: the language of whoever asks at the
/// top, the other languages of the event in folders of their own.
async fn folder(event: Event, first: Language) -> Result<Response, Failure> {
    let packed = move || {
        let own = event.regulations().languages.iter();
        let others = own
            .filter_map(|code| code.parse().ok())
            .filter(|other| *other != first);
        let mut files = site(&event, first);
        for language in others {
            let pages = site(&event, language).into_iter();
            files.extend(pages.map(|mut page| {
                page.name = format!("{}/{}", language.code(), page.name);
                page
            }));
        }
        zipped(&files)
    };
    let bytes = tokio::task::spawn_blocking(packed).await?;
    let headers = [
        (CONTENT_TYPE, "application/zip"),
        (CONTENT_DISPOSITION, "attachment; filename=\"event.zip\""),
    ];
    Ok((headers, bytes).into_response())
}

/// The file that `jadoube event` opens.
async fn file(event: Event, now: Moment) -> Result<Response, Failure> {
    let written = move || -> Result<Vec<u8>, Failure> {
        let file = TemporaryFile::new()?;
        let written = write_event_file(&file.0, &event, now);
        written.map_err(|error| Failure::Entry(error.into()))?;
        std::fs::read(&file.0).map_err(failed)
    };
    let bytes = tokio::task::spawn_blocking(written).await??;
    let headers = [
        (CONTENT_TYPE, "application/vnd.sqlite3"),
        (
            CONTENT_DISPOSITION,
            "attachment; filename=\"event.jadoube\"",
        ),
    ];
    Ok((headers, bytes).into_response())
}
