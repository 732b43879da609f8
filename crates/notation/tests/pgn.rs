//! PGN as it comes.

mod common;

use std::ops::ControlFlow;
use std::time::Duration;

use common::{chess960, random_game};
use jadoube_notation::pgn::{
    Export, ExportMove, Game, Games, Header, Kind, MainLine, Note, Outcome, PlayerTags,
    ProblemKind, Section, SourcePos, Tokens, commands, detect,
};
use jadoube_notation::sheet::Sheet;
use jadoube_notation::{Language, Liberty, Unread};
use pgn_reader::{SanPlus, Visitor};
use proptest::prelude::*;
use shakmaty::{Chess, Position};

fn kinds(text: &str) -> Vec<(Kind, String)> {
    Tokens::new(text.as_bytes())
        .map(|token| (token.kind, token.text().into_owned()))
        .collect()
}

fn only_game(text: &[u8]) -> Game<'_> {
    let mut games = Games::new(text);
    let game = games.next().expect("a game");
    assert!(games.next().is_none(), "one game");
    game
}

fn played(text: &[u8], language: Language) -> MainLine {
    let mut line = MainLine::default();
    line.play(&only_game(text), language);
    line
}

fn whats(line: &MainLine) -> Vec<&ProblemKind> {
    line.problems.iter().map(|problem| &problem.what).collect()
}

/// Nothing but white space stands between tokens, and every token has bytes.
fn covers(file: &[u8]) {
    let mut at = 0;
    for token in Tokens::new(file) {
        assert!(token.at >= at && !token.bytes.is_empty());
        assert_eq!(&file[token.at..token.end()], token.bytes);
        assert_white(&file[at..token.at]);
        at = token.end();
    }
    assert_white(&file[at..]);
    let in_games: usize = Games::new(file).map(|game| game.tokens.len()).sum();
    assert_eq!(
        in_games,
        Tokens::new(file).count(),
        "every token is in a game"
    );
}

fn assert_white(gap: &[u8]) {
    let text = String::from_utf8(gap.to_vec()).expect("white space");
    let white = |sign: char| sign.is_whitespace() || sign == '\u{feff}';
    assert!(text.chars().all(white), "between tokens: {text:?}");
}

#[test]
fn tokens_of_a_plain_game() {
    let text = "[Event \"A \\\"b\\\"\"]\n1.e4! e5 $1 2... (2. f4 {x}) ; rest\n%esc\n1/2-1/2";
    let kinds: Vec<Kind> = kinds(text).into_iter().map(|(kind, _)| kind).collect();
    use Kind::{
        Comment, Escape, Glyph, LineComment, Move, Nag, Number, Result, Tag, VariationEnd,
        VariationStart,
    };
    assert_eq!(
        kinds,
        [
            Tag,
            Number,
            Move,
            Glyph,
            Move,
            Nag,
            Number,
            VariationStart,
            Number,
            Move,
            Comment,
            VariationEnd,
            LineComment,
            Escape,
            Result
        ]
    );
}

#[test]
fn words_that_are_hard_to_tell() {
    for (text, expected) in [
        ("0-0", Kind::Move),
        ("0-0-0+", Kind::Move),
        ("0-1", Kind::Result),
        ("1-0", Kind::Result),
        ("½-½", Kind::Result),
        ("(=)", Kind::Offer),
        ("=", Kind::Offer),
        ("e.p.", Kind::InPassing),
        ("exd6e.p.", Kind::Move),
        ("e8(Q)+", Kind::Move),
        ("e8=Q#", Kind::Move),
        ("♘f3", Kind::Move),
        ("Şe2", Kind::Move),
        ("--", Kind::Move),
        ("+-", Kind::Glyph),
        ("±", Kind::Glyph),
        ("12", Kind::Number),
        ("...", Kind::Number),
        ("<br />", Kind::Markup),
        ("}", Kind::Stray),
        ("{never closed", Kind::OpenComment),
        ("[No value]", Kind::BrokenTag),
        ("[White \"no bracket\"", Kind::BrokenTag),
        ("[White \"a \"nick\" name\"]", Kind::BrokenTag),
    ] {
        assert_eq!(kinds(text), [(expected, text.to_owned())]);
    }
    assert_eq!(kinds("1e4").len(), 2);
    assert_eq!(kinds("1.e4e5").len(), 2);
}

#[test]
fn braces_within_braces() {
    let nested = "{ a { b } c } e4";
    assert_eq!(
        kinds(nested)[0],
        (Kind::NestedComment, "{ a { b } c }".to_owned())
    );
    let standard = "{ a { b } e4 {c} *";
    assert_eq!(kinds(standard)[0], (Kind::Comment, "{ a { b }".to_owned()));
    let open = "e4 {oops\n\n[Event \"next\"]\n\nd4 *";
    let found = kinds(open);
    assert_eq!(found[1], (Kind::OpenComment, "{oops".to_owned()));
    assert_eq!(found[2].0, Kind::Tag);
}

#[test]
fn tags_that_break_their_form_are_read_as_far_as_they_go() {
    let file = b"[White \"a \"nick\" name\"]\n[Black \"open\n[Result\"1-0\"]\n\n1. e4 1-0";
    let game = only_game(file);
    let value = |name| game.tag(name).expect("a tag").value().into_owned();
    assert_eq!(value("White"), "a \"nick\" name");
    assert_eq!(value("Black"), "open");
    assert_eq!(value("Result"), "1-0");
    let line = played(file, Language::English);
    assert_eq!(
        whats(&line),
        [&ProblemKind::BrokenTag, &ProblemKind::BrokenTag]
    );
}

#[test]
fn latin_1_and_a_mark_of_byte_order() {
    let file = b"\xef\xbb\xbf[White \"Fran\xe7ois\"]\r\n\r\n1. e4 e5\r\n*\r\n";
    let game = only_game(file);
    assert_eq!(game.tag("White").expect("a tag").value(), "François");
    assert_eq!(
        SourcePos::of(file, game.tokens[0].at),
        SourcePos { line: 1, column: 1 }
    );
    assert_eq!(
        SourcePos::of(file, game.tokens[2].at),
        SourcePos { line: 3, column: 4 }
    );
    // The Turkish king as Latin-1 shows the byte of the Turkish code page.
    let line = played(b"1. e4 e5 2. \xdee2 *", Language::Turkish);
    assert_eq!(line.moves.len(), 3);
}

#[test]
fn a_move_that_cannot_be_read_stops_the_board_but_not_the_reader() {
    let file = b"1. e4 e5 2. Ke3 Nf6 (2... d5 3. zz) 3. d4 *";
    let line = played(file, Language::English);
    assert!(!line.whole);
    assert_eq!(line.moves.len(), 2);
    let whats = whats(&line);
    assert!(
        matches!(whats[0], ProblemKind::Unread(Unread::Illegal { .. })),
        "{whats:?}"
    );
    let unplayed = whats.iter().filter(|what| ***what == ProblemKind::Unplayed);
    assert_eq!(unplayed.count(), 4, "{whats:?}");
    let token = only_game(file).tokens[line.problems[0].token];
    assert_eq!(token.text(), "Ke3");
    assert_eq!(
        SourcePos::of(file, token.at),
        SourcePos {
            line: 1,
            column: 13
        }
    );
}

#[test]
fn variations_go_back_to_before_the_move() {
    let line = played(
        b"1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. d4 *",
        Language::English,
    );
    assert_eq!(whats(&line), Vec::<&ProblemKind>::new());
    assert_eq!(line.moves.len(), 3);
    let line = played(b"(1. d4) 1. e4 (1. c4 *", Language::English);
    assert!(matches!(
        whats(&line)[..],
        [
            ProblemKind::VariationNowhere,
            ProblemKind::Unplayed,
            ProblemKind::OpenVariation
        ]
    ));
    let line = played(b"1. e4 ) e5 *", Language::English);
    assert_eq!(whats(&line), [&ProblemKind::CloseNowhere]);
}

#[test]
fn what_is_forgiven_is_told() {
    let line = played(b"1. e4 e5 3. Ngf3 nc6 (=) 4. 0-0 *", Language::English);
    let whats = whats(&line);
    assert_eq!(whats[0], &ProblemKind::Number { expected: 2 });
    let liberty = |what: &ProblemKind, liberty| match what {
        ProblemKind::Liberties(liberties) => liberties.contains(liberty),
        _ => false,
    };
    assert!(liberty(whats[1], Liberty::MoreThanNeeded));
    assert!(liberty(whats[2], Liberty::SmallLetter));
    assert!(line.moves[3].offer);
    assert!(!line.whole, "the bishop is in the way");
}

#[test]
fn results_are_compared() {
    let line = played(b"[Result \"1-0\"]\n1. e4 0-1", Language::English);
    assert_eq!(whats(&line), [&ProblemKind::ResultDiffers]);
    assert_eq!(line.result, Some(Outcome::Black));
    let line = played(b"1. e4 1-0 1-0", Language::English);
    assert_eq!(whats(&line), [&ProblemKind::SecondResult]);
}

#[test]
fn games_without_tags_follow_each_other() {
    let file = b"1. e4 e5 1-0 {good} 1. d4 * [Event \"x\"] 1. c4 [Event \"y\"] *";
    let counts: Vec<usize> = Games::new(file).map(|game| game.tokens.len()).collect();
    assert_eq!(counts, [5, 3, 3, 2]);
    let file = b"1. e4 e5 2. Nf3\n\n1. d4 d5 {no result} 2. c4";
    let counts: Vec<usize> = Games::new(file).map(|game| game.tokens.len()).collect();
    assert_eq!(counts, [5, 6]);
}

#[test]
fn the_language_is_found_by_playing() {
    for (text, language) in [
        ("1. e4 e5 2. Hf3 Hc6 3. Fb5 a6", Language::Hungarian),
        (
            "1. e4 e5 2. Af3 Ac6 3. Fb5 Af6 4. 0-0 Ae4 5. Ke1",
            Language::Turkish,
        ),
        ("1. e4 e5 2. Rf3 Rc6 3. Lb5 a6", Language::Finnish),
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6", Language::German),
        ("1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 a6", Language::Figurine),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", Language::English),
    ] {
        let detected = detect(&only_game(text.as_bytes()));
        assert_eq!(detected.language, language, "{text}");
        assert!(detected.whole && detected.rivals.is_empty(), "{text}");
    }
    // Dd3 and Lb5 are Finnish and German alike, and mean the same.
    let detected = detect(&only_game(b"1. e4 e5 2. Lb5 c6"));
    assert!(detected.whole && detected.rivals.is_empty());
    // A rook in one language, a king in another: both can be played.
    let detected = detect(&only_game(
        b"[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n1. Kd1 *",
    ));
    assert!(detected.whole);
    assert_eq!(detected.rivals, [Language::Turkish]);
    let detected = detect(&only_game(b"1. e4 e5 2. Xf3"));
    assert!(!detected.whole);
}

/// How many legal moves another reader finds.
fn others_read(text: &str) -> usize {
    struct Moves;
    impl Visitor for Moves {
        type Tags = ();
        type Movetext = (Chess, usize);
        type Output = usize;

        fn begin_tags(&mut self) -> ControlFlow<usize, ()> {
            ControlFlow::Continue(())
        }

        fn begin_movetext(&mut self, (): ()) -> ControlFlow<usize, (Chess, usize)> {
            ControlFlow::Continue((Chess::default(), 0))
        }

        fn san(
            &mut self,
            (position, made): &mut (Chess, usize),
            san: SanPlus,
        ) -> ControlFlow<usize> {
            match san.san.to_move(position) {
                Ok(m) => position.play_unchecked(m),
                Err(_) => return ControlFlow::Break(*made),
            }
            *made += 1;
            ControlFlow::Continue(())
        }

        fn end_game(&mut self, (_, made): (Chess, usize)) -> usize {
            made
        }
    }
    let mut reader = pgn_reader::Reader::new(std::io::Cursor::new(text));
    reader
        .read_game(&mut Moves)
        .expect("readable")
        .expect("a game")
}

#[test]
fn what_the_laws_keep_survives() {
    let start = Chess::default();
    let game = random_game(&start, &[7, 11, 3]);
    let before = vec![Note::Illegal {
        played: "g1g3".to_owned(),
        article: "7.5.5".to_owned(),
    }];
    let after = vec![Note::Clock(Duration::from_millis(299_500)), Note::Offer];
    let last = vec![
        Note::Claim {
            ground: "threefold".to_owned(),
            intended: Some("Nf3".to_owned()),
        },
        Note::Ruling {
            article: "9.5.3".to_owned(),
            text: "two minutes for Black {sic}".to_owned(),
        },
        Note::Then("e5 Nf5".to_owned()),
        Note::Words("a quiet [game]".to_owned()),
    ];
    let entries = game.iter().map(|(_, m)| ExportMove {
        before: before.clone(),
        m: *m,
        after: after.clone(),
    });
    let mut header = Header::default();
    header.white = PlayerTags::named("A \"B\" \\C");
    let export = Export {
        header,
        sections: vec![Section {
            start: start.clone(),
            entries: entries.collect(),
            last: last.clone(),
        }],
        result: Outcome::Draw,
    };
    let text = export.write();
    assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
    let line = played(text.as_bytes(), Language::English);
    assert!(line.problems.is_empty(), "{text}");
    let moves: Vec<_> = game.iter().map(|(_, m)| *m).collect();
    let read: Vec<_> = line.moves.iter().map(|made| made.m).collect();
    assert_eq!(moves, read);
    assert_eq!(others_read(&text), moves.len(), "other readers survive it");
    let game = only_game(text.as_bytes());
    assert_eq!(game.tag("White").expect("a tag").value(), "A \"B\" \\C");
    let notes: Vec<Vec<Note>> = game
        .tokens
        .iter()
        .filter_map(jadoube_notation::pgn::Token::comment)
        .map(Note::read)
        .collect();
    assert_eq!(notes.len(), 7);
    assert_eq!(notes[0], before);
    assert_eq!(notes[1], after);
    assert_eq!(notes[6][0], last[0]);
    let Note::Ruling { text, .. } = &notes[6][1] else {
        panic!("a ruling");
    };
    assert_eq!(text, "two minutes for Black (sic)");
    assert_eq!(
        notes[6][2..],
        [last[2].clone(), Note::Words("a quiet (game)".to_owned())]
    );
}

fn rewritten(notes: &[Note]) -> String {
    let mut written = String::new();
    for note in notes {
        written.push(' ');
        note.write(&mut written);
    }
    written
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn garbage_is_covered_by_tokens(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        covers(&bytes);
        let mut line = MainLine::default();
        for game in Games::new(&bytes) {
            line.play(&game, Language::English);
        }
    }

    #[test]
    fn near_pgn_is_covered_by_tokens(
        text in "([\\[\\](){};%$!?.*=\"\\\\<> \n]|[a-hNBRQKO0-9x+#/-]|e4|e5 |Nf3|\\[FEN \"|\\{|1-0|[½Ş♘]){0,60}"
    ) {
        covers(text.as_bytes());
        let mut line = MainLine::default();
        for game in Games::new(text.as_bytes()) {
            for language in Language::ALL {
                line.play(&game, language);
                prop_assert_eq!(line.moves.len() + 1, line.positions.len().max(1));
                let lost = |what: &ProblemKind| {
                    matches!(what, ProblemKind::Unread(_) | ProblemKind::Unplayed | ProblemKind::NullMove)
                };
                let unread = line.problems.iter().filter(|problem| {
                    game.tokens[problem.token].kind == Kind::Move && lost(&problem.what)
                });
                let tokens = game.tokens.iter().filter(|token| token.kind == Kind::Move);
                prop_assert!(line.moves.len() + unread.count() <= tokens.count());
            }
        }
    }

    #[test]
    fn garbage_in_comments_and_sheets_is_read(
        text in "(\\[%|\\]|clk |emt |claim |illegal |[0-9:. -]|[a-hNO]|\\PC){0,40}",
    ) {
        for command in commands(text.as_bytes()) {
            let _ = command.time();
        }
        // What is written of the notes, with its brackets round, gives the same notes again.
        let once = Note::read(rewritten(&Note::read(text.as_bytes())).as_bytes());
        let twice = Note::read(rewritten(&once).as_bytes());
        prop_assert_eq!(once, twice);
        let sheet = Sheet::read(text.as_bytes(), Language::Turkish);
        prop_assert!(sheet.entries.len() <= text.chars().count());
    }

    #[test]
    fn a_written_game_is_read_again(
        array in 0..960u16,
        choices in proptest::collection::vec(any::<u16>(), 0..120),
    ) {
        for start in [Chess::default(), chess960(array)] {
            let game = random_game(&start, &choices);
            let entries = game.iter().map(|(_, m)| ExportMove {
                before: Vec::new(),
                m: *m,
                after: vec![Note::Clock(Duration::from_secs(90))],
            });
            let section = Section { start: start.clone(), entries: entries.collect(), last: Vec::new() };
            let export = Export { header: Header::default(), sections: vec![section], result: Outcome::Open };
            let text = export.write();
            covers(text.as_bytes());
            let line = played(text.as_bytes(), Language::English);
            prop_assert!(line.problems.is_empty(), "{}\n{:?}", text, line.problems);
            let moves: Vec<_> = game.iter().map(|(_, m)| *m).collect();
            let read: Vec<_> = line.moves.iter().map(|made| made.m).collect();
            prop_assert_eq!(moves, read);
        }
    }
}
