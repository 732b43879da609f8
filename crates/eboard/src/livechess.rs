//! DGT's program LiveChess, which speaks for boards over a WebSocket, in JSON. It is the poorer source: it tells
//! positions that it holds for moves, a second late, so nobody's touch is seen, and no press.

use std::fmt;

use serde::Deserialize;
use serde_json::{Value, json};
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{Board, CastlingMode, Chess, Position};

use crate::{Signal, Source};

/// The number of the call that lists boards, of the one that subscribes, and of the one that sets up.
const LIST: u64 = 1;
const SUBSCRIBE: u64 = 2;
const SET_UP: u64 = 3;

/// One board that LiveChess speaks for.
#[derive(Clone, Debug)]
pub struct LiveChess {
    serial: String,
    /// What the moves that it tells begin with.
    start: Chess,
    fen: String,
}

/// Why LiveChess cannot speak for a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LiveChessError {
    /// It has no board, or not the one that is wanted.
    NoBoard {
        /// The boards that it has.
        has: Vec<String>,
    },
    /// It has several, and none was named.
    Several {
        /// The boards that it has.
        has: Vec<String>,
    },
    /// It said something that is no list of boards.
    Unread(String),
    /// The game begins with a position that has no moves by the rules.
    Start,
}

impl fmt::Display for LiveChessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LiveChessError::NoBoard { has } if has.is_empty() => {
                write!(f, "LiveChess has no board connected")
            }
            LiveChessError::NoBoard { has } => {
                write!(f, "LiveChess has no such board; it has {}", has.join(", "))
            }
            LiveChessError::Several { has } => write!(
                f,
                "LiveChess has several boards, name one: {}",
                has.join(", ")
            ),
            LiveChessError::Unread(said) => {
                write!(f, "LiveChess answers with no list of boards: {said}")
            }
            LiveChessError::Start => {
                write!(f, "the position of the game cannot be given to LiveChess")
            }
        }
    }
}

impl std::error::Error for LiveChessError {}

#[derive(Deserialize)]
struct Response {
    response: String,
    #[serde(default)]
    id: u64,
    #[serde(default)]
    param: Value,
}

#[derive(Deserialize)]
struct Listed {
    serialnr: String,
}

#[derive(Deserialize)]
struct Feed {
    serialnr: String,
    #[serde(default)]
    board: Option<String>,
    #[serde(default)]
    san: Option<Vec<String>>,
}

impl LiveChess {
    /// What asks LiveChess for its boards.
    pub fn list() -> String {
        json!({"id": LIST, "call": "eboards"}).to_string()
    }

    /// The board of this number in the answer to that, or the only one; none while the message is another one.
    pub fn choose(said: &str, wanted: Option<&str>) -> Result<Option<String>, LiveChessError> {
        let unread = || LiveChessError::Unread(said.chars().take(200).collect());
        let response: Response = serde_json::from_str(said).map_err(|_| unread())?;
        if response.response != "call" || response.id != LIST {
            return Ok(None);
        }
        let listed: Vec<Listed> = serde_json::from_value(response.param).map_err(|_| unread())?;
        let mut has: Vec<String> = listed.into_iter().map(|board| board.serialnr).collect();
        match wanted {
            Some(wanted) if has.iter().any(|serial| serial == wanted) => {
                Ok(Some(wanted.to_owned()))
            }
            None if has.len() > 1 => Err(LiveChessError::Several { has }),
            None if has.len() == 1 => Ok(has.pop()),
            _ => Err(LiveChessError::NoBoard { has }),
        }
    }

    /// The board of a number, for a game that stands at a position.
    pub fn new(serial: String, fen: &str, mode: CastlingMode) -> Result<LiveChess, LiveChessError> {
        let parsed: Fen = fen.parse().map_err(|_| LiveChessError::Start)?;
        let start = parsed.into_position(mode);
        Ok(LiveChess {
            serial,
            start: start.map_err(|_| LiveChessError::Start)?,
            fen: fen.to_owned(),
        })
    }

    /// The messages that follow the choice of a board: that it be told of, and where the game stands.
    pub fn calls(&self) -> [String; 2] {
        let feed = json!({"feed": "eboardevent", "id": 1, "param": {"serialnr": self.serial}});
        let set_up = json!({"id": 1, "method": "setup", "param": {"fen": self.fen}});
        [
            json!({"id": SUBSCRIBE, "call": "subscribe", "param": feed}).to_string(),
            json!({"id": SET_UP, "call": "call", "param": set_up}).to_string(),
        ]
    }

    /// The board after moves as LiveChess writes them; none if one of them cannot be read.
    fn after(&self, moves: &[String]) -> Option<Board> {
        let mut position = self.start.clone();
        for text in moves {
            let san: San = text.trim_end_matches(['+', '#']).parse().ok()?;
            let m = san.to_move(&position).ok()?;
            position.play_unchecked(m);
        }
        Some(position.board().clone())
    }

    fn told(&self, said: &str) -> Option<Signal> {
        let Ok(response) = serde_json::from_str::<Response>(said) else {
            return Some(Signal::Damaged);
        };
        if response.response != "feed" {
            return None;
        }
        let Ok(feed) = serde_json::from_value::<Feed>(response.param) else {
            return Some(Signal::Damaged);
        };
        if feed.serialnr != self.serial {
            return None;
        }
        // What stands there tells more than the moves that LiveChess makes of it.
        let board = match (feed.board, feed.san) {
            (Some(text), _) => Board::from_ascii_board_fen(text.as_bytes()).ok(),
            (None, Some(moves)) => self.after(&moves),
            (None, None) => return None,
        };
        Some(board.map_or(Signal::Damaged, |board| Signal::Whole(Box::new(board))))
    }
}

impl Source for LiveChess {
    /// One message for each line.
    fn greeting(&self) -> Vec<u8> {
        self.calls().join("\n").into_bytes()
    }

    fn look(&self) -> Option<Vec<u8>> {
        None
    }

    /// Each piece is one whole message.
    fn hear(&mut self, bytes: &[u8]) -> Vec<Signal> {
        let said = String::from_utf8_lossy(bytes);
        self.told(&said).into_iter().collect()
    }

    fn sees_touches(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn board() -> LiveChess {
        LiveChess::new("23946".to_owned(), START, CastlingMode::Standard).unwrap()
    }

    #[test]
    fn the_only_board_is_chosen_and_one_of_several_must_be_named() {
        let listed = |numbers: &[&str]| {
            let boards: Vec<Value> = numbers.iter().map(|n| json!({"serialnr": n})).collect();
            json!({"response": "call", "id": 1, "param": boards}).to_string()
        };
        let one = listed(&["23946"]);
        let two = listed(&["1", "2"]);
        assert_eq!(LiveChess::choose(&one, None), Ok(Some("23946".to_owned())));
        assert_eq!(LiveChess::choose(&two, Some("2")), Ok(Some("2".to_owned())));
        for (said, wanted) in [(&two, None), (&two, Some("3")), (&listed(&[]), None)] {
            assert!(LiveChess::choose(said, wanted).is_err(), "{said}");
        }
        let other = json!({"response": "feed", "id": 1, "param": {}}).to_string();
        assert_eq!(LiveChess::choose(&other, None), Ok(None));
        assert!(LiveChess::choose("?", None).is_err());
    }

    #[test]
    fn moves_and_placements_are_the_whole_board() {
        let mut board = board();
        let told = |board: &mut LiveChess, param: Value| {
            let said = json!({"response": "feed", "id": 1, "param": param}).to_string();
            board.hear(said.as_bytes())
        };
        let e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
        let whole = Signal::Whole(Box::new(
            Board::from_ascii_board_fen(e4.as_bytes()).unwrap(),
        ));
        let by_moves = json!({"serialnr": "23946", "san": ["e4"]});
        assert_eq!(told(&mut board, by_moves), std::slice::from_ref(&whole));
        let placed = json!({"serialnr": "23946", "board": e4, "san": ["e5"]});
        assert_eq!(told(&mut board, placed), [whole]);
        let others = json!({"serialnr": "1", "board": e4});
        assert_eq!(told(&mut board, others), []);
        let unread = json!({"serialnr": "23946", "san": ["e5"]});
        assert_eq!(told(&mut board, unread), [Signal::Damaged]);
        assert_eq!(board.hear(b"?"), [Signal::Damaged]);
    }
}
