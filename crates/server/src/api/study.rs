//! What can be asked without a game: time controls, the Laws, whether a side can mate.

use axum::Json;
use axum::extract::State;
use axum::routing::{get, post};
use jadoube_deadpos::Budget;
use jadoube_laws::Edition;
use jadoube_table::winnable as can_win;
use jadoube_wire::{DifferencesView, LawsView, TimePreset, Winnable, WinnableAnswer, presets};
use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::{CastlingMode, Chess, PositionError};

use super::Query;
use super::failure::{Answer, Asking, At, Failure, Given};
use crate::openapi::{Asks, Route};
use crate::{Shared, reading, sentences};

/// How much thought a visitor's question is worth.
const BUDGET: Budget = Budget { nodes: 2_000_000 };

pub(super) fn routes() -> Vec<Route> {
    let presets = || async { Json(presets()) };
    vec![
        Route::get("/api/presets", get(presets))
            .says("Time controls by name")
            .gives::<Vec<TimePreset>>(),
        Route::get("/api/laws/{edition}", get(laws))
            .says("The articles of an edition")
            .asks(&[Asks::Lang])
            .gives::<LawsView>(),
        Route::get("/api/laws/{edition}/beside/{other}", get(differences))
            .says("Where two editions differ, with games that show it")
            .asks(&[Asks::Lang])
            .gives::<DifferencesView>(),
        Route::post("/api/winnable", post(winnable))
            .says("Can a side still mate?")
            .asks(&[Asks::Lang])
            .takes::<Winnable>()
            .gives::<WinnableAnswer>(),
    ]
}

async fn laws(At(edition): At<String>, Asking(asking): Asking<Query>) -> Answer<LawsView> {
    Ok(Json(reading::laws(known(&edition)?, asking.lang)))
}

async fn differences(
    At((one, other)): At<(String, String)>,
    Asking(asking): Asking<Query>,
) -> Answer<DifferencesView> {
    let editions = [known(&one)?, known(&other)?];
    Ok(Json(reading::differences(editions, asking.lang)))
}

fn known(edition: &str) -> Result<Edition, Failure> {
    let unknown = |error: jadoube_laws::ParseEditionError| Failure::Invalid(error.to_string());
    edition.parse().map_err(unknown)
}

async fn winnable(
    State(shared): State<Shared>,
    Asking(asking): Asking<Query>,
    Given(question): Given<Winnable>,
) -> Answer<WinnableAnswer> {
    let Ok(_turn) = shared.thinking.try_acquire() else {
        return Err(Failure::TooMany);
    };
    let fen: Fen = question
        .fen
        .parse()
        .map_err(|error: ParseFenError| Failure::Invalid(format!("fen: {error}")))?;
    let position: Chess = fen
        .into_position(CastlingMode::Chess960)
        .map_err(|error: PositionError<Chess>| Failure::Invalid(format!("fen: {error}")))?;
    let say = move |message: &_| sentences::texts(asking.lang).say(message);
    let search = move || can_win(&position, question.side, BUDGET, say);
    Ok(Json(tokio::task::spawn_blocking(search).await?))
}
