//! Whose letters a game is written in: it is played in each language, and where the board follows to the
//! end, that was it.

use super::game::Game;
use super::play::MainLine;
use crate::Language;

/// What playing a game in every language shows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Detected {
    /// The language in which the whole game is legal, with the fewest liberties; if there is none, the one
    /// that gets furthest.
    pub language: Language,
    /// Whether the board could follow to the end.
    pub whole: bool,
    /// Other languages in which the whole game is legal too, with no more liberties, but another game.
    pub rivals: Vec<Language>,
}

/// Plays a game in every language.
pub fn detect(game: &Game<'_>) -> Detected {
    let lines: Vec<(Language, MainLine)> = Language::ALL
        .into_iter()
        .map(|language| {
            let mut line = MainLine::default();
            line.play(game, language);
            (language, line)
        })
        .collect();
    let liberties = |line: &MainLine| line.problems.len() + line.unnamed;
    let rank = |line: &MainLine| (!line.whole, usize::MAX - line.moves.len(), liberties(line));
    let best = lines.iter().min_by_key(|(_, line)| rank(line));
    let Some((language, best)) = best else {
        return Detected {
            language: Language::English,
            whole: false,
            rivals: Vec::new(),
        };
    };
    let differs = |line: &MainLine| {
        let moves = line.moves.iter().map(|made| made.m);
        liberties(line) == liberties(best) && !moves.eq(best.moves.iter().map(|made| made.m))
    };
    let rivals = lines
        .iter()
        .filter(|(_, line)| best.whole && line.whole && differs(line));
    Detected {
        language: *language,
        whole: best.whole,
        rivals: rivals.map(|(language, _)| *language).collect(),
    }
}
