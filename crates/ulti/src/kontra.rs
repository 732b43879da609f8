//! Doubling (U10): which figure, against whom, how far.

use jadoube_cards::{BySeat, Chain, NoCall, Seat, Side};

use crate::{Contract, Figure, Refused};

/// The chains of a deal: one for each figure, or one for each figure and defender.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubling {
    declarer: Seat,
    components: crate::Figures,
    /// Without trumps every defender doubles for himself.
    individual: bool,
    chains: [[Chain; 2]; 9],
    limit: u8,
}

impl Doubling {
    /// Nothing is doubled yet.
    pub fn new(contract: Contract, declarer: Seat, trumps: bool, limit: u8) -> Doubling {
        Doubling {
            declarer,
            components: contract.components(),
            individual: !trumps,
            chains: [[Chain::default(); 2]; 9],
            limit,
        }
    }

    /// Whether every defender doubles for himself.
    pub const fn is_individual(&self) -> bool {
        self.individual
    }

    /// The chain of a figure with a defender; shared chains are the same for both.
    pub fn chain(&self, figure: Figure, defender: Seat) -> Chain {
        self.chains[figure as usize][self.column(defender)]
    }

    /// The factors of a figure, for the right-hand and the left-hand defender.
    pub fn factors(&self, figure: Figure) -> [i32; 2] {
        self.declarer
            .others()
            .map(|defender| self.chain(figure, defender).factor())
    }

    /// Whether a figure is doubled with anybody.
    pub fn is_doubled(&self, figure: Figure) -> bool {
        self.chains[figure as usize].iter().any(|c| c.level() > 0)
    }

    /// Sets a chain to a level, for settling what was played elsewhere.
    pub fn set_level(&mut self, figure: Figure, defender: Seat, level: u8) {
        self.chains[figure as usize][self.column(defender)] = Chain::at(level);
    }

    fn column(&self, defender: Seat) -> usize {
        usize::from(self.individual && defender == self.declarer.left())
    }

    /// Against which defender a call of this seat goes, and to which level it leads.
    ///
    /// A defender doubles for himself or for both; the declarer answers a defender, who must be
    /// named where both chains wait for an answer. `turns` counts the turns that each has had.
    pub fn call(
        &self,
        by: Seat,
        figure: Figure,
        against: Option<Seat>,
        turns: BySeat<u8>,
    ) -> Result<(Seat, u8), Refused> {
        if !self.components.has(figure) {
            return Err(Refused::NotAnnounced { figure });
        }
        let side = Side::of(by, self.declarer);
        let may = |defender: Seat| {
            let chain = self.chain(figure, defender);
            let limit = Some(self.limit);
            chain
                .may(side, by, turns, limit)
                .map(|()| (defender, chain.level() + 1))
                .map_err(|why| Refused::NoKontra { figure, why })
        };
        match (side, against) {
            (Side::Defenders, _) => may(by),
            (Side::Declarer, Some(against)) if against == by => Err(Refused::NoKontra {
                figure,
                why: NoCall::OtherSide,
            }),
            (Side::Declarer, Some(against)) => may(against),
            (Side::Declarer, None) if !self.individual => may(by.right()),
            (Side::Declarer, None) => match by.others().map(may) {
                [Ok(_), Ok(_)] => Err(Refused::WhichDefender { figure }),
                [Ok(call), _] | [_, Ok(call)] => Ok(call),
                [refused, _] => refused,
            },
        }
    }

    /// Doubles once more.
    pub fn double(&mut self, figure: Figure, against: Seat, turns: BySeat<u8>) {
        let column = self.column(against);
        self.chains[figure as usize][column].double(turns);
    }

    /// Whether something was doubled that this side may double back.
    pub fn is_answered_by(&self, side: Side) -> bool {
        let chains = self.chains.iter().flatten();
        let mut open = chains.filter(|chain| chain.level() > 0 && chain.level() < self.limit);
        open.any(|chain| chain.speaks() == side)
    }

    /// Every chain that was doubled: figure, defender (none if shared), level.
    pub fn said(&self) -> impl Iterator<Item = (Figure, Option<Seat>, u8)> {
        let defenders: &[Option<usize>] = match self.individual {
            true => &[Some(0), Some(1)],
            false => &[None],
        };
        Figure::ALL.into_iter().flat_map(move |figure| {
            defenders.iter().filter_map(move |column| {
                let chain = self.chains[figure as usize][column.unwrap_or(0)];
                let seat = column.map(|column| self.declarer.others()[column]);
                (chain.level() > 0).then_some((figure, seat, chain.level()))
            })
        })
    }
}
