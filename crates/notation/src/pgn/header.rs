//! The tags of a game that is written: the seven that every game has, and what is known besides.

use super::Termination;

/// Who played, where and under which conditions. What is empty is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Header {
    /// The name of the event.
    pub event: String,
    /// The place.
    pub site: String,
    /// The day, as `2026.11.15`; what is not known of it as question marks.
    pub date: String,
    /// The round, as `3` or, with its table, `3.12`.
    pub round: String,
    /// The player of the white pieces.
    pub white: PlayerTags,
    /// The player of the black pieces.
    pub black: PlayerTags,
    /// The number of the board.
    pub board: Option<u32>,
    /// The time control, as `40/5400+30:1800+30`.
    pub time_control: String,
    /// How the game ended.
    pub termination: Option<Termination>,
    /// The edition of the Laws it was played under.
    pub laws: String,
    /// Whatever else is to be said, by name.
    pub more: Vec<(String, String)>,
}

/// What is known of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlayerTags {
    /// The name.
    pub name: String,
    /// The title, such as `WGM`.
    pub title: String,
    /// The rating.
    pub elo: Option<u32>,
    /// The number in FIDE's list.
    pub fide_id: Option<u64>,
    /// The team.
    pub team: String,
}

impl PlayerTags {
    /// A player of whom only the name is known.
    pub fn named(name: &str) -> PlayerTags {
        PlayerTags {
            name: name.to_owned(),
            ..PlayerTags::default()
        }
    }

    fn tags(&self, side: &str, out: &mut Vec<(String, String)>) {
        let mut push = |name: &str, value: String| {
            if !value.is_empty() {
                out.push((format!("{side}{name}"), value));
            }
        };
        push("Title", self.title.clone());
        push("Elo", text(self.elo));
        push("FideId", text(self.fide_id));
        push("Team", self.team.clone());
    }
}

fn text(number: Option<impl ToString>) -> String {
    number.map_or_else(String::new, |number| number.to_string())
}

impl Header {
    /// The tags by name in the order of the standard, without those of a position to start from.
    pub(super) fn tags(&self, result: &str) -> Vec<(String, String)> {
        let known = |value: &str, unknown: &str| match value.trim() {
            "" => unknown.to_owned(),
            value => value.to_owned(),
        };
        let roster = [
            ("Event", known(&self.event, "?")),
            ("Site", known(&self.site, "?")),
            ("Date", known(&self.date, "????.??.??")),
            ("Round", known(&self.round, "?")),
            ("White", known(&self.white.name, "?")),
            ("Black", known(&self.black.name, "?")),
            ("Result", result.to_owned()),
        ];
        let mut tags: Vec<(String, String)> = roster
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect();
        self.white.tags("White", &mut tags);
        self.black.tags("Black", &mut tags);
        let ended = self.termination.map_or("", Termination::as_str);
        for (name, value) in [
            ("Board", text(self.board)),
            ("TimeControl", self.time_control.clone()),
            ("Termination", ended.to_owned()),
            ("Laws", self.laws.clone()),
        ] {
            if !value.is_empty() {
                tags.push((name.to_owned(), value));
            }
        }
        for (name, value) in &self.more {
            // A tag that is there twice would be read as somebody's mistake.
            if !tags.iter().any(|(known, _)| known == name) {
                tags.push((name.clone(), value.clone()));
            }
        }
        tags
    }
}
