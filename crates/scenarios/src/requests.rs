//! The request that each event of a scenario stands for.

use jadoube_laws::{
    AdjournmentRequest, ArbiterRequest, Asked, Assistance, AssistantRequest, BlindRequest, Breach,
    Chess960Request, ClockMisuse, ClockRequest, ConductRequest, Contents, Decision, Device,
    DrawRequest, EndRequest, Finding, Ground, IrregularityRequest, Medium, Motion, MovingRequest,
    Opening, Penalty, Points, QuickplayRequest, SheetRequest, Zone,
};
use jadoube_ruling::{BySide, Side, Span};
use serde_json::Value;
use shakmaty::{Role, Square, fen::Fen, uci::UciMove};

use crate::chess::locale;
use crate::scenario::side;
use crate::{Event, Keys, ScenarioError};

/// What stands in for the chance that a real envelope is sealed with.
const NONCE: &str = "scenario";

/// What a player puts into an envelope.
pub(crate) fn contents(text: &str) -> Contents {
    Contents {
        nonce: NONCE.to_owned(),
        text: text.to_owned(),
    }
}

/// Whether an event is one that the format knows, with keys that it knows.
pub(crate) fn check_event(event: &Event) -> Result<(), ScenarioError> {
    let mut keys = Keys::new(&event.place, event.keys.clone())?;
    match event.what.as_str() {
        "play" => drop(keys.need_text("san")?),
        "classify" => {
            keys.number("base_s")?;
            keys.number("inc_s")?;
        }
        "read" => {
            keys.need_text("text")?;
            locale(&mut keys)?;
        }
        "write" => {
            keys.need_parse::<UciMove>("uci")?;
            locale(&mut keys)?;
        }
        "agree_correct" | "create_game" => {}
        "move_instead_of_seal" => drop(keys.need_text("san")?),
        "pause" => {
            keys.text("reason")?;
            keys.flag("valid")?;
        }
        what => {
            keys.text("through")?;
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
pub(crate) fn arbiter_enters(what: &str, asked: &Asked) -> bool {
    matches!(
        what,
        "order_unclear"
            | "clock_misuse"
            | "device"
            | "refusal"
            | "hide_scoresheet"
            | "non_algebraic"
            | "electronic_sheet_defect"
            | "notes_used"
            | "misconduct"
            | "inspect"
            | "refuse_inspection"
    ) || matches!(
        asked,
        Asked::Moving(MovingRequest::AcceptAccident { .. })
            | Asked::Clock(ClockRequest::Excuse { .. })
    )
}

/// The request that an event stands for; none for events that are not requests here.
pub(crate) fn asked(
    what: &str,
    by: Option<Side>,
    keys: &mut Keys,
) -> Result<Option<Asked>, ScenarioError> {
    Ok(Some(match what {
        // Any request, as the journal writes it.
        "ask" => {
            let request = keys.need("for")?;
            serde_json::from_value(request).map_err(|error| keys.fault("for", error.to_string()))?
        }
        "start" => Asked::Clock(ClockRequest::Start),
        "arrive" => match (keys.flag("excused")?, by) {
            (Some(true), Some(of)) => Asked::Clock(ClockRequest::Excuse { of }),
            _ => Asked::Clock(ClockRequest::Arrive),
        },
        "default_check" => Asked::Clock(ClockRequest::CheckDefault),
        "announce_adjust" => Asked::Moving(MovingRequest::AnnounceAdjust),
        "touch" => {
            let squares = squares(keys, "sq")?;
            match (keys.flag("accident")?, by) {
                (Some(true), Some(of)) => {
                    Asked::Moving(MovingRequest::AcceptAccident { of, squares })
                }
                _ => Asked::Moving(MovingRequest::Touch { squares }),
            }
        }
        "order_unclear" => Asked::Moving(MovingRequest::OrderUnclear),
        "release" => Asked::Moving(MovingRequest::Release {
            from: keys.need_parse("from")?,
            to: keys.need_parse("to")?,
            victim_off: keys.flag("captured_removed")?,
        }),
        "remove" => Asked::Moving(MovingRequest::Remove {
            square: keys.need_parse("sq")?,
        }),
        "pick_promo" => Asked::Moving(MovingRequest::PickPromotion { role: role(keys)? }),
        "promo_touch" => Asked::Moving(MovingRequest::TouchPromotion {
            role: role(keys)?,
            square: keys.need_parse("sq")?,
        }),
        "promo_release" => Asked::Moving(MovingRequest::ReleasePromotion {
            role: role(keys)?,
            square: keys.need_parse("sq")?,
            upside_down: keys.flag("upside_down")?.unwrap_or(false),
            wrong_colour: keys.flag("wrong_colour")?.unwrap_or(false),
        }),
        "move" => {
            let motion: Motion = keys.need_parse("uci")?;
            // A pawn left as it is shows in the move itself: it names no piece.
            if keys.flag("unpromoted")? == Some(true) && motion.promotion.is_some() {
                return Err(keys.fault("unpromoted", "the move names a piece"));
            }
            Asked::Moving(MovingRequest::Move {
                motion,
                two_hands: match keys.number("hands")? {
                    None | Some(1) => false,
                    Some(2) => true,
                    Some(hands) => return Err(keys.fault("hands", format!("1 or 2, not {hands}"))),
                },
            })
        }
        "displace" => Asked::Irregularity(IrregularityRequest::Displace {
            squares: squares(keys, "sqs")?,
        }),
        "restore_pieces" => Asked::Irregularity(IrregularityRequest::RestorePieces),
        "request_assistant" => Asked::Assistant(AssistantRequest::RequestAssistant {
            purpose: purpose(keys)?,
        }),
        "appoint" => match keys.text("person")? {
            Some(person) => {
                keys.text("role")?;
                Asked::Conduct(ConductRequest::Appoint { person })
            }
            None => Asked::Assistant(AssistantRequest::AllowAssistant {
                of: player(keys, by)?,
                purpose: purpose(keys)?,
                less_time: keys.number("s")?.map(Span::from_secs),
            }),
        },
        "clock_defect" => Asked::Irregularity(IrregularityRequest::Find(Finding::ClockDefect)),
        "press" => Asked::Clock(ClockRequest::Press {
            other_hand: match keys.text("hand")?.as_deref() {
                None | Some("same") => false,
                Some("other") => true,
                Some(hand) => return Err(keys.fault("hand", format!("unknown: \"{hand}\""))),
            },
        }),
        "clock_misuse" => Asked::Clock(ClockRequest::RecordClockMisuse {
            of: player(keys, by)?,
            how: misuse(keys)?,
        }),
        "arb_pause" => Asked::Clock(ClockRequest::Pause {
            reason: keys.text("reason")?.unwrap_or_default(),
        }),
        "arb_resume" => Asked::Clock(ClockRequest::Resume {
            running: side(keys, "running")?,
        }),
        "arb_add_time" => Asked::Clock(ClockRequest::AddTime {
            to: player(keys, by)?,
            span: seconds(keys)?,
        }),
        "arb_set_clock" => Asked::Clock(ClockRequest::SetClock {
            left: BySide {
                white: keys.number("w")?.map(Span::from_secs),
                black: keys.number("b")?.map(Span::from_secs),
            },
            completed: counters(keys)?,
            reason: keys.text("reason")?.unwrap_or_default(),
        }),
        "wait" => Asked::Clock(ClockRequest::TimePassed),
        "observe_flag" => Asked::Clock(ClockRequest::ObserveFlag {
            of: player(keys, by)?,
            order_unknown: match keys.text("order")?.as_deref() {
                None | Some("known") => false,
                Some("unknown") => true,
                Some(other) => return Err(keys.fault("order", format!("unknown: \"{other}\""))),
            },
        }),
        "claim_flag" => Asked::Clock(ClockRequest::ClaimFlag),
        "claim_touch" => Asked::Moving(MovingRequest::ClaimTouch),
        "claim_illegal" => Asked::Irregularity(IrregularityRequest::ClaimIllegal),
        "observe_illegal" => Asked::Irregularity(IrregularityRequest::ObserveIllegal),
        "observe_illegal_position" => {
            Asked::Irregularity(IrregularityRequest::ObserveIllegalPosition)
        }
        "find" => Asked::Irregularity(IrregularityRequest::Find(finding(keys)?)),
        "offer_draw" => Asked::Draw(DrawRequest::OfferDraw),
        "accept_draw" => Asked::Draw(DrawRequest::AcceptDraw),
        "decline_draw" => Asked::Draw(DrawRequest::DeclineDraw),
        "withdraw_offer" => Asked::Draw(DrawRequest::WithdrawOffer),
        "arb_consent" => {
            keys.text("what")?;
            Asked::Draw(DrawRequest::Consent)
        }
        "claim_threefold" => Asked::Draw(DrawRequest::ClaimThreefold {
            intended: keys.parse("intended")?,
            medium: medium(keys, "record")?,
        }),
        "claim_fifty" => Asked::Draw(DrawRequest::ClaimFifty {
            intended: keys.parse("intended")?,
            medium: medium(keys, "record")?,
        }),
        "resign" => Asked::End(EndRequest::Resign),
        "request_increment" => Asked::Quickplay(QuickplayRequest::RequestIncrement),
        "claim_normal_means" => Asked::Quickplay(QuickplayRequest::ClaimNormalMeans {
            ground: match keys.need_text("ground")?.as_str() {
                "cannot" => Ground::Cannot,
                "no_effort" => Ground::NoEffort,
                other => return Err(keys.fault("ground", format!("unknown: \"{other}\""))),
            },
        }),
        "arb_decide" => Asked::Quickplay(QuickplayRequest::DecideQuickplay {
            decision: match keys.need_text("decision")?.as_str() {
                "agree" => Decision::Agree,
                "draw" => Decision::Draw,
                "postpone" => Decision::Postpone,
                "reject" => Decision::Reject,
                other => return Err(keys.fault("decision", format!("unknown: \"{other}\""))),
            },
            award: award(keys)?,
        }),
        "request_show_score" => Asked::Quickplay(QuickplayRequest::RequestScore),
        "device" => Asked::Arbiter(ArbiterRequest::RecordDevice {
            of: player(keys, by)?,
            kind: match keys.need_text("kind")?.as_str() {
                "ring" => Device::Ring,
                "found" => Device::Found,
                "in_bag" => Device::InBag,
                "bag_touched" => Device::BagTouched,
                other => return Err(keys.fault("kind", format!("unknown: \"{other}\""))),
            },
        }),
        "refusal" => Asked::Arbiter(ArbiterRequest::RecordRefusal {
            by,
            opponent: keys.parse("opponent_score")?,
        }),
        "arb_penalty" => Asked::Arbiter(ArbiterRequest::Penalise {
            of: player(keys, by)?,
            penalty: penalty(keys)?,
        }),
        "arb_override" => Asked::Arbiter(ArbiterRequest::Override {
            ruling: keys.need_parse("ruling")?,
            reason: keys.text("reason")?.unwrap_or_default(),
        }),
        "arb_declare" => Asked::Arbiter(ArbiterRequest::Declare {
            outcome: outcome(keys)?,
            reason: keys.text("reason")?.unwrap_or_default(),
        }),
        "validate960" => Asked::Chess960(Chess960Request::CheckArray {
            first_rank: keys.need_text("rank1")?,
            last_rank: keys.text("rank8")?,
        }),
        "announce_castle" => Asked::Chess960(Chess960Request::AnnounceCastling),
        "verify_claim" => Asked::Quickplay(QuickplayRequest::VerifyClaim),
        "time_zero" => {
            side(keys, "of")?;
            Asked::Clock(ClockRequest::TimePassed)
        }
        what => {
            let of_a_chapter = [sheet, conduct, blind, adjournment]
                .into_iter()
                .find_map(|chapter| chapter(what, by, keys).transpose());
            return of_a_chapter.transpose();
        }
    }))
}

/// Events about scoresheets.
fn sheet(what: &str, by: Option<Side>, keys: &mut Keys) -> Result<Option<Asked>, ScenarioError> {
    Ok(Some(Asked::Sheet(match what {
        "record_move" => SheetRequest::RecordMove {
            text: match keys.text("uci")? {
                Some(uci) => uci,
                None => keys.need_text("text")?,
            },
            medium: medium(keys, "medium")?,
        },
        "electronic_sheet_defect" => SheetRequest::Replace {
            of: player(keys, by)?,
        },
        "flag_update_check" => SheetRequest::CheckAtFlag,
        "scoresheet_updated" => SheetRequest::Update,
        "reconstruct" => {
            // The engine notes position and times by itself.
            keys.take("snapshot");
            SheetRequest::Reconstruct
        }
        "count_unproven" => SheetRequest::CountUnproven {
            proven: BySide {
                white: keys.parse("w")?,
                black: keys.parse("b")?,
            },
        },
        "request_scoresheet" => SheetRequest::Request,
        "sign_result" => SheetRequest::Sign {
            outcome: outcome(keys)?,
        },
        _ => return Ok(None),
    })))
}

/// Events about conduct and the arbiter's office.
fn conduct(what: &str, by: Option<Side>, keys: &mut Keys) -> Result<Option<Asked>, ScenarioError> {
    let breach = |of, breach| ConductRequest::Breach { of, breach };
    Ok(Some(Asked::Conduct(match what {
        "leave" => ConductRequest::Leave {
            zone: match keys.need_text("zone")?.as_str() {
                "area" => Zone::Area,
                "venue" => Zone::Venue,
                other => return Err(keys.fault("zone", format!("unknown: \"{other}\""))),
            },
            permitted: keys.flag("permission")?.unwrap_or(false),
        },
        "enter" => ConductRequest::Enter {
            person: keys.need_text("person")?,
            permitted: keys.flag("permission")?.unwrap_or(false),
        },
        "hide_scoresheet" => breach(player(keys, by)?, Breach::SheetHidden),
        "non_algebraic" => breach(player(keys, by)?, Breach::NotAlgebraic),
        "notes_used" => breach(player(keys, by)?, Breach::Notes),
        "refuse_inspection" => breach(player(keys, by)?, Breach::InspectionRefused),
        "distract" => {
            keys.text("kind")?;
            // From a player it is a complaint about the opponent.
            breach(player(keys, by.map(|by| !by))?, Breach::Distraction)
        }
        "misconduct" => {
            let of = player(keys, by)?;
            breach(of, misconduct(keys)?)
        }
        "inspect" => ConductRequest::Inspect {
            of: player(keys, by)?,
        },
        "ask_law" => ConductRequest::AskLaw {
            article: keys.need_text("article")?,
        },
        "appeal" => ConductRequest::Appeal {
            text: keys.text("text")?.unwrap_or_default(),
        },
        "spectator_report" => ConductRequest::Report {
            text: keys.text("text")?.unwrap_or_default(),
        },
        "expel" => ConductRequest::Expel {
            person: keys.need_text("person")?,
        },
        "accommodate" => ConductRequest::Accommodate {
            of: player(keys, by)?,
            measure: keys.need_text("measure")?,
        },
        _ => return Ok(None),
    })))
}

fn misconduct(keys: &mut Keys) -> Result<Breach, ScenarioError> {
    Ok(match keys.text("kind")?.as_deref() {
        None | Some("disrepute") => Breach::Disrepute,
        Some("smoking") => Breach::Smoking,
        Some("phone") => Breach::Telephone,
        Some("analysis") => Breach::Analysis,
        Some(other) => return Err(keys.fault("kind", format!("unknown: \"{other}\""))),
    })
}

/// Events at a blind player's board.
fn blind(what: &str, _: Option<Side>, keys: &mut Keys) -> Result<Option<Asked>, ScenarioError> {
    let sides = |side: Option<Side>| BySide::new(|of| Some(of) == side);
    Ok(Some(Asked::Blind(match what {
        "demand_two_boards" => BlindRequest::DemandTwoBoards,
        "feel" => BlindRequest::Feel {
            square: keys.need_parse("sq")?,
        },
        "unplug" => BlindRequest::Unplug {
            square: keys.need_parse("sq")?,
        },
        "plug" => BlindRequest::Plug {
            from: keys.need_parse("from")?,
            to: keys.need_parse("to")?,
        },
        "blind_remove" => {
            let square = keys.need_parse("sq")?;
            return Ok(Some(Asked::Moving(MovingRequest::Remove { square })));
        }
        "announce" => BlindRequest::Announce {
            motion: keys.need_parse("uci")?,
        },
        "correct_announcement" => BlindRequest::CorrectAnnouncement {
            motion: keys.need_parse("uci")?,
        },
        "repeat" => BlindRequest::Repeat {
            motion: keys.need_parse("uci")?,
        },
        "hear" => BlindRequest::Hear {
            text: keys.need_text("text")?,
        },
        "boards_differ" => BlindRequest::CompareBoards {
            records: BySide {
                white: keys.need_text("score_w")?,
                black: keys.need_text("score_b")?,
            },
            languages: BySide {
                white: keys.parse("locale_w")?,
                black: keys.parse("locale_b")?,
            },
            wrong_board: side(keys, "wrong_board")?,
        },
        "pair_check" => BlindRequest::CheckPairing {
            blind: sides(side(keys, "blind")?),
            deaf: sides(side(keys, "deaf")?),
            assistant: keys.flag("assistant")?.unwrap_or(false),
        },
        "ask_times" => BlindRequest::AskTimes,
        _ => return Ok(None),
    })))
}

/// Events about an adjournment.
fn adjournment(
    what: &str,
    _: Option<Side>,
    keys: &mut Keys,
) -> Result<Option<Asked>, ScenarioError> {
    Ok(Some(Asked::Adjournment(match what {
        "announce_session" => AdjournmentRequest::AnnounceSession {
            ends_in: seconds(keys)?,
        },
        "arb_request_seal" => AdjournmentRequest::RequestSeal,
        "seal" => AdjournmentRequest::Seal {
            seal: contents(&keys.need_text("text")?).commitment(),
            session_left: keys.number("session_left_s")?.map(Span::from_secs),
        },
        "stop_clock" => AdjournmentRequest::StopClock,
        "keep_envelope" => AdjournmentRequest::KeepEnvelope {
            names: BySide {
                white: keys.need_text("white")?,
                black: keys.need_text("black")?,
            },
            resumption: keys.need_text("resumption")?,
        },
        "resume" => AdjournmentRequest::Resume {
            present: present(keys)?,
        },
        "open_envelope" => AdjournmentRequest::Open(Opening {
            // The adapter puts in what was sealed last, unless something else is said to be there.
            contents: contents(&keys.text("found")?.unwrap_or_default()),
            language: keys.parse("locale")?,
            read_as: keys.parse("read_as")?,
            unreadable: keys.flag("unreadable")?.unwrap_or(false),
            responder_present: keys.flag("responder_present")?.unwrap_or(true),
            sealer_defaulted: keys.flag("sealer_default")?.unwrap_or(false),
        }),
        "seal_reply" => AdjournmentRequest::SealReply {
            seal: contents(&keys.need_text("text")?).commitment(),
        },
        "envelope_missing" => AdjournmentRequest::EnvelopeMissing {
            stated: keys.need_text("stated")?,
            language: keys.parse("locale")?,
        },
        "position_lost" => AdjournmentRequest::PositionLost,
        _ => return Ok(None),
    })))
}

/// Who is there: `{w: true, b: false}`; not said: both.
fn present(keys: &mut Keys) -> Result<BySide<bool>, ScenarioError> {
    let Some(mut pair) = keys.nested("present")? else {
        return Ok(BySide::both(true));
    };
    let present = BySide {
        white: pair.flag("w")?.unwrap_or(true),
        black: pair.flag("b")?.unwrap_or(true),
    };
    pair.done()?;
    Ok(present)
}

/// Move counters, `{w: 40, b: 39}`.
fn counters(keys: &mut Keys) -> Result<BySide<Option<u32>>, ScenarioError> {
    let Some(mut pair) = keys.nested("counters")? else {
        return Ok(BySide::default());
    };
    let counters = BySide {
        white: pair.parse("w")?,
        black: pair.parse("b")?,
    };
    pair.done()?;
    Ok(counters)
}

/// Extra time for the opponent in seconds, or simply whether the usual two minutes are given.
fn award(keys: &mut Keys) -> Result<Option<Span>, ScenarioError> {
    match keys.take("award") {
        None | Some(Value::Bool(false)) => Ok(None),
        Some(Value::Bool(true)) => Ok(Some(Span::from_secs(120))),
        Some(value) => match value.as_i64() {
            Some(secs) => Ok(Some(Span::from_secs(secs))),
            None => Err(keys.fault("award", format!("seconds are expected, not {value}"))),
        },
    }
}

fn squares(keys: &mut Keys, key: &str) -> Result<Vec<Square>, ScenarioError> {
    let names = keys.texts(key)?.unwrap_or_default();
    let squares = names.iter().map(|name| name.parse::<Square>());
    let squares = squares.collect::<Result<Vec<_>, _>>();
    let squares = squares.map_err(|_| keys.fault(key, "no squares such as e4"))?;
    match squares.is_empty() {
        true => Err(keys.fault(key, "this key is missing")),
        false => Ok(squares),
    }
}

fn role(keys: &mut Keys) -> Result<Role, ScenarioError> {
    let letter = keys.need_text("piece")?;
    let role = letter.parse().ok().and_then(Role::from_char);
    role.ok_or_else(|| keys.fault("piece", format!("unknown: \"{letter}\"")))
}

fn player(keys: &mut Keys, by: Option<Side>) -> Result<Side, ScenarioError> {
    side(keys, "of")?
        .or(by)
        .ok_or_else(|| keys.fault("of", "this key is missing"))
}

fn seconds(keys: &mut Keys) -> Result<Span, ScenarioError> {
    let secs = keys.number("s")?;
    secs.map(Span::from_secs)
        .ok_or_else(|| keys.fault("s", "this key is missing"))
}

/// On what something is written down; on paper where nothing is said.
fn medium(keys: &mut Keys, key: &str) -> Result<Medium, ScenarioError> {
    Ok(match keys.text(key)?.as_deref() {
        None | Some("paper") => Medium::Paper,
        Some("electronic") => Medium::Electronic,
        Some("braille") => Medium::Braille,
        Some("voice") => Medium::Voice,
        Some(other) => return Err(keys.fault(key, format!("unknown: \"{other}\""))),
    })
}

fn misuse(keys: &mut Keys) -> Result<ClockMisuse, ScenarioError> {
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

fn finding(keys: &mut Keys) -> Result<Finding, ScenarioError> {
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

fn purpose(keys: &mut Keys) -> Result<Assistance, ScenarioError> {
    Ok(match keys.need_text("purpose")?.as_str() {
        "move" => Assistance::Moving,
        "clock" => Assistance::Clock,
        "record" => Assistance::Recording,
        "blind" => Assistance::Blindness,
        other => return Err(keys.fault("purpose", format!("unknown: \"{other}\""))),
    })
}

fn penalty(keys: &mut Keys) -> Result<Penalty, ScenarioError> {
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

fn outcome(keys: &mut Keys) -> Result<jadoube_laws::Outcome, ScenarioError> {
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
