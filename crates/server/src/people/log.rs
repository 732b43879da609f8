//! What is kept about one person: which links he has followed, and which games there are for him.

use std::collections::{BTreeSet, HashMap};

use jadoube_journal::Entry;
use jadoube_ruling::Side;
use jadoube_wire::{GameId, LinkId};
use serde::{Deserialize, Serialize};

use crate::api::{Challenge, Settled};

/// One entry of a person's stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kept {
    /// He has followed a link.
    Followed { link: LinkId },
    /// He has made a challenge, or is to answer one.
    Challenged { challenge: Box<Challenge> },
    /// That challenge was settled.
    Settled { challenge: GameId, how: Settled },
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
    /// Challenges, the oldest first; of those that were settled the last few.
    challenges: Vec<(Box<Challenge>, Option<Settled>)>,
}

/// So many challenges that were settled are remembered, for whoever has not heard of it yet.
const SETTLED: usize = 100;

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
                Ok(Kept::Challenged { challenge }) => self.challenges.push((challenge, None)),
                Ok(Kept::Settled { challenge, how }) => self.settle(&challenge, how),
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

    fn settle(&mut self, challenge: &GameId, how: Settled) {
        let mut all = self.challenges.iter_mut();
        if let Some((_, settled)) = all.find(|(one, _)| one.id == *challenge) {
            *settled = Some(how);
        }
        if self.challenges.len() > 2 * SETTLED {
            let old = self.challenges.len() - SETTLED;
            let mut number = 0;
            self.challenges.retain(|(_, settled)| {
                number += 1;
                settled.is_none() || number > old
            });
        }
    }

    /// Challenges that were not settled; they may be too old by now.
    pub(crate) fn challenges(&self) -> impl Iterator<Item = &Challenge> {
        let open = self.challenges.iter().filter(|(_, how)| how.is_none());
        open.map(|(challenge, _)| &**challenge)
    }

    /// Challenges that were settled lately.
    pub(crate) fn settled(&self) -> impl Iterator<Item = (&Challenge, &Settled)> {
        let all = self.challenges.iter();
        all.filter_map(|(challenge, how)| Some((&**challenge, how.as_ref()?)))
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
