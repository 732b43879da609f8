//! A game as PGN: what happened, folded into moves, clocks and comments for `notation`'s writer.
//!
//! Other programs know legal moves only. The moves go as far as the Laws let them; an illegal move that
//! stands, a position that the arbiter set up and what was played from a position that no rule allows are
//! comments, and where play is lawful again a new section begins.

use std::collections::BTreeMap;
use std::time::Duration;

use jadoube_clock::{Mode, Period, TimeControl};
use jadoube_laws::{
    ArbiterFact, Claim, ClockFact, DrawFact, EndFact, Ending, Game, Happened, How,
    IrregularityFact, Motion, MovingFact, QuickplayFact, Rulebook, Standing, Start, StartError,
};
use jadoube_notation::pgn::{Export, ExportMove, Header, Note, Outcome, Section, Termination};
use jadoube_ruling::{Moment, Side};
use shakmaty::Move;
use shakmaty::fen::Fen;

/// Writes down a game while it is told, half-move by half-move.
#[derive(Clone, Debug)]
pub struct Scribe<'a> {
    book: &'a Rulebook,
    game: Game,
    notes: Notes,
}

/// What belongs before and after each half-move.
#[derive(Clone, Debug, Default)]
struct Notes {
    before: BTreeMap<usize, Vec<Note>>,
    after: BTreeMap<usize, Vec<Note>>,
    /// The illegal move that was completed last, until it is known what becomes of it.
    illegal: Option<Motion>,
    /// The clocks of half-moves that were taken back, should a ruling put them back.
    dropped: BTreeMap<usize, Note>,
}

impl<'a> Scribe<'a> {
    /// A game that is about to be told.
    pub fn new(book: &'a Rulebook, start: &Start) -> Result<Scribe<'a>, StartError> {
        Ok(Scribe {
            book,
            game: Game::new(book, start)?,
            notes: Notes::default(),
        })
    }

    /// Takes down what happened next. `say` gives its sentence, or nothing where the reader is not to be
    /// told of it: then only what it does to the moves is seen.
    pub fn hear(
        &mut self,
        at: Moment,
        happened: &Happened,
        say: impl Fn(&Happened) -> Option<String>,
    ) {
        let before = self.game.half_moves() as usize;
        self.game.apply(at, happened);
        let made = self.game.half_moves() as usize;
        self.notes.take_back(made);
        let put_back = matches!(
            happened,
            Happened::Arbiter(ArbiterFact::RulingOverridden { .. })
        );
        for index in before..made {
            match self.notes.dropped.remove(&index).filter(|_| put_back) {
                Some(clock) => self.notes.after.entry(index).or_default().insert(0, clock),
                None => self.clock(self.mover(index), index, at),
            }
        }
        if let Some(sentence) = say(happened) {
            self.note(happened, sentence, made.min(before));
        }
        if let Happened::Clock(ClockFact::MoveCompleted { by, .. })
        | Happened::Irregularity(IrregularityFact::IllegalMoveCompleted { by, .. }) = happened
            && let Some(index) = self.last_by(*by)
        {
            self.clock(*by, index, at);
        }
    }

    /// The game as far as it has been told. The header's time control, ending and edition are filled in.
    pub fn export(self, mut header: Header) -> Export {
        let regulations = self.book.regulations();
        header.time_control = time_control(&regulations.time_control);
        header.laws = regulations.edition.to_string();
        let ending = self.game.ending();
        header.termination = Some(ending.map_or(Termination::Unterminated, termination));
        let result = ending.and_then(|ending| Outcome::read(ending.outcome.as_str().as_bytes()));
        Export {
            header,
            sections: self.notes.sections(&self.game),
            result: result.unwrap_or(Outcome::Open),
        }
    }

    fn note(&mut self, happened: &Happened, sentence: String, at: usize) {
        let article = self.book.locate(happened.under());
        let article = article.map_or("-", |article| article.number).to_owned();
        let ruling = |text| Note::Ruling {
            article: article.clone(),
            text,
        };
        let made = self.game.half_moves() as usize;
        let notes = &mut self.notes;
        match happened {
            Happened::Draw(DrawFact::DrawOffered { .. }) => match made.checked_sub(1) {
                Some(index) => notes.after.entry(index).or_default().push(Note::Offer),
                None => notes.before.entry(0).or_default().push(Note::Offer),
            },
            Happened::Irregularity(IrregularityFact::IllegalMoveCompleted { motion, .. }) => {
                notes.illegal = Some(*motion);
            }
            Happened::Irregularity(IrregularityFact::FaultPenalised(penalised)) => {
                let before = notes.before.entry(penalised.back_to as usize).or_default();
                if let Some(motion) = notes.illegal.take() {
                    before.push(Note::Illegal {
                        played: motion.to_string(),
                        article: article.clone(),
                    });
                }
                before.push(ruling(sentence));
            }
            Happened::Draw(DrawFact::ClaimRejected {
                claim, intended, ..
            }) => {
                let before = notes.before.entry(made).or_default();
                before.push(Note::Claim {
                    ground: ground(*claim).to_owned(),
                    intended: intended.map(|motion| motion.to_string()),
                });
                before.push(ruling(sentence));
            }
            Happened::End(EndFact::GameEnded { ending, .. }) => {
                let last = notes.before.entry(made).or_default();
                let ground = match ending.how {
                    How::Threefold => Some("threefold"),
                    How::FiftyMoves => Some("fifty"),
                    _ => None,
                };
                last.extend(ground.map(|ground| Note::Claim {
                    ground: ground.to_owned(),
                    intended: None,
                }));
                last.push(ruling(sentence));
            }
            _ if is_ruling(happened) => {
                notes.before.entry(at).or_default().push(ruling(sentence));
            }
            _ => {}
        }
    }

    /// Writes down what a side's clock shows after a half-move.
    fn clock(&mut self, side: Side, index: usize, at: Moment) {
        let left = self.game.clock().left(side, at).as_millis();
        let left = Duration::from_millis(u64::try_from(left).unwrap_or(0));
        let after = self.notes.after.entry(index).or_default();
        after.retain(|note| !matches!(note, Note::Clock(_)));
        after.insert(0, Note::Clock(left));
    }

    /// Who made the half-move that was made last.
    fn mover(&self, index: usize) -> Side {
        let last = index + 1 == self.game.half_moves() as usize;
        if last {
            !self.game.turn()
        } else {
            self.game.turn()
        }
    }

    /// The last half-move of a side.
    fn last_by(&self, side: Side) -> Option<usize> {
        let back = if self.game.turn() == side { 2 } else { 1 };
        (self.game.half_moves() as usize).checked_sub(back)
    }
}

const fn ground(claim: Claim) -> &'static str {
    match claim {
        Claim::Threefold => "threefold",
        Claim::FiftyMoves => "fifty",
    }
}

/// What changes time, points or the position beside the moves themselves. Everything else is in the journal.
const fn is_ruling(happened: &Happened) -> bool {
    matches!(
        happened,
        Happened::Moving(MovingFact::TouchUpheld { .. })
            | Happened::Clock(
                ClockFact::ClockMisused { .. }
                    | ClockFact::PauseFaulted { .. }
                    | ClockFact::ClockSet(_)
                    | ClockFact::TimeGiven { .. }
                    | ClockFact::FlagFell { .. }
            )
            | Happened::Irregularity(
                IrregularityFact::PositionRestored { .. }
                    | IrregularityFact::CorrectedByAgreement { .. }
            )
            | Happened::Quickplay(
                QuickplayFact::IncrementIntroduced { .. }
                    | QuickplayFact::QuickplayRejected { .. }
                    | QuickplayFact::ScoreAskedTooOften { .. }
            )
            | Happened::Arbiter(
                ArbiterFact::DeviceWarned { .. }
                    | ArbiterFact::Penalised { .. }
                    | ArbiterFact::RulingOverridden { .. }
            )
    )
}

/// The words of the tag for how a game ended.
const fn termination(ending: Ending) -> Termination {
    match ending.how {
        How::Checkmate
        | How::Stalemate
        | How::DeadPosition
        | How::Threefold
        | How::FiftyMoves
        | How::Fivefold
        | How::SeventyFiveMoves => Termination::Board,
        How::Resignation => Termination::Resignation,
        How::Agreement => Termination::Agreement,
        How::Signed | How::SealedMove => Termination::Normal,
        How::Flag | How::BothFlags => Termination::Time,
        How::Default => Termination::Absence,
        How::IllegalAct | How::SealedMoveFails | How::Device | How::Refusal | How::Penalty => {
            Termination::Infraction
        }
        How::Quickplay | How::Declared | How::PositionLost => Termination::Adjudication,
        How::IllegalPosition | How::WrongArray | How::WrongColours => Termination::Unterminated,
    }
}

/// A time control as PGN writes it: `40/5400+30:1800+30`. The standard has no sign for a delay; `d` is what
/// is used where delays are usual.
fn time_control(control: &TimeControl) -> String {
    let seconds = |millis: i64| match millis % 1000 {
        0 => (millis / 1000).to_string(),
        _ => format!("{}.{:03}", millis / 1000, millis % 1000),
    };
    let each = match control.mode {
        Mode::Increment(span) if span.is_positive() => format!("+{}", seconds(span.as_millis())),
        Mode::Delay(span) if span.is_positive() => format!("d{}", seconds(span.as_millis())),
        _ => String::new(),
    };
    let period = |period: &Period| {
        let moves = period.moves.map(|moves| format!("{moves}/"));
        let time = seconds(period.time.as_millis());
        format!("{}{time}{each}", moves.unwrap_or_default())
    };
    let periods: Vec<String> = control.periods.iter().map(period).collect();
    periods.join(":")
}

impl Notes {
    /// Half-moves were taken back: what was noted with them belongs before the next one that is made; their
    /// clocks say nothing any more.
    fn take_back(&mut self, made: usize) {
        let later = self.before.split_off(&(made + 1));
        let after = self.after.split_off(&made);
        if later.is_empty() && after.is_empty() {
            return;
        }
        for (index, notes) in &after {
            let clock = notes.iter().find(|note| matches!(note, Note::Clock(_)));
            self.dropped
                .extend(clock.map(|clock| (*index, clock.clone())));
        }
        let mut by_move: BTreeMap<usize, Vec<Note>> = after;
        for (index, notes) in later {
            // What came before a half-move came after the one before it.
            by_move.entry(index - 1).or_default().extend(notes);
        }
        let kept = by_move.into_values().flatten();
        let kept = kept.filter(|note| !matches!(note, Note::Clock(_)));
        self.before.entry(made).or_default().extend(kept);
    }

    fn before(&mut self, index: usize) -> Vec<Note> {
        self.before.remove(&index).unwrap_or_default()
    }

    fn after(&mut self, index: usize) -> Vec<Note> {
        self.after.remove(&index).unwrap_or_default()
    }

    fn sections(mut self, game: &Game) -> Vec<Section> {
        let mut parts = Parts::new(game.beginning());
        for (index, (motion, after)) in game.positions().enumerate() {
            let (before, with) = (self.before(index), self.after(index));
            match motion.and_then(|motion| lawful(&parts.standing, motion, &after)) {
                Some(m) => parts.play(before, m, with),
                None => parts.irregular(before, motion, &after, with),
            }
            parts.standing = after;
        }
        let rest = self.before.into_values().chain(self.after.into_values());
        parts.finish(rest.flatten().collect())
    }
}

/// Sections as they come about.
struct Parts {
    done: Vec<Section>,
    /// Whether play has left the last section: its moves lead no further.
    left: bool,
    /// What happened since, in order.
    loose: Vec<Note>,
    standing: Standing,
}

impl Parts {
    fn new(beginning: &Standing) -> Parts {
        let start = beginning.position().cloned();
        Parts {
            left: start.is_none(),
            loose: match start {
                Some(_) => Vec::new(),
                None => vec![Note::Position(fen(beginning))],
            },
            done: start.map(Section::from).into_iter().collect(),
            standing: beginning.clone(),
        }
    }

    fn play(&mut self, mut before: Vec<Note>, m: Move, after: Vec<Note>) {
        if self.left {
            let position = self.standing.position().cloned().unwrap_or_default();
            match self.done.last_mut() {
                Some(last) => last.last.append(&mut self.loose),
                None => {
                    self.loose.append(&mut before);
                    std::mem::swap(&mut self.loose, &mut before);
                }
            }
            self.done.push(Section::from(position));
            self.left = false;
        }
        if let Some(section) = self.done.last_mut() {
            section.entries.push(ExportMove { before, m, after });
        }
    }

    /// A move that no rule allows and that stands all the same, a move in a position that the rules do not
    /// know, or a position that the arbiter set up.
    fn irregular(
        &mut self,
        before: Vec<Note>,
        motion: Option<Motion>,
        after: &Standing,
        with: Vec<Note>,
    ) {
        self.left = true;
        // Only where the stretch ends is the position of interest.
        self.loose.pop_if(|note| matches!(note, Note::Position(_)));
        self.loose.extend(before);
        match (motion, self.loose.last_mut()) {
            (Some(motion), _) if self.standing.is_lawful() => self.loose.push(Note::Illegal {
                played: motion.to_string(),
                article: "stands".to_owned(),
            }),
            (Some(motion), Some(Note::Then(moves))) => {
                moves.push(' ');
                moves.push_str(&motion.to_string());
            }
            (Some(motion), _) => self.loose.push(Note::Then(motion.to_string())),
            (None, _) => {}
        }
        // Readers would take this clock for that of the last move that they know.
        let with = with.into_iter();
        self.loose
            .extend(with.filter(|note| !matches!(note, Note::Clock(_))));
        self.loose.push(Note::Position(fen(after)));
    }

    fn finish(mut self, rest: Vec<Note>) -> Vec<Section> {
        self.loose.extend(rest);
        if self.done.is_empty() {
            self.done.push(Section::default());
        }
        if let Some(last) = self.done.last_mut() {
            last.last.append(&mut self.loose);
        }
        self.done
    }
}

/// The legal move that a motion was, if it led where the board stood afterwards.
fn lawful(standing: &Standing, motion: Motion, after: &Standing) -> Option<Move> {
    standing.position()?;
    let m = standing.legal(motion)?;
    standing.after(m).same_position(after).then_some(m)
}

fn fen(standing: &Standing) -> String {
    Fen::try_from_setup(standing.setup()).map_or_else(|_| "?".to_owned(), |fen| fen.to_string())
}
