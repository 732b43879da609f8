//! Commands that are acts of the event.

use std::io::Write;

use jadoube_ruling::Message;
use jadoube_tournament::{
    Asked, Attendance, BoutId, ByeKind, CardScore, Day, Entrant, EntryId, Exclusion, Ground,
    Incident, IncidentKind, KeptApart, Office, Pairing, Payment, Penalty, PenaltyKind, Player,
    Score, UnitsRuling, lots,
};

use shakmaty::san::San;
use shakmaty::{Chess, Position};

use super::file::EventFile;
use super::{ByeName, Command, Common, DrawBy, IncidentName, Note, arrival, lists};
use crate::Stop;

/// Runs a command that asks something of the event.
pub fn run(out: &mut impl Write, command: Command) -> Result<(), Stop> {
    match command {
        Command::Enter {
            common,
            name,
            csv,
            encoding,
            members,
            rating,
            fide_id,
        } => match (csv, name) {
            (Some(csv), _) => lists::enter(out, &common, &csv, encoding),
            (None, Some(name)) => act(out, &common, |_| {
                let entrant = entrant(name, &members, rating, fide_id)?;
                Ok(Asked::Enter(entrant))
            }),
            (None, None) => Ok(()),
        },
        Command::Pay {
            common,
            entry,
            amount,
            round,
            on,
        } => act(out, &common, |file| pay(file, &entry, amount, round, on)),
        Command::Checkin {
            common,
            entry,
            times,
            round,
            own_equipment,
        } => act(out, &common, |file| {
            check_in(file, &entry, &times, round, own_equipment)
        }),
        Command::Admit {
            common,
            entry,
            round,
        } => act(out, &common, |file| {
            Ok(Asked::Admit {
                entry: file.entry(&entry)?,
                round: round.unwrap_or(file.next_round()),
            })
        }),
        Command::Lineup {
            common,
            entry,
            members,
            round,
            sitting,
        } => act(out, &common, |file| {
            let players = members.iter().map(|one| member(one));
            // Substitutes are for the day that is played, line-ups for the one to come.
            let usual = match sitting {
                Some(_) => file.last_round(),
                None => file.next_round(),
            };
            Ok(Asked::LineUp {
                entry: file.entry(&entry)?,
                round: round.unwrap_or(usual),
                players: players.collect::<Result<_, _>>()?,
                sitting,
            })
        }),
        Command::Bye {
            common,
            entry,
            kind,
            round,
        } => bye(out, &common, &entry, kind, round),
        Command::Withdraw {
            common,
            entry,
            round,
        } => act(out, &common, |file| {
            Ok(Asked::Withdraw {
                entry: file.entry(&entry)?,
                from: round.unwrap_or(file.next_round()),
            })
        }),
        Command::Return { common, entry } => act(out, &common, |file| {
            let entry = file.entry(&entry)?;
            Ok(Asked::Return { entry })
        }),
        command => run_rounds(out, command),
    }
}

/// Grants a round off; in a Swiss event full points, or a second round off for half a point, are
/// told as unusual.
fn bye(
    out: &mut impl Write,
    common: &Common,
    entry: &str,
    kind: ByeName,
    round: Option<u32>,
) -> Result<(), Stop> {
    let mut file = EventFile::open(common)?;
    let entry = file.entry(entry)?;
    let round = round.unwrap_or(file.next_round());
    let kind = match kind {
        ByeName::Full => ByeKind::Full,
        ByeName::Half => ByeKind::Half,
        ByeName::Zero => ByeKind::Zero,
    };
    let before = file.event.entry(entry).map(|one| one.byes.clone());
    let half = |(at, one): (&u32, &ByeKind)| *at != round && *one == ByeKind::Half;
    let second = before.unwrap_or_default().iter().any(half);
    let swiss = matches!(
        file.event.regulations().system,
        jadoube_tournament::System::Swiss { .. }
    );
    file.ask(out, Asked::Bye { entry, round, kind })?;
    let note = match kind {
        ByeKind::Full => "event-concern-full-bye",
        ByeKind::Half if second => "event-concern-second-half-bye",
        _ => return Ok(()),
    };
    if swiss {
        let message = Message::new(note).with("name", file.event.name(entry).to_owned());
        writeln!(out, "{}", file.say(&message))?;
    }
    Ok(())
}

/// Opens the file, asks what is made of it and tells what comes of it.
fn act(
    out: &mut impl Write,
    common: &Common,
    asked: impl FnOnce(&EventFile) -> Result<Asked, Stop>,
) -> Result<(), Stop> {
    let mut file = EventFile::open(common)?;
    let asked = asked(&file)?;
    file.ask(out, asked)
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
        Command::Forbid {
            common,
            entries: named,
            from,
            until,
        } => act(out, &common, |file| {
            Ok(Asked::KeepApart(KeptApart {
                entries: entries(file, &named)?,
                from,
                until,
            }))
        }),
        Command::Renumber { common, order } => act(out, &common, |file| {
            let order = match order.is_empty() {
                true => file.event.by_rating(file.event.numbers(file.next_round())),
                false => entries(file, &order)?,
            };
            Ok(Asked::Renumber { order })
        }),
        Command::Change {
            common,
            given,
            ground,
        } => change(out, &common, &given, ground.into()),
        Command::Publish { common, round } => act(out, &common, |file| {
            let round = round.unwrap_or(file.last_round());
            Ok(Asked::Publish { round })
        }),
        Command::Result {
            common,
            board,
            score,
            session,
            left,
            by,
            correct,
            replace,
            list,
        } => match (list, board, score) {
            (None, Some(bout), None) => match session {
                Some(path) => super::session::result(out, &common, bout, &path, left),
                None => Ok(()),
            },
            (Some(list), _, _) => lists::results(out, &common, &list, by.as_deref()),
            (None, Some(bout), Some(score)) => {
                let mut file = EventFile::open(&common)?;
                let office = office(&file, by.as_deref())?;
                let asked = match correct {
                    true => Asked::Correct {
                        bout,
                        score,
                        replace,
                    },
                    false => Asked::Report { bout, score },
                };
                file.ask_as(out, office, asked)
            }
            _ => Ok(()),
        },
        Command::Annul { common, board } => act(out, &common, |_| Ok(Asked::Annul { bout: board })),
        Command::Decider {
            common,
            table: BoutId { round, table, .. },
            draw_odds,
            deal,
        } => act(out, &common, |_| {
            Ok(Asked::AddGame {
                round,
                table,
                draw_odds,
                deal,
            })
        }),
        Command::Lot {
            common,
            table,
            winner,
        } => act(out, &common, |file| {
            Ok(Asked::Lot {
                round: table.round,
                table: table.table,
                winner: file.entry(&winner)?,
            })
        }),
        Command::Lots { common, order } => act(out, &common, |file| {
            let order = entries(file, &order)?;
            Ok(Asked::DrawLots { order })
        }),
        Command::Moves {
            common,
            board,
            moves,
        } => act(out, &common, |file| {
            legal(&moves).map_err(|(number, one)| {
                let message = Message::new("event-cli-illegal-move")
                    .with("number", number)
                    .with("move", one);
                Stop::new(file.say(&message))
            })?;
            Ok(Asked::KeepMoves { bout: board, moves })
        }),
        Command::Close { common, round } => act(out, &common, |_| {
            Ok(round.map_or(Asked::Close, |round| Asked::CloseRound { round }))
        }),
        Command::Undo {
            common,
            act: number,
        } => act(out, &common, |_| Ok(Asked::Undo { act: number })),
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
        } => act(out, &common, |file| {
            let kind = match (points, fine, exclude_from) {
                (Some(points), _, _) => PenaltyKind::Points(points),
                (_, Some(fine), _) => PenaltyKind::Fine(fine),
                (_, _, Some(from)) => PenaltyKind::Exclusion(Exclusion { from, until }),
                (None, None, None) => PenaltyKind::Warning,
            };
            Ok(Asked::Penalise(Penalty {
                entry: file.entry(&entry)?,
                round: round.unwrap_or(file.last_round().max(1)),
                kind,
            }))
        }),
        Command::Note(note) => act(out, &note.common, |file| note.asked(file)),
        Command::Appeal {
            common,
            entry,
            text,
            against,
        } => act(out, &common, |file| {
            Ok(Asked::Appeal {
                entry: file.entry(&entry)?,
                against,
                text,
            })
        }),
        Command::Rule {
            common,
            appeal,
            text,
            upheld,
        } => act(out, &common, |_| {
            Ok(Asked::RuleOnAppeal {
                appeal,
                upheld,
                text,
            })
        }),
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

impl Note {
    fn asked(&self, file: &EventFile) -> Result<Asked, Stop> {
        let units = self.units.as_ref().map(|units| {
            let bout = self.board.ok_or_else(|| needs(file, "--board"))?;
            let Score::Cards(CardScore { units, .. }) = units else {
                return Err(needs(file, "--units 4:0:0"));
            };
            Ok(UnitsRuling {
                bout,
                units: *units,
            })
        });
        Ok(Asked::Note(Incident {
            round: self.round.unwrap_or(file.last_round().max(1)),
            table: self.table,
            kind: self.kind(file)?,
            text: self.text.clone(),
            units: units.transpose()?,
        }))
    }

    fn kind(&self, file: &EventFile) -> Result<IncidentKind, Stop> {
        let deal = || self.deal.ok_or_else(|| needs(file, "--deal"));
        Ok(match self.kind {
            IncidentName::Pack => {
                IncidentKind::PackReplaced(self.pack.ok_or_else(|| needs(file, "--pack"))?)
            }
            IncidentName::Replay => IncidentKind::DealReplayed { deal: deal()? },
            IncidentName::Taken => IncidentKind::DealTaken {
                deal: deal()?,
                from: match &self.from {
                    Some(entry) => file.entry(entry)?,
                    None => return Err(needs(file, "--from")),
                },
            },
            IncidentName::Dispute => IncidentKind::Dispute,
            IncidentName::Other => IncidentKind::Other,
        })
    }
}

fn needs(file: &EventFile, flag: &str) -> Stop {
    let message = Message::new("event-cli-needs").with("flag", flag.to_owned());
    Stop::new(file.say(&message))
}

fn entries(file: &EventFile, texts: &[String]) -> Result<Vec<EntryId>, Stop> {
    texts.iter().map(|text| file.entry(text)).collect()
}

pub fn office(file: &EventFile, by: Option<&str>) -> Result<Office, Stop> {
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

fn pay(
    file: &EventFile,
    entry: &str,
    amount: Option<i32>,
    round: Option<u32>,
    on: Option<Day>,
) -> Result<Asked, Stop> {
    let entry = file.entry(entry)?;
    let round = round.unwrap_or(file.next_round());
    let due = file.event.due(entry, round);
    let payment = Payment {
        round,
        amount: amount.unwrap_or(i32::try_from(due).unwrap_or(i32::MAX)),
        on: on.unwrap_or_else(|| Day::of(file.now())),
    };
    Ok(Asked::Pay { entry, payment })
}

fn check_in(
    file: &EventFile,
    entry: &str,
    times: &[String],
    round: Option<u32>,
    own_equipment: bool,
) -> Result<Asked, Stop> {
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
    Ok(Asked::CheckIn {
        entry,
        round,
        attendance: Attendance {
            arrivals,
            own_equipment,
        },
    })
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
        (true, DrawBy::Rating) => ids = file.event.by_rating(&ids),
        (true, DrawBy::Lot) => {
            let seed = seed.unwrap_or_else(|| clock_seed(file.now()));
            ids = lots(ids, seed);
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
    let mut notes = Vec::new();
    let asked = match given.is_empty() {
        true => Asked::Pair { round },
        false => {
            let pairings = given_pairings(&file, round, given)?;
            notes = concerns(&file, round, &pairings);
            Asked::PairAsGiven { round, pairings }
        }
    };
    file.ask(out, asked)?;
    for note in notes {
        writeln!(out, "{note}")?;
    }
    super::tell::round(out, &file, round)
}

/// Other pairings in the place of published ones, and what speaks against them.
fn change(
    out: &mut impl Write,
    common: &Common,
    given: &[String],
    ground: Ground,
) -> Result<(), Stop> {
    let mut file = EventFile::open(common)?;
    let round = file.last_round();
    let pairings = given_pairings(&file, round, given)?;
    let notes = concerns(&file, round, &pairings);
    let asked = Asked::ChangePairings {
        round,
        pairings,
        ground,
    };
    file.ask(out, asked)?;
    for note in notes {
        writeln!(out, "{note}")?;
    }
    super::tell::round(out, &file, round)
}

/// What speaks against pairings by hand, and what the system of the event would have made.
fn concerns(file: &EventFile, round: u32, pairings: &[Pairing]) -> Vec<String> {
    let found = file.event.pairing_concerns(round, pairings);
    found.iter().map(|message| file.say(message)).collect()
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
