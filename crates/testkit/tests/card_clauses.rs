//! Clauses of the card games that scenarios have no words for: the draw, the course of a deal, open
//! hands, claims, the arbiter.

use jadoube_cards::{
    Asked as Ask, Card, CardSet, Deck, First, Game, Numbers, Prepare, Ruling, Seat, Session, Setup,
    Shuffling, Side, Units, Who, refused_under,
};
use jadoube_snapszer as snapszer;
use jadoube_ulti as ulti;

const A: Seat = Seat::ALL[0];
const B: Seat = Seat::ALL[1];
const C: Seat = Seat::ALL[2];

/// A session with a pack shuffled by hand.
struct Table<G: Game>(Session<G>);

impl<G: Game> Table<G> {
    fn new(rules: &str, first: First) -> Table<G> {
        let Ok(rules) = rules.parse() else {
            panic!("rules");
        };
        Table(Session::new(&Setup {
            rules,
            shuffling: Shuffling::ByHand,
            numbers: Numbers::OneProgram,
            first,
        }))
    }

    /// A deal of these cards, by seat C; the first bidder is A.
    fn dealt(rules: &str, cards: &str) -> Table<G> {
        let mut table = Table::new(rules, First::Dealer(C));
        table.lay(cards);
        table
    }

    /// The cards in the order in which they lie after the cut of one card.
    fn lay(&mut self, cards: &str) {
        let mut deck: Vec<Card> = cards.split_whitespace().map(card).collect();
        deck.rotate_right(1);
        let deck = Deck(deck.into());
        self.grant(Who::Table, Ask::Table(Prepare::LayDeck { deck }));
        let cutter = self.0.preparation().to_act();
        self.grant(cutter, Ask::Table(Prepare::Cut { at: 1 }));
    }

    fn grant(&mut self, who: Who, asked: Ask<G::Asked>) {
        match self.0.decide(who, &asked) {
            Ok(happened) => happened.iter().for_each(|one| self.0.apply(one)),
            Err(refused) => panic!("{who} {asked:?}: {refused:?}"),
        }
    }

    /// A request in the deal, in the words of records.
    fn plays(&mut self, seat: Seat, words: &str) {
        let asked = request::<G>(words);
        self.grant(Who::Player(seat), asked);
    }

    /// The clause under which something is refused.
    fn refused(&self, who: impl Into<Who>, asked: Ask<G::Asked>) -> &'static str {
        match self.0.decide(who.into(), &asked) {
            Ok(happened) => panic!("{asked:?} was granted: {happened:?}"),
            Err(refused) => refused_under::<G>(&refused).0,
        }
    }

    fn refuses(&self, seat: Seat, words: &str) -> &'static str {
        self.refused(seat, request::<G>(words))
    }

    fn rules(&mut self, ruling: Ruling) {
        self.grant(Who::Arbiter, Ask::Rule(ruling));
    }

    fn deal(&self) -> &G {
        self.0.deal().expect("a deal")
    }
}

fn request<G: Game>(words: &str) -> Ask<G::Asked> {
    match words.parse() {
        Ok(asked) => Ask::Play(asked),
        Err(_) => panic!("{words} is no request"),
    }
}

fn card(code: &str) -> Card {
    code.parse().expect("a card")
}

fn reason() -> String {
    "seen by the arbiter".to_owned()
}

fn whole(units: [i32; 3]) -> [Units; 3] {
    units.map(Units::whole)
}

/// Five, five, five, two, five, five, five: A has acorns, B hearts, C bells; leaves are shared.
const STRONG: &str = "MA MX MK MF ML  P7 P8 P9 PL PF  T7 T8 T9 TL TF  Z7 Z8  M9 M8 M7 ZA ZX  \
                      PK PX PA Z9 ZL  TK TX TA ZF ZK";

/// Four, four, four, four, four, four: A has acorns, B hearts, C bells; leaves are shared.
const SNAPSZER: &str =
    "MA MX MK MF  PA PX PK PF  TA TX TK TF  ML M9 ZA ZX  PL P9 ZK Z9  TL T9 ZF ZL";

/// A plays this contract with the cards as dealt.
fn contract(table: &mut Table<ulti::Deal>, contract: &str, trump: Option<&str>) {
    table.plays(A, "take");
    table.plays(A, &format!("bid {contract}"));
    table.plays(A, "lay Z7 Z8");
    for seat in [B, C, A] {
        table.plays(seat, "pass");
    }
    if let Some(trump) = trump {
        table.plays(A, &format!("trump {trump}"));
    }
}

#[test]
fn u1_the_first_heart_bids_first_and_the_deal_goes_to_the_right() {
    let mut table = Table::<ulti::Deal>::new("god-2012", First::Draw(B));
    let draw = |code: &str| Ask::Table(Prepare::Draw { card: card(code) });
    assert_eq!(table.refused(A, draw("M7")), "U1");
    table.grant(Who::Player(B), draw("M7"));
    table.grant(Who::Player(C), draw("TA"));
    assert_eq!(table.refused(A, draw("TA")), "U1", "it is drawn already");
    table.grant(Who::Player(A), draw("P9"));
    assert_eq!(table.0.dealer(), Some(C), "the neighbour on the left deals");
    table.lay(STRONG);
    assert_eq!(table.deal().turn(), Some(A));
    contract(&mut table, "simple", Some("M"));
    let to = Side::Declarer;
    table.rules(Ruling::Award {
        to,
        reason: reason(),
    });
    assert_eq!(table.0.dealer(), Some(A), "the deal moves to the right");
}

#[test]
fn a_u01_the_neighbour_on_the_dealers_left_cuts_or_knocks() {
    let mut table = Table::<ulti::Deal>::new("god-2012", First::Dealer(A));
    let deck = Deck(CardSet::PACK_32.iter().collect());
    table.grant(Who::Table, Ask::Table(Prepare::LayDeck { deck }));
    assert_eq!(table.refused(B, Ask::Table(Prepare::Knock)), "U2");
    assert_eq!(table.refused(C, Ask::Table(Prepare::Cut { at: 0 })), "U2");
    assert_eq!(table.refused(C, Ask::Table(Prepare::Cut { at: 32 })), "U2");
    table.grant(Who::Player(C), Ask::Table(Prepare::Knock));
    assert_eq!(table.deal().turn(), Some(B));
}

#[test]
fn u14_everything_has_its_time() {
    let mut table = Table::<ulti::Deal>::new("god-2012", First::Dealer(C));
    assert_eq!(table.refuses(A, "take"), "U14", "no cards are dealt");
    table.lay(STRONG);
    assert_eq!(table.refuses(A, "play MA"), "U14");
    table.plays(A, "take");
    for early in [
        "take",
        "pass",
        "lay Z7 Z8",
        "trump M",
        "kontra game",
        "stand",
        "agree",
    ] {
        assert_eq!(table.refuses(A, early), "U14", "{early}");
    }
    table.plays(A, "bid simple");
    table.plays(A, "lay Z7 Z8");
    for seat in [B, C, A] {
        assert_eq!(table.refuses(seat, "play MA"), "U14", "{seat}");
        table.plays(seat, "pass");
    }
    assert_eq!(table.refuses(A, "play MA"), "U14", "trumps come first");
    table.plays(A, "trump M");
    table.plays(A, "play MA meld M");
    assert_eq!(table.refuses(B, "take"), "U14");
    let deal = Ask::Table(Prepare::Knock);
    assert_eq!(table.refused(B, deal), "U14", "the deal is under way");
}

#[test]
fn a_u21_before_the_first_card_the_sides_speak_in_turn() {
    let rules = "god-2012 kontra_timing=preplay";
    let mut table = Table::<ulti::Deal>::dealt(rules, STRONG);
    contract(&mut table, "ulti", Some("M"));
    assert_eq!(
        table.refuses(A, "play MA"),
        "U14",
        "the defenders speak first"
    );
    table.plays(B, "kontra ulti");
    table.plays(B, "stand");
    assert_eq!(
        table.refuses(C, "kontra ulti"),
        "U10",
        "it is doubled for both"
    );
    table.plays(C, "kontra game");
    table.plays(C, "stand");
    table.plays(A, "kontra ulti");
    table.plays(A, "stand");
    table.plays(B, "stand");
    table.plays(C, "stand");
    let factors = |figure| table.deal().doubling().expect("doubling").factors(figure);
    assert_eq!(factors(ulti::Figure::Ulti), [4, 4]);
    assert_eq!(factors(ulti::Figure::Game), [2, 2]);
    table.plays(A, "play MA");
    assert_eq!(
        table.refuses(B, "kontra ulti"),
        "U14",
        "the time for it is over"
    );
}

#[test]
fn a_u24_spread_hands_are_opened_after_the_first_trick_or_at_once() {
    for (rules, at_once) in [("god-2012", false), ("god-2012 spread_open=at_once", true)] {
        let mut table = Table::<ulti::Deal>::dealt(rules, STRONG);
        contract(&mut table, "spread_durch", Some("M"));
        assert!(!table.deal().is_open(), "{rules}");
        if at_once {
            // Nobody doubles with open cards: the sides speak first.
            table.plays(B, "stand");
            table.plays(C, "stand");
        }
        assert_eq!(table.deal().is_open(), at_once, "{rules}");
        for (seat, played) in [(A, "MA"), (B, "P7"), (C, "T7")] {
            table.plays(seat, &format!("play {played}"));
        }
        assert!(table.deal().is_open(), "{rules}");
        let view = table.0.view(None).deal.expect("a deal");
        assert!(
            view.hands.0.iter().all(Option::is_some),
            "everybody sees all three"
        );
    }
}

/// A spread contract up to the end of the first trick; B doubles.
fn spread_doubled(rules: &str, target: &str) -> Table<ulti::Deal> {
    let mut table = Table::<ulti::Deal>::dealt(rules, STRONG);
    contract(&mut table, "spread_durch", Some("M"));
    table.plays(A, "play MA");
    table.plays(B, &format!("kontra {target}"));
    table.plays(B, "play P7");
    table.plays(C, "play T7");
    table
}

#[test]
fn a_u21_in_a_spread_contract_the_chain_ends_before_hands_are_opened() {
    let mut table = spread_doubled("god-2012", "spread_durch");
    assert!(!table.deal().is_open(), "the declarer may answer first");
    let seen = table.0.view(Some(A)).deal.expect("a deal").hands[B];
    assert!(seen.is_none(), "nobody sees a hand before");
    assert_eq!(table.refuses(A, "play MX"), "U14");
    table.plays(A, "kontra spread_durch");
    table.plays(A, "stand");
    table.plays(B, "stand");
    table.plays(C, "kontra spread_durch");
    table.plays(C, "stand");
    assert!(!table.deal().is_open());
    table.plays(A, "stand");
    assert!(table.deal().is_open(), "one side was silent");
    let factors = table.deal().doubling().expect("doubling");
    assert_eq!(factors.factors(ulti::Figure::SpreadDurch), [8, 8]);
    assert_eq!(table.refuses(A, "kontra spread_durch"), "A-U21");
    table.plays(A, "play MX");
}

#[test]
fn a_u21_what_nobody_can_answer_is_not_waited_for() {
    let mut table = spread_doubled("god-2012 kontra_limit=1", "spread_durch");
    assert!(table.deal().is_open());
    let mut table2 = spread_doubled("god-2012 kontra_limit=2", "spread_durch");
    table2.plays(A, "kontra spread_durch");
    table2.plays(A, "stand");
    assert!(table2.deal().is_open(), "a chain of two is at its end");
    table.plays(A, "play MX");
}

#[test]
fn a_u21_as_first_written_doubling_went_on_with_open_hands() {
    let mut table = spread_doubled("god-2012 open_kontra=on", "spread_durch");
    assert!(table.deal().is_open());
    table.plays(A, "kontra spread_durch");
    table.plays(A, "play MX");
    let rules: ulti::Ruleset =
        jadoube_cards::read_rules_of("god-2012", jadoube_cards::Form::First).expect("rules");
    assert!(rules.open_kontra, "old records mean what they meant");
    let now: ulti::Ruleset = "god-2012".parse().expect("rules");
    assert!(!now.open_kontra);
}

#[test]
fn a_u27_the_rest_is_claimed_by_agreement_of_all() {
    let mut table = Table::<ulti::Deal>::dealt("god-2012", STRONG);
    contract(&mut table, "ulti", Some("M"));
    assert_eq!(
        table.refuses(A, "claim declarer"),
        "A-U27",
        "pairs are not announced yet"
    );
    for (seat, played) in [(A, "MA meld M"), (B, "P7"), (C, "T7")] {
        table.plays(seat, &format!("play {played}"));
    }
    table.plays(A, "claim declarer");
    assert_eq!(
        table.refuses(A, "play MX"),
        "U14",
        "the others answer first"
    );
    table.plays(B, "agree");
    table.plays(C, "disagree");
    assert_eq!(table.refuses(A, "claim declarer"), "A-U27", "once a trick");
    for (seat, played) in [(A, "MX"), (B, "P8"), (C, "T8")] {
        table.plays(seat, &format!("play {played}"));
    }
    table.plays(A, "claim declarer");
    table.plays(B, "agree");
    table.plays(C, "agree");
    // Ultimó and game, and all ten tricks.
    let settlement = table.deal().settlement().expect("settled");
    assert_eq!((settlement.nets, settlement.totals), ([9, 9], [130, 0]));
    assert_eq!(table.0.booked().0, whole([9, 0, 0]));
}

#[test]
fn a_u27_giving_up_costs_what_losing_costs() {
    let mut table = Table::<ulti::Deal>::dealt("god-2012", STRONG);
    contract(&mut table, "betli", None);
    for (seat, played) in [(A, "ZX"), (B, "ZL"), (C, "ZK")] {
        table.plays(seat, &format!("play {played}"));
    }
    table.plays(C, "play TA");
    table.plays(A, "claim declarer");
    table.plays(B, "agree");
    table.plays(C, "agree");
    assert_eq!(table.0.booked().0, whole([0, 5, 5]));
}

#[test]
fn u13_and_a_u31_the_arbiter_awards_or_has_the_deal_played_again() {
    let mut table = Table::<ulti::Deal>::dealt("god-2012", STRONG);
    let violation = |offender| Ruling::Violation {
        offender,
        reason: reason(),
    };
    let refused = table.refused(Who::Arbiter, Ask::Rule(violation(B)));
    assert_eq!(refused, "U13", "nothing is announced yet");
    table.rules(Ruling::Replay { reason: reason() });
    assert_eq!(table.0.dealer(), Some(C), "the same player deals again");
    assert!(table.0.settled().is_empty());
    table.lay(STRONG);
    contract(&mut table, "h40+ulti", Some("M"));
    assert_eq!(
        table.refused(A, Ask::Rule(violation(B))),
        "U14",
        "players do not rule"
    );
    table.plays(A, "play MA meld M");
    table.plays(B, "kontra ulti");
    table.rules(violation(B));
    assert_eq!(
        table.0.booked().0,
        whole([12, 0, 12]),
        "the announcement, doubled as it was"
    );
    // Until the next deal the arbiter may think better of it.
    let to = Side::Defenders;
    table.rules(Ruling::Award {
        to,
        reason: reason(),
    });
    assert_eq!(table.0.booked().0, whole([0, 12, 12]));
    assert_eq!(table.0.settled().len(), 1);
}

#[test]
fn s9_a_s02_and_a_s07_the_caller_calls_first_and_alone() {
    let mut table = Table::<snapszer::Deal>::dealt("god-2012", SNAPSZER);
    assert_eq!(
        table.refuses(B, "call P"),
        "S9",
        "nobody takes the call away"
    );
    assert_eq!(table.refuses(A, "play MA"), "S3");
    assert_eq!(table.refuses(A, "snapszer"), "S3");
    let seen = |table: &Table<snapszer::Deal>, seat| {
        let view = table.0.view(Some(seat)).deal.expect("a deal");
        view.hands[seat].expect("the own hand").len()
    };
    assert_eq!([A, B, C].map(|seat| seen(&table, seat)), [4; 3]);
    table.plays(A, "call M");
    assert_eq!([A, B, C].map(|seat| seen(&table, seat)), [8; 3]);
    assert_eq!(table.refuses(A, "call P"), "S3");
    assert_eq!(table.refuses(B, "snapszer"), "S9");
    table.plays(A, "play MA");
    assert_eq!(table.refuses(B, "snapszer"), "S6", "only the caller");
    table.plays(B, "play P9");
    table.plays(C, "play T9");
    assert_eq!(
        table.refuses(A, "snapszer"),
        "S6",
        "only with the first lead"
    );
}

#[test]
fn s8_a_violation_loses_the_deal_at_the_value_of_the_moment() {
    let mut table = Table::<snapszer::Deal>::dealt("god-2012", SNAPSZER);
    table.plays(A, "call M");
    table.plays(A, "play MA");
    table.plays(B, "kontra");
    table.plays(B, "play P9");
    table.plays(C, "play T9");
    let violation = |offender| Ruling::Violation {
        offender,
        reason: reason(),
    };
    // The defenders have no trick; the caller has one, but fewer than 33.
    table.rules(violation(B));
    assert_eq!(table.0.booked().0, whole([6, 0, 0]));
    table.rules(violation(A));
    assert_eq!(table.0.booked().0, whole([0, 4, 4]));
}
