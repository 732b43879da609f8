//! One question to a program that speaks UCI: the best move here.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use rustix::io::Errno;
use rustix::process::{Pid, Resource, Rlimit, prlimit};

/// An engine that has not begun to speak for so long never will.
const PATIENCE: Duration = Duration::from_secs(10);
/// So long after its time an engine may take to answer.
const GRACE: Duration = Duration::from_secs(2);
/// An engine may not take more memory, in bytes.
const MEMORY: u64 = 1 << 29;
/// Nor say more, in bytes.
const LONGEST_TALK: u64 = 1 << 20;

/// What an engine is asked.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub fen: String,
    pub chess960: bool,
    pub skill: u8,
    pub depth: Option<u32>,
    pub millis: u64,
}

/// Why an engine has no answer.
#[derive(Debug, thiserror::Error)]
pub(super) enum EngineError {
    #[error("there is no engine of that name any more")]
    Missing,
    #[error("it cannot be started or spoken to: {0}")]
    Io(#[from] std::io::Error),
    #[error("it has ended")]
    Ended,
    #[error("it does not answer in time")]
    Silent,
}

/// A program that ends with this value, whatever happens.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // One that has ended already cannot be killed, and is gone all the same.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Asks a program for its best move.
pub(super) fn best_move(program: &Path, question: &Question) -> Result<String, EngineError> {
    let child = Command::new(program)
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut running = Running(child);
    bound_memory(&running.0)?;
    let mut input = running.0.stdin.take().ok_or(EngineError::Ended)?;
    let said = listen(running.0.stdout.take().ok_or(EngineError::Ended)?);
    writeln!(input, "uci")?;
    let mut has_skill = false;
    until(&said, PATIENCE, |line| {
        has_skill |= line.starts_with("option name Skill Level ");
        line == "uciok"
    })?;
    writeln!(input, "setoption name Threads value 1")?;
    writeln!(input, "setoption name Hash value 16")?;
    if has_skill {
        writeln!(input, "setoption name Skill Level value {}", question.skill)?;
    }
    if question.chess960 {
        writeln!(input, "setoption name UCI_Chess960 value true")?;
    }
    writeln!(input, "position fen {}\nisready", question.fen)?;
    until(&said, PATIENCE, |line| line == "readyok")?;
    let depth = question.depth.map(|depth| format!(" depth {depth}"));
    let depth = depth.unwrap_or_default();
    writeln!(input, "go movetime {}{depth}", question.millis)?;
    let limit = Duration::from_millis(question.millis) + GRACE;
    let line = until(&said, limit, |line| line.starts_with("bestmove "))?;
    let best = line.split_ascii_whitespace().nth(1);
    best.map(str::to_owned).ok_or(EngineError::Ended)
}

fn bound_memory(child: &Child) -> Result<(), EngineError> {
    let pid = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
    let bound = Rlimit {
        current: Some(MEMORY),
        maximum: Some(MEMORY),
    };
    let failed = |errno: Errno| std::io::Error::from_raw_os_error(errno.raw_os_error());
    prlimit(pid, Resource::As, bound).map_err(failed)?;
    Ok(())
}

/// The lines that a program says, up to so many.
fn listen(output: impl Read + Send + 'static) -> Receiver<String> {
    let (heard, lines) = channel();
    std::thread::spawn(move || {
        let output = BufReader::new(output.take(LONGEST_TALK));
        for line in output.lines().map_while(Result::ok) {
            if heard.send(line.trim().to_owned()).is_err() {
                return;
            }
        }
    });
    lines
}

/// Waits for a line.
fn until(
    lines: &Receiver<String>,
    patience: Duration,
    mut is_it: impl FnMut(&str) -> bool,
) -> Result<String, EngineError> {
    let end = Instant::now() + patience;
    loop {
        let left = end.saturating_duration_since(Instant::now());
        match lines.recv_timeout(left) {
            Ok(line) if is_it(&line) => return Ok(line),
            Ok(_) => {}
            Err(RecvTimeoutError::Timeout) => return Err(EngineError::Silent),
            Err(RecvTimeoutError::Disconnected) => return Err(EngineError::Ended),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;
    use std::path::PathBuf;

    use super::*;

    /// A program that says what a script of the shell says.
    fn script(name: &str, text: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("jadoube-{name}-{}", std::process::id()));
        std::fs::write(&path, format!("#!/bin/sh\n{text}\n")).expect("a script");
        let mode = std::fs::Permissions::from_mode(0o700);
        std::fs::set_permissions(&path, mode).expect("a program");
        path
    }

    fn question() -> Question {
        Question {
            fen: "8/8/8/8/8/8/8/K1k5 w - - 0 1".to_owned(),
            chess960: false,
            skill: 3,
            depth: Some(1),
            millis: 20,
        }
    }

    #[test]
    fn an_engine_is_spoken_to_in_its_language() {
        let talk = r#"while read -r line; do case "$line" in
            uci) echo "option name Skill Level type spin"; echo uciok;;
            isready) echo readyok;;
            "setoption name Skill Level value 3") skill=yes;;
            "go movetime 20 depth 1") [ "$skill" = yes ] && echo "info depth 1" && echo "bestmove a1a2 ponder c1c2";;
        esac; done"#;
        let path = script("good", talk);
        let best = best_move(&path, &question());
        std::fs::remove_file(&path).expect("it was there");
        assert_eq!(best.expect("a move"), "a1a2");
    }

    #[test]
    fn one_that_ends_or_says_nothing_is_no_engine() {
        let path = script("ends", "echo hello");
        let answer = best_move(&path, &question());
        std::fs::remove_file(&path).expect("it was there");
        // Whether its end is seen while writing or while listening is chance.
        assert!(
            matches!(answer, Err(EngineError::Ended | EngineError::Io(_))),
            "{answer:?}"
        );
        let none = best_move(Path::new("/no/such/program"), &question());
        assert!(matches!(none, Err(EngineError::Io(_))), "{none:?}");
    }

    #[test]
    fn one_that_thinks_too_long_is_ended() {
        let talk = r#"echo $$ > "$0.pid"; while read -r line; do case "$line" in
            uci) echo uciok;; isready) echo readyok;; esac; done"#;
        let path = script("slow", talk);
        let answer = best_move(&path, &question());
        let pid_file = PathBuf::from(format!("{}.pid", path.display()));
        let pid = std::fs::read_to_string(&pid_file).expect("its number");
        std::fs::remove_file(&path).expect("it was there");
        std::fs::remove_file(&pid_file).expect("it was there");
        assert!(matches!(answer, Err(EngineError::Silent)), "{answer:?}");
        assert!(!Path::new("/proc").join(pid.trim()).exists(), "it is gone");
    }
}
