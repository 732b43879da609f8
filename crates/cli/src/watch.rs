//! `jadoube watch`: the same judge, live on a file or an address that a broadcast keeps rewriting.

use std::collections::HashMap;
use std::error::Error;
use std::io::Write;
use std::thread;
use std::time::Duration;

use jadoube_judge::Judge;
use jadoube_notation::pgn::from_utf16;
use jadoube_ruling::Message;
use jadoube_text::Texts;

use crate::Stop;
use crate::fetch::{Fetcher, is_address};
use crate::judge::Judging;
use crate::verdicts::{Before, GameTags, Remark, Telling, Verdict, count, judge_all};

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
    source: &str,
    judging: &Judging,
    watching: &Watching,
) -> Result<(), Stop> {
    let texts = Texts::new(judging.lang);
    let begins = Message::new("watch-begins").with("file", source.to_owned());
    writeln!(out, "{}", texts.say(&begins))?;
    let mut alarms = Alarms::default();
    let mut judge = Judge::new(judging.options);
    let telling = Telling {
        texts: &texts,
        style: judging.style(),
        edition: judging.options.edition,
        forgiven: false,
    };
    let mut gone = Gone::default();
    let fetcher = Fetcher::default();
    for look in 1u32.. {
        let last = watching.looks.is_some_and(|looks| look >= looks);
        match read(source, &fetcher) {
            Ok(bytes) => {
                alarms.look(judge_all(&mut judge, &bytes, telling));
                gone = Gone::default();
            }
            Err(why) => {
                if let Some(why) = gone.tell(why.to_string(), last) {
                    let message = Message::new("watch-gone").with("file", source.to_owned());
                    writeln!(out, "{}", texts.say(&message.with("why", why)))?;
                }
            }
        }
        for alarm in alarms.due() {
            tell(out, &texts, &alarm, watching.bell)?;
        }
        out.flush()?;
        if last {
            break;
        }
        thread::sleep(watching.every);
    }
    Ok(())
}

/// A file, or what an address gives.
fn read(source: &str, fetcher: &Fetcher) -> Result<Vec<u8>, Box<dyn Error>> {
    let bytes = if is_address(source) {
        fetcher.get(source)?
    } else {
        std::fs::read(source)?
    };
    Ok(from_utf16(&bytes).unwrap_or(bytes))
}

/// A file that is not there. Who rewrites it may take it away for a moment: it is said when it was so at two
/// looks, and once.
#[derive(Default)]
struct Gone {
    before: Option<String>,
    told: bool,
}

impl Gone {
    fn tell(&mut self, why: String, last: bool) -> Option<String> {
        let sure = last || self.before.is_some();
        let news = sure && (!self.told || self.before.as_ref() != Some(&why));
        self.before = Some(why.clone());
        self.told |= news;
        news.then_some(why)
    }
}

/// Which game it is, wherever it stands in the file: its tags and, where several games have the same, which
/// of them.
type Identity = (GameTags, usize);

#[derive(Clone)]
struct Alarm {
    game: Identity,
    /// The number of the game in the file at the last look.
    number: usize,
    told: Remark,
}

impl Alarm {
    fn same(&self, other: &Alarm) -> bool {
        // Claims stay open; that they are open once more is no news.
        let known = |told: &Remark| (told.message.id.clone(), told.ply, told.article);
        self.game == other.game && known(&self.told) == known(&other.told)
    }

    /// Whether a file that is only half written could show it: what cannot be read may still be in the
    /// writing, and a result may stand there before the last moves.
    fn is_doubtful(&self) -> bool {
        self.told.pos.is_some() || self.told.message.id.starts_with("judge-result")
    }
}

/// What was told already, and what is new.
#[derive(Default)]
struct Alarms {
    told: Vec<Alarm>,
    /// What the last look showed.
    seen: Vec<Alarm>,
    /// What the look before showed of what is doubtful.
    doubtful: Vec<Alarm>,
}

impl Alarms {
    fn look(&mut self, verdicts: Vec<Verdict>) {
        self.doubtful = std::mem::take(&mut self.seen);
        self.doubtful.retain(Alarm::is_doubtful);
        let mut alike: HashMap<GameTags, usize> = HashMap::new();
        for (index, verdict) in verdicts.into_iter().enumerate() {
            let which = alike.entry(verdict.tags.clone()).or_default();
            *which += 1;
            for told in verdict.findings {
                self.seen.push(Alarm {
                    game: (verdict.tags.clone(), *which),
                    number: index + 1,
                    told,
                });
            }
        }
    }

    /// New findings; those that are doubtful when they were there at two looks.
    fn due(&mut self) -> Vec<Alarm> {
        let (told, doubtful) = (&self.told, &self.doubtful);
        let sure = |alarm: &Alarm| {
            !alarm.is_doubtful() || doubtful.iter().any(|before| before.same(alarm))
        };
        let new = |alarm: &&Alarm| sure(alarm) && !told.iter().any(|old| old.same(alarm));
        let due: Vec<Alarm> = self.seen.iter().filter(new).cloned().collect();
        self.told.extend(due.iter().cloned());
        due
    }
}

fn tell(out: &mut impl Write, texts: &Texts, alarm: &Alarm, bell: bool) -> Result<(), Stop> {
    let what = texts.say(&alarm.told.message(Before::default()));
    let message = Message::new("watch-alarm")
        .with("number", count(alarm.number))
        .with("white", alarm.game.0.white.clone())
        .with("black", alarm.game.0.black.clone())
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
