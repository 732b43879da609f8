//! The Dutch system as the pairing system of an event.

use jadoube_ruling::Side;

use super::baku::{upper_group, virtual_points};
use super::dutch::{NoPairing, pair};
use super::state::{BoardOrder, Contestant, Parity, Swiss, SwissEdition, Worth};
use crate::pairing::{CannotPair, Field, Pairing, PairingSystem};
use crate::{EntryId, Points, Scale};

/// The Dutch system with what an event has laid down for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dutch {
    /// How many rounds are planned.
    pub rounds: u32,
    /// The edition.
    pub edition: SwissEdition,
    /// The colour drawn for the first round.
    pub initial: Side,
    /// Whether virtual points are given.
    pub baku: bool,
    /// What games count.
    pub points: Scale,
}

impl PairingSystem for Dutch {
    fn rounds(&self, _: usize) -> Option<u32> {
        Some(self.rounds)
    }

    fn pair(&self, field: &Field<'_>) -> Result<Vec<Pairing>, CannotPair> {
        if field.round > self.rounds {
            return Err(CannotPair::AllPaired);
        }
        for (round, one) in (1..field.round).zip(field.rounds) {
            if let Some(open) = one.meetings.iter().find(|meeting| !meeting.is_settled()) {
                let table = open.table;
                return Err(CannotPair::ResultMissing { round, table });
            }
        }
        let swiss = self.tournament(field);
        let paired = pair(&swiss).map_err(|none| match none {
            NoPairing::Nobody => CannotPair::TooFew,
            _ => CannotPair::NoLegalPairing,
        })?;
        let entry = |number: u32| field.places[number as usize - 1].entry;
        let pairs = paired
            .pairing
            .pairs
            .iter()
            .map(|(white, black)| vec![entry(*white), entry(*black)]);
        let bye = paired.pairing.bye.map(|bye| vec![entry(bye)]);
        let parties = pairs.chain(bye).map(|parties| Pairing {
            sitting: 1,
            parties,
        });
        Ok(parties.collect())
    }
}

impl Dutch {
    /// The last of the upper group when virtual points are given: the player who was that in the
    /// first round, whatever numbers late entries have brought since (C.04.7, 1.3).
    pub fn last_accelerated(&self, field: &Field<'_>) -> Option<EntryId> {
        let upper = upper_group(field.first.len()).min(field.first.len());
        let last = field.first.get(upper.checked_sub(1)?)?;
        self.baku.then_some(*last)
    }

    /// The event as the engine is told it: the order of the draw is the order of the numbers.
    pub fn tournament(&self, field: &Field<'_>) -> Swiss {
        let number = |entry: EntryId| {
            let place = field.places.iter().position(|place| place.entry == entry);
            place.and_then(|place| u32::try_from(place + 1).ok())
        };
        let upper = self.last_accelerated(field).and_then(number);
        let players = (1..).zip(&field.places).map(|(own, place)| {
            let past = place.past.iter().map(|past| {
                let opponent = past.opponent.and_then(|id| number(EntryId(id)));
                super::Past { opponent, ..*past }
            });
            let accelerated = upper.is_some_and(|upper| own <= upper);
            let virtual_in = |round| match accelerated {
                true => virtual_points(round, self.rounds, self.points.win),
                false => Points::ZERO,
            };
            Contestant {
                number: own,
                present: place.present,
                past: past.collect(),
                virtual_points: (1..=field.round).map(virtual_in).collect(),
            }
        });
        Swiss {
            edition: self.edition,
            rounds: self.rounds,
            round: field.round,
            initial: self.initial,
            worth: Worth {
                win: self.points.win,
                draw: self.points.draw,
                loss: self.points.loss,
            },
            players: players.collect(),
            forbidden: field
                .apart
                .iter()
                .map(|group| group.iter().filter_map(|entry| number(*entry)).collect())
                .collect(),
            parity: Parity::default(),
            boards: BoardOrder::default(),
        }
    }
}
