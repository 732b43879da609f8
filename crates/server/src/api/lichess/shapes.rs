//! The shapes in which programs written for Lichess ask and are answered.
//!
//! Names of fields are theirs. Nothing is said that this server does not know: there are no ratings.

use jadoube_laws::{Ending, How, Outcome};
use jadoube_ruling::{Moment, Side};
use jadoube_wire::{GameId, fen};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::people::Person;
use crate::tenants::chess::HostedChess;

/// A side, in lower case.
pub(super) const fn color(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// It was done.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub(super) struct OkJson {
    ok: bool,
}

impl OkJson {
    pub(super) const DONE: OkJson = OkJson { ok: true };
}

/// Somebody, by name.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(super) struct UserJson {
    pub id: String,
    pub name: String,
    /// `BOT` for a program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<&'static str>,
    /// The level of an engine.
    #[serde(rename = "aiLevel", skip_serializing_if = "Option::is_none")]
    pub ai_level: Option<usize>,
}

/// Their eight levels of engines, by ours.
pub(super) const AI_LEVELS: [u8; 8] = [1, 3, 4, 5, 6, 8, 9, 10];

/// The level of the engine that plays a side of a game, by theirs.
pub(super) fn ai_level(hosted: &HostedChess, side: Side) -> Option<usize> {
    let seat = hosted
        .table
        .engine
        .as_ref()
        .filter(|seat| seat.side == side)?;
    Some(
        AI_LEVELS
            .iter()
            .filter(|level| **level <= seat.level)
            .count(),
    )
}

impl UserJson {
    pub(super) fn of(person: &Person) -> UserJson {
        UserJson {
            id: person.key(),
            name: person.name.clone(),
            title: title(person),
            ai_level: None,
        }
    }
}

pub(super) fn title(person: &Person) -> Option<&'static str> {
    person.bot.then_some("BOT")
}

/// What is played.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub(super) struct VariantJson {
    key: &'static str,
    name: &'static str,
    short: &'static str,
}

/// The game, as programs know it by a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Variant {
    #[default]
    Standard,
    Chess960,
    /// Chess from another position.
    FromPosition,
}

impl Variant {
    pub(super) const fn json(self) -> VariantJson {
        match self {
            Variant::Standard => VariantJson {
                key: "standard",
                name: "Standard",
                short: "Std",
            },
            Variant::Chess960 => VariantJson {
                key: "chess960",
                name: "Chess960",
                short: "960",
            },
            Variant::FromPosition => VariantJson {
                key: "fromPosition",
                name: "From Position",
                short: "FEN",
            },
        }
    }
}

/// How fast a game is, by an estimate of its length: forty increments beside the time.
pub(super) const fn speed(limit: u32, increment: u32) -> &'static str {
    match limit.saturating_add(increment.saturating_mul(40)) {
        0..30 => "ultraBullet",
        30..180 => "bullet",
        180..480 => "blitz",
        480..1500 => "rapid",
        _ => "classical",
    }
}

/// The name of what is played so fast.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub(super) struct PerfJson {
    name: &'static str,
}

impl PerfJson {
    pub(super) fn of(speed: &str) -> PerfJson {
        PerfJson {
            name: match speed {
                "ultraBullet" => "UltraBullet",
                "bullet" => "Bullet",
                "blitz" => "Blitz",
                "rapid" => "Rapid",
                _ => "Classical",
            },
        }
    }
}

/// What a game's clock is set to, in milliseconds.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub(super) struct ClockJson {
    pub initial: u64,
    pub increment: u64,
}

/// The first line about a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct GameFullJson {
    #[serde(rename = "type")]
    pub of: &'static str,
    pub id: GameId,
    pub variant: VariantJson,
    pub speed: &'static str,
    pub perf: PerfJson,
    pub rated: bool,
    pub created_at: u64,
    pub white: UserJson,
    pub black: UserJson,
    pub initial_fen: String,
    pub clock: ClockJson,
    pub state: GameStateJson,
}

/// A game as it stands; every later line about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub(super) struct GameStateJson {
    #[serde(rename = "type")]
    pub of: &'static str,
    /// All moves, king to rook for castling in Chess960.
    pub moves: String,
    pub wtime: u64,
    pub btime: u64,
    pub winc: u64,
    pub binc: u64,
    pub status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<&'static str>,
    /// Whether White offers a draw.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub wdraw: bool,
    /// Whether Black offers a draw.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bdraw: bool,
}

impl GameStateJson {
    pub(super) fn of(hosted: &HostedChess, now: Moment) -> GameStateJson {
        let game = &hosted.game;
        let left = |side| millis(game.clock().left(side, now).as_millis());
        let increment = increment(hosted);
        let moves: Vec<&str> = hosted.moves.iter().map(|m| m.motion.as_str()).collect();
        let offers = game.open_offers();
        GameStateJson {
            of: "gameState",
            moves: moves.join(" "),
            wtime: left(Side::White),
            btime: left(Side::Black),
            winc: increment,
            binc: increment,
            status: status(game.ending()),
            winner: winner(game.ending()),
            wdraw: offers[Side::White],
            bdraw: offers[Side::Black],
        }
    }

    /// Whether a program that has heard the one need not hear the other: only the clocks differ.
    pub(super) fn tells_the_same(&self, other: &GameStateJson) -> bool {
        let still = |state: &GameStateJson| GameStateJson {
            wtime: 0,
            btime: 0,
            ..state.clone()
        };
        still(self) == still(other)
    }
}

fn millis(millis: i64) -> u64 {
    u64::try_from(millis).unwrap_or(0)
}

pub(super) fn increment(hosted: &HostedChess) -> u64 {
    let mode = hosted.game.clock().control().mode;
    millis(mode.per_move().as_millis())
}

/// The time that each has for all moves, in milliseconds.
pub(super) fn initial(hosted: &HostedChess) -> u64 {
    let periods = &hosted.game.clock().control().periods;
    millis(periods.iter().map(|period| period.time.as_millis()).sum())
}

/// How a game ended, in their words.
pub(super) const fn status(ending: Option<Ending>) -> &'static str {
    let Some(ending) = ending else {
        return "started";
    };
    match (ending.how, ending.outcome) {
        (_, Outcome::Annulled) => "aborted",
        (How::Checkmate, _) => "mate",
        (How::Stalemate, _) => "stalemate",
        (How::Resignation, _) => "resign",
        (How::Flag | How::BothFlags, _) => "outoftime",
        (How::Default, _) => "noStart",
        (_, Outcome::Draw) => "draw",
        _ => "unknownFinish",
    }
}

/// The number of that word.
const fn status_id(status: &str) -> u8 {
    match status.as_bytes() {
        b"started" => 20,
        b"aborted" => 25,
        b"mate" => 30,
        b"resign" => 31,
        b"stalemate" => 32,
        b"draw" => 34,
        b"outoftime" => 35,
        b"noStart" => 37,
        _ => 38,
    }
}

pub(super) const fn winner(ending: Option<Ending>) -> Option<&'static str> {
    match ending {
        Some(Ending {
            outcome: Outcome::Win(side),
            ..
        }) => Some(color(side)),
        _ => None,
    }
}

/// A word and its number.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub(super) struct StatusJson {
    id: u8,
    name: &'static str,
}

/// Who plays with which kind of program.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub(super) struct CompatJson {
    bot: bool,
    board: bool,
}

impl CompatJson {
    pub(super) const BOTH: CompatJson = CompatJson {
        bot: true,
        board: true,
    };
}

/// The opponent in a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(super) struct OpponentJson {
    /// Not there for somebody who plays by a link.
    pub id: Option<String>,
    pub username: String,
    /// The level of an engine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ai: Option<usize>,
}

/// A game as one of its players sees it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct GameInfoJson {
    pub game_id: GameId,
    pub full_id: GameId,
    pub id: GameId,
    pub color: &'static str,
    pub fen: String,
    pub has_moved: bool,
    pub is_my_turn: bool,
    pub last_move: String,
    pub opponent: OpponentJson,
    pub perf: &'static str,
    pub rated: bool,
    pub seconds_left: u64,
    pub source: &'static str,
    pub speed: &'static str,
    pub status: StatusJson,
    pub variant: VariantJson,
    pub compat: CompatJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<&'static str>,
}

impl GameInfoJson {
    pub(super) fn of(
        hosted: &HostedChess,
        id: &GameId,
        side: Side,
        opponent: OpponentJson,
        now: Moment,
    ) -> GameInfoJson {
        let game = &hosted.game;
        let status = status(game.ending());
        let speed = speed_of(hosted);
        GameInfoJson {
            game_id: id.clone(),
            full_id: id.clone(),
            id: id.clone(),
            color: color(side),
            fen: fen(game.standing()),
            has_moved: game.made_moves()[side] > 0,
            is_my_turn: game.ending().is_none() && game.turn() == side,
            last_move: hosted
                .moves
                .last()
                .map_or_else(String::new, |m| m.motion.clone()),
            opponent,
            perf: speed,
            rated: false,
            seconds_left: millis(game.clock().left(side, now).as_millis()) / 1000,
            source: "friend",
            speed,
            status: StatusJson {
                id: status_id(status),
                name: status,
            },
            variant: variant_of(hosted).json(),
            compat: CompatJson::BOTH,
            winner: winner(game.ending()),
        }
    }
}

pub(super) fn speed_of(hosted: &HostedChess) -> &'static str {
    let seconds = |millis: u64| u32::try_from(millis / 1000).unwrap_or(u32::MAX);
    speed(seconds(initial(hosted)), seconds(increment(hosted)))
}

pub(super) fn variant_of(hosted: &HostedChess) -> Variant {
    match (hosted.settings.chess960, initial_fen(hosted).as_str()) {
        (true, _) => Variant::Chess960,
        (false, "startpos") => Variant::Standard,
        (false, _) => Variant::FromPosition,
    }
}

/// Where a game begins: the usual array by a word of its own.
pub(super) fn initial_fen(hosted: &HostedChess) -> String {
    const USUAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    match hosted.settings.start == USUAL && !hosted.settings.chess960 {
        true => "startpos".to_owned(),
        false => hosted.settings.start.clone(),
    }
}

/// A line of a person's stream of events.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(super) enum EventJson {
    GameStart {
        game: GameInfoJson,
    },
    GameFinish {
        game: GameInfoJson,
    },
    Challenge {
        challenge: ChallengeJson,
        compat: CompatJson,
    },
    ChallengeCanceled {
        challenge: ChallengeJson,
    },
    ChallengeDeclined {
        challenge: ChallengeJson,
    },
}

/// A line of chat.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub(super) struct ChatLineJson {
    pub room: String,
    pub username: String,
    pub text: String,
}

/// The time of a game that is proposed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(super) struct TimeControlJson {
    #[serde(rename = "type")]
    pub of: &'static str,
    pub limit: u32,
    pub increment: u32,
    pub show: String,
}

impl TimeControlJson {
    pub(super) fn of(limit: u32, increment: u32) -> TimeControlJson {
        TimeControlJson {
            of: "clock",
            limit,
            increment,
            show: format!("{}+{increment}", f64::from(limit) / 60.0),
        }
    }
}

/// A challenge.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ChallengeJson {
    pub id: GameId,
    pub url: String,
    pub status: &'static str,
    pub challenger: Option<UserJson>,
    pub dest_user: Option<UserJson>,
    pub variant: VariantJson,
    pub rated: bool,
    pub speed: &'static str,
    pub time_control: TimeControlJson,
    pub color: &'static str,
    pub final_color: &'static str,
    pub perf: PerfJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub direction: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initial_fen: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decline_reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decline_reason_key: Option<String>,
}
