//! One game: what is said to it, what comes of it, what is to be kept.

use jadoube_deadpos::Budget;
use jadoube_journal::{Body, Entry, Line};
use jadoube_laws::{Asked, ClockRequest};
use jadoube_ruling::{Message, Moment};
use jadoube_table::{Asking, Changed, Chess, Draft, Hearing, lay, winnable};
use jadoube_text::{Language, Texts};
use jadoube_wire::{
    Audience, Heard, PocketEntry, PocketHeard, PocketSaid, Role, Said, Winnable, presets,
};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess as Position};

/// How much thought the question is worth whether a side can mate, while somebody waits for it.
const BUDGET: Budget = Budget { nodes: 2_000_000 };

/// The Laws with one game, or none yet.
#[derive(Debug, Default)]
pub struct Pocket(Option<Played>);

/// A game with its entries.
#[derive(Debug)]
struct Played {
    chess: Chess,
    entries: Vec<Entry>,
}

/// Why a question has no answer.
type Problem = String;

impl Pocket {
    /// The answer to a question, both as JSON.
    pub fn answer(&mut self, question: &[u8]) -> Vec<u8> {
        let answer = match serde_json::from_slice(question) {
            Ok(question) => self.ask(question),
            Err(error) => PocketHeard::Problem {
                detail: error.to_string(),
            },
        };
        // These types have no form that JSON lacks.
        serde_json::to_vec(&answer).unwrap_or_default()
    }

    /// The answer to a question.
    pub fn ask(&mut self, question: PocketSaid) -> PocketHeard {
        self.try_ask(question)
            .unwrap_or_else(|detail| PocketHeard::Problem { detail })
    }

    fn try_ask(&mut self, question: PocketSaid) -> Result<PocketHeard, Problem> {
        match question {
            PocketSaid::Lay { request, now } => {
                let table = lay(&request).map_err(in_words)?;
                let body = Body::Laid(Box::new(table)).write().map_err(in_words)?;
                let played = Played::open(vec![PocketEntry { at: now, body }])?;
                let entries = played.entries.iter().map(kept).collect();
                let answer = played.heard(Vec::new(), entries);
                self.0 = Some(played);
                Ok(answer)
            }
            PocketSaid::Open { entries } => {
                let played = Played::open(entries)?;
                let answer = played.heard(Vec::new(), Vec::new());
                self.0 = Some(played);
                Ok(answer)
            }
            PocketSaid::Welcome { role, now } => {
                let played = self.played()?;
                let missed = played.entries.get(1..).unwrap_or_default();
                let welcome = played.chess.welcome("pocket", role, now, missed, false);
                Ok(played.heard(vec![welcome], Vec::new()))
            }
            PocketSaid::Say { role, said, now } => self.played()?.say(role, said, now),
            PocketSaid::Time { role, now } => {
                let asked = vec![Asked::Clock(ClockRequest::TimePassed)];
                self.played()?.act(role, &Asking::system(asked, now), now)
            }
            PocketSaid::Journal => Ok(PocketHeard::Journal {
                lines: self.played()?.journal()?,
            }),
            PocketSaid::Winnable { question, lang } => can_win(&question, lang),
            PocketSaid::Sentence { message, lang } => Ok(PocketHeard::Sentence {
                text: say(&message, lang),
            }),
            PocketSaid::Presets => Ok(PocketHeard::Presets { presets: presets() }),
        }
    }

    fn played(&mut self) -> Result<&mut Played, Problem> {
        self.0.as_mut().ok_or_else(|| "no game is laid".to_owned())
    }
}

impl Played {
    /// The game that entries tell of.
    fn open(entries: Vec<PocketEntry>) -> Result<Played, Problem> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or("a game has one entry at least")?;
        let Body::Laid(table) = Body::read(&first.body).map_err(in_words)? else {
            return Err("the first entry lays no table".to_owned());
        };
        let chess = Chess::lay(*table).map_err(in_words)?;
        let mut played = Played {
            chess,
            entries: vec![numbered(0, first)],
        };
        for entry in entries {
            let body = Body::read(&entry.body).map_err(in_words)?;
            played.go_on(entry, body)?;
        }
        Ok(played)
    }

    fn next(&self) -> u64 {
        self.entries.len() as u64
    }

    fn go_on(&mut self, entry: PocketEntry, body: Body) -> Result<Changed, Problem> {
        let seq = self.next();
        let change = self.chess.go_on(seq, entry.at, body).map_err(in_words)?;
        self.entries.push(numbered(seq, entry));
        Ok(change)
    }

    fn say(&mut self, role: Role, said: Said, now: Moment) -> Result<PocketHeard, Problem> {
        match self.chess.hear(said, role, now, 0) {
            Hearing::Ask(asking) => self.act(role, &asking, now),
            Hearing::Attend { id, call } => match self.chess.try_attending(&id, call, now) {
                Ok(draft) => self.keep(role, draft, Some(&id), now),
                Err(fault) => Ok(self.heard(vec![fault], Vec::new())),
            },
            Hearing::Answer(answer) | Hearing::Fault(answer) => {
                Ok(self.heard(vec![answer], Vec::new()))
            }
        }
    }

    /// Whatever it leads to. At a pocket board both players are there.
    fn act(&mut self, role: Role, asking: &Asking, now: Moment) -> Result<PocketHeard, Problem> {
        let id = asking.id.as_deref();
        match self.chess.try_out(asking, &|_| true) {
            Ok(Some(draft)) => self.keep(role, draft, id, now),
            Ok(None) => {
                let done = id.map(|id| Heard::Done {
                    id: id.to_owned(),
                    seq: None,
                });
                Ok(self.heard(done.into_iter().collect(), Vec::new()))
            }
            // What the program asks of itself is nobody's mistake.
            Err(_) if id.is_none() => Ok(self.heard(Vec::new(), Vec::new())),
            Err(refused) => Ok(self.heard(vec![self.chess.refused(asking, refused)], Vec::new())),
        }
    }

    fn keep(
        &mut self,
        role: Role,
        draft: Draft<Body>,
        id: Option<&str>,
        now: Moment,
    ) -> Result<PocketHeard, Problem> {
        let body = draft.body.write().map_err(in_words)?;
        let entry = PocketEntry { at: draft.at, body };
        let change = self.go_on(entry.clone(), draft.body)?;
        let audience = Audience::of(role);
        let event = self.chess.event(audience, &change, id, now).into();
        Ok(self.heard(vec![event], vec![entry]))
    }

    fn heard(&self, heard: Vec<Heard>, entries: Vec<PocketEntry>) -> PocketHeard {
        PocketHeard::Game {
            heard,
            entries,
            due: self.chess.game.deadline(&self.chess.book),
        }
    }

    fn journal(&self) -> Result<String, Problem> {
        let mut lines: Vec<Line> = Vec::new();
        for entry in &self.entries {
            let body = Body::read(&entry.body).map_err(in_words)?;
            body.lines(entry.at, &mut lines);
        }
        Ok(lines.iter().map(|line| format!("{line}\n")).collect())
    }
}

fn numbered(seq: u64, PocketEntry { at, body }: PocketEntry) -> Entry {
    Entry { seq, at, body }
}

fn kept(entry: &Entry) -> PocketEntry {
    PocketEntry {
        at: entry.at,
        body: entry.body.clone(),
    }
}

fn can_win(question: &Winnable, lang: Language) -> Result<PocketHeard, Problem> {
    let fen: Fen = question.fen.parse().map_err(in_words)?;
    let position: Position = fen
        .into_position(CastlingMode::Chess960)
        .map_err(in_words)?;
    let answer = winnable(&position, question.side, BUDGET, |why| say(why, lang));
    Ok(PocketHeard::Winnable { answer })
}

fn say(message: &Message, lang: Language) -> String {
    Texts::of_play(lang).say(message)
}

fn in_words(error: impl std::fmt::Display) -> Problem {
    error.to_string()
}
