//! Which of a browser's links a request uses.

use axum::http::HeaderMap;
use jadoube_wire::{EventId, GameId, HallId, Role, Scope};

use super::failure::{Failure, found};
use crate::Shared;
use crate::access::Grant;

impl Shared {
    /// The link of this browser that opens a game in a role, its own or its hall's.
    pub(crate) async fn admit(
        &self,
        headers: &HeaderMap,
        game: &GameId,
        role: Option<Role>,
    ) -> Result<Grant, Failure> {
        let grants = self.grants_for(headers, game).await?;
        let fits = |grant: &Grant| role.is_none_or(|role| role == grant.role);
        found(grants.into_iter().find(fits))
    }

    /// Every link of this browser that opens a game.
    pub(crate) async fn grants_for(
        &self,
        headers: &HeaderMap,
        game: &GameId,
    ) -> Result<Vec<Grant>, Failure> {
        let mut grants = self.grants_of(headers).await?;
        if grants.is_empty() {
            return Err(Failure::NotFound);
        }
        let own = Scope::Game(game.clone());
        for grant in grants.clone() {
            if let Scope::Person(person) = &grant.scope {
                grants.extend(self.seat_by_token(person, &grant.link, game).await?);
            }
        }
        let halls = grants
            .iter()
            .any(|grant| matches!(grant.scope, Scope::Hall(_)));
        let hall = match halls {
            true => {
                let hall = self.hall_of(game).await?;
                hall.and_then(|hall| hall.parse().ok()).map(Scope::Hall)
            }
            false => None,
        };
        let opens = |grant: &Grant| grant.scope == own || Some(&grant.scope) == hall.as_ref();
        let grants: Vec<Grant> = grants.into_iter().filter(opens).collect();
        match grants.is_empty() {
            true => Err(Failure::NotFound),
            false => Ok(grants),
        }
    }

    /// The link of this browser that opens a hall in a role.
    pub(crate) async fn admit_to_hall(
        &self,
        headers: &HeaderMap,
        hall: &HallId,
        role: Option<Role>,
    ) -> Result<Grant, Failure> {
        let scope = Scope::Hall(hall.clone());
        let grants = self.grants_of(headers).await?;
        let fits =
            |grant: &Grant| grant.scope == scope && role.is_none_or(|role| role == grant.role);
        found(grants.into_iter().find(fits))
    }

    /// The link of this browser that opens an event in a role.
    pub(crate) async fn admit_to_event(
        &self,
        headers: &HeaderMap,
        event: &EventId,
        role: Option<Role>,
    ) -> Result<Grant, Failure> {
        let grants = self.grants_for_event(headers, event).await?;
        let fits = |grant: &Grant| role.is_none_or(|role| role == grant.role);
        found(grants.into_iter().find(fits))
    }

    /// Every link of this browser that opens an event.
    pub(crate) async fn grants_for_event(
        &self,
        headers: &HeaderMap,
        event: &EventId,
    ) -> Result<Vec<Grant>, Failure> {
        let scope = Scope::Event(event.clone());
        let mut grants = self.grants_of(headers).await?;
        grants.retain(|grant| grant.scope == scope);
        match grants.is_empty() {
            true => Err(Failure::NotFound),
            false => Ok(grants),
        }
    }

    /// Only the organiser gives links and takes them away.
    pub(crate) async fn admit_organiser(
        &self,
        headers: &HeaderMap,
        scope: &Scope,
    ) -> Result<(), Failure> {
        let mut grants = self.grants_of(headers).await?;
        grants.retain(|grant| grant.scope == *scope);
        if grants.is_empty() {
            return Err(Failure::NotFound);
        }
        match grants.iter().any(|grant| grant.role == Role::Organiser) {
            true => Ok(()),
            false => Err(Failure::NoAccess(
                "only the organiser gives links and takes them away",
            )),
        }
    }
}
