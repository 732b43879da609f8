//! What a judge found in a game, ready to be told in any language or as JSON.

use jadoube_judge::{Contradiction, Draw, Finding, Ground, Judge, What};
use jadoube_laws::Edition;
use jadoube_notation::pgn::{Game, Games, MainLine, Problem, ProblemKind, SourceMap, SourcePos};
use jadoube_notation::{Language, Liberties, Style, Unread};
use jadoube_ruling::{Message, Value};
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
    pub tags: GameTags,
    pub result: &'static str,
    pub plies: usize,
    pub language: Language,
    pub findings: Vec<Remark>,
    pub places: Vec<Remark>,
    /// How many places there are besides.
    pub unnamed: usize,
}

/// The tags by which a game is known, wherever it stands in a file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameTags {
    pub white: String,
    pub black: String,
    /// Event, site, date, round and board.
    rest: [String; 5],
}

impl GameTags {
    fn of(game: &Game<'_>) -> GameTags {
        let tag = |name| {
            let tag = game.tag(name).map(|tag| tag.value().into_owned());
            tag.unwrap_or_else(|| "?".to_owned())
        };
        GameTags {
            white: tag("White"),
            black: tag("Black"),
            rest: ["Event", "Site", "Date", "Round", "Board"].map(tag),
        }
    }
}

/// One thing that is to be said.
#[derive(Debug, Clone, PartialEq)]
pub struct Remark {
    pub ply: usize,
    pub article: &'static str,
    pub message: Message,
    /// Where it stands in its piece of the file, if it stands anywhere; line and column become values of
    /// the message when told.
    pub pos: Option<SourcePos>,
}

/// What of a file came before a piece of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Before {
    /// Whole lines.
    pub lines: usize,
    /// Signs of the line in which the piece begins.
    pub columns: usize,
}

impl Before {
    /// A place in the file, given one in a piece.
    pub const fn pos(self, pos: SourcePos) -> SourcePos {
        let columns = if pos.line == 1 { self.columns } else { 0 };
        SourcePos {
            line: self.lines + pos.line,
            column: columns + pos.column,
        }
    }

    /// What came before the next piece.
    pub fn after(self, piece: &[u8]) -> Before {
        let end = self.pos(SourcePos::of(piece, piece.len()));
        Before {
            lines: end.line - 1,
            columns: end.column - 1,
        }
    }
}

impl Remark {
    /// The message with its line, which is known only once the piece has its place in the file.
    pub fn message(&self, before: Before) -> Message {
        let message = self.message.clone();
        match self.pos.map(|pos| before.pos(pos)) {
            Some(SourcePos { line, column }) => message
                .with("line", count(line))
                .with("column", count(column)),
            None => message,
        }
    }

    pub fn json(&self, before: Before) -> serde_json::Value {
        let mut map = Map::new();
        map.insert("kind".to_owned(), json!(self.message.id));
        if !self.article.is_empty() {
            map.insert("article".to_owned(), json!(self.article));
            map.insert("ply".to_owned(), json!(self.ply));
        }
        for (name, value) in self.message(before).values {
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
    let map = SourceMap::new(bytes);
    let mut games = Games::new(bytes);
    let mut game = Game::default();
    let mut verdicts = Vec::new();
    while games.read(&mut game) {
        verdicts.push(verdict(judge, &game, &map, telling));
    }
    verdicts
}

/// Judges a game of a piece of a file.
pub fn verdict(
    judge: &mut Judge,
    game: &Game<'_>,
    map: &SourceMap<'_>,
    telling: Telling<'_>,
) -> Verdict {
    let findings = judge.judge(game).to_vec();
    let teller = Teller {
        telling,
        map,
        game,
        line: judge.line(),
    };
    teller.verdict(&findings, judge.language())
}

struct Teller<'a> {
    telling: Telling<'a>,
    map: &'a SourceMap<'a>,
    game: &'a Game<'a>,
    line: &'a MainLine,
}

impl Teller<'_> {
    fn verdict(&self, findings: &[Finding], language: Language) -> Verdict {
        Verdict {
            line: self.map.pos(self.game.start()).line,
            tags: GameTags::of(self.game),
            result: self.line.result.map_or("*", |result| result.as_str()),
            plies: self.line.moves.len(),
            language,
            findings: findings
                .iter()
                .map(|finding| self.finding(finding))
                .collect(),
            places: self.places(findings),
            unnamed: self.line.unnamed,
        }
    }

    fn finding(&self, finding: &Finding) -> Remark {
        let message = |id| Message::new(id).with("at", self.after(finding.ply));
        let mut pos = None;
        let message = match &finding.what {
            What::Unread { token, unread } => {
                let id = match unread {
                    Unread::NoMove { .. } | Unread::NotStrict { .. } => "judge-unread-no-move",
                    Unread::Illegal { .. } => "judge-unread-illegal",
                    Unread::Ambiguous { .. } => "judge-unread-ambiguous",
                };
                let (place, text) = self.place(*token);
                pos = Some(place);
                let moves = self.candidates(finding.ply, unread);
                let message = message(id).with("text", text);
                match unread {
                    Unread::Illegal { .. } | Unread::Ambiguous { .. } => {
                        message.with("moves", moves)
                    }
                    Unread::NoMove { .. } | Unread::NotStrict { .. } => message,
                }
            }
            What::AfterTheEnd { token, mate } => {
                let id = match mate {
                    true => "judge-after-mate",
                    false => "judge-after-stalemate",
                };
                let (place, text) = self.place(*token);
                pos = Some(place);
                message(id).with("text", text)
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
                    Contradiction::AgreementTooEarly => "judge-result-agreement",
                };
                let given = given.as_str().to_owned();
                message(id)
                    .with("given", given)
                    .with("due", due.as_str().to_owned())
            }
            What::Unsettled { winner } => message("judge-unsettled").with("side", *winner),
        };
        Remark {
            ply: finding.ply,
            article: finding.rule.number(self.telling.edition).unwrap_or("-"),
            message,
            pos,
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

    fn place(&self, token: usize) -> (SourcePos, String) {
        let Some(token) = self.game.tokens.get(token) else {
            return (SourcePos { line: 1, column: 1 }, String::new());
        };
        let text: String = token.text().chars().take(40).collect();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        (self.map.pos(token.at), text)
    }

    /// What could not be read, or was forgiven, beside the entry that a finding is about already.
    fn places(&self, findings: &[Finding]) -> Vec<Remark> {
        let mut places = Vec::new();
        let told = findings.iter().find_map(|finding| match finding.what {
            What::Unread { token, .. } | What::AfterTheEnd { token, .. } => Some(token),
            _ => None,
        });
        for problem in &self.line.problems {
            let known =
                Some(problem.token) == told && matches!(problem.what, ProblemKind::Unread(_));
            if !known && (self.telling.forgiven || !problem.what.is_forgiven()) {
                places.push(self.said(problem));
            }
        }
        places
    }

    fn said(&self, problem: &Problem) -> Remark {
        let (pos, text) = self.place(problem.token);
        let (id, detail) = said(self.telling.texts, &problem.what);
        let mut message = Message::new(id).with("text", text);
        if let Some(detail) = detail {
            message = message.with("detail", detail);
        }
        Remark {
            ply: 0,
            article: "",
            message,
            pos: Some(pos),
        }
    }
}

/// The sentence for what a reader says about a token, and its detail.
pub fn said(texts: &Texts, what: &ProblemKind) -> (&'static str, Option<String>) {
    match what {
        ProblemKind::Liberties(liberties) => ("pgn-liberties", Some(forgiven(texts, *liberties))),
        ProblemKind::Unread(Unread::Illegal { .. }) => ("pgn-unread-illegal", None),
        ProblemKind::Unread(Unread::Ambiguous { .. }) => ("pgn-unread-ambiguous", None),
        ProblemKind::Unread(Unread::NoMove { .. } | Unread::NotStrict { .. }) => {
            ("pgn-unread-no-move", None)
        }
        ProblemKind::Unplayed => ("pgn-unplayed", None),
        ProblemKind::NullMove => ("pgn-null-move", None),
        ProblemKind::Number { expected } => ("pgn-number", Some(expected.to_string())),
        ProblemKind::BrokenTag => ("pgn-broken-tag", None),
        ProblemKind::RepeatedTag => ("pgn-repeated-tag", None),
        ProblemKind::Start(why) => ("pgn-start", Some(why.clone())),
        ProblemKind::Variant => ("pgn-variant", None),
        ProblemKind::NestedComment => ("pgn-nested-comment", None),
        ProblemKind::OpenComment => ("pgn-open-comment", None),
        ProblemKind::VariationNowhere => ("pgn-variation-nowhere", None),
        ProblemKind::OpenVariation => ("pgn-open-variation", None),
        ProblemKind::CloseNowhere => ("pgn-close-nowhere", None),
        ProblemKind::PassingWrong => ("pgn-passing-wrong", None),
        ProblemKind::OfferNowhere => ("pgn-offer-nowhere", None),
        ProblemKind::ResultDiffers => ("pgn-result-differs", None),
        ProblemKind::SecondResult => ("pgn-second-result", None),
        ProblemKind::Markup => ("pgn-markup", None),
        ProblemKind::Stray => ("pgn-stray", None),
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

#[cfg(all(test, debug_assertions))]
mod tests {
    use jadoube_judge::Options;
    use jadoube_notation::work;
    use jadoube_text::Language as Words;

    use super::*;

    /// What judging a file looks at, in bytes and entries.
    fn work_of(file: &str) -> u64 {
        let texts = Texts::new(Words::English);
        let telling = Telling {
            texts: &texts,
            style: Style::PGN,
            edition: Edition::E2023,
            forgiven: true,
        };
        let mut judge = Judge::new(Options {
            dead_positions: false,
            ..Options::of(Edition::E2023)
        });
        work::of(|| {
            let verdicts = judge_all(&mut judge, file.as_bytes(), telling);
            let told: usize = verdicts.iter().map(|one| one.places.len()).sum();
            assert!(
                told <= 1100 * verdicts.len(),
                "what is told of a game is bounded"
            );
        })
    }

    /// Ten times the input is ten times the work, whatever the input.
    #[test]
    fn work_grows_no_faster_than_the_file() {
        let repeated: [(&str, &str, usize); 12] = [
            (
                "games on one line",
                "[Event \"a\"] 1. e4 e5 2. Ke3 Nf6 1-0 ",
                100,
            ),
            ("games of one move", "1. e4 * ", 300),
            ("unplayed moves on a line", "xyz ", 2000),
            ("open brackets", "(", 3000),
            ("brackets and moves", "(1. e4 ", 1000),
            ("closing brackets", ")", 3000),
            ("tags", "[A \"b\"]", 2000),
            ("open comments", "{a {b} ", 1000),
            ("comments within comments", "{", 3000),
            ("open markup", "<a ", 3000),
            ("knights that go and come back", "Nf3 Nf6 Ng1 Ng8 ", 500),
            ("broken tags", "[A \"b ", 1500),
        ];
        for (name, part, times) in repeated {
            let few = work_of(&part.repeat(times));
            let many = work_of(&part.repeat(10 * times));
            assert!(few > 0, "{name}: nothing was counted");
            assert!(many <= 12 * few + 20_000, "{name}: {few} became {many}");
        }
        // Each tag another one, so that none repeats.
        let tags =
            |count: usize| -> String { (0..count).map(|n| format!("[A{n} \"b\"]")).collect() };
        let (few, many) = (work_of(&tags(1500)), work_of(&tags(15_000)));
        assert!(many <= 12 * few, "different tags: {few} became {many}");
    }
}
