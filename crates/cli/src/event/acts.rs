//! Commands that are acts of the event.

use std::fs;
use std::io::Write;
use std::path::Path;

use jadoube_ruling::Message;
use jadoube_tournament::exchange::read_players;
use jadoube_tournament::{
    Asked, Attendance, BoutId, ByeKind, Day, Entrant, EntryId, Exclusion, Incident, IncidentKind,
    Office, Pairing, Payment, Penalty, PenaltyKind, Player, Score,
};

use shakmaty::san::San;
use shakmaty::{Chess, Position};

use super::file::{EventFile, at_file};
use super::{ByeName, Command, Common, DrawBy, IncidentName, arrival};
use crate::Stop;

/// Runs a command that asks something of the event.
pub fn run(out: &mut impl Write, command: Command) -> Result<(), Stop> {
    match command {
        Command::Enter {
            common,
            name,
            csv,
            members,
            rating,
            fide_id,
        } => match (csv, name) {
            (Some(csv), _) => enter_list(out, &common, &csv),
            (None, Some(name)) => {
                let entrant = entrant(name, &members, rating, fide_id)?;
                EventFile::open(&common)?.ask(out, Asked::Enter(entrant))
            }
            (None, None) => Ok(()),
        },
        Command::Pay {
            common,
            entry,
            amount,
            round,
            on,
        } => pay(out, &common, &entry, amount, round, on),
        Command::Checkin {
            common,
            entry,
            times,
            round,
            own_equipment,
        } => check_in(out, &common, &entry, &times, round, own_equipment),
        Command::Lineup {
            common,
            entry,
            members,
            round,
        } => {
            let mut file = EventFile::open(&common)?;
            let asked = Asked::LineUp {
                entry: file.entry(&entry)?,
                round: round.unwrap_or(file.next_round()),
                players: members
                    .iter()
                    .map(|one| member(one))
                    .collect::<Result<_, _>>()?,
            };
            file.ask(out, asked)
        }
        Command::Bye {
            common,
            entry,
            kind,
            round,
        } => {
            let mut file = EventFile::open(&common)?;
            let asked = Asked::Bye {
                entry: file.entry(&entry)?,
                round: round.unwrap_or(file.next_round()),
                kind: match kind {
                    ByeName::Full => ByeKind::Full,
                    ByeName::Half => ByeKind::Half,
                    ByeName::Zero => ByeKind::Zero,
                },
            };
            file.ask(out, asked)
        }
        Command::Withdraw {
            common,
            entry,
            round,
        } => {
            let mut file = EventFile::open(&common)?;
            let asked = Asked::Withdraw {
                entry: file.entry(&entry)?,
                from: round.unwrap_or(file.next_round()),
            };
            file.ask(out, asked)
        }
        Command::Return { common, entry } => {
            let mut file = EventFile::open(&common)?;
            let entry = file.entry(&entry)?;
            file.ask(out, Asked::Return { entry })
        }
        command => run_rounds(out, command),
    }
}

/// Commands about rounds and results.
fn run_rounds(out: &mut impl Write, command: Command) -> Result<(), Stop> {
    match command {
        Command::Draw {
            common,
            round,
            by,
            seed,
            order,
        } => draw(out, &common, round, by, seed, &order),
        Command::Pair {
            common,
            round,
            given,
        } => pair(out, &common, round, &given),
        Command::Publish { common, round } => {
            let mut file = EventFile::open(&common)?;
            let round = round.unwrap_or(file.last_round());
            file.ask(out, Asked::Publish { round })
        }
        Command::Result {
            common,
            board,
            score,
            by,
            correct,
            list,
        } => match (list, board, score) {
            (Some(list), _, _) => result_list(out, &common, &list, by.as_deref()),
            (None, Some(bout), Some(score)) => {
                let mut file = EventFile::open(&common)?;
                let office = office(&file, by.as_deref())?;
                let asked = match correct {
                    true => Asked::Correct { bout, score },
                    false => Asked::Report { bout, score },
                };
                file.ask_as(out, office, asked)
            }
            _ => Ok(()),
        },
        Command::Annul { common, board } => {
            EventFile::open(&common)?.ask(out, Asked::Annul { bout: board })
        }
        Command::Decider {
            common,
            table,
            draw_odds,
        } => {
            let BoutId { round, table, .. } = table;
            let asked = Asked::AddGame {
                round,
                table,
                draw_odds,
            };
            EventFile::open(&common)?.ask(out, asked)
        }
        Command::Lot {
            common,
            table,
            winner,
        } => {
            let mut file = EventFile::open(&common)?;
            let asked = Asked::Lot {
                round: table.round,
                table: table.table,
                winner: file.entry(&winner)?,
            };
            file.ask(out, asked)
        }
        Command::Lots { common, order } => {
            let mut file = EventFile::open(&common)?;
            let order = entries(&file, &order)?;
            file.ask(out, Asked::DrawLots { order })
        }
        Command::Moves {
            common,
            board,
            moves,
        } => {
            let mut file = EventFile::open(&common)?;
            legal(&moves).map_err(|(number, one)| {
                let message = Message::new("event-cli-illegal-move")
                    .with("number", number)
                    .with("move", one);
                Stop::new(file.say(&message))
            })?;
            file.ask(out, Asked::KeepMoves { bout: board, moves })
        }
        Command::Close { common, round } => {
            let asked = round.map_or(Asked::Close, |round| Asked::CloseRound { round });
            EventFile::open(&common)?.ask(out, asked)
        }
        Command::Undo { common, act } => EventFile::open(&common)?.ask(out, Asked::Undo { act }),
        command => run_conduct(out, command),
    }
}

/// Commands about penalties, incidents and appeals.
fn run_conduct(out: &mut impl Write, command: Command) -> Result<(), Stop> {
    match command {
        Command::Penalise {
            common,
            entry,
            points,
            fine,
            exclude_from,
            until,
            round,
        } => {
            let mut file = EventFile::open(&common)?;
            let kind = match (points, fine, exclude_from) {
                (Some(points), _, _) => PenaltyKind::Points(points),
                (_, Some(fine), _) => PenaltyKind::Fine(fine),
                (_, _, Some(from)) => PenaltyKind::Exclusion(Exclusion { from, until }),
                (None, None, None) => PenaltyKind::Warning,
            };
            let penalty = Penalty {
                entry: file.entry(&entry)?,
                round: round.unwrap_or(file.last_round().max(1)),
                kind,
            };
            file.ask(out, Asked::Penalise(penalty))
        }
        Command::Note {
            common,
            text,
            kind,
            pack,
            deal,
            from,
            table,
            round,
        } => {
            let mut file = EventFile::open(&common)?;
            let from = from.map(|entry| file.entry(&entry)).transpose()?;
            let incident = Incident {
                round: round.unwrap_or(file.last_round().max(1)),
                table,
                kind: incident(&file, kind, pack, deal, from)?,
                text,
            };
            file.ask(out, Asked::Note(incident))
        }
        Command::Appeal {
            common,
            entry,
            text,
            against,
        } => {
            let mut file = EventFile::open(&common)?;
            let asked = Asked::Appeal {
                entry: file.entry(&entry)?,
                against,
                text,
            };
            file.ask(out, asked)
        }
        Command::Rule {
            common,
            appeal,
            text,
            upheld,
        } => {
            let asked = Asked::RuleOnAppeal {
                appeal,
                upheld,
                text,
            };
            EventFile::open(&common)?.ask(out, asked)
        }
        // Everything else was run before it came here.
        _ => Ok(()),
    }
}

/// Whether moves from the usual start are legal; gives the number of the first that is not.
fn legal(moves: &str) -> Result<(), (u32, String)> {
    let mut position = Chess::default();
    for word in moves.split_whitespace() {
        let one = word
            .trim_start_matches(|c: char| c.is_ascii_digit())
            .trim_start_matches('.');
        if one.is_empty() {
            continue;
        }
        let number = position.fullmoves().get();
        let wrong = || (number, word.to_owned());
        let san: San = one
            .trim_end_matches(['+', '#', '!', '?'])
            .parse()
            .map_err(|_| wrong())?;
        let legal = san.to_move(&position).map_err(|_| wrong())?;
        position.play_unchecked(legal);
    }
    Ok(())
}

fn incident(
    file: &EventFile,
    kind: IncidentName,
    pack: Option<jadoube_tournament::Discipline>,
    deal: Option<u32>,
    from: Option<EntryId>,
) -> Result<IncidentKind, Stop> {
    let needs = |flag: &str| {
        let message = Message::new("event-cli-needs").with("flag", flag.to_owned());
        Stop::new(file.say(&message))
    };
    Ok(match kind {
        IncidentName::Pack => IncidentKind::PackReplaced(pack.ok_or_else(|| needs("--pack"))?),
        IncidentName::Replay => IncidentKind::DealReplayed {
            deal: deal.ok_or_else(|| needs("--deal"))?,
        },
        IncidentName::Taken => IncidentKind::DealTaken {
            deal: deal.ok_or_else(|| needs("--deal"))?,
            from: from.ok_or_else(|| needs("--from"))?,
        },
        IncidentName::Dispute => IncidentKind::Dispute,
        IncidentName::Other => IncidentKind::Other,
    })
}

fn entries(file: &EventFile, texts: &[String]) -> Result<Vec<EntryId>, Stop> {
    texts.iter().map(|text| file.entry(text)).collect()
}

fn office(file: &EventFile, by: Option<&str>) -> Result<Office, Stop> {
    match by {
        Some(entry) => Ok(Office::Player(file.entry(entry)?)),
        None => Ok(Office::Arbiter),
    }
}

fn entrant(
    name: String,
    members: &[String],
    rating: Option<u32>,
    fide_id: Option<u64>,
) -> Result<Entrant, Stop> {
    if members.is_empty() {
        return Ok(Entrant::single(Player {
            rating,
            fide_id,
            ..Player::named(name)
        }));
    }
    let players = members
        .iter()
        .map(|one| member(one))
        .collect::<Result<_, _>>()?;
    Ok(Entrant { name, players })
}

/// `NAME`, `NAME:ROLE`, `NAME:ROLE:RATING` or `NAME::RATING`.
fn member(text: &str) -> Result<Player, Stop> {
    let mut parts = text.split(':');
    let mut player = Player::named(parts.next().unwrap_or_default().trim());
    if let Some(role) = parts.next().filter(|role| !role.is_empty()) {
        player.role = Some(role.parse().map_err(Stop::new)?);
    }
    if let Some(rating) = parts.next().filter(|rating| !rating.is_empty()) {
        let wrong = |_| Stop::new(format!("\"{rating}\" is not a rating"));
        player.rating = Some(rating.parse().map_err(wrong)?);
    }
    Ok(player)
}

/// Enters all of a list or nobody: the whole list is tried first.
fn enter_list(out: &mut impl Write, common: &Common, path: &Path) -> Result<(), Stop> {
    let mut file = EventFile::open(common)?;
    let text = fs::read_to_string(path).map_err(|error| at_file(path, &error))?;
    let told =
        |error: jadoube_tournament::exchange::CsvError| at_file(path, &file.say(&error.message()));
    let entrants = read_players(&text).map_err(told)?;
    let mut trial = file.event.clone();
    for entrant in &entrants {
        let request = jadoube_tournament::Request::arbiter(
            common.who.clone(),
            file.now(),
            Asked::Enter(entrant.clone()),
        );
        if let Err(refused) = trial.act(request) {
            let stop = file.refused(&refused);
            return Err(at_file(
                path,
                &format!("{}: {}", entrant.name, stop.message),
            ));
        }
    }
    for entrant in entrants {
        file.ask(out, Asked::Enter(entrant))?;
    }
    Ok(())
}

fn pay(
    out: &mut impl Write,
    common: &Common,
    entry: &str,
    amount: Option<u32>,
    round: Option<u32>,
    on: Option<Day>,
) -> Result<(), Stop> {
    let mut file = EventFile::open(common)?;
    let entry = file.entry(entry)?;
    let round = round.unwrap_or(file.next_round());
    let members = file
        .event
        .entry(entry)
        .map_or(0, |one| one.players(round).len());
    let members = u32::try_from(members).unwrap_or(0);
    let due = file.event.regulations().entry.fee.saturating_mul(members);
    let payment = Payment {
        round,
        amount: amount.unwrap_or(due),
        on: on.unwrap_or_else(|| Day::of(file.now())),
    };
    file.ask(out, Asked::Pay { entry, payment })
}

fn check_in(
    out: &mut impl Write,
    common: &Common,
    entry: &str,
    times: &[String],
    round: Option<u32>,
    own_equipment: bool,
) -> Result<(), Stop> {
    let mut file = EventFile::open(common)?;
    let entry = file.entry(entry)?;
    let round = round.unwrap_or(file.next_round());
    let members = file
        .event
        .entry(entry)
        .map_or(0, |one| one.players(round).len());
    let mut arrivals = times
        .iter()
        .map(|time| arrival(time))
        .collect::<Result<Vec<_>, _>>()?;
    match arrivals[..] {
        [] => {
            let now = jadoube_tournament::TimeOfDay::of(file.now());
            arrivals = vec![Some(now); members];
        }
        [one] => arrivals = vec![one; members],
        _ => {}
    }
    let attendance = Attendance {
        arrivals,
        own_equipment,
    };
    let asked = Asked::CheckIn {
        entry,
        round,
        attendance,
    };
    file.ask(out, asked)
}

fn draw(
    out: &mut impl Write,
    common: &Common,
    round: Option<u32>,
    by: DrawBy,
    seed: Option<u64>,
    order: &[String],
) -> Result<(), Stop> {
    let mut file = EventFile::open(common)?;
    let round = round.unwrap_or(file.next_round());
    let mut ids: Vec<EntryId> = file.event.entries().iter().map(|entry| entry.id).collect();
    match (order.is_empty(), by) {
        (false, _) => ids = entries(&file, order)?,
        (true, DrawBy::Entry) => {}
        (true, DrawBy::Rating) => {
            let rating = |id: &EntryId| {
                let players = file
                    .event
                    .entry(*id)
                    .map(|entry| entry.entrant.players.as_slice());
                let ratings = players
                    .unwrap_or_default()
                    .iter()
                    .filter_map(|one| one.rating);
                std::cmp::Reverse(ratings.sum::<u32>())
            };
            ids.sort_by_key(rating);
        }
        (true, DrawBy::Lot) => {
            let seed = seed.unwrap_or_else(|| clock_seed(file.now()));
            shuffle(&mut ids, seed);
            let message = Message::new("event-cli-seed").with("seed", seed.to_string());
            writeln!(out, "{}", file.say(&message))?;
        }
    }
    file.ask(out, Asked::Draw { round, order: ids })
}

/// Chance from the clock of the machine: nobody can choose the nanosecond.
fn clock_seed(now: jadoube_ruling::Moment) -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let nanos = since.map_or(0, |since| u64::from(since.subsec_nanos()));
    (now.as_millis() ^ nanos.rotate_left(21)) % 1_000_000_007
}

/// Shuffles by a seed: the same seed gives the same order on every machine.
fn shuffle(ids: &mut [EntryId], seed: u64) {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    };
    for last in (1..ids.len()).rev() {
        let sides = last as u64 + 1;
        ids.swap(last, usize::try_from(next() % sides).unwrap_or(0));
    }
}

fn pair(
    out: &mut impl Write,
    common: &Common,
    round: Option<u32>,
    given: &[String],
) -> Result<(), Stop> {
    let mut file = EventFile::open(common)?;
    let by_sittings = matches!(
        file.event.regulations().system,
        jadoube_tournament::System::Trios { knockout: true, .. }
    );
    let open = file
        .event
        .rounds()
        .last()
        .is_some_and(|round| !round.closed);
    let next = match by_sittings && open {
        true => file.last_round(),
        false => file.next_round(),
    };
    let round = round.unwrap_or(next);
    let asked = match given.is_empty() {
        true => Asked::Pair { round },
        false => Asked::PairAsGiven {
            round,
            pairings: given_pairings(&file, round, given)?,
        },
    };
    file.ask(out, asked)?;
    super::tell::round(out, &file, round)
}

/// `1-5` for a game, `3` for a bye; numbers are those of the draw.
fn given_pairings(file: &EventFile, round: u32, given: &[String]) -> Result<Vec<Pairing>, Stop> {
    let numbers = file.event.numbers(round);
    let entry = |text: &str| {
        let number = text.trim().parse::<usize>().ok();
        let found = number.and_then(|number| numbers.get(number.wrapping_sub(1)));
        found.copied().ok_or_else(|| {
            let message = Message::new("event-cli-no-number").with("number", text.to_owned());
            Stop::new(file.say(&message))
        })
    };
    let pairing = |text: &String| {
        let parties = text.split('-').map(entry).collect::<Result<_, _>>()?;
        Ok(Pairing {
            sitting: 1,
            parties,
        })
    };
    given.iter().map(pairing).collect()
}

/// Enters a list of results; one that is refused stops the list and names its line.
fn result_list(
    out: &mut impl Write,
    common: &Common,
    path: &Path,
    by: Option<&str>,
) -> Result<(), Stop> {
    let mut file = EventFile::open(common)?;
    let office = office(&file, by)?;
    let text = fs::read_to_string(path).map_err(|error| at_file(path, &error))?;
    let mut results: Vec<(usize, BoutId, Score)> = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.split('#').next().unwrap_or_default().trim();
        if text.is_empty() {
            continue;
        }
        let wrong = |why: &dyn std::fmt::Display| at_file(path, &format!("{line}: {why}"));
        let (board, score) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let bout = board.parse::<BoutId>().map_err(|error| wrong(&error))?;
        let score = score
            .trim()
            .parse::<Score>()
            .map_err(|error| wrong(&error))?;
        results.push((line, bout, score));
    }
    for (line, bout, score) in results {
        let asked = Asked::Report { bout, score };
        if let Err(stop) = file.ask_as(out, office, asked) {
            return Err(at_file(path, &format!("{line}: {}", stop.message)));
        }
    }
    Ok(())
}
