//! The same deals at several tables: nothing is opened before all have committed themselves, every table deals the same
//! cards, and a record says so.

use jadoube_cards::{
    Asked as Ask, BySeat, Commitment, First, Game, Hex, Nonce, Numbers, Prepare, Record, Refused,
    Ruling, Seat, Setup, Shuffling, Step, Unprepared, Who, commitment, duplicate_key,
    number_commitment, shuffled_by,
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

fn seats() -> Vec<BySeat<Commitment>> {
    let of = |table: u8| BySeat::new(|seat| number_commitment(0, seat, &number(table, seat)));
    (0..TABLES).map(of).collect()
}

fn numbers() -> Vec<BySeat<Nonce>> {
    let of = |table: u8| BySeat::new(|seat| number(table, seat));
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
        let commitment = own[seat];
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
    wrong[2].0[0] = Hex([9; 16]);
    let wrong = refused(&one, Who::Table, Prepare::OpenAll { numbers: wrong });
    assert_eq!(wrong, Unprepared::NumberDiffers);
    // Nobody is hurried into another shuffle: the others have opened theirs.
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
