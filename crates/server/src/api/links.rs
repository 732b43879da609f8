//! Links of games and halls: listed, given, taken away.

use axum::Json;
use axum::extract::State;
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use jadoube_wire::{GameId, GivenLink, HallId, LinkId, LinkRequest, LinkView, Role, Scope};

use super::failure::{Answer, At, Failure, Given};
use crate::Shared;
use crate::openapi::Route;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/games/{game}/links", get(of_game))
            .says("The links of a game")
            .gives::<Vec<LinkView>>(),
        Route::post("/api/games/{game}/links", post(give_for_game))
            .says("One more link")
            .takes::<LinkRequest>()
            .creates::<GivenLink>(),
        Route::delete("/api/games/{game}/links/{link}", delete(end_for_game))
            .says("Take a link away"),
        Route::get("/api/halls/{hall}/links", get(of_hall))
            .says("The links of a hall")
            .gives::<Vec<LinkView>>(),
        Route::post("/api/halls/{hall}/links", post(give_for_hall))
            .says("One more link")
            .takes::<LinkRequest>()
            .creates::<GivenLink>(),
        Route::delete("/api/halls/{hall}/links/{link}", delete(end_for_hall))
            .says("Take a link away"),
    ]
}

impl Shared {
    /// The address that links begin with.
    pub(super) fn origin(&self, headers: &HeaderMap) -> String {
        if let Some(public) = &self.public {
            return public.trim_end_matches('/').to_owned();
        }
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        format!("http://{}", host.unwrap_or("localhost"))
    }

    pub(super) async fn give_links(
        &self,
        scope: &Scope,
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
}

async fn of_game(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Answer<Vec<LinkView>> {
    list(&shared, &headers, game.into()).await
}

async fn of_hall(
    State(shared): State<Shared>,
    At(hall): At<HallId>,
    headers: HeaderMap,
) -> Answer<Vec<LinkView>> {
    list(&shared, &headers, hall.into()).await
}

async fn list(shared: &Shared, headers: &HeaderMap, scope: Scope) -> Answer<Vec<LinkView>> {
    shared.admit_organiser(headers, &scope).await?;
    Ok(Json(shared.links(&scope).await?))
}

async fn give_for_game(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    headers: HeaderMap,
    Given(request): Given<LinkRequest>,
) -> Result<Response, Failure> {
    give(&shared, &headers, game.into(), request.role).await
}

async fn give_for_hall(
    State(shared): State<Shared>,
    At(hall): At<HallId>,
    headers: HeaderMap,
    Given(request): Given<LinkRequest>,
) -> Result<Response, Failure> {
    if !Role::OF_A_HALL.contains(&request.role) {
        let why = "a hall has no players: they have the links of their board";
        return Err(Failure::Invalid(why.to_owned()));
    }
    give(&shared, &headers, hall.into(), request.role).await
}

async fn give(
    shared: &Shared,
    headers: &HeaderMap,
    scope: Scope,
    role: Role,
) -> Result<Response, Failure> {
    shared.admit_organiser(headers, &scope).await?;
    let origin = shared.origin(headers);
    let link = shared.give_link(&scope, role, &origin).await?;
    Ok((StatusCode::CREATED, Json(link)).into_response())
}

async fn end_for_game(
    State(shared): State<Shared>,
    At((game, link)): At<(GameId, LinkId)>,
    headers: HeaderMap,
) -> Result<StatusCode, Failure> {
    end(&shared, &headers, game.into(), &link).await
}

async fn end_for_hall(
    State(shared): State<Shared>,
    At((hall, link)): At<(HallId, LinkId)>,
    headers: HeaderMap,
) -> Result<StatusCode, Failure> {
    end(&shared, &headers, hall.into(), &link).await
}

async fn end(
    shared: &Shared,
    headers: &HeaderMap,
    scope: Scope,
    link: &LinkId,
) -> Result<StatusCode, Failure> {
    shared.admit_organiser(headers, &scope).await?;
    match shared.revoke(&scope, link).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Failure::NotFound),
    }
}
