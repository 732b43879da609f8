//! Can this side still mate? The question that people ask of any position.

use jadoube_deadpos::{self as deadpos, Budget, Proof, Verdict};
use jadoube_laws::color;
use jadoube_notation::Style;
use jadoube_ruling::{Message, Side};
use jadoube_wire::WinnableAnswer;
use shakmaty::{Chess, Move};

/// Whether a side can mate in a position, by a search of so many nodes. `say` makes a sentence of why it cannot.
pub fn winnable(
    position: &Chess,
    side: Side,
    budget: Budget,
    say: impl Fn(&Message) -> String,
) -> WinnableAnswer {
    match deadpos::can_mate(position, color(side), budget) {
        Verdict::Winnable(moves) => WinnableAnswer::Yes {
            line: line(position, &moves),
        },
        Verdict::Unwinnable(proof) => {
            let message = proof_in_words(&proof);
            WinnableAnswer::No {
                reason: say(&message),
                message,
            }
        }
        Verdict::Unknown { .. } => WinnableAnswer::Unknown {
            nodes: budget.nodes,
        },
    }
}

/// Why no mate can arise, in short.
fn proof_in_words(proof: &Proof) -> Message {
    let message = Message::new;
    match proof {
        Proof::Material => message("proof-material"),
        Proof::Exhausted { positions } => message("proof-exhausted").with("count", *positions),
        Proof::Zones(_) => message("proof-zones"),
        Proof::Loose { boards, .. } => message("proof-loose").with("count", *boards),
        Proof::Forced(_) => message("proof-forced"),
    }
}

/// A line of moves as people write it.
fn line(position: &Chess, moves: &[Move]) -> Vec<String> {
    let mut position = position.clone();
    let write = |m: &Move| {
        let mut out = String::new();
        Style::PGN.write_and_play(&mut position, *m, &mut out);
        out
    };
    moves.iter().map(write).collect()
}
