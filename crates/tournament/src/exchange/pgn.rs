//! All games of an event in portable game notation, written by the one writer that there is.

use jadoube_notation::pgn::{Export, Header, Outcome, PlayerTags};
use jadoube_ruling::Side;

use crate::{Discipline, EntryId, Event, GameScore, Meeting, Play, Player, Score};

/// Every game with a result that stands, in the order of rounds and tables. Moves are given where
/// they were handed in, as far as they can be played, and the rest of them in a comment; games that
/// nobody played are left out.
pub fn games(event: &Event) -> String {
    games_of(event, None)
}

/// The games of one round.
pub fn games_of_round(event: &Event, round: u32) -> String {
    games_of(event, Some(round))
}

fn games_of(event: &Event, wanted: Option<u32>) -> String {
    let mut text = String::new();
    for (round, one) in (1..).zip(event.rounds()) {
        if wanted.is_some_and(|wanted| wanted != round) {
            continue;
        }
        for meeting in &one.meetings {
            for bout in &meeting.bouts {
                let (
                    Play::Game {
                        board,
                        white,
                        black,
                        ..
                    },
                    Some(Score::Game(score)),
                ) = (bout.play, bout.score())
                else {
                    continue;
                };
                if score.played() {
                    let table = Table {
                        event,
                        round,
                        meeting,
                    };
                    let header = table.header(board, [white, black]);
                    let moves = bout.moves.as_deref().unwrap_or_default();
                    text.push_str(&Export::of_text(header, moves, result(*score)).write());
                }
            }
        }
    }
    text
}

/// Where a game was played.
struct Table<'a> {
    event: &'a Event,
    round: u32,
    meeting: &'a Meeting,
}

impl Table<'_> {
    fn header(&self, board: u32, parties: [u8; 2]) -> Header {
        let regulations = self.event.regulations();
        let date = regulations.dates.get(self.round as usize - 1);
        let mut header = Header::default();
        header.event.clone_from(&regulations.name);
        header.site.clone_from(&regulations.place);
        header.date = date.map_or_else(String::new, |day| day.to_string().replace('-', "."));
        header.round = format!("{}.{}", self.round, self.meeting.table);
        header.board = (regulations.boards > 1).then_some(board);
        [header.white, header.black] = parties.map(|party| self.tags(party, board));
        header
    }

    fn tags(&self, party: u8, board: u32) -> PlayerTags {
        let mut tags = PlayerTags::default();
        if let Some(player) = self.player(party, board) {
            tags.name.clone_from(&player.name);
            tags.title = player.title.clone().unwrap_or_default();
            tags.elo = player.rating;
            tags.fide_id = player.fide_id;
        }
        if self.event.regulations().is_for_teams() {
            let team = self.entry(party).map(|entry| self.event.name(entry));
            tags.team = team.unwrap_or("?").to_owned();
        }
        tags
    }

    fn entry(&self, party: u8) -> Option<EntryId> {
        self.meeting.parties.get(usize::from(party)).copied()
    }

    fn player(&self, party: u8, board: u32) -> Option<&Player> {
        let entry = self.event.entry(self.entry(party)?)?;
        match self.event.regulations().is_team_event() {
            true => entry.player_of(self.round, self.meeting.sitting, Discipline::Chess),
            false => entry
                .players(self.round)
                .get((board as usize).wrapping_sub(1)),
        }
    }
}

fn result(score: GameScore) -> Outcome {
    let points = |side| score.points(side, crate::Scale::USUAL).as_hundredths();
    match score {
        GameScore::Draw => Outcome::Draw,
        _ => match (points(Side::White), points(Side::Black)) {
            (100, 0) => Outcome::White,
            (0, 100) => Outcome::Black,
            (0, 0) => Outcome::BothLose,
            // The notation knows no other results; the tags of the report do.
            _ => Outcome::Open,
        },
    }
}
