//! The serial protocol of DGT's boards: single bytes to the board, frames from it.
//!
//! A frame begins with a byte whose highest bit is set; then comes its whole length in two bytes of seven bits, then
//! its data, of seven bits each. Nothing is checked by sums: a byte that was changed on the way is seen only if it
//! breaks this form.

use jadoube_laws::Outcome;
use jadoube_ruling::Side;
use shakmaty::{Board, Color, File, Piece, Rank, Role, Square};

use crate::{Signal, Source};

const RESET: u8 = 0x40;
const SEND_CLOCK: u8 = 0x41;
const SEND_BOARD: u8 = 0x42;
/// Changes of squares, and the clock whenever it changes.
const UPDATE_NICE: u8 = 0x4b;

const DUMP: u8 = 0x86;
const CLOCK: u8 = 0x8d;
const FIELD: u8 = 0x8e;
const HEAD: usize = 3;
/// No frame that matters here is longer; what claims to be is damaged.
const LONGEST: usize = 256;

/// On which side of the clock a player sits, seen from its front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockSide {
    /// On the left.
    Left,
    /// On the right.
    Right,
}

/// How board and clock stand on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Whether White sits where the board has Black.
    pub turned: bool,
    /// Where White sits, seen from the front of the clock.
    pub white: ClockSide,
}

/// A board of DGT.
#[derive(Clone, Debug)]
pub struct Dgt {
    layout: Layout,
    /// A frame that has begun.
    begun: Vec<u8>,
    /// Bytes came that belong to no frame.
    stray: bool,
}

impl Dgt {
    /// A board that nothing was heard from.
    pub const fn new(layout: Layout) -> Dgt {
        Dgt {
            layout,
            begun: Vec::new(),
            stray: false,
        }
    }

    fn take(&mut self, byte: u8) -> Option<Signal> {
        if byte & 0x80 != 0 {
            // A frame begins; one that had begun was cut off.
            let cut = !self.begun.is_empty();
            self.begun = vec![byte];
            self.stray = false;
            return cut.then_some(Signal::Damaged);
        }
        if self.begun.is_empty() {
            // The rest of something that was damaged: said once.
            let first = !std::mem::replace(&mut self.stray, true);
            return first.then_some(Signal::Damaged);
        }
        self.begun.push(byte);
        let [code, high, low, ..] = self.begun[..] else {
            return None;
        };
        let length = usize::from(high) << 7 | usize::from(low);
        if !(HEAD..=LONGEST).contains(&length) || fixed(code).is_some_and(|fixed| fixed != length) {
            self.begun.clear();
            self.stray = true;
            return Some(Signal::Damaged);
        }
        if self.begun.len() < length {
            return None;
        }
        let frame = std::mem::take(&mut self.begun);
        self.read(code, &frame[HEAD..])
    }

    fn read(&self, code: u8, data: &[u8]) -> Option<Signal> {
        match (code, data) {
            (FIELD, [field, code]) => Some(self.changed(*field, *code)),
            (DUMP, fields) => Some(self.whole(fields)),
            (CLOCK, clock) => self.lever(clock),
            _ => None,
        }
    }

    fn square(&self, field: u8) -> Option<Square> {
        let field = match self.layout.turned {
            true => 63u8.checked_sub(field)?,
            false => field,
        };
        // Fields are counted from a8 along the ranks.
        let file = u32::from(field % 8);
        let rank = 7u32.checked_sub(u32::from(field / 8))?;
        Some(Square::from_coords(File::new(file), Rank::new(rank)))
    }

    fn changed(&self, field: u8, code: u8) -> Signal {
        match (self.square(field), Content::of(code)) {
            (Some(square), Some(Content::Empty)) => Signal::Changed {
                square,
                piece: None,
            },
            (Some(square), Some(Content::Piece(piece))) => Signal::Changed {
                square,
                piece: Some(piece),
            },
            (Some(_), Some(Content::Result(outcome))) => Signal::Declared(outcome),
            _ => Signal::Damaged,
        }
    }

    fn whole(&self, fields: &[u8]) -> Signal {
        let mut board = Board::empty();
        for (field, code) in (0u8..).zip(fields) {
            match (self.square(field), Content::of(*code)) {
                (Some(square), Some(Content::Piece(piece))) => board.set_piece_at(square, piece),
                (Some(_), Some(Content::Empty)) => {}
                (Some(_), Some(Content::Result(outcome))) => return Signal::Declared(outcome),
                _ => return Signal::Damaged,
            }
        }
        Signal::Whole(Box::new(board))
    }

    /// The lever, from hours, minutes and seconds of both sides and a byte of signs.
    fn lever(&self, clock: &[u8]) -> Option<Signal> {
        let [
            hours,
            minutes,
            seconds,
            hours_left,
            minutes_left,
            seconds_left,
            signs,
        ] = *clock
        else {
            return Some(Signal::Damaged);
        };
        if [hours, hours_left].iter().any(|byte| byte & 0x0f == 0x0a) {
            // The clock acknowledges a command: no time.
            return None;
        }
        if signs & 0x20 != 0 {
            return Some(Signal::NoClock);
        }
        let decimal = |byte: &u8| byte & 0x0f <= 9;
        let sixty = |byte: &u8| decimal(byte) && byte >> 4 <= 5;
        let times = [minutes, seconds, minutes_left, seconds_left];
        if ![hours, hours_left].iter().all(decimal) || !times.iter().all(sixty) {
            return Some(Signal::Damaged);
        }
        // Whose end of the lever is up has the move: the other has pressed.
        let up = match signs & 0x02 {
            0 => ClockSide::Left,
            _ => ClockSide::Right,
        };
        Some(Signal::Lever(match up == self.layout.white {
            true => Side::White,
            false => Side::Black,
        }))
    }
}

impl Source for Dgt {
    fn greeting(&self) -> Vec<u8> {
        vec![RESET, UPDATE_NICE, SEND_BOARD, SEND_CLOCK]
    }

    fn look(&self) -> Option<Vec<u8>> {
        Some(vec![SEND_BOARD, SEND_CLOCK])
    }

    fn hear(&mut self, bytes: &[u8]) -> Vec<Signal> {
        bytes.iter().filter_map(|byte| self.take(*byte)).collect()
    }

    fn sees_touches(&self) -> bool {
        true
    }
}

/// The length of the frames that are read here.
const fn fixed(code: u8) -> Option<usize> {
    match code {
        DUMP => Some(67),
        CLOCK => Some(10),
        FIELD => Some(5),
        _ => None,
    }
}

/// What a board says of a square.
enum Content {
    Empty,
    Piece(Piece),
    /// A piece made to show a result.
    Result(Outcome),
}

impl Content {
    fn of(code: u8) -> Option<Content> {
        let piece = |role| {
            let color = Color::from_white(code <= 6);
            Some(Content::Piece(Piece { color, role }))
        };
        match code {
            0 => Some(Content::Empty),
            1 | 7 => piece(Role::Pawn),
            2 | 8 => piece(Role::Rook),
            3 | 9 => piece(Role::Knight),
            4 | 10 => piece(Role::Bishop),
            5 | 11 => piece(Role::King),
            6 | 12 => piece(Role::Queen),
            13 => Some(Content::Result(Outcome::Draw)),
            14 => Some(Content::Result(Outcome::Win(Side::White))),
            15 => Some(Content::Result(Outcome::Win(Side::Black))),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Layout = Layout {
        turned: false,
        white: ClockSide::Left,
    };

    fn heard(bytes: &[u8]) -> Vec<Signal> {
        Dgt::new(USUAL).hear(bytes)
    }

    fn initial() -> Vec<u8> {
        let mut frame = vec![DUMP, 0, 67];
        frame.extend([8, 9, 10, 12, 11, 10, 9, 8]);
        frame.extend([7; 8]);
        frame.extend([0; 32]);
        frame.extend([1; 8]);
        frame.extend([2, 3, 4, 6, 5, 4, 3, 2]);
        frame
    }

    #[test]
    fn a_lift_is_one_frame_and_a_put_another() {
        let (from, to) = (Square::E2, Square::E4);
        let pawn = Color::White.pawn();
        let lift = Signal::Changed {
            square: from,
            piece: None,
        };
        let put = Signal::Changed {
            square: to,
            piece: Some(pawn),
        };
        // e2 is the 53rd field from a8, e4 the 37th.
        let bytes = [FIELD, 0, 5, 52, 0, FIELD, 0, 5, 36, 1];
        assert_eq!(heard(&bytes), [lift.clone(), put.clone()]);
        // Byte by byte the same.
        let mut board = Dgt::new(USUAL);
        let signals: Vec<Signal> = bytes.iter().flat_map(|byte| board.hear(&[*byte])).collect();
        assert_eq!(signals, [lift, put]);
        let mut turned = Dgt::new(Layout {
            turned: true,
            white: ClockSide::Left,
        });
        let d7 = Signal::Changed {
            square: Square::D7,
            piece: None,
        };
        assert_eq!(turned.hear(&bytes[..5]), [d7]);
    }

    #[test]
    fn a_dump_is_the_whole_board() {
        assert_eq!(heard(&initial()), [Signal::Whole(Box::new(Board::new()))]);
    }

    #[test]
    fn the_lever_tells_whose_time_runs() {
        let clock = |signs| [CLOCK, 0, 10, 0x01, 0x30, 0x00, 0x01, 0x29, 0x58, signs];
        assert_eq!(heard(&clock(0x11)), [Signal::Lever(Side::White)]);
        assert_eq!(heard(&clock(0x0b)), [Signal::Lever(Side::Black)]);
        assert_eq!(heard(&clock(0x20)), [Signal::NoClock]);
        let mut right = Dgt::new(Layout {
            turned: false,
            white: ClockSide::Right,
        });
        assert_eq!(right.hear(&clock(0x0b)), [Signal::Lever(Side::White)]);
        let acknowledged = [CLOCK, 0, 10, 0x0a, 0x10, 0x01, 0, 0, 0, 0x0b];
        assert_eq!(heard(&acknowledged), []);
        let no_time = [CLOCK, 0, 10, 0x01, 0x7f, 0x00, 0x01, 0x29, 0x58, 0x11];
        assert_eq!(heard(&no_time), [Signal::Damaged]);
    }

    #[test]
    fn pieces_made_for_it_show_a_result() {
        for (code, outcome) in [
            (13, Outcome::Draw),
            (14, Outcome::Win(Side::White)),
            (15, Outcome::Win(Side::Black)),
        ] {
            let bytes = [FIELD, 0, 5, 36, code];
            assert_eq!(heard(&bytes), [Signal::Declared(outcome)]);
        }
    }

    #[test]
    fn what_is_damaged_is_told_and_the_next_frame_is_read() {
        let e2 = Signal::Changed {
            square: Square::E2,
            piece: None,
        };
        let good = [FIELD, 0, 5, 52, 0];
        for broken in [
            &[FIELD, 0, 5, 52][..],
            &[FIELD, 0, 6][..],
            &[FIELD, 0, 5, 64, 0][..],
            &[FIELD, 0, 5, 52, 16][..],
            &[0x95, 0x7f, 0x7f][..],
        ] {
            let bytes = [broken, &good].concat();
            assert_eq!(heard(&bytes), [Signal::Damaged, e2.clone()], "{broken:?}");
        }
        // Other frames are passed over; bytes that belong to none may be all that is left of one.
        let bytes = [&[7, 7][..], &[0x93, 0, 5, 1, 2], &good].concat();
        assert_eq!(heard(&bytes), [Signal::Damaged, e2]);
    }
}
