//! What can be checked: a round of a Swiss event beside the rules, a report file against itself, the
//! minutes of an event.

use std::net::SocketAddr;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use jadoube_ruling::Message;
use jadoube_tournament::exchange::{Adjustment, RankCheck, against_the_rules, read, report_text};
use jadoube_tournament::{Compared, EntryId, Event, Pairing};
use jadoube_wire::{EventChecked, EventId, PairDifference, RoundCompared};

use super::More;
use crate::Shared;
use crate::api::failure::{Answer, Asking, At, Failure, Sent, found};
use crate::sentences;

/// `GET /api/events/{event}/compare`.
pub(super) async fn compare(
    State(shared): State<Shared>,
    At(id): At<EventId>,
    Asking(more): Asking<More>,
    headers: HeaderMap,
) -> Answer<RoundCompared> {
    let (hosted, grant, _) = shared.look_at(&headers, &id, more.role).await?;
    if !grant.role.is_desk() {
        return Err(Failure::NoAccess("only the desk compares pairings"));
    }
    let event = &hosted.event;
    let last = u32::try_from(event.rounds().len()).unwrap_or(u32::MAX);
    let round = more.round.unwrap_or(last);
    let edition = more.edition.map(|edition| edition.parse()).transpose();
    let edition = edition.map_err(|error| Failure::Invalid(format!("edition: {error}")))?;
    let coming = last.saturating_add(1);
    if !(1..=coming).contains(&round) {
        return Err(Failure::NotFound);
    }
    let compared = found(event.compare(round, edition))?;
    let texts = sentences::texts(more.lang.unwrap_or_default());
    let compared = compared.map_err(|none| Failure::Invalid(texts.say(&none.message())))?;
    Ok(Json(shown(event, &compared)))
}

/// A comparison by entries, as the pages know them.
fn shown(event: &Event, compared: &Compared) -> RoundCompared {
    let numbers = event.numbers(compared.round);
    let entry = |number: u32| {
        let found = numbers.get((number as usize).wrapping_sub(1)).copied();
        found.unwrap_or(EntryId(0))
    };
    let paired = |parties: Vec<EntryId>| Pairing {
        sitting: 1,
        parties,
    };
    let ours = &compared.ours;
    let pairs = ours.pairs.iter();
    let pairs = pairs.map(|(white, black)| paired(vec![entry(*white), entry(*black)]));
    let bye = ours.bye.map(|bye| paired(vec![entry(bye)]));
    let differs = compared.differs.iter().map(|one| PairDifference {
        parties: std::iter::once(one.white)
            .chain(one.black)
            .map(entry)
            .collect(),
        why: one.message(),
    });
    RoundCompared {
        round: compared.round,
        edition: compared.edition.to_string(),
        pairings: pairs.chain(bye).collect(),
        differs: differs.collect(),
        message: compared.message(),
    }
}

/// `GET /api/events/{event}/check`.
pub(super) async fn check(
    State(shared): State<Shared>,
    At(id): At<EventId>,
    Asking(more): Asking<More>,
    headers: HeaderMap,
) -> Answer<EventChecked> {
    let (hosted, grant, _) = shared.look_at(&headers, &id, more.role).await?;
    if !grant.role.is_desk() {
        return Err(Failure::NoAccess("only the desk checks the minutes"));
    }
    let event = hosted.event.clone();
    let verified = move || (event.verify(), event.minutes().len());
    let (verified, acts) = tokio::task::spawn_blocking(verified).await?;
    let acts = i64::try_from(acts).unwrap_or(i64::MAX);
    Ok(Json(match verified {
        Ok(()) => EventChecked {
            sound: true,
            told: vec![Message::new("event-cli-sound").with("acts", acts)],
        },
        Err(act) => EventChecked {
            sound: false,
            told: vec![Message::new("event-cli-unsound").with("act", act)],
        },
    }))
}

/// `POST /api/events/check-report`.
pub(super) async fn check_report(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    Asking(more): Asking<More>,
    headers: HeaderMap,
    Sent(body): Sent<Bytes>,
) -> Answer<EventChecked> {
    // A long report is work, as a new event is.
    shared.may_create(visitor.ip(), &headers).await?;
    let checked = tokio::task::spawn_blocking(move || report_checked(body.to_vec()));
    let checked = checked.await?;
    let texts = sentences::texts(more.lang.unwrap_or_default());
    let checked = checked.map_err(|why| Failure::Invalid(texts.say(&why)))?;
    Ok(Json(checked))
}

/// What is mended on the way in, whether the ranks follow, and whether the rounds are as the rules
/// pair them.
fn report_checked(bytes: Vec<u8>) -> Result<EventChecked, Message> {
    let (text, is_latin) = report_text(bytes);
    let (report, adjustments) = read(&text).map_err(|error| error.message())?;
    let ranks = RankCheck::of(&report).map_err(|fault| fault.message())?;
    let rounds = against_the_rules(&report);
    let latin = is_latin.then(|| Message::new("trf-latin"));
    let sound = ranks.wrong.is_empty() && rounds.is_empty();
    let told = latin
        .into_iter()
        .chain(adjustments.iter().map(Adjustment::message))
        .chain(rounds)
        .chain(ranks.messages());
    Ok(EventChecked {
        sound,
        told: told.collect(),
    })
}
