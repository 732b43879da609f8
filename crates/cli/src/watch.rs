//! `jadoube watch`: the same judge, live on a file that a broadcast keeps rewriting.

use std::io::Write;
use std::path::Path;
use std::thread;
use std::time::Duration;

use jadoube_judge::Judge;
use jadoube_ruling::Message;
use jadoube_text::Texts;

use crate::Stop;
use crate::judge::Judging;
use crate::verdicts::{Telling, Told, Verdict, count, judge_all};

/// How a file is watched.
pub struct Watching {
    /// The time between two looks.
    pub every: Duration,
    /// How many looks; none to go on for ever.
    pub looks: Option<u32>,
    /// Whether the terminal rings.
    pub bell: bool,
}

pub fn run(
    out: &mut impl Write,
    file: &Path,
    judging: &Judging,
    watching: &Watching,
) -> Result<(), Stop> {
    let texts = Texts::new(judging.lang);
    let name = file.display().to_string();
    let begins = Message::new("watch-begins").with("file", name.clone());
    writeln!(out, "{}", texts.say(&begins))?;
    let mut alarms = Alarms::default();
    let mut judge = Judge::new(judging.options);
    let telling = Telling {
        texts: &texts,
        style: judging.style(),
        edition: judging.options.edition,
        forgiven: false,
    };
    let mut last = None;
    let mut look = 0;
    loop {
        match std::fs::read(file) {
            Ok(bytes) => {
                alarms.look(judge_all(&mut judge, &bytes, telling));
                last = None;
            }
            // A broadcast may be writing it this very moment.
            Err(error) => {
                let why = error.to_string();
                if last.as_ref() != Some(&why) {
                    let message = Message::new("watch-gone").with("file", name.clone());
                    writeln!(out, "{}", texts.say(&message.with("why", why.clone())))?;
                    last = Some(why);
                }
            }
        }
        for alarm in alarms.due() {
            tell(out, &texts, &alarm, watching.bell)?;
        }
        out.flush()?;
        look += 1;
        if watching.looks.is_some_and(|looks| look >= looks) {
            return Ok(());
        }
        thread::sleep(watching.every);
    }
}

#[derive(Clone)]
struct Alarm {
    number: usize,
    white: String,
    black: String,
    told: Told,
}

impl Alarm {
    fn same(&self, other: &Alarm) -> bool {
        let players = self.white == other.white && self.black == other.black;
        // Claims stay open; that they are open once more is no news.
        let known = |told: &Told| (told.message.id.clone(), told.ply, told.article);
        self.number == other.number && players && known(&self.told) == known(&other.told)
    }
}

/// What was told already, and what is new.
#[derive(Default)]
struct Alarms {
    told: Vec<Alarm>,
    /// What the last look showed.
    seen: Vec<Alarm>,
    /// Entries that could not be read at the last look: perhaps they were only half written.
    doubtful: Vec<Alarm>,
}

impl Alarms {
    fn look(&mut self, verdicts: Vec<Verdict>) {
        self.doubtful = std::mem::take(&mut self.seen);
        self.doubtful.retain(|alarm| alarm.told.line.is_some());
        for (index, verdict) in verdicts.into_iter().enumerate() {
            for told in verdict.findings {
                self.seen.push(Alarm {
                    number: index + 1,
                    white: verdict.white.clone(),
                    black: verdict.black.clone(),
                    told,
                });
            }
        }
    }

    /// New findings. An entry that cannot be read is told when it was so at two looks.
    fn due(&mut self) -> Vec<Alarm> {
        let (told, doubtful) = (&self.told, &self.doubtful);
        let sure = |alarm: &Alarm| {
            alarm.told.line.is_none() || doubtful.iter().any(|before| before.same(alarm))
        };
        let new = |alarm: &&Alarm| sure(alarm) && !told.iter().any(|old| old.same(alarm));
        let due: Vec<Alarm> = self.seen.iter().filter(new).cloned().collect();
        self.told.extend(due.iter().cloned());
        due
    }
}

fn tell(out: &mut impl Write, texts: &Texts, alarm: &Alarm, bell: bool) -> Result<(), Stop> {
    let what = texts.say(&alarm.told.message(0));
    let message = Message::new("watch-alarm")
        .with("number", count(alarm.number))
        .with("white", alarm.white.clone())
        .with("black", alarm.black.clone())
        .with("what", what);
    let ring = if bell { "\x07" } else { "" };
    writeln!(
        out,
        "{ring}{}  [{}]",
        texts.say(&message),
        alarm.told.article
    )?;
    Ok(())
}
