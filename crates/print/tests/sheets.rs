//! Every sheet of every kind of event in every language: complete, escaped, one page for a card.

#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

use jadoube_print::{PrintError, Printout, html};
use jadoube_ruling::Moment;
use jadoube_text::Language;
use jadoube_tournament::{
    Asked, Attendance, Discipline, Entrant, EntryId, Event, Payment, Penalty, PenaltyKind, Player,
    Regulations, Request, System, TimeOfDay,
};

fn ask(event: &mut Event, asked: Asked) {
    let request = Request::arbiter("Dóra & <co>", Moment::ZERO, asked).because("a < b");
    event.act(request).unwrap();
}

/// An event with one round played, and a name that would break a careless page.
fn played(mut regulations: Regulations) -> Event {
    regulations.tie_breaks = vec!["SB".parse().unwrap()];
    let mut event = Event::new(regulations).unwrap();
    let boards = event.regulations().boards;
    for name in [
        "<script>alert(1)</script>",
        "Béla & \"Co\"",
        "Çağla",
        "Ödön",
    ] {
        let member = |role: Option<Discipline>, board: u32| Player {
            role,
            rating: Some(1900),
            ..Player::named(format!("{name} {board}"))
        };
        let players: Vec<Player> = match event.regulations().is_team_event() {
            true => Discipline::ALL
                .iter()
                .map(|role| member(Some(*role), *role as u32))
                .collect(),
            false => (1..=boards).map(|board| member(None, board)).collect(),
        };
        let name = if boards == 1 && players.len() == 1 {
            players[0].name.clone()
        } else {
            name.to_owned()
        };
        ask(&mut event, Asked::Enter(Entrant { name, players }));
    }
    let order: Vec<EntryId> = event.entries().iter().map(|entry| entry.id).collect();
    if event.regulations().is_team_event() {
        for entry in order.clone() {
            let on = "2026-05-01".parse().unwrap();
            let payment = Payment {
                round: 1,
                amount: 1500,
                on,
            };
            ask(&mut event, Asked::Pay { entry, payment });
            let attendance = Attendance {
                arrivals: vec![TimeOfDay::new(9, 0); 3],
                own_equipment: entry == EntryId(4),
            };
            ask(
                &mut event,
                Asked::CheckIn {
                    entry,
                    round: 1,
                    attendance,
                },
            );
        }
    }
    ask(&mut event, Asked::Draw { round: 1, order });
    ask(&mut event, Asked::Pair { round: 1 });
    let bouts: Vec<(u32, u32, bool)> = event
        .round(1)
        .unwrap()
        .meetings
        .iter()
        .flat_map(|meeting| {
            let bouts = (1..).zip(&meeting.bouts);
            bouts.map(|(bout, one)| (meeting.table, bout, one.play.parties().len() == 3))
        })
        .collect();
    for (table, bout, cards) in bouts {
        let score = if cards { "12.5:8:8" } else { "1-0" }.parse().unwrap();
        let bout = jadoube_tournament::BoutId {
            round: 1,
            table,
            bout,
        };
        ask(&mut event, Asked::Report { bout, score });
    }
    let kind = PenaltyKind::Warning;
    ask(
        &mut event,
        Asked::Penalise(Penalty {
            entry: EntryId(1),
            round: 1,
            kind,
        }),
    );
    event
}

fn events() -> Vec<Event> {
    let mut teams = Regulations::new("league", System::RoundRobin { double: false });
    teams.boards = 2;
    vec![
        played(Regulations::new(
            "club \"A\" <b>",
            System::RoundRobin { double: false },
        )),
        played(Regulations::new("cup", System::Knockout { games: 1 })),
        played(teams),
        played(Regulations::team_event("season")),
    ]
}

#[test]
fn every_sheet_is_complete_in_every_language() {
    let mut pages = 0;
    for event in events() {
        for sheet in Printout::ALL
            .into_iter()
            .filter(|sheet| sheet.is_of(&event))
        {
            for language in Language::ALL {
                let page = html(&event, sheet, None, language).unwrap();
                let place = format!("{sheet} {language:?}");
                for missing in ["[print-", "[event-", "{ $", "{$"] {
                    assert!(!page.contains(missing), "{place}: {missing}");
                }
                assert!(page.starts_with("<!doctype html>"), "{place}");
                assert!(
                    page.contains(&format!("<html lang=\"{}\">", language.code())),
                    "{place}"
                );
                assert!(!page.contains("<script"), "{place}: names are text");
                assert_eq!(
                    page.matches("<table").count(),
                    page.matches("</table>").count()
                );
                assert_eq!(
                    page.matches("<section").count(),
                    page.matches("</section>").count()
                );
                let heads = page.matches("<thead>").count();
                let tables = page.matches("<table").count();
                assert!(
                    heads > 0 || tables == 0 || sheet == Printout::Slips,
                    "{place}: heads are repeated"
                );
                pages += 1;
            }
        }
    }
    assert!(pages > 100);
}

/// Figures with decimals, as `7.5` or `7,5`, in the cells of a page.
fn decimals(page: &str, mark: char) -> usize {
    let cells = page.split("<td class=\"n\">").skip(1);
    let figures = cells.filter_map(|cell| cell.split('<').next()?.split_once(mark));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|one| one.is_ascii_digit());
    figures
        .filter(|(whole, part)| digits(whole) && digits(part))
        .count()
}

#[test]
fn decimals_are_written_as_the_language_writes_them() {
    let mut found = 0;
    for event in events() {
        let sheets = Printout::ALL.into_iter();
        for sheet in sheets.filter(|sheet| sheet.is_of(&event)) {
            let page = |language| html(&event, sheet, None, language).unwrap();
            let english = page(Language::English);
            assert_eq!(decimals(&english, ','), 0, "{sheet}");
            let points = decimals(&english, '.');
            for language in [Language::Hungarian, Language::Turkish, Language::Finnish] {
                assert_eq!(decimals(&page(language), '.'), 0, "{sheet} {language:?}");
                assert_eq!(
                    decimals(&page(language), ','),
                    points,
                    "{sheet} {language:?}"
                );
            }
            found += points;
        }
    }
    assert!(found > 0, "no sheet has a half point");
}

#[test]
fn a_score_card_has_24_deals_and_a_page_of_its_own() {
    let event = played(Regulations::team_event("season"));
    let page = html(&event, Printout::ScoreCards, Some(1), Language::Hungarian).unwrap();
    assert_eq!(
        page.matches("<section class=\"sheet\">").count(),
        2,
        "ulti and snapszer"
    );
    assert_eq!(page.matches("<td class=\"c\">24</td>").count(), 2);
    assert_eq!(
        page.matches("①").count(),
        2 * 8 + 2,
        "eight deals each, and the note"
    );
}

#[test]
fn what_an_event_does_not_have_is_refused() {
    let event = played(Regulations::new(
        "club",
        System::RoundRobin { double: false },
    ));
    let card = html(&event, Printout::ScoreCards, None, Language::English);
    assert_eq!(card, Err(PrintError::NotOfThisEvent));
    let round = html(&event, Printout::Pairings, Some(7), Language::English);
    assert_eq!(round, Err(PrintError::NotPaired { round: 7 }));
}

/// Identifiers of sentences in a source file, by their beginnings.
fn identifiers(text: &str) -> Vec<&str> {
    let prefixes = ["event-", "print-", "trf-", "csv-"];
    let is_one = |word: &&str| {
        let plain = word
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        plain && prefixes.iter().any(|prefix| word.starts_with(prefix))
    };
    text.split('"').filter(is_one).collect()
}

#[test]
fn every_sentence_that_the_program_says_is_there_in_every_language() {
    let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = [
        "tournament/src",
        "tournament/src/exchange",
        "cli/src/event",
        "print/src",
    ];
    let files = folders
        .iter()
        .flat_map(|folder| std::fs::read_dir(crates.join(folder)).unwrap());
    let paths = files.map(|file| file.unwrap().path());
    let sources = paths.filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    let text: String = sources
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    let texts = Language::ALL.map(jadoube_text::Texts::new);
    let identifiers = identifiers(&text);
    assert!(identifiers.len() > 150, "{}", identifiers.len());
    for id in identifiers {
        for (language, texts) in Language::ALL.iter().zip(&texts) {
            assert!(texts.get(id).is_some(), "{language:?}: {id}");
        }
    }
}

/// The folder of static files: its pages lead to each other by name alone, and only what is on the wall
/// is in it.
#[test]
fn the_public_page_is_a_folder_whose_links_all_lead_somewhere() {
    let round_robin = System::RoundRobin { double: false };
    for regulations in [
        Regulations::new("Nap", round_robin),
        Regulations::team_event("Nap"),
    ] {
        let event = played(regulations);
        for language in Language::ALL {
            let files = jadoube_print::site(&event, language);
            assert_eq!(files[0].name, "index.html");
            for file in &files {
                assert!(!file.text.contains("<script>"), "{}", file.name);
                for link in file.text.split("href=\"").skip(1) {
                    let to = link.split('"').next().unwrap();
                    assert!(files.iter().any(|one| one.name == to), "{to}");
                }
            }
        }
    }
}

/// The parts of a team's points add up to them, penalties included; the cup tells the earlier seasons.
#[test]
fn figures_add_up_and_the_cup_has_a_history() {
    let mut regulations = Regulations::team_event("season");
    regulations.earlier_winners = vec!["Talon".to_owned(), "Çağla / Talon".to_owned()];
    let mut event = played(regulations);
    let taken = Penalty {
        entry: EntryId(2),
        round: 1,
        kind: PenaltyKind::Points(jadoube_tournament::Points::ONE),
    };
    ask(&mut event, Asked::Penalise(taken));
    for line in event.season_table() {
        let parts = event.season_parts(line.entry).into_iter();
        let sum = parts.fold(jadoube_tournament::Points::ZERO, |sum, part| {
            sum + part.points
        });
        assert_eq!(sum, line.score.points, "{:?}", line.entry);
    }
    let page = html(&event, Printout::Figures, None, Language::English).unwrap();
    assert_eq!(
        page.matches("<section class=\"whole\">").count(),
        event.season_table().len()
    );
    let page = html(&event, Printout::Cup, None, Language::English).unwrap();
    assert!(
        page.contains("Çağla, Talon") && page.contains("Talon: won 2 times"),
        "{page}"
    );
    // Before its end this season has no winner; when it is closed it has one.
    assert_eq!(event.cup_history().seasons.len(), 2);
    let rounds = u32::try_from(event.rounds().len()).unwrap();
    for round in 1..=rounds {
        if !event.round(round).unwrap().closed {
            ask(&mut event, Asked::CloseRound { round });
        }
    }
    ask(&mut event, Asked::Close);
    assert_eq!(event.cup_history().seasons.len(), 3);
}
