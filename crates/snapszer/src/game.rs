//! Snapszer as a session of deals sees it.

use jadoube_cards::{CardSet, Clause, Deck, Game, Happenings, Matter, Pack, Seat, Sheet, Side};
use jadoube_ruling::Message;

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

    fn deals(rules: &Ruleset) -> u32 {
        rules.deals
    }

    fn by_ledger(rules: &Ruleset) -> bool {
        rules.pairwise
    }

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

    fn decide(
        &self,
        rules: &Ruleset,
        seat: Seat,
        asked: &Asked,
    ) -> Result<Happenings<Happened>, Refused> {
        Deal::decide(self, rules, seat, asked)
    }

    fn apply(&mut self, happened: &Happened) {
        Deal::apply(self, happened);
    }

    fn to_act(&self) -> Option<Seat> {
        self.turn()
    }

    fn sheet(&self) -> Option<Sheet> {
        self.settlement().map(|settlement| settlement.sheet)
    }

    /// The deal is lost to the other side, at the value that the position has (S8).
    fn violation(&self, rules: &Ruleset, offender: Seat) -> Option<Sheet> {
        let winner = Side::of(offender, self.caller()).other();
        self.award(rules, winner)
    }

    fn award(&self, rules: &Ruleset, to: Side) -> Option<Sheet> {
        self.trump?;
        Some(sheet(self.caller(), to, self.worth(rules, to)))
    }

    fn view(&self, rules: &Ruleset, viewer: Option<Seat>) -> View {
        Deal::view(self, rules, viewer)
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
        let all = self.hands.iter().zip(self.second.iter());
        all.map(|((seat, first), (_, second))| format!("{seat} holds {first} and {second}"))
            .collect()
    }

    fn happened_under(happened: &Happened) -> Clause {
        happened.under()
    }

    fn refused_under(refused: &Refused) -> Clause {
        refused.under()
    }

    fn happened_message(happened: &Happened) -> Message {
        crate::messages::happened(happened)
    }

    fn refused_message(refused: &Refused) -> Message {
        crate::messages::refused(refused)
    }
}
