//! Players and spectators who cost little: one thread, plain frames, a glance at each message.
//!
//! They share the processors with the server that they measure, so they do no more than they must:
//! a player's line is read when its act is to be acknowledged, a spectator's now and then.

use std::collections::VecDeque;
use std::io::{ErrorKind, Read, Write};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use mio::net::TcpStream;
use mio::{Events, Interest, Poll, Token};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::common::Visitor;
use crate::script::script;

/// Boards at which somebody moves at the same time.
const AT_ONCE: usize = 256;
/// Boards that are opened at the same time.
const OPENED_AT_ONCE: usize = 32;
/// How often spectators look.
const GLANCE: Duration = Duration::from_millis(250);

/// All boards with all their lines.
pub struct Hall {
    boards: Vec<Board>,
    poll: Poll,
}

struct Board {
    /// Who has all its links.
    visitor: Visitor,
    game: String,
    players: [Line; 2],
    spectator: Line,
    played: usize,
    /// Since when a move waits to be acknowledged.
    asked: Option<Instant>,
}

impl Hall {
    /// Opens boards; both players have arrived, and the games have started.
    pub fn open(server: SocketAddr, boards: usize) -> Hall {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let mut hall = Hall {
            boards: Vec::with_capacity(boards),
            poll: Poll::new().unwrap(),
        };
        while hall.boards.len() < boards {
            let some = OPENED_AT_ONCE.min(boards - hall.boards.len());
            let opened = runtime.block_on(async {
                let opening = (0..some).map(|_| tokio::spawn(Board::open(server)));
                let mut opened = Vec::with_capacity(some);
                for board in opening.collect::<Vec<_>>() {
                    opened.push(board.await.unwrap());
                }
                opened
            });
            hall.boards.extend(opened);
            hall.look_around();
        }
        let registry = hall.poll.registry();
        for (at, board) in hall.boards.iter_mut().enumerate() {
            for (side, player) in board.players.iter_mut().enumerate() {
                let token = Token(2 * at + side);
                let stream = &mut player.stream;
                registry
                    .register(stream, token, Interest::READABLE)
                    .unwrap();
            }
        }
        hall
    }

    /// All lines break, and are opened anew, so many boards at a time: how long it takes until
    /// everybody has been told how the game stands.
    pub fn reopen(&mut self) -> Duration {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        for board in &mut self.boards {
            let lines = board.lines();
            lines.into_iter().for_each(Line::break_off);
        }
        let began = Instant::now();
        for boards in self.boards.chunks_mut(OPENED_AT_ONCE) {
            runtime.block_on(async {
                let opening = boards.iter().map(|board| {
                    let (visitor, game) = (board.visitor.clone(), board.game.clone());
                    tokio::spawn(async move { Board::lines_of(&visitor, &game).await })
                });
                let opening: Vec<_> = opening.collect();
                for (board, lines) in boards.iter_mut().zip(opening) {
                    (board.players, board.spectator) = lines.await.unwrap();
                }
            });
            boards.iter_mut().for_each(Board::hear_how_it_stands);
        }
        began.elapsed()
    }

    /// Everybody hears what has come.
    fn look_around(&mut self) {
        for board in &mut self.boards {
            for line in board.lines() {
                line.read(|_| {});
            }
        }
    }

    /// Plays at the boards in turn, and tells how long each act waited to be acknowledged.
    pub fn play(&mut self, time: Duration) -> Vec<Duration> {
        let script = script();
        let mut waits = Vec::new();
        let mut turns: VecDeque<usize> = (0..self.boards.len()).collect();
        let mut events = Events::with_capacity(1024);
        let began = Instant::now();
        let mut looked = began;
        for at in turns.drain(..AT_ONCE.min(self.boards.len())) {
            self.boards[at].play(&script);
        }
        while began.elapsed() < time {
            self.poll.poll(&mut events, Some(GLANCE)).unwrap();
            for event in &events {
                let Token(token) = event.token();
                let (at, side) = (token / 2, token % 2);
                let Some(wait) = self.boards[at].hear(side) else {
                    continue;
                };
                waits.push(wait);
                turns.push_back(at);
                if let Some(next) = turns.pop_front() {
                    self.boards[next].play(&script);
                }
            }
            if looked.elapsed() > GLANCE {
                looked = Instant::now();
                for board in &mut self.boards {
                    board.spectator.read(|_| {});
                }
            }
        }
        waits
    }
}

impl Board {
    async fn open(server: SocketAddr) -> Board {
        let mut visitor = Visitor::new(server);
        let request = json!({"no_arbiter": true, "preset": "standard-90-30", "auto_press": true});
        let created = visitor.post("/api/games", &request).await.json();
        let game = created["game"].as_str().unwrap();
        for link in created["links"].as_array().unwrap() {
            let role = link["role"].as_str().unwrap();
            if matches!(role, "white" | "black" | "spectator") {
                let path = link["path"].as_str().unwrap();
                visitor.join(path.trim_start_matches("/join#")).await;
            }
        }
        let (players, spectator) = Board::lines_of(&visitor, game).await;
        for role in ["white", "black"] {
            let here = json!({"type": "ask", "id": format!("here-{role}"), "ask": ["arrive"]});
            let path = format!("/api/games/{game}/say?as={role}");
            let heard = visitor.post(&path, &here).await;
            assert_eq!(heard.status, 200, "{}", heard.text);
        }
        Board {
            game: game.to_owned(),
            visitor,
            players,
            spectator,
            played: 0,
            asked: None,
        }
    }

    /// The lines of both players and of a spectator.
    async fn lines_of(visitor: &Visitor, game: &str) -> ([Line; 2], Line) {
        let players = [
            Line::open(visitor, game, "white").await,
            Line::open(visitor, game, "black").await,
        ];
        (players, Line::open(visitor, game, "spectator").await)
    }

    fn lines(&mut self) -> [&mut Line; 3] {
        let [white, black] = &mut self.players;
        [white, black, &mut self.spectator]
    }

    /// Waits until each line has heard its first text.
    fn hear_how_it_stands(&mut self) {
        for line in self.lines() {
            let mut heard = false;
            while !heard {
                line.read(|_| heard = true);
                if !heard {
                    std::thread::sleep(Duration::from_micros(200));
                }
            }
        }
    }

    /// The next move of the script.
    fn play(&mut self, script: &[String]) {
        let motion = script.get(self.played).expect("the script is long enough");
        let message = format!(
            r#"{{"type":"ask","id":"m{}","ask":[{{"move":{{"motion":"{motion}"}}}}]}}"#,
            self.played
        );
        self.asked = Some(Instant::now());
        self.players[self.played % 2].say(&message);
    }

    /// Something has come for a player: how long the act waited, if it is the acknowledgement.
    fn hear(&mut self, side: usize) -> Option<Duration> {
        let asked = self.asked.filter(|_| side == self.played % 2)?;
        let own = format!(r#""id":"m{}""#, self.played);
        let mut kept = false;
        self.players[side].read(|text| {
            let head = &text[..text.len().min(80)];
            let named = |what: &str| head.windows(what.len()).any(|part| part == what.as_bytes());
            assert!(
                !named(r#""type":"refused""#) && !named(r#""type":"fault""#),
                "{}",
                String::from_utf8_lossy(text)
            );
            kept |= named(&own);
        });
        if !kept {
            return None;
        }
        self.played += 1;
        self.asked = None;
        Some(asked.elapsed())
    }
}

/// One board and a crowd that looks on.
pub struct Crowd {
    board: Board,
    watchers: Vec<Line>,
}

impl Crowd {
    /// Opens a board, and lines for so many who look on by one link.
    pub fn open(server: SocketAddr, watchers: usize) -> Crowd {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let board = Board::open(server).await;
            let mut crowd = Crowd {
                board,
                watchers: Vec::with_capacity(watchers),
            };
            while crowd.watchers.len() < watchers {
                let Board { visitor, game, .. } = &crowd.board;
                let line = Line::open(visitor, game, "spectator").await;
                crowd.watchers.push(line);
                if crowd.watchers.len().is_multiple_of(OPENED_AT_ONCE) {
                    crowd.hear();
                }
            }
            crowd
        })
    }

    /// Everybody hears what has come.
    pub fn hear(&mut self) -> Heard {
        self.board.spectator.read(|_| {});
        let mut heard = Heard::default();
        for watcher in &mut self.watchers {
            watcher.read(|text| {
                heard.texts += 1;
                heard.bytes += text.len();
            });
        }
        heard
    }

    /// Plays so many half-moves, each as soon as the one before it was heard by everybody; gives what
    /// the watchers heard.
    pub fn watch(&mut self, moves: usize) -> Heard {
        let script = script();
        let mut all = Heard::default();
        for _ in 0..moves {
            let side = self.board.played % 2;
            self.board.play(&script);
            while self.board.hear(side).is_none() {
                std::thread::sleep(Duration::from_millis(1));
            }
            self.board.players[1 - side].read(|_| {});
            let mut texts = 0;
            while texts < self.watchers.len() {
                let heard = self.hear();
                texts += heard.texts;
                all.bytes += heard.bytes;
            }
            all.texts += texts;
        }
        all
    }
}

/// What came to a crowd.
#[derive(Default)]
pub struct Heard {
    pub texts: usize,
    pub bytes: usize,
}

/// A WebSocket, as far as it is needed here.
struct Line {
    stream: TcpStream,
    /// What has come of a frame that is not whole yet.
    rest: Vec<u8>,
}

impl Line {
    async fn open(visitor: &Visitor, game: &str, role: &str) -> Line {
        let mut stream = tokio::net::TcpStream::connect(visitor.server.address())
            .await
            .unwrap();
        stream.set_nodelay(true).unwrap();
        let cookie = visitor.cookie.as_deref().unwrap_or_default();
        let hello = format!(
            "GET /api/games/{game}/line?as={role} HTTP/1.1\r\nHost: {}\r\nCookie: jadoube_session={cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            visitor.server
        );
        stream.write_all(hello.as_bytes()).await.unwrap();
        let mut rest = Vec::with_capacity(4096);
        let end = loop {
            assert_ne!(
                stream.read_buf(&mut rest).await.unwrap(),
                0,
                "the line was refused"
            );
            let end = rest.windows(4).position(|part| part == b"\r\n\r\n");
            if let Some(end) = end {
                break end + 4;
            }
        };
        assert!(
            rest.starts_with(b"HTTP/1.1 101"),
            "{}",
            String::from_utf8_lossy(&rest)
        );
        rest.drain(..end);
        Line {
            stream: TcpStream::from_std(stream.into_std().unwrap()),
            rest,
        }
    }

    fn break_off(&mut self) {
        self.stream.shutdown(std::net::Shutdown::Both).unwrap();
    }

    fn say(&mut self, text: &str) {
        self.send(0x1, text.as_bytes());
    }

    /// One short frame, under a mask of noughts.
    fn send(&mut self, kind: u8, payload: &[u8]) {
        let length = u8::try_from(payload.len()).unwrap();
        assert!(length < 126, "a short frame");
        let mut frame = vec![0x80 | kind, 0x80 | length, 0, 0, 0, 0];
        frame.extend_from_slice(payload);
        self.stream.write_all(&frame).unwrap();
    }

    /// Reads what has come, and shows each text; a ping is answered.
    fn read(&mut self, mut show: impl FnMut(&[u8])) {
        let mut piece = [0; 16 * 1024];
        loop {
            match self.stream.read(&mut piece) {
                Ok(0) => panic!("the server has closed a line"),
                Ok(length) => {
                    self.rest.extend_from_slice(&piece[..length]);
                    if length < piece.len() {
                        break;
                    }
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                Err(error) => panic!("{error}"),
            }
        }
        let mut from = 0;
        let mut pinged = false;
        while let Some((kind, start, end)) = frame(&self.rest[from..]) {
            match kind {
                0x1 => show(&self.rest[from + start..from + end]),
                0x9 => pinged = true,
                0xa => {}
                _ => panic!("the server has closed a line"),
            }
            from += end;
        }
        self.rest.drain(..from);
        if pinged {
            self.send(0xa, &[]);
        }
    }
}

/// The kind of the frame that the bytes begin with, and where its payload begins and ends.
fn frame(bytes: &[u8]) -> Option<(u8, usize, usize)> {
    let (&kind, &length) = (bytes.first()?, bytes.get(1)?);
    let (start, length) = match length {
        126 => (
            4,
            usize::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?)),
        ),
        127 => panic!("longer than any message of a line"),
        short => (2, usize::from(short)),
    };
    let end = start + length;
    (bytes.len() >= end).then_some((kind & 0xf, start, end))
}
