//! The thin adapter from a chess scenario to the engine.

use jadoube_clock::{Mode, TimeControl};
use jadoube_journal::Record;
use jadoube_laws::{
    Asked, Assistance, Authority, Class, ClockMisuse, Created, Decision, Device, Finding, Ground,
    Laws, Motion, Penalty, Points, Regulations, Rule, Start, Usage, classify,
};
use jadoube_ruling::{BySide, Edition, Moment, Seat, Side, Span};
use shakmaty::{Role, Setup, Square, fen::Fen, san::San};

use crate::scenario::side;
use crate::words;
use crate::{Event, Fault, Keys, Scenario};

/// Why a scenario did not pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// It cannot be run as it is written.
    Fault(Fault),
    /// It uses an event that this program does not take yet.
    Waiting(String),
    /// Something else came than was expected.
    Differs {
        /// Which key of `expect`.
        key: &'static str,
        /// What was expected.
        expected: String,
        /// What came.
        came: String,
    },
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Fault(fault) => write!(f, "{fault}"),
            Failure::Waiting(event) => write!(f, "the event {event} is not built yet"),
            Failure::Differs {
                key,
                expected,
                came,
            } => write!(f, "{key}: expected {expected}, came {came}"),
        }
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Fault(fault)
    }
}

/// Runs a scenario under one edition.
pub fn run(scenario: &Scenario, edition: Edition) -> Result<(), Failure> {
    let table = play(scenario, edition)?;
    table.compare(scenario)
}

/// Plays the events of a scenario and gives the record of the game.
pub fn record(scenario: &Scenario, edition: Edition) -> Result<Record, Failure> {
    play(scenario, edition).map(|table| table.record)
}

fn play(scenario: &Scenario, edition: Edition) -> Result<Table, Failure> {
    let mut table = Table::new(scenario, edition)?;
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
}

impl Table {
    fn new(scenario: &Scenario, edition: Edition) -> Result<Table, Failure> {
        let (class, regime, control) = scenario.control.clone();
        let setup = &scenario.setup;
        let regulations = Regulations {
            usage: Usage::Console,
            flag_authority: setup.software_flags.then_some(Authority::Software),
            default_time: setup.default_time,
            no_draw_before: setup.no_draw_before,
            quickplay: setup.guideline3,
            chess960: scenario.chess960,
            fide_rated: setup.fide_rated,
            no_arbiter: setup.no_arbiter,
            ..Regulations::new(edition, class, regime, control)
        };
        let fault = |what: String| Fault {
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
        let mut table = Table {
            record,
            now: Moment::ZERO,
            ruling: None,
            class: None,
        };
        if !scenario.events.iter().any(|event| event.what == "start") {
            table.ask(Seat::Arbiter, &Asked::Start);
            table.ruling = None;
        }
        Ok(table)
    }

    fn ask(&mut self, seat: Seat, asked: &Asked) {
        match self.record.ask(seat, asked, self.now) {
            Ok(happened) => {
                if let Some(last) = happened.last() {
                    self.ruling = Some((words::happened(last), Some(last.under())));
                }
            }
            Err(refused) => {
                self.ruling = Some((words::refused(&refused), Some(refused.under())));
            }
        }
    }

    fn event(&mut self, event: &Event) -> Result<(), Failure> {
        if let Some(t) = event.t {
            let millis = u64::try_from(t).unwrap_or(0).saturating_mul(1000);
            self.now = Moment::from_millis(millis);
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
            "agree_correct" => {
                self.ask(Seat::White, &Asked::AgreeToCorrect);
                self.ask(Seat::Black, &Asked::AgreeToCorrect);
            }
            "pause" => {
                let reason = keys.text("reason")?.unwrap_or_default();
                self.ask(seat, &Asked::Pause { reason });
                if let (Some(of), Some(false)) = (by, keys.flag("valid")?) {
                    self.ask(Seat::Arbiter, &Asked::FaultPause { of });
                }
            }
            what => {
                let asked = asked(what, by, &mut keys)?;
                let Some(asked) = asked else {
                    return Err(Failure::Waiting(event.what.clone()));
                };
                let seat = if arbiter_enters(what, &asked) {
                    Seat::Arbiter
                } else {
                    seat
                };
                self.ask(seat, &asked);
            }
        }
        keys.done()?;
        Ok(())
    }

    /// Each move of the list is made and completed at once.
    fn fast_forward(&mut self, keys: &mut Keys) -> Result<(), Failure> {
        let list = keys.need_text("san")?;
        for word in list.split_whitespace() {
            let game = self.record.game();
            let bad = |why: String| keys.fault("san", format!("\"{word}\": {why}"));
            let san: San = word.parse().map_err(|_| bad("no move".to_owned()))?;
            let position = game.standing().position();
            let position = position.ok_or_else(|| bad("the position is illegal".to_owned()))?;
            let m = san.to_move(position).map_err(|e| bad(e.to_string()))?;
            let mode = game.standing().mode();
            let uci = shakmaty::uci::UciMove::from_move(m, mode).to_string();
            let motion: Motion = uci.parse().map_err(|_| bad("no move".to_owned()))?;
            let seat = Seat::from(game.turn());
            let two_hands = false;
            self.ask(seat, &Asked::Move { motion, two_hands });
            if self.record.game().ending().is_none() {
                let other_hand = false;
                self.ask(seat, &Asked::Press { other_hand });
            }
        }
        Ok(())
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
        self.ruling = match classified {
            Some((_, rule)) => Some(("classified", Some(rule))),
            None => Some(("left_to_arbiter", Some(Rule::LeftToArbiter))),
        };
        Ok(())
    }

    fn compare(&self, scenario: &Scenario) -> Result<(), Failure> {
        let expect = &scenario.expect;
        let game = self.record.game();
        let book = self.record.book();
        let result = game.ending().map_or("*", |ending| ending.outcome.as_str());
        check("result", expect.result.as_deref(), result)?;
        let (word, rule) = self.ruling.unwrap_or(("none", None));
        check("ruling", expect.ruling.as_deref(), word)?;
        let article = rule.and_then(|rule| book.locate(rule));
        let article = article.map_or("none", |article| article.number);
        check("article", expect.article.as_deref(), article)?;
        check("to_move", expect.to_move, game.turn())?;
        let board = game.standing().board().to_string();
        check("board", expect.board.as_deref(), &board)?;
        if let Some(allowed) = &expect.allowed {
            self.compare_allowed(allowed)?;
        }
        for side in Side::ALL {
            let left = game.clock().left(side, self.now).as_secs();
            check("clocks", expect.clocks[side], left)?;
            let completed = i64::from(game.completed_moves()[side]);
            check("completed", expect.completed[side], completed)?;
            check(
                "illegal",
                expect.illegal[side],
                i64::from(game.faults()[side]),
            )?;
            let must_record = game.must_record(book, side, self.now);
            check("must_record", expect.must_record[side], must_record)?;
        }
        let letter = |side: Option<Side>| match side {
            Some(Side::White) => "w",
            Some(Side::Black) => "b",
            None => "none",
        };
        check(
            "running",
            expect.running.as_deref(),
            letter(game.clock().running()),
        )?;
        check("offer", expect.offer.as_deref(), letter(game.offer()))?;
        if let Some(expected) = &expect.award {
            let awards = game.awards().iter();
            let awards: Vec<(Side, i64)> = awards.map(|a| (a.to, a.span.as_secs())).collect();
            check("award", Some(expected), &awards)?;
        }
        if let Some(expected) = &expect.score {
            let points = |text: &String| text.parse::<Points>().ok();
            let expected = expected.as_ref().map(|pair| BySide {
                white: points(&pair.white),
                black: points(&pair.black),
            });
            let came = game.awarded_score().map(|pair| pair.map(Some));
            check("score", Some(expected), came)?;
        }
        let class = self.class.map(|class| match class {
            Class::Standard => "standard",
            Class::Rapid => "rapid",
            Class::Blitz => "blitz",
        });
        check("class", expect.class.as_deref(), class.unwrap_or("none"))?;
        let waiting = [
            ("who", expect.who.is_some()),
            ("uci", expect.uci.is_some()),
            ("text", expect.text.is_some()),
            ("ply", expect.ply.is_some()),
        ];
        match waiting.into_iter().find(|(_, asked)| *asked) {
            Some((key, _)) => Err(Failure::Waiting(format!("expect.{key}"))),
            None => Ok(()),
        }
    }

    fn compare_allowed(&self, expected: &[String]) -> Result<(), Failure> {
        let game = self.record.game();
        let sorted = |motions: Vec<Motion>| {
            let mut names: Vec<String> = motions.iter().map(Motion::to_string).collect();
            names.sort();
            names.join(" ")
        };
        let came = sorted(game.allowed(self.record.book()));
        let expected = if expected == ["any"] {
            sorted(game.standing().legal_motions())
        } else {
            let mut names = expected.to_vec();
            names.sort();
            names.join(" ")
        };
        check("allowed", Some(expected.as_str()), came.as_str())
    }
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

/// Events of the format that belong to parts of the Laws which are not built yet.
const WAITING: &[&str] = &[
    "announce",
    "arb_request_seal",
    "boards_differ",
    "correct_announcement",
    "envelope_missing",
    "feel",
    "flag_update_check",
    "hear",
    "move_instead_of_seal",
    "open_envelope",
    "pair_check",
    "plug",
    "read",
    "record_move",
    "seal",
    "stop_clock",
    "unplug",
    "validate960",
    "write",
    "create_game",
    "leave",
    "enter",
    "announce_castle",
    "time_zero",
    "spectator_report",
    "hide_scoresheet",
    "non_algebraic",
    "electronic_sheet_defect",
    "scoresheet_updated",
    "reconstruct",
    "request_scoresheet",
    "sign_result",
    "appeal",
    "ask_law",
    "notes_used",
    "distract",
    "misconduct",
    "inspect",
    "refuse_inspection",
    "expel",
    "resume",
    "seal_reply",
    "position_lost",
    "blind_remove",
    "repeat",
];

/// Whether an event is one that the format knows, with keys that it knows.
pub(crate) fn check_event(event: &Event) -> Result<(), Fault> {
    let mut keys = Keys::new(&event.place, event.keys.clone())?;
    match event.what.as_str() {
        "play" => drop(keys.need_text("san")?),
        "classify" => {
            keys.number("base_s")?;
            keys.number("inc_s")?;
        }
        "agree_correct" => {}
        "pause" => {
            keys.text("reason")?;
            keys.flag("valid")?;
        }
        what if WAITING.contains(&what) => return Ok(()),
        what => {
            // Whose act it is does not matter for the keys.
            if asked(what, Some(Side::White), &mut keys)?.is_none() {
                let what = format!("unknown event \"{what}\"");
                return Err(keys.fault("do", what));
            }
        }
    }
    keys.done()
}

/// Facts that the arbiter establishes although the event names the player concerned.
fn arbiter_enters(what: &str, asked: &Asked) -> bool {
    matches!(
        what,
        "order_unclear" | "clock_misuse" | "device" | "refusal"
    ) || matches!(asked, Asked::AcceptAccident { .. } | Asked::Excuse { .. })
}

/// The request that an event stands for; none for events that are not requests here.
fn asked(what: &str, by: Option<Side>, keys: &mut Keys) -> Result<Option<Asked>, Fault> {
    let two_hands =
        |keys: &mut Keys| -> Result<bool, Fault> { Ok(keys.number("hands")? == Some(2)) };
    Ok(Some(match what {
        "start" => Asked::Start,
        "arrive" => match (keys.flag("excused")?, by) {
            (Some(true), Some(of)) => Asked::Excuse { of },
            _ => Asked::Arrive,
        },
        "default_check" => Asked::CheckDefault,
        "announce_adjust" => Asked::AnnounceAdjust,
        "touch" => {
            let squares = squares(keys, "sq")?;
            match (keys.flag("accident")?, by) {
                (Some(true), Some(of)) => Asked::AcceptAccident { of, squares },
                _ => Asked::Touch { squares },
            }
        }
        "order_unclear" => Asked::OrderUnclear,
        "release" => Asked::Release {
            from: keys.need_parse("from")?,
            to: keys.need_parse("to")?,
            victim_off: keys.flag("captured_removed")?,
        },
        "remove" => Asked::Remove {
            square: keys.need_parse("sq")?,
        },
        "pick_promo" => Asked::PickPromotion { role: role(keys)? },
        "promo_touch" => Asked::TouchPromotion {
            role: role(keys)?,
            square: keys.need_parse("sq")?,
        },
        "promo_release" => Asked::ReleasePromotion {
            role: role(keys)?,
            square: keys.need_parse("sq")?,
        },
        "move" => {
            // A pawn left as it is shows in the move itself: it names no piece.
            keys.flag("unpromoted")?;
            Asked::Move {
                motion: keys.need_parse("uci")?,
                two_hands: two_hands(keys)?,
            }
        }
        "displace" => Asked::Displace {
            squares: squares(keys, "sqs")?,
        },
        "restore_pieces" => Asked::RestorePieces,
        "request_assistant" => Asked::RequestAssistant {
            purpose: purpose(keys)?,
        },
        "appoint" => Asked::AllowAssistant {
            of: player(keys, by)?,
            purpose: purpose(keys)?,
            less_time: keys.number("s")?.map(Span::from_secs),
        },
        "clock_defect" => Asked::Find(Finding::ClockDefect),
        "press" => Asked::Press {
            other_hand: match keys.text("hand")?.as_deref() {
                None | Some("same") => false,
                Some("other") => true,
                Some(hand) => return Err(keys.fault("hand", format!("unknown: \"{hand}\""))),
            },
        },
        "clock_misuse" => Asked::RecordClockMisuse {
            of: player(keys, by)?,
            how: misuse(keys)?,
        },
        "arb_pause" => Asked::Pause {
            reason: keys.text("reason")?.unwrap_or_default(),
        },
        "arb_resume" => Asked::Resume {
            running: side(keys, "running")?,
        },
        "arb_add_time" => Asked::AddTime {
            to: player(keys, by)?,
            span: seconds(keys)?,
        },
        "arb_set_clock" => Asked::SetClock {
            left: BySide {
                white: keys.number("w")?.map(Span::from_secs),
                black: keys.number("b")?.map(Span::from_secs),
            },
            completed: BySide::default(),
            reason: keys.text("reason")?.unwrap_or_default(),
        },
        "wait" => Asked::TimePassed,
        "observe_flag" => Asked::ObserveFlag {
            of: player(keys, by)?,
            order_unknown: keys.text("order")?.as_deref() == Some("unknown"),
        },
        "claim_flag" => Asked::ClaimFlag,
        "claim_touch" => Asked::ClaimTouch,
        "claim_illegal" => Asked::ClaimIllegal,
        "observe_illegal" => Asked::ObserveIllegal,
        "observe_illegal_position" => Asked::ObserveIllegalPosition,
        "find" => Asked::Find(finding(keys)?),
        "offer_draw" => Asked::OfferDraw,
        "accept_draw" => Asked::AcceptDraw,
        "decline_draw" => Asked::DeclineDraw,
        "withdraw_offer" => Asked::WithdrawOffer,
        "arb_consent" => {
            keys.text("what")?;
            Asked::Consent
        }
        "claim_threefold" => Asked::ClaimThreefold {
            intended: intended(keys)?,
        },
        "claim_fifty" => Asked::ClaimFifty {
            intended: intended(keys)?,
        },
        "resign" => Asked::Resign,
        "request_increment" => Asked::RequestIncrement,
        "claim_normal_means" => Asked::ClaimNormalMeans {
            ground: match keys.need_text("ground")?.as_str() {
                "cannot" => Ground::Cannot,
                "no_effort" => Ground::NoEffort,
                other => return Err(keys.fault("ground", format!("unknown: \"{other}\""))),
            },
        },
        "arb_decide" => Asked::DecideQuickplay {
            decision: match keys.need_text("decision")?.as_str() {
                "agree" => Decision::Agree,
                "draw" => Decision::Draw,
                "postpone" => Decision::Postpone,
                "reject" => Decision::Reject,
                other => return Err(keys.fault("decision", format!("unknown: \"{other}\""))),
            },
            award: keys.number("award")?.map(Span::from_secs),
        },
        "request_show_score" => Asked::RequestScore,
        "device" => Asked::RecordDevice {
            of: player(keys, by)?,
            kind: match keys.need_text("kind")?.as_str() {
                "ring" => Device::Ring,
                "found" => Device::Found,
                other => return Err(keys.fault("kind", format!("unknown: \"{other}\""))),
            },
        },
        "refusal" => Asked::RecordRefusal { by },
        "arb_penalty" => Asked::Penalise {
            of: player(keys, by)?,
            penalty: penalty(keys)?,
        },
        "arb_override" => Asked::Override {
            ruling: keys.need_parse("ruling")?,
            reason: keys.text("reason")?.unwrap_or_default(),
        },
        "arb_declare" => Asked::Declare {
            outcome: outcome(keys)?,
            reason: keys.text("reason")?.unwrap_or_default(),
        },
        _ => return Ok(None),
    }))
}

fn squares(keys: &mut Keys, key: &str) -> Result<Vec<Square>, Fault> {
    let names = keys.texts(key)?.unwrap_or_default();
    let squares = names.iter().map(|name| name.parse::<Square>());
    let squares = squares.collect::<Result<Vec<_>, _>>();
    let squares = squares.map_err(|_| keys.fault(key, "no squares such as e4"))?;
    match squares.is_empty() {
        true => Err(keys.fault(key, "this key is missing")),
        false => Ok(squares),
    }
}

fn role(keys: &mut Keys) -> Result<Role, Fault> {
    let letter = keys.need_text("piece")?;
    let role = letter.chars().next().and_then(Role::from_char);
    role.ok_or_else(|| keys.fault("piece", format!("unknown: \"{letter}\"")))
}

fn player(keys: &mut Keys, by: Option<Side>) -> Result<Side, Fault> {
    side(keys, "of")?
        .or(by)
        .ok_or_else(|| keys.fault("of", "this key is missing"))
}

fn seconds(keys: &mut Keys) -> Result<Span, Fault> {
    let secs = keys.number("s")?;
    secs.map(Span::from_secs)
        .ok_or_else(|| keys.fault("s", "this key is missing"))
}

fn intended(keys: &mut Keys) -> Result<Option<Motion>, Fault> {
    // Paper or electronic: both are records of the move.
    keys.text("record")?;
    keys.parse("intended")
}

fn misuse(keys: &mut Keys) -> Result<ClockMisuse, Fault> {
    Ok(match keys.need_text("kind")?.as_str() {
        "other_hand" => ClockMisuse::OtherHand,
        "finger" => ClockMisuse::Finger,
        "hover" => ClockMisuse::Hover,
        "forcible" => ClockMisuse::Forcible,
        "pick_up" => ClockMisuse::PickUp,
        "knock_over" => ClockMisuse::KnockOver,
        other => return Err(keys.fault("kind", format!("unknown: \"{other}\""))),
    })
}

fn finding(keys: &mut Keys) -> Result<Finding, Fault> {
    Ok(match keys.need_text("what")?.as_str() {
        "wrong_setup" => Finding::WrongArray,
        "board_rotated" => Finding::BoardTurned,
        "colours_reversed" => Finding::ColoursReversed,
        "clock_setting" => Finding::ClockSetting {
            schedule_harmed: keys.flag("schedule_harmed")?.unwrap_or(false),
        },
        "displaced_piece" => {
            let fen: Fen = keys.need_parse("restore_fen")?;
            Finding::PieceMisplaced {
                restore: fen.into_setup(),
            }
        }
        other => return Err(keys.fault("what", format!("unknown: \"{other}\""))),
    })
}

fn purpose(keys: &mut Keys) -> Result<Assistance, Fault> {
    Ok(match keys.need_text("purpose")?.as_str() {
        "move" => Assistance::Moving,
        "clock" => Assistance::Clock,
        "record" => Assistance::Recording,
        other => return Err(keys.fault("purpose", format!("unknown: \"{other}\""))),
    })
}

fn penalty(keys: &mut Keys) -> Result<Penalty, Fault> {
    Ok(match keys.need_text("kind")?.as_str() {
        "warning" => Penalty::Warning,
        "add_opponent" => Penalty::MoreTimeForOpponent(seconds(keys)?),
        "reduce_own" => Penalty::LessTime(seconds(keys)?),
        kind @ ("points_down" | "points_up") => Penalty::Points {
            own: keys.need_parse("own")?,
            opponent: keys.need_parse("opponent")?,
            raises_opponent: kind == "points_up",
        },
        "loss" => Penalty::Loss {
            opponent: keys.parse("opponent_score")?.unwrap_or(Points::ONE),
        },
        "fine" => Penalty::Fine(keys.parse("value")?.unwrap_or(0)),
        "exclude_rounds" | "exclusion" => Penalty::Exclusion {
            rounds: keys.parse("value")?.unwrap_or(1),
        },
        "expulsion" => Penalty::Expulsion,
        other => return Err(keys.fault("kind", format!("unknown: \"{other}\""))),
    })
}

fn outcome(keys: &mut Keys) -> Result<jadoube_laws::Outcome, Fault> {
    use jadoube_laws::Outcome;
    Ok(match keys.need_text("result")?.as_str() {
        "1-0" => Outcome::Win(Side::White),
        "0-1" => Outcome::Win(Side::Black),
        "1/2-1/2" => Outcome::Draw,
        "0-0" => Outcome::BothLose,
        "annulled" => Outcome::Annulled,
        other => return Err(keys.fault("result", format!("unknown: \"{other}\""))),
    })
}
