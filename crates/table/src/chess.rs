//! A game of chess under the Laws, with everything beside it that people are shown.

use std::borrow::Cow;

use jadoube_journal::{Act, Body, EngineSeat, Entry, Table};
use jadoube_laws::{
    AdjournmentFact, AssistantFact, ClockFact, ConductFact, DrawFact, EndFact, Game, Happened,
    Motion, QuickplayFact, RegulationsError, Rulebook, SheetFact, Standing, StartError, Usage,
};
use jadoube_notation::{Language, Style};
use jadoube_ruling::{BySide, Moment, Seat, Side};
use jadoube_wire::{Audience, Beside, Call, Picture, PlayedMove, Ruled, Settings, Told, fen};

/// The fold of a game's entries.
#[derive(Clone, Debug)]
pub struct Chess {
    /// What the organiser chose.
    pub table: Table,
    /// The same as pages are told.
    pub settings: Settings,
    /// Edition and regulations.
    pub book: Rulebook,
    /// The game under the Laws.
    pub game: Game,
    /// The moves that stand, written.
    pub moves: Vec<PlayedMove>,
    motions: Vec<Option<Motion>>,
    /// Calls that nobody has seen to.
    pub calls: Vec<Call>,
    /// Rulings that the arbiter may set aside.
    pub rulings: Vec<Ruled>,
    /// The entry with the last question to the arbiter.
    asked_in: u64,
    /// The entry since which whoever is to act is to act: with the last move, or the last act of an engine.
    turned_in: u64,
    /// How much of slow lines' delay may still be given back to each side, in milliseconds.
    lag_left: BySide<u32>,
}

/// A player is given back the delay of so many messages in full; from then on, with each message, what
/// remains of it and one part of so many more. Who holds his answers back to look slow gains little.
const LAG_MESSAGES: u32 = 5;

/// What one entry changed.
#[derive(Clone, Debug, Default)]
pub struct Changed {
    pub(crate) seq: u64,
    /// How many moves stood before and still stand.
    pub kept: u32,
    /// What happened.
    pub told: Vec<Told>,
}

impl Changed {
    /// The number of the entry.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// What of it an audience is told.
    pub fn told_to(&self, audience: Audience) -> impl Iterator<Item = Cow<'_, Told>> {
        let told = self.told.iter();
        told.filter_map(move |told| audience.hears(told))
    }
}

/// Why no game can be played at a table, or not gone on by an entry.
#[derive(Debug, thiserror::Error)]
pub enum LayingError {
    /// The regulations contradict themselves or the Laws.
    #[error("no game can be played under these regulations: {0}")]
    Regulations(#[from] RegulationsError),
    /// No game begins like that.
    #[error("no game can start so: {0}")]
    Start(#[from] StartError),
    /// The entry lays a table on which a game is played already.
    #[error("a table is laid once")]
    LaidTwice,
}

impl Chess {
    /// A table that has just been laid.
    pub fn lay(table: Table) -> Result<Chess, LayingError> {
        let book = Rulebook::new(table.created.regulations.clone())?;
        let game = Game::new(&book, &table.created.start)?;
        let regulations = book.regulations();
        let settings = Settings {
            edition: regulations.edition,
            class: regulations.class,
            regime: regulations.regime,
            games_per_arbiter: regulations.games_per_arbiter,
            recorded_by: regulations.recorded_by,
            usage: regulations.usage,
            time_control: regulations.time_control.clone(),
            chess960: regulations.chess960,
            start: fen(game.standing()),
            names: table.names.clone(),
            auto_press: table.auto_press,
            auto_start: table.auto_start,
            hints: table.hints,
            spectator_delay: table.spectator_delay,
            lag_allowance: table.lag_allowance,
            blind: regulations.blind,
            no_arbiter: regulations.no_arbiter,
            hall: table.hall.clone(),
            board: table.board,
        };
        Ok(Chess {
            lag_left: BySide::new(|_| table.lag_allowance.saturating_mul(LAG_MESSAGES)),
            table,
            settings,
            book,
            game,
            moves: Vec::new(),
            motions: Vec::new(),
            calls: Vec::new(),
            rulings: Vec::new(),
            asked_in: 0,
            turned_in: 0,
        })
    }

    /// Goes on by the entry of a number.
    pub fn go_on(&mut self, seq: u64, at: Moment, body: Body) -> Result<Changed, LayingError> {
        let mut change = Changed {
            seq,
            kept: u32::try_from(self.moves.len()).unwrap_or(u32::MAX),
            told: Vec::new(),
        };
        match body {
            Body::Laid(_) => return Err(LayingError::LaidTwice),
            Body::Attended { call, .. } => self.calls.retain(|open| open.call != call),
            Body::Act(act) => self.act(at, act, &mut change),
        }
        Ok(change)
    }

    /// What may be given back of the delay of a player's line.
    pub(crate) fn lag_given(&self, by: Seat, trip: u32) -> u32 {
        let left = by.side().map_or(0, |side| self.lag_left[side]);
        trip.min(self.table.lag_allowance).min(left)
    }

    fn note_lag(&mut self, act: &Act) {
        let allowance = self.table.lag_allowance;
        if let Some(side) = act.by.side().filter(|_| act.id.is_some()) {
            let left = self.lag_left[side].saturating_sub(act.lag) + allowance / LAG_MESSAGES;
            self.lag_left[side] = left.min(allowance.saturating_mul(LAG_MESSAGES));
        }
    }

    fn act(&mut self, at: Moment, act: Act, change: &mut Changed) {
        self.note_lag(&act);
        let before = self.game.standing().clone();
        let due = self.engine_due().is_some();
        let own = self.table.engine.as_ref().map(|seat| Seat::from(seat.side));
        let own = own == Some(act.by);
        for step in act.steps {
            let by = step.by.unwrap_or(act.by);
            let at = step.at.unwrap_or(at);
            for happened in step.happened {
                let rulings = self.game.rulings();
                self.game.apply(at, &happened);
                let mut told = Told::happened(&self.book, by, at, happened);
                told.seq = Some(change.seq);
                if self.game.rulings() > rulings {
                    told.ruling = Some(rulings);
                    self.rulings.push(Ruled {
                        ruling: rulings,
                        told: told.clone(),
                    });
                }
                self.note_call(by, &told);
                change.told.push(told);
            }
        }
        change.kept = self.follow_moves(&before);
        if own || due != self.engine_due().is_some() {
            self.turned_in = change.seq;
        }
    }

    /// The engine that is to act: it has the move, and its clock runs.
    pub fn engine_due(&self) -> Option<&EngineSeat> {
        let seat = self.table.engine.as_ref()?;
        let due = self.game.ending().is_none()
            && self.game.turn() == seat.side
            && self.game.clock().running() == Some(seat.side);
        due.then_some(seat)
    }

    /// The entry since which whoever is to act is to act: with the last move, or the last act of an engine.
    pub const fn turned_in(&self) -> u64 {
        self.turned_in
    }

    /// The entry with the last question to the arbiter.
    pub const fn asked_in(&self) -> u64 {
        self.asked_in
    }

    /// Opens a call that a happening makes, and closes what it settles.
    fn note_call(&mut self, by: Seat, told: &Told) {
        let Some(happened) = &told.happened else {
            return;
        };
        let is_open = |call: &Call| match &call.about.happened {
            Some(about) => !settles(happened, about),
            None => true,
        };
        self.calls.retain(is_open);
        if let (Happened::End(EndFact::ArbiterAsked { .. }), Some(seq)) = (happened, told.seq) {
            self.asked_in = seq;
        }
        if calls_the_arbiter(happened)
            && let Some(seq) = told.seq
        {
            self.calls.push(Call {
                call: seq,
                by,
                about: told.clone(),
            });
        }
    }

    /// Brings the written moves up to date; gives how many of them still stand.
    fn follow_moves(&mut self, before: &Standing) -> u32 {
        let same = self.motions.iter().copied().zip(self.game.motions());
        let kept = same.take_while(|(a, b)| a == b).count();
        let all_stand = kept == self.motions.len();
        let (one, another) = {
            let mut new = self.game.motions().skip(kept);
            (new.next(), new.next())
        };
        self.motions.truncate(kept);
        self.moves.truncate(kept);
        match (one, another) {
            (None, _) => {}
            (Some(motion), None) if all_stand => {
                self.moves.push(written(before, motion));
                self.motions.push(motion);
            }
            _ => self.write_from(kept),
        }
        u32::try_from(kept).unwrap_or(u32::MAX)
    }

    /// Writes the moves after the first `kept` anew.
    fn write_from(&mut self, kept: usize) {
        let mut standing = self.game.beginning().clone();
        for (index, motion) in self.game.motions().enumerate() {
            if index >= kept {
                self.moves.push(written(&standing, motion));
                self.motions.push(motion);
            }
            if let Some(motion) = motion {
                standing = match standing.legal(motion) {
                    Some(m) => standing.after(m),
                    None => standing.after_motion(motion),
                };
            }
        }
    }

    /// The game as an audience sees it, with the moves after the first `kept`.
    pub fn picture(&self, audience: Audience, kept: u32, now: Moment) -> Picture {
        let from = (kept as usize).min(self.moves.len());
        let beside = Beside {
            calls: &self.calls,
            rulings: &self.rulings,
            kept,
            moves: self.moves.get(from..).unwrap_or_default(),
        };
        Picture::of(
            audience,
            &self.book,
            &self.game,
            &self.settings,
            beside,
            now,
        )
    }

    /// Whether a player is still to come to a game that an arbiter starts. Where nobody does it
    /// begins with the arrivals, so there the players say themselves that they are ready.
    pub fn expects(&self, side: Side) -> bool {
        let regulations = self.book.regulations();
        regulations.usage == Usage::Mediated
            && !regulations.no_arbiter
            && self.game.ending().is_none()
            && !self.game.present()[side]
    }

    /// Whether a player is still to come to a game that starts with the players' connections.
    pub fn begins_by_itself(&self, side: Side) -> bool {
        self.table.auto_start && !self.game.is_started() && !self.game.present()[side]
    }

    /// What entries of this game's stream told an audience. The game is not played again for it:
    /// which of the happenings are rulings, and their numbers, is known.
    pub fn told_in(&self, entries: &[Entry], audience: Audience) -> Vec<Told> {
        let first = entries.first().map(|entry| entry.seq);
        let before = self.rulings.partition_point(|ruled| ruled.told.seq < first);
        let mut rulings = self.rulings.iter().skip(before).peekable();
        let mut heard = Vec::new();
        for entry in entries {
            let Ok(Body::Act(act)) = Body::read(&entry.body) else {
                continue;
            };
            for step in act.steps {
                let (by, at) = (step.by.unwrap_or(act.by), step.at.unwrap_or(entry.at));
                for happened in step.happened {
                    let mut told = Told::happened(&self.book, by, at, happened);
                    told.seq = Some(entry.seq);
                    let is_it = |ruled: &&Ruled| {
                        ruled.told.seq == told.seq && ruled.told.happened == told.happened
                    };
                    told.ruling = rulings.next_if(is_it).map(|ruled| ruled.ruling);
                    heard.extend(audience.hears(&told).map(Cow::into_owned));
                }
            }
        }
        heard
    }
}

/// Whether a happening settles what an earlier one called the arbiter for.
const fn settles(happened: &Happened, about: &Happened) -> bool {
    match happened {
        Happened::Clock(ClockFact::ClockResumed { .. }) => matches!(
            about,
            Happened::Clock(ClockFact::ClockPaused { .. } | ClockFact::ClockCorrectionDue { .. })
                | Happened::Sheet(SheetFact::BothUpdatesDue)
        ),
        Happened::Assistant(AssistantFact::AssistantAllowed { .. }) => matches!(
            about,
            Happened::Assistant(AssistantFact::AssistantRequested { .. })
        ),
        Happened::Quickplay(
            QuickplayFact::IncrementIntroduced { .. } | QuickplayFact::IncrementRefused { .. },
        ) => {
            matches!(
                about,
                Happened::Quickplay(QuickplayFact::IncrementRequested { .. })
            )
        }
        Happened::Quickplay(QuickplayFact::QuickplayRejected { .. }) => matches!(
            about,
            Happened::Quickplay(
                QuickplayFact::QuickplayClaimed { .. } | QuickplayFact::QuickplayDecisionDue { .. }
            )
        ),
        Happened::Draw(DrawFact::ClaimRejected { .. }) => {
            matches!(about, Happened::Draw(DrawFact::ClaimMade { .. }))
        }
        Happened::End(EndFact::GameEnded { .. }) => !matches!(
            about,
            Happened::Conduct(
                ConductFact::AppealRegistered { .. } | ConductFact::ReportReceived { .. }
            )
        ),
        _ => false,
    }
}

/// Whether somebody must come to the board.
const fn calls_the_arbiter(happened: &Happened) -> bool {
    match happened {
        // Not by the arbiter, who is there.
        Happened::Clock(ClockFact::ClockPaused { by, .. }) => !matches!(by, Seat::Arbiter),
        Happened::End(EndFact::ArbiterAsked { .. })
        | Happened::Assistant(AssistantFact::AssistantRequested { .. })
        | Happened::Draw(DrawFact::ClaimMade { .. })
        | Happened::Quickplay(
            QuickplayFact::IncrementRequested { .. }
            | QuickplayFact::QuickplayClaimed { .. }
            | QuickplayFact::QuickplayDecisionDue { .. },
        )
        | Happened::Clock(ClockFact::ClockCorrectionDue { .. })
        | Happened::Sheet(SheetFact::BothUpdatesDue)
        | Happened::Conduct(
            ConductFact::Complained { .. }
            | ConductFact::RepetitionNoted { .. }
            | ConductFact::AppealRegistered { .. }
            | ConductFact::ReportReceived { .. },
        )
        | Happened::Adjournment(AdjournmentFact::MoveSealed { .. }) => true,
        _ => false,
    }
}

fn written(standing: &Standing, motion: Option<Motion>) -> PlayedMove {
    let Some(motion) = motion else {
        return PlayedMove {
            motion: String::new(),
            san: String::new(),
            legal: true,
        };
    };
    let legal = standing.legal(motion);
    let san = match (legal, standing.position()) {
        (Some(m), Some(position)) => Style::short(Language::English).text(position, m),
        _ => motion.to_string(),
    };
    PlayedMove {
        motion: motion.to_string(),
        san,
        legal: legal.is_some(),
    }
}
