//! Tables of cards.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use jadoube_cards::{First, Hex, Numbers, Pace, Seat, Seed, Shuffling};
use jadoube_journal::{Append, CardTable, CardsBody, Due, StoreError};
use jadoube_ruling::Span;
use jadoube_wire::{CardGame, CardTableRequest, GameCreated, GameId, Role, Scope};

use super::failure::{Failure, Given};
use crate::Shared;
use crate::access::short_id;
use crate::metrics::count;
use crate::openapi::Route;
use crate::tenants::cards::{Cards, Hostable};

/// How long the seats may take for their part of a shuffle.
const SHUFFLE: Span = Span::from_secs(60);

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::post("/api/tables", post(create))
            .says("Open a table of cards; the answer holds its secret links")
            .takes::<CardTableRequest>()
            .creates::<GameCreated>(),
    ]
}

async fn create(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Given(request): Given<CardTableRequest>,
) -> Result<Response, Failure> {
    shared.may_create(visitor.ip(), &headers).await?;
    let game = match request.game {
        CardGame::Ulti => shared.open_table::<jadoube_ulti::Deal>(request).await?,
        CardGame::Snapszer => shared.open_table::<jadoube_snapszer::Deal>(request).await?,
    };
    let scope = Scope::Game(game.clone());
    let links = shared
        .give_links(&scope, &Role::OF_A_CARD_TABLE, &headers)
        .await?;
    let cookie = shared.join_own(&headers, &links).await?;
    let created = GameCreated { game, links };
    Ok((StatusCode::CREATED, cookie, Json(created)).into_response())
}

impl Shared {
    /// Opens a table and its stream.
    async fn open_table<G: Hostable>(&self, request: CardTableRequest) -> Result<GameId, Failure>
    where
        G::Rules: Default,
    {
        let table = lay::<G>(request)?;
        let opened = Cards::<G>::open_table(table.clone());
        opened.map_err(|error| Failure::Invalid(error.to_string()))?;
        let body = CardsBody::<G::Asked, G::Happened>::Opened(Box::new(table));
        let game: GameId = short_id()?;
        let append = Append {
            stream: Scope::Game(game.clone()).to_string(),
            expected: 0,
            at: self.time.now(),
            body: body.write()?,
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

fn lay<G: Hostable>(request: CardTableRequest) -> Result<CardTable, Failure>
where
    G::Rules: Default,
{
    let names = request.names.unwrap_or_else(|| vec![String::new(); 3]);
    let Ok(names) = <[String; 3]>::try_from(names) else {
        return Err(Failure::Invalid("names: three of them".to_owned()));
    };
    if names.iter().any(|name| name.chars().count() > 100) {
        return Err(Failure::Invalid("names: 100 characters at most".to_owned()));
    }
    let spectator_delay = request.spectator_delay.unwrap_or(0);
    if spectator_delay > 3600 {
        let why = "spectator_delay: 3600 seconds at most";
        return Err(Failure::Invalid(why.to_owned()));
    }
    if request
        .act_seconds
        .is_some_and(|seconds| !(5..=3600).contains(&seconds))
    {
        return Err(Failure::Invalid("act_seconds: 5 to 3600".to_owned()));
    }
    let usual = || G::Rules::default().to_string();
    Ok(CardTable {
        kind: G::KIND,
        rules: request.rules.unwrap_or_else(usual),
        shuffling: Shuffling::Sealed,
        numbers: Numbers::EverySeat,
        first: First::Draw(Seat::ALL[0]),
        pace: Pace {
            shuffle: SHUFFLE,
            act: request
                .act_seconds
                .map(|seconds| Span::from_secs(seconds.into())),
        },
        secret: secret()?,
        names: names.map(|name| name.trim().to_owned()),
        spectator_delay,
        hall: None,
    })
}

/// What the table's seeds are made from.
fn secret() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(Failure::Random)?;
    Ok(Hex(bytes))
}
