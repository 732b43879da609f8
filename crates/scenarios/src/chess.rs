//! The thin adapter from a chess scenario to the engine.

use jadoube_clock::{Mode, TimeControl};
use jadoube_journal::Record;
use jadoube_laws::{
    AdjournmentRequest, Asked, Authority, BlindFact, BlindRequest, Class, ClockRequest, Contents,
    Created, Edition, Happened, IrregularityRequest, Laws, Medium, Motion, MovingRequest, Points,
    Regulations, Rule, SheetRequest, Start, Usage, classify, read_under, written_under,
};
use jadoube_notation::{Language, Reader, Reading, Style};
use jadoube_ruling::{BySide, Moment, Seat, Side, Span};
use serde_json::{Value, json};
use shakmaty::{Chess, Move, Position, Setup, fen::Fen, san::San, uci::UciMove};

use crate::requests::{arbiter_enters, asked, contents};
use crate::words;
use crate::{Event, Keys, Scenario, ScenarioError};

/// Why a scenario did not pass.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// It cannot be run as it is written.
    #[error(transparent)]
    Fault(#[from] ScenarioError),
    /// It uses an event that this program does not take yet.
    #[error("the event {0} is not built yet")]
    Waiting(String),
    /// Something else came than was expected.
    #[error("{key}: expected {expected}, came {came}")]
    Differs {
        /// Which key of `expect`.
        key: &'static str,
        /// What was expected.
        expected: String,
        /// What came.
        came: String,
    },
    /// The same for a key or place that is named only when the scenario is run.
    #[error("{key}: expected {expected}, came {came}")]
    Unlike {
        /// Which key or place.
        key: String,
        /// What was expected.
        expected: String,
        /// What came.
        came: String,
    },
}

/// Runs a scenario under one edition.
pub fn run(scenario: &Scenario, edition: Edition) -> Result<(), Failure> {
    let table = play(scenario, edition, None)?;
    table.compare(scenario)
}

/// Runs a scenario under an edition from which one rule is left out.
pub fn run_without(scenario: &Scenario, edition: Edition, rule: Rule) -> Result<(), Failure> {
    let table = play(scenario, edition, Some(rule))?;
    table.compare(scenario)
}

/// The rules that a scenario's game was ruled by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cited {
    /// By the ruling that the scenario expects, if it expects one.
    pub outcome: Option<Rule>,
    /// By everything on the record.
    pub record: Vec<Rule>,
}

/// Runs a scenario under one edition; gives the rules that its rulings cite.
pub fn cited(scenario: &Scenario, edition: Edition) -> Result<Cited, Failure> {
    let table = play(scenario, edition, None)?;
    table.compare(scenario)?;
    let expect = &scenario.expect;
    let ruling = expect.ruling.is_some() || expect.article.is_some();
    Ok(Cited {
        outcome: table.ruling.filter(|_| ruling).and_then(|(_, rule)| rule),
        record: table.cited,
    })
}

/// Plays the events of a scenario and gives the record of the game.
pub fn record(scenario: &Scenario, edition: Edition) -> Result<Record, Failure> {
    play(scenario, edition, None).map(|table| table.record)
}

fn play(scenario: &Scenario, edition: Edition, without: Option<Rule>) -> Result<Table, Failure> {
    let mut table = Table::new(scenario, edition, without)?;
    for event in &scenario.events {
        table.event(event)?;
    }
    Ok(table)
}

struct Table {
    record: Record,
    now: Moment,
    /// The word and the rule of the last ruling.
    ruling: Option<(&'static str, Option<Rule>)>,
    class: Option<Class>,
    /// What the last event brought to light about whom, which move, how far back.
    last: Option<Happened>,
    /// What the last envelope holds.
    envelope: Option<Contents>,
    /// What was last read, as an engine writes it, and what was last written.
    uci: Option<String>,
    text: Option<String>,
    /// Every rule that was cited.
    cited: Vec<Rule>,
}

impl Table {
    fn new(scenario: &Scenario, edition: Edition, without: Option<Rule>) -> Result<Table, Failure> {
        let (class, regime, control) = scenario.control.clone();
        let setup = &scenario.setup;
        let regulations = Regulations {
            usage: Usage::Console,
            flag_authority: setup.software_flags.then_some(Authority::Software),
            claim_authority: setup.arbiter_rules_on_claims.then_some(Authority::Human),
            default_time: setup.default_time,
            no_draw_before: setup.no_draw_before,
            quickplay: setup.guideline3,
            chess960: scenario.chess960,
            fide_rated: setup.fide_rated,
            no_arbiter: setup.no_arbiter,
            blind: BySide::new(|side| setup.blind == Some(side)),
            strict_recording: setup.strict_recording,
            only_legal_moves: setup.only_legal_moves,
            moves_from_sheets: setup.moves_from_sheets,
            report_leaving: setup.report_leaving,
            devices_in_bags: setup.devices_in_bags,
            device_sanction: setup.device_sanction,
            no_appeals: setup.no_appeals,
            ..Regulations::new(edition, class, regime, control)
        };
        let fault = |what: String| ScenarioError {
            place: scenario.id.clone(),
            what,
        };
        let position = match scenario.start.as_str() {
            "startpos" => Setup::initial(),
            text => {
                let fen = text.parse::<Fen>();
                let fen = fen.map_err(|error| fault(format!("start: {error}")))?;
                fen.into_setup()
            }
        };
        let start = Start {
            clocks: setup.clocks,
            completed: setup.completed,
            faults: setup.illegal,
            present: setup.attendance.unwrap_or(BySide::both(true)),
            unlawful: scenario.illegal_start,
            ..Start::from_setup(position)
        };
        let created = Created { regulations, start };
        let record = Record::create(&created, Moment::ZERO);
        let record = record.map_err(|error| fault(error.to_string()))?;
        let record = match without {
            Some(rule) => record.without(rule),
            None => record,
        };
        let mut table = Table {
            record,
            now: Moment::ZERO,
            ruling: None,
            class: None,
            last: None,
            envelope: None,
            uci: None,
            text: None,
            cited: Vec::new(),
        };
        if !scenario.events.iter().any(|event| event.what == "start") {
            table.ask(Seat::Arbiter, &Asked::Clock(ClockRequest::Start));
            table.ruling = None;
            table.cited.clear();
        }
        Ok(table)
    }

    /// Asks, and says whether it was granted.
    fn ask(&mut self, seat: Seat, asked: &Asked) -> bool {
        self.last = None;
        match self.record.ask(seat, asked, self.now) {
            Ok(happened) => {
                for one in &happened {
                    self.cites(one.under());
                }
                if let Some(last) = happened.last() {
                    self.ruling = Some((words::happened(last), Some(last.under())));
                    if let Happened::Blind(BlindFact::AnnouncementHeard { motion }) = last {
                        self.uci = Some(motion.to_string());
                    }
                    self.last = Some(last.clone());
                }
                true
            }
            Err(refused) => {
                self.cites(refused.under());
                self.ruling = Some((words::refused(&refused), Some(refused.under())));
                false
            }
        }
    }

    /// A ruling that no request to the game led to; with the rule left out there is none.
    fn ruled(&mut self, word: &'static str, rule: Rule) {
        let book = self.record.book();
        let left_out = rule.number(book.laws().edition).is_some() && book.locate(rule).is_none();
        self.ruling = Some(match left_out {
            true => ("left_to_arbiter", Some(Rule::LeftToArbiter)),
            false => (word, Some(rule)),
        });
    }

    fn cites(&mut self, rule: Rule) {
        if !self.cited.contains(&rule) {
            self.cited.push(rule);
        }
    }

    fn event(&mut self, event: &Event) -> Result<(), Failure> {
        if let Some(t) = event.t {
            self.now = Moment::from_millis(t.saturating_mul(1000));
        }
        let mut keys = Keys::new(&event.place, event.keys.clone())?;
        let by = match event.by.as_str() {
            "w" => Some(Side::White),
            "b" => Some(Side::Black),
            _ => None,
        };
        let seat = by.map_or(Seat::Arbiter, Seat::from);
        match event.what.as_str() {
            "play" => self.fast_forward(&mut keys)?,
            "classify" => self.classify(&mut keys)?,
            // The table is laid from the head of the scenario.
            "create_game" => {}
            "move_instead_of_seal" => {
                let word = keys.need_text("san")?;
                let motion = self.motion(&keys, &word)?;
                let two_hands = false;
                self.ask(
                    seat,
                    &Asked::Moving(MovingRequest::Move { motion, two_hands }),
                );
            }
            "read" => self.read(&mut keys)?,
            "write" => self.write(&mut keys)?,
            "agree_correct" => {
                self.ask(
                    Seat::White,
                    &Asked::Irregularity(IrregularityRequest::AgreeToCorrect),
                );
                self.ask(
                    Seat::Black,
                    &Asked::Irregularity(IrregularityRequest::AgreeToCorrect),
                );
            }
            "pause" => {
                let reason = keys.text("reason")?.unwrap_or_default();
                self.ask(seat, &Asked::Clock(ClockRequest::Pause { reason }));
                if let (Some(of), Some(false)) = (by, keys.flag("valid")?) {
                    self.ask(
                        Seat::Arbiter,
                        &Asked::Clock(ClockRequest::FaultPause { of }),
                    );
                }
            }
            what => {
                let assisted = keys.text("through")?.is_some();
                let asked = asked(what, by, &mut keys)?;
                let Some(mut asked) = asked else {
                    return Err(Failure::Waiting(event.what.clone()));
                };
                if let Asked::Adjournment(AdjournmentRequest::Open(opening)) = &mut asked
                    && event.keys.get("found").is_none()
                    && let Some(envelope) = &self.envelope
                {
                    opening.contents = envelope.clone();
                }
                if assisted {
                    asked = Asked::Blind(BlindRequest::ThroughAssistant(Box::new(asked)));
                }
                let seat = if arbiter_enters(what, &asked) {
                    Seat::Arbiter
                } else {
                    seat
                };
                let granted = self.ask(seat, &asked);
                if granted && ["seal", "seal_reply"].contains(&what) {
                    let text = event.keys.get("text").and_then(|text| text.as_str());
                    self.envelope = text.map(contents);
                }
            }
        }
        if let Some((_, Some(rule))) = self.ruling {
            self.cites(rule);
        }
        keys.done()?;
        Ok(())
    }

    /// Each move of the list is made, written down where that is watched, and completed at once.
    fn fast_forward(&mut self, keys: &mut Keys) -> Result<(), Failure> {
        let list = keys.need_text("san")?;
        for word in list.split_whitespace() {
            let motion = self.motion(keys, word)?;
            let seat = Seat::from(self.record.game().turn());
            let two_hands = false;
            let granted = self.ask(
                seat,
                &Asked::Moving(MovingRequest::Move { motion, two_hands }),
            );
            if !granted && self.record.game().ending().is_none() {
                let (why, _) = self.ruling.unwrap_or(("none", None));
                return Err(keys.fault("san", format!("\"{word}\": {why}")).into());
            }
            if self.record.book().regulations().strict_recording {
                let text = motion.to_string();
                let medium = Medium::Paper;
                let written = SheetRequest::RecordMove { text, medium };
                self.ask(seat, &Asked::Sheet(written));
            }
            if self.record.game().ending().is_none() {
                let other_hand = false;
                self.ask(seat, &Asked::Clock(ClockRequest::Press { other_hand }));
            }
        }
        Ok(())
    }

    /// The move that a word of the event stands for.
    fn motion(&self, keys: &Keys, word: &str) -> Result<Motion, Failure> {
        let standing = self.record.game().standing();
        let bad = |why: String| keys.fault("san", format!("\"{word}\": {why}"));
        let san: San = word.parse().map_err(|_| bad("no move".to_owned()))?;
        let position = standing.position();
        let position = position.ok_or_else(|| bad("the position is illegal".to_owned()))?;
        let m = san.to_move(position).map_err(|e| bad(e.to_string()))?;
        let uci = UciMove::from_move(m, standing.mode()).to_string();
        Ok(uci.parse().map_err(|_| bad("no move".to_owned()))?)
    }

    fn classify(&mut self, keys: &mut Keys) -> Result<(), Failure> {
        let secs = |n: Option<i64>| Span::from_secs(n.unwrap_or(0));
        let base = secs(keys.number("base_s")?);
        let mode = match keys.number("inc_s")? {
            None | Some(0) => Mode::None,
            inc => Mode::Increment(secs(inc)),
        };
        let laws = Laws::of(self.record.book().laws().edition);
        let classified = classify(&laws, &TimeControl::sudden_death(base, mode));
        self.class = classified.map(|(class, _)| class);
        match classified {
            Some((_, rule)) => self.ruled("classified", rule),
            None => self.ruled("left_to_arbiter", Rule::LeftToArbiter),
        }
        Ok(())
    }

    /// The board as it stands, where a move can be read or written.
    fn position(&self, keys: &Keys) -> Result<&Chess, Failure> {
        let position = self.record.game().standing().position();
        let illegal = || keys.fault("start", "no moves are written in an illegal position");
        Ok(position.ok_or_else(illegal)?)
    }

    fn read(&mut self, keys: &mut Keys) -> Result<(), Failure> {
        let text = keys.need_text("text")?;
        let reader = Reader::lenient(locale(keys)?);
        let position = self.position(keys)?;
        let read = reader.read(position, &text);
        let uci = |reading: &Reading| engine_form(position, reading.m);
        let uci = read.as_ref().ok().map(uci);
        let (word, rule) = (words::read(&read), read_under(&read));
        self.ruled(word, rule);
        self.uci = uci;
        Ok(())
    }

    fn write(&mut self, keys: &mut Keys) -> Result<(), Failure> {
        let uci: UciMove = keys.need_parse("uci")?;
        let style = Style::short(locale(keys)?);
        let position = self.position(keys)?;
        let m = uci.to_move(position).ok();
        let text = m.map(|m| style.text(position, m));
        let word = if text.is_some() {
            "written"
        } else {
            "read_illegal"
        };
        self.ruled(word, written_under(text.is_some()));
        self.text = text;
        Ok(())
    }

    fn compare(&self, scenario: &Scenario) -> Result<(), Failure> {
        let expect = &scenario.expect;
        let came = self.came();
        check("result", expect.result.as_deref(), came.result)?;
        check("ruling", expect.ruling.as_deref(), came.ruling)?;
        check("article", expect.article.as_deref(), came.article)?;
        check("to_move", expect.to_move, came.to_move)?;
        check("board", expect.board.as_deref(), &came.board)?;
        if let Some(allowed) = &expect.allowed {
            let expected = self.resolved(allowed).join(" ");
            check("allowed", Some(expected), came.allowed.join(" "))?;
        }
        for side in Side::ALL {
            check("clocks", expect.clocks[side], came.clocks[side])?;
            check("completed", expect.completed[side], came.completed[side])?;
            check("illegal", expect.illegal[side], came.illegal[side])?;
            check(
                "must_record",
                expect.must_record[side],
                came.must_record[side],
            )?;
        }
        check("running", expect.running.as_deref(), came.running)?;
        check("offer", expect.offer.as_deref(), came.offer)?;
        check("award", expect.award.as_ref(), &came.award)?;
        if let Some(expected) = &expect.score {
            let points = |text: &String| text.parse::<Points>().ok();
            let expected = expected.as_ref().map(|pair| BySide {
                white: points(&pair.white),
                black: points(&pair.black),
            });
            let came = came.score.map(|pair| pair.map(Some));
            check("score", Some(expected), came)?;
        }
        check("class", expect.class.as_deref(), came.class)?;
        check("who", expect.who.map(Some), came.who)?;
        check("uci", expect.uci.as_deref(), came.uci)?;
        check("text", expect.text.as_deref(), came.text)?;
        check("ply", expect.ply, came.ply)
    }

    /// Everything that a scenario may expect something of, as it stands after the last event.
    fn came(&self) -> Came<'_> {
        let game = self.record.game();
        let book = self.record.book();
        let (ruling, rule) = self.ruling.unwrap_or((NONE, None));
        let article = rule.and_then(|rule| book.locate(rule));
        let last = self.last.as_ref();
        Came {
            result: game.ending().map_or("*", |ending| ending.outcome.as_str()),
            ruling,
            article: article.map_or(NONE, |article| article.number),
            to_move: game.turn(),
            board: game.standing().board().to_string(),
            allowed: sorted(game.allowed(book)),
            clocks: BySide::new(|side| game.clock().left(side, self.now).as_secs()),
            completed: game.completed_moves().map(i64::from),
            illegal: game.faults().map(i64::from),
            must_record: BySide::new(|side| game.must_record(book, side, self.now)),
            running: letter(game.clock().running()),
            offer: letter(game.offer()),
            award: game
                .awards()
                .iter()
                .map(|award| (award.to, award.span.as_secs()))
                .collect(),
            score: game.awarded_score(),
            class: match self.class {
                None => NONE,
                Some(Class::Standard) => "standard",
                Some(Class::Rapid) => "rapid",
                Some(Class::Blitz) => "blitz",
            },
            who: last.and_then(words::who),
            uci: self.uci.as_deref().unwrap_or(NONE),
            text: self.text.as_deref().unwrap_or(NONE),
            ply: match last {
                Some(Happened::Blind(BlindFact::BackToAgreement { ply, .. })) => i64::from(*ply),
                _ => -1,
            },
        }
    }

    /// The moves that an expectation names; `any` is every legal move.
    fn resolved(&self, expected: &[String]) -> Vec<String> {
        match expected == ["any"] {
            true => sorted(self.record.game().standing().legal_motions()),
            false => {
                let mut names = expected.to_vec();
                names.sort();
                names
            }
        }
    }
}

/// The word for what is not there.
const NONE: &str = "none";

/// What came of a scenario.
struct Came<'a> {
    result: &'static str,
    ruling: &'static str,
    article: &'static str,
    to_move: Side,
    board: String,
    allowed: Vec<String>,
    clocks: BySide<i64>,
    completed: BySide<i64>,
    illegal: BySide<i64>,
    must_record: BySide<bool>,
    running: &'static str,
    offer: &'static str,
    award: Vec<(Side, i64)>,
    score: Option<BySide<Points>>,
    class: &'static str,
    who: Option<Side>,
    uci: &'a str,
    text: &'a str,
    ply: i64,
}

impl Came<'_> {
    /// The same in the words of the format.
    fn told(&self) -> Value {
        let of = |side: Side| letter(Some(side));
        let awards = self.award.iter();
        let awards: Vec<Value> = awards
            .map(|(to, secs)| json!({"to": of(*to), "s": secs}))
            .collect();
        let score = self.score.as_ref();
        json!({
            "result": self.result, "ruling": self.ruling, "article": self.article,
            "to_move": of(self.to_move), "board": self.board, "allowed": self.allowed,
            "clocks": pair(self.clocks), "completed": pair(self.completed),
            "illegal": pair(self.illegal), "must_record": pair(self.must_record),
            "running": self.running, "offer": self.offer, "award": awards,
            "score": score.map(|score| pair(score.map(|points| points.to_string()))),
            "class": self.class, "who": letter(self.who),
            "uci": self.uci, "text": self.text, "ply": self.ply,
        })
    }
}

/// A pair as the format writes it.
pub(crate) fn pair<T: serde::Serialize>(of: BySide<T>) -> Value {
    json!({"w": of.white, "b": of.black})
}

/// A side as the format writes it.
pub(crate) fn letter(side: Option<Side>) -> &'static str {
    match side {
        Some(Side::White) => "w",
        Some(Side::Black) => "b",
        None => NONE,
    }
}

/// Moves by their names, in order.
fn sorted(motions: Vec<Motion>) -> Vec<String> {
    let mut names: Vec<String> = motions.iter().map(Motion::to_string).collect();
    names.sort();
    names
}

/// Runs a scenario under one edition; gives everything that came of it, in the words of the format.
pub fn outcome(scenario: &Scenario, edition: Edition) -> Result<Value, Failure> {
    Ok(play(scenario, edition, None)?.came().told())
}

/// The moves that a scenario expects to be allowed, each by its name; none where it expects nothing of them.
pub fn allowed(scenario: &Scenario, edition: Edition) -> Result<Option<Vec<String>>, Failure> {
    let Some(expected) = &scenario.expect.allowed else {
        return Ok(None);
    };
    Ok(Some(play(scenario, edition, None)?.resolved(expected)))
}

/// Whose letters; English where nothing is said.
pub(crate) fn locale(keys: &mut Keys) -> Result<Language, ScenarioError> {
    Ok(keys.parse("locale")?.unwrap_or(Language::English))
}

/// Castling is king takes rook in Chess960 only.
fn engine_form(position: &Chess, m: Move) -> String {
    UciMove::from_move(m, position.castles().mode()).to_string()
}

fn check<T: PartialEq + std::fmt::Debug>(
    key: &'static str,
    expected: Option<T>,
    came: T,
) -> Result<(), Failure> {
    match expected {
        Some(expected) if expected != came => Err(Failure::Differs {
            key,
            expected: format!("{expected:?}"),
            came: format!("{came:?}"),
        }),
        _ => Ok(()),
    }
}
