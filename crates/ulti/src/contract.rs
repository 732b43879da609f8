//! Figures and the contracts they make up (U5, U6).

use std::fmt;
use std::str::FromStr;

use jadoube_cards::Suit;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::Ruleset;

/// A figure that is announced, doubled and paid on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UltiFigure"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UltiFigure")
)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Figure {
    /// The game: more points than the defenders.
    Game,
    /// 40-100: the trump pair, and a hundred points with it.
    H40,
    /// 20-100: a plain pair, and a hundred points with it.
    H20,
    /// Four aces in the own tricks.
    Aces4,
    /// Ultimó: the last trick with the seven of trumps.
    Ulti,
    /// Durchmars: every trick.
    Durch,
    /// Durchmars with open cards.
    SpreadDurch,
    /// Betli: no trick.
    Betli,
    /// Betli with open cards.
    SpreadBetli,
}

impl Figure {
    /// Every figure.
    pub const ALL: [Figure; 9] = [
        Figure::Game,
        Figure::H40,
        Figure::H20,
        Figure::Aces4,
        Figure::Ulti,
        Figure::Durch,
        Figure::SpreadDurch,
        Figure::Betli,
        Figure::SpreadBetli,
    ];

    /// The word in records and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Figure::Game => "game",
            Figure::H40 => "h40",
            Figure::H20 => "h20",
            Figure::Aces4 => "aces4",
            Figure::Ulti => "ulti",
            Figure::Durch => "durch",
            Figure::SpreadDurch => "spread_durch",
            Figure::Betli => "betli",
            Figure::SpreadBetli => "spread_betli",
        }
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

impl FromStr for Figure {
    type Err = ContractError;

    fn from_str(text: &str) -> Result<Figure, ContractError> {
        let known = Figure::ALL.into_iter().find(|one| one.word() == text);
        known.ok_or_else(|| ContractError::UnknownWord(text.to_owned()))
    }
}

/// Several figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Figures(u16);

impl Figures {
    /// No figure.
    pub const NONE: Figures = Figures(0);

    /// Whether a figure is among them.
    pub const fn has(self, figure: Figure) -> bool {
        self.0 & figure.bit() != 0
    }

    /// The figures together with one more.
    #[must_use]
    pub const fn with(self, figure: Figure) -> Figures {
        Figures(self.0 | figure.bit())
    }

    /// The figures, in the order of [`Figure::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Figure> {
        Figure::ALL.into_iter().filter(move |one| self.has(*one))
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    const fn any(self, figures: &[Figure]) -> bool {
        let mut at = 0;
        while at < figures.len() {
            if self.has(figures[at]) {
                return true;
            }
            at += 1;
        }
        false
    }
}

impl FromIterator<Figure> for Figures {
    fn from_iter<I: IntoIterator<Item = Figure>>(figures: I) -> Figures {
        figures.into_iter().fold(Figures::NONE, Figures::with)
    }
}

/// A contract that can be bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", rename = "UltiContract")
)]
pub struct Contract {
    figures: Figures,
    red: bool,
    no_trumps: bool,
}

#[cfg(feature = "schema")]
jadoube_cards::schema_as!(Contract, "UltiContract", String);

/// Why figures and colour make up no contract.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContractError {
    /// Nothing is announced.
    Nothing,
    /// A figure that stands alone was combined.
    StandsAlone(Figure),
    /// Two figures exclude each other.
    Exclude(Figure, Figure),
    /// The figure has no red form.
    NotRed(Figure),
    /// The figures cannot be played without trumps.
    NeedsTrumps,
    /// No such word.
    UnknownWord(String),
}

impl fmt::Display for ContractError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContractError::Nothing => write!(f, "a contract has at least one figure (U5)"),
            ContractError::StandsAlone(one) => {
                write!(f, "{} is combined with nothing (U5)", one.word())
            }
            ContractError::Exclude(one, other) => {
                write!(
                    f,
                    "{} and {} exclude each other (U5)",
                    one.word(),
                    other.word()
                )
            }
            ContractError::NotRed(one) => write!(f, "{} has no red form (U5)", one.word()),
            ContractError::NeedsTrumps => {
                write!(f, "only a lone durchmars is played without trumps (U7)")
            }
            ContractError::UnknownWord(word) => {
                let known = Figure::ALL.map(Figure::word).join(" ");
                write!(f, "\"{word}\" is no figure; known are {known}")
            }
        }
    }
}

/// How the game stands beside a contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UltiGameStands"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UltiGameStands")
)]
#[serde(rename_all = "snake_case")]
pub enum GameStands {
    /// It is what is announced.
    Announced,
    /// It rides along and is paid beside ultimó and four aces.
    RidesAlong,
    /// It is paid only if a defender doubles it.
    Dormant,
    /// There is none.
    Absent,
}

impl Contract {
    /// The contract of some figures; red, without trumps, or neither.
    pub fn new(figures: Figures, red: bool, no_trumps: bool) -> Result<Contract, ContractError> {
        const ALONE: [Figure; 3] = [Figure::Game, Figure::Betli, Figure::SpreadBetli];
        const EXCLUDE: [(Figure, Figure); 2] = [
            (Figure::H40, Figure::H20),
            (Figure::Durch, Figure::SpreadDurch),
        ];
        if figures.is_empty() {
            return Err(ContractError::Nothing);
        }
        if let Some(alone) = ALONE.into_iter().find(|one| figures.has(*one))
            && figures.len() > 1
        {
            return Err(ContractError::StandsAlone(alone));
        }
        for (one, other) in EXCLUDE {
            if figures.has(one) && figures.has(other) {
                return Err(ContractError::Exclude(one, other));
            }
        }
        if red && figures.has(Figure::SpreadBetli) {
            return Err(ContractError::NotRed(Figure::SpreadBetli));
        }
        let contract = Contract {
            figures,
            red,
            no_trumps,
        };
        if no_trumps && !contract.is_betli() && (red || !contract.is_lone_durchmars()) {
            return Err(ContractError::NeedsTrumps);
        }
        Ok(Contract {
            // Betli never has trumps; nothing more needs to be said.
            no_trumps: no_trumps && !contract.is_betli(),
            ..contract
        })
    }

    /// The simple game, the least that can be bid.
    pub const SIMPLE: Contract = Contract {
        figures: Figures(Figure::Game.bit()),
        red: false,
        no_trumps: false,
    };

    /// Every contract that can be bid, cheapest first.
    pub fn all(rules: &Ruleset) -> Vec<Contract> {
        let mut all = Vec::new();
        for bits in 1..1 << Figure::ALL.len() {
            for (red, no_trumps) in [(false, false), (true, false), (false, true)] {
                if let Ok(contract) = Contract::new(Figures(bits), red, no_trumps)
                    && !all.contains(&contract)
                {
                    all.push(contract);
                }
            }
        }
        all.sort_by_key(|contract| contract.value(rules));
        all
    }

    /// What the highest bid is worth.
    pub fn highest(rules: &Ruleset) -> i32 {
        let together = |colour: usize| {
            let value = |figure: Figure| rules.value(figure)[colour];
            let fours = value(Figure::Aces4) + value(Figure::Ulti);
            let hundred = value(Figure::H40).max(value(Figure::H20));
            fours + hundred + value(Figure::Durch).max(value(Figure::SpreadDurch))
        };
        let [alone, _] = rules.value(Figure::SpreadBetli);
        together(0).max(together(1)).max(alone)
    }

    /// What is announced.
    pub const fn figures(self) -> Figures {
        self.figures
    }

    /// Whether "red" was said.
    pub const fn is_red(self) -> bool {
        self.red
    }

    /// Whether "without trumps" was said with a durchmars.
    pub const fn says_no_trumps(self) -> bool {
        self.no_trumps
    }

    /// Whether it is a betli, spread or not.
    pub const fn is_betli(self) -> bool {
        self.figures.any(&[Figure::Betli, Figure::SpreadBetli])
    }

    /// Whether all tricks must be taken.
    pub const fn is_durchmars(self) -> bool {
        self.figures.any(&[Figure::Durch, Figure::SpreadDurch])
    }

    /// Whether the hands are laid open.
    pub const fn is_spread(self) -> bool {
        self.figures
            .any(&[Figure::SpreadDurch, Figure::SpreadBetli])
    }

    /// Whether it contains one of the hundreds.
    pub const fn has_hundred(self) -> bool {
        self.figures.any(&[Figure::H40, Figure::H20])
    }

    const fn is_lone_durchmars(self) -> bool {
        self.is_durchmars() && self.figures.len() == 1
    }

    /// The value of one of its figures, or of the game beside them (U5).
    pub fn figure_value(self, figure: Figure, rules: &Ruleset) -> i32 {
        let [plain, red] = rules.value(figure);
        if self.red { red } else { plain }
    }

    /// What the bid is worth: the values of its figures together (U6).
    pub fn value(self, rules: &Ruleset) -> i32 {
        let figures = self.figures.iter();
        figures.map(|figure| self.figure_value(figure, rules)).sum()
    }

    /// How the game stands beside it (U10).
    pub const fn game(self) -> GameStands {
        if self.figures.has(Figure::Game) {
            GameStands::Announced
        } else if self.is_betli() || self.is_durchmars() {
            GameStands::Absent
        } else if self.has_hundred() {
            GameStands::Dormant
        } else {
            GameStands::RidesAlong
        }
    }

    /// What can be doubled: the figures, and the game unless it is absent.
    pub fn components(self) -> Figures {
        match self.game() {
            GameStands::Absent => self.figures,
            _ => self.figures.with(Figure::Game),
        }
    }

    /// Whether these trumps, or none, can be played (U7).
    pub fn allows(self, trump: Option<Suit>) -> bool {
        match trump {
            None => self.is_betli() || self.is_lone_durchmars() && !self.red,
            Some(_) if self.is_betli() || self.no_trumps => false,
            Some(Suit::Hearts) => self.red,
            Some(_) => !self.red,
        }
    }

    /// The trumps of a contract that leaves no choice: some suit, or none at all.
    pub fn fixed_trump(self) -> Option<Option<Suit>> {
        if self.red && !self.is_betli() {
            Some(Some(Suit::Hearts))
        } else if self.is_betli() || self.no_trumps {
            Some(None)
        } else {
            None
        }
    }
}

impl fmt::Display for Contract {
    /// `simple`, `red h40+ulti`, `durch without trumps`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.red {
            f.write_str("red ")?;
        }
        for (count, figure) in self.figures.iter().enumerate() {
            let plus = if count > 0 { "+" } else { "" };
            let word = match figure {
                Figure::Game => "simple",
                other => other.word(),
            };
            write!(f, "{plus}{word}")?;
        }
        if self.no_trumps {
            f.write_str(" without trumps")?;
        }
        Ok(())
    }
}

impl FromStr for Contract {
    type Err = ContractError;

    fn from_str(text: &str) -> Result<Contract, ContractError> {
        let (text, red) = match text.strip_prefix("red ") {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let (text, no_trumps) = match text.strip_suffix(" without trumps") {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let figures = text.split('+').map(|word| match word {
            "simple" => Ok(Figure::Game),
            "game" => Err(ContractError::UnknownWord(word.to_owned())),
            other => other.parse(),
        });
        let figures = figures.collect::<Result<Figures, ContractError>>()?;
        Contract::new(figures, red, no_trumps)
    }
}

impl Serialize for Contract {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Contract {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Contract, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}
