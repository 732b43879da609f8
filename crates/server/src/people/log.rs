//! What is kept about one person: which links he has followed, and which games there are for him.

use std::collections::{BTreeSet, HashMap};

use jadoube_journal::Entry;
use jadoube_ruling::Side;
use jadoube_wire::{GameId, LinkId};
use serde::{Deserialize, Serialize};

/// One entry of a person's stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kept {
    /// He has followed a link.
    Followed { link: LinkId },
    /// He plays in a game.
    Plays { game: GameId, side: Side },
    /// That game is over. Whoever notices first writes it; the game itself knows how it ended.
    Over { game: GameId },
}

/// The fold of a person's stream.
#[derive(Clone, Debug, Default)]
pub(crate) struct PersonLog {
    pub next: u64,
    /// The links that he has followed, the oldest first.
    pub followed: Vec<LinkId>,
    games: HashMap<GameId, Side>,
    /// Games that are not known to be over.
    open: BTreeSet<GameId>,
}

impl PersonLog {
    /// Goes on by entries.
    pub(crate) fn go_on(&mut self, entries: &[Entry]) {
        for entry in entries {
            self.next = entry.seq + 1;
            match serde_json::from_str(&entry.body) {
                Ok(Kept::Followed { link }) => {
                    self.followed.retain(|known| *known != link);
                    self.followed.push(link);
                }
                Ok(Kept::Plays { game, side }) => {
                    self.open.insert(game.clone());
                    self.games.insert(game, side);
                }
                Ok(Kept::Over { game }) => {
                    self.open.remove(&game);
                }
                Err(error) => tracing::error!(%error, "an entry about a person cannot be read"),
            }
        }
    }

    /// Which side he plays in a game.
    pub(crate) fn side_in(&self, game: &GameId) -> Option<Side> {
        self.games.get(game).copied()
    }

    /// The games that are not known to be over.
    pub(crate) fn open(&self) -> impl Iterator<Item = (&GameId, Side)> {
        let side = |game: &GameId| self.games.get(game).copied();
        self.open
            .iter()
            .filter_map(move |game| Some((game, side(game)?)))
    }
}
