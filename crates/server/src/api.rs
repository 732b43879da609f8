//! The HTTP interface.

use std::net::SocketAddr;

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, Path, Query, Request, State};
use axum::http::header::{CONTENT_TYPE, HOST, RETRY_AFTER, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use jadoube_deadpos::{self as deadpos, Budget, Proof, Verdict};
use jadoube_journal::{Append, Body, Due, Line, StoreError, Streams};
use jadoube_ruling::Edition;
use jadoube_wire::{
    Audience, GameCreated, GameRequest, GameView, GivenLink, HallCreated, HallRequest, HallView,
    Heard, HistoryView, JoinRequest, Joined, Lang, LinkRequest, LinkView, Message, Problem, Puzzle,
    PuzzleAnswer, PuzzleSolved, Role, SessionView, Winnable, WinnableAnswer, presets,
};
use serde::Deserialize;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};
use tokio::time::timeout;

use crate::access::{COOKIE_NAME, Grant, cookie};
use crate::guard::{self, LONGEST_BODY};
use crate::halls::{self, BOARDS, HallEntry};
use crate::lines;
use crate::metrics::count;
use crate::openapi::Route;
use crate::room::{Sender, ToRoom, color, history};
use crate::rooms::{NoRoom, stream};
use crate::seen::Seen;
use crate::{Shared, openapi, pages, pgn, reading, table};

/// Every route of the interface, with what is said about it in `/openapi.json`.
fn interface() -> Vec<Route> {
    let presets = || async { Json(presets()) };
    let puzzles = || async { Json(reading::puzzles()) };
    vec![
        Route::get("/api/presets", get(presets))
            .says("Time controls by name")
            .gives("TimePreset[]"),
        Route::post("/api/games", post(create_game))
            .says("Create a game; the answer holds its secret links")
            .takes("GameRequest")
            .creates("GameCreated"),
        Route::get("/api/games/{game}", get(game))
            .says("A game at a glance")
            .gives("GameView"),
        Route::get("/api/games/{game}/line", get(lines::line))
            .says("The game's line, a WebSocket: Said one way, Heard the other")
            .asks(&["as", "after"])
            .upgrades(),
        Route::post("/api/games/{game}/say", post(say))
            .says("One message without a socket")
            .asks(&["as"])
            .takes("Said")
            .gives("Heard[]"),
        Route::get("/api/games/{game}/history", get(game_history))
            .says("The record with sentences")
            .asks(&["as", "lang"])
            .gives("HistoryView"),
        Route::get("/api/games/{game}/journal", get(journal))
            .says("The journal, one line of JSON each")
            .text("application/x-ndjson"),
        Route::get("/api/games/{game}/pgn", get(pgn::of_game))
            .says("The game as PGN; a spectator's secret as key for programs without a cookie")
            .asks(&["as", "lang", "key"])
            .text("application/x-chess-pgn"),
        Route::get("/api/games/{game}/links", get(game_links))
            .says("The links of a game")
            .gives("LinkView[]"),
        Route::post("/api/games/{game}/links", post(game_link))
            .says("One more link")
            .takes("LinkRequest")
            .creates("GivenLink"),
        Route::delete("/api/games/{game}/links/{link}", delete(end_game_link))
            .says("Take a link away"),
        Route::post("/api/halls", post(create_hall))
            .says("Create a hall")
            .takes("HallRequest")
            .creates("HallCreated"),
        Route::get("/api/halls/{hall}", get(hall))
            .says("The boards of a hall")
            .asks(&["as"])
            .gives("HallView"),
        Route::get("/api/halls/{hall}/pgn", get(pgn::of_hall))
            .says("All boards of a hall as PGN; a spectator's secret as key for programs without a cookie")
            .asks(&["as", "lang", "key"])
            .text("application/x-chess-pgn"),
        Route::get("/api/halls/{hall}/line", get(halls::line))
            .says("The hall's line, a WebSocket: HallHeard")
            .asks(&["as"])
            .upgrades(),
        Route::post("/api/halls/{hall}/games", post(create_board))
            .says("One more board")
            .takes("GameRequest")
            .creates("GameCreated"),
        Route::get("/api/halls/{hall}/links", get(hall_links))
            .says("The links of a hall")
            .gives("LinkView[]"),
        Route::post("/api/halls/{hall}/links", post(hall_link))
            .says("One more link")
            .takes("LinkRequest")
            .creates("GivenLink"),
        Route::delete("/api/halls/{hall}/links/{link}", delete(end_hall_link))
            .says("Take a link away"),
        Route::get("/api/session", get(session))
            .says("What this browser's cookie opens")
            .gives("SessionView"),
        Route::post("/api/session", post(join))
            .says("Exchange the secret of a link for a cookie")
            .takes("JoinRequest")
            .gives("Joined"),
        Route::delete("/api/session", delete(forget_session)).says("Forget the cookie"),
        Route::get("/api/laws/{edition}", get(laws))
            .says("The articles of an edition")
            .asks(&["lang"])
            .gives("LawsView"),
        Route::get("/api/puzzles", get(puzzles))
            .says("The ids of all puzzles")
            .gives("string[]"),
        Route::get("/api/puzzles/{puzzle}", get(puzzle))
            .says("A puzzle")
            .gives("Puzzle"),
        Route::post("/api/puzzles/{puzzle}/answer", post(answer_puzzle))
            .says("Answer a puzzle")
            .takes("PuzzleAnswer")
            .gives("PuzzleSolved"),
        Route::post("/api/winnable", post(winnable))
            .says("Can a side still mate?")
            .asks(&["lang"])
            .takes("Winnable")
            .gives("WinnableAnswer"),
        Route::get("/health", get(health))
            .says("Whether the server and its database work")
            .text("text/plain"),
        Route::get("/metrics", get(metrics))
            .says("Figures for Prometheus")
            .text("text/plain"),
    ]
}

pub(crate) fn routes(shared: Shared) -> Router {
    let interface = interface();
    let description = openapi::document(&interface);
    let described = move || async move { Json(description) };
    interface
        .into_iter()
        .fold(Router::new(), |routes, route| {
            routes.route(route.path, route.handler)
        })
        .route("/openapi.json", get(described))
        .route("/api/{*rest}", get(nothing).post(nothing).delete(nothing))
        .fallback(get(pages::page))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(shared.clone(), watch_over))
        .layer(middleware::from_fn(guard::headers))
        .with_state(shared)
}

/// Limits, origins, and a line in the log without secrets.
async fn watch_over(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    let writes = guard::writes(request.method());
    let visitor = request
        .extensions()
        .get::<ConnectInfo<SocketAddr>>()
        .map(|ConnectInfo(address)| address.ip());
    let admitted = visitor.is_none_or(|visitor| {
        shared.guard.admits(visitor, false) && (!writes || shared.guard.admits(visitor, true))
    });
    if !admitted {
        return Failure::TooMany.into_response();
    }
    let socket = request.headers().contains_key("sec-websocket-key");
    if (writes || socket) && !guard::is_same_origin(request.headers(), shared.public.as_deref()) {
        return Failure::NoAccess("the request comes from another site's page").into_response();
    }
    let method = request.method().clone();
    // Secrets stand behind `#`, which is never sent; queries hold none, and are left out all the same.
    let path = request.uri().path().to_owned();
    let response = timeout(shared.guard.limits.patience, next.run(request)).await;
    let response = response.unwrap_or_else(|_| Failure::TooSlow.into_response());
    tracing::info!(%method, path, status = response.status().as_u16(), "request");
    response
}

/// An answer that is no success.
#[derive(Debug)]
pub(crate) enum Failure {
    NotFound,
    NoAccess(&'static str),
    Invalid(String),
    TooMany,
    TooBig,
    TooSlow,
    Store(StoreError),
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let (status, problem, detail) = match self {
            Failure::NotFound => (
                StatusCode::NOT_FOUND,
                "not_found",
                "there is no such thing, or no link to it".to_owned(),
            ),
            Failure::NoAccess(why) => (StatusCode::FORBIDDEN, "no_access", why.to_owned()),
            Failure::Invalid(why) => (StatusCode::UNPROCESSABLE_ENTITY, "invalid", why),
            Failure::TooMany => (
                StatusCode::TOO_MANY_REQUESTS,
                "too_many",
                "too many requests; please wait".to_owned(),
            ),
            Failure::TooBig => (
                StatusCode::PAYLOAD_TOO_LARGE,
                "too_big",
                format!("a body has {LONGEST_BODY} bytes at most"),
            ),
            Failure::TooSlow => (
                StatusCode::REQUEST_TIMEOUT,
                "too_slow",
                "the request took too long".to_owned(),
            ),
            Failure::Store(error) => {
                // What the database says is for the log, not for the visitor.
                tracing::error!(%error, "the journal has failed");
                (
                    StatusCode::SERVICE_UNAVAILABLE,
                    "unavailable",
                    "the journal cannot be reached; please try again".to_owned(),
                )
            }
        };
        let problem = Problem {
            problem: problem.to_owned(),
            detail,
        };
        let mut response = (status, Json(problem)).into_response();
        if status == StatusCode::TOO_MANY_REQUESTS {
            let headers = response.headers_mut();
            headers.insert(RETRY_AFTER, axum::http::HeaderValue::from_static("5"));
        }
        response
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(error)
    }
}

impl From<NoRoom> for Failure {
    fn from(error: NoRoom) -> Failure {
        match error {
            NoRoom::NoSuchGame => Failure::NotFound,
            NoRoom::Store(error) => Failure::Store(error),
        }
    }
}

impl From<JsonRejection> for Failure {
    fn from(rejection: JsonRejection) -> Failure {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Failure::TooBig,
            _ => Failure::Invalid(rejection.body_text()),
        }
    }
}

impl From<QueryRejection> for Failure {
    fn from(rejection: QueryRejection) -> Failure {
        Failure::Invalid(rejection.body_text())
    }
}

impl From<WebSocketUpgradeRejection> for Failure {
    fn from(rejection: WebSocketUpgradeRejection) -> Failure {
        Failure::Invalid(rejection.body_text())
    }
}

/// A body of JSON; what is wrong with it is said as a `Problem`.
#[derive(FromRequest)]
#[from_request(via(Json), rejection(Failure))]
struct Given<T>(T);

type Answer<T> = Result<Json<T>, Failure>;

pub(crate) fn found<T>(value: Option<T>) -> Result<T, Failure> {
    value.ok_or(Failure::NotFound)
}

#[derive(Debug, Default, Deserialize)]
struct Asking {
    #[serde(rename = "as")]
    role: Option<Role>,
    #[serde(default)]
    lang: Lang,
}

impl Shared {
    /// The link of this browser that opens a game in a role, its own or its hall's.
    pub(crate) async fn admit(
        &self,
        headers: &HeaderMap,
        game: &str,
        role: Option<Role>,
    ) -> Result<Grant, Failure> {
        let grants = self.grants_for(headers, game).await?;
        let fits = |grant: &Grant| role.is_none_or(|role| role == grant.role);
        found(grants.into_iter().find(fits))
    }

    /// Every link of this browser that opens a game.
    async fn grants_for(&self, headers: &HeaderMap, game: &str) -> Result<Vec<Grant>, Failure> {
        let grants = self.grants(cookie(headers).as_deref()).await?;
        if grants.is_empty() {
            return Err(Failure::NotFound);
        }
        let own = stream(game);
        let hall = match grants.iter().any(|grant| grant.scope.starts_with("hall/")) {
            true => {
                let seen = self.ask_room(game, ToRoom::See).await?;
                seen.settings
                    .hall
                    .as_ref()
                    .map(|hall| format!("hall/{hall}"))
            }
            false => None,
        };
        let opens = |grant: &Grant| grant.scope == own || Some(&grant.scope) == hall.as_ref();
        let grants: Vec<Grant> = grants.into_iter().filter(opens).collect();
        match grants.is_empty() {
            true => Err(Failure::NotFound),
            false => Ok(grants),
        }
    }

    /// The link of this browser that opens a hall in a role.
    pub(crate) async fn admit_to_hall(
        &self,
        headers: &HeaderMap,
        hall: &str,
        role: Option<Role>,
    ) -> Result<Grant, Failure> {
        let scope = format!("hall/{hall}");
        let grants = self.grants(cookie(headers).as_deref()).await?;
        let fits =
            |grant: &Grant| grant.scope == scope && role.is_none_or(|role| role == grant.role);
        found(grants.into_iter().find(fits))
    }

    /// Only the organiser gives links and takes them away.
    async fn admit_organiser(&self, headers: &HeaderMap, scope: &str) -> Result<(), Failure> {
        let grants = self.grants(cookie(headers).as_deref()).await?;
        let own = |grant: &&Grant| grant.scope == scope;
        match grants.iter().find(own) {
            None => Err(Failure::NotFound),
            Some(_) if grants.iter().filter(own).any(|g| g.role == Role::Organiser) => Ok(()),
            Some(_) => Err(Failure::NoAccess(
                "only the organiser gives links and takes them away",
            )),
        }
    }

    /// The address that links begin with.
    fn origin(&self, headers: &HeaderMap) -> String {
        if let Some(public) = &self.public {
            return public.trim_end_matches('/').to_owned();
        }
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        format!("http://{}", host.unwrap_or("localhost"))
    }

    async fn give_links(
        &self,
        scope: &str,
        roles: &[Role],
        headers: &HeaderMap,
    ) -> Result<Vec<GivenLink>, Failure> {
        let origin = self.origin(headers);
        let mut links = Vec::with_capacity(roles.len());
        for role in roles {
            links.push(self.give_link(scope, *role, &origin).await?);
        }
        Ok(links)
    }

    fn set_cookie(&self, secret: &str, seconds: u32) -> [(axum::http::HeaderName, String); 1] {
        let tls = self
            .public
            .as_ref()
            .is_some_and(|public| public.starts_with("https://"));
        let secure = if tls { "; Secure" } else { "" };
        let value = format!(
            "{COOKIE_NAME}={secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}"
        );
        [(SET_COOKIE, value)]
    }

    /// Lays a table and opens its stream.
    async fn lay(&self, request: &GameRequest, hall: Option<&str>) -> Result<String, Failure> {
        let mut laid = table::lay(request).map_err(Failure::Invalid)?;
        laid.hall = hall.map(str::to_owned);
        let game = short_id()?;
        Seen::lay(&game, laid.clone()).map_err(Failure::Invalid)?;
        let body = Body::Laid(Box::new(laid));
        let body = body
            .write()
            .map_err(|error| Failure::Invalid(error.to_string()))?;
        let append = Append {
            stream: stream(&game),
            expected: 0,
            at: self.time.now(),
            body,
            due: Due::Unchanged,
        };
        match self.journal.append(append).await? {
            true => {
                count(&self.metrics.games);
                Ok(game)
            }
            false => Err(Failure::Store(StoreError::Unavailable(
                "a game of that name is there".to_owned(),
            ))),
        }
    }
}

/// A name for a game or hall: no secret, but not to be guessed either.
fn short_id() -> Result<String, Failure> {
    Ok(crate::access::secret()?.chars().take(16).collect())
}

const A_YEAR: u32 = 365 * 24 * 3600;

async fn create_game(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Given(request): Given<GameRequest>,
) -> Result<Response, Failure> {
    let game = shared.lay(&request, None).await?;
    let scope = stream(&game);
    let links = shared
        .give_links(&scope, &Role::OF_A_GAME, &headers)
        .await?;
    let secret = join_own(&shared, &headers, &links).await?;
    let created = GameCreated { game, links };
    Ok((
        StatusCode::CREATED,
        shared.set_cookie(&secret, A_YEAR),
        Json(created),
    )
        .into_response())
}

/// The creator's browser holds the organiser's link at once.
async fn join_own(
    shared: &Shared,
    headers: &HeaderMap,
    links: &[GivenLink],
) -> Result<String, Failure> {
    let organiser = links.iter().find(|link| link.role == Role::Organiser);
    let organiser = found(organiser)?;
    Ok(shared.join(cookie(headers), &organiser.link).await?)
}

async fn game(
    State(shared): State<Shared>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answer<GameView> {
    let grants = shared.grants_for(&headers, &game).await?;
    let roles: Vec<Role> = grants.iter().map(|grant| grant.role).collect();
    let seen = shared.ask_room(&game, ToRoom::See).await?;
    let desk = roles.iter().any(|role| role.is_desk());
    // A late spectator's page learns of the board from its line alone.
    let late = seen.settings.spectator_delay > 0 && roles == [Role::Spectator];
    let sheet = roles
        .iter()
        .all(|role| matches!(role, Role::WhiteSheet | Role::BlackSheet));
    let glance = match late || sheet {
        true => Seen::lay(&game, seen.table.clone())
            .map_err(Failure::Invalid)?
            .glance(false, shared.time.now()),
        false => seen.glance(desk, shared.time.now()),
    };
    Ok(Json(GameView {
        game,
        roles,
        settings: seen.settings.clone(),
        glance,
    }))
}

async fn say(
    State(shared): State<Shared>,
    Path(game): Path<String>,
    asking: Result<Query<Asking>, QueryRejection>,
    headers: HeaderMap,
    body: String,
) -> Answer<Vec<Heard>> {
    let Query(asking) = asking?;
    let arrived = shared.time.now();
    let grant = shared.admit(&headers, &game, asking.role).await?;
    let said = lines::read(&body).map_err(|(_, detail)| Failure::Invalid(detail))?;
    let sender = Sender {
        role: grant.role,
        arrived,
        trip: 0,
        on_a_line: false,
    };
    Ok(Json(Vec::from_iter(shared.say(&game, said, sender).await)))
}

pub(crate) async fn entries(
    shared: &Shared,
    game: &str,
) -> Result<Vec<jadoube_journal::Entry>, Failure> {
    let stream = stream(game);
    Ok(shared.journal.with(move |s| s.read(&stream, 0)).await?)
}

async fn game_history(
    State(shared): State<Shared>,
    Path(game): Path<String>,
    asking: Result<Query<Asking>, QueryRejection>,
    headers: HeaderMap,
) -> Answer<HistoryView> {
    let Query(asking) = asking?;
    let grant = shared.admit(&headers, &game, asking.role).await?;
    let mut entries = entries(&shared, &game).await?;
    entries.retain(is_old_enough(&shared, &entries, grant.role, &game).await?);
    let told = history(&game, &entries, Audience::of(grant.role), None);
    let texts = crate::typed::texts(asking.lang);
    let sentences = told.iter().map(|told| say_it(texts, &told.message));
    let sentences = sentences.collect();
    Ok(Json(HistoryView {
        game,
        told,
        sentences,
    }))
}

/// Whether an entry may be shown: a spectator waits as long as the regulations say.
async fn is_old_enough(
    shared: &Shared,
    entries: &[jadoube_journal::Entry],
    role: Role,
    game: &str,
) -> Result<impl Fn(&jadoube_journal::Entry) -> bool + use<>, Failure> {
    let first = entries.get(..1).unwrap_or_default();
    let seen = Seen::replay(game, first).map_err(|_| Failure::NotFound)?;
    let delay = match role {
        Role::Spectator => u64::from(seen.settings.spectator_delay) * 1000,
        _ => 0,
    };
    let now = shared.time.now().as_millis();
    Ok(move |entry: &jadoube_journal::Entry| {
        entry.seq == 0 || entry.at.as_millis().saturating_add(delay) <= now
    })
}

/// A message of the wire as a sentence.
fn say_it(texts: &jadoube_text::Texts, message: &Message) -> String {
    let values = message.values.iter().map(|(name, value)| {
        let value = match value {
            jadoube_wire::Value::Number(number) => jadoube_text::Given::Number(*number),
            jadoube_wire::Value::Text(text) => jadoube_text::Given::Text(text),
        };
        (name.as_str(), value)
    });
    texts.say_with(&message.id, values)
}

async fn journal(
    State(shared): State<Shared>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let grants = shared.grants_for(&headers, &game).await?;
    if !grants.iter().any(|grant| grant.role.is_desk()) {
        return Err(Failure::NoAccess("only the desk reads the journal"));
    }
    let mut lines: Vec<Line> = Vec::new();
    for entry in entries(&shared, &game).await? {
        let body = Body::read(&entry.body).map_err(|error| Failure::Invalid(error.to_string()))?;
        body.lines(entry.at, &mut lines);
    }
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    Ok(([(CONTENT_TYPE, "application/x-ndjson")], text).into_response())
}

async fn game_links(
    State(shared): State<Shared>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answer<Vec<LinkView>> {
    links(&shared, &headers, stream(&game)).await
}

async fn hall_links(
    State(shared): State<Shared>,
    Path(hall): Path<String>,
    headers: HeaderMap,
) -> Answer<Vec<LinkView>> {
    links(&shared, &headers, format!("hall/{hall}")).await
}

async fn links(shared: &Shared, headers: &HeaderMap, scope: String) -> Answer<Vec<LinkView>> {
    shared.admit_organiser(headers, &scope).await?;
    Ok(Json(shared.links(&scope).await?))
}

async fn game_link(
    State(shared): State<Shared>,
    Path(game): Path<String>,
    headers: HeaderMap,
    Given(request): Given<LinkRequest>,
) -> Result<Response, Failure> {
    give(&shared, &headers, stream(&game), request.role).await
}

async fn hall_link(
    State(shared): State<Shared>,
    Path(hall): Path<String>,
    headers: HeaderMap,
    Given(request): Given<LinkRequest>,
) -> Result<Response, Failure> {
    if !Role::OF_A_HALL.contains(&request.role) {
        let why = "a hall has no players: they have the links of their board";
        return Err(Failure::Invalid(why.to_owned()));
    }
    give(&shared, &headers, format!("hall/{hall}"), request.role).await
}

async fn give(
    shared: &Shared,
    headers: &HeaderMap,
    scope: String,
    role: Role,
) -> Result<Response, Failure> {
    shared.admit_organiser(headers, &scope).await?;
    let link = shared
        .give_link(&scope, role, &shared.origin(headers))
        .await?;
    Ok((StatusCode::CREATED, Json(link)).into_response())
}

async fn end_game_link(
    State(shared): State<Shared>,
    Path((game, link)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Failure> {
    end_link(&shared, &headers, stream(&game), &link).await
}

async fn end_hall_link(
    State(shared): State<Shared>,
    Path((hall, link)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Failure> {
    end_link(&shared, &headers, format!("hall/{hall}"), &link).await
}

async fn end_link(
    shared: &Shared,
    headers: &HeaderMap,
    scope: String,
    link: &str,
) -> Result<StatusCode, Failure> {
    shared.admit_organiser(headers, &scope).await?;
    match shared.revoke(&scope, link).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Failure::NotFound),
    }
}

async fn create_hall(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Given(request): Given<HallRequest>,
) -> Result<Response, Failure> {
    let name = request.name.trim().to_owned();
    if name.is_empty() || name.chars().count() > 100 {
        return Err(Failure::Invalid("name: 1 to 100 characters".to_owned()));
    }
    let hall = short_id()?;
    let scope = format!("hall/{hall}");
    shared
        .append_at_end(&scope, &HallEntry::Laid { name })
        .await?;
    let links = shared
        .give_links(&scope, &Role::OF_A_HALL, &headers)
        .await?;
    let secret = join_own(&shared, &headers, &links).await?;
    let created = HallCreated { hall, links };
    Ok((
        StatusCode::CREATED,
        shared.set_cookie(&secret, A_YEAR),
        Json(created),
    )
        .into_response())
}

async fn hall(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    asking: Result<Query<Asking>, QueryRejection>,
    headers: HeaderMap,
) -> Answer<HallView> {
    let Query(asking) = asking?;
    let grant = shared.admit_to_hall(&headers, &id, asking.role).await?;
    let hall = found(shared.hall(&id).await?)?;
    Ok(Json(HallView {
        hall: id,
        name: hall.name,
        boards: shared.glances(&hall.games, grant.role, None).await,
    }))
}

async fn create_board(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Given(request): Given<GameRequest>,
) -> Result<Response, Failure> {
    let grant = shared.admit_to_hall(&headers, &id, None).await?;
    if !grant.role.is_desk() {
        return Err(Failure::NoAccess("only the desk sets up boards"));
    }
    let hall = found(shared.hall(&id).await?)?;
    if hall.games.len() >= BOARDS {
        return Err(Failure::Invalid(format!(
            "a hall has {BOARDS} boards at most"
        )));
    }
    let mut request = request;
    if request.board.is_none() {
        request.board = u32::try_from(hall.games.len() + 1).ok();
    }
    request.event.get_or_insert(hall.name);
    let game = shared.lay(&request, Some(&id)).await?;
    let entry = HallEntry::Board { game: game.clone() };
    shared.append_at_end(&format!("hall/{id}"), &entry).await?;
    let links = shared
        .give_links(&stream(&game), &Role::OF_A_GAME, &headers)
        .await?;
    // Nobody may be looking.
    let _ = shared.halls.send(id);
    Ok((StatusCode::CREATED, Json(GameCreated { game, links })).into_response())
}

async fn join(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Given(request): Given<JoinRequest>,
) -> Result<Response, Failure> {
    let Some(grant) = shared.opens(&request.token).await? else {
        return Err(Failure::NoAccess("the link opens nothing, or no longer"));
    };
    let secret = shared.join(cookie(&headers), &grant.link).await?;
    let joined: Joined = grant.joined();
    Ok((shared.set_cookie(&secret, A_YEAR), Json(joined)).into_response())
}

async fn session(State(shared): State<Shared>, headers: HeaderMap) -> Answer<SessionView> {
    let grants = shared.grants(cookie(&headers).as_deref()).await?;
    let joined = grants.iter().map(Grant::joined).collect();
    Ok(Json(SessionView { joined }))
}

async fn forget_session(State(shared): State<Shared>) -> Response {
    (StatusCode::NO_CONTENT, shared.set_cookie("", 0)).into_response()
}

async fn laws(
    Path(edition): Path<String>,
    asking: Result<Query<Asking>, QueryRejection>,
) -> Result<Response, Failure> {
    let Query(asking) = asking?;
    let edition: Edition = edition
        .parse()
        .map_err(|error: jadoube_ruling::UnknownEdition| Failure::Invalid(error.to_string()))?;
    Ok(Json(reading::laws(edition, asking.lang)).into_response())
}

async fn puzzle(Path(id): Path<String>) -> Answer<&'static Puzzle> {
    Ok(Json(found(reading::puzzle(&id))?))
}

async fn answer_puzzle(
    Path(id): Path<String>,
    Given(answer): Given<PuzzleAnswer>,
) -> Answer<PuzzleSolved> {
    Ok(Json(found(reading::solve(&id, answer.choice))?))
}

async fn winnable(
    State(shared): State<Shared>,
    asking: Result<Query<Asking>, QueryRejection>,
    Given(question): Given<Winnable>,
) -> Answer<WinnableAnswer> {
    let Query(asking) = asking?;
    let Ok(_turn) = shared.thinking.try_acquire() else {
        return Err(Failure::TooMany);
    };
    let fen: Fen = question
        .fen
        .parse()
        .map_err(|error: shakmaty::fen::ParseFenError| Failure::Invalid(format!("fen: {error}")))?;
    let position: Chess = fen.into_position(CastlingMode::Chess960).map_err(
        |error: shakmaty::PositionError<Chess>| Failure::Invalid(format!("fen: {error}")),
    )?;
    let color = color(question.side);
    let search = move || {
        let budget = Budget { nodes: 2_000_000 };
        match deadpos::can_mate(&position, color, budget) {
            Verdict::Winnable(line) => WinnableAnswer::Yes {
                line: table::line(&position, &line),
            },
            Verdict::Unwinnable(proof) => {
                let message = proof_in_words(&proof);
                WinnableAnswer::No {
                    reason: say_it(crate::typed::texts(asking.lang), &message),
                    message,
                }
            }
            Verdict::Unknown { .. } => WinnableAnswer::Unknown {
                nodes: budget.nodes,
            },
        }
    };
    let found = tokio::task::spawn_blocking(search).await;
    let found = found.map_err(|error| StoreError::Unavailable(error.to_string()))?;
    Ok(Json(found))
}

/// Why no mate can arise, in short.
fn proof_in_words(proof: &Proof) -> Message {
    let message = jadoube_ruling::Message::new;
    match proof {
        Proof::Material => message("proof-material"),
        Proof::Exhausted { positions } => message("proof-exhausted").with("count", *positions),
        Proof::Zones(_) => message("proof-zones"),
        Proof::Loose { boards, .. } => message("proof-loose").with("count", *boards),
        Proof::Forced(_) => message("proof-forced"),
    }
    .into()
}

async fn health(State(shared): State<Shared>) -> Response {
    // The database answers, or it does not.
    match shared
        .journal
        .with(|s: &mut dyn Streams| s.last_beat())
        .await
    {
        Ok(_) => (StatusCode::OK, "ok\n").into_response(),
        Err(error) => {
            tracing::error!(%error, "the journal does not answer");
            (
                StatusCode::SERVICE_UNAVAILABLE,
                "the journal does not answer\n",
            )
                .into_response()
        }
    }
}

async fn metrics(State(shared): State<Shared>) -> Response {
    let (commits, lines) = (shared.journal.commits(), shared.doors.count());
    let text = shared.metrics.text(commits, lines);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

async fn nothing() -> Failure {
    Failure::NotFound
}
