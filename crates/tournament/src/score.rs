//! Results: of games, of tables of cards, and what they count.

use std::fmt;
use std::str::FromStr;

use jadoube_ruling::Side;
use serde::{Deserialize, Serialize};

use crate::{Points, team_event};

/// A result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EventScore"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventScore")
)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// Of a game.
    Game(GameScore),
    /// Of a table of cards.
    Cards(CardScore),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(
        type = "\"1-0\" | \"0-1\" | \"1/2-1/2\" | \"+/-\" | \"-/+\" | \"-/-\" | \"0-0\" | \"1/2-0\" | \"0-1/2\""
    )
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
#[serde(try_from = "String", into = "String")]
pub enum GameScore {
    /// 1-0.
    White,
    /// 0-1.
    Black,
    /// ½-½.
    Draw,
    /// +/-: Black did not play.
    BlackForfeits,
    /// -/+: White did not play.
    WhiteForfeits,
    /// -/-: nobody played.
    BothForfeit,
    /// 0-0: both lost.
    BothLose,
    /// ½-0: the arbiter took Black's half point.
    HalfNil,
    /// 0-½: the arbiter took White's half point.
    NilHalf,
}

impl GameScore {
    /// Every result with the way people write it.
    pub const ALL: [(GameScore, &'static str); 9] = [
        (GameScore::White, "1-0"),
        (GameScore::Black, "0-1"),
        (GameScore::Draw, "1/2-1/2"),
        (GameScore::BlackForfeits, "+/-"),
        (GameScore::WhiteForfeits, "-/+"),
        (GameScore::BothForfeit, "-/-"),
        (GameScore::BothLose, "0-0"),
        (GameScore::HalfNil, "1/2-0"),
        (GameScore::NilHalf, "0-1/2"),
    ];

    /// The points of a side.
    pub const fn points(self, side: Side, scale: Scale) -> Points {
        match (self, side) {
            (GameScore::White | GameScore::BlackForfeits, Side::White)
            | (GameScore::Black | GameScore::WhiteForfeits, Side::Black) => scale.win,
            (GameScore::Draw, _)
            | (GameScore::HalfNil, Side::White)
            | (GameScore::NilHalf, Side::Black) => scale.draw,
            (
                GameScore::White
                | GameScore::Black
                | GameScore::BothLose
                | GameScore::HalfNil
                | GameScore::NilHalf,
                _,
            ) => scale.loss,
            (GameScore::BlackForfeits | GameScore::WhiteForfeits | GameScore::BothForfeit, _) => {
                Points::ZERO
            }
        }
    }

    /// Whether the game was played at the board.
    pub const fn played(self) -> bool {
        !matches!(
            self,
            GameScore::BlackForfeits | GameScore::WhiteForfeits | GameScore::BothForfeit
        )
    }

    /// Whether a side lost without play.
    pub const fn forfeited_by(self, side: Side) -> bool {
        matches!(
            (self, side),
            (GameScore::BothForfeit, _)
                | (GameScore::WhiteForfeits, Side::White)
                | (GameScore::BlackForfeits, Side::Black)
        )
    }
}

impl fmt::Display for GameScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = GameScore::ALL.iter().find(|(score, _)| score == self);
        f.write_str(found.map_or("*", |(_, text)| text))
    }
}

/// The text is no result of a game or of a table of cards.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ParseResultError(pub String);

impl fmt::Display for ParseResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = GameScore::ALL.map(|(_, text)| text).join(" ");
        let given = &self.0;
        write!(
            f,
            "\"{given}\" is no result; games end {known}, cards like 41:36.5:12 or 20:5:7@14"
        )
    }
}

impl FromStr for GameScore {
    type Err = ParseResultError;

    /// Reads `1-0`, `1/2`, `½-½`, `=`, `+-` and the like.
    fn from_str(text: &str) -> Result<GameScore, ParseResultError> {
        let plain: String = text.replace('½', "1/2").replace([' ', ':'], "-");
        let plain = plain.trim();
        let short = match plain {
            "1/2" | "=" | "0.5-0.5" | "draw" => Some(GameScore::Draw),
            "+-" | "+--" | "1-0F" | "1F-0" => Some(GameScore::BlackForfeits),
            "-+" | "--+" | "0-1F" | "0F-1" => Some(GameScore::WhiteForfeits),
            "--" | "---" | "0F-0F" => Some(GameScore::BothForfeit),
            _ => None,
        };
        let known = || GameScore::ALL.iter().find(|(_, written)| *written == plain);
        short
            .or_else(|| known().map(|(score, _)| *score))
            .ok_or_else(|| ParseResultError(text.to_owned()))
    }
}

impl TryFrom<String> for GameScore {
    type Error = ParseResultError;

    fn try_from(text: String) -> Result<GameScore, ParseResultError> {
        text.parse()
    }
}

impl From<GameScore> for String {
    fn from(score: GameScore) -> String {
        score.to_string()
    }
}

/// How a table of cards ended: the units written by each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "CardScore", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardScore")
)]
#[serde(deny_unknown_fields)]
pub struct CardScore {
    /// The written units, in the order of the parties.
    pub units: [Points; 3],
    /// How many deals were played.
    pub deals: u32,
    /// Who left before the end (A-T10), by party.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
}

impl fmt::Display for CardScore {
    /// `41:36.5:12`, with `@14` where fewer deals were played and `-2` for who left.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.units;
        write!(f, "{a}:{b}:{c}")?;
        if self.deals != team_event::DEALS {
            write!(f, "@{}", self.deals)?;
        }
        match self.left {
            Some(party) => write!(f, "-{}", u32::from(party) + 1),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Game(score) => score.fmt(f),
            Score::Cards(score) => score.fmt(f),
        }
    }
}

impl FromStr for Score {
    type Err = ParseResultError;

    fn from_str(text: &str) -> Result<Score, ParseResultError> {
        if let Ok(game) = text.parse() {
            return Ok(Score::Game(game));
        }
        let wrong = || ParseResultError(text.to_owned());
        let (units, tail) = text.trim().split_once('@').unwrap_or((text.trim(), ""));
        let (deals, left) = tail.split_once('-').unwrap_or((tail, ""));
        let units: Vec<Points> = units
            .split(':')
            .map(|units| units.parse().map_err(|_| wrong()))
            .collect::<Result<_, _>>()?;
        let units: [Points; 3] = units.try_into().map_err(|_| wrong())?;
        let deals = match deals {
            "" => team_event::DEALS,
            deals => deals.parse().map_err(|_| wrong())?,
        };
        let left = match left {
            "" => None,
            seat => Some(seat.parse::<u8>().map_err(|_| wrong())?.wrapping_sub(1)),
        };
        if left.is_some_and(|seat| seat > 2) {
            return Err(wrong());
        }
        Ok(Score::Cards(CardScore { units, deals, left }))
    }
}

/// What a game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PointScale"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "PointScale")
)]
#[serde(deny_unknown_fields)]
pub struct Scale {
    /// For a win.
    pub win: Points,
    /// For a draw.
    pub draw: Points,
    /// For a loss.
    pub loss: Points,
}

impl Scale {
    /// One, a half, nothing (10.1).
    pub const USUAL: Scale = Scale {
        win: Points::ONE,
        draw: Points::HALF,
        loss: Points::ZERO,
    };
}

impl Default for Scale {
    fn default() -> Scale {
        Scale::USUAL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_as_people_write_them() {
        for (score, text) in GameScore::ALL {
            assert_eq!(text.parse(), Ok(score));
            assert_eq!(score.to_string(), text);
        }
        for (text, score) in [
            ("½", GameScore::Draw),
            ("½-½", GameScore::Draw),
            ("1/2", GameScore::Draw),
            ("+-", GameScore::BlackForfeits),
            ("1:0", GameScore::White),
        ] {
            assert_eq!(text.parse(), Ok(score), "{text}");
        }
        for text in ["41:36.5:12", "20:5:7@14", "20:5:7@14-2"] {
            let score: Score = text.parse().unwrap();
            assert_eq!(score.to_string(), text);
        }
        for text in [
            "2-0",
            "",
            "1:2",
            "1:2:x",
            "1:2:3@x",
            "1:2:3@14-4",
            "1:2:3@14-0",
        ] {
            assert!(text.parse::<Score>().is_err(), "{text}");
        }
    }
}
