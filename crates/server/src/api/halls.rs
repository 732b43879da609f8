//! Halls: several boards under one desk.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use jadoube_ruling::is_unruly;
use jadoube_wire::{
    BroadcastView, GameCreated, GameRequest, HallCreated, HallId, HallRequest, HallView, Role,
    Scope,
};

use super::Query;
use super::failure::{Answer, Asking, At, Failure, Given, found};
use crate::Shared;
use crate::access::short_id;
use crate::halls::{self, BOARDS, HallEntry};
use crate::openapi::{Asks, Route};
use crate::table::{Laid, in_hall};

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::post("/api/halls", post(create))
            .says("Create a hall")
            .takes::<HallRequest>()
            .creates::<HallCreated>(),
        Route::get("/api/halls/{hall}", get(view))
            .says("The boards of a hall")
            .asks(&[Asks::As])
            .gives::<HallView>(),
        Route::get("/api/halls/{hall}/line", get(halls::line))
            .says("The hall's line, a WebSocket: HallHeard")
            .asks(&[Asks::As])
            .upgrades(),
        Route::get("/api/halls/{hall}/broadcasts", get(broadcasts))
            .says("How the broadcasts of a hall go, for the desk")
            .asks(&[Asks::As])
            .gives::<Vec<BroadcastView>>(),
        Route::post("/api/halls/{hall}/games", post(create_board))
            .says("One more board")
            .takes::<GameRequest>()
            .creates::<GameCreated>(),
    ]
}

async fn create(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Given(request): Given<HallRequest>,
) -> Result<Response, Failure> {
    shared.may_create(visitor.ip(), &headers).await?;
    let name = request.name.trim().to_owned();
    if name.is_empty() || name.chars().count() > 100 {
        return Err(Failure::Invalid("name: 1 to 100 characters".to_owned()));
    }
    if name.chars().any(is_unruly) {
        return Err(Failure::Invalid("name: no control characters".to_owned()));
    }
    let hall: HallId = short_id()?;
    let scope = Scope::Hall(hall.clone());
    shared
        .append_at_end(&scope.to_string(), &HallEntry::Laid { name })
        .await?;
    if let Some(supervision) = request.supervision {
        let entry = HallEntry::Supervised { supervision };
        shared.append_at_end(&scope.to_string(), &entry).await?;
    }
    let links = shared
        .give_links(&scope, &Role::OF_A_HALL, &headers)
        .await?;
    let cookie = shared.join_own(&headers, &links).await?;
    let created = HallCreated { hall, links };
    Ok((StatusCode::CREATED, cookie, Json(created)).into_response())
}

async fn broadcasts(
    State(shared): State<Shared>,
    At(id): At<HallId>,
    Asking(asking): Asking<Query>,
    headers: HeaderMap,
) -> Answer<Vec<BroadcastView>> {
    let grant = shared.admit_to_hall(&headers, &id, asking.role).await?;
    match grant.role.is_desk() {
        true => Ok(Json(shared.broadcasts.of(&Scope::Hall(id)))),
        false => Err(Failure::NoAccess("only the desk looks after broadcasts")),
    }
}

async fn view(
    State(shared): State<Shared>,
    At(id): At<HallId>,
    Asking(asking): Asking<Query>,
    headers: HeaderMap,
) -> Answer<HallView> {
    let grant = shared.admit_to_hall(&headers, &id, asking.role).await?;
    let hall = found(shared.hall(&id).await?)?;
    Ok(Json(HallView {
        hall: id,
        name: hall.name,
        supervision: hall.supervision,
        boards: shared.glances(&hall.games, grant.role, None).await,
    }))
}

async fn create_board(
    State(shared): State<Shared>,
    At(id): At<HallId>,
    headers: HeaderMap,
    Given(mut request): Given<GameRequest>,
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
    if request.board.is_none() {
        request.board = u32::try_from(hall.games.len() + 1).ok();
    }
    request.event.get_or_insert(hall.name);
    let laid = in_hall(&mut request, hall.supervision)?;
    let game = shared.lay(&request, Some(&id)).await?;
    let stream = Scope::Hall(id.clone()).to_string();
    if let Laid::Supervision(supervision) = laid {
        let entry = HallEntry::Supervised { supervision };
        shared.append_at_end(&stream, &entry).await?;
    }
    let entry = HallEntry::Board {
        game: game.to_string(),
    };
    shared.append_at_end(&stream, &entry).await?;
    let links = shared
        .give_links(&Scope::Game(game.clone()), &Role::OF_A_GAME, &headers)
        .await?;
    // Nobody may be looking.
    let _ = shared.halls.send(id.to_string());
    Ok((StatusCode::CREATED, Json(GameCreated { game, links })).into_response())
}
