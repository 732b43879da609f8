//! A season of the team event, kept for ever: it must always replay, and every act of it must be
//! decided again as it was.

use jadoube_tournament::{Event, Minute, Points, Regulations};
use serde_json::Value;

const SEASON: &str = include_str!("golden/season.jsonl");

#[test]
fn the_golden_season_replays_byte_for_byte() {
    let mut lines = SEASON.lines();
    let created: Value = serde_json::from_str(lines.next().unwrap()).unwrap();
    assert_eq!(created["v"], 1);
    let regulations: Regulations = serde_json::from_value(created["created"].clone()).unwrap();
    let minutes: Vec<Minute> = lines
        .map(|line| {
            let minute: Minute = serde_json::from_str(line).unwrap();
            assert_eq!(serde_json::to_string(&minute).unwrap(), line);
            minute
        })
        .collect();
    assert!(minutes.len() > 150);
    let event = Event::replay(regulations, &minutes).unwrap();
    assert_eq!(event.verify(), Ok(()));
    assert!(event.is_closed());
    let season = event.season_table();
    assert_eq!(event.name(season[0].entry), "Talon");
    assert_eq!(season[0].score.points, Points::whole(31));
    assert!(season.windows(2).all(|two| two[0].score >= two[1].score));
}

#[test]
fn a_changed_act_is_found() {
    let mut lines = SEASON.lines();
    let created: Value = serde_json::from_str(lines.next().unwrap()).unwrap();
    let regulations: Regulations = serde_json::from_value(created["created"].clone()).unwrap();
    let mut minutes: Vec<Minute> = lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    // An act that led to two things, made to lead to one.
    let changed = minutes
        .iter()
        .position(|minute| minute.happened.len() == 2)
        .unwrap();
    minutes[changed].happened.truncate(1);
    let event = Event::replay(regulations, &minutes).unwrap();
    assert_eq!(event.verify(), Err(minutes[changed].number));
}
