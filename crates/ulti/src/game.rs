//! Ulti as a session of deals sees it: the door through which requests come in, the fold of what happened,
//! and what the record tells.

use jadoube_cards::{
    Booking, CardSet, Chain, Clause, Deck, Game, Happenings, Matter, Pack, Part, Plays, Seat, Side,
    Title,
};
use smallvec::smallvec;

use crate::deal::{Call, Claim, Decided, Stage};
use crate::settlement::{award, violation};
use crate::{Asked, Deal, Doubling, Due, Figure, Happened, Refused, Ruleset, Settlement, View};

impl Game for Deal {
    type Rules = Ruleset;
    type Asked = Asked;
    type Happened = Happened;
    type Refused = Refused;
    type View = View;

    const NAME: &'static str = "ulti";
    const PACK: Pack = Pack {
        cards: CardSet::PACK_32,
        knock: true,
    };

    fn clause(matter: Matter) -> Clause {
        Clause(match matter {
            Matter::FirstDeal => "U1",
            Matter::Deal => "U2",
            Matter::Course => "U14",
            Matter::Irregularity => "U13",
        })
    }

    fn deal(rules: &Ruleset, dealer: Seat, deck: &Deck, knocked: bool) -> Deal {
        Deal::new(rules, dealer, deck, knocked)
    }

    fn decide(&self, rules: &Ruleset, seat: Seat, asked: &Asked) -> Decided {
        let (Some(turn), Some(due)) = (self.turn(), self.due()) else {
            // The session lets nothing through once the deal is settled.
            return Ok(Happenings::new());
        };
        if seat != turn {
            return Err(Refused::NotYourTurn { turn });
        }
        match (*asked, due) {
            (Asked::Take, Due::Take | Due::TakeOrPass) => self.take(rules, seat),
            (Asked::Pass, Due::Take) => Err(Refused::MustTake),
            (Asked::Pass, Due::TakeOrPass) => self.pass(rules, seat),
            (Asked::Bid { contract }, Due::Bid) => self.bid(rules, seat, contract),
            (Asked::Lay { cards }, Due::Lay) => self.lay(seat, cards),
            (Asked::NameTrump { suit }, Due::NameTrump) => self.name_trump(rules, suit),
            (Asked::Kontra { figure, against }, _) if self.may_speak() => {
                self.kontra(seat, figure, against)
            }
            (Asked::Kontra { .. }, Due::Play) if self.closed && self.is_open() => {
                Err(Refused::HandsAreOpen)
            }
            (Asked::Stand, Due::Speak) => self.stand(rules, seat),
            (Asked::Play { card, melds }, Due::Play) => self.play(rules, seat, card, melds),
            (Asked::Claim { rest }, Due::Play) => self.claim(seat, rest),
            (Asked::Agree, Due::Answer) => Ok(self.agree(rules, seat)),
            (Asked::Disagree, Due::Answer) => Ok(smallvec![Happened::Disagreed { by: seat }]),
            _ => Err(Refused::AnotherAct { due }),
        }
    }

    fn apply(&mut self, happened: &Happened) {
        match happened {
            Happened::CardPlayed { by, card } => self.plays.play(*by, *card),
            Happened::TrickTaken { by } => self.plays.take(*by),
            Happened::TalonTaken { by } => {
                *self.plays.hand_mut(*by) |= self.talon;
                self.auction.push((*by, Call::Took(self.talon)));
                self.talon = CardSet::EMPTY;
                let due = if self.lay_first { Due::Lay } else { Due::Bid };
                self.bidding(*by, due, 0);
            }
            Happened::BidMade { by, contract } => {
                self.auction.push((*by, Call::Bid(*contract)));
                self.standing = Some((*by, *contract));
                match self.lay_first {
                    true => self.bidding(by.right(), Due::TakeOrPass, 0),
                    false => self.bidding(*by, Due::Lay, 0),
                }
            }
            Happened::TalonLaid { by, cards } => {
                *self.plays.hand_mut(*by) -= *cards;
                self.talon = *cards;
                self.auction.push((*by, Call::Laid(*cards)));
                match self.lay_first {
                    true => self.bidding(*by, Due::Bid, 0),
                    false => self.bidding(by.right(), Due::TakeOrPass, 0),
                }
            }
            Happened::Passed { by } => {
                self.auction.push((*by, Call::Passed));
                let passes = self.passes().saturating_add(1);
                self.bidding(by.right(), Due::TakeOrPass, passes);
            }
            Happened::AuctionWon { by, .. } => {
                self.start = *self.hands();
                self.plays.lead_by(*by);
                self.stage = Stage::Trump;
            }
            Happened::TrumpKnown { suit } => self.trump_known(*suit),
            Happened::KontraSaid {
                figure, against, ..
            } => {
                if let Some(doubling) = &mut self.doubling {
                    doubling.double(*figure, *against, self.plays.turns());
                }
                if let Stage::Speaking { said, .. } = &mut self.stage {
                    *said = true;
                }
            }
            Happened::Stood { by } => self.stood(*by),
            Happened::PlayBegan => self.stage = Stage::Play,
            Happened::Melded { by, suits, .. } => self.melds[*by] = *suits,
            Happened::AnswersDue { by } => {
                self.stage = Stage::Speaking {
                    turn: *by,
                    said: false,
                };
            }
            Happened::HandsOpened => {
                self.open = true;
                if let Stage::Speaking { .. } = self.stage {
                    self.stage = Stage::Play;
                }
            }
            Happened::Claimed { by, rest } => {
                self.claimed[*by] = self.winners().len() as u8;
                self.claim = Some(Claim {
                    by: *by,
                    rest: *rest,
                    asked: by.right(),
                });
            }
            Happened::Agreed { by } => {
                if let Some(claim) = &mut self.claim {
                    claim.asked = by.right();
                }
            }
            Happened::Disagreed { .. } => self.claim = None,
            Happened::DealSettled(settlement) => {
                self.settlement = Some(settlement.clone());
                self.stage = Stage::Settled;
            }
        }
    }

    fn part(&self, happened: &Happened) -> Part {
        match happened {
            Happened::BidMade { by, .. }
            | Happened::TalonLaid { by, .. }
            | Happened::Passed { by }
            | Happened::KontraSaid { by, .. }
            | Happened::Stood { by }
            | Happened::Agreed { by }
            | Happened::Disagreed { by }
            | Happened::CardPlayed { by, .. } => Part::Act(*by),
            Happened::Melded { by, .. } => Part::Begins(*by),
            // Where the contract leaves no choice of trumps they follow from the last pass.
            Happened::TrumpKnown { .. } => match self.standing {
                Some((declarer, contract)) if contract.fixed_trump().is_none() => {
                    Part::Act(declarer)
                }
                _ => Part::Follows,
            },
            Happened::AuctionWon { .. }
            | Happened::PlayBegan
            | Happened::TrickTaken { .. }
            | Happened::AnswersDue { .. } => Part::Follows,
            Happened::TalonTaken { .. }
            | Happened::Claimed { .. }
            | Happened::HandsOpened
            | Happened::DealSettled(_) => Part::Shows,
        }
    }

    fn turn(&self) -> Option<Seat> {
        match self.stage {
            Stage::Auction { turn, .. } | Stage::Speaking { turn, .. } => Some(turn),
            Stage::Trump => self.declarer(),
            Stage::Play => Some(match &self.claim {
                Some(claim) => claim.asked,
                None => self.trick().turn(),
            }),
            Stage::Settled => None,
        }
    }

    fn plays(&self) -> &Plays {
        &self.plays
    }

    fn title(&self) -> Option<Title> {
        let (alone, contract) = self.standing?;
        let mut doubled: Vec<(Figure, i32)> = Vec::new();
        for (figure, _, level) in self.doubling.iter().flat_map(Doubling::said) {
            let factor = Chain::at(level).factor();
            match doubled.iter_mut().find(|(other, _)| *other == figure) {
                Some((_, highest)) => *highest = factor.max(*highest),
                None => doubled.push((figure, factor)),
            }
        }
        let factors = doubled.iter().map(|(_, factor)| *factor);
        Some(Title {
            alone,
            what: contract.to_string(),
            trump: self.trump.flatten(),
            factor: factors.max().unwrap_or(1),
            doubled: doubled
                .into_iter()
                .map(|(figure, factor)| (figure.word().to_owned(), factor))
                .collect(),
        })
    }

    fn sheet(&self) -> Option<Booking> {
        self.settlement().map(|settlement| settlement.sheet)
    }

    fn violation(&self, rules: &Ruleset, offender: Seat) -> Option<Booking> {
        let (declarer, contract) = self.standing?;
        let doubling = self.doubling_so_far(rules)?;
        Some(violation(rules, contract, declarer, offender, &doubling))
    }

    fn award(&self, rules: &Ruleset, to: Side) -> Option<Booking> {
        let (declarer, contract) = self.standing?;
        let doubling = self.doubling_so_far(rules)?;
        Some(award(rules, contract, declarer, to, &doubling))
    }

    fn view(&self, rules: &Ruleset, viewer: Option<Seat>) -> View {
        View::new(self, rules, viewer)
    }

    fn told(happened: &Happened) -> Option<String> {
        match happened {
            Happened::TrickTaken { by } => Some(format!("trick to {by}")),
            Happened::AuctionWon { by, contract } => Some(format!("{by} plays {contract}")),
            Happened::DealSettled(settlement) => Some(told(settlement)),
            _ => None,
        }
    }

    fn dealt_lines(&self) -> Vec<String> {
        let hands = self.hands().iter();
        let mut lines: Vec<String> = hands
            .map(|(seat, hand)| format!("{seat} holds {hand}"))
            .collect();
        lines.push(format!("talon {}", self.talon));
        lines
    }
}

impl Deal {
    /// What was doubled; nothing before the play.
    fn doubling_so_far(&self, rules: &Ruleset) -> Option<Doubling> {
        let (declarer, contract) = self.standing?;
        let none = || Doubling::new(contract, declarer, true, rules.kontra_limit);
        Some(self.doubling.clone().unwrap_or_else(none))
    }
}

/// `card points 60:30, h40 +4, silent ulti +2 to the declarer, nets 6 6, written 6 0 0`.
fn told(settlement: &Settlement) -> String {
    let [own, others] = [&settlement.outcome.declarer, &settlement.outcome.defenders];
    let mut parts = vec![
        format!("tricks {}:{}", own.tricks, others.tricks),
        format!("points {}:{}", settlement.totals[0], settlement.totals[1]),
    ];
    for one in &settlement.components {
        let factors = match one.factors {
            [1, 1] => String::new(),
            [a, b] if a == b => format!(" x{a}"),
            [a, b] => format!(" x{a}/x{b}"),
        };
        parts.push(format!("{} {:+}{factors}", one.figure.word(), one.value));
    }
    for one in &settlement.silent {
        let (word, side) = (one.figure.word(), one.side.word());
        parts.push(format!("silent {word} {:+} to {side}", one.value));
    }
    let [right, left] = settlement.nets;
    parts.push(format!("nets {right} {left}"));
    let booked = settlement.sheet.booked.0.map(|units| units.to_string());
    parts.push(format!("written {}", booked.join(" ")));
    parts.join(", ")
}
