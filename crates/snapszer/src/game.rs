//! Snapszer as a session of deals sees it: the door through which requests come in, the fold of what
//! happened, and what the record tells.

use jadoube_cards::{
    Booking, CardSet, Clause, Deck, Game, Happenings, Matter, Pack, Part, Plays, Seat, Side, Title,
};
use smallvec::smallvec;

use crate::deal::{Decided, points};
use crate::settlement::sheet;
use crate::{Asked, Deal, Happened, Refused, Ruleset, View};

impl Game for Deal {
    type Rules = Ruleset;
    type Asked = Asked;
    type Happened = Happened;
    type Refused = Refused;
    type View = View;

    const NAME: &'static str = "snapszer";
    const PACK: Pack = Pack {
        cards: CardSet::PACK_24,
        knock: false,
    };

    fn clause(matter: Matter) -> Clause {
        Clause(match matter {
            Matter::FirstDeal | Matter::Deal => "S2",
            Matter::Course => "S9",
            Matter::Irregularity => "S8",
        })
    }

    fn deal(_: &Ruleset, dealer: Seat, deck: &Deck, _: bool) -> Deal {
        Deal::new(dealer, deck)
    }

    fn decide(&self, rules: &Ruleset, seat: Seat, asked: &Asked) -> Decided {
        let Some(turn) = self.turn() else {
            // The session lets nothing through once the deal is settled.
            return Ok(Happenings::new());
        };
        if let (Asked::Ready { meld }, Some(trump)) = (asked, self.trump) {
            return self.ready(rules, seat, *meld, trump);
        }
        if seat != turn {
            return Err(Refused::NotYourTurn { turn });
        }
        match (asked, self.trump) {
            (Asked::Call { trump }, None) => Ok(smallvec![Happened::TrumpCalled {
                by: seat,
                trump: *trump,
            }]),
            (_, None) => Err(Refused::CallFirst),
            (Asked::Call { .. }, Some(_)) => Err(Refused::CalledAlready),
            (Asked::Snapszer, Some(_)) => self.announce(seat),
            (Asked::Kontra, Some(_)) => self.kontra(rules, seat),
            (Asked::Play { card, meld }, Some(trump)) => {
                self.play(rules, seat, *card, *meld, trump)
            }
            (Asked::Ready { .. }, Some(_)) => Err(Refused::ReadyBetweenTricks),
        }
    }

    fn apply(&mut self, happened: &Happened) {
        match happened {
            Happened::TrumpCalled { trump, .. } => {
                self.trump = Some(*trump);
                for seat in Seat::ALL {
                    *self.plays.hand_mut(seat) |= std::mem::take(&mut self.second[seat]);
                }
            }
            Happened::SnapszerAnnounced { .. } => self.snapszer = true,
            Happened::KontraSaid { .. } => self.chain.double(self.plays.turns()),
            Happened::Melded { by, suit, points } => {
                let trick = self.winners().len() as u8;
                self.melds.push((*by, *suit, trick));
                self.taken_mut(*by).melds += i32::from(*points);
            }
            Happened::CardPlayed { by, card } => self.plays.play(*by, *card),
            Happened::TrickTaken { by } => {
                let points: i32 = self.trick().cards().map(points).sum();
                let taken = self.taken_mut(*by);
                taken.tricks = taken.tricks.saturating_add(1);
                taken.card_points += points;
                self.plays.take(*by);
            }
            Happened::ReadySaid { .. } => {}
            Happened::DealSettled(settlement) => self.settlement = Some(settlement.clone()),
        }
    }

    fn part(&self, happened: &Happened) -> Part {
        match happened {
            Happened::SnapszerAnnounced { by }
            | Happened::KontraSaid { by, .. }
            | Happened::CardPlayed { by, .. } => Part::Act(*by),
            Happened::Melded { by, .. } => Part::Begins(*by),
            Happened::TrickTaken { .. } => Part::Follows,
            Happened::TrumpCalled { .. }
            | Happened::ReadySaid { .. }
            | Happened::DealSettled(_) => Part::Shows,
        }
    }

    fn turn(&self) -> Option<Seat> {
        self.settlement.is_none().then(|| self.trick().turn())
    }

    fn plays(&self) -> &Plays {
        &self.plays
    }

    fn title(&self) -> Option<Title> {
        let trump = self.trump?;
        Some(Title {
            alone: self.caller(),
            what: if self.snapszer { "snapszer" } else { "call" }.to_owned(),
            trump: Some(trump),
            factor: self.chain.factor(),
            doubled: Vec::new(),
        })
    }

    fn sheet(&self) -> Option<Booking> {
        self.settlement().map(|settlement| settlement.sheet)
    }

    /// The deal is lost to the other side, at the value that the position has (S8).
    fn violation(&self, rules: &Ruleset, offender: Seat) -> Option<Booking> {
        let winner = Side::of(offender, self.caller()).other();
        self.award(rules, winner)
    }

    fn award(&self, rules: &Ruleset, to: Side) -> Option<Booking> {
        self.trump?;
        Some(sheet(self.caller(), to, self.worth(rules, to)))
    }

    fn view(&self, rules: &Ruleset, viewer: Option<Seat>) -> View {
        View::new(self, rules, viewer)
    }

    fn told(happened: &Happened) -> Option<String> {
        match happened {
            Happened::TrickTaken { by } => Some(format!("trick to {by}")),
            Happened::DealSettled(settlement) => {
                let booked = settlement.sheet.booked.0.map(|units| units.to_string());
                Some(format!(
                    "{}, tricks {}:{}, points {}:{}, {} win {}, written {}",
                    settlement.end.word(),
                    settlement.own.tricks,
                    settlement.others.tricks,
                    settlement.own.points(),
                    settlement.others.points(),
                    settlement.winner.word(),
                    settlement.units,
                    booked.join(" "),
                ))
            }
            _ => None,
        }
    }

    fn dealt_lines(&self) -> Vec<String> {
        let all = self.hands().iter().zip(self.second.iter());
        all.map(|((seat, first), (_, second))| format!("{seat} holds {first} and {second}"))
            .collect()
    }
}
