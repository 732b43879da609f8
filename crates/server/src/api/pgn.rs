//! Games as PGN, one by one, by halls, and by events and their rounds: with clocks, as late as their readers have to wait, and under an
//! address that a broadcast can fetch.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, PoisonError};

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use jadoube_journal::{Body, Entry, Scribe, Table};
use jadoube_laws::{Happened, Rulebook};
use jadoube_text::Texts;
use jadoube_tournament::Play;
use jadoube_wire::{Audience, EventAudience, EventId, GameId, HallId, Language, Role, Scope};
use serde::Deserialize;

use super::failure::{Asking, At, Failure, found};
use crate::access::Grant;
use crate::openapi::{Asks, Route};
use crate::{Shared, sentences};

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/games/{game}/pgn", get(of_game))
            .says("The game as PGN; a spectator's secret as key for programs without a cookie")
            .asks(&[Asks::As, Asks::Lang, Asks::Key])
            .texts(&["application/x-chess-pgn"]),
        Route::get("/api/halls/{hall}/pgn", get(of_hall))
            .says("All boards of a hall as PGN; a spectator's secret as key for programs without a cookie")
            .asks(&[Asks::As, Asks::Lang, Asks::Key])
            .texts(&["application/x-chess-pgn"]),
        Route::get("/api/events/{event}/pgn", get(of_event))
            .says("The games of an event that are played on this server, or those of one round, as PGN; a spectator's secret as key for programs without a cookie")
            .asks(&[Asks::As, Asks::Lang, Asks::Key, Asks::Round])
            .texts(&["application/x-chess-pgn"]),
    ]
}

/// What is asked of a PGN address.
#[derive(Debug, Default, Deserialize)]
struct PgnQuery {
    #[serde(rename = "as")]
    role: Option<Role>,
    #[serde(default)]
    lang: Language,
    /// The secret of a link for spectators, for programs that keep no cookie.
    key: Option<String>,
    /// Only the games of this round of an event.
    round: Option<u32>,
}

async fn of_game(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    Asking(asking): Asking<PgnQuery>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let grant = match &asking.key {
        Some(key) => shared.by_key(key, &Scope::Game(game.clone())).await?,
        None => shared.admit(&headers, &game, asking.role).await?,
    };
    if !Audience::of(grant.role).sees_the_board() {
        return Err(Failure::NoAccess(
            "a scoresheet shows only what its owner wrote",
        ));
    }
    let (_, text) = shared.written(&game, grant.role, asking.lang).await?;
    Ok(answer(text))
}

/// Every board, in the order of their numbers.
async fn of_hall(
    State(shared): State<Shared>,
    At(id): At<HallId>,
    Asking(asking): Asking<PgnQuery>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let grant = match &asking.key {
        Some(key) => shared.by_key(key, &Scope::Hall(id.clone())).await?,
        None => shared.admit_to_hall(&headers, &id, asking.role).await?,
    };
    let boards = shared.boards_of_hall(&id, grant.role, asking.lang).await?;
    Ok(answer(boards.concat()))
}

/// Every game that is played here, round by round.
async fn of_event(
    State(shared): State<Shared>,
    At(id): At<EventId>,
    Asking(asking): Asking<PgnQuery>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let grant = match &asking.key {
        Some(key) => shared.by_key(key, &Scope::Event(id.clone())).await?,
        None => shared.admit_to_event(&headers, &id, asking.role).await?,
    };
    let boards = shared
        .boards_of_event(&id, grant.role, asking.round, asking.lang)
        .await?;
    Ok(answer(boards.concat()))
}

fn answer(text: String) -> Response {
    let kind = "application/x-chess-pgn; charset=utf-8";
    ([(CONTENT_TYPE, kind)], text).into_response()
}

impl Shared {
    /// The link whose secret stands in the address itself. Such an address is passed on and kept in logs,
    /// so only what everybody may see is had by it.
    async fn by_key(&self, key: &str, scope: &Scope) -> Result<Grant, Failure> {
        let grant = found(self.opens(key).await?)?;
        if grant.scope != *scope {
            return Err(Failure::NotFound);
        }
        match grant.role {
            Role::Spectator => Ok(grant),
            _ => Err(Failure::NoAccess(
                "only a link of a spectator may stand in an address",
            )),
        }
    }

    /// The boards of a hall as a role may read them now, in the order of their numbers.
    pub(crate) async fn boards_of_hall(
        &self,
        id: &HallId,
        role: Role,
        lang: Language,
    ) -> Result<Vec<String>, Failure> {
        let hall = found(self.hall(id).await?)?;
        let mut boards = Vec::with_capacity(hall.games.len());
        for game in hall.games.iter().filter_map(|game| game.parse().ok()) {
            boards.push(self.written(&game, role, lang).await?);
        }
        Ok(in_order(boards))
    }

    /// The games of an event that are played here, all of them or those of a round, as a role may read
    /// them now.
    pub(crate) async fn boards_of_event(
        &self,
        id: &EventId,
        role: Role,
        only: Option<u32>,
        lang: Language,
    ) -> Result<Vec<String>, Failure> {
        let hosted = self.see_event(id).await?;
        let audience = found(EventAudience::of(role))?;
        // Whoever is not of the desk looks on, at other people's boards and at his own.
        let role = match audience.is_desk() {
            true => Role::Arbiter,
            false => Role::Spectator,
        };
        let mut rounds: BTreeMap<u32, Vec<(Option<u32>, String)>> = BTreeMap::new();
        for (bout, game) in &hosted.games {
            let chess = hosted.event.bout(*bout);
            let chess = chess.is_some_and(|(_, one)| matches!(one.play, Play::Game { .. }));
            let round = hosted.event.round(bout.round);
            let shown = round.is_some_and(|round| audience.sees_round(round));
            if chess && shown && only.is_none_or(|only| only == bout.round) {
                let written = self.written(game, role, lang).await?;
                rounds.entry(bout.round).or_default().push(written);
            }
        }
        Ok(rounds.into_values().flat_map(in_order).collect())
    }

    /// A game as a role may read it now, with the number of its board.
    pub(super) async fn written(
        &self,
        game: &GameId,
        role: Role,
        lang: Language,
    ) -> Result<(Option<u32>, String), Failure> {
        let entries = self.entries_for(game, role).await?;
        let board = found(laid(&entries))?.board;
        let key = (game.to_string(), Audience::of(role), lang);
        if let Some(text) = self.pgn.get(&key, entries.len()) {
            return Ok((board, text));
        }
        let audience = Audience::of(role);
        let write = move || write(&entries, audience, sentences::texts(lang));
        let written = tokio::task::spawn_blocking(write).await;
        let (length, text) = found(written.ok().flatten())?;
        self.pgn.keep(key, length, text.clone());
        Ok((board, text))
    }
}

/// Boards by their numbers; those without one come last.
fn in_order(mut boards: Vec<(Option<u32>, String)>) -> Vec<String> {
    boards.sort_by_key(|(board, _)| board.unwrap_or(u32::MAX));
    boards.into_iter().map(|(_, text)| text).collect()
}

fn laid(entries: &[Entry]) -> Option<Table> {
    match Body::read(&entries.first()?.body) {
        Ok(Body::Laid(table)) => Some(*table),
        _ => None,
    }
}

/// A stream as PGN, and how many entries that is; none if it tells of no game.
fn write(entries: &[Entry], audience: Audience, texts: &Texts) -> Option<(usize, String)> {
    let table = laid(entries)?;
    let book = Rulebook::new(table.created.regulations.clone()).ok()?;
    let mut scribe = Scribe::new(&book, &table.created.start).ok()?;
    for entry in entries.iter().skip(1) {
        let Ok(Body::Act(act)) = Body::read(&entry.body) else {
            continue;
        };
        for step in &act.steps {
            let at = step.at.unwrap_or(entry.at);
            for happened in &step.happened {
                scribe.hear(at, happened, |happened| sentence(happened, audience, texts));
            }
        }
    }
    let at = entries.first().map(|entry| entry.at).unwrap_or_default();
    let export = scribe.export(table.about(at).header());
    Some((entries.len(), export.write()))
}

/// What an audience reads of a happening; nothing if it is not told.
fn sentence(happened: &Happened, audience: Audience, texts: &Texts) -> Option<String> {
    if !audience.is_told(happened) {
        return None;
    }
    let mut message = happened.message();
    if !audience.sees_reasons() {
        message.hide_reason();
    }
    Some(texts.say(&message))
}

type Key = (String, Audience, Language);

/// Games that were written lately: broadcasts ask for a whole hall every few seconds, and most boards stand
/// as they stood.
#[derive(Debug, Default)]
pub(crate) struct Written(Mutex<HashMap<Key, (usize, String)>>);

/// So many games are kept written.
const KEPT: usize = 2000;

impl Written {
    /// The text of a game of so many entries.
    fn get(&self, key: &Key, length: usize) -> Option<String> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (known, text) = kept.get(key)?;
        (*known == length).then(|| text.clone())
    }

    fn keep(&self, key: Key, length: usize, text: String) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(key, (length, text));
    }
}
