//! Reading an entry: from what is written to the one legal move that it means.

use shakmaty::{CastlingSide, Chess, Move, MoveList, Position, Role, Square, attacks};

use crate::pgn::decode;
use crate::plain;
use crate::written::{self, Link, Shape, Sign, Taking, Written};
use crate::{Language, Liberties, Liberty};

/// How an entry is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    /// Whose letters are expected. Without this an entry has no meaning: K is a king in one language and
    /// a rook in another.
    pub language: Language,
    /// Whether only what the Laws ask for is accepted.
    pub strict: bool,
}

/// What an entry means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The legal move.
    pub m: Move,
    /// Whether a draw was offered with it (C.12).
    pub offer: bool,
    /// What was forgiven.
    pub forgiven: Liberties,
}

/// Why an entry means no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It is not written like a move.
    NoMove {
        /// The sign, counted from one, at which it stops being a move.
        column: usize,
    },
    /// It is written like a move, but no such move is legal.
    Illegal {
        /// Legal moves to that square or, failing that, of that piece.
        candidates: Vec<Move>,
    },
    /// Several legal moves fit (C.10, C.11).
    Ambiguous {
        /// Those that fit.
        candidates: Vec<Move>,
    },
    /// A lenient reader would understand it, but the Laws ask for another form.
    NotStrict {
        /// What a lenient reader makes of it.
        reading: Reading,
    },
}

impl Reader {
    /// A reader of what people write.
    pub const fn lenient(language: Language) -> Reader {
        let strict = false;
        Reader { language, strict }
    }

    /// A reader of what the Laws ask for.
    pub const fn strict(language: Language) -> Reader {
        let strict = true;
        Reader { language, strict }
    }

    /// Reads an entry, such as `Nf3`, `Bb2-e5`, `exd6 e.p.` or `Kb1 (=)`.
    pub fn read(self, position: &Chess, entry: &str) -> Result<Reading, Unread> {
        self.read_and_play(&mut position.clone(), entry)
    }

    /// Reads an entry and plays it; an entry that means no move leaves the position as it is.
    pub fn read_and_play(self, position: &mut Chess, entry: &str) -> Result<Reading, Unread> {
        self.read_bytes_and_play(position, entry.as_bytes())
    }

    /// The same for an entry in UTF-8 or, if it is none, in Latin-1.
    pub(crate) fn read_bytes_and_play(
        self,
        position: &mut Chess,
        entry: &[u8],
    ) -> Result<Reading, Unread> {
        if let Some(m) = self.play_plainly(position, entry) {
            return Ok(Reading {
                m,
                offer: false,
                forgiven: Liberties::NONE,
            });
        }
        let reading = self.with_care(position, &decode(entry))?;
        position.play_unchecked(reading.m);
        Ok(reading)
    }

    /// Plays the usual entry; any other is left to be read with care.
    #[inline]
    pub(crate) fn play_plainly(self, position: &mut Chess, entry: &[u8]) -> Option<Move> {
        let (m, sign) = plain::read(position, entry, self.language)?;
        let Some(sign) = sign else {
            position.play_unchecked(m);
            return Some(m);
        };
        let before = position.clone();
        position.play_unchecked(m);
        if sign_holds(position, sign) {
            return Some(m);
        }
        *position = before;
        None
    }

    fn with_care(self, position: &Chess, entry: &str) -> Result<Reading, Unread> {
        match self.at_length(position, entry) {
            Ok(reading) if self.strict && !reading.forgiven.is_empty() => {
                Err(Unread::NotStrict { reading })
            }
            other => other,
        }
    }

    fn at_length(self, position: &Chess, entry: &str) -> Result<Reading, Unread> {
        let lead = entry.len() - entry.trim_start().len();
        let text = entry.trim();
        let mut failure = None;
        for taking in Taking::ALL {
            let tried = match written::parse(text, self.language, taking) {
                Ok(written) => settle(position, &written),
                Err(byte) => {
                    let before = entry.get(..lead + byte).unwrap_or(entry);
                    let column = before.chars().count() + 1;
                    Err(Unread::NoMove { column })
                }
            };
            match tried {
                // Where the better way to take it leaves a choice, a worse one must not make it.
                Ok(_) | Err(Unread::Ambiguous { .. }) => return tried,
                Err(unread) => failure = Some(graver(failure, unread)),
            }
        }
        if let Some(m) = engine_move(position, text) {
            return Ok(Reading {
                m,
                offer: false,
                forgiven: Liberties::NONE.with(Liberty::Engine),
            });
        }
        Err(failure.unwrap_or(Unread::NoMove { column: 1 }))
    }
}

/// A failure says most when it got furthest: a move that is not legal, then not a move at all.
fn graver(one: Option<Unread>, other: Unread) -> Unread {
    let weight = |unread: &Unread| match unread {
        Unread::NoMove { column } => (0, *column),
        Unread::Illegal { candidates } => (1, candidates.len().min(1)),
        Unread::Ambiguous { .. } | Unread::NotStrict { .. } => (2, 0),
    };
    match one {
        Some(one) if weight(&one) >= weight(&other) => one,
        _ => other,
    }
}

fn engine_move(position: &Chess, text: &str) -> Option<Move> {
    let uci = shakmaty::uci::UciMove::from_ascii(text.as_bytes()).ok()?;
    uci.to_move(position).ok()
}

/// The legal move that an entry means in a position.
fn settle(position: &Chess, written: &Written) -> Result<Reading, Unread> {
    let mut liberties = written.liberties;
    let m = match written.shape {
        Shape::Castling(side) => {
            let found = position.castling_moves(side).first().copied();
            found.ok_or_else(|| illegal(position, Role::King, None))?
        }
        Shape::Move { .. } => settle_squares(position, written, &mut liberties)?,
    };
    if written.in_passing && !m.is_en_passant() {
        liberties.add(Liberty::PassingWrong);
    }
    if written
        .sign
        .is_some_and(|sign| !true_sign(position, m, sign))
    {
        liberties.add(Liberty::CheckWrong);
    }
    Ok(Reading {
        m,
        offer: written.offer,
        forgiven: liberties,
    })
}

fn settle_squares(
    position: &Chess,
    written: &Written,
    liberties: &mut Liberties,
) -> Result<Move, Unread> {
    let Shape::Move {
        role,
        from_file,
        from_rank,
        to_file,
        to_rank,
        link,
        promotion,
    } = written.shape
    else {
        return Err(Unread::NoMove { column: 1 });
    };
    let to = to_rank.map(|rank| Square::from_coords(to_file, rank));
    let all = arrivals(position, role, to);
    let fits = |m: &Move| {
        m.from().is_some_and(|from| {
            from_file.is_none_or(|file| from.file() == file)
                && from_rank.is_none_or(|rank| from.rank() == rank)
        }) && m.to().file() == to_file
            && (promotion.is_none() || m.promotion() == promotion)
            && (to.is_some() || m.is_capture())
    };
    let mut fitting: Vec<Move> = all.iter().copied().filter(|m| fits(m)).collect();
    if role == Some(Role::Pawn) && from_file.is_none() {
        // Without a file a pawn steps forward; only where none can may a capture be meant.
        match fitting.iter().any(|m| !m.is_capture()) {
            true => fitting.retain(|m| !m.is_capture()),
            false if !fitting.is_empty() => liberties.add(Liberty::FileMissing),
            false => {}
        }
    }
    if fitting.len() > 1 {
        narrow_by_sign(position, written.sign, &mut fitting, liberties);
    }
    let m = match *fitting.as_slice() {
        [m] => m,
        [] => match castling_as_king(position, role, to) {
            Some(m) => {
                liberties.add(Liberty::CastlingAsKing);
                return Ok(m);
            }
            None => return Err(illegal(position, role.unwrap_or(Role::Pawn), to)),
        },
        _ => {
            return Err(Unread::Ambiguous {
                candidates: fitting,
            });
        }
    };
    let wrong = match link {
        Link::Capture => !m.is_capture(),
        Link::Hyphen => m.is_capture(),
        Link::None => false,
    };
    if wrong {
        liberties.add(Liberty::CaptureWrong);
    }
    let partly = from_file.is_some() != from_rank.is_some();
    let alone = || {
        all.iter()
            .filter(|other| other.promotion() == m.promotion())
            .count()
            == 1
    };
    if partly && role != Some(Role::Pawn) && alone() {
        liberties.add(Liberty::MoreThanNeeded);
    }
    Ok(m)
}

/// The legal moves of a kind of piece to a square; of all pieces, to all squares, where nothing is said.
fn arrivals(position: &Chess, role: Option<Role>, to: Option<Square>) -> MoveList {
    match (role, to) {
        (Some(role), Some(to)) => position.san_candidates(role, to),
        _ => {
            let mut moves = position.legal_moves();
            moves.retain(|m| {
                !m.is_castle()
                    && role.is_none_or(|role| m.role() == role)
                    && to.is_none_or(|to| m.to() == to)
            });
            moves
        }
    }
}

/// Where several pieces could go there, a sign of check may tell which was meant.
fn narrow_by_sign(
    position: &Chess,
    sign: Option<Sign>,
    fitting: &mut Vec<Move>,
    liberties: &mut Liberties,
) {
    let Some(sign) = sign else { return };
    let mut checking = fitting.iter().filter(|m| true_sign(position, **m, sign));
    if let (Some(&only), None) = (checking.next(), checking.next()) {
        *fitting = vec![only];
        liberties.add(Liberty::LessThanNeeded);
    }
}

fn castling_as_king(position: &Chess, role: Option<Role>, to: Option<Square>) -> Option<Move> {
    if role != Some(Role::King) {
        return None;
    }
    let sides = CastlingSide::ALL.into_iter();
    sides
        .filter(|side| to == Some(side.king_to(position.turn())))
        .find_map(|side| position.castling_moves(side).first().copied())
}

fn true_sign(position: &Chess, m: Move, sign: Sign) -> bool {
    let mut after = position.clone();
    after.play_unchecked(m);
    sign_holds(&after, sign)
}

/// Whether the position after the move is what the sign says.
fn sign_holds(after: &Chess, sign: Sign) -> bool {
    let mate = || !king_can_step(after) && after.legal_moves().is_empty();
    after.is_check()
        && match sign {
            Sign::Check => !mate(),
            Sign::Mate | Sign::DoublePlus => mate(),
        }
}

/// Whether the king of the side to move has a square to go to: most checks are seen to be no mate by that.
fn king_can_step(position: &Chess) -> bool {
    let board = position.board();
    let Some(king) = board.king_of(position.turn()) else {
        return false;
    };
    let without = board.occupied().without(king);
    let mut steps = (attacks::king_attacks(king) & !position.us()).into_iter();
    steps.any(|to| board.attacks_to(to, !position.turn(), without).is_empty())
}

/// No such move is legal: the legal moves to that square or, failing that, of that piece.
fn illegal(position: &Chess, role: Role, to: Option<Square>) -> Unread {
    let legal = position.legal_moves();
    let there = legal
        .iter()
        .filter(|m| Some(m.to()) == to && !m.is_castle());
    let mut candidates: Vec<Move> = there.copied().collect();
    if candidates.is_empty() {
        candidates = legal.into_iter().filter(|m| m.role() == role).collect();
    }
    Unread::Illegal { candidates }
}
