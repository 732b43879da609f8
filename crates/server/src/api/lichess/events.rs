//! A person's stream of events: games that start and finish, challenges that come and go.

use std::collections::{HashMap, HashSet, VecDeque};
use std::net::SocketAddr;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use jadoube_ruling::Side;
use jadoube_wire::{GameId, Role, Scope};
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};

use super::super::failure::Failure;
use super::shapes::{CompatJson, EventJson, GameInfoJson, OpponentJson, ai_level};
use super::stream::{KEEP_ALIVE, Lines, lines};
use super::{Amiss, Settled};
use crate::Shared;
use crate::access::Grant;
use crate::connections::Admission;
use crate::openapi::Route;
use crate::people::{Caller, Kept, Person, PersonLog};
use crate::room::ToRoom;
use crate::rooms::NoRoom;
use crate::tell::{Shows, Watcher};
use crate::tenants::chess::{Chess, HostedChess};

/// So many games that changed wait to be looked at.
const BACKLOG: usize = 256;
/// The last move is told on the game's stream, the end here: a program that follows both is to hear of the
/// move first, or it takes its board for finished without it.
const LAST_MOVE_FIRST: Duration = Duration::from_millis(300);

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/stream/event", get(open))
            .says("As Lichess: games and challenges of the token's person, a line of JSON each")
            .texts(&["application/x-ndjson"]),
    ]
}

/// `GET /api/stream/event`.
async fn open(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Response, Amiss> {
    let caller = shared.signed(&headers).await?;
    let scope = Scope::Person(caller.person.id.clone());
    let grant = Grant::new(scope.clone(), Role::White, caller.link.clone());
    let admission = shared.let_in(Some(visitor.ip()), &scope, &grant);
    let admission = admission.ok_or(Failure::TooMany)?;
    let (lines, response) = lines();
    tokio::spawn(listen(shared, caller, headers, lines, admission));
    Ok(response)
}

/// The newest that was told of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Newest {
    Nothing,
    Start,
    /// Its end stands in the queue.
    End,
}

/// Whose games are looked at: what ended before a stream was opened is no news on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Since {
    Ever,
    Open,
}

/// What a stream has told so far.
struct Listener {
    shared: Shared,
    caller: Caller,
    headers: HeaderMap,
    lines: Lines,
    /// Games that are heard of: what the person plays there, and what of it was told.
    games: HashMap<GameId, (Side, Newest)>,
    /// Ends that are told soon, the earliest first.
    ends: VecDeque<(Instant, GameId, GameInfoJson)>,
    challenges: HashSet<GameId>,
    /// Where rooms say that a game has gone on.
    changed: mpsc::Sender<Utf8Bytes>,
}

async fn listen(
    shared: Shared,
    caller: Caller,
    headers: HeaderMap,
    lines: Lines,
    admission: Admission,
) {
    let Admission { permit, mut ended } = admission;
    let (changed, mut heard) = mpsc::channel(BACKLOG);
    let mut news = shared.people.news();
    // One stream of a token at a time: whoever comes later closes this one.
    let mut replaced = shared.people.listens(&caller.person.id, &caller.link);
    let mut closing = shared.closing.subscribe();
    let stream = Scope::Person(caller.person.id.clone()).to_string();
    let mut listener = Listener {
        shared,
        caller,
        headers,
        lines,
        games: HashMap::new(),
        ends: VecDeque::new(),
        challenges: HashSet::new(),
        changed,
    };
    let mut tick = interval(KEEP_ALIVE);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut open = listener.tell_news(Since::Ever).await.is_ok();
    while open {
        let end = listener.ends.front().map(|(due, ..)| *due);
        tokio::select! {
            biased;
            _ = &mut ended => open = false,
            _ = replaced.recv() => open = false,
            () = async { drop(closing.wait_for(|closing| *closing).await) } => open = false,
            () = listener.lines.closed() => open = false,
            of = news.recv() => match of {
                Ok(of) if of != stream => {}
                // What was missed is found in the streams.
                _ => open = listener.tell_news(Since::Open).await.is_ok(),
            },
            game = heard.recv() => {
                if let Some(game) = game.and_then(|game| game.parse().ok()) {
                    open = listener.look_at(&game).await.is_ok();
                }
            }
            () = sleep_until(end.unwrap_or_else(Instant::now)), if end.is_some() => {
                open = listener.tell_end().await.is_ok();
            }
            _ = tick.tick() => {
                open = listener.lines.keep_alive() && listener.look_round().await.is_ok();
            }
        }
    }
    drop(permit);
}

/// The stream is at its end: nobody reads it, or nothing can be read for it.
struct Over;

impl From<NoRoom> for Over {
    fn from(_: NoRoom) -> Over {
        Over
    }
}

impl Listener {
    fn write(&self, event: &EventJson) -> Result<(), Over> {
        match self.lines.write(event) {
            true => Ok(()),
            false => Err(Over),
        }
    }

    /// Tells what has come since, from the person's stream.
    async fn tell_news(&mut self, since: Since) -> Result<(), Over> {
        let log = self.shared.log_of(&self.caller.person.id).await;
        let log = log.map_err(|_| Over)?;
        let started: Vec<(GameId, Side)> = log
            .open()
            .filter(|(game, _)| !self.games.contains_key(*game))
            .map(|(game, side)| (game.clone(), side))
            .collect();
        for (game, side) in started {
            self.follow(&game, side, since).await?;
        }
        self.tell_challenges(&log).await
    }

    async fn tell_challenges(&mut self, log: &PersonLog) -> Result<(), Over> {
        let now = self.shared.time.now();
        for challenge in log.challenges() {
            let fresh = challenge.is_open_at(now) && self.challenges.insert(challenge.id.clone());
            if fresh {
                let challenge = self
                    .shared
                    .challenge_json(&self.headers, challenge, None)
                    .await;
                let challenge = challenge.map_err(|_| Over)?;
                let compat = CompatJson::BOTH;
                self.write(&EventJson::Challenge { challenge, compat })?;
            }
        }
        for (challenge, how) in log.settled() {
            if !self.challenges.remove(&challenge.id) {
                continue;
            }
            let told = self
                .shared
                .challenge_json(&self.headers, challenge, Some(how))
                .await
                .map_err(|_| Over)?;
            match how {
                Settled::Accepted => {}
                Settled::Canceled => {
                    self.write(&EventJson::ChallengeCanceled { challenge: told })?;
                }
                Settled::Declined { .. } => {
                    self.write(&EventJson::ChallengeDeclined { challenge: told })?;
                }
            }
        }
        Ok(())
    }

    /// Tells that a game has started, and hears of it from now on.
    async fn follow(&mut self, game: &GameId, side: Side, since: Since) -> Result<(), Over> {
        let watch = |answer| ToRoom::<Chess>::Watch {
            watcher: Watcher {
                shows: Shows::Name,
                messages: self.changed.clone(),
            },
            answer,
        };
        // A game that was taken away is nobody's any more.
        let Ok(seen) = self.shared.ask_room(game, watch).await else {
            return Ok(());
        };
        if since == Since::Ever && seen.game.ending().is_some() {
            return self.finished(game).await;
        }
        self.games.insert(game.clone(), (side, Newest::Nothing));
        self.tell_game(game, &seen).await
    }

    /// A game has gone on: perhaps it has started, or is over.
    async fn look_at(&mut self, game: &GameId) -> Result<(), Over> {
        if !self.games.contains_key(game) {
            return Ok(());
        }
        let seen = self.shared.see(game).await?;
        self.tell_game(game, &seen).await
    }

    /// A room may have let go of this stream without a word.
    async fn look_round(&mut self) -> Result<(), Over> {
        for game in self.games.keys().cloned().collect::<Vec<GameId>>() {
            self.look_at(&game).await?;
        }
        self.tell_news(Since::Open).await
    }

    async fn tell_game(&mut self, id: &GameId, seen: &HostedChess) -> Result<(), Over> {
        let Some((side, told)) = self.games.get(id).copied() else {
            return Ok(());
        };
        if told == Newest::Nothing && seen.game.is_started() {
            let game = self.info(seen, id, side).await?;
            self.write(&EventJson::GameStart { game })?;
            self.games.insert(id.clone(), (side, Newest::Start));
        }
        if told == Newest::End || seen.game.ending().is_none() {
            return Ok(());
        }
        if !seen.game.is_started() {
            return self.finished(id).await;
        }
        let game = self.info(seen, id, side).await?;
        let due = Instant::now() + LAST_MOVE_FIRST;
        self.ends.push_back((due, id.clone(), game));
        self.games.insert(id.clone(), (side, Newest::End));
        Ok(())
    }

    /// Tells the end whose time has come.
    async fn tell_end(&mut self) -> Result<(), Over> {
        let Some((_, id, game)) = self.ends.pop_front() else {
            return Ok(());
        };
        self.write(&EventJson::GameFinish { game })?;
        self.finished(&id).await
    }

    async fn finished(&mut self, game: &GameId) -> Result<(), Over> {
        self.games.remove(game);
        let kept = Kept::Over { game: game.clone() };
        let kept = self.shared.keep_about(&self.caller.person.id, &kept).await;
        kept.map_err(|_| Over)
    }

    async fn info(
        &self,
        seen: &HostedChess,
        game: &GameId,
        side: Side,
    ) -> Result<GameInfoJson, Over> {
        let info = self.shared.game_info(seen, game, side).await;
        info.map_err(|_| Over)
    }
}

impl Shared {
    /// A game as the player of a side sees it.
    pub(super) async fn game_info(
        &self,
        seen: &HostedChess,
        game: &GameId,
        side: Side,
    ) -> Result<GameInfoJson, Amiss> {
        let opponent = self.player_of(seen, !side).await?;
        let opponent = OpponentJson {
            id: opponent.as_ref().map(Person::key),
            username: opponent.map_or_else(|| seen.settings.names[!side].clone(), |one| one.name),
            ai: ai_level(seen, !side),
        };
        let now = self.time.now();
        Ok(GameInfoJson::of(seen, game, side, opponent, now))
    }
}
