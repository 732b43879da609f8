//! The drawn game (Article 9): offers, claims, and regulations against agreement.

use jadoube_ruling::{Moment, Side, Span};

use smallvec::smallvec;

use crate::game::{Award, Decided, Game, Happenings, Offer, Ruling};
use crate::{
    Claim, ConductFact, Ending, Happened, How, Medium, Motion, Refused, Rule, Rulebook, Standing,
};

/// How many half-moves back offers and wrong claims are counted together, and how many are too many.
const LATELY: u32 = 20;
const TOO_OFTEN: u32 = 3;

/// Requests.
impl Game {
    pub(crate) fn offer_draw(&self, book: &Rulebook, by: Side) -> Decided {
        if self.agreement_is_barred(book) {
            return Err(Refused::OfferVoid);
        }
        // The proper moment is between making the move and pressing the clock.
        let timely = self.sides[by].uncompleted && self.turn() != by;
        let mut happened = self.repetition_noted(book, by);
        happened.push(Happened::DrawOffered { by, timely });
        Ok(happened)
    }

    pub(crate) fn accept_draw(&self, book: &Rulebook, by: Side) -> Decided {
        if self.open_offers[!by].is_none() {
            return Err(Refused::NoOffer);
        }
        if self.agreement_is_barred(book) {
            return Err(Refused::OfferVoid);
        }
        let least = book.laws().moves_before_agreement;
        if self.sides.iter().any(|player| player.made < least) {
            return Err(Refused::AgreementVoid);
        }
        Ok(smallvec![
            Ending::draw(How::Agreement, Rule::Agreement).into()
        ])
    }

    pub(crate) fn decline_draw(&self, by: Side) -> Decided {
        if self.open_offers[!by].is_none() {
            return Err(Refused::NoOffer);
        }
        Ok(smallvec![Happened::DrawRefused {
            by,
            by_touch: false,
        }])
    }

    pub(crate) fn withdraw_offer(&self, by: Side) -> Decided {
        Err(match self.open_offers[by] {
            Some(_) => Refused::OfferIrrevocable,
            None => Refused::NoOffer,
        })
    }

    /// A player who offers or claims in vain for the third time within ten moves may be annoying the
    /// opponent (11.5); the arbiter judges.
    fn repetition_noted(&self, book: &Rulebook, by: Side) -> Happenings {
        let lately = |offer: &&Offer| {
            offer.by == by && offer.after.saturating_add(LATELY) > self.history.len()
        };
        let before = self.offers.iter().filter(lately).count();
        let count = u32::try_from(before).unwrap_or(u32::MAX).saturating_add(1);
        if count < TOO_OFTEN || !book.has(Rule::Distraction) {
            return Happenings::new();
        }
        smallvec![Happened::Conduct(ConductFact::RepetitionNoted {
            of: by,
            count,
        })]
    }

    /// Whether the regulations forbid agreement at this stage and the arbiter has not consented.
    fn agreement_is_barred(&self, book: &Rulebook) -> bool {
        let enough = book.regulations().no_draw_before.unwrap_or(0);
        !self.consent && self.sides.iter().any(|player| player.made < enough)
    }

    pub(crate) fn claim_threefold(
        &self,
        book: &Rulebook,
        by: Side,
        intended: Option<Motion>,
        medium: Medium,
    ) -> Decided {
        self.may_claim(by, Rule::Threefold)?;
        let (rule, correct) = match intended {
            None => {
                let times = self.history.occurrences(self.standing(), 3);
                (Rule::ThreefoldAppeared, times >= 3)
            }
            Some(motion) => {
                let earlier = |after: &Standing| self.history.occurrences(after, 2);
                let after = self.after_intended(book, motion, medium);
                let correct = after.is_some_and(|p| earlier(&p) >= 2);
                (Rule::ThreefoldIntended, correct)
            }
        };
        let ending = Ending::draw(How::Threefold, rule);
        self.claimed(book, by, Claim::Threefold, intended, correct, ending)
    }

    pub(crate) fn claim_fifty(
        &self,
        book: &Rulebook,
        by: Side,
        intended: Option<Motion>,
        medium: Medium,
    ) -> Decided {
        self.may_claim(by, Rule::FiftyMoves)?;
        let enough = |position: &Standing| position.quiet() >= 100;
        let (rule, correct) = match intended {
            None => (Rule::FiftyMovesCompleted, enough(self.standing())),
            Some(motion) => {
                let after = self.after_intended(book, motion, medium);
                let correct = after.is_some_and(|p| enough(&p));
                (Rule::FiftyMovesIntended, correct)
            }
        };
        let ending = Ending::draw(How::FiftyMoves, rule);
        self.claimed(book, by, Claim::FiftyMoves, intended, correct, ending)
    }

    /// Only the player having the move may claim, and not after touching a piece (9.2, 9.3, 9.4).
    fn may_claim(&self, by: Side, rule: Rule) -> Result<(), Refused> {
        if self.turn() != by {
            return Err(Refused::ClaimNotOnMove { rule });
        }
        if !self.hand.touches.is_empty() {
            return Err(Refused::ClaimForfeited);
        }
        Ok(())
    }

    /// The position after the move that was written down, if it is legal and stands on a sheet that
    /// the edition knows.
    fn after_intended(&self, book: &Rulebook, motion: Motion, medium: Medium) -> Option<Standing> {
        let standing = self.standing();
        let m = standing.legal(motion)?;
        book.has(medium.under()).then(|| standing.after(m))
    }

    fn claimed(
        &self,
        book: &Rulebook,
        by: Side,
        claim: Claim,
        intended: Option<Motion>,
        correct: bool,
        ending: Ending,
    ) -> Decided {
        if correct {
            return Ok(smallvec![ending.into()]);
        }
        if book.national_blitz() {
            let lacking = Rule::ClaimIncorrect;
            return Err(Refused::NoRule { lacking });
        }
        let mut happened = self.repetition_noted(book, by);
        // An intended move that is illegal binds the pieces it names.
        let illegal = intended.filter(|motion| self.standing().legal(*motion).is_none());
        let touched = illegal.map_or(Vec::new(), |motion| self.standing().touched_by(motion));
        happened.push(Happened::ClaimRejected {
            by,
            claim,
            intended,
            touched,
            award: book.penalty(),
        });
        Ok(happened)
    }
}

/// The fold.
impl Game {
    pub(crate) fn open_offer(&mut self, by: Side) {
        let after = self.history.len();
        let offer = Offer { by, after };
        self.open_offers[by] = Some(offer);
        self.offers.push(offer);
    }

    pub(crate) fn claim_rejected(&mut self, by: Side, award: Span, at: Moment) {
        let to = !by;
        self.open_offer(by);
        self.award(to, award, at);
        self.rulings
            .push(Ruling::Awarded(Award { to, span: award }));
    }
}
