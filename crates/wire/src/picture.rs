//! A game as one audience sees it.

use jadoube_clock::TimeControl;
use jadoube_laws as laws;
use jadoube_laws::{
    Class, Duty, DutyKind, Edition, Game, Motion, Recorder, Regime, Rulebook, Standing, Usage,
};
use jadoube_ruling::{BySide, Moment, Seat, Side, Span};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use shakmaty::fen::{Fen, LossyFenError};
use std::collections::BTreeMap;
use ts_rs::TS;

use crate::{Audience, Told};

/// How a game is played: what does not change while it lasts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct Settings {
    /// The edition of the Laws.
    pub edition: Edition,
    /// Standard, rapid or blitz.
    pub class: Class,
    /// How closely it is supervised.
    pub regime: Regime,
    /// How many games one arbiter supervises, where the regulations say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games_per_arbiter: Option<u32>,
    /// Who records the moves for the event, where the regulations say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recorded_by: Option<Recorder>,
    /// `mediated`: played on screens; `console`: at a real board.
    #[serde(rename = "use")]
    pub usage: Usage,
    /// The time control.
    pub time_control: TimeControl,
    /// Whether Chess960 is played.
    pub chess960: bool,
    /// The position that the game began with.
    pub start: String,
    /// The players' names; empty where nobody said.
    pub names: BySide<String>,
    /// Whether the clock is pressed as soon as a move is made.
    pub auto_press: bool,
    /// Whether the game starts as soon as both players' pages are open.
    pub auto_start: bool,
    /// Whether players are shown where a piece may go.
    pub hints: bool,
    /// How long spectators wait for what they see, in seconds.
    pub spectator_delay: u32,
    /// How much of a slow line's delay is given back per message, in milliseconds; 0: nothing.
    pub lag_allowance: u32,
    /// Who plays at a blind player's board.
    pub blind: BySide<bool>,
    /// Whether no arbiter is present.
    pub no_arbiter: bool,
    /// The hall that the board stands in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hall: Option<String>,
    /// The number of the board in the hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Not started.
    Waiting,
    /// A clock runs.
    Playing,
    /// The clocks stand still.
    Paused,
    /// It is over.
    Ended,
}

/// A game as one audience sees it now. The browser draws it and keeps nothing else but `moves`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct Picture {
    /// How far the game is.
    pub phase: Phase,
    /// The position as FEN, moves made included; not on a scoresheet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// What stands on the board, as the first field of a FEN: with what a hand has done and not
    /// finished, lawful or not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Who has the move.
    pub turn: Side,
    /// Whether the side having the move is in check.
    pub check: bool,
    /// The clocks.
    pub clocks: Clocks,
    /// How many of the moves that the browser has still stand, from the first on.
    pub kept: u32,
    /// The moves that come after those.
    pub moves: Vec<PlayedMove>,
    /// Illegal acts that were penalised.
    pub faults: BySide<u32>,
    /// Who has arrived.
    pub present: BySide<bool>,
    /// Whose move is made but not completed by the clock.
    pub uncompleted: BySide<bool>,
    /// Whose offer of a draw is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Side>,
    /// What touching has bound the player having the move to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duty: Option<Binding>,
    /// Where each piece may go; only where the regulations allow hints, and to the player having
    /// the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Record<string, string[]>")]
    pub destinations: Option<BTreeMap<String, Vec<String>>>,
    /// Whether this player must write the moves down now (8.1, 8.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub must_record: Option<bool>,
    /// What was written on the sheets that this audience may see.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_sheet: Option<Vec<String>>,
    /// What was written on the sheets that this audience may see.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_sheet: Option<Vec<String>>,
    /// The result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Result>,
    /// Whether everything waits for the arbiter to say if a side could still mate.
    pub awaits_arbiter: bool,
    /// Calls for the arbiter that nobody has seen to; to the desk and to the callers.
    pub calls: Vec<Call>,
    /// Rulings that the arbiter may set aside, oldest first; to the desk.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rulings: Option<Vec<Ruled>>,
    /// What the arbiter has on record about the players; to the desk.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conduct: Option<BySide<Conduct>>,
}

/// The clocks at the moment `now` of the message; the running side's time goes on falling from there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct Clocks {
    /// Both faces.
    pub faces: BySide<Face>,
    /// Whose time runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Side>,
}

/// One face of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Face {
    /// Time left, in milliseconds.
    pub left: Span,
    /// Time that runs first and is not counted (delay), in milliseconds.
    pub free: Span,
    /// Moves completed.
    pub completed: u32,
    /// The period, counted from nought.
    pub period: u32,
    /// Whether the time is used up.
    pub fallen: bool,
}

/// A half-move that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct PlayedMove {
    /// From and to, with the promotion piece: `e2e4`, `e7e8q`; empty where the arbiter set up a position.
    pub motion: String,
    /// In the short form with English letters; see `LETTERS` for others. An illegal move is written
    /// as its motion.
    pub san: String,
    /// Whether it is a legal move.
    pub legal: bool,
}

/// What touching binds to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct Binding {
    /// `must_move`, `must_capture`, `must_castle`, `free`.
    pub kind: DutyKind,
    /// The article.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct Result {
    /// `1-0`, `0-1`, `1/2-1/2`, `0-0`, `annulled`, `pending`.
    pub outcome: String,
    /// By what: `checkmate`, `flag`, `agreement`.
    pub how: String,
    /// The article.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<BySide<Scoreline>>,
    /// Whether an appeal is open.
    pub provisional: bool,
}

/// Points as people write them: `1`, `½`, `0`.
pub type Scoreline = String;

/// A call for the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Call {
    /// The entry that it came with, which is its number.
    pub call: u64,
    /// Who calls.
    pub by: Seat,
    /// What about.
    pub about: Told,
}

/// A ruling that the arbiter may set aside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Ruled {
    /// Its number, as `override` wants it.
    pub ruling: u32,
    /// What was ruled.
    pub told: Told,
}

/// What the arbiter has on record about a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct Conduct {
    /// Warnings.
    pub warnings: u32,
    /// Breaches of the rules of conduct.
    pub breaches: u32,
    /// Fines, added up.
    pub fines: u32,
    /// Rounds that the player is excluded from.
    pub rounds_excluded: u32,
    /// Whether the player is expelled.
    pub expelled: bool,
    /// The result that the player has signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signed: Option<String>,
    /// Time that the player got because of the opponent's faults, in milliseconds each.
    pub awards: Vec<Span>,
}

/// What a room knows beside the game, from which pictures are made.
#[derive(Clone, Copy, Debug)]
pub struct Beside<'a> {
    /// Calls nobody has seen to.
    pub calls: &'a [Call],
    /// Rulings so far.
    pub rulings: &'a [Ruled],
    /// How many moves the browser may keep.
    pub kept: u32,
    /// The moves after those.
    pub moves: &'a [PlayedMove],
}

impl Picture {
    /// The game as an audience sees it at a moment.
    pub fn of(
        audience: Audience,
        book: &Rulebook,
        game: &Game,
        settings: &Settings,
        beside: Beside<'_>,
        now: Moment,
    ) -> Picture {
        let standing = game.standing();
        let board = audience.sees_the_board();
        let at_board = audience.is_at_the_board();
        let turn = game.turn();
        let desk = audience == Audience::Desk;
        let sheets = audience.sees_sheets();
        let sheet = |side: Side| {
            sheets[side].then(|| game.sheet(side).iter().map(|w| w.text.clone()).collect())
        };
        let calls = beside.calls.iter().filter(|call| match audience.side() {
            Some(side) => call.by == Seat::from(side),
            None => desk,
        });
        let destinations = audience.side() == Some(turn)
            && audience.sees_destinations(settings)
            && game.is_started()
            && game.ending().is_none();
        let fen = board.then(|| fen(standing));
        Picture {
            phase: game.phase().into(),
            board: fen.as_ref().map(|fen| match game.board_as_it_stands() {
                unfinished if at_board && unfinished != *standing.board() => unfinished.to_string(),
                _ => fen.split(' ').next().unwrap_or_default().to_owned(),
            }),
            fen,
            turn,
            check: board && standing.in_check(turn),
            clocks: clocks(game, now),
            kept: if board { beside.kept } else { 0 },
            moves: match board {
                true => beside.moves.to_vec(),
                false => Vec::new(),
            },
            faults: game.faults(),
            present: game.present(),
            uncompleted: game.uncompleted(),
            offer: game.offer().filter(|_| at_board),
            duty: game
                .duty(book)
                .filter(|_| at_board && board)
                .map(|duty| binding(book, duty)),
            destinations: destinations.then(|| where_to(&game.allowed(book))),
            must_record: audience
                .side()
                .map(|side| game.must_record(book, side, now)),
            white_sheet: sheet(Side::White),
            black_sheet: sheet(Side::Black),
            result: result(book, game),
            awaits_arbiter: game.awaits_arbiter(),
            calls: calls.cloned().collect(),
            rulings: desk.then(|| beside.rulings.to_vec()),
            conduct: desk.then(|| BySide::new(|side| conduct(game, side))),
        }
    }
}

/// A position as FEN; what the form cannot hold of an unlawful one is left out.
pub fn fen(standing: &Standing) -> String {
    Fen::try_from_setup(standing.setup())
        .unwrap_or_else(LossyFenError::ignore)
        .to_string()
}

/// How far a game is.
impl From<laws::Phase> for Phase {
    fn from(phase: laws::Phase) -> Phase {
        match phase {
            laws::Phase::Waiting => Phase::Waiting,
            laws::Phase::Playing => Phase::Playing,
            // Whoever waits for an answer sees the clocks stand still; `awaits_arbiter` says why.
            laws::Phase::Paused | laws::Phase::Asked(_) => Phase::Paused,
            laws::Phase::Ended(_) => Phase::Ended,
        }
    }
}

pub(crate) fn clocks(game: &Game, now: Moment) -> Clocks {
    let clock = game.clock();
    let now = now.max(game.now());
    Clocks {
        faces: BySide::new(|side| {
            let face = clock.face(side, now);
            Face {
                left: face.left(),
                free: face.free(),
                completed: face.completed(),
                period: u32::try_from(face.period()).unwrap_or(u32::MAX),
                fallen: face.fallen().is_some(),
            }
        }),
        running: clock.running(),
    }
}

pub(crate) fn result(book: &Rulebook, game: &Game) -> Option<Result> {
    let ending = game.ending()?;
    Some(Result {
        outcome: ending.outcome.as_str().to_owned(),
        how: serde_json::to_value(ending.how)
            .ok()
            .and_then(|how| how.as_str().map(str::to_owned))
            .unwrap_or_default(),
        article: book
            .locate(ending.rule)
            .map(|place| place.number.to_owned()),
        score: game
            .score(book)
            .map(|score| score.map(|points| points.to_string())),
        provisional: game.is_provisional(),
    })
}

fn binding(book: &Rulebook, duty: Duty) -> Binding {
    Binding {
        kind: duty.kind,
        article: book.locate(duty.rule).map(|place| place.number.to_owned()),
    }
}

fn where_to(motions: &[Motion]) -> BTreeMap<String, Vec<String>> {
    let mut squares: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for motion in motions {
        let to = motion.to.to_string();
        let list = squares.entry(motion.from.to_string()).or_default();
        if !list.contains(&to) {
            list.push(to);
        }
    }
    squares
}

fn conduct(game: &Game, side: Side) -> Conduct {
    let record = game.conduct(side);
    let awards = game.awards().iter().filter(|award| award.to == side);
    Conduct {
        warnings: record.warnings,
        breaches: record.breaches,
        fines: record.fines,
        rounds_excluded: record.rounds_excluded,
        expelled: record.expelled,
        signed: record.signed.map(|outcome| outcome.as_str().to_owned()),
        awards: awards.map(|award| award.span).collect(),
    }
}
