//! What holds in every session of cards, over random ones.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use jadoube_cards::{
    Card, CardSet, First, Game, Happened, Numbers, Prepared, Record, Seat, Session, Setup,
    Shuffling, Side, Units, Who, happened_message, happened_under, refused_message, refused_under,
};
use jadoube_journal::CardsJournal;
use jadoube_ruling::Moment;
use jadoube_snapszer as snapszer;
use jadoube_testkit::card_dice::{Rolled, request};
use jadoube_testkit::dice::Dice;
use jadoube_text::{Language, Texts};
use jadoube_ulti as ulti;
use proptest::prelude::*;
use serde_json::Value;

/// Rulesets that between them turn every switch, with short sessions.
const ULTI: [&str; 5] = [
    "god-2012 deals=3",
    "common deals=3",
    "god-2012 deals=2 kontra_timing=preplay spread_open=at_once",
    "common deals=2 kontra_timing=preplay failed_silent_ulti=on silent_defenders=off silent_durch=off",
    "god-2012 deals=2 meld_needs_trick=off auction_end=2 spread_open=at_once kontra_limit=1",
];
const SNAPSZER: [&str; 3] = [
    "god-2012 deals=3",
    "common deals=3",
    "god-2012 deals=3 auto_ready=on kontra_limit=2",
];

fn setup<G: Game>(rules: &[&str], dice: &mut Dice) -> Setup<G::Rules> {
    let seat = dice.pick(&Seat::ALL);
    Setup {
        rules: match dice.pick(rules).parse() {
            Ok(rules) => rules,
            Err(_) => panic!("rules"),
        },
        shuffling: dice.pick(&[Shuffling::Sealed, Shuffling::Fair, Shuffling::ByHand]),
        numbers: dice.pick(&[Numbers::OneProgram, Numbers::EverySeat]),
        first: dice.pick(&[First::Draw(seat), First::Dealer(seat)]),
    }
}

/// Plays until the session is over or so many requests were made.
fn roll<G: Rolled>(rules: &[&str], seed: u64, most: usize) -> CardsJournal<G> {
    let mut dice = Dice::new(seed);
    let mut journal = CardsJournal::create(setup::<G>(rules, &mut dice), Moment::ZERO);
    for count in 0..most {
        if journal.session().is_over() {
            break;
        }
        let (who, asked) = request(journal.session(), &mut dice);
        let at = Moment::from_millis(count as u64);
        let _ = journal.ask(who, &asked, at);
    }
    journal
}

/// The seat to act always has something to ask for that is granted.
fn somebody_can_act<G: Rolled>(rules: &[&str], seed: u64) {
    let mut dice = Dice::new(seed);
    let mut session = Session::<G>::new(&setup::<G>(rules, &mut dice));
    for _ in 0..400 {
        match (session.to_act(), session.deal()) {
            (None, _) => {
                assert!(session.is_over());
                return;
            }
            (Some(Who::Player(seat)), Some(deal)) if deal.turn() == Some(seat) => {
                let granted = |asked: &G::Asked| deal.decide(session.rules(), seat, asked).is_ok();
                assert!(deal.candidates().iter().any(granted), "{deal:?}");
            }
            // Before the deal every step is a single act; the walk itself shows that it goes on.
            (Some(_), _) => {}
        }
        let (who, asked) = request(&session, &mut dice);
        if let Ok(happened) = session.decide(who, &asked) {
            happened.iter().for_each(|one| session.apply(one));
        }
    }
}

/// Folding the journal and asking again both give the same session; every line has its clause and a
/// sentence in each language.
fn replays<G: Rolled>(rules: &[&str], seed: u64) {
    let journal = roll::<G>(rules, seed, 300);
    let text = journal.to_string();
    let folded = CardsJournal::<G>::replay(&text).expect("folds");
    assert_eq!(
        format!("{:?}", folded.session()),
        format!("{:?}", journal.session())
    );
    let verified = CardsJournal::<G>::verify(&text).expect("verifies");
    assert_eq!(verified.to_string(), text);
    for language in Language::ALL {
        let texts = Texts::new(language);
        for line in journal.lines() {
            let said = match (&line.happened, &line.refused) {
                (Some(happened), _) => {
                    is_explained(&texts, happened_under::<G>(happened).0);
                    texts.say(&happened_message::<G>(happened))
                }
                (_, Some(refused)) => {
                    is_explained(&texts, refused_under::<G>(refused).0);
                    texts.say(&refused_message::<G>(refused))
                }
                _ => continue,
            };
            assert!(!said.contains(['[', '{']), "{language:?}: {said}");
        }
    }
}

/// Whoever reads a clause in brackets can look it up.
fn is_explained(texts: &Texts, clause: &str) {
    let id = format!("clause-{}", clause.to_lowercase().replace('.', "-"));
    assert!(texts.get(&id).is_some(), "{clause}");
}

/// A text record reads back to the same record and the same session.
fn records_read_back<G: Rolled>(rules: &[&str], seed: u64) -> String {
    let journal = roll::<G>(rules, seed, 300);
    let mut record = Record::<G>::new(journal.setup().clone());
    for line in journal.lines() {
        if let Some(request) = &line.asked {
            let _ = record.ask(request.by, &request.asked);
        }
    }
    let text = record.to_string();
    let read = Record::<G>::read(&text).expect("reads back");
    assert_eq!(read.to_string(), text);
    assert_eq!(
        format!("{:?}", read.session()),
        format!("{:?}", journal.session())
    );
    text
}

/// A line with the cards that it lays away in one order, whichever came first.
fn laid_in_order(line: &str) -> String {
    match line.split_once(" LAY ") {
        Some((seat, cards)) => {
            let mut cards: Vec<&str> = cards.split(' ').collect();
            cards.sort_unstable();
            format!("{seat} LAY {}", cards.join(" "))
        }
        None => line.to_owned(),
    }
}

/// A record in which one character of what counts was changed is refused, or says the same but for
/// spaces between words and the order of the cards that were laid.
fn tampering_is_found<G: Rolled>(text: &str, at: usize, letter: char) -> Result<(), TestCaseError> {
    let mut changed: Vec<char> = text.chars().collect();
    let at = at % changed.len();
    changed[at] = letter;
    let changed: String = changed.into_iter().collect();
    if let Ok(read) = Record::<G>::read(&changed) {
        let bare = |text: &str| -> Vec<String> {
            let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
            let lines = text.lines().map(words);
            let counting = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
            counting
                .map(|line| laid_in_order(&line.to_uppercase()))
                .collect()
        };
        prop_assert_eq!(bare(&read.to_string()), bare(&changed));
    }
    Ok(())
}

#[test]
fn a_word_too_many_or_another_is_no_request() {
    let head = "jadoube cards record 2\ngame snapszer\nrules common deals=3\nshuffle sealed\nnumbers by one program\nfirst draw from 0\n\n";
    let seal = "00".repeat(32);
    for line in [
        "table: time ua",
        "table: time",
        "table: time up up",
        "table: late 0",
        "1: knock knock",
        "1: take back back",
        "table: take back for",
        "table: sit in for 1 2",
        "1: return 1",
        &format!("table: commit {seal} again"),
    ] {
        let error = Record::<snapszer::Deal>::read(&format!("{head}{line}\n"));
        assert_eq!(error.expect_err(line).line, 8, "{line}");
    }
    let kept = Record::<snapszer::Deal>::read(&format!("{head}table: commit  {seal}\n"));
    assert!(kept.is_ok(), "spaces between words say nothing: {kept:?}");
}

/// Two worlds that a seat cannot tell apart give the same view, byte for byte, and whatever happened in
/// them is told in the same words.
///
/// The other world is the first with the cards that the seat has not seen dealt out anew, and
/// another seed. Requests of others that show nothing stay what they are.
fn views_do_not_leak<G: Rolled + LookedAt>(rules: &[&str], seed: u64) {
    let mut dice = Dice::new(seed);
    let most = 10 + dice.roll(200);
    let journal = roll::<G>(rules, seed, most);
    let happened: Vec<&Happened<G::Happened>> = journal
        .lines()
        .iter()
        .filter_map(|line| line.happened.as_ref())
        .collect();
    let dealt = happened.iter().rposition(
        |one| matches!(one, Happened::Table(one) if matches!(**one, Prepared::Dealt { .. })),
    );
    let (Some(dealt), true) = (dealt, journal.session().playing()) else {
        return;
    };
    // A pack laid down by hand is as hidden as the cards dealt from it.
    let first = happened[..dealt].iter().rposition(
        |one| matches!(one, Happened::Table(one) if matches!(**one, Prepared::DeckLaid { .. })),
    );
    let since = first.unwrap_or(dealt);
    let viewers = Seat::ALL.into_iter().map(Some).chain([None]);
    for viewer in viewers {
        let seen = seen_by(viewer, &journal, &happened, dealt);
        let other = happenings_anew::<G>(&happened, since, seen, &mut dice);
        let mut other_world = Session::<G>::new(journal.setup());
        for (one, other) in happened.iter().zip(&other) {
            other_world.apply(other);
            let told = happened_message::<G>(other);
            assert_eq!(happened_message::<G>(one), told, "{viewer:?}: {one:?}");
        }
        let view = |session: &Session<G>| {
            serde_json::to_string(&session.view(viewer)).expect("well formed")
        };
        assert_eq!(view(journal.session()), view(&other_world), "{viewer:?}");
    }
}

/// What has come before a viewer's eyes since the cards were dealt.
fn seen_by<G: Rolled + LookedAt>(
    viewer: Option<Seat>,
    journal: &CardsJournal<G>,
    happened: &[&Happened<G::Happened>],
    dealt: usize,
) -> CardSet {
    let mut session = Session::<G>::new(journal.setup());
    let mut seen = CardSet::EMPTY;
    for (index, one) in happened.iter().enumerate() {
        session.apply(one);
        if index < dealt {
            continue;
        }
        let played = serde_json::to_value(one).expect("well formed");
        if let Some(Value::String(card)) = played.pointer("/play/card_played/card") {
            seen.insert(card.parse().expect("well formed"));
        }
        // Snapszer: a pair is shown with its suit.
        if let (Some(Value::String(suit)), None) = (
            played.pointer("/play/melded/suit"),
            played.pointer("/play/melded/suits"),
        ) {
            seen |= CardSet::pair(suit.parse().expect("well formed"));
        }
        seen |= session
            .deal()
            .map_or(CardSet::EMPTY, |deal| G::looked_at(deal, viewer));
    }
    seen
}

trait LookedAt: Game {
    /// The cards before a viewer's eyes, by the true state and not by the view.
    fn looked_at(&self, viewer: Option<Seat>) -> CardSet;
}

impl LookedAt for ulti::Deal {
    fn looked_at(&self, viewer: Option<Seat>) -> CardSet {
        let seen = |seat: &Seat| viewer == Some(*seat) || self.is_shown(*seat);
        let hands = Seat::ALL.into_iter().filter(seen);
        hands.fold(CardSet::EMPTY, |all, seat| all | self.hands()[seat])
    }
}

impl LookedAt for snapszer::Deal {
    fn looked_at(&self, viewer: Option<Seat>) -> CardSet {
        viewer.map_or(CardSet::EMPTY, |seat| self.hands()[seat])
    }
}

/// The same happenings with unseen cards permuted.
fn happenings_anew<G: Rolled>(
    happened: &[&Happened<G::Happened>],
    since: usize,
    seen: CardSet,
    dice: &mut Dice,
) -> Vec<Happened<G::Happened>> {
    let hidden: Vec<Card> = (G::PACK.cards - seen).iter().collect();
    let mut instead = hidden.clone();
    for last in (1..instead.len()).rev() {
        instead.swap(last, dice.roll(last + 1));
    }
    let anew = |(index, one): (usize, &&Happened<G::Happened>)| {
        if index < since {
            return (*one).clone();
        }
        let mut value = serde_json::to_value(one).expect("well formed");
        permute(&mut value, &hidden, &instead);
        serde_json::from_value(value).expect("well formed")
    };
    happened.iter().enumerate().map(anew).collect()
}

/// The words under which the happenings of a game lie in a journal.
fn kinds<G: Rolled>() -> BTreeSet<String> {
    let unknown = serde_json::from_str::<G::Happened>("\"no such kind\"").err();
    let told = unknown.expect("no such kind").to_string();
    let (_, all) = told.split_once("expected one of").expect("a list");
    let quoted = all.split('`').skip(1).step_by(2);
    quoted.map(str::to_owned).collect()
}

/// Random deals in progress come to every kind of happening, so that none escapes the comparison of
/// worlds; but for what ends a deal, when all cards lie open.
fn deals_come_to_every_kind<G: Rolled>(rules: &[&str], at_the_end: &[&str]) {
    let mut missing = kinds::<G>();
    for kind in at_the_end {
        assert!(missing.remove(*kind), "{kind}");
    }
    for seed in 0..4000 {
        let most = 10 + Dice::new(seed).roll(200);
        let journal = roll::<G>(rules, seed, most);
        if !journal.session().playing() {
            continue;
        }
        let happened = journal.lines().iter().rev();
        let happened = happened.filter_map(|line| line.happened.as_ref());
        let dealt = |one: &&Happened<G::Happened>| matches!(one, Happened::Table(one) if matches!(**one, Prepared::Dealt { .. }));
        for one in happened.take_while(|one| !dealt(one)) {
            let Happened::Play(one) = one else { continue };
            match serde_json::to_value(one).expect("well formed") {
                Value::String(kind) => _ = missing.remove(&kind),
                Value::Object(one) => missing.retain(|kind| !one.contains_key(kind)),
                other => panic!("{other}"),
            }
        }
        if missing.is_empty() {
            return;
        }
    }
    panic!("never happened: {missing:?}");
}

#[test]
fn the_comparison_of_worlds_meets_every_kind_of_happening() {
    deals_come_to_every_kind::<ulti::Deal>(&ULTI, &["deal_settled"]);
    deals_come_to_every_kind::<snapszer::Deal>(&SNAPSZER, &["deal_settled", "ready_said"]);
}

fn permute(value: &mut Value, hidden: &[Card], instead: &[Card]) {
    match value {
        Value::String(text) => {
            let place = hidden.iter().position(|card| card.to_string() == *text);
            if let Some(place) = place {
                *text = instead[place].to_string();
            }
        }
        Value::Array(list) => list
            .iter_mut()
            .for_each(|one| permute(one, hidden, instead)),
        Value::Object(map) => {
            for (key, one) in map {
                match key.as_str() {
                    "seed" => *one = Value::String("ab".repeat(32)),
                    _ => permute(one, hidden, instead),
                }
            }
        }
        _ => {}
    }
}

/// Card points and melds add up; sheet and ledger stand in the proportion that the rules state.
fn ulti_adds_up(seed: u64) {
    let journal = roll::<ulti::Deal>(&ULTI, seed, 300);
    for line in journal.lines() {
        let Some(Happened::Play(ulti::Happened::DealSettled(settled))) = &line.happened else {
            continue;
        };
        let (own, others) = (settled.outcome.declarer, settled.outcome.defenders);
        let ledger = settled.sheet.ledger.0;
        assert_eq!(ledger.into_iter().sum::<Units>(), Units::ZERO);
        assert!(
            settled
                .sheet
                .booked
                .0
                .iter()
                .all(|units| *units >= Units::ZERO)
        );
        if settled.nets[0] == settled.nets[1] {
            let sum: Units = settled.sheet.booked.0.into_iter().sum();
            let expected = settled.sheet.booked.0.map(|units| units * 3 - sum);
            assert_eq!(ledger, expected);
        }
        if own.card_points + others.card_points > 0 {
            assert_eq!(own.tricks + others.tricks, 10);
            assert_eq!(own.card_points + others.card_points, 90);
            assert_ne!(settled.totals[0], settled.totals[1], "no tie is possible");
            let melds = [own, others]
                .map(|side| i32::from(side.forty) * 40 + i32::from(side.twenties) * 20);
            for (side, taken) in [own, others].into_iter().enumerate() {
                let meld = settled.totals[side] - taken.card_points;
                assert!(meld == melds[side] || meld == 0 && taken.tricks == 0);
            }
        }
    }
    assert_same_order(journal.session());
}

/// Without lone kontras the sheet and the ledger put the players in the same order.
fn assert_same_order(session: &Session<ulti::Deal>) {
    let lone = session.settled().iter().any(|deal| {
        let sum: Units = deal.sheet.booked.0.into_iter().sum();
        let expected = deal.sheet.booked.0.map(|units| units * 3 - sum);
        expected != deal.sheet.ledger.0
    });
    if lone {
        return;
    }
    let (sheet, ledger) = (session.booked().0, session.ledger().0);
    for (a, b) in [(0, 1), (1, 2), (0, 2)] {
        assert_eq!(sheet[a].cmp(&sheet[b]), ledger[a].cmp(&ledger[b]));
    }
}

fn snapszer_adds_up(seed: u64) {
    let journal = roll::<snapszer::Deal>(&SNAPSZER, seed, 200);
    // What was shown in the deal; not known any more where something was taken back.
    let mut melds = Some(0);
    for line in journal.lines() {
        match &line.happened {
            Some(Happened::Table(one)) if matches!(**one, Prepared::Dealt { .. }) => {
                melds = Some(0);
            }
            Some(Happened::TakenBack { .. }) => melds = None,
            Some(Happened::Play(snapszer::Happened::Melded { points, .. })) => {
                melds = melds.map(|melds| melds + i32::from(*points));
            }
            Some(Happened::Play(snapszer::Happened::DealSettled(settled))) => {
                let both = [settled.own, settled.others];
                let cards: i32 = both.iter().map(|taken| taken.card_points).sum();
                let shown = both.iter().map(|taken| taken.melds).sum::<i32>();
                assert!(melds.is_none_or(|melds| melds == shown), "{melds:?}");
                assert!(cards <= 120);
                if both.iter().map(|taken| taken.tricks).sum::<u8>() == 8 {
                    assert_eq!(cards, 120);
                }
                let sum: Units = settled.sheet.ledger.0.into_iter().sum();
                assert_eq!(sum, Units::ZERO);
                let wins = settled.winner == Side::Declarer;
                let booked = settled.sheet.booked[settled.caller];
                assert_eq!(booked > Units::ZERO, wins);
            }
            _ => {}
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn somebody_can_always_act(seed: u64) {
        somebody_can_act::<ulti::Deal>(&ULTI, seed);
        somebody_can_act::<snapszer::Deal>(&SNAPSZER, seed);
    }

    #[test]
    fn replay_equals_state(seed: u64) {
        replays::<ulti::Deal>(&ULTI, seed);
        replays::<snapszer::Deal>(&SNAPSZER, seed);
    }

    #[test]
    fn text_records_round_trip(seed: u64) {
        records_read_back::<ulti::Deal>(&ULTI, seed);
        records_read_back::<snapszer::Deal>(&SNAPSZER, seed);
    }

    #[test]
    fn points_and_sheets_add_up(seed: u64) {
        ulti_adds_up(seed);
        snapszer_adds_up(seed);
    }

    #[test]
    fn two_worlds_that_look_alike_give_the_same_view(seed: u64) {
        for seed in [seed, seed.rotate_left(17), !seed] {
            views_do_not_leak::<ulti::Deal>(&ULTI, seed);
            views_do_not_leak::<snapszer::Deal>(&SNAPSZER, seed);
        }
    }

    #[test]
    fn garbage_is_no_record(text: String) {
        prop_assert!(Record::<ulti::Deal>::read(&text).is_err());
        prop_assert!(CardsJournal::<ulti::Deal>::verify(&text).is_err());
    }

    #[test]
    fn garbage_below_a_head_is_refused_with_its_line(lines: Vec<String>) {
        let mut text = String::from("jadoube cards record 1\ngame snapszer\nrules god-2012\nshuffle fair\nfirst dealer 1\n");
        for line in &lines {
            let _ = writeln!(text, "0: {line}");
        }
        let read = Record::<snapszer::Deal>::read(&text);
        prop_assert_eq!(read.is_ok(), lines.is_empty());
        if let Err(error) = read {
            prop_assert!(error.line > 5, "{}", error);
        }
    }

    #[test]
    fn garbage_below_a_new_head_is_refused_with_its_line(lines: Vec<String>) {
        let mut text = String::from("jadoube cards record 2\ngame ulti\nrules god-2012\nshuffle sealed\nnumbers by every seat\nfirst dealer 1\n");
        for line in &lines {
            let _ = writeln!(text, "table: {line}");
        }
        let read = Record::<ulti::Deal>::read(&text);
        prop_assert_eq!(read.is_ok(), lines.is_empty());
        if let Err(error) = read {
            prop_assert!(error.line > 6, "{}", error);
        }
    }

    #[test]
    fn a_changed_record_is_found_out(seed: u64, changes in prop::collection::vec((any::<usize>(), "[0-9A-Za-z=:# ]"), 12)) {
        let ulti = records_read_back::<ulti::Deal>(&ULTI, seed);
        let snapszer = records_read_back::<snapszer::Deal>(&SNAPSZER, seed);
        for (at, letter) in changes {
            let letter = letter.chars().next().unwrap_or('#');
            tampering_is_found::<ulti::Deal>(&ulti, at, letter)?;
            tampering_is_found::<snapszer::Deal>(&snapszer, at, letter)?;
        }
    }
}
