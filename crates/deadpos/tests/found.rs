//! Questions that were open once: found by `cargo run --release --example hunt` or sent in. Each is settled by an idea,
//! within the budget of a ruling, and the checker believes the answer.

use jadoube_deadpos::{Budget, Solver, Verdict, certificate, check};
use shakmaty::{Color, fen::Fen};

/// No side named here can mate.
const DEAD: [(&str, Color); 24] = [
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
    // The same beside two kings and a pawn that walk about.
    (
        "B1B1B1B1/pBpBpBp1/P1P1P1P1/3B4/8/8/1k4PK/8 b - - 0 1",
        Color::Black,
    ),
    // Whatever Black does, White has one answer or none; then bishops are let loose.
    (
        "B7/1b6/2k5/8/1p1p1p1p/1PpP1PbP/K1P4b/NB6 b - - 0 1",
        Color::White,
    ),
    (
        "B7/1b6/2k5/8/1p1p1p1p/1PpP1PbP/K1P4b/NB6 b - - 0 1",
        Color::Black,
    ),
    (
        "B4b2/1b6/2k5/8/1p1p1p1p/1PpP1PbP/K1P4b/NB6 b - - 0 1",
        Color::White,
    ),
    (
        "B4b2/1b6/2k5/8/1p1p1p1p/1PpP1PbP/K1P4b/NB6 b - - 0 1",
        Color::Black,
    ),
    // A knight of the cage uncovers a mate: what is loose has no time to come between.
    (
        "6Q1/4n3/4n3/8/ppp5/qkp3b1/rnp5/n1K5 w - - 0 1",
        Color::White,
    ),
    (
        "6Q1/8/4n3/4p3/ppp5/qkp3b1/rnp5/n1K5 w - - 0 1",
        Color::White,
    ),
    // Of two bishops only one ever comes to the king, and what it does alone is not enough: the other is let loose.
    (
        "8/1k6/7b/8/1p1p1p1p/1PpP1P1P/2P1B1K1/N2Bb3 w - - 0 1",
        Color::Black,
    ),
];

/// The sides named here can mate, by long ways: kings and pawns go first, and many bishops have to let them pass.
const WINNABLE: [(&str, Color); 18] = [
    // A king leaves its corner, takes a pawn and lets its own run.
    (
        "1b1b1b1k/b1b1b1pP/6P1/8/4B3/6p1/B3BbP1/1B1B1B1K w - - 0 1",
        Color::White,
    ),
    (
        "1b1b1b1k/b1b1b1pP/6P1/8/4B3/6p1/B3BbP1/1B1B1B1K w - - 0 1",
        Color::Black,
    ),
    // A bishop takes the rook, the king behind it a bishop, and the other king comes out.
    (
        "2B5/8/B4p2/2p1pPk1/2PbP1Bb/2pBp1p1/2P1P1P1/5BRK w - - 0 1",
        Color::White,
    ),
    (
        "B7/8/5p2/2p1pP1B/2PbPk1b/2pBpBp1/2P1P1P1/5BRK b - - 0 1",
        Color::White,
    ),
    // The bishop from the corner goes round behind the black king, past pieces that are walled in by each other.
    (
        "BbK1kb2/b1p1p1p1/1pP1P1P1/1P6/8/8/8/1Bb1b2B w - - 0 1",
        Color::White,
    ),
    (
        "BbK1kb2/b1p1p1p1/1pP1P1P1/1P6/5b2/8/8/1Bb4B b - - 0 1",
        Color::White,
    ),
    (
        "BbK1kb1b/b1p1p1p1/1pP1P1P1/1P6/8/8/1b6/1Bb1b2B b - - 0 1",
        Color::White,
    ),
    (
        "Bb2kb2/bKp1p1p1/1pP1P1P1/1P6/8/8/8/1Bb1b2B b - - 0 1",
        Color::White,
    ),
    (
        "BbK1kb2/b1p1p1p1/1pPbP1P1/1P6/8/8/8/1Bb1b2B b - - 0 1",
        Color::White,
    ),
    // The wall stays shut: two bishops go round behind it to shut their king into the corner.
    (
        "8/8/2k5/8/1pBp1p1p/1PbP1P1P/6B1/3K1B2 w - - 0 1",
        Color::Black,
    ),
    (
        "8/1b4B1/2b2B2/B3B3/3B4/1pB1B3/pP1B1k2/K7 b - - 0 1",
        Color::White,
    ),
    // The king walks to the edge, where its own bishops shut it in.
    (
        "k1b5/8/b7/BpBpBpBp/bPbPbPbP/8/8/K1B5 w - - 0 1",
        Color::White,
    ),
    // No wall is opened first: the king is driven to a corner, each of the four in its turn.
    (
        "8/1B6/5p2/2p1pP2/2P1Pk1b/2pBpBp1/2P1P1P1/5BRK b - - 0 1",
        Color::White,
    ),
    (
        "8/1B6/5p2/2p1pP2/2P1Pk1b/2pBpBp1/2P1P1P1/2b2BRK b - - 0 1",
        Color::White,
    ),
    (
        "1b6/1B6/5p2/2p1pP2/2PbPk1b/2pBpBp1/2P1P1P1/5BRK b - - 0 1",
        Color::White,
    ),
    (
        "k7/1b4B1/2b2B2/B3B3/3B4/1pB1B3/pP1B3B/K7 b - - 0 1",
        Color::White,
    ),
    (
        "1b2k3/8/1p2K3/bPb5/Pp6/1Pp5/B1P5/NB6 b - - 0 1",
        Color::Black,
    ),
    // Pawns run out of moves unless they waste none.
    (
        "8/p1p3p1/4p3/2k5/P5p1/2P3pb/P3P1p1/7K w - - 0 1",
        Color::White,
    ),
];

/// What the solver says, once the checker believes it.
fn asked(solver: &mut Solver, (fen, side): (&str, Color)) -> Verdict {
    let parsed: Fen = fen.parse().expect("a FEN");
    let position = certificate::read_position(parsed.into_setup()).expect("a position");
    let verdict = solver.can_mate(&position, side, Budget::RULING).verdict;
    assert_eq!(check::verify(&position, side, &verdict), Ok(()), "{fen}");
    verdict
}

#[test]
fn no_side_that_was_open_can_mate() {
    let mut solver = Solver::default();
    for question in DEAD {
        let verdict = asked(&mut solver, question);
        assert!(matches!(verdict, Verdict::Unwinnable(_)), "{question:?}");
    }
}

#[test]
fn long_ways_are_found() {
    let mut solver = Solver::default();
    for question in WINNABLE {
        let verdict = asked(&mut solver, question);
        assert!(matches!(verdict, Verdict::Winnable(_)), "{question:?}");
    }
}
