//! While no server is there no clock runs: whoever starts gives the time back.

use jadoube_journal::{Append, Due, Entry, Kind, StoreError, Streams};
use jadoube_ruling::{Moment, Span};
use jadoube_wire::Scope;

use crate::Shared;
use crate::planted::Planted;
use crate::rooms::stream;
use crate::tenant::{Cause, Decided, Hosted, Tenant, Unreadable, Unserved};
use crate::tenants::cards::Cards;
use crate::tenants::chess::Chess;

/// Where several nodes share a database, so long a silence of all of them is an absence.
const SILENCE: Span = Span::from_millis(1500);
/// Where one server is alone, whatever is longer than this.
const BLINK: Span = Span::from_millis(250);
/// So many games are read by one reader at a time.
const SHARE: usize = 16;
/// So many are given back at a time.
const BATCH: usize = 256;

/// Gives back the time since the last sign of life, in every game whose clock ran. What is slow,
/// reading the games, comes first, while no clock runs; then they go on, many in one commit.
///
/// The sign of life is renewed at the end: if this program is stopped in the middle, the next one
/// begins again, and finds in each game how far it has come.
pub(crate) async fn give_back(node: &Shared) -> Result<(), StoreError> {
    let last = node.journal.with(|s| s.last_beat()).await?;
    let longest = match node.journal.is_shared() {
        true => SILENCE,
        false => BLINK,
    };
    let Some(last) = last.filter(|last| node.time.now() - *last > longest) else {
        return Ok(());
    };
    if node.has(Planted::SignedTooSoon) {
        node.sign(false);
    }
    let far = Moment::from_millis(i64::MAX.unsigned_abs());
    let running = node.journal.with(move |s| s.due(far, u32::MAX)).await?;
    let mut prepared = prepare_all(node, &running, last).await?;
    tracing::warn!(
        millis = (node.time.now() - last).as_millis(),
        games = prepared.len(),
        "the server was away; its time is given back"
    );
    while !prepared.is_empty() {
        let some = prepared.split_off(prepared.len().saturating_sub(BATCH));
        let now = node.time.now();
        let appends = some.into_iter().map(|append| {
            let journal = node.journal.clone();
            // A stream that has gone on was given back by another node.
            tokio::spawn(async move { journal.append(moved_to(append, now)).await })
        });
        for kept in appends.collect::<Vec<_>>() {
            if let Ok(kept) = kept.await {
                kept?;
            }
        }
    }
    node.sign(false);
    Ok(())
}

/// The entries that give the time back. Every game is played again for it, by all readers at once.
async fn prepare_all(
    node: &Shared,
    running: &[String],
    from: Moment,
) -> Result<Vec<Append>, StoreError> {
    let to = node.time.now();
    let shares = running.chunks(SHARE).map(|share| {
        let (journal, share) = (node.journal.clone(), share.to_vec());
        let read = move |s: &mut dyn Streams| {
            let mut appends = Vec::new();
            for stream in share {
                let entries = s.read(&stream, 0)?;
                appends.extend(prepare(&stream, &entries, from, to));
            }
            Ok(appends)
        };
        tokio::spawn(async move { journal.with(read).await })
    });
    let mut prepared = Vec::new();
    for share in shares.collect::<Vec<_>>() {
        let read = share.await;
        prepared.extend(read.map_err(|error| StoreError::Unavailable(error.to_string()))??);
    }
    Ok(prepared)
}

/// The entry that gives the time back in one game; none where no clock ran.
fn prepare(stream: &str, entries: &[Entry], from: Moment, to: Moment) -> Option<Append> {
    let Ok(Scope::Game(game)) = stream.parse() else {
        return None;
    };
    let kind = Kind::of(&entries.first()?.body).ok()?;
    let lost = Unserved {
        from,
        to,
        why: Cause::Away,
    };
    let prepared = match kind {
        Kind::Chess => entry::<Chess>(&game, entries, lost),
        Kind::Ulti => entry::<Cards<jadoube_ulti::Deal>>(&game, entries, lost),
        Kind::Snapszer => entry::<Cards<jadoube_snapszer::Deal>>(&game, entries, lost),
    };
    prepared.unwrap_or_else(|error| {
        tracing::error!(%game, %error, "a stream tells of no game");
        None
    })
}

fn entry<T: Tenant>(
    game: &str,
    entries: &[Entry],
    lost: Unserved,
) -> Result<Option<Append>, Unreadable> {
    let hosted = Hosted::<T>::replay(game, entries)?;
    let Some(wanted) = hosted.give_back(lost) else {
        return Ok(None);
    };
    let Decided::Write(draft) = hosted.decide(&wanted, &|_| false) else {
        return Ok(None);
    };
    Ok(Some(Append {
        stream: stream(game),
        expected: hosted.next,
        at: draft.at,
        body: T::write(&draft.body)?,
        due: draft.due,
    }))
}

/// The same entry, with the clocks going on at a later moment.
fn moved_to(append: Append, now: Moment) -> Append {
    let later = now - append.at;
    if !later.is_positive() {
        return append;
    }
    Append {
        at: now,
        due: match append.due {
            Due::At(due) => Due::At(due + later),
            due => due,
        },
        ..append
    }
}
