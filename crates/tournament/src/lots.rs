//! The order of a draw: by a lot that can be shown again, or by rating.

use crate::{EntryId, Event};

/// Titles from the highest (C.04.2).
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// Entries in the order of a lot: the same seed gives the same order on every machine.
pub fn lots(mut ids: Vec<EntryId>, seed: u64) -> Vec<EntryId> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    };
    for last in (1..ids.len()).rev() {
        let sides = last as u64 + 1;
        ids.swap(last, usize::try_from(next() % sides).unwrap_or(0));
    }
    ids
}

impl Event {
    /// Entries by rating, the highest first, then by title (C.04.2), then as they stand.
    pub fn by_rating(&self, ids: &[EntryId]) -> Vec<EntryId> {
        let key = |id: &EntryId| {
            let entry = self.entry(*id);
            let players = entry.map(|entry| entry.entrant.players.as_slice());
            let players = players.unwrap_or_default();
            let rating: u32 = players.iter().filter_map(|one| one.rating).sum();
            let title = players.first().and_then(|one| one.title.as_deref());
            let title = title.and_then(|title| {
                let mut known = TITLES.iter();
                known.position(|one| one.eq_ignore_ascii_case(title))
            });
            (std::cmp::Reverse(rating), title.unwrap_or(TITLES.len()))
        };
        let mut ids = ids.to_vec();
        ids.sort_by_key(key);
        ids
    }
}
