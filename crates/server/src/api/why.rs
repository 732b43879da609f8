//! Why something was ruled as it was: decided again, on the state of then, with one condition changed.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::routing::{get, post};
use jadoube_journal::{Body, Entry};
use jadoube_laws::{Asked, Game};
use jadoube_ruling::{Moment, Seat};
use jadoube_wire::{Audience, GameId, Role, Said, WhyStep, WhyView};

use super::Query;
use super::failure::{Answer, Asking, At, Failure, Given};
use crate::Shared;
use crate::openapi::{Asks, Route};
use crate::tenant::{Hosted, Tenant};
use crate::tenants::chess::{Chess, HostedChess};

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/games/{game}/why/{entry}", get(why))
            .says("What the rulings of an entry hang on, for players and desk")
            .asks(&[Asks::As])
            .gives::<WhyView>(),
        Route::post("/api/games/{game}/why", post(why_refused))
            .says("What a message hangs on that was refused, as it would be ruled now; nothing is kept")
            .asks(&[Asks::As])
            .takes::<Said>()
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
    let audience = audience(grant.role)?;
    let entries = shared.entries_for(&game, grant.role).await?;
    let name = game.clone();
    let steps = tokio::task::spawn_blocking(move || steps(&name, &entries, entry, audience));
    match steps.await? {
        Some(steps) if !steps.is_empty() => Ok(Json(WhyView { game, steps })),
        _ => Err(Failure::NotFound),
    }
}

async fn why_refused(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    Asking(asking): Asking<Query>,
    headers: HeaderMap,
    Given(said): Given<Said>,
) -> Answer<WhyView> {
    let grant = shared.admit(&headers, &game, asking.role).await?;
    let audience = audience(grant.role)?;
    Chess::check(&said).map_err(|error| Failure::Invalid(error.to_string()))?;
    let seen = shared.see(&game).await?;
    let (by, asked) = seen
        .requests_of(grant.role, said)
        .map_err(Failure::NoAccess)?;
    let now = shared.time.now();
    let steps = tokio::task::spawn_blocking(move || would_be(&seen, by, &asked, now, audience));
    Ok(Json(WhyView {
        game,
        steps: steps.await?,
    }))
}

/// Who may know why: those who act at the board and see it.
fn audience(role: Role) -> Result<Audience, Failure> {
    let audience = Audience::of(role);
    match audience.is_at_the_board() && audience.sees_the_board() {
        true => Ok(audience),
        false => Err(Failure::NoAccess("only players and desk are told why")),
    }
}

/// The steps of requests as they would be ruled now, up to the first that is refused.
fn would_be(
    seen: &HostedChess,
    by: Seat,
    asked: &[Asked],
    now: Moment,
    audience: Audience,
) -> Vec<WhyStep> {
    let mut game: Game = seen.game.clone();
    let at = now.max(game.now());
    let mut steps = Vec::new();
    for asked in asked {
        let why = game.why(&seen.book, by, asked, at);
        steps.extend(WhyStep::of(&why, &seen.book, (by, at), audience));
        let Ok(happened) = why.decided else { break };
        for one in &happened {
            game.apply(at, one);
        }
    }
    steps
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
