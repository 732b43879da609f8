//! Games and what is found in them.

use jadoube_judge::{Contradiction, Draw, Finding, Ground, Judge, Options, What};
use jadoube_laws::Edition;
use jadoube_notation::pgn::{Games, Outcome};
use jadoube_notation::{Language, Unread};
use jadoube_ruling::Side;

fn judged(text: &str, edition: Edition) -> Vec<Finding> {
    let mut games = Games::new(text.as_bytes());
    let game = games.next().expect("a game");
    Judge::new(Options::of(edition)).judge(&game).to_vec()
}

fn articles(text: &str, edition: Edition) -> Vec<(usize, &'static str)> {
    let findings = judged(text, edition);
    let article = |finding: &Finding| (finding.ply, finding.rule.number(edition).expect("a rule"));
    findings.iter().map(article).collect()
}

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8 ";

#[test]
fn a_plain_game_has_no_findings() {
    assert_eq!(judged("1. e4 e5 2. Nf3 Nc6 *", Edition::E2023), []);
    assert_eq!(judged("1. f3 e5 2. g4 Qh4# 0-1", Edition::E2023), []);
}

#[test]
fn threefold_claims_by_a_written_move_and_by_the_board() {
    // The initial position comes for the third time after eight half-moves.
    let text = format!("{} 1/2-1/2", SHUFFLE.repeat(2));
    let found = judged(&text, Edition::E2018);
    let [black, white] = &found[..] else {
        panic!("{found:?}");
    };
    let What::Claim {
        ground,
        by,
        intended,
        times,
    } = &black.what
    else {
        panic!("{black:?}");
    };
    assert_eq!(
        (black.ply, *ground, *by, *times),
        (7, Ground::Threefold, Side::Black, 1)
    );
    assert!(intended.is_some(), "by writing Ng8");
    let What::Claim { by, intended, .. } = &white.what else {
        panic!("{white:?}");
    };
    assert_eq!((white.ply, *by, *intended), (8, Side::White, None));
    assert_eq!(
        articles(&text, Edition::E2018),
        [(7, "9.2.1.1"), (8, "9.2.1.2")]
    );
}

#[test]
fn a_claim_was_open_by_a_move_that_was_not_played() {
    let text = format!("{SHUFFLE}Nf3 Nf6 Ng1 e5 *");
    let found = judged(&text, Edition::E2023);
    assert!(
        matches!(
            found[..],
            [Finding {
                ply: 7,
                what: What::Claim {
                    intended: Some(_),
                    by: Side::Black,
                    ..
                },
                ..
            }]
        ),
        "{found:?}"
    );
}

#[test]
fn fivefold_ends_the_game_since_2017() {
    let text = format!("{} e4 1-0", SHUFFLE.repeat(4));
    let found = judged(&text, Edition::E2023);
    let drawn = found
        .iter()
        .find(|f| matches!(f.what, What::Drawn { .. }))
        .expect("fivefold");
    assert_eq!(drawn.ply, 16);
    assert_eq!(
        drawn.what,
        What::Drawn {
            draw: Draw::Fivefold,
            after: 1
        }
    );
    let result = found.last().expect("a finding");
    let why = Contradiction::Drawn(Draw::Fivefold);
    assert_eq!(
        result.what,
        What::Result {
            given: Outcome::White,
            due: Outcome::Draw,
            why
        }
    );
    // The club's rules of 2001 say nothing about it.
    assert_eq!(judged(&text, Edition::E2001), []);
}

#[test]
fn fifty_and_seventy_five_moves() {
    let start = |quiet: u32| format!("[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - {quiet} 80\"]\n");
    let found = articles(&format!("{}80. Kd1 Kd8 *", start(98)), Edition::E2023);
    assert_eq!(found, [(1, "9.3.1"), (2, "9.3.2")]);
    let found = articles(
        &format!("{}80. Kd1 Kd8 81. Kc1 1-0", start(148)),
        Edition::E2023,
    );
    assert!(found.contains(&(2, "9.6.2")), "{found:?}");
    assert_eq!(
        found.last(),
        Some(&(3, "9.6.2")),
        "the result contradicts it"
    );
}

#[test]
fn entries_that_mean_no_move() {
    let found = judged("1. e4 e5 2. Ke3 Nf6 *", Edition::E2023);
    let [
        Finding {
            ply: 2,
            what:
                What::Unread {
                    unread: Unread::Illegal { .. },
                    ..
                },
            ..
        },
    ] = &found[..]
    else {
        panic!("{found:?}");
    };
    assert_eq!(
        articles("1. e4 e5 2. Ke3 *", Edition::E2017),
        [(2, "3.10.2")]
    );
    assert_eq!(
        articles("1. e4 e5 2. hello *", Edition::E2017),
        [(2, "C.0")]
    );
    // What an analyst tried is not the game.
    assert_eq!(judged("1. e4 (1. Ke3) e5 *", Edition::E2023), []);
}

#[test]
fn another_language_is_found_out() {
    let file = b"1. e4 e5 2. Hf3 Hc6 *";
    let game = Games::new(file).next().expect("a game");
    let mut judge = Judge::new(Options::of(Edition::E2023));
    assert_eq!(judge.judge(&game), []);
    assert_eq!(judge.language(), Language::Hungarian);
}

#[test]
fn results_against_the_board() {
    let mate = judged("1. f3 e5 2. g4 Qh4# 1/2-1/2", Edition::E2023);
    let why = Contradiction::Checkmate;
    assert_eq!(
        mate[0].what,
        What::Result {
            given: Outcome::Draw,
            due: Outcome::Black,
            why
        }
    );
    let stalemate = "[FEN \"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1\"]\n1. Qf7 1-0";
    assert_eq!(articles(stalemate, Edition::E2023), [(1, "5.2.1")]);
}

#[test]
fn time_without_mating_material() {
    let text =
        "[Termination \"Time forfeit\"]\n[FEN \"4k3/8/8/8/8/8/8/4K1N1 w - - 0 1\"]\n1. Nf3 1-0";
    let mut options = Options::of(Edition::E2023);
    options.dead_positions = false;
    let game = Games::new(text.as_bytes()).next().expect("a game");
    let mut judge = Judge::new(options);
    let found = judge.judge(&game);
    let why = Contradiction::FlagWithoutMate;
    assert_eq!(found.len(), 1);
    assert_eq!(
        found[0].what,
        What::Result {
            given: Outcome::White,
            due: Outcome::Draw,
            why
        }
    );
    assert_eq!(found[0].rule.number(Edition::E2023), Some("6.9"));
    let pawn =
        "[Termination \"Time forfeit\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\"]\n1... Kd7 1-0";
    assert_eq!(judged(pawn, Edition::E2023), []);
    let drawn =
        "[Termination \"Time forfeit\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n1. Kd2 1/2-1/2";
    assert_eq!(articles(drawn, Edition::E2023), [(1, "6.9")]);
}

#[test]
fn resignation_to_a_player_who_cannot_mate() {
    let text = "[FEN \"4k3/8/8/8/8/8/4p3/4K1N1 w - - 0 1\"]\n1. Nxe2 1-0";
    // A dead position, which goes before the resignation.
    assert_eq!(articles(text, Edition::E2023), [(1, "5.2.2"), (1, "5.2.2")]);
    let text = "[FEN \"4k3/8/8/8/8/8/4p2r/4K1N1 w - - 0 1\"]\n1. Nxe2 1-0";
    assert_eq!(articles(text, Edition::E2023), []);
    let text = "[FEN \"q3k3/8/8/8/8/8/8/K7 w - - 0 1\"]\n1. Kb2 1-0";
    assert_eq!(articles(text, Edition::E2023), [(1, "5.1.2")]);
    assert_eq!(articles(text, Edition::E2018), []);
}

#[test]
fn dead_positions_are_dated_back() {
    let wall = "[FEN \"4k3/8/1p1p1p1p/1P1P1P1P/8/8/6n1/4KB2 w - - 0 40\"]\n40. Bxg2 Ke7 41. Kd2 Kd7 1/2-1/2";
    let found = judged(wall, Edition::E2023);
    assert!(
        matches!(
            found[..],
            [Finding {
                ply: 1,
                what: What::Drawn {
                    draw: Draw::Dead,
                    after: 3
                },
                ..
            }]
        ),
        "{found:?}"
    );
}

proptest::proptest! {
    /// Whatever a file contains, the judge says something about it, and findings lie within the game.
    #[test]
    fn garbage_is_judged_without_falling_over(
        text in "([\\[\\](){};%$!?.*=\"\\\\<> \n]|[a-hNBRQK0-9x+#/-]|e4 |e5 |Nf3 |Nf6 |Ng1 |Ng8 |\\[FEN \"|1-0|[½Ş♘]){0,80}"
    ) {
        let mut judge = Judge::new(Options::of(Edition::E2023));
        for game in Games::new(text.as_bytes()) {
            let last = judge.judge(&game).iter().map(|finding| finding.ply).max();
            proptest::prop_assert!(last.unwrap_or(0) <= judge.line().moves.len());
        }
    }
}

#[test]
fn the_rules_of_2001_name_an_illegal_move_too() {
    let text = "1. e4 e5 2. Ke3 Nf6 1-0";
    assert_eq!(articles(text, Edition::E2001), [(2, "R12")]);
    assert_eq!(articles(text, Edition::E2023), [(2, "3.10.2")]);
}

#[test]
fn what_is_called_a_resignation_is_one() {
    let ending = "[FEN \"8/8/8/4k3/8/8/4Q3/4K3 b - - 0 1\"]\n";
    let with = |termination: &str| {
        let text = format!("{ending}[Termination \"{termination}\"]\n\n1... Kd5 0-1");
        let found = judged(&text, Edition::E2023);
        found.first().map(|finding| finding.what.clone())
    };
    let due = |why| {
        Some(What::Result {
            given: Outcome::Black,
            due: Outcome::Draw,
            why,
        })
    };
    for words in [
        "White resigned",
        "White resigns",
        "resignation",
        "timo won by resignation",
        "Feladta",
        "Beyaz terk etti",
        "Valkea luovutti",
        "Aufgabe",
        "normal",
        "",
        "?",
    ] {
        assert_eq!(
            with(words),
            due(Contradiction::ResignationWithoutMate),
            "{words}"
        );
    }
    for words in [
        "time",
        "won on time",
        "White forfeits on time",
        "Időtúllépés",
        "süre",
        "aika",
    ] {
        assert_eq!(with(words), due(Contradiction::FlagWithoutMate), "{words}");
    }
    for words in [
        "forfeit",
        "abandoned",
        "rules infraction",
        "adjudication",
        "who knows",
    ] {
        assert_eq!(with(words), None, "{words}");
    }
}

#[test]
fn a_draw_cannot_be_agreed_before_both_have_moved() {
    let early = "1. e4 1/2-1/2";
    for edition in [Edition::E2017, Edition::E2018, Edition::E2023] {
        assert_eq!(articles(early, edition), [(1, "5.2.3")]);
        assert_eq!(articles("1. e4 e5 1/2-1/2", edition), []);
    }
    // The club's rules say at any time.
    assert_eq!(articles(early, Edition::E2001), []);
    // Nothing was played: a forfeit or a lost score, no agreement.
    assert_eq!(articles("1/2-1/2", Edition::E2023), []);
    assert_eq!(
        articles(
            "[Termination \"adjudication\"]\n\n1. e4 1/2-1/2",
            Edition::E2023
        ),
        []
    );
}

#[test]
fn a_mate_counts_whatever_was_written_after_it() {
    let found = judged("1. f3 e5 2. g4 Qh4# 3. a3 a6 1-0", Edition::E2023);
    let what: Vec<&What> = found.iter().map(|finding| &finding.what).collect();
    assert!(
        matches!(
            what[..],
            [
                What::AfterTheEnd { mate: true, .. },
                What::Result {
                    given: Outcome::White,
                    due: Outcome::Black,
                    why: Contradiction::Checkmate,
                }
            ]
        ),
        "{what:?}"
    );
    // The right result is no contradiction, and an illegal move elsewhere says nothing about the result.
    assert_eq!(
        judged("1. f3 e5 2. g4 Qh4# 3. a3 a6 0-1", Edition::E2023).len(),
        1
    );
    assert_eq!(
        judged("1. f3 e5 2. g4 Ke6 3. a3 a6 1-0", Edition::E2023).len(),
        1
    );
}
