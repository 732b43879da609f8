//! Whether two entries could mean the same move in some position, and how alike two texts are.

use super::{Entry, Sheet};
use crate::written::{Shape, Taking, parse};

/// Every way in which an entry can be taken.
pub(super) fn shapes(sheet: &Sheet, entry: &Entry) -> Vec<Shape> {
    let mut shapes: Vec<Shape> = Vec::new();
    for taking in Taking::ALL {
        if let Ok(written) = parse(entry.text.trim(), sheet.language, taking)
            && !shapes.contains(&written.shape)
        {
            shapes.push(written.shape);
        }
    }
    shapes
}

/// Whether some move in some position fits both entries. To be used as a bound, it may say yes too often,
/// never no.
pub(super) fn compatible(one: &[Shape], other: &[Shape]) -> bool {
    one.iter().any(|a| other.iter().any(|b| fit(*a, *b)))
}

fn fit(one: Shape, other: Shape) -> bool {
    match (one, other) {
        (Shape::Castling(a), Shape::Castling(b)) => a == b,
        // Castling is also written as the king's move, or with squares alone.
        (Shape::Castling(_), Shape::Move { role, .. })
        | (Shape::Move { role, .. }, Shape::Castling(_)) => {
            role.is_none_or(|role| role == shakmaty::Role::King)
        }
        (
            Shape::Move {
                role: role_a,
                from_file: file_a,
                from_rank: rank_a,
                to_file: to_a,
                to_rank: to_rank_a,
                promotion: promotion_a,
                ..
            },
            Shape::Move {
                role: role_b,
                from_file: file_b,
                from_rank: rank_b,
                to_file: to_b,
                to_rank: to_rank_b,
                promotion: promotion_b,
                ..
            },
        ) => {
            to_a == to_b
                && agree(role_a, role_b)
                && agree(file_a, file_b)
                && agree(rank_a, rank_b)
                && agree(to_rank_a, to_rank_b)
                && agree(promotion_a, promotion_b)
        }
    }
}

/// Two things that may be left unsaid.
fn agree<T: PartialEq>(one: Option<T>, other: Option<T>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => one == other,
        _ => true,
    }
}

/// How many signs must be changed, added or left out to turn one text into the other.
pub(super) fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut diagonal = i;
        if let Some(first) = row.first_mut() {
            *first = i + 1;
        }
        let mut left = i + 1;
        for (cell, b) in row.iter_mut().skip(1).zip(&other) {
            let change = diagonal + usize::from(a != *b);
            diagonal = *cell;
            left = change.min(*cell + 1).min(left + 1);
            *cell = left;
        }
    }
    row.last().copied().unwrap_or(0)
}
