//! Practice players at a table: what each remembers, and the thought that runs beside the room.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use jadoube_cards::practice::{Level, Player as _, Score, Thinking};
use jadoube_cards::{BySeat, Seat, Session, Switches as _};

use super::Hostable;
use crate::tenant::Thought;

/// How long a practice player may think about one decision.
const PATIENCE: Duration = Duration::from_millis(250);
/// How many cards he may try for it.
const NODES: u64 = 1_000_000;

/// The practice players of a table. Each is made when he first acts, and remembers his plans within a deal; one
/// who was forgotten because the server went away makes them anew.
#[derive(Debug)]
pub(super) struct Players<G: Hostable>(Arc<BySeat<Mutex<Option<G::Bot>>>>);

impl<G: Hostable> Clone for Players<G> {
    fn clone(&self) -> Players<G> {
        Players(Arc::clone(&self.0))
    }
}

impl<G: Hostable> Default for Players<G> {
    fn default() -> Players<G> {
        Players(Arc::new(BySeat::new(|_| Mutex::new(None))))
    }
}

impl<G: Hostable> Players<G> {
    /// What a player at a seat asks for in the deal, from what that seat sees and nothing else.
    pub(super) fn thought(
        &self,
        session: &Session<G>,
        seat: Seat,
        level: Level,
        seed: [u8; 32],
    ) -> Option<Thought<G::Asked>> {
        let rules = session.rules().clone();
        let view = session.deal()?.view(&rules, Some(seat));
        let score = score(session);
        let players = self.clone();
        Some(Box::new(move || {
            let mut player = players.0[seat]
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            let player = player.get_or_insert_with(|| G::Bot::new(level, word(seed)));
            let begun = Instant::now();
            let stop = || begun.elapsed() >= PATIENCE;
            let thinking = Thinking {
                nodes: NODES,
                stop: &stop,
            };
            player.act(&rules, &view, &score, thinking)
        }))
    }
}

fn word(seed: [u8; 32]) -> u64 {
    let mut word = [0; 8];
    word.copy_from_slice(&seed[..8]);
    u64::from_be_bytes(word)
}

fn score<G: Hostable>(session: &Session<G>) -> Score {
    let played = session.settled().len() as u32;
    Score {
        ledger: session.ledger(),
        deals_left: session.rules().deals().saturating_sub(played),
    }
}

#[cfg(test)]
mod tests {
    use super::word;

    #[test]
    fn another_seed_gives_another_player() {
        let seed = |at: usize| std::array::from_fn(|index| u8::from(index == at));
        let words: std::collections::BTreeSet<u64> = (0..8).map(|at| word(seed(at))).collect();
        assert_eq!(words.len(), 8);
    }
}
