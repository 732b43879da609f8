//! Entries as the Laws ask for them and as people write them.

mod common;

use common::position;
use jadoube_notation::{Language, Liberty, Reader, Style, Unread};
use shakmaty::{CastlingMode, Chess, uci::UciMove};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const TWO_KNIGHTS: &str = "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1";
const PROMOTION: &str = "6k1/4P3/8/8/8/8/8/6K1 w - - 0 1";
const PASSING: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const CAPTURES: &str = "4k3/8/5r2/4b3/3P4/8/1B6/4K3 w - - 0 1";

fn read(fen: &str, language: Language, entry: &str) -> Result<(String, Vec<Liberty>), Unread> {
    let position = position(fen).expect("a position");
    let reading = Reader::lenient(language).read(&position, entry)?;
    let strict = Reader::strict(language).read(&position, entry);
    assert_eq!(strict.is_ok(), reading.forgiven.is_empty(), "{entry}");
    let uci = UciMove::from_move(reading.m, CastlingMode::Standard).to_string();
    Ok((uci, reading.forgiven.iter().collect()))
}

#[track_caller]
fn means(fen: &str, language: Language, entry: &str, uci: &str, forgiven: &[Liberty]) {
    let read = read(fen, language, entry);
    let expected = (uci.to_owned(), forgiven.to_vec());
    assert_eq!(read, Ok(expected), "{entry} in {language}");
}

#[test]
fn c_2_and_c_3_letters_of_the_country() {
    for (language, entry) in [
        (Language::English, "Nf3"),
        (Language::Hungarian, "Hf3"),
        (Language::Turkish, "Af3"),
        (Language::Finnish, "Rf3"),
        (Language::German, "Sf3"),
        (Language::Figurine, "♘f3"),
        (Language::Figurine, "♞f3"),
    ] {
        means(START, language, entry, "g1f3", &[]);
    }
    means(CASTLING, Language::Turkish, "Kd1", "a1d1", &[]);
    means(CASTLING, Language::Turkish, "Şd1", "e1d1", &[]);
    means(
        CASTLING,
        Language::Turkish,
        "Sd1",
        "e1d1",
        &[Liberty::PlainLetter],
    );
    means(
        CASTLING,
        Language::Turkish,
        "Þd1",
        "e1d1",
        &[Liberty::PlainLetter],
    );
    let decomposed = "S\u{327}d1";
    means(
        CASTLING,
        Language::Turkish,
        decomposed,
        "e1d1",
        &[Liberty::PlainLetter],
    );
    let small = [Liberty::SmallLetter];
    means(CASTLING, Language::Turkish, "şd1", "e1d1", &small);
    means(START, Language::English, "nf3", "g1f3", &small);
    means(
        START,
        Language::English,
        "♘f3",
        "g1f3",
        &[Liberty::Figurine],
    );
    assert!(matches!(
        read(START, Language::Finnish, "Nf3"),
        Err(Unread::NoMove { column: 1 })
    ));
}

#[test]
fn c_4_pawns_have_no_letter() {
    let letter = [Liberty::PawnLetter];
    for (language, entry) in [
        (Language::English, "Pe4"),
        (Language::Hungarian, "Ge4"),
        (Language::Turkish, "Pe4"),
        (Language::Finnish, "Se4"),
        (Language::German, "Be4"),
        (Language::Figurine, "♙e4"),
    ] {
        means(START, language, "e4", "e2e4", &[]);
        means(START, language, entry, "e2e4", &letter);
    }
    means(
        START,
        Language::English,
        "E4",
        "e2e4",
        &[Liberty::CapitalFile],
    );
}

#[test]
fn c_8_short_and_long_form() {
    for entry in ["e2e4", "e2-e4", "e2–e4"] {
        means(START, Language::Hungarian, entry, "e2e4", &[]);
    }
    means(START, Language::English, "Ng1f3", "g1f3", &[]);
    means(START, Language::English, "Ng1-f3", "g1f3", &[]);
    means(START, Language::English, "N-f3", "g1f3", &[Liberty::Hyphen]);
    means(
        START,
        Language::English,
        "g1-f3",
        "g1f3",
        &[Liberty::LetterMissing],
    );
    means(START, Language::English, "N f3", "g1f3", &[Liberty::Spaces]);
    means(
        CAPTURES,
        Language::English,
        "d4-e5",
        "d4e5",
        &[Liberty::CaptureWrong],
    );
}

#[test]
fn c_9_captures() {
    for entry in ["dxe5", "de5", "d4xe5", "d×e5"] {
        means(CAPTURES, Language::English, entry, "d4e5", &[]);
    }
    means(
        CAPTURES,
        Language::English,
        "d:e5",
        "d4e5",
        &[Liberty::CaptureSign],
    );
    means(
        CAPTURES,
        Language::English,
        "de",
        "d4e5",
        &[Liberty::RankMissing],
    );
    means(
        CAPTURES,
        Language::English,
        "dxe",
        "d4e5",
        &[Liberty::RankMissing],
    );
    means(
        CAPTURES,
        Language::English,
        "e5",
        "d4e5",
        &[Liberty::FileMissing],
    );
    means(
        CAPTURES,
        Language::English,
        "Bxc3",
        "b2c3",
        &[Liberty::CaptureWrong],
    );
    means(
        CAPTURES,
        Language::English,
        "bc3",
        "b2c3",
        &[Liberty::SmallLetter],
    );
}

#[test]
fn c_9_3_in_passing() {
    for entry in [
        "ed6",
        "exd6",
        "exd6 e.p.",
        "exd6e.p.",
        "ed6 o.l.",
        "e5xd6 e.p.",
    ] {
        means(PASSING, Language::Finnish, entry, "e5d6", &[]);
    }
    means(
        PASSING,
        Language::English,
        "exd6 ep",
        "e5d6",
        &[Liberty::PassingSign],
    );
    means(
        PASSING,
        Language::English,
        "e6 e.p.",
        "e5e6",
        &[Liberty::PassingWrong],
    );
}

#[test]
fn c_10_only_legal_candidates_count() {
    let Err(Unread::Ambiguous { candidates }) = read(TWO_KNIGHTS, Language::English, "Nf3") else {
        panic!("two knights reach f3");
    };
    assert_eq!(candidates.len(), 2);
    means(TWO_KNIGHTS, Language::English, "Ngf3", "g1f3", &[]);
    means(
        TWO_KNIGHTS,
        Language::English,
        "Ngh3",
        "g1h3",
        &[Liberty::MoreThanNeeded],
    );
    // The knight on e5 is pinned, so only the other one can be meant.
    let pinned = "4r1k1/8/8/4N3/8/8/8/4K1N1 w - - 0 1";
    means(pinned, Language::English, "Nf3", "g1f3", &[]);
}

#[test]
fn c_10_a_sign_of_check_can_tell_which_was_meant() {
    // Both knights reach f3; only the one on d4 uncovers the bishop.
    let fen = "7k/8/8/8/3N4/8/1B1N4/K7 w - - 0 1";
    assert!(matches!(
        read(fen, Language::English, "Nf3"),
        Err(Unread::Ambiguous { .. })
    ));
    let less = [Liberty::LessThanNeeded];
    means(fen, Language::English, "Nf3+", "d4f3", &less);
    means(fen, Language::English, "N4f3+", "d4f3", &[]);
}

#[test]
fn c_11_promotions() {
    for entry in ["e8V", "e8=V", "e7e8V", "e7-e8=V", "e8V+"] {
        means(PROMOTION, Language::Hungarian, entry, "e7e8q", &[]);
    }
    for entry in ["e8(V)", "e8/V"] {
        means(
            PROMOTION,
            Language::Hungarian,
            entry,
            "e7e8q",
            &[Liberty::PromotionSign],
        );
    }
    means(
        PROMOTION,
        Language::Hungarian,
        "e8v",
        "e7e8q",
        &[Liberty::SmallLetter],
    );
    means(
        PROMOTION,
        Language::Hungarian,
        "e7e8q",
        "e7e8q",
        &[Liberty::Engine],
    );
    means(PROMOTION, Language::Turkish, "e8A", "e7e8n", &[]);
    let Err(Unread::Ambiguous { candidates }) = read(PROMOTION, Language::English, "e8") else {
        panic!("the piece is not named");
    };
    assert_eq!(candidates.len(), 4);
    let king = read(PROMOTION, Language::English, "e8K");
    assert!(matches!(king, Err(Unread::Illegal { .. })), "{king:?}");
}

#[test]
fn c_12_offers() {
    let position = position(START).unwrap();
    for (entry, forgiven) in [("e4 (=)", 0), ("e4(=)", 0), ("Nf3=", 1)] {
        let reading = Reader::lenient(Language::English)
            .read(&position, entry)
            .unwrap();
        assert!(reading.offer, "{entry}");
        assert_eq!(reading.forgiven.len(), forgiven, "{entry}");
    }
    assert!(
        !Reader::lenient(Language::English)
            .read(&position, "e4")
            .unwrap()
            .offer
    );
}

#[test]
fn c_13_castling_and_signs() {
    for entry in ["0-0", "O-O", "0-0+"] {
        let forgiven: &[Liberty] = match entry {
            "0-0+" => &[Liberty::CheckWrong],
            _ => &[],
        };
        means(CASTLING, Language::German, entry, "e1g1", forgiven);
    }
    means(CASTLING, Language::German, "0-0-0", "e1c1", &[]);
    for entry in ["o-o", "00", "0-O", "0–O"] {
        means(
            CASTLING,
            Language::German,
            entry,
            "e1g1",
            &[Liberty::CastlingSigns],
        );
    }
    means(
        CASTLING,
        Language::German,
        "Ke1-g1",
        "e1g1",
        &[Liberty::CastlingAsKing],
    );
    means(
        CASTLING,
        Language::German,
        "Kg1",
        "e1g1",
        &[Liberty::CastlingAsKing],
    );
    means(
        CASTLING,
        Language::German,
        "e1g1",
        "e1g1",
        &[Liberty::Engine],
    );
    means(
        START,
        Language::English,
        "Nf3!?",
        "g1f3",
        &[Liberty::Judgement],
    );
    means(
        START,
        Language::English,
        "Nf3+",
        "g1f3",
        &[Liberty::CheckWrong],
    );
    let mate = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
    for entry in ["Qh4", "Qh4#", "Qh4++", "Qh4‡"] {
        means(mate, Language::English, entry, "d8h4", &[]);
    }
    means(
        mate,
        Language::English,
        "Qh4+",
        "d8h4",
        &[Liberty::CheckWrong],
    );
}

#[test]
fn what_is_no_move_says_where() {
    for (entry, column) in [
        ("", 1),
        ("xyz", 2),
        ("Nf9", 3),
        ("e4 and so on", 4),
        ("Nf3+x", 5),
    ] {
        let unread = read(START, Language::English, entry);
        assert_eq!(unread, Err(Unread::NoMove { column }), "{entry}");
    }
    let Err(Unread::Illegal { candidates }) = read(START, Language::English, "Ne5") else {
        panic!("no knight reaches e5");
    };
    assert_eq!(candidates.len(), 4, "the knights' moves");
    let Err(Unread::Illegal { candidates }) = read(START, Language::English, "Be4") else {
        panic!("no bishop reaches e4");
    };
    assert_eq!(candidates.len(), 1, "the pawn's move to that square");
}

#[test]
fn moves_are_written_in_every_language_and_form() {
    let write = |fen: &str, uci: &str, style: Style| {
        let position: Chess = position(fen).expect("a position");
        let m = uci.parse::<UciMove>().unwrap().to_move(&position).unwrap();
        style.text(&position, m)
    };
    use Language::{English, Figurine, Finnish, German, Hungarian, Turkish};
    for (fen, uci, language, short, long) in [
        (START, "g1f3", Turkish, "Af3", "Ag1-f3"),
        (START, "e2e4", Figurine, "e4", "e2-e4"),
        (TWO_KNIGHTS, "g1f3", English, "Ngf3", "Ng1-f3"),
        (
            "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1",
            "g5f3",
            English,
            "N5f3",
            "Ng5-f3",
        ),
        (
            "4k3/8/8/8/3N4/8/7N/K7 w - - 0 1",
            "h2f3",
            Hungarian,
            "Hhf3",
            "Hh2-f3",
        ),
        (
            "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1",
            "h4e1",
            English,
            "Qh4e1",
            "Qh4-e1",
        ),
        (CAPTURES, "d4e5", German, "dxe5", "d4xe5"),
        (PROMOTION, "e7e8q", Finnish, "e8D+", "e7-e8D+"),
        (CASTLING, "e1c1", German, "0-0-0", "0-0-0"),
    ] {
        assert_eq!(write(fen, uci, Style::short(language)), short);
        assert_eq!(write(fen, uci, Style::long(language)), long);
    }
    assert_eq!(write(PROMOTION, "e7e8n", Style::PGN), "e8=N");
    assert_eq!(write(CASTLING, "e1g1", Style::PGN), "O-O");
    let passing = |language| Style {
        in_passing: true,
        ..Style::short(language)
    };
    assert_eq!(write(PASSING, "e5d6", passing(Finnish)), "exd6 o.l.");
    assert_eq!(write(PASSING, "e5d6", passing(German)), "exd6 e.p.");
}
