//! Challenges: made, accepted, declined, taken back. A challenge that is accepted is a game of its name.
//!
//! `challenge/<id>` holds the challenge and, once, what became of it: of two who answer one is first.
//! Both people's streams tell of it too.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{get, post};
use jadoube_clock::{Mode, TimeControl};
use jadoube_journal::{Entry, StoreError};
use jadoube_laws::{Asked, Class, ClockRequest, Edition, Regime};
use jadoube_ruling::{BySide, Moment, Side, Span};
use jadoube_wire::{Chess960, EngineRequest, GameId, GameRequest, HallId, PersonId, Role, Scope};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::failure::{At, Failure, Sent, found};
use super::body::Fields;
use super::shapes::{
    AI_LEVELS, ChallengeJson, OkJson, PerfJson, TimeControlJson, UserJson, Variant, VariantJson,
    color, speed,
};
use super::{Amiss, invalid};
use crate::Shared;
use crate::access::short_id;
use crate::guard::Of;
use crate::halls::{BOARDS, HallEntry};
use crate::openapi::Route;
use crate::people::{Caller, Kept, Permission};
use crate::room::ToRoom;
use crate::table;
use crate::tenants::chess::{Asking, Chess, Wanted};

/// A challenge that nobody has answered for so long is none any more.
const LASTS: Span = Span::from_secs(3600);
/// Somebody has so many challenges and games open at most.
const MOST: usize = 100;
/// The longest time and increment of a game, in seconds.
const LONGEST: u32 = 3 * 3600;
const LONGEST_INCREMENT: u32 = 180;

/// The fields by which a game is asked for; others that Lichess has are read over.
const WANTED: &[&str] = &["clock.limit", "clock.increment", "color", "variant", "fen"];
/// The same for a game against an engine.
const WANTED_OF_ENGINE: &[&str] = &[
    "level",
    "clock.limit",
    "clock.increment",
    "color",
    "variant",
    "fen",
];

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/challenge", get(list))
            .says("As Lichess: challenges to and by the token's person")
            .gives::<ChallengesJson>(),
        Route::post("/api/challenge/{name}", post(create))
            .says("As Lichess: challenge somebody")
            .takes_fields(WANTED)
            .gives::<ChallengeJson>(),
        Route::post("/api/challenge/open", post(open))
            .says("As Lichess: a game for whoever follows its two links; it starts when both are there")
            .takes_fields(WANTED)
            .gives::<OpenChallengeJson>(),
        Route::post("/api/challenge/ai", post(play_engine))
            .says("As Lichess: play an engine of this server, at levels 1 to 8; the game starts at once")
            .takes_fields(WANTED_OF_ENGINE)
            .creates::<AiGameJson>(),
        Route::get("/api/challenge/{name}/show", get(show))
            .says("As Lichess: one challenge")
            .gives::<ChallengeJson>(),
        Route::post("/api/challenge/{name}/accept", post(accept))
            .says("As Lichess: accept a challenge; the game starts")
            .gives::<OkJson>(),
        Route::post("/api/challenge/{name}/decline", post(decline))
            .says("As Lichess: decline a challenge")
            .takes_fields(&["reason"])
            .gives::<OkJson>(),
        Route::post("/api/challenge/{name}/cancel", post(cancel))
            .says("As Lichess: take a challenge back, or give its game up before both have moved")
            .gives::<OkJson>(),
    ]
}

/// Challenges of somebody.
#[derive(Debug, Serialize, JsonSchema)]
struct ChallengesJson {
    #[serde(rename = "in")]
    to: Vec<ChallengeJson>,
    #[serde(rename = "out")]
    by: Vec<ChallengeJson>,
}

/// A game against an engine.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct AiGameJson {
    id: GameId,
    variant: VariantJson,
    speed: &'static str,
    perf: PerfJson,
    rated: bool,
    source: &'static str,
    created_at: u64,
    player: &'static str,
}

/// A challenge to whoever has the links.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct OpenChallengeJson {
    id: GameId,
    url: String,
    url_white: String,
    url_black: String,
    status: &'static str,
    variant: VariantJson,
    rated: bool,
    speed: &'static str,
    time_control: TimeControlJson,
    color: &'static str,
    perf: PerfJson,
}

/// What is to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Terms {
    /// In seconds.
    pub limit: u32,
    /// In seconds.
    pub increment: u32,
    #[serde(default)]
    pub variant: Variant,
    /// The position that is begun with, where it is another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
}

/// A challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Challenge {
    /// Its name, and that of its game.
    pub id: GameId,
    pub by: PersonId,
    pub to: PersonId,
    pub terms: Terms,
    /// The side that the challenger asked for; drawn by lot if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wants: Option<Side>,
    /// The side that the challenger has.
    pub side: Side,
    pub at: Moment,
}

impl Challenge {
    /// Whether it may still be answered, as far as time goes.
    pub(crate) fn is_open_at(&self, now: Moment) -> bool {
        now - self.at < LASTS
    }

    fn players(&self) -> BySide<&PersonId> {
        BySide::new(|side| match side == self.side {
            true => &self.by,
            false => &self.to,
        })
    }
}

/// What became of a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Settled {
    Accepted,
    Declined { reason: String },
    Canceled,
}

impl Settled {
    const fn word(&self) -> &'static str {
        match self {
            Settled::Accepted => "accepted",
            Settled::Declined { .. } => "declined",
            Settled::Canceled => "canceled",
        }
    }
}

/// One entry of a challenge's stream.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ChallengeEntry {
    Made(Box<Challenge>),
    Settled(Settled),
}

/// The reasons for declining that programs know.
const REASONS: [&str; 11] = [
    "generic",
    "later",
    "tooFast",
    "tooSlow",
    "timeControl",
    "rated",
    "casual",
    "standard",
    "variant",
    "noBot",
    "onlyBot",
];

impl Terms {
    /// What a body asks for.
    fn read(fields: &Fields) -> Result<Terms, Amiss> {
        let limit = fields.value("clock.limit")?;
        let increment = fields.value("clock.increment")?;
        let (Some(limit), Some(increment)) = (limit, increment) else {
            return Err(invalid(
                "clock.limit and clock.increment: every game has a clock here (6.3.1)",
            ));
        };
        Terms::new(limit, increment, fields)
    }

    /// The same where the time is known.
    pub(super) fn new(limit: u32, increment: u32, fields: &Fields) -> Result<Terms, Amiss> {
        if limit > LONGEST || increment > LONGEST_INCREMENT || (limit == 0 && increment == 0) {
            return Err(invalid(format!(
                "the clock: at most {LONGEST} seconds and {LONGEST_INCREMENT} a move, and not nothing"
            )));
        }
        let fen = fields.text("fen").map(str::to_owned);
        let variant = match (fields.text("variant").unwrap_or("standard"), &fen) {
            ("standard" | "fromPosition", Some(_)) => Variant::FromPosition,
            ("standard", None) => Variant::Standard,
            ("chess960", _) => Variant::Chess960,
            (other, _) => {
                return Err(invalid(format!(
                    "variant: \"{other}\" is not played here; standard, chess960 and fromPosition are"
                )));
            }
        };
        let terms = Terms {
            limit,
            increment,
            variant,
            fen,
        };
        // What cannot be laid is said now, not to the one who accepts.
        table::lay(&terms.request(BySide::default())).map_err(Failure::from)?;
        Ok(terms)
    }

    /// A game under the Laws: without an arbiter, with the press taken over by the program, and with
    /// what is no legal move not taken.
    fn request(&self, names: BySide<String>) -> GameRequest {
        let span = |seconds: u32| Span::from_secs(seconds.into());
        // A clock that is set to nothing shows the first increment.
        let time = span(self.limit.max(1));
        let mode = match self.increment {
            0 => Mode::None,
            seconds => Mode::Increment(span(seconds)),
        };
        let control = TimeControl::sudden_death(time, mode);
        // Rapid and blitz without an arbiter are played under A.5 and B.5; a standard game has no choice.
        let regime = match table::class(Edition::E2023, &control) {
            Class::Standard => None,
            Class::Rapid | Class::Blitz => Some(Regime::Limited),
        };
        GameRequest {
            time_control: Some(control),
            regime,
            chess960: (self.variant == Variant::Chess960).then_some(Chess960::Random),
            start: self.fen.clone(),
            names: Some(names),
            auto_press: true,
            only_legal_moves: true,
            no_arbiter: true,
            ..GameRequest::default()
        }
    }
}

/// The side that somebody asks for; none: by lot.
pub(super) fn wanted_side(fields: &Fields) -> Result<Option<Side>, Amiss> {
    match fields.text("color").unwrap_or("random") {
        "white" => Ok(Some(Side::White)),
        "black" => Ok(Some(Side::Black)),
        "random" => Ok(None),
        other => Err(invalid(format!("color: \"{other}\" is none"))),
    }
}

/// A side by lot.
pub(super) fn by_lot() -> Result<Side, Amiss> {
    let mut byte = [0u8; 1];
    getrandom::fill(&mut byte).map_err(Failure::Random)?;
    Ok(match byte[0] % 2 {
        0 => Side::White,
        _ => Side::Black,
    })
}

/// `POST /api/challenge/{name}`.
async fn create(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    At(name): At<String>,
    headers: HeaderMap,
    Sent(body): Sent<String>,
) -> Result<Json<ChallengeJson>, Amiss> {
    let caller = shared
        .signed_for(&headers, Permission::ChallengeWrite)
        .await?;
    let to = found(shared.register().await?.named(&name).cloned())?;
    if to.id == caller.person.id {
        return Err(invalid("nobody challenges himself"));
    }
    let fields = Fields::read(&body)?;
    let terms = Terms::read(&fields)?;
    let wants = wanted_side(&fields)?;
    shared.has_room_for_more(&caller.person.id).await?;
    shared.has_room_for_more(&to.id).await?;
    if !shared.guard.admits(visitor.ip(), Of::Creations) {
        return Err(Failure::TooMany.into());
    }
    let challenge = Challenge {
        id: short_id()?,
        by: caller.person.id,
        to: to.id,
        terms,
        wants,
        side: wants.map_or_else(by_lot, Ok)?,
        at: shared.time.now(),
    };
    let made = ChallengeEntry::Made(Box::new(challenge.clone()));
    shared.append_json(stream(&challenge.id), 0, &made).await?;
    for person in [&challenge.to, &challenge.by] {
        let kept = Kept::Challenged {
            challenge: Box::new(challenge.clone()),
        };
        shared.keep_about(person, &kept).await?;
    }
    let json = shared.challenge_json(&headers, &challenge, None).await?;
    Ok(Json(json))
}

/// `POST /api/challenge/open`.
async fn open(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Sent(body): Sent<String>,
) -> Result<Json<OpenChallengeJson>, Amiss> {
    shared
        .signed_for(&headers, Permission::ChallengeWrite)
        .await?;
    let fields = Fields::read(&body)?;
    let terms = Terms::read(&fields)?;
    if !shared.guard.admits(visitor.ip(), Of::Creations) {
        return Err(Failure::TooMany.into());
    }
    let names = BySide::default();
    let request = GameRequest {
        auto_start: true,
        ..terms.request(names)
    };
    let id = shared.lay(&request, None).await?;
    let scope = Scope::Game(id.clone());
    let roles = [Role::White, Role::Black];
    let links = shared.give_links(&scope, &roles, &headers).await?;
    let origin = shared.origin(&headers);
    let mut paths = links.iter().map(|link| format!("{origin}{}", link.path));
    let speed = speed(terms.limit, terms.increment);
    Ok(Json(OpenChallengeJson {
        url: format!("{origin}/game/{id}"),
        url_white: paths.next().unwrap_or_default(),
        url_black: paths.next().unwrap_or_default(),
        id,
        status: "created",
        variant: terms.variant.json(),
        rated: false,
        speed,
        time_control: TimeControlJson::of(terms.limit, terms.increment),
        color: "random",
        perf: PerfJson::of(speed),
    }))
}

/// `POST /api/challenge/ai`.
async fn play_engine(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Sent(body): Sent<String>,
) -> Result<(StatusCode, Json<AiGameJson>), Amiss> {
    let caller = shared
        .signed_for(&headers, Permission::ChallengeWrite)
        .await?;
    let fields = Fields::read(&body)?;
    let terms = Terms::read(&fields)?;
    let level: usize = fields.value("level")?.unwrap_or(1);
    let level = level.checked_sub(1).and_then(|at| AI_LEVELS.get(at));
    let level = *level.ok_or_else(|| invalid("level: 1 to 8"))?;
    let side = wanted_side(&fields)?.map_or_else(by_lot, Ok)?;
    shared.has_room_for_more(&caller.person.id).await?;
    if !shared.guard.admits(visitor.ip(), Of::Creations) {
        return Err(Failure::TooMany.into());
    }
    let id: GameId = short_id()?;
    let engine = EngineRequest {
        side: !side,
        name: None,
        level,
        errs: false,
    };
    let players = BySide::new(|of| (of == side).then(|| caller.person.id.clone()));
    shared
        .begin_game(&id, &terms, players, Some(&engine))
        .await?;
    let speed = speed(terms.limit, terms.increment);
    let made = AiGameJson {
        id,
        variant: terms.variant.json(),
        speed,
        perf: PerfJson::of(speed),
        rated: false,
        source: "ai",
        created_at: shared.time.now().as_millis(),
        player: color(side),
    };
    Ok((StatusCode::CREATED, Json(made)))
}

fn stream(challenge: &GameId) -> String {
    format!("challenge/{challenge}")
}

/// `GET /api/challenge`.
async fn list(
    State(shared): State<Shared>,
    headers: HeaderMap,
) -> Result<Json<ChallengesJson>, Amiss> {
    let caller = shared
        .signed_for(&headers, Permission::ChallengeRead)
        .await?;
    let log = shared.log_of(&caller.person.id).await?;
    let now = shared.time.now();
    let (mut to, mut by) = (Vec::new(), Vec::new());
    for challenge in log.challenges().filter(|one| one.is_open_at(now)) {
        let mut json = shared.challenge_json(&headers, challenge, None).await?;
        let own = challenge.by == caller.person.id;
        json.direction = Some(if own { "out" } else { "in" });
        if own { &mut by } else { &mut to }.push(json);
    }
    Ok(Json(ChallengesJson { to, by }))
}

/// `GET /api/challenge/{name}/show`.
async fn show(
    State(shared): State<Shared>,
    At(id): At<GameId>,
    headers: HeaderMap,
) -> Result<Json<ChallengeJson>, Amiss> {
    let caller = shared
        .signed_for(&headers, Permission::ChallengeRead)
        .await?;
    let (challenge, settled) = shared.challenge_of(&caller, &id).await?;
    let json = shared.challenge_json(&headers, &challenge, settled.as_ref());
    Ok(Json(json.await?))
}

/// `POST /api/challenge/{name}/accept`.
async fn accept(
    State(shared): State<Shared>,
    At(id): At<GameId>,
    headers: HeaderMap,
) -> Result<Json<OkJson>, Amiss> {
    let caller = shared
        .signed_for(&headers, Permission::ChallengeWrite)
        .await?;
    let (challenge, settled) = shared.challenge_of(&caller, &id).await?;
    if challenge.to != caller.person.id {
        return Err(Failure::NotFound.into());
    }
    match settled {
        None => shared.settle(&challenge, Settled::Accepted).await?,
        // A server that went down in between has left the game to be begun.
        Some(Settled::Accepted) => {}
        Some(other) => return Err(over(&other)),
    }
    shared.begin(&challenge).await?;
    Ok(Json(OkJson::DONE))
}

/// `POST /api/challenge/{name}/decline`.
async fn decline(
    State(shared): State<Shared>,
    At(id): At<GameId>,
    headers: HeaderMap,
    Sent(body): Sent<String>,
) -> Result<Json<OkJson>, Amiss> {
    let caller = shared
        .signed_for(&headers, Permission::ChallengeWrite)
        .await?;
    let (challenge, settled) = shared.challenge_of(&caller, &id).await?;
    if challenge.to != caller.person.id {
        return Err(Failure::NotFound.into());
    }
    if let Some(settled) = settled {
        return Err(over(&settled));
    }
    let fields = Fields::read(&body)?;
    let said = fields.text("reason").unwrap_or("generic");
    let known = REASONS
        .iter()
        .find(|known| known.eq_ignore_ascii_case(said));
    let reason = (*known.unwrap_or(&"generic")).to_owned();
    let declined = Settled::Declined { reason };
    shared.settle(&challenge, declined).await?;
    Ok(Json(OkJson::DONE))
}

/// `POST /api/challenge/{name}/cancel`.
async fn cancel(
    State(shared): State<Shared>,
    At(id): At<GameId>,
    headers: HeaderMap,
) -> Result<Json<OkJson>, Amiss> {
    let caller = shared
        .signed_for(&headers, Permission::ChallengeWrite)
        .await?;
    let (challenge, settled) = shared.challenge_of(&caller, &id).await?;
    if challenge.by != caller.person.id {
        return Err(Failure::NotFound.into());
    }
    match settled {
        None => shared.settle(&challenge, Settled::Canceled).await?,
        Some(settled) => return Err(over(&settled)),
    }
    Ok(Json(OkJson::DONE))
}

fn over(settled: &Settled) -> Amiss {
    invalid(format!("the challenge was {}", settled.word()))
}

impl Shared {
    /// Whether somebody has not too much open already.
    pub(super) async fn has_room_for_more(&self, person: &PersonId) -> Result<(), Amiss> {
        let log = self.log_of(person).await?;
        let now = self.time.now();
        let challenges = log.challenges().filter(|one| one.is_open_at(now)).count();
        match challenges + log.open().count() < MOST {
            true => Ok(()),
            false => Err(Failure::TooMany.into()),
        }
    }

    /// A challenge that somebody has made or is to answer, and what became of it.
    async fn challenge_of(
        &self,
        caller: &Caller,
        id: &GameId,
    ) -> Result<(Challenge, Option<Settled>), Amiss> {
        let stream = stream(id);
        let entries = self.journal.with(move |s| s.read(&stream, 0)).await?;
        let mut entries = entries
            .iter()
            .map(|entry: &Entry| serde_json::from_str::<ChallengeEntry>(&entry.body).ok());
        let Some(Some(ChallengeEntry::Made(challenge))) = entries.next() else {
            return Err(Failure::NotFound.into());
        };
        let own = [&challenge.by, &challenge.to].contains(&&caller.person.id);
        let settled = entries.find_map(|entry| match entry {
            Some(ChallengeEntry::Settled(settled)) => Some(settled),
            _ => None,
        });
        if !own || (settled.is_none() && !challenge.is_open_at(self.time.now())) {
            return Err(Failure::NotFound.into());
        }
        Ok((*challenge, settled))
    }

    /// Settles a challenge; whoever is second learns what became of it.
    async fn settle(&self, challenge: &Challenge, how: Settled) -> Result<(), Amiss> {
        let entry = ChallengeEntry::Settled(how.clone());
        if !self.append_json(stream(&challenge.id), 1, &entry).await? {
            return Err(invalid("the challenge was answered already"));
        }
        for person in [&challenge.by, &challenge.to] {
            let kept = Kept::Settled {
                challenge: challenge.id.clone(),
                how: how.clone(),
            };
            self.keep_about(person, &kept).await?;
        }
        Ok(())
    }

    /// Begins the game of a challenge, unless it was begun already.
    async fn begin(&self, challenge: &Challenge) -> Result<(), Amiss> {
        let players = challenge.players();
        let terms = &challenge.terms;
        let players = players.map(|person| Some(person.clone()));
        self.begin_game(&challenge.id, terms, players, None).await
    }

    /// Lays a table for two people, or one and an engine, starts the game and tells them.
    pub(super) async fn begin_game(
        &self,
        game: &GameId,
        terms: &Terms,
        players: BySide<Option<PersonId>>,
        engine: Option<&EngineRequest>,
    ) -> Result<(), Amiss> {
        let register = self.register().await?;
        let person = |side: Side| register.person(players[side].as_ref()?);
        let names =
            BySide::new(|side| person(side).map(|one| one.name.clone()).unwrap_or_default());
        let mut request = terms.request(names);
        let hall = self.hall_with_room(register.hall.as_ref()).await?;
        if let Some((id, _)) = &hall {
            request.event = Some(self.hall_name(id).await?);
        }
        request.board = hall.as_ref().map(|(_, board)| *board);
        let mut laid = table::lay(&request).map_err(Failure::from)?;
        laid.hall = hall.as_ref().map(|(hall, _)| hall.to_string());
        laid.people = Some(BySide::new(|side| {
            players[side].as_ref().map(ToString::to_string)
        }));
        if let Some(engine) = engine {
            self.seat_engine(&mut laid, engine)?;
        }
        // A program that has asked for the game is there.
        laid.created.start.present = BySide::both(true);
        if !self.open_stream_of(game, laid).await? {
            return Ok(());
        }
        if let Some((hall, _)) = hall {
            self.put_up(&hall, game).await?;
        }
        self.start(game).await?;
        for side in Side::ALL {
            let game = game.clone();
            if let Some(person) = &players[side] {
                self.keep_about(person, &Kept::Plays { game, side }).await?;
            }
        }
        Ok(())
    }

    async fn start(&self, game: &GameId) -> Result<(), Amiss> {
        let start = vec![Asked::Clock(ClockRequest::Start)];
        let now = self.time.now();
        let want = |answer| ToRoom::<Chess>::Want {
            wanted: Wanted::Ask(Asking::system(start.clone(), now)),
            answer,
        };
        self.ask_room(game, want).await?;
        Ok(())
    }

    /// The hall that games of these people stand in, and the number of its next board; none where the
    /// operator has opened none, or it is full.
    async fn hall_with_room(
        &self,
        hall: Option<&HallId>,
    ) -> Result<Option<(HallId, u32)>, StoreError> {
        let Some(id) = hall else { return Ok(None) };
        let hall = self.hall(id).await?;
        let boards = hall.map(|hall| hall.games.len()).filter(|n| *n < BOARDS);
        let next = boards.and_then(|boards| u32::try_from(boards + 1).ok());
        Ok(next.map(|next| (id.clone(), next)))
    }

    async fn hall_name(&self, hall: &HallId) -> Result<String, StoreError> {
        let hall = self.hall(hall).await?;
        Ok(hall.map(|hall| hall.name).unwrap_or_default())
    }

    async fn put_up(&self, hall: &HallId, game: &GameId) -> Result<(), Amiss> {
        let stream = Scope::Hall(hall.clone()).to_string();
        let game = game.to_string();
        self.append_at_end(&stream, &HallEntry::Board { game })
            .await?;
        // Nobody may be looking.
        let _ = self.halls.send(hall.to_string());
        Ok(())
    }

    /// A challenge as it is told.
    pub(super) async fn challenge_json(
        &self,
        headers: &HeaderMap,
        challenge: &Challenge,
        settled: Option<&Settled>,
    ) -> Result<ChallengeJson, Amiss> {
        let register = self.register().await?;
        let user = |person: &PersonId| register.person(person).map(UserJson::of);
        let Terms {
            limit,
            increment,
            variant,
            fen,
        } = &challenge.terms;
        let speed = speed(*limit, *increment);
        let declined = match settled {
            Some(Settled::Declined { reason }) => Some(reason.clone()),
            _ => None,
        };
        Ok(ChallengeJson {
            id: challenge.id.clone(),
            url: format!("{}/game/{}", self.origin(headers), challenge.id),
            status: settled.map_or("created", Settled::word),
            challenger: user(&challenge.by),
            dest_user: user(&challenge.to),
            variant: variant.json(),
            rated: false,
            speed,
            time_control: TimeControlJson::of(*limit, *increment),
            color: challenge.wants.map_or("random", color),
            final_color: color(challenge.side),
            perf: PerfJson::of(speed),
            direction: None,
            initial_fen: fen.clone(),
            decline_reason: declined.as_ref().map(|_| "The challenge was declined."),
            decline_reason_key: declined,
        })
    }
}
