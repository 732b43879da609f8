//! Snapszer in the terminal.

use std::fmt::Write as _;

use jadoube_cards::kernel::Searching as _;
use jadoube_cards::{Card, DealView as _, Suit};
use jadoube_ruling::Message;
use jadoube_snapszer::analysis::analyse;
use jadoube_snapszer::solver::Solver;
use jadoube_snapszer::{Asked, Deal, Ruleset, View};

use super::table::AtTable;
use super::ulti::{on_table, written};
use super::voice::{Voice, wrapped};

impl AtTable for Deal {
    type Bot = jadoube_snapszer::practice::Player;

    fn screen(view: &View, voice: &Voice<'_>) -> String {
        let mut screen = String::new();
        if let Some(trump) = view.trump {
            let caller = &voice.names[view.caller];
            let snapszer = if view.snapszer { ", snapszer" } else { "" };
            let points = Message::new("snap-told-points")
                .with("own", i64::from(view.own.points()))
                .with("others", i64::from(view.others.points()));
            let points = voice.say(&points);
            let _ = writeln!(
                screen,
                "  {caller}: {}{snapszer}. {points}",
                voice.suit(Some(trump))
            );
        }
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
        let mut prompt = String::new();
        if view.on_table().is_none() {
            prompt += &wrapped(&voice.word("snap-prompt-lead"), 2);
        }
        if view.may_double {
            let _ = writeln!(prompt, "  k: {}", voice.level(view.level + 1));
        }
        if view.tricks.is_empty() && view.viewer == Some(view.caller) && !view.snapszer {
            let _ = writeln!(prompt, "  x: snapszer");
        }
        prompt
    }

    fn all(_: &Ruleset, _: &View, _: &Voice<'_>) -> Option<String> {
        None
    }

    fn understand(_: &Ruleset, view: &View, typed: &str) -> Option<Asked> {
        if view.trump.is_none() {
            let trump = typed.parse().ok()?;
            return Some(Asked::Call { trump });
        }
        match typed {
            "k" => Some(Asked::Kontra),
            "x" => Some(Asked::Snapszer),
            "r" => Some(Asked::Ready { meld: None }),
            _ => match typed.split_once(' ') {
                Some(("r", suit)) => Some(Asked::Ready {
                    meld: Some(suit.trim().parse().ok()?),
                }),
                Some((card, "m")) => Some(Asked::Play {
                    card: card.parse::<Card>().ok()?,
                    meld: true,
                }),
                _ => Some(Asked::card(typed.parse::<Card>().ok()?)),
            },
        }
    }

    fn typed(_: &Ruleset, _: &View, asked: &Asked, _: &Voice<'_>) -> String {
        match asked {
            Asked::Call { trump } => trump.letter().to_string(),
            Asked::Snapszer => "x".to_owned(),
            Asked::Kontra => "k".to_owned(),
            Asked::Ready { meld: None } => "r".to_owned(),
            Asked::Ready { meld: Some(suit) } => format!("r {}", suit.letter()),
            Asked::Play { card, meld: false } => card.to_string(),
            Asked::Play { card, meld: true } => format!("{card} m"),
        }
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
