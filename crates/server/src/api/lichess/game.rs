//! A game as one of its players' programs sees it, and what a program does in it.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::ws::Utf8Bytes;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use jadoube_journal::{Entry, StoreError, Streams};
use jadoube_laws::{Asked, DrawRequest, EndRequest, Medium, Motion, MovingRequest, Outcome};
use jadoube_ruling::{Moment, Side, is_unruly};
use jadoube_wire::{Audience, FaultCode, GameId, Heard, Language, Said, Scope, Told};
use serde::{Deserialize, Serialize};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Position};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

use super::super::failure::{Asking, At, Failure, Sent, found};
use super::body::Fields;
use super::shapes::{
    ChatLineJson, ClockJson, GameFullJson, GameStateJson, OkJson, PerfJson, UserJson, ai_level,
    increment, initial, initial_fen, speed_of, variant_of,
};
use super::stream::{KEEP_ALIVE, Lines, lines};
use super::{Amiss, Kind, invalid};
use crate::access::Grant;
use crate::connections::Admission;
use crate::openapi::Route;
use crate::people::{Caller, Person, role_of};
use crate::room::ToRoom;
use crate::rooms::AnyRoom;
use crate::tell::{Shows, Watcher};
use crate::tenant::Sender;
use crate::tenants::chess::{Chess, HostedChess, Wanted};
use crate::{Shared, sentences};

/// So many changes of a game wait to be told.
const BACKLOG: usize = 64;
/// A line of chat has so many characters at most, and a game so many lines.
const LONGEST_LINE: usize = 140;
const MOST_LINES: usize = 500;

macro_rules! routes_of {
    ($player:literal) => {
        vec![
            Route::get(
                concat!("/api/", $player, "/game/stream/{game}"),
                get(stream),
            )
            .says("As Lichess: a game, a line of JSON for each change")
            .texts(&["application/x-ndjson"]),
            Route::post(
                concat!("/api/", $player, "/game/{game}/move/{motion}"),
                post(make_move),
            )
            .says("As Lichess: make a move; the clock is pressed with it")
            .gives::<OkJson>(),
            Route::post(
                concat!("/api/", $player, "/game/{game}/resign"),
                post(resign),
            )
            .says("As Lichess: resign")
            .gives::<OkJson>(),
            Route::post(concat!("/api/", $player, "/game/{game}/abort"), post(abort))
                .says("As Lichess: give the game up before both have moved; it does not count")
                .gives::<OkJson>(),
            Route::post(
                concat!("/api/", $player, "/game/{game}/draw/{answer}"),
                post(draw),
            )
            .says("As Lichess: offer or accept a draw (yes), or refuse one (no)")
            .gives::<OkJson>(),
            Route::post(
                concat!("/api/", $player, "/game/{game}/takeback/{answer}"),
                post(takeback),
            )
            .says("As Lichess: heard, and nothing comes of it: a move that was made stands")
            .gives::<OkJson>(),
            Route::post(
                concat!("/api/", $player, "/game/{game}/claim-draw"),
                post(claim_draw),
            )
            .says("As Lichess: claim a draw by repetition or fifty moves")
            .gives::<OkJson>(),
            Route::post(
                concat!("/api/", $player, "/game/{game}/claim-victory"),
                post(claim_victory),
            )
            .says("As Lichess: refused, as the flag decides who is not there")
            .gives::<OkJson>(),
            Route::get(
                concat!("/api/", $player, "/game/{game}/chat"),
                get(read_chat),
            )
            .says("As Lichess: what was said in a game")
            .gives::<Vec<ChatLineJson>>(),
            Route::post(
                concat!("/api/", $player, "/game/{game}/chat"),
                post(say_in_chat),
            )
            .says("As Lichess: say something in a game")
            .takes_fields(&["text", "room"])
            .gives::<OkJson>(),
        ]
    };
}

pub(super) fn routes() -> Vec<Route> {
    let both = [routes_of!("board"), routes_of!("bot")];
    let mut routes: Vec<Route> = both.into_iter().flatten().collect();
    routes.extend([
        // A program that many use puts a stroke behind it.
        Route::post("/api/board/game/{game}/claim-victory/", post(claim_victory))
            .says("As Lichess: refused, as the flag decides who is not there")
            .gives::<OkJson>(),
        Route::get("/game/export/{game}", get(export))
            .says("As Lichess: the game as PGN, for its players")
            .texts(&["application/x-chess-pgn"]),
    ]);
    routes
}

/// A player's program at a game.
struct Seated {
    shared: Shared,
    caller: Caller,
    game: GameId,
    side: Side,
}

impl Shared {
    /// The seat that a token has in a game.
    async fn seated(self, kind: Kind, headers: &HeaderMap, game: GameId) -> Result<Seated, Amiss> {
        let caller = self.signed_for(headers, kind.permission()).await?;
        let log = self.log_of(&caller.person.id).await?;
        let side = found(log.side_in(&game))?;
        Ok(Seated {
            shared: self,
            caller,
            game,
            side,
        })
    }

    /// Who plays a side of a game by tokens; none who plays by a link.
    pub(super) async fn player_of(
        &self,
        seen: &HostedChess,
        side: Side,
    ) -> Result<Option<Person>, Amiss> {
        let people = seen.table.people.as_ref();
        let id = people.and_then(|people| people[side].clone());
        match id.and_then(|id| id.parse().ok()) {
            Some(id) => Ok(self.person(&id).await?),
            None => Ok(None),
        }
    }

    async fn user_json(&self, seen: &HostedChess, side: Side) -> Result<UserJson, Amiss> {
        let name = &seen.settings.names[side];
        Ok(match self.player_of(seen, side).await? {
            Some(person) => UserJson::of(&person),
            None => UserJson {
                id: name.to_lowercase(),
                name: name.clone(),
                title: None,
                ai_level: ai_level(seen, side),
            },
        })
    }
}

impl Seated {
    async fn see(&self) -> Result<Arc<HostedChess>, Amiss> {
        Ok(self.shared.see(&self.game).await?)
    }

    /// Asks for something in the game, all of it or nothing.
    async fn ask(&self, asked: Vec<Asked>) -> Result<(), Amiss> {
        let said = Said::Ask {
            id: crate::access::secret().map_err(Failure::Random)?,
            ask: asked,
            seat: None,
            ago: None,
        };
        let sender = Sender {
            role: role_of(self.side),
            device: None,
            arrived: self.shared.time.now(),
            trip: 0,
            hears_events: false,
        };
        let heard = self.shared.say::<Chess>(&self.game, said, sender).await;
        match heard.map(|text| serde_json::from_str(&text)) {
            Some(Ok(Heard::Refused { refused, .. })) => Err(invalid(sentence(&refused))),
            Some(Ok(Heard::Fault { code, detail, .. })) => Err(match code {
                FaultCode::NotKept => Failure::Store(StoreError::Unavailable(detail)).into(),
                _ => invalid(detail),
            }),
            _ => Ok(()),
        }
    }

    async fn full(&self, seen: &HostedChess, now: Moment) -> Result<GameFullJson, Amiss> {
        let speed = speed_of(seen);
        Ok(GameFullJson {
            of: "gameFull",
            id: self.game.clone(),
            variant: variant_of(seen).json(),
            speed,
            perf: PerfJson::of(speed),
            rated: false,
            created_at: self.created_at().await?,
            white: self.shared.user_json(seen, Side::White).await?,
            black: self.shared.user_json(seen, Side::Black).await?,
            initial_fen: initial_fen(seen),
            clock: ClockJson {
                initial: initial(seen),
                increment: increment(seen),
            },
            state: GameStateJson::of(seen, now),
        })
    }

    /// When the table was laid, in milliseconds.
    async fn created_at(&self) -> Result<u64, Amiss> {
        let stream = Scope::Game(self.game.clone()).to_string();
        let read = move |s: &mut dyn Streams| s.read_some(&stream, 0, 1);
        let first = self.shared.journal.with(read).await?;
        Ok(first.first().map_or(0, |entry| entry.at.as_millis()))
    }
}

/// Why something was refused, with the article.
fn sentence(refused: &Told) -> String {
    let said = sentences::texts(Language::English).say(&refused.message);
    match &refused.article {
        Some(article) => format!("{said} [{article}]"),
        None => said,
    }
}

/// `GET /api/{board,bot}/game/stream/{game}`.
async fn stream(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    kind: Kind,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Result<Response, Amiss> {
    let seated = shared.seated(kind, &headers, game).await?;
    let scope = Scope::Game(seated.game.clone());
    let grant = Grant::new(
        scope.clone(),
        role_of(seated.side),
        seated.caller.link.clone(),
    );
    let admitted = seated.shared.let_in(Some(visitor.ip()), &scope, &grant);
    let admission = admitted.ok_or(Failure::TooMany)?;
    let (messages, changed) = mpsc::channel(BACKLOG);
    // From here on the player is at the board.
    let join = |answer| ToRoom::<Chess>::Join {
        watcher: Watcher {
            shows: Shows::Events(Audience::Player(seated.side)),
            messages: messages.clone(),
        },
        role: role_of(seated.side),
        answer,
    };
    let seen = seated.shared.ask_room(&seated.game, join).await?;
    let full = seated.full(&seen, seated.shared.time.now()).await?;
    let (lines, response) = lines();
    lines.write(&full);
    tokio::spawn(async move {
        follow(&seated, full.state, &lines, changed, admission).await;
        let (role, at) = (role_of(seated.side), seated.shared.time.now());
        if let Ok(AnyRoom::Chess(room)) = seated.shared.room(&seated.game).await {
            let _ = room.send(Box::new(ToRoom::Left { role, at })).await;
        }
    });
    Ok(response)
}

/// Tells what happens in a game until it is over.
async fn follow(
    seated: &Seated,
    mut told: GameStateJson,
    lines: &Lines,
    mut changed: mpsc::Receiver<Utf8Bytes>,
    admission: Admission,
) {
    let Admission {
        permit: _permit,
        mut ended,
    } = admission;
    let shared = &seated.shared;
    let mut news = shared.people.news();
    let mut closing = shared.closing.subscribe();
    let chat = chat_of(&seated.game);
    let mut said = shared.chat(&seated.game).await.unwrap_or_default().len();
    let mut tick = interval(KEEP_ALIVE);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    tick.reset();
    loop {
        if told.status != "started" {
            return;
        }
        tokio::select! {
            biased;
            _ = &mut ended => return,
            event = changed.recv() => {
                let (Some(_), Ok(seen)) = (event, seated.see().await) else { return };
                let state = GameStateJson::of(&seen, shared.time.now());
                if !state.tells_the_same(&told) {
                    if !lines.write(&state) {
                        return;
                    }
                    told = state;
                }
            }
            of = news.recv() => {
                if of.is_ok_and(|of| of != chat) {
                    continue;
                }
                let spoken = shared.chat(&seated.game).await.unwrap_or_default();
                for line in spoken.iter().skip(said) {
                    if !lines.write(&ChatEventJson { of: "chatLine", line }) {
                        return;
                    }
                }
                said = said.max(spoken.len());
            }
            _ = tick.tick() => {
                if !lines.keep_alive() {
                    return;
                }
            }
            () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
            () = lines.closed() => return,
        }
    }
}

/// A line of chat on a game's stream.
#[derive(Serialize)]
struct ChatEventJson<'a> {
    #[serde(rename = "type")]
    of: &'static str,
    #[serde(flatten)]
    line: &'a ChatLineJson,
}

/// What a move may be asked with.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
struct MoveQuery {
    #[serde(default)]
    offering_draw: bool,
}

/// `POST /api/{board,bot}/game/{game}/move/{motion}`.
async fn make_move(
    State(shared): State<Shared>,
    kind: Kind,
    At((game, motion)): At<(GameId, String)>,
    Asking(asking): Asking<MoveQuery>,
    headers: HeaderMap,
) -> Result<Json<OkJson>, Amiss> {
    let seated = shared.seated(kind, &headers, game).await?;
    let motion = motion_on(&*seated.see().await?, &motion)?;
    let mut asked = vec![Asked::Moving(MovingRequest::Move {
        motion,
        two_hands: false,
    })];
    if asking.offering_draw {
        asked.push(Asked::Draw(DrawRequest::OfferDraw));
    }
    seated.ask(asked).await?;
    Ok(Json(OkJson::DONE))
}

/// The motion that a text means where a game stands: castling may be written as the king's way or as
/// king to rook.
fn motion_on(seen: &HostedChess, text: &str) -> Result<Motion, Amiss> {
    let unreadable = || invalid(format!("\"{text}\" is no move in UCI notation"));
    let uci: UciMove = text.parse().map_err(|_| unreadable())?;
    let mode = match seen.settings.chess960 {
        true => CastlingMode::Chess960,
        false => CastlingMode::Standard,
    };
    let legal = seen.game.standing().position();
    let legal = legal.and_then(|position| uci.to_move(position).ok());
    let written = legal.map_or_else(|| text.to_owned(), |m| m.to_uci(mode).to_string());
    written.parse().map_err(|_| unreadable())
}

/// `POST /api/{board,bot}/game/{game}/resign`.
async fn resign(
    State(shared): State<Shared>,
    kind: Kind,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Result<Json<OkJson>, Amiss> {
    let seated = shared.seated(kind, &headers, game).await?;
    seated.ask(vec![Asked::End(EndRequest::Resign)]).await?;
    Ok(Json(OkJson::DONE))
}

/// `POST /api/{board,bot}/game/{game}/abort`.
async fn abort(
    State(shared): State<Shared>,
    kind: Kind,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Result<Json<OkJson>, Amiss> {
    let seated = shared.seated(kind, &headers, game).await?;
    let at = seated.shared.time.now();
    let want = |answer| ToRoom::<Chess>::Want {
        wanted: Wanted::Annul { at },
        answer,
    };
    seated.shared.ask_room(&seated.game, want).await?;
    let ending = seated.see().await?.game.ending();
    match ending.is_some_and(|ending| ending.outcome == Outcome::Annulled) {
        true => Ok(Json(OkJson::DONE)),
        false => Err(invalid("both have moved: the game counts")),
    }
}

/// `yes` or `no`; other words that programs send count as what they mean.
fn is_yes(answer: &str) -> bool {
    matches!(answer, "yes" | "true" | "1")
}

/// `POST /api/{board,bot}/game/{game}/draw/{answer}`.
async fn draw(
    State(shared): State<Shared>,
    kind: Kind,
    At((game, answer)): At<(GameId, String)>,
    headers: HeaderMap,
) -> Result<Json<OkJson>, Amiss> {
    let seated = shared.seated(kind, &headers, game).await?;
    let offers = seated.see().await?.game.open_offers();
    let asked = match (is_yes(&answer), offers[!seated.side], offers[seated.side]) {
        (true, true, _) => Some(DrawRequest::AcceptDraw),
        (true, false, false) => Some(DrawRequest::OfferDraw),
        (false, true, _) => Some(DrawRequest::DeclineDraw),
        (true, false, true) | (false, false, _) => None,
    };
    if let Some(asked) = asked {
        // An offer of which the Laws make nothing is heard all the same.
        match seated.ask(vec![Asked::Draw(asked)]).await {
            Err(Amiss(Failure::Invalid(_))) | Ok(()) => {}
            Err(amiss) => return Err(amiss),
        }
    }
    Ok(Json(OkJson::DONE))
}

/// `POST /api/{board,bot}/game/{game}/takeback/{answer}`.
async fn takeback(
    State(shared): State<Shared>,
    kind: Kind,
    At((game, _answer)): At<(GameId, String)>,
    headers: HeaderMap,
) -> Result<Json<OkJson>, Amiss> {
    shared.seated(kind, &headers, game).await?;
    Ok(Json(OkJson::DONE))
}

/// `POST /api/{board,bot}/game/{game}/claim-draw`. The claim is made on the ground that there is; where
/// there is none nothing is claimed, and nobody is penalised for it.
async fn claim_draw(
    State(shared): State<Shared>,
    kind: Kind,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Result<Json<OkJson>, Amiss> {
    let seated = shared.seated(kind, &headers, game).await?;
    let seen = seated.see().await?;
    let (intended, medium) = (None, Medium::Electronic);
    let position = seen.game.standing().position();
    let quiet = position.map_or(0, Position::halfmoves);
    let claim = match (seen.game.occurrences(), quiet) {
        (3.., _) => DrawRequest::ClaimThreefold { intended, medium },
        (_, 100..) => DrawRequest::ClaimFifty { intended, medium },
        _ => {
            return Err(invalid(
                "the position has not appeared three times (9.2), nor have fifty moves passed (9.3)",
            ));
        }
    };
    seated.ask(vec![Asked::Draw(claim)]).await?;
    Ok(Json(OkJson::DONE))
}

/// `POST /api/{board,bot}/game/{game}/claim-victory`.
async fn claim_victory(
    State(shared): State<Shared>,
    kind: Kind,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Result<Json<OkJson>, Amiss> {
    shared.seated(kind, &headers, game).await?;
    Err(invalid(
        "whoever is away loses by the flag (6.9), not by being away",
    ))
}

/// The stream of what is said in a game.
fn chat_of(game: &GameId) -> String {
    format!("chat/{game}")
}

impl Shared {
    /// What was said in a game.
    async fn chat(&self, game: &GameId) -> Result<Vec<ChatLineJson>, StoreError> {
        let stream = chat_of(game);
        let entries = self.journal.with(move |s| s.read(&stream, 0)).await?;
        let read = |entry: &Entry| serde_json::from_str(&entry.body).ok();
        Ok(entries.iter().filter_map(read).collect())
    }
}

/// `GET /api/{board,bot}/game/{game}/chat`.
async fn read_chat(
    State(shared): State<Shared>,
    kind: Kind,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Result<Json<Vec<ChatLineJson>>, Amiss> {
    let seated = shared.seated(kind, &headers, game).await?;
    Ok(Json(seated.shared.chat(&seated.game).await?))
}

/// `POST /api/{board,bot}/game/{game}/chat`.
async fn say_in_chat(
    State(shared): State<Shared>,
    kind: Kind,
    At(game): At<GameId>,
    headers: HeaderMap,
    Sent(body): Sent<String>,
) -> Result<Json<OkJson>, Amiss> {
    let seated = shared.seated(kind, &headers, game).await?;
    let fields = Fields::read(&body)?;
    let text = fields
        .text("text")
        .ok_or_else(|| invalid("text: nothing is said"))?;
    if text.chars().count() > LONGEST_LINE || text.chars().any(is_unruly) {
        return Err(invalid(format!(
            "text: {LONGEST_LINE} characters at most, and no control characters"
        )));
    }
    let room = match fields.text("room") {
        Some("spectator") => "spectator",
        _ => "player",
    };
    let line = ChatLineJson {
        room: room.to_owned(),
        username: seated.caller.person.name.clone(),
        text: text.to_owned(),
    };
    if seated.shared.chat(&seated.game).await?.len() >= MOST_LINES {
        return Err(Failure::TooMany.into());
    }
    let stream = chat_of(&seated.game);
    seated.shared.append_at_end(&stream, &line).await?;
    Ok(Json(OkJson::DONE))
}

/// `GET /game/export/{game}`.
async fn export(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    headers: HeaderMap,
) -> Result<Response, Amiss> {
    let caller = shared.signed(&headers).await?;
    let side = found(shared.log_of(&caller.person.id).await?.side_in(&game))?;
    let (_, text) = shared
        .written(&game, role_of(side), Language::English)
        .await?;
    let kind = "application/x-chess-pgn; charset=utf-8";
    Ok(([(CONTENT_TYPE, kind)], text).into_response())
}
