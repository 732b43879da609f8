//! What is typed beside cards: a letter each, in the language.

use super::voice::Voice;

/// Something that a letter stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Take,
    Pass,
    Hint,
    Last,
    Score,
    Quit,
    All,
    Yes,
    No,
    Claim,
    Give,
    Kontra,
    Ready,
    Snapszer,
    Stand,
    Meld,
}

impl Key {
    const ALL: [Key; 16] = [
        Key::Take,
        Key::Pass,
        Key::Hint,
        Key::Last,
        Key::Score,
        Key::Quit,
        Key::All,
        Key::Yes,
        Key::No,
        Key::Claim,
        Key::Give,
        Key::Kontra,
        Key::Ready,
        Key::Snapszer,
        Key::Stand,
        Key::Meld,
    ];

    /// The letter in English, which is understood in every language that has no other use for it.
    const fn english(self) -> &'static str {
        match self {
            Key::Take => "t",
            Key::Pass => "p",
            Key::Hint => "h",
            Key::Last => "l",
            Key::Score => "s",
            Key::Quit => "q",
            Key::All => "a",
            Key::Yes => "y",
            Key::No => "n",
            Key::Claim => "c",
            Key::Give => "g",
            Key::Kontra => "k",
            Key::Ready => "r",
            Key::Snapszer => "x",
            Key::Stand => "-",
            Key::Meld => "m",
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Key::Take => "cards-key-take",
            Key::Pass => "cards-key-pass",
            Key::Hint => "cards-key-hint",
            Key::Last => "cards-key-last",
            Key::Score => "cards-key-score",
            Key::Quit => "cards-key-quit",
            Key::All => "cards-key-all",
            Key::Yes => "cards-key-yes",
            Key::No => "cards-key-no",
            Key::Claim => "cards-key-claim",
            Key::Give => "cards-key-give",
            Key::Kontra => "cards-key-kontra",
            Key::Ready => "cards-key-ready",
            Key::Snapszer => "cards-key-snapszer",
            Key::Stand => "cards-key-stand",
            Key::Meld => "cards-key-meld",
        }
    }
}

impl Voice<'_> {
    /// The letter of a key in the language.
    pub fn key(&self, key: Key) -> String {
        self.word(key.id())
    }

    /// Whether a key was typed.
    pub fn typed(&self, typed: &str, key: Key) -> bool {
        if typed == self.key(key) {
            return true;
        }
        let taken = |other: Key| self.key(other) == typed;
        typed == key.english() && !Key::ALL.into_iter().any(taken)
    }

    /// What follows a key that was typed first.
    pub fn after<'t>(&self, typed: &'t str, key: Key) -> Option<&'t str> {
        let local = self.key(key);
        let rest = typed.strip_prefix(&local);
        rest.or_else(|| typed.strip_prefix(key.english()))
    }
}
