//! Names and cards as a person at the table hears them.

use jadoube_cards::{BySeat, Card, CardSet, Clause, Rank, Seat, Suit};
use jadoube_ruling::{Message, Value};
use jadoube_text::Texts;
use jadoube_ulti::{Contract, Figure};

/// Says messages with the players' names, and draws cards.
pub struct Voice<'a> {
    pub texts: &'a Texts,
    pub names: BySeat<String>,
    /// Whether the terminal shows colours. Nothing is told by colour alone.
    pub colours: bool,
}

impl Voice<'_> {
    /// A sentence with names and cards in place of numbers and codes.
    pub fn say(&self, message: &Message) -> String {
        let mut message = message.clone();
        for (name, value) in &mut message.values {
            let told = match (*name, &*value) {
                ("seat", Value::Number(number)) => {
                    let seat = u8::try_from(*number).ok().and_then(Seat::new);
                    seat.map(|seat| self.names[seat].clone())
                }
                ("card", Value::Text(code)) => code.parse().ok().map(|card| self.card(card)),
                ("contract", Value::Text(text)) => text.parse().ok().map(|one| self.contract(one)),
                _ => None,
            };
            if let Some(told) = told {
                *value = Value::Text(told);
            }
        }
        self.texts.say(&message)
    }

    /// A sentence with the clause that it rests on.
    pub fn ruled(&self, message: &Message, clause: Clause) -> String {
        let clause = self.dim(&format!("[{clause}]"));
        format!("{} {FIRM}{clause}", self.say(message))
    }

    /// A word or sentence without values.
    pub fn word(&self, id: &'static str) -> String {
        self.texts.say(&Message::new(id))
    }

    /// A card: the sign of its suit, its rank, and the code to type.
    pub fn card(&self, card: Card) -> String {
        let sign = sign(card.suit());
        let face = format!("{sign}{}", rank(card));
        match card.suit() == Suit::Hearts {
            true => self.paint("31", &face),
            false => face,
        }
    }

    /// Several cards.
    pub fn cards(&self, cards: CardSet) -> String {
        let drawn: Vec<String> = ordered(cards)
            .into_iter()
            .map(|card| self.card(card))
            .collect();
        drawn.join(" ")
    }

    /// The name of a suit with its sign and letter.
    pub fn suit(&self, suit: Option<Suit>) -> String {
        let word = suit.map_or("none", Suit::word);
        let name = self
            .texts
            .say(&Message::new("card-suit").with("suit", Value::Word(word)));
        match suit {
            Some(suit) => format!("{} {name}", sign(suit)),
            None => name,
        }
    }

    /// The name of a figure.
    pub fn figure(&self, figure: Figure) -> String {
        let word = Value::Word(figure.word());
        self.texts
            .say(&Message::new("ulti-figure").with("figure", word))
    }

    /// The name of a doubling: kontra, rekontra and so on.
    pub fn level(&self, level: u8) -> String {
        let word = Value::Word(jadoube_cards::level_word(level));
        self.texts
            .say(&Message::new("card-level").with("level", word))
    }

    /// The name of a contract.
    pub fn contract(&self, contract: Contract) -> String {
        let figures: Vec<String> = contract
            .figures()
            .iter()
            .map(|one| self.figure(one))
            .collect();
        let mut name = figures.join(" + ");
        if contract.is_red() {
            name = format!("{} {name}", self.word("cards-red"));
        }
        if contract.says_no_trumps() {
            name = format!("{name}, {}", self.word("cards-without-trumps"));
        }
        name
    }

    /// A row of cards, drawn; those that may be played are marked below.
    pub fn row(&self, cards: CardSet, marked: Option<CardSet>) -> String {
        let cards = ordered(cards);
        let mut lines = [const { String::new() }; 5];
        for card in cards {
            let may = marked.is_none_or(|marked| marked.has(card));
            let face = |text: String| match (card.suit(), may) {
                (_, false) => self.dim(&text),
                (Suit::Hearts, true) => self.paint("31", &text),
                _ => text,
            };
            let code = match may {
                true => format!(" {card} "),
                false => "  · ".to_owned(),
            };
            lines[0] += &self.dim("┌──┐");
            lines[1] += &format!(
                "{}{}{}",
                self.dim("│"),
                face(format!("{:<2}", rank(card))),
                self.dim("│")
            );
            lines[2] += &format!(
                "{}{}{}",
                self.dim("│"),
                face(format!(" {}", sign(card.suit()))),
                self.dim("│")
            );
            lines[3] += &self.dim("└──┘");
            lines[4] += &match may {
                true => self.paint("1", &code),
                false => self.dim(&code),
            };
        }
        lines.map(|line| format!("  {line}\n")).concat()
    }

    /// A heading.
    pub fn heading(&self, text: &str) -> String {
        self.paint("1", text)
    }

    /// Something that matters less.
    pub fn dim(&self, text: &str) -> String {
        self.paint("2", text)
    }

    fn paint(&self, code: &str, text: &str) -> String {
        match self.colours {
            true => format!("\u{1b}[{code}m{text}\u{1b}[0m"),
            false => text.to_owned(),
        }
    }
}

/// How wide a line is at most, so that a narrow terminal shows it whole.
const WIDTH: usize = 60;

/// A space at which no line is broken.
pub const FIRM: char = '\u{a0}';

/// Lines of a text, broken between words and indented by so many spaces.
pub fn wrapped(text: &str, indent: usize) -> String {
    let mut lines = String::new();
    let mut used = 0;
    // What a sentence is indented by itself stays.
    let indent = indent + text.chars().take_while(|letter| *letter == ' ').count();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let wide = width(word);
        if used > 0 && used + 1 + wide > WIDTH {
            lines.push('\n');
            used = 0;
        }
        let space = match (used, lines.is_empty()) {
            (0, true) => indent,
            // What goes on in the next line is told from what begins there.
            (0, false) if indent > 0 => indent + 2,
            (0, false) => 0,
            _ => 1,
        };
        lines.extend(std::iter::repeat_n(' ', space));
        lines.extend(word.chars().map(|letter| match letter {
            FIRM => ' ',
            other => other,
        }));
        used += space + wide;
    }
    lines.push('\n');
    lines
}

/// How many places a word takes, without the codes of colours.
fn width(word: &str) -> usize {
    let mut code = false;
    let mut places = 0;
    for letter in word.chars() {
        match letter {
            '\u{1b}' => code = true,
            'm' if code => code = false,
            _ if !code => places += 1,
            _ => {}
        }
    }
    places
}

/// Suit by suit, highest first.
fn ordered(cards: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_by_key(|card| (card.suit(), std::cmp::Reverse(card.rank())));
    cards
}

/// The French sign that goes with a Hungarian suit.
const fn sign(suit: Suit) -> char {
    match suit {
        Suit::Hearts => '♥',
        Suit::Bells => '♦',
        Suit::Leaves => '♠',
        Suit::Acorns => '♣',
    }
}

fn rank(card: Card) -> String {
    match card.rank() {
        Rank::Ten => "10".to_owned(),
        other => other.letter().to_string(),
    }
}
