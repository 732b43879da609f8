//! Games: creating, looking, speaking, reading the record.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use jadoube_journal::{Append, Body, Due, Entry, Kind, Line, StoreError, Table};
use jadoube_table::LayingError;
use jadoube_wire::{
    Audience, CardHeard, CardSaid, GameCreated, GameId, GameRequest, GameView, HallId, Heard,
    HistoryView, Role, Said, Scope,
};
use schemars::JsonSchema;

use super::Query;
use super::failure::{Answer, Asking, At, Failure, Given, Sent, found};
use crate::access::short_id;
use crate::connection::{self, PAGE, fits, page};
use crate::metrics::count;
use crate::openapi::{Asks, Route};
use crate::tenant::{Hosted, Sender, Tenant};
use crate::tenants::chess::HostedChess;
use crate::{Shared, sentences, table};

/// What may be said without a socket, to a game of any kind.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "it describes what rooms read")]
enum GameMessage {
    Chess(Said),
    Ulti(CardSaid<jadoube_ulti::Asked>),
    Snapszer(CardSaid<jadoube_snapszer::Asked>),
}

/// What comes back: what a table of cards has to say of its own, or what every line hears.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "it describes what rooms have written")]
enum GameAnswer {
    Chess(Heard),
    Ulti(CardHeard<jadoube_ulti::View>),
    Snapszer(CardHeard<jadoube_snapszer::View>),
}

/// So many entries of a history at a time.
const HISTORY: u64 = 500;

fn unplayable(error: LayingError) -> Failure {
    Failure::Invalid(error.to_string())
}

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::post("/api/games", post(create))
            .says("Create a game; the answer holds its secret links")
            .takes::<GameRequest>()
            .creates::<GameCreated>(),
        Route::get("/api/games/{game}", get(view))
            .says("A game at a glance")
            .gives::<GameView>(),
        Route::get("/api/games/{game}/line", get(connection::line))
            .says("The game's line, a WebSocket: Said one way, Heard the other")
            .asks(&[Asks::As, Asks::After])
            .upgrades(),
        Route::post("/api/games/{game}/say", post(say))
            .says("One message without a socket")
            .asks(&[Asks::As])
            .takes::<GameMessage>()
            .gives::<Vec<GameAnswer>>(),
        Route::get("/api/games/{game}/history", get(record))
            .says("The record with sentences")
            .asks(&[Asks::As, Asks::Lang, Asks::Before])
            .gives::<HistoryView>(),
        Route::get("/api/games/{game}/journal", get(journal))
            .says("The journal, one line of JSON each")
            .texts(&["application/x-ndjson"]),
    ]
}

impl Shared {
    /// Lays a table and opens its stream.
    pub(super) async fn lay(
        &self,
        request: &GameRequest,
        hall: Option<&HallId>,
    ) -> Result<GameId, Failure> {
        let mut laid = table::lay(request)?;
        laid.hall = hall.map(HallId::to_string);
        if let Some(engine) = &request.engine {
            self.seat_engine(&mut laid, engine)?;
        }
        self.open_stream(laid).await
    }

    /// Opens the stream of a table that was laid.
    pub(super) async fn open_stream(&self, laid: Table) -> Result<GameId, Failure> {
        let game: GameId = short_id()?;
        match self.open_stream_of(&game, laid).await? {
            true => Ok(game),
            false => Err(Failure::Store(StoreError::Unavailable(
                "a game of that name is there".to_owned(),
            ))),
        }
    }

    /// Opens the stream of a table under a name that was chosen; false if a game has that name.
    pub(super) async fn open_stream_of(&self, game: &GameId, laid: Table) -> Result<bool, Failure> {
        HostedChess::lay(game, laid.clone()).map_err(unplayable)?;
        let append = Append {
            stream: Scope::Game(game.clone()).to_string(),
            expected: 0,
            at: self.time.now(),
            body: Body::Laid(Box::new(laid)).write()?,
            due: Due::Unchanged,
        };
        let kept = self.journal.append(append).await?;
        if kept {
            count(&self.metrics.games);
        }
        Ok(kept)
    }

    pub(super) async fn entries(&self, game: &GameId) -> Result<Vec<Entry>, Failure> {
        let stream = Scope::Game(game.clone()).to_string();
        Ok(self.journal.with(move |s| s.read(&stream, 0)).await?)
    }

    /// The entries of a game that a role may see by now.
    pub(super) async fn entries_for(
        &self,
        game: &GameId,
        role: Role,
    ) -> Result<Vec<Entry>, Failure> {
        let mut entries = self.entries(game).await?;
        let first = entries.get(..1).unwrap_or_default();
        let laid: HostedChess = Hosted::replay(game, first).map_err(|_| Failure::NotFound)?;
        let until = self.time.now() + -laid.delay(role);
        entries.retain(|entry| entry.seq == 0 || entry.at <= until);
        Ok(entries)
    }
}

async fn create(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Given(request): Given<GameRequest>,
) -> Result<Response, Failure> {
    shared.may_create(visitor.ip(), &headers).await?;
    let game = shared.lay(&request, None).await?;
    let scope = Scope::Game(game.clone());
    let links = shared
        .give_links(&scope, &Role::OF_A_GAME, &headers)
        .await?;
    let cookie = shared.join_own(&headers, &links).await?;
    let created = GameCreated { game, links };
    Ok((StatusCode::CREATED, cookie, Json(created)).into_response())
}

async fn view(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Answer<GameView> {
    let grants = shared.grants_for(&headers, &game).await?;
    let roles: Vec<Role> = grants.iter().map(|grant| grant.role).collect();
    let seen = shared.see(&game).await?;
    let desk = roles.iter().any(|role| role.is_desk());
    let sees = |role: &Role| Audience::of(*role).sees_the_board();
    // The link that shows the most and the soonest decides.
    let delay = roles
        .iter()
        .copied()
        .filter(sees)
        .map(|role| seen.delay(role))
        .min();
    let glance = match delay {
        // A scoresheet shows only what its owner wrote.
        None => HostedChess::lay(&game, seen.table.clone())
            .map_err(unplayable)?
            .glance(false, shared.time.now()),
        Some(delay) if delay.is_positive() => found(shared.late_glance(&game, delay).await)?,
        Some(_) => seen.glance(desk, shared.time.now()),
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
    At(game): At<GameId>,
    Asking(asking): Asking<Query>,
    headers: HeaderMap,
    Sent(body): Sent<String>,
) -> Result<Response, Failure> {
    let arrived = shared.time.now();
    let grant = shared.admit(&headers, &game, asking.role).await?;
    let sender = Sender {
        role: grant.role,
        device: None,
        arrived,
        trip: 0,
        hears_events: false,
    };
    let heard = shared.say_text(&game, &body, sender).await?;
    let heard = format!("[{}]", heard.as_deref().unwrap_or_default());
    Ok(([(CONTENT_TYPE, "application/json")], heard).into_response())
}

async fn record(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    Asking(asking): Asking<Query>,
    headers: HeaderMap,
) -> Answer<HistoryView> {
    let grant = shared.admit(&headers, &game, asking.role).await?;
    let seen = shared.see(&game).await?;
    let to = asking.before.unwrap_or(seen.next).min(seen.next);
    let from = to.saturating_sub(HISTORY).max(1);
    let mut entries = page(&shared, Scope::Game(game.clone()).to_string(), from, to).await?;
    let until = shared.time.now() + -seen.delay(grant.role);
    entries.retain(|entry| entry.at <= until);
    let kept = fits(&entries, PAGE);
    entries.drain(..entries.len() - kept);
    let more = entries.first().map_or(from, |first| first.seq) > 1;
    let told = seen.told_in(&entries, Audience::of(grant.role));
    let texts = sentences::texts(asking.lang);
    let sentences = told.iter().map(|told| texts.say(&told.message));
    let sentences = sentences.collect();
    Ok(Json(HistoryView {
        game,
        more,
        told,
        sentences,
    }))
}

async fn journal(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let grants = shared.grants_for(&headers, &game).await?;
    if !grants.iter().any(|grant| grant.role.is_desk()) {
        return Err(Failure::NoAccess("only the desk reads the journal"));
    }
    let entries = shared.entries(&game).await?;
    let first = found(entries.first())?;
    if Kind::of(&first.body)? != Kind::Chess {
        return Err(Failure::Invalid(
            "a journal of this form is kept of games of chess alone".to_owned(),
        ));
    }
    let mut lines: Vec<Line> = Vec::new();
    for entry in entries {
        let body = Body::read(&entry.body)?;
        body.lines(entry.at, &mut lines);
    }
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    Ok(([(CONTENT_TYPE, "application/x-ndjson")], text).into_response())
}
