//! What could have been made of a deal that is over, with open cards.

use jadoube_cards::analysis::Turn;
use jadoube_cards::kernel::Searching as _;
use jadoube_cards::{Card, CardSet, about};
use jadoube_ruling::{Message, Value};

/// So many positions a look back may cost.
const NODES: u64 = 40_000_000;

/// A deal that can be looked back at.
pub(crate) trait LooksBack: jadoube_cards::Game {
    /// What could have been made, and by which cards it was lost or given away.
    fn look_back(rules: &Self::Rules, deal: &Self) -> Vec<Message>;
}

impl LooksBack for jadoube_ulti::Deal {
    fn look_back(rules: &jadoube_ulti::Ruleset, deal: &jadoube_ulti::Deal) -> Vec<Message> {
        let mut solver = jadoube_ulti::solver::Solver::default();
        solver.allow(NODES);
        let Ok(found) = jadoube_ulti::analysis::analyse(rules, deal, &mut solver) else {
            return vec![Message::new("cards-too-long")];
        };
        let mut lines = Vec::new();
        for story in &found.figures {
            let id = match (story.story.could, story.made) {
                (true, true) => "told-could-and-did",
                (true, false) => "told-could-and-did-not",
                (false, true) => "told-could-not-and-did",
                (false, false) => "told-could-not",
            };
            let figure = Value::Word(story.figure.word());
            lines.push(Message::new(id).with("figure", figure));
            lines.extend(story.story.turns.iter().map(|turn| {
                let lost = deal.declarer() == Some(turn.seat);
                told(
                    if lost {
                        "told-lost-by"
                    } else {
                        "told-given-by"
                    },
                    turn,
                )
            }));
        }
        lines
    }
}

impl LooksBack for jadoube_snapszer::Deal {
    fn look_back(rules: &jadoube_snapszer::Ruleset, deal: &jadoube_snapszer::Deal) -> Vec<Message> {
        let mut solver = jadoube_snapszer::solver::Solver::default();
        solver.allow(NODES);
        match jadoube_snapszer::analysis::analyse(rules, deal, &mut solver) {
            Ok(Some(story)) => {
                let could = Message::new("snap-told-could").with("units", i64::from(story.could));
                let turns = story.turns.iter();
                let turns = turns
                    .map(|turn| told("snap-told-turn", turn).with("units", i64::from(turn.then)));
                std::iter::once(could).chain(turns).collect()
            }
            Ok(None) => Vec::new(),
            Err(_) => vec![Message::new("cards-too-long")],
        }
    }
}

/// A card that changed what could be reached, with those that would have kept it.
fn told<V>(id: &'static str, turn: &Turn<V>) -> Message {
    about(id, turn.seat)
        .with("trick", i64::try_from(turn.ply / 3 + 1).unwrap_or(i64::MAX))
        .with("card", turn.card.to_string())
        .with("better", codes(turn.better))
}

fn codes(cards: CardSet) -> String {
    let codes: Vec<String> = cards.iter().map(|card: Card| card.to_string()).collect();
    codes.join(" ")
}
