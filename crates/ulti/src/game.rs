//! Ulti as a session of deals sees it.

use jadoube_cards::{CardSet, Clause, Deck, Game, Happenings, Matter, Pack, Seat, Sheet, Side};
use jadoube_ruling::Message;

use crate::settlement::{award, violation};
use crate::{Asked, Deal, Doubling, Happened, Ledger, Refused, Ruleset, Settlement, View};

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

    fn deals(rules: &Ruleset) -> u32 {
        rules.deals
    }

    fn by_ledger(rules: &Ruleset) -> bool {
        rules.ledger == Ledger::Pairwise
    }

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

    fn violation(&self, rules: &Ruleset, offender: Seat) -> Option<Sheet> {
        let (declarer, contract) = self.standing?;
        let doubling = self.doubling_so_far(rules)?;
        Some(violation(rules, contract, declarer, offender, &doubling))
    }

    fn award(&self, rules: &Ruleset, to: Side) -> Option<Sheet> {
        let (declarer, contract) = self.standing?;
        let doubling = self.doubling_so_far(rules)?;
        Some(award(rules, contract, declarer, to, &doubling))
    }

    fn view(&self, rules: &Ruleset, viewer: Option<Seat>) -> View {
        Deal::view(self, rules, viewer)
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
        let hands = self.hands.iter();
        let mut lines: Vec<String> = hands
            .map(|(seat, hand)| format!("{seat} holds {hand}"))
            .collect();
        lines.push(format!("talon {}", self.talon));
        lines
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
