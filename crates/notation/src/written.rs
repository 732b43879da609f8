//! What an entry says, before it meets a board.

use shakmaty::{CastlingSide, File, Rank, Role};

use crate::{Language, Liberties, Liberty};

/// An entry taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    pub shape: Shape,
    pub sign: Option<Sign>,
    pub in_passing: bool,
    pub offer: bool,
    pub liberties: Liberties,
}

/// The move itself, as far as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Castling(CastlingSide),
    Move {
        /// None where no letter says which piece, though a square of departure is given.
        role: Option<Role>,
        from_file: Option<File>,
        from_rank: Option<Rank>,
        to_file: File,
        /// Missing only in a capture by a pawn, `ed`.
        to_rank: Option<Rank>,
        link: Link,
        promotion: Option<Role>,
    },
}

/// What stands between departure and arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    None,
    Hyphen,
    Capture,
}

/// What an entry claims about check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// `+`
    Check,
    /// `#`
    Mate,
    /// `++`: mate by the Laws, double check by an old habit.
    DoublePlus,
}

/// How the first letter is taken; one after the other until a legal move is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taking {
    /// As the Laws have it.
    Exact,
    /// As a letter that people use by habit.
    Habit,
    /// A small letter for a piece.
    Small,
    /// A capital letter for a file.
    CapitalFile,
    /// Two squares for any piece.
    Squares,
}

impl Taking {
    pub const ALL: [Taking; 5] = [
        Taking::Exact,
        Taking::Habit,
        Taking::Small,
        Taking::CapitalFile,
        Taking::Squares,
    ];
}

/// Takes an entry apart; an error is the byte at which it stops being a move.
pub(crate) fn parse(text: &str, language: Language, taking: Taking) -> Result<Written, usize> {
    let mut parser = Parser {
        text,
        at: 0,
        language,
        liberties: Liberties::NONE,
    };
    parser.entry(taking)
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    language: Language,
    liberties: Liberties,
}

impl Parser<'_> {
    fn entry(&mut self, taking: Taking) -> Result<Written, usize> {
        let shape = match (taking, self.castling()) {
            (Taking::Exact, Some(side)) => Shape::Castling(side),
            _ => self.squares(taking)?,
        };
        let mut written = Written {
            shape,
            sign: None,
            in_passing: false,
            offer: false,
            liberties: Liberties::NONE,
        };
        while self.at < self.text.len() {
            self.remark(&mut written)?;
        }
        written.liberties = self.liberties;
        Ok(written)
    }

    fn castling(&mut self) -> Option<CastlingSide> {
        let start = self.at;
        let mut count = 0;
        let mut zeros = [' '; 3];
        let mut hyphens = 0;
        while let Some(sign @ ('0' | 'O' | 'o')) = self.peek() {
            *zeros.get_mut(count)? = sign;
            count += 1;
            self.bump(sign);
            let before_hyphen = self.at;
            if self.hyphen() {
                hyphens += 1;
                if !matches!(self.peek(), Some('0' | 'O' | 'o')) {
                    self.at = before_hyphen;
                    hyphens -= 1;
                    break;
                }
            }
        }
        let side = match count {
            2 => CastlingSide::KingSide,
            3 => CastlingSide::QueenSide,
            _ => {
                self.at = start;
                return None;
            }
        };
        let alike = zeros.iter().take(count).all(|&sign| sign == zeros[0]);
        if hyphens + 1 != count || !alike || zeros[0] == 'o' {
            self.liberties.add(Liberty::CastlingSigns);
        }
        Some(side)
    }

    fn squares(&mut self, taking: Taking) -> Result<Shape, usize> {
        let role = self.piece(taking)?;
        let capitals = taking == Taking::CapitalFile;
        self.spaces();
        let first = (self.file(capitals), self.rank());
        let mut link = self.link();
        // A sign needs something before it.
        if role == Some(Role::Pawn) && first == (None, None) && link != Link::None {
            return Err(self.at);
        }
        let second = (self.file(capitals), self.rank());
        let (from, to) = match (first, second) {
            ((Some(file), Some(rank)), (None, None)) => {
                if link == Link::Hyphen {
                    return Err(self.at);
                }
                ((None, None), (file, Some(rank)))
            }
            (from, (Some(file), Some(rank))) => (from, (file, Some(rank))),
            // `ed` and `exd`: the neighbouring file can be nothing but a capture.
            ((Some(from), None), (Some(to), None)) if role == Some(Role::Pawn) => {
                self.liberties.add(Liberty::RankMissing);
                link = Link::Capture;
                ((Some(from), None), (to, None))
            }
            _ => return Err(self.at),
        };
        match (taking, from) {
            (Taking::Squares, (Some(_), Some(_))) => self.liberties.add(Liberty::LetterMissing),
            (Taking::Squares, _) => return Err(self.at),
            _ => {}
        }
        if link == Link::Hyphen && (from.0.is_none() || from.1.is_none()) {
            self.liberties.add(Liberty::Hyphen);
        }
        let promotion = self.promotion();
        Ok(Shape::Move {
            role,
            from_file: from.0,
            from_rank: from.1,
            to_file: to.0,
            to_rank: to.1,
            link,
            promotion,
        })
    }

    fn piece(&mut self, taking: Taking) -> Result<Option<Role>, usize> {
        let Some(letter) = self.peek() else {
            return Err(self.at);
        };
        let language = self.language;
        match taking {
            Taking::Squares => return Ok(None),
            Taking::CapitalFile if language.piece(letter).is_none() => {
                return Ok(Some(Role::Pawn));
            }
            Taking::CapitalFile => return Err(self.at),
            Taking::Exact => {
                let role = language.piece(letter);
                if role.is_some() {
                    self.bump(letter);
                }
                return Ok(role.or(Some(Role::Pawn)));
            }
            Taking::Habit | Taking::Small => {}
        }
        let small = taking == Taking::Small;
        let letter_meant = if small { capital(letter) } else { letter };
        if small {
            if letter_meant == letter {
                return Err(self.at);
            }
            self.liberties.add(Liberty::SmallLetter);
        }
        let exact = language.piece(letter_meant).filter(|_| small);
        let role = match (exact, language.habit(letter_meant)) {
            (Some(role), _) => role,
            (None, Some((role, liberty))) => {
                self.liberties.add(liberty);
                role
            }
            (None, None) => return Err(self.at),
        };
        self.bump(letter);
        // A cedilla that follows its letter.
        if self.peek() == Some('\u{327}') {
            self.bump('\u{327}');
        }
        Ok(Some(role))
    }

    fn file(&mut self, capitals: bool) -> Option<File> {
        let sign = self.peek()?;
        let file = match File::from_char(sign) {
            Some(file) => file,
            None if capitals => {
                let file = File::from_char(sign.to_ascii_lowercase())?;
                self.liberties.add(Liberty::CapitalFile);
                file
            }
            None => return None,
        };
        self.bump(sign);
        Some(file)
    }

    fn rank(&mut self) -> Option<Rank> {
        let sign = self.peek()?;
        let rank = Rank::from_char(sign)?;
        self.bump(sign);
        Some(rank)
    }

    fn link(&mut self) -> Link {
        let start = self.at;
        let before = self.liberties;
        self.spaces();
        let link = match self.peek() {
            Some(sign @ ('x' | '×')) => {
                self.bump(sign);
                Link::Capture
            }
            Some(sign @ (':' | 'X' | '*')) => {
                self.bump(sign);
                self.liberties.add(Liberty::CaptureSign);
                Link::Capture
            }
            Some(_) if self.hyphen() => Link::Hyphen,
            _ => Link::None,
        };
        if link != Link::None {
            self.spaces();
        }
        // A space with no square after it belongs to what follows.
        if link == Link::None && self.at > start && !self.before_square() {
            self.at = start;
            self.liberties = before;
        }
        link
    }

    fn before_square(&self) -> bool {
        let next = self.text.as_bytes().get(self.at..self.at + 2);
        matches!(next, Some([b'a'..=b'h', b'1'..=b'8']))
    }

    fn promotion(&mut self) -> Option<Role> {
        let start = self.at;
        let before = self.liberties;
        let opening = self.peek();
        if let Some(sign @ ('=' | '(' | '/')) = opening {
            self.bump(sign);
            if sign == '(' && self.peek() == Some('=') {
                // An offer of a draw, not a promotion.
                self.at = start;
                return None;
            }
        }
        let role = self.promoted();
        let closed = opening != Some('(') || self.eat(')');
        match role {
            Some(role) if closed => {
                if matches!(opening, Some('(' | '/')) {
                    self.liberties.add(Liberty::PromotionSign);
                }
                Some(role)
            }
            _ => {
                self.at = start;
                self.liberties = before;
                None
            }
        }
    }

    fn promoted(&mut self) -> Option<Role> {
        let letter = self.peek()?;
        let exact = self.language.piece(letter);
        let role = match exact {
            Some(role) => role,
            None => match self.language.habit(letter) {
                Some((role, liberty)) => {
                    self.liberties.add(liberty);
                    role
                }
                None => {
                    let capital = capital(letter);
                    let role = self.language.piece(capital).filter(|_| capital != letter)?;
                    self.liberties.add(Liberty::SmallLetter);
                    role
                }
            },
        };
        self.bump(letter);
        Some(role)
    }

    /// A sign after the move: check, in passing, an offer, a judgement.
    fn remark(&mut self, written: &mut Written) -> Result<(), usize> {
        const IN_PASSING: [(&str, bool); 6] = [
            ("e.p.", true),
            ("o.l.", true),
            ("e.p", false),
            ("o.l", false),
            ("ep", false),
            ("ol", false),
        ];
        self.skip_spaces();
        for (sign, right) in IN_PASSING {
            if self.eat_text(sign) {
                if !right {
                    self.liberties.add(Liberty::PassingSign);
                }
                written.in_passing = true;
                return Ok(());
            }
        }
        if self.eat_text("(=)") {
            written.offer = true;
            return Ok(());
        }
        let Some(sign) = self.peek() else {
            return Ok(());
        };
        let check = match sign {
            '+' if self.eat_text("++") => Sign::DoublePlus,
            '+' => Sign::Check,
            '#' => Sign::Mate,
            '†' => Sign::Check,
            '‡' => Sign::Mate,
            '!' | '?' | '‼' | '⁇' | '⁈' | '⁉' => {
                self.bump(sign);
                self.liberties.add(Liberty::Judgement);
                return Ok(());
            }
            '=' if self.at + 1 == self.text.trim_end().len() => {
                self.bump(sign);
                self.liberties.add(Liberty::OfferSign);
                written.offer = true;
                return Ok(());
            }
            _ => return Err(self.at),
        };
        if check != Sign::DoublePlus {
            self.bump(sign);
        }
        if written.sign.is_some() {
            return Err(self.at);
        }
        written.sign = Some(check);
        Ok(())
    }

    fn peek(&self) -> Option<char> {
        // Nearly every entry is plain ASCII.
        match self.text.as_bytes().get(self.at) {
            Some(&byte) if byte.is_ascii() => Some(char::from(byte)),
            Some(_) => self.text.get(self.at..)?.chars().next(),
            None => None,
        }
    }

    fn bump(&mut self, sign: char) {
        self.at += sign.len_utf8();
    }

    fn eat(&mut self, sign: char) -> bool {
        let there = self.peek() == Some(sign);
        if there {
            self.bump(sign);
        }
        there
    }

    fn eat_text(&mut self, sign: &str) -> bool {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let there = rest.starts_with(sign);
        if there {
            self.at += sign.len();
        }
        there
    }

    fn hyphen(&mut self) -> bool {
        match self.peek() {
            Some(sign @ ('-' | '‐' | '‑' | '–' | '—' | '−')) => {
                self.bump(sign);
                true
            }
            _ => false,
        }
    }

    /// Spaces where none belong.
    fn spaces(&mut self) {
        if self.skip_spaces() {
            self.liberties.add(Liberty::Spaces);
        }
    }

    /// Spaces before a remark, which are usual: `exd6 e.p.`, `Kb1 (=)`.
    fn skip_spaces(&mut self) -> bool {
        let start = self.at;
        while let Some(sign) = self.peek().filter(|sign| sign.is_whitespace()) {
            self.bump(sign);
        }
        self.at > start
    }
}

/// The capital of a letter, where it is a single sign.
fn capital(letter: char) -> char {
    let mut capitals = letter.to_uppercase();
    match (capitals.next(), capitals.next()) {
        (Some(capital), None) => capital,
        _ => letter,
    }
}
