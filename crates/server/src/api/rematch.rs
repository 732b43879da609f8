//! Another game of the same two players with the colours changed, once both want it.
//!
//! `rematch/<game>` holds who wants it and, once both do, the new game. A browser that plays in the
//! old game may enter the new one as the same person: nobody has to send a link.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::routing::{get, post};
use jadoube_journal::Entry;
use jadoube_ruling::{BySide, Side};
use jadoube_wire::{Audience, GameId, LinkId, RematchView, Role, Scope};
use serde::{Deserialize, Serialize};

use super::Query;
use super::failure::{Answer, Asking, At, Failure, found};
use crate::Shared;
use crate::access::Grant;
use crate::openapi::{Asks, Route};
use crate::tenants::chess::HostedChess;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/games/{game}/rematch", get(look))
            .says("Who wants another game with the colours changed")
            .asks(&[Asks::As])
            .gives::<RematchView>(),
        Route::post("/api/games/{game}/rematch", post(ask))
            .says("Want another game; it is there when both players do")
            .asks(&[Asks::As])
            .gives::<RematchView>(),
    ]
}

/// What is kept about a rematch, in this order.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kept {
    /// A player of the old game wants it.
    Wanted { by: Side },
    /// It is there; the fingerprints of its players' links, by their side in the new game.
    Made { game: GameId, links: BySide<LinkId> },
}

/// `GET /api/games/{game}/rematch`.
async fn look(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    Asking(asking): Asking<Query>,
    headers: HeaderMap,
) -> Answer<RematchView> {
    let (side, _) = shared.player(&headers, &game, asking.role).await?;
    Ok(Json(shared.rematch(&headers, &game, side).await?))
}

/// `POST /api/games/{game}/rematch`.
async fn ask(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    Asking(asking): Asking<Query>,
    headers: HeaderMap,
) -> Answer<RematchView> {
    let (side, seen) = shared.player(&headers, &game, asking.role).await?;
    shared.want_rematch(&headers, &game, side, &seen).await?;
    Ok(Json(shared.rematch(&headers, &game, side).await?))
}

impl Shared {
    /// The side that this browser played in a game that is over.
    async fn player(
        &self,
        headers: &HeaderMap,
        game: &GameId,
        role: Option<Role>,
    ) -> Result<(Side, Arc<HostedChess>), Failure> {
        let grant = self.admit(headers, game, role).await?;
        let Audience::Player(side) = Audience::of(grant.role) else {
            return Err(Failure::NoAccess("only the players ask for a rematch"));
        };
        let seen = self.see(game).await?;
        if seen.game.ending().is_none() {
            let why = "the game is not over yet".to_owned();
            return Err(Failure::Invalid(why));
        }
        if seen.table.people.is_some() {
            let why = "who plays by a token challenges anew".to_owned();
            return Err(Failure::Invalid(why));
        }
        if seen.settings.hall.is_some() {
            let why = "the organiser puts the boards of a hall up".to_owned();
            return Err(Failure::Invalid(why));
        }
        Ok((side, seen))
    }

    async fn kept_about_rematch(&self, game: &GameId) -> Result<Vec<Kept>, Failure> {
        let stream = format!("rematch/{game}");
        let entries = self.journal.with(move |s| s.read(&stream, 0)).await?;
        let read = |entry: &Entry| serde_json::from_str(&entry.body).ok();
        Ok(entries.iter().filter_map(read).collect())
    }

    /// Notes that a player wants it; with the second of them the game is made. Whoever is beaten to
    /// the end of the stream looks again.
    async fn want_rematch(
        &self,
        headers: &HeaderMap,
        game: &GameId,
        side: Side,
        old: &HostedChess,
    ) -> Result<(), Failure> {
        for _ in 0..8 {
            let kept = self.kept_about_rematch(game).await?;
            // An engine plays as often as it is asked.
            let other = wanted(&kept)[!side] || old.table.engine.is_some();
            let next = match (wanted(&kept)[side], other) {
                _ if made(&kept).is_some() => return Ok(()),
                (true, false) => return Ok(()),
                (false, _) => Kept::Wanted { by: side },
                (true, true) => self.make_rematch(headers, old).await?,
            };
            let expected = kept.len() as u64;
            self.append_json(format!("rematch/{game}"), expected, &next)
                .await?;
        }
        Ok(())
    }

    async fn make_rematch(&self, headers: &HeaderMap, old: &HostedChess) -> Result<Kept, Failure> {
        let mut table = old.table.clone();
        let BySide { white, black } = table.names;
        table.names = BySide {
            white: black,
            black: white,
        };
        table.auto_start = old.settings.no_arbiter;
        if let Some(engine) = &mut table.engine {
            engine.side = !engine.side;
            let present = table.created.start.present;
            table.created.start.present = BySide::new(|side| present[!side]);
        }
        let game = self.open_stream(table).await?;
        let roles = [Role::White, Role::Black];
        let scope = Scope::Game(game.clone());
        let links = self.give_links(&scope, &roles, headers).await?;
        let of = |role| found(links.iter().find(|link| link.role == role));
        let links = BySide {
            white: of(Role::White)?.link.clone(),
            black: of(Role::Black)?.link.clone(),
        };
        Ok(Kept::Made { game, links })
    }

    /// How far it is; once it is made, this browser may enter it.
    async fn rematch(
        &self,
        headers: &HeaderMap,
        game: &GameId,
        side: Side,
    ) -> Result<RematchView, Failure> {
        let kept = self.kept_about_rematch(game).await?;
        let joined = match made(&kept) {
            None => None,
            Some((new, links)) => {
                let link = links[!side].clone();
                self.join(self.cookie(headers), &link).await?;
                let role = match !side {
                    Side::White => Role::White,
                    Side::Black => Role::Black,
                };
                let scope = Scope::Game(new.clone());
                Some(Grant::new(scope, role, link).joined())
            }
        };
        Ok(RematchView {
            asked: wanted(&kept),
            joined,
        })
    }
}

fn wanted(kept: &[Kept]) -> BySide<bool> {
    let wants = |side: Side| {
        let by = |one: &Kept| matches!(one, Kept::Wanted { by } if *by == side);
        kept.iter().any(by)
    };
    BySide::new(wants)
}

fn made(kept: &[Kept]) -> Option<(&GameId, &BySide<LinkId>)> {
    kept.iter().find_map(|one| match one {
        Kept::Made { game, links } => Some((game, links)),
        Kept::Wanted { .. } => None,
    })
}
