//! Why something was ruled as it was: decided again, on the state of then, with one condition changed.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::routing::get;
use jadoube_journal::{Body, Entry};
use jadoube_laws::Game;
use jadoube_wire::{Audience, GameId, WhyStep, WhyView};

use super::Query;
use super::failure::{Answer, Asking, At, Failure};
use crate::Shared;
use crate::openapi::{Asks, Route};
use crate::tenant::Hosted;
use crate::tenants::chess::HostedChess;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/games/{game}/why/{entry}", get(why))
            .says("What the rulings of an entry hang on, for players and desk")
            .asks(&[Asks::As])
            .gives::<WhyView>(),
    ]
}

async fn why(
    State(shared): State<Shared>,
    At((game, entry)): At<(GameId, u64)>,
    Asking(asking): Asking<Query>,
    headers: HeaderMap,
) -> Answer<WhyView> {
    let grant = shared.admit(&headers, &game, asking.role).await?;
    let audience = Audience::of(grant.role);
    if !audience.is_at_the_board() || !audience.sees_the_board() {
        return Err(Failure::NoAccess("only players and desk are told why"));
    }
    let entries = shared.entries_for(&game, grant.role).await?;
    let name = game.clone();
    let steps = tokio::task::spawn_blocking(move || steps(&name, &entries, entry, audience));
    match steps.await? {
        Some(steps) if !steps.is_empty() => Ok(Json(WhyView { game, steps })),
        _ => Err(Failure::NotFound),
    }
}

/// The steps of an entry as far as the audience may know them.
fn steps(name: &GameId, entries: &[Entry], entry: u64, audience: Audience) -> Option<Vec<WhyStep>> {
    let at = entries.iter().position(|one| one.seq == entry)?;
    let before: HostedChess = Hosted::replay(name, entries.get(..at)?).ok()?;
    let Ok(Body::Act(act)) = Body::read(&entries[at].body) else {
        return None;
    };
    let mut game: Game = before.game.clone();
    let mut steps = Vec::new();
    for step in act.steps {
        let (by, at) = (step.by.unwrap_or(act.by), step.at.unwrap_or(entries[at].at));
        let why = game.why(&before.book, by, &step.asked, at);
        steps.extend(WhyStep::of(&why, &before.book, (by, at), audience));
        for happened in &step.happened {
            game.apply(at, happened);
        }
    }
    Some(steps)
}
