//! Who a token speaks for, and what he plays.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::super::failure::{Asking, At, Failure, Sent, found};
use super::Amiss;
use super::shapes::{GameInfoJson, title};
use crate::Shared;
use crate::openapi::Route;
use crate::people::Person;

/// So many names or tokens may be asked about at once.
const MOST: usize = 100;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::post("/api/token/test", post(test_tokens))
            .says("As Lichess: what tokens are for; the body is tokens with commas between")
            .gives::<Map<String, Value>>(),
        Route::get("/api/account", get(account))
            .says("As Lichess: who the token speaks for")
            .gives::<AccountJson>(),
        Route::get("/api/account/playing", get(playing))
            .says("As Lichess: the games that are played")
            .gives::<PlayingJson>(),
        Route::get("/api/user/{name}", get(user))
            .says("As Lichess: somebody by name")
            .gives::<AccountJson>(),
        Route::get("/api/bot/online", get(bots))
            .says("As Lichess: programs that are here, a line of JSON each")
            .texts(&["application/x-ndjson"]),
        Route::get("/api/users/status", get(status))
            .says("As Lichess: who of some people is here; ids with commas between")
            .gives::<Vec<UserStatusJson>>(),
    ]
}

/// Somebody.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct AccountJson {
    id: String,
    username: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'static str>,
    /// Ratings, of which there are none here.
    perfs: Map<String, Value>,
    url: String,
}

/// Whether somebody is here.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct UserStatusJson {
    id: String,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'static str>,
    online: bool,
    playing: bool,
}

/// The games of somebody.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct PlayingJson {
    now_playing: Vec<GameInfoJson>,
}

/// `POST /api/token/test`.
async fn test_tokens(
    State(shared): State<Shared>,
    Sent(body): Sent<String>,
) -> Result<Json<Value>, Amiss> {
    if shared.register().await?.is_empty() {
        return Err(Failure::NotFound.into());
    }
    let mut answer = Map::new();
    for token in body.split(',').map(str::trim).take(MOST) {
        let caller = shared.caller(token).await?;
        let about = caller.map(|caller| {
            let words = caller.permissions.iter().map(|one| one.word());
            let scopes = words.collect::<Vec<&str>>().join(",");
            json!({"userId": caller.person.key(), "scopes": scopes, "expires": null})
        });
        answer.insert(token.to_owned(), about.unwrap_or(Value::Null));
    }
    Ok(Json(Value::Object(answer)))
}

/// `GET /api/account`.
async fn account(
    State(shared): State<Shared>,
    headers: HeaderMap,
) -> Result<Json<AccountJson>, Amiss> {
    let caller = shared.signed(&headers).await?;
    Ok(Json(shared.account_of(&headers, &caller.person)))
}

/// `GET /api/user/{name}`.
async fn user(
    State(shared): State<Shared>,
    At(name): At<String>,
    headers: HeaderMap,
) -> Result<Json<AccountJson>, Amiss> {
    shared.signed(&headers).await?;
    let register = shared.register().await?;
    let person = found(register.named(&name))?;
    Ok(Json(shared.account_of(&headers, person)))
}

/// `GET /api/bot/online`.
async fn bots(State(shared): State<Shared>, headers: HeaderMap) -> Result<Response, Amiss> {
    shared.signed(&headers).await?;
    let register = shared.register().await?;
    let here = register.everybody();
    let here = here.filter(|person| person.bot && shared.people.is_listening(&person.id));
    let account = |person| serde_json::to_string(&shared.account_of(&headers, person));
    let lines: String = here
        .filter_map(|person| account(person).ok())
        .map(|line| line + "\n")
        .collect();
    Ok(([(CONTENT_TYPE, "application/x-ndjson")], lines).into_response())
}

/// What `GET /api/users/status` asks.
#[derive(Debug, Deserialize)]
struct StatusQuery {
    #[serde(default)]
    ids: String,
}

/// `GET /api/users/status`.
async fn status(
    State(shared): State<Shared>,
    Asking(asking): Asking<StatusQuery>,
    headers: HeaderMap,
) -> Result<Json<Vec<UserStatusJson>>, Amiss> {
    shared.signed(&headers).await?;
    let register = shared.register().await?;
    let names = asking.ids.split(',').map(str::trim).take(MOST);
    let mut known = Vec::new();
    for person in names.filter_map(|name| register.named(name)) {
        let log = shared.log_of(&person.id).await?;
        known.push(UserStatusJson {
            id: person.key(),
            name: person.name.clone(),
            title: title(person),
            online: shared.people.is_listening(&person.id),
            playing: log.open().next().is_some(),
        });
    }
    Ok(Json(known))
}

/// `GET /api/account/playing`.
async fn playing(
    State(shared): State<Shared>,
    headers: HeaderMap,
) -> Result<Json<PlayingJson>, Amiss> {
    let caller = shared.signed(&headers).await?;
    let mut now_playing = Vec::new();
    let log = shared.log_of(&caller.person.id).await?;
    for (game, side) in log.open() {
        let seen = shared.see(game).await?;
        if seen.game.ending().is_none() {
            now_playing.push(shared.game_info(&seen, game, side).await?);
        }
    }
    Ok(Json(PlayingJson { now_playing }))
}

impl Shared {
    fn account_of(&self, headers: &HeaderMap, person: &Person) -> AccountJson {
        AccountJson {
            id: person.key(),
            username: person.name.clone(),
            title: title(person),
            perfs: Map::new(),
            url: format!("{}/", self.origin(headers)),
        }
    }
}
