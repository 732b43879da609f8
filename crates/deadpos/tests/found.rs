//! Questions that were open once: found by `cargo run --release --example hunt` or sent in. Each is settled by an idea,
//! within the budget of a ruling, and the checker believes the answer.

use jadoube_deadpos::{Budget, Solver, Verdict, certificate, check};
use shakmaty::{Color, fen::Fen};

/// No side named here can mate.
const DEAD: [(&str, Color); 16] = [
    // A double check: every answer of the king is settled by material.
    ("b7/1K6/2b5/8/7k/7B/8/8 w - - 0 1", Color::Black),
    ("2k5/8/8/8/8/b7/1K6/b7 w - - 0 1", Color::Black),
    ("3k2q1/2B5/8/8/7B/8/1K6/8 b - - 0 1", Color::White),
    // Two moves, one settled by exhaustion, the other with bishops let loose.
    (
        "8/8/3b3p/4bp1P/5p2/4bPp1/3b1bPK/2b2kb1 w - - 0 1",
        Color::White,
    ),
    (
        "8/8/3b3p/4bp1P/5p2/4bPp1/3b1bPK/2b2kb1 w - - 0 1",
        Color::Black,
    ),
    // Seven bishops on eight squares guard the wall for ever; only the eighth is let loose.
    (
        "2B1B1B1/pBpBpBpB/P1P1P1P1/5B2/8/8/8/k1K5 b - - 0 1",
        Color::White,
    ),
    (
        "2B1B1B1/pBpBpBpB/P1P1P1P1/5B2/8/8/8/k1K5 b - - 0 1",
        Color::Black,
    ),
    // A cage around the king is kept, and what is outside let loose.
    ("8/6pp/8/4q3/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1", Color::White),
    ("8/6pp/8/8/ppp5/bkp3nQ/qnp5/n1K5 w - - 0 1", Color::White),
    ("8/5ppp/8/5n2/ppp5/bkp4Q/qnp5/n1K5 w - - 0 1", Color::White),
    ("8/5ppp/4n3/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1", Color::White),
    (
        "8/6pp/8/4q3/ppp5/bkp4Q/qnp2pp1/n1K5 b - - 0 1",
        Color::White,
    ),
    (
        "8/4b1pp/8/4q3/ppp5/bkpb3Q/qnp2p2/n1K5 w - - 0 1",
        Color::White,
    ),
    (
        "8/6pp/8/b3q3/ppp5/bkp4Q/qnp2p2/n1K5 w - - 0 1",
        Color::White,
    ),
    ("8/6pp/8/4q3/ppp5/bkp4Q/qnp2p2/nnK5 w - - 0 1", Color::White),
    (
        "8/8/3b3p/2b2p1P/3b1p1K/2b2Pp1/6P1/5kb1 w - - 0 1",
        Color::Black,
    ),
];

#[test]
fn what_was_open_is_settled() {
    let mut solver = Solver::default();
    for (fen, side) in DEAD {
        let parsed: Fen = fen.parse().expect("a FEN");
        let position = certificate::read_position(parsed.into_setup()).expect("a position");
        let verdict = solver.can_mate(&position, side, Budget::RULING).verdict;
        assert!(matches!(verdict, Verdict::Unwinnable(_)), "{fen}");
        assert_eq!(check::verify(&position, side, &verdict), Ok(()), "{fen}");
    }
}
