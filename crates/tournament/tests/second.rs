//! Places and winners against a second, simple implementation: written from the clauses T4 to T9 and
//! A-T03 to A-T07 alone, over what was entered, with nothing of the program but its results.

#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

mod common;

use std::collections::BTreeMap;

use common::{arrive, ask, ask_because, draw, entered, must, players};
use jadoube_tournament::{
    Asked, BoutId, Event, GameScore, Meeting, Play, Points, Refused, Score, System,
};
use proptest::prelude::*;

/// Halves of points, so that everything is a whole number.
type Halves = i64;

/// What a game brings White and Black, in halves.
fn halves(score: GameScore) -> (Halves, Halves) {
    match score.to_string().as_str() {
        "1-0" | "+/-" => (2, 0),
        "0-1" | "-/+" => (0, 2),
        "1/2-1/2" => (1, 1),
        "1/2-0" => (1, 0),
        "0-1/2" => (0, 1),
        _ => (0, 0),
    }
}

/// T5: best 2, second 1, third 0, equals share the better place.
fn two_one_nought(totals: [i64; 3]) -> [i64; 3] {
    totals.map(|own| {
        let mut points = 2;
        for other in totals {
            if other > own {
                points -= 1;
            }
        }
        points
    })
}

/// The three boards of a match by T5 and T6, and the chess points; none while something is open.
fn boards(meeting: &Meeting) -> Option<([[i64; 3]; 3], [Halves; 3])> {
    let mut chess = [0; 3];
    let mut cards = Vec::new();
    for bout in meeting.bouts.iter().take(5) {
        match (bout.play, bout.score()?) {
            (Play::Game { white, black, .. }, Score::Game(score)) => {
                let (one, other) = halves(*score);
                chess[usize::from(white)] += one;
                chess[usize::from(black)] += other;
            }
            (_, Score::Cards(score)) => {
                let mut units = score.units.map(Points::as_hundredths);
                if let (Some(left), true) = (score.left, score.deals < 12) {
                    units[usize::from(left)] = i64::MIN;
                }
                cards.push(two_one_nought(units));
            }
            _ => return None,
        }
    }
    Some(([two_one_nought(chess), cards[0], cards[1]], chess))
}

/// A-T04: by what three are ranked in a knockout.
fn key(meeting: &Meeting, party: usize) -> Option<(i64, i64, Halves)> {
    let (boards, chess) = boards(meeting)?;
    let total = boards.iter().map(|board| board[party]).sum();
    let won = boards.iter().filter(|board| board[party] == 2).count();
    Some((total, i64::try_from(won).unwrap(), chess[party]))
}

/// T7, T9, A-T07: points and rounds won of a season of round robins.
fn season(event: &Event) -> BTreeMap<u32, (i64, u32)> {
    let mut table: BTreeMap<u32, (i64, u32)> = BTreeMap::new();
    for (number, round) in (1..).zip(event.rounds()) {
        let mut day: BTreeMap<u32, i64> = BTreeMap::new();
        for entry in event.numbers(number) {
            day.insert(entry.0, 0);
        }
        let mut finished = true;
        for meeting in round.meetings.iter().filter(|one| one.parties.len() == 3) {
            let Some((boards, _)) = boards(meeting) else {
                finished = false;
                continue;
            };
            for (party, entry) in meeting.parties.iter().enumerate() {
                *day.entry(entry.0).or_default() +=
                    boards.iter().map(|board| board[party]).sum::<i64>();
            }
        }
        let best = day.values().max().copied();
        for (entry, points) in day {
            let own = table.entry(entry).or_default();
            own.0 += points;
            own.1 += u32::from(finished && Some(points) == best);
        }
    }
    table
}

fn open_bouts(event: &Event) -> Vec<(BoutId, Play)> {
    let mut open = Vec::new();
    for (round, one) in (1..).zip(event.rounds()) {
        for meeting in &one.meetings {
            for (bout, one) in (1..).zip(&meeting.bouts) {
                if one.score().is_none() {
                    let table = meeting.table;
                    open.push((BoutId { round, table, bout }, one.play));
                }
            }
        }
    }
    open
}

fn random_score(play: Play, dice: u32) -> Score {
    let text = match play {
        Play::Game { .. } => {
            let (_, text) = GameScore::ALL[dice as usize % GameScore::ALL.len()];
            text.to_owned()
        }
        Play::Cards(_) if dice.is_multiple_of(11) => {
            format!("{}:{}:0@{}-3", dice % 7, dice % 3, 1 + dice % 23)
        }
        Play::Cards(_) => format!("{}:{}:{}", dice % 5, dice / 7 % 5, dice / 49 % 5),
        Play::Deal(_) => format!("{}:{}:{}@1", dice % 3, dice / 7 % 3, dice / 49 % 3),
    };
    text.parse().unwrap()
}

fn enter_some(event: &mut Event, dice: &mut impl Iterator<Item = u32>, most: usize) {
    for (bout, play) in open_bouts(event).into_iter().take(most) {
        let score = random_score(play, dice.next().unwrap());
        must(event, Asked::Report { bout, score });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn seasons_are_ranked_as_the_clauses_say(
        teams in 3u32..11,
        left in 0usize..20,
        dice in proptest::collection::vec(any::<u32>(), 300),
    ) {
        let mut dice = dice.into_iter().cycle();
        let mut event = entered(System::Trios { rounds: 4, sittings: None, knockout: false }, teams);
        for round in 1..=2 {
            arrive(&mut event, round);
            draw(&mut event, round);
            must(&mut event, Asked::Pair { round });
            let open = open_bouts(&event).len();
            let most = if round == 2 { open.saturating_sub(left) } else { open };
            enter_some(&mut event, &mut dice, most);
        }
        let simple = season(&event);
        for line in event.season_table() {
            let (points, won) = simple[&line.entry.0];
            prop_assert_eq!(line.score.points, Points::whole(points));
            prop_assert_eq!(line.score.rounds_won, won);
            let better = simple.values().filter(|other| **other > (points, won)).count();
            prop_assert_eq!(line.place as usize, better + 1);
        }
    }

    #[test]
    fn knockouts_of_three_are_won_as_the_clauses_say(
        teams in 3u32..20,
        dice in proptest::collection::vec(any::<u32>(), 300),
    ) {
        let mut dice = dice.into_iter().cycle();
        let mut event = entered(System::Trios { rounds: 1, sittings: None, knockout: true }, teams);
        arrive(&mut event, 1);
        draw(&mut event, 1);
        // By hand: who sits where, who wins, who was last seen when.
        let mut last_seen: BTreeMap<u32, u32> = BTreeMap::new();
        let mut champion = None;
        for sitting in 1..20 {
            match ask(&mut event, Asked::Pair { round: 1 }) {
                Ok(_) => {}
                Err(Refused::CannotPair(_)) => break,
                Err(other) => return Err(TestCaseError::fail(format!("{other:?}"))),
            }
            let tables: Vec<u32> = common::sitting(&event, 1, sitting).iter().map(|one| one.table).collect();
            for table in tables {
                enter_some(&mut event, &mut dice, usize::MAX);
                for _ in 0..40 {
                    let meeting = event.round(1).unwrap().meeting(table).unwrap().clone();
                    let level = meeting.is_settled() && meeting.winner().is_none();
                    if !level {
                        break;
                    }
                    must(&mut event, Asked::AddGame { round: 1, table, draw_odds: false, deal: None });
                    enter_some(&mut event, &mut dice, usize::MAX);
                }
                let meeting = event.round(1).unwrap().meeting(table).unwrap().clone();
                for party in &meeting.parties {
                    last_seen.insert(party.0, sitting);
                }
                if meeting.parties.len() == 3 {
                    let winner = meeting.winner();
                    let Some(winner) = winner else {
                        // Level for ever: the lot decides.
                        return Ok(());
                    };
                    let best = (0..3).map(|party| key(&meeting, party).unwrap()).max().unwrap();
                    let own = meeting.party(winner).unwrap();
                    prop_assert_eq!(key(&meeting, own.into()).unwrap(), best, "nobody at the table did better");
                    champion = Some(winner);
                }
            }
        }
        must(&mut event, Asked::CloseRound { round: 1 });
        let table = event.season_table();
        prop_assert_eq!(table[0].place, 1);
        prop_assert_eq!(Some(table[0].entry), champion);
        prop_assert_eq!(table.iter().filter(|line| line.place == 1).count(), 1);
        for two in table.windows(2) {
            prop_assert!(last_seen[&two[0].entry.0] >= last_seen[&two[1].entry.0], "by progress");
        }
        prop_assert_eq!(event.verify(), Ok(()));
    }

    #[test]
    fn knockouts_of_two_have_one_winner_whatever_is_corrected(
        count in 2u32..17,
        dice in proptest::collection::vec(any::<u32>(), 300),
    ) {
        let mut dice = dice.into_iter().cycle();
        let mut event = players(System::Knockout { games: 1 }, count);
        let mut alive = Vec::new();
        for round in 1..=5 {
            if ask(&mut event, Asked::Pair { round }).is_err() {
                break;
            }
            for (bout, _) in open_bouts(&event) {
                let text = if dice.next().unwrap().is_multiple_of(2) { "1-0" } else { "0-1" };
                must(&mut event, Asked::Report { bout, score: text.parse().unwrap() });
                // Somebody tries to turn an older result.
                let old = BoutId { round: 1 + dice.next().unwrap() % round, table: 1 + dice.next().unwrap() % 8, bout: 1 };
                let turned = Asked::Correct { bout: old, score: "1-0".parse().unwrap(), replace: dice.next().unwrap().is_multiple_of(2) };
                let _ = ask_because(&mut event, turned);
            }
            // By hand: of each table the one with the point goes on.
            let mut next = Vec::new();
            for meeting in &event.round(round).unwrap().meetings {
                match meeting.parties[..] {
                    [only] => next.push(only.0),
                    [white, black] => {
                        let Play::Game { white: first, .. } = meeting.bouts[0].play else { unreachable!() };
                        let Some(Score::Game(score)) = meeting.bouts[0].score() else { unreachable!() };
                        let (one, other) = halves(*score);
                        let white_won = one > other;
                        let (white, black) = if first == 0 { (white, black) } else { (black, white) };
                        next.push(if white_won { white.0 } else { black.0 });
                    }
                    _ => {}
                }
            }
            alive = next;
        }
        let first: Vec<u32> = event.standings().iter().filter(|one| one.place == 1).map(|one| one.id).collect();
        prop_assert_eq!(first, alive);
        prop_assert_eq!(event.verify(), Ok(()));
    }
}
