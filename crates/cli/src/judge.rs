//! `jadoube judge`: every game of a file judged, in pieces on all cores, told in order.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, IsTerminal as _, Read, Write};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use jadoube_judge::{Judge, Options};
use jadoube_notation::pgn::{ByteOrder, Game, Games};
use jadoube_notation::{Language as Letters, Style};
use jadoube_ruling::Message;
use jadoube_text::{Language, Texts};
use serde_json::json;

use crate::Stop;
use crate::verdicts::{Before, Telling, Verdict, count, judge_all};

/// How games are judged and told.
pub struct Judging {
    pub options: Options,
    pub lang: Language,
    pub json: bool,
    /// Whether games without findings are told too.
    pub all: bool,
    /// Whether what was forgiven is told too.
    pub forgiven: bool,
    pub threads: usize,
}

impl Judging {
    /// Moves are told in the letters of the language, and to programs as PGN has them.
    pub fn style(&self) -> Style {
        match (self.json, self.lang) {
            (true, _) => Style::PGN,
            (false, Language::English) => Style::short(Letters::English),
            (false, Language::Hungarian) => Style::short(Letters::Hungarian),
            (false, Language::Turkish) => Style::short(Letters::Turkish),
            (false, Language::Finnish) => Style::short(Letters::Finnish),
        }
    }
}

/// A file that is read from its beginning.
pub struct Opened {
    pub input: Box<dyn Read>,
    /// Its length, where it is known.
    pub length: Option<u64>,
    /// Whether it is in UTF-16; it is read as UTF-8 all the same.
    pub utf16: bool,
}

impl Opened {
    fn new(mut input: Box<dyn Read>, length: Option<u64>) -> io::Result<Opened> {
        let mut beginning = Vec::new();
        input.by_ref().take(4).read_to_end(&mut beginning)?;
        let order = ByteOrder::of(&beginning);
        let input = Box::new(io::Cursor::new(beginning).chain(input));
        Ok(Opened {
            input: match order {
                Some(order) => Box::new(Utf16 {
                    input,
                    order,
                    rest: Vec::new(),
                    text: io::Cursor::default(),
                }),
                None => input,
            },
            length,
            utf16: order.is_some(),
        })
    }
}

/// A file in UTF-16, read as UTF-8.
struct Utf16 {
    input: Box<dyn Read>,
    order: ByteOrder,
    /// Bytes that wait for those after them.
    rest: Vec<u8>,
    text: io::Cursor<String>,
}

impl Read for Utf16 {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = self.text.read(out)?;
            if read > 0 || out.is_empty() {
                return Ok(read);
            }
            let more = self
                .input
                .by_ref()
                .take(1 << 16)
                .read_to_end(&mut self.rest)?;
            let (text, used) = self.order.decode(&self.rest, more == 0);
            if more == 0 && text.is_empty() {
                return Ok(0);
            }
            self.rest.drain(..used);
            self.text = io::Cursor::new(text);
        }
    }
}

/// Opens a file, or standard input for `-`.
pub fn open(file: &Path) -> Result<Opened, Stop> {
    if file == Path::new("-") {
        return Ok(Opened::new(Box::new(io::stdin()), None)?);
    }
    let fail = |error: io::Error| Stop::new(format!("{}: {error}", file.display()));
    let opened = File::open(file).map_err(fail)?;
    let meta = opened.metadata().map_err(fail)?;
    if meta.is_dir() {
        return Err(Stop::new(format!("{}: this is a folder", file.display())));
    }
    Opened::new(Box::new(opened), Some(meta.len())).map_err(fail)
}

pub fn run(out: &mut impl Write, file: &Path, judging: &Judging) -> Result<(), Stop> {
    let opened = open(file)?;
    let length = opened.length.filter(|_| !opened.utf16);
    let texts = Texts::new(judging.lang);
    if opened.utf16 && !judging.json {
        writeln!(out, "{}", texts.say(&Message::new("judge-encoding")))?;
    }
    let mut blocks = Blocks::new(opened.input);
    let mut summary = Summary::default();
    while let Some(block) = blocks.next_block()? {
        for (piece, verdicts) in on_all_cores(&block, judging, &texts) {
            for verdict in &verdicts {
                summary.games += 1;
                tell(out, verdict, judging, &texts, &summary)?;
                summary.add(verdict);
            }
            summary.before = summary.before.after(piece);
        }
        summary.bytes += block.len() as u64;
        progress(summary.bytes, length);
    }
    match judging.json {
        true => Ok(()),
        false => summary.tell(out, &texts),
    }
}

/// So much of a file is held at once, unless a single game is longer.
const BLOCK: usize = 8 << 20;

/// A file in blocks that end between two games.
pub struct Blocks {
    input: Box<dyn Read>,
    rest: Vec<u8>,
    over: bool,
}

impl Blocks {
    pub fn new(input: Box<dyn Read>) -> Blocks {
        Blocks {
            input,
            rest: Vec::new(),
            over: false,
        }
    }

    pub fn next_block(&mut self) -> io::Result<Option<Vec<u8>>> {
        loop {
            while !self.over && self.rest.len() < BLOCK {
                let wanted = (BLOCK - self.rest.len()) as u64;
                let read = self
                    .input
                    .by_ref()
                    .take(wanted)
                    .read_to_end(&mut self.rest)?;
                self.over = read == 0;
            }
            if self.over {
                let last = std::mem::take(&mut self.rest);
                return Ok(Some(last).filter(|last| !last.is_empty()));
            }
            if let Some(cut) = last_game(&self.rest).or_else(|| last_of_any_form(&self.rest)) {
                let rest = self.rest.split_off(cut);
                return Ok(Some(std::mem::replace(&mut self.rest, rest)));
            }
            // One game is longer than the block. As much again is read, so that looking for its end does
            // not take longer and longer.
            let more = self.rest.len() as u64;
            let more = self.input.by_ref().take(more).read_to_end(&mut self.rest)?;
            self.over = more == 0;
        }
    }
}

const GAME: &[u8] = b"\n[Event ";

/// Where the last game of a block begins, if it is not the first.
fn last_game(block: &[u8]) -> Option<usize> {
    let found = block.windows(GAME.len()).rposition(|bytes| bytes == GAME);
    found.map(|at| at + 1)
}

/// Where the last game of a block begins that has no line for its first tag, as when a whole file stands on
/// one line; none if there is only one.
fn last_of_any_form(block: &[u8]) -> Option<usize> {
    let mut games = Games::new(block);
    let mut game = Game::default();
    let (mut number, mut start) = (0, 0);
    while games.read(&mut game) {
        number += 1;
        start = game.start();
    }
    (number > 1 && start > 0).then_some(start)
}

/// Cuts a block between games into about so many pieces.
fn pieces(block: &[u8], wanted: usize) -> Vec<&[u8]> {
    let size = (block.len() / wanted.max(1)).max(1 << 14);
    let mut pieces = Vec::new();
    let mut rest = block;
    while rest.len() > size {
        let next = rest.get(size..).unwrap_or_default();
        let Some(at) = next.windows(GAME.len()).position(|bytes| bytes == GAME) else {
            break;
        };
        let (piece, after) = rest.split_at(size + at + 1);
        pieces.push(piece);
        rest = after;
    }
    pieces.push(rest);
    pieces
}

/// The verdicts of each piece in order.
fn on_all_cores<'a>(
    block: &'a [u8],
    judging: &Judging,
    texts: &Texts,
) -> Vec<(&'a [u8], Vec<Verdict>)> {
    let telling = Telling {
        texts,
        style: judging.style(),
        edition: judging.options.edition,
        forgiven: judging.forgiven,
    };
    let pieces = pieces(block, judging.threads.max(1) * 8);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut judge = Judge::new(judging.options);
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(piece) = pieces.get(index) else {
                return done;
            };
            done.push((index, *piece, judge_all(&mut judge, piece, telling)));
        }
    };
    let mut done: Vec<_> = thread::scope(|scope| {
        let threads = judging.threads.clamp(1, pieces.len());
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        // A game that brings a worker down must not vanish from the answer.
        let join = |worker: thread::ScopedJoinHandle<'_, _>| {
            worker
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        workers.into_iter().flat_map(join).collect()
    });
    done.sort_by_key(|(index, _, _)| *index);
    done.into_iter()
        .map(|(_, piece, verdicts)| (piece, verdicts))
        .collect()
}

pub fn tell(
    out: &mut impl Write,
    verdict: &Verdict,
    judging: &Judging,
    texts: &Texts,
    summary: &Summary,
) -> Result<(), Stop> {
    let (number, before) = (summary.games, summary.before);
    if judging.json {
        return Ok(writeln!(out, "{}", as_json(verdict, number, before))?);
    }
    if verdict.findings.is_empty() && verdict.places.is_empty() && !judging.all {
        return Ok(());
    }
    let title = Message::new("judge-game")
        .with("number", count(number))
        .with("line", count(verdict.line + before.lines))
        .with("white", verdict.tags.white.clone())
        .with("black", verdict.tags.black.clone())
        .with("result", verdict.result.to_owned());
    writeln!(out, "{}", texts.say(&title))?;
    if verdict.language != Letters::English {
        let language = verdict.language.as_str().to_owned();
        let message = Message::new("judge-language").with("language", language);
        writeln!(out, "  {}", texts.say(&message))?;
    }
    for told in &verdict.findings {
        let sentence = texts.say(&told.message(before));
        writeln!(out, "  {sentence}  [{}]", told.article)?;
    }
    let mut unplayed = false;
    for told in &verdict.places {
        // One after the other cannot be played; the first of them says it for all.
        if told.message.id == "pgn-unplayed" && std::mem::replace(&mut unplayed, true) {
            continue;
        }
        let what = texts.say(&told.message);
        let place = told.message(before);
        let values = place
            .values
            .into_iter()
            .filter(|(name, _)| *name != "detail");
        let mut message = Message::new("pgn-place").with("what", what);
        message.values.extend(values);
        writeln!(out, "  {}", texts.say(&message))?;
    }
    if verdict.unnamed > 0 {
        let more = Message::new("pgn-more").with("count", count(verdict.unnamed));
        writeln!(out, "  {}", texts.say(&more))?;
    }
    Ok(())
}

fn as_json(verdict: &Verdict, number: usize, before: Before) -> serde_json::Value {
    let findings: Vec<_> = verdict
        .findings
        .iter()
        .map(|told| told.json(before))
        .collect();
    let places: Vec<_> = verdict
        .places
        .iter()
        .map(|told| told.json(before))
        .collect();
    json!({
        "game": number,
        "line": verdict.line + before.lines,
        "white": verdict.tags.white,
        "black": verdict.tags.black,
        "result": verdict.result,
        "plies": verdict.plies,
        "letters": verdict.language.as_str(),
        "findings": findings,
        "places": places,
        "unnamed": verdict.unnamed,
    })
}

/// What is said at the end.
#[derive(Default)]
pub struct Summary {
    pub games: usize,
    pub before: Before,
    bytes: u64,
    plies: usize,
    with: usize,
    problems: usize,
    by_article: BTreeMap<&'static str, usize>,
}

impl Summary {
    fn add(&mut self, verdict: &Verdict) {
        self.plies += verdict.plies;
        self.with += usize::from(!verdict.findings.is_empty());
        let unread = verdict
            .findings
            .iter()
            .filter(|told| told.pos.is_some())
            .count();
        self.problems += verdict.places.len() + verdict.unnamed + unread;
        for told in &verdict.findings {
            *self.by_article.entry(told.article).or_default() += 1;
        }
    }

    fn tell(&self, out: &mut impl Write, texts: &Texts) -> Result<(), Stop> {
        let findings: usize = self.by_article.values().sum();
        let message = Message::new("judge-summary")
            .with("games", count(self.games))
            .with("plies", count(self.plies))
            .with("findings", count(findings))
            .with("with", count(self.with))
            .with("problems", count(self.problems));
        writeln!(out, "{}", texts.say(&message))?;
        if findings > 0 {
            let head = texts.get("judge-summary-head").unwrap_or_default();
            writeln!(out, "  {head}")?;
        }
        for (article, number) in &self.by_article {
            writeln!(out, "  {article:<11} {number:>8}")?;
        }
        Ok(())
    }
}

/// A bar on a terminal; nothing elsewhere.
fn progress(done: u64, all: Option<u64>) {
    let mut err = io::stderr();
    let Some(all) = all.filter(|all| *all > BLOCK as u64 && err.is_terminal()) else {
        return;
    };
    let filled = usize::try_from(40 * done.min(all) / all).unwrap_or(40);
    let (bar, rest) = ("#".repeat(filled), " ".repeat(40 - filled));
    let end = if done >= all { "\r\x1b[K" } else { "" };
    let _ = write!(err, "\r[{bar}{rest}] {}%{end}", 100 * done.min(all) / all);
}
