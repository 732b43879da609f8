//! An electronic board at a pseudo terminal plays through the real program against a real server, byte by byte.
//!
//! Each test waits for what the game has on record, so it is as fast as the program; what is slower than a hand is
//! said where it is done.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../../server/tests/common/mod.rs"]
mod common;

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use common::{Table, Visitor};
use futures_util::{SinkExt, StreamExt};
use rustix::fs::{OFlags, fcntl_setfl};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use serde_json::{Value, json};
use shakmaty::{Board, Color, Piece, Role, Square};
use tokio::sync::mpsc;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;

/// A process of the program, ended with the test.
struct Program(Child);

impl Program {
    fn start(arguments: &[&str], out: Stdio) -> Program {
        let child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
            .args(arguments)
            .stdout(out)
            .stderr(Stdio::inherit())
            .spawn();
        Program(child.unwrap())
    }

    /// Waits until the program says something; what it says afterwards is read by nobody.
    async fn says(&mut self, sentence: &'static str) {
        let out = BufReader::new(self.0.stdout.take().unwrap());
        let (tell, mut told) = mpsc::unbounded_channel();
        thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                let _ = tell.send(line);
            }
        });
        while let Some(line) = told.recv().await {
            if line == sentence {
                return;
            }
        }
        panic!("the program has ended without a word");
    }

    /// The exit status, once it has ended of itself.
    async fn ended(&mut self) -> i32 {
        for _ in 0..600 {
            if let Some(status) = self.0.try_wait().unwrap() {
                return status.code().unwrap();
            }
            sleep(Duration::from_millis(50)).await;
        }
        panic!("the program does not end");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What a board has in its memory.
#[derive(Clone)]
struct Wood {
    board: Board,
    /// Whose end of the lever is up: that side's time runs.
    up: Color,
}

impl Wood {
    fn dump(&self) -> Vec<u8> {
        let mut frame = vec![0x86, 0, 67];
        for field in 0..64u32 {
            frame.push(code(self.board.piece_at(square(field))));
        }
        frame
    }

    fn clock(&self) -> Vec<u8> {
        let signs = self.up.fold_wb(0x11, 0x0b);
        vec![0x8d, 0, 10, 0x01, 0x30, 0x00, 0x01, 0x30, 0x00, signs]
    }
}

fn square(field: u32) -> Square {
    Square::new(field % 8 + 8 * (7 - field / 8))
}

fn field(square: Square) -> u8 {
    let (file, rank) = square.coords();
    8 * (7 - rank as u8) + file as u8
}

fn code(piece: Option<Piece>) -> u8 {
    let role = |role| match role {
        Role::Pawn => 1,
        Role::Rook => 2,
        Role::Knight => 3,
        Role::Bishop => 4,
        Role::King => 5,
        Role::Queen => 6,
    };
    piece.map_or(0, |piece| role(piece.role) + piece.color.fold_wb(0, 6))
}

/// A board at the other end of a cable. It answers what it is asked, from a thread of its own.
struct Electronic {
    folder: PathBuf,
    wood: Arc<Mutex<Wood>>,
    /// The board's end of the cable; none while it is pulled.
    cable: Option<Arc<Mutex<File>>>,
}

impl Electronic {
    fn new(name: &str, board: Board, up: Color) -> Electronic {
        let folder = format!("jadoube-board-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        fs::create_dir_all(&folder).unwrap();
        let wood = Arc::new(Mutex::new(Wood { board, up }));
        let mut electronic = Electronic {
            folder,
            wood,
            cable: None,
        };
        electronic.plug();
        electronic
    }

    /// The path of the port, which stays the same when the cable was pulled.
    fn port(&self) -> PathBuf {
        self.folder.join("port")
    }

    fn plug(&mut self) {
        let master =
            openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let name = ptsname(&master, Vec::new()).unwrap();
        fcntl_setfl(&master, OFlags::RDWR | OFlags::NONBLOCK).unwrap();
        let mut commands = File::from(master);
        let cable = Arc::new(Mutex::new(commands.try_clone().unwrap()));
        let (wood, answers) = (Arc::clone(&self.wood), Arc::downgrade(&cable));
        thread::spawn(move || {
            let mut byte = [0];
            // Until the cable is pulled.
            while let Some(answers) = answers.upgrade() {
                // Nothing is asked, or nobody has the other end open yet.
                if commands.read_exact(&mut byte).is_err() {
                    drop(answers);
                    thread::sleep(Duration::from_millis(5));
                    continue;
                }
                let mut out = answers.lock().unwrap();
                let wood = wood.lock().unwrap().clone();
                let _ = match byte[0] {
                    0x42 => out.write_all(&wood.dump()),
                    0x41 => out.write_all(&wood.clock()),
                    _ => Ok(()),
                };
            }
        });
        let _ = fs::remove_file(self.port());
        symlink(Path::new(name.to_str().unwrap()), self.port()).unwrap();
        self.cable = Some(cable);
    }

    /// Sends bytes one by one.
    fn send(&self, bytes: &[u8]) {
        let cable = self.cable.as_ref().unwrap();
        let mut cable = cable.lock().unwrap();
        for byte in bytes {
            cable.write_all(&[*byte]).unwrap();
        }
    }

    /// Changes a square, and gives the frame that tells of it.
    fn change(&self, square: Square, piece: Option<Piece>) -> Vec<u8> {
        let mut wood = self.wood.lock().unwrap();
        wood.board.discard_piece_at(square);
        if let Some(piece) = piece {
            wood.board.set_piece_at(square, piece);
        }
        vec![0x8e, 0, 5, field(square), code(piece)]
    }

    fn lift(&self, square: Square) -> Piece {
        let piece = self.wood.lock().unwrap().board.piece_at(square).unwrap();
        self.send(&self.change(square, None));
        piece
    }

    fn put(&self, square: Square, piece: Piece) {
        self.send(&self.change(square, Some(piece)));
    }

    /// A side presses: its end of the lever goes down.
    fn press(&self, side: Color) {
        let frame = {
            let mut wood = self.wood.lock().unwrap();
            wood.up = !side;
            wood.clock()
        };
        self.send(&frame);
    }
}

impl Drop for Electronic {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A server, a game on it, and a board whose moves the program tells.
struct Hall {
    table: Table,
    board: Electronic,
    program: Program,
    arbiter: Visitor,
    _server: Program,
}

async fn server() -> (Program, SocketAddr) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let listen = address.to_string();
    let arguments = ["serve", "--in-memory", "--listen", &listen];
    let server = Program::start(&arguments, Stdio::null());
    for _ in 0..400 {
        let mut visitor = Visitor::new(address);
        if let Ok(answer) = visitor.try_request("GET", "/health", "").await
            && answer.status == 200
        {
            return (server, address);
        }
        sleep(Duration::from_millis(25)).await;
    }
    panic!("the server does not come up");
}

/// A link of a role that games do not begin with.
async fn board_link(table: &mut Table, address: SocketAddr) -> String {
    let path = format!("/api/games/{}/links", table.game);
    let given = table.organiser.post(&path, &json!({"role": "board"})).await;
    assert_eq!(given.status, 201, "{}", given.text);
    let path = given.json()["path"].as_str().unwrap().to_owned();
    format!("http://{address}{path}")
}

impl Hall {
    async fn open(name: &str, request: Value) -> Hall {
        let (server, address) = server().await;
        let mut request = request;
        request["preset"] = json!("standard-90-30");
        // At a real board both are taken to be there from the beginning.
        let arrive = request["use"] != "console";
        let placement = request["start"].as_str().map(str::to_owned);
        let placement = placement.as_deref().and_then(|fen| fen.split(' ').next());
        let pieces = placement.map_or_else(Board::new, |text| {
            Board::from_ascii_board_fen(text.as_bytes()).unwrap()
        });
        let mut table = Table::lay(address, request).await;
        let link = board_link(&mut table, address).await;
        let board = Electronic::new(name, pieces, Color::White);
        let port = board.port();
        let arguments = ["board", "--serial", port.to_str().unwrap(), "--game", &link];
        let mut program = Program::start(&arguments, Stdio::piped());
        program.says("The pieces stand as in the game.").await;
        let arbiter = table.visitor("arbiter").await;
        let mut hall = Hall {
            table,
            board,
            program,
            arbiter,
            _server: server,
        };
        if arrive {
            hall.until_count("player_arrived", 2).await;
        }
        hall.start().await;
        hall
    }

    /// The arbiter starts the game.
    async fn start(&mut self) {
        self.rule(json!(["start"])).await;
        self.until_kind("game_started").await;
    }

    async fn rule(&mut self, ask: Value) {
        let path = format!("/api/games/{}/say?as=arbiter", self.table.game);
        let id = format!("rule{}", ask.to_string().len());
        let said = json!({"type": "ask", "id": id, "ask": ask});
        let answer = self.arbiter.post(&path, &said).await.json();
        assert_eq!(answer[0]["type"], "event", "{answer}");
    }

    async fn told(&mut self) -> Vec<Value> {
        let path = format!("/api/games/{}/history?as=arbiter", self.table.game);
        let history = self.arbiter.get(&path).await.json();
        history["told"].as_array().unwrap().clone()
    }

    /// What is on record: kinds with their articles.
    async fn record(&mut self) -> Vec<(String, String)> {
        let text = |value: &Value| value.as_str().unwrap_or("-").to_owned();
        let told = self.told().await;
        let told = told.iter();
        told.map(|told| (text(&told["kind"]), text(&told["article"])))
            .collect()
    }

    async fn until(&mut self, what: &str, holds: impl Fn(&[(String, String)]) -> bool) {
        for _ in 0..600 {
            if holds(&self.record().await) {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
        panic!("{what}: {:?}", self.told().await);
    }

    async fn until_kind(&mut self, kind: &str) {
        self.until(kind, |record| record.iter().any(|(one, _)| one == kind))
            .await;
    }

    /// Waits for so many of a kind.
    async fn until_count(&mut self, kind: &str, count: usize) {
        let enough = |record: &[(String, String)]| {
            record.iter().filter(|(one, _)| one == kind).count() >= count
        };
        self.until(kind, enough).await;
    }

    async fn count(&mut self, kind: &str) -> usize {
        let record = self.record().await;
        record.iter().filter(|(one, _)| one == kind).count()
    }

    /// Lifts a piece and holds it until the touch is on record.
    async fn touch(&mut self, square: Square) -> Piece {
        let before = self.count("pieces_touched").await;
        let piece = self.board.lift(square);
        self.until_count("pieces_touched", before + 1).await;
        piece
    }

    /// A whole move with its press.
    async fn play(&mut self, from: Square, to: Square, side: Color) {
        let before = self.count("move_completed").await;
        let piece = self.touch(from).await;
        self.board.put(to, piece);
        self.board.press(side);
        self.until_count("move_completed", before + 1).await;
    }

    async fn moves(&mut self) -> Vec<String> {
        let told = self.told().await;
        let made = told.iter().filter(|told| told["kind"] == "move_made");
        let motion = |told: &Value| {
            let motion = &told["happened"]["move_made"]["motion"];
            motion.as_str().unwrap().to_owned()
        };
        made.map(motion).collect()
    }

    /// What the arbiter is called for.
    async fn calls(&mut self) -> Vec<String> {
        let path = format!("/api/games/{}", self.table.game);
        let view = self.arbiter.get(&path).await.json();
        let calls = view["glance"]["calls"].as_array().unwrap().clone();
        let about = |call: &Value| {
            assert_eq!(call["by"], "system", "{call}");
            let reason = &call["about"]["message"]["values"]["reason"];
            reason.as_str().unwrap().to_owned()
        };
        calls.iter().map(about).collect()
    }

    /// Nobody was penalised.
    async fn is_clean(&mut self) {
        for kind in [
            "fault_penalised",
            "illegal_move_completed",
            "pressed_without_move",
        ] {
            assert_eq!(self.count(kind).await, 0, "{kind}");
        }
    }
}

/// As long as a hand needs to slide a piece or to strike a lever twice.
async fn a_moment() {
    sleep(Duration::from_millis(150)).await;
}

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

#[tokio::test]
async fn one_e4_e5() {
    let mut hall = Hall::open("one", json!({})).await;
    hall.play(Square::E2, Square::E4, WHITE).await;
    hall.play(Square::E7, Square::E5, BLACK).await;
    assert_eq!(hall.moves().await, ["e2e4", "e7e5"]);
    let record = hall.record().await;
    let (kinds, articles): (Vec<String>, Vec<String>) = record.into_iter().skip(3).unzip();
    let told = ["pieces_touched", "move_made", "move_completed"];
    assert_eq!(kinds, [told, told].concat());
    assert_eq!(articles, [["4.3.1", "4.7", "6.2.1"]; 2].concat());
    assert_eq!(hall.calls().await, [] as [&str; 0]);
}

#[tokio::test]
async fn two_a_touched_piece_binds() {
    let mut hall = Hall::open("two", json!({})).await;
    let pawn = hall.touch(Square::D2).await;
    hall.board.put(Square::D2, pawn);
    let pawn = hall.touch(Square::E2).await;
    hall.board.put(Square::E4, pawn);
    hall.board.press(WHITE);
    hall.until_kind("clock_paused").await;
    assert_eq!(hall.moves().await, [] as [&str; 0]);
    let calls = hall.calls().await;
    assert!(
        calls[0].contains("e2e4") && calls[0].contains("[4.3.1]"),
        "{calls:?}"
    );
    hall.is_clean().await;
}

/// At a real board the move is made, and the opponent may claim (4.8).
#[tokio::test]
async fn two_a_touched_piece_may_be_claimed_at_a_real_board() {
    let mut hall = Hall::open(
        "claim",
        json!({"use": "console", "moves_from_sheets": false}),
    )
    .await;
    let pawn = hall.touch(Square::D2).await;
    hall.board.put(Square::D2, pawn);
    hall.play(Square::E2, Square::E4, WHITE).await;
    let mut black = hall.table.visitor("black").await;
    let path = format!("/api/games/{}/say?as=black", hall.table.game);
    let said = json!({"type": "ask", "id": "claim", "ask": ["claim_touch"]});
    let answer = black.post(&path, &said).await.json();
    assert_eq!(answer[0]["told"][0]["kind"], "touch_upheld", "{answer}");
    assert_eq!(answer[0]["told"][0]["article"], "4.3.1");
}

#[tokio::test]
async fn three_a_capture_in_both_orders() {
    let request = json!({"start": "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"});
    for (name, victim_first) in [("own", false), ("victim", true)] {
        let mut hall = Hall::open(name, request.clone()).await;
        let pawn = if victim_first {
            hall.board.lift(Square::D5);
            // Longer than the board needs to see one lift before the other.
            sleep(Duration::from_millis(600)).await;
            hall.board.lift(Square::E4)
        } else {
            let pawn = hall.touch(Square::E4).await;
            hall.board.lift(Square::D5);
            pawn
        };
        let both =
            |record: &[(String, String)]| record.iter().any(|(_, article)| article == "4.3.3");
        hall.until("4.3.3", both).await;
        hall.board.put(Square::D5, pawn);
        hall.board.press(WHITE);
        hall.until_kind("move_completed").await;
        assert_eq!(hall.moves().await, ["e4d5"]);
        hall.is_clean().await;
    }
}

const CASTLING: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

#[tokio::test]
async fn four_castling_king_first() {
    let mut hall = Hall::open("castle", json!({"start": CASTLING})).await;
    let king = hall.touch(Square::E1).await;
    hall.board.put(Square::G1, king);
    let rook = hall.touch(Square::H1).await;
    hall.board.put(Square::F1, rook);
    hall.board.press(WHITE);
    hall.until_kind("move_completed").await;
    assert_eq!(hall.moves().await, ["e1g1"]);
    let record = hall.record().await;
    let castle = ("pieces_touched".to_owned(), "4.4.1".to_owned());
    assert!(record.contains(&castle), "{record:?}");
}

#[tokio::test]
async fn four_castling_rook_first() {
    let mut hall = Hall::open("rook", json!({"start": CASTLING})).await;
    let rook = hall.touch(Square::H1).await;
    hall.board.put(Square::F1, rook);
    let king = hall.touch(Square::E1).await;
    hall.board.put(Square::G1, king);
    hall.board.press(WHITE);
    hall.until_kind("clock_paused").await;
    assert_eq!(hall.moves().await, [] as [&str; 0]);
    let calls = hall.calls().await;
    assert!(calls[0].contains("[4.4.2]"), "{calls:?}");
    hall.is_clean().await;
}

#[tokio::test]
async fn five_a_pawn_that_stays_a_pawn() {
    let request = json!({"start": "7k/4P3/8/8/8/8/8/K7 w - - 0 1"});
    let mut hall = Hall::open("pawn", request).await;
    let pawn = hall.touch(Square::E7).await;
    hall.board.put(Square::E8, pawn);
    hall.board.press(WHITE);
    hall.until_kind("fault_penalised").await;
    let told = hall.told().await;
    let penalised = told.iter().find(|told| told["kind"] == "fault_penalised");
    let penalised = &penalised.unwrap()["happened"]["fault_penalised"];
    assert_eq!(penalised["fault"], "unpromoted_pawn", "{penalised}");
    assert_eq!(penalised["queened"], "e7e8q", "{penalised}");
    // The arbiter exchanges the pawn, and Black plays on.
    hall.board.lift(Square::E8);
    hall.board.put(Square::E8, WHITE.queen());
    hall.play(Square::H8, Square::H7, BLACK).await;
    assert_eq!(hall.moves().await, ["h8h7"]);
}

#[tokio::test]
async fn six_a_double_stroke_announces_adjusting() {
    let mut hall = Hall::open("adjust", json!({})).await;
    hall.board.press(WHITE);
    a_moment().await;
    hall.board.press(BLACK);
    hall.until_kind("adjusting_announced").await;
    let pawn = hall.board.lift(Square::D2);
    hall.until_count("pieces_adjusted", 1).await;
    hall.board.put(Square::D2, pawn);
    let pawn = hall.board.lift(Square::E2);
    hall.until_count("pieces_adjusted", 2).await;
    hall.board.put(Square::E4, pawn);
    hall.board.press(WHITE);
    hall.until_kind("move_completed").await;
    assert_eq!(hall.moves().await, ["e2e4"]);
    assert_eq!(hall.count("pieces_touched").await, 0);
    hall.is_clean().await;
}

#[tokio::test]
async fn seven_a_piece_that_slides_is_not_released() {
    let mut hall = Hall::open("slide", json!({})).await;
    let pawn = hall.board.lift(Square::E2);
    a_moment().await;
    hall.board.put(Square::E3, pawn);
    a_moment().await;
    hall.board.lift(Square::E3);
    hall.board.put(Square::E4, pawn);
    a_moment().await;
    hall.board.press(WHITE);
    hall.until_kind("move_completed").await;
    assert_eq!(hall.moves().await, ["e2e4"]);
    assert_eq!(hall.calls().await, [] as [&str; 0]);
}

#[tokio::test]
async fn eight_kings_in_the_centre_are_a_question() {
    let request = json!({"start": "8/8/3k4/8/8/4K3/4P3/8 w - - 0 1"});
    let mut hall = Hall::open("kings", request).await;
    let white = hall.board.lift(Square::E3);
    hall.board.put(Square::E4, white);
    let black = hall.board.lift(Square::D6);
    hall.board.put(Square::D5, black);
    hall.until_kind("clock_paused").await;
    let calls = hall.calls().await;
    assert!(calls[0].contains("White has won"), "{calls:?}");
    assert_eq!(hall.moves().await, [] as [&str; 0]);
    // The arbiter enters the result, and the program ends.
    let declared = json!([{"declare": {"outcome": {"win": "white"}, "reason": "Black resigned"}}]);
    hall.rule(declared).await;
    assert_eq!(hall.program.ended().await, 0);
}

#[tokio::test]
async fn nine_a_cable_that_is_pulled() {
    let mut hall = Hall::open("cable", json!({})).await;
    hall.play(Square::E2, Square::E4, WHITE).await;
    hall.board.cable = None;
    hall.until_kind("clock_paused").await;
    let calls = hall.calls().await;
    assert!(calls[0].contains("does not answer"), "{calls:?}");
    // Meanwhile Black moves.
    let pawn = hall.board.wood.lock().unwrap().board.piece_at(Square::E7);
    hall.board.change(Square::E7, None);
    hall.board.change(Square::E5, pawn);
    hall.board.plug();
    sleep(Duration::from_secs(2)).await;
    hall.rule(json!([{"resume": {}}])).await;
    hall.until_count("clock_paused", 2).await;
    let calls = hall.calls().await;
    assert!(calls[0].contains("e5, e7"), "{calls:?}");
    assert_eq!(hall.moves().await, ["e2e4"]);
    hall.is_clean().await;
    // The arbiter has the pawn put back, and play goes on.
    hall.board.lift(Square::E5);
    hall.board.put(Square::E7, BLACK.pawn());
    sleep(Duration::from_secs(1)).await;
    hall.rule(json!([{"resume": {"running": "black"}}])).await;
    hall.play(Square::D7, Square::D5, BLACK).await;
    assert_eq!(hall.moves().await, ["e2e4", "d7d5"]);
}

#[tokio::test]
async fn ten_frames_out_of_order_and_damaged() {
    let mut hall = Hall::open("order", json!({})).await;
    // The new square is told before the old one, with noise between.
    let pawn = WHITE.pawn();
    let put = hall.board.change(Square::E4, Some(pawn));
    let lift = hall.board.change(Square::E2, None);
    hall.board
        .send(&[&put[..], &[0x8e, 0, 5], &lift, &[0x13, 0x7f]].concat());
    a_moment().await;
    hall.board.press(WHITE);
    hall.until_kind("move_completed").await;
    // A square that is told wrongly is put right by the whole board.
    let mut wrong = hall.board.change(Square::E7, None);
    wrong[3] = field(Square::F7);
    hall.board.send(&wrong);
    hall.board.change(Square::E5, Some(BLACK.pawn()));
    sleep(Duration::from_millis(800)).await;
    hall.board.press(BLACK);
    hall.until_count("move_completed", 2).await;
    assert_eq!(hall.moves().await, ["e2e4", "e7e5"]);
    let told = hall.told().await;
    let touched = told.iter().filter(|told| told["kind"] == "pieces_touched");
    for touched in touched {
        let squares = &touched["happened"]["pieces_touched"]["squares"];
        assert!(
            *squares == json!(["e2"]) || *squares == json!(["e7"]),
            "{squares}"
        );
    }
    hall.is_clean().await;
    assert_eq!(hall.calls().await, [] as [&str; 0]);
}

#[tokio::test]
async fn links_and_ports_that_lead_nowhere_are_told() {
    let (_server, address) = server().await;
    let table = Table::lay(address, json!({"preset": "standard-90-30"})).await;
    let said = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_jadoube"))
            .args(arguments)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let white = format!("http://{address}/join#{}", table.secret("white"));
    let told = said(&["board", "--serial", "/dev/null", "--game", &white]);
    assert!(
        told.contains("this link is for the role \"white\""),
        "{told}"
    );
    let gone = format!("http://{address}/join#nothing");
    let told = said(&["board", "--serial", "/dev/null", "--game", &gone]);
    assert!(told.contains("the link opens nothing"), "{told}");
    assert!(!told.contains("#nothing"), "{told}");
    let told = said(&["board", "--serial", "/dev/null", "--game", "white"]);
    assert!(told.contains("no link of a game"), "{told}");
    let mut table = table;
    let link = board_link(&mut table, address).await;
    let told = said(&["board", "--serial", "/nowhere/port", "--game", &link]);
    assert!(told.contains("/nowhere/port: "), "{told}");
    let told = said(&["board", "--serial", "/dev/null", "--game", &link]);
    assert!(told.contains("/dev/null: "), "{told}");
    let told = said(&["board", "--livechess", "--game", &link]);
    assert!(told.contains("auto_press"), "{told}");
}

/// What stands in for LiveChess: it lists a board, and tells positions when it is told to.
struct StandIn {
    address: SocketAddr,
    tell: mpsc::UnboundedSender<Value>,
    heard: mpsc::UnboundedReceiver<Value>,
}

impl StandIn {
    async fn new() -> StandIn {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (tell, mut told) = mpsc::unbounded_channel::<Value>();
        let (hear, heard) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let mut socket = tokio_tungstenite::accept_async(stream).await.unwrap();
            loop {
                tokio::select! {
                    said = socket.next() => {
                        let Some(Ok(Message::Text(text))) = said else { return };
                        let call: Value = serde_json::from_str(&text).unwrap();
                        let param = match call["call"].as_str() {
                            Some("eboards") => json!([{"serialnr": "23946", "state": "ACTIVE"}]),
                            _ => Value::Null,
                        };
                        let answer = json!({"response": "call", "id": call["id"], "param": param});
                        socket.send(Message::text(answer.to_string())).await.unwrap();
                        hear.send(call).unwrap();
                    }
                    feed = told.recv() => {
                        let Some(param) = feed else { return };
                        let feed = json!({"response": "feed", "id": 1, "param": param});
                        socket.send(Message::text(feed.to_string())).await.unwrap();
                    }
                }
            }
        });
        StandIn {
            address,
            tell,
            heard,
        }
    }

    fn board(&self, placement: &str) {
        let feed = json!({"serialnr": "23946", "flipped": false, "board": placement});
        self.tell.send(feed).unwrap();
    }
}

#[tokio::test]
async fn live_chess_is_the_poorer_source() {
    let (server, address) = server().await;
    let request = json!({"preset": "standard-90-30", "auto_press": true});
    let mut table = Table::lay(address, request).await;
    let link = board_link(&mut table, address).await;
    let mut stand_in = StandIn::new().await;
    let url = format!("ws://{}/api/v1.0", stand_in.address);
    let arguments = ["board", "--livechess", &url, "--game", &link];
    let program = Program::start(&arguments, Stdio::null());
    for call in ["eboards", "subscribe", "call"] {
        let heard = stand_in.heard.recv().await.unwrap();
        assert_eq!(heard["call"], call, "{heard}");
    }
    stand_in.board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    let arbiter = table.visitor("arbiter").await;
    let board = Electronic::new("unused", Board::new(), WHITE);
    let mut hall = Hall {
        table,
        board,
        program,
        arbiter,
        _server: server,
    };
    hall.until_count("player_arrived", 2).await;
    hall.start().await;
    stand_in.board("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    stand_in.board("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    hall.until_count("move_completed", 1).await;
    // Moves without a position will do.
    let by_moves = json!({"serialnr": "23946", "san": ["e4", "c5"]});
    stand_in.tell.send(by_moves).unwrap();
    hall.until_count("move_completed", 2).await;
    assert_eq!(hall.moves().await, ["e2e4", "c7c5"]);
    assert_eq!(hall.count("pieces_touched").await, 0);
    // LiveChess is gone.
    drop(stand_in);
    hall.until_kind("clock_paused").await;
    let calls = hall.calls().await;
    assert!(calls[0].contains("does not answer"), "{calls:?}");
}
