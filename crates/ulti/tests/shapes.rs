//! The shapes that the features `ts` and `schema` give: what TypeScript is told is complete, and a view has the
//! properties that its schema names.

use jadoube_cards::{
    Asked, CardSet, Deck, First, Happened, Numbers, Pace, Prepare, Refused, Seat, Session,
    SessionView, Setup, Shuffling, Who,
};
use jadoube_ruling::typescript::{Declarations, declare};
use jadoube_ulti::{Deal, Ruleset, View};
use schemars::generate::SchemaSettings;
use serde_json::Value;

#[test]
fn what_typescript_is_told_is_complete() {
    let mut declared = Declarations::new();
    let config = ts_rs::Config::new();
    declare::<SessionView<View>>(&config, &mut declared);
    declare::<Asked<jadoube_ulti::Asked>>(&config, &mut declared);
    declare::<Happened<jadoube_ulti::Happened>>(&config, &mut declared);
    declare::<Refused<jadoube_ulti::Refused>>(&config, &mut declared);
    declare::<Pace>(&config, &mut declared);
    for name in [
        "CardSessionView",
        "UltiView",
        "UltiAsked",
        "CardPrepare",
        "CardSeat",
    ] {
        assert!(declared.contains_key(name), "{name}: {:?}", declared.keys());
    }
    for text in declared.values() {
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
        let ours = words.filter(|word| word.starts_with("Card") || word.starts_with("Ulti"));
        for word in ours {
            assert!(declared.contains_key(word), "{word} in {text}");
        }
    }
}

#[test]
fn a_view_has_the_properties_of_its_schema() {
    let mut session = Session::<Deal>::new(&Setup {
        rules: Ruleset::GOD_2012,
        shuffling: Shuffling::ByHand,
        numbers: Numbers::EverySeat,
        first: First::Dealer(Seat::ALL[2]),
    });
    let deck = Deck(CardSet::PACK_32.iter().collect());
    for (who, asked) in [
        (Who::Table, Prepare::LayDeck { deck }),
        (Who::Player(Seat::ALL[1]), Prepare::Knock),
    ] {
        let happened = session.decide(who, &Asked::Table(asked)).expect("granted");
        happened.iter().for_each(|one| session.apply(one));
    }
    let generator = SchemaSettings::draft2020_12().into_generator();
    let schema = generator.into_root_schema_for::<SessionView<View>>();
    let schema = serde_json::to_value(&schema).expect("a schema");
    let view = serde_json::to_value(session.view(Some(Seat::ALL[0]))).expect("a view");
    same_names(&schema, "/properties", &view);
    let deal = view.pointer("/deal").expect("a deal");
    same_names(&schema, "/$defs/UltiView/properties", deal);
}

/// Every property of the value is one of the schema, and the other way round.
fn same_names(schema: &Value, at: &str, value: &Value) {
    let names = |value: &Value| {
        let object = value.as_object().expect("an object");
        let mut names: Vec<String> = object.keys().cloned().collect();
        names.sort();
        names
    };
    let named = schema
        .pointer(at)
        .unwrap_or_else(|| panic!("no {at} in {schema}"));
    assert_eq!(names(named), names(value), "{at}");
}
