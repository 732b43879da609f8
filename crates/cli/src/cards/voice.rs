//! Names and cards as a person at the table hears them.

use jadoube_cards::{BySeat, Card, CardSet, Clause, Rank, Seat, Suit};
use jadoube_ruling::{Message, Value};
use jadoube_text::{Language, Texts};
use jadoube_ulti::{Contract, Figure};

/// Says messages with the players' names, and draws cards.
pub struct Voice<'a> {
    pub texts: &'a Texts,
    pub names: BySeat<String>,
    /// Whether the terminal shows colours. Nothing is told by colour alone.
    pub colours: bool,
    /// The language, whose letters cards are typed and drawn in.
    pub lang: Language,
}

impl Voice<'_> {
    /// A sentence with names and cards in place of numbers and codes.
    pub fn say(&self, message: &Message) -> String {
        let mut message = message.clone();
        for (name, value) in &mut message.values {
            let told = match (name.as_ref(), &*value) {
                ("seat", Value::Number(number)) => {
                    let seat = u8::try_from(*number).ok().and_then(Seat::new);
                    seat.map(|seat| self.names[seat].clone())
                }
                ("seats", Value::Text(seats)) => {
                    let seats = seats
                        .split(' ')
                        .filter_map(|seat| seat.parse::<Seat>().ok());
                    let names: Vec<&str> = seats.map(|seat| self.names[seat].as_str()).collect();
                    Some(names.join(", "))
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

    /// A card as it is typed: the letter of its suit and that of its rank. Hungarians write Á for the ace and A for
    /// the under; elsewhere the ace is A and the under L.
    pub fn code(&self, card: Card) -> String {
        let rank = match card.rank() {
            Rank::Ten => 'X'.to_string(),
            _ => self.rank(card),
        };
        format!("{}{rank}", card.suit().letter())
    }

    /// The card that was typed, in the letters of the language; a ten may be typed as it is drawn.
    pub fn read_card(&self, typed: &str) -> Option<Card> {
        let typed = typed.trim().to_uppercase();
        let mut letters = typed.chars();
        let suit = letters.next()?.to_string().parse::<Suit>().ok()?;
        let rank = match (letters.as_str(), self.lang) {
            ("Á", _) => Rank::Ace,
            ("A", Language::Hungarian) => Rank::Under,
            ("10", _) => Rank::Ten,
            (letter, _) => {
                let known = Rank::ALL.into_iter();
                let mut known = known.filter(|rank| rank.letter().to_string() == letter);
                known.next()?
            }
        };
        Some(Card::new(suit, rank))
    }

    /// Several cards that were typed.
    pub fn read_cards(&self, typed: &str) -> Option<CardSet> {
        let cards = typed.split([' ', ',']).filter(|word| !word.is_empty());
        cards.map(|word| self.read_card(word)).collect()
    }

    /// Several cards as they are typed.
    pub fn codes(&self, cards: CardSet) -> String {
        let codes: Vec<String> = cards.iter().map(|card| self.code(card)).collect();
        codes.join(" ")
    }

    /// The rank as it is drawn on a card.
    fn rank(&self, card: Card) -> String {
        match (card.rank(), self.lang) {
            (Rank::Ten, _) => "10".to_owned(),
            (Rank::Ace, Language::Hungarian) => "Á".to_owned(),
            (Rank::Under, Language::Hungarian) => "A".to_owned(),
            (other, _) => other.letter().to_string(),
        }
    }

    /// A card: the sign of its suit and its rank.
    pub fn card(&self, card: Card) -> String {
        let sign = sign(card.suit());
        let face = format!("{sign}{}", self.rank(card));
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
        // A narrow terminal shows a long row in two.
        let most = (line_width() - 2) / 4;
        let rows = ordered(cards);
        let rows = rows.chunks(most.max(1));
        rows.map(|cards| self.one_row(cards, marked)).collect()
    }

    fn one_row(&self, cards: &[Card], marked: Option<CardSet>) -> String {
        let mut lines = [const { String::new() }; 5];
        for card in cards.iter().copied() {
            let may = marked.is_none_or(|marked| marked.has(card));
            let face = |text: String| match (card.suit(), may) {
                (_, false) => self.dim(&text),
                (Suit::Hearts, true) => self.paint("31", &text),
                _ => text,
            };
            let code = match may {
                true => format!(" {} ", self.code(card)),
                false => "  · ".to_owned(),
            };
            lines[0] += &self.dim("┌──┐");
            lines[1] += &format!(
                "{}{}{}",
                self.dim("│"),
                face(format!("{:<2}", self.rank(card))),
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

/// How wide a line is at most: what the terminal says of itself, within what can be read, or what a narrow one
/// shows whole.
fn line_width() -> usize {
    let said = std::env::var("COLUMNS").ok();
    let said = said.and_then(|columns| columns.parse::<usize>().ok());
    // Shells seldom pass it on; a terminal knows its own width.
    let own = || {
        let size = rustix::termios::tcgetwinsize(std::io::stdout()).ok()?;
        Some(usize::from(size.ws_col)).filter(|columns| *columns > 0)
    };
    let columns = said.or_else(own);
    columns.map_or(60, |columns| columns.clamp(30, 100))
}

/// A space at which no line is broken.
pub const FIRM: char = '\u{a0}';

/// Lines of a text, broken between words and indented by so many spaces.
pub fn wrapped(text: &str, indent: usize) -> String {
    let most = line_width();
    let mut lines = String::new();
    let mut used = 0;
    // What a sentence is indented by itself stays.
    let indent = indent + text.chars().take_while(|letter| *letter == ' ').count();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let wide = width(word);
        if used > 0 && used + 1 + wide > most {
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
pub fn width(word: &str) -> usize {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn voice(texts: &Texts, lang: Language) -> Voice<'_> {
        Voice {
            texts,
            names: BySeat::new(|seat| seat.to_string()),
            colours: false,
            lang,
        }
    }

    #[test]
    fn in_hungarian_a_is_the_under_and_a_with_an_accent_the_ace() {
        let texts = Texts::new(Language::Hungarian);
        let voice = voice(&texts, Language::Hungarian);
        let read = |typed: &str| voice.read_card(typed).map(|card| card.to_string());
        for (typed, card) in [
            ("má", "MA"),
            ("MA", "ML"),
            ("ml", "ML"),
            ("p10", "PX"),
            ("Px", "PX"),
        ] {
            assert_eq!(read(typed).as_deref(), Some(card), "{typed}");
        }
        for card in CardSet::PACK_32 {
            assert_eq!(voice.read_card(&voice.code(card)), Some(card));
        }
    }

    #[test]
    fn in_every_language_what_is_shown_can_be_typed() {
        for lang in Language::ALL {
            let texts = Texts::new(lang);
            let voice = voice(&texts, lang);
            for card in CardSet::PACK_32 {
                assert_eq!(voice.read_card(&voice.code(card)), Some(card), "{lang:?}");
            }
            for wrong in ["", "p", "pp", "p11", "xa", "é", "pa9"] {
                assert_eq!(voice.read_card(wrong), None, "{lang:?} {wrong}");
            }
        }
    }
}
