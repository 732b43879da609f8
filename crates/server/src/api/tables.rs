//! Tables of cards.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use jadoube_cards::practice::Level;
use jadoube_cards::{First, Hex, Numbers, Pace, Record, Seat, Seed, Shuffling, Switches as _};
use jadoube_journal::{Again, Append, CardTable, CardsBody, Due, StoreError};
use jadoube_ruling::Span;
use jadoube_wire::{
    CardGame, CardLookedBack, CardTableRequest, CardTableView, GameCreated, GameId, Role, Scope,
};

use tokio::task::spawn_blocking;

use super::failure::{Answer, At, Failure, Given};
use crate::Shared;
use crate::access::short_id;
use crate::metrics::count;
use crate::openapi::Route;
use crate::room::ToRoom;
use crate::rooms::{AnyRoom, Housed};
use crate::tenant::{Hosted, Tenant as _};
use crate::tenants::cards::{Cards, Hostable};

/// How long the seats may take to open the numbers that they committed themselves to.
const SHUFFLE: Span = Span::from_secs(60);

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::post("/api/tables", post(create))
            .says("Open a table of cards; the answer holds its secret links")
            .takes::<CardTableRequest>()
            .creates::<GameCreated>(),
        Route::get("/api/tables/{game}", get(view))
            .says("A table of cards at a glance")
            .gives::<CardTableView>(),
        Route::get("/api/tables/{game}/looked-back", get(looked_back))
            .says("What could have been made of the last deal, with open cards")
            .gives::<CardLookedBack>(),
        Route::get("/api/tables/{game}/record", get(record))
            .says("The record of the session, without the deal that is being played")
            .texts(&["text/plain"]),
        Route::post("/api/tables/{game}/again", post(again))
            .says("A table of one's own at which the last deal is played again, outside the score")
            .creates::<GameCreated>(),
    ]
}

async fn view(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Answer<CardTableView> {
    let grants = shared.grants_for(&headers, &game).await?;
    let roles: Vec<Role> = grants.iter().map(|grant| grant.role).collect();
    let view = match shared.room(&game).await? {
        AnyRoom::Ulti(_) => shared.glance_at::<jadoube_ulti::Deal>(&game, roles).await?,
        AnyRoom::Snapszer(_) => {
            let glance = shared.glance_at::<jadoube_snapszer::Deal>(&game, roles);
            glance.await?
        }
        AnyRoom::Chess(_) | AnyRoom::Event(_) => return Err(Failure::NotFound),
    };
    Ok(Json(view))
}

async fn looked_back(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Answer<CardLookedBack> {
    let grants = shared.grants_for(&headers, &game).await?;
    let roles: Vec<Role> = grants.iter().map(|grant| grant.role).collect();
    let seen = match shared.room(&game).await? {
        AnyRoom::Ulti(_) => {
            let seen = shared.look_back::<jadoube_ulti::Deal>(&game, &roles);
            seen.await?
        }
        AnyRoom::Snapszer(_) => {
            let seen = shared.look_back::<jadoube_snapszer::Deal>(&game, &roles);
            seen.await?
        }
        AnyRoom::Chess(_) | AnyRoom::Event(_) => return Err(Failure::NotFound),
    };
    Ok(Json(seen))
}

async fn record(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let grants = shared.grants_for(&headers, &game).await?;
    let roles: Vec<Role> = grants.iter().map(|grant| grant.role).collect();
    let lines = match shared.room(&game).await? {
        AnyRoom::Ulti(_) => shared.record::<jadoube_ulti::Deal>(&game, &roles).await?,
        AnyRoom::Snapszer(_) => {
            let record = shared.record::<jadoube_snapszer::Deal>(&game, &roles);
            record.await?
        }
        AnyRoom::Chess(_) | AnyRoom::Event(_) => return Err(Failure::NotFound),
    };
    Ok(lines.into_response())
}

async fn again(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let grants = shared.grants_for(&headers, &game).await?;
    let seat = grants.iter().find_map(|grant| match grant.role {
        Role::First => Some(Seat::ALL[0]),
        Role::Second => Some(Seat::ALL[1]),
        Role::Third => Some(Seat::ALL[2]),
        _ => None,
    });
    let seat = seat.ok_or(Failure::NotFound)?;
    shared.may_create(visitor.ip(), &headers).await?;
    let table = match shared.room(&game).await? {
        AnyRoom::Ulti(_) => shared.once_more::<jadoube_ulti::Deal>(&game, seat).await?,
        AnyRoom::Snapszer(_) => {
            let table = shared.once_more::<jadoube_snapszer::Deal>(&game, seat);
            table.await?
        }
        AnyRoom::Chess(_) | AnyRoom::Event(_) => return Err(Failure::NotFound),
    };
    shared.created(table, &headers).await
}

async fn create(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Given(request): Given<CardTableRequest>,
) -> Result<Response, Failure> {
    shared.may_create(visitor.ip(), &headers).await?;
    let game = shared.open_cards(request).await?;
    shared.created(game, &headers).await
}

impl Shared {
    /// The links of a table that was opened.
    async fn created(&self, game: GameId, headers: &HeaderMap) -> Result<Response, Failure> {
        let scope = Scope::Game(game.clone());
        let links = self
            .give_links(&scope, &Role::OF_A_CARD_TABLE, headers)
            .await?;
        let cookie = self.join_own(headers, &links).await?;
        let created = GameCreated { game, links };
        Ok((StatusCode::CREATED, cookie, Json(created)).into_response())
    }

    /// Looks at the last deal with open cards, for those who see it without delay and once it is over.
    async fn look_back<G: Hostable>(
        &self,
        game: &GameId,
        roles: &[Role],
    ) -> Result<CardLookedBack, Failure>
    where
        Cards<G>: Housed,
    {
        let hosted: Arc<Hosted<Cards<G>>> = self.ask_room(game, ToRoom::See).await?;
        let at_once = |role: &Role| !hosted.delay(*role).is_positive();
        let over = !hosted.session.playing() && roles.iter().any(at_once);
        let deal = hosted.session.deal().filter(|_| over).cloned();
        let (Some(deal), rules) = (deal, hosted.session.rules().clone()) else {
            return Err(Failure::NotFound);
        };
        let Ok(_turn) = self.practising.acquire().await else {
            return Err(Failure::TooMany);
        };
        let look = move || G::look_back(&rules, &deal);
        Ok(CardLookedBack {
            deal: hosted.session.settled().len() as u32,
            lines: spawn_blocking(look).await?,
        })
    }

    /// What anybody may read of a session who sees it without delay, as `jadoube cards verify` reads it.
    async fn record<G: Hostable>(&self, game: &GameId, roles: &[Role]) -> Result<String, Failure>
    where
        Cards<G>: Housed,
    {
        let hosted: Arc<Hosted<Cards<G>>> = self.ask_room(game, ToRoom::See).await?;
        if !roles.iter().any(|role| !hosted.delay(*role).is_positive()) {
            return Err(Failure::NoAccess("whoever sees it later reads no record"));
        }
        let setup = Cards::<G>::setup(&hosted.table).map_err(|_| Failure::NotFound)?;
        let entries = self.entries(game).await?;
        let written = move || {
            let mut record = Record::<G>::new(setup);
            for entry in &entries {
                let CardsBody::Act(act) = CardsBody::<G::Asked, G::Happened>::read(&entry.body)?
                else {
                    continue;
                };
                for step in act.steps {
                    // It was granted when it was entered.
                    let _ = record.ask(step.by, &step.asked);
                }
            }
            let lines = record.open_lines().iter();
            Ok(lines.map(|line| format!("{line}\n")).collect())
        };
        spawn_blocking(written).await?
    }

    /// Opens a table at which a seat plays the last deal again, with practice players at the others.
    async fn once_more<G: Hostable>(&self, game: &GameId, seat: Seat) -> Result<GameId, Failure>
    where
        Cards<G>: Housed,
    {
        let hosted: Arc<Hosted<Cards<G>>> = self.ask_room(game, ToRoom::See).await?;
        let session = &hosted.session;
        let shuffle = session.open_shuffle().filter(|_| session.deal().is_some());
        let Some((dealer, deck, knocked)) =
            shuffle.and_then(|one| Some((one.dealer?, one.deck?, one.cut.is_none())))
        else {
            return Err(Failure::NotFound);
        };
        let rules = session.rules().to_string();
        let words = rules.split(' ').filter(|word| !word.starts_with("deals="));
        let rules: Vec<&str> = words.chain(["deals=1"]).collect();
        let level = |other: Seat| hosted.table.practice[other.index()].or(Some(Level::Middle));
        self.keep_table::<G>(CardTable {
            rules: rules.join(" "),
            shuffling: Shuffling::ByHand,
            numbers: Numbers::OneProgram,
            first: First::Dealer(dealer),
            secret: secret()?,
            practice: Seat::ALL.map(|other| if other == seat { None } else { level(other) }),
            again: Some(Again { deck, knocked }),
            among: None,
            take_back: true,
            sit_in: None,
            ..hosted.table.clone()
        })
        .await
    }

    async fn glance_at<G: Hostable>(
        &self,
        game: &GameId,
        roles: Vec<Role>,
    ) -> Result<CardTableView, Failure>
    where
        Cards<G>: Housed,
    {
        let hosted: Arc<Hosted<Cards<G>>> = self.ask_room(game, ToRoom::See).await?;
        let at_once = |role: &Role| !hosted.delay(*role).is_positive();
        let settled = hosted.session.settled().len() as u32;
        Ok(CardTableView {
            kind: G::GAME,
            names: hosted.table.names.clone(),
            deals: hosted.session.rules().deals(),
            settled: roles.iter().any(at_once).then_some(settled),
            roles,
        })
    }

    /// Opens a table of whichever game.
    pub(crate) async fn open_cards(&self, request: CardTableRequest) -> Result<GameId, Failure> {
        match request.game {
            CardGame::Ulti => self.open_table::<jadoube_ulti::Deal>(request).await,
            CardGame::Snapszer => self.open_table::<jadoube_snapszer::Deal>(request).await,
        }
    }

    /// Opens a table and its stream.
    async fn open_table<G: Hostable>(&self, request: CardTableRequest) -> Result<GameId, Failure>
    where
        G::Rules: Default,
    {
        self.keep_table::<G>(lay::<G>(request)?).await
    }

    async fn keep_table<G: Hostable>(&self, table: CardTable) -> Result<GameId, Failure> {
        let game: GameId = short_id()?;
        self.keep_table_as::<G>(game, table).await
    }

    /// Opens a table under a name that was found for it.
    pub(super) async fn keep_table_as<G: Hostable>(
        &self,
        game: GameId,
        table: CardTable,
    ) -> Result<GameId, Failure> {
        let opened = Cards::<G>::open_table(table.clone());
        opened.map_err(|error| Failure::Invalid(error.to_string()))?;
        let body = CardsBody::<G::Asked, G::Happened>::Opened(Box::new(table));
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

pub(super) fn lay<G: Hostable>(request: CardTableRequest) -> Result<CardTable, Failure>
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
    let practice = request.practice.unwrap_or_else(|| vec![None; 3]);
    let Ok(practice) = <[Option<Level>; 3]>::try_from(practice) else {
        let why = "practice: a level or null for each of the three seats";
        return Err(Failure::Invalid(why.to_owned()));
    };
    if practice.iter().all(Option::is_some) {
        let why = "practice: at least one seat is a person's";
        return Err(Failure::Invalid(why.to_owned()));
    }
    if request
        .deals
        .is_some_and(|deals| !(1..=200).contains(&deals))
    {
        return Err(Failure::Invalid("deals: 1 to 200".to_owned()));
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
    if request
        .shuffle_seconds
        .is_some_and(|seconds| !(5..=600).contains(&seconds))
    {
        return Err(Failure::Invalid("shuffle_seconds: 5 to 600".to_owned()));
    }
    if request
        .sit_in_seconds
        .is_some_and(|seconds| !(10..=3600).contains(&seconds))
    {
        return Err(Failure::Invalid("sit_in_seconds: 10 to 3600".to_owned()));
    }
    let usual = || G::Rules::default().to_string();
    let rules = request.rules.unwrap_or_else(usual);
    let deals = request.deals.map(|deals| format!(" deals={deals}"));
    Ok(CardTable {
        kind: G::KIND,
        rules: rules + &deals.unwrap_or_default(),
        shuffling: Shuffling::Sealed,
        numbers: Numbers::EverySeat,
        first: First::Draw(Seat::ALL[0]),
        pace: Pace {
            shuffle: request
                .shuffle_seconds
                .map_or(SHUFFLE, |seconds| Span::from_secs(seconds.into())),
            act: request
                .act_seconds
                .map(|seconds| Span::from_secs(seconds.into())),
        },
        secret: secret()?,
        names: names.map(|name| name.trim().to_owned()),
        practice,
        again: None,
        among: None,
        take_back: request.take_back.unwrap_or(false),
        sit_in: request
            .sit_in_seconds
            .map(|seconds| Span::from_secs(seconds.into())),
        spectator_delay,
        hall: None,
    })
}

/// What the table's seeds are made from.
pub(super) fn secret() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(Failure::Random)?;
    Ok(Hex(bytes))
}
