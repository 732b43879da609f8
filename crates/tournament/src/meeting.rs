//! Rounds, the meetings at their tables, and the bouts that get a result.

use std::fmt;
use std::str::FromStr;

use jadoube_ruling::Side;
use serde::{Deserialize, Serialize};

use crate::team_event::{self, CHESS, SNAPSZER, ULTI};
use crate::{CardScore, Discipline, EntryId, GameScore, Pairing, Points, Scale, Score};

/// A round: what is played at one time, or on one day of the team event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Its tables, in order.
    pub meetings: Vec<Meeting>,
    /// Whether the pairings are on the wall.
    pub published: bool,
    /// Whether all results are final.
    pub closed: bool,
}

impl Round {
    /// The meeting at a table.
    pub fn meeting(&self, table: u32) -> Option<&Meeting> {
        self.meetings.iter().find(|meeting| meeting.table == table)
    }

    /// The meeting in which an entry plays, the first of the day.
    pub fn meeting_of(&self, entry: EntryId) -> Option<&Meeting> {
        self.meetings
            .iter()
            .find(|meeting| meeting.parties.contains(&entry))
    }
}

/// One table of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The number of the table within the round, counted from one.
    pub table: u32,
    /// The sitting within the round, counted from one.
    pub sitting: u32,
    /// The table of the hall at which it is played, counted anew in every sitting; nought for
    /// whoever is free.
    pub hall_table: u32,
    /// Who meets: one is free, two play games, three are a trio.
    pub parties: Vec<EntryId>,
    /// What is played.
    pub bouts: Vec<Bout>,
    /// Who won a lot that was drawn because all else was equal.
    pub lot: Option<EntryId>,
    /// What a win and a draw count.
    pub scale: Scale,
}

/// Something that gets a result of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bout {
    /// What is played, and by which parties of the meeting.
    pub play: Play,
    /// What is known of the result.
    pub state: BoutState,
    /// The moves of the game, if they were handed in.
    pub moves: Option<String>,
    /// What rulings on deals add to the written units (T8).
    pub rulings: Vec<[Points; 3]>,
}

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EventPlay"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventPlay")
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Play {
    /// A game of chess.
    Game {
        /// The board within the meeting, counted from one.
        board: u32,
        /// Which party has White.
        white: u8,
        /// Which party has Black.
        black: u8,
        /// Whether a draw counts as a win of Black: the last deciding game.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        draw_odds: bool,
    },
    /// A table of cards at which all three parties sit.
    Cards(Discipline),
    /// One deal among three who are level in a knockout; it decides who goes on and brings no
    /// place points (A-T04).
    Deal(Discipline),
}

impl Play {
    /// Which parties play it.
    pub fn parties(self) -> Vec<u8> {
        match self {
            Play::Game { white, black, .. } => vec![white, black],
            Play::Cards(_) | Play::Deal(_) => vec![0, 1, 2],
        }
    }
}

/// What is known of a result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum BoutState {
    /// Nothing yet.
    #[default]
    Open,
    /// Some parties have said how it ended, and they agree so far.
    Reported(Vec<(u8, Score)>),
    /// Parties say different things; the arbiter decides.
    Conflict(Vec<(u8, Score)>),
    /// The result stands.
    Confirmed(Score),
}

impl Bout {
    /// The result, if it stands.
    pub const fn score(&self) -> Option<&Score> {
        match &self.state {
            BoutState::Confirmed(score) => Some(score),
            _ => None,
        }
    }

    /// The units of a table of cards as they count: as written, with the rulings on deals.
    pub fn card_score(&self) -> Option<CardScore> {
        let Some(Score::Cards(written)) = self.score() else {
            return None;
        };
        let mut score = *written;
        for ruling in &self.rulings {
            for (own, more) in score.units.iter_mut().zip(ruling) {
                *own += *more;
            }
        }
        Some(score)
    }
}

/// Which bout of which table in which round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
#[serde(try_from = "String", into = "String")]
pub struct BoutId {
    /// The round.
    pub round: u32,
    /// The table.
    pub table: u32,
    /// The bout at the table, counted from one.
    pub bout: u32,
}

impl fmt::Display for BoutId {
    /// `2.3`, or `2.3.4` for a table with more than one bout.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BoutId { round, table, bout } = self;
        match bout {
            1 => write!(f, "{round}.{table}"),
            _ => write!(f, "{round}.{table}.{bout}"),
        }
    }
}

/// The text does not say which bout.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" does not say which board: ROUND.TABLE or ROUND.TABLE.BOARD, such as 2.3")]
pub struct ParseBoutError(pub String);

impl FromStr for BoutId {
    type Err = ParseBoutError;

    fn from_str(text: &str) -> Result<BoutId, ParseBoutError> {
        let wrong = || ParseBoutError(text.to_owned());
        let numbers: Vec<u32> = text
            .trim()
            .split('.')
            .map(|number| number.parse().map_err(|_| wrong()))
            .collect::<Result<_, _>>()?;
        let (round, table, bout) = match numbers[..] {
            [round, table] => (round, table, 1),
            [round, table, bout] => (round, table, bout),
            _ => return Err(wrong()),
        };
        match round > 0 && table > 0 && bout > 0 {
            true => Ok(BoutId { round, table, bout }),
            false => Err(wrong()),
        }
    }
}

impl TryFrom<String> for BoutId {
    type Error = ParseBoutError;

    fn try_from(text: String) -> Result<BoutId, ParseBoutError> {
        text.parse()
    }
}

impl From<BoutId> for String {
    fn from(id: BoutId) -> String {
        id.to_string()
    }
}

/// What a pairing is laid out as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Games between two, on so many boards.
    Boards(u32),
    /// So many games one after the other, colours alternating.
    Games(u32),
    /// Three chess games and two tables of cards.
    Trio,
}

impl Meeting {
    /// Lays the boards for a pairing.
    pub fn lay(pairing: &Pairing, table: u32, layout: Layout, scale: Scale) -> Meeting {
        let plays: Vec<Play> = match (pairing.parties.len(), layout) {
            (2, Layout::Boards(boards)) => (1..=boards).map(|board| game(board, 1)).collect(),
            (2, Layout::Games(games)) => (1..=games).map(|turn| game(1, turn)).collect(),
            (3, Layout::Trio) => trio().to_vec(),
            _ => Vec::new(),
        };
        let bout = |play| Bout {
            play,
            state: BoutState::Open,
            moves: None,
            rulings: Vec::new(),
        };
        Meeting {
            table,
            sitting: pairing.sitting,
            hall_table: if pairing.parties.len() > 1 { table } else { 0 },
            parties: pairing.parties.clone(),
            bouts: plays.into_iter().map(bout).collect(),
            lot: None,
            scale,
        }
    }

    /// Whether the only party is free.
    pub const fn is_bye(&self) -> bool {
        self.parties.len() == 1
    }

    /// Whether every bout has a result that stands.
    pub fn is_settled(&self) -> bool {
        self.bouts.iter().all(|bout| bout.score().is_some())
    }

    /// The place of an entry among the parties.
    pub fn party(&self, entry: EntryId) -> Option<u8> {
        let index = self.parties.iter().position(|party| *party == entry)?;
        u8::try_from(index).ok()
    }

    /// What was laid when the meeting was paired; what a trio plays after it only decides who
    /// goes on.
    fn laid(&self) -> &[Bout] {
        match self.parties.len() {
            3 => self.bouts.get(..TRIO_BOUTS).unwrap_or(&self.bouts),
            _ => &self.bouts,
        }
    }

    /// What three who were level played afterwards.
    fn deciders(&self) -> &[Bout] {
        self.bouts.get(self.laid().len()..).unwrap_or_default()
    }

    /// The game points of a party over all games of the meeting.
    pub fn game_points(&self, party: u8) -> Points {
        let points = self
            .laid()
            .iter()
            .filter_map(|bout| match (bout.play, bout.score()) {
                (Play::Game { white, black, .. }, Some(Score::Game(score))) => {
                    let side = side_of(party, white, black)?;
                    Some(score.points(side, self.scale))
                }
                _ => None,
            });
        points.sum()
    }

    /// The three boards of a trio with the points of each party; none while one is open.
    pub fn boards(&self) -> Option<[[i64; 3]; 3]> {
        let laid = self.laid();
        if self.parties.len() != 3 || laid.iter().any(|bout| bout.score().is_none()) {
            return None;
        }
        let chess = [0, 1, 2].map(|party| self.game_points(party));
        let mut boards = [[0; 3]; 3];
        boards[CHESS] = team_event::places(chess);
        for bout in laid {
            if let (Play::Cards(game), Some(score)) = (bout.play, bout.card_score()) {
                let board = if game == Discipline::Ulti {
                    ULTI
                } else {
                    SNAPSZER
                };
                boards[board] = team_event::card_board(&score);
            }
        }
        Some(boards)
    }

    /// What a trio brings each party (T7).
    pub fn trio_points(&self) -> Option<[i64; 3]> {
        let boards = self.boards()?;
        Some([0, 1, 2].map(|party| boards.iter().map(|board| board[party]).sum()))
    }

    /// By what a party is ranked in a knockout: points, then boards won, then chess (A-T04).
    pub(crate) fn rank_key(&self, entry: EntryId) -> (i64, i64, Points) {
        let Some(party) = self.party(entry) else {
            return (0, 0, Points::ZERO);
        };
        let boards = self.boards().unwrap_or_default();
        let index = usize::from(party);
        let total = boards.iter().map(|board| board[index]).sum();
        let won = boards.iter().filter(|board| board[index] == 2).count();
        (
            total,
            i64::try_from(won).unwrap_or(0),
            self.game_points(party),
        )
    }

    /// Who goes on in a knockout; none while it is open or equal.
    pub fn winner(&self) -> Option<EntryId> {
        match self.parties[..] {
            [only] => Some(only),
            [first, second] if self.is_settled() => self.winner_of_two(first, second),
            [..] if self.is_settled() && self.parties.len() == 3 => match self.level()[..] {
                [only] => Some(only),
                _ => self.lot,
            },
            _ => None,
        }
    }

    /// Who is still level at the top of a trio, after whatever was played to decide it.
    pub(crate) fn level(&self) -> Vec<EntryId> {
        let best = self.parties.iter().map(|one| self.rank_key(*one)).max();
        let mut level = self.parties.clone();
        level.retain(|one| Some(self.rank_key(*one)) == best);
        for bout in self.deciders() {
            let worth = |one: &EntryId| self.party(*one).map(|party| decided(bout, party));
            let best = level.iter().map(worth).max();
            level.retain(|one| Some(worth(one)) == best);
        }
        level
    }

    /// The parties of a trio from first to last, those who cannot be told apart together.
    pub(crate) fn trio_order(&self) -> Vec<Vec<EntryId>> {
        let winner = self.winner();
        let mut order: Vec<Vec<EntryId>> = winner.into_iter().map(|one| vec![one]).collect();
        let mut rest = self.parties.clone();
        rest.retain(|one| Some(*one) != winner);
        rest.sort_by_key(|one| std::cmp::Reverse(self.rank_key(*one)));
        for one in rest {
            match order.last_mut() {
                Some(last)
                    if last.first().is_some_and(|first| Some(*first) != winner)
                        && last
                            .iter()
                            .all(|other| self.rank_key(*other) == self.rank_key(one)) =>
                {
                    last.push(one);
                }
                _ => order.push(vec![one]),
            }
        }
        order
    }

    fn winner_of_two(&self, first: EntryId, second: EntryId) -> Option<EntryId> {
        if let Some(last) = self.bouts.last()
            && let Play::Game {
                black,
                draw_odds: true,
                ..
            } = last.play
            && matches!(last.score(), Some(Score::Game(GameScore::Draw)))
        {
            return self.parties.get(usize::from(black)).copied();
        }
        match self.game_points(0).cmp(&self.game_points(1)) {
            std::cmp::Ordering::Greater => Some(first),
            std::cmp::Ordering::Less => Some(second),
            std::cmp::Ordering::Equal => self.lot,
        }
    }
}

/// What a party has from a deciding game or deal; whoever does not play it has nothing.
fn decided(bout: &Bout, party: u8) -> Points {
    match (bout.play, bout.score()) {
        (
            Play::Game {
                white,
                black,
                draw_odds,
                ..
            },
            Some(Score::Game(score)),
        ) => match (draw_odds, score, side_of(party, white, black)) {
            (true, GameScore::Draw, Some(Side::Black)) => Points::ONE,
            (_, score, Some(side)) => score.points(side, Scale::USUAL),
            (_, _, None) => Points::ZERO,
        },
        (_, Some(Score::Cards(score))) => {
            let units = score.units.get(usize::from(party));
            units.copied().unwrap_or_default()
        }
        _ => Points::ZERO,
    }
}

/// The side of a party in a game.
pub(crate) const fn side_of(party: u8, white: u8, black: u8) -> Option<Side> {
    if party == white {
        Some(Side::White)
    } else if party == black {
        Some(Side::Black)
    } else {
        None
    }
}

/// The first party has White on odd boards of a match and in odd games of a series.
const fn game(board: u32, turn: u32) -> Play {
    let white = if (board + turn).is_multiple_of(2) {
        0
    } else {
        1
    };
    Play::Game {
        board,
        white,
        black: 1 - white,
        draw_odds: false,
    }
}

/// What is laid for a trio: three games of chess and two tables of cards.
const TRIO_BOUTS: usize = 5;

/// A-B, B-C, C-A, so that each has one White (A-T06); then ulti and snapszer.
fn trio() -> [Play; TRIO_BOUTS] {
    let game = |board: u32, white: u8, black: u8| Play::Game {
        board,
        white,
        black,
        draw_odds: false,
    };
    [
        game(1, 0, 1),
        game(2, 1, 2),
        game(3, 2, 0),
        Play::Cards(Discipline::Ulti),
        Play::Cards(Discipline::Snapszer),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bout_is_named_by_round_table_and_number() {
        let id = BoutId {
            round: 2,
            table: 3,
            bout: 4,
        };
        assert_eq!("2.3.4".parse(), Ok(id));
        assert_eq!(id.to_string(), "2.3.4");
        for text in ["2", "0.1", "1.2.3.4", "a.b", "1.-1"] {
            assert!(text.parse::<BoutId>().is_err(), "{text}");
        }
    }
}
