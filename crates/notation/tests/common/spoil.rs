//! Games and sheets with faults in them, the same ones on every run.

use jadoube_notation::pgn::SourcePos;
use jadoube_notation::sheet::{Entry, Sheet};
use jadoube_notation::{Language, Style};
use shakmaty::{Chess, Move, Position};

/// A small source of numbers that always gives the same ones.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or(0) % end.max(1)
    }
}

/// A random legal game of so many half-moves.
pub fn game(dice: &mut Dice, plies: usize) -> Vec<(Chess, Move)> {
    loop {
        let mut position = Chess::default();
        let mut game = Vec::new();
        while game.len() < plies {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let m = moves[dice.below(moves.len())];
            game.push((position.clone(), m));
            position.play_unchecked(m);
        }
        if game.len() == plies {
            return game;
        }
    }
}

/// A sheet of the game with so many half-moves left out and so many miswritten.
pub fn sheet(
    dice: &mut Dice,
    game: &[(Chess, Move)],
    language: Language,
    missing: usize,
    miswritten: usize,
) -> Sheet {
    let style = Style::short(language);
    let mut places: Vec<usize> = Vec::new();
    while places.len() < missing + miswritten {
        let place = dice.below(game.len());
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let (missing, miswritten) = places.split_at(missing);
    let mut entries = Vec::new();
    for (ply, (position, m)) in game.iter().enumerate() {
        if missing.contains(&ply) {
            continue;
        }
        let mut text = style.text(position, *m);
        if miswritten.contains(&ply) {
            text = spoil(dice, position, *m, &text, style);
        }
        let place = SourcePos { line: 1, column: 1 };
        entries.push(Entry { text, place });
    }
    Sheet { language, entries }
}

/// Another legal move, or another letter or figure.
fn spoil(dice: &mut Dice, position: &Chess, m: Move, text: &str, style: Style) -> String {
    let moves = position.legal_moves();
    let other = moves[dice.below(moves.len())];
    if other != m && dice.below(2) == 0 {
        return style.text(position, other);
    }
    match text.trim_end_matches(['+', '#']) {
        "0-0" => return "0-0-0".to_owned(),
        "0-0-0" => return "0-0".to_owned(),
        _ => {}
    }
    let mut signs: Vec<char> = text.chars().collect();
    loop {
        let at = dice.below(signs.len());
        let sign = signs[at];
        signs[at] = match sign {
            '1'..='8' => char::from(b'1' + u8::try_from(dice.below(8)).unwrap_or(0)),
            'a'..='h' => char::from(b'a' + u8::try_from(dice.below(8)).unwrap_or(0)),
            'A'..='Z' => style.language.letters()[dice.below(5)],
            _ => continue,
        };
        if signs[at] != sign {
            return signs.into_iter().collect();
        }
    }
}
