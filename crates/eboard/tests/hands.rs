//! A board without wood: pieces are lifted and put, frames are sent as a board sends them, late, out of order and
//! damaged, and a real game answers.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use jadoube_clock::{Mode, TimeControl};
use jadoube_eboard::{
    Answer, ClockSide, Dgt, Doubt, Effect, Hands, Hint, Known, Layout, Source, Stage, Times,
};
use jadoube_laws::{
    Asked, Class, ClockFact, ClockRequest, Edition, Game, Happened, IrregularityFact, Motion,
    MovingFact, Phase, Regime, Regulations, Rulebook, Start, color,
};
use jadoube_ruling::{Moment, Seat, Side, Span};
use proptest::prelude::*;
use shakmaty::{Board, Color, Piece, Role, Setup, Square};

/// Something done at the board.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Lift(Square),
    Put(Square, Piece),
    /// A side presses.
    Lever(Side),
}

/// Numbers that look drawn by lot, the same for the same seed.
struct Lot(u64);

impl Lot {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end.max(1)
    }
}

/// How bad the cable is.
#[derive(Clone, Copy, Debug)]
struct Weather {
    /// One byte in so many is damaged; nought: none.
    damage: u64,
    /// One frame of a change in so many is lost; nought: none.
    loss: u64,
    /// How late a change is seen at most, in milliseconds.
    late: u64,
}

const FAIR: Weather = Weather {
    damage: 0,
    loss: 0,
    late: 0,
};

struct Table {
    book: Rulebook,
    game: Game,
    hands: Hands,
    dgt: Dgt,
    now: Moment,
    /// What stands on the wood.
    wood: Board,
    /// What the board has seen of it.
    scanned: Board,
    lever: Side,
    /// What the board will see, and when.
    coming: Vec<(Moment, Deed)>,
    weather: Weather,
    lot: Lot,
    asked: Vec<Asked>,
    happened: Vec<Happened>,
    doubts: Vec<Doubt>,
    hints: Vec<Hint>,
    refused: Vec<String>,
    /// The board answers.
    alive: bool,
}

fn field(square: Square) -> u8 {
    let (file, rank) = square.coords();
    (7 - rank as u8) * 8 + file as u8
}

fn code(piece: Option<Piece>) -> u8 {
    let Some(piece) = piece else {
        return 0;
    };
    let role = match piece.role {
        Role::Pawn => 1,
        Role::Rook => 2,
        Role::Knight => 3,
        Role::Bishop => 4,
        Role::King => 5,
        Role::Queen => 6,
    };
    role + piece.color.fold_wb(0, 6)
}

impl Table {
    fn new(fen: Option<&str>, change: impl Fn(&mut Regulations)) -> Table {
        let control = TimeControl::sudden_death(Span::from_secs(5400), Mode::None);
        let mut regulations =
            Regulations::new(Edition::E2023, Class::Standard, Regime::Full, control);
        change(&mut regulations);
        let book = Rulebook::new(regulations).unwrap();
        let setup: Setup = fen.map_or_else(Setup::initial, |fen| {
            fen.parse::<shakmaty::fen::Fen>().unwrap().into_setup()
        });
        let start = Start::from_setup(setup);
        let wood = start.setup.board.clone();
        let mut game = Game::new(&book, &start).unwrap();
        let now = Moment::from_millis(1_000_000);
        let begun = game.decide(
            &book,
            Seat::Arbiter,
            &Asked::Clock(ClockRequest::Start),
            now,
        );
        for one in &begun.unwrap() {
            game.apply(now, one);
        }
        let dgt = Dgt::new(Layout {
            turned: false,
            white: ClockSide::Left,
        });
        let hands = Hands::new(&dgt, Times::USUAL, now);
        let lever = game.turn();
        let mut table = Table {
            book,
            game,
            hands,
            dgt,
            now,
            scanned: wood.clone(),
            wood,
            lever,
            coming: Vec::new(),
            weather: FAIR,
            lot: Lot(1),
            asked: Vec::new(),
            happened: Vec::new(),
            doubts: Vec::new(),
            hints: Vec::new(),
            refused: Vec::new(),
            alive: true,
        };
        let effects = table.hands.told(table.known(), false, now);
        table.follow(effects);
        table.look();
        table.pass(1000);
        table
    }

    fn known(&self) -> Known {
        Known {
            standing: self.game.standing().clone(),
            stage: match self.game.phase() {
                Phase::Waiting => Stage::Waiting,
                Phase::Playing => Stage::Playing,
                Phase::Paused | Phase::Asked(_) => Stage::Paused,
                Phase::Ended(_) => Stage::Ended,
            },
            running: self.game.clock().running(),
            present: self.game.present(),
            uncompleted: self.game.uncompleted(),
            auto_press: false,
            no_arbiter: false,
        }
    }

    fn follow(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Look => self.look(),
                Effect::Hint(hint) => self.hints.push(hint),
                Effect::Ask { by, ask, at } => {
                    assert!(at <= self.now);
                    self.ask(by.into(), ask);
                }
                Effect::Doubt(doubt) => {
                    let reason = format!("{doubt:?}");
                    self.doubts.push(doubt);
                    self.ask(
                        Seat::System,
                        vec![Asked::Clock(ClockRequest::Pause { reason })],
                    );
                }
            }
        }
    }

    /// All of it, or nothing, as a server does it.
    fn ask(&mut self, by: Seat, ask: Vec<Asked>) {
        let mut game = self.game.clone();
        let mut happened = Vec::new();
        let mut refused = None;
        for asked in &ask {
            match game.decide(&self.book, by, asked, self.now) {
                Ok(came) => {
                    for one in came {
                        game.apply(self.now, &one);
                        happened.push(one);
                    }
                }
                Err(_) if game.ending().is_some() => break,
                Err(why) => {
                    refused = Some(why);
                    break;
                }
            }
        }
        let effects = match refused {
            Some(why) => {
                self.refused.push(why.kind().to_owned());
                let why = why.kind().to_owned();
                self.hands.answered(Answer::Refused(why), self.now)
            }
            None => {
                self.game = game;
                self.happened.extend(happened);
                self.asked.extend(ask);
                self.hands.told(self.known(), true, self.now)
            }
        };
        self.follow(effects);
    }

    /// The arbiter does something.
    fn rule(&mut self, asked: ClockRequest) {
        let asked = Asked::Clock(asked);
        let came = self
            .game
            .decide(&self.book, Seat::Arbiter, &asked, self.now);
        for one in &came.unwrap() {
            self.game.apply(self.now, one);
        }
        let effects = self.hands.told(self.known(), false, self.now);
        self.follow(effects);
    }

    fn look(&mut self) {
        if !self.alive {
            return;
        }
        let mut frame = vec![0x86, 0, 67];
        for rank in (0..8).rev() {
            for file in 0..8 {
                let square = Square::new(rank * 8 + file);
                frame.push(code(self.scanned.piece_at(square)));
            }
        }
        self.send(frame);
        self.send_clock();
    }

    fn send_clock(&mut self) {
        let up = match self.lever {
            Side::White => 0x11,
            Side::Black => 0x0b,
        };
        self.send(vec![0x8d, 0, 10, 0x01, 0x30, 0x00, 0x01, 0x29, 0x58, up]);
    }

    fn send(&mut self, mut frame: Vec<u8>) {
        if self.weather.damage > 0 {
            for byte in &mut frame {
                if self.lot.below(self.weather.damage) == 0 {
                    *byte ^= 1 << self.lot.below(8);
                }
            }
        }
        for signal in self.dgt.hear(&frame) {
            let effects = self.hands.signal(signal, self.now);
            self.follow(effects);
        }
    }

    /// Somebody does something at the board.
    fn act(&mut self, deed: Deed) {
        match deed {
            Deed::Lift(square) => self.wood.discard_piece_at(square),
            Deed::Put(square, piece) => self.wood.set_piece_at(square, piece),
            Deed::Lever(_) => {}
        }
        let late = match deed {
            Deed::Lever(_) => 0,
            Deed::Lift(_) | Deed::Put(..) => self.lot.below(self.weather.late + 1),
        };
        let at = self.now + Span::from_millis(late.cast_signed());
        self.coming.push((at, deed));
    }

    /// The board sees what was done.
    fn scan(&mut self, deed: Deed) {
        if !self.alive {
            return;
        }
        match deed {
            Deed::Lever(side) => {
                self.lever = !side;
                self.send_clock();
            }
            Deed::Lift(square) | Deed::Put(square, _) => {
                let piece = self.wood.piece_at(square);
                if self.scanned.piece_at(square) == piece {
                    return;
                }
                self.scanned.discard_piece_at(square);
                if let Some(piece) = piece {
                    self.scanned.set_piece_at(square, piece);
                }
                if self.weather.loss == 0 || self.lot.below(self.weather.loss) > 0 {
                    self.send(vec![0x8e, 0, 5, field(square), code(piece)]);
                }
            }
        }
    }

    /// Time goes by, ten milliseconds at a time.
    fn pass(&mut self, millis: u64) {
        for _ in 0..millis / 10 {
            self.now = self.now + Span::from_millis(10);
            let due = |(at, _): &(Moment, Deed)| *at <= self.now;
            let seen: Vec<(Moment, Deed)> = self.coming.iter().copied().filter(due).collect();
            self.coming.retain(|(at, _)| *at > self.now);
            for (_, deed) in seen {
                self.scan(deed);
            }
            if self.alive && self.now.as_millis().is_multiple_of(1000) {
                // A clock that runs tells its time every second.
                self.send_clock();
            }
            if self.hands.deadline().is_some_and(|due| due <= self.now) {
                let effects = self.hands.wake(self.now);
                self.follow(effects);
            }
        }
    }

    fn lift(&mut self, square: Square) -> Piece {
        let piece = self.wood.piece_at(square).unwrap();
        self.act(Deed::Lift(square));
        self.pass(600);
        piece
    }

    fn put(&mut self, square: Square, piece: Piece) {
        self.act(Deed::Put(square, piece));
        self.pass(600);
    }

    fn carry(&mut self, from: Square, to: Square) {
        let piece = self.lift(from);
        self.put(to, piece);
    }

    fn press(&mut self, side: Side) {
        self.act(Deed::Lever(side));
        self.pass(800);
    }

    /// A whole move of the side having it, by its squares.
    fn play(&mut self, text: &str) {
        let motion: Motion = text.parse().unwrap();
        let side = self.game.turn();
        self.carry(motion.from, motion.to);
        self.press(side);
    }

    fn moves(&self) -> Vec<String> {
        let made = |one: &Happened| match one {
            Happened::Moving(MovingFact::MoveMade { motion, .. }) => Some(motion.to_string()),
            _ => None,
        };
        self.happened.iter().filter_map(made).collect()
    }

    fn kinds(&self) -> Vec<&'static str> {
        self.happened.iter().map(Happened::kind).collect()
    }

    /// The articles that duties of touched pieces rest on.
    fn duties(&self) -> Vec<&'static str> {
        let duty = |one: &Happened| match one {
            Happened::Moving(MovingFact::PiecesTouched { duty, .. }) => {
                self.book.locate(duty.rule).map(|place| place.number)
            }
            _ => None,
        };
        self.happened.iter().filter_map(duty).collect()
    }
}

fn usual(_: &mut Regulations) {}

fn table() -> Table {
    Table::new(None, usual)
}

#[test]
fn one_e4_e5() {
    let mut table = table();
    table.play("e2e4");
    table.play("e7e5");
    assert_eq!(table.moves(), ["e2e4", "e7e5"]);
    let told = ["pieces_touched", "move_made", "move_completed"];
    assert_eq!(table.kinds(), [told, told].concat());
    assert_eq!(table.doubts, []);
}

#[test]
fn two_a_touched_piece_binds() {
    let mut table = table();
    let pawn = table.lift(Square::D2);
    table.put(Square::D2, pawn);
    table.play("e2e4");
    assert_eq!(table.moves(), [] as [&str; 0]);
    assert_eq!(table.refused, ["bound_by_touch"]);
    let [
        Doubt::Refused {
            side: Side::White,
            motion,
            ..
        },
    ] = &table.doubts[..]
    else {
        panic!("{:?}", table.doubts);
    };
    assert_eq!(*motion, Some("e2e4".parse().unwrap()));
    // The arbiter comes, the pawn goes back, and the touched one is moved.
    table.act(Deed::Lever(Side::Black));
    table.pass(500);
    table.rule(ClockRequest::Resume { running: None });
    table.carry(Square::E4, Square::E2);
    table.play("d2d4");
    assert_eq!(table.moves(), ["d2d4"]);
    assert_eq!(table.doubts.len(), 1);
}

#[test]
fn three_a_capture_in_both_orders() {
    for victim_first in [false, true] {
        let mut table = table();
        table.play("e2e4");
        table.play("d7d5");
        let (own, victim) = (Square::E4, Square::D5);
        let pawn = match victim_first {
            true => {
                table.lift(victim);
                table.lift(own)
            }
            false => {
                let pawn = table.lift(own);
                table.lift(victim);
                pawn
            }
        };
        table.put(victim, pawn);
        table.press(Side::White);
        assert_eq!(table.moves(), ["e2e4", "d7d5", "e4d5"]);
        assert_eq!(table.duties().last(), Some(&"4.3.3"), "{victim_first}");
        assert_eq!(table.doubts, []);
    }
}

const CASTLING: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

#[test]
fn four_castling_king_first_and_rook_first() {
    let mut table = Table::new(Some(CASTLING), usual);
    table.carry(Square::E1, Square::G1);
    table.carry(Square::H1, Square::F1);
    table.press(Side::White);
    assert_eq!(table.moves(), ["e1g1"]);
    assert_eq!(table.duties(), ["4.3.1", "4.4.1"]);

    let mut table = Table::new(Some(CASTLING), usual);
    table.carry(Square::H1, Square::F1);
    table.carry(Square::E1, Square::G1);
    table.press(Side::White);
    assert_eq!(table.moves(), [] as [&str; 0]);
    assert_eq!(table.duties().last(), Some(&"4.4.2"));
    assert!(matches!(&table.doubts[..], [Doubt::Refused { .. }]));
}

#[test]
fn five_a_pawn_that_stays_a_pawn() {
    let mut table = Table::new(Some("7k/4P3/8/8/8/8/8/K7 w - - 0 1"), usual);
    table.carry(Square::E7, Square::E8);
    table.press(Side::White);
    let penalised = table.happened.iter().find_map(|one| match one {
        Happened::Irregularity(IrregularityFact::FaultPenalised(penalised)) => Some(penalised),
        _ => None,
    });
    assert_eq!(penalised.unwrap().queened, Some("e7e8q".parse().unwrap()));
    assert_eq!(table.doubts, []);
    // The arbiter puts the queen there, the lever is right, and Black plays on.
    table.lift(Square::E8);
    table.put(Square::E8, Color::White.queen());
    table.play("h8h7");
    assert_eq!(table.moves(), ["h8h7"]);

    let mut table = Table::new(Some("7k/4P3/8/8/8/8/8/K7 w - - 0 1"), usual);
    table.lift(Square::E7);
    table.put(Square::E8, Color::White.knight());
    table.press(Side::White);
    assert_eq!(table.moves(), ["e7e8n"]);
}

#[test]
fn six_a_double_stroke_announces_adjusting() {
    let mut table = table();
    table.act(Deed::Lever(Side::White));
    table.pass(300);
    table.act(Deed::Lever(Side::Black));
    table.pass(800);
    let pawn = table.lift(Square::D2);
    table.put(Square::D2, pawn);
    table.play("e2e4");
    assert_eq!(
        table.kinds(),
        [
            "adjusting_announced",
            "pieces_adjusted",
            "pieces_adjusted",
            "move_made",
            "move_completed"
        ]
    );
    assert_eq!(table.doubts, []);
}

#[test]
fn seven_a_piece_that_slides_is_not_released() {
    let mut table = table();
    let pawn = table.wood.piece_at(Square::E2).unwrap();
    table.act(Deed::Lift(Square::E2));
    table.pass(100);
    table.act(Deed::Put(Square::E3, pawn));
    table.pass(200);
    table.act(Deed::Lift(Square::E3));
    table.act(Deed::Put(Square::E4, pawn));
    table.pass(300);
    table.press(Side::White);
    assert_eq!(table.moves(), ["e2e4"]);
    assert_eq!(table.doubts, []);
}

#[test]
fn eight_kings_in_the_centre_are_no_move() {
    let mut table = Table::new(Some("8/8/3k4/8/8/4K3/4P3/8 w - - 0 1"), usual);
    table.carry(Square::E3, Square::E4);
    table.carry(Square::D6, Square::D5);
    table.press(Side::White);
    let shown = Doubt::Shown(jadoube_laws::Outcome::Win(Side::White));
    assert_eq!(table.doubts, [shown]);
    assert_eq!(table.moves(), [] as [&str; 0]);
}

#[test]
fn nine_a_cable_that_is_pulled() {
    for moved in [false, true] {
        let mut table = table();
        table.play("e2e4");
        table.alive = false;
        let effects = table.hands.lost(table.now);
        table.follow(effects);
        assert_eq!(table.doubts, [Doubt::Silent]);
        assert_eq!(table.game.clock().running(), None);
        if moved {
            let pawn = table.wood.piece_at(Square::E7).unwrap();
            table.wood.discard_piece_at(Square::E7);
            table.wood.set_piece_at(Square::E5, pawn);
        }
        table.scanned = table.wood.clone();
        table.pass(3000);
        table.alive = true;
        let effects = table.hands.back(table.now);
        table.follow(effects);
        table.look();
        table.pass(2000);
        table.rule(ClockRequest::Resume { running: None });
        table.pass(1000);
        match moved {
            true => {
                let squares = vec![Square::E5, Square::E7];
                assert_eq!(table.doubts[1..], [Doubt::Differs { squares }]);
            }
            false => {
                assert_eq!(table.doubts.len(), 1);
                table.play("e7e5");
                assert_eq!(table.moves(), ["e2e4", "e7e5"]);
            }
        }
    }
}

#[test]
fn a_board_that_does_not_answer_is_silent() {
    let mut table = table();
    table.play("e2e4");
    table.alive = false;
    table.pass(20_000);
    assert_eq!(table.doubts, [Doubt::Silent]);
}

#[test]
fn a_press_without_a_move_is_a_question() {
    let mut table = table();
    table.press(Side::White);
    table.pass(2000);
    assert_eq!(table.doubts, [Doubt::NothingMoved { side: Side::White }]);
    assert_eq!(table.game.faults()[Side::White], 0);
}

#[test]
fn an_illegal_move_is_ruled_on_and_put_back_touches_nothing() {
    let mut table = table();
    table.play("g1g3");
    assert_eq!(table.game.faults()[Side::White], 1);
    assert_eq!(table.doubts, []);
    table.act(Deed::Lever(Side::Black));
    table.pass(500);
    let before = table.happened.len();
    table.carry(Square::G3, Square::G1);
    assert_eq!(table.happened.len(), before, "{:?}", table.kinds());
    table.play("g1f3");
    assert_eq!(table.moves(), ["g1f3"]);
}

#[test]
fn what_nobody_can_explain_is_a_question() {
    let mut table = table();
    table.lift(Square::A1);
    table.carry(Square::E2, Square::E4);
    table.press(Side::White);
    table.pass(1000);
    let [
        Doubt::Unexplained {
            side: Side::White,
            squares,
        },
    ] = &table.doubts[..]
    else {
        panic!("{:?}", table.doubts);
    };
    assert_eq!(squares[..], [Square::A1, Square::E2, Square::E4]);
}

#[test]
fn an_answer_before_the_press_is_the_answer() {
    let mut table = table();
    table.carry(Square::E2, Square::E4);
    let pawn = table.lift(Square::E7);
    table.press(Side::White);
    assert_eq!(table.moves(), ["e2e4"]);
    table.put(Square::E5, pawn);
    table.press(Side::Black);
    assert_eq!(table.moves(), ["e2e4", "e7e5"]);
    // A whole answer.
    table.carry(Square::G1, Square::F3);
    table.carry(Square::B8, Square::C6);
    table.press(Side::White);
    table.press(Side::Black);
    assert_eq!(table.moves()[2..], ["g1f3", "b8c6"]);
    assert_eq!(table.doubts, []);
}

#[test]
fn a_piece_of_the_opponent_alone_binds_nobody() {
    let mut table = table();
    let pawn = table.lift(Square::E7);
    table.put(Square::E7, pawn);
    table.play("e2e4");
    assert_eq!(table.moves(), ["e2e4"]);
    assert!(
        table
            .hints
            .contains(&Hint::WhoseHand { square: Square::E7 })
    );
    assert_eq!(table.doubts, []);
}

#[test]
fn mate_needs_no_press() {
    let mut table = Table::new(Some("7k/8/6K1/8/8/8/8/R7 w - - 0 1"), usual);
    table.carry(Square::A1, Square::A8);
    table.pass(3000);
    assert_eq!(table.moves(), ["a1a8"]);
    assert!(table.game.ending().is_some());
    // What is done with the pieces afterwards is nobody's business.
    table.carry(Square::G6, Square::E4);
    table.carry(Square::H8, Square::D5);
    assert_eq!(table.doubts, []);
}

/// A script of a lawful game by hand: captures in any order, castling with the king first, slides, flickers, pieces
/// adjusted by nobody.
fn script(lot: &mut Lot, plies: usize) -> (Vec<(u64, Deed)>, Vec<String>, BTreeSet<Square>) {
    let mut standing =
        jadoube_laws::Standing::new(Setup::initial(), shakmaty::CastlingMode::Standard);
    let (mut deeds, mut moves, mut lifted) = (Vec::new(), Vec::new(), BTreeSet::new());
    for _ in 0..plies {
        let motions = standing.legal_motions();
        let motion = motions[lot.below(motions.len() as u64) as usize];
        let after = standing.after(standing.legal(motion).unwrap());
        let us = color(standing.turn());
        let (before, then) = (standing.board().clone(), after.board().clone());
        let gone: Vec<Square> = Square::ALL
            .into_iter()
            .filter(|sq| {
                before.piece_at(*sq).is_some() && then.piece_at(*sq) != before.piece_at(*sq)
            })
            .collect();
        let come: Vec<Square> = Square::ALL
            .into_iter()
            .filter(|sq| then.piece_at(*sq).is_some() && then.piece_at(*sq) != before.piece_at(*sq))
            .collect();
        let quick = |lot: &mut Lot| 120 + lot.below(630);
        // The king first, then whatever else; what is captured before or after the own piece is lifted.
        let mut lifts = gone.clone();
        lifts.sort_by_key(|sq| (*sq != motion.from, before.color_at(*sq) == Some(us)));
        let castles = lifts.len() == 2 && lifts.iter().all(|sq| before.color_at(*sq) == Some(us));
        if !castles && lot.below(2) == 0 {
            lifts.reverse();
        }
        if castles {
            for (from, to) in [
                (lifts[0], motion.to),
                (lifts[1], *come.iter().find(|sq| **sq != motion.to).unwrap()),
            ] {
                deeds.push((quick(lot), Deed::Lift(from)));
                deeds.push((quick(lot), Deed::Put(to, then.piece_at(to).unwrap())));
            }
        } else {
            for square in &lifts {
                deeds.push((quick(lot), Deed::Lift(*square)));
            }
            for square in &come {
                deeds.push((
                    quick(lot),
                    Deed::Put(*square, then.piece_at(*square).unwrap()),
                ));
            }
        }
        lifted.extend(gone);
        deeds.push((quick(lot), Deed::Lever(standing.turn())));
        moves.push(motion.to_string());
        standing = after;
        if standing.legal_motions().is_empty() {
            break;
        }
    }
    (deeds, moves, lifted)
}

/// Plays a script in some weather; gives the table as it is then.
fn played(seed: u64, weather: Weather, plies: usize) -> (Table, Vec<String>, BTreeSet<Square>) {
    let (deeds, moves, lifted) = script(&mut Lot(seed), plies);
    let mut table = table();
    table.lot = Lot(seed ^ 0x5eed);
    table.weather = weather;
    for (before, deed) in deeds {
        table.pass(before);
        table.act(deed);
    }
    // A press whose frame was lost is found when the clock tells its time.
    table.pass(12_000);
    (table, moves, lifted)
}

fn is_ruling_on_a_fault(one: &Happened) -> bool {
    matches!(
        one,
        Happened::Irregularity(_) | Happened::Clock(ClockFact::ClockMisused { .. })
    )
}

/// Whatever order the board tells things in within its cycle, the game is the same.
#[test]
fn ten_frames_out_of_order_give_the_same_game() {
    for seed in 0..40 {
        let (table, moves, _) = played(seed, Weather { late: 250, ..FAIR }, 8);
        assert_eq!(table.doubts, [], "{seed}");
        assert_eq!(table.moves(), moves, "{seed}");
        assert!(!table.happened.iter().any(is_ruling_on_a_fault));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Damaged and lost frames lead to the same game or to a question, never to a ruling against anybody, and nobody is
    /// said to have touched what was not lifted.
    #[test]
    fn ten_damaged_frames_never_lead_to_a_wrong_ruling(
        seed in any::<u64>(),
        damage in prop_oneof![Just(0u64), 8u64..400],
        loss in prop_oneof![Just(0u64), 2u64..20],
        late in 0u64..=250,
    ) {
        let weather = Weather { damage, loss, late };
        let (table, moves, lifted) = played(seed, weather, 8);
        let made = table.moves();
        prop_assert!(moves.starts_with(&made), "{:?} {:?}", made, moves);
        prop_assert!(made == moves || !table.doubts.is_empty(), "{:?} {:?}", made, moves);
        prop_assert!(!table.happened.iter().any(is_ruling_on_a_fault), "{:?}", table.kinds());
        for one in &table.happened {
            if let Happened::Moving(MovingFact::PiecesTouched { squares, .. }) = one {
                prop_assert!(squares.iter().all(|square| lifted.contains(square)), "{:?}", squares);
            }
        }
    }

    /// Any bytes at all, in any pieces, with time going by.
    #[test]
    fn no_bytes_do_any_harm(bytes in prop::collection::vec(any::<u8>(), 0..400), cut in 1usize..40) {
        let mut table = table();
        for piece in bytes.chunks(cut) {
            for signal in table.dgt.hear(piece) {
                let effects = table.hands.signal(signal, table.now);
                table.follow(effects);
            }
            table.pass(100);
        }
        table.pass(3000);
        prop_assert!(!table.happened.iter().any(is_ruling_on_a_fault));
        prop_assert_eq!(table.moves(), Vec::<String>::new());
    }
}
