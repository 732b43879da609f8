//! What is given and what is owed: prizes by place and category, shared among equals, and the cash
//! of each entry.

use serde::{Deserialize, Serialize};

use crate::{Discipline, Entry, EntryId, Event, Player, Points};

/// A prize as the regulations announce it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "EventPrize", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventPrize")
)]
#[serde(deny_unknown_fields)]
pub struct Prize {
    /// What it is called, such as "First prize".
    pub title: String,
    /// The place that wins it, counted within its category if it has one.
    pub place: u32,
    /// How much, in whole units of the currency; nought: an object.
    #[serde(default)]
    pub amount: u32,
    /// Who alone can win it; none: everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<Category>,
}

/// Who can win a prize of a category.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "EventCategory", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventCategory")
)]
#[serde(deny_unknown_fields, default)]
pub struct Category {
    /// What it is called, such as "Women" or "Juniors".
    pub name: String,
    /// `m` or `w`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<char>,
    /// Born in this year or later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born_from: Option<u32>,
    /// Born in this year or earlier.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born_until: Option<u32>,
    /// Rated below this, or not at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating_below: Option<u32>,
}

impl Category {
    /// Whether a player belongs to it. What is not known of a player speaks against it.
    pub fn takes(&self, player: &Player) -> bool {
        let year = player
            .born
            .as_ref()
            .and_then(|born| born.get(..4)?.parse::<u32>().ok());
        let sex = self.sex.is_none_or(|sex| player.sex == Some(sex));
        let young = self
            .born_from
            .is_none_or(|from| year.is_some_and(|year| year >= from));
        let old = self
            .born_until
            .is_none_or(|until| year.is_some_and(|year| year <= until));
        let rated = |most: u32| player.rating.is_none_or(|rating| rating < most);
        sex && young && old && self.rating_below.is_none_or(rated)
    }
}

/// A prize and who wins it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// Who wins it.
    pub entry: EntryId,
    /// What it is called; of prizes that are shared all of them.
    pub titles: Vec<String>,
    /// The category, if it has one.
    pub category: Option<String>,
    /// The share of the winner, to the hundredth.
    pub amount: Points,
    /// Among how many it is shared.
    pub shared_by: u32,
}

/// What an entry has paid and owes for a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CashLine {
    /// The entry.
    pub entry: EntryId,
    /// The round; nought: the whole event.
    pub round: u32,
    /// What the fee comes to.
    pub fee: i64,
    /// What was paid.
    pub paid: i64,
    /// What was paid back.
    pub back: i64,
    /// What is still due; less than nothing is owed to the entry.
    pub due: i64,
}

/// Somebody who is given a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Honour {
    /// Whose name stands on it.
    pub name: String,
    /// The team, if it is for a member of one.
    pub team: Option<String>,
    /// For which place.
    pub place: u32,
    /// In which round; none: in the whole event.
    pub round: Option<u32>,
    /// In which discipline of the team event; none: with the team or alone.
    pub discipline: Option<Discipline>,
}

impl Event {
    /// The prizes of the regulations and their winners, as the standings are now. Equals share the
    /// prizes of the places they fill; nobody wins twice, the prizes for all come first.
    pub fn awards(&self) -> Vec<Award> {
        let mut awards: Vec<Award> = Vec::new();
        let prizes = &self.regulations().prizes;
        let mut categories: Vec<Option<&Category>> = Vec::new();
        for prize in prizes {
            let category = prize.category.as_ref();
            if !categories.contains(&category) {
                categories.push(category);
            }
        }
        categories.sort_by_key(Option::is_some);
        for category in categories {
            let taken: Vec<EntryId> = awards.iter().map(|one| one.entry).collect();
            let own: Vec<&Prize> = prizes
                .iter()
                .filter(|prize| prize.category.as_ref() == category)
                .collect();
            let may = |entry: &EntryId| {
                let player = self
                    .entry(*entry)
                    .and_then(|one| one.entrant.players.first());
                let fits =
                    category.is_none_or(|one| player.is_some_and(|player| one.takes(player)));
                fits && !taken.contains(entry)
            };
            awards.extend(self.awards_of(&own, category, may));
        }
        awards
    }

    fn awards_of(
        &self,
        prizes: &[&Prize],
        category: Option<&Category>,
        may: impl Fn(&EntryId) -> bool,
    ) -> Vec<Award> {
        let mut awards = Vec::new();
        let mut filled = 0;
        for group in self.groups() {
            let group: Vec<EntryId> = group.into_iter().filter(&may).collect();
            let (first, last) = (filled + 1, filled + group.len());
            filled = last;
            let won = prizes
                .iter()
                .filter(|prize| (first..=last).contains(&(prize.place as usize)));
            let won: Vec<&&Prize> = won.collect();
            if won.is_empty() {
                continue;
            }
            let total: i64 = won.iter().map(|prize| i64::from(prize.amount)).sum();
            let count = i64::try_from(group.len()).unwrap_or(i64::MAX);
            for entry in &group {
                awards.push(Award {
                    entry: *entry,
                    titles: won.iter().map(|prize| prize.title.clone()).collect(),
                    category: category.map(|one| one.name.clone()),
                    amount: Points::whole(total).shared_by(count),
                    shared_by: u32::try_from(group.len()).unwrap_or(u32::MAX),
                });
            }
        }
        awards
    }

    /// The standings as groups of equals, first place first.
    fn groups(&self) -> Vec<Vec<EntryId>> {
        let places: Vec<(u32, EntryId)> = match self.regulations().is_team_event() {
            true => {
                let table = self.season_table();
                table.iter().map(|line| (line.place, line.entry)).collect()
            }
            false => {
                let table = self.standings();
                table
                    .iter()
                    .map(|line| (line.place, EntryId(line.id)))
                    .collect()
            }
        };
        let mut groups: Vec<(u32, Vec<EntryId>)> = Vec::new();
        for (place, entry) in places {
            match groups.last_mut() {
                Some((last, group)) if *last == place => group.push(entry),
                _ => groups.push((place, vec![entry])),
            }
        }
        groups.into_iter().map(|(_, group)| group).collect()
    }

    /// Who is given a certificate (T9): each member of the teams that won a round; at the end the
    /// members of the winners of the event, or the first three; and the best of each discipline.
    pub fn honours(&self, round: Option<u32>) -> Vec<Honour> {
        match (round, self.regulations().is_team_event()) {
            (Some(round), true) => {
                let winners = self.state.round_winners(round);
                let entries = winners.iter().filter_map(|id| self.entry(*id));
                entries
                    .flat_map(|entry| members(entry, 1, Some(round)))
                    .collect()
            }
            (Some(_), false) => Vec::new(),
            (None, true) => self.honours_of_the_season(),
            (None, false) => self.honours_of_the_first_three(),
        }
    }

    fn honours_of_the_season(&self) -> Vec<Honour> {
        let table = self.season_table();
        let first = table.iter().filter(|line| line.place == 1);
        let entries = first.filter_map(|line| self.entry(line.entry));
        let mut honours: Vec<Honour> = entries.flat_map(|entry| members(entry, 1, None)).collect();
        for discipline in Discipline::ALL {
            let best = self.individual_table(discipline).into_iter();
            honours.extend(best.filter(|line| line.place == 1).map(|line| Honour {
                name: line.name,
                team: Some(self.name(line.entry).to_owned()),
                place: 1,
                round: None,
                discipline: Some(discipline),
            }));
        }
        honours
    }

    fn honours_of_the_first_three(&self) -> Vec<Honour> {
        let table = self.standings();
        let first = table.iter().filter(|line| line.place <= 3);
        let entries = first.filter_map(|line| Some((line.place, self.entry(EntryId(line.id))?)));
        let teams = self.regulations().is_for_teams();
        entries
            .flat_map(|(place, entry)| match teams {
                true => members(entry, place, None),
                false => vec![Honour {
                    name: entry.entrant.name.clone(),
                    team: None,
                    place,
                    round: None,
                    discipline: None,
                }],
            })
            .collect()
    }

    /// The cash of the event: a line for each entry and round, with what was paid for the whole
    /// event as a line of its own.
    pub fn cash(&self) -> Vec<CashLine> {
        let last = u32::try_from(self.rounds().len()).unwrap_or(0) + 1;
        let planned = self.planned_rounds().unwrap_or(last).min(last);
        let mut lines = Vec::new();
        for entry in self.entries() {
            lines.extend((0..=planned).filter_map(|round| self.cash_line(entry, round)));
        }
        lines
    }

    fn cash_line(&self, entry: &Entry, round: u32) -> Option<CashLine> {
        let payments = entry.payments.iter().filter(|one| one.round == round);
        let (mut paid, mut back) = (0, 0);
        for payment in payments {
            let amount = i64::from(payment.amount);
            paid += amount.max(0);
            back += (-amount).max(0);
        }
        let plays = round > 0 && entry.plays_in(round);
        let members = i64::try_from(entry.players(round).len()).unwrap_or(0);
        let fee = match plays {
            true => i64::from(self.regulations().entry.fee) * members,
            false => 0,
        };
        let something = paid != 0 || back != 0 || fee != 0;
        something.then_some(CashLine {
            entry: entry.id,
            round,
            fee,
            paid,
            back,
            due: fee - paid + back,
        })
    }
}

/// A certificate for each member of a team.
fn members(entry: &Entry, place: u32, round: Option<u32>) -> Vec<Honour> {
    let players: Vec<&Player> = match round {
        Some(round) => entry.all_players(round).collect(),
        None => entry.entrant.players.iter().collect(),
    };
    let honour = |player: &Player| Honour {
        name: player.name.clone(),
        team: Some(entry.entrant.name.clone()),
        place,
        round,
        discipline: None,
    };
    let mut honours: Vec<Honour> = players.into_iter().map(honour).collect();
    honours.dedup();
    honours
}
