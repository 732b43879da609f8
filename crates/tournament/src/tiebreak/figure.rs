//! What each tie-break comes to, and which rounds it is made of.

use crate::Points;
use crate::tiebreak::performance;
use crate::tiebreak::{
    Cell, CellKind, Crosstable, Cut, Kind, Row, Scoring, TieBreak, TieBreakRules,
};

/// A figure in the standings with what it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The tie-break.
    pub tie_break: TieBreak,
    /// Its value.
    pub value: Points,
    /// The rounds that make it up.
    pub parts: Vec<Part>,
}

/// What one round adds to a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The round; none for points outside the rounds.
    pub round: Option<u32>,
    /// The opponent, if there was one.
    pub opponent: Option<u32>,
    /// What it adds.
    pub amount: Points,
    /// How it came about.
    pub how: How,
}

/// How a part of a figure came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// By a played round.
    Played,
    /// By a round without play: an imagined opponent.
    Imagined,
    /// By a forfeit.
    Forfeit,
    /// By points given or taken outside the games.
    Extra,
    /// It is left out.
    Cut,
    /// The opponent's score times what was scored.
    Times(Points, Points),
    /// The same, by a round without play.
    ImaginedTimes(Points, Points),
}

impl Figure {
    /// The value as it is printed.
    pub fn shown(&self) -> String {
        self.value.fixed(self.tie_break.kind.decimals())
    }

    fn sum(tie_break: TieBreak, parts: Vec<Part>) -> Figure {
        let counted = parts.iter().filter(|part| part.how != How::Cut);
        Figure {
            tie_break,
            value: counted.map(|part| part.amount).sum(),
            parts,
        }
    }

    fn average(tie_break: TieBreak, parts: Vec<Part>) -> Figure {
        let kept: Vec<&Part> = parts.iter().filter(|part| part.how != How::Cut).collect();
        let sum: Points = kept.iter().map(|part| part.amount).sum();
        let count = i64::try_from(kept.len()).unwrap_or(i64::MAX);
        let value = match tie_break.kind.decimals() {
            // Ratings are rounded once, to whole numbers.
            0 => Points::whole(sum.shared_by(count).to_whole()),
            _ => sum.shared_by(count),
        };
        Figure {
            tie_break,
            value,
            parts,
        }
    }
}

/// What a round contributes to a sum over opponents, before anything is cut.
#[derive(Clone, Debug)]
struct Contribution {
    part: Part,
    /// By what the least significant is found.
    weight: Points,
    voluntary: bool,
}

impl Crosstable {
    /// A figure of a participant. Ranks among equals need the group and are found elsewhere.
    pub fn figure(&self, rules: TieBreakRules, tie_break: TieBreak, row: &Row) -> Figure {
        let scoring = tie_break.scoring;
        let sum = |parts| Figure::sum(tie_break, parts);
        match tie_break.kind {
            Kind::Points | Kind::MatchPoints => sum(points(row, scoring)),
            Kind::GamePoints => sum(points(row, Scoring::Game)),
            Kind::StandardPoints => sum(self.standard(row, scoring)),
            Kind::DirectEncounter
            | Kind::ExtendedEncounter
            | Kind::EncounterCountTop
            | Kind::EncounterCountWithoutLast
            | Kind::EncounterTop
            | Kind::EncounterWithoutLast => sum(Vec::new()),
            Kind::TopBoards | Kind::WithoutLastBoards => sum(Vec::new()),
            Kind::ScoreAndSchedule => self.score_and_schedule(rules, tie_break, row),
            Kind::Wins => {
                let win = self.scale_of(scoring).win;
                sum(count(row, |cell| cell.scored(scoring) >= win))
            }
            Kind::GamesWon => sum(count(row, |cell| self.is_won(cell))),
            Kind::GamesWithBlack => sum(count(row, is_black)),
            Kind::WonWithBlack => sum(count(row, |cell| is_black(cell) && self.is_won(cell))),
            Kind::RoundsPlayed => sum(self.chosen(row)),
            Kind::Progressive => sum(self.progressive(row, scoring, tie_break.cut)),
            Kind::Buchholz => {
                let all = self.opponents(rules, row, scoring, false);
                sum(cut(all, tie_break.cut))
            }
            Kind::ForeBuchholz => {
                let all = self.opponents(rules, row, scoring, true);
                sum(cut(all, tie_break.cut))
            }
            Kind::AverageBuchholz => {
                let buchholz = TieBreak {
                    kind: Kind::Buchholz,
                    ..tie_break
                };
                let of = |other: &Row| Some(self.figure(rules, buchholz, other).value);
                Figure::average(tie_break, self.over_played(row, of))
            }
            Kind::SonnebornBerger => {
                sum(self.sonneborn_berger(rules, row, tie_break.cut, [scoring, scoring]))
            }
            Kind::MatchMatchBerger
            | Kind::MatchGameBerger
            | Kind::GameMatchBerger
            | Kind::GameGameBerger => {
                let of = extended(tie_break.kind);
                sum(self.sonneborn_berger(rules, row, tie_break.cut, of))
            }
            Kind::Koya => sum(self.koya(row, scoring, tie_break.limit)),
            Kind::OwnRating => sum(outside(row.rating.map_or(Points::ZERO, rating))),
            Kind::PairingNumber => sum(outside(self.number(row))),
            Kind::OtherPoints => sum(points(row, Scoring::Game)),
            Kind::AverageRating => {
                let parts = self.over_played(row, |other| other.rating.map(rating));
                Figure::average(tie_break, cut_ratings(parts, tie_break.cut))
            }
            Kind::Performance => self.performance(tie_break, row, performance::usual),
            Kind::PerfectPerformance => self.performance(tie_break, row, performance::perfect),
            Kind::AveragePerformance => {
                self.average_performance(tie_break, row, performance::usual)
            }
            Kind::AveragePerfect => self.average_performance(tie_break, row, performance::perfect),
            Kind::BoardCount => {
                let boards = (1..).zip(&row.boards);
                let part = |(board, points): (i64, &Points)| Part {
                    round: None,
                    opponent: None,
                    amount: points.repeated(board),
                    how: How::Times(*points, Points::whole(board)),
                };
                sum(boards.map(part).collect())
            }
        }
    }

    fn is_won(&self, cell: &Cell) -> bool {
        cell.kind.is_played() && cell.points >= self.scale.win
    }

    /// One, a half, nothing, by comparison with what a draw counts (7.7).
    fn standard(&self, row: &Row, scoring: Scoring) -> Vec<Part> {
        let draw = self.scale_of(scoring).draw;
        let standard = |cell: &Cell| match cell.scored(scoring).cmp(&draw) {
            std::cmp::Ordering::Greater => Points::ONE,
            std::cmp::Ordering::Equal => Points::HALF,
            std::cmp::Ordering::Less => Points::ZERO,
        };
        row.counted()
            .map(|cell| part(cell, standard(cell)))
            .collect()
    }

    /// The score that does not rank the teams, and Buchholz on the one that does, divided by how much
    /// more of it there is in the event than of the other in a match (13.4).
    fn score_and_schedule(&self, rules: TieBreakRules, tie_break: TieBreak, row: &Row) -> Figure {
        let first = tie_break.scoring;
        let second = first.other();
        let schedule = self.opponents(rules, row, first, tie_break.fore);
        let schedule = Figure::sum(tie_break, cut(schedule, Cut::default()));
        let divisor = match tie_break.divisor {
            Some(divisor) => i64::from(divisor),
            None => self.schedule_divisor(first),
        };
        let parts = [row.points(second), schedule.value.shared_by(divisor)];
        let part = |amount| Part {
            round: None,
            opponent: None,
            amount,
            how: How::Played,
        };
        Figure::sum(tie_break, parts.map(part).to_vec())
    }

    fn schedule_divisor(&self, first: Scoring) -> i64 {
        let boards = self.rows.iter().map(|row| row.boards.len()).max();
        let boards = i64::try_from(boards.unwrap_or(1).max(1)).unwrap_or(1);
        let of_a_match = |scoring: Scoring| match scoring {
            Scoring::Match => self.scale.win,
            Scoring::Game => self.game_scale.win.repeated(boards),
        };
        let most = of_a_match(first).repeated(i64::from(self.rounds));
        let other = of_a_match(first.other()).as_hundredths().max(1);
        (most.as_hundredths() / other).max(1)
    }

    /// Rounds in which the participant was there to play (7.6).
    fn chosen(&self, row: &Row) -> Vec<Part> {
        let rounds = (1..=self.last_round()).map(|round| row.cell(round));
        let chosen = rounds.filter(|cell| !cell.kind.is_voluntary());
        chosen.map(|cell| part(&cell, Points::ONE)).collect()
    }

    fn progressive(&self, row: &Row, scoring: Scoring, cut: Cut) -> Vec<Part> {
        let mut score = Points::ZERO;
        let rounds = (1..=self.last_round()).map(|round| {
            let cell = row.cell(round);
            if cell.counts {
                score += cell.scored(scoring);
            }
            let mut part = part(&cell, score);
            if round <= u32::from(cut.low) {
                part.how = How::Cut;
            }
            part
        });
        rounds.collect()
    }

    /// The opponents' scores, rounds without play as Article 16 has them.
    fn opponents(
        &self,
        rules: TieBreakRules,
        row: &Row,
        scoring: Scoring,
        fore: bool,
    ) -> Vec<Contribution> {
        if self.all_play_all {
            let cells = row.counted().filter(|cell| cell.opponent.is_some());
            return cells
                .map(|cell| {
                    let other = cell.opponent.and_then(|id| self.row(id));
                    let score = other.map_or(Points::ZERO, |other| other.points(scoring));
                    contribution(part(cell, score), false)
                })
                .collect();
        }
        let rounds = 1..=self.last_round();
        rounds
            .map(|round| {
                let cell = row.cell(round);
                let (score, how) = self.against(rules, row, &cell, scoring, fore);
                let drawn = fore && round == self.last_round() && cell.opponent.is_some();
                let voluntary = cell.kind.is_voluntary() && !drawn;
                let mut part = part(&cell, score);
                part.how = how;
                contribution(part, voluntary)
            })
            .collect()
    }

    /// The score that a round is counted with: the opponent's adjusted score, or that of an
    /// imagined opponent (16.4).
    fn against(
        &self,
        rules: TieBreakRules,
        row: &Row,
        cell: &Cell,
        scoring: Scoring,
        fore: bool,
    ) -> (Points, How) {
        let other = cell.opponent.and_then(|id| self.row(id));
        let adjusted = other.map(|other| self.adjusted(other, scoring, fore));
        let drawn = fore && cell.round == self.last_round();
        let meets = cell.kind.is_played() || cell.kind == CellKind::Open || drawn;
        if let Some(adjusted) = adjusted.filter(|_| meets) {
            return (adjusted, How::Played);
        }
        let own = match fore {
            true => self.fore_score(row, scoring),
            false => row.points(scoring),
        };
        let how = match cell.opponent {
            Some(_) => How::Forfeit,
            None => How::Imagined,
        };
        let draws = self.scale_of(scoring).draw.repeated(i64::from(self.rounds));
        let score = match (rules, adjusted) {
            (TieBreakRules::C07In2023, _) => own,
            (TieBreakRules::C07In2026, Some(adjusted)) => own.min(adjusted),
            (TieBreakRules::C07In2026, None) => own.min(draws),
        };
        (score, how)
    }

    /// A score as it counts for the opponents (16.3): rounds off at the end count as draws.
    fn adjusted(&self, row: &Row, scoring: Scoring, fore: bool) -> Points {
        let last = self.last_round();
        let draw = self.scale_of(scoring).draw;
        let paired_last = fore && row.cell(last).opponent.is_some();
        let mut score = row.points(scoring);
        let mut at_the_end = !paired_last;
        for round in (1..=last).rev() {
            let cell = row.cell(round);
            if paired_last && round == last {
                score += draw - cell.scored(scoring);
            }
            at_the_end = at_the_end && cell.kind.is_voluntary();
            if at_the_end && cell.kind.is_requested() {
                score += draw - cell.scored(scoring);
            }
        }
        score
    }

    /// The own score with a drawn last round.
    fn fore_score(&self, row: &Row, scoring: Scoring) -> Points {
        let last = row.cell(self.last_round());
        let score = row.points(scoring);
        match last.opponent {
            Some(_) => score + self.scale_of(scoring).draw - last.scored(scoring),
            None => score,
        }
    }

    /// The place in the draw: rows stand in its order.
    fn number(&self, row: &Row) -> Points {
        let index = self.rows.iter().position(|one| one.id == row.id);
        let number = index.and_then(|index| i64::try_from(index + 1).ok());
        Points::whole(number.unwrap_or(0))
    }

    /// The opponents' points of one kind, each times the own points of another against them.
    fn sonneborn_berger(
        &self,
        rules: TieBreakRules,
        row: &Row,
        left_out: Cut,
        [theirs, own_kind]: [Scoring; 2],
    ) -> Vec<Part> {
        let mut all = self.opponents(rules, row, theirs, false);
        for one in &mut all {
            let own = one
                .part
                .round
                .map_or(Points::ZERO, |round| row.cell(round).scored(own_kind));
            let opponent = one.part.amount;
            one.weight = opponent;
            one.part.amount = opponent.times(own);
            one.part.how = match one.part.how {
                How::Imagined | How::Forfeit => How::ImaginedTimes(opponent, own),
                _ => How::Times(opponent, own),
            };
        }
        cut(all, left_out)
    }

    /// Points against those who have half of the points or more (9.2), the limit moved by half
    /// points (14.5).
    fn koya(&self, row: &Row, scoring: Scoring, moved: i8) -> Vec<Part> {
        let strong = |id: u32| {
            let Some(other) = self.row(id).filter(|other| other.ranked) else {
                return false;
            };
            let games = other
                .counted()
                .filter(|cell| cell.opponent.is_some())
                .count();
            let games = i64::try_from(games).unwrap_or(0);
            let most = self.scale_of(scoring).win.repeated(games);
            other.points(scoring).repeated(2) >= most + Points::whole(i64::from(moved))
        };
        let cells = row
            .counted()
            .filter(|cell| cell.opponent.is_some_and(strong));
        cells.map(|cell| part(cell, cell.scored(scoring))).collect()
    }

    /// One part for each opponent met at the board of whom the value is known.
    fn over_played(&self, row: &Row, value: impl Fn(&Row) -> Option<Points>) -> Vec<Part> {
        let known = row.played().filter_map(|cell| {
            let other = self.row(cell.opponent?)?;
            Some(part(cell, value(other)?))
        });
        known.collect()
    }

    /// Ratings of the opponents met at the board with the points against them.
    fn rated_games(&self, row: &Row) -> Vec<(u32, Points)> {
        let rated = row.played().filter_map(|cell| {
            let other = self.row(cell.opponent?)?;
            Some((other.rating?, standard_points(cell, self)))
        });
        rated.collect()
    }

    fn performance(&self, tie_break: TieBreak, row: &Row, of: performance::Formula) -> Figure {
        let value = of(&self.rated_games(row)).unwrap_or(0);
        Figure {
            tie_break,
            value: Points::whole(value),
            parts: self.over_played(row, |other| other.rating.map(rating)),
        }
    }

    fn average_performance(
        &self,
        tie_break: TieBreak,
        row: &Row,
        of: performance::Formula,
    ) -> Figure {
        let value = |other: &Row| of(&self.rated_games(other)).map(Points::whole);
        Figure::average(tie_break, self.over_played(row, value))
    }
}

/// Which points of the opponents and which own ones an extended Sonneborn-Berger multiplies.
const fn extended(kind: Kind) -> [Scoring; 2] {
    match kind {
        Kind::MatchGameBerger => [Scoring::Match, Scoring::Game],
        Kind::GameMatchBerger => [Scoring::Game, Scoring::Match],
        Kind::GameGameBerger => [Scoring::Game, Scoring::Game],
        _ => [Scoring::Match, Scoring::Match],
    }
}

/// A figure that no round makes up.
fn outside(amount: Points) -> Vec<Part> {
    vec![Part {
        round: None,
        opponent: None,
        amount,
        how: How::Played,
    }]
}

fn standard_points(cell: &Cell, table: &Crosstable) -> Points {
    if cell.points >= table.scale.win {
        Points::ONE
    } else if cell.points > table.scale.loss {
        Points::HALF
    } else {
        Points::ZERO
    }
}

fn rating(rating: u32) -> Points {
    Points::whole(i64::from(rating))
}

pub(crate) fn part(cell: &Cell, amount: Points) -> Part {
    Part {
        round: Some(cell.round),
        opponent: cell.opponent,
        amount,
        how: match cell.kind {
            CellKind::Played | CellKind::Unrated | CellKind::Open => How::Played,
            CellKind::ForfeitWin | CellKind::ForfeitLoss => How::Forfeit,
            _ => How::Imagined,
        },
    }
}

const fn contribution(part: Part, voluntary: bool) -> Contribution {
    Contribution {
        weight: part.amount,
        part,
        voluntary,
    }
}

fn points(row: &Row, scoring: Scoring) -> Vec<Part> {
    let mut parts: Vec<Part> = row
        .counted()
        .map(|cell| part(cell, cell.scored(scoring)))
        .collect();
    if row.extra != Points::ZERO && scoring == Scoring::Match {
        parts.push(Part {
            round: None,
            opponent: None,
            amount: row.extra,
            how: How::Extra,
        });
    }
    parts
}

fn count(row: &Row, counts: impl Fn(&Cell) -> bool) -> Vec<Part> {
    let counted = row.counted().filter(|cell| counts(cell));
    counted.map(|cell| part(cell, Points::ONE)).collect()
}

fn is_black(cell: &Cell) -> bool {
    cell.kind.is_played() && cell.colour == Some(jadoube_ruling::Side::Black)
}

/// Leaves out contributions: the least significant, but rounds not played of one's own accord
/// first (16.5); then the most significant.
fn cut(mut all: Vec<Contribution>, cut: Cut) -> Vec<Part> {
    for _ in 0..cut.low {
        if let Some(one) = least_significant(&all).and_then(|index| all.get_mut(index)) {
            one.part.how = How::Cut;
        }
    }
    for _ in 0..cut.high {
        let open = all.iter_mut().filter(|one| one.part.how != How::Cut);
        if let Some(most) = open.max_by_key(|one| one.part.amount) {
            most.part.how = How::Cut;
        }
    }
    all.into_iter().map(|one| one.part).collect()
}

/// The contribution of the opponent with the lowest score, or the lowest of a round that was not
/// played of one's own accord if that is worth no less (14.1, 16.5.1).
fn least_significant(all: &[Contribution]) -> Option<usize> {
    let open = || (0..).zip(all).filter(|(_, one)| one.part.how != How::Cut);
    let (least, one) = open().min_by_key(|(_, one)| (one.weight, one.part.amount))?;
    let voluntary = open().filter(|(_, one)| one.voluntary);
    let voluntary = voluntary.min_by_key(|(_, one)| (one.part.amount, one.weight));
    match voluntary {
        Some((index, other)) if other.part.amount >= one.part.amount => Some(index),
        _ => Some(least),
    }
}

fn cut_ratings(mut parts: Vec<Part>, cut: Cut) -> Vec<Part> {
    for _ in 0..cut.low {
        let open = parts.iter_mut().filter(|part| part.how != How::Cut);
        if let Some(least) = open.min_by_key(|part| part.amount) {
            least.how = How::Cut;
        }
    }
    parts
}
