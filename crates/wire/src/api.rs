//! Shapes of the HTTP API.

use jadoube_cards::practice::Level;
use jadoube_clock::{Mode, Period, TimeControl};
use jadoube_laws::{Asked, Class, Edition, Recorder, Regime, Supervision, Usage};
use jadoube_ruling::{BySide, Message, Moment, Seat, Side, Span};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{GameId, Glance, HallId, Language, LinkId, Role, Settings, Told};

/// `POST /api/games`: what is said stands, everything else is as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct GameRequest {
    /// The edition of the Laws; 2023 if not said.
    pub edition: Option<Edition>,
    /// A time control by the name of a preset (`GET /api/presets`).
    pub preset: Option<String>,
    /// A time control of one's own; it goes before a preset.
    pub time_control: Option<TimeControl>,
    /// Whether the Competition Rules hold in full; must be said for rapid and blitz, unless the hall
    /// has it laid down. Standard games are always played under the full rules.
    pub regime: Option<Regime>,
    /// How many games one arbiter supervises.
    pub games_per_arbiter: Option<u32>,
    /// Who records the moves for the event.
    pub recorded_by: Option<Recorder>,
    /// On screens or at a real board; on screens if not said.
    #[serde(rename = "use")]
    pub usage: Option<Usage>,
    /// Chess960: a number, or an array drawn by lot.
    pub chess960: Option<Chess960>,
    /// Another position to begin with, as FEN.
    pub start: Option<String>,
    /// The players' names.
    pub names: Option<BySide<String>>,
    /// Whether the clock is pressed as soon as a move is made.
    pub auto_press: bool,
    /// Whether the game starts as soon as both players' pages are open; only where no arbiter is
    /// present to start it.
    pub auto_start: bool,
    /// Whether players are shown where a piece may go.
    pub hints: bool,
    /// The engine that plays a side; two people play if not said.
    pub engine: Option<EngineRequest>,
    /// Whether what is no legal move is refused and costs nothing, where the Laws would penalise it.
    pub only_legal_moves: bool,
    /// How long spectators wait for what they see, in seconds; at most 3600.
    pub spectator_delay: u32,
    /// How much of a slow line's delay is given back per message, in milliseconds; at most 1000.
    pub lag_allowance: u32,
    /// Who plays at a blind player's board.
    pub blind: Option<BySide<bool>>,
    /// Whether no arbiter is present.
    pub no_arbiter: bool,
    /// Whether the players' sheets alone tell which moves are made; if not said: at a real board
    /// they do, on screens they do not.
    pub moves_from_sheets: Option<bool>,
    /// The default time in minutes; as the edition has it if not said.
    pub default_minutes: Option<u32>,
    /// No draws by agreement before so many moves of each player.
    pub no_draw_before: Option<u32>,
    /// Whether Guidelines III (quickplay finish) hold; as the edition has it if not said.
    pub quickplay: Option<bool>,
    /// The number of the board in a hall.
    pub board: Option<u32>,
    /// The event, for the game's PGN; the name of the hall if not said. At most 100 characters.
    pub event: Option<String>,
    /// The place; at most 100 characters.
    pub site: Option<String>,
    /// The round; at most 100 characters.
    pub round: Option<String>,
    /// The players' numbers in FIDE's list.
    #[ts(type = "BySide<number | null>")]
    pub fide_ids: Option<BySide<Option<u64>>>,
}

/// An engine that is to play a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct EngineRequest {
    /// The side.
    pub side: Side,
    /// Which (`GET /api/engines`); the first if not said.
    #[serde(default)]
    pub name: Option<String>,
    /// How strong, from 1, which a child beats, to 10, its full strength.
    pub level: u8,
    /// Whether it errs under the Laws on purpose: touches, illegal moves, wrong claims, untimely offers.
    #[serde(default)]
    pub errs: bool,
}

/// An engine that can be played against.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct EngineView {
    /// What it is called.
    pub name: String,
}

/// `GET /api/halls/{hall}/broadcasts`, `GET /api/events/{event}/broadcasts`: how a broadcast goes, for the desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct BroadcastView {
    /// The round of the broadcast, by its name where it is broadcast.
    pub to: String,
    /// The one round of the event that is broadcast; all if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// How it goes.
    pub state: BroadcastState,
    /// How many games were taken when something was last brought.
    pub games: u32,
    /// When that was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Moment>,
    /// What is wrong, if something is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub problem: Option<Message>,
}

/// How a broadcast goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum BroadcastState {
    /// Nothing was brought yet.
    Waiting,
    /// Everything that spectators may see was brought.
    Current,
    /// The last attempt failed; it is tried again.
    Trying,
}

/// `POST /api/tables`: a table of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct CardTableRequest {
    /// What is played: `ulti` or `snapszer`.
    pub game: CardGame,
    /// The ruleset by its name, and what departs from it; the usual one if not said.
    #[serde(default)]
    pub rules: Option<String>,
    /// How many deals are played, 1 to 200; as the rules have it if not said.
    #[serde(default)]
    pub deals: Option<u32>,
    /// The three players' names, from the first seat.
    #[serde(default)]
    pub names: Option<Vec<String>>,
    /// The level of the practice player at each seat, `null` for a person; three persons if not said.
    #[serde(default)]
    pub practice: Option<Vec<Option<Level>>>,
    /// How many seconds each may take for an act, 5 to 3600; without a limit if not said.
    #[serde(default)]
    pub act_seconds: Option<u32>,
    /// How many seconds each has for the own part of a shuffle once the table waits for it, 5 to 600; a minute if not said.
    #[serde(default)]
    pub shuffle_seconds: Option<u32>,
    /// Whether a player may take the own last act back until the next seat has acted; not if not said.
    #[serde(default)]
    pub take_back: Option<bool>,
    /// After how many seconds, 10 to 3600, a practice player sits in for a player who is waited for and whose page
    /// is closed; never if not said.
    #[serde(default)]
    pub sit_in_seconds: Option<u32>,
    /// How long spectators wait for what they see, in seconds; at most 3600.
    #[serde(default)]
    pub spectator_delay: Option<u32>,
}

/// `POST /api/duplicates`: several tables of cards at which the same deals are played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct DuplicateRequest {
    /// What is played: `ulti` or `snapszer`.
    pub game: CardGame,
    /// The ruleset by its name, and what departs from it; the usual one if not said.
    #[serde(default)]
    pub rules: Option<String>,
    /// How many deals are played, 1 to 60; as the rules have it if not said.
    #[serde(default)]
    pub deals: Option<u32>,
    /// Who plays at each table, 2 to 30 tables.
    pub tables: Vec<DuplicateSeats>,
    /// Whether a player may take the own last act back until the next seat has acted; not if not said.
    #[serde(default)]
    pub take_back: Option<bool>,
    /// How many seconds each may take for an act, 5 to 3600; without a limit if not said.
    #[serde(default)]
    pub act_seconds: Option<u32>,
    /// How many seconds each has to open the number of the common shuffle once all tables wait for it, 5 to 600; a
    /// minute if not said.
    #[serde(default)]
    pub shuffle_seconds: Option<u32>,
    /// After how many seconds, 10 to 3600, a practice player sits in for a player who is waited for and whose page
    /// is closed; never if not said.
    #[serde(default)]
    pub sit_in_seconds: Option<u32>,
}

/// Who plays at one of several tables with the same deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct DuplicateSeats {
    /// The three players' names, from the first seat.
    #[serde(default)]
    pub names: Option<Vec<String>>,
    /// The level of the practice player at each seat, `null` for a person; three persons if not said.
    #[serde(default)]
    pub practice: Option<Vec<Option<Level>>>,
}

/// The tables that were opened, each with its secret links.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct DuplicateCreated {
    /// The tables, in the order in which they were asked for.
    pub tables: Vec<GameCreated>,
}

/// A game of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum CardGame {
    /// Ulti.
    Ulti,
    /// Snapszer.
    Snapszer,
}

/// How an array of Chess960 is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Chess960 {
    /// By lot.
    Random,
    /// By its number, 0 to 959.
    Number(u32),
}

/// A secret link. It is shown once, when it is given; the server keeps only its fingerprint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct GivenLink {
    /// What it lets its holder be.
    pub role: Role,
    /// Its name in the list of links, which is no secret.
    pub link: LinkId,
    /// The path with the secret behind `#`, which browsers never send to a server.
    pub path: String,
    /// The link as a QR code, an SVG picture.
    pub qr: String,
}

/// A game that was created, with its links.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct GameCreated {
    /// The game.
    pub game: GameId,
    /// Its links.
    pub links: Vec<GivenLink>,
}

/// `POST /api/halls`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct HallRequest {
    /// The name of the event or hall; at most 100 characters.
    pub name: String,
    /// How all its rapid and blitz games are supervised and recorded. If not said, the first such
    /// board says it for all.
    #[serde(default)]
    pub supervision: Option<Supervision>,
}

/// A hall that was created, with its links.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct HallCreated {
    /// The hall.
    pub hall: HallId,
    /// Its links.
    pub links: Vec<GivenLink>,
}

/// `GET /api/halls/{hall}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct HallView {
    /// The hall.
    pub hall: HallId,
    /// Its name.
    pub name: String,
    /// How its rapid and blitz games are supervised and recorded, as soon as that is laid down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supervision: Option<Supervision>,
    /// Its boards.
    pub boards: Vec<Glance>,
}

/// What a link leads to, as a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Creation {
    /// A single game.
    Game,
    /// A table of cards.
    Table,
    /// A hall with boards.
    Hall,
    /// An event.
    Event,
    /// Every seat of a person whom the operator has added.
    Person,
    /// Nothing yet: the right to create games, halls and events.
    Server,
}

/// A link in the list of links: never the secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct LinkView {
    /// Its name.
    pub link: LinkId,
    /// What it lets its holder be.
    pub role: Role,
    /// Whether it was taken away.
    pub revoked: bool,
}

/// `POST /api/games/{game}/links` and `POST /api/halls/{hall}/links`: one more link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct LinkRequest {
    /// For what.
    pub role: Role,
}

/// `POST /api/session`: the secret of a link for a cookie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// What stands behind `#` in the link.
    pub token: String,
}

/// Where a link leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Joined {
    /// A game or a hall.
    pub what: Creation,
    /// Which.
    pub id: String,
    /// As whom.
    pub role: Role,
    /// The page to go to.
    pub page: String,
}

/// `GET /api/session`: everything that this browser's cookie opens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SessionView {
    /// The links that were followed and still hold.
    pub joined: Vec<Joined>,
    /// Whether this browser may create games and halls.
    pub creates: bool,
}

/// `GET /api/games/{game}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct GameView {
    /// The game.
    pub game: GameId,
    /// As whom this browser may come: the roles of its links.
    pub roles: Vec<Role>,
    /// How it is played.
    pub settings: Settings,
    /// The board at a glance.
    pub glance: Glance,
}

/// `GET` and `POST /api/games/{game}/rematch`: who wants another game with the colours changed. To
/// post is to want it; once both do, the game is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct RematchView {
    /// Who wants it.
    #[ts(type = "BySide<boolean>")]
    pub asked: BySide<bool>,
    /// The new game, which this browser may enter as its player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joined: Option<Joined>,
}

/// `GET /api/games/{game}/history`: everything that the role may know, oldest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct HistoryView {
    /// The game.
    pub game: GameId,
    /// Whether more happened before: ask again with `before`, the number of the first that is here.
    pub more: bool,
    /// What happened.
    pub told: Vec<Told>,
    /// The same as sentences in the language asked for, in the same order.
    pub sentences: Vec<String>,
}

/// `GET /api/laws/{edition}`: the articles of an edition in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct LawsView {
    /// The edition.
    pub edition: Edition,
    /// The language.
    pub lang: Language,
    /// The articles in the order of the book.
    pub articles: Vec<ArticleView>,
}

/// An article in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct ArticleView {
    /// Its lasting id: its number in 2018, or `R01` to `R27` for the rules of 2001.
    pub id: String,
    /// Its numbers in the edition.
    pub numbers: Vec<String>,
    /// What it says.
    pub summary: String,
    /// Where editions differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differs: Option<String>,
    /// Other words that people use for it, by which it is found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// `enforced`, `assisted`, `recorded`, `shown`: what the program does about it.
    pub care: String,
    /// Its numbers in every edition; none where the edition lacks it.
    #[ts(type = "Record<Edition, string[]>")]
    pub editions: std::collections::BTreeMap<Edition, Vec<String>>,
    /// Scenarios that prove what the program does about it.
    pub scenarios: Vec<String>,
}

/// `GET /api/laws/{edition}/beside/{other}`: where two editions differ, and games that show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct DifferencesView {
    /// The two editions, in the order they were asked for.
    pub editions: [Edition; 2],
    /// What they differ in, in the order of the book.
    pub differences: Vec<DifferenceView>,
}

/// One difference between two editions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct DifferenceView {
    /// A lasting name, for addresses.
    pub id: String,
    /// The number of the article in each edition; none where the edition has no such article.
    #[ts(type = "[string | null, string | null]")]
    pub articles: [Option<String>; 2],
    /// What differs.
    pub about: String,
    /// The shortest game known that the two decide differently; none where no game can show it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<SameGame>,
}

/// The same game under two editions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SameGame {
    /// Standard, rapid or blitz.
    pub class: Class,
    /// How closely it is supervised.
    pub regime: Regime,
    /// The position it starts from, as FEN.
    pub start: String,
    /// What is asked, in order; the last is decided differently.
    pub steps: Vec<SameStep>,
}

/// One request of a game under two editions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SameStep {
    /// Who asks.
    pub by: Seat,
    /// For what, in the journal's words.
    pub asked: Asked,
    /// What comes of it under each edition.
    pub told: [Vec<Told>; 2],
    /// The board after it under each edition, as FEN.
    pub boards: [String; 2],
}

/// A time control that people know by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct TimePreset {
    /// The name in requests: `blitz-3-2`.
    pub name: String,
    /// What clocks are set to.
    pub time_control: TimeControl,
}

/// `POST /api/winnable`: can a side still mate?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Winnable {
    /// The position as FEN.
    pub fen: String,
    /// The side that is to mate.
    pub side: Side,
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum WinnableAnswer {
    /// It can, by this line.
    Yes {
        /// The moves.
        line: Vec<String>,
    },
    /// It never can.
    No {
        /// Why, as a sentence in the language asked for.
        reason: String,
        /// The same before any language is chosen.
        message: Message,
    },
    /// Nobody knows: the search ended before a verdict.
    Unknown {
        /// How many positions were looked at.
        nodes: u32,
    },
}

/// Every answer that is not a success.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Problem {
    /// What is wrong, as a word: `not_found`, `no_access`, `not_signed`, `invalid`, `too_many`, `too_big`,
    /// `too_slow`, `unavailable`, `failed`.
    pub problem: String,
    /// What, where and why.
    pub detail: String,
    /// The same as `detail`, where programs written for other servers look for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub error: Option<String>,
}

/// The time controls that a game is started with in two clicks.
pub fn presets() -> Vec<TimePreset> {
    let minutes = |m: i64| Span::from_secs(60 * m);
    let simple = |name: &str, m: i64, increment: i64| TimePreset {
        name: name.to_owned(),
        time_control: TimeControl::sudden_death(
            minutes(m),
            match increment {
                0 => Mode::None,
                seconds => Mode::Increment(Span::from_secs(seconds)),
            },
        ),
    };
    let period = |moves, m| Period {
        moves,
        time: minutes(m),
    };
    let mut presets = vec![
        simple("blitz-3-2", 3, 2),
        simple("blitz-5-0", 5, 0),
        simple("rapid-10-5", 10, 5),
        simple("rapid-15-10", 15, 10),
        simple("rapid-25-0", 25, 0),
        simple("standard-90-30", 90, 30),
    ];
    presets.push(TimePreset {
        name: "standard-40-90-30".to_owned(),
        time_control: TimeControl {
            periods: vec![period(Some(40), 90), period(None, 30)],
            mode: Mode::Increment(Span::from_secs(30)),
        },
    });
    presets
}
