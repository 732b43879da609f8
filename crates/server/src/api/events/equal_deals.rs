//! The same deals at all tables of a sitting: the bouts at one card game are opened together, shuffled together, and bring
//! their results to the event as every bout does.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use jadoube_tournament::{BoutId, Play};
use jadoube_wire::{
    CardGame, CardTableRequest, DuplicateRequest, DuplicateSeats, EqualDeals, EqualDealsRequest,
    EqualTable, EventId, Scope,
};

use super::boards::table_request;
use crate::Shared;
use crate::api::duplicates::LINKS;
use crate::api::failure::{At, Failure, Given, found};
use crate::tenant::Hosted;
use crate::tenants::event::{Competition, Want};

/// `POST /api/events/{event}/equal-deals`.
pub(super) async fn open(
    State(shared): State<Shared>,
    At(id): At<EventId>,
    headers: HeaderMap,
    Given(request): Given<EqualDealsRequest>,
) -> Result<Response, Failure> {
    let (hosted, grant, _) = shared.look_at(&headers, &id, request.role).await?;
    if !grant.role.is_desk() {
        return Err(Failure::NoAccess("only the desk opens tables together"));
    }
    found(hosted.event.round(request.round))?;
    let (bouts, tables): (Vec<_>, Vec<_>) = waiting(&hosted, &request).into_iter().unzip();
    let (Some(first), true) = (tables.first(), tables.len() > 1) else {
        let why = "two tables or more that are not open yet, and have no result, are needed";
        return Err(Failure::Invalid(why.to_owned()));
    };
    let together = together(request.game, first.deals, &tables);
    let games = match request.game {
        CardGame::Ulti => {
            shared
                .open_duplicate::<jadoube_ulti::Deal>(together)
                .await?
        }
        CardGame::Snapszer => {
            let opened = shared.open_duplicate::<jadoube_snapszer::Deal>(together);
            opened.await?
        }
    };
    for game in &games {
        let scope = Scope::Game(game.clone());
        shared.give_links(&scope, &LINKS, &headers).await?;
    }
    let played: Vec<_> = bouts.into_iter().zip(games).collect();
    shared
        .want_of_event(&id, Want::PlayTogether(played.clone()))
        .await?;
    // Where somebody has sat down at one of them meanwhile, none is opened: the shuffle needs all.
    let hosted = shared.see_event(&id).await?;
    if played
        .iter()
        .any(|(bout, game)| hosted.games.get(bout) != Some(game))
    {
        return Err(Failure::Contended);
    }
    let tables = played
        .into_iter()
        .map(|(bout, game)| EqualTable { bout, game });
    let opened = EqualDeals {
        tables: tables.collect(),
    };
    Ok((StatusCode::CREATED, Json(opened)).into_response())
}

/// The tables of a sitting at a card game that are neither open nor have a result, in the order of the hall.
fn waiting(
    hosted: &Hosted<Competition>,
    request: &EqualDealsRequest,
) -> Vec<(BoutId, CardTableRequest)> {
    let round = hosted.event.round(request.round);
    let meetings = round.into_iter().flat_map(|round| &round.meetings);
    let meetings = meetings.filter(|meeting| meeting.sitting == request.sitting);
    let bouts = meetings.flat_map(|meeting| {
        let numbers = 1u32..;
        let cards = numbers
            .zip(&meeting.bouts)
            .filter(|(_, bout)| matches!(bout.play, Play::Cards(_)));
        cards.map(|(bout, _)| BoutId {
            round: request.round,
            table: meeting.table,
            bout,
        })
    });
    let closed = bouts.filter(|bout| !hosted.games.contains_key(bout));
    let asked = closed.filter_map(|bout| Some((bout, table_request(&hosted.event, bout)?)));
    asked
        .filter(|(_, table)| table.game == request.game)
        .collect()
}

fn together(game: CardGame, deals: Option<u32>, tables: &[CardTableRequest]) -> DuplicateRequest {
    let seats = |table: &CardTableRequest| DuplicateSeats {
        names: table.names.clone(),
        practice: None,
    };
    DuplicateRequest {
        game,
        rules: None,
        deals,
        tables: tables.iter().map(seats).collect(),
        take_back: None,
        act_seconds: None,
        shuffle_seconds: None,
        sit_in_seconds: None,
    }
}
