//! DGT's program LiveChess: a WebSocket with messages in JSON.

use std::time::Instant;

use futures_util::{SinkExt, StreamExt};
use jadoube_eboard::LiveChess;
use tokio::net::TcpStream;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{Duration, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::error::Error;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::{FromBoard, PAUSE};
use crate::Stop;

/// Whoever does not answer within this time does not answer.
const PATIENCE: Duration = Duration::from_secs(10);

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Connects, and finds the board: the one that is wanted, or the only one.
pub async fn connect(url: &str, wanted: Option<&str>) -> Result<(Socket, String), Stop> {
    let at = |error: Error| Stop::new(format!("{url}: {error}"));
    let (mut socket, _) = connect_async(url).await.map_err(at)?;
    let list = Message::text(LiveChess::list());
    socket.send(list).await.map_err(at)?;
    let chosen = timeout(PATIENCE, choose(&mut socket, wanted)).await;
    let silent = |_| Stop::new(format!("{url}: LiveChess does not list its boards"));
    let number = chosen.map_err(silent)??;
    Ok((socket, number))
}

async fn choose(socket: &mut Socket, wanted: Option<&str>) -> Result<String, Stop> {
    while let Some(message) = socket.next().await {
        if let Message::Text(text) = message.map_err(Stop::new)?
            && let Some(number) = LiveChess::choose(&text, wanted).map_err(Stop::new)?
        {
            return Ok(number);
        }
    }
    Err(Stop::new("LiveChess has closed the connection"))
}

/// Tells what LiveChess says, beside everything else. When it is gone it is called again as soon as it is there, and told
/// which board; the position is set up once, at the beginning.
pub fn listen(
    url: String,
    socket: Socket,
    [subscribe, set_up]: [String; 2],
    tell: UnboundedSender<FromBoard>,
) {
    tokio::spawn(async move {
        let mut socket = socket;
        let mut calls = vec![subscribe.clone(), set_up];
        loop {
            follow(&mut socket, &calls, &tell).await;
            if tell.send(FromBoard::Lost).is_err() {
                return;
            }
            calls = vec![subscribe.clone()];
            socket = connect_again(&url).await;
            if tell.send(FromBoard::Back).is_err() {
                return;
            }
        }
    });
}

/// Calls, and passes on what comes until nothing comes any more.
async fn follow(socket: &mut Socket, calls: &[String], tell: &UnboundedSender<FromBoard>) {
    for call in calls {
        if socket.send(Message::text(call.clone())).await.is_err() {
            return;
        }
    }
    while let Some(Ok(message)) = socket.next().await {
        if let Message::Text(text) = message {
            let bytes = text.as_bytes().to_vec();
            if tell.send(FromBoard::Bytes(bytes, Instant::now())).is_err() {
                return;
            }
        }
    }
}

async fn connect_again(url: &str) -> Socket {
    loop {
        sleep(PAUSE).await;
        if let Ok((socket, _)) = connect_async(url).await {
            return socket;
        }
    }
}
