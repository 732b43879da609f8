//! What a deal is worth: points, figures made, silent figures, the sheet (U9, U11 to U13).

use jadoube_cards::{Booking, BySeat, Seat, Side, Units};
use serde::{Deserialize, Serialize};

use crate::{Contract, Doubling, Figure, GameStands, Ruleset};

/// What one side brought home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UltiTaken"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UltiTaken")
)]
#[serde(deny_unknown_fields)]
pub struct Taken {
    /// Tricks.
    pub tricks: u8,
    /// Aces and tens at ten each, ten for the last trick, and for the defenders the talon.
    pub card_points: i32,
    /// Whether forty was announced.
    pub forty: bool,
    /// How many twenties were announced.
    pub twenties: u8,
    /// Aces in tricks.
    pub aces: u8,
    /// Whether the last trick was won with the seven of trumps.
    pub ulti: bool,
    /// Whether the seven of trumps was lost in the last trick.
    #[serde(default)]
    pub seven_lost: bool,
}

impl Taken {
    /// Cards and melds together.
    fn points(&self, rules: &Ruleset) -> i32 {
        let melds = i32::from(self.forty) * 40 + i32::from(self.twenties) * 20;
        let counts = self.tricks > 0 || !rules.meld_needs_trick;
        self.card_points + if counts { melds } else { 0 }
    }

    /// A hundred with the trump pair; other melds do not help.
    fn hundred_with_forty(&self) -> bool {
        self.forty && self.card_points >= 60
    }

    /// A hundred with one plain pair.
    fn hundred_with_twenty(&self) -> bool {
        self.twenties > 0 && self.card_points >= 80
    }
}

/// What both sides brought home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UltiOutcome"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UltiOutcome")
)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The declarer.
    pub declarer: Taken,
    /// The defenders together.
    pub defenders: Taken,
}

impl Outcome {
    /// What a side brought home.
    pub const fn of(&self, side: Side) -> &Taken {
        match side {
            Side::Declarer => &self.declarer,
            Side::Defenders => &self.defenders,
        }
    }
}

/// A component that was made or lost, before doubling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UltiComponent"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UltiComponent")
)]
#[serde(deny_unknown_fields)]
pub struct Component {
    /// Which.
    pub figure: Figure,
    /// Its value; negative if it was lost.
    pub value: i32,
    /// The factor with the right-hand and with the left-hand defender.
    pub factors: [i32; 2],
}

/// A silent figure that is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UltiSilent"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UltiSilent")
)]
#[serde(deny_unknown_fields)]
pub struct Silent {
    /// To whom.
    pub side: Side,
    /// Which.
    pub figure: Figure,
    /// Its value; negative if it costs the side something.
    pub value: i32,
}

/// How a deal was settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UltiSettlement"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UltiSettlement")
)]
#[serde(deny_unknown_fields)]
pub struct Settlement {
    /// Who played alone.
    pub declarer: Seat,
    /// What was brought home.
    pub outcome: Outcome,
    /// Points with melds: declarer, defenders.
    pub totals: [i32; 2],
    /// What was announced, and the game where it is paid.
    pub components: Vec<Component>,
    /// Silent figures.
    pub silent: Vec<Silent>,
    /// What the declarer wins from the right-hand and from the left-hand defender.
    pub nets: [i32; 2],
    /// What is written down.
    pub sheet: Booking,
}

/// Settles a deal.
pub fn settle(
    rules: &Ruleset,
    contract: Contract,
    declarer: Seat,
    trumps: bool,
    outcome: Outcome,
    doubling: &Doubling,
) -> Settlement {
    let silent = match trumps {
        true => silent_figures(rules, contract, &outcome),
        false => Vec::new(),
    };
    let silent_hundred = silent
        .iter()
        .any(|one| matches!(one.figure, Figure::H40 | Figure::H20));
    let totals = [&outcome.declarer, &outcome.defenders].map(|side| side.points(rules));
    let mut components = Vec::with_capacity(contract.components().len());
    for figure in contract.components().iter() {
        let doubled = doubling.is_doubled(figure);
        if figure == Figure::Game && !game_is_paid(contract, doubled, silent_hundred) {
            continue;
        }
        let made = is_made(figure, &outcome, totals);
        let worth = contract.figure_value(figure, rules);
        let value = match (made, figure) {
            (true, _) => worth,
            (false, Figure::Ulti) => -worth * rules.lost_ulti_factor,
            (false, _) => -worth,
        };
        components.push(Component {
            figure,
            value,
            factors: doubling.factors(figure),
        });
    }
    let quiet: i32 = silent.iter().map(Silent::for_declarer).sum();
    let nets = [0, 1].map(|column| {
        let loud = components.iter().map(|one| one.value * one.factors[column]);
        loud.sum::<i32>() + quiet
    });
    Settlement {
        declarer,
        outcome,
        totals,
        components,
        silent,
        nets,
        sheet: sheet(declarer, nets),
    }
}

impl Silent {
    fn for_declarer(&self) -> i32 {
        match self.side {
            Side::Declarer => self.value,
            Side::Defenders => -self.value,
        }
    }
}

/// The game sleeps beside an announced hundred and gives way to a silent one, unless doubled.
fn game_is_paid(contract: Contract, doubled: bool, silent_hundred: bool) -> bool {
    doubled || contract.game() != GameStands::Dormant && !silent_hundred
}

fn is_made(figure: Figure, outcome: &Outcome, totals: [i32; 2]) -> bool {
    let own = &outcome.declarer;
    match figure {
        Figure::Game => totals[0] > totals[1],
        Figure::H40 => own.hundred_with_forty(),
        Figure::H20 => own.hundred_with_twenty(),
        Figure::Aces4 => own.aces == 4,
        Figure::Ulti => own.ulti,
        Figure::Durch | Figure::SpreadDurch => own.tricks == 10,
        Figure::Betli | Figure::SpreadBetli => own.tricks == 0,
    }
}

/// Silent figures of both sides (U12.2).
fn silent_figures(rules: &Ruleset, contract: Contract, outcome: &Outcome) -> Vec<Silent> {
    let mut silent = Vec::new();
    for side in Side::ALL {
        if side == Side::Defenders && !rules.silent_defenders {
            continue;
        }
        let announced = |figure: Figure| side == Side::Declarer && contract.figures().has(figure);
        let taken = outcome.of(side);
        let all = taken.tricks == 10;
        let worth = |figure: Figure| {
            let value = rules.silent_value(figure);
            value.map(|[plain, red]| if contract.is_red() { red } else { plain })
        };
        let mut pay = |figure: Figure, sign: i32| {
            if let Some(value) = worth(figure) {
                let value = value * sign;
                silent.push(Silent {
                    side,
                    figure,
                    value,
                });
            }
        };
        if taken.ulti && !announced(Figure::Ulti) {
            pay(Figure::Ulti, 1);
        }
        if taken.seven_lost && rules.failed_silent_ulti && !announced(Figure::Ulti) {
            pay(Figure::Ulti, -1);
        }
        let durchmars_announced = side == Side::Declarer && contract.is_durchmars();
        if all && (durchmars_announced || rules.silent_durch) {
            // A durchmars that is paid swallows silent aces and hundreds (A-U16).
            if !durchmars_announced {
                pay(Figure::Durch, 1);
            }
            continue;
        }
        if taken.aces == 4 && !announced(Figure::Aces4) {
            pay(Figure::Aces4, 1);
        }
        let hundred_announced = side == Side::Declarer && contract.has_hundred();
        if !hundred_announced && let Some(figure) = better_hundred(taken, worth) {
            pay(figure, 1);
        }
    }
    silent
}

fn better_hundred(taken: &Taken, worth: impl Fn(Figure) -> Option<i32>) -> Option<Figure> {
    let forty = taken.hundred_with_forty().then_some(Figure::H40);
    let twenty = taken.hundred_with_twenty().then_some(Figure::H20);
    forty
        .into_iter()
        .chain(twenty)
        .max_by_key(|one| worth(*one))
}

/// What is written for the nets: winners write, nobody is debited (U12.4, U12.5).
fn sheet(declarer: Seat, nets: [i32; 2]) -> Booking {
    let [right, left] = declarer.others();
    let mut sheet = Booking::default();
    let sum = nets[0] + nets[1];
    if sum > 0 {
        sheet.booked[declarer] = Units::halves(sum);
    } else {
        sheet.booked[right] = Units::whole(-nets[0]);
        sheet.booked[left] = Units::whole(-nets[1]);
    }
    sheet.ledger[declarer] = Units::whole(sum);
    sheet.ledger[right] = Units::whole(-nets[0]);
    sheet.ledger[left] = Units::whole(-nets[1]);
    sheet
}

/// What each innocent player writes when somebody breaks the rules (U13).
pub fn violation(
    rules: &Ruleset,
    contract: Contract,
    declarer: Seat,
    offender: Seat,
    doubling: &Doubling,
) -> Booking {
    let booked = BySeat::new(|seat| match seat {
        seat if seat == offender => Units::ZERO,
        // Against the offender where each defender has a chain of his own.
        seat if seat == declarer => announced(rules, contract, offender, doubling),
        seat => announced(rules, contract, seat, doubling),
    });
    Booking::booked(booked)
}

/// What is written when the deal is awarded to a side: the announcement as if made, or as if lost.
pub fn award(
    rules: &Ruleset,
    contract: Contract,
    declarer: Seat,
    to: Side,
    doubling: &Doubling,
) -> Booking {
    let nets = declarer.others().map(|defender| {
        let value = announced(rules, contract, defender, doubling).as_halves() / 2;
        match to {
            Side::Declarer => value,
            Side::Defenders => -value,
        }
    });
    sheet(declarer, nets)
}

/// What was announced, doubled, and the game if it was doubled.
fn announced(rules: &Ruleset, contract: Contract, defender: Seat, doubling: &Doubling) -> Units {
    let paid = contract
        .components()
        .iter()
        .filter(|figure| contract.figures().has(*figure) || doubling.is_doubled(*figure));
    let value = paid.map(|figure| {
        contract.figure_value(figure, rules) * doubling.chain(figure, defender).factor()
    });
    Units::whole(value.sum())
}
