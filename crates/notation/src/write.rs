//! Writing a move: in any language, short or long, as a scoresheet or as PGN has it.

use shakmaty::{CastlingSide, Chess, Move, Position, Role, Square, attacks};

use crate::Language;

/// How a move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// Whose letters.
    pub language: Language,
    /// With the square of departure and a hyphen or `x` (C.8).
    pub long: bool,
    /// Whether `e.p.` (Finnish `o.l.`) is added to a capture in passing, which is free to the writer.
    pub in_passing: bool,
    /// `O-O` and `e8=Q`, as PGN has them, where the Laws have `0-0` and `e8Q`.
    pub pgn: bool,
}

impl Style {
    /// The short form of the Laws.
    pub const fn short(language: Language) -> Style {
        Style {
            language,
            long: false,
            in_passing: false,
            pgn: false,
        }
    }

    /// The long form of the Laws.
    pub const fn long(language: Language) -> Style {
        Style {
            long: true,
            ..Style::short(language)
        }
    }

    /// The form that chess programs exchange.
    pub const PGN: Style = Style {
        pgn: true,
        ..Style::short(Language::English)
    };

    /// Writes a legal move at the end of a text and plays it.
    pub fn write_and_play(self, position: &mut Chess, m: Move, out: &mut String) {
        self.body(position, m, out);
        position.play_unchecked(m);
        self.sign(position, m, out);
    }

    /// Writes a legal move at the end of a text.
    pub fn write(self, position: &Chess, m: Move, out: &mut String) {
        self.write_and_play(&mut position.clone(), m, out);
    }

    /// A legal move as a text of its own.
    pub fn text(self, position: &Chess, m: Move) -> String {
        let mut out = String::new();
        self.write(position, m, &mut out);
        out
    }

    fn body(self, position: &Chess, m: Move, out: &mut String) {
        let (role, from, to) = match m {
            Move::Castle { .. } => {
                out.push_str(match (m.castling_side(), self.pgn) {
                    (Some(CastlingSide::QueenSide), false) => "0-0-0",
                    (Some(CastlingSide::QueenSide), true) => "O-O-O",
                    (_, false) => "0-0",
                    (_, true) => "O-O",
                });
                return;
            }
            Move::Normal { role, from, to, .. } => (role, from, to),
            Move::EnPassant { from, to } => (Role::Pawn, from, to),
            // Nobody drops a piece in chess.
            Move::Put { .. } => return,
        };
        if let Some(letter) = self.language.letter(role) {
            out.push(letter);
        }
        let takes = m.is_capture();
        if self.long {
            push_square(out, from);
            out.push(if takes { 'x' } else { '-' });
        } else {
            match role {
                Role::Pawn if takes => out.push(from.file().char()),
                Role::Pawn | Role::King => {}
                _ => tell_apart(position, role, from, to, out),
            }
            if takes {
                out.push('x');
            }
        }
        push_square(out, to);
        if let Some(letter) = m.promotion().and_then(|role| self.language.letter(role)) {
            if self.pgn {
                out.push('=');
            }
            out.push(letter);
        }
    }

    /// What follows the move. Mates are rare, so check is looked for first.
    fn sign(self, after: &Chess, m: Move, out: &mut String) {
        if after.is_check() {
            let mate = after.legal_moves().is_empty();
            out.push(if mate { '#' } else { '+' });
        }
        if self.in_passing && m.is_en_passant() {
            out.push_str(match self.language {
                Language::Finnish => " o.l.",
                _ => " e.p.",
            });
        }
    }
}

fn push_square(out: &mut String, square: Square) {
    out.push(square.file().char());
    out.push(square.rank().char());
}

/// C.10: file, else rank, else both, where another piece of the kind could legally go there.
fn tell_apart(position: &Chess, role: Role, from: Square, to: Square, out: &mut String) {
    let occupied = position.board().occupied();
    let reach = match role {
        Role::Knight => attacks::knight_attacks(to),
        Role::Bishop => attacks::bishop_attacks(to, occupied),
        Role::Rook => attacks::rook_attacks(to, occupied),
        _ => attacks::queen_attacks(to, occupied),
    };
    let others = (reach & position.our(role)).without(from);
    // Nearly always there is no other, and nothing has to be generated.
    if others.is_empty() {
        return;
    }
    let legal = position.san_candidates(role, to);
    let mut rivals = legal
        .iter()
        .filter_map(|m| m.from())
        .filter(|&other| other != from);
    let mut any = false;
    let mut same_file = false;
    let mut same_rank = false;
    rivals.by_ref().for_each(|other| {
        any = true;
        same_file |= other.file() == from.file();
        same_rank |= other.rank() == from.rank();
    });
    if any && (!same_file || same_rank) {
        out.push(from.file().char());
    }
    if same_file {
        out.push(from.rank().char());
    }
}
