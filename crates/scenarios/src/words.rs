//! The scenarios' words for what the engine calls by its own types.

use std::collections::BTreeSet;

use jadoube_laws::{
    AdjournmentFact, AdjournmentRefusal, ArbiterFact, ArbiterRefusal, BlindFact, BlindRefusal,
    Breach, Chess960Fact, Chess960Refusal, ClockFact, ClockRefusal, ConductFact, ConductRefusal,
    DrawFact, DrawRefusal, DutyKind, EndFact, Ending, GeneralRefusal, Happened, How,
    IrregularityFact, IrregularityRefusal, MovingFact, MovingRefusal, Outcome, Penalty,
    QuickplayFact, QuickplayRefusal, Refused, Rule, SheetFact, SheetRefusal,
};
use jadoube_notation::{Reading, Unread};
use jadoube_ruling::Side;

/// Whether a scenario may expect this ruling: a word of the scenarios, or of the journal.
pub(crate) fn is_ruling(word: &str) -> bool {
    let mut kinds = Happened::kinds().chain(Refused::kinds());
    RULINGS.contains(&word) || kinds.any(|kind| kind == word)
}

/// Every ruling that a scenario may expect.
pub(crate) fn rulings() -> impl Iterator<Item = &'static str> {
    let all: BTreeSet<&'static str> = Happened::kinds()
        .chain(Refused::kinds())
        .chain(RULINGS.iter().copied())
        .collect();
    all.into_iter()
}

/// The rulings that the scenarios have words of their own for.
const RULINGS: &[&str] = &[
    "accidental",
    "adjust_not_allowed",
    "adjust_ok",
    "adjust_wrong_board",
    "agreement",
    "agreement_void",
    "announcement_incomplete",
    "annulled",
    "arbiter_loss",
    "arbiter_sets_clock",
    "arbiter_silent",
    "arrived",
    "assistant_required",
    "back_to_agreement",
    "blind_not_made",
    "both_default",
    "both_flags_continue",
    "both_flags_draw",
    "both_lose",
    "both_update",
    "checkmate",
    "choice_open",
    "claim_forfeited",
    "claim_not_on_move",
    "claim_rejected",
    "classified",
    "clock_misuse",
    "continue",
    "correct_before_press",
    "corrected_by_agreement",
    "dead_position",
    "default_loss",
    "device_loss",
    "distraction",
    "envelope_stays_closed",
    "excused",
    "fifty_moves",
    "fivefold",
    "flag_claim_refused",
    "flag_draw",
    "flag_loss",
    "flag_not_fallen",
    "free_move",
    "heard",
    "illegal_draw",
    "illegal_first",
    "illegal_loss",
    "illegal_position_draw",
    "illegal_stands",
    "increment_introduced",
    "invalid_setup",
    "move_completed",
    "move_made",
    "must_capture",
    "must_castle",
    "must_move",
    "no_claim_possible",
    "no_effect",
    "no_obligation",
    "no_offence",
    "no_offer",
    "offer_irrevocable",
    "offer_open_bad_time",
    "one_updates_before_moving",
    "pause_ok",
    "pause_without_reason",
    "penalty",
    "position_ok",
    "promotion_fixed",
    "qpf_claim_filed",
    "qpf_draw",
    "qpf_inadmissible",
    "qpf_rejected",
    "read_ambiguous",
    "read_illegal",
    "read_ok",
    "record_previous_first",
    "recorded_in_advance",
    "refusal_loss",
    "refused_not_on_move",
    "resignation",
    "resignation_draw",
    "restore_on_own_time",
    "restore_position",
    "result_stands",
    "resumed",
    "score_invalid",
    "seal_final",
    "sealed_draw",
    "sealed_early",
    "sealed_loss",
    "sealed_move_ends_game",
    "sealed_move_played",
    "seventyfive_moves",
    "square_fixed",
    "stalemate",
    "stated_move_played",
    "threefold",
    "transfer_position",
    "valid_setup",
    "warning",
    "written",
    // Further words of the specification's list of rulings.
    "appeal_registered",
    "announcement_corrected",
    "announcement_mismatch",
    "adjourned",
    "consent",
    "game_started",
    "illegal_not_completed",
    "must_seal_board_move",
    "not_on_move",
    "nothing_illegal",
    "nothing_to_claim",
    "offer_declined",
    "offer_open",
    "offer_void",
    "paused",
    "press_without_move",
    "qpf_claim",
    "qpf_decide_now",
    "qpf_postponed",
    "read_invalid",
    "recorded",
    "result_signed",
    "score_shown",
    "seal_requested",
    "sealed",
    "time_awarded",
    "touch_violation",
    "wait_next_move",
    // Words of the project's own scenarios.
    "already_here",
    "assistant_allowed",
    "assistant_requested",
    "declared",
    "displacement_penalty",
    "left_to_arbiter",
    "not_paused",
    "not_your_office",
    "nothing_there",
    "adjourned_still",
    "announced",
    "announcement_too_late",
    "arrangement_made",
    "assistant_acted",
    "assistant_appointed",
    "breach",
    "castling_announced",
    "claim_verified",
    "complaint",
    "count_settled",
    "device_put_away",
    "entered",
    "envelope_first",
    "envelope_kept",
    "expelled",
    "inspection",
    "law_explained",
    "left",
    "needs_no_update",
    "no_appeals",
    "no_hints",
    "nobody_is_blind",
    "no_such_article",
    "not_adjourned",
    "not_for_assistant",
    "nothing_sealed",
    "nothing_to_verify",
    "opponent_is_here",
    "overridden",
    "pairing_ok",
    "play_resumed",
    "reconstructing",
    "repeated",
    "reply_sealed",
    "report_received",
    "seal_broken",
    "session_announced",
    "sheet_handed_out",
    "sheet_replaced",
    "sheet_updated",
    "sighted_player",
    "signed_result_stands",
    "spectator",
    "stated_move_unclear",
    "still_in_play",
    "times_told",
    "two_boards",
    "update_sheet_first",
    "whose_board",
    "pieces_restored",
    "time_ran_back",
];

/// The word for something that happened.
pub(crate) fn happened(happened: &Happened) -> &'static str {
    match happened {
        Happened::Clock(ClockFact::PlayerArrived { .. }) => "arrived",
        Happened::Clock(ClockFact::LateArrivalExcused { .. }) => "excused",
        Happened::Moving(
            MovingFact::AdjustingAnnounced { .. } | MovingFact::PiecesAdjusted { .. },
        ) => "adjust_ok",
        Happened::Moving(
            MovingFact::PiecesTouched { duty, .. }
            | MovingFact::TouchOrderUnclear { duty, .. }
            | MovingFact::TouchUpheld { duty, .. }
            | MovingFact::PieceMisplaced { duty, .. },
        ) => duty_word(duty.kind),
        Happened::Moving(MovingFact::TouchedOffMove { .. }) => "no_obligation",
        Happened::Moving(MovingFact::AccidentAccepted { .. }) => "accidental",
        Happened::Moving(MovingFact::SquareFixed { .. } | MovingFact::PieceRemoved { .. }) => {
            "square_fixed"
        }
        Happened::Moving(MovingFact::CastlingBegun { .. }) => "must_castle",
        Happened::Moving(MovingFact::PromotionOpen { .. }) => "choice_open",
        Happened::Moving(MovingFact::MoveMade {
            breaks_touch: true, ..
        }) => "touch_violation",
        Happened::Clock(ClockFact::MoveCompleted { .. })
        | Happened::Irregularity(IrregularityFact::IllegalMoveCompleted { .. }) => "move_completed",
        Happened::Irregularity(IrregularityFact::PressedWithoutMove { .. }) => "press_without_move",
        Happened::Clock(ClockFact::ClockMisused { .. }) => "clock_misuse",
        Happened::Clock(ClockFact::ClockPaused { by, .. }) => match by.side() {
            Some(_) => "pause_ok",
            None => "paused",
        },
        Happened::Clock(ClockFact::PauseFaulted { .. }) => "pause_without_reason",
        Happened::Clock(ClockFact::GoingOnAgreed { .. }) => "going_on_agreed",
        Happened::Clock(ClockFact::ClockResumed { .. }) => "resumed",
        Happened::Clock(ClockFact::ClockCorrectionDue { .. } | ClockFact::ClockSet(_)) => {
            "arbiter_sets_clock"
        }
        Happened::Clock(ClockFact::TimeGiven { .. }) => "time_awarded",
        Happened::Clock(ClockFact::FlagFell { .. }) => "flag_loss",
        Happened::Quickplay(QuickplayFact::BothFlagsIgnored) => "both_flags_continue",
        Happened::Irregularity(IrregularityFact::PressedWhileDisplaced { .. }) => {
            "displacement_penalty"
        }
        Happened::Irregularity(IrregularityFact::PiecesDisplaced { .. }) => "restore_on_own_time",
        Happened::Irregularity(IrregularityFact::PositionTransferred) => "transfer_position",
        Happened::Irregularity(IrregularityFact::ColoursStand) => "continue",
        Happened::Irregularity(IrregularityFact::PositionRestored { .. }) => "restore_position",
        Happened::Irregularity(IrregularityFact::FaultCorrected { .. }) => "correct_before_press",
        Happened::Irregularity(IrregularityFact::FaultPenalised(_)) => "illegal_first",
        Happened::Irregularity(IrregularityFact::TwoHandsCorrected { .. }) => "move_made",
        Happened::Irregularity(
            IrregularityFact::CorrectionAgreed { .. }
            | IrregularityFact::CorrectedByAgreement { .. },
        ) => "corrected_by_agreement",
        Happened::Irregularity(IrregularityFact::IllegalPositionWatched) => "wait_next_move",
        Happened::Irregularity(IrregularityFact::PositionCured) => "position_ok",
        Happened::Draw(DrawFact::DrawOffered { timely: true, .. }) => "offer_open",
        Happened::Draw(DrawFact::DrawOffered { timely: false, .. }) => "offer_open_bad_time",
        Happened::Draw(DrawFact::DrawRefused { .. }) => "offer_declined",
        Happened::Draw(DrawFact::ConsentGiven) => "consent",
        Happened::Quickplay(
            QuickplayFact::IncrementRequested { .. } | QuickplayFact::QuickplayClaimed { .. },
        ) => "qpf_claim",
        Happened::Quickplay(QuickplayFact::QuickplayPostponed { .. }) => "qpf_postponed",
        Happened::Quickplay(
            QuickplayFact::IncrementRefused { .. } | QuickplayFact::QuickplayRejected { .. },
        ) => "qpf_rejected",
        Happened::Quickplay(QuickplayFact::QuickplayDecisionDue { .. }) => "qpf_decide_now",
        Happened::Quickplay(QuickplayFact::ScoreAskedTooOften { .. }) => "distraction",
        Happened::Arbiter(ArbiterFact::DeviceWarned { .. }) => "warning",
        Happened::Arbiter(ArbiterFact::Penalised { penalty, .. }) => match penalty {
            Penalty::Warning => "warning",
            _ => "penalty",
        },
        Happened::Arbiter(ArbiterFact::RulingOverridden { .. }) => "overridden",
        Happened::Quickplay(QuickplayFact::QuickplayFiled(_)) => "qpf_claim",
        Happened::Chess960(Chess960Fact::ArrayValid { .. }) => "valid_setup",
        Happened::Sheet(fact) => sheet(fact),
        Happened::Conduct(fact) => conduct(fact),
        Happened::Blind(fact) => blind(fact),
        Happened::Adjournment(fact) => adjournment(fact),
        Happened::End(EndFact::GameEnded { ending, .. }) => ended(*ending),
        // What needs no word of its own has that of the journal.
        other => other.kind(),
    }
}

const fn sheet(fact: &SheetFact) -> &'static str {
    match fact {
        SheetFact::Recorded { .. } => "recorded",
        SheetFact::RecordedInAdvance { .. } => "recorded_in_advance",
        SheetFact::Replaced { .. } => "sheet_replaced",
        SheetFact::UpdateDue { .. } => "one_updates_before_moving",
        SheetFact::BothUpdatesDue => "both_update",
        SheetFact::Updated { .. } => "sheet_updated",
        SheetFact::Reconstructing(_) => "reconstructing",
        SheetFact::CountSettled { .. } => "count_settled",
        SheetFact::HandedOut { .. } => "sheet_handed_out",
        SheetFact::Signed { .. } => "result_signed",
    }
}

const fn conduct(fact: &ConductFact) -> &'static str {
    match fact {
        ConductFact::PlayerLeft {
            permitted: true, ..
        } => "left",
        ConductFact::OutsiderEntered {
            permitted: true, ..
        } => "entered",
        ConductFact::BreachRecorded {
            breach: Breach::Distraction,
            ..
        } => "distraction",
        ConductFact::PlayerLeft { .. }
        | ConductFact::OutsiderEntered { .. }
        | ConductFact::BreachRecorded { .. } => "breach",
        ConductFact::Complained { .. } => "complaint",
        ConductFact::RepetitionNoted { .. } => "repetition_noted",
        ConductFact::InspectionOrdered { .. } => "inspection",
        ConductFact::DevicePutAway { .. } => "device_put_away",
        ConductFact::LawExplained { .. } => "law_explained",
        ConductFact::AppealRegistered { .. } => "appeal_registered",
        ConductFact::ReportReceived { .. } => "report_received",
        ConductFact::PersonExpelled { .. } => "expelled",
        ConductFact::AssistantAppointed { .. } => "assistant_appointed",
        ConductFact::ArrangementMade { .. } => "arrangement_made",
    }
}

const fn blind(fact: &BlindFact) -> &'static str {
    match fact {
        BlindFact::TwoBoardsUsed { .. } => "two_boards",
        BlindFact::PiecesFelt { .. } => "no_obligation",
        BlindFact::MoveAnnounced { differs: true, .. }
        | BlindFact::AnnouncementCorrected { differs: true, .. } => "announcement_mismatch",
        BlindFact::PiecePlugged { .. }
        | BlindFact::VictimRemoved { .. }
        | BlindFact::MoveAnnounced { pending: true, .. } => "blind_not_made",
        BlindFact::MoveAnnounced { .. } => "announced",
        BlindFact::AnnouncementCorrected { .. } => "announcement_corrected",
        BlindFact::MoveRepeated { .. } => "repeated",
        BlindFact::AnnouncementHeard { .. } => "heard",
        BlindFact::WrongBoardAdjusted { .. } => "adjust_wrong_board",
        BlindFact::BackToAgreement { .. } => "back_to_agreement",
        BlindFact::AssistantRequired => "assistant_required",
        BlindFact::PairingInOrder => "pairing_ok",
        BlindFact::TimesTold { .. } => "times_told",
        BlindFact::AssistantActed { .. } => "assistant_acted",
    }
}

const fn adjournment(fact: &AdjournmentFact) -> &'static str {
    match fact {
        AdjournmentFact::SessionAnnounced { .. } => "session_announced",
        AdjournmentFact::SealRequested { .. } => "seal_requested",
        AdjournmentFact::MoveSealed { charged: None, .. } => "sealed",
        AdjournmentFact::MoveSealed { .. } => "sealed_early",
        AdjournmentFact::MovedOnBoard { .. } => "must_seal_board_move",
        AdjournmentFact::Adjourned { .. } => "adjourned",
        AdjournmentFact::EnvelopeKept(_) => "envelope_kept",
        AdjournmentFact::Resumed { .. } => "play_resumed",
        AdjournmentFact::EnvelopeStaysClosed { .. } => "envelope_stays_closed",
        AdjournmentFact::SealedMovePlayed {
            rule: Rule::EnvelopeLost,
            ..
        } => "stated_move_played",
        AdjournmentFact::SealedMovePlayed { .. } => "sealed_move_played",
        AdjournmentFact::ReplySealed { .. } => "reply_sealed",
    }
}

/// Whom something that happened concerns, where a scenario may ask for it.
pub(crate) const fn who(happened: &Happened) -> Option<Side> {
    match happened {
        Happened::Sheet(SheetFact::UpdateDue { of })
        | Happened::Blind(BlindFact::WrongBoardAdjusted { of })
        | Happened::Adjournment(AdjournmentFact::EnvelopeStaysClosed { absent: of })
        | Happened::Conduct(ConductFact::BreachRecorded { of, .. })
        | Happened::Clock(
            ClockFact::ClockMisused { by: of, .. } | ClockFact::PauseFaulted { by: of },
        )
        | Happened::Irregularity(IrregularityFact::PiecesDisplaced { by: of, .. })
        | Happened::Quickplay(QuickplayFact::ScoreAskedTooOften { by: of, .. })
        | Happened::Arbiter(ArbiterFact::Penalised { of, .. } | ArbiterFact::DeviceWarned { of }) => {
            Some(*of)
        }
        _ => None,
    }
}

/// The word for an entry that was read.
pub(crate) const fn read(read: &Result<Reading, Unread>) -> &'static str {
    match read {
        Ok(_) => "read_ok",
        Err(Unread::Ambiguous { .. }) => "read_ambiguous",
        Err(Unread::Illegal { .. }) => "read_illegal",
        Err(Unread::NoMove { .. } | Unread::NotStrict { .. }) => "read_invalid",
    }
}

const fn duty_word(kind: DutyKind) -> &'static str {
    match kind {
        DutyKind::MustMove => "must_move",
        DutyKind::MustCapture => "must_capture",
        DutyKind::MustCastle => "must_castle",
        DutyKind::Free => "free_move",
    }
}

/// The word for the end of a game.
pub(crate) fn ended(ending: Ending) -> &'static str {
    let drawn = ending.outcome == Outcome::Draw;
    let both = ending.outcome == Outcome::BothLose;
    match ending.how {
        How::Checkmate => "checkmate",
        How::Stalemate => "stalemate",
        How::DeadPosition => "dead_position",
        How::Resignation if drawn => "resignation_draw",
        How::Resignation => "resignation",
        How::Agreement => "agreement",
        How::Threefold => "threefold",
        How::FiftyMoves => "fifty_moves",
        How::Fivefold => "fivefold",
        How::SeventyFiveMoves => "seventyfive_moves",
        How::Flag if drawn => "flag_draw",
        How::Flag => "flag_loss",
        How::BothFlags => "both_flags_draw",
        How::Default if both => "both_default",
        How::Default => "default_loss",
        How::IllegalAct if drawn => "illegal_draw",
        How::IllegalAct => "illegal_loss",
        How::IllegalPosition => "illegal_position_draw",
        How::WrongArray | How::WrongColours => "annulled",
        How::Quickplay if drawn => "qpf_draw",
        How::Quickplay => "qpf_claim_filed",
        How::Device => "device_loss",
        How::Refusal if both => "both_lose",
        How::Refusal => "refusal_loss",
        How::Penalty => "arbiter_loss",
        How::Declared => "declared",
        How::SealedMoveFails if drawn => "sealed_draw",
        How::SealedMoveFails => "sealed_loss",
        How::SealedMove => "sealed_move_ends_game",
        How::PositionLost => "annulled",
        How::Signed => "signed_result_stands",
    }
}

/// The word for a refusal.
pub(crate) fn refused(refused: &Refused) -> &'static str {
    match refused {
        Refused::General(GeneralRefusal::GameOver(ending)) => ended(*ending),
        Refused::Moving(MovingRefusal::BoundByTouch(duty)) => duty_word(duty.kind),
        Refused::Moving(MovingRefusal::AdjustNotAllowed | MovingRefusal::AdjustOffClock) => {
            "adjust_not_allowed"
        }
        Refused::Clock(ClockRefusal::PressHasNoEffect) => "no_effect",
        Refused::Moving(MovingRefusal::ObjectionForfeited)
        | Refused::Draw(DrawRefusal::ClaimForfeited) => "claim_forfeited",
        Refused::Moving(MovingRefusal::NothingToObject) => "nothing_to_claim",
        Refused::Irregularity(
            IrregularityRefusal::NothingIllegal | IrregularityRefusal::OnlyOpponentClaims,
        ) => "nothing_illegal",
        Refused::Irregularity(IrregularityRefusal::NoOffenceYet) => "no_offence",
        Refused::Irregularity(IrregularityRefusal::IllegalMoveStands) => "illegal_stands",
        Refused::Clock(ClockRefusal::FlagUp) => "flag_not_fallen",
        Refused::Irregularity(IrregularityRefusal::TooLate { .. }) => "no_claim_possible",
        Refused::Arbiter(ArbiterRefusal::ScoreImpossible) => "score_invalid",
        Refused::Quickplay(QuickplayRefusal::ScoreOnlyOnMove { .. }) => "refused_not_on_move",
        Refused::Quickplay(QuickplayRefusal::QuickplayInadmissible { .. }) => "qpf_inadmissible",
        Refused::General(GeneralRefusal::NoRule { lacking }) => match lacking {
            Rule::RapidScoreLooks | Rule::BlitzScoreLooks => "refused_not_on_move",
            _ => "left_to_arbiter",
        },
        Refused::Clock(ClockRefusal::Paused) => "clock_paused",
        Refused::Sheet(SheetRefusal::NoUpdateDue) => "needs_no_update",
        Refused::Conduct(ConductRefusal::NowSpectator) => "spectator",
        Refused::Blind(BlindRefusal::BlindMoveNotMade) => "blind_not_made",
        Refused::Blind(BlindRefusal::WhoseBoardIsWrong) => "whose_board",
        Refused::Adjournment(AdjournmentRefusal::StillAdjourned) => "adjourned_still",
        Refused::Chess960(Chess960Refusal::ArrayInvalid { .. }) => "invalid_setup",
        // What needs no word of its own has that of the journal.
        other => other.kind(),
    }
}
