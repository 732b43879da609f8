//! The ledgers of the team event: what the sheet books and what pairs owe each other rank alike (U12). Each
//! scenario of the event is a test of its own in `card_scenarios.rs`.

use jadoube_scenarios::cards;
use jadoube_testkit::library;

#[test]
fn both_ledgers_rank_alike() {
    let scenarios = library::project_card_scenarios().expect("scenarios");
    let mut compared = 0;
    for scenario in scenarios.iter().filter(|one| one.kind == "team.equiv") {
        let came = cards::answer(scenario).expect("an answer");
        assert_eq!(
            came["points"], came["points_pairwise"],
            "{}",
            scenario.title
        );
        compared += 1;
    }
    assert!(compared > 0, "no scenario");
}
