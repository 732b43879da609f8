//! The sentences of the table: before the deal, between deals, and from the arbiter.

use jadoube_ruling::{Message, Value};

use crate::{Card, Cited, Duty, Game, Happened, Prepared, Refused, Ruling, Seat, Unprepared, Who};

/// A sentence about a seat.
pub fn about(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("seat", u32::from(seat.number()))
}

/// The word by which texts choose the name of a doubling; beyond the fifth there is none.
pub const fn level_word(level: u8) -> &'static str {
    match level {
        0 => "none",
        1 => "kontra",
        2 => "rekontra",
        3 => "szubkontra",
        4 => "hirskontra",
        5 => "mordkontra",
        _ => "more",
    }
}

/// The sentence for a card that breaks a duty.
pub fn duty_message(card: Card, duty: Duty) -> Message {
    let id = match duty {
        Duty::FollowSuit => "card-must-follow",
        Duty::Overtake => "card-must-overtake",
        Duty::PlayTrump => "card-must-trump",
        Duty::Overtrump => "card-must-overtrump",
    };
    Message::new(id).with("card", card.to_string())
}

/// The sentence for a happening of a session.
pub fn happened_message<G: Game>(happened: &Happened<G::Happened>) -> Message {
    match happened {
        Happened::Table(prepared) => prepared_message(prepared),
        Happened::Play(happened) => happened.message(),
        Happened::Ruled(ruled) => match &ruled.ruling {
            Ruling::Violation { offender, reason } => {
                about("card-violation-ruled", *offender).with("reason", reason.clone())
            }
            Ruling::Replay { reason } => {
                Message::new("card-replay-ordered").with("reason", reason.clone())
            }
            Ruling::Award { to, reason } => Message::new("card-deal-awarded")
                .with("side", Value::Word(to.word()))
                .with("reason", reason.clone()),
        },
        Happened::Late { by } => about("card-late", *by),
        Happened::TakenBack { by, acts } => about("card-taken-back", *by).with("count", *acts),
        Happened::SatIn { seat } => about("card-sat-in", *seat),
        Happened::Returned { seat } => about("card-returned", *seat),
    }
}

fn prepared_message(prepared: &Prepared) -> Message {
    match prepared {
        Prepared::CardDrawn { by, card } => about("card-drawn", *by).with("card", card.to_string()),
        Prepared::FirstBidderFound { bidder, .. } => about("card-first-bidder", *bidder),
        Prepared::Committed { commitment } => {
            Message::new("card-committed").with("digest", commitment.to_string())
        }
        Prepared::SeatCommitted { by, commitment } => {
            about("card-seat-committed", *by).with("digest", commitment.to_string())
        }
        // The number itself is told when all lie open.
        Prepared::NumberOpened { by, .. } => about("card-number-opened", *by),
        Prepared::ShuffleVoid { missing, owed } => Message::new("card-shuffle-void")
            .with("seats", seats_of(missing))
            .with("owed", Value::Word(owed.word())),
        Prepared::LeftOut { seats } => Message::new("card-left-out").with("seats", seats_of(seats)),
        // The names of another table's players are not known here.
        Prepared::BegunAnew { table, missing } => {
            let places = missing.iter().map(|seat| (seat.number() + 1).to_string());
            Message::new("card-begun-anew")
                .with("table", table + 1)
                .with("places", places.collect::<Vec<_>>().join(", "))
        }
        Prepared::NonceAdded { by, nonce } => {
            about("card-nonce-added", *by).with("nonce", nonce.to_string())
        }
        Prepared::DeckLaid { .. } => Message::new("card-deck-laid"),
        Prepared::DeckCut { by, at } => about("card-deck-cut", *by).with("count", u32::from(*at)),
        Prepared::Knocked { by } => about("card-knocked", *by),
        Prepared::Dealt { dealer, .. } => about("card-dealt", *dealer),
        Prepared::Gathered { seats, .. } => {
            let tables = u32::try_from(seats.len()).unwrap_or(u32::MAX);
            Message::new("card-gathered").with("tables", tables)
        }
        Prepared::AllOpened { .. } => Message::new("card-all-opened"),
        Prepared::NextDealWanted { by } => about("card-next-deal-wanted", *by),
    }
}

fn seats_of(seats: &[Seat]) -> String {
    let seats: Vec<String> = seats.iter().map(Seat::to_string).collect();
    seats.join(" ")
}

/// The sentence for a refusal of a session.
pub fn refused_message<G: Game>(refused: &Refused<G::Refused>) -> Message {
    match refused {
        Refused::Table(unprepared) => unprepared_message(unprepared),
        Refused::Play(refused) => refused.message(),
        Refused::DealUnderWay => Message::new("card-deal-under-way"),
        Refused::NothingDealt => Message::new("card-nothing-dealt"),
        Refused::DealSettled => Message::new("card-deal-settled-already"),
        Refused::SessionOver => Message::new("card-session-over"),
        Refused::NotYourOffice { who } => Message::new("card-not-your-office").with(
            "who",
            Value::Word(match who {
                Who::Player(_) => "player",
                Who::Arbiter => "arbiter",
                Who::Table => "table",
            }),
        ),
        Refused::NothingAnnounced => Message::new("card-nothing-announced"),
        Refused::NobodyIsLate => Message::new("card-nobody-is-late"),
        Refused::NothingToTakeBack => Message::new("card-nothing-to-take-back"),
        Refused::ActedSince { seat } => about("card-acted-since", *seat),
        Refused::SatInAlready { seat } => about("card-sat-in-already", *seat),
        Refused::SameAtOtherTables => Message::new("card-same-at-other-tables"),
        Refused::NobodySitsIn { seat } => about("card-nobody-sits-in", *seat),
    }
}

fn unprepared_message(unprepared: &Unprepared) -> Message {
    match unprepared {
        Unprepared::AnotherStep { due } => {
            Message::new("card-another-step").with("step", Value::Word(due.word()))
        }
        Unprepared::NotYourTurn { turn } | Unprepared::NotYourDraw { turn } => {
            about("card-not-your-turn", *turn)
        }
        Unprepared::NotForPlayers => Message::new("card-not-for-players"),
        Unprepared::ForPlayers => Message::new("card-for-players"),
        Unprepared::CardNotThere { card } => {
            Message::new("card-not-there").with("card", card.to_string())
        }
        Unprepared::NonceGiven => Message::new("card-nonce-given"),
        Unprepared::CommittedAlready => Message::new("card-committed-already"),
        Unprepared::CommitmentUsed { commitment } => {
            Message::new("card-commitment-used").with("digest", commitment.to_string())
        }
        Unprepared::NumberDiffers => Message::new("card-number-differs"),
        Unprepared::NobodyIsLate => Message::new("card-nobody-is-late"),
        Unprepared::SeedDiffers => Message::new("card-seed-differs"),
        Unprepared::NotThePack => Message::new("card-not-the-pack"),
        Unprepared::NoCut { at } => Message::new("card-no-cut").with("count", u32::from(*at)),
        Unprepared::NoKnock => Message::new("card-no-knock"),
        Unprepared::ShuffledOtherwise => Message::new("card-shuffled-otherwise"),
        Unprepared::SaidAlready => Message::new("card-said-already"),
        Unprepared::NotTheDuplicate => Message::new("card-not-the-duplicate"),
        Unprepared::LeftOut => Message::new("card-number-left-out"),
    }
}
