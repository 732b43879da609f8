//! What only the arbiter can settle, and what the people at the board may want to know.

use jadoube_laws::{Motion, Outcome};
use jadoube_ruling::{Message, Side, Value};
use shakmaty::Square;

/// What the board cannot tell and the arbiter is asked for. The game waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The board is silent: its cable was pulled, or it does not answer.
    Silent,
    /// The board answers, and twice not the same.
    Unsteady,
    /// The board is there again, and these squares are not as in the game.
    Differs {
        /// The squares.
        squares: Vec<Square>,
    },
    /// The clock was pressed, and no single move leads to what stands on these squares.
    Unexplained {
        /// Who pressed.
        side: Side,
        /// The squares.
        squares: Vec<Square>,
    },
    /// The clock was pressed, and every piece stands as before.
    NothingMoved {
        /// Who pressed.
        side: Side,
    },
    /// The clock was pressed after a move that the game does not take.
    Refused {
        /// Who pressed.
        side: Side,
        /// What was done on the board, if it was one motion.
        motion: Option<Motion>,
        /// The refusal as a sentence, with its article.
        why: String,
    },
    /// The players show a result on the board, by kings in the centre or a piece made for it. The Laws know no such
    /// sign, so it ends nothing.
    Shown(Outcome),
}

impl Doubt {
    /// The sentence that asks.
    pub fn message(&self) -> Message {
        let of = |id, side: Side| Message::new(id).with("side", side);
        match self {
            Doubt::Silent => Message::new("board-silent"),
            Doubt::Unsteady => Message::new("board-unsteady"),
            Doubt::Differs { squares } => {
                Message::new("board-differs").with("squares", names(squares))
            }
            Doubt::Unexplained { side, squares } => {
                of("board-unexplained", *side).with("squares", names(squares))
            }
            Doubt::NothingMoved { side } => of("board-nothing-moved", *side),
            Doubt::Refused { side, motion, why } => match motion {
                Some(motion) => of("board-refused", *side)
                    .with("move", motion.to_string())
                    .with("why", why.clone()),
                None => of("board-refused-press", *side).with("why", why.clone()),
            },
            Doubt::Shown(Outcome::Win(side)) => of("board-shown-win", *side),
            Doubt::Shown(_) => Message::new("board-shown-draw"),
        }
    }
}

/// What is worth saying at the board and changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The pieces stand as in the game.
    Ready,
    /// Before the game: these squares are not as it begins.
    SetUp {
        /// The squares.
        squares: Vec<Square>,
    },
    /// The game has another position than the board: these squares must be put right.
    PutBack {
        /// The squares.
        squares: Vec<Square>,
    },
    /// A piece of the player not having the move was lifted alone: whose hand it was nobody can see.
    WhoseHand {
        /// Where it stood.
        square: Square,
    },
    /// No clock is connected, and nobody else presses.
    NoClock,
}

impl Hint {
    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        match self {
            Hint::Ready => Message::new("board-ready"),
            Hint::SetUp { squares } => Message::new("board-set-up").with("squares", names(squares)),
            Hint::PutBack { squares } => {
                Message::new("board-put-back").with("squares", names(squares))
            }
            Hint::WhoseHand { square } => {
                Message::new("board-whose-hand").with("square", square.to_string())
            }
            Hint::NoClock => Message::new("board-no-clock"),
        }
    }
}

/// Squares as a sentence lists them; many are only counted by their first.
fn names(squares: &[Square]) -> Value {
    let shown: Vec<String> = squares.iter().take(6).map(Square::to_string).collect();
    let more = if squares.len() > 6 { " …" } else { "" };
    Value::Text(format!("{}{more}", shown.join(", ")))
}
