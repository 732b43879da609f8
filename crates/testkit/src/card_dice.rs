//! Random deals of cards: requests of every kind, sensible more often than not.

use jadoube_cards::{
    Asked as Ask, Card, CardSet, Deck, Game, Hex, Prepare, Ruling, Seat, Session, Side, Step, Suit,
    Who, commitment, number_commitment,
};
use jadoube_snapszer as snapszer;
use jadoube_ulti as ulti;

use crate::dice::Dice;

/// A card game whose requests can be rolled.
pub trait Rolled: Game {
    /// Something that the seat to act may sensibly ask for; refused only now and then.
    fn sensible(&self, rules: &Self::Rules, dice: &mut Dice) -> Self::Asked;
    /// Any request at all.
    fn any(dice: &mut Dice) -> Self::Asked;
    /// Every request that can be legal for the seat to act, or a sample of them.
    fn candidates(&self) -> Vec<Self::Asked>;
}

/// The next request of a session: who asks for what.
pub fn request<G: Rolled>(session: &Session<G>, dice: &mut Dice) -> (Who, Ask<G::Asked>) {
    if dice.once_in(40) {
        return (any_who(dice), any::<G>(dice));
    }
    if dice.once_in(30) {
        return beside(session, dice);
    }
    match (session.to_act(), session.deal()) {
        (Some(Who::Player(seat)), Some(deal)) if deal.turn() == Some(seat) => {
            let asked = deal.sensible(session.rules(), dice);
            (Who::Player(seat), Ask::Play(asked))
        }
        // Who owes a commitment or a number gives it in any order.
        (Some(Who::Player(_)), _) if !session.preparation().missing().is_empty() => {
            let who = Who::Player(dice.pick(&session.preparation().missing()));
            (who, Ask::Table(preparing::<G>(session, who, dice)))
        }
        (Some(who), _) => (who, Ask::Table(preparing::<G>(session, who, dice))),
        (None, _) => (any_who(dice), any::<G>(dice)),
    }
}

/// What is neither play nor ruling: acts taken back, seats left and taken again.
fn beside<G: Game>(session: &Session<G>, dice: &mut Dice) -> (Who, Ask<G::Asked>) {
    let seat = dice.pick(&Seat::ALL);
    match dice.roll(6) {
        0 => (Who::Table, Ask::TakeBackFor { seat }),
        1 => (Who::Table, Ask::SitIn { seat }),
        2 => (Who::Player(seat), Ask::Return),
        // Who acted last more often than not.
        _ => {
            let undoes = Seat::ALL
                .into_iter()
                .find(|one| session.back_to(*one) == Some(1));
            (Who::Player(undoes.unwrap_or(seat)), Ask::TakeBack)
        }
    }
}

/// Seeds and numbers that a rolled table knows: who must open one finds it among them.
fn known<const N: usize>() -> impl Iterator<Item = Hex<N>> {
    (0..=255).map(|byte| Hex([byte; N]))
}

fn any_known<const N: usize>(dice: &mut Dice) -> Hex<N> {
    Hex([dice.roll(256) as u8; N])
}

fn preparing<G: Game>(session: &Session<G>, who: Who, dice: &mut Dice) -> Prepare {
    let preparation = session.preparation();
    let deal = preparation.deal();
    match (preparation.step(), who) {
        (Step::Draw, _) => Prepare::Draw {
            card: pick(G::PACK.cards, dice),
        },
        (Step::Shuffle | Step::Nonces, _) if dice.once_in(40) => Prepare::TimeUp,
        (Step::Shuffle, Who::Player(seat)) => Prepare::Commit {
            commitment: number_commitment(deal, seat, &any_known(dice)),
        },
        (Step::Shuffle, _) if dice.once_in(2) => Prepare::LayDeck {
            deck: deck(G::PACK.cards, dice),
        },
        (Step::Shuffle, _) => Prepare::Commit {
            commitment: commitment(&any_known(dice)),
        },
        (Step::Nonces, who) => {
            let own = who.seat().and_then(|seat| {
                let sealed = preparation.sealed()[seat]?;
                known().find(|nonce| number_commitment(deal, seat, nonce) == sealed)
            });
            Prepare::AddNonce {
                nonce: own.unwrap_or_else(|| any_known(dice)),
            }
        }
        (Step::Cut, _) if dice.once_in(2) => Prepare::Knock,
        (Step::Cut, _) => Prepare::Cut {
            at: dice.roll(30) as u8,
        },
        (Step::Deal, _) => {
            let right = |seed: &Hex<32>| Some(commitment(seed)) == preparation.commitment();
            Prepare::Deal {
                seed: known().find(right).unwrap_or(Hex::ZERO),
            }
        }
    }
}

/// A pack in random order.
pub fn deck(pack: CardSet, dice: &mut Dice) -> Deck {
    let mut cards: Vec<Card> = pack.iter().collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, dice.roll(last + 1));
    }
    Deck(cards.into())
}

/// One of several cards; of the whole pack if there is none.
fn pick(cards: CardSet, dice: &mut Dice) -> Card {
    let all: Vec<Card> = match cards.is_empty() {
        true => CardSet::PACK_32.iter().collect(),
        false => cards.iter().collect(),
    };
    dice.pick(&all)
}

fn any_who(dice: &mut Dice) -> Who {
    let seats = Seat::ALL.map(Who::Player);
    dice.pick(&[seats[0], seats[1], seats[2], Who::Arbiter, Who::Table])
}

fn any<G: Rolled>(dice: &mut Dice) -> Ask<G::Asked> {
    let reason = "rolled".to_owned();
    match dice.roll(18) {
        14 => Ask::TakeBack,
        15 => Ask::Return,
        16 => Ask::SitIn {
            seat: dice.pick(&Seat::ALL),
        },
        17 => Ask::TakeBackFor {
            seat: dice.pick(&Seat::ALL),
        },
        12 => Ask::Late,
        13 => Ask::Table(Prepare::TimeUp),
        0 => Ask::Rule(Ruling::Replay { reason }),
        1 => Ask::Rule(Ruling::Violation {
            offender: dice.pick(&Seat::ALL),
            reason,
        }),
        2 => Ask::Rule(Ruling::Award {
            to: dice.pick(&Side::ALL),
            reason,
        }),
        3 => Ask::Table(Prepare::Knock),
        4 => Ask::Table(Prepare::Cut {
            at: dice.roll(256) as u8,
        }),
        5 => Ask::Table(Prepare::Deal {
            seed: Hex([dice.roll(256) as u8; 32]),
        }),
        6 => Ask::Table(Prepare::LayDeck {
            deck: deck(CardSet::PACK_24, dice),
        }),
        _ => Ask::Play(G::any(dice)),
    }
}

impl Rolled for ulti::Deal {
    fn sensible(&self, rules: &ulti::Ruleset, dice: &mut Dice) -> ulti::Asked {
        use ulti::{Asked, Due};
        let seat = self.turn().unwrap_or(Seat::ALL[0]);
        match self.due() {
            Some(Due::Take) => Asked::Take,
            Some(Due::TakeOrPass) if dice.once_in(4) => Asked::Take,
            Some(Due::TakeOrPass) => Asked::Pass,
            Some(Due::Bid) => Asked::Bid {
                contract: roll_bid(self, rules, dice),
            },
            Some(Due::Lay) => {
                let hand: Vec<Card> = self.hands()[seat].iter().collect();
                let first = dice.roll(hand.len());
                let second = (first + 1 + dice.roll(hand.len() - 1)) % hand.len();
                Asked::Lay {
                    cards: [hand[first], hand[second]].into_iter().collect(),
                }
            }
            Some(Due::NameTrump) => Asked::NameTrump {
                suit: match dice.roll(5) {
                    4 => None,
                    index => Some(Suit::ALL[index]),
                },
            },
            Some(Due::Speak) if dice.once_in(2) => Asked::Stand,
            Some(Due::Answer) if dice.once_in(2) => Asked::Disagree,
            Some(Due::Answer) => Asked::Agree,
            Some(Due::Play) if dice.once_in(20) => Asked::Claim {
                rest: dice.pick(&Side::ALL),
            },
            Some(Due::Play | Due::Speak) if dice.once_in(6) => roll_kontra(dice),
            _ => {
                let hand = self.hands()[seat];
                let first = hand.len() == 10 && self.trump().flatten().is_some();
                let melds = match first && !dice.once_in(8) {
                    true => ulti::Suits::pairs(hand),
                    false => ulti::Suits::NONE,
                };
                Asked::Play {
                    card: pick(self.allowed(rules, seat), dice),
                    melds,
                }
            }
        }
    }

    fn any(dice: &mut Dice) -> ulti::Asked {
        use ulti::Asked;
        match dice.roll(10) {
            0 => Asked::Take,
            1 => Asked::Pass,
            2 => dice.pick(&[Asked::Stand, Asked::Agree, Asked::Disagree]),
            3 => roll_kontra(dice),
            4 => Asked::Lay {
                cards: (0..dice.roll(4))
                    .map(|_| pick(CardSet::EMPTY, dice))
                    .collect(),
            },
            5 => Asked::NameTrump {
                suit: Some(dice.pick(&Suit::ALL)),
            },
            7 => Asked::Claim {
                rest: dice.pick(&Side::ALL),
            },
            6 => Asked::Bid {
                contract: dice.pick(&ulti::Contract::all(&ulti::Ruleset::GOD_2012)),
            },
            _ => Asked::Play {
                card: pick(CardSet::EMPTY, dice),
                melds: dice.pick(&[ulti::Suits::NONE, Suit::ALL.into_iter().collect()]),
            },
        }
    }

    fn candidates(&self) -> Vec<ulti::Asked> {
        use ulti::Asked;
        let mut asked = vec![Asked::Take, Asked::Pass, Asked::Stand, Asked::Agree];
        let all = ulti::Contract::all(&ulti::Ruleset::GOD_2012);
        asked.extend(all.into_iter().map(|contract| Asked::Bid { contract }));
        let suits = Suit::ALL.into_iter().map(Some).chain([None]);
        asked.extend(suits.map(|suit| Asked::NameTrump { suit }));
        if let Some(seat) = self.turn() {
            let hand = self.hands()[seat];
            asked.extend(hand.iter().map(Asked::card));
            asked.push(Asked::Lay {
                cards: hand.iter().take(2).collect(),
            });
        }
        asked
    }
}

/// One of the next few contracts that are worth more.
fn roll_bid(deal: &ulti::Deal, rules: &ulti::Ruleset, dice: &mut Dice) -> ulti::Contract {
    let standing = deal.standing_value(rules);
    let all = ulti::Contract::all(rules);
    let higher = all.into_iter().filter(|one| one.value(rules) > standing);
    let next: Vec<ulti::Contract> = higher.take(16).collect();
    match next.is_empty() {
        true => ulti::Contract::SIMPLE,
        false => dice.pick(&next),
    }
}

fn roll_kontra(dice: &mut Dice) -> ulti::Asked {
    ulti::Asked::Kontra {
        figure: dice.pick(&ulti::Figure::ALL),
        against: dice.pick(&[
            None,
            Some(Seat::ALL[0]),
            Some(Seat::ALL[1]),
            Some(Seat::ALL[2]),
        ]),
    }
}

impl Rolled for snapszer::Deal {
    fn sensible(&self, rules: &snapszer::Ruleset, dice: &mut Dice) -> snapszer::Asked {
        use snapszer::Asked;
        let seat = self.turn().unwrap_or(Seat::ALL[0]);
        if self.trump().is_none() {
            return Asked::Call {
                trump: dice.pick(&Suit::ALL),
            };
        }
        match dice.roll(12) {
            0 => Asked::Kontra,
            1 if dice.once_in(3) => Asked::Snapszer,
            2 => Asked::Ready { meld: None },
            3 => Asked::Ready {
                meld: Some(dice.pick(&Suit::ALL)),
            },
            4 => Asked::Play {
                card: pick(self.allowed(rules, seat), dice),
                meld: true,
            },
            _ => Asked::card(pick(self.allowed(rules, seat), dice)),
        }
    }

    fn any(dice: &mut Dice) -> snapszer::Asked {
        use snapszer::Asked;
        match dice.roll(5) {
            0 => Asked::Call {
                trump: dice.pick(&Suit::ALL),
            },
            1 => Asked::Snapszer,
            2 => Asked::Kontra,
            3 => Asked::Ready {
                meld: dice.pick(&[None, Some(Suit::Hearts), Some(Suit::Acorns)]),
            },
            _ => Asked::Play {
                card: pick(CardSet::EMPTY, dice),
                meld: dice.once_in(2),
            },
        }
    }

    fn candidates(&self) -> Vec<snapszer::Asked> {
        use snapszer::Asked;
        let mut asked: Vec<Asked> = Suit::ALL.map(|trump| Asked::Call { trump }).to_vec();
        if let Some(seat) = self.turn() {
            asked.extend(self.hands()[seat].iter().map(Asked::card));
        }
        asked
    }
}
