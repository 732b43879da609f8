//! The Swiss system for teams against a second, literal implementation that shares nothing with
//! the engine: every set of upfloaters and every pairing is written down and judged.

#![expect(clippy::expect_used, reason = "a test that fails says where")]

use std::collections::BTreeSet;

use jadoube_ruling::Side;
use jadoube_tournament::Points;
use jadoube_tournament::pairing::swiss::Dice;
use jadoube_tournament::pairing::swiss::team::{
    Team, TeamPast, TeamPastKind, TeamPreferences, TeamReading, TeamSwiss, pair_teams, team_why,
    team_why_no_bye, team_why_not,
};

type Pairs = Vec<(u32, u32)>;

/// A team as the literal implementation sees it.
#[derive(Clone, Debug)]
struct Seen {
    number: u32,
    score: Points,
    secondary: Points,
    colours: Vec<Side>,
    met: BTreeSet<u32>,
    floated: bool,
    bye: bool,
    played: usize,
    /// Wants White (or not), and how much: 2 strong, 1 mild.
    wish: Option<(bool, u32)>,
}

impl Seen {
    fn balance(&self) -> i64 {
        let white = self
            .colours
            .iter()
            .filter(|one| **one == Side::White)
            .count();
        2 * i64::try_from(white).expect("few") - i64::try_from(self.colours.len()).expect("few")
    }
}

fn score_before(team: &Team, round: u32) -> Points {
    team.past[..round as usize - 1]
        .iter()
        .map(|past| past.primary)
        .sum()
}

fn seen(swiss: &TeamSwiss, team: &Team) -> Seen {
    let past = &team.past[..swiss.round as usize - 1];
    let mut one = Seen {
        number: team.number,
        score: score_before(team, swiss.round),
        secondary: past.iter().map(|past| past.secondary).sum(),
        colours: Vec::new(),
        met: BTreeSet::new(),
        floated: false,
        bye: true,
        played: 0,
        wish: None,
    };
    for (round, past) in (1..).zip(past) {
        match past.kind {
            TeamPastKind::Played => {
                let opponent = past.opponent.expect("a match has opponents");
                one.played += 1;
                one.colours.extend(past.colour);
                one.met.insert(opponent);
                if round + 1 == swiss.round {
                    let other = swiss.teams.iter().find(|other| other.number == opponent);
                    let theirs = score_before(other.expect("known"), round);
                    one.floated = theirs != score_before(team, round);
                }
            }
            TeamPastKind::PairingBye | TeamPastKind::ForfeitWin | TeamPastKind::FullBye => {
                one.bye = false;
            }
            TeamPastKind::ForfeitLoss | TeamPastKind::Off => {}
        }
    }
    one.wish = wish(swiss, &one);
    one
}

fn wish(swiss: &TeamSwiss, one: &Seen) -> Option<(bool, u32)> {
    let balance = one.balance();
    let last: Vec<Side> = one.colours.iter().rev().take(2).copied().collect();
    let both = |side: Side| last == [side, side];
    if swiss.preferences == TeamPreferences::None || last.is_empty() {
        return None;
    }
    if balance < -1 || (balance == 0 || balance == -1) && both(Side::Black) {
        return Some((true, 2));
    }
    if balance > 1 || (balance == 0 || balance == 1) && both(Side::White) {
        return Some((false, 2));
    }
    match (swiss.preferences, balance) {
        (TeamPreferences::A | TeamPreferences::None, _) => None,
        (_, -1) => Some((true, 1)),
        (_, 1) => Some((false, 1)),
        _ if swiss.round == swiss.rounds => None,
        _ => Some((last[0] == Side::Black, 1)),
    }
}

struct Literal<'a> {
    swiss: &'a TeamSwiss,
    floaters: bool,
}

impl Literal<'_> {
    fn may_meet(&self, one: &Seen, other: &Seen) -> bool {
        let both = |group: &Vec<u32>| group.contains(&one.number) && group.contains(&other.number);
        !one.met.contains(&other.number) && !self.swiss.forbidden.iter().any(both)
    }

    /// Every complete pairing, as pairs of indices.
    fn pairings(&self, teams: &[Seen]) -> Vec<Vec<(usize, usize)>> {
        fn go(
            rest: &[usize],
            may: &dyn Fn(usize, usize) -> bool,
            made: &mut Vec<(usize, usize)>,
            all: &mut Vec<Vec<(usize, usize)>>,
        ) {
            let Some((first, others)) = rest.split_first() else {
                all.push(made.clone());
                return;
            };
            for other in others.iter().filter(|other| may(*first, **other)) {
                let left: Vec<usize> = others.iter().copied().filter(|one| one != other).collect();
                made.push((*first, *other));
                go(&left, may, made, all);
                made.pop();
            }
        }
        let mut all = Vec::new();
        let rest: Vec<usize> = (0..teams.len()).collect();
        let may = |a: usize, b: usize| self.may_meet(&teams[a], &teams[b]);
        go(&rest, &may, &mut Vec::new(), &mut all);
        all
    }

    fn completes(&self, teams: &[Seen]) -> bool {
        teams.len().is_multiple_of(2) && !self.pairings(teams).is_empty()
    }

    /// The round: pairs as (White, Black), and the bye.
    fn pair(&self, mut left: Vec<Seen>) -> Option<(Pairs, Option<u32>)> {
        let mut bye = None;
        if left.len() % 2 == 1 {
            let mut order = left.clone();
            order.sort_by_key(|one| (one.score, std::cmp::Reverse((one.played, one.number))));
            let without = |number: u32| -> Vec<Seen> {
                left.iter()
                    .filter(|one| one.number != number)
                    .cloned()
                    .collect()
            };
            let found = order
                .iter()
                .find(|one| one.bye && self.completes(&without(one.number)))?;
            bye = Some(found.number);
            left = without(found.number);
        }
        if !self.completes(&left) {
            return None;
        }
        let mut pairs = Vec::new();
        while !left.is_empty() {
            let bracket = self.bracket(&left);
            for (a, b) in self.best(&bracket, left.iter().map(|one| one.score).max()?) {
                pairs.push(self.coloured(&a, &b));
            }
            left.retain(|one| !bracket.iter().any(|other| other.number == one.number));
        }
        pairs.sort_unstable();
        Some((pairs, bye))
    }

    /// How few upfloaters a set of teams needs for its top scoregroup.
    fn fewest(&self, left: &[Seen]) -> usize {
        let top = left.iter().map(|one| one.score).max();
        let (top, lower): (Vec<Seen>, Vec<Seen>) =
            left.iter().cloned().partition(|one| Some(one.score) == top);
        let fits = (0..1u32 << lower.len()).filter(|set| self.fits(&top, &lower, *set));
        fits.map(|set| set.count_ones() as usize)
            .min()
            .expect("it completes")
    }

    fn split(lower: &[Seen], set: u32) -> (Vec<Seen>, Vec<Seen>) {
        let mut parts = (Vec::new(), Vec::new());
        for (index, one) in lower.iter().enumerate() {
            match set >> index & 1 {
                1 => parts.0.push(one.clone()),
                _ => parts.1.push(one.clone()),
            }
        }
        parts
    }

    fn fits(&self, top: &[Seen], lower: &[Seen], set: u32) -> bool {
        let (up, rest) = Self::split(lower, set);
        let bracket: Vec<Seen> = top.iter().chain(&up).cloned().collect();
        self.completes(&bracket) && self.completes(&rest)
    }

    fn bracket(&self, left: &[Seen]) -> Vec<Seen> {
        let highest = left.iter().map(|one| one.score).max().expect("somebody");
        let (top, lower): (Vec<Seen>, Vec<Seen>) =
            left.iter().cloned().partition(|one| one.score == highest);
        let next = lower.iter().map(|one| one.score).max();
        let key = |set: u32| {
            let (mut up, rest) = Self::split(&lower, set);
            up.sort_by_key(|one| (std::cmp::Reverse(one.score), one.number));
            let mut differences: Vec<Points> = up.iter().map(|one| highest - one.score).collect();
            differences.sort_unstable_by(|a, b| b.cmp(a));
            let still = rest.iter().any(|one| Some(one.score) == next);
            let following = if still { self.fewest(&rest) } else { 0 };
            let floaters = up.iter().filter(|one| one.floated && self.floaters).count();
            let numbers: Vec<u32> = up.iter().map(|one| one.number).collect();
            (up.len(), differences, following, floaters, numbers)
        };
        let sets = (0..1u32 << lower.len()).filter(|set| self.fits(&top, &lower, *set));
        let best = sets.min_by_key(|set| key(*set)).expect("it completes");
        top.into_iter().chain(Self::split(&lower, best).0).collect()
    }

    fn best(&self, bracket: &[Seen], top: Points) -> Vec<(Seen, Seen)> {
        let key = |pairs: &Vec<(usize, usize)>| {
            let (mut colour, mut strong, mut floaters) = (0, 0, 0);
            let mut identifier = Vec::new();
            for (a, b) in pairs {
                let (a, b) = (&bracket[*a], &bracket[*b]);
                if let (Some(one), Some(other)) = (a.wish, b.wish)
                    && one.0 == other.0
                {
                    colour += 1;
                    strong += usize::from(one.1 == 2 && other.1 == 2);
                }
                for (up, other) in [(a, b), (b, a)] {
                    let met = up.score < top && other.score == top && other.floated;
                    floaters += usize::from(met && self.floaters);
                }
                identifier.push((a.number.min(b.number), a.number.max(b.number)));
            }
            identifier.sort_unstable();
            let tops: Vec<u32> = identifier.iter().map(|pair| pair.0).collect();
            let bottoms: Vec<u32> = identifier.iter().map(|pair| pair.1).collect();
            (colour, strong, floaters, tops, bottoms)
        };
        let best = self.pairings(bracket).into_iter().min_by_key(key);
        let pairs = best.expect("the bracket can be paired").into_iter();
        pairs
            .map(|(a, b)| (bracket[a].clone(), bracket[b].clone()))
            .collect()
    }

    /// 4.3, rule by rule.
    fn coloured(&self, a: &Seen, b: &Seen) -> (u32, u32) {
        let rank = |one: &Seen| (std::cmp::Reverse((one.score, one.secondary)), one.number);
        let (first, other) = if rank(a) < rank(b) { (a, b) } else { (b, a) };
        let white = self.first_has_white(first, other);
        if white {
            (first.number, other.number)
        } else {
            (other.number, first.number)
        }
    }

    fn first_has_white(&self, first: &Seen, other: &Seen) -> bool {
        if first.colours.is_empty() && other.colours.is_empty() {
            return (first.number % 2 == 1) == (self.swiss.initial == Side::White);
        }
        match (first.wish, other.wish) {
            (Some((white, _)), None) => return white,
            (None, Some((white, _))) => return !white,
            (Some((mine, _)), Some((theirs, _))) if mine != theirs => return mine,
            (Some((white, 2)), Some((_, 1))) => return white,
            (Some((_, 1)), Some((white, 2))) => return !white,
            _ => {}
        }
        if first.balance() != other.balance() {
            return first.balance() < other.balance();
        }
        for back in 1..=first.colours.len().min(other.colours.len()) {
            let mine = first.colours[first.colours.len() - back];
            if mine != other.colours[other.colours.len() - back] {
                return mine == Side::Black;
            }
        }
        match (first.wish, first.colours.last(), other.colours.last()) {
            (Some((white, _)), _, _) => white,
            (None, Some(last), _) => *last == Side::Black,
            (None, None, last) => last == Some(&Side::White),
        }
    }
}

/// A tournament of teams played round by round; every state before a round.
fn states(seed: u64) -> Vec<TeamSwiss> {
    let mut dice = Dice::new(seed);
    let count = dice.between(4, 9);
    let mut swiss = TeamSwiss {
        rounds: dice.between(3, 7),
        round: 1,
        initial: if dice.below(2) == 0 {
            Side::White
        } else {
            Side::Black
        },
        preferences: [
            TeamPreferences::A,
            TeamPreferences::B,
            TeamPreferences::None,
        ][dice.below(3) as usize],
        secondary: true,
        reading: TeamReading::Text,
        teams: (1..=count)
            .map(|number| Team {
                number,
                present: true,
                ..Team::default()
            })
            .collect(),
        forbidden: Vec::new(),
    };
    if dice.below(4) == 0 {
        swiss
            .forbidden
            .push(vec![dice.between(1, count), dice.between(1, count)]);
        swiss.forbidden.retain(|group| group[0] != group[1]);
    }
    let mut all = Vec::new();
    while swiss.round <= swiss.rounds {
        for team in &mut swiss.teams {
            team.present = dice.below(20) > 0;
        }
        all.push(swiss.clone());
        let Ok(paired) = pair_teams(&swiss) else {
            break;
        };
        play(
            &mut swiss,
            &mut dice,
            &paired.pairing.pairs,
            paired.pairing.bye,
        );
        swiss.round += 1;
    }
    all
}

fn play(swiss: &mut TeamSwiss, dice: &mut Dice, pairs: &Pairs, bye: Option<u32>) {
    let whole = |points: u32| Points::whole(i64::from(points));
    let mut past = vec![TeamPast::NOTHING; swiss.teams.len()];
    if let Some(bye) = bye {
        past[bye as usize - 1] = TeamPast {
            kind: TeamPastKind::PairingBye,
            primary: Points::ONE,
            secondary: Points::whole(2),
            ..TeamPast::NOTHING
        };
    }
    for (white, black) in pairs {
        let games = dice.below(9);
        let forfeit = dice.below(25) == 0;
        let sides = [
            (*white, *black, Side::White, games),
            (*black, *white, Side::Black, 8 - games),
        ];
        for (own, opponent, side, games) in sides {
            let won = games > 4;
            past[own as usize - 1] = TeamPast {
                opponent: Some(opponent),
                colour: Some(side),
                kind: match (forfeit, won) {
                    (false, _) => TeamPastKind::Played,
                    (true, true) => TeamPastKind::ForfeitWin,
                    (true, false) => TeamPastKind::ForfeitLoss,
                },
                primary: whole(u32::from(games > 4) + u32::from(games >= 4)),
                secondary: whole(games).shared_by(2),
            };
        }
    }
    for (team, past) in swiss.teams.iter_mut().zip(past) {
        team.past.push(past);
    }
}

fn literal(swiss: &TeamSwiss) -> Option<(Pairs, Option<u32>)> {
    let literal = Literal {
        swiss,
        floaters: swiss.round + 2 <= swiss.rounds,
    };
    let here = swiss.teams.iter().filter(|team| team.present);
    let teams: Vec<Seen> = here.map(|team| seen(swiss, team)).collect();
    if teams.is_empty() {
        return None;
    }
    literal.pair(teams)
}

#[test]
fn the_engine_pairs_teams_as_the_literal_one() {
    let (mut compared, mut impossible) = (0, 0);
    for seed in 0..400 {
        for swiss in states(seed) {
            let fast = pair_teams(&swiss).ok().map(|paired| {
                let mut pairs = paired.pairing.pairs;
                pairs.sort_unstable();
                (pairs, paired.pairing.bye)
            });
            match fast {
                Some(_) => compared += 1,
                None => impossible += 1,
            }
            assert_eq!(
                fast,
                literal(&swiss),
                "seed {seed}, round {}: {swiss:?}",
                swiss.round
            );
        }
    }
    assert!(
        compared > 1000 && impossible > 20,
        "{compared} and {impossible}"
    );
}

/// Every question about a round has an answer, and an answer of legality is true.
#[test]
fn every_question_about_teams_is_answered() {
    for seed in 0..60 {
        for swiss in states(seed) {
            let Ok(paired) = pair_teams(&swiss) else {
                continue;
            };
            for one in &swiss.teams {
                assert!(!team_why(&paired, one.number).is_empty());
                for other in swiss
                    .teams
                    .iter()
                    .filter(|other| other.number != one.number)
                {
                    let reason = team_why_not(&swiss, &paired, one.number, other.number);
                    let json = serde_json::to_value(&reason).expect("a reason is data");
                    let met = seen(&swiss, one).met.contains(&other.number);
                    let here = one.present && other.present;
                    assert_eq!(json["reason"] == "met", met && here, "{json}");
                    let pair = (one.number, other.number);
                    let pairs = &paired.pairing.pairs;
                    let meet = pairs.contains(&pair) || pairs.contains(&(pair.1, pair.0));
                    assert_eq!(json["reason"] == "paired", meet, "{json}");
                }
                let asks = paired.pairing.bye.is_some_and(|bye| bye != one.number) && one.present;
                let reason = team_why_no_bye(&swiss, &paired, one.number);
                assert_eq!(reason.is_some(), asks);
                if let (Some(reason), Some(holder)) = (reason, paired.pairing.bye) {
                    let json = serde_json::to_value(&reason).expect("a reason is data");
                    assert_true_of_the_bye(&swiss, one, holder, &json);
                }
            }
        }
    }
}

/// What is said of a bye that went to another holds for both of them.
fn assert_true_of_the_bye(swiss: &TeamSwiss, one: &Team, holder: u32, json: &serde_json::Value) {
    let holder = swiss.teams.iter().find(|team| team.number == holder);
    let (own, theirs) = (seen(swiss, one), seen(swiss, holder.expect("a team")));
    let alike = own.score == theirs.score;
    match json["reason"].as_str().expect("a reason has a name") {
        "bye_elsewhere" => assert!(!alike, "{json}"),
        "bye_by_matches" => assert!(alike && own.played != theirs.played, "{json}"),
        "bye_by_number" => assert!(alike && own.played == theirs.played, "{json}"),
        // A bye, or points without a match, which the engine knows of.
        "no_bye" | "cannot_be_completed" => {}
        other => panic!("{other} is no reason for a bye: {json}"),
    }
}
