//! From what happened in an event, or why not, to the sentence that tells it.

use jadoube_ruling::{Message, Value};

use crate::pairing::CannotPair;
use crate::{
    BoutId, ByeKind, Concern, EntryId, Event, Exclusion, Happened, Inadmissible, Incident,
    IncidentKind, Payment, PenaltyKind, Refused, System,
};

impl Happened {
    /// The sentence that tells it, with the names of the event.
    pub fn message(&self, event: &Event) -> Message {
        let say = Message::new;
        let team = |id, entry: &EntryId| say(id).with("name", event.name(*entry).to_owned());
        match self {
            Happened::Amended(_) => say("event-amended"),
            Happened::Entered { entry, .. } => team("event-entered", entry).with("number", entry.0),
            Happened::TookFreeNumber { entry, round } => {
                team("event-took-free-number", entry).with("round", *round)
            }
            Happened::Paid { entry, payment } => paid(event, *entry, payment),
            Happened::CheckedIn { entry, round, .. } => {
                team("event-checked-in", entry).with("round", *round)
            }
            Happened::LinedUp { entry, round, .. } => {
                team("event-lined-up", entry).with("round", *round)
            }
            Happened::Admitted { entry, round, .. } => {
                team("event-admitted", entry).with("round", *round)
            }
            Happened::DatesDiffer { round, planned, on } => say("event-dates-differ")
                .with("round", *round)
                .with("planned", planned.to_string())
                .with("on", on.to_string()),
            Happened::PenaltyLifted { act, entry } => {
                team("event-penalty-lifted", entry).with("act", *act)
            }
            Happened::ByeGranted { entry, round, kind } => team("event-bye-granted", entry)
                .with("round", *round)
                .with("kind", Value::Word(bye(event, *kind))),
            Happened::Withdrawn {
                entry,
                from,
                half_played,
            } => team("event-withdrawn", entry)
                .with("round", *from)
                .with("counts", counts(event, *half_played)),
            Happened::Returned { entry } => team("event-returned", entry),
            Happened::NotAdmitted { entry, round, .. } => {
                team("event-not-admitted", entry).with("round", *round)
            }
            Happened::KeptApart(apart) => say("event-kept-apart")
                .with("names", names(event, &apart.entries))
                .with("from", apart.from)
                .with("ends", yes_no(apart.until.is_some()))
                .with("until", apart.until.unwrap_or(0)),
            Happened::PairingsChanged { round, ground, .. } => say("event-pairings-changed")
                .with("round", *round)
                .with("ground", Value::Word(ground.word())),
            Happened::Renumbered { round, order } => say("event-renumbered")
                .with("round", *round)
                .with("order", numbered(event, order)),
            Happened::NumbersDrawn { round, order } => say("event-numbers-drawn")
                .with("round", *round)
                .with("order", numbered(event, order)),
            Happened::Paired { round, pairings } => {
                let tables = pairings.iter().filter(|one| one.parties.len() > 1).count();
                say("event-paired")
                    .with("round", *round)
                    .with("tables", count(tables))
            }
            Happened::Forfeited { bout, score } => {
                at("event-forfeited", *bout).with("score", score.to_string())
            }
            Happened::Published { round } => say("event-published").with("round", *round),
            Happened::Reported { bout, party, score } => at("event-reported", *bout)
                .with("name", party_name(event, *bout, *party))
                .with("score", score.to_string()),
            Happened::Confirmed { bout, score } => {
                at("event-confirmed", *bout).with("score", score.to_string())
            }
            Happened::Conflicted { bout } => at("event-conflicted", *bout),
            Happened::ResultEntered { bout, score } => {
                at("event-result-entered", *bout).with("score", score.to_string())
            }
            Happened::Corrected {
                bout,
                from: Some(from),
                to,
            } => at("event-corrected", *bout)
                .with("from", from.to_string())
                .with("score", to.to_string()),
            Happened::Corrected { bout, to, .. } => {
                at("event-decided", *bout).with("score", to.to_string())
            }
            Happened::Annulled { bout, from } => {
                at("event-annulled", *bout).with("score", from.to_string())
            }
            Happened::Replaced { table, out, by, .. } => say("event-replaced")
                .with("table", *table)
                .with("out", event.name(*out).to_owned())
                .with("name", event.name(*by).to_owned()),
            Happened::DealAdded { bout, game } => {
                at("event-deal-added", *bout).with("game", Value::Word(game.name()))
            }
            Happened::GameAdded { bout, white, .. } => {
                at("event-game-added", *bout).with("name", party_name(event, *bout, *white))
            }
            Happened::LotDrawn { table, winner, .. } => {
                team("event-lot-drawn", winner).with("table", *table)
            }
            Happened::MovesKept { bout, .. } => at("event-moves-kept", *bout),
            Happened::Penalised(one) => penalised(event, one.entry, one.kind),
            Happened::Noted(incident) => noted(incident),
            Happened::RoundClosed { round, winners } => say("event-round-closed")
                .with("round", *round)
                .with("count", count(winners.len()))
                .with("winners", names(event, winners)),
            Happened::LotsDrawn { order } => {
                say("event-lots-drawn").with("order", names(event, order))
            }
            Happened::AppealLodged {
                appeal,
                entry,
                text,
                ..
            } => team("event-appeal-lodged", entry)
                .with("appeal", *appeal)
                .with("text", text.clone()),
            Happened::AppealRuled {
                appeal,
                upheld,
                text,
            } => say("event-appeal-ruled")
                .with("appeal", *appeal)
                .with("upheld", yes_no(*upheld))
                .with("text", text.clone()),
            Happened::Closed => say("event-closed"),
            Happened::Undone { act } => say("event-undone").with("act", *act),
        }
    }
}

impl Happened {
    /// Further sentences where one does not say it all: why a team is not admitted, what an upheld
    /// appeal leaves to be done.
    pub fn details(&self, event: &Event) -> Vec<Message> {
        match self {
            Happened::NotAdmitted { reasons, .. } | Happened::Admitted { reasons, .. } => {
                reasons.iter().map(|reason| reason.message()).collect()
            }
            Happened::AppealRuled {
                appeal,
                upheld: true,
                ..
            } => still_stands(event, *appeal).into_iter().collect(),
            _ => Vec::new(),
        }
    }
}

/// The act against which an upheld appeal was, if it is none that the ruling lifts by itself.
fn still_stands(event: &Event, appeal: u32) -> Option<Message> {
    let appeal = event.appeals().iter().find(|one| one.number == appeal)?;
    let act = appeal.against?;
    let minute = event.minutes().get((act as usize).wrapping_sub(1))?;
    let lifted = matches!(minute.request.asked, crate::Asked::Penalise(_));
    (!lifted).then(|| Message::new("event-still-stands").with("act", act))
}

impl Concern {
    /// The sentence that says it.
    pub fn message(self, event: &Event) -> Message {
        let name = |entry: EntryId| event.name(entry).to_owned();
        match self {
            Concern::Rematch {
                first,
                second,
                round,
            } => Message::new("event-concern-rematch")
                .with("name", name(first))
                .with("other", name(second))
                .with("round", round),
            Concern::LeftOut(entry) => {
                Message::new("event-concern-left-out").with("name", name(entry))
            }
            Concern::Forbidden { first, second } => Message::new("event-concern-forbidden")
                .with("name", name(first))
                .with("other", name(second)),
            Concern::SameTeam { first, second } => Message::new("event-concern-same-team")
                .with("name", name(first))
                .with("other", name(second)),
            Concern::SameColour { first, second } => Message::new("event-concern-same-colour")
                .with("name", name(first))
                .with("other", name(second)),
            Concern::FewerMatches {
                entry,
                matches,
                most,
            } => Message::new("event-concern-fewer-matches")
                .with("name", name(entry))
                .with("matches", matches)
                .with("most", most),
            Concern::FreeAgain(entry) => {
                Message::new("event-concern-free-again").with("name", name(entry))
            }
        }
    }
}

impl Refused {
    /// Further sentences where one does not say it all: who is not admitted, and why.
    pub fn details(&self, event: &Event) -> Vec<Message> {
        let Refused::TooFewAdmitted { out, .. } = self else {
            return Vec::new();
        };
        let mut all = Vec::new();
        for (entry, reasons) in out {
            let name = event.name(*entry).to_owned();
            all.push(Message::new("event-stays-out").with("name", name));
            all.extend(reasons.iter().map(|reason| reason.message()));
        }
        all
    }
}

impl Refused {
    /// The sentence that says why.
    pub fn message(&self, event: &Event) -> Message {
        let say = Message::new;
        let team = |id, entry: &EntryId| say(id).with("name", event.name(*entry).to_owned());
        match self {
            Refused::NotYourOffice => say("event-not-your-office"),
            Refused::ReasonNeeded => say("event-reason-needed"),
            Refused::EventClosed => say("event-is-closed"),
            Refused::BadRegulations(faults) => match faults.first() {
                Some(fault) => fault.message(),
                None => say("event-fault-no-name"),
            },
            Refused::TooLateToAmend => say("event-too-late-to-amend"),
            Refused::NoSuchEntry { entry } => say("event-no-such-entry").with("number", entry.0),
            Refused::EnteredTwice { name, entry } => say("event-entered-twice")
                .with("name", name.clone())
                .with("number", entry.0),
            Refused::NoName => say("event-no-name"),
            Refused::WrongMembers { least, most, given } => say("event-wrong-members")
                .with("least", *least)
                .with("most", *most)
                .with("given", *given),
            Refused::WrongRoles => say("event-wrong-roles"),
            Refused::EntriesClosed => say("event-entries-closed"),
            Refused::NoFreeNumber => say("event-no-free-number"),
            Refused::NothingPaid => say("event-nothing-paid"),
            Refused::NoSuchRound { round } => say("event-no-such-round").with("round", *round),
            Refused::AlreadyPaired { round } => say("event-already-paired").with("round", *round),
            Refused::WrongArrivals { members, given } => say("event-wrong-arrivals")
                .with("members", *members)
                .with("given", *given),
            Refused::AlreadyWithdrawn { entry } => team("event-already-withdrawn", entry),
            Refused::NotWithdrawn { entry } => team("event-not-withdrawn", entry),
            Refused::RoundIsPast { round } => say("event-round-is-past").with("round", *round),
            Refused::NumbersDrawnAlready { round } => {
                say("event-numbers-drawn-already").with("round", *round)
            }
            Refused::NumbersNotDrawn { round } => {
                say("event-numbers-not-drawn").with("round", *round)
            }
            Refused::TwoEvenTeams => say("event-two-even-teams"),
            Refused::LotsIncomplete => say("event-lots-incomplete"),
            Refused::TooFewAdmitted { admitted, .. } => {
                say("event-too-few-admitted").with("count", *admitted)
            }
            Refused::AdmittedAnyway { entry } => team("event-admitted-anyway", entry),
            Refused::TooEarlyToDraw { on, at } => say("event-too-early-to-draw")
                .with("date", on.to_string())
                .with("time", at.to_string()),
            Refused::InList { why, .. } => why.message(event),
            Refused::EmptyList => say("event-empty-list"),
            Refused::BadName { most } => say("event-bad-name").with("most", *most),
            Refused::SittingBegun { sitting } => {
                say("event-sitting-begun").with("sitting", *sitting)
            }
            Refused::LineUpTooLate { at } => {
                say("event-line-up-too-late").with("time", at.to_string())
            }
            Refused::PaidBackTooMuch { paid } => {
                say("event-paid-back-too-much").with("amount", *paid)
            }
            Refused::NoPointsForBye => say("event-no-points-for-bye"),
            Refused::RoundsInOrder { next } => say("event-rounds-in-order").with("round", *next),
            Refused::CannotPair(CannotPair::TooFew) => say("event-too-few"),
            Refused::CannotPair(CannotPair::AllPaired) => say("event-all-paired"),
            Refused::CannotPair(CannotPair::Undecided { table }) => {
                say("event-undecided").with("table", *table)
            }
            Refused::CannotPair(CannotPair::ResultMissing { round, table }) => {
                say("event-result-missing")
                    .with("round", *round)
                    .with("table", *table)
            }
            Refused::CannotPair(CannotPair::NoLegalPairing) => say("event-no-legal-pairing"),
            Refused::CannotPair(CannotPair::Unfinished { table }) => {
                say("event-unfinished").with("table", *table)
            }
            Refused::PlayedOn { bout, on } => {
                at("event-played-on", *bout).with("boards", listed(on))
            }
            Refused::UnitsWithoutDeals => say("event-units-without-deals"),
            Refused::KnockoutGoesOn => say("event-knockout-goes-on"),
            Refused::UnequalMatches {
                least,
                most,
                sittings,
            } => say("event-unequal-matches")
                .with("least", *least)
                .with("most", *most)
                .with("sittings", *sittings),
            Refused::PairedBySystem => say("event-paired-by-system"),
            Refused::PairingsMustBeGiven => say("event-pairings-must-be-given"),
            Refused::BadPairing { entry } => team("event-bad-pairing", entry),
            Refused::WrongTable { parties } => say("event-wrong-table").with("count", *parties),
            Refused::NotPaired { round } => say("event-not-paired").with("round", *round),
            Refused::OnlySwiss => say("event-only-swiss"),
            Refused::NumbersFixed => say("event-numbers-fixed"),
            Refused::NotPublished { round } => say("event-not-published").with("round", *round),
            Refused::PublishedStays { round } => say("event-published-stays").with("round", *round),
            Refused::NoGround { ground, round } => say("event-no-ground")
                .with("round", *round)
                .with("ground", Value::Word(ground.word())),
            Refused::PlayedAlready { table } => say("event-played-already").with("table", *table),
            Refused::AlreadyPublished { round } => {
                say("event-already-published").with("round", *round)
            }
            Refused::RoundClosed { round } => say("event-round-is-closed").with("round", *round),
            Refused::NoSuchBout { bout } => at("event-no-such-bout", *bout),
            Refused::NotYourBout { bout } => at("event-not-your-bout", *bout),
            Refused::WrongKindOfResult { bout } => at("event-wrong-kind-of-result", *bout),
            Refused::NotHalfUnits => say("event-not-half-units"),
            Refused::WrongDeals { deals } => say("event-wrong-deals").with("deals", *deals),
            Refused::ResultStands { bout, score } => {
                at("event-result-stands", *bout).with("score", score.to_string())
            }
            Refused::InConflict { bout } => at("event-in-conflict", *bout),
            Refused::ReportedAlready { bout } => at("event-reported-already", *bout),
            Refused::SpeaksForAnother { bout, entry } => {
                team("event-speaks-for-another", entry).with("board", bout.to_string())
            }
            Refused::NothingToCorrect { bout } => at("event-nothing-to-correct", *bout),
            Refused::SameResult { bout } => at("event-same-result", *bout),
            Refused::NotEqual { table } => say("event-not-equal").with("table", *table),
            Refused::NotAtTable { entry, table } => {
                team("event-not-at-table", entry).with("table", *table)
            }
            Refused::NotMoves => say("event-not-moves"),
            Refused::EmptyPenalty => say("event-empty-penalty"),
            Refused::ResultsMissing { bouts } => say("event-results-missing")
                .with("count", count(bouts.len()))
                .with("boards", listed(bouts)),
            Refused::RoundsMissing { played, planned } => say("event-rounds-missing")
                .with("played", *played)
                .with("planned", *planned),
            Refused::NoLots => say("event-no-lots"),
            Refused::NoSuchAct { act } => say("event-no-such-act").with("act", *act),
            Refused::UndoneAlready { act } => say("event-undone-already").with("act", *act),
            Refused::OthersRestOnIt { act, on } => say("event-others-rest")
                .with("act", *act)
                .with("acts", listed(on)),
            Refused::NoSuchAppeal { appeal } => say("event-no-such-appeal").with("appeal", *appeal),
            Refused::AppealDecided { appeal } => {
                say("event-appeal-decided").with("appeal", *appeal)
            }
            Refused::AppealTooLate { minutes } => {
                say("event-appeal-too-late").with("minutes", *minutes)
            }
            Refused::NothingSaid => say("event-nothing-said"),
        }
    }
}

impl Inadmissible {
    /// The sentence that says why a team is not admitted.
    pub const fn message(self) -> Message {
        Message::new(match self {
            Inadmissible::Roles => "event-inadmissible-roles",
            Inadmissible::Deadline => "event-inadmissible-deadline",
            Inadmissible::Fee => "event-inadmissible-fee",
            Inadmissible::Late => "event-inadmissible-late",
            Inadmissible::Equipment => "event-inadmissible-equipment",
        })
    }
}

fn paid(event: &Event, entry: EntryId, payment: &Payment) -> Message {
    Message::new("event-paid")
        .with("name", event.name(entry).to_owned())
        .with("amount", i64::from(payment.amount.unsigned_abs()))
        .with("back", yes_no(payment.amount < 0))
        .with("currency", event.regulations().entry.currency.clone())
        .with("round", payment.round)
}

fn penalised(event: &Event, entry: EntryId, kind: PenaltyKind) -> Message {
    let (word, amount) = match kind {
        PenaltyKind::Warning => ("warning", String::new()),
        PenaltyKind::Points(points) => ("points", points.to_string()),
        PenaltyKind::Fine(amount) => {
            let currency = &event.regulations().entry.currency;
            ("fine", format!("{amount} {currency}"))
        }
        PenaltyKind::Exclusion(Exclusion { from, until }) => {
            let until = until.map_or(String::new(), |until| until.to_string());
            ("exclusion", format!("{from}–{until}"))
        }
    };
    Message::new("event-penalised")
        .with("name", event.name(entry).to_owned())
        .with("kind", Value::Word(word))
        .with("amount", amount.trim().to_owned())
}

fn at(id: &'static str, bout: BoutId) -> Message {
    Message::new(id).with("board", bout.to_string())
}

fn party_name(event: &Event, bout: BoutId, party: u8) -> String {
    let meeting = event
        .round(bout.round)
        .and_then(|round| round.meeting(bout.table));
    let entry = meeting.and_then(|meeting| meeting.parties.get(usize::from(party)));
    entry.map_or_else(|| "?".to_owned(), |entry| event.name(*entry).to_owned())
}

/// Names with their numbers.
fn numbered(event: &Event, order: &[EntryId]) -> String {
    let names = (1..).zip(order);
    let names = names.map(|(number, entry): (u32, _)| format!("{number} {}", event.name(*entry)));
    names.collect::<Vec<String>>().join(", ")
}

fn names(event: &Event, entries: &[EntryId]) -> String {
    let names: Vec<&str> = entries.iter().map(|entry| event.name(*entry)).collect();
    names.join(", ")
}

fn listed<T: ToString>(all: &[T]) -> String {
    let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    all.join(", ")
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

const fn yes_no(yes: bool) -> Value {
    Value::Word(if yes { "yes" } else { "no" })
}

/// In a round robin results count after half of the games; elsewhere they stand.
fn counts(event: &Event, half_played: bool) -> Value {
    match event.regulations().system {
        System::RoundRobin { .. } => yes_no(half_played),
        _ => Value::Word("stand"),
    }
}

fn noted(incident: &Incident) -> Message {
    let units = incident.units.map(|ruling| {
        let units = ruling.units.map(|units| units.to_string());
        format!(" ({}: {})", ruling.bout, units.join(":"))
    });
    Message::new("event-noted")
        .with("kind", Value::Word(incident_name(incident.kind)))
        .with(
            "text",
            format!("{}{}", incident.text, units.unwrap_or_default()),
        )
}

const fn bye(event: &Event, kind: ByeKind) -> &'static str {
    let pyramid = matches!(event.regulations().system, System::Keizer { .. });
    match kind {
        ByeKind::Full if pyramid => "own",
        ByeKind::Half if pyramid => "half-own",
        ByeKind::Full => "full",
        ByeKind::Half => "half",
        ByeKind::Zero => "zero",
    }
}

const fn incident_name(kind: IncidentKind) -> &'static str {
    match kind {
        IncidentKind::PackReplaced(_) => "pack",
        IncidentKind::DealReplayed { .. } => "replay",
        IncidentKind::DealTaken { .. } => "taken",
        IncidentKind::Dispute => "dispute",
        IncidentKind::Other => "other",
    }
}
