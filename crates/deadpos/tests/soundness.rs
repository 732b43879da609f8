//! Soundness by independent means: brute force on small positions, mirrored questions, and moves that
//! can never turn "no" into "yes".

use std::collections::{HashMap, VecDeque};

use jadoube_deadpos::{Budget, Solver, Verdict, check};
use proptest::prelude::*;
use shakmaty::{
    Board, CastlingMode, Chess, Color, EnPassantMode, FromSetup, Piece, Position, Role, Setup,
    Square,
};

/// A random position with a few pieces on an empty board, or none if it cannot be.
fn position(pieces: &[(u32, usize, bool)], kings: (u32, u32), black: bool) -> Option<Chess> {
    let mut setup = Setup::empty();
    let mut board = Board::empty();
    board.set_piece_at(Square::new(kings.0), Color::White.king());
    board.set_piece_at(Square::new(kings.1), Color::Black.king());
    for &(square, role, white) in pieces {
        let square = Square::new(square);
        let roles = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ];
        let color = Color::from_white(white);
        if board.piece_at(square).is_none() {
            board.set_piece_at(
                square,
                Piece {
                    color,
                    role: roles[role],
                },
            );
        }
    }
    setup.board = board;
    setup.turn = Color::from_black(black);
    Chess::from_setup(setup, CastlingMode::Standard).ok()
}

/// Whether a mate by `side` can arise, by visiting everything; none if there is too much to visit.
fn brute_force(position: &Chess, side: Color, most: usize) -> Option<bool> {
    let mut seen = HashMap::from([(position.clone(), ())]);
    let mut queue = VecDeque::from([position.clone()]);
    while let Some(position) = queue.pop_front() {
        if position.is_checkmate() && position.turn() != side {
            return Some(true);
        }
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(m);
            if seen.insert(next.clone(), ()).is_none() {
                queue.push_back(next);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}

fn word(verdict: &Verdict) -> Option<bool> {
    match verdict {
        Verdict::Winnable(_) => Some(true),
        Verdict::Unwinnable(_) => Some(false),
        Verdict::Unknown { .. } => None,
    }
}

fn few_pieces() -> impl Strategy<Value = Chess> {
    let piece = (0u32..64, 0usize..5, any::<bool>());
    let pieces = proptest::collection::vec(piece, 0..4);
    (pieces, (0u32..64, 0u32..64), any::<bool>())
        .prop_filter_map("a position", |(pieces, kings, black)| {
            position(&pieces, kings, black)
        })
}

/// Pawns in pairs that face each other, with a few pieces among them.
fn walls() -> impl Strategy<Value = Chess> {
    let pairs = proptest::collection::vec((0u32..8, 1u32..6), 2..8);
    let piece = (0u32..64, 1usize..4, any::<bool>());
    let pieces = proptest::collection::vec(piece, 0..3);
    (pairs, pieces, (0u32..64, 0u32..64), any::<bool>()).prop_filter_map(
        "a position",
        |(pairs, pieces, kings, black)| {
            let pawns = pairs.iter().flat_map(|&(file, rank)| {
                let white = (rank * 8 + file, 0, true);
                let black = ((rank + 1) * 8 + file, 0, false);
                [white, black]
            });
            let all: Vec<_> = pawns.chain(pieces).collect();
            position(&all, kings, black)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn answers_agree_with_brute_force(position in prop_oneof![few_pieces(), walls()]) {
        let mut solver = Solver::default();
        for side in Color::ALL {
            let answer = solver.can_mate(&position, side, Budget { nodes: 60_000 });
            prop_assert!(check::verify(&position, side, &answer.verdict).is_ok(), "{:?}", answer);
            if let (Some(truth), Some(ours)) =
                (brute_force(&position, side, 20_000), word(&answer.verdict))
            {
                prop_assert_eq!(truth, ours, "{:?} {:?}", position, side);
            }
        }
    }

    #[test]
    fn mirrored_questions_get_mirrored_answers(position in prop_oneof![few_pieces(), walls()]) {
        let mut setup = position.to_setup(EnPassantMode::Legal);
        setup.mirror();
        let mirrored: Chess = setup.position(CastlingMode::Standard).expect("mirrored");
        let mut solver = Solver::default();
        for side in Color::ALL {
            let budget = Budget { nodes: 20_000 };
            let here = solver.can_mate(&position, side, budget);
            let there = solver.can_mate(&mirrored, !side, budget);
            prop_assert_eq!(word(&here.verdict), word(&there.verdict));
            prop_assert_eq!(here.nodes, there.nodes);
        }
    }

    #[test]
    fn no_move_turns_no_into_yes(position in walls()) {
        let mut solver = Solver::default();
        let budget = Budget { nodes: 20_000 };
        for side in Color::ALL {
            if word(&solver.can_mate(&position, side, budget).verdict) == Some(false) {
                for m in position.legal_moves() {
                    let mut next = position.clone();
                    next.play_unchecked(m);
                    let after = solver.can_mate(&next, side, budget);
                    prop_assert_ne!(word(&after.verdict), Some(true), "{:?} {:?}", position, m);
                }
            }
        }
    }
}
