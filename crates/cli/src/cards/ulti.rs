//! Ulti in the terminal.

use std::fmt::Write as _;

use jadoube_cards::analysis::Turn;
use jadoube_cards::kernel::Searching as _;
use jadoube_cards::{Card, CardSet, DealView as _, Seat, Side, Suit};
use jadoube_ruling::{Message, Value};
use jadoube_ulti::analysis::analyse;
use jadoube_ulti::solver::Solver;
use jadoube_ulti::{Asked, Contract, Deal, Due, Figure, Ruleset, Suits, View};

use super::table::AtTable;
use super::voice::{FIRM, Voice, wrapped};

impl AtTable for Deal {
    type Bot = jadoube_ulti::practice::Player;

    fn screen(view: &View, voice: &Voice<'_>) -> String {
        let mut screen = String::new();
        if let Some((seat, contract)) = view.standing {
            let standing = Message::new("cards-contract")
                .with("seat", u32::from(seat.number()))
                .with("contract", contract.to_string());
            let trump = view.trump.map(|trump| voice.suit(trump));
            let trump = trump.map_or_else(String::new, |trump| format!(" ({trump})"));
            let _ = writeln!(screen, "  {}{trump}", voice.say(&standing));
        }
        if let Some(trick) = view.on_table() {
            let _ = writeln!(screen, "  {}", on_table(trick.leader, &trick.cards, voice));
        }
        for (seat, hand) in view.hands.iter() {
            if let (Some(hand), true) = (hand, view.viewer != Some(seat)) {
                let _ = writeln!(screen, "  {}: {}", voice.names[seat], voice.cards(*hand));
            }
        }
        let marked = (view.due == Some(Due::Play)).then_some(view.allowed);
        screen + &voice.row(view.own_hand(), marked)
    }

    fn offers(rules: &Ruleset, view: &View, voice: &Voice<'_>) -> String {
        match view.due {
            Some(Due::Bid) => bids(rules, view, voice, SHOWN),
            Some(Due::NameTrump) => {
                let trumps = trumps(view).into_iter().map(|suit| {
                    let key = suit.map_or('0', Suit::letter);
                    firm(&format!("{key}: {}", voice.suit(suit)))
                });
                wrapped(&trumps.collect::<Vec<_>>().join(", "), 2)
            }
            Some(Due::Speak | Due::Play) => kontras(view, voice),
            _ => String::new(),
        }
    }

    fn help(voice: &Voice<'_>) -> String {
        voice.word("ulti-help")
    }

    fn prompt(view: &View, voice: &Voice<'_>) -> String {
        match view.due {
            Some(Due::Take) => voice.word("ulti-prompt-take"),
            Some(Due::TakeOrPass) => voice.word("ulti-prompt-take-or-pass"),
            Some(Due::Bid) => voice.word("ulti-prompt-bid"),
            Some(Due::Lay) => voice.word("ulti-prompt-lay"),
            Some(Due::NameTrump) => voice.word("ulti-prompt-trump"),
            Some(Due::Speak) => voice.word("ulti-prompt-speak"),
            Some(Due::Answer) => voice.word("ulti-prompt-answer"),
            _ => voice.word("cards-prompt-card"),
        }
    }

    fn all(rules: &Ruleset, view: &View, voice: &Voice<'_>) -> Option<String> {
        (view.due == Some(Due::Bid)).then(|| bids(rules, view, voice, i32::MAX))
    }

    fn understand(rules: &Ruleset, view: &View, typed: &str) -> Option<Asked> {
        match (view.due?, typed) {
            (Due::Take | Due::TakeOrPass, "t") => Some(Asked::Take),
            (Due::Take | Due::TakeOrPass, "p") => Some(Asked::Pass),
            (Due::Bid, typed) => {
                let number = typed.parse::<usize>().ok();
                let offered = number.and_then(|number| number.checked_sub(1));
                let offered = offered.and_then(|at| offers(rules, view).get(at).copied());
                let contract = offered.or_else(|| typed.parse().ok())?;
                Some(Asked::Bid { contract })
            }
            (Due::Lay, typed) => {
                let cards = typed.split_whitespace().map(str::parse::<Card>);
                let cards = cards.collect::<Result<CardSet, _>>().ok()?;
                Some(Asked::Lay { cards })
            }
            (Due::NameTrump, "0") => Some(Asked::NameTrump { suit: None }),
            (Due::NameTrump, typed) => Some(Asked::NameTrump {
                suit: Some(typed.parse::<Suit>().ok()?),
            }),
            (Due::Speak, "-") => Some(Asked::Stand),
            (Due::Answer, "y") => Some(Asked::Agree),
            (Due::Answer, "n") => Some(Asked::Disagree),
            (Due::Play, "c") => claim(view, true),
            (Due::Play, "g") => claim(view, false),
            (Due::Speak | Due::Play, typed) => match typed.strip_prefix('k') {
                Some(number) => kontra(view, number.trim()),
                None => card(view, typed),
            },
            _ => None,
        }
    }

    fn typed(rules: &Ruleset, view: &View, asked: &Asked, voice: &Voice<'_>) -> String {
        match *asked {
            Asked::Take => "t".to_owned(),
            Asked::Pass => "p".to_owned(),
            Asked::Stand => "-".to_owned(),
            Asked::Agree => "y".to_owned(),
            Asked::Disagree => "n".to_owned(),
            Asked::Bid { contract } => {
                let place = offers(rules, view).iter().position(|one| *one == contract);
                let number = place.map_or_else(String::new, |place| (place + 1).to_string());
                format!("{number} ({})", voice.contract(contract))
            }
            Asked::NameTrump { suit: None } => "0".to_owned(),
            Asked::NameTrump { suit: Some(suit) } => suit.letter().to_string(),
            Asked::Kontra { figure, against } => {
                let mut open = view.may_double.iter();
                let this =
                    |one: &(Figure, Seat)| one.0 == figure && against.is_none_or(|to| to == one.1);
                let number = open.position(this).map_or(1, |place| place + 1);
                format!("k{number} ({})", voice.figure(figure))
            }
            Asked::Lay { cards } => cards.to_string(),
            Asked::Play { card, .. } => card.to_string(),
            Asked::Claim { .. } => "c".to_owned(),
        }
    }

    fn settlement(deal: &Deal, voice: &Voice<'_>) -> Vec<String> {
        let Some(settled) = deal.settlement() else {
            return Vec::new();
        };
        let mut lines = Vec::new();
        let totals = Message::new("ulti-told-points")
            .with("own", i64::from(settled.totals[0]))
            .with("others", i64::from(settled.totals[1]))
            .with("tricks", i64::from(settled.outcome.declarer.tricks));
        if deal.trump().flatten().is_some() {
            lines.push(voice.say(&totals));
        }
        for one in &settled.components {
            let factors = match one.factors {
                [1, 1] => String::new(),
                [a, b] if a == b => format!(" × {a}"),
                [a, b] => format!(" × {a} / × {b}"),
            };
            lines.push(format!(
                "{:+}{factors}  {}",
                one.value,
                voice.figure(one.figure)
            ));
        }
        for one in &settled.silent {
            let message = Message::new("ulti-told-silent")
                .with("figure", Value::Word(one.figure.word()))
                .with("side", Value::Word(one.side.word()))
                .with("value", i64::from(one.value));
            lines.push(voice.say(&message));
        }
        lines.push(written(
            settled.sheet.booked.0.map(|units| units.to_string()),
            voice,
        ));
        let talon = voice.cards(deal.talon());
        lines.push(voice.say(&Message::new("ulti-told-talon").with("cards", talon)));
        lines
    }

    fn look_back(rules: &Ruleset, deal: &Deal, voice: &Voice<'_>) -> Vec<String> {
        let mut solver = Solver::default();
        solver.allow(40_000_000);
        let Ok(found) = analyse(rules, deal, &mut solver) else {
            return vec![voice.word("cards-too-long")];
        };
        let mut lines = Vec::new();
        for story in &found.figures {
            let id = match (story.story.could, story.made) {
                (true, true) => "told-could-and-did",
                (true, false) => "told-could-and-did-not",
                (false, true) => "told-could-not-and-did",
                (false, false) => "told-could-not",
            };
            let figure = Value::Word(story.figure.word());
            lines.push(voice.say(&Message::new(id).with("figure", figure)));
            // The last turn is the one that stayed.
            lines.extend(story.story.turns.last().map(|turn| told(deal, turn, voice)));
        }
        lines
    }
}

/// What everybody wrote down.
pub(super) fn written(booked: [String; 3], voice: &Voice<'_>) -> String {
    let names = voice.names.0.iter().zip(booked);
    let each: Vec<String> = names
        .map(|(name, units)| format!("{name} {units}"))
        .collect();
    voice.say(&Message::new("cards-written").with("written", each.join(", ")))
}

fn told(deal: &Deal, turn: &Turn<bool>, voice: &Voice<'_>) -> String {
    let trick = turn.ply / 3;
    let declared = deal.declarer() == Some(turn.seat);
    let id = if declared {
        "told-lost-by"
    } else {
        "told-given-by"
    };
    voice.say(
        &Message::new(id)
            .with("seat", u32::from(turn.seat.number()))
            .with("trick", trick as i64 + 1)
            .with("card", turn.card.to_string())
            .with("better", voice.cards(turn.better)),
    )
}

/// The cards on the table, each with who played it.
pub(super) fn on_table(leader: Seat, cards: &[Card], voice: &Voice<'_>) -> String {
    let played = leader.round().into_iter().zip(cards);
    let each: Vec<String> = played
        .map(|(seat, card)| format!("{} {}", voice.names[seat], voice.card(*card)))
        .collect();
    voice.say(&Message::new("cards-on-table").with("cards", each.join(",  ")))
}

/// The contracts that are worth more than what stands, cheapest first.
fn offers(rules: &Ruleset, view: &View) -> Vec<Contract> {
    let standing = view
        .standing
        .map_or(0, |(_, contract)| contract.value(rules));
    let all = Contract::all(rules).into_iter();
    all.filter(|one| one.value(rules) > standing).collect()
}

/// How far above what stands the offers go at first.
const SHOWN: i32 = 9;

/// The offers, one line for each value, up to so much more than what stands.
fn bids(rules: &Ruleset, view: &View, voice: &Voice<'_>, more: i32) -> String {
    let standing = view
        .standing
        .map_or(0, |(_, contract)| contract.value(rules));
    let most = standing.saturating_add(more);
    let mut rows: Vec<String> = Vec::new();
    let mut value = 0;
    for (at, contract) in offers(rules, view).into_iter().enumerate() {
        let worth = contract.value(rules);
        if worth > most {
            rows.push(voice.word("ulti-prompt-more"));
            break;
        }
        let name = firm(&format!("{}) {}", at + 1, voice.contract(contract)));
        match rows.last_mut() {
            Some(row) if worth == value => *row += &format!(" {FIRM}{name}"),
            _ => {
                let worth = Message::new("ulti-prompt-worth").with("worth", i64::from(worth));
                rows.push(format!("{} {FIRM}{name}", firm(&voice.say(&worth))));
            }
        }
        value = worth;
    }
    rows.iter().map(|row| wrapped(row, 2)).collect()
}

/// A text that is not broken.
fn firm(text: &str) -> String {
    text.chars()
        .map(|letter| if letter == ' ' { FIRM } else { letter })
        .collect()
}

fn trumps(view: &View) -> Vec<Option<Suit>> {
    let contract = view.standing.map(|(_, contract)| contract);
    let all = Suit::ALL.into_iter().map(Some).chain([None]);
    all.filter(|trump| contract.is_some_and(|one| one.allows(*trump)))
        .collect()
}

fn kontras(view: &View, voice: &Voice<'_>) -> String {
    let mut names = Vec::new();
    for (at, (figure, against)) in view.may_double.iter().enumerate() {
        let individual = view.trump.flatten().is_none();
        let answers = individual
            && view
                .standing
                .is_some_and(|(seat, _)| view.viewer == Some(seat));
        let whom = match answers {
            true => format!(" ({})", voice.names[*against]),
            false => String::new(),
        };
        let said = view.doubled.iter().find(|(one, defender, _)| {
            one == figure && defender.is_none_or(|defender| defender == *against)
        });
        let level = voice.level(said.map_or(0, |(_, _, level)| *level) + 1);
        let name = format!("k{}: {level} {}{whom}", at + 1, voice.figure(*figure));
        names.push(firm(&name));
    }
    match names.is_empty() {
        true => String::new(),
        false => wrapped(&names.join(&format!(" {FIRM}")), 2),
    }
}

fn kontra(view: &View, number: &str) -> Option<Asked> {
    let at = if number.is_empty() {
        1
    } else {
        number.parse::<usize>().ok()?
    };
    let open = view.may_double.get(at.checked_sub(1)?);
    let (figure, against) = open.copied().unwrap_or((Figure::Game, Seat::ALL[0]));
    Some(Asked::Kontra {
        figure,
        against: open.map(|_| against),
    })
}

/// The rest of the tricks as the own side wants them, or as the others do.
fn claim(view: &View, own: bool) -> Option<Asked> {
    let (declarer, contract) = view.standing?;
    let side = Side::of(view.viewer?, declarer);
    // In betli tricks are what the declarer does not want.
    let rest = match own != contract.is_betli() {
        true => side,
        false => side.other(),
    };
    Some(Asked::Claim { rest })
}

/// A card; pairs are announced with the first.
fn card(view: &View, typed: &str) -> Option<Asked> {
    let card = typed.parse::<Card>().ok()?;
    let hand = view.viewer.and_then(|seat| view.hands[seat])?;
    let first = hand.len() == 10 && view.trump.flatten().is_some();
    let melds = if first {
        Suits::pairs(hand)
    } else {
        Suits::NONE
    };
    Some(Asked::Play { card, melds })
}
