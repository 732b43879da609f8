//! What holds for every event: results add up whatever the order of entry, minutes replay to the
//! same event, files survive the round trip, and no sequence of acts breaks anything.

#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

use std::collections::BTreeMap;

use jadoube_ruling::{Moment, Side};
use jadoube_tournament::exchange::{
    TrfVersion, event_of_report, pgn, read, read_players, report_of_event, write, write_players,
};
use jadoube_tournament::pairing::{Berger, Field, PairingSystem, Place};
use jadoube_tournament::tiebreak::{How, Kind, Scoring};
use jadoube_tournament::{
    Asked, Attendance, BoutId, BoutState, ByeKind, CardScore, Day, Discipline, Entrant, EntryId,
    Event, Exclusion, GameScore, Incident, IncidentKind, Minute, Office, Payment, Penalty,
    PenaltyKind, Play, Player, Points, Regulations, Request, Score, Signature, System, TieBreak,
    TimeOfDay,
};
use proptest::prelude::*;

fn regulations(kind: u8) -> Regulations {
    let codes = ["DE", "SB", "KS", "WIN", "BPG", "PS", "ARO", "TPR"];
    let codes: Vec<TieBreak> = codes.iter().map(|code| code.parse().unwrap()).collect();
    let mut regulations = match kind % 9 {
        0 => Regulations::new("rr", System::RoundRobin { double: false }),
        1 => Regulations::new("double", System::RoundRobin { double: true }),
        2 => Regulations::new("cup", System::Knockout { games: 2 }),
        3 => {
            let mut teams = Regulations::new("teams", System::RoundRobin { double: false });
            teams.boards = 2;
            teams
        }
        4 => Regulations::new(
            "given",
            System::Given {
                rounds: 5,
                all_play_all: false,
            },
        ),
        7 => Regulations::new("two teams", System::Scheveningen { double: true }),
        8 => Regulations::new(
            "evenings",
            System::Keizer {
                rounds: 12,
                apart: 2,
                top: None,
                free: 50,
            },
        ),
        6 => {
            let mut cup = Regulations::team_event("trio cup");
            cup.system = System::Trios {
                rounds: 2,
                sittings: None,
                knockout: true,
            };
            cup
        }
        _ => {
            let mut trios = Regulations::team_event("trios");
            trios.dates = vec![
                Day::new(2026, 5, 17).unwrap(),
                Day::new(2026, 6, 21).unwrap(),
            ];
            trios
        }
    };
    regulations.tie_breaks = codes;
    regulations
}

fn entrant(regulations: &Regulations, number: u32) -> Entrant {
    let player = |name: String, role| Player {
        role,
        rating: Some(1400 + number * 53 % 900),
        ..Player::named(name)
    };
    if regulations.is_team_event() {
        let members =
            Discipline::ALL.map(|role| player(format!("P{number} {}", role.name()), Some(role)));
        return Entrant {
            name: format!("Team {number}"),
            players: members.to_vec(),
        };
    }
    match regulations.boards {
        1 => {
            let team = if number.is_multiple_of(2) {
                "Even"
            } else {
                "Odd"
            };
            let two = matches!(regulations.system, System::Scheveningen { .. });
            Entrant::single(Player {
                team: two.then(|| team.to_owned()),
                ..player(format!("Player, {number}"), None)
            })
        }
        boards => Entrant {
            name: format!("Team {number}"),
            players: (1..=boards)
                .map(|board| player(format!("T{number} B{board}"), None))
                .collect(),
        },
    }
}

fn arbiter(asked: Asked) -> Request {
    Request::arbiter("arbiter", Moment::from_millis(1_800_000_000_000), asked).because("test")
}

fn must(event: &mut Event, asked: Asked) {
    if let Err(refused) = event.act(arbiter(asked.clone())) {
        panic!("{asked:?}: {refused:?}");
    }
}

/// An event with entries, checked in where that is needed, and drawn.
fn drawn(kind: u8, entries: u32) -> Event {
    let mut event = Event::new(regulations(kind)).unwrap();
    let entries = match event.regulations().system {
        System::Scheveningen { .. } => entries.next_multiple_of(2),
        _ => entries,
    };
    for number in 1..=entries {
        let entrant = entrant(event.regulations(), number);
        must(&mut event, Asked::Enter(entrant));
    }
    ready(&mut event, 1);
    event
}

fn ready(event: &mut Event, round: u32) {
    let ids: Vec<EntryId> = event.entries().iter().map(|entry| entry.id).collect();
    if event.regulations().is_team_event() {
        for entry in ids.clone() {
            let payment = Payment {
                round,
                amount: 1500,
                on: Day::new(2026, 5, 1).unwrap(),
            };
            must(event, Asked::Pay { entry, payment });
            let attendance = Attendance {
                arrivals: vec![TimeOfDay::new(9, 0); 3],
                own_equipment: false,
            };
            must(
                event,
                Asked::CheckIn {
                    entry,
                    round,
                    attendance,
                },
            );
        }
    }
    must(event, Asked::Draw { round, order: ids });
}

fn score(play: Play, dice: u32) -> Score {
    match play {
        Play::Game { .. } => {
            let (score, _) = GameScore::ALL[dice as usize % GameScore::ALL.len()];
            Score::Game(score)
        }
        Play::Cards(_) => Score::Cards(CardScore {
            units: [dice % 40, dice / 7 % 40, dice / 49 % 40]
                .map(|one| Points::HALF.repeated(one.into())),
            deals: 24,
            left: None,
        }),
        Play::Deal(_) => Score::Cards(CardScore {
            units: [dice % 3, dice / 7 % 3, dice / 49 % 3].map(|one| Points::whole(one.into())),
            deals: 1,
            left: None,
        }),
    }
}

fn open_bouts(event: &Event) -> Vec<(BoutId, Play)> {
    let mut open = Vec::new();
    for (round, one) in (1..).zip(event.rounds()) {
        for meeting in &one.meetings {
            for (bout, state) in (1..).zip(&meeting.bouts) {
                if state.score().is_none() {
                    open.push((
                        BoutId {
                            round,
                            table: meeting.table,
                            bout,
                        },
                        state.play,
                    ));
                }
            }
        }
    }
    open
}

/// Plays rounds of a system that pairs itself, without results.
fn paired(kind: u8, entries: u32, rounds: u32) -> Event {
    let mut event = drawn(kind, entries);
    for round in 1..=rounds {
        if event.act(arbiter(Asked::Pair { round })).is_err() {
            break;
        }
    }
    event
}

#[test]
fn everyone_meets_everyone_with_balanced_colours() {
    for entries in 2..=24u32 {
        for double in [false, true] {
            let berger = Berger { double };
            let rounds = berger.rounds(entries as usize).unwrap();
            let mut met: BTreeMap<(u32, u32), u32> = BTreeMap::new();
            let mut whites = vec![0i32; entries as usize + 1];
            for round in 1..=rounds {
                let places = (1..=entries).map(|id| Place {
                    entry: EntryId(id),
                    team: None,
                    present: true,
                    points: Points::ZERO,
                    opponents: Vec::new(),
                    colours: Vec::new(),
                    had_bye: false,
                    past: Vec::new(),
                });
                let field = Field {
                    round,
                    places: places.collect(),
                    apart: Vec::new(),
                    order: Vec::new(),
                    first: Vec::new(),
                    rounds: &[],
                };
                let mut seen = 0;
                for pairing in berger.pair(&field).unwrap() {
                    seen += pairing.parties.len();
                    if let [white, black] = pairing.parties[..] {
                        let pair = (white.0.min(black.0), white.0.max(black.0));
                        *met.entry(pair).or_default() += 1;
                        whites[white.0 as usize] += 1;
                        whites[black.0 as usize] -= 1;
                    }
                }
                assert_eq!(seen, entries as usize, "everybody is somewhere");
            }
            let times = if double { 2 } else { 1 };
            assert_eq!(met.len() as u32, entries * (entries - 1) / 2);
            assert!(met.values().all(|count| *count == times));
            // An odd number of games leaves one colour more; an even number none.
            let most = i32::from(!double && entries % 2 == 0);
            assert!(
                whites.iter().all(|surplus| surplus.abs() <= most),
                "{entries} {double}"
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn standings_do_not_depend_on_the_order_of_entry(
        kind in prop_oneof![Just(0u8), Just(1), Just(3), Just(5), Just(7), Just(8)],
        entries in 3u32..9,
        dice in proptest::collection::vec(any::<u32>(), 400),
        seed in any::<u64>(),
    ) {
        let event = paired(kind, entries, 3);
        let bouts = open_bouts(&event);
        let results: Vec<(BoutId, Score)> = bouts
            .iter()
            .zip(dice.iter().cycle())
            .map(|((id, play), dice)| (*id, score(*play, *dice)))
            .collect();
        let enter = |results: &[(BoutId, Score)]| {
            let mut event = event.clone();
            for (bout, score) in results {
                must(&mut event, Asked::Report { bout: *bout, score: score.clone() });
            }
            event
        };
        let mut shuffled = results.clone();
        shuffled.sort_by_key(|(id, _)| {
            seed.wrapping_mul(u64::from(id.table * 31 + id.bout * 7 + id.round) | 1).rotate_left(17)
        });
        let (one, other) = (enter(&results), enter(&shuffled));
        prop_assert_eq!(one.standings(), other.standings());
        for figure in one.standings().iter().flat_map(|line| &line.figures) {
            let averaged = [Kind::DirectEncounter, Kind::AverageRating, Kind::Performance];
            if !averaged.contains(&figure.tie_break.kind) {
                let parts = figure.parts.iter().filter(|part| part.how != How::Cut);
                let sum: Points = parts.map(|part| part.amount).sum();
                prop_assert_eq!(sum, figure.value, "{} is made of its parts", figure.tie_break);
            }
        }
        prop_assert_eq!(one.season_table(), other.season_table());
        prop_assert_eq!(
            one.individual_table(Discipline::Ulti),
            other.individual_table(Discipline::Ulti)
        );
    }

    #[test]
    fn points_add_up(
        entries in 3u32..10,
        dice in proptest::collection::vec(any::<u32>(), 400),
    ) {
        for kind in [0, 5] {
            let mut event = paired(kind, entries, 9);
            let mut dice = dice.iter().cycle();
            let mut expected = Points::ZERO;
            for (bout, play) in open_bouts(&event) {
                let score = score(play, *dice.next().unwrap_or(&0));
                if let Score::Game(game) = score {
                    for side in Side::ALL {
                        expected += game.points(side, event.regulations().points);
                    }
                }
                must(&mut event, Asked::Report { bout, score });
            }
            if kind == 0 {
                let table = event.crosstable();
                let total: Points = table.rows.iter().map(|row| row.points(Scoring::Match)).sum();
                prop_assert_eq!(total, expected);
            } else {
                for meeting in event.rounds().iter().flat_map(|round| &round.meetings) {
                    for board in meeting.boards().into_iter().flatten() {
                        let sum: i64 = board.iter().sum();
                        // 2-1-0, a shared first, a shared second, or all equal (T5).
                        prop_assert!([3, 4, 6].contains(&sum) && board.contains(&2));
                    }
                }
                let day: Points = event.day_table(1).iter().map(|line| line.points).sum();
                let boards: i64 = event.day_table(1).iter().flat_map(|line| line.boards).sum();
                prop_assert_eq!(day, Points::whole(boards));
            }
        }
    }

    #[test]
    fn a_report_survives_the_round_trip(
        kind in prop_oneof![Just(0u8), Just(1), Just(3), Just(7)],
        entries in 3u32..9,
        dice in proptest::collection::vec(any::<u32>(), 200),
    ) {
        let mut event = paired(kind, entries, 4);
        let mut dice = dice.iter().cycle();
        for (bout, play) in open_bouts(&event) {
            let score = score(play, *dice.next().unwrap_or(&0));
            must(&mut event, Asked::Report { bout, score });
        }
        let report = report_of_event(&event).unwrap();
        for version in [TrfVersion::Trf16, TrfVersion::Trf26] {
            let text = write(&report, version);
            let (again, adjustments) = read(&text).unwrap();
            prop_assert_eq!(adjustments, vec![]);
            prop_assert_eq!(&again.players, &report.players);
            prop_assert_eq!(again.crosstable().rows, report.crosstable().rows);
            prop_assert_eq!(write(&again, version), text);
        }
        let back = event_of_report(&report, "import", Moment::ZERO).unwrap();
        let points = |event: &Event| -> Vec<(String, Points)> {
            let mut all: Vec<(String, Points)> = event
                .standings()
                .iter()
                .map(|one| (event.name(EntryId(one.id)).to_owned(), one.points))
                .collect();
            all.sort();
            all
        };
        prop_assert_eq!(points(&back), points(&event));
        let played = pgn(&event).matches("[Result ").count();
        let games = event.rounds().iter().flat_map(|round| &round.meetings)
            .flat_map(|meeting| &meeting.bouts)
            .filter(|bout| matches!(bout.score(), Some(Score::Game(score)) if score.played()))
            .count();
        prop_assert_eq!(played, games);
    }

    #[test]
    fn a_list_of_players_survives_the_round_trip(
        names in proptest::collection::btree_set("[A-Za-zÁÉőű,;\" ]{1,20}", 1..8),
        rating in proptest::option::of(1u32..3000),
    ) {
        let entrants: Vec<Entrant> = names
            .iter()
            .map(|name| name.trim().to_owned())
            .filter(|name| !name.is_empty())
            .collect::<std::collections::BTreeSet<String>>()
            .into_iter()
            .map(|name| Entrant::single(Player { rating, ..Player::named(name) }))
            .collect();
        let text = write_players(entrants.iter());
        prop_assert_eq!(read_players(&text).unwrap(), entrants);
    }

    #[test]
    fn broken_files_are_refused_and_nothing_panics(
        text in "\\PC{0,300}",
        lines in proptest::collection::vec("(001|012|013|310|162|362|142|152|XXR|BBW|132) [ 0-9a-zA-Z=+\\-.]{0,140}", 0..6),
        cut in any::<proptest::sample::Index>(),
    ) {
        let _ = read(&text);
        let _ = read_players(&text);
        let _ = read(&lines.join("\n"));
        let whole = write(&report_of_event(&paired(0, 4, 3)).unwrap(), TrfVersion::Trf26);
        let chars: Vec<char> = whole.chars().collect();
        let cut: String = chars[..cut.index(chars.len())].iter().collect();
        let _ = read(&cut);
    }
}

/// A request made of a few numbers: sensible often enough to get far, senseless often enough to
/// be refused in every way.
fn request(event: &Event, [what, a, b, c]: [u32; 4]) -> Request {
    let count = event.entries().len() as u32;
    let entry = EntryId(a % (count + 2));
    let last = event.rounds().len() as u32;
    let round = if b % 5 == 0 {
        b % 7
    } else {
        last + u32::from(b % 3 == 0)
    };
    let open = open_bouts(event);
    let (bout, play) = match open.get(c as usize % open.len().max(1)) {
        Some(found) if b % 4 != 0 => *found,
        _ => (
            BoutId {
                round: 1 + a % 3,
                table: 1 + b % 4,
                bout: 1 + c % 5,
            },
            event
                .round(1)
                .and_then(|one| one.meetings.first())
                .and_then(|one| one.bouts.first())
                .map_or(Play::Cards(Discipline::Ulti), |one| one.play),
        ),
    };
    let all: Vec<EntryId> = event.entries().iter().map(|entry| entry.id).collect();
    let asked = match what % 26 {
        0 | 1 => Asked::Enter(entrant(event.regulations(), a % 12)),
        2 => Asked::Draw {
            round: last + 1,
            order: all,
        },
        3 => Asked::Pair { round: last + 1 },
        // A knockout of trios is paired sitting by sitting within its round.
        4 => Asked::Pair {
            round: last + u32::from(c % 2 == 0),
        },
        5 => Asked::Publish { round },
        6..=10 => Asked::Report {
            bout,
            score: score(play, c),
        },
        11 => Asked::Correct {
            bout,
            score: score(play, c),
            replace: a % 2 == 0,
        },
        12 => Asked::Annul { bout },
        13 => Asked::CloseRound { round: last },
        14 => Asked::Withdraw {
            entry,
            from: last + b % 2,
        },
        15 => Asked::Return { entry },
        16 => Asked::Bye {
            entry,
            round,
            kind: [ByeKind::Full, ByeKind::Half, ByeKind::Zero][c as usize % 3],
        },
        17 => {
            let kind = match c % 4 {
                0 => PenaltyKind::Warning,
                1 => PenaltyKind::Points(Points::HALF.repeated(i64::from(a % 3))),
                2 => PenaltyKind::Fine(a),
                _ => PenaltyKind::Exclusion(Exclusion {
                    from: a % 4,
                    until: Some(b % 5),
                }),
            };
            Asked::Penalise(Penalty {
                entry,
                round: round.max(1),
                kind,
            })
        }
        18 => Asked::Note(Incident {
            round,
            table: Some(1),
            kind: IncidentKind::Dispute,
            text: "x".repeat(a as usize % 2),
            units: None,
        }),
        19 => Asked::Appeal {
            entry,
            against: Some(b % 20),
            text: "why".to_owned(),
        },
        20 => Asked::RuleOnAppeal {
            appeal: a % 3,
            upheld: b % 2 == 0,
            text: String::new(),
        },
        21 => Asked::AddGame {
            round: last,
            table: 1 + a % 3,
            draw_odds: b % 2 == 0,
            deal: None,
        },
        22 => Asked::Lot {
            round: last,
            table: 1 + a % 3,
            winner: entry,
        },
        23 => Asked::Close,
        24 => {
            let parties = [1 + a % (count + 1), 1 + b % (count + 1)]
                .map(EntryId)
                .to_vec();
            Asked::PairAsGiven {
                round: last + 1,
                pairings: vec![jadoube_tournament::Pairing {
                    sitting: 1,
                    parties,
                }],
            }
        }
        _ => Asked::Undo {
            act: 1 + a % (event.minutes().len() as u32 + 1),
        },
    };
    let office = match c % 5 {
        0 => Office::Player(entry),
        1 => Office::Organiser,
        _ => Office::Arbiter,
    };
    Request {
        by: Signature {
            who: "somebody".to_owned(),
            office,
        },
        at: Moment::from_millis(u64::from(a)),
        why: (b % 3 > 0).then(|| "because".to_owned()),
        asked,
    }
}

/// What must hold in every event.
fn consistent(event: &Event) -> Result<(), TestCaseError> {
    for (round, one) in (1..).zip(event.rounds()) {
        let sittings = one
            .meetings
            .iter()
            .map(|meeting| meeting.sitting)
            .max()
            .unwrap_or(0);
        for sitting in 1..=sittings {
            let mut parties: Vec<EntryId> = one
                .meetings
                .iter()
                .filter(|meeting| meeting.sitting == sitting)
                .flat_map(|meeting| meeting.parties.clone())
                .collect();
            let before = parties.len();
            parties.sort_unstable();
            parties.dedup();
            prop_assert_eq!(parties.len(), before, "nobody sits at two tables");
            prop_assert!(parties.iter().all(|entry| event.entry(*entry).is_some()));
        }
        for meeting in &one.meetings {
            for bout in &meeting.bouts {
                match (&bout.state, bout.play) {
                    (BoutState::Confirmed(Score::Game(_)), Play::Game { .. })
                    | (BoutState::Confirmed(Score::Cards(_)), Play::Cards(_) | Play::Deal(_))
                    | (BoutState::Open | BoutState::Reported(_) | BoutState::Conflict(_), _) => {}
                    (state, play) => {
                        return Err(TestCaseError::fail(format!("{state:?} of {play:?}")));
                    }
                }
            }
        }
        prop_assert!(
            !one.closed
                || one
                    .meetings
                    .iter()
                    .all(jadoube_tournament::Meeting::is_settled),
            "round {}",
            round
        );
    }
    let mut places: Vec<u32> = event.standings().iter().map(|one| one.place).collect();
    let count = places.len() as u32;
    prop_assert!(places.is_sorted());
    places.dedup();
    prop_assert!(places.iter().all(|place| (1..=count).contains(place)));
    let _ = event.season_table();
    for entry in event.entries() {
        let _ = event.rating_change(entry.id);
    }
    Ok(())
}

/// Undoes the last act that stands and does it again, both ways: the event is what it was.
fn done_again(event: &Event, act: u32) -> Result<(), TestCaseError> {
    let minute = event.minutes()[act as usize - 1].clone();
    let mut undone = event.clone();
    must(&mut undone, Asked::Undo { act });
    let undoing = undone.minutes().len() as u32;
    let mut back = undone.clone();
    must(&mut back, Asked::Undo { act: undoing });
    prop_assert!(
        back.same_state(event),
        "act {}: {:?}",
        act,
        minute.request.asked
    );
    if matches!(minute.request.asked, Asked::Undo { .. }) {
        return Ok(());
    }
    let mut anew = undone;
    let happened = anew
        .act(minute.request.clone())
        .map(|minute| minute.happened.clone());
    prop_assert_eq!(happened, Ok(minute.happened), "{:?}", minute.request.asked);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn any_sequence_of_acts_leaves_a_consistent_event(
        kind in 0u8..9,
        entries in 0u32..11,
        acts in proptest::collection::vec(any::<[u32; 4]>(), 1..60),
    ) {
        let mut event = match entries {
            0..=3 => Event::new(regulations(kind)).unwrap(),
            entries => drawn(kind, entries),
        };
        for numbers in acts {
            let request = request(&event, numbers);
            let before = event.clone();
            match event.act(request) {
                Ok(_) => {}
                Err(refused) => {
                    prop_assert_eq!(&event, &before, "a refusal changes nothing");
                    let _ = (refused.under(), refused.message(&event));
                }
            }
        }
        consistent(&event)?;
        let text = serde_json::to_string(event.minutes()).unwrap();
        let minutes: Vec<Minute> = serde_json::from_str(&text).unwrap();
        let again = Event::replay(event.created().clone(), &minutes).unwrap();
        prop_assert_eq!(&again, &event, "minutes replay to the same event");
        prop_assert_eq!(again.verify(), Ok(()), "and are decided alike");
        // Undone from the last act back, everything goes back to the beginning, and each act can be
        // done again on the way: by taking the undoing back, or by asking for it anew.
        let acts = event.minutes().len() as u32;
        for act in (1..=acts).rev() {
            if event.standing()[act as usize - 1] {
                done_again(&event, act)?;
                must(&mut event, Asked::Undo { act });
            }
        }
        prop_assert!(event.entries().is_empty() && event.rounds().is_empty());
        prop_assert!(event.minutes().len() as u32 >= acts, "nothing is lost");
    }
}
