//! Snapszer in the terminal.

use std::fmt::Write as _;

use jadoube_cards::kernel::Searching as _;
use jadoube_cards::{Card, CardSet, Chain, DealView as _, Seat, Suit, level_word};
use jadoube_ruling::{Message, Value};
use jadoube_snapszer::analysis::analyse;
use jadoube_snapszer::solver::Solver;
use jadoube_snapszer::{Asked, Deal, Ruleset, Taken, View};

use super::keys::Key;
use super::table::{AtTable, Question};
use super::ulti::{on_table, partner, written};
use super::voice::{Voice, wrapped};

impl AtTable for Deal {
    type Bot = jadoube_snapszer::practice::Player;

    fn status(view: &View, voice: &Voice<'_>) -> Vec<String> {
        let Some(trump) = view.trump else {
            return Vec::new();
        };
        let mut what = format!("{}: {}", voice.names[view.caller], voice.suit(Some(trump)));
        if view.snapszer {
            what += ", snapszer";
        }
        if view.level > 0 {
            let factor = Chain::at(view.level).factor();
            what += &format!(", {} ×{factor}", voice.level(view.level));
        }
        let others = view.caller.others();
        let sides = [
            side(&[view.caller], &view.own, voice),
            side(&others, &view.others, voice),
        ];
        vec![
            what,
            partner(view.caller, view.viewer, voice),
            sides.join("; "),
        ]
    }

    fn screen(view: &View, voice: &Voice<'_>) -> String {
        let mut screen = String::new();
        if let Some(trick) = view.on_table() {
            let _ = writeln!(screen, "  {}", on_table(trick.leader, &trick.cards, voice));
        }
        let marked = view.trump.is_some().then_some(view.allowed);
        screen + &voice.row(view.own_hand(), marked)
    }

    fn prompt(view: &View, voice: &Voice<'_>) -> String {
        match view.trump {
            Some(_) => voice.word("cards-prompt-card"),
            None => voice.word("snap-prompt-call"),
        }
    }

    fn help(voice: &Voice<'_>) -> String {
        voice.word("snap-help")
    }

    fn offers(_: &Ruleset, view: &View, voice: &Voice<'_>) -> String {
        if view.trump.is_none() {
            let suits =
                Suit::ALL.map(|suit| format!("{}: {}", suit.letter(), voice.suit(Some(suit))));
            return wrapped(&suits.join(", "), 2);
        }
        let mut offers: Vec<String> = ready(view)
            .iter()
            .map(|one| offer(view, one, voice))
            .collect();
        offers.extend(pairs(view).into_iter().map(|suit| {
            let codes: Vec<String> = CardSet::pair(suit)
                .iter()
                .map(|card| format!("{} {}", voice.code(card), voice.key(Key::Meld)))
                .collect();
            let message = Message::new("snap-offer-meld")
                .with("codes", codes.join(", "))
                .with("suit", Value::Word(suit.word()))
                .with("points", i64::from(worth(view, suit)));
            voice.say(&message)
        }));
        if view.may_double {
            let key = voice.key(Key::Kontra);
            offers.push(format!("{key}: {}", voice.level(view.level + 1)));
        }
        if view.tricks.is_empty() && view.viewer == Some(view.caller) && !view.snapszer {
            offers.push(format!("{}: snapszer", voice.key(Key::Snapszer)));
        }
        offers.iter().map(|offer| wrapped(offer, 2)).collect()
    }

    fn all(_: &Ruleset, _: &View, _: &Voice<'_>) -> Option<String> {
        None
    }

    fn understand(_: &Ruleset, view: &View, typed: &str, voice: &Voice<'_>) -> Option<Asked> {
        if view.trump.is_none() {
            let trump = typed.parse().ok()?;
            return Some(Asked::Call { trump });
        }
        let key = |key: Key| voice.typed(typed, key);
        if key(Key::Kontra) {
            return Some(Asked::Kontra);
        }
        if key(Key::Snapszer) {
            return Some(Asked::Snapszer);
        }
        if key(Key::Ready) || typed == "kész" {
            return Some(Asked::Ready { meld: None });
        }
        match typed.split_once(' ') {
            Some((ready, suit)) if voice.typed(ready, Key::Ready) || ready == "kész" => {
                Some(Asked::Ready {
                    meld: Some(suit.trim().parse().ok()?),
                })
            }
            Some((card, meld)) if voice.typed(meld.trim(), Key::Meld) => Some(Asked::Play {
                card: voice.read_card(card)?,
                meld: true,
            }),
            _ => Some(Asked::card(voice.read_card(typed)?)),
        }
    }

    fn question(view: &View, asked: &Asked, voice: &Voice<'_>) -> Option<Question<Asked>> {
        let sure = |message: Message| Some(Question::Sure(voice.say(&message)));
        match *asked {
            Asked::Kontra => sure(
                Message::new("snap-sure-kontra")
                    .with("level", Value::Word(level_word(view.level + 1)))
                    .with("factor", i64::from(Chain::at(view.level + 1).factor())),
            ),
            Asked::Snapszer => sure(Message::new("snap-sure-snapszer")),
            Asked::Play { card, meld } => {
                if let Some(ready) = ready(view).into_iter().next() {
                    let question = Message::new("snap-rather-ready");
                    return Some(Question::Rather(voice.say(&question), ready));
                }
                let pair =
                    pairs(view).contains(&card.suit()) && CardSet::pair(card.suit()).has(card);
                (pair && !meld && view.allowed.has(card)).then(|| {
                    let points = i64::from(worth(view, card.suit()));
                    let question = Message::new("snap-rather-meld").with("points", points);
                    Question::Rather(voice.say(&question), Asked::Play { card, meld: true })
                })
            }
            Asked::Call { .. } | Asked::Ready { .. } => None,
        }
    }

    fn typed(_: &Ruleset, _: &View, asked: &Asked, voice: &Voice<'_>) -> (String, Option<String>) {
        let typed = match asked {
            Asked::Call { trump } => trump.letter().to_string(),
            Asked::Snapszer => voice.key(Key::Snapszer),
            Asked::Kontra => voice.key(Key::Kontra),
            Asked::Ready { meld: None } => voice.key(Key::Ready),
            Asked::Ready { meld: Some(suit) } => {
                format!("{} {}", voice.key(Key::Ready), suit.letter())
            }
            Asked::Play { card, meld: false } => voice.code(*card),
            Asked::Play { card, meld: true } => {
                format!("{} {}", voice.code(*card), voice.key(Key::Meld))
            }
        };
        let means = match asked {
            Asked::Call { trump } => Some(voice.suit(Some(*trump))),
            _ => None,
        };
        (typed, means)
    }

    fn plays_card(asked: &Asked) -> Option<Card> {
        match asked {
            Asked::Play { card, .. } => Some(*card),
            _ => None,
        }
    }

    fn summary(deal: &Deal, voice: &Voice<'_>) -> String {
        let trump = deal
            .trump()
            .map_or_else(String::new, |suit| voice.suit(Some(suit)));
        let snapszer = if deal.is_snapszer() { ", snapszer" } else { "" };
        let factor = deal.chain().factor();
        let factor = if factor > 1 {
            format!(" ×{factor}")
        } else {
            String::new()
        };
        format!("{}: {trump}{snapszer}{factor}", voice.names[deal.caller()])
    }

    fn settlement(deal: &Deal, voice: &Voice<'_>) -> Vec<String> {
        let Some(settled) = deal.settlement() else {
            return Vec::new();
        };
        let points = Message::new("snap-told-points")
            .with("own", i64::from(settled.own.points()))
            .with("others", i64::from(settled.others.points()));
        let booked = settled.sheet.booked.0.map(|units| units.to_string());
        vec![voice.say(&points), written(booked, voice)]
    }

    fn look_back(rules: &Ruleset, deal: &Deal, voice: &Voice<'_>) -> Vec<String> {
        let mut solver = Solver::default();
        solver.allow(40_000_000);
        let Ok(found) = analyse(rules, deal, &mut solver) else {
            return vec![voice.word("cards-too-long")];
        };
        let Some(found) = found else {
            return Vec::new();
        };
        let could = Message::new("snap-told-could").with("units", i64::from(found.could));
        let mut lines = vec![voice.say(&could)];
        for turn in &found.turns {
            let told = Message::new("snap-told-turn")
                .with("seat", u32::from(turn.seat.number()))
                .with("trick", turn.ply as i64 / 3 + 1)
                .with("card", turn.card.to_string())
                .with("better", voice.cards(turn.better))
                .with("units", i64::from(turn.then));
            lines.push(voice.say(&told));
        }
        lines
    }
}

/// What a side has: points that count, tricks, and what waits for the first of them.
fn side(seats: &[Seat], taken: &Taken, voice: &Voice<'_>) -> String {
    let names: Vec<&str> = seats
        .iter()
        .map(|seat| voice.names[*seat].as_str())
        .collect();
    let waits = if taken.tricks == 0 { taken.melds } else { 0 };
    let message = Message::new("snap-status-side")
        .with("who", names.join(" + "))
        .with("points", i64::from(taken.points()))
        .with("tricks", i64::from(taken.tricks))
        .with("waits", i64::from(waits));
    voice.say(&message)
}

/// The suits of which the player on lead holds king and over.
fn pairs(view: &View) -> Vec<Suit> {
    let held = |suit: &Suit| view.own_hand().includes(CardSet::pair(*suit));
    match view.on_table() {
        None => Suit::ALL.into_iter().filter(held).collect(),
        Some(_) => Vec::new(),
    }
}

const fn worth(view: &View, suit: Suit) -> i32 {
    match view.trump {
        Some(trump) if trump as u8 == suit as u8 => 40,
        _ => 20,
    }
}

/// How the viewer can say kész now: at once, or with a pair that brings it.
fn ready(view: &View) -> Option<Asked> {
    let taken = match view.viewer == Some(view.caller) {
        true => &view.own,
        false => &view.others,
    };
    if view.on_table().is_some() || taken.tricks == 0 {
        return None;
    }
    if taken.points() >= 66 {
        return Some(Asked::Ready { meld: None });
    }
    let mut pairs = pairs(view).into_iter();
    let pair = pairs.find(|suit| taken.points() + worth(view, *suit) >= 66)?;
    Some(Asked::Ready { meld: Some(pair) })
}

/// The line that offers kész.
fn offer(view: &View, ready: &Asked, voice: &Voice<'_>) -> String {
    let key = voice.key(Key::Ready);
    let (key, points) = match ready {
        Asked::Ready { meld: Some(suit) } => {
            (format!("{key} {}", suit.letter()), worth(view, *suit))
        }
        _ => (key, 0),
    };
    let message = Message::new("snap-offer-ready")
        .with("key", key)
        .with("points", i64::from(points));
    voice.say(&message)
}

#[cfg(test)]
mod tests {
    use jadoube_cards::{BySeat, Deck, Game as _};
    use jadoube_text::{Language, Texts};

    use super::*;

    /// Seat 0 has the acorns and calls them; what was played so far.
    fn dealt(played: &[&str]) -> (Ruleset, Deal) {
        let cards = "MA MX MK MF PA PX PK PF TA TX TK TF ML M9 ZA ZX PL P9 ZK Z9 TL T9 ZF ZL";
        let cards = cards.split(' ').map(|code| code.parse().expect("a card"));
        let (rules, deck) = (Ruleset::GOD_2012, Deck(cards.collect()));
        let mut deal = Deal::new(Seat::ALL[2], &deck);
        let acts = ["call M".to_owned()].into_iter();
        for words in acts.chain(played.iter().map(|card| format!("play {card}"))) {
            let seat = deal.turn().expect("a turn");
            let asked = words.parse().expect("a request");
            let happened = deal.decide(&rules, seat, &asked).expect("granted");
            happened.iter().for_each(|one| deal.apply(one));
        }
        (rules, deal)
    }

    fn voice(texts: &Texts) -> Voice<'_> {
        Voice {
            texts,
            names: BySeat::new(|seat| seat.to_string()),
            colours: false,
            lang: Language::English,
        }
    }

    fn king() -> Asked {
        Asked::card("MK".parse().expect("a card"))
    }

    #[test]
    fn a_pair_is_offered_on_lead_and_asked_for_when_it_is_forgotten() {
        let texts = Texts::new(Language::English);
        let (rules, deal) = dealt(&[]);
        let view = deal.view(&rules, Some(Seat::ALL[0]));
        let offers = Deal::offers(&rules, &view, &voice(&texts));
        assert!(
            offers.contains("MK m, MF m") || offers.contains("MF m, MK m"),
            "{offers}"
        );
        assert!(
            offers.contains("show 40") && !offers.contains("kész"),
            "{offers}"
        );
        let question = Deal::question(&view, &king(), &voice(&texts));
        let with_pair = Asked::Play {
            card: "MK".parse().expect("a card"),
            meld: true,
        };
        assert!(matches!(question, Some(Question::Rather(_, asked)) if asked == with_pair));
        let ten = Asked::card("MX".parse().expect("a card"));
        assert!(Deal::question(&view, &ten, &voice(&texts)).is_none());
    }

    #[test]
    fn ready_is_offered_as_soon_as_it_wins() {
        let texts = Texts::new(Language::English);
        let played = ["MA", "P9", "T9", "MX", "PL", "TL", "ML", "PF", "TF"];
        let (rules, deal) = dealt(&played);
        let view = deal.view(&rules, Some(Seat::ALL[0]));
        let offers = Deal::offers(&rules, &view, &voice(&texts));
        assert!(offers.contains("r M: kész, showing 40"), "{offers}");
        let rather = Asked::Ready {
            meld: Some(Suit::Acorns),
        };
        let question = Deal::question(&view, &king(), &voice(&texts));
        assert!(matches!(question, Some(Question::Rather(_, asked)) if asked == rather));
        let status = Deal::status(&view, &voice(&texts)).join("\n");
        assert!(status.contains("0: 33 points, tricks 3"), "{status}");
        assert!(status.contains("1 + 2: 0 points, tricks 0"), "{status}");
    }

    #[test]
    fn what_cannot_be_taken_back_is_asked_first() {
        let texts = Texts::new(Language::English);
        let (rules, deal) = dealt(&["MA"]);
        let view = deal.view(&rules, Some(Seat::ALL[1]));
        for asked in [Asked::Kontra, Asked::Snapszer] {
            let question = Deal::question(&view, &asked, &voice(&texts));
            assert!(matches!(question, Some(Question::Sure(_))), "{asked:?}");
        }
    }
}
