//! One suite for every keeper of streams: memory, SQLite, PostgreSQL.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeMap;
use std::path::PathBuf;

use jadoube_journal::{
    Append, Due, Journal, LifeSign, Memory, Notice, StoreError, StoreUrl, Streams, TAKEN_AWAY,
    TakenAway, Tidying, Why, first_broken, tidy,
};
use jadoube_ruling::Moment;
use jadoube_testkit::postgres::PrivatePostgres;

fn append(stream: &str, expected: u64, body: &str, due: Due) -> Append {
    Append {
        stream: stream.to_owned(),
        expected,
        at: Moment::from_millis(1000 + expected),
        body: body.to_owned(),
        due,
    }
}

fn bodies(streams: &mut dyn Streams, stream: &str, from: u64) -> Vec<String> {
    let entries = streams.read(stream, from).unwrap();
    entries.into_iter().map(|entry| entry.body).collect()
}

/// What only a server's file can suffer.
#[tokio::test]
async fn the_file_of_a_server_is_its_own_and_stays_where_it_is() {
    let folder = std::env::temp_dir().join(format!("jadoube-file-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("club.db");
    let place = StoreUrl::Sqlite(path.clone());
    let journal = Journal::open(place.clone()).unwrap();
    assert!(matches!(
        Journal::open(place.clone()),
        Err(StoreError::InUse)
    ));
    let kept = journal.append(append("a", 0, "eins", Due::Unchanged)).await;
    assert!(kept.unwrap());
    // Everything is in the one file when the work is over.
    journal.finish().await;
    let copy = folder.join("copy.db");
    std::fs::copy(&path, &copy).unwrap();
    let mut copied = StoreUrl::Sqlite(copy.clone()).open().unwrap();
    assert_eq!(bodies(copied.as_mut(), "a", 0), ["eins"]);
    // Another file in its place is not taken for it, and nothing is answered for that is lost.
    std::fs::rename(&copy, &path).unwrap();
    let lost = journal.append(append("a", 1, "zwei", Due::Unchanged)).await;
    assert!(lost.is_err());
    std::fs::remove_file(&path).unwrap();
    let lost = journal.append(append("a", 1, "zwei", Due::Unchanged)).await;
    assert!(lost.is_err());
    assert!(!path.exists(), "no file is made silently");
    drop(journal);
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Everything that a keeper promises.
fn suite(place: &StoreUrl) {
    streams_end_where_they_end(place);
    long_streams_are_read_from_anywhere(place);
    streams_are_chains(place);
    due_streams_are_found(place);
    beats_only_go_forward(place);
    games_are_taken_away_with_a_record(place);
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        many_writers_are_all_kept_once(place).await;
    });
}

fn streams_end_where_they_end(place: &StoreUrl) {
    let mut one = place.open().unwrap();
    let mut other = place.open().unwrap();
    let first = [
        append("a/1", 0, "eins", Due::Unchanged),
        append("a/2", 0, "ős 'x' \\ \"", Due::Unchanged),
        append("b/1", 1, "too far", Due::Unchanged),
    ];
    assert_eq!(one.append_all(&first).unwrap(), [true, true, false]);
    let second = [
        append("a/1", 0, "late", Due::Unchanged),
        append("a/2", 1, "zwei", Due::Unchanged),
    ];
    assert_eq!(other.append_all(&second).unwrap(), [false, true]);
    assert_eq!(bodies(one.as_mut(), "a/1", 0), ["eins"]);
    assert_eq!(bodies(one.as_mut(), "a/2", 0), ["ős 'x' \\ \"", "zwei"]);
    assert_eq!(bodies(one.as_mut(), "a/2", 1), ["zwei"]);
    assert_eq!(one.read("a/2", 1).unwrap()[0].at, Moment::from_millis(1001));
    assert!(bodies(one.as_mut(), "b/1", 0).is_empty());
    assert_eq!(one.streams("a/").unwrap(), ["a/1", "a/2"]);
    assert!(one.streams("c").unwrap().is_empty());
}

fn long_streams_are_read_from_anywhere(place: &StoreUrl) {
    const LENGTH: u64 = 200;
    let mut streams = place.open().unwrap();
    for seq in 0..LENGTH {
        let batch =
            ["long/1", "long/2"].map(|name| append(name, seq, &seq.to_string(), Due::Unchanged));
        assert_eq!(streams.append_all(&batch).unwrap(), [true, true]);
    }
    for (from, number) in [
        (0, 1),
        (0, 64),
        (1, 63),
        (63, 2),
        (64, 1),
        (65, 70),
        (150, 99),
        (200, 9),
    ] {
        let found = streams.read_some("long/1", from, number).unwrap();
        let to = LENGTH.min(from + u64::from(number));
        assert!(found.iter().map(|entry| entry.seq).eq(from..to), "{from}");
        assert!(
            found
                .iter()
                .all(|entry| entry.body == entry.seq.to_string())
        );
    }
    assert_eq!(streams.read("long/2", 0).unwrap().len() as u64, LENGTH);
}

/// Whatever keeps a stream ties its entries in the same way.
fn streams_are_chains(place: &StoreUrl) {
    let mut streams = place.open().unwrap();
    for seq in 0..3 {
        let batch = [
            append("c/1", seq, "ős 'x' \\ \"", Due::Unchanged),
            append("c/2", seq, &format!("{seq}"), Due::Unchanged),
        ];
        assert_eq!(streams.append_all(&batch).unwrap(), [true, true]);
    }
    for name in ["c/1", "c/2", "a/2"] {
        let mut entries = streams.read_chained(name).unwrap();
        assert_eq!(first_broken(name, &entries), None, "{name}");
        assert_eq!(first_broken("c/3", &entries), Some(0), "another name");
        // Whoever changes an entry breaks the chain there, and so does whoever takes one out.
        entries[1].0.body.push('!');
        assert_eq!(first_broken(name, &entries), Some(1));
        let mut entries = streams.read_chained(name).unwrap();
        entries.remove(0);
        assert_eq!(first_broken(name, &entries), Some(0));
    }
}

fn due_streams_are_found(place: &StoreUrl) {
    let mut streams = place.open().unwrap();
    let at = |ms| Due::At(Moment::from_millis(ms));
    let due =
        |streams: &mut dyn Streams, until| streams.due(Moment::from_millis(until), 10).unwrap();
    let laid = [
        append("d/1", 0, "x", at(300)),
        append("d/2", 0, "x", at(100)),
        append("d/3", 0, "x", at(900)),
    ];
    assert_eq!(streams.append_all(&laid).unwrap(), [true; 3]);
    assert_eq!(due(streams.as_mut(), 500), ["d/2", "d/1"]);
    // What was not appended changes nothing.
    let late = [append("d/1", 0, "late", Due::Never)];
    assert_eq!(streams.append_all(&late).unwrap(), [false]);
    let on = [
        append("d/1", 1, "y", at(700)),
        append("d/2", 1, "y", Due::Never),
        append("d/3", 1, "y", Due::Unchanged),
    ];
    assert_eq!(streams.append_all(&on).unwrap(), [true; 3]);
    assert!(due(streams.as_mut(), 500).is_empty());
    assert_eq!(due(streams.as_mut(), 900), ["d/1", "d/3"]);
    assert_eq!(streams.due(Moment::from_millis(900), 1).unwrap(), ["d/1"]);
}

fn beats_only_go_forward(place: &StoreUrl) {
    let mut streams = place.open().unwrap();
    assert_eq!(streams.last_beat().unwrap(), None);
    for ms in [500, 900, 700] {
        streams.beat(Moment::from_millis(ms)).unwrap();
    }
    assert_eq!(streams.last_beat().unwrap(), Some(Moment::from_millis(900)));
}

/// Who never started is gone, who played is in the archive, who plays is there; and it is on record.
fn games_are_taken_away_with_a_record(place: &StoreUrl) {
    let mut streams = place.open().unwrap();
    let batch = [
        append("game/never", 0, "laid", Due::Unchanged),
        append("game/old", 0, "laid", Due::At(Moment::ZERO)),
        append("game/new", 0, "laid", Due::Unchanged),
        append("links/game/never", 0, "{\"link\":\"f00\"}", Due::Unchanged),
        append("access/f00", 0, "granted", Due::Unchanged),
    ];
    assert_eq!(streams.append_all(&batch).unwrap(), [true; 5]);
    for seq in 1..30 {
        let played = [append("game/new", seq, "move", Due::Unchanged)];
        streams.append_all(&played).unwrap();
    }
    let played = [append("game/old", 1, "move", Due::Unchanged)];
    streams.append_all(&played).unwrap();
    let copied = streams.read_chained("game/old").unwrap();
    let tidying = Tidying {
        never_started: Some(Moment::from_millis(1001)),
        untouched: Some(Moment::from_millis(1010)),
        named: Vec::new(),
    };
    // Without an archive nothing that was played is taken away.
    let now = Moment::from_millis(9000);
    assert!(tidy(streams.as_mut(), None, &tidying, now).is_err());
    assert_eq!(bodies(streams.as_mut(), "game/old", 0).len(), 2);
    let mut archive = Memory::default();
    let taken = tidy(streams.as_mut(), Some(&mut archive), &tidying, now).unwrap();
    assert_eq!(streams.streams("game/").unwrap(), ["game/new"]);
    assert!(streams.due(Moment::ZERO, 10).unwrap().is_empty());
    assert!(bodies(streams.as_mut(), "access/f00", 0).is_empty());
    assert!(bodies(streams.as_mut(), "links/game/never", 0).is_empty());
    assert_eq!(archive.read_chained("game/old").unwrap(), copied);
    assert_eq!(archive.streams("").unwrap(), ["game/old"]);
    // It is on record, and the records are a chain.
    let records = streams.read_chained(TAKEN_AWAY).unwrap();
    assert_eq!(first_broken(TAKEN_AWAY, &records), None);
    let found: Vec<TakenAway> = records
        .iter()
        .map(|(entry, _)| serde_json::from_str(&entry.body).unwrap())
        .collect();
    let known: Vec<(&str, u64, Why)> = found
        .iter()
        .map(|one| (one.stream.as_str(), one.entries, one.why))
        .collect();
    assert_eq!(
        known,
        [
            ("game/never", 1, Why::NeverStarted),
            ("game/old", 2, Why::Untouched)
        ]
    );
    assert!(found.ends_with(&taken));
    // A game that has gone on meanwhile stays.
    let record = append(TAKEN_AWAY, 2, "{}", Due::Unchanged);
    let gone = streams.take_away(&["game/new".to_owned()], 29, &record);
    assert!(!gone.unwrap());
    assert_eq!(bodies(streams.as_mut(), "game/new", 0).len(), 30);
}

/// Many tasks on two journals append to the same few streams; whoever loses reads the tail and
/// tries again. Every entry is there once, and each task's own are in order.
async fn many_writers_are_all_kept_once(place: &StoreUrl) {
    let first = Journal::open(place.clone()).unwrap();
    let second = match place {
        // A file has one server.
        StoreUrl::Sqlite(_) => first.clone(),
        _ => Journal::open(place.clone()).unwrap(),
    };
    let journals = [first, second];
    let mut tasks = tokio::task::JoinSet::new();
    for task in 0..12 {
        let journal = journals[task % 2].clone();
        tasks.spawn(async move {
            let stream = format!("m/{}", task % 4);
            let mut next = 0;
            for number in 0..20 {
                loop {
                    let body = format!("{task} {number}");
                    let entry = append(&stream, next, &body, Due::Unchanged);
                    if journal.append(entry).await.unwrap() {
                        next += 1;
                        break;
                    }
                    let stream = stream.clone();
                    let tail = journal.with(move |s| s.read(&stream, next)).await.unwrap();
                    assert!(!tail.is_empty(), "a conflict without an entry");
                    next = tail.last().unwrap().seq + 1;
                }
            }
        });
    }
    while let Some(done) = tasks.join_next().await {
        done.unwrap();
    }
    let mut seen: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for stream in 0..4 {
        let stream = format!("m/{stream}");
        let entries = journals[0].with(move |s| s.read(&stream, 0)).await.unwrap();
        for (at, entry) in (0..).zip(&entries) {
            assert_eq!(entry.seq, at);
            let (task, number) = entry.body.split_once(' ').unwrap();
            let own = seen.entry(task.to_owned()).or_default();
            own.push(number.parse().unwrap());
        }
    }
    assert_eq!(seen.len(), 12);
    assert!(seen.values().all(|own| *own == (0..20).collect::<Vec<_>>()));
}

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("jadoube-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Nodes give signs of life, keep one time among them, and know who is served where.
fn nodes_know_of_each_other(streams: &mut dyn Streams) {
    let sign = |node: &str, at: u64, last| LifeSign {
        node: node.to_owned(),
        at: Moment::from_millis(at),
        last,
    };
    assert_eq!(streams.time_of_others("b").unwrap(), None);
    // The time that a node keeps need not be what the clock of the database shows.
    streams.sign(&sign("a", 5_000_000, false)).unwrap();
    let kept = streams.time_of_others("b").unwrap().unwrap();
    assert!(
        (5_000_000..5_001_500).contains(&kept.as_millis()),
        "{kept:?}"
    );
    assert_eq!(streams.time_of_others("a").unwrap(), None);
    assert_eq!(streams.sit("game/s", "white", "a").unwrap(), None);
    let sat = streams.sits("game/s", "white").unwrap().unwrap();
    assert_eq!(sat.sign, Some(sign("a", 5_000_000, false)));
    assert_eq!((sat.node.as_str(), sat.left), ("a", None));
    assert_eq!(streams.sits("game/s", "black").unwrap(), None);
    // Who sits elsewhere by now has not got up there.
    assert_eq!(streams.sit("game/s", "white", "b").unwrap(), Some(sat));
    let at = Moment::from_millis(7);
    streams.get_up("game/s", "white", "a", at).unwrap();
    let sat = streams.sits("game/s", "white").unwrap().unwrap();
    assert_eq!((sat.node.as_str(), sat.sign, sat.left), ("b", None, None));
    streams.get_up("game/s", "white", "b", at).unwrap();
    let left = streams.sit("game/s", "white", "b").unwrap().unwrap().left;
    assert_eq!(left, Some(at));
    streams.sign(&sign("a", 5_000_100, true)).unwrap();
    assert_eq!(streams.time_of_others("b").unwrap(), None);
}

#[test]
fn memory() {
    suite(&StoreUrl::Memory(Memory::default()));
    nodes_know_of_each_other(&mut Memory::with_clock(|| Moment::from_millis(3000)));
}

#[test]
fn sqlite() {
    let folder = Folder::new("streams");
    let place = StoreUrl::Sqlite(folder.0.join("club.db"));
    suite(&place);
    let direct = rusqlite::Connection::open(folder.0.join("club.db")).unwrap();
    for change in ["update entry set body = 'x'", "delete from entry"] {
        assert!(direct.execute_batch(change).is_err(), "{change}");
    }
    let store =
        jadoube_journal::Store::open(&folder.0.join("club.db"), jadoube_journal::Use::Server);
    let copy = folder.0.join("copy.db");
    store.unwrap().backup(&copy).unwrap();
    let mut copied = StoreUrl::Sqlite(copy).open().unwrap();
    assert_eq!(bodies(copied.as_mut(), "a/1", 0), ["eins"]);
}

#[test]
fn sqlite_of_the_first_version_is_brought_up_to_date() {
    let folder = Folder::new("old");
    let path = folder.0.join("old.db");
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(
        "create table entry (stream text not null, seq integer not null check (seq >= 0),
            at integer not null, body text not null, primary key (stream, seq)) without rowid;
         insert into entry values ('a', 0, 5, 'kept');
         pragma application_id = 1245791317; pragma user_version = 1;",
    )
    .unwrap();
    drop(old);
    let mut streams = StoreUrl::Sqlite(path).open().unwrap();
    assert_eq!(bodies(streams.as_mut(), "a", 0), ["kept"]);
    let more = [append("a", 1, "more", Due::At(Moment::ZERO))];
    assert_eq!(streams.append_all(&more).unwrap(), [true]);
    assert_eq!(streams.due(Moment::ZERO, 1).unwrap(), ["a"]);
}

#[test]
fn a_foreign_file_is_refused() {
    let folder = Folder::new("foreign");
    let path = folder.0.join("foreign.db");
    let foreign = rusqlite::Connection::open(&path).unwrap();
    foreign.execute_batch("create table t (x)").unwrap();
    let opened = StoreUrl::Sqlite(path).open();
    assert!(matches!(opened.map(drop), Err(StoreError::Foreign)));
}

#[test]
fn postgres() {
    let cluster = PrivatePostgres::start(false);
    let place = StoreUrl::Postgres(cluster.url());
    suite(&place);
    nodes_know_of_each_other(place.open().unwrap().as_mut());
    entries_cannot_be_changed(&cluster.url());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(nodes_hear_of_each_other(&place));
    runtime.block_on(a_lost_connection_is_made_again(&place, &cluster));
}

/// Whoever asks for it gets an encrypted connection to a server that has shown who it is, or none.
#[test]
fn postgres_by_tls() {
    let cluster = PrivatePostgres::start(false);
    let certificate = cluster.encrypt();
    let at = |host: &str, how: &str| {
        let url = format!("postgres://jadoube@{host}:{}/postgres{how}", cluster.port());
        StoreUrl::Postgres(url).open()
    };
    let checked = format!("?sslmode=require&sslrootcert={}", certificate.display());
    let mut store = at("localhost", &checked).expect("a connection");
    let kept = store.append_all(&[append("t/1", 0, "x", Due::Never)]);
    assert_eq!(kept.unwrap(), [true]);
    // A server that takes only encrypted connections, one that nobody vouches for, and one with another name.
    for (host, how) in [
        ("localhost", ""),
        ("localhost", "?sslmode=require"),
        ("127.0.0.1", checked.as_str()),
    ] {
        assert!(at(host, how).is_err(), "{host}{how}");
    }
}

fn entries_cannot_be_changed(url: &str) {
    let mut client = postgres::Client::connect(url, postgres::NoTls).unwrap();
    for change in [
        "update jadoube.entry set body = 'x'",
        "delete from jadoube.entry",
        "truncate jadoube.entry",
    ] {
        assert!(client.batch_execute(change).is_err(), "{change}");
    }
}

async fn nodes_hear_of_each_other(place: &StoreUrl) {
    let one = Journal::open(place.clone()).unwrap();
    let other = Journal::open(place.clone()).unwrap();
    let mut heard = other.listen().expect("a channel");
    assert_eq!(heard.recv().await, Some(Notice::Gap));
    assert!(one.append(append("n/1", 0, "x", Due::Never)).await.unwrap());
    let notice = Notice::Appended {
        stream: "n/1".to_owned(),
        seq: 0,
    };
    assert_eq!(heard.recv().await, Some(notice));
}

async fn a_lost_connection_is_made_again(place: &StoreUrl, cluster: &PrivatePostgres) {
    let journal = Journal::open(place.clone()).unwrap();
    assert!(
        journal
            .append(append("l/1", 0, "x", Due::Never))
            .await
            .unwrap()
    );
    tokio::task::block_in_place(|| cluster.crash_and_restart());
    assert!(
        journal
            .append(append("l/1", 1, "y", Due::Never))
            .await
            .unwrap()
    );
    let tail = journal.with(|s| s.read("l/1", 0)).await.unwrap();
    assert_eq!(tail.len(), 2);
}

/// Versions before 3.51.3 can damage a file that two connections write and check in the same moment.
#[test]
fn the_library_that_is_compiled_in_keeps_files_whole_when_two_connections_work_on_them() {
    assert!(rusqlite::version_number() >= 3_051_003);
}
