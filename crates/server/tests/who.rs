//! Who is who: proxies, households, creators, sessions, and what is written down about refusals.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "common/house.rs"]
mod house;

use std::io::Write;
use std::sync::{Arc, Mutex};

use common::{Door, Table, Visitor, casual};
use house::{TestClock, in_memory, serve_by_pipes, serve_on};
use jadoube_journal::{Memory, StoreUrl};
use jadoube_server::{Config, Creators, ForwardedBy, Rate};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// A server without a disk, as a test wants it.
async fn serve(change: impl FnOnce(&mut Config)) -> Door {
    let mut config = Config::new(StoreUrl::Memory(Memory::default()));
    config.clock = TestClock::new();
    change(&mut config);
    let (door, stop) = serve_by_pipes(config).await;
    std::mem::forget(stop);
    door
}

/// The whole answer to a request that is sent as it is.
async fn raw(door: &Door, sent: &str) -> String {
    let mut stream = door.connect().await.unwrap();
    stream.write_all(sent.as_bytes()).await.unwrap();
    let mut answer = String::new();
    // A connection that is refused may be closed before all is read.
    let _ = stream.read_to_string(&mut answer).await;
    answer
}

/// The status of a harmless request with one more header.
async fn status(door: &Door, header: &str) -> String {
    let sent =
        format!("GET /api/presets HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{header}\r\n\r\n");
    let answer = raw(door, &sent).await;
    answer.split(' ').nth(1).unwrap_or_default().to_owned()
}

/// So many requests at once, and hardly any more.
const FEW: Rate = Rate {
    burst: 3,
    per_second: 0.000_001,
};

#[tokio::test(start_paused = true)]
async fn behind_a_proxy_each_client_has_a_bucket_of_its_own() {
    let door = serve(|config| {
        config.limits.requests = FEW;
        config.forwarding.trusted = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await;
    for _ in 0..3 {
        assert_eq!(status(&door, "X-Forwarded-For: 198.51.100.1").await, "200");
    }
    assert_eq!(status(&door, "X-Forwarded-For: 198.51.100.1").await, "429");
    // What a client writes before the proxy's word makes nobody else of it.
    let forged = "X-Forwarded-For: 203.0.113.5, 198.51.100.1";
    assert_eq!(status(&door, forged).await, "429");
    assert_eq!(status(&door, "X-Forwarded-For: 198.51.100.2").await, "200");
    // A household is 64 bits of an IPv6 address, however many addresses it takes.
    for last in ["::1", "::2", ":ffff::3"] {
        let header = format!("X-Forwarded-For: 2001:db8:1:1{last}");
        assert_eq!(status(&door, &header).await, "200");
    }
    assert_eq!(
        status(&door, "X-Forwarded-For: 2001:db8:1:1::9").await,
        "429"
    );
    assert_eq!(
        status(&door, "X-Forwarded-For: 2001:db8:1:2::9").await,
        "200"
    );
}

#[tokio::test(start_paused = true)]
async fn a_stranger_is_not_believed() {
    let door = serve(|config| config.limits.requests = FEW).await;
    for number in 1..=3 {
        let header = format!("X-Forwarded-For: 198.51.100.{number}");
        assert_eq!(status(&door, &header).await, "200");
    }
    assert_eq!(status(&door, "X-Forwarded-For: 198.51.100.4").await, "429");
}

#[tokio::test(start_paused = true)]
async fn the_proxy_protocol_is_spoken_by_those_who_are_trusted() {
    let door = serve(|config| {
        config.limits.requests = FEW;
        config.forwarding.trusted = vec!["127.0.0.1".parse().unwrap()];
        config.forwarding.said = ForwardedBy::ProxyProtocol;
    })
    .await;
    let ask = |client: &str| {
        format!(
            "PROXY TCP4 {client} 10.0.0.1 5000 443\r\nGET /api/presets HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        )
    };
    for _ in 0..3 {
        assert!(raw(&door, &ask("198.51.100.1")).await.contains(" 200 "));
    }
    assert!(raw(&door, &ask("198.51.100.1")).await.contains(" 429 "));
    assert!(raw(&door, &ask("198.51.100.2")).await.contains(" 200 "));
    // Without its head nothing is answered.
    let bare = "GET /api/presets HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    assert_eq!(raw(&door, bare).await, "");
}

#[tokio::test(start_paused = true)]
async fn one_visitor_creates_so_much_and_no_more() {
    let door = serve(|config| config.limits.creations = FEW).await;
    let mut visitor = Visitor::new(door.clone());
    let hall = visitor.post("/api/halls", &json!({"name": "Club"})).await;
    let hall = hall.json()["hall"].as_str().unwrap().to_owned();
    for expected in [201, 201, 429, 429] {
        let answer = visitor.post("/api/games", &casual()).await;
        assert_eq!(answer.status, expected, "{}", answer.text);
    }
    assert_eq!(
        visitor
            .post("/api/halls", &json!({"name": "x"}))
            .await
            .status,
        429
    );
    // Everything else goes on, and a hall that is there gets its boards.
    assert_eq!(visitor.get("/api/presets").await.status, 200);
    let boards = format!("/api/halls/{hall}/games");
    assert_eq!(visitor.post(&boards, &casual()).await.status, 201);
}

#[tokio::test(start_paused = true)]
async fn where_a_key_is_asked_for_only_organisers_create() {
    const KEY: &str = "correct horse battery staple";
    let door = serve(|config| config.creators = Creators::with_key(KEY).unwrap()).await;
    let mut stranger = Visitor::new(door.clone());
    for (path, body) in [
        ("/api/games", casual()),
        ("/api/halls", json!({"name": "x"})),
    ] {
        let answer = stranger.post(path, &body).await;
        assert_eq!(answer.status, 403, "{}", answer.text);
        assert!(answer.text.contains("no_access"), "{}", answer.text);
    }
    let session = stranger.get("/api/session").await.json();
    assert_eq!(session["creates"], false);
    let wrong = json!({"token": "incorrect horse battery staple"});
    assert_eq!(stranger.post("/api/session", &wrong).await.status, 403);

    // The key is followed like a link.
    let mut organiser = Visitor::new(door.clone());
    let joined = organiser.join(KEY).await;
    assert_eq!(joined["page"], "/");
    let session = organiser.get("/api/session").await.json();
    assert_eq!(session, json!({"joined": [], "creates": true}));
    let created = organiser.post("/api/games", &casual()).await;
    assert_eq!(created.status, 201, "{}", created.text);
    let session = organiser.get("/api/session").await.json();
    assert_eq!(session["joined"].as_array().unwrap().len(), 1);
    // It opens no game but those that are made with it.
    let other = Table {
        game: created.json()["game"].as_str().unwrap().to_owned(),
        organiser: Visitor::new(door.clone()),
        links: created.json()["links"].clone(),
    };
    let mut second = Visitor::new(door.clone());
    second.join(KEY).await;
    assert_eq!(
        second
            .get(&format!("/api/games/{}", other.game))
            .await
            .status,
        404
    );

    // Programs send it as a bearer.
    let body = casual().to_string();
    let post = |key: &str| {
        format!(
            "POST /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer {key}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
    };
    assert!(raw(&door, &post(KEY)).await.contains(" 201 "));
    assert!(
        raw(&door, &post("something else entirely"))
            .await
            .contains(" 403 ")
    );
    // A secret of a link is no key.
    assert!(
        raw(&door, &post(&other.secret("organiser")))
            .await
            .contains(" 403 ")
    );
}

#[test]
fn a_key_that_can_be_guessed_is_none() {
    for weak in [
        "",
        "club",
        "nineteen characters",
        "   padded with spaces   ",
    ] {
        assert_eq!(
            Creators::with_key(weak).is_err(),
            weak.trim().len() < 20,
            "{weak}"
        );
    }
    assert!(Creators::with_key("club").is_err());
}

#[tokio::test(start_paused = true)]
async fn whoever_logs_out_is_out_everywhere() {
    let server = in_memory().await;
    let table = Table::lay(server, casual()).await;
    let path = format!("/api/games/{}", table.game);
    let mut white = table.visitor("white").await;
    // Somebody has kept the cookie.
    let mut thief = white.clone();
    assert_eq!(thief.get(&path).await.status, 200);
    let answer = white.request("DELETE", "/api/session", "").await;
    assert_eq!(answer.status, 204);
    assert!(answer.head.contains("Max-Age=0"), "{}", answer.head);
    assert_eq!(thief.get(&path).await.status, 404);
    assert_eq!(thief.get("/api/session").await.json()["joined"], json!([]));
    assert!(thief.try_line(&table.game, "white", None).await.is_err());
    // The link is still good: whoever has it comes in again, under another cookie.
    let before = thief.cookie.clone();
    thief.join(&table.secret("white")).await;
    assert_ne!(thief.cookie, before);
    assert_eq!(thief.get(&path).await.status, 200);
}

#[tokio::test(start_paused = true)]
async fn a_session_ends_when_nobody_follows_its_links_for_long() {
    let (memory, clock) = (Memory::default(), TestClock::new());
    let (door, stop) = serve_on(&memory, &clock).await;
    let table = Table::lay(door, casual()).await;
    let path = format!("/api/games/{}", table.game);
    let mut white = table.visitor("white").await;
    stop.send(()).unwrap();
    for (days, status) in [(89, 200), (2, 404)] {
        clock.set_by(days * 24 * 3600 * 1000);
        let (door, stop) = serve_on(&memory, &clock).await;
        white.server = door;
        assert_eq!(
            white.get(&path).await.status,
            status,
            "after {days} days more"
        );
        if status == 404 {
            white.join(&table.secret("white")).await;
            assert_eq!(white.get(&path).await.status, 200);
        }
        stop.send(()).unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn by_tls_cookies_and_browsers_are_held_to_it() {
    let secure = serve(|config| config.public = Some("https://chess.example.org".to_owned())).await;
    let plain = in_memory().await;
    for (door, is_secure) in [(secure, true), (plain, false)] {
        let mut visitor = Visitor::new(door);
        let head = visitor
            .post("/api/games", &casual())
            .await
            .head
            .to_lowercase();
        let named = head.contains("set-cookie: __host-jadoube_session=");
        assert_eq!(named, is_secure, "{head}");
        assert_eq!(head.contains("; secure"), is_secure, "{head}");
        assert_eq!(
            head.contains("strict-transport-security: max-age="),
            is_secure,
            "{head}"
        );
        for always in ["httponly", "samesite=strict", "path=/"] {
            assert!(head.contains(always), "{always}: {head}");
        }
        assert!(!head.contains("domain="), "{head}");
    }
}

#[tokio::test(start_paused = true)]
async fn characters_that_act_on_screens_do_not_come_in() {
    let server = in_memory().await;
    let mut visitor = Visitor::new(server.clone());
    for wrong in ["\u{1b}[2J", "An\nna", "\u{202e}anna", "a\u{9b}1m", "\u{7f}"] {
        let mut request = casual();
        request["names"] = json!({"white": wrong, "black": "Béla"});
        let answer = visitor.post("/api/games", &request).await;
        assert_eq!(answer.status, 422, "{wrong:?}");
        assert!(
            answer.text.contains("control characters"),
            "{}",
            answer.text
        );
        let answer = visitor
            .post("/api/halls", &json!({"name": wrong.repeat(2)}))
            .await;
        assert_eq!(answer.status, 422, "{wrong:?}");
    }
    let table = Table::lay(server, casual()).await;
    let (mut white, _black) = table.start().await;
    let appeal = |text: &str| json!([{"conduct": {"appeal": {"text": text}}}]);
    for (number, wrong) in ["\u{1b}[2J", "\u{202e}x", "a\tb", "\u{0}"]
        .iter()
        .enumerate()
    {
        white.ask(&format!("w{number}"), appeal(wrong)).await;
        let fault = white.until("fault").await;
        assert_eq!(fault["code"], "malformed", "{wrong:?}: {fault}");
    }
    // Ids are short and plain.
    for wrong in ["", "é", "a b", "x".repeat(65).as_str()] {
        white.ask(wrong, json!(["offer_draw"])).await;
        assert_eq!(white.until("fault").await["code"], "malformed", "{wrong:?}");
    }
    // What people type stays as it is.
    white
        .ask("right", appeal("Két sor:\nŐ lépett \"előbb\"."))
        .await;
    let event = white.until("event").await;
    assert_eq!(event["id"], "right", "{event}");
}

#[tokio::test(start_paused = true)]
async fn a_browser_that_holds_too_many_links_is_told() {
    let server = serve(|config| config.limits = jadoube_server::Limits::per_second(1000)).await;
    let table = Table::lay(server, casual()).await;
    let links = format!("/api/games/{}/links", table.game);
    let mut organiser = table.organiser.clone();
    let mut collector = Visitor::new(table.organiser.server.clone());
    for number in 0..=200 {
        let link = organiser
            .post(&links, &json!({"role": "spectator"}))
            .await
            .json();
        let token = link["path"]
            .as_str()
            .unwrap()
            .strip_prefix("/join#")
            .unwrap()
            .to_owned();
        let answer = collector
            .post("/api/session", &json!({"token": token}))
            .await;
        let expected = if number < 200 { 200 } else { 422 };
        assert_eq!(answer.status, expected, "{number}: {}", answer.text);
    }
}

/// What the server writes to its log.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test(start_paused = true)]
async fn refused_access_is_written_down_with_the_client_and_without_the_secret() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .json()
        .with_env_filter("warn")
        .with_writer(move || writer.clone())
        .finish();
    let _logged = tracing::subscriber::set_default(subscriber);
    let door = serve(|config| {
        config.forwarding.trusted = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let token = "0123456789abcdef0123456789abcdef01234567";
    let body = json!({"token": token}).to_string();
    let sent = format!(
        "POST /api/session HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: 198.51.100.7\r\nCookie: jadoube_session={token}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    // Somebody who tries thousands of secrets does not fill the disk.
    for _ in 0..150 {
        assert!(raw(&door, &sent).await.contains(" 403 "));
    }
    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    let lines: Vec<&str> = log
        .lines()
        .filter(|line| line.contains("refused"))
        .collect();
    assert!((1..=60).contains(&lines.len()), "{} lines", lines.len());
    for expected in ["198.51.100.7", "/api/session", "403", "\"access\""] {
        assert!(
            lines.iter().all(|line| line.contains(expected)),
            "{expected}: {}",
            lines[0]
        );
    }
    assert!(!log.contains(token), "a secret is in the log");
}
