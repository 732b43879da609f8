//! A game as a node knows it: the fold of its stream.

use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use jadoube_journal::{Act, Body, Entry, Table};
use jadoube_laws::{
    AdjournmentFact, ConductFact, Game, Happened, Motion, Rulebook, SheetFact, Standing, Usage,
};
use jadoube_notation::{Language, Style};
use jadoube_ruling::{Moment, Seat, Side, Span};
use jadoube_wire::{
    Audience, Beside, Call, Glance, Picture, PlayedMove, Role, Ruled, Settings, Told, fen,
};

/// A game with everything beside it that people are shown.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub id: String,
    pub table: Table,
    pub settings: Settings,
    pub book: Rulebook,
    pub game: Game,
    /// The number that the next entry will have.
    pub next: u64,
    pub moves: Vec<PlayedMove>,
    motions: Vec<Option<Motion>>,
    pub calls: Vec<Call>,
    pub rulings: Vec<Ruled>,
    /// Which messages have been dealt with, by a hash of who sent them and their id.
    ids: HashMap<u64, u64>,
}

/// What one entry changed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Change {
    pub seq: u64,
    pub id: Option<String>,
    /// How many moves stood before and still stand.
    pub kept: u32,
    pub told: Vec<Told>,
}

impl Seen {
    /// The game that a stream tells of.
    pub(crate) fn replay(id: &str, entries: &[Entry]) -> Result<Seen, String> {
        let (first, rest) = entries.split_first().ok_or("there is no such game")?;
        let laid = Body::read(&first.body).map_err(|error| error.to_string())?;
        let Body::Laid(table) = laid else {
            return Err("the first entry does not lay a table".to_owned());
        };
        let mut seen = Seen::lay(id, *table)?;
        for entry in rest {
            seen.fold(entry)?;
        }
        Ok(seen)
    }

    /// A table that has just been laid.
    pub(crate) fn lay(id: &str, table: Table) -> Result<Seen, String> {
        let book =
            Rulebook::new(table.created.regulations.clone()).map_err(|error| error.to_string())?;
        let game = Game::new(&book, &table.created.start).map_err(|error| error.to_string())?;
        let regulations = book.regulations();
        let settings = Settings {
            edition: regulations.edition,
            class: regulations.class,
            regime: regulations.regime,
            usage: regulations.usage,
            time_control: regulations.time_control.clone(),
            chess960: regulations.chess960,
            start: fen(game.standing()),
            names: table.names.clone(),
            auto_press: table.auto_press,
            hints: table.hints,
            spectator_delay: table.spectator_delay,
            lag_allowance: table.lag_allowance,
            blind: regulations.blind,
            no_arbiter: regulations.no_arbiter,
            hall: table.hall.clone(),
            board: table.board,
        };
        Ok(Seen {
            id: id.to_owned(),
            table,
            settings,
            book,
            game,
            next: 1,
            moves: Vec::new(),
            motions: Vec::new(),
            calls: Vec::new(),
            rulings: Vec::new(),
            ids: HashMap::new(),
        })
    }

    /// Folds the next entry.
    pub(crate) fn fold(&mut self, entry: &Entry) -> Result<Change, String> {
        if entry.seq != self.next {
            return Err(format!("entry {} where {} was due", entry.seq, self.next));
        }
        let body = Body::read(&entry.body).map_err(|error| error.to_string())?;
        self.go_on(entry.at, body)
    }

    /// Goes on by an entry that was read or has just been written.
    pub(crate) fn go_on(&mut self, at: Moment, body: Body) -> Result<Change, String> {
        let mut change = Change {
            seq: self.next,
            kept: u32::try_from(self.moves.len()).unwrap_or(u32::MAX),
            ..Change::default()
        };
        match body {
            Body::Laid(_) => return Err("a table is laid once".to_owned()),
            Body::Attended { call, id } => {
                self.calls.retain(|open| open.call != call);
                self.remember(Seat::Arbiter, id.as_deref(), change.seq);
                change.id = id;
            }
            Body::Act(act) => self.act(at, act, &mut change),
        }
        self.next += 1;
        Ok(change)
    }

    fn act(&mut self, at: Moment, act: Act, change: &mut Change) {
        let before = self.game.standing().clone();
        for step in act.steps {
            let by = step.by.unwrap_or(act.by);
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
        self.remember(
            act.entered_by.unwrap_or(act.by),
            act.id.as_deref(),
            change.seq,
        );
        change.id = act.id;
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
        let motions: Vec<Option<Motion>> = self.game.motions().collect();
        let same = self.motions.iter().zip(&motions);
        let kept = same.take_while(|(a, b)| a == b).count();
        let one_more = kept == self.motions.len() && motions.len() == kept + 1;
        self.moves.truncate(kept);
        if let (true, Some(motion)) = (one_more, motions.last()) {
            self.moves.push(written(before, *motion));
        } else if motions.len() > kept {
            let mut standing = self.game.beginning().clone();
            for (index, motion) in motions.iter().enumerate() {
                if index >= kept {
                    self.moves.push(written(&standing, *motion));
                }
                if let Some(motion) = motion {
                    standing = match standing.legal(*motion) {
                        Some(m) => standing.after(m),
                        None => standing.after_motion(*motion),
                    };
                }
            }
        }
        self.motions = motions;
        u32::try_from(kept).unwrap_or(u32::MAX)
    }

    fn remember(&mut self, sender: Seat, id: Option<&str>, seq: u64) {
        if let Some(id) = id {
            self.ids.insert(key(sender, id), seq);
        }
    }

    /// The entry that a message has led to already.
    pub(crate) fn done(&self, sender: Seat, id: &str) -> Option<u64> {
        self.ids.get(&key(sender, id)).copied()
    }

    /// The game as an audience sees it, with the moves after the first `kept`.
    pub(crate) fn picture(&self, audience: Audience, kept: u32, now: Moment) -> Picture {
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

    /// The board at a glance.
    pub(crate) fn glance(&self, desk: bool, now: Moment) -> Glance {
        let glance = Glance::of(
            &self.id,
            &self.book,
            &self.game,
            &self.settings,
            &self.moves,
            &self.calls,
            self.next - 1,
            now,
        );
        if desk {
            glance
        } else {
            glance.for_the_public()
        }
    }

    /// How long a role waits for what it sees of the game.
    pub(crate) fn delay(&self, role: Role) -> Span {
        match role {
            Role::Spectator => Span::from_secs(self.settings.spectator_delay.into()),
            _ => Span::ZERO,
        }
    }

    /// Whether a player is still to come to a game that an arbiter starts. Where nobody does it
    /// begins with the arrivals, so there the players say themselves that they are ready.
    pub(crate) fn expects(&self, side: Side) -> bool {
        let regulations = self.book.regulations();
        regulations.usage == Usage::Mediated
            && !regulations.no_arbiter
            && self.game.ending().is_none()
            && !self.game.present()[side]
    }

    /// Whether the game waits for somebody to say if a side could still mate, and which.
    pub(crate) fn question(&self) -> Option<Side> {
        if !self.game.awaits_arbiter() {
            return None;
        }
        let asked = self.calls.iter().rev();
        asked
            .filter_map(|call| match call.about.happened {
                Some(Happened::ArbiterAsked { can_mate, .. }) => Some(can_mate),
                _ => None,
            })
            .next()
    }
}

/// Whether a happening settles what an earlier one called the arbiter for.
const fn settles(happened: &Happened, about: &Happened) -> bool {
    match happened {
        Happened::ClockResumed { .. } => matches!(
            about,
            Happened::ClockPaused { .. }
                | Happened::ClockCorrectionDue { .. }
                | Happened::Sheet(SheetFact::BothUpdatesDue)
        ),
        Happened::AssistantAllowed { .. } => matches!(about, Happened::AssistantRequested { .. }),
        Happened::IncrementIntroduced { .. } | Happened::IncrementRefused { .. } => {
            matches!(about, Happened::IncrementRequested { .. })
        }
        Happened::QuickplayRejected { .. } => matches!(
            about,
            Happened::QuickplayClaimed { .. } | Happened::QuickplayDecisionDue { .. }
        ),
        Happened::GameEnded { .. } => !matches!(
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
        Happened::ClockPaused { by, .. } => by.side().is_some(),
        Happened::ArbiterAsked { .. }
        | Happened::AssistantRequested { .. }
        | Happened::IncrementRequested { .. }
        | Happened::QuickplayClaimed { .. }
        | Happened::QuickplayDecisionDue { .. }
        | Happened::ClockCorrectionDue { .. }
        | Happened::Sheet(SheetFact::BothUpdatesDue)
        | Happened::Conduct(
            ConductFact::Complained { .. }
            | ConductFact::AppealRegistered { .. }
            | ConductFact::ReportReceived { .. },
        )
        | Happened::Adjournment(AdjournmentFact::MoveSealed { .. }) => true,
        _ => false,
    }
}

/// What of a change an audience is told.
pub(crate) fn told_to(audience: Audience, change: &Change) -> impl Iterator<Item = Cow<'_, Told>> {
    let told = change.told.iter();
    told.filter_map(move |told| audience.hears(told))
}

fn key(sender: Seat, id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (sender, id).hash(&mut hasher);
    hasher.finish()
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
