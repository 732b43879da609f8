//! Bouts that are played on this server: a game of chess under the event's edition, regulations and
//! time control, or a table of ulti or snapszer; the result enters the event by itself.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use jadoube_clock::{Mode, Period, TimeControl};
use jadoube_laws::Outcome;
use jadoube_ruling::{BySide, Side, Span};
use jadoube_tournament::{
    BoutId, CardScore, Discipline, EntryId, Event, GameScore, Play, Points, Score, team_event,
};
use jadoube_wire::{
    BoutGame, BoutRequest, CardGame, CardTableRequest, EventAudience, EventId, GameId, GameRequest,
    Role, Scope,
};
use tokio::sync::mpsc;
use tokio::time::sleep;

use crate::Shared;
use crate::access::{Grant, SESSION_LASTS};
use crate::api::failure::{At, Failure, Given, found};
use crate::room::ToRoom;
use crate::rooms::{AnyRoom, Housed};
use crate::tell::{Shows, Watcher};
use crate::tenant::Hosted;
use crate::tenants::cards::{Cards, Hostable};
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
    shared.sits_once(&headers, &scope, grant.role, role).await?;
    let links = shared.links(&scope).await?;
    let link = links
        .into_iter()
        .find(|link| link.role == role && !link.revoked);
    let link = found(link)?.link;
    let secret = shared.join(shared.cookie(&headers), &link).await?;
    let cookie = shared.set_cookie(&secret, SESSION_LASTS);
    let page = shared.joined(&Grant::new(scope, role, link)).await?.page;
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
    if audience.is_desk() {
        return Ok(Role::Arbiter);
    }
    let side = match role {
        Role::Player(number) => Some(EntryId(number)),
        _ => request.side,
    };
    let party = side.and_then(|side| meeting.party(side));
    let seat = party.and_then(|party| seat_of(bout.play, party));
    seat.ok_or_else(|| Failure::Invalid("side: who of those who play here".to_owned()))
}

/// The seat of a party in what is played.
fn seat_of(play: Play, party: u8) -> Option<Role> {
    match play {
        Play::Game { white, .. } if party == white => Some(Role::White),
        Play::Game { black, .. } if party == black => Some(Role::Black),
        Play::Game { .. } => None,
        Play::Cards(_) | Play::Deal(_) => {
            let seats = [Role::First, Role::Second, Role::Third];
            seats.get(usize::from(party)).copied()
        }
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
        let (_, one) = found(hosted.event.bout(bout))?;
        let (game, roles) = match one.play {
            Play::Game { .. } => {
                let request = found(game_request(&hosted.event, bout))?;
                (self.lay(&request, None).await?, &Role::OF_A_GAME[..])
            }
            Play::Cards(_) | Play::Deal(_) => {
                let request = found(table_request(&hosted.event, bout))?;
                (self.open_cards(request).await?, &Role::OF_A_CARD_TABLE[..])
            }
        };
        let scope = Scope::Game(game.clone());
        self.give_links(&scope, roles, headers).await?;
        let want = Want::Play { bout, game };
        self.want_of_event(id, want).await?;
        let hosted = self.see_event(id).await?;
        found(hosted.games.get(&bout).cloned())
    }

    /// The link of a table opens every seat, and whoever has sat down at one with it has no other.
    async fn sits_once(
        &self,
        headers: &HeaderMap,
        game: &Scope,
        by: Role,
        seat: Role,
    ) -> Result<(), Failure> {
        if !matches!(by, Role::Table(_)) {
            return Ok(());
        }
        let grants = self.grants_of(headers).await?;
        let mut own = grants.iter().filter(|grant| grant.scope == *game);
        match own.any(|grant| grant.role != seat) {
            true => Err(Failure::NoAccess("this browser sits at another seat")),
            false => Ok(()),
        }
    }

    pub(super) async fn want_of_event(&self, id: &EventId, want: Want) -> Result<(), Failure> {
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
            biased;
            _ = closing.wait_for(|closing| *closing) => {}
            () = self.to_the_end() => {}
        }
        self.shared.following.end(&self.game);
    }

    async fn to_the_end(&self) {
        loop {
            let ended = match self.shared.room(&self.game).await {
                Ok(AnyRoom::Chess(_)) => self.watch::<Chess>(ended).await,
                Ok(AnyRoom::Ulti(_)) => self.watch(settled::<jadoube_ulti::Deal>).await,
                Ok(AnyRoom::Snapszer(_)) => self.watch(settled::<jadoube_snapszer::Deal>).await,
                Ok(AnyRoom::Event(_)) => return,
                Err(_) => None,
            };
            if let Some(ended) = ended {
                return self.enter(ended).await;
            }
            sleep(AGAIN).await;
        }
    }

    /// Watches a game until it has ended. None: its room was given up meanwhile.
    async fn watch<T: Housed>(&self, ended: fn(&Hosted<T>) -> Option<Ended>) -> Option<Ended> {
        let (messages, mut changed) = mpsc::channel(64);
        let watch = |answer| ToRoom::<T>::Watch {
            watcher: Watcher {
                shows: Shows::Name,
                messages: messages.clone(),
            },
            answer,
        };
        let mut seen = self.shared.ask_room(&self.game, watch).await.ok()?;
        drop(messages);
        loop {
            if let Some(ended) = ended(&seen) {
                return Some(ended);
            }
            changed.recv().await?;
            let see = ToRoom::<T>::See;
            seen = self.shared.ask_room(&self.game, see).await.ok()?;
        }
    }

    /// The result enters the event, signed by the game. What could not be kept is tried again.
    async fn enter(&self, ended: Ended) {
        loop {
            let want = Want::Ended {
                bout: self.bout,
                game: self.game.clone(),
                score: ended.score.clone(),
                moves: ended.moves.clone(),
            };
            if self.shared.want_of_event(&self.event, want).await.is_ok() {
                return;
            }
            sleep(AGAIN).await;
        }
    }
}

/// What a game brings to the event.
struct Ended {
    score: Score,
    /// The moves of a game of chess, where all of them are legal ones from the usual start.
    moves: Option<String>,
}

/// The sums of a table of cards whose deals are all played.
fn settled<G: Hostable>(seen: &Hosted<Cards<G>>) -> Option<Ended>
where
    Cards<G>: Housed,
{
    let session = &seen.session;
    if !session.is_over() {
        return None;
    }
    let half = |halves: i32| Points::HALF.repeated(i64::from(halves));
    let score = Score::Cards(CardScore {
        units: session.totals().0.map(|units| half(units.as_halves())),
        deals: u32::try_from(session.settled().len()).unwrap_or(u32::MAX),
        left: None,
    });
    Some(Ended { score, moves: None })
}

/// How a game ended, and its moves where all of them are legal ones from the usual start.
fn ended(seen: &HostedChess) -> Option<Ended> {
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
    Some(Ended {
        score: Score::Game(score),
        moves: legal.then(|| moves.join(" ")),
    })
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

/// The table of a bout at cards; none where a result stands, or no cards are played.
pub(super) fn table_request(event: &Event, bout: BoutId) -> Option<CardTableRequest> {
    let (meeting, one) = event.bout(bout)?;
    let (discipline, deals) = match one.play {
        Play::Cards(discipline) => (discipline, team_event::DEALS),
        Play::Deal(discipline) => (discipline, 1),
        Play::Game { .. } => return None,
    };
    let game = match discipline {
        Discipline::Ulti => CardGame::Ulti,
        Discipline::Snapszer => CardGame::Snapszer,
        Discipline::Chess => return None,
    };
    let names = event.players_of(bout.round, meeting, one.play);
    let short = |name: &String| name.chars().take(100).collect::<String>();
    one.score().is_none().then(|| CardTableRequest {
        game,
        rules: None,
        deals: Some(deals),
        names: Some(names.iter().map(short).collect()),
        practice: None,
        act_seconds: None,
        shuffle_seconds: None,
        // In a competition a card laid is played, and nobody plays for an entry but its player.
        take_back: None,
        sit_in_seconds: None,
        spectator_delay: None,
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
