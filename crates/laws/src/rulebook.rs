//! An edition of the Laws together with the regulations of a game.

use jadoube_ruling::{BySide, Span};

use crate::edition::{Ladder, OwnFlagUp};
use crate::regulations::{
    Authority, Class, DeviceSanction, Regime, Regulations, RegulationsError, Usage,
};
use crate::trace::applies;
use crate::{Amendment, Laws, Locator, Rule};

/// The rules that one game is played under.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    laws: Laws,
    regulations: Regulations,
    /// Whether the edition has each rule.
    rules: [bool; Rule::ALL.len()],
}

impl Rulebook {
    /// The rulebook of a game, if one can be played under these regulations.
    pub fn new(regulations: Regulations) -> Result<Rulebook, RegulationsError> {
        regulations.check()?;
        let laws = Laws::of(regulations.edition);
        let mut rules = [false; Rule::ALL.len()];
        for (has, rule) in rules.iter_mut().zip(Rule::ALL) {
            *has = rule.number(laws.edition).is_some();
        }
        Ok(Rulebook {
            laws,
            regulations,
            rules,
        })
    }

    /// The same rulebook with one rule left out, as in an edition that lacks it: what would be ruled
    /// under it is left to the arbiter. So it can be shown what hangs on a rule.
    #[must_use]
    pub fn without(mut self, rule: Rule) -> Rulebook {
        self.rules[rule as usize] = false;
        self
    }

    /// The same rulebook with one point as another edition has it.
    #[must_use]
    pub fn amended(mut self, point: Amendment, from: &Laws) -> Rulebook {
        self.laws = point.taken(&self.laws, from);
        self
    }

    /// What the edition lays down.
    pub const fn laws(&self) -> &Laws {
        &self.laws
    }

    /// What the organiser lays down.
    pub const fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// The place of a rule in the edition in force.
    pub fn locate(&self, rule: Rule) -> Option<Locator> {
        rule.locate(self.laws.edition).filter(|_| self.has(rule))
    }

    /// Whether the edition in force has a rule.
    pub(crate) fn has(&self, rule: Rule) -> bool {
        applies(rule, self.rules[rule as usize])
    }

    /// Whether only the rules for few arbiters hold.
    pub(crate) fn limited(&self) -> bool {
        self.regulations.regime == Regime::Limited
    }

    /// Whether touches and presses reach the program as they happen.
    pub(crate) fn mediated(&self) -> bool {
        self.regulations.usage == Usage::Mediated
    }

    fn authority(&self, chosen: Option<Authority>) -> Authority {
        chosen.unwrap_or(match self.regulations.usage {
            Usage::Mediated => Authority::Software,
            Usage::Console => Authority::Human,
        })
    }

    /// Whether the program calls a flag at time zero.
    pub(crate) fn software_sees_flags(&self) -> bool {
        self.laws.arbiter_calls_flag
            && self.authority(self.regulations.flag_authority) == Authority::Software
    }

    /// Whether the program rules on a completed illegal move at once.
    pub(crate) fn software_sees_illegal_moves(&self) -> bool {
        self.laws.arbiter_acts_unasked
            && self.authority(self.regulations.illegal_authority) == Authority::Software
    }

    /// Whether a claim to a draw waits for the arbiter (9.5.1).
    pub(crate) fn arbiter_rules_on_claims(&self) -> bool {
        self.regulations.claim_authority == Some(Authority::Human)
            && !self.regulations.no_arbiter
            && self.has(Rule::ClaimPausesClock)
    }

    /// Whether the source gives no penalties for illegal moves and wrong claims in this game.
    pub(crate) fn national_blitz(&self) -> bool {
        self.laws.blitz_by_national_rules && self.regulations.class == Class::Blitz
    }

    /// The time penalty of Articles 7 and 9.
    pub(crate) fn penalty(&self) -> Span {
        let penalty = &self.laws.penalty;
        match (self.regulations.class, self.regulations.regime) {
            (Class::Standard, _) => penalty.standard,
            (Class::Rapid, _) => penalty.rapid,
            (Class::Blitz, Regime::Limited) => penalty.blitz_limited,
            (Class::Blitz, Regime::Full) => self
                .regulations
                .blitz_supervised_penalty
                .unwrap_or(penalty.blitz_full),
        }
    }

    /// How many illegal acts lose the game.
    pub(crate) fn illegal_acts_to_lose(&self) -> u32 {
        let ladder = self.laws.unsupervised_ladder;
        let first = self.limited()
            && (ladder == Ladder::First
                || ladder == Ladder::FirstIfRated && self.regulations.fide_rated);
        if first { 1 } else { 2 }
    }

    /// Whether a claim on time needs the claimant's own flag to be up.
    pub(crate) fn own_flag_must_be_up(&self) -> bool {
        match self.laws.own_flag_up {
            OwnFlagUp::No => false,
            OwnFlagUp::Unsupervised => self.limited(),
            OwnFlagUp::Always => true,
        }
    }

    /// The default time; none where it is left to the arbiter.
    pub(crate) fn default_time(&self) -> Option<Span> {
        self.regulations.default_time.or(self.laws.default_time)
    }

    /// Who plays at a blind player's board.
    pub(crate) const fn blind(&self) -> &BySide<bool> {
        &self.regulations.blind
    }

    /// What an electronic device on a player costs.
    pub(crate) fn device_sanction(&self) -> DeviceSanction {
        let by_edition = match self.laws.first_ring_warns {
            true => DeviceSanction::FirstRingWarns,
            false => DeviceSanction::Loss,
        };
        self.regulations.device_sanction.unwrap_or(by_edition)
    }

    /// Whether Guidelines III are in force.
    pub(crate) fn quickplay(&self) -> bool {
        self.regulations
            .quickplay
            .unwrap_or(self.laws.quickplay_by_default)
    }
}
