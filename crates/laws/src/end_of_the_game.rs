//! How a game ends (Article 5), and what a verdict on mating means for it.

use jadoube_ruling::{BySide, Message, Moment, Seat, Side};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;
use strum::{IntoStaticStr, VariantNames};

use crate::asked::Office;
use crate::game::{Decided, Game, Happenings, Ruling};
use crate::phase::{Phase, Question};
use crate::trace::applies;
use crate::{GeneralRefusal, Happened, Points, Refused, Rule, Rulebook, Standing, mating};

/// A request about the end of the game (Article 5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EndRequest {
    /// Resign (5.1.2).
    Resign,
    /// Answer the question whether a side could still mate.
    AnswerCanMate {
        /// Whether it could.
        can_mate: bool,
    },
}

impl EndRequest {
    pub(crate) const fn office(&self) -> Office {
        match self {
            EndRequest::Resign => Office::Player,
            EndRequest::AnswerCanMate { .. } => Office::ArbiterOrSystem,
        }
    }
}

/// What happened about the end of the game (Article 5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: by, of, to, motion, squares"
)]
pub enum EndFact {
    /// Nobody knows whether a side could still mate: the arbiter must say.
    ArbiterAsked {
        can_mate: Side,
        if_yes: Ending,
        if_no: Ending,
    },
    /// The game ended.
    GameEnded {
        ending: Ending,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        score: Option<Box<BySide<Points>>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
}

impl EndFact {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            EndFact::ArbiterAsked { if_yes, .. } => if_yes.rule,
            EndFact::GameEnded { ending, .. } => ending.rule,
        }
    }

    pub(crate) fn message(&self) -> Message {
        let side = |id, side: Side| Message::new(id).with("side", side);
        match self {
            EndFact::ArbiterAsked { can_mate, .. } => side("arbiter-asked", *can_mate),
            EndFact::GameEnded {
                ending,
                score,
                reason,
            } => {
                let score = score.as_deref().copied();
                ended(ending.how, ending.outcome, score, reason.as_deref())
            }
        }
    }
}

/// Why a request about the end of the game (Article 5) is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EndRefusal {
    /// An open question must be answered by the arbiter first.
    ArbiterMustAnswer,
    /// There is no such question.
    NothingAsked,
}

impl EndRefusal {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            EndRefusal::ArbiterMustAnswer | EndRefusal::NothingAsked => Rule::ArbiterOffice,
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            EndRefusal::ArbiterMustAnswer => Message::new("refused-arbiter-must-answer"),
            EndRefusal::NothingAsked => Message::new("refused-nothing-asked"),
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who won, if anybody.
    pub outcome: Outcome,
    /// By what.
    pub how: How,
    /// The rule that says so.
    pub rule: Rule,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// One side won.
    Win(Side),
    /// Drawn.
    Draw,
    /// Both sides lost.
    BothLose,
    /// The game does not count; a new one is played.
    Annulled,
    /// Somebody has still to decide.
    Pending,
}

impl Outcome {
    /// The usual score: `1-0`, `1/2-1/2`, `0-0`, or the word for what is none.
    pub const fn as_str(self) -> &'static str {
        match self {
            Outcome::Win(Side::White) => "1-0",
            Outcome::Win(Side::Black) => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::BothLose => "0-0",
            Outcome::Annulled => "annulled",
            Outcome::Pending => "pending",
        }
    }
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each name is the whole story")]
pub enum How {
    Checkmate,
    Stalemate,
    DeadPosition,
    Resignation,
    Agreement,
    Threefold,
    FiftyMoves,
    Fivefold,
    SeventyFiveMoves,
    Flag,
    BothFlags,
    Default,
    IllegalAct,
    IllegalPosition,
    WrongArray,
    WrongColours,
    Quickplay,
    Device,
    Refusal,
    Penalty,
    Declared,
    /// A sealed move that is ambiguous, unreadable or illegal.
    SealedMoveFails,
    /// A sealed move that ended the game although somebody came too late.
    SealedMove,
    PositionLost,
    Signed,
}

fn ended(
    how: How,
    outcome: Outcome,
    score: Option<BySide<Points>>,
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

impl Game {
    pub(crate) fn end_asked(&self, book: &Rulebook, seat: Seat, asked: &EndRequest) -> Decided {
        match (asked, seat.side()) {
            (EndRequest::Resign, Some(by)) => self.resign(book, by),
            (EndRequest::AnswerCanMate { can_mate }, None) => self.answer(*can_mate),
            (EndRequest::Resign, None) | (EndRequest::AnswerCanMate { .. }, Some(_)) => {
                Err(Refused::General(GeneralRefusal::NotYourOffice { seat }))
            }
        }
    }

    pub(crate) fn end_happened(&mut self, fact: &EndFact, at: Moment) {
        match fact {
            EndFact::ArbiterAsked {
                can_mate,
                if_yes,
                if_no,
            } => {
                self.clock.stop(at);
                self.phase = Phase::Asked(Question {
                    side: *can_mate,
                    if_yes: *if_yes,
                    if_no: *if_no,
                });
            }
            EndFact::GameEnded { ending, score, .. } => {
                self.end(*ending, score.as_deref().copied(), at);
            }
        }
    }
}

impl From<Ending> for Happened {
    fn from(ending: Ending) -> Happened {
        Happened::End(EndFact::GameEnded {
            ending,
            score: None,
            reason: None,
        })
    }
}

impl Ending {
    pub(crate) const fn win(winner: Side, how: How, rule: Rule) -> Ending {
        Ending {
            outcome: Outcome::Win(winner),
            how,
            rule,
        }
    }

    pub(crate) const fn draw(how: How, rule: Rule) -> Ending {
        Ending {
            outcome: Outcome::Draw,
            how,
            rule,
        }
    }
}

impl Game {
    /// How the game ends by a position that a legal move has just led to. Mate goes before
    /// stalemate, dead position, 75 moves and fivefold repetition.
    pub(crate) fn end_after(&self, book: &Rulebook, position: &Standing) -> Option<Ending> {
        let to_move = position.turn();
        let stuck = !position.has_legal_move();
        if applies(Rule::Checkmate, stuck && position.in_check(to_move)) {
            return Some(Ending::win(!to_move, How::Checkmate, Rule::Checkmate));
        }
        if applies(Rule::Stalemate, stuck) {
            return Some(Ending::draw(How::Stalemate, Rule::Stalemate));
        }
        let searched = book.regulations().search_dead_positions;
        if applies(Rule::DeadPosition, searched && mating::is_dead(position)) {
            return Some(Ending::draw(How::DeadPosition, Rule::DeadPosition));
        }
        if !book.laws().automatic_draws {
            return None;
        }
        if applies(Rule::SeventyFiveMoves, position.quiet() >= 150) {
            return Some(Ending::draw(How::SeventyFiveMoves, Rule::SeventyFiveMoves));
        }
        // Four earlier occurrences take at least sixteen quiet half-moves.
        let often = position.quiet() >= 16 && self.history.occurrences(position, 4) >= 4;
        if applies(Rule::Fivefold, often) {
            return Some(Ending::draw(How::Fivefold, Rule::Fivefold));
        }
        None
    }

    pub(crate) fn resign(&self, book: &Rulebook, by: Side) -> Decided {
        let lost = Ending::win(!by, How::Resignation, Rule::Resignation);
        if !book.laws().resignation_may_draw {
            return Ok(smallvec![lost.into()]);
        }
        let drawn = Ending::draw(How::Resignation, Rule::Resignation);
        Ok(self.unless_unmatable(!by, lost, drawn))
    }

    /// The loser loses if `winner` could still mate from the board as it stands, and draws if not;
    /// where nobody knows, the arbiter is asked.
    pub(crate) fn unless_unmatable(
        &self,
        winner: Side,
        if_yes: Ending,
        if_no: Ending,
    ) -> Happenings {
        smallvec![match mating::can_mate(self.standing(), winner) {
            Some(true) => if_yes.into(),
            Some(false) => if_no.into(),
            None => Happened::End(EndFact::ArbiterAsked {
                can_mate: winner,
                if_yes,
                if_no,
            }),
        }]
    }

    /// The arbiter, or a deeper search, answers the open question.
    pub(crate) fn answer(&self, can_mate: bool) -> Decided {
        let question = self
            .question()
            .ok_or(Refused::End(EndRefusal::NothingAsked))?;
        let ending = if can_mate {
            question.if_yes
        } else {
            question.if_no
        };
        Ok(smallvec![ending.into()])
    }

    pub(crate) fn end(&mut self, ending: Ending, score: Option<BySide<Points>>, at: Moment) {
        self.clock.stop(at);
        self.phase = Phase::Ended(ending);
        self.open_offers = BySide::default();
        self.claim = None;
        self.score = score.or(self.score);
        self.rulings.push(Ruling::Ended);
    }
}
