//! The crosstable: what each participant did in each round.

use jadoube_ruling::Side;

use crate::tiebreak::Scoring;
use crate::{Points, Scale};

/// All results, each participant against each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    /// The participants.
    pub rows: Vec<Row>,
    /// How many rounds the event has.
    pub rounds: u32,
    /// What a round counts: a game, or a match between teams.
    pub scale: Scale,
    /// What a single game counts in a match between teams.
    pub game_scale: Scale,
    /// Whether everybody meets everybody: then rounds without play count like played ones.
    pub all_play_all: bool,
}

/// One participant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number by which cells name it.
    pub id: u32,
    /// The rating, if there is one.
    pub rating: Option<u32>,
    /// What happened in each round; a missing round is an absence.
    pub cells: Vec<Cell>,
    /// Points given or taken outside the games.
    pub extra: Points,
    /// Whether the row is ranked; one that withdrew before half is only shown.
    pub ranked: bool,
    /// Game points on each board of a team, first board first.
    pub boards: Vec<Points>,
}

/// One round of one participant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The round, counted from one.
    pub round: u32,
    /// The opponent, played or scheduled.
    pub opponent: Option<u32>,
    /// The colour, of a team on its first board.
    pub colour: Option<Side>,
    /// What kind of round it was.
    pub kind: CellKind,
    /// The points it brought.
    pub points: Points,
    /// Game points of a team; the points again for an individual.
    pub game_points: Points,
    /// Game points on each board of a match between teams, first board first.
    pub boards: Vec<Points>,
    /// Whether it counts; results against one who withdrew before half do not.
    pub counts: bool,
}

/// What kind of round it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CellKind {
    /// Played.
    Played,
    /// Played, but too short to be rated.
    Unrated,
    /// Paired, and no result stands yet.
    Open,
    /// Won without play.
    ForfeitWin,
    /// Lost without play.
    ForfeitLoss,
    /// No opponent was left.
    PairingBye,
    /// A round off with the points of a win.
    FullBye,
    /// A round off with the points of a draw.
    HalfBye,
    /// A round off without points, or an absence.
    ZeroBye,
}

impl CellKind {
    /// Whether it was played at the board.
    pub const fn is_played(self) -> bool {
        matches!(self, CellKind::Played | CellKind::Unrated)
    }

    /// A round off that was asked for (16.1.1).
    pub const fn is_requested(self) -> bool {
        matches!(self, CellKind::HalfBye | CellKind::ZeroBye)
    }

    /// A round that was not played of one's own accord (16.1.2).
    pub const fn is_voluntary(self) -> bool {
        self.is_requested() || matches!(self, CellKind::ForfeitLoss)
    }
}

impl Cell {
    /// The points of a kind.
    pub const fn scored(&self, scoring: Scoring) -> Points {
        match scoring {
            Scoring::Match => self.points,
            Scoring::Game => self.game_points,
        }
    }

    pub(crate) const fn absent(round: u32) -> Cell {
        Cell {
            round,
            opponent: None,
            colour: None,
            kind: CellKind::ZeroBye,
            points: Points::ZERO,
            game_points: Points::ZERO,
            boards: Vec::new(),
            counts: true,
        }
    }
}

impl Row {
    /// A participant who has done nothing yet.
    pub const fn new(id: u32, rating: Option<u32>) -> Row {
        Row {
            id,
            rating,
            cells: Vec::new(),
            extra: Points::ZERO,
            ranked: true,
            boards: Vec::new(),
        }
    }

    /// The points that stand behind the rank.
    pub fn points(&self, scoring: Scoring) -> Points {
        let counted = self.counted().map(|cell| cell.scored(scoring));
        let extra = match scoring {
            Scoring::Match => self.extra,
            Scoring::Game => Points::ZERO,
        };
        counted.sum::<Points>() + extra
    }

    /// The cells that count.
    pub fn counted(&self) -> impl Iterator<Item = &Cell> {
        self.cells.iter().filter(|cell| cell.counts)
    }

    /// Games that were played at the board and count.
    pub fn played(&self) -> impl Iterator<Item = &Cell> {
        self.counted().filter(|cell| cell.kind.is_played())
    }

    /// The cell of a round; an absence where there is none.
    pub fn cell(&self, round: u32) -> Cell {
        let found = self.cells.iter().find(|cell| cell.round == round);
        found.cloned().unwrap_or(Cell::absent(round))
    }
}

impl Crosstable {
    /// A participant's row.
    pub fn row(&self, id: u32) -> Option<&Row> {
        self.rows.iter().find(|row| row.id == id)
    }

    /// The last round of which anything is known.
    pub fn last_round(&self) -> u32 {
        let cells = self.rows.iter().flat_map(|row| &row.cells);
        cells.map(|cell| cell.round).max().unwrap_or(0)
    }

    /// The table as it stood after a round.
    #[must_use]
    pub fn after(&self, round: u32) -> Crosstable {
        let mut table = self.clone();
        for row in &mut table.rows {
            row.cells.retain(|cell| cell.round <= round);
        }
        table
    }

    /// What a round counts in points of a kind.
    pub const fn scale_of(&self, scoring: Scoring) -> Scale {
        match scoring {
            Scoring::Match => self.scale,
            Scoring::Game => self.game_scale,
        }
    }
}
