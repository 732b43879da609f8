//! The same deals at several tables: nothing is opened before all have committed themselves, every table deals the same
//! cards, and a record says so.

use jadoube_cards::{
    Asked as Ask, BySeat, Commitment, Duplicate, First, Game, Hex, Nonce, Numbers, Preparation,
    Prepare, Record, Refused, Ruling, Seat, Setup, Shuffling, Step, TWICE, Unprepared, Who,
    commitment, duplicate_key, number_commitment, shuffled_by, told_next,
};
use jadoube_snapszer as snapszer;
use jadoube_testkit::card_dice::Rolled as _;
use jadoube_testkit::dice::Dice;

type Asked = Ask<snapszer::Asked>;
type Table = Record<snapszer::Deal>;

const DEALS: u32 = 3;
const TABLES: u8 = 3;

fn table() -> Table {
    Record::new(Setup {
        rules: format!("god-2012 deals={DEALS}").parse().expect("rules"),
        shuffling: Shuffling::Duplicate,
        numbers: Numbers::EverySeat,
        first: First::Draw(Seat::ALL[0]),
    })
}

/// The number of a seat at a table.
fn number(table: u8, seat: Seat) -> Nonce {
    Hex([16 * (table + 1) + seat.number(); 16])
}

/// What the program keeps secret for a deal.
fn seed(deal: u32) -> Hex<32> {
    Hex([200 + u8::try_from(deal).expect("small"); 32])
}

/// What a table draws by for the first dealer.
fn draw(table: u8) -> Hex<32> {
    Hex([100 + table; 32])
}

fn codes() -> Vec<Commitment> {
    (1..=DEALS).map(|deal| commitment(&seed(deal))).collect()
}

fn seats() -> Vec<BySeat<Option<Commitment>>> {
    let seal = |table: u8, seat: Seat| number_commitment(0, seat, &number(table, seat));
    let of = |table: u8| BySeat::new(|seat| Some(seal(table, seat)));
    (0..TABLES).map(of).collect()
}

fn numbers() -> Vec<BySeat<Option<Nonce>>> {
    let of = |table: u8| BySeat::new(|seat| Some(number(table, seat)));
    (0..TABLES).map(of).collect()
}

fn gather(table: u8) -> Prepare {
    Prepare::Gather {
        table: table.into(),
        codes: codes(),
        seats: seats(),
    }
}

fn granted(table: &mut Table, who: Who, prepare: Prepare) {
    let asked: Asked = Ask::Table(prepare);
    table.ask(who, &asked).expect("granted");
}

fn refused(table: &Table, who: Who, prepare: Prepare) -> Unprepared {
    let asked: Asked = Ask::Table(prepare);
    match table.session().decide(who, &asked) {
        Err(Refused::Table(why)) => why,
        other => panic!("{other:?}"),
    }
}

/// A table whose seats have all committed themselves.
fn committed(at: u8) -> Table {
    let mut one = table();
    let own = seats()[usize::from(at)];
    for seat in Seat::ALL {
        let commitment = own[seat].expect("takes part");
        granted(&mut one, Who::Player(seat), Prepare::Commit { commitment });
    }
    let commitment = commitment(&draw(at));
    granted(&mut one, Who::Table, Prepare::Commit { commitment });
    one
}

/// A table at which the first deal is waited for.
fn ready(at: u8) -> Table {
    let mut one = committed(at);
    granted(&mut one, Who::Table, gather(at));
    for seat in Seat::ALL {
        let nonce = number(at, seat);
        granted(&mut one, Who::Player(seat), Prepare::AddNonce { nonce });
    }
    let numbers = numbers();
    granted(&mut one, Who::Table, Prepare::OpenAll { numbers });
    granted(&mut one, Who::Table, Prepare::Deal { seed: draw(at) });
    one
}

fn deal(one: &mut Table, number: u32) {
    for seat in Seat::ALL {
        granted(one, Who::Player(seat), Prepare::NextDeal);
    }
    let seed = seed(number);
    granted(one, Who::Table, Prepare::Deal { seed });
}

#[test]
fn no_number_is_opened_before_all_tables_have_committed_themselves() {
    let mut one = committed(0);
    let me = Who::Player(Seat::ALL[0]);
    let nonce = number(0, Seat::ALL[0]);
    let open = Prepare::AddNonce { nonce };
    let due = Step::Shuffle;
    assert_eq!(
        refused(&one, me, open.clone()),
        Unprepared::AnotherStep { due }
    );
    assert_eq!(one.session().to_act(), Some(Who::Table));
    // A player gathers nothing, and the table's own commitments must be there, in its own place and once.
    assert_eq!(
        refused(&one, me, gather(0)),
        Unprepared::NotForPlayers,
        "a player"
    );
    let foreign = refused(&one, Who::Table, gather(1));
    assert_eq!(foreign, Unprepared::NotTheDuplicate);
    let twice = Prepare::Gather {
        table: 0,
        codes: codes(),
        seats: vec![seats()[0], seats()[0]],
    };
    let twice = refused(&one, Who::Table, twice);
    assert_eq!(twice, Unprepared::NotTheDuplicate);
    let few = Prepare::Gather {
        table: 0,
        codes: codes()[1..].to_vec(),
        seats: seats(),
    };
    let few = refused(&one, Who::Table, few);
    assert_eq!(few, Unprepared::NotTheDuplicate, "a code for every deal");
    granted(&mut one, Who::Table, gather(0));
    granted(&mut one, me, open);
}

#[test]
fn nothing_is_shown_and_nothing_drawn_before_the_last_number_of_all_tables() {
    let mut one = committed(1);
    granted(&mut one, Who::Table, gather(1));
    for seat in Seat::ALL {
        let nonce = number(1, seat);
        granted(&mut one, Who::Player(seat), Prepare::AddNonce { nonce });
    }
    let shown = one.session().view(Some(Seat::ALL[0]));
    assert_eq!(shown.next.expect("waiting").nonces, BySeat([None; 3]));
    let due = Step::Nonces;
    let early = refused(&one, Who::Table, Prepare::Deal { seed: draw(1) });
    assert_eq!(early, Unprepared::AnotherStep { due });
    let mut wrong = numbers();
    wrong[2].0[0] = Some(Hex([9; 16]));
    let wrong = refused(&one, Who::Table, Prepare::OpenAll { numbers: wrong });
    assert_eq!(wrong, Unprepared::NumberDiffers);
    // Nobody here is late: all have opened theirs.
    let hurried = refused(&one, Who::Table, Prepare::TimeUp);
    assert_eq!(hurried, Unprepared::NobodyIsLate);
    let numbers = numbers();
    granted(&mut one, Who::Table, Prepare::OpenAll { numbers });
    let shown = one.session().view(None);
    assert_eq!(shown.duplicate.expect("told").numbers.len(), 3);
}

/// The cards as they were dealt, from the dealer on.
fn dealt(one: &Table) -> [Vec<String>; 3] {
    let session = one.session();
    let dealer = session.dealer().expect("dealt");
    let view = |seat: Seat| session.deal().expect("dealt").hands()[seat];
    [dealer, dealer.right(), dealer.left()]
        .map(|seat| view(seat).iter().map(|card| card.to_string()).collect())
}

fn play_out(one: &mut Table, dice: &mut Dice) {
    while one.session().playing() {
        let session = one.session();
        let (Some(Who::Player(seat)), Some(deal)) = (session.to_act(), session.deal()) else {
            panic!("somebody acts");
        };
        let asked = Ask::Play(deal.sensible(session.rules(), dice));
        // What the dice want is refused now and then.
        let _ = one.ask(Who::Player(seat), &asked);
    }
}

#[test]
fn every_table_plays_the_same_deals_and_its_record_proves_it() {
    let mut tables: Vec<Table> = (0..TABLES).map(ready).collect();
    let marks: Vec<_> = tables
        .iter()
        .map(|one| {
            one.session()
                .preparation()
                .duplicate()
                .expect("told")
                .mark()
        })
        .collect();
    assert!(marks.iter().all(|mark| *mark == marks[0]));
    let mut dice = Dice::new(5);
    for number in 1..=DEALS {
        let mut hands = Vec::new();
        for one in &mut tables {
            let early = refused(one, Who::Table, Prepare::Deal { seed: seed(number) });
            assert_eq!(early, Unprepared::AnotherStep { due: Step::Shuffle });
            deal(one, number);
            hands.push(dealt(one));
            play_out(one, &mut dice);
            let shuffle = one.session().open_shuffle().expect("open");
            let key = duplicate_key(&seed(number), &numbers(), number);
            let pack = snapszer::Deal::PACK.cards;
            assert_eq!(shuffle.deck, Some(shuffled_by(pack, key)));
            assert_eq!(
                shuffle.commitment,
                codes().get(number as usize - 1).copied()
            );
        }
        assert!(hands.iter().all(|one| *one == hands[0]), "{hands:?}");
    }
    for one in &tables {
        assert!(one.session().is_over());
        let text = one.to_string();
        let read = Table::read(&text).expect("reads");
        assert_eq!(read.session().totals(), one.session().totals());
        // Another seed, another number, another code: each is found out.
        for changed in [seed(2).to_string(), codes()[1].to_string()] {
            let forged = text.replace(&changed, &Hex([7; 32]).to_string());
            assert!(Table::read(&forged).is_err(), "{changed}");
        }
        let own = number(0, Seat::ALL[1]).to_string();
        let forged = text.replace(&own, &Hex([7; 16]).to_string());
        assert!(Table::read(&forged).is_err());
    }
}

#[test]
fn a_deal_that_others_play_too_is_not_played_again_here() {
    let mut one = ready(0);
    deal(&mut one, 1);
    let reason = "a card fell".to_owned();
    let again: Asked = Ask::Rule(Ruling::Replay { reason });
    let answer = one.session().decide(Who::Arbiter, &again);
    assert_eq!(answer, Err(Refused::SameAtOtherTables));
    let said = refused(&one_waiting(), Who::Player(Seat::ALL[0]), Prepare::NextDeal);
    assert_eq!(said, Unprepared::SaidAlready);
}

/// A table at which the first seat has said that it is ready.
fn one_waiting() -> Table {
    let mut one = ready(2);
    granted(&mut one, Who::Player(Seat::ALL[0]), Prepare::NextDeal);
    one
}

#[test]
fn a_commitment_for_a_deal_is_refused_where_none_is_needed() {
    let one = ready(0);
    let commitment = number_commitment(1, Seat::ALL[0], &Hex([1; 16]));
    let why = refused(
        &one,
        Who::Player(Seat::ALL[0]),
        Prepare::Commit { commitment },
    );
    assert_eq!(why, Unprepared::ShuffledOtherwise);
}

/// A set of tables, their people and the program that deals, with numbers that are fresh for every shuffle.
struct Tables {
    tables: Vec<Table>,
    /// What every seat has drawn for the shuffle that it is at, with how often that has begun anew.
    drawn: Vec<BySeat<Option<(usize, Nonce)>>>,
    fresh: Dice,
}

impl Tables {
    fn new(seed: u64) -> Tables {
        Tables {
            tables: (0..TABLES).map(|_| table()).collect(),
            drawn: vec![BySeat([None; 3]); usize::from(TABLES)],
            fresh: Dice::new(seed),
        }
    }

    fn at(&self) -> Vec<&Preparation> {
        let tables = self.tables.iter();
        tables.map(|one| one.session().preparation()).collect()
    }

    fn fresh<const N: usize>(&mut self) -> Hex<N> {
        Hex(std::array::from_fn(|_| {
            u8::try_from(self.fresh.roll(256)).expect("a byte")
        }))
    }

    fn ask(&mut self, table: usize, who: Who, prepare: Prepare) -> bool {
        let asked: Asked = Ask::Table(prepare);
        self.tables[table].ask(who, &asked).is_ok()
    }

    /// The seat does what is due: commits itself, or opens its number.
    fn act(&mut self, table: usize, seat: Seat) -> bool {
        let anew = self.at()[table].anew().len();
        let nonce = match self.drawn[table][seat] {
            Some((at, nonce)) if at == anew => nonce,
            _ => self.fresh(),
        };
        self.drawn[table][seat] = Some((anew, nonce));
        let commitment = number_commitment(0, seat, &nonce);
        let who = Who::Player(seat);
        self.ask(table, who, Prepare::Commit { commitment })
            || self.ask(table, who, Prepare::AddNonce { nonce })
    }

    /// The program commits every table to the seed of its draw, and tells one table what it is to be told.
    fn program(&mut self, table: usize) -> bool {
        if self.at()[table].commitment().is_none() {
            let commitment = commitment(&self.fresh());
            return self.ask(table, Who::Table, Prepare::Commit { commitment });
        }
        let codes = |anew| {
            let seed = |deal: u32| {
                Hex([u8::try_from(anew * 10).expect("few") + u8::try_from(deal).expect("few"); 32])
            };
            (1..=DEALS).map(|deal| commitment(&seed(deal))).collect()
        };
        match told_next(&self.at(), codes).swap_remove(table) {
            Some(prepare) => self.ask(table, Who::Table, prepare),
            None => false,
        }
    }

    fn are_open(&self) -> bool {
        let open = |one: &&Preparation| one.duplicate().is_some_and(Duplicate::is_open);
        self.at().iter().all(open)
    }

    /// How often a seat was named at its own table.
    fn named(&self, table: usize, seat: Seat) -> usize {
        let anew = self.at()[table].anew().iter();
        let own = anew.filter(|one| one.elsewhere.is_none() && one.missing.contains(&seat));
        own.count()
    }

    /// No number that is not open everywhere, and no seed, is in what anybody sees.
    fn show_no_number(&self) {
        for (table, one) in self.tables.iter().enumerate() {
            for viewer in [
                None,
                Some(Seat::ALL[0]),
                Some(Seat::ALL[1]),
                Some(Seat::ALL[2]),
            ] {
                let shown = serde_json::to_string(&one.session().view(viewer)).expect("shown");
                let hidden = self
                    .drawn
                    .iter()
                    .flat_map(|seats| seats.0.into_iter().flatten());
                for (_, nonce) in hidden {
                    assert!(
                        !shown.contains(&nonce.to_string()),
                        "table {table}, {viewer:?}"
                    );
                }
            }
        }
    }
}

/// Some seats withhold when the dice say so, others always, in any order with everything else. Whatever they do, nothing of
/// a number is seen by a seat before the last one is open, every new beginning has a name on it, nobody is named more
/// than twice, and the shuffle comes to its end: so withholding is decided without knowing anything, and gains nothing.
#[test]
fn who_withholds_is_named_gains_nothing_and_stops_nobody_for_ever() {
    let mut left_out = 0;
    for seed in 0..30 {
        let mut dice = Dice::new(seed);
        let mut all = Tables::new(1000 + seed);
        let never = |table: usize, seat: Seat| {
            (seed + table as u64 * 3 + u64::from(seat.number())).is_multiple_of(7)
        };
        let mut steps = 0;
        while !all.are_open() {
            steps += 1;
            assert!(steps < 20_000, "seed {seed}: no end");
            let table = dice.roll(usize::from(TABLES));
            let seat = Seat::ALL[dice.roll(3)];
            match dice.roll(8) {
                0..=2 => {
                    all.program(table);
                }
                // The time is up now and then; before all have come for the first time the table waits.
                3 if dice.once_in(40) => {
                    let here = all.at()[table];
                    if here.step() == Step::Nonces || !here.anew().is_empty() {
                        all.ask(table, Who::Table, Prepare::TimeUp);
                    }
                }
                _ => {
                    let opens = all.at()[table].step() == Step::Nonces;
                    if !(opens && never(table, seat)) {
                        all.act(table, seat);
                    }
                }
            }
            let told = |one: &&Preparation| one.duplicate().is_some_and(Duplicate::is_open);
            if dice.once_in(20) && !all.at().iter().any(told) {
                all.show_no_number();
            }
        }
        // Every table holds the same shuffle, and the same seats are left out of it: those that were named twice.
        let told: Vec<_> = all
            .at()
            .iter()
            .map(|one| one.duplicate().expect("told").clone())
            .collect();
        for (table, one) in told.iter().enumerate() {
            assert_eq!(
                (&one.codes, &one.seats, &one.numbers),
                (&told[0].codes, &told[0].seats, &told[0].numbers)
            );
            for seat in Seat::ALL {
                let named = all.named(table, seat);
                assert!(named <= TWICE, "seed {seed}");
                assert_eq!(
                    one.seats[table][seat].is_none(),
                    named == TWICE,
                    "seed {seed}"
                );
                left_out += usize::from(named == TWICE);
                let last = all.drawn[table][seat].map(|(_, nonce)| nonce);
                let number = one.numbers[table][seat];
                assert!(
                    number.is_none() || number == last,
                    "the number of the last shuffle"
                );
            }
        }
        let times = all.at()[0].anew().len();
        let by_name =
            (0..usize::from(TABLES)).flat_map(|table| Seat::ALL.map(|seat| (table, seat)));
        let named: usize = by_name.map(|(table, seat)| all.named(table, seat)).sum();
        assert!(times <= named, "seed {seed}: {times} times, {named} names");
        // The record of each table is read again as it is, and says who had his time.
        for one in &all.tables {
            let text = one.to_string();
            let read = Table::read(&text).expect("reads");
            assert_eq!(read.session().preparation(), one.session().preparation());
        }
    }
    assert!(
        (10..200).contains(&left_out),
        "the dice left out {left_out}"
    );
}

#[test]
fn a_shuffle_that_begins_anew_takes_nothing_old_and_nobody_who_was_named_twice() {
    let mut one = committed(0);
    granted(&mut one, Who::Table, gather(0));
    let [first, second, third] = Seat::ALL;
    granted(
        &mut one,
        Who::Player(first),
        Prepare::AddNonce {
            nonce: number(0, first),
        },
    );
    // A player cannot say it, and the table not of itself.
    let elsewhere = |table: u32, missing: Vec<Seat>| Prepare::BeginAnew { table, missing };
    let said = refused(&one, Who::Player(first), elsewhere(1, vec![first]));
    assert_eq!(said, Unprepared::NotForPlayers);
    for nobody in [elsewhere(0, vec![second]), elsewhere(1, Vec::new())] {
        assert_eq!(refused(&one, Who::Table, nobody), Unprepared::NobodyIsLate);
    }
    granted(&mut one, Who::Table, Prepare::TimeUp);
    let here = one.session().preparation();
    assert_eq!(here.anew()[0].missing, vec![second, third]);
    assert_eq!(here.missing(), Seat::ALL.to_vec(), "all are asked anew");
    // What was committed to before counts no more, neither here nor at another table.
    let old = seats()[0][first].expect("takes part");
    let used = refused(
        &one,
        Who::Player(first),
        Prepare::Commit { commitment: old },
    );
    assert_eq!(used, Unprepared::CommitmentUsed { commitment: old });
    let fresh = |table: u8, seat: Seat| {
        number_commitment(0, seat, &Hex([150 + table * 3 + seat.number(); 16]))
    };
    for seat in [first, second] {
        let commitment = fresh(0, seat);
        granted(&mut one, Who::Player(seat), Prepare::Commit { commitment });
    }
    let draw = commitment(&Hex([90; 32]));
    granted(&mut one, Who::Table, Prepare::Commit { commitment: draw });
    granted(&mut one, Who::Table, Prepare::TimeUp);
    // The third seat is left out; the others commit themselves once more.
    assert_eq!(
        one.session().preparation().left_out(),
        &BySeat([false, false, true])
    );
    let late = fresh(0, third);
    let late = refused(
        &one,
        Who::Player(third),
        Prepare::Commit { commitment: late },
    );
    assert_eq!(late, Unprepared::LeftOut);
    let fresh = |table: u8, seat: Seat| {
        number_commitment(0, seat, &Hex([180 + table * 3 + seat.number(); 16]))
    };
    for seat in [first, second] {
        let commitment = fresh(0, seat);
        granted(&mut one, Who::Player(seat), Prepare::Commit { commitment });
    }
    let draw = commitment(&Hex([91; 32]));
    granted(&mut one, Who::Table, Prepare::Commit { commitment: draw });
    let codes = |from: u8| -> Vec<Commitment> {
        let seed = |deal: u8| Hex([from + deal; 32]);
        (1..=3).map(|deal| commitment(&seed(deal))).collect()
    };
    let anew =
        |table: u8| BySeat::new(|seat| (table > 0 || seat != third).then(|| fresh(table, seat)));
    let all = |codes, seats| Prepare::Gather {
        table: 0,
        codes,
        seats,
    };
    let right: Vec<_> = (0..TABLES).map(anew).collect();
    let mut old_seat = right.clone();
    old_seat[1].0[0] = seats()[1][first];
    let mut fewer = right.clone();
    fewer.pop();
    let used = |why| matches!(why, Unprepared::CommitmentUsed { .. });
    assert!(
        used(refused(&one, Who::Table, all(self::codes(), right.clone()))),
        "old seeds"
    );
    assert!(
        used(refused(&one, Who::Table, all(codes(40), old_seat))),
        "an old number of another table"
    );
    let few = refused(&one, Who::Table, all(codes(40), fewer));
    assert_eq!(few, Unprepared::NotTheDuplicate, "a table went away");
    granted(&mut one, Who::Table, all(codes(40), right));
}

#[test]
fn a_table_does_not_begin_anew_for_the_same_seat_for_ever() {
    let mut one = committed(0);
    granted(&mut one, Who::Table, gather(0));
    let missing = vec![Seat::ALL[1]];
    for _ in 0..TWICE {
        granted(
            &mut one,
            Who::Table,
            Prepare::BeginAnew {
                table: 2,
                missing: missing.clone(),
            },
        );
    }
    let again = refused(&one, Who::Table, Prepare::BeginAnew { table: 2, missing });
    assert_eq!(again, Unprepared::NobodyIsLate);
    // And that seat is left out, or the tables do not gather.
    for seat in Seat::ALL {
        let commitment = number_commitment(0, seat, &Hex([240 + seat.number(); 16]));
        granted(&mut one, Who::Player(seat), Prepare::Commit { commitment });
    }
    let draw = commitment(&Hex([92; 32]));
    granted(&mut one, Who::Table, Prepare::Commit { commitment: draw });
    let fresh = |table: u8, seat: Seat| {
        number_commitment(
            0,
            seat,
            &Hex([(if table == 0 { 240 } else { 200 + table * 3 }) + seat.number(); 16]),
        )
    };
    let mut seats: Vec<_> = (0..TABLES)
        .map(|table| BySeat::new(|seat| Some(fresh(table, seat))))
        .collect();
    let codes: Vec<_> = (61..=63).map(|byte| commitment(&Hex([byte; 32]))).collect();
    let gather = |seats| Prepare::Gather {
        table: 0,
        codes: codes.clone(),
        seats,
    };
    let with = refused(&one, Who::Table, gather(seats.clone()));
    assert_eq!(with, Unprepared::NotTheDuplicate);
    seats[2].0[1] = None;
    granted(&mut one, Who::Table, gather(seats));
}
