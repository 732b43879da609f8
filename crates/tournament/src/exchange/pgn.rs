//! All games of an event in portable game notation.

use std::fmt::Write as _;

use jadoube_ruling::Side;

use crate::{Discipline, EntryId, Event, GameScore, Meeting, Play, Player, Score};

/// The widest line of a file.
const WIDTH: usize = 80;

/// Every game with a result that stands, in the order of rounds and tables. Moves are given where
/// they were handed in; games that nobody played are left out.
pub fn games(event: &Event) -> String {
    let mut text = String::new();
    for (round, one) in (1..).zip(event.rounds()) {
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
                    let place = Place {
                        event,
                        round,
                        meeting,
                    };
                    let tags = place.tags(board, [white, black], *score);
                    let moves = bout.moves.as_deref().unwrap_or_default();
                    game(&mut text, &tags, moves, result(*score));
                }
            }
        }
    }
    text
}

struct Place<'a> {
    event: &'a Event,
    round: u32,
    meeting: &'a Meeting,
}

impl Place<'_> {
    fn tags(&self, board: u32, parties: [u8; 2], score: GameScore) -> Vec<(&'static str, String)> {
        let regulations = self.event.regulations();
        let date = regulations.dates.get(self.round as usize - 1);
        let date = date.map_or_else(
            || "????.??.??".to_owned(),
            |day| day.to_string().replace('-', "."),
        );
        let site = match regulations.place.as_str() {
            "" => "?",
            place => place,
        };
        let [white, black] = parties.map(|party| self.player(party, board));
        let name = |player: Option<&Player>| player.map_or("?", |one| &one.name).to_owned();
        let mut tags = vec![
            ("Event", regulations.name.clone()),
            ("Site", site.to_owned()),
            ("Date", date),
            ("Round", format!("{}.{}", self.round, self.meeting.table)),
            ("White", name(white)),
            ("Black", name(black)),
            ("Result", result(score).to_owned()),
        ];
        let rating = |player: Option<&Player>| player.and_then(|one| one.rating);
        tags.extend(rating(white).map(|rating| ("WhiteElo", rating.to_string())));
        tags.extend(rating(black).map(|rating| ("BlackElo", rating.to_string())));
        if regulations.is_for_teams() {
            let [white, black] = parties.map(|party| self.entry(party));
            let team = |entry: Option<EntryId>| entry.map_or("?", |one| self.event.name(one));
            tags.push(("WhiteTeam", team(white).to_owned()));
            tags.push(("BlackTeam", team(black).to_owned()));
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

const fn result(score: GameScore) -> &'static str {
    match score {
        GameScore::Draw => "1/2-1/2",
        _ => match (
            score
                .points(Side::White, crate::Scale::USUAL)
                .as_hundredths(),
            score
                .points(Side::Black, crate::Scale::USUAL)
                .as_hundredths(),
        ) {
            (100, 0) => "1-0",
            (0, 100) => "0-1",
            // The notation knows no other results; the tags of the report do.
            _ => "*",
        },
    }
}

fn game(text: &mut String, tags: &[(&str, String)], moves: &str, result: &str) {
    for (name, value) in tags {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let value: Vec<&str> = value.split_whitespace().collect();
        let _ = writeln!(text, "[{name} \"{}\"]", value.join(" "));
    }
    text.push('\n');
    let mut width = 0;
    for word in moves.split_whitespace().chain([result]) {
        let length = word.chars().count();
        if width > 0 && width + 1 + length > WIDTH {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += length;
    }
    text.push_str("\n\n");
}
