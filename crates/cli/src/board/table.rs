//! The connection of an electronic board to its game.

use std::fmt;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use jadoube_wire::{Creation, Heard, Joined, Role, Said};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::error::Error;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::COOKIE;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use ureq::Agent;

use crate::Stop;

/// Whoever does not answer within this time does not answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// Nothing for so long, and the connection is dead: the server sends a ping every 15 seconds.
const SILENCE: Duration = Duration::from_secs(40);

/// A game that a link opens.
pub struct Table {
    /// The address of the server.
    origin: String,
    game: String,
    cookie: HeaderValue,
}

/// Why nothing more is heard of the game.
pub enum Closed {
    /// The server is not there, or not now.
    Away(String),
    /// It has turned the board away for good.
    Ended(String),
}

impl fmt::Display for Closed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Closed::Away(why) | Closed::Ended(why) => f.write_str(why),
        }
    }
}

impl Table {
    /// Follows a link. Its secret goes to the server and nowhere else.
    pub fn join(link: &str) -> Result<Table, Stop> {
        let parts = link.trim().split_once("/join#");
        let parts = parts.filter(|(origin, secret)| {
            let web = origin.starts_with("http://") || origin.starts_with("https://");
            web && !secret.is_empty()
        });
        let Some((origin, secret)) = parts else {
            return Err(Stop::new(
                "--game: no link of a game, such as https://chess.example.org/join#SECRET",
            ));
        };
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .user_agent("jadoube")
            .build();
        let at = |why: &dyn fmt::Display| Stop::new(format!("{origin}: {why}"));
        let agent: Agent = config.into();
        let token = serde_json::json!({ "token": secret }).to_string();
        let mut answer = agent
            .post(format!("{origin}/api/session"))
            .content_type("application/json")
            .send(&token)
            .map_err(|error| at(&error))?;
        if !answer.status().is_success() {
            return Err(at(&"the link opens nothing, or no longer"));
        }
        let cookie = answer.headers().get("set-cookie");
        let cookie = cookie.and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok());
        let body = answer.body_mut().read_to_string();
        let joined = serde_json::from_str::<Joined>(&body.map_err(|error| at(&error))?);
        let (Some(cookie), Ok(joined)) = (cookie, joined) else {
            return Err(at(&"the answer is not one of this program's server"));
        };
        if joined.role != Role::Board || joined.what != Creation::Game {
            let role = joined.role;
            return Err(at(&format!(
                "this link is for the role \"{role}\"; an electronic board needs a link of its own (role \"board\")"
            )));
        }
        Ok(Table {
            origin: origin.to_owned(),
            game: joined.id,
            cookie,
        })
    }

    /// Opens a connection; what happened after an entry comes first.
    pub async fn open(&self, after: Option<u64>) -> Result<Connection, Closed> {
        // http becomes ws, https becomes wss.
        let socket = self.origin.replacen("http", "ws", 1);
        let after = after.map_or_else(String::new, |after| format!("&after={after}"));
        let address = format!("{socket}/api/games/{}/line?as=board{after}", self.game);
        let away = |error: Error| match error {
            Error::Http(answer) if answer.status().is_client_error() && answer.status() != 429 => {
                Closed::Ended(format!("the server refuses: {}", answer.status()))
            }
            error => Closed::Away(error.to_string()),
        };
        let mut request = address.into_client_request().map_err(away)?;
        request.headers_mut().insert(COOKIE, self.cookie.clone());
        match timeout(PATIENCE, connect_async(request)).await {
            Ok(Ok((socket, _))) => Ok(Connection {
                socket,
                heard: Instant::now(),
            }),
            Ok(Err(error)) => Err(away(error)),
            Err(_) => Err(Closed::Away("no answer".to_owned())),
        }
    }
}

/// An open connection to a game.
pub struct Connection {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    heard: Instant,
}

impl Connection {
    /// Says something. What cannot be said is said again after the next welcome.
    pub async fn say(&mut self, said: &Said) {
        if let Ok(text) = serde_json::to_string(said) {
            // A connection that is broken is found to be when it is listened to.
            let _ = self.socket.send(Message::text(text)).await;
        }
    }

    /// The next message.
    pub async fn hear(&mut self) -> Result<Heard, Closed> {
        loop {
            let next = timeout_at(self.heard + SILENCE, self.socket.next()).await;
            self.heard = Instant::now();
            let message = match next {
                Err(_) => return Err(Closed::Away("no sign of life".to_owned())),
                Ok(None) => return Err(Closed::Away("closed".to_owned())),
                Ok(Some(Err(error))) => return Err(Closed::Away(error.to_string())),
                Ok(Some(Ok(message))) => message,
            };
            match message {
                Message::Text(text) => {
                    // A message of a newer server that this program does not know changes nothing here.
                    if let Ok(heard) = serde_json::from_str(&text) {
                        return Ok(heard);
                    }
                }
                Message::Close(Some(frame)) if u16::from(frame.code) == 4003 => {
                    let why = "the link was taken away";
                    return Err(Closed::Ended(why.to_owned()));
                }
                Message::Close(_) => return Err(Closed::Away("closed".to_owned())),
                Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_) => {}
            }
        }
    }
}
