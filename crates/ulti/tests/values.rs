//! The value table is computed by addition; the printed table is the oracle (U5, U6).

use jadoube_ulti::{Contract, Figure, GameStands, Ruleset};

const RULES: Ruleset = Ruleset::GOD_2012;

fn rows(kind: &str) -> Vec<Vec<&'static str>> {
    let table = include_str!("../data/values.csv");
    let rows = table.lines().skip(1).map(|line| line.split(',').collect());
    rows.filter(|row: &Vec<&str>| row[0] == kind).collect()
}

/// Contract and value of every cell of the table.
fn cells() -> Vec<(Contract, i32)> {
    let mut cells = Vec::new();
    for row in rows("bid") {
        let name = row[1].to_owned();
        let forms = [
            name.clone(),
            format!("red {name}"),
            format!("{name} without trumps"),
        ];
        for (form, value) in forms.into_iter().zip(&row[2..5]) {
            match (form.parse::<Contract>(), value.parse::<i32>()) {
                (Ok(contract), Ok(value)) => cells.push((contract, value)),
                // Betli never has trumps: it is one and the same contract.
                (Ok(contract), Err(_)) => assert!(contract.is_betli(), "{form}"),
                (Err(_), Err(_)) => {}
                (Err(error), Ok(_)) => panic!("{form}: {error}"),
            }
        }
    }
    cells
}

#[test]
fn every_bid_has_the_value_of_the_table_and_there_are_no_others() {
    let cells = cells();
    for (contract, value) in &cells {
        assert_eq!(contract.value(&RULES), *value, "{contract}");
    }
    let all = Contract::all(&RULES);
    assert_eq!((rows("bid").len(), cells.len(), all.len()), (38, 77, 77));
    for contract in all {
        assert!(cells.iter().any(|(one, _)| *one == contract), "{contract}");
        assert_eq!(contract.to_string().parse(), Ok(contract));
    }
}

#[test]
fn the_game_and_doubling_stand_beside_each_contract_as_in_the_table() {
    for row in rows("bid") {
        let contract: Contract = row[1].parse().unwrap();
        let stands = match contract.game() {
            GameStands::Announced => "announced",
            GameStands::RidesAlong => "active",
            GameStands::Dormant => "dormant",
            GameStands::Absent => "none",
        };
        assert_eq!(stands, row[8], "{contract}");
        let individual = contract.fixed_trump() == Some(None);
        assert_eq!(individual, row[9] == "individual", "{contract}");
    }
}

#[test]
fn silent_figures_have_the_values_of_the_table() {
    for row in rows("silent") {
        let figure: Figure = row[1].parse().unwrap();
        let values = [row[2], row[3]].map(|cell| cell.parse::<i32>().unwrap());
        assert_eq!(RULES.silent_value(figure), Some(values), "{figure:?}");
    }
    assert_eq!(RULES.silent_value(Figure::Betli), None);
}

#[test]
fn the_ladder_has_33_rungs() {
    let ladder = include_str!("../data/ladder.csv");
    let mut rungs = 0;
    for line in ladder.lines().skip(1) {
        let (value, contracts) = line.split_once(',').unwrap();
        for name in contracts.split(" | ") {
            let contract: Contract = name
                .replace("(no trumps)", "without trumps")
                .parse()
                .unwrap();
            assert_eq!(contract.value(&RULES).to_string(), value, "{name}");
        }
        rungs += 1;
    }
    let mut values: Vec<i32> = Contract::all(&RULES)
        .iter()
        .map(|one| one.value(&RULES))
        .collect();
    values.dedup();
    assert_eq!((rungs, values.len()), (33, 33));
    assert_eq!((values.first(), values.last()), (Some(&1), Some(&56)));
    assert_eq!(Contract::highest(&RULES), 56);
}
