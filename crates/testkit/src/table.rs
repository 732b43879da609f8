//! Practice players at a table: whole deals from a pack in a given order.

use jadoube_cards::practice::{Player, Score, Thinking};
use jadoube_cards::{
    Asked as Ask, BySeat, Deck, First, Game, Numbers, Prepare, Seat, Session, Setup, Shuffling,
    Units, Who,
};

/// A fault of a practice player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PracticeError {
    /// It does nothing at its turn.
    #[error("seat {0} does nothing at its turn")]
    Idle(Seat),
    /// What it asked for is refused.
    #[error("{0}")]
    Refused(String),
}

/// So many deals are left that only units count.
const EARLY: u32 = 24;

/// Plays one deal; gives what everybody wins by the ledger. A player whose request is refused is a fault
/// of the player, told as such.
pub fn play_deal<G: Game, P: Player<G>>(
    rules: &G::Rules,
    deck: &Deck,
    dealer: Seat,
    players: &mut BySeat<P>,
    thinking: Thinking<'_>,
) -> Result<BySeat<Units>, PracticeError> {
    let session = play_session::<G, P>(rules, deck, dealer, players, thinking)?;
    Ok(session.ledger())
}

/// Plays one deal; gives the session as it stands then.
pub fn play_session<G: Game, P: Player<G>>(
    rules: &G::Rules,
    deck: &Deck,
    dealer: Seat,
    players: &mut BySeat<P>,
    thinking: Thinking<'_>,
) -> Result<Session<G>, PracticeError> {
    let score = Score {
        deals_left: EARLY,
        ..Score::default()
    };
    play_scored::<G, P>(rules, deck, dealer, players, BySeat([score; 3]), thinking)
}

fn play_scored<G: Game, P: Player<G>>(
    rules: &G::Rules,
    deck: &Deck,
    dealer: Seat,
    players: &mut BySeat<P>,
    scores: BySeat<Score>,
    thinking: Thinking<'_>,
) -> Result<Session<G>, PracticeError> {
    let mut session = Session::<G>::new(&Setup {
        rules: rules.clone(),
        shuffling: Shuffling::ByHand,
        numbers: Numbers::OneProgram,
        first: First::Dealer(dealer),
    });
    let deck = deck.clone();
    ask(
        &mut session,
        Who::Table,
        &Ask::Table(Prepare::LayDeck { deck }),
    )?;
    let cutter = session.preparation().to_act();
    ask(&mut session, cutter, &Ask::Table(Prepare::Cut { at: 1 }))?;
    while let (true, Some(Who::Player(seat)), Some(deal)) =
        (session.playing(), session.to_act(), session.deal())
    {
        let view = deal.view(rules, Some(seat));
        let asked = players[seat].act(rules, &view, &scores[seat], thinking);
        let asked = asked.ok_or(PracticeError::Idle(seat))?;
        ask(&mut session, Who::Player(seat), &Ask::Play(asked))?;
    }
    Ok(session)
}

/// Plays the last deals of a session that stands at a score; gives what everybody has at the end, by the
/// ledger. Seats that do not see the score play every deal as if it were one of many.
pub fn play_to_the_end<G: Game, P: Player<G>>(
    rules: &G::Rules,
    decks: &[Deck],
    start: BySeat<Units>,
    players: &mut BySeat<P>,
    sees: BySeat<bool>,
    thinking: Thinking<'_>,
) -> Result<BySeat<Units>, PracticeError> {
    let mut ledger = start;
    for (number, deck) in decks.iter().enumerate() {
        let score = Score {
            ledger,
            deals_left: (decks.len() - number) as u32,
        };
        let blind = Score {
            deals_left: EARLY,
            ..Score::default()
        };
        let scores = BySeat::new(|seat| if sees[seat] { score } else { blind });
        let dealer = Seat::ALL[number % 3];
        let won = play_scored::<G, P>(rules, deck, dealer, players, scores, thinking)?.ledger();
        ledger = BySeat::new(|seat| ledger[seat] + won[seat]);
    }
    Ok(ledger)
}

fn ask<G: Game>(
    session: &mut Session<G>,
    who: Who,
    asked: &Ask<G::Asked>,
) -> Result<(), PracticeError> {
    match session.decide(who, asked) {
        Ok(happened) => {
            happened.iter().for_each(|one| session.apply(one));
            Ok(())
        }
        Err(refused) => Err(PracticeError::Refused(format!(
            "{who} asks for {asked:?}: {refused:?}"
        ))),
    }
}
