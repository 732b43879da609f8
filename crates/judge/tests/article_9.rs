//! The judge, who looks at whole games, and the game itself agree on Article 9: at which turns a draw
//! could be claimed, on what ground, and whether a move had to be written down first.

use std::fmt::Write as _;

use jadoube_clock::{Mode, TimeControl};
use jadoube_judge::{Ground, Judge, Options, What};
use jadoube_laws::{
    Asked, Class, ClockRequest, DrawRequest, Edition, Game, Medium, Motion, MovingRequest, Regime,
    Regulations, Rulebook, Start,
};
use jadoube_notation::pgn::Games;
use jadoube_ruling::{Moment, Seat, Side, Span};
use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position};

/// Few pieces, so that positions come again and fifty moves go by; the counters well under way.
const STARTS: &[&str] = &[
    "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 88 60",
    "6k1/5p2/8/8/8/8/5P2/6K1 w - - 90 70",
    "8/8/4k3/8/8/3K4/8/R6r w - - 92 80",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
];

/// A claim at a player's turn: the half-move, and whether a move had to be written down for it.
type Turn = (usize, bool);

/// The moves that dice choose: often the way back, so that positions repeat.
fn moves(start: &Chess, dice: &[(u8, bool)]) -> Vec<Move> {
    let mut position = start.clone();
    let mut moves: Vec<Move> = Vec::new();
    for &(choice, back) in dice {
        let legal = position.legal_moves();
        let own = moves.len().checked_sub(2).and_then(|i| moves.get(i));
        let back = own.filter(|_| back).and_then(|own| {
            let home = |m: &&Move| m.from() == Some(own.to()) && Some(m.to()) == own.from();
            legal.iter().find(home).copied()
        });
        let any = legal.get(usize::from(choice) % legal.len().max(1));
        let Some(m) = back.or(any.copied()) else {
            break;
        };
        position.play_unchecked(m);
        moves.push(m);
    }
    moves
}

/// Every turn at which the game itself would uphold a claim, by ground and side; and how many moves
/// were made before the one, if any, that ended the game.
fn by_the_game(start: &Fen, moves: &[Move]) -> ([[Vec<Turn>; 2]; 2], usize) {
    let control = TimeControl::sudden_death(Span::from_secs(3600), Mode::None);
    let regulations = Regulations::new(Edition::E2018, Class::Standard, Regime::Full, control);
    let book = Rulebook::new(regulations).expect("regulations");
    let setup = start.clone().into_setup();
    let mut game = Game::new(&book, &Start::from_setup(setup)).expect("a start");
    let ask = |game: &mut Game, seat: Seat, asked: &Asked| {
        for one in game
            .decide(&book, seat, asked, Moment::ZERO)
            .expect("lawful")
        {
            game.apply(Moment::ZERO, &one);
        }
    };
    ask(&mut game, Seat::Arbiter, &Asked::Clock(ClockRequest::Start));
    let mut open: [[Vec<Turn>; 2]; 2] = Default::default();
    let mut made = 0;
    for ply in 0..=moves.len() {
        let side = game.turn();
        for (ground, turns) in open.iter_mut().enumerate() {
            let upheld = |intended: Option<Motion>| {
                let medium = Medium::Paper;
                let asked = match ground {
                    0 => Asked::Draw(DrawRequest::ClaimThreefold { intended, medium }),
                    _ => Asked::Draw(DrawRequest::ClaimFifty { intended, medium }),
                };
                let decided = game.decide(&book, side.into(), &asked, Moment::ZERO);
                let decided = decided.expect("a claim in turn");
                decided
                    .last()
                    .is_some_and(|last| last.kind() == "game_ended")
            };
            let mut legal = game.standing().legal_motions().into_iter();
            if upheld(None) {
                turns[usize::from(side == Side::Black)].push((ply, false));
            } else if legal.any(|motion| upheld(Some(motion))) {
                turns[usize::from(side == Side::Black)].push((ply, true));
            }
        }
        let Some(m) = moves.get(ply) else { break };
        let motion = shakmaty::uci::UciMove::from_move(*m, CastlingMode::Standard);
        let motion = motion.to_string().parse().expect("a motion");
        let two_hands = false;
        ask(
            &mut game,
            side.into(),
            &Asked::Moving(MovingRequest::Move { motion, two_hands }),
        );
        if game.ending().is_some() {
            break;
        }
        made += 1;
        ask(
            &mut game,
            side.into(),
            &Asked::Clock(ClockRequest::Press { other_hand: false }),
        );
    }
    (open, made)
}

/// The game as PGN.
fn pgn(start: &Fen, moves: &[Move]) -> String {
    let mut text = format!("[SetUp \"1\"]\n[FEN \"{start}\"]\n\n");
    let setup = start.clone();
    let mut position: Chess = setup.into_position(CastlingMode::Standard).expect("legal");
    for m in moves {
        let _ = write!(
            text,
            "{} ",
            SanPlus::from_move_and_play_unchecked(&mut position, *m)
        );
    }
    text + "*\n"
}

fn agree(start: &str, dice: &[(u8, bool)]) -> Result<usize, TestCaseError> {
    let fen: Fen = start.parse().expect("a FEN");
    let position: Chess = fen
        .clone()
        .into_position(CastlingMode::Standard)
        .expect("legal");
    let fen = Fen::from_position(&position, EnPassantMode::Legal);
    let moves = moves(&position, dice);
    let (open, made) = by_the_game(&fen, &moves);
    let text = pgn(&fen, &moves[..made]);
    let mut games = Games::new(text.as_bytes());
    let game = games.next().expect("a game");
    let mut judge = Judge::new(Options::of(Edition::E2018));
    let mut claims = 0;
    let mut found: [[Option<(Turn, usize)>; 2]; 2] = Default::default();
    for finding in judge.judge(&game) {
        if let What::Claim {
            ground,
            by,
            intended,
            times,
        } = &finding.what
        {
            let ground = usize::from(*ground == Ground::Fifty);
            let turn = (finding.ply, intended.is_some());
            found[ground][usize::from(*by == Side::Black)] = Some((turn, *times));
            claims += 1;
        }
    }
    for ground in 0..2 {
        for side in 0..2 {
            let turns = &open[ground][side];
            let expected = turns.first().map(|first| (*first, turns.len()));
            prop_assert_eq!(
                found[ground][side],
                expected,
                "{} {}: {}",
                ground,
                side,
                text
            );
        }
    }
    Ok(claims)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn judge_and_game_agree_on_claims(
        start in 0..STARTS.len(),
        dice in prop::collection::vec((any::<u8>(), prop::bool::weighted(0.7)), 0..40),
    ) {
        agree(STARTS[start], &dice)?;
    }
}

/// The property would hold of games without any claim too.
#[test]
fn the_games_of_the_property_have_claims() {
    let shuffle: Vec<(u8, bool)> = (0..30).map(|i| (i, true)).collect();
    let claims = STARTS
        .iter()
        .map(|start| agree(start, &shuffle).expect("agreement"));
    assert!(claims.sum::<usize>() >= 4);
}
