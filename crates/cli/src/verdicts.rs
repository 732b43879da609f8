//! What a judge found in a game, ready to be told in any language or as JSON.

use jadoube_judge::{Contradiction, Draw, Finding, Ground, Judge, What};
use jadoube_notation::pgn::{Game, Games, Line, Place, Problem, What as Said};
use jadoube_notation::{Language, Liberties, Style, Unread};
use jadoube_ruling::{Edition, Message, Value};
use jadoube_text::Texts;
use serde_json::{Map, json};
use shakmaty::{Chess, Color, Move, Position};

/// How moves and places are told.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    pub texts: &'a Texts,
    pub style: Style,
    pub edition: Edition,
    /// Whether what was forgiven is told too.
    pub forgiven: bool,
}

/// A game with everything that is to be said about it. Lines are counted from the beginning of the
/// piece of the file that it was read from.
#[derive(Debug)]
pub struct Verdict {
    pub line: usize,
    pub white: String,
    pub black: String,
    pub result: &'static str,
    pub plies: usize,
    pub language: Language,
    pub findings: Vec<Told>,
    pub places: Vec<Told>,
}

/// One thing that is to be said.
#[derive(Debug, Clone, PartialEq)]
pub struct Told {
    pub ply: usize,
    pub article: &'static str,
    pub message: Message,
    /// The line it stands in, where it has a place; it becomes a value of the message when told.
    pub line: Option<usize>,
}

impl Told {
    /// The message with its line, which is known only once the piece has its place in the file.
    pub fn message(&self, lines_before: usize) -> Message {
        let message = self.message.clone();
        match self.line {
            Some(line) => message.with("line", count(line + lines_before)),
            None => message,
        }
    }

    pub fn json(&self, lines_before: usize) -> serde_json::Value {
        let mut map = Map::new();
        map.insert("kind".to_owned(), json!(self.message.id));
        if !self.article.is_empty() {
            map.insert("article".to_owned(), json!(self.article));
            map.insert("ply".to_owned(), json!(self.ply));
        }
        for (name, value) in self.message(lines_before).values {
            let value = match value {
                Value::Text(text) => json!(text),
                Value::Number(number) => json!(number),
                Value::Word(word) => json!(word),
            };
            map.insert(name.into_owned(), value);
        }
        serde_json::Value::Object(map)
    }
}

/// A number as a value of a message.
pub fn count(number: usize) -> Value {
    Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

/// Judges every game of a piece of a file.
pub fn judge_all(judge: &mut Judge, bytes: &[u8], telling: Telling<'_>) -> Vec<Verdict> {
    let lines = Lines::of(bytes);
    let mut games = Games::new(bytes);
    let mut game = Game::default();
    let mut verdicts = Vec::new();
    while games.read(&mut game) {
        let findings = judge.judge(&game).to_vec();
        let teller = Teller {
            telling,
            lines: &lines,
            game: &game,
            line: judge.line(),
        };
        verdicts.push(teller.verdict(&findings, judge.language()));
    }
    verdicts
}

/// Where each line ends.
struct Lines<'a> {
    bytes: &'a [u8],
    ends: Vec<usize>,
}

impl<'a> Lines<'a> {
    fn of(bytes: &'a [u8]) -> Lines<'a> {
        let ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        let ends = ends.map(|(at, _)| at).collect();
        Lines { bytes, ends }
    }

    fn place(&self, at: usize) -> Place {
        let before = self.ends.partition_point(|&end| end < at);
        let start = before.checked_sub(1).and_then(|last| self.ends.get(last));
        let start = start.map_or(0, |end| end + 1);
        let column = Place::of(self.bytes.get(start..).unwrap_or_default(), at - start).column;
        Place {
            line: before + 1,
            column,
        }
    }
}

struct Teller<'a> {
    telling: Telling<'a>,
    lines: &'a Lines<'a>,
    game: &'a Game<'a>,
    line: &'a Line,
}

impl Teller<'_> {
    fn verdict(&self, findings: &[Finding], language: Language) -> Verdict {
        let tag = |name| {
            let tag = self.game.tag(name).map(|tag| tag.value().into_owned());
            tag.unwrap_or_else(|| "?".to_owned())
        };
        Verdict {
            line: self.lines.place(self.game.start()).line,
            white: tag("White"),
            black: tag("Black"),
            result: self.line.result.map_or("*", |result| result.as_str()),
            plies: self.line.moves.len(),
            language,
            findings: findings
                .iter()
                .map(|finding| self.finding(finding))
                .collect(),
            places: self.places(),
        }
    }

    fn finding(&self, finding: &Finding) -> Told {
        let message = |id| Message::new(id).with("at", self.after(finding.ply));
        let mut line = None;
        let message = match &finding.what {
            What::Unread { token, unread } => {
                let id = match unread {
                    Unread::NoMove { .. } | Unread::NotStrict { .. } => "judge-unread-no-move",
                    Unread::Illegal { .. } => "judge-unread-illegal",
                    Unread::Ambiguous { .. } => "judge-unread-ambiguous",
                };
                let (place, text) = self.place(*token);
                line = Some(place.line);
                let column = place.column;
                let moves = self.candidates(finding.ply, unread);
                let message = message(id).with("column", count(column)).with("text", text);
                match unread {
                    Unread::Illegal { .. } | Unread::Ambiguous { .. } => {
                        message.with("moves", moves)
                    }
                    Unread::NoMove { .. } | Unread::NotStrict { .. } => message,
                }
            }
            What::Claim {
                ground,
                by,
                intended,
                times,
            } => {
                let id = match (ground, intended) {
                    (Ground::Threefold, Some(_)) => "judge-threefold-intended",
                    (Ground::Threefold, None) => "judge-threefold-appeared",
                    (Ground::Fifty, Some(_)) => "judge-fifty-intended",
                    (Ground::Fifty, None) => "judge-fifty-completed",
                };
                let message = message(id).with("side", *by).with("times", count(*times));
                match intended.zip(self.line.positions.get(finding.ply)) {
                    Some((m, position)) => message.with("move", self.numbered(position, m)),
                    None => message,
                }
            }
            What::Drawn { draw, after } => {
                let id = match draw {
                    Draw::Fivefold => "judge-fivefold",
                    Draw::SeventyFive => "judge-seventy-five",
                    Draw::Dead => "judge-dead",
                };
                message(id).with("after", count(*after))
            }
            What::Result { given, due, why } => {
                let id = match why {
                    Contradiction::Checkmate => "judge-result-checkmate",
                    Contradiction::Stalemate => "judge-result-stalemate",
                    Contradiction::Drawn(_) => "judge-result-drawn",
                    Contradiction::FlagWithoutMate => "judge-result-flag-without-mate",
                    Contradiction::FlagWithMate => "judge-result-flag-with-mate",
                    Contradiction::ResignationWithoutMate => "judge-result-resignation",
                };
                let given = given.as_str().to_owned();
                message(id)
                    .with("given", given)
                    .with("due", due.as_str().to_owned())
            }
            What::Unsettled { winner } => message("judge-unsettled").with("side", *winner),
        };
        Told {
            ply: finding.ply,
            article: finding.rule.number(self.telling.edition).unwrap_or("-"),
            message,
            line,
        }
    }

    /// The move after which something is so.
    fn after(&self, ply: usize) -> String {
        let before = ply.checked_sub(1);
        let made = before.and_then(|before| {
            let position = self.line.positions.get(before)?;
            Some((position, self.line.moves.get(before)?.m))
        });
        match made {
            Some((position, m)) => self.numbered(position, m),
            None => self.telling.texts.get("judge-start").unwrap_or_default(),
        }
    }

    fn numbered(&self, position: &Chess, m: Move) -> String {
        numbered(self.telling.style, position, m)
    }

    fn candidates(&self, ply: usize, unread: &Unread) -> String {
        let (Unread::Illegal { candidates } | Unread::Ambiguous { candidates }) = unread else {
            return String::new();
        };
        let Some(position) = self.line.positions.get(ply) else {
            return String::new();
        };
        listed(self.telling.style, position, candidates)
    }

    fn place(&self, token: usize) -> (Place, String) {
        let Some(token) = self.game.tokens.get(token) else {
            return (Place { line: 1, column: 1 }, String::new());
        };
        let text: String = token.text().chars().take(40).collect();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        (self.lines.place(token.at), text)
    }

    /// What could not be read, or was forgiven, beside the entry that a finding is about already.
    fn places(&self) -> Vec<Told> {
        let mut places = Vec::new();
        for problem in &self.line.problems {
            let known =
                Some(problem.token) == self.line.stopped && matches!(problem.what, Said::Unread(_));
            if !known && (self.telling.forgiven || !problem.what.is_forgiven()) {
                places.push(self.said(problem));
            }
        }
        places
    }

    fn said(&self, problem: &Problem) -> Told {
        let (Place { line, column }, text) = self.place(problem.token);
        let (id, detail) = said(self.telling.texts, &problem.what);
        let mut message = Message::new(id)
            .with("column", count(column))
            .with("text", text);
        if let Some(detail) = detail {
            message = message.with("detail", detail);
        }
        Told {
            ply: 0,
            article: "",
            message,
            line: Some(line),
        }
    }
}

/// The sentence for what a reader says about a token, and its detail.
pub fn said(texts: &Texts, what: &Said) -> (&'static str, Option<String>) {
    match what {
        Said::Liberties(liberties) => ("pgn-liberties", Some(forgiven(texts, *liberties))),
        Said::Unread(Unread::Illegal { .. }) => ("pgn-unread-illegal", None),
        Said::Unread(Unread::Ambiguous { .. }) => ("pgn-unread-ambiguous", None),
        Said::Unread(Unread::NoMove { .. } | Unread::NotStrict { .. }) => {
            ("pgn-unread-no-move", None)
        }
        Said::Unplayed => ("pgn-unplayed", None),
        Said::NullMove => ("pgn-null-move", None),
        Said::Number { expected } => ("pgn-number", Some(expected.to_string())),
        Said::BrokenTag => ("pgn-broken-tag", None),
        Said::RepeatedTag => ("pgn-repeated-tag", None),
        Said::Start(why) => ("pgn-start", Some(why.clone())),
        Said::Variant => ("pgn-variant", None),
        Said::NestedComment => ("pgn-nested-comment", None),
        Said::OpenComment => ("pgn-open-comment", None),
        Said::VariationNowhere => ("pgn-variation-nowhere", None),
        Said::OpenVariation => ("pgn-open-variation", None),
        Said::CloseNowhere => ("pgn-close-nowhere", None),
        Said::PassingWrong => ("pgn-passing-wrong", None),
        Said::OfferNowhere => ("pgn-offer-nowhere", None),
        Said::ResultDiffers => ("pgn-result-differs", None),
        Said::SecondResult => ("pgn-second-result", None),
        Said::Markup => ("pgn-markup", None),
        Said::Stray => ("pgn-stray", None),
    }
}

/// What was forgiven, in words.
fn forgiven(texts: &Texts, liberties: Liberties) -> String {
    let words = liberties.iter().map(|liberty| {
        let id = format!("liberty-{}", liberty.as_str());
        texts.get(&id).unwrap_or(id)
    });
    words.collect::<Vec<_>>().join(", ")
}

/// A move with its number: `12. Nf3`, `12... Nf6`.
pub fn numbered(style: Style, position: &Chess, m: Move) -> String {
    let dots = match position.turn() {
        Color::White => ".",
        Color::Black => "...",
    };
    format!("{}{dots} {}", position.fullmoves(), style.text(position, m))
}

/// Moves in a row, as many as are of use to a reader.
pub fn listed(style: Style, position: &Chess, moves: &[Move]) -> String {
    const MOST: usize = 12;
    let mut words: Vec<String> = moves
        .iter()
        .take(MOST)
        .map(|m| style.text(position, *m))
        .collect();
    if moves.len() > MOST {
        words.push("…".to_owned());
    }
    words.join(", ")
}
