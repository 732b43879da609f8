//! `jadoube judge --before-upload`: what others cannot read of a file, and the same games so that they can.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use jadoube_judge::Judge;
use jadoube_notation::Language as Letters;
use jadoube_notation::pgn::{Export, Game, Games, Problem, ProblemKind, SourceMap, Token};
use jadoube_ruling::Message;
use jadoube_text::Texts;

use crate::Stop;
use crate::judge::{Blocks, Judging, Summary, open, tell};
use crate::verdicts::{Telling, count, verdict};

/// Tells what others cannot read and writes the games as they can.
pub fn run(out: &mut impl Write, file: &Path, to: &Path, judging: &Judging) -> Result<(), Stop> {
    let opened = open(file)?;
    let texts = Texts::new(judging.lang);
    let at = |error: std::io::Error| Stop::new(format!("{}: {error}", to.display()));
    if to == file {
        return Err(Stop::new(format!(
            "{}: the file itself is not written over",
            to.display()
        )));
    }
    let mut written = BufWriter::new(File::create(to).map_err(at)?);
    let judging = Judging {
        forgiven: true,
        all: false,
        ..*judging
    };
    if opened.utf16 {
        writeln!(out, "{}", texts.say(&Message::new("judge-encoding")))?;
    }
    let telling = Telling {
        texts: &texts,
        style: judging.style(),
        edition: judging.options.edition,
        forgiven: true,
    };
    let mut judge = Judge::new(judging.options);
    let mut summary = Summary::default();
    let mut changed = 0usize;
    let mut blocks = Blocks::new(opened.input);
    while let Some(block) = blocks.next_block()? {
        let map = SourceMap::new(&block);
        let mut games = Games::new(&block);
        let mut game = Game::default();
        while games.read(&mut game) {
            summary.games += 1;
            let told = verdict(&mut judge, &game, &map, telling);
            let foreign = told.language != Letters::English;
            let unread =
                !told.places.is_empty() || told.findings.iter().any(|one| one.pos.is_some());
            if foreign || unread || opened.utf16 {
                changed += 1;
                tell(out, &told, &judging, &texts, &summary)?;
            }
            let other = |problem: &Problem| problem.what == ProblemKind::Variant;
            if judge.line().problems.iter().any(other) {
                // Another game than chess is left as it is.
                let end = game.tokens.last().map_or(0, Token::end);
                let text = block.get(game.start()..end).unwrap_or_default();
                written.write_all(text).map_err(at)?;
                written.write_all(b"\n\n").map_err(at)?;
            } else {
                let text = Export::of_game(&game, judge.line()).write();
                written.write_all(text.as_bytes()).map_err(at)?;
            }
        }
        summary.before = summary.before.after(&block);
    }
    written.flush().map_err(at)?;
    let message = match changed {
        0 => Message::new("upload-clean").with("games", count(summary.games)),
        changed => Message::new("upload-written")
            .with("changed", count(changed))
            .with("games", count(summary.games))
            .with("file", to.display().to_string()),
    };
    writeln!(out, "{}", texts.say(&message))?;
    Ok(())
}
