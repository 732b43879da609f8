//! A session of cards from elsewhere, for the result of a table: verified to its last line before its
//! sums are shown to the desk, which enters them.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use jadoube_journal::{fingerprint, game_of_session, session_sums};
use jadoube_ruling::Message;
use jadoube_tournament::{BoutId, Play, Refused};
use jadoube_wire::{EventId, SessionRead};

use super::More;
use crate::Shared;
use crate::api::failure::{Answer, Asking, At, Failure, Sent, found};
use crate::sentences;
use crate::tenant::has_unruly;

/// `POST /api/events/{event}/session/{bout}`.
pub(super) async fn read(
    State(shared): State<Shared>,
    At((id, bout)): At<(EventId, String)>,
    Asking(more): Asking<More>,
    headers: HeaderMap,
    Sent(body): Sent<String>,
) -> Answer<SessionRead> {
    let (hosted, grant, _) = shared.look_at(&headers, &id, more.role).await?;
    if !grant.role.is_desk() {
        return Err(Failure::NoAccess("only the desk enters a session"));
    }
    let bout: BoutId = found(bout.parse().ok())?;
    let texts = sentences::texts(more.lang.unwrap_or_default());
    let refused = |refused: Refused| Failure::Invalid(texts.say(&refused.message(&hosted.event)));
    let played = match hosted.event.bout(bout).map(|(_, one)| one.play) {
        Some(Play::Cards(played)) => played,
        Some(_) => return Err(refused(Refused::WrongKindOfResult { bout })),
        None => return Err(Failure::NotFound),
    };
    if game_of_session(&body) != Some(played) {
        let message = Message::new("event-cli-other-game")
            .with("board", bout.to_string())
            .with("game", played.name().to_owned());
        return Err(Failure::Invalid(texts.say(&message)));
    }
    let seal = fingerprint(&body);
    let sums = tokio::task::spawn_blocking(move || session_sums(&body)).await?;
    let file = more
        .file
        .filter(|name| !has_unruly(name))
        .unwrap_or_default();
    let sums = found(sums)?.map_err(|wrong| {
        let message = wrong.message(&file, |part| texts.say(part));
        Failure::Invalid(texts.say(&message))
    })?;
    Ok(Json(SessionRead {
        score: sums.score(None),
        of: sums.of,
        over: sums.over,
        message: Message::new("event-cli-session")
            .with("file", file)
            .with("seal", seal),
    }))
}
