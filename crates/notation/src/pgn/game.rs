//! Games: which tokens belong together.

use super::token::{Kind, Tag, Token, Tokens};

/// The tokens of one game.
#[derive(Clone, Debug, Default)]
pub struct Game<'a> {
    /// All of them, in order.
    pub tokens: Vec<Token<'a>>,
    /// The tags among them, those that are broken included, each with the token it is.
    pub tags: Vec<(usize, Tag<'a>)>,
}

impl<'a> Game<'a> {
    /// A tag by its name, the first if it is there twice.
    pub fn tag(&self, name: &str) -> Option<Tag<'a>> {
        let mut tags = self.tags.iter().map(|(_, tag)| *tag);
        tags.find(|tag| tag.name == name.as_bytes())
    }

    /// The first byte.
    pub fn start(&self) -> usize {
        self.tokens.first().map_or(0, |token| token.at)
    }
}

/// The games of a file, one after the other.
#[derive(Clone, Debug)]
pub struct Games<'a> {
    tokens: Tokens<'a>,
    /// The token at which a game was seen to be over.
    next: Option<Token<'a>>,
}

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Tags,
    Moves,
    Over,
}

impl<'a> Games<'a> {
    /// The games of these bytes.
    pub const fn new(bytes: &'a [u8]) -> Games<'a> {
        Games {
            tokens: Tokens::new(bytes),
            next: None,
        }
    }

    /// Reads the next game into a place that may be used again; false at the end of the file.
    pub fn read(&mut self, game: &mut Game<'a>) -> bool {
        game.tokens.clear();
        game.tags.clear();
        let mut stage = Stage::Tags;
        let mut depth = 0u32;
        let mut moves = 0;
        while let Some(token) = self.next.take().or_else(|| self.tokens.next()) {
            let next = match token.kind {
                Kind::Tag | Kind::BrokenTag if stage == Stage::Tags => Stage::Tags,
                Kind::Tag | Kind::BrokenTag => {
                    self.next = Some(token);
                    return true;
                }
                Kind::Move | Kind::Number | Kind::VariationStart if stage == Stage::Over => {
                    self.next = Some(token);
                    return true;
                }
                // The first move again: somebody forgot the result.
                Kind::Number if depth == 0 && moves > 1 && matches!(token.bytes, b"1." | b"1") => {
                    self.next = Some(token);
                    return true;
                }
                Kind::VariationStart => {
                    depth += 1;
                    Stage::Moves
                }
                Kind::VariationEnd => {
                    depth = depth.saturating_sub(1);
                    stage
                }
                Kind::Result if depth == 0 => Stage::Over,
                Kind::Move | Kind::Number | Kind::Result => Stage::Moves,
                _ => stage,
            };
            stage = next;
            moves += usize::from(token.kind == Kind::Move && depth == 0);
            if let Some(tag) = token.tag() {
                game.tags.push((game.tokens.len(), tag));
            }
            game.tokens.push(token);
        }
        !game.tokens.is_empty()
    }
}

impl<'a> Iterator for Games<'a> {
    type Item = Game<'a>;

    fn next(&mut self) -> Option<Game<'a>> {
        let mut game = Game::default();
        self.read(&mut game).then_some(game)
    }
}
