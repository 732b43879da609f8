//! Who may see what: audience by route by happening, as one table.
//!
//! One game is played in which something of every delicate kind happens once, and leaves a mark that
//! can be found in any answer. Then everybody asks everywhere, and the marks that each could find are
//! compared with the table.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "common/house.rs"]
mod house;

use std::time::Duration;

use common::{Door, Line, Visitor};
use house::{in_memory, pass};
use serde_json::{Value, json};

/// What happens, by a letter, and the marks that it leaves in whatever shows it.
const MARKS: [(char, &[&str]); 12] = [
    // White's knight: in words, on the board, in PGN.
    ('m', &["g1f3", "Nf3", "5N2"]),
    // Black's hand on b8, and what that binds to.
    ('t', &["pieces_touched", "\"duty\":{"]),
    // White's offer of a draw.
    ('o', &["draw_offered", "\"offer\":\"white\""]),
    // The clocks are stopped; the arbiter's reason.
    ('p', &["clock_paused", "\"phase\":\"paused\""]),
    ('r', &["MARK-REASON"]),
    // White's appeal; what White reports to the arbiter.
    ('a', &["MARK-APPEAL"]),
    ('c', &["MARK-REPORT"]),
    // What each has written.
    ('w', &["MARKWHITE"]),
    ('b', &["MARKBLACK"]),
    // The commitment of Black's sealed move.
    ('s', &[SEAL]),
    // A warning, told to both.
    ('n', &["\"kind\":\"penalised\"", "\"penalised\":{"]),
    // What the desk has on record about the players.
    ('d', &["\"conduct\":{\"white\"", "\"rulings\":["]),
];
const SEAL: &str = "22e96fba51c880a01dec2b71cc41ce126f02df36cd7422cf8bf37541e0f612f5";

/// The letters of everything that a text shows.
fn shown(text: &str) -> String {
    let found = |marks: &[&str]| marks.iter().any(|mark| text.contains(mark));
    let letters: String = MARKS
        .iter()
        .filter(|(_, marks)| found(marks))
        .map(|(letter, _)| *letter)
        .collect();
    match letters.is_empty() {
        true => "-".to_owned(),
        false => letters,
    }
}

/// Who asks: a name, the links in the browser (`white` of the board, `hall:display` of its hall), and
/// as whom.
type Audience = (&'static str, &'static [&'static str], &'static str);

const AUDIENCES: [Audience; 17] = [
    ("organiser", &["organiser"], "organiser"),
    ("arbiter", &["arbiter"], "arbiter"),
    ("deputy", &["deputy"], "deputy"),
    ("hall organiser", &["hall:organiser"], "organiser"),
    ("hall arbiter", &["hall:arbiter"], "arbiter"),
    ("hall deputy", &["hall:deputy"], "deputy"),
    ("white", &["white"], "white"),
    ("black", &["black"], "black"),
    ("white's sheet", &["white_sheet"], "white_sheet"),
    ("black's sheet", &["black_sheet"], "black_sheet"),
    ("board", &["board"], "board"),
    ("display", &["display"], "display"),
    ("hall display", &["hall:display"], "display"),
    ("spectator", &["spectator"], "spectator"),
    ("hall spectator", &["hall:spectator"], "spectator"),
    (
        "both spectators",
        &["hall:spectator", "spectator"],
        "spectator",
    ),
    (
        "sheet, spectator",
        &["white_sheet", "spectator"],
        "spectator",
    ),
];

/// A hall with one board, and the links of both.
struct Hall {
    server: Door,
    hall: String,
    game: String,
    hall_links: Value,
    game_links: Value,
    organiser: Visitor,
}

impl Hall {
    async fn open(spectator_delay: u32) -> Hall {
        let server = in_memory().await;
        let mut organiser = Visitor::new(server.clone());
        let answer = organiser.post("/api/halls", &json!({"name": "Club"})).await;
        let created = answer.json();
        let hall = created["hall"].as_str().unwrap().to_owned();
        let request =
            json!({"preset": "rapid-15-10", "regime": "full", "spectator_delay": spectator_delay});
        let boards = format!("/api/halls/{hall}/games");
        let board = organiser.post(&boards, &request).await.json();
        // The creator of a hall opens its boards by the hall's link; the board's own is joined too,
        // so that links can be taken away.
        organiser.join(&secret(&board["links"], "organiser")).await;
        let game = board["game"].as_str().unwrap().to_owned();
        // The link of an electronic board is given where there is one.
        let links = format!("/api/games/{game}/links");
        let given = organiser.post(&links, &json!({"role": "board"})).await;
        let mut game_links = board["links"].clone();
        game_links.as_array_mut().unwrap().push(given.json());
        Hall {
            server,
            hall,
            game,
            hall_links: created["links"].clone(),
            game_links,
            organiser,
        }
    }

    async fn visitor(&self, links: &[&str]) -> Visitor {
        let mut visitor = Visitor::new(self.server.clone());
        for link in links {
            let secret = match link.strip_prefix("hall:") {
                Some(role) => secret(&self.hall_links, role),
                None => secret(&self.game_links, link),
            };
            visitor.join(&secret).await;
        }
        visitor
    }

    /// Makes some requests after an entry, each an act of its own; gives the number of the last.
    async fn play(&self, mut seq: u64, acts: &[(&str, Value)]) -> u64 {
        for (role, ask) in acts {
            let mut visitor = self.visitor(&[role]).await;
            let path = format!("/api/games/{}/say?as={role}", self.game);
            let said = json!({"type": "ask", "id": format!("after{seq}"), "ask": ask});
            let answer = visitor.post(&path, &said).await.json();
            assert_eq!(answer[0]["type"], "event", "{role} {ask}: {answer}");
            seq = answer[0]["seq"].as_u64().unwrap();
        }
        seq
    }

    /// Both links for spectators end, and with them the lines.
    async fn send_spectators_away(&self) {
        let mut organiser = self.organiser.clone();
        for (links, path) in [
            (&self.game_links, format!("/api/games/{}/links", self.game)),
            (&self.hall_links, format!("/api/halls/{}/links", self.hall)),
        ] {
            let link = of_role(links, "spectator")["link"].as_str().unwrap();
            let path = format!("{path}/{link}");
            let ended = organiser.request("DELETE", &path, "").await;
            assert_eq!(ended.status, 204);
        }
    }
}

fn of_role<'a>(links: &'a Value, role: &str) -> &'a Value {
    let links = links.as_array().unwrap();
    links.iter().find(|link| link["role"] == role).unwrap()
}

fn secret(links: &Value, role: &str) -> String {
    let path = of_role(links, role)["path"].as_str().unwrap();
    path.strip_prefix("/join#").unwrap().to_owned()
}

/// Something of every kind, once.
fn acts() -> [(&'static str, Value); 10] {
    let recorded =
        |text: &str| json!([{"sheet": {"record_move": {"text": text, "medium": "electronic"}}}]);
    [
        (
            "white",
            json!([{"move": {"motion": "g1f3"}}, {"press": {}}]),
        ),
        ("black", json!([{"touch": {"squares": ["b8"]}}])),
        ("white", json!(["offer_draw"])),
        ("white_sheet", recorded("MARKWHITE")),
        ("black_sheet", recorded("MARKBLACK")),
        (
            "white",
            json!([{"conduct": {"appeal": {"text": "MARK-APPEAL"}}}]),
        ),
        (
            "white",
            json!([{"conduct": {"report": {"text": "MARK-REPORT"}}}]),
        ),
        (
            "arbiter",
            json!([{"penalise": {"of": "white", "penalty": "warning"}}]),
        ),
        ("black", json!([{"adjournment": {"seal": {"seal": SEAL}}}])),
        ("arbiter", json!([{"pause": {"reason": "MARK-REASON"}}])),
    ]
}

/// Both players come to the board, and the game begins.
fn beginning() -> [(&'static str, Value); 3] {
    [
        ("white", json!(["arrive"])),
        ("black", json!(["arrive"])),
        ("arbiter", json!(["start"])),
    ]
}

/// One row of the table: what an audience finds at each route.
#[derive(Default)]
struct Row(Vec<String>);

impl Row {
    fn note(&mut self, text: &str) {
        self.0.push(shown(text));
    }
}

/// Everything on a line until a message comes that `is_last`.
async fn until(line: &mut Line, is_last: impl Fn(&Value) -> bool) -> String {
    let mut heard = String::new();
    loop {
        let message = line.hear().await;
        heard.push_str(&message.to_string());
        if is_last(&message) {
            return heard;
        }
    }
}

/// The table of a hall whose spectators wait so many seconds, as it is after so many seconds.
async fn table(spectator_delay: u32, after: u32) -> String {
    let hall = Hall::open(spectator_delay).await;
    let begun = hall.play(0, &beginning()).await;
    let game = &hall.game;
    let of_hall = format!("/api/halls/{}", hall.hall);

    // Lines that are open while it happens.
    let mut open = Vec::new();
    for (_, links, role) in AUDIENCES {
        let visitor = hall.visitor(links).await;
        let mut line = visitor.line(game, role, None).await;
        line.until("welcome").await;
        let in_hall = links.iter().any(|link| link.starts_with("hall:"));
        let hall_line = match in_hall {
            true => {
                let path = format!("{of_hall}/line?as={role}");
                let mut line = visitor.socket(&path).await.unwrap();
                line.until("boards").await;
                Some(line)
            }
            false => None,
        };
        open.push((visitor, line, hall_line));
    }

    let last = hall.play(begun, &acts()).await;
    pass(Duration::from_secs(after.into())).await;

    // What can be fetched afterwards.
    let mut rows: Vec<Row> = Vec::new();
    for ((_, links, role), (visitor, ..)) in AUDIENCES.iter().zip(&open) {
        let mut visitor = visitor.clone();
        let mut row = Row::default();
        let api = format!("/api/games/{game}");
        row.note(&visitor.get(&api).await.text);
        for route in ["history", "pgn", "journal"] {
            let answer = visitor.get(&format!("{api}/{route}?as={role}")).await;
            row.note(&answer.text);
        }
        let mut line = visitor.line(game, role, None).await;
        row.note(&line.until("welcome").await.to_string());
        match links.iter().any(|link| link.starts_with("hall:")) {
            true => {
                row.note(&visitor.get(&format!("{of_hall}?as={role}")).await.text);
                let path = format!("{of_hall}/line?as={role}");
                let mut line = visitor.socket(&path).await.unwrap();
                row.note(&line.until("boards").await.to_string());
            }
            false => row.0.extend([".".to_owned(), ".".to_owned()]),
        }
        rows.push(row);
    }

    // What was heard meanwhile. Late lines answer nothing: they are heard out to their end.
    let is_late = |role: &str| role == "spectator" && spectator_delay > after;
    for late in [false, true] {
        if late {
            hall.send_spectators_away().await;
        }
        let audiences = AUDIENCES.iter().zip(&mut open).zip(&mut rows);
        for (((_, _, role), (_, line, hall_line)), row) in audiences {
            if is_late(role) != late {
                continue;
            }
            let heard = match late {
                true => until(line, |message| message["type"] == "closed").await,
                false => until(line, |message| message["seq"] == last).await,
            };
            row.note(&heard);
            match hall_line {
                Some(line) => {
                    let heard = match late {
                        true => until(line, |message| message["type"] == "closed").await,
                        false => until(line, |message| message["board"]["seq"] == last).await,
                    };
                    row.note(&heard);
                }
                None => row.0.push(".".to_owned()),
            }
        }
    }

    let mut table = String::from("\n");
    for ((name, ..), row) in AUDIENCES.iter().zip(rows) {
        table.push_str(&format!("{name:<17}"));
        for cell in row.0 {
            table.push_str(&format!("{cell:<13}"));
        }
        let end = table.trim_end().len();
        table.truncate(end);
        table.push('\n');
    }
    table
}

// Columns: the game at a glance, its history, its PGN, its journal, the first message on its line,
// the hall, the first message on the hall's line, what was heard on the game's line while it
// happened, and on the hall's. A point: the link does not open that.

#[tokio::test(start_paused = true)]
async fn each_sees_what_is_theirs() {
    assert_eq!(table(0, 0).await, PROMPT);
}

#[tokio::test(start_paused = true)]
async fn spectators_who_wait_see_nothing_early_anywhere() {
    assert_eq!(table(3600, 0).await, LATE);
}

#[tokio::test(start_paused = true)]
async fn spectators_who_have_waited_see_what_a_display_has_seen() {
    assert_eq!(table(10, 11).await, PROMPT);
}

/// What the desk has still to see to does not vanish with the end of the game; what the end settles does.
#[tokio::test(start_paused = true)]
async fn appeals_and_reports_outlast_the_game() {
    let hall = Hall::open(0).await;
    let begun = hall.play(0, &beginning()).await;
    let last = hall.play(begun, &acts()).await;
    let mut desk = hall.visitor(&["arbiter"]).await;
    let path = format!("/api/games/{}", hall.game);
    let calls = |view: Value| shown(&view["glance"]["calls"].to_string());
    assert_eq!(calls(desk.get(&path).await.json()), "acs");
    let end = json!([{"declare": {"outcome": "draw", "reason": "The hall closes"}}]);
    hall.play(last, &[("arbiter", end)]).await;
    assert_eq!(calls(desk.get(&path).await.json()), "ac");
}

const PROMPT: &str = "
organiser        mpacs        mtopracwbsn  m            mtopracwbsn  mtopracwbsnd .            .            mtopracwbsnd .
arbiter          mpacs        mtopracwbsn  m            mtopracwbsn  mtopracwbsnd .            .            mtopracwbsnd .
deputy           mpacs        mtopracwbsn  m            mtopracwbsn  mtopracwbsnd .            .            mtopracwbsnd .
hall organiser   mpacs        mtopracwbsn  m            mtopracwbsn  mtopracwbsnd mpacs        mpacs        mtopracwbsnd mpacs
hall arbiter     mpacs        mtopracwbsn  m            mtopracwbsn  mtopracwbsnd mpacs        mpacs        mtopracwbsnd mpacs
hall deputy      mpacs        mtopracwbsn  m            mtopracwbsn  mtopracwbsnd mpacs        mpacs        mtopracwbsnd mpacs
white            mp           mtoprawsn    m            -            mtopracwsn   .            .            mtopracwsn   .
black            mp           mtoprabsn    m            -            mtoprabsn    .            .            mtoprabsn    .
white's sheet    -            oprawsn      -            -            opracwsn     .            .            opracwsn     .
black's sheet    -            oprabsn      -            -            oprabsn      .            .            oprabsn      .
board            mp           tp           m            -            mtp          .            .            mtp          .
display          mp           p            m            -            mp           .            .            mp           .
hall display     mp           p            m            -            mp           mp           mp           mp           mp
spectator        mp           p            m            -            mp           .            .            mp           .
hall spectator   mp           p            m            -            mp           mp           mp           mp           mp
both spectators  mp           p            m            -            mp           mp           mp           mp           mp
sheet, spectator mp           p            m            -            mp           .            .            mp           .
";
const LATE: &str = "
organiser        mpacs        mtopracwbsn  m            mtopracwbsn  mtopracwbsnd .            .            mtopracwbsnd .
arbiter          mpacs        mtopracwbsn  m            mtopracwbsn  mtopracwbsnd .            .            mtopracwbsnd .
deputy           mpacs        mtopracwbsn  m            mtopracwbsn  mtopracwbsnd .            .            mtopracwbsnd .
hall organiser   mpacs        mtopracwbsn  m            mtopracwbsn  mtopracwbsnd mpacs        mpacs        mtopracwbsnd mpacs
hall arbiter     mpacs        mtopracwbsn  m            mtopracwbsn  mtopracwbsnd mpacs        mpacs        mtopracwbsnd mpacs
hall deputy      mpacs        mtopracwbsn  m            mtopracwbsn  mtopracwbsnd mpacs        mpacs        mtopracwbsnd mpacs
white            mp           mtoprawsn    m            -            mtopracwsn   .            .            mtopracwsn   .
black            mp           mtoprabsn    m            -            mtoprabsn    .            .            mtoprabsn    .
white's sheet    -            oprawsn      -            -            opracwsn     .            .            opracwsn     .
black's sheet    -            oprabsn      -            -            oprabsn      .            .            oprabsn      .
board            mp           tp           m            -            mtp          .            .            mtp          .
display          mp           p            m            -            mp           .            .            mp           .
hall display     mp           p            m            -            mp           mp           mp           mp           mp
spectator        -            -            -            -            -            .            .            -            .
hall spectator   -            -            -            -            -            -            -            -            -
both spectators  -            -            -            -            -            -            -            -            -
sheet, spectator -            -            -            -            -            .            .            -            .
";
