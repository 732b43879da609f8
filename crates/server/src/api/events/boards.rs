//! Bouts that are played on this server: a game of chess under the event's edition, regulations and
//! time control, whose result enters the event by itself.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use jadoube_clock::{Mode, Period, TimeControl};
use jadoube_laws::Outcome;
use jadoube_ruling::{BySide, Side, Span};
use jadoube_tournament::{BoutId, EntryId, Event, GameScore, Play, Score};
use jadoube_wire::{
    BoutGame, BoutRequest, EventAudience, EventId, GameId, GameRequest, Role, Scope,
};
use tokio::sync::mpsc;
use tokio::time::sleep;

use crate::Shared;
use crate::access::{Grant, SESSION_LASTS};
use crate::api::failure::{At, Failure, Given, found};
use crate::room::ToRoom;
use crate::tell::{Shows, Watcher};
use crate::tenant::Hosted;
use crate::tenants::chess::{Chess, HostedChess};
use crate::tenants::event::{Competition, Want, Wanted};

/// A game whose room was given up is looked for again after so long.
const AGAIN: Duration = Duration::from_secs(1);

/// `POST /api/events/{event}/games`.
pub(super) async fn open(
    State(shared): State<Shared>,
    At(id): At<EventId>,
    headers: HeaderMap,
    Given(request): Given<BoutRequest>,
) -> Result<Response, Failure> {
    let (hosted, grant, audience) = shared.look_at(&headers, &id, request.role).await?;
    let bout = request.bout;
    let role = place_of(&hosted, audience, grant.role, &request)?;
    let game = match hosted.games.get(&bout) {
        Some(game) => game.clone(),
        None => shared.open_board(&headers, &id, &hosted, bout).await?,
    };
    let scope = Scope::Game(game.clone());
    let links = shared.links(&scope).await?;
    let link = links
        .into_iter()
        .find(|link| link.role == role && !link.revoked);
    let link = found(link)?.link;
    let secret = shared.join(shared.cookie(&headers), &link).await?;
    let cookie = shared.set_cookie(&secret, SESSION_LASTS);
    let page = Grant { scope, role, link }.joined().page;
    let opened = BoutGame {
        bout,
        game,
        role,
        page,
    };
    Ok((StatusCode::CREATED, cookie, Json(opened)).into_response())
}

/// Who somebody is at the board of a bout.
fn place_of(
    hosted: &Hosted<Competition>,
    audience: EventAudience,
    role: Role,
    request: &BoutRequest,
) -> Result<Role, Failure> {
    let (meeting, bout) = found(hosted.event.bout(request.bout))?;
    if !audience.is_desk() && !audience.is_at(&hosted.event, request.bout) {
        return Err(Failure::NotFound);
    }
    let Play::Game { white, black, .. } = bout.play else {
        let why = "only games of chess are opened here";
        return Err(Failure::Invalid(why.to_owned()));
    };
    if audience.is_desk() {
        return Ok(Role::Arbiter);
    }
    let side = match role {
        Role::Player(number) => Some(EntryId(number)),
        _ => request.side,
    };
    let party = side.and_then(|side| meeting.party(side));
    match party {
        Some(party) if party == white => Ok(Role::White),
        Some(party) if party == black => Ok(Role::Black),
        _ => Err(Failure::Invalid(
            "side: who of the two plays here".to_owned(),
        )),
    }
}

impl Shared {
    /// Lays the board of a bout, and has the event know of it. Of two who do it at once one is first.
    async fn open_board(
        &self,
        headers: &HeaderMap,
        id: &EventId,
        hosted: &Hosted<Competition>,
        bout: BoutId,
    ) -> Result<GameId, Failure> {
        let request = found(game_request(&hosted.event, bout))?;
        let game = self.lay(&request, None).await?;
        let scope = Scope::Game(game.clone());
        self.give_links(&scope, &Role::OF_A_GAME, headers).await?;
        let want = Want::Play { bout, game };
        self.want_of_event(id, want).await?;
        let hosted = self.see_event(id).await?;
        found(hosted.games.get(&bout).cloned())
    }

    async fn want_of_event(&self, id: &EventId, want: Want) -> Result<(), Failure> {
        let now = self.time.now();
        let wanted = Wanted::of_itself(want, now);
        let kept: bool = self
            .ask_room(id, |answer| ToRoom::<Competition>::Want {
                wanted: wanted.clone(),
                answer,
            })
            .await?;
        match kept {
            true => Ok(()),
            false => Err(Failure::Contended),
        }
    }

    /// Follows the games of an event that have not brought their results yet. Whoever looks at an
    /// event after a server went away has its games followed again, and those that have ended
    /// meanwhile are entered.
    pub(crate) fn follow_games(&self, id: &EventId, hosted: &Hosted<Competition>) {
        for (bout, game) in &hosted.games {
            let open = hosted.event.bout(*bout);
            let open = open.is_some_and(|(_, one)| one.score().is_none());
            if open && self.following.begin(game) {
                let follower = Follower {
                    shared: self.clone(),
                    event: id.clone(),
                    bout: *bout,
                    game: game.clone(),
                };
                tokio::spawn(follower.follow());
            }
        }
    }
}

/// Waits for the end of a game.
struct Follower {
    shared: Shared,
    event: EventId,
    bout: BoutId,
    game: GameId,
}

impl Follower {
    async fn follow(self) {
        let mut closing = self.shared.closing.subscribe();
        tokio::select! {
            () = self.to_the_end() => {}
            _ = closing.wait_for(|closing| *closing) => {}
        }
        self.shared.following.end(&self.game);
    }

    async fn to_the_end(&self) {
        loop {
            let (messages, mut changed) = mpsc::channel(64);
            let watch = |answer| ToRoom::<Chess>::Watch {
                watcher: Watcher {
                    shows: Shows::Name,
                    messages: messages.clone(),
                },
                answer,
            };
            let Ok(mut seen) = self.shared.ask_room(&self.game, watch).await else {
                sleep(AGAIN).await;
                continue;
            };
            drop(messages);
            loop {
                if let Some((score, moves)) = ended(&seen) {
                    return self.enter(score, moves).await;
                }
                if changed.recv().await.is_none() {
                    break;
                }
                match self.shared.see(&self.game).await {
                    Ok(now) => seen = now,
                    Err(_) => break,
                }
            }
            sleep(AGAIN).await;
        }
    }

    /// The result enters the event, signed by the game. What could not be kept is tried again.
    async fn enter(&self, score: GameScore, moves: Option<String>) {
        loop {
            let want = Want::Ended {
                bout: self.bout,
                game: self.game.clone(),
                score: Score::Game(score),
                moves: moves.clone(),
            };
            if self.shared.want_of_event(&self.event, want).await.is_ok() {
                return;
            }
            sleep(AGAIN).await;
        }
    }
}

/// How a game ended, and its moves where all of them are legal ones from the usual start.
fn ended(seen: &HostedChess) -> Option<(GameScore, Option<String>)> {
    let score = match seen.game.ending()?.outcome {
        Outcome::Win(Side::White) => GameScore::White,
        Outcome::Win(Side::Black) => GameScore::Black,
        Outcome::Draw => GameScore::Draw,
        Outcome::BothLose => GameScore::BothLose,
        Outcome::Annulled | Outcome::Pending => return None,
    };
    let legal = !seen.moves.is_empty() && seen.moves.iter().all(|one| one.legal);
    let moves = seen.moves.chunks(2).enumerate().map(|(index, pair)| {
        let pair: Vec<&str> = pair.iter().map(|one| one.san.as_str()).collect();
        format!("{}. {}", index + 1, pair.join(" "))
    });
    let moves: Vec<String> = moves.collect();
    Some((score, legal.then(|| moves.join(" "))))
}

/// The game of a bout as the event wants it played; none where no game of chess is played.
fn game_request(event: &Event, bout: BoutId) -> Option<GameRequest> {
    let (meeting, one) = event.bout(bout)?;
    if one.score().is_some() {
        return None;
    }
    let players = event.players_of(bout.round, meeting, one.play);
    let [white, black] = <[String; 2]>::try_from(players).ok()?;
    let regulations = event.regulations();
    let chess = &regulations.chess;
    let short = |text: &str| Some(text.chars().take(100).collect::<String>());
    let alone = regulations.arbiters.is_empty();
    Some(GameRequest {
        edition: Some(chess.edition),
        time_control: Some(time_control(&chess.time_control, chess.minutes)),
        regime: chess.supervision,
        games_per_arbiter: chess.games_per_arbiter,
        recorded_by: chess.recorded_by,
        names: Some(BySide { white, black }),
        auto_press: true,
        no_arbiter: alone,
        auto_start: alone,
        default_minutes: Some(chess.default_minutes),
        no_draw_before: chess.no_draw_before,
        board: Some(meeting.hall_table),
        event: short(&regulations.name),
        site: short(&regulations.place),
        round: Some(bout.round.to_string()),
        ..GameRequest::default()
    })
}

/// `5400+30` as reports code it; else all moves in so many minutes.
fn time_control(code: &str, minutes: u32) -> TimeControl {
    let (base, more) = code.split_once('+').unwrap_or((code, "0"));
    let seconds = |text: &str| text.parse::<u32>().ok();
    let (base, more) = match (seconds(base), seconds(more)) {
        (Some(base), Some(more)) if base > 0 => (base, more),
        _ => (minutes.saturating_mul(60), 0),
    };
    TimeControl {
        periods: vec![Period {
            moves: None,
            time: Span::from_secs(base.into()),
        }],
        mode: match more {
            0 => Mode::None,
            more => Mode::Increment(Span::from_secs(more.into())),
        },
    }
}
