//! `jadoube cards verify` of a shuffle that several tables have in common: who withheld a number, and who has none.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn jadoube(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file");
    path
}

/// What two tables with the same deals, one deal each, are told and do; a seat whose number is not opened is named.
mod same_deals {
    use jadoube_cards::{
        Asked, BySeat, Commitment, First, Hex, Nonce, Numbers, Prepare, Record, Seat, Setup,
        Shuffling, Who, commitment, number_commitment,
    };
    use jadoube_snapszer::Deal;
    use jadoube_testkit::card_dice::Rolled as _;
    use jadoube_testkit::dice::Dice;

    pub type Table = Record<Deal>;

    /// The number of a seat for the shuffle that has begun anew so many times.
    fn number(table: u8, seat: Seat, anew: u8) -> Nonce {
        Hex([64 * table + 16 * anew + seat.number() + 1; 16])
    }

    fn granted(table: &mut Table, who: Who, prepare: Prepare) {
        table.ask(who, &Asked::Table(prepare)).expect("granted");
    }

    fn table() -> Table {
        Record::new(Setup {
            rules: "god-2012 deals=1".parse().expect("rules"),
            shuffling: Shuffling::Duplicate,
            numbers: Numbers::EverySeat,
            first: First::Draw(Seat::ALL[0]),
        })
    }

    /// What the own table draws the first dealer by.
    fn draw(anew: u8) -> Hex<32> {
        Hex([200 + anew; 32])
    }

    fn commit(table: &mut Table, seats: &[Seat], anew: u8) {
        for seat in seats {
            let commitment = number_commitment(0, *seat, &number(0, *seat, anew));
            granted(table, Who::Player(*seat), Prepare::Commit { commitment });
        }
        let commitment = commitment(&draw(anew));
        granted(table, Who::Table, Prepare::Commit { commitment });
    }

    fn gather(table: &mut Table, own: &[Seat], others: &[Seat], anew: u8) {
        let of = |at: u8, seats: &[Seat]| {
            let one = |seat: Seat| number_commitment(0, seat, &number(at, seat, anew));
            BySeat::<Option<Commitment>>::new(|seat| seats.contains(&seat).then(|| one(seat)))
        };
        let gather = Prepare::Gather {
            table: 0,
            codes: vec![commitment(&Hex([100 + anew; 32]))],
            seats: vec![of(0, own), of(1, others)],
        };
        granted(table, Who::Table, gather);
    }

    fn open_all(table: &mut Table, own: &[Seat], others: &[Seat], anew: u8) {
        for seat in own {
            let nonce = number(0, *seat, anew);
            granted(table, Who::Player(*seat), Prepare::AddNonce { nonce });
        }
        let of = |at: u8, seats: &[Seat]| {
            BySeat::<Option<Nonce>>::new(|seat| {
                seats.contains(&seat).then(|| number(at, seat, anew))
            })
        };
        let numbers = vec![of(0, own), of(1, others)];
        granted(table, Who::Table, Prepare::OpenAll { numbers });
        granted(table, Who::Table, Prepare::Deal { seed: draw(anew) });
        for seat in Seat::ALL {
            granted(table, Who::Player(seat), Prepare::NextDeal);
        }
        let seed = Hex([100 + anew; 32]);
        granted(table, Who::Table, Prepare::Deal { seed });
        play_out(table);
    }

    /// The one deal is played as dice want it, which is refused now and then.
    fn play_out(table: &mut Table) {
        let mut dice = Dice::new(5);
        while table.session().playing() {
            let session = table.session();
            let (Some(Who::Player(seat)), Some(deal)) = (session.to_act(), session.deal()) else {
                panic!("somebody acts");
            };
            let asked = Asked::Play(deal.sensible(session.rules(), &mut dice));
            let _ = table.ask(Who::Player(seat), &asked);
        }
    }

    /// A table whose third seat withholds its number twice; a seat of the other table does so once, after that.
    pub fn with_one_left_out() -> Table {
        let [first, second, _] = Seat::ALL;
        let mut table = table();
        for anew in [0, 1] {
            commit(&mut table, &Seat::ALL, anew);
            gather(&mut table, &Seat::ALL, &Seat::ALL, anew);
            for seat in [first, second] {
                let nonce = number(0, seat, anew);
                granted(&mut table, Who::Player(seat), Prepare::AddNonce { nonce });
            }
            granted(&mut table, Who::Table, Prepare::TimeUp);
        }
        let own = [first, second];
        commit(&mut table, &own, 2);
        gather(&mut table, &own, &Seat::ALL, 2);
        let elsewhere = Prepare::BeginAnew {
            table: 1,
            missing: vec![second],
        };
        granted(&mut table, Who::Table, elsewhere);
        commit(&mut table, &own, 3);
        gather(&mut table, &own, &Seat::ALL, 3);
        open_all(&mut table, &own, &Seat::ALL, 3);
        table
    }

    /// A table in whose shuffle nobody has a number: everybody was named twice.
    pub fn with_nobody() -> Table {
        let mut table = table();
        for anew in [0, 1] {
            commit(&mut table, &Seat::ALL, anew);
            gather(&mut table, &Seat::ALL, &Seat::ALL, anew);
            granted(&mut table, Who::Table, Prepare::TimeUp);
            let elsewhere = Prepare::BeginAnew {
                table: 1,
                missing: Seat::ALL.to_vec(),
            };
            granted(&mut table, Who::Table, elsewhere);
        }
        commit(&mut table, &[], 2);
        gather(&mut table, &[], &[], 2);
        open_all(&mut table, &[], &[], 2);
        table
    }
}

#[test]
fn a_record_of_a_common_shuffle_says_who_withheld_and_who_is_left_out() {
    let record = file("left-out.txt", &same_deals::with_one_left_out().to_string());
    let shown = record.display().to_string();
    let output = jadoube(&["cards", "verify", "--fair", &shown]);
    // Five seats are enough: nobody steered the shuffle; but to the one without a number it proves nothing.
    assert!(output.status.success(), "{}", err(&output));
    let told = out(&output);
    for line in [
        "Table 1 of 2",
        "began anew 3 times",
        "table 1, seat 3; table 1, seat 3; table 2, seat 2",
        "Without a number in the shuffle of all tables: table 1, seat 3.",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    for lang in ["hu", "tr", "fi"] {
        let output = jadoube(&["cards", "verify", &shown, "--lang", lang]);
        let told = out(&output);
        assert!(output.status.success(), "{}", err(&output));
        assert!(!told.contains("Without"), "{lang}: {told}");
    }
}

#[test]
fn a_common_shuffle_in_which_no_seat_has_a_number_proves_nothing() {
    let record = file("nobody.txt", &same_deals::with_nobody().to_string());
    let shown = record.display().to_string();
    let output = jadoube(&["cards", "verify", &shown]);
    assert!(output.status.success(), "{}", err(&output));
    assert!(
        out(&output).contains("No seat of any table has a number"),
        "{}",
        out(&output)
    );
    let output = jadoube(&["cards", "verify", "--fair", &shown]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("does not prove"), "{}", err(&output));
}
