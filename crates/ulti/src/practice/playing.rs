//! Doubling and cards: worlds that fit what was seen, solved one after the other.

use jadoube_cards::kernel::{Lens, Position, Searching as _, pick_bit, play_out};
use jadoube_cards::practice::{Level, Stakes, Thinking, best_card};
use jadoube_cards::{BySeat, Card, CardSet, Rank, Seat, Side, Suit};

use super::known::{Known, World};
use super::{Player, thumb};
use crate::aims::{Aims, tens};
use crate::settlement::settle;
use crate::solver::{Goal, Net, Progress, lens, with_melds};
use crate::{Asked, Contract, Doubling, Figure, Outcome, Ruleset, Suits, Taken, View};

/// What lies on the table, for everybody to see.
struct Table {
    declarer: Seat,
    contract: Contract,
    trump: Option<Suit>,
    leader: Seat,
    on_table: Vec<Card>,
    own: Taken,
    others: Taken,
    tricks_left: usize,
}

impl Table {
    fn new(view: &View) -> Option<Table> {
        let (declarer, contract) = view.standing?;
        let (mut own, mut others) = (Taken::default(), Taken::default());
        let mut leader = declarer;
        let mut on_table = Vec::new();
        for trick in &view.tricks {
            let Some(winner) = trick.winner else {
                on_table.clone_from(&trick.cards);
                break;
            };
            let taken = if winner == declarer {
                &mut own
            } else {
                &mut others
            };
            let cards: CardSet = trick.cards.iter().copied().collect();
            let counting = CardSet::rank(Rank::Ace) | CardSet::rank(Rank::Ten);
            taken.tricks += 1;
            taken.card_points += (cards & counting).len() as i32 * 10;
            taken.aces += (cards & CardSet::rank(Rank::Ace)).len() as u8;
            leader = winner;
        }
        Some(Table {
            declarer,
            contract,
            trump: view.trump?,
            leader,
            on_table,
            tricks_left: 10 - usize::from(own.tricks + others.tricks),
            own,
            others,
        })
    }

    fn lens(&self, rules: &Ruleset) -> Lens {
        lens(rules, self.declarer, self.contract, self.trump)
    }

    /// What must be reached for a figure in a world; or whether it is made or lost already.
    fn goal(
        &self,
        rules: &Ruleset,
        figure: Figure,
        melds: &BySeat<Suits>,
        talon: CardSet,
    ) -> Result<Goal, bool> {
        let aims = Aims {
            declarer: self.declarer,
            trump: self.trump,
            melds,
            talon,
            meld_needs_trick: rules.meld_needs_trick,
        };
        aims.goal(figure, &self.own, &self.others)
    }

    /// What has been reached, in the words of the solver.
    fn progress(&self) -> Progress {
        Progress::new(
            (self.own.card_points / 10) as u8,
            [self.own.tricks > 0, self.others.tricks > 0],
            [self.own.aces > 0, self.others.aces > 0],
        )
    }

    /// What both sides would have in a world if one took all tricks that are left.
    fn claimed(&self, world: &World, melds: &BySeat<Suits>, trump: Suit, rest: Side) -> Outcome {
        let mut outcome = Outcome {
            declarer: self.own,
            defenders: self.others,
        };
        outcome.defenders.card_points += tens(world.talon) * 10;
        let [right, left] = self.declarer.others();
        let said: [&[Suits]; 2] = [&[melds[self.declarer]], &[melds[right], melds[left]]];
        let own = world.hands[self.declarer];
        let others = world.hands[right] | world.hands[left];
        let on_table: CardSet = self.on_table.iter().copied().collect();
        let held = match rest {
            Side::Declarer => own,
            Side::Defenders => others,
        };
        let left = own | others | on_table;
        with_melds(outcome, said, trump).with_rest(rest, Some(trump), left, held)
    }

    /// The figure that most depends on: the dearest, with its doubling.
    fn main_figure(&self, rules: &Ruleset, doubling: &Doubling) -> Figure {
        let paid = self.contract.components().iter().filter(|figure| {
            let dormant = self.contract.game() == crate::GameStands::Dormant;
            !(*figure == Figure::Game && dormant && !doubling.is_doubled(Figure::Game))
        });
        let worth = |figure: &Figure| {
            self.contract.figure_value(*figure, rules) * doubling.factors(*figure)[0]
        };
        paid.max_by_key(worth).unwrap_or(Figure::Game)
    }
}

/// What was doubled, as everybody heard it.
fn doubling(view: &View, table: &Table, rules: &Ruleset) -> Doubling {
    let trumps = table.trump.is_some();
    let mut doubling = Doubling::new(table.contract, table.declarer, trumps, rules.kontra_limit);
    for (figure, defender, level) in &view.doubled {
        let defender = defender.unwrap_or(table.declarer.right());
        doubling.set_level(*figure, defender, *level);
    }
    doubling
}

/// Something that could be doubled: what it is played for, in units from each defender.
struct Wager {
    declarer: Seat,
    /// What is paid as it stands, and what after the call.
    now: f64,
    then: f64,
}

/// With open cards defenders find what they would not find at the table: a figure is made so much more often than
/// solving says. With 0.12 doubling costs the defenders something among equals.
const FOUND: f64 = 0.2;
/// How often a declarer who makes it answers a kontra, and how often one who does not.
const ANSWERS: [f64; 2] = [0.8, 0.05];
/// How much likelier it is that a figure is doubled where it is lost than where it is made.
const DOUBLED: f64 = 3.0;

impl Wager {
    fn new(
        rules: &Ruleset,
        table: &Table,
        doubling: &Doubling,
        figure: Figure,
        against: Seat,
    ) -> Wager {
        let value = f64::from(table.contract.figure_value(figure, rules));
        let chain = doubling.chain(figure, against);
        let sleeps = table.contract.game() == crate::GameStands::Dormant;
        let sleeps = figure == Figure::Game && sleeps && chain.level() == 0;
        let factor = f64::from(chain.factor());
        Wager {
            declarer: table.declarer,
            now: if sleeps { 0.0 } else { value * factor },
            then: value * factor * 2.0,
        }
    }

    /// What a kontra is worth to a defender: the declarer answers it as a rule where he makes it.
    fn kontra(&self, stakes: &Stakes, solved: f64) -> f64 {
        let made = (solved + FOUND).min(1.0);
        let worth = |net: f64| stakes.worth(self.declarer, net);
        let [sure, bold] = ANSWERS;
        let lost_by_it = (1.0 - sure) * worth(self.then) + sure * worth(2.0 * self.then);
        let won_by_it = (1.0 - bold) * worth(-self.then) + bold * worth(-2.0 * self.then);
        let said = made * lost_by_it + (1.0 - made) * won_by_it;
        said - (made * worth(self.now) + (1.0 - made) * worth(-self.now))
    }

    /// What an answer is worth to the declarer: who doubled him had a reason.
    fn answer(&self, stakes: &Stakes, solved: f64) -> f64 {
        let odds = solved / (1.0 - solved).max(0.01) / DOUBLED;
        let made = odds / (1.0 + odds);
        let worth = |net: f64| stakes.worth(self.declarer, net);
        let said = made * worth(self.then) + (1.0 - made) * worth(-self.then);
        said - (made * worth(self.now) + (1.0 - made) * worth(-self.now))
    }
}

impl Player {
    /// A kontra, or an answer to one, where it is worth it with what the other side will say to it. Nothing beyond
    /// rekontra is ever said on the strength of samples.
    pub(super) fn doubles(
        &mut self,
        rules: &Ruleset,
        view: &View,
        stakes: &Stakes,
        thinking: Thinking<'_>,
    ) -> Option<Asked> {
        let worlds = match self.level {
            Level::Simple => return None,
            Level::Middle => 16,
            Level::Strong => 32,
        };
        let seat = stakes.seat();
        let table = Table::new(view)?;
        let alone = seat == table.declarer;
        if self.never_doubles && !alone {
            return None;
        }
        let doubling = doubling(view, &table, rules);
        let open: Vec<(Figure, Seat)> = view
            .may_double
            .iter()
            .copied()
            .filter(|(figure, against)| doubling.chain(*figure, *against).level() < 2)
            .collect();
        let known = Known::new(view, seat, view.hands[seat]?, true);
        open.first()?;
        let mut won = vec![(0.0, 0.0); open.len()];
        self.solver.allow((thinking.nodes / 2).min(2_000_000));
        for (world, weight) in known.worlds(worlds, &mut self.chance) {
            if (thinking.stop)() {
                break;
            }
            for ((figure, _), (makes, count)) in open.iter().zip(&mut won) {
                if let Some(made) = self.makes(rules, &table, &known, &world, *figure) {
                    *makes += if made { weight } else { 0.0 };
                    *count += weight;
                }
            }
        }
        let worth = |makes: f64, count: f64, figure: Figure, against: Seat| {
            // Few worlds prove little: two more are added, one of each kind.
            let solved = (makes + 1.0) / (count + 2.0);
            let wager = Wager::new(rules, &table, &doubling, figure, against);
            match alone {
                true => wager.answer(stakes, solved),
                false => wager.kontra(stakes, solved),
            }
        };
        let gains = open
            .iter()
            .zip(&won)
            .filter(|(_, (_, count))| *count >= 8.0);
        let gains = gains.map(|((figure, against), (makes, count))| {
            (worth(*makes, *count, *figure, *against), *figure, *against)
        });
        let best = gains.max_by(|a, b| a.0.total_cmp(&b.0))?;
        (best.0 > 0.0).then_some(Asked::Kontra {
            figure: best.1,
            against: Some(best.2),
        })
    }

    /// Whether a figure is made in a world with open cards.
    fn makes(
        &mut self,
        rules: &Ruleset,
        table: &Table,
        known: &Known<'_>,
        world: &World,
        figure: Figure,
    ) -> Option<bool> {
        let melds = match table.trump {
            Some(trump) => known.melds(world, trump),
            None => BySeat([Suits::NONE; 3]),
        };
        match table.goal(rules, figure, &melds, world.talon) {
            Ok(goal) => {
                let lens = table.lens(rules);
                let position = lens.position(&world.hands, table.leader, &table.on_table);
                self.solver.can(&position, goal).ok()
            }
            Err(made) => Some(made),
        }
    }

    /// Whether to agree that one side takes all tricks that are left: yes if that is good for the own side, or
    /// if good play could not prevent it in any world that fits.
    pub(super) fn agrees(
        &mut self,
        rules: &Ruleset,
        view: &View,
        seat: Seat,
        thinking: Thinking<'_>,
    ) -> Option<bool> {
        let (_, rest) = view.claim?;
        let table = Table::new(view)?;
        let mine = Side::of(seat, table.declarer);
        // A declarer of betli wants no tricks.
        let gains = match table.contract.is_betli() {
            true => rest.other(),
            false => rest,
        };
        if gains == mine {
            return Some(true);
        }
        let known = Known::new(view, seat, view.hands[seat]?, false);
        let doubling = doubling(view, &table, rules);
        let mut nets = Nets::default();
        self.solver.allow(thinking.nodes.min(2_000_000));
        for (world, _) in known.worlds(24, &mut self.chance) {
            if (thinking.stop)() {
                return None;
            }
            let lens = table.lens(rules);
            let position = lens.position(&world.hands, table.leader, &table.on_table);
            let Some(trump) = table.trump else {
                let figure = table.main_figure(rules, &doubling);
                let nothing = BySeat([Suits::NONE; 3]);
                let can = match table.goal(rules, figure, &nothing, world.talon) {
                    Ok(goal) => self.solver.can(&position, goal).ok()?,
                    Err(made) => made,
                };
                if can != (gains == Side::Declarer) {
                    return Some(false);
                }
                continue;
            };
            let melds = known.melds(&world, trump);
            let net = nets.of(rules, &table, &melds, world.talon, trump, &doubling);
            let claimed = table.claimed(&world, &melds, trump, rest);
            let settled = settle(
                rules,
                table.contract,
                table.declarer,
                true,
                claimed,
                &doubling,
            );
            let claimed = settled.nets[0] + settled.nets[1];
            let (progress, solver) = (table.progress(), &mut self.solver);
            let better = match mine {
                Side::Declarer => solver.reaches(&position, net, progress, claimed + 1),
                Side::Defenders => solver
                    .reaches(&position, net, progress, claimed)
                    .map(|can| !can),
            };
            if better.ok()? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The card to play. With one card there is nothing to think about.
    pub(super) fn choose_card(
        &mut self,
        rules: &Ruleset,
        view: &View,
        stakes: &Stakes,
        thinking: Thinking<'_>,
    ) -> Card {
        let seat = stakes.seat();
        let thumb = thumb::card(view, seat)
            .or_else(|| view.allowed.first())
            .unwrap_or(Card::new(Suit::Hearts, Rank::Ace));
        let (Some(table), Some(hand)) = (Table::new(view), view.hands[seat]) else {
            return thumb;
        };
        if self.level == Level::Simple || view.allowed.len() == 1 {
            return thumb;
        }
        let known = Known::new(view, seat, hand, self.level == Level::Strong);
        let doubling = doubling(view, &table, rules);
        let mut moves: Vec<(Card, f64)> = view.allowed.iter().map(|card| (card, 0.0)).collect();
        let worlds = match (self.level, table.tricks_left) {
            (Level::Middle, _) => 8,
            (_, 7..) => 24,
            (_, _) => 48,
        };
        // The whole settlement is dear to solve early in a deal; the main figure does instead. Many worlds by their main
        // figure are worth more than few of them whole.
        let affordable = match thinking.nodes {
            ..400_000 => table.tricks_left <= 6,
            400_000..2_000_000 => table.tricks_left <= 7,
            _ => true,
        };
        let whole = self.level == Level::Strong && affordable;
        let mut nets = Nets::default();
        let start = self.solver.nodes();
        let worlds = known.worlds(worlds, &mut self.chance);
        let count = worlds.len() as u64;
        for (done, (world, weight)) in worlds.into_iter().enumerate() {
            let used = self.solver.nodes() - start;
            let Some(share) = thinking.share(used, done as u64, count) else {
                break;
            };
            self.solver.allow(share);
            self.weigh(
                rules,
                &table,
                &known,
                &world,
                weight,
                &doubling,
                stakes,
                whole,
                thinking.stop,
                &mut nets,
                &mut moves,
            );
        }
        best_card(&moves, thumb)
    }

    /// Adds what every card is worth in a world, from the player's side. A world that takes too long says
    /// nothing.
    #[expect(clippy::too_many_arguments, reason = "one world of one decision")]
    fn weigh(
        &mut self,
        rules: &Ruleset,
        table: &Table,
        known: &Known<'_>,
        world: &World,
        weight: f64,
        doubling: &Doubling,
        stakes: &Stakes,
        whole: bool,
        stop: &dyn Fn() -> bool,
        nets: &mut Nets,
        moves: &mut [(Card, f64)],
    ) {
        let lens = table.lens(rules);
        let position = lens.position(&world.hands, table.leader, &table.on_table);
        // A defender gains half of what the declarer loses.
        let share = if stakes.seat() == table.declarer {
            1.0
        } else {
            -0.5
        };
        let melds = match table.trump {
            Some(trump) => known.melds(world, trump),
            None => BySeat([Suits::NONE; 3]),
        };
        let mut values = Vec::with_capacity(moves.len());
        let net = match table.trump {
            Some(trump) if whole => {
                Some(nets.of(rules, table, &melds, world.talon, trump, doubling))
            }
            _ => None,
        };
        for (card, _) in moves.iter() {
            if stop() {
                return;
            }
            let bit = lens.bit(*card);
            let value = match (net, table.trump) {
                (Some(net), _) => self
                    .net_after(table, &position, bit, net)
                    .map(|both| stakes.worth(table.declarer, both / 2.0)),
                (None, Some(_)) => {
                    let figure = table.main_figure(rules, doubling);
                    let goal = table.goal(rules, figure, &melds, world.talon);
                    self.goal_after::<true>(&position, bit, goal)
                        .map(|made| share * made)
                }
                (None, None) => {
                    let figure = table.main_figure(rules, doubling);
                    let goal = table.goal(rules, figure, &melds, world.talon);
                    self.goal_after::<false>(&position, bit, goal)
                        .map(|made| share * made)
                }
            };
            let Some(value) = value else {
                return;
            };
            let careless = match table.trump {
                Some(_) => self.careless::<true>(&position, bit),
                None => self.careless::<false>(&position, bit),
            };
            values.push(value + share * 0.02 * careless);
        }
        for ((_, sum), value) in moves.iter_mut().zip(values) {
            *sum += weight * value;
        }
    }

    fn net_after(
        &mut self,
        table: &Table,
        position: &Position,
        bit: u32,
        net: &Net,
    ) -> Option<f64> {
        let mut after = *position;
        let mut own = (table.own.card_points / 10) as u8;
        let mut tricks = [table.own.tricks > 0, table.others.tricks > 0];
        let mut aces = [table.own.aces > 0, table.others.aces > 0];
        if let Some((winner, cards)) = after.play::<true>(bit) {
            if after.hands == [0; 3] {
                // The last card of all decides nothing more.
                return Some(0.0);
            }
            let side = usize::from(winner != 0);
            tricks[side] = true;
            aces[side] |= cards & 0x8080_8080 != 0;
            if side == 0 {
                own += (cards & 0xc0c0_c0c0).count_ones() as u8;
            }
        }
        let value = self
            .solver
            .net(&after, net, Progress::new(own, tricks, aces));
        value.ok().map(f64::from)
    }

    /// One if the declarer makes it after this card, nought if not.
    fn goal_after<const TRUMPS: bool>(
        &mut self,
        position: &Position,
        bit: u32,
        goal: Result<Goal, bool>,
    ) -> Option<f64> {
        let yes = |made: bool| if made { 1.0 } else { 0.0 };
        let goal = match goal {
            Ok(goal) => goal,
            Err(made) => return Some(yes(made)),
        };
        let mut after = *position;
        let Some((winner, cards)) = after.play::<TRUMPS>(bit) else {
            return self.solver.can(&after, goal).ok().map(yes);
        };
        if after.hands == [0; 3] {
            return Some(0.0);
        }
        let goal = match goal {
            Goal::Points(need) if winner == 0 => {
                Goal::Points(need - (cards & 0xc0c0_c0c0).count_ones() as i32)
            }
            Goal::Aces if winner != 0 && cards & 0x8080_8080 != 0 => return Some(0.0),
            Goal::Durchmars | Goal::DurchmarsNoTrumps if winner != 0 => return Some(0.0),
            Goal::Betli if winner == 0 => return Some(0.0),
            other => other,
        };
        self.solver.can(&after, goal).ok().map(yes)
    }

    /// How many tens the declarer takes if everybody plays carelessly from here: people make mistakes,
    /// and a lost contract is still worth a good try.
    fn careless<const TRUMPS: bool>(&mut self, position: &Position, bit: u32) -> f64 {
        let mut after = *position;
        let mut tens = match after.play::<TRUMPS>(bit) {
            Some((0, cards)) => (cards & 0xc0c0_c0c0).count_ones(),
            _ => 0,
        };
        let chance = &mut self.chance;
        let mut pick = |bits: u32| pick_bit(bits, (chance.word() >> 32) as u32);
        // Playing out in one go knows nothing of a seven that is kept.
        while after.trick[0] != 0 || after.keeps_seven && after.hands != [0; 3] {
            let bit = pick(after.moves::<TRUMPS, true>());
            if let Some((0, cards)) = after.play::<TRUMPS>(bit) {
                tens += (cards & 0xc0c0_c0c0).count_ones();
            }
        }
        let taken = play_out::<TRUMPS, true>(after.hands, after.leader, pick);
        let more = match TRUMPS {
            true => (taken & 0xc0c0_c0c0).count_ones(),
            false => taken.count_ones() / 3,
        };
        f64::from(tens + more)
    }
}

/// The nets of a decision: worlds with the same melds and the same kind of talon share one.
#[derive(Default)]
struct Nets(Vec<(Shared, Net)>);

/// What worlds have in common that share a net: forty and twenties of both sides, an ace in the talon.
type Shared = ([(bool, u8); 2], bool);

impl Nets {
    fn of(
        &mut self,
        rules: &Ruleset,
        table: &Table,
        melds: &BySeat<Suits>,
        talon: CardSet,
        trump: Suit,
        doubling: &Doubling,
    ) -> &Net {
        let [right, left] = table.declarer.others();
        let sides: [&[Suits]; 2] = [&[melds[table.declarer]], &[melds[right], melds[left]]];
        let said = sides.map(|side| {
            let forty = side.iter().any(|suits| suits.has(trump));
            let all: u8 = side.iter().map(|suits| suits.count()).sum();
            (forty, all - u8::from(forty))
        });
        let aces = !(talon & CardSet::rank(Rank::Ace)).is_empty();
        let shared = (said, aces);
        let known = self.0.iter().position(|(one, _)| *one == shared);
        let at = known.unwrap_or_else(|| {
            let net = Net::new(rules, table.contract, sides, trump, talon, doubling);
            self.0.push((shared, net));
            self.0.len() - 1
        });
        &self.0[at].1
    }
}
