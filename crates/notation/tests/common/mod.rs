//! Positions to try things on.
#![allow(dead_code, reason = "not every test file needs everything")]

pub mod spoil;

use shakmaty::{CastlingMode, Chess, FromSetup, Move, Position, PositionError, Setup, fen::Fen};

/// The moves of a random game: each number chooses among the legal moves.
pub fn random_game(start: &Chess, choices: &[u16]) -> Vec<(Chess, Move)> {
    let mut position = start.clone();
    let mut game = Vec::new();
    for choice in choices {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let m = moves[usize::from(*choice) % moves.len()];
        game.push((position.clone(), m));
        position.play_unchecked(m);
    }
    game
}

/// One of the 960 arrays; 518 is the usual one.
pub fn chess960(number: u16) -> Chess {
    let mut rank = [' '; 8];
    let n = usize::from(number % 960);
    let (n, light) = (n / 4, n % 4);
    rank[light * 2 + 1] = 'b';
    let (n, dark) = (n / 4, n % 4);
    rank[dark * 2] = 'b';
    let (n, queen) = (n / 6, n % 6);
    let free = |rank: &[char; 8]| -> Vec<usize> { (0..8).filter(|&i| rank[i] == ' ').collect() };
    rank[free(&rank)[queen]] = 'q';
    let knights = [
        (0, 1),
        (0, 2),
        (0, 3),
        (0, 4),
        (1, 2),
        (1, 3),
        (1, 4),
        (2, 3),
        (2, 4),
        (3, 4),
    ][n];
    let squares = free(&rank);
    rank[squares[knights.0]] = 'n';
    rank[squares[knights.1]] = 'n';
    for (square, piece) in free(&rank).into_iter().zip(['r', 'k', 'r']) {
        rank[square] = piece;
    }
    let black: String = rank.iter().collect();
    let fen = format!(
        "{black}/pppppppp/8/8/8/8/PPPPPPPP/{} w KQkq - 0 1",
        black.to_uppercase()
    );
    let setup = fen.parse::<Fen>().expect("a FEN").into_setup();
    Chess::from_setup(setup, CastlingMode::Chess960).expect("an array")
}

/// A position from a file, with what such files let pass.
pub fn position(fen: &str) -> Result<Chess, String> {
    let setup: Setup = fen
        .parse::<Fen>()
        .map_err(|e| format!("{fen}: {e}"))?
        .into_setup();
    let mode = CastlingMode::detect(&setup);
    setup
        .position(mode)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_invalid_ep_square)
        .map_err(|e| format!("{fen}: {e}"))
}
