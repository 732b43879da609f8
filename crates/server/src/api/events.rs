//! Events: creating, bringing in, looking, speaking; their links.

mod boards;
mod checks;
mod equal_deals;
mod exchange;
mod papers;
mod session;

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, DefaultBodyLimit, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use jadoube_journal::{Append, Due, EventBody, EventCreation, StoreError};
use jadoube_ruling::{Message, Moment};
use jadoube_tournament::pairing::swiss::{Reason, pair, why as why_paired, why_no_bye, why_not};
use jadoube_tournament::pairing::trio_plans;
use jadoube_tournament::{EntryId, Event, Regulations, RegulationsFault};
use jadoube_wire::{
    BoutGame, BoutRequest, BroadcastView, CardsRequest, EqualDeals, EqualDealsRequest,
    EventAudience, EventChecked, EventCreated, EventHeard, EventId, EventLog, EventRequest,
    EventSaid, EventSeen, FigureView, GivenLink, Heard, Language, LinkId, LinkRequest, LinkView,
    PlanView, Role, RoundCompared, Scope, SessionRead, StandingsView, event_figures, event_log,
    event_standings_after,
};
use schemars::JsonSchema;
use serde::Deserialize;

use super::Query;
use super::failure::{Answer, Asking, At, Failure, Given, Sent, found};
use crate::access::{Grant, short_id};
use crate::connection;
use crate::metrics::count;
use crate::openapi::{Asks, Route};
use crate::room::ToRoom;
use crate::tenant::{Hosted, Sender, has_unruly};
use crate::tenants::event::{Competition, shown_by, zone_of};
use crate::{Shared, sentences};

/// An event file has so many bytes at most.
const LONGEST_FILE: usize = 32 * 1024 * 1024;

/// What is said without a socket: what an event has to say, or what every line hears.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "it describes what rooms have written")]
enum EventAnswer {
    OfTheEvent(EventHeard),
    OfEveryLine(Heard),
}

/// What kinds of files an event is taken out as.
const EXPORTED: &[&str] = &[
    "text/plain",
    "application/x-chess-pgn",
    "text/csv",
    "application/x-ndjson",
    "application/json",
    "application/zip",
    "application/vnd.sqlite3",
];

pub(super) fn routes() -> Vec<Route> {
    let mut routes = vec![
        Route::post("/api/events", post(create))
            .says("Create an event; the answer holds its secret links")
            .takes::<EventRequest>()
            .creates::<EventCreated>(),
        Route::post(
            "/api/events/import",
            post(exchange::bring_in).layer(DefaultBodyLimit::max(LONGEST_FILE)),
        )
        .says("Bring an event in, from an event file, its minutes or a report file (TRF); every act is checked")
        .asks(&[Asks::Lang])
        .creates::<EventCreated>(),
        Route::post(
            "/api/events/check-report",
            post(checks::check_report).layer(DefaultBodyLimit::max(LONGEST_FILE)),
        )
        .says("Compare the ranks of a report file (TRF) with its own tie-breaks, and its rounds with the rules")
        .asks(&[Asks::Lang])
        .gives::<EventChecked>(),
        Route::get("/api/events/{event}", get(view))
            .says("An event as a link shows it")
            .asks(&[Asks::As])
            .gives::<EventSeen>(),
        Route::get("/api/events/{event}/line", get(connection::event_line))
            .says("The event's line, a WebSocket: EventSaid one way, EventHeard the other")
            .asks(&[Asks::As])
            .upgrades(),
        Route::post("/api/events/{event}/say", post(say))
            .says("One message without a socket")
            .asks(&[Asks::As])
            .takes::<EventSaid>()
            .gives::<Vec<EventAnswer>>(),
        Route::get("/api/events/{event}/broadcasts", get(broadcasts))
            .says("How the broadcasts of an event go, for the desk")
            .asks(&[Asks::As])
            .gives::<Vec<BroadcastView>>(),
        Route::get("/api/events/{event}/log", get(log))
            .says("Every act with what came of it, as far as it is for these eyes")
            .asks(&[Asks::As])
            .gives::<EventLog>(),
        Route::get("/api/events/{event}/plans", get(plans))
            .says("The choices for a day of the team event: sittings, matches, length")
            .asks(&[Asks::As])
            .gives::<Vec<PlanView>>(),
        Route::get("/api/events/{event}/figures/{entry}", get(figures))
            .says("What the points and figures of an entry are made of")
            .asks(&[Asks::As])
            .gives::<Vec<FigureView>>(),
        Route::get("/api/events/{event}/standings", get(standings))
            .says("The standings as they are, or as they were after a round")
            .asks(&[Asks::As])
            .gives::<StandingsView>(),
        Route::get("/api/events/{event}/why/{entry}", get(why))
            .says("Why a player of a Swiss event has this opponent, colour or bye, or not another")
            .asks(&[Asks::As])
            .gives::<Vec<Message>>(),
        Route::get("/api/events/{event}/compare", get(checks::compare))
            .says("A round of a Swiss event beside what an edition of the rules gives, and why it differs")
            .asks(&[Asks::As, Asks::Lang])
            .gives::<RoundCompared>(),
        Route::get("/api/events/{event}/check", get(checks::check))
            .says("Ask every act of the minutes again and compare what comes of it")
            .asks(&[Asks::As])
            .gives::<EventChecked>(),
        Route::post(
            "/api/events/{event}/session/{bout}",
            post(session::read).layer(DefaultBodyLimit::max(LONGEST_FILE)),
        )
        .says("Read and verify a session of cards, its record or its journal, for the result of a table")
        .asks(&[Asks::As, Asks::Lang])
        .gives::<SessionRead>(),
        Route::post("/api/events/{event}/games", post(boards::open))
            .says("Open the game of a bout on this server, or sit down at it")
            .takes::<BoutRequest>()
            .creates::<BoutGame>(),
        Route::post("/api/events/{event}/equal-deals", post(equal_deals::open))
            .says("Open the tables of a sitting at one card game on this server, all with the same deals by one shuffle")
            .takes::<EqualDealsRequest>()
            .creates::<EqualDeals>(),
        Route::get("/api/events/{event}/papers/{sheet}", get(papers::paper))
            .says("A sheet for the wall or the tables, as a page to print")
            .asks(&[Asks::As, Asks::Lang])
            .texts(&["text/html"]),
        Route::post("/api/events/{event}/cards", post(papers::cards))
            .says("Links for every table or entry, with QR codes, as a page to print")
            .takes::<CardsRequest>()
            .texts(&["text/html"]),
        Route::get("/api/events/{event}/export/{form}", get(exchange::take_out))
            .says("The event for elsewhere: trf16, trf26, csv, pgn, minutes, json, file, site")
            .asks(&[Asks::As])
            .texts(EXPORTED),
    ];
    routes.extend(links());
    routes
}

fn links() -> [Route; 3] {
    [
        Route::get("/api/events/{event}/links", get(list_links))
            .says("The links of an event")
            .gives::<Vec<LinkView>>(),
        Route::post("/api/events/{event}/links", post(give_link))
            .says("One more link")
            .takes::<LinkRequest>()
            .creates::<GivenLink>(),
        Route::delete("/api/events/{event}/links/{link}", delete(end_link))
            .says("Take a link away"),
    ]
}

/// What may stand behind `?` besides.
#[derive(Debug, Default, Deserialize)]
struct More {
    #[serde(rename = "as")]
    role: Option<Role>,
    #[serde(default)]
    lang: Option<Language>,
    round: Option<u32>,
    not: Option<u32>,
    teams: Option<usize>,
    zone: Option<String>,
    edition: Option<String>,
    file: Option<String>,
}

impl Shared {
    /// An event as it is now.
    pub(crate) async fn see_event(
        &self,
        event: &EventId,
    ) -> Result<std::sync::Arc<Hosted<Competition>>, Failure> {
        let hosted = self.ask_room(event, ToRoom::See).await?;
        self.follow_games(event, &hosted);
        Ok(hosted)
    }

    /// An event as it is now, and the link by which it is looked at.
    async fn look_at(
        &self,
        headers: &HeaderMap,
        event: &EventId,
        role: Option<Role>,
    ) -> Result<(std::sync::Arc<Hosted<Competition>>, Grant, EventAudience), Failure> {
        let grant = self.admit_to_event(headers, event, role).await?;
        let audience = found(EventAudience::of(grant.role))?;
        Ok((self.see_event(event).await?, grant, audience))
    }

    /// Opens the stream of a new event, gives its links, and lets the creator's browser hold the
    /// organiser's.
    async fn open_event(
        &self,
        creation: EventCreation,
        headers: &HeaderMap,
        told: Vec<Message>,
    ) -> Result<Response, Failure> {
        let event: EventId = short_id()?;
        let scope = Scope::Event(event.clone());
        let append = Append {
            stream: scope.to_string(),
            expected: 0,
            at: self.time.now(),
            body: EventBody::Created(Box::new(creation)).write()?,
            due: Due::Unchanged,
        };
        if !self.journal.append(append).await? {
            let why = "an event of that name is there".to_owned();
            return Err(Failure::Store(StoreError::Unavailable(why)));
        }
        count(&self.metrics.games);
        let links = self.give_links(&scope, &Role::OF_AN_EVENT, headers).await?;
        let cookie = self.join_own(headers, &links).await?;
        let created = EventCreated { event, links, told };
        Ok((StatusCode::CREATED, cookie, Json(created)).into_response())
    }
}

/// The name of the hall's time zone, or why it is none.
fn checked_zone(zone: Option<String>) -> Result<String, Failure> {
    let zone = zone.unwrap_or_default();
    match zone_of(&zone) {
        Ok(clock) => Ok(match zone.is_empty() {
            true => clock.iana_name().unwrap_or_default().to_owned(),
            false => zone,
        }),
        Err(_) => Err(Failure::Invalid(format!(
            "zone: \"{zone}\" is no time zone that this server knows"
        ))),
    }
}

/// What the clock of a hall shows.
fn hall_clock(zone: &str, now: Moment) -> Moment {
    // A zone that is not known was refused before.
    zone_of(zone).map_or(now, |clock| shown_by(&clock, now))
}

/// Everything that is wrong with regulations, in the words of a language.
fn told_faults(faults: &[RegulationsFault], team_event: bool, language: Language) -> Failure {
    let texts = sentences::texts(language);
    let told = faults.iter().map(|fault| {
        let clause = fault.under().number(team_event);
        format!("{} [{clause}]", texts.say(&fault.message()))
    });
    let told: Vec<String> = told.collect();
    Failure::Invalid(told.join(" "))
}

/// Whether an event can be made under these regulations.
fn check_new(regulations: &Regulations, language: Language) -> Result<(), Failure> {
    let whole = serde_json::to_string(regulations).map_err(|error| Failure::Entry(error.into()))?;
    if has_unruly(&whole) {
        let why = "a text holds control characters";
        return Err(Failure::Invalid(why.to_owned()));
    }
    let team_event = regulations.is_team_event();
    let checked = regulations.check_new();
    checked.map_err(|faults| told_faults(&faults, team_event, language))
}

async fn create(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    Asking(more): Asking<More>,
    headers: HeaderMap,
    Given(request): Given<EventRequest>,
) -> Result<Response, Failure> {
    shared.may_create(visitor.ip(), &headers).await?;
    let regulations = *request.regulations;
    check_new(&regulations, more.lang.unwrap_or_default())?;
    let creation = EventCreation {
        zone: checked_zone(request.zone)?,
        regulations,
        minutes: Vec::new(),
    };
    shared.open_event(creation, &headers, Vec::new()).await
}

async fn view(
    State(shared): State<Shared>,
    At(event): At<EventId>,
    Asking(asking): Asking<Query>,
    headers: HeaderMap,
) -> Answer<EventSeen> {
    let grants = shared.grants_for_event(&headers, &event).await?;
    let roles: Vec<Role> = grants.iter().map(|grant| grant.role).collect();
    let wanted = |role: &&Role| asking.role.is_none_or(|asked| asked == **role);
    let role = *found(roles.iter().find(wanted))?;
    let hosted = shared.see_event(&event).await?;
    let shown = hosted.shown(role, roles, shared.time.now());
    Ok(Json(found(shown)?))
}

async fn broadcasts(
    State(shared): State<Shared>,
    At(event): At<EventId>,
    Asking(asking): Asking<Query>,
    headers: HeaderMap,
) -> Answer<Vec<BroadcastView>> {
    let grant = shared.admit_to_event(&headers, &event, asking.role).await?;
    match grant.role.is_desk() {
        true => Ok(Json(shared.broadcasts.of(&Scope::Event(event)))),
        false => Err(Failure::NoAccess("only the desk looks after broadcasts")),
    }
}

async fn say(
    State(shared): State<Shared>,
    At(event): At<EventId>,
    Asking(asking): Asking<Query>,
    headers: HeaderMap,
    Sent(body): Sent<String>,
) -> Result<Response, Failure> {
    let arrived = shared.time.now();
    let grant = shared.admit_to_event(&headers, &event, asking.role).await?;
    let sender = Sender {
        role: grant.role,
        device: shared.device(&headers, &grant.scope),
        arrived,
        trip: 0,
        hears_events: false,
    };
    let heard = shared.say_to_event(&event, &body, sender).await?;
    let heard = format!("[{}]", heard.as_deref().unwrap_or_default());
    Ok(([(CONTENT_TYPE, "application/json")], heard).into_response())
}

async fn log(
    State(shared): State<Shared>,
    At(event): At<EventId>,
    Asking(asking): Asking<Query>,
    headers: HeaderMap,
) -> Answer<EventLog> {
    let (hosted, _, audience) = shared.look_at(&headers, &event, asking.role).await?;
    Ok(Json(EventLog {
        told: event_log(&hosted.event, audience),
    }))
}

async fn plans(
    State(shared): State<Shared>,
    At(event): At<EventId>,
    Asking(more): Asking<More>,
    headers: HeaderMap,
) -> Answer<Vec<PlanView>> {
    let (hosted, grant, _) = shared.look_at(&headers, &event, more.role).await?;
    if !grant.role.is_desk() {
        return Err(Failure::NoAccess("only the desk plans the day"));
    }
    let event = &hosted.event;
    if !event.regulations().is_team_event() {
        return Ok(Json(Vec::new()));
    }
    let admitted = event.admissions(event.current_round());
    let admitted = admitted.iter().filter(|(_, reasons)| reasons.is_empty());
    let teams = more.teams.unwrap_or_else(|| admitted.count());
    if !(3..=60).contains(&teams) {
        return Ok(Json(Vec::new()));
    }
    let minutes = event.regulations().sitting_minutes();
    let plan = |plan: &jadoube_tournament::pairing::TrioPlan| {
        let (least, most) = plan.matches();
        let (seldom, often) = plan.meetings();
        PlanView {
            sittings: plan.sittings(),
            matches: [least, most],
            meetings: [seldom, often],
            minutes: minutes.saturating_mul(plan.sittings()),
            usual: plan.is_usual,
            equal: least == most,
        }
    };
    Ok(Json(trio_plans(teams).iter().map(plan).collect()))
}

async fn figures(
    State(shared): State<Shared>,
    At((event, entry)): At<(EventId, u32)>,
    Asking(asking): Asking<Query>,
    headers: HeaderMap,
) -> Answer<Vec<FigureView>> {
    let (hosted, _, _) = shared.look_at(&headers, &event, asking.role).await?;
    let entry = found(hosted.event.entry(EntryId(entry)))?.id;
    Ok(Json(event_figures(&hosted.event, entry)))
}

async fn standings(
    State(shared): State<Shared>,
    At(event): At<EventId>,
    Asking(more): Asking<More>,
    headers: HeaderMap,
) -> Answer<StandingsView> {
    let (hosted, _, _) = shared.look_at(&headers, &event, more.role).await?;
    let round = more.round.unwrap_or(u32::MAX);
    Ok(Json(event_standings_after(&hosted.event, round)))
}

async fn why(
    State(shared): State<Shared>,
    At((event, entry)): At<(EventId, u32)>,
    Asking(more): Asking<More>,
    headers: HeaderMap,
) -> Answer<Vec<Message>> {
    let (hosted, _, audience) = shared.look_at(&headers, &event, more.role).await?;
    let event = &hosted.event;
    let published = (1u32..).zip(event.rounds());
    let mut published = published.filter(|(_, round)| audience.sees_round(round));
    let round = match more.round {
        Some(asked) => published.find(|(number, _)| *number == asked),
        None => published.last(),
    };
    let (round, _) = found(round)?;
    let reasons = found(reasons(event, round, EntryId(entry), more.not.map(EntryId)))?;
    Ok(Json(reasons))
}

/// Why a player of a Swiss event has this opponent, or not that one; none where it cannot be said.
fn reasons(
    event: &Event,
    round: u32,
    entry: EntryId,
    not: Option<EntryId>,
) -> Option<Vec<Message>> {
    let swiss = event.swiss(round)?;
    let paired = match pair(&swiss) {
        Ok(paired) => paired,
        Err(none) => return Some(vec![none.message()]),
    };
    let own = event.number_of(entry, round)?;
    let reasons = match not {
        Some(other) => vec![why_not(
            &swiss,
            &paired,
            own,
            event.number_of(other, round)?,
        )],
        None => why_paired(&swiss, &paired, own),
    };
    if !reasons.is_empty() {
        return Some(reasons.iter().map(Reason::message).collect());
    }
    let reason = why_no_bye(&swiss, &paired, own).map(|reason| reason.message());
    Some(reason.into_iter().collect())
}

async fn list_links(
    State(shared): State<Shared>,
    At(event): At<EventId>,
    headers: HeaderMap,
) -> Answer<Vec<LinkView>> {
    let scope = event.into();
    shared.admit_organiser(&headers, &scope).await?;
    Ok(Json(shared.links(&scope).await?))
}

async fn give_link(
    State(shared): State<Shared>,
    At(event): At<EventId>,
    headers: HeaderMap,
    Given(request): Given<LinkRequest>,
) -> Result<Response, Failure> {
    let scope = Scope::Event(event.clone());
    shared.admit_organiser(&headers, &scope).await?;
    if EventAudience::of(request.role).is_none() {
        let why = "an event has no such place: its players are player_1, player_2 and so on";
        return Err(Failure::Invalid(why.to_owned()));
    }
    if let Role::Player(number) = request.role {
        let hosted = shared.see_event(&event).await?;
        found(hosted.event.entry(EntryId(number)))?;
    }
    let links = shared.give_links(&scope, &[request.role], &headers).await?;
    let link = found(links.into_iter().next())?;
    Ok((StatusCode::CREATED, Json(link)).into_response())
}

async fn end_link(
    State(shared): State<Shared>,
    At((event, link)): At<(EventId, LinkId)>,
    headers: HeaderMap,
) -> Result<StatusCode, Failure> {
    let scope = event.into();
    shared.admit_organiser(&headers, &scope).await?;
    match shared.revoke(&scope, &link).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Failure::NotFound),
    }
}
