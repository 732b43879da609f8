//! Papers of an event: sheets for the wall and the tables, and links to be cut out.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::response::{Html, IntoResponse, Response};
use jadoube_print::{LinkCard, Printout, html, link_cards};
use jadoube_tournament::Event;
use jadoube_wire::{CardsOf, CardsRequest, EventId, Language, Role, Scope};

use super::More;
use crate::api::failure::{Asking, At, Failure, Given};
use crate::{Shared, sentences};

/// What a paper may do in a browser: show its own style, and nothing else.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

fn as_paper(page: String) -> Response {
    ([(CONTENT_SECURITY_POLICY, POLICY)], Html(page)).into_response()
}

/// The language of a paper: as asked for, else the first of the event.
fn language(event: &Event, asked: Option<Language>) -> Language {
    let own = event.regulations().languages.first();
    let own = own.and_then(|code| code.parse().ok());
    asked.or(own).unwrap_or_default()
}

/// `GET /api/events/{event}/papers/{sheet}`.
pub(super) async fn paper(
    State(shared): State<Shared>,
    At((event, sheet)): At<(EventId, String)>,
    Asking(more): Asking<More>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let (hosted, _, audience) = shared.look_at(&headers, &event, more.role).await?;
    let sheet: Printout = sheet.parse().map_err(|_| Failure::NotFound)?;
    let event = &hosted.event;
    let last = u32::try_from(event.rounds().len()).unwrap_or(u32::MAX);
    let round = more.round.unwrap_or(last);
    let on_the_wall = || event.round(round).is_some_and(|round| round.published);
    let open = match sheet {
        Printout::Pairings | Printout::Names => on_the_wall(),
        Printout::Crosstable
        | Printout::Standings
        | Printout::Individuals
        | Printout::Figures
        | Printout::Cup => true,
        _ => false,
    };
    if !open && !audience.is_desk() {
        let why = "only the desk prints this";
        return Err(Failure::NoAccess(why));
    }
    let language = language(event, more.lang);
    let page = html(event, sheet, more.round, language);
    let texts = sentences::texts(language);
    let page = page.map_err(|none| Failure::Invalid(texts.say(&none.message())))?;
    Ok(as_paper(page))
}

/// `POST /api/events/{event}/cards`.
pub(super) async fn cards(
    State(shared): State<Shared>,
    At(id): At<EventId>,
    headers: HeaderMap,
    Given(request): Given<CardsRequest>,
) -> Result<Response, Failure> {
    let scope = Scope::Event(id.clone());
    shared.admit_organiser(&headers, &scope).await?;
    let hosted = shared.see_event(&id).await?;
    let event = &hosted.event;
    let roles: Vec<Role> = match request.of {
        CardsOf::Tables => (1..=tables(event)).map(Role::Table).collect(),
        CardsOf::Players => {
            let entries = event.entries().iter();
            let entries = entries.filter(|entry| entry.withdrawn.is_none());
            entries.map(|entry| Role::Player(entry.id.0)).collect()
        }
    };
    let links = shared.give_links(&scope, &roles, &headers).await?;
    let cards: Vec<LinkCard> = links
        .into_iter()
        .map(|link| LinkCard {
            table: match link.role {
                Role::Table(number) => Some(number),
                _ => None,
            },
            name: match link.role {
                Role::Player(number) => event.name(jadoube_tournament::EntryId(number)).to_owned(),
                _ => String::new(),
            },
            qr: link.qr,
        })
        .collect();
    Ok(as_paper(link_cards(
        event,
        language(event, request.lang),
        &cards,
    )))
}

/// How many tables of the hall are needed: as many as were ever in use, or will be when all play.
fn tables(event: &Event) -> u32 {
    let used = event.rounds().iter().flat_map(|round| &round.meetings);
    let used = used.map(|meeting| meeting.hall_table).max().unwrap_or(0);
    let at_one = match event.regulations().is_team_event() {
        true => 3,
        false => 2,
    };
    let needed = u32::try_from(event.entries().len() / at_one).unwrap_or(0);
    used.max(needed).min(1000)
}
