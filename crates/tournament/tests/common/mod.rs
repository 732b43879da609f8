//! A club's hall in a few words: events, teams, results.

#![allow(dead_code, reason = "each test file uses the words it needs")]
#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

use jadoube_ruling::Moment;
use jadoube_tournament::{
    Asked, Attendance, BoutId, Day, Discipline, Entrant, EntryId, Event, Happened, Meeting, Minute,
    Office, Payment, Player, Refused, Regulations, Request, Score, Signature, System, TimeOfDay,
};

/// The first Sunday of the season.
pub fn day() -> Day {
    Day::new(2026, 5, 17).unwrap()
}

/// A moment of that Sunday.
pub fn at(hour: u8, minute: u8) -> Moment {
    day().at(TimeOfDay::new(hour, minute).unwrap())
}

pub fn request(moment: Moment, why: Option<&str>, asked: Asked) -> Request {
    Request {
        by: Signature {
            who: "test".to_owned(),
            office: Office::Arbiter,
        },
        at: moment,
        why: why.map(str::to_owned),
        asked,
    }
}

/// Asks as the arbiter at noon, without a reason.
pub fn ask(event: &mut Event, asked: Asked) -> Result<Minute, Refused> {
    event.act(request(at(12, 0), None, asked)).cloned()
}

/// Asks as the arbiter at noon, with a reason.
pub fn ask_because(event: &mut Event, asked: Asked) -> Result<Minute, Refused> {
    event
        .act(request(at(12, 0), Some("because"), asked))
        .cloned()
}

pub fn must(event: &mut Event, asked: Asked) -> Vec<Happened> {
    match ask_because(event, asked.clone()) {
        Ok(minute) => minute.happened,
        Err(refused) => panic!("{asked:?}: {refused:?}"),
    }
}

pub fn board(text: &str) -> BoutId {
    text.parse().unwrap()
}

pub fn score(text: &str) -> Score {
    text.parse().unwrap()
}

pub fn result(event: &mut Event, bout: &str, text: &str) {
    let asked = Asked::Report {
        bout: board(bout),
        score: score(text),
    };
    must(event, asked);
}

pub fn correct(bout: &str, text: &str, replace: bool) -> Asked {
    Asked::Correct {
        bout: board(bout),
        score: score(text),
        replace,
    }
}

/// An event of so many players, drawn in the order of entry.
pub fn players(system: System, count: u32) -> Event {
    let mut event = Event::new(Regulations::new("club", system)).unwrap();
    for number in 1..=count {
        let player = Player::named(format!("P{number}"));
        must(&mut event, Asked::Enter(Entrant::single(player)));
    }
    draw(&mut event, 1);
    event
}

pub fn team(number: u32) -> Entrant {
    let member = |role: Discipline| Player {
        role: Some(role),
        ..Player::named(format!("{}{number}", role.name()))
    };
    Entrant {
        name: format!("T{number}"),
        players: Discipline::ALL.map(member).to_vec(),
    }
}

/// The team event with so many teams that paid, came in time, and were drawn in order.
pub fn teams(system: System, count: u32) -> Event {
    let mut event = entered(system, count);
    arrive(&mut event, 1);
    draw(&mut event, 1);
    event
}

/// The team event with so many teams entered.
pub fn entered(system: System, count: u32) -> Event {
    let mut regulations = Regulations::team_event("trios");
    regulations.system = system;
    let mut event = Event::new(regulations).unwrap();
    for number in 1..=count {
        must(&mut event, Asked::Enter(team(number)));
    }
    event
}

/// Everybody pays for a round and is there at nine.
pub fn arrive(event: &mut Event, round: u32) {
    let ids: Vec<EntryId> = event.entries().iter().map(|entry| entry.id).collect();
    for entry in ids {
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

pub fn draw(event: &mut Event, round: u32) {
    let order = event.entries().iter().map(|entry| entry.id).collect();
    must(event, Asked::Draw { round, order });
}

/// All five bouts of a trio: the first party wins everything, the second comes second.
pub fn trio(event: &mut Event, round: u32, table: u32) {
    trio_won_by(event, round, table, 0);
}

/// All five bouts of a trio: one party wins everything, the next comes second.
pub fn trio_won_by(event: &mut Event, round: u32, table: u32, best: usize) {
    let strength = |party: usize| (best + 3 - party) % 3 + if party == best { 3 } else { 0 };
    for (bout, (white, black)) in (1..).zip([(0, 1), (1, 2), (2, 0)]) {
        let text = if strength(white) > strength(black) {
            "1-0"
        } else {
            "0-1"
        };
        result(event, &format!("{round}.{table}.{bout}"), text);
    }
    let units = [0, 1, 2]
        .map(|party| (strength(party) * 10).to_string())
        .join(":");
    for bout in [4, 5] {
        result(event, &format!("{round}.{table}.{bout}"), &units);
    }
}

/// The meetings of a sitting.
pub fn sitting(event: &Event, round: u32, sitting: u32) -> Vec<Meeting> {
    let meetings = &event.round(round).unwrap().meetings;
    let here = meetings.iter().filter(|one| one.sitting == sitting);
    here.cloned().collect()
}

/// Places by name, first place first.
pub fn places(event: &Event) -> Vec<(u32, String)> {
    match event.regulations().is_team_event() {
        true => event
            .season_table()
            .iter()
            .map(|line| (line.place, event.name(line.entry).to_owned()))
            .collect(),
        false => event
            .standings()
            .iter()
            .map(|line| (line.place, event.name(EntryId(line.id)).to_owned()))
            .collect(),
    }
}
