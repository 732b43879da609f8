//! The club's team event of chess, ulti and snapszer: T2 to T10 as functions of what was seen.

use std::collections::BTreeMap;

use crate::{CardScore, Day, Discipline, GameScore, Inadmissible, Points, Scale, TimeOfDay};
use jadoube_ruling::{Message, Side};

/// Both card games last so many deals: everybody deals eight times (T4).
pub const DEALS: u32 = 24;
/// Fewer deals than this do not make a board when a player leaves (A-T10).
pub const DEALS_TO_COUNT: u32 = 12;
/// A cup that was won so often stays with the winner (T10).
pub const WINS_TO_KEEP: u32 = 3;
/// The place of the chess board among the three boards of a trio.
pub const CHESS: usize = 0;
/// The place of the ulti table.
pub const ULTI: usize = 1;
/// The place of the snapszer table.
pub const SNAPSZER: usize = 2;

/// Place points for three totals: 2, 1, 0, and equals share the better place (T5, A-T05).
pub fn places(totals: [Points; 3]) -> [i64; 3] {
    totals.map(|own| {
        let better = totals.iter().filter(|other| **other > own).count();
        2 - i64::try_from(better).unwrap_or(0)
    })
}

/// Place points of a table of cards; who left before half of the deals is third (A-T10).
pub fn card_board(score: &CardScore) -> [i64; 3] {
    let Some(left) = score
        .left
        .map(usize::from)
        .filter(|_| score.deals < DEALS_TO_COUNT)
    else {
        return places(score.units);
    };
    let lowest = score.units.into_iter().min().unwrap_or_default();
    let mut units = score.units;
    if let Some(own) = units.get_mut(left) {
        *own = lowest - Points::ONE;
    }
    places(units)
}

/// Scores of a chess round robin: games as (White, Black, result) over named players.
pub fn chess_scores<N: Ord + Clone>(games: &[(N, N, GameScore)]) -> BTreeMap<N, Points> {
    let mut scores = BTreeMap::new();
    for (white, black, score) in games {
        for (player, side) in [(white, Side::White), (black, Side::Black)] {
            let points = score.points(side, Scale::USUAL);
            *scores.entry(player.clone()).or_insert(Points::ZERO) += points;
        }
    }
    scores
}

/// Who deals in each deal of a table, and who bids first (T4, U1): the deal moves one seat to the
/// right, and the first bidder sits to the right of the dealer.
pub fn rotation(first_dealer: u8, deals: u32) -> Vec<(u8, u8)> {
    let right = |seat: u32| u8::try_from(seat % 3).unwrap_or(0);
    let deal = |number: u32| {
        let dealer = u32::from(first_dealer) + number;
        (right(dealer), right(dealer + 1))
    };
    (0..deals).map(deal).collect()
}

/// First bidder and dealer of the first deal: cards are drawn in turn, the first heart bids first,
/// and the player on the left of the bidder deals (U1, S2). None while no heart was drawn.
pub fn first_deal(first_to_draw: u8, hearts: &[bool]) -> Option<(u8, u8)> {
    let turn = hearts.iter().position(|heart| *heart)?;
    let bidder = u8::try_from((usize::from(first_to_draw) + turn) % 3).ok()?;
    Some((bidder, (bidder + 2) % 3))
}

/// What a team brings to the entry check of a round (T2, T3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryCheck {
    /// What its members play.
    pub roles: Vec<Option<Discipline>>,
    /// The day of the payment; none: nothing was paid.
    pub paid_on: Option<Day>,
    /// The last day for it; none: there is no deadline.
    pub deadline: Option<Day>,
    /// What was paid.
    pub fee_paid: u32,
    /// What had to be paid.
    pub fee_due: u32,
    /// When the members came.
    pub arrivals: Vec<Option<TimeOfDay>>,
    /// The draw, before which the team must be complete; none: nobody looks.
    pub draw_at: Option<TimeOfDay>,
    /// Whether own equipment was brought to play with.
    pub own_equipment: bool,
}

impl EntryCheck {
    /// Every reason why the team is not admitted, in the order of the clauses.
    pub fn reasons(&self) -> Vec<Inadmissible> {
        let mut reasons = Vec::new();
        let mut unless = |good: bool, reason| {
            if !good {
                reasons.push(reason);
            }
        };
        unless(self.roles_fit(), Inadmissible::Roles);
        unless(self.paid_in_time(), Inadmissible::Deadline);
        unless(self.fee_paid >= self.fee_due, Inadmissible::Fee);
        unless(self.complete_at_the_draw(), Inadmissible::Late);
        unless(!self.own_equipment, Inadmissible::Equipment);
        reasons
    }

    fn roles_fit(&self) -> bool {
        let mut roles = self.roles.clone();
        roles.sort_unstable();
        roles == Discipline::ALL.map(Some)
    }

    fn paid_in_time(&self) -> bool {
        match (self.deadline, self.paid_on) {
            (Some(deadline), Some(paid)) => paid <= deadline,
            (Some(_), None) => self.fee_due == 0,
            (None, _) => true,
        }
    }

    fn complete_at_the_draw(&self) -> bool {
        let Some(draw) = self.draw_at else {
            return true;
        };
        let in_time = |arrival: &Option<TimeOfDay>| arrival.is_some_and(|time| time <= draw);
        self.arrivals.len() >= self.roles.len() && self.arrivals.iter().all(in_time)
    }
}

/// A team's season: points and rounds won (T9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct SeasonScore {
    /// The sum over the rounds.
    pub points: Points,
    /// In how many rounds nobody had more.
    pub rounds_won: u32,
}

/// A round of a series: what it brought each team, and who won it; nobody while it is played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeriesRound<N> {
    /// The points of each team that played.
    pub points: BTreeMap<N, Points>,
    /// Who won the round, once it is finished.
    pub winners: Vec<N>,
}

impl<N: Ord + Clone> SeriesRound<N> {
    /// A round that is finished and was won by whoever has most points.
    pub fn finished(points: BTreeMap<N, Points>) -> SeriesRound<N> {
        let best = points.values().max();
        let leads = points.iter().filter(|(_, own)| Some(*own) == best);
        let winners = leads.map(|(team, _)| team.clone()).collect();
        SeriesRound { points, winners }
    }
}

/// The table of a series, and who leads it by points, then by rounds won; equals share (A-T07).
pub fn series<N: Ord + Clone>(rounds: &[SeriesRound<N>]) -> (BTreeMap<N, SeasonScore>, Vec<N>) {
    let mut table: BTreeMap<N, SeasonScore> = BTreeMap::new();
    for round in rounds {
        for (team, points) in &round.points {
            let own = table.entry(team.clone()).or_default();
            own.points += *points;
            own.rounds_won += u32::from(round.winners.contains(team));
        }
    }
    let best = table.values().max().copied();
    let leads = |(_, own): &(&N, &SeasonScore)| Some(**own) == best;
    let winners = table
        .iter()
        .filter(leads)
        .map(|(team, _)| team.clone())
        .collect();
    (table, winners)
}

/// The challenge cups over the seasons (T10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cups<N> {
    /// Cups that were won outright: the number of the cup, and whose it is.
    pub kept: Vec<(u32, N)>,
    /// The number of the cup that is played for now.
    pub in_play: u32,
    /// How often each team has won the cup in play.
    pub wins: BTreeMap<N, u32>,
}

/// Who keeps which cup: the third season win, not necessarily in a row, keeps it, and all start
/// anew for the next (A-T08).
pub fn cups<N: Ord + Clone>(season_winners: &[N]) -> Cups<N> {
    let mut cups = Cups {
        kept: Vec::new(),
        in_play: 1,
        wins: BTreeMap::new(),
    };
    for winner in season_winners {
        let wins = cups.wins.entry(winner.clone()).or_insert(0);
        *wins += 1;
        if *wins == WINS_TO_KEEP {
            cups.kept.push((cups.in_play, winner.clone()));
            cups.in_play += 1;
            cups.wins.clear();
        }
    }
    cups
}

/// The winners of a season as people write them: one, or several parted by a stroke.
pub fn winners_of(text: &str) -> Vec<String> {
    let names = text.split('/').map(|name| {
        let words: Vec<&str> = name.split_whitespace().collect();
        words.join(" ")
    });
    names.filter(|name| !name.is_empty()).collect()
}

/// The cups over seasons that are told by the names of their winners. A name is the same with letters
/// of another case; it is written as it was first.
pub fn cups_by_name(seasons: &[Vec<String>]) -> Cups<String> {
    let mut known: Vec<String> = Vec::new();
    let mut wins = Vec::new();
    for name in seasons.iter().flatten() {
        let same = |other: &&String| other.to_lowercase() == name.to_lowercase();
        let written = known.iter().find(same).cloned();
        known.extend(written.is_none().then(|| name.clone()));
        wins.push(written.unwrap_or_else(|| name.clone()));
    }
    cups(&wins)
}

impl Cups<String> {
    /// Who keeps which cup, which is played for, and who has won it how often.
    pub fn messages(&self) -> Vec<Message> {
        let kept = self.kept.iter().map(|(cup, winner)| {
            Message::new("event-cup-kept")
                .with("cup", *cup)
                .with("name", winner.clone())
        });
        let in_play = Message::new("event-cup-in-play").with("cup", self.in_play);
        let wins = self.wins.iter().map(|(team, wins)| {
            Message::new("event-cup-wins")
                .with("name", team.clone())
                .with("wins", *wins)
        });
        kept.chain(std::iter::once(in_play)).chain(wins).collect()
    }
}

/// Units written by the seats (U12): the declarer's own if won, else each defender's.
pub fn booked(deals: &[(u8, Points)]) -> [Points; 3] {
    let mut sheet = [Points::ZERO; 3];
    for (declarer, value) in deals {
        for (seat, own) in (0u8..).zip(&mut sheet) {
            match (seat == *declarer, *value > Points::ZERO) {
                (true, true) => *own += *value,
                (false, false) => *own -= *value,
                _ => {}
            }
        }
    }
    sheet
}

/// The same deals settled between pairs of players: what one wins two lose. It ranks as the sheet
/// of written units does.
pub fn pairwise(deals: &[(u8, Points)]) -> [Points; 3] {
    let mut ledger = [Points::ZERO; 3];
    for (declarer, value) in deals {
        for (seat, own) in (0u8..).zip(&mut ledger) {
            match seat == *declarer {
                true => *own += value.repeated(2),
                false => *own -= *value,
            }
        }
    }
    ledger
}
