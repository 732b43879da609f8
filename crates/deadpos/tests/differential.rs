//! Random and mutated positions put to our solver and to chasolver. Where they disagree the checker
//! decides, and it must side with ours.

use std::str::FromStr;

use jadoube_deadpos::{Budget, Solver, Verdict, check};
use proptest::prelude::*;
use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, Piece, Position, Role, Square, fen::Fen,
};

/// Positions to mutate: walls, endings, a middle game.
const SEEDS: &[&str] = &[
    "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/2B1K3 b - - 0 40",
    "8/8/1k3b2/2pBp1p1/1pP1P1P1/1P4P1/1K6/8 w - - 0 1",
    "8/8/8/8/8/p1N5/8/1k1K4 b - - 0 1",
    "2b1kb2/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NBPN2/PP3PPP/R1BQ1RK1 w - - 0 9",
];

/// A seed with a few squares changed, or none if that cannot be a position.
fn mutated(seed: usize, changes: &[(u32, usize)], black: bool) -> Option<Chess> {
    let fen: Fen = SEEDS[seed % SEEDS.len()].parse().ok()?;
    let mut setup = fen.into_setup();
    for &(square, what) in changes {
        let square = Square::new(square);
        if setup.board.role_at(square) == Some(Role::King) {
            continue;
        }
        let roles = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ];
        match roles.get(what / 2) {
            Some(role) => {
                let color = Color::from_white(what % 2 == 0);
                setup
                    .board
                    .set_piece_at(square, Piece { color, role: *role });
            }
            None => setup.board.discard_piece_at(square),
        }
    }
    setup.turn = Color::from_black(black);
    setup.ep_square = None;
    setup.position(CastlingMode::Standard).ok()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_checker_sides_with_us(
        seed: usize,
        changes in proptest::collection::vec((0u32..64, 0usize..14), 1..6),
        black: bool,
    ) {
        let Some(position) = mutated(seed, &changes, black) else {
            return Ok(());
        };
        let fen = Fen::try_from_setup(position.to_setup(EnPassantMode::Legal))
            .expect("a FEN")
            .to_string();
        let Ok(board) = chess::Board::from_str(&fen) else {
            return Ok(());
        };
        let mut solver = Solver::default();
        for side in Color::ALL {
            let answer = solver.can_mate(&position, side, Budget { nodes: 30_000 });
            let ours = match answer.verdict {
                Verdict::Winnable(_) => Some(true),
                Verdict::Unwinnable(_) => Some(false),
                Verdict::Unknown { .. } => None,
            };
            let winner = if side.is_white() { chess::Color::White } else { chess::Color::Black };
            let theirs = chasolver::winnability(&board, winner)
                .map(|verdict| verdict != chasolver::Winnability::Unwinnable);
            if ours.is_some() && theirs.is_some() && ours != theirs {
                prop_assert!(check::verify(&position, side, &answer.verdict).is_ok(), "{fen}");
            }
        }
    }
}
