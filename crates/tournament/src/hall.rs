//! What the organiser asks before and after the acts: who is admitted, what speaks against a pairing
//! by hand, which packs lie on which table.

use std::collections::BTreeMap;

use jadoube_ruling::{Message, Moment};

use crate::pairing::CannotPair;
use crate::pairing::swiss::{Bar, Field, Swiss, bar, barred_from_bye};
use crate::{Discipline, EntryId, Event, Inadmissible, IncidentKind, Meeting, Pairing, System};

/// What speaks against a pairing that was made by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Concern {
    /// Two who met before.
    Rematch {
        /// One of them.
        first: EntryId,
        /// The other.
        second: EntryId,
        /// In which round they met.
        round: u32,
    },
    /// Two who are kept apart.
    Forbidden {
        /// One of them.
        first: EntryId,
        /// The other.
        second: EntryId,
    },
    /// Two who must have the same colour (C3).
    SameColour {
        /// One of them.
        first: EntryId,
        /// The other.
        second: EntryId,
    },
    /// Somebody who plays in the round is nowhere in it.
    LeftOut(EntryId),
    /// Somebody is free for a second time.
    FreeAgain(EntryId),
    /// Somebody comes to at least two matches fewer than another who was there as often.
    FewerMatches {
        /// Who.
        entry: EntryId,
        /// Matches with this round.
        matches: u32,
        /// The most that another has.
        most: u32,
    },
}

/// The packs of one game at a table of the hall (T8): they stay there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackHistory {
    /// The table of the hall.
    pub table: u32,
    /// The game.
    pub game: Discipline,
    /// The round in which a new pack was laid for the first deal.
    pub since: u32,
    /// When and why it was replaced.
    pub replaced: Vec<(Moment, String)>,
}

impl Event {
    /// Everybody who takes part in a round as far as their own acts go, with every reason why not.
    pub fn admissions(&self, round: u32) -> Vec<(EntryId, Vec<Inadmissible>)> {
        let entries = self.entries().iter();
        let entries = entries.filter(|entry| entry.plays_in(round));
        entries
            .map(|entry| (entry.id, self.state.inadmissible(entry, round)))
            .collect()
    }

    /// What an entry still owes for a round.
    pub fn due(&self, entry: EntryId, round: u32) -> u32 {
        let Some(entry) = self.entry(entry) else {
            return 0;
        };
        let members = u32::try_from(entry.players(round).len()).unwrap_or(u32::MAX);
        let fee = i64::from(self.regulations().entry.fee.saturating_mul(members));
        u32::try_from(fee - entry.paid_for(round)).unwrap_or(0)
    }

    /// What the system of the event would pair next in a round; none where it has no system.
    pub fn engine_pairings(&self, round: u32) -> Option<Result<Vec<Pairing>, CannotPair>> {
        let system = self.regulations().plug()?;
        Some(system.pair(&self.state.field(round)))
    }

    /// What speaks against pairings that were made by hand, and what the system of the event would
    /// have made, as sentences.
    pub fn pairing_concerns(&self, round: u32, pairings: &[Pairing]) -> Vec<Message> {
        let found = self.concerns(round, pairings).into_iter();
        let mut told: Vec<Message> = found.map(|one| one.message(self)).collect();
        if let Some(Ok(engine)) = self.engine_pairings(round)
            && engine != pairings
        {
            let number = |entry: &EntryId| self.number_of(*entry, round).unwrap_or(0).to_string();
            let table = |one: &Pairing| {
                let parties: Vec<String> = one.parties.iter().map(number).collect();
                parties.join("-")
            };
            let pairs: Vec<String> = engine.iter().map(table).collect();
            told.push(Message::new("event-concern-engine").with("pairs", pairs.join(", ")));
        }
        told
    }

    /// What speaks against pairings of two at a table.
    pub fn concerns(&self, round: u32, pairings: &[Pairing]) -> Vec<Concern> {
        let mut concerns = Vec::new();
        let swiss = self.swiss(round);
        let all_play_all = matches!(
            self.regulations().system,
            System::RoundRobin { double: true }
        );
        for pairing in pairings {
            match (&pairing.parties[..], &swiss) {
                ([first, second], Some(swiss)) => {
                    concerns.extend(self.bars(swiss, *first, *second, round));
                }
                ([only], Some(swiss)) => {
                    let barred = self.number_of(*only, round);
                    let barred = barred.and_then(|number| barred_from_bye(swiss, number));
                    concerns.extend(barred.map(|_| Concern::FreeAgain(*only)));
                }
                _ => {}
            }
            if swiss.is_some() {
                continue;
            }
            match pairing.parties[..] {
                [first, second] if !all_play_all => {
                    concerns.extend(self.met_before(first, second, round));
                }
                [only] if self.was_free(only, round) => concerns.push(Concern::FreeAgain(only)),
                _ => {}
            }
        }
        let seated = |entry: &EntryId| pairings.iter().any(|one| one.parties.contains(entry));
        let numbers = self.numbers(round).iter();
        let left = numbers.filter(|entry| self.state.is_present(**entry, round));
        concerns.extend(
            left.filter(|entry| !seated(entry))
                .map(|one| Concern::LeftOut(*one)),
        );
        concerns.extend(self.unequal(round, pairings));
        concerns
    }

    /// Whoever plays at least two matches fewer than another who was there in the same rounds.
    fn unequal(&self, round: u32, pairings: &[Pairing]) -> Vec<Concern> {
        let rounds = |entry: EntryId| -> Vec<u32> {
            let there = |number: &u32| self.state.is_present(entry, *number);
            (1..=round).filter(there).collect()
        };
        let matches = |entry: EntryId| {
            let before = self.earlier(round).map(|(_, one)| &one.parties);
            let sittings = self.rounds().get(round as usize - 1);
            let sittings = sittings.into_iter().flat_map(|one| &one.meetings);
            let laid = sittings.map(|one| &one.parties);
            let now = pairings.iter().map(|one| &one.parties);
            let all = before.chain(laid).chain(now);
            let own = all.filter(|parties| parties.len() > 1 && parties.contains(&entry));
            u32::try_from(own.count()).unwrap_or(u32::MAX)
        };
        let here = self.numbers(round).iter().copied();
        let here = here.filter(|entry| self.state.is_present(*entry, round));
        let here: Vec<(EntryId, Vec<u32>, u32)> = here
            .map(|entry| (entry, rounds(entry), matches(entry)))
            .collect();
        let unequal = here.iter().filter_map(|(entry, there, matches)| {
            let like = here.iter().filter(|(_, other, _)| other == there);
            let most = like.map(|(_, _, matches)| *matches).max()?;
            (most >= matches + 2).then_some(Concern::FewerMatches {
                entry: *entry,
                matches: *matches,
                most,
            })
        });
        unequal.collect()
    }

    /// What the Swiss rules have against two meeting (C1, C3).
    fn bars(&self, swiss: &Swiss, first: EntryId, second: EntryId, at: u32) -> Option<Concern> {
        let field = Field::new(swiss);
        let facts = |entry: EntryId| {
            let place = self
                .number_of(entry, at)
                .and_then(|number| field.place(number));
            place.map(|place| &field.players[place])
        };
        Some(match bar(swiss, facts(first)?, facts(second)?)? {
            Bar::Met { round } => Concern::Rematch {
                first,
                second,
                round,
            },
            Bar::Forbidden => Concern::Forbidden { first, second },
            Bar::SameColour => Concern::SameColour { first, second },
        })
    }

    fn earlier(&self, round: u32) -> impl Iterator<Item = (u32, &Meeting)> {
        let rounds = (1..).zip(self.rounds());
        let rounds = rounds.take_while(move |(number, _)| *number < round);
        rounds.flat_map(|(number, one)| one.meetings.iter().map(move |one| (number, one)))
    }

    fn met_before(&self, first: EntryId, second: EntryId, round: u32) -> Option<Concern> {
        let both = |one: &Meeting| one.parties.contains(&first) && one.parties.contains(&second);
        let (round, _) = self.earlier(round).find(|(_, one)| both(one))?;
        Some(Concern::Rematch {
            first,
            second,
            round,
        })
    }

    fn was_free(&self, entry: EntryId, round: u32) -> bool {
        let mut free = self.earlier(round).filter(|(_, one)| one.is_bye());
        free.any(|(_, one)| one.parties.contains(&entry))
    }

    /// The packs of the hall, table by table: a new one for the first deal, and every replacement.
    pub fn packs(&self) -> Vec<PackHistory> {
        let mut packs: BTreeMap<(u32, Discipline), PackHistory> = BTreeMap::new();
        for (round, one) in (1..).zip(self.rounds()) {
            let trios = one.meetings.iter().filter(|one| one.parties.len() == 3);
            for table in trios.map(|one| one.hall_table) {
                for game in [Discipline::Ulti, Discipline::Snapszer] {
                    packs.entry((table, game)).or_insert(PackHistory {
                        table,
                        game,
                        since: round,
                        replaced: Vec::new(),
                    });
                }
            }
        }
        for (at, incident) in self.incidents() {
            if let (IncidentKind::PackReplaced(game), Some(table)) = (incident.kind, incident.table)
                && let Some(pack) = packs.get_mut(&(table, game))
            {
                pack.replaced.push((*at, incident.text.clone()));
            }
        }
        packs.into_values().collect()
    }
}
