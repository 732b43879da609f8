//! A browser without a window: requests, cookies, lines.
#![allow(dead_code, reason = "each test uses its part")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fmt;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, DuplexStream};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// The way to a server: an address, or pipes inside this program.
#[derive(Clone, Debug)]
pub enum Door {
    Tcp(SocketAddr),
    Pipes(Pipes),
}

/// Pipes to a server in this program. Nothing is lost in them and nothing takes time.
#[derive(Clone, Debug)]
pub struct Pipes {
    pub open: mpsc::UnboundedSender<(DuplexStream, SocketAddr)>,
    /// The address that the server sees.
    pub from: Ipv4Addr,
    /// How many bytes fit into a pipe.
    pub width: usize,
}

/// Bytes both ways.
pub trait Io: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Io for T {}

impl Door {
    pub async fn connect(&self) -> io::Result<Box<dyn Io>> {
        static PORT: AtomicU16 = AtomicU16::new(1024);
        match self {
            Door::Tcp(address) => Ok(Box::new(TcpStream::connect(address).await?)),
            Door::Pipes(pipes) => {
                let (near, far) = tokio::io::duplex(pipes.width);
                let from = SocketAddr::from((pipes.from, PORT.fetch_add(1, Ordering::Relaxed)));
                let gone = |_| io::Error::from(io::ErrorKind::ConnectionRefused);
                pipes.open.send((far, from)).map_err(gone)?;
                Ok(Box::new(near))
            }
        }
    }

    /// The address for benches, which have sockets of their own.
    pub fn address(&self) -> SocketAddr {
        match self {
            Door::Tcp(address) => *address,
            Door::Pipes(pipes) => SocketAddr::from((pipes.from, 0)),
        }
    }
}

impl From<SocketAddr> for Door {
    fn from(address: SocketAddr) -> Door {
        Door::Tcp(address)
    }
}

impl fmt::Display for Door {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Door::Tcp(address) => write!(f, "{address}"),
            Door::Pipes(_) => f.write_str("jadoube.test"),
        }
    }
}

pub struct Answer {
    pub status: u16,
    pub head: String,
    pub text: String,
    /// What came after the head, as it came.
    pub bytes: Vec<u8>,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }
}

/// One visitor with one cookie.
#[derive(Clone, Debug)]
pub struct Visitor {
    pub server: Door,
    pub cookie: Option<String>,
    pub origin: Option<String>,
    /// The secret that a program bears in place of a cookie.
    pub bearer: Option<String>,
}

impl Visitor {
    pub fn new(server: impl Into<Door>) -> Visitor {
        Visitor {
            server: server.into(),
            cookie: None,
            origin: None,
            bearer: None,
        }
    }

    pub async fn request(&mut self, method: &str, path: &str, body: &str) -> Answer {
        self.try_request(method, path, body).await.unwrap()
    }

    pub async fn try_request(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
    ) -> io::Result<Answer> {
        self.try_send(method, path, body.as_bytes()).await
    }

    /// A request whose body need not be text.
    pub async fn try_send(&mut self, method: &str, path: &str, body: &[u8]) -> io::Result<Answer> {
        let mut stream = self.server.connect().await?;
        let mut head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n",
            self.server,
            body.len()
        );
        if let Some(cookie) = &self.cookie {
            head.push_str(&format!("Cookie: jadoube_session={cookie}\r\n"));
        }
        if let Some(origin) = &self.origin {
            head.push_str(&format!("Origin: {origin}\r\n"));
        }
        if let Some(bearer) = &self.bearer {
            head.push_str(&format!("Authorization: Bearer {bearer}\r\n"));
        }
        stream
            .write_all(&[head.as_bytes(), b"\r\n", body].concat())
            .await?;
        let mut bytes = Vec::new();
        // A server that refuses a large body may close before all of it is read.
        if let Err(error) = stream.read_to_end(&mut bytes).await
            && bytes.is_empty()
        {
            return Err(error);
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (head, text) = text
            .split_once("\r\n\r\n")
            .ok_or_else(|| io::Error::other("no answer"))?;
        let status = head.split(' ').nth(1).and_then(|s| s.parse().ok());
        if let Some((_, rest)) = head.split_once("set-cookie: jadoube_session=") {
            let secret = rest.split(';').next().unwrap_or_default();
            self.cookie = Some(secret.to_owned());
        }
        let blank = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        let bytes = blank.map(|at| bytes[at + 4..].to_vec());
        Ok(Answer {
            bytes: bytes.unwrap_or_default(),
            status: status.unwrap_or(0),
            head: head.to_owned(),
            text: text.to_owned(),
        })
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.request("POST", path, &body.to_string()).await
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.request("GET", path, "").await
    }

    /// Follows a link.
    pub async fn join(&mut self, secret: &str) -> Value {
        let answer = self.post("/api/session", &json!({"token": secret})).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        answer.json()
    }

    pub async fn line(&self, game: &str, role: &str, after: Option<u64>) -> Line {
        self.try_line(game, role, after).await.unwrap()
    }

    pub async fn try_line(
        &self,
        game: &str,
        role: &str,
        after: Option<u64>,
    ) -> Result<Line, String> {
        let after = after.map(|seq| format!("&after={seq}")).unwrap_or_default();
        let path = format!("/api/games/{game}/line?as={role}{after}");
        self.socket(&path).await
    }

    pub async fn socket(&self, path: &str) -> Result<Line, String> {
        let address = format!("ws://{}{path}", self.server);
        let mut request = address.into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            let value = format!("jadoube_session={cookie}");
            request
                .headers_mut()
                .insert("cookie", value.parse().unwrap());
        }
        if let Some(origin) = &self.origin {
            request
                .headers_mut()
                .insert("origin", origin.parse().unwrap());
        }
        if let Some(bearer) = &self.bearer {
            let value = format!("Bearer {bearer}");
            request
                .headers_mut()
                .insert("authorization", value.parse().unwrap());
        }
        let stream = self.server.connect().await;
        let stream = stream.map_err(|error| error.to_string())?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream)
            .await
            .map_err(|error| error.to_string())?;
        Ok(Line { socket })
    }
}

/// An answer that comes line by line.
pub struct Lines {
    stream: Box<dyn Io>,
    heard: Vec<u8>,
    pub head: String,
}

impl Visitor {
    /// Asks for an answer that comes line by line.
    pub async fn lines(&self, method: &str, path: &str, body: &str) -> Lines {
        let mut stream = self.server.connect().await.unwrap();
        let bearer = self.bearer.as_deref().unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {bearer}\r\nContent-Length: {}\r\n\r\n{body}",
            self.server,
            body.len()
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut lines = Lines {
            stream,
            heard: Vec::new(),
            head: String::new(),
        };
        while !lines.head.ends_with("\r\n\r\n") {
            let byte = lines.byte().await.unwrap();
            lines.head.push(char::from(byte));
        }
        lines
    }
}

impl Lines {
    async fn byte(&mut self) -> Option<u8> {
        let read = tokio::time::timeout(PATIENCE, self.stream.read_u8());
        read.await.expect("a line in time").ok()
    }

    /// The next chunk as it was sent; none at the end.
    async fn chunk(&mut self) -> Option<Vec<u8>> {
        let mut size = String::new();
        while !size.ends_with("\r\n") {
            size.push(char::from(self.byte().await?));
        }
        let size = usize::from_str_radix(size.trim(), 16).unwrap();
        let mut chunk = vec![0; size + 2];
        self.stream.read_exact(&mut chunk).await.ok()?;
        chunk.truncate(size);
        (size > 0).then_some(chunk)
    }

    /// The next line, which may be empty; none at the end.
    pub async fn line(&mut self) -> Option<String> {
        loop {
            if let Some(at) = self.heard.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.heard.drain(..=at).collect();
                return Some(String::from_utf8(line).unwrap().trim().to_owned());
            }
            let chunk = self.chunk().await?;
            self.heard.extend(chunk);
        }
    }

    /// The next line that says something; none at the end.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let line = self.line().await?;
            if !line.is_empty() {
                return Some(serde_json::from_str(&line).unwrap());
            }
        }
    }

    /// Lines until one of a type comes, which is given.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let line = self.next().await.expect("the stream is open");
            if line["type"] == kind {
                return line;
            }
        }
    }
}

/// So long a message is waited for. Under a paused clock that is nothing, and long enough for
/// everything that a clock brings about.
const PATIENCE: Duration = Duration::from_secs(100);

/// A line of a visitor.
pub struct Line {
    pub socket: WebSocketStream<Box<dyn Io>>,
}

impl Line {
    pub async fn send(&mut self, text: impl Into<String>) {
        let _ = self.socket.send(Message::Text(text.into().into())).await;
    }

    pub async fn say(&mut self, said: &Value) {
        self.send(said.to_string()).await;
    }

    pub async fn ask(&mut self, id: &str, asked: Value) {
        self.say(&json!({"type": "ask", "id": id, "ask": asked}))
            .await;
    }

    /// The next message but those about who is here; none when the line has ended.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            match self.any().await {
                Some(heard) if heard["type"] == "here" => {}
                heard => return heard,
            }
        }
    }

    /// The next message of any type; none when the line has ended.
    async fn any(&mut self) -> Option<Value> {
        loop {
            let heard = tokio::time::timeout(PATIENCE, self.socket.next());
            match heard.await.expect("a message in time") {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => {
                    let code: u16 = frame.map_or(0, |frame| frame.code.into());
                    return Some(json!({"type": "closed", "code": code}));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    pub async fn hear(&mut self) -> Value {
        self.next().await.expect("the line is open")
    }

    /// Nothing of this type comes in the next second.
    pub async fn never_hears(&mut self, kind: &str) {
        let heard = async {
            while let Some(heard) = self.any().await {
                assert_ne!(heard["type"], kind, "{heard}");
            }
        };
        let quiet = tokio::time::timeout(Duration::from_secs(1), heard).await;
        assert!(quiet.is_err(), "the line ended");
    }

    /// Messages until one of a type comes, which is given.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let heard = self.any().await.expect("the line is open");
            if heard["type"] == kind {
                return heard;
            }
            assert_ne!(heard["type"], "closed", "waiting for {kind}");
        }
    }
}

/// A game with a visitor for each role.
pub struct Table {
    pub game: String,
    pub organiser: Visitor,
    pub links: Value,
}

impl Table {
    /// The table that was laid for somebody, from the answer.
    pub fn of(organiser: &Visitor, created: &Value) -> Table {
        Table {
            game: created["game"].as_str().unwrap().to_owned(),
            organiser: organiser.clone(),
            links: created["links"].clone(),
        }
    }

    /// Lays a table; under the full rules unless the request says otherwise.
    pub async fn lay(server: impl Into<Door>, mut request: Value) -> Table {
        if request["regime"].is_null() {
            request["regime"] = json!("full");
        }
        let mut organiser = Visitor::new(server);
        let answer = organiser.post("/api/games", &request).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        let created = answer.json();
        Table {
            game: created["game"].as_str().unwrap().to_owned(),
            organiser,
            links: created["links"].clone(),
        }
    }

    pub fn secret(&self, role: &str) -> String {
        let links = self.links.as_array().unwrap();
        let link = links.iter().find(|link| link["role"] == role).unwrap();
        let path = link["path"].as_str().unwrap();
        path.strip_prefix("/join#").unwrap().to_owned()
    }

    pub async fn visitor(&self, role: &str) -> Visitor {
        self.visitor_at(self.organiser.server.clone(), role).await
    }

    /// A visitor of another node.
    pub async fn visitor_at(&self, server: impl Into<Door>, role: &str) -> Visitor {
        let mut visitor = Visitor::new(server);
        visitor.join(&self.secret(role)).await;
        visitor
    }

    /// Both players at the board of a game that has started.
    pub async fn start(&self) -> (Line, Line) {
        let mut lines = Vec::new();
        for role in ["white", "black"] {
            let visitor = self.visitor(role).await;
            let mut line = visitor.line(&self.game, role, None).await;
            line.until("welcome").await;
            lines.push(line);
        }
        let mut black = lines.pop().unwrap();
        let mut white = lines.pop().unwrap();
        white.ask("here", json!(["arrive"])).await;
        white.until("event").await;
        black.until("event").await;
        black.ask("here", json!(["arrive"])).await;
        let started = black.until("event").await;
        assert_eq!(started["picture"]["phase"], "playing", "{started}");
        white.until("event").await;
        (white, black)
    }
}

/// A game of two players without an arbiter.
pub fn casual() -> Value {
    json!({"no_arbiter": true, "preset": "blitz-5-0", "regime": "limited"})
}

/// An event whose first round is on the wall.
pub async fn paired(desk: &mut Visitor, regulations: Value, entrants: &[Value]) -> String {
    let made = desk
        .post("/api/events", &json!({"regulations": regulations}))
        .await;
    let event = made.json()["event"].as_str().unwrap().to_owned();
    for (id, mut said) in [
        json!({"type": "ask", "ask": [{"enter_all": entrants}]}),
        json!({"type": "draw", "by": "entry"}),
        json!({"type": "ask", "ask": [{"pair": {"round": 1}}, {"publish": {"round": 1}}]}),
    ]
    .into_iter()
    .enumerate()
    {
        said["id"] = json!(format!("s{id}"));
        let say = format!("/api/events/{event}/say?as=organiser");
        let heard = desk.post(&say, &said).await;
        assert_eq!(heard.json()[0]["type"], "event", "{}", heard.text);
    }
    event
}
