//! What holds always, in random games with requests of every kind.

use jadoube_journal::Record;
use jadoube_laws::{
    AdjournmentFact, ArbiterFact, ClockFact, ClockRequest, Completion, Decided, DrawFact, Game,
    Happened, IrregularityFact, Motion, MovingFact, MovingRequest, QuickplayFact, Rulebook,
    SheetFact,
};
use jadoube_ruling::{Moment, Side, Span};
use jadoube_testkit::dice::{self, Dice};
use jadoube_text::{Language, Texts};
use proptest::prelude::*;
use shakmaty::{Chess, Move, Position, Role, Square};

/// Plays a random game and shows every step to `watch`: the record before, what came, the moment,
/// the record after.
fn random_game(
    seed: u64,
    steps: usize,
    mut watch: impl FnMut(&Record, &Decided, Moment, &Record),
) -> Record {
    let mut dice = Dice::new(seed);
    let created = dice::created(&mut dice);
    let mut record = Record::create(&created, Moment::ZERO).expect("regulations that can be");
    let mut now = Moment::ZERO;
    for step in 0..steps {
        if dice.once_in(3) {
            let secs = i64::try_from(dice.roll(12)).expect("small");
            now = now + Span::from_secs(secs);
        }
        let (seat, asked) = match step {
            0 => (
                jadoube_ruling::Seat::Arbiter,
                jadoube_laws::Asked::Clock(ClockRequest::Start),
            ),
            _ => dice::request(&mut dice, record.game()),
        };
        let before = record.clone();
        let decided = record.ask(seat, &asked, now);
        watch(&before, &decided, now, &record);
    }
    record
}

fn state(game: &Game) -> String {
    format!("{game:?}")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn replaying_a_journal_gives_the_same_game(seed: u64) {
        let record = random_game(seed, 60, |_, _, _, _| {});
        let text = record.to_string();
        let replayed = Record::replay(&text).expect("a journal that reads");
        prop_assert_eq!(state(record.game()), state(replayed.game()));
        prop_assert_eq!(&text, &replayed.to_string());
        let again = Record::verify(&text).expect("the same decisions");
        prop_assert_eq!(state(record.game()), state(again.game()));
    }

    #[test]
    fn a_refusal_changes_nothing(seed: u64) {
        random_game(seed, 60, |before, decided, _, after| {
            if decided.is_err() {
                assert_eq!(state(before.game()), state(after.game()));
            }
        });
    }

    #[test]
    fn every_answer_cites_a_rule_of_the_edition_and_says_so_in_every_language(seed: u64) {
        let texts = Language::ALL.map(Texts::new);
        random_game(seed, 60, |before, decided, _, _| {
            let (rules, messages): (Vec<_>, Vec<_>) = match decided {
                Ok(happened) => happened.iter().map(|h| (h.under(), h.message())).unzip(),
                Err(refused) => (vec![refused.under()], vec![refused.message()]),
            };
            for rule in rules {
                assert!(before.book().locate(rule).is_some(), "{rule:?}");
            }
            for message in messages {
                for texts in &texts {
                    let sentence = texts.say(&message);
                    let whole = !sentence.contains(['{', '[', '}']) && sentence.len() > 8;
                    assert!(whole, "{message:?}: {sentence}");
                }
            }
        });
    }

    #[test]
    fn a_clock_only_falls_unless_something_says_why(seed: u64) {
        random_game(seed, 80, |before, decided, now, after| {
            let Ok(happened) = decided else { return };
            for side in Side::ALL {
                let was = before.game().clock().left(side, before.game().now());
                let is = after.game().clock().left(side, now);
                if is > was {
                    let period = |game: &Game, at| game.clock().face(side, at).period();
                    let next_period =
                        period(after.game(), now) > period(before.game(), before.game().now());
                    let explained = happened.iter().any(|one| adds_time(one, side));
                    assert!(explained || next_period, "{side:?}: {was} -> {is}: {happened:?}");
                }
            }
        });
    }

    #[test]
    fn points_stay_within_what_is_possible(seed: u64) {
        random_game(seed, 60, |_, _, _, after| {
            if let Some(score) = after.game().score(after.book()) {
                let table = &after.book().regulations().score;
                assert!(table.possible(score), "{score:?}");
            }
        });
    }

    #[test]
    fn made_moves_are_completed_or_about_to_be(seed: u64) {
        random_game(seed, 60, |_, decided, _, after| {
            let set_by_hand = decided.iter().flatten().any(|h| matches!(h, Happened::Clock(ClockFact::ClockSet(_))));
            if set_by_hand {
                return;
            }
            let game = after.game();
            let sets = |h: &Happened| matches!(h, Happened::Clock(ClockFact::ClockSet(_)) | Happened::Arbiter(ArbiterFact::RulingOverridden { .. }) | Happened::Sheet(SheetFact::CountSettled { .. }));
            let set = after.happened().any(|(_, h)| sets(h));
            for side in Side::ALL {
                let (made, completed) = (game.made_moves()[side], game.completed_moves()[side]);
                assert!(set || made - completed <= 1, "{side:?}: {made} made, {completed} completed");
            }
        });
    }

    #[test]
    fn touch_duties_computed_two_ways_agree(seed: u64) {
        let mut dice = Dice::new(seed);
        let position = after_random_moves(&mut dice);
        let occupied: Vec<Square> = position.board().occupied().into_iter().collect();
        // Kings and rooks have rules of their own: half of the touches are theirs.
        let board = position.board();
        let castlers: Vec<Square> = (board.kings() | board.rooks()).into_iter().collect();
        let touches = (0..=dice.roll(4)).map(|_| match dice.roll(2) {
            0 => dice.pick(&castlers),
            _ => dice.pick(&occupied),
        });
        let touches: Vec<Square> = touches.collect();
        let (book, game) = touched(&position, &touches);
        let mut allowed = game.allowed(&book);
        let mut expected = bound_by_the_book(&position, &touches);
        allowed.sort();
        expected.sort();
        prop_assert_eq!(allowed, expected, "{} {:?}", position.board(), touches);
    }

    #[test]
    fn what_hands_put_on_the_board_stands_there(seed: u64) {
        let mut dice = Dice::new(seed);
        let position = castling_open_or_any(&mut dice);
        let (book, mut game) = touched(&position, &[]);
        let seat = seat_of(position.turn());
        let ask = |game: &mut Game, asked| {
            let happened = game.decide(&book, seat, &asked, Moment::ZERO)?;
            for one in &happened {
                game.apply(Moment::ZERO, one);
            }
            Ok::<_, jadoube_laws::Refused>(happened)
        };
        let mut board = position.board().clone();
        for _ in 0..=dice.roll(5) {
            let own: Vec<Square> = board.by_color(position.turn()).into_iter().collect();
            // What was knocked off by a piece that is corrected afterwards is put up again with it.
            let empty: Vec<Square> = (!board.occupied()).into_iter().collect();
            let (from, to) = (dice.pick(&own), dice.pick(&empty));
            let release = jadoube_laws::Asked::Moving(MovingRequest::Release { from, to, victim_off: None });
            let Ok(happened) = ask(&mut game, release) else { continue };
            if happened.iter().any(|one| matches!(one, Happened::Moving(MovingFact::MoveMade { .. }))) {
                return Ok(());
            }
            let piece = board.remove_piece_at(from).expect("a piece of one's own");
            board.set_piece_at(to, piece);
            prop_assert_eq!(&game.board_as_it_stands(), &board, "{} {}{}", position.board(), from, to);
            let touched: Vec<Square> = board.occupied().into_iter().collect();
            let squares = vec![dice.pick(&touched)];
            let touch = jadoube_laws::Asked::Moving(MovingRequest::Touch { squares });
            prop_assert!(ask(&mut game, touch).is_ok());
        }
        let happened = ask(&mut game, jadoube_laws::Asked::Clock(ClockRequest::Press { other_hand: false }));
        let illegal = |one: &Happened| matches!(one, Happened::Irregularity(IrregularityFact::IllegalMoveCompleted { .. }));
        if happened.is_ok_and(|all| all.iter().any(illegal)) {
            prop_assert_eq!(game.standing().board(), &board, "{}", position.board());
        }
    }
}

/// A position with castling open, or one that random moves lead to.
fn castling_open_or_any(dice: &mut Dice) -> Chess {
    if dice.once_in(2) {
        let fen: shakmaty::fen::Fen =
            "r3k2r/pPpq1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPQ1PpP/R3K2R w KQkq - 0 1"
                .parse()
                .expect("a position");
        return fen
            .into_position(shakmaty::CastlingMode::Standard)
            .expect("lawful");
    }
    after_random_moves(dice)
}

fn after_random_moves(dice: &mut Dice) -> Chess {
    let mut position = Chess::default();
    for _ in 0..dice.roll(60) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(moves[dice.roll(moves.len())]);
    }
    position
}

fn seat_of(turn: shakmaty::Color) -> jadoube_ruling::Seat {
    match turn {
        shakmaty::Color::White => jadoube_ruling::Seat::White,
        shakmaty::Color::Black => jadoube_ruling::Seat::Black,
    }
}

/// Random games that never came to a chapter would prove nothing about it.
#[test]
fn random_games_come_to_every_chapter() {
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..2000 {
        let record = random_game(seed, 80, |_, _, _, _| {});
        for (_, happened) in record.happened() {
            *seen.entry(happened.message().id).or_insert(0) += 1;
        }
    }
    for id in [
        "move-recorded",
        "recorded-in-advance",
        "count-settled",
        "result-signed",
        "player-left-without-permission",
        "breach",
        "appeal-registered",
        "piece-plugged",
        "announcement-differs",
        "back-to-agreement",
        "assistant-acted",
        "move-sealed",
        "moved-on-board",
        "game-adjourned",
        "resumed-sealer-absent",
        "envelope-stays-closed",
        "sealed-move-played",
        "stated-move-played",
        "end-sealed-loss",
        "end-position-lost",
        "castling-announced",
    ] {
        assert!(
            seen.contains_key(id),
            "no random game came to {id}: {seen:?}"
        );
    }
}

/// Whether a happening gives time to a side.
fn adds_time(happened: &Happened, side: Side) -> bool {
    match happened {
        Happened::Clock(ClockFact::MoveCompleted {
            by,
            how: Completion::Press,
        })
        | Happened::Irregularity(
            IrregularityFact::IllegalMoveCompleted { by, .. }
            | IrregularityFact::PressedWithoutMove { by },
        )
        | Happened::Adjournment(
            AdjournmentFact::Adjourned { by } | AdjournmentFact::ReplySealed { by, .. },
        ) => *by == side,
        Happened::Clock(ClockFact::TimeGiven { .. } | ClockFact::ClockSet(_))
        | Happened::Draw(DrawFact::ClaimRejected { .. })
        | Happened::Irregularity(IrregularityFact::FaultPenalised(_))
        | Happened::Quickplay(
            QuickplayFact::IncrementIntroduced { .. }
            | QuickplayFact::QuickplayPostponed { .. }
            | QuickplayFact::QuickplayRejected { .. },
        )
        | Happened::Arbiter(ArbiterFact::Penalised { .. } | ArbiterFact::RulingOverridden { .. }) => {
            true
        }
        _ => false,
    }
}

/// A game in a position, with pieces touched one after the other.
fn touched(position: &Chess, touches: &[Square]) -> (Rulebook, Game) {
    let mut dice = Dice::new(1);
    let mut created = dice::created(&mut dice);
    created.regulations = jadoube_laws::Regulations::new(
        jadoube_laws::Edition::E2023,
        jadoube_laws::Class::Standard,
        jadoube_laws::Regime::Full,
        jadoube_clock::TimeControl::sudden_death(Span::from_secs(3600), jadoube_clock::Mode::None),
    );
    // What an arbiter has not seen yet stays on the board.
    created.regulations.illegal_authority = Some(jadoube_laws::Authority::Human);
    let setup = position.to_setup(shakmaty::EnPassantMode::Legal);
    created.start = jadoube_laws::Start::from_setup(setup);
    let book = Rulebook::new(created.regulations).expect("regulations");
    let mut game = Game::new(&book, &created.start).expect("a position");
    let mut ask = |seat, asked| {
        let happened = game
            .decide(&book, seat, &asked, Moment::ZERO)
            .expect("allowed");
        for one in &happened {
            game.apply(Moment::ZERO, one);
        }
    };
    ask(
        jadoube_ruling::Seat::Arbiter,
        jadoube_laws::Asked::Clock(ClockRequest::Start),
    );
    let seat = seat_of(position.turn());
    for &square in touches {
        let squares = vec![square];
        ask(
            seat,
            jadoube_laws::Asked::Moving(MovingRequest::Touch { squares }),
        );
    }
    (book, game)
}

/// Articles 4.3 to 4.5 once more, as a table of who could do what, written apart from the engine.
fn bound_by_the_book(position: &Chess, touches: &[Square]) -> Vec<Motion> {
    let mut order: Vec<Square> = Vec::new();
    for sq in touches {
        if !order.contains(sq) {
            order.push(*sq);
        }
    }
    let ours = |sq: &Square| position.us().contains(*sq);
    let role = |sq: &Square| position.board().role_at(*sq).filter(|_| ours(sq));
    let home = if position.turn().is_white() {
        "a1h1"
    } else {
        "a8h8"
    };
    let corner = |sq: &Square| home.contains(&sq.to_string()) && role(sq) == Some(Role::Rook);
    let first = |wanted: &dyn Fn(&Square) -> bool| order.iter().position(wanted);
    let king = first(&|sq| role(sq) == Some(Role::King));
    let rook = first(&corner);
    let enemy = first(&|sq| !ours(sq)).unwrap_or(usize::MAX);
    let mut legal: Vec<Move> = position.legal_moves().into_iter().collect();
    let before_king = &order[..king.unwrap_or(0)];
    legal.retain(|m| !matches!(m, Move::Castle { rook, .. } if before_king.contains(rook)));
    let takes = |m: &Move, sq: Square| match *m {
        Move::EnPassant { from, to } => sq == Square::from_coords(to.file(), from.rank()),
        _ => m.is_capture() && m.to() == sq,
    };
    let select = |wanted: &dyn Fn(&Move) -> bool| -> Vec<Move> {
        legal.iter().copied().filter(|m| wanted(m)).collect()
    };
    let moves_of = |sq: Square| select(&|m| m.from() == Some(sq));
    let mut choices: Vec<Vec<Move>> = Vec::new();
    let mut binding = order.clone();
    if let (Some(k), Some(r)) = (king, rook)
        && k < r
        && enemy > r
        && order[..k].iter().all(|sq| moves_of(*sq).is_empty())
    {
        let (king, rook) = (order[k], order[r]);
        choices.push(select(&|m| *m == Move::Castle { king, rook }));
        choices.push(moves_of(king));
        binding.retain(|sq| *sq != king && *sq != rook);
    }
    let own = binding.iter().find(|sq| ours(sq));
    if let (Some(&piece), Some(&victim)) = (own, binding.iter().find(|sq| !ours(sq))) {
        choices.push(select(&|m| m.from() == Some(piece) && takes(m, victim)));
    }
    for &sq in &binding {
        choices.push(match ours(&sq) {
            true => moves_of(sq),
            false => select(&|m| takes(m, sq)),
        });
    }
    choices.push(legal.clone());
    let first = choices.into_iter().find(|moves| !moves.is_empty());
    let mode = shakmaty::CastlingMode::Standard;
    let motion = |m: Move| {
        let uci = shakmaty::uci::UciMove::from_move(m, mode).to_string();
        uci.parse::<Motion>().expect("a motion")
    };
    first.unwrap_or_default().into_iter().map(motion).collect()
}
