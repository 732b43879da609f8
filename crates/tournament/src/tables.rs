//! From an event to its tables: the crosstable, the days and the season of the team event.

use std::collections::BTreeMap;

use jadoube_ruling::{Message, Side};

use crate::event::State;
use crate::meeting::side_of;
use crate::pairing::trio_cup;
use crate::rating::{RatingChange, RatingRules, rating_change, usual_k};
use crate::team_event::{self, CHESS, Cups, SNAPSZER, SeasonScore, SeriesRound, ULTI};
use crate::tiebreak::{Cell, CellKind, Crosstable, Row};
use crate::{
    Bout, ByeKind, CardScore, Discipline, Entry, EntryId, Event, GameScore, Meeting, PenaltyKind,
    Play, Points, Ranking, Scale, Score, StandingsRow, System,
};

/// A team's day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamLine {
    /// The place; equals share it.
    pub place: u32,
    /// The team.
    pub entry: EntryId,
    /// The points of the day, penalties taken off.
    pub points: Points,
    /// Place points at the chess board, the ulti and the snapszer table.
    pub boards: [i64; 3],
    /// Matches played.
    pub matches: u32,
}

/// A team's season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonLine {
    /// The place; equals share it.
    pub place: u32,
    /// The team.
    pub entry: EntryId,
    /// The points of each round; none where the team did not play.
    pub rounds: Vec<Option<Points>>,
    /// Matches played.
    pub matches: u32,
    /// The sum, and the rounds won.
    pub score: SeasonScore,
}

/// The challenge cup over the seasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CupHistory {
    /// Who won each season, oldest first.
    pub seasons: Vec<Vec<String>>,
    /// Who keeps which cup.
    pub cups: Cups<String>,
}

impl CupHistory {
    /// What there is to say about the cup; nothing before a season is over.
    pub fn messages(&self) -> Vec<Message> {
        match self.seasons.is_empty() {
            true => Vec::new(),
            false => self.cups.messages(),
        }
    }
}

/// One thing that the points of a team in the series are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonPart {
    /// The round.
    pub round: u32,
    /// What it adds.
    pub points: Points,
    /// What it is.
    pub of: SeasonOf,
}

/// What a part of a team's points is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeasonOf {
    /// A match: chess, ulti and snapszer brought so many place points.
    Match {
        /// The sitting.
        sitting: u32,
        /// The two other teams.
        opponents: Vec<EntryId>,
        /// The place points of the three boards.
        boards: [i64; 3],
    },
    /// Points that the arbiter took off.
    Penalty,
    /// In a knockout: as many points as teams were left behind.
    Progress,
}

/// A player's season in one discipline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndividualLine {
    /// The place; equals share it.
    pub place: u32,
    /// The player.
    pub name: String,
    /// The team, that of the last round played.
    pub entry: EntryId,
    /// Place points.
    pub points: i64,
    /// Game points or units, which tell equals apart (A-T09).
    pub raw: Points,
    /// Matches played.
    pub matches: u32,
}

impl Event {
    /// The crosstable of an event of two at a table.
    pub fn crosstable(&self) -> Crosstable {
        let regulations = self.regulations();
        let teams = regulations.is_for_teams();
        let all_play_all = matches!(
            regulations.system,
            System::RoundRobin { .. }
                | System::Scheveningen { .. }
                | System::Given {
                    all_play_all: true,
                    ..
                }
        );
        let knockout = matches!(regulations.system, System::Knockout { .. });
        let scale = match (knockout, teams) {
            (true, _) => Scale::USUAL,
            (false, true) => regulations.match_points,
            (false, false) => regulations.points,
        };
        let drawn = self.state.numbers.values().next_back();
        let rows = drawn.into_iter().flatten().filter_map(|id| self.entry(*id));
        let rows = rows.map(|entry| self.row(entry, scale, knockout)).collect();
        let played = u32::try_from(self.rounds().len()).unwrap_or(0);
        let mut table = Crosstable {
            rows,
            rounds: self.planned_rounds().unwrap_or(played),
            scale,
            game_scale: regulations.points,
            all_play_all,
        };
        if all_play_all && !matches!(regulations.system, System::Scheveningen { .. }) {
            self.leave_out_early_withdrawals(&mut table);
        }
        table
    }

    /// Results of one who withdrew before half of the games are shown but not counted.
    fn leave_out_early_withdrawals(&self, table: &mut Crosstable) {
        let early = |id: u32| {
            let entry = self.entry(EntryId(id));
            let gone = entry.and_then(|entry| entry.withdrawn);
            gone.is_some_and(|gone| !gone.half_played)
        };
        for row in &mut table.rows {
            row.ranked = !early(row.id);
            for cell in &mut row.cells {
                cell.counts = row.ranked && !cell.opponent.is_some_and(early);
            }
        }
    }

    fn row(&self, entry: &Entry, scale: Scale, knockout: bool) -> Row {
        let first = entry.entrant.players.first();
        let rating = match self.regulations().is_for_teams() {
            true => None,
            false => first.and_then(|player| player.rating),
        };
        let mut row = Row::new(entry.id.0, rating);
        // Places in a knockout follow the progress in it, which no penalty in points changes.
        if !knockout {
            row.extra = self.penalty_points(entry.id, None);
        }
        if self.regulations().boards > 1 {
            row.boards = vec![Points::ZERO; self.regulations().boards as usize];
        }
        for (number, round) in (1..).zip(self.rounds()) {
            let meeting = round.meeting_of(entry.id);
            let bye = entry.byes.get(&number).filter(|_| !knockout);
            let cell = match (meeting, bye) {
                // Whoever was promised points for a round off has them, also where the schedule
                // names an opponent, who wins without play.
                (Some(meeting), Some(kind)) if lost_without_play(meeting, entry.id) => Some(Cell {
                    opponent: other_party(meeting, entry.id),
                    ..bye_cell(number, *kind, scale)
                }),
                (Some(meeting), _) => self.cell(number, meeting, entry.id, scale, knockout),
                (None, Some(kind)) => Some(bye_cell(number, *kind, scale)),
                (None, None) => Some(Cell::absent(number)),
            };
            // A bye by the pairing counts as a game won on every board (12).
            if cell
                .as_ref()
                .is_some_and(|cell| cell.kind == CellKind::PairingBye)
            {
                for board in &mut row.boards {
                    *board += self.regulations().points.win;
                }
            }
            row.cells.extend(cell);
            if let Some(meeting) = meeting {
                add_boards(&mut row.boards, meeting, entry.id);
            }
        }
        row
    }

    /// A meeting as a cell.
    fn cell(
        &self,
        round: u32,
        meeting: &Meeting,
        entry: EntryId,
        scale: Scale,
        knockout: bool,
    ) -> Option<Cell> {
        let party = meeting.party(entry)?;
        let absent = Cell::absent(round);
        if meeting.is_bye() {
            let points = match knockout {
                true => Points::ONE,
                false => self.regulations().bye_points(),
            };
            let kind = match points {
                Points::ZERO => CellKind::ZeroBye,
                _ => CellKind::PairingBye,
            };
            return Some(Cell {
                kind,
                points,
                game_points: self.regulations().bye_game_points.unwrap_or(points),
                ..absent
            });
        }
        let other = 1 - party.min(1);
        let opponent = meeting.parties.get(usize::from(other));
        let opponent = opponent.map(|other| other.0);
        if !meeting.is_settled() {
            return Some(Cell {
                opponent,
                kind: CellKind::Open,
                ..absent
            });
        }
        let (own, others) = (meeting.game_points(party), meeting.game_points(other));
        let points = match () {
            () if knockout && meeting.winner() == Some(entry) => Points::ONE,
            () if knockout => Points::ZERO,
            () if !self.regulations().is_for_teams() => own,
            () if own > others => scale.win,
            () if own < others || kind_of(meeting, party) == CellKind::ForfeitLoss => scale.loss,
            () => scale.draw,
        };
        Some(Cell {
            opponent,
            colour: colour(meeting, party),
            kind: kind_of(meeting, party),
            points,
            game_points: own,
            boards: self.boards_in(meeting, entry),
            ..absent
        })
    }

    /// What a team scored on each board of a match.
    fn boards_in(&self, meeting: &Meeting, entry: EntryId) -> Vec<Points> {
        let boards = self.regulations().boards;
        if boards < 2 {
            return Vec::new();
        }
        let mut points = vec![Points::ZERO; boards as usize];
        add_boards(&mut points, meeting, entry);
        points
    }

    /// Points taken by penalties, in one round or in all.
    fn penalty_points(&self, entry: EntryId, round: Option<u32>) -> Points {
        let own = self.penalties().filter(|one| one.entry == entry);
        let own = own.filter(|one| round.is_none_or(|round| one.round == round));
        let points = own.filter_map(|one| match one.kind {
            PenaltyKind::Points(points) => Some(-points),
            _ => None,
        });
        points.sum()
    }

    /// How the event ranks its crosstable.
    pub fn ranking(&self) -> Ranking {
        Ranking {
            tie_breaks: self.regulations().tie_breaks.clone(),
            rules: self.regulations().tie_break_rules,
            lots: self.lots().iter().map(|entry| entry.0).collect(),
            scores: BTreeMap::new(),
        }
    }

    /// The standings of an event of two at a table.
    pub fn standings(&self) -> Vec<StandingsRow> {
        self.standings_after(u32::MAX)
    }

    /// The same as they stood after a round.
    pub fn standings_after(&self, round: u32) -> Vec<StandingsRow> {
        let levels = self.levels(round).into_iter();
        let ranking = Ranking {
            scores: levels.map(|one| (one.entry.0, one.score)).collect(),
            ..self.ranking()
        };
        ranking.rank(&self.crosstable().after(round))
    }

    /// The rating change of a player by the rated games of the event; none for the unrated.
    pub fn rating_change(&self, entry: EntryId) -> Option<RatingChange> {
        let player = self.entry(entry)?.entrant.players.first()?;
        let rating = player.rating?;
        let table = self.crosstable();
        let row = table.row(entry.0)?;
        // A result that is not counted in the standings is rated all the same.
        let played = row
            .cells
            .iter()
            .filter(|cell| cell.kind == CellKind::Played);
        let games: Vec<(u32, Points)> = played
            .filter_map(|cell| {
                let opponent = table.row(cell.opponent?)?.rating?;
                let scale = self.regulations().points;
                let points = match cell.points {
                    points if points >= scale.win => Points::ONE,
                    points if points > scale.loss => Points::HALF,
                    _ => Points::ZERO,
                };
                Some((opponent, points))
            })
            .collect();
        let k = player.k.unwrap_or(usual_k(rating));
        Some(rating_change(RatingRules::default(), rating, k, &games))
    }

    /// The teams of a day of the team event.
    pub fn day_table(&self, round: u32) -> Vec<TeamLine> {
        let points = self.state.trio_points_of(round);
        let mut lines: Vec<TeamLine> = points
            .iter()
            .map(|(entry, points)| self.team_line(round, *entry, *points))
            .collect();
        // A knockout is ranked by the progress in it, never by the sum of points (A-T04).
        let worth = self.state.day_worth(round);
        let own = |entry: EntryId| worth.get(&entry).copied().unwrap_or_default();
        for line in &mut lines {
            let ahead = worth.values().filter(|other| **other > own(line.entry));
            line.place = place(ahead.count());
        }
        lines.sort_by_key(|line| (line.place, line.entry));
        lines
    }

    fn team_line(&self, round: u32, entry: EntryId, points: Points) -> TeamLine {
        let (mut boards, mut matches) = ([0; 3], 0);
        for (party, meeting) in self.trios_of(round, entry) {
            let Some(places) = meeting.boards() else {
                continue;
            };
            matches += 1;
            for (sum, board) in boards.iter_mut().zip(places) {
                *sum += board.get(usize::from(party)).copied().unwrap_or(0);
            }
        }
        TeamLine {
            place: 0,
            entry,
            points,
            boards,
            matches,
        }
    }

    fn trios_of(&self, round: u32, entry: EntryId) -> impl Iterator<Item = (u8, &Meeting)> {
        let meetings = self.round(round).map(|one| one.meetings.as_slice());
        let trios = meetings
            .unwrap_or_default()
            .iter()
            .filter(|one| one.parties.len() == 3);
        trios.filter_map(move |one| Some((one.party(entry)?, one)))
    }

    /// The series: points of the rounds, then rounds won; equals share (T9).
    pub fn season_table(&self) -> Vec<SeasonLine> {
        let rounds: Vec<SeriesRound<EntryId>> = (1..)
            .zip(self.rounds())
            .map(|(number, _)| SeriesRound {
                points: self.state.day_worth(number),
                winners: self.state.round_winners(number),
            })
            .collect();
        let (table, _) = team_event::series(&rounds);
        let mut lines: Vec<SeasonLine> = table
            .iter()
            .map(|(entry, score)| SeasonLine {
                place: place(table.values().filter(|other| *other > score).count()),
                entry: *entry,
                rounds: rounds
                    .iter()
                    .map(|round| round.points.get(entry).copied())
                    .collect(),
                matches: self.matches_of(*entry),
                score: *score,
            })
            .collect();
        lines.sort_by_key(|line| (line.place, line.entry));
        lines
    }

    /// The challenge cup over the seasons: the earlier ones as the regulations name them, and this one
    /// once it is closed.
    pub fn cup_history(&self) -> CupHistory {
        let earlier = self.regulations().earlier_winners.iter();
        let mut seasons: Vec<Vec<String>> = earlier
            .map(|winners| team_event::winners_of(winners))
            .collect();
        if self.is_closed() && self.regulations().is_team_event() {
            let table = self.season_table();
            let first = table.iter().filter(|line| line.place == 1);
            seasons.push(first.map(|line| self.name(line.entry).to_owned()).collect());
        }
        CupHistory {
            cups: team_event::cups_by_name(&seasons),
            seasons,
        }
    }

    /// What the points of a team are made of: its matches and what was taken off for a penalty; in a
    /// knockout how far it came each day.
    pub fn season_parts(&self, entry: EntryId) -> Vec<SeasonPart> {
        let knockout = matches!(
            self.regulations().system,
            System::Trios { knockout: true, .. }
        );
        let rounds = (1u32..).zip(self.rounds());
        rounds
            .flat_map(|(round, _)| match knockout {
                true => self.progress(round, entry).into_iter().collect(),
                false => self.matches_and_penalties(round, entry),
            })
            .collect()
    }

    fn progress(&self, round: u32, entry: EntryId) -> Option<SeasonPart> {
        let points = *self.state.day_worth(round).get(&entry)?;
        Some(SeasonPart {
            round,
            points,
            of: SeasonOf::Progress,
        })
    }

    fn matches_and_penalties(&self, round: u32, entry: EntryId) -> Vec<SeasonPart> {
        let matches = self.trios_of(round, entry).filter_map(|(party, meeting)| {
            let boards = meeting.boards()?;
            let boards = boards.map(|board| board.get(usize::from(party)).copied().unwrap_or(0));
            let others = meeting.parties.iter().filter(|other| **other != entry);
            Some(SeasonPart {
                round,
                points: Points::whole(boards.iter().sum()),
                of: SeasonOf::Match {
                    sitting: meeting.sitting,
                    opponents: others.copied().collect(),
                    boards,
                },
            })
        });
        let penalties = self.penalties().filter_map(|penalty| match penalty.kind {
            PenaltyKind::Points(points) if (penalty.entry, penalty.round) == (entry, round) => {
                Some(SeasonPart {
                    round,
                    points: Points::ZERO - points,
                    of: SeasonOf::Penalty,
                })
            }
            _ => None,
        });
        matches.chain(penalties).collect()
    }

    fn matches_of(&self, entry: EntryId) -> u32 {
        let rounds = (1..).zip(self.rounds());
        let trios = rounds.flat_map(|(number, _)| self.trios_of(number, entry));
        let played = trios.filter(|(_, meeting)| meeting.boards().is_some());
        u32::try_from(played.count()).unwrap_or(u32::MAX)
    }

    /// The players of a discipline over all rounds: place points, then game points or units.
    pub fn individual_table(&self, discipline: Discipline) -> Vec<IndividualLine> {
        let mut sums: BTreeMap<String, IndividualLine> = BTreeMap::new();
        for (round, one) in (1..).zip(self.rounds()) {
            for meeting in one
                .meetings
                .iter()
                .filter(|meeting| meeting.parties.len() == 3)
            {
                self.add_individuals(&mut sums, round, meeting, discipline);
            }
        }
        let mut lines: Vec<IndividualLine> = sums.into_values().collect();
        let key = |line: &IndividualLine| (line.points, line.raw);
        let keys: Vec<(i64, Points)> = lines.iter().map(key).collect();
        for line in &mut lines {
            line.place = place(keys.iter().filter(|other| **other > key(line)).count());
        }
        lines.sort_by(|a, b| (a.place, &a.name).cmp(&(b.place, &b.name)));
        lines
    }

    fn add_individuals(
        &self,
        sums: &mut BTreeMap<String, IndividualLine>,
        round: u32,
        meeting: &Meeting,
        discipline: Discipline,
    ) {
        let Some(boards) = meeting.boards() else {
            return;
        };
        let board = match discipline {
            Discipline::Chess => boards[CHESS],
            Discipline::Ulti => boards[ULTI],
            Discipline::Snapszer => boards[SNAPSZER],
        };
        for ((party, entry), points) in (0u8..).zip(&meeting.parties).zip(board) {
            let player = self
                .entry(*entry)
                .and_then(|one| one.player_of(round, meeting.sitting, discipline));
            let Some(player) = player else { continue };
            let line = sums.entry(player.name.clone()).or_insert(IndividualLine {
                place: 0,
                name: player.name.clone(),
                entry: *entry,
                points: 0,
                raw: Points::ZERO,
                matches: 0,
            });
            line.entry = *entry;
            line.points += points;
            line.raw += raw(meeting, party, discipline);
            line.matches += 1;
        }
    }
}

impl State {
    /// What a day brings each team in the series: its points, or in a knockout, where totals of
    /// unequal numbers of matches say nothing, the number of teams that it left behind.
    pub(crate) fn day_worth(&self, round: u32) -> BTreeMap<EntryId, Points> {
        if !self.is_trio_cup() {
            return self.trio_points_of(round);
        }
        let meetings = self.round(round).map(|one| one.meetings.as_slice());
        let order = trio_cup::progress(meetings.unwrap_or_default(), self.numbers_of(round));
        let mut behind = order.iter().map(Vec::len).sum::<usize>();
        let mut worth = BTreeMap::new();
        for group in order {
            behind -= group.len();
            let points = Points::whole(i64::try_from(behind).unwrap_or(i64::MAX));
            worth.extend(group.into_iter().map(|team| (team, points)));
        }
        worth
    }

    /// The points of each team in a day, penalties of the day taken off (T7).
    pub(crate) fn trio_points_of(&self, round: u32) -> BTreeMap<EntryId, Points> {
        let admitted = self.numbers_of(round).iter();
        let mut points: BTreeMap<EntryId, Points> =
            admitted.map(|entry| (*entry, Points::ZERO)).collect();
        let meetings = self.round(round).map(|one| one.meetings.as_slice());
        for meeting in meetings.unwrap_or_default() {
            let Some(trio) = meeting.trio_points() else {
                continue;
            };
            for (entry, own) in meeting.parties.iter().zip(trio) {
                *points.entry(*entry).or_default() += Points::whole(own);
            }
        }
        for (_, penalty) in self.penalties.iter().filter(|(_, one)| one.round == round) {
            if let (PenaltyKind::Points(off), Some(own)) =
                (penalty.kind, points.get_mut(&penalty.entry))
            {
                *own -= off;
            }
        }
        points
    }
}

fn place(better: usize) -> u32 {
    u32::try_from(better).unwrap_or(u32::MAX - 1) + 1
}

/// Game points at the chess board, written units at a table of cards.
fn raw(meeting: &Meeting, party: u8, discipline: Discipline) -> Points {
    if discipline == Discipline::Chess {
        return meeting.game_points(party);
    }
    let units = |bout: &Bout| match (bout.play, bout.card_score()) {
        (Play::Cards(game), Some(CardScore { units, .. })) if game == discipline => {
            units.get(usize::from(party)).copied()
        }
        _ => None,
    };
    meeting.bouts.iter().filter_map(units).sum()
}

fn bye_cell(round: u32, kind: ByeKind, scale: Scale) -> Cell {
    let (kind, points) = match kind {
        ByeKind::Full => (CellKind::FullBye, scale.win),
        ByeKind::Half => (CellKind::HalfBye, scale.draw),
        ByeKind::Zero => (CellKind::ZeroBye, Points::ZERO),
    };
    Cell {
        kind,
        points,
        game_points: points,
        ..Cell::absent(round)
    }
}

fn games(meeting: &Meeting, party: u8) -> impl Iterator<Item = (u32, Side, GameScore)> {
    meeting
        .bouts
        .iter()
        .filter_map(move |bout| match (bout.play, bout.score()) {
            (
                Play::Game {
                    board,
                    white,
                    black,
                    ..
                },
                Some(Score::Game(score)),
            ) => Some((board, side_of(party, white, black)?, *score)),
            _ => None,
        })
}

pub(crate) fn colour(meeting: &Meeting, party: u8) -> Option<Side> {
    games(meeting, party).next().map(|(_, side, _)| side)
}

/// A meeting is played if one of its games is; else it is won or lost without play.
pub(crate) fn kind_of(meeting: &Meeting, party: u8) -> CellKind {
    if games(meeting, party).any(|(_, _, score)| score.played()) {
        return CellKind::Played;
    }
    match games(meeting, party).all(|(_, side, score)| score.forfeited_by(side)) {
        true => CellKind::ForfeitLoss,
        false => CellKind::ForfeitWin,
    }
}

fn lost_without_play(meeting: &Meeting, entry: EntryId) -> bool {
    let party = meeting.party(entry).filter(|_| meeting.parties.len() == 2);
    let lost = party.map(|party| kind_of(meeting, party));
    meeting.is_settled() && lost == Some(CellKind::ForfeitLoss)
}

fn other_party(meeting: &Meeting, entry: EntryId) -> Option<u32> {
    let other = meeting.parties.iter().find(|other| **other != entry);
    other.map(|other| other.0)
}

fn add_boards(boards: &mut [Points], meeting: &Meeting, entry: EntryId) {
    let Some(party) = meeting.party(entry) else {
        return;
    };
    for (board, side, score) in games(meeting, party) {
        if let Some(sum) = boards.get_mut((board as usize).wrapping_sub(1)) {
            *sum += score.points(side, meeting.scale);
        }
    }
}
