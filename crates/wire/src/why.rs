//! Why a request was ruled as it was, for those who may know.

use jadoube_laws::{Decided, Edition, Rulebook, Why};
use jadoube_ruling::{Message, Moment, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Audience, GameId, Told};

/// `GET /api/games/{game}/why/{entry}`: what the rulings of an entry hang on; `POST /api/games/{game}/why`:
/// what a message hangs on that was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct WhyView {
    /// The game.
    pub game: GameId,
    /// Its requests, in their order.
    pub steps: Vec<WhyStep>,
}

/// One request, what came of it and what would have come of it otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct WhyStep {
    /// What came of it.
    pub told: Vec<Told>,
    /// The articles that were asked for it, in their order.
    pub asked: Vec<ArticleAsked>,
    /// Each condition that made a difference.
    pub otherwise: Vec<Otherwise>,
}

/// An article that a decision asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct ArticleAsked {
    /// Its number in the edition in force.
    pub article: String,
    /// Whether it applied.
    pub applied: bool,
}

/// What would have come of a request under another condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Otherwise {
    /// The condition, as the beginning of a sentence.
    pub condition: Message,
    /// The editions that have it so; empty where the condition is not one of the edition.
    pub editions: Vec<Edition>,
    /// What would have come of it; empty where nothing would have happened.
    pub told: Vec<Told>,
}

impl WhyStep {
    /// A ruling as an audience may know it; none where the audience may not know all of it.
    pub fn of(
        why: &Why,
        book: &Rulebook,
        (by, at): (Seat, Moment),
        audience: Audience,
    ) -> Option<WhyStep> {
        let tell = |decided: &Decided| told(decided, book, (by, at), audience);
        let otherwise = why.hinges.iter().filter_map(|hinge| {
            Some(Otherwise {
                condition: hinge.hinge.message(),
                editions: hinge.editions.clone(),
                told: tell(&hinge.decided)?,
            })
        });
        let asked = why.asked.iter().filter_map(|weighed| {
            Some(ArticleAsked {
                article: book.locate(weighed.rule)?.number.to_owned(),
                applied: weighed.applied,
            })
        });
        Some(WhyStep {
            told: tell(&why.decided)?,
            asked: asked.collect(),
            otherwise: otherwise.collect(),
        })
    }
}

/// What came of a request, if the audience may know the whole of it.
fn told(
    decided: &Decided,
    book: &Rulebook,
    (by, at): (Seat, Moment),
    audience: Audience,
) -> Option<Vec<Told>> {
    match decided {
        Ok(happened) => happened
            .iter()
            .map(|one| {
                let told = Told::happened(book, by, at, one.clone());
                let whole = audience.hears(&told).is_some_and(|heard| *heard == told);
                whole.then_some(told)
            })
            .collect(),
        Err(refused) => Some(vec![Told::refused(book, by, at, refused.clone())]),
    }
}
