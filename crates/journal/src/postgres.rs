//! Streams in a PostgreSQL database that several nodes share.

use std::sync::atomic::{AtomicI32, Ordering};
use std::time::Duration;

use jadoube_ruling::Moment;
use postgres::{Client, Statement, fallible_iterator::FallibleIterator};

use crate::chain::{BEGINNING, Link, link_of};
use crate::streams::{FRESH, millis, signed, unsigned};
use crate::tls::Address;
use crate::{Append, Due, Entry, LifeSign, Sat, StoreError, Streams};

/// The channel on which nodes tell each other what has been appended: lines of `stream number`.
const CHANNEL: &str = "jadoube";
/// PostgreSQL carries notices of less than 8000 bytes.
const LONGEST_NOTICE: usize = 7900;
/// Serialises the layout among nodes that start at once.
const LAYOUT_LOCK: i64 = 0x4a41_4455;

/// The steps from one version of the tables to the next; the number of steps is the version.
const STEPS: [&str; 3] = [
    ENTRIES,
    // Every entry is tied to those before it, as `chain` has it.
    "
    alter table jadoube.entry add column link bytea;
    alter table jadoube.entry disable trigger entry_is_kept;
    do $$
    declare
        one record;
        name text;
        before bytea;
    begin
        for one in select * from jadoube.entry order by stream, seq loop
            if name is distinct from one.stream then
                name := one.stream;
                before := decode(repeat('00', 32), 'hex');
            end if;
            before := sha256(before || convert_to(one.stream, 'UTF8') || decode('00', 'hex')
                || int8send(one.seq) || int8send(one.at) || convert_to(one.body, 'UTF8'));
            update jadoube.entry set link = before
                where entry.stream = one.stream and entry.seq = one.seq;
        end loop;
    end $$;
    alter table jadoube.entry enable trigger entry_is_kept;
",
    NODES,
];

// The signs of life of the nodes, each with what the clock of the database showed; and who is served
// by which node.
const NODES: &str = "
    create table jadoube.node (
        id text primary key,
        at bigint not null,
        told bigint not null,
        last boolean not null
    );
    create table jadoube.seat (
        stream text collate \"C\" not null,
        who text not null,
        node text not null,
        left_at bigint,
        primary key (stream, who)
    );
";

/// The clock of the database.
const NOW: &str = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
/// A node that was silent for so long is forgotten, and who sat there.
const FORGOTTEN: i64 = 24 * 3600 * 1000;

const ENTRIES: &str = "
    create table jadoube.entry (
        stream text collate \"C\" not null,
        seq bigint not null check (seq >= 0),
        at bigint not null,
        body text not null,
        primary key (stream, seq)
    );
    create function jadoube.kept() returns trigger language plpgsql as
        $$ begin raise exception 'entries are never changed or taken away'; end $$;
    create trigger entry_is_kept before update or delete or truncate on jadoube.entry
        for each statement execute function jadoube.kept();
    create table jadoube.due (
        stream text collate \"C\" primary key,
        at bigint not null
    );
    create index due_at on jadoube.due (at);
    create table jadoube.beat (
        one boolean primary key default true check (one),
        at bigint not null
    );
";

// One statement is one transaction and one round trip: what is appended, when it is due, and the
// notices to the other nodes become visible together. A notice may name an entry that another node
// was first with; whoever looks then finds that one.
const APPEND: &str = "
    with asked as (
        select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[])
            as asked(stream, seq, at, body, due)
    ), kept as (
        insert into jadoube.entry (stream, seq, at, body, link)
        select asked.stream, asked.seq, asked.at, asked.body,
               sha256(coalesce(last.link, decode(repeat('00', 32), 'hex'))
                   || convert_to(asked.stream, 'UTF8') || decode('00', 'hex')
                   || int8send(asked.seq) || int8send(asked.at) || convert_to(asked.body, 'UTF8'))
        from asked left join lateral (
            select e.seq, e.link from jadoube.entry e
            where e.stream = asked.stream order by e.seq desc limit 1
        ) last on true
        where asked.seq = coalesce(last.seq + 1, 0)
        on conflict do nothing
        returning stream, seq
    ), over as (
        delete from jadoube.due
        using asked join kept using (stream)
        where due.stream = asked.stream and asked.due = -2
    ), later as (
        insert into jadoube.due (stream, at)
        select stream, due from asked join kept using (stream) where due >= 0
        on conflict (stream) do update set at = excluded.at
    )
    select stream from kept
    union all
    select pg_notify('jadoube', notice)::text from unnest($6::text[]) as notice";

/// A connection to the streams in a database.
pub struct Postgres {
    client: Client,
    process: i32,
    append: Statement,
    read: Statement,
    sign: Statement,
}

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Postgres").finish_non_exhaustive()
    }
}

impl From<postgres::Error> for StoreError {
    fn from(error: postgres::Error) -> StoreError {
        StoreError::Postgres(error)
    }
}

impl Postgres {
    /// Connects, and lays the tables out where they are missing or old.
    pub fn open(url: &str) -> Result<Postgres, StoreError> {
        let mut client = connect(url)?;
        lay_out(&mut client)?;
        let append = client.prepare(APPEND)?;
        let read = client.prepare(
            "select seq, at, body from jadoube.entry where stream = $1 and seq >= $2 order by seq limit $3",
        )?;
        let sign = client.prepare(&format!(
            "with one as (
                 insert into jadoube.node (id, at, told, last) values ($1, $2, {NOW}, $3)
                 on conflict (id) do update
                     set at = excluded.at, told = excluded.told, last = excluded.last
             )
             insert into jadoube.beat (at) values ($2)
             on conflict (one) do update set at = greatest(beat.at, excluded.at)"
        ))?;
        let process = client.query_one("select pg_backend_pid()", &[])?.get(0);
        Ok(Postgres {
            client,
            process,
            append,
            read,
            sign,
        })
    }
}

fn connect(url: &str) -> Result<Client, StoreError> {
    let mut address = Address::read(url)?;
    address
        .config
        .connect_timeout(Duration::from_secs(5))
        .keepalives_idle(Duration::from_secs(10))
        .application_name("jadoube");
    address.connect()
}

fn lay_out(client: &mut Client) -> Result<(), StoreError> {
    let mut change = client.transaction()?;
    change.execute("select pg_advisory_xact_lock($1)", &[&LAYOUT_LOCK])?;
    change.batch_execute(
        "create schema if not exists jadoube;
         create table if not exists jadoube.layout (version integer not null)",
    )?;
    let row = change.query_one("select coalesce(max(version), 0) from jadoube.layout", &[])?;
    let version: i32 = row.get(0);
    let done = usize::try_from(version).unwrap_or(usize::MAX);
    let Some(steps) = STEPS.get(done..) else {
        let known = i32::try_from(STEPS.len()).unwrap_or(i32::MAX);
        return Err(StoreError::Newer {
            found: version,
            known,
        });
    };
    for (number, step) in (version + 1..).zip(steps) {
        change.batch_execute(step)?;
        change.execute("insert into jadoube.layout values ($1)", &[&number])?;
    }
    change.execute(
        &format!("delete from jadoube.node where told < {NOW} - $1"),
        &[&FORGOTTEN],
    )?;
    change.execute(
        "delete from jadoube.seat s
         where not exists (select from jadoube.node n where n.id = s.node)",
        &[],
    )?;
    change.commit()?;
    Ok(())
}

impl Streams for Postgres {
    fn process(&self) -> i32 {
        self.process
    }

    fn append_all(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
        let streams: Vec<&str> = batch.iter().map(|one| one.stream.as_str()).collect();
        let seqs: Vec<i64> = batch.iter().map(|one| signed(one.expected)).collect();
        let ats: Vec<i64> = batch.iter().map(|one| millis(one.at)).collect();
        let bodies: Vec<&str> = batch.iter().map(|one| one.body.as_str()).collect();
        let due = |one: &Append| match one.due {
            Due::Unchanged => -1,
            Due::Never => -2,
            Due::At(at) => millis(at),
        };
        let dues: Vec<i64> = batch.iter().map(due).collect();
        let notices = notices(batch);
        let rows = self.client.query(
            &self.append,
            &[&streams, &seqs, &ats, &bodies, &dues, &notices],
        )?;
        let kept: std::collections::HashSet<&str> = rows.iter().map(|row| row.get(0)).collect();
        Ok(streams.iter().map(|stream| kept.contains(stream)).collect())
    }

    fn take_away(
        &mut self,
        streams: &[String],
        entries: u64,
        record: &Append,
    ) -> Result<bool, StoreError> {
        let mut change = self.client.transaction()?;
        // From here on nobody else writes until this is done.
        change.batch_execute("alter table jadoube.entry disable trigger entry_is_kept")?;
        let first = streams.first().map_or("", String::as_str);
        let count = "select count(*) from jadoube.entry where stream = $1";
        let count: i64 = change.query_one(count, &[&first])?.get(0);
        if unsigned(count) != entries {
            return Ok(false);
        }
        let last = change.query_opt(
            "select seq, link from jadoube.entry where stream = $1 order by seq desc limit 1",
            &[&record.stream],
        )?;
        let (next, before) = match &last {
            Some(row) => {
                let link: Option<&[u8]> = row.get(1);
                let link = link.and_then(|link| link.try_into().ok());
                (unsigned(row.get(0)) + 1, link.unwrap_or(BEGINNING))
            }
            None => (0, BEGINNING),
        };
        if next != record.expected {
            return Ok(false);
        }
        let tied = link_of(&before, &record.stream, next, record.at, &record.body);
        let kept = change.execute(
            "insert into jadoube.entry (stream, seq, at, body, link) values ($1, $2, $3, $4, $5)
             on conflict do nothing",
            &[
                &record.stream,
                &signed(next),
                &millis(record.at),
                &record.body,
                &tied.as_slice(),
            ],
        )?;
        if kept == 0 {
            return Ok(false);
        }
        for table in ["entry", "due", "seat"] {
            let delete = format!("delete from jadoube.{table} where stream = any($1)");
            change.execute(&delete, &[&streams])?;
        }
        change.batch_execute("alter table jadoube.entry enable trigger entry_is_kept")?;
        change.commit()?;
        Ok(true)
    }

    fn read_some(
        &mut self,
        stream: &str,
        from: u64,
        number: u32,
    ) -> Result<Vec<Entry>, StoreError> {
        let rows = self
            .client
            .query(&self.read, &[&stream, &signed(from), &i64::from(number)])?;
        let entry = |row: postgres::Row| Entry {
            seq: unsigned(row.get(0)),
            at: Moment::from_millis(unsigned(row.get(1))),
            body: row.get(2),
        };
        Ok(rows.into_iter().map(entry).collect())
    }

    fn read_chained(&mut self, stream: &str) -> Result<Vec<(Entry, Option<Link>)>, StoreError> {
        let rows = self.client.query(
            "select seq, at, body, link from jadoube.entry where stream = $1 order by seq",
            &[&stream],
        )?;
        let chained = |row: postgres::Row| {
            let link: Option<&[u8]> = row.get(3);
            let entry = Entry {
                seq: unsigned(row.get(0)),
                at: Moment::from_millis(unsigned(row.get(1))),
                body: row.get(2),
            };
            (entry, link.and_then(|link| link.try_into().ok()))
        };
        Ok(rows.into_iter().map(chained).collect())
    }

    fn streams(&mut self, prefix: &str) -> Result<Vec<String>, StoreError> {
        let rows = self.client.query(
            "select stream from jadoube.entry where seq = 0 and starts_with(stream, $1) order by stream",
            &[&prefix],
        )?;
        Ok(rows.into_iter().map(|row| row.get(0)).collect())
    }

    fn due(&mut self, until: Moment, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = self.client.query(
            "select stream from jadoube.due where at <= $1 order by at limit $2",
            &[&millis(until), &i64::from(limit)],
        )?;
        Ok(rows.into_iter().map(|row| row.get(0)).collect())
    }

    fn beat(&mut self, at: Moment) -> Result<(), StoreError> {
        self.client.execute(
            "insert into jadoube.beat (at) values ($1)
             on conflict (one) do update set at = greatest(beat.at, excluded.at)",
            &[&millis(at)],
        )?;
        Ok(())
    }

    fn last_beat(&mut self) -> Result<Option<Moment>, StoreError> {
        let row = self.client.query_opt("select at from jadoube.beat", &[])?;
        Ok(row.map(|row| Moment::from_millis(unsigned(row.get(0)))))
    }

    fn time(&mut self) -> Result<Option<Moment>, StoreError> {
        let row = self.client.query_one(&format!("select {NOW}"), &[])?;
        Ok(Some(Moment::from_millis(unsigned(row.get(0)))))
    }

    fn sign(&mut self, sign: &LifeSign) -> Result<(), StoreError> {
        self.client
            .execute(&self.sign, &[&sign.node, &millis(sign.at), &sign.last])?;
        Ok(())
    }

    fn time_of_others(&mut self, node: &str) -> Result<Option<Moment>, StoreError> {
        let row = self.client.query_opt(
            &format!(
                "select at + now.millis - told
                 from jadoube.node, (select {NOW} as millis) now
                 where id <> $1 and not last and now.millis - told between 0 and $2
                 order by at - told desc limit 1"
            ),
            &[&node, &FRESH.as_millis()],
        )?;
        Ok(row.map(|row| Moment::from_millis(unsigned(row.get(0)))))
    }

    fn sit(&mut self, stream: &str, who: &str, node: &str) -> Result<Option<Sat>, StoreError> {
        let mut change = self.client.transaction()?;
        let before = change.query_opt(&format!("{SAT} for update of s"), &[&stream, &who])?;
        change.execute(
            "insert into jadoube.seat (stream, who, node) values ($1, $2, $3)
             on conflict (stream, who) do update set node = excluded.node, left_at = null",
            &[&stream, &who, &node],
        )?;
        change.commit()?;
        Ok(before.map(|row| sat(&row)))
    }

    fn get_up(
        &mut self,
        stream: &str,
        who: &str,
        node: &str,
        at: Moment,
    ) -> Result<(), StoreError> {
        self.client.execute(
            "update jadoube.seat set left_at = $4 where stream = $1 and who = $2 and node = $3",
            &[&stream, &who, &node, &millis(at)],
        )?;
        Ok(())
    }

    fn sits(&mut self, stream: &str, who: &str) -> Result<Option<Sat>, StoreError> {
        let row = self.client.query_opt(SAT, &[&stream, &who])?;
        Ok(row.map(|row| sat(&row)))
    }
}

/// Where somebody sits, with the node's last sign of life.
const SAT: &str = "
    select s.node, s.left_at, n.at, n.last
    from jadoube.seat s left join jadoube.node n on n.id = s.node
    where s.stream = $1 and s.who = $2";

fn sat(row: &postgres::Row) -> Sat {
    let moment = |millis: i64| Moment::from_millis(unsigned(millis));
    let node: String = row.get(0);
    let sign = row.get::<_, Option<i64>>(2).map(|at| LifeSign {
        node: node.clone(),
        at: moment(at),
        last: row.get(3),
    });
    let left = row.get::<_, Option<i64>>(1).map(moment);
    Sat { node, sign, left }
}

/// What the other nodes are told of a batch, in as few notices as hold it.
fn notices(batch: &[Append]) -> Vec<String> {
    let mut notices = vec![String::new()];
    for one in batch {
        let line = format!("{} {}\n", one.stream, one.expected);
        match notices.last_mut() {
            Some(notice) if notice.len() + line.len() <= LONGEST_NOTICE => notice.push_str(&line),
            _ => notices.push(line),
        }
    }
    notices
}

/// What a listening node hears from the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A stream has an entry of that number.
    Appended {
        /// The stream.
        stream: String,
        /// The number.
        seq: u64,
    },
    /// The connection was lost for a while, and with it perhaps notices: look at everything again.
    Gap,
}

/// Listens for ever on a connection of its own, until `hear` says that nobody wants to know. Notices
/// of the connection `own` are left out: whoever listens here has written them.
pub(crate) fn listen(url: &str, own: &AtomicI32, mut hear: impl FnMut(Notice) -> bool) {
    loop {
        // Whatever ends a connection, the answer is another one.
        let went_on = listen_once(url, own, &mut hear);
        if matches!(went_on, Ok(false)) || !hear(Notice::Gap) {
            return;
        }
        std::thread::sleep(Duration::from_millis(500));
    }
}

fn listen_once(
    url: &str,
    own: &AtomicI32,
    hear: &mut impl FnMut(Notice) -> bool,
) -> Result<bool, StoreError> {
    let mut client = connect(url)?;
    client.batch_execute(&format!("listen {CHANNEL}"))?;
    if !hear(Notice::Gap) {
        return Ok(false);
    }
    let mut notifications = client.notifications();
    let mut heard = notifications.blocking_iter();
    while let Some(notification) = heard.next()? {
        if notification.process_id() == own.load(Ordering::Relaxed) {
            continue;
        }
        for line in notification.payload().lines() {
            if let Some((stream, seq)) = line.rsplit_once(' ')
                && let Ok(seq) = seq.parse()
            {
                let stream = stream.to_owned();
                if !hear(Notice::Appended { stream, seq }) {
                    return Ok(false);
                }
            }
        }
    }
    Ok(true)
}
