//! From what happened, or why not, to the sentence that tells it.

use jadoube_ruling::{Message, Seat, Side, Value};
use shakmaty::{Role, Square};

use crate::{
    Assistance, Claim, ClockMisuse, Completion, DutyKind, Fault, Happened, How, Motion, Outcome,
    Penalty, Points, Refused, Rule,
};

pub(crate) fn happened(happened: &Happened) -> Message {
    let side = |id, side: Side| Message::new(id).with("side", side);
    match happened {
        Happened::GameStarted { running } => side("game-started", *running),
        Happened::PlayerArrived { who } => side("player-arrived", *who),
        Happened::LateArrivalExcused { who } => side("late-arrival-excused", *who),
        Happened::AdjustingAnnounced { by } => side("adjusting-announced", *by),
        Happened::PiecesAdjusted { by, squares } => {
            side("pieces-adjusted", *by).with("squares", names(squares))
        }
        Happened::PiecesTouched { by, squares, duty } => side("pieces-touched", *by)
            .with("squares", names(squares))
            .with("duty", word(duty.kind)),
        Happened::TouchedOffMove { by, squares } => {
            side("touched-off-move", *by).with("squares", names(squares))
        }
        Happened::AccidentAccepted { of, squares } => {
            side("accident-accepted", *of).with("squares", names(squares))
        }
        Happened::TouchOrderUnclear { by, duty } => {
            side("touch-order-unclear", *by).with("duty", word(duty.kind))
        }
        Happened::TouchUpheld { by, duty } => {
            side("touch-upheld", *by).with("duty", word(duty.kind))
        }
        Happened::SquareFixed { by, motion, .. } => {
            side("square-fixed", *by).with("square", motion.to.to_string())
        }
        Happened::CastlingBegun { by, .. } => side("castling-begun", *by),
        Happened::PieceMisplaced {
            by, motion, duty, ..
        } => side("piece-misplaced", *by)
            .with("move", told(*motion))
            .with("duty", word(duty.kind)),
        Happened::PieceRemoved { by, square } => {
            side("piece-removed", *by).with("square", square.to_string())
        }
        Happened::PromotionOpen { by, role } => {
            side("promotion-open", *by).with("piece", piece(*role))
        }
        Happened::PromotionFixed { by, motion, .. } => side("promotion-fixed", *by)
            .with("piece", piece(motion.promotion.unwrap_or(Role::Queen)))
            .with("square", motion.to.to_string()),
        Happened::MoveMade { by, motion, .. } => side("move-made", *by).with("move", told(*motion)),
        Happened::MoveCompleted { by, how } => side(
            match how {
                Completion::Press => "move-completed",
                Completion::GameEnd => "move-completed-by-end",
                Completion::NextMove => "move-completed-by-next",
            },
            *by,
        ),
        Happened::IllegalMoveCompleted { by, motion, .. } => {
            side("illegal-move-completed", *by).with("move", told(*motion))
        }
        Happened::PressedWithoutMove { by } => side("pressed-without-move", *by),
        Happened::ClockMisused { by, how } => {
            side("clock-misused", *by).with("how", Value::Word(misuse(*how)))
        }
        Happened::ClockPaused { by, reason } => Message::new("clock-paused")
            .with("seat", seat(*by))
            .with("reason", reason.clone()),
        Happened::PauseFaulted { by } => side("pause-faulted", *by),
        Happened::ClockResumed { running } => side("clock-resumed", *running),
        Happened::ClockCorrectionDue { .. } => Message::new("clock-correction-due"),
        Happened::ClockSet(set) => Message::new("clock-set").with("reason", set.reason.clone()),
        Happened::TimeGiven { to, span } => side("time-given", *to).with("seconds", *span),
        Happened::FlagFell { of, .. } => side("flag-fell", *of),
        Happened::BothFlagsIgnored => Message::new("both-flags-ignored"),
        Happened::PiecesDisplaced { by, squares } => {
            side("pieces-displaced", *by).with("squares", names(squares))
        }
        Happened::PiecesRestored { by } => side("pieces-restored", *by),
        Happened::PressedWhileDisplaced { by } => side("pressed-while-displaced", *by),
        Happened::AssistantRequested { by, purpose } => {
            side("assistant-requested", *by).with("purpose", assistance(*purpose))
        }
        Happened::AssistantAllowed {
            of,
            purpose,
            less_time,
        } => side("assistant-allowed", *of)
            .with("purpose", assistance(*purpose))
            .with("seconds", less_time.unwrap_or_default()),
        Happened::PositionTransferred => Message::new("position-transferred"),
        Happened::ColoursStand => Message::new("colours-stand"),
        Happened::PositionRestored { .. } => Message::new("position-restored"),
        Happened::FaultCorrected { by, duty } => {
            side("fault-corrected", *by).with("duty", word(duty.kind))
        }
        Happened::FaultPenalised(penalised) => {
            let message = side("fault-penalised", penalised.by)
                .with("fault", Value::Word(fault(penalised.fault)))
                .with("count", penalised.count)
                .with("opponent", !penalised.by);
            match penalised.award {
                Some(award) => message.with("seconds", award),
                None => message.with("seconds", 0i64),
            }
        }
        Happened::TwoHandsCorrected { by } => side("two-hands-corrected", *by),
        Happened::CorrectionAgreed { by } => side("correction-agreed", *by),
        Happened::CorrectedByAgreement { .. } => Message::new("corrected-by-agreement"),
        Happened::IllegalPositionWatched => Message::new("illegal-position-watched"),
        Happened::PositionCured => Message::new("position-cured"),
        Happened::DrawOffered { by, timely: true } => side("draw-offered", *by),
        Happened::DrawOffered { by, timely: false } => side("draw-offered-untimely", *by),
        Happened::DrawRefused {
            by,
            by_touch: false,
        } => side("draw-refused", *by),
        Happened::DrawRefused { by, by_touch: true } => side("draw-refused-by-touch", *by),
        Happened::ConsentGiven => Message::new("consent-given"),
        Happened::ClaimRejected {
            by, claim, award, ..
        } => side("claim-rejected", *by)
            .with("opponent", !*by)
            .with("claim", Value::Word(claim_word(*claim)))
            .with("seconds", *award),
        Happened::IncrementRequested { by } => side("increment-requested", *by),
        Happened::IncrementIntroduced {
            asked_by,
            increment,
            award,
        } => side("increment-introduced", !*asked_by)
            .with("increment", *increment)
            .with("seconds", *award),
        Happened::IncrementRefused { asked_by } => side("increment-refused", *asked_by),
        Happened::QuickplayClaimed { by, .. } => side("quickplay-claimed", *by),
        Happened::QuickplayPostponed { by, .. } => side("quickplay-postponed", *by),
        Happened::QuickplayRejected { by, award } => side("quickplay-rejected", *by)
            .with("opponent", !*by)
            .with("seconds", *award),
        Happened::QuickplayFiled(filed) => side("quickplay-filed", filed.by),
        Happened::ClaimVerified { by, .. } => side("claim-verified", *by),
        Happened::QuickplayDecisionDue { of } => side("quickplay-decision-due", *of),
        Happened::ScoreShown { to, .. } => side("score-shown", *to),
        Happened::ScoreAskedTooOften { by, .. } => side("score-asked-too-often", *by),
        Happened::DeviceWarned { of } => side("device-warned", *of),
        Happened::Penalised { of, penalty } => penalised(*of, penalty),
        Happened::RulingOverridden { reason, .. } => {
            Message::new("ruling-overridden").with("reason", reason.clone())
        }
        Happened::ArrayValid { first_rank } => {
            Message::new("array-valid").with("array", first_rank.clone())
        }
        Happened::CastlingAnnounced { by } => side("castling-announced", *by),
        Happened::Sheet(fact) => fact.message(),
        Happened::Conduct(fact) => fact.message(),
        Happened::Blind(fact) => fact.message(),
        Happened::Adjournment(fact) => fact.message(),
        Happened::ArbiterAsked { can_mate, .. } => side("arbiter-asked", *can_mate),
        Happened::GameEnded {
            ending,
            score,
            reason,
        } => ended(ending.how, ending.outcome, *score, reason.as_deref()),
    }
}

fn penalised(of: Side, penalty: &Penalty) -> Message {
    let side = |id| Message::new(id).with("side", of);
    match penalty {
        Penalty::Warning => side("penalty-warning"),
        Penalty::MoreTimeForOpponent(span) => side("penalty-more-time")
            .with("opponent", !of)
            .with("seconds", *span),
        Penalty::LessTime(span) => side("penalty-less-time").with("seconds", *span),
        Penalty::Points { own, opponent, .. } => side("penalty-points")
            .with("own", own.to_string())
            .with("opponents", opponent.to_string()),
        Penalty::Loss { opponent } => side("penalty-loss").with("opponents", opponent.to_string()),
        Penalty::Fine(amount) => side("penalty-fine").with("amount", *amount),
        Penalty::Exclusion { rounds } => side("penalty-exclusion").with("rounds", *rounds),
        Penalty::Expulsion => side("penalty-expulsion"),
    }
}

fn ended(
    how: How,
    outcome: Outcome,
    score: Option<jadoube_ruling::BySide<Points>>,
    reason: Option<&str>,
) -> Message {
    let id = match (how, outcome) {
        (How::Checkmate, _) => "end-checkmate",
        (How::Stalemate, _) => "end-stalemate",
        (How::DeadPosition, _) => "end-dead-position",
        (How::Resignation, Outcome::Draw) => "end-resignation-draw",
        (How::Resignation, _) => "end-resignation",
        (How::Agreement, _) => "end-agreement",
        (How::Threefold, _) => "end-threefold",
        (How::FiftyMoves, _) => "end-fifty-moves",
        (How::Fivefold, _) => "end-fivefold",
        (How::SeventyFiveMoves, _) => "end-seventy-five-moves",
        (How::Flag, Outcome::Draw) => "end-flag-draw",
        (How::Flag, _) => "end-flag",
        (How::BothFlags, _) => "end-both-flags",
        (How::Default, Outcome::BothLose) => "end-both-default",
        (How::Default, _) => "end-default",
        (How::IllegalAct, Outcome::Draw) => "end-illegal-draw",
        (How::IllegalAct, _) => "end-illegal",
        (How::IllegalPosition, _) => "end-illegal-position",
        (How::WrongArray, _) => "end-wrong-array",
        (How::WrongColours, _) => "end-wrong-colours",
        (How::Quickplay, Outcome::Pending) => "end-quickplay-filed",
        (How::Quickplay, _) => "end-quickplay",
        (How::Device, _) => "end-device",
        (How::Refusal, Outcome::BothLose) => "end-both-refuse",
        (How::Refusal, _) => "end-refusal",
        (How::Penalty, _) => "end-penalty",
        (How::Declared, _) => "end-declared",
        (How::SealedMoveFails, Outcome::Draw) => "end-sealed-draw",
        (How::SealedMoveFails, _) => "end-sealed-loss",
        (How::SealedMove, _) => "end-sealed-move",
        (How::PositionLost, _) => "end-position-lost",
        (How::Signed, _) => "end-signed",
    };
    let mut message = Message::new(id);
    if let (Outcome::Win(winner), true) = (outcome, names_a_winner(how)) {
        message = message.with("winner", winner).with("loser", !winner);
    }
    if !names_a_winner(how) {
        message = message.with("result", outcome.as_str().to_owned());
    }
    if how == How::Declared {
        message = message.with("reason", reason.unwrap_or_default().to_owned());
    }
    if let (How::Penalty, Some(score)) = (how, score) {
        let pair = format!("{}-{}", score.white, score.black);
        message = message.with("score", pair);
    }
    message
}

/// Whether the sentence for such an end speaks of winner and loser.
const fn names_a_winner(how: How) -> bool {
    !matches!(how, How::Declared | How::SealedMove | How::Signed)
}

pub(crate) fn refused(refused: &Refused) -> Message {
    match refused {
        Refused::GameOver(_) => Message::new("refused-game-over"),
        Refused::TimeRanBack { .. } => Message::new("refused-time-ran-back"),
        Refused::NotYourOffice { seat: by } => {
            Message::new("refused-not-your-office").with("seat", seat(*by))
        }
        Refused::NotStarted => Message::new("refused-not-started"),
        Refused::AlreadyStarted => Message::new("refused-already-started"),
        Refused::NotArrived => Message::new("refused-not-arrived"),
        Refused::AlreadyHere => Message::new("refused-already-here"),
        Refused::DefaultTimeNotOver => Message::new("refused-default-time-not-over"),
        Refused::Paused => Message::new("refused-paused"),
        Refused::NotPaused => Message::new("refused-not-paused"),
        Refused::ArbiterMustAnswer => Message::new("refused-arbiter-must-answer"),
        Refused::NothingAsked => Message::new("refused-nothing-asked"),
        Refused::NotOnMove => Message::new("refused-not-on-move"),
        Refused::NothingThere { square } => {
            Message::new("refused-nothing-there").with("square", square.to_string())
        }
        Refused::BoundByTouch(duty) => {
            Message::new("refused-bound-by-touch").with("duty", word(duty.kind))
        }
        Refused::AdjustNotAllowed => Message::new("refused-adjust-not-allowed"),
        Refused::AdjustOffClock => Message::new("refused-adjust-off-clock"),
        Refused::NoPromotion => Message::new("refused-no-promotion"),
        Refused::PressHasNoEffect => Message::new("refused-press-has-no-effect"),
        Refused::ObjectionForfeited => Message::new("refused-objection-forfeited"),
        Refused::ClaimForfeited => Message::new("refused-claim-forfeited"),
        Refused::ClaimNotOnMove { .. } => Message::new("refused-claim-not-on-move"),
        Refused::NothingToObject => Message::new("refused-nothing-to-object"),
        Refused::NothingIllegal => Message::new("refused-nothing-illegal"),
        Refused::OnlyOpponentClaims => Message::new("refused-only-opponent-claims"),
        Refused::IllegalMoveUnknown => Message::new("refused-illegal-move-unknown"),
        Refused::ArrayWasRight => Message::new("refused-array-was-right"),
        Refused::NothingDisplaced => Message::new("refused-nothing-displaced"),
        Refused::NoOffenceYet => Message::new("refused-no-offence-yet"),
        Refused::IllegalMoveStands => Message::new("refused-illegal-move-stands"),
        Refused::FlagUp => Message::new("refused-flag-up"),
        Refused::FlagClaimRefused { rule } => match rule {
            Rule::FlagClaim => Message::new("refused-own-flag-down"),
            _ => Message::new("refused-flag-claim"),
        },
        Refused::ArbiterSilent { .. } => Message::new("refused-arbiter-silent"),
        Refused::TooLate { rule } => Message::new(match rule {
            Rule::ResumptionTimes => "refused-times-stand",
            _ => "refused-too-late",
        }),
        Refused::ResultStands { .. } => Message::new("refused-result-stands"),
        Refused::NoOffer => Message::new("refused-no-offer"),
        Refused::OfferVoid => Message::new("refused-offer-void"),
        Refused::OfferIrrevocable => Message::new("refused-offer-irrevocable"),
        Refused::AgreementVoid => Message::new("refused-agreement-void"),
        Refused::ScoreImpossible => Message::new("refused-score-impossible"),
        Refused::ScoreOnlyOnMove { .. } => Message::new("refused-score-only-on-move"),
        Refused::QuickplayInadmissible { .. } => Message::new("refused-quickplay-inadmissible"),
        Refused::NoSuchRuling => Message::new("refused-no-such-ruling"),
        Refused::RulingOvertaken => Message::new("refused-ruling-overtaken"),
        Refused::RecordPreviousFirst => Message::new("refused-record-previous-first"),
        Refused::UpdateSheetFirst { .. } => Message::new("refused-update-sheet-first"),
        Refused::NoUpdateDue => Message::new("refused-no-update-due"),
        Refused::StillInPlay => Message::new("refused-still-in-play"),
        Refused::NoSuchArticle => Message::new("refused-no-such-article"),
        Refused::NoAppeals => Message::new("refused-no-appeals"),
        Refused::NowSpectator => Message::new("refused-now-spectator"),
        Refused::NoHints => Message::new("refused-no-hints"),
        Refused::SightedPlayer => Message::new("refused-sighted-player"),
        Refused::NobodyIsBlind => Message::new("refused-nobody-is-blind"),
        Refused::BlindMoveNotMade => Message::new("refused-blind-move-not-made"),
        Refused::AnnouncementIncomplete => Message::new("refused-announcement-incomplete"),
        Refused::AnnouncementTooLate => Message::new("refused-announcement-too-late"),
        Refused::WhoseBoardIsWrong => Message::new("refused-whose-board-is-wrong"),
        Refused::NotForAssistant => Message::new("refused-not-for-assistant"),
        Refused::SealFinal => Message::new("refused-seal-final"),
        Refused::NothingSealed => Message::new("refused-nothing-sealed"),
        Refused::NotAdjourned => Message::new("refused-not-adjourned"),
        Refused::StillAdjourned => Message::new("refused-still-adjourned"),
        Refused::EnvelopeFirst => Message::new("refused-envelope-first"),
        Refused::SealBroken => Message::new("refused-seal-broken"),
        Refused::StatedMoveUnclear => Message::new("refused-stated-move-unclear"),
        Refused::OpponentIsHere => Message::new("refused-opponent-is-here"),
        Refused::ArrayInvalid { .. } => Message::new("refused-array-invalid"),
        Refused::NothingToVerify => Message::new("refused-nothing-to-verify"),
        Refused::NoRule { .. } => Message::new("refused-no-rule"),
    }
}

/// A move as people read it: `e2-e4`, `e7-e8=Q`.
pub(crate) fn told(motion: Motion) -> String {
    let becomes = motion
        .promotion
        .map(|role| format!("={}", role.upper_char()));
    let becomes = becomes.unwrap_or_default();
    format!("{}-{}{becomes}", motion.from, motion.to)
}

pub(crate) fn names(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(", ")
}

fn word(kind: DutyKind) -> Value {
    Value::Word(match kind {
        DutyKind::MustMove => "must-move",
        DutyKind::MustCapture => "must-capture",
        DutyKind::MustCastle => "must-castle",
        DutyKind::Free => "free-move",
    })
}

fn assistance(purpose: Assistance) -> Value {
    Value::Word(match purpose {
        Assistance::Moving => "moving",
        Assistance::Clock => "clock",
        Assistance::Recording => "recording",
        Assistance::Blindness => "blindness",
    })
}

fn piece(role: Role) -> Value {
    Value::Word(match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    })
}

fn seat(seat: Seat) -> Value {
    Value::Word(match seat {
        Seat::White => "white",
        Seat::Black => "black",
        Seat::Arbiter => "arbiter",
        Seat::System => "program",
    })
}

const fn fault(fault: Fault) -> &'static str {
    match fault {
        Fault::IllegalMove => "illegal-move",
        Fault::UnpromotedPawn => "unpromoted-pawn",
        Fault::PressWithoutMove => "press-without-move",
        Fault::TwoHands => "two-hands",
    }
}

const fn claim_word(claim: Claim) -> &'static str {
    match claim {
        Claim::Threefold => "threefold",
        Claim::FiftyMoves => "fifty-moves",
    }
}

const fn misuse(how: ClockMisuse) -> &'static str {
    match how {
        ClockMisuse::OtherHand => "other-hand",
        ClockMisuse::Finger => "finger",
        ClockMisuse::Hover => "hover",
        ClockMisuse::Forcible => "forcible",
        ClockMisuse::PickUp => "pick-up",
        ClockMisuse::KnockOver => "knock-over",
    }
}
