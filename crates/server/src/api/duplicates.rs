//! The same deals at several tables of cards: opening them, the shuffle that they have in common, and their results
//! side by side.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use jadoube_cards::{Preparation, Shuffling, Switches as _, commitment, told_next};
use jadoube_journal::{AmongTables, CardTable};
use jadoube_wire::{
    CardCompared, CardGame, CardTableRequest, ComparedDeal, ComparedTable, DuplicateCreated,
    DuplicateRequest, DuplicateSeats, GameCreated, GameId, Role, Scope,
};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use super::failure::{Answer, At, Failure, Given, found};
use super::tables::{lay, secret};
use crate::Shared;
use crate::access::short_id;
use crate::openapi::Route;
use crate::room::ToRoom;
use crate::rooms::{AnyRoom, Housed, NoRoom};
use crate::tell::{Shows, Watcher};
use crate::tenant::{Hosted, Tenant};
use crate::tenants::cards::{Cards, Hostable, Wanted};

/// So many tables play the same deals at most.
const TABLES: usize = 30;
/// So many deals are committed to at once at most.
const DEALS: u32 = 60;
/// A table whose room was given up is looked at again after so long.
const AGAIN: Duration = Duration::from_secs(2);

/// The links of such a table. Nobody looks on without playing or ruling: what is seen at a table that is ahead must not
/// be had for a link.
pub(super) const LINKS: [Role; 6] = [
    Role::Organiser,
    Role::Arbiter,
    Role::Deputy,
    Role::First,
    Role::Second,
    Role::Third,
];

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::post("/api/duplicates", post(create))
            .says("Open several tables of cards at which the same deals are played; the answer holds their secret links")
            .takes::<DuplicateRequest>()
            .creates::<DuplicateCreated>(),
        Route::get("/api/tables/{game}/compared", get(compared))
            .says("The deals that a table has played, beside those of the other tables that play the same ones")
            .gives::<CardCompared>(),
    ]
}

async fn create(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Given(request): Given<DuplicateRequest>,
) -> Result<Response, Failure> {
    shared.may_create(visitor.ip(), &headers).await?;
    let games = match request.game {
        CardGame::Ulti => shared.open_duplicate::<jadoube_ulti::Deal>(request).await?,
        CardGame::Snapszer => {
            let opened = shared.open_duplicate::<jadoube_snapszer::Deal>(request);
            opened.await?
        }
    };
    let mut tables = Vec::with_capacity(games.len());
    for game in games {
        let scope = Scope::Game(game.clone());
        let links = shared.give_links(&scope, &LINKS, &headers).await?;
        tables.push(GameCreated { game, links });
    }
    let first = found(tables.first())?;
    let cookie = shared.join_own(&headers, &first.links).await?;
    let created = DuplicateCreated { tables };
    Ok((StatusCode::CREATED, cookie, Json(created)).into_response())
}

async fn compared(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Answer<CardCompared> {
    let grants = shared.grants_for(&headers, &game).await?;
    let looks = grants.iter().any(|grant| LINKS.contains(&grant.role));
    if !looks {
        return Err(Failure::NotFound);
    }
    let compared = match shared.room(&game).await? {
        AnyRoom::Ulti(_) => shared.compare::<jadoube_ulti::Deal>(&game).await?,
        AnyRoom::Snapszer(_) => shared.compare::<jadoube_snapszer::Deal>(&game).await?,
        AnyRoom::Chess(_) | AnyRoom::Event(_) => return Err(Failure::NotFound),
    };
    Ok(Json(compared))
}

/// A table as somebody wants it among others.
fn one_of(request: &DuplicateRequest, seats: DuplicateSeats) -> CardTableRequest {
    CardTableRequest {
        game: request.game,
        rules: request.rules.clone(),
        deals: request.deals,
        names: seats.names,
        practice: seats.practice,
        act_seconds: request.act_seconds,
        shuffle_seconds: request.shuffle_seconds,
        take_back: request.take_back,
        sit_in_seconds: request.sit_in_seconds,
        spectator_delay: None,
    }
}

impl Shared {
    /// Opens tables at which the same deals are played.
    pub(super) async fn open_duplicate<G: Hostable>(
        &self,
        request: DuplicateRequest,
    ) -> Result<Vec<GameId>, Failure>
    where
        G::Rules: Default,
    {
        if !(2..=TABLES).contains(&request.tables.len()) {
            return Err(Failure::Invalid(format!("tables: 2 to {TABLES} of them")));
        }
        let common = secret()?;
        let mut laid: Vec<(GameId, CardTable)> = Vec::with_capacity(request.tables.len());
        for seats in request.tables.clone() {
            laid.push((short_id()?, lay::<G>(one_of(&request, seats))?));
        }
        let deals = laid.first().and_then(|(_, table)| {
            let rules: Option<G::Rules> = table.rules.parse().ok();
            rules.map(|rules| rules.deals())
        });
        if deals.is_some_and(|deals| deals > DEALS) {
            return Err(Failure::Invalid(format!("deals: 1 to {DEALS}")));
        }
        let tables: Vec<String> = laid.iter().map(|(game, _)| game.to_string()).collect();
        let mut opened = Vec::with_capacity(laid.len());
        for (at, (game, table)) in laid.into_iter().enumerate() {
            let table = CardTable {
                shuffling: Shuffling::Duplicate,
                among: Some(AmongTables {
                    tables: tables.clone(),
                    table: u32::try_from(at).unwrap_or(u32::MAX),
                    secret: common,
                }),
                ..table
            };
            opened.push(self.keep_table_as::<G>(game, table).await?);
        }
        Ok(opened)
    }

    /// The deals of a table beside those of the others.
    async fn compare<G: Hostable>(&self, game: &GameId) -> Result<CardCompared, Failure>
    where
        Cards<G>: Housed,
    {
        let own: Arc<Hosted<Cards<G>>> = self.ask_room(game, ToRoom::See).await?;
        let among = found(own.table.among.clone())?;
        let mut tables = Vec::with_capacity(among.tables.len());
        for table in &among.tables {
            let seen: Arc<Hosted<Cards<G>>> = self.ask_room(table, ToRoom::See).await?;
            tables.push(seen);
        }
        // Nobody hears of a deal that is still to be played at the own table.
        let played = own.session.settled().len();
        let deals = (0..played).map(|at| ComparedDeal {
            deal: u32::try_from(at + 1).unwrap_or(u32::MAX),
            results: tables
                .iter()
                .map(|table| table.session.settled().get(at).cloned())
                .collect(),
        });
        let duplicate = own.session.preparation().duplicate();
        Ok(CardCompared {
            table: among.table,
            mark: duplicate.map(|all| all.mark().to_string()),
            deals: deals.collect(),
            tables: tables.iter().map(|table| beside(table)).collect(),
        })
    }

    /// Brings the commitments and the numbers of all tables to each of them, as soon as the last one is there. Whoever
    /// comes to a table after a server went away has this taken up again.
    pub(crate) async fn attend_duplicate(&self, game: &GameId) -> Result<(), NoRoom> {
        match self.room(game).await? {
            AnyRoom::Ulti(_) => self.gather_tables::<jadoube_ulti::Deal>(game).await,
            AnyRoom::Snapszer(_) => self.gather_tables::<jadoube_snapszer::Deal>(game).await,
            AnyRoom::Chess(_) | AnyRoom::Event(_) => Ok(()),
        }
    }

    async fn gather_tables<G: Hostable>(&self, game: &GameId) -> Result<(), NoRoom>
    where
        Cards<G>: Housed + Tenant<Wanted = Wanted<G::Asked>>,
    {
        let own: Arc<Hosted<Cards<G>>> = self.ask_room(game, ToRoom::See).await?;
        let Some(among) = own.table.among.clone().filter(|_| !is_open(&own)) else {
            return Ok(());
        };
        let Some(Ok(mark)) = among.tables.first().map(|first| first.parse::<GameId>()) else {
            return Ok(());
        };
        // One of them stands for all.
        if self.gathering.begin(&mark) {
            let gatherer = Gatherer {
                shared: self.clone(),
                tables: among.tables,
                mark,
            };
            tokio::spawn(gatherer.gather::<G>());
        }
        Ok(())
    }
}

fn beside<G: Hostable>(table: &Cards<G>) -> ComparedTable {
    let preparation = table.session.preparation();
    let shuffling = preparation.dealer().is_none();
    ComparedTable {
        names: table.table.names.clone(),
        settled: u32::try_from(table.session.settled().len()).unwrap_or(u32::MAX),
        missing: match shuffling {
            true => preparation.missing(),
            false => Vec::new(),
        },
    }
}

/// Whether the numbers of all tables are open at this one.
fn is_open<G: Hostable>(table: &Cards<G>) -> bool {
    let duplicate = table.session.preparation().duplicate();
    duplicate.is_some_and(jadoube_cards::Duplicate::is_open)
}

/// Waits for the shuffle that several tables have in common.
struct Gatherer {
    shared: Shared,
    tables: Vec<String>,
    /// The table that stands for all.
    mark: GameId,
}

impl Gatherer {
    async fn gather<G: Hostable>(self)
    where
        Cards<G>: Housed + Tenant<Wanted = Wanted<G::Asked>>,
    {
        let mut closing = self.shared.closing.subscribe();
        tokio::select! {
            biased;
            _ = closing.wait_for(|closing| *closing) => {}
            () = self.until_open::<G>() => {}
        }
        self.shared.gathering.end(&self.mark);
    }

    async fn until_open<G: Hostable>(&self)
    where
        Cards<G>: Housed + Tenant<Wanted = Wanted<G::Asked>>,
    {
        let (messages, mut changed) = mpsc::channel(64);
        let mut seen = self.watch::<G>(&messages).await;
        loop {
            if !seen.is_empty() && seen.iter().all(|table| is_open(table)) {
                return;
            }
            self.go_on::<G>(&seen).await;
            // A room that was given up tells of no change: all are looked at again after a while.
            let _ = timeout(AGAIN, changed.recv()).await;
            seen = self.look::<G>().await;
        }
    }

    async fn watch<G: Hostable>(
        &self,
        messages: &mpsc::Sender<axum::extract::ws::Utf8Bytes>,
    ) -> Vec<Arc<Hosted<Cards<G>>>>
    where
        Cards<G>: Housed + Tenant<Wanted = Wanted<G::Asked>>,
    {
        let mut seen = Vec::with_capacity(self.tables.len());
        for table in &self.tables {
            let watch = |answer| ToRoom::<Cards<G>>::Watch {
                watcher: Watcher {
                    shows: Shows::Name,
                    messages: messages.clone(),
                },
                answer,
            };
            seen.extend(self.shared.ask_room(table, watch).await.ok());
        }
        self.all(seen)
    }

    async fn look<G: Hostable>(&self) -> Vec<Arc<Hosted<Cards<G>>>>
    where
        Cards<G>: Housed + Tenant<Wanted = Wanted<G::Asked>>,
    {
        let mut seen = Vec::with_capacity(self.tables.len());
        for table in &self.tables {
            let see = ToRoom::<Cards<G>>::See;
            seen.extend(self.shared.ask_room(table, see).await.ok());
        }
        self.all(seen)
    }

    /// Nothing is concluded from some of the tables.
    fn all<T>(&self, seen: Vec<T>) -> Vec<T> {
        match seen.len() == self.tables.len() {
            true => seen,
            false => Vec::new(),
        }
    }

    /// Does what can be done now at every table that waits for it.
    async fn go_on<G: Hostable>(&self, seen: &[Arc<Hosted<Cards<G>>>])
    where
        Cards<G>: Housed + Tenant<Wanted = Wanted<G::Asked>>,
    {
        let at: Vec<&Preparation> = seen.iter().map(|one| one.session.preparation()).collect();
        let Some(first) = seen.first() else {
            return;
        };
        let codes = |anew| {
            first
                .common_seeds(anew)
                .map(|seed| commitment(&seed))
                .collect()
        };
        for (table, prepare) in self.tables.iter().zip(told_next(&at, codes)) {
            let Some(prepare) = prepare else {
                continue;
            };
            let now = self.shared.time.now();
            let want = |answer| ToRoom::<Cards<G>>::Want {
                wanted: Wanted::prepare(prepare.clone(), now),
                answer,
            };
            if self.shared.ask_room(table, want).await.is_err() {
                sleep(AGAIN).await;
            }
        }
    }
}
