//! Looking back at a deal that was played: which card changed what could be reached?

use serde::Serialize;

use crate::{Card, CardSet, Seat};

/// What could be reached over the play of a deal: a figure made or not, a net, units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Story<V> {
    /// What could be reached when the play began.
    pub could: V,
    /// The cards that changed it.
    pub turns: Vec<Turn<V>>,
}

impl<V: Copy> Story<V> {
    /// What could be reached after the last card that was looked at.
    pub fn end(&self) -> V {
        self.turns.last().map_or(self.could, |turn| turn.then)
    }
}

/// A card that changed what could be reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Turn<V> {
    /// Which card of the deal it was, counted from nought.
    pub ply: usize,
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// The cards that would have kept what could be reached.
    pub better: CardSet,
    /// What could be reached after it.
    pub then: V,
}

/// Walks through the cards that were played. `reach` says what can be reached after some cards, `choice` whose
/// turn it is then and what may be played.
pub fn walk<V: Copy + PartialEq, E>(
    played: &[Card],
    mut reach: impl FnMut(&[Card]) -> Result<V, E>,
    choice: impl Fn(&[Card]) -> (Seat, CardSet),
) -> Result<Story<V>, E> {
    let could = reach(&[])?;
    let (mut now, mut turns) = (could, Vec::new());
    for (ply, card) in played.iter().enumerate() {
        let then = reach(&played[..=ply])?;
        if then == now {
            continue;
        }
        let (seat, allowed) = choice(&played[..ply]);
        let mut better = CardSet::EMPTY;
        let mut line = played[..ply].to_vec();
        for other in allowed {
            line.push(other);
            if reach(&line)? == now {
                better.insert(other);
            }
            line.pop();
        }
        turns.push(Turn {
            ply,
            seat,
            card: *card,
            better,
            then,
        });
        now = then;
    }
    Ok(Story { could, turns })
}
