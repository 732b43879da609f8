//! From a request to a table that can be played at, with what it leaves to chance.

use jadoube_journal::Table;
use jadoube_wire::{Chess960, GameRequest};

pub(crate) use jadoube_table::{Laid, class, in_hall};

/// Why no table can be laid as a request wants it.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LayError {
    #[error(transparent)]
    Unlaid(#[from] jadoube_table::LayError),
    #[error("the machine gives no random numbers")]
    Random(#[from] getrandom::Error),
}

/// A table as a request wants it, or what is wrong with the request.
pub(crate) fn lay(request: &GameRequest) -> Result<Table, LayError> {
    if request.chess960 != Some(Chess960::Random) || request.start.is_some() {
        return Ok(jadoube_table::lay(request)?);
    }
    let mut bytes = [0u8; 4];
    getrandom::fill(&mut bytes)?;
    let drawn = GameRequest {
        chess960: Some(Chess960::Number(u32::from_le_bytes(bytes) % 960)),
        ..request.clone()
    };
    Ok(jadoube_table::lay(&drawn)?)
}
