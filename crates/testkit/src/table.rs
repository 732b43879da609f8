//! Practice players at a table: whole deals from a pack in a given order.

use jadoube_cards::practice::{Player, Score, Thinking};
use jadoube_cards::{
    Asked as Ask, BySeat, Deck, First, Game, Prepare, Seat, Session, Setup, Shuffling, Units, Who,
};

/// Plays one deal; gives what everybody wins by the ledger. A player whose request is refused is a fault
/// of the player, told as such.
pub fn play_deal<G: Game, P: Player<G>>(
    rules: &G::Rules,
    deck: &Deck,
    dealer: Seat,
    players: &mut BySeat<P>,
    thinking: Thinking<'_>,
) -> Result<BySeat<Units>, String> {
    let mut session = Session::<G>::new(&Setup {
        rules: rules.clone(),
        shuffling: Shuffling::ByHand,
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
    let score = Score {
        deals_left: 1,
        ..Score::default()
    };
    while let (true, Some(Who::Player(seat)), Some(deal)) =
        (session.playing(), session.to_act(), session.deal())
    {
        let view = deal.view(rules, Some(seat));
        let asked = players[seat].act(rules, &view, &score, thinking);
        let asked = asked.ok_or("a player does nothing at his turn")?;
        ask(&mut session, Who::Player(seat), &Ask::Play(asked))?;
    }
    Ok(session.ledger())
}

fn ask<G: Game>(session: &mut Session<G>, who: Who, asked: &Ask<G::Asked>) -> Result<(), String> {
    match session.decide(who, asked) {
        Ok(happened) => {
            happened.iter().for_each(|one| session.apply(one));
            Ok(())
        }
        Err(refused) => Err(format!("{who} asks for {asked:?}: {refused:?}")),
    }
}
