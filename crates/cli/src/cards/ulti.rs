//! Ulti in the terminal.

use std::fmt::Write as _;

use jadoube_cards::analysis::Turn;
use jadoube_cards::kernel::Searching as _;
use jadoube_cards::{
    Card, CardSet, Chain, DealView as _, Rank, Seat, Side, Suit, TrickSeen, level_word,
};
use jadoube_ruling::{Message, Value};
use jadoube_ulti::analysis::analyse;
use jadoube_ulti::solver::Solver;
use jadoube_ulti::{Asked, Contract, Deal, Due, Figure, Ruleset, Suits, View};

use super::keys::Key;
use super::table::{AtTable, Question};
use super::voice::{FIRM, Voice, wrapped};

impl AtTable for Deal {
    type Bot = jadoube_ulti::practice::Player;

    fn status(view: &View, voice: &Voice<'_>) -> Vec<String> {
        let Some((declarer, contract)) = view.standing else {
            return Vec::new();
        };
        let standing = Message::new("cards-contract")
            .with("seat", u32::from(declarer.number()))
            .with("contract", contract.to_string());
        let trump = view.trump.map(|trump| voice.suit(trump));
        let trump = trump.map_or_else(String::new, |trump| format!(" ({trump})"));
        let mut lines = vec![format!("{}{trump}", voice.say(&standing))];
        if !view.auction_over {
            return lines;
        }
        lines.extend(doubled(view, voice));
        lines.push(partner(declarer, view.viewer, voice));
        lines.push(sides(view, declarer, contract, voice));
        lines
    }

    fn screen(view: &View, voice: &Voice<'_>) -> String {
        let mut screen = String::new();
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

    fn understand(rules: &Ruleset, view: &View, typed: &str, voice: &Voice<'_>) -> Option<Asked> {
        let key = |key: Key| voice.typed(typed, key);
        match view.due? {
            Due::Take | Due::TakeOrPass if key(Key::Take) => Some(Asked::Take),
            Due::Take | Due::TakeOrPass if key(Key::Pass) => Some(Asked::Pass),
            Due::Bid => {
                let number = typed.parse::<usize>().ok();
                let offered = number.and_then(|number| number.checked_sub(1));
                let offered = offered.and_then(|at| offers(rules, view).get(at).copied());
                let contract = offered.or_else(|| typed.parse().ok())?;
                Some(Asked::Bid { contract })
            }
            Due::Lay => Some(Asked::Lay {
                cards: voice.read_cards(typed)?,
            }),
            Due::NameTrump => Some(Asked::NameTrump {
                suit: match typed {
                    "0" => None,
                    typed => Some(typed.parse::<Suit>().ok()?),
                },
            }),
            Due::Speak if key(Key::Stand) => Some(Asked::Stand),
            Due::Answer if key(Key::Yes) => Some(Asked::Agree),
            Due::Answer if key(Key::No) => Some(Asked::Disagree),
            Due::Play if key(Key::Claim) => claim(view, true),
            Due::Play if key(Key::Give) => claim(view, false),
            Due::Speak | Due::Play => match voice.after(typed, Key::Kontra) {
                Some(number) => kontra(view, number.trim()),
                None => card(view, voice.read_card(typed)?),
            },
            _ => None,
        }
    }

    fn question(view: &View, asked: &Asked, voice: &Voice<'_>) -> Option<Question<Asked>> {
        let question = match *asked {
            Asked::Kontra { figure, against } => {
                let level = level(view, figure, against) + 1;
                Message::new("ulti-sure-kontra")
                    .with("level", Value::Word(level_word(level)))
                    .with("figure", Value::Word(figure.word()))
                    .with("factor", i64::from(Chain::at(level).factor()))
            }
            Asked::Claim { .. } => Message::new("cards-sure-claim"),
            _ => return None,
        };
        Some(Question::Sure(voice.say(&question)))
    }

    fn typed(
        rules: &Ruleset,
        view: &View,
        asked: &Asked,
        voice: &Voice<'_>,
    ) -> (String, Option<String>) {
        let plain = |typed: String| (typed, None);
        match *asked {
            Asked::Take => plain(voice.key(Key::Take)),
            Asked::Pass => plain(voice.key(Key::Pass)),
            Asked::Stand => plain(voice.key(Key::Stand)),
            Asked::Agree => plain(voice.key(Key::Yes)),
            Asked::Disagree => plain(voice.key(Key::No)),
            Asked::Bid { contract } => {
                let place = offers(rules, view).iter().position(|one| *one == contract);
                let number = place.map_or_else(String::new, |place| (place + 1).to_string());
                (number, Some(voice.contract(contract)))
            }
            Asked::NameTrump { suit } => {
                let letter = suit.map_or('0', Suit::letter);
                (letter.to_string(), Some(voice.suit(suit)))
            }
            Asked::Kontra { figure, against } => {
                let mut open = view.may_double.iter();
                let this =
                    |one: &(Figure, Seat)| one.0 == figure && against.is_none_or(|to| to == one.1);
                let number = open.position(this).map_or(1, |place| place + 1);
                let key = voice.key(Key::Kontra);
                (format!("{key}{number}"), Some(voice.figure(figure)))
            }
            Asked::Lay { cards } => plain(voice.codes(cards)),
            Asked::Play { card, .. } => plain(voice.code(card)),
            Asked::Claim { .. } => plain(voice.key(Key::Claim)),
        }
    }

    fn plays_card(asked: &Asked) -> Option<Card> {
        match asked {
            Asked::Play { card, .. } => Some(*card),
            _ => None,
        }
    }

    fn summary(deal: &Deal, voice: &Voice<'_>) -> String {
        let (Some(declarer), Some(contract)) = (deal.declarer(), deal.contract()) else {
            return String::new();
        };
        let trump = deal.trump().flatten().map_or_else(String::new, |suit| {
            let card = Card::new(suit, Rank::Ace);
            voice
                .card(card)
                .chars()
                .filter(|letter| "♥♦♠♣".contains(*letter))
                .collect()
        });
        let settled = deal.settlement();
        let factor = settled.iter().flat_map(|one| &one.components);
        let factor = factor.flat_map(|one| one.factors).max().unwrap_or(1);
        let factor = if factor > 1 {
            format!(" ×{factor}")
        } else {
            String::new()
        };
        format!(
            "{}: {} {trump}{factor}",
            voice.names[declarer],
            voice.contract(contract)
        )
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
            // One gift may follow another: all are told, or the last would contradict the first line.
            let turns = story.story.turns.iter();
            lines.extend(turns.map(|turn| told(deal, turn, voice)));
        }
        lines
    }
}

/// What was doubled, and how often.
fn doubled(view: &View, voice: &Voice<'_>) -> Option<String> {
    let said = view.doubled.iter().map(|(figure, defender, level)| {
        let whose = defender.map_or_else(String::new, |seat| format!(" ({})", voice.names[seat]));
        let factor = Chain::at(*level).factor();
        let figure = voice.figure(*figure);
        format!("{} {figure} ×{factor}{whose}", voice.level(*level))
    });
    let said: Vec<String> = said.collect();
    (!said.is_empty()).then(|| said.join(", "))
}

/// Who plays with the person.
pub(super) fn partner(alone: Seat, viewer: Option<Seat>, voice: &Voice<'_>) -> String {
    let partner = viewer.filter(|me| *me != alone).and_then(|me| {
        let others = me.others().into_iter();
        others.into_iter().find(|other| *other != alone)
    });
    match partner {
        Some(partner) => {
            let name = voice.names[partner].clone();
            voice.say(&Message::new("cards-status-partner").with("name", name))
        }
        None => voice.word("cards-status-alone"),
    }
}

/// What both sides have so far: points in tricks and melds where there are trumps, tricks.
fn sides(view: &View, declarer: Seat, contract: Contract, voice: &Voice<'_>) -> String {
    let counting = CardSet::rank(Rank::Ace) | CardSet::rank(Rank::Ten);
    let side = |seats: &[Seat]| {
        let own = |trick: &&TrickSeen| trick.winner.is_some_and(|seat| seats.contains(&seat));
        let tricks: Vec<&TrickSeen> = view.tricks.iter().filter(own).collect();
        let cards: CardSet = tricks
            .iter()
            .flat_map(|trick| trick.cards.iter().copied())
            .collect();
        let names: Vec<&str> = seats
            .iter()
            .map(|seat| voice.names[*seat].as_str())
            .collect();
        let mut message = Message::new("cards-status-tricks");
        if view.trump.flatten().is_some() && !contract.is_betli() {
            let melds = seats.iter().map(|seat| {
                let said = &view.melds[*seat];
                i64::from(said.forty) * 40 + i64::from(said.twenties) * 20
            });
            message = Message::new("cards-status-side")
                .with("points", (cards & counting).len() as i64 * 10)
                .with("melds", melds.sum::<i64>());
        }
        let message = message
            .with("who", names.join(" + "))
            .with("tricks", tricks.len() as i64);
        voice.say(&message)
    };
    format!("{}; {}", side(&[declarer]), side(&declarer.others()))
}

/// How often a figure is doubled already.
fn level(view: &View, figure: Figure, against: Option<Seat>) -> u8 {
    let said = view.doubled.iter().find(|(one, defender, _)| {
        *one == figure && defender.is_none_or(|defender| against.is_none_or(|to| to == defender))
    });
    said.map_or(0, |(_, _, level)| *level)
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
        let level = voice.level(level(view, *figure, Some(*against)) + 1);
        let key = voice.key(Key::Kontra);
        let name = format!("{key}{}: {level} {}{whom}", at + 1, voice.figure(*figure));
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
fn card(view: &View, card: Card) -> Option<Asked> {
    let hand = view.viewer.and_then(|seat| view.hands[seat])?;
    let first = hand.len() == 10 && view.trump.flatten().is_some();
    let melds = if first {
        Suits::pairs(hand)
    } else {
        Suits::NONE
    };
    Some(Asked::Play { card, melds })
}
