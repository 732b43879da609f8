//! The drawn game (Article 9): offers, claims, and regulations against agreement.

use jadoube_ruling::{Message, Moment, Seat, Side, Span, Value};
use serde::{Deserialize, Serialize};
use shakmaty::Square;
use smallvec::smallvec;
use strum::{IntoStaticStr, VariantNames};

use crate::asked::Office;
use crate::game::{Award, Decided, Game, Happenings, Offer, Ruling};
use crate::trace::{applies, refuse_if};
use crate::{
    ConductFact, Ending, GeneralRefusal, Happened, How, Medium, Motion, Refused, Rule, Rulebook,
    Standing, serial,
};

/// How many half-moves back offers and wrong claims are counted together, and how many are too many.
const LATELY: u32 = 20;
const TOO_OFTEN: u32 = 3;

/// A request about a draw (Article 9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DrawRequest {
    /// Offer a draw (9.1).
    OfferDraw,
    /// Accept a draw.
    AcceptDraw,
    /// Refuse a draw.
    DeclineDraw,
    /// Take an offer back.
    WithdrawOffer,
    /// Consent to draws by agreement where the regulations forbid them (9.1.1).
    Consent,
    /// Claim a threefold repetition (9.2).
    ClaimThreefold {
        /// The move written down with the claim.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intended: Option<Motion>,
        /// On what it was written down.
        #[serde(default, skip_serializing_if = "Medium::is_paper")]
        medium: Medium,
    },
    /// Rule on a claim that waits (9.5).
    RuleOnClaim {
        /// Whether it is correct; not said: as the moves on record show.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        upheld: Option<bool>,
    },
    /// Claim fifty moves without capture or pawn move (9.3).
    ClaimFifty {
        /// The move written down with the claim.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intended: Option<Motion>,
        /// On what it was written down.
        #[serde(default, skip_serializing_if = "Medium::is_paper")]
        medium: Medium,
    },
}

impl DrawRequest {
    pub(crate) const fn office(&self) -> Office {
        match self {
            DrawRequest::OfferDraw
            | DrawRequest::AcceptDraw
            | DrawRequest::DeclineDraw
            | DrawRequest::WithdrawOffer
            | DrawRequest::ClaimThreefold { .. }
            | DrawRequest::ClaimFifty { .. } => Office::Player,
            DrawRequest::Consent | DrawRequest::RuleOnClaim { .. } => Office::Arbiter,
        }
    }
}

/// What happened about a draw (Article 9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: by, of, to, motion, squares"
)]
pub enum DrawFact {
    /// A draw was offered.
    DrawOffered { by: Side, timely: bool },
    /// An offer was refused, aloud or by touching a piece.
    DrawRefused { by: Side, by_touch: bool },
    /// The arbiter consented to draws by agreement.
    ConsentGiven,
    /// A draw was claimed; the clock is paused until the arbiter has ruled.
    ClaimMade {
        by: Side,
        claim: Claim,
        /// The move written down with the claim.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intended: Option<Motion>,
        /// On what it was written down.
        #[serde(default, skip_serializing_if = "Medium::is_paper")]
        medium: Medium,
    },
    /// A claim was incorrect; it still counts as an offer.
    ClaimRejected {
        by: Side,
        claim: Claim,
        /// The move written down with the claim, which must be made if it is legal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intended: Option<Motion>,
        /// The pieces that an illegal one names, which count as touched.
        #[serde(
            default,
            with = "serial::SquareNames",
            skip_serializing_if = "Vec::is_empty"
        )]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        touched: Vec<Square>,
        award: Span,
    },
}

impl DrawFact {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            DrawFact::DrawOffered { .. } | DrawFact::DrawRefused { .. } => Rule::DrawOffer,
            DrawFact::ConsentGiven => Rule::NoDrawsByAgreement,
            DrawFact::ClaimMade { .. } => Rule::ClaimPausesClock,
            DrawFact::ClaimRejected { .. } => Rule::ClaimIncorrect,
        }
    }

    pub(crate) fn message(&self) -> Message {
        let side = |id, side: Side| Message::new(id).with("side", side);
        match self {
            DrawFact::DrawOffered { by, timely: true } => side("draw-offered", *by),
            DrawFact::DrawOffered { by, timely: false } => side("draw-offered-untimely", *by),
            DrawFact::DrawRefused {
                by,
                by_touch: false,
            } => side("draw-refused", *by),
            DrawFact::DrawRefused { by, by_touch: true } => side("draw-refused-by-touch", *by),
            DrawFact::ConsentGiven => Message::new("consent-given"),
            DrawFact::ClaimMade { by, claim, .. } => {
                side("claim-made", *by).with("claim", Value::Word(claim_word(*claim)))
            }
            DrawFact::ClaimRejected {
                by, claim, award, ..
            } => side("claim-rejected", *by)
                .with("opponent", !*by)
                .with("claim", Value::Word(claim_word(*claim)))
                .with("seconds", *award),
        }
    }
}

/// Why a request about a draw (Article 9) is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DrawRefusal {
    /// Touching a piece ended the right to claim on this move.
    ClaimForfeited,
    /// Only the player having the move may claim.
    ClaimNotOnMove {
        /// The rule of the claim.
        rule: Rule,
    },
    /// A claim waits for the arbiter's ruling.
    ClaimPending,
    /// A claim is not withdrawn.
    ClaimIrrevocable,
    /// No claim waits for a ruling.
    NoClaim,
    /// No offer is open.
    NoOffer,
    /// An offer is void under the regulations.
    OfferVoid,
    /// An offer cannot be taken back.
    OfferIrrevocable,
    /// A draw cannot be agreed before both have moved.
    AgreementVoid,
}

impl DrawRefusal {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            DrawRefusal::ClaimForfeited => Rule::TouchForfeitsClaim,
            DrawRefusal::ClaimNotOnMove { rule } => *rule,
            DrawRefusal::ClaimPending | DrawRefusal::ClaimIrrevocable | DrawRefusal::NoClaim => {
                Rule::ClaimPausesClock
            }
            DrawRefusal::NoOffer | DrawRefusal::OfferIrrevocable => Rule::DrawOffer,
            DrawRefusal::OfferVoid => Rule::NoDrawsByAgreement,
            DrawRefusal::AgreementVoid => Rule::Agreement,
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            DrawRefusal::ClaimForfeited => Message::new("refused-claim-forfeited"),
            DrawRefusal::ClaimNotOnMove { .. } => Message::new("refused-claim-not-on-move"),
            DrawRefusal::ClaimPending => Message::new("refused-claim-pending"),
            DrawRefusal::ClaimIrrevocable => Message::new("refused-claim-irrevocable"),
            DrawRefusal::NoClaim => Message::new("refused-no-claim"),
            DrawRefusal::NoOffer => Message::new("refused-no-offer"),
            DrawRefusal::OfferVoid => Message::new("refused-offer-void"),
            DrawRefusal::OfferIrrevocable => Message::new("refused-offer-irrevocable"),
            DrawRefusal::AgreementVoid => Message::new("refused-agreement-void"),
        }
    }
}

/// A claim to a draw (9.2, 9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The position appears for the third time.
    Threefold,
    /// Fifty moves without capture or pawn move.
    FiftyMoves,
}

impl Claim {
    const fn under(self) -> Rule {
        match self {
            Claim::Threefold => Rule::Threefold,
            Claim::FiftyMoves => Rule::FiftyMoves,
        }
    }
}

/// A claim that somebody has to rule on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pending {
    pub by: Side,
    pub claim: Claim,
    pub intended: Option<Motion>,
    pub medium: Medium,
}

const fn claim_word(claim: Claim) -> &'static str {
    match claim {
        Claim::Threefold => "threefold",
        Claim::FiftyMoves => "fifty-moves",
    }
}

impl Game {
    pub(crate) fn draw_asked(&self, book: &Rulebook, seat: Seat, asked: &DrawRequest) -> Decided {
        match (asked, seat.side()) {
            (DrawRequest::OfferDraw, Some(by)) => self.offer_draw(book, by),
            (DrawRequest::AcceptDraw, Some(by)) => self.accept_draw(book, by),
            (DrawRequest::DeclineDraw, Some(by)) => self.decline_draw(by),
            (DrawRequest::WithdrawOffer, Some(by)) => self.withdraw_offer(by),
            (DrawRequest::ClaimThreefold { intended, medium }, Some(by)) => {
                let (intended, medium) = (*intended, *medium);
                self.claim(
                    book,
                    by,
                    Pending {
                        by,
                        claim: Claim::Threefold,
                        intended,
                        medium,
                    },
                )
            }
            (DrawRequest::ClaimFifty { intended, medium }, Some(by)) => {
                let (intended, medium) = (*intended, *medium);
                self.claim(
                    book,
                    by,
                    Pending {
                        by,
                        claim: Claim::FiftyMoves,
                        intended,
                        medium,
                    },
                )
            }
            (DrawRequest::RuleOnClaim { upheld }, None) => self.rule_on_claim(book, *upheld),
            (DrawRequest::Consent, None) => Ok(smallvec![Happened::Draw(DrawFact::ConsentGiven)]),
            (
                DrawRequest::OfferDraw
                | DrawRequest::AcceptDraw
                | DrawRequest::DeclineDraw
                | DrawRequest::WithdrawOffer
                | DrawRequest::ClaimThreefold { .. }
                | DrawRequest::ClaimFifty { .. },
                None,
            )
            | (DrawRequest::Consent | DrawRequest::RuleOnClaim { .. }, Some(_)) => {
                Err(Refused::General(GeneralRefusal::NotYourOffice { seat }))
            }
        }
    }

    pub(crate) fn draw_happened(&mut self, fact: &DrawFact, at: Moment) {
        match fact {
            DrawFact::DrawOffered { by, .. } => self.open_offer(*by),
            DrawFact::DrawRefused { by, .. } => self.open_offers[!*by] = None,
            DrawFact::ConsentGiven => self.consent = true,
            DrawFact::ClaimMade {
                by,
                claim,
                intended,
                medium,
            } => {
                self.interrupt(at);
                self.open_offer(*by);
                self.claim = Some(Pending {
                    by: *by,
                    claim: *claim,
                    intended: *intended,
                    medium: *medium,
                });
            }
            DrawFact::ClaimRejected {
                by,
                intended,
                touched,
                award,
                ..
            } => {
                self.claim_rejected(*by, *award, at);
                // What binds was decided with the claim.
                if !touched.is_empty() {
                    self.hand.touches.clone_from(touched);
                } else if intended.is_some() {
                    self.hand.declared = *intended;
                }
            }
        }
    }
}

/// Requests.
impl Game {
    pub(crate) fn offer_draw(&self, book: &Rulebook, by: Side) -> Decided {
        refuse_if(self.agreement_is_barred(book), || {
            Refused::Draw(DrawRefusal::OfferVoid)
        })?;
        // The proper moment is between making the move and pressing the clock.
        let timely = self.sides[by].uncompleted && self.turn() != by;
        let mut happened = self.repetition_noted(book, by);
        happened.push(Happened::Draw(DrawFact::DrawOffered { by, timely }));
        Ok(happened)
    }

    pub(crate) fn accept_draw(&self, book: &Rulebook, by: Side) -> Decided {
        refuse_if(self.open_offers[!by].is_none(), || {
            Refused::Draw(DrawRefusal::NoOffer)
        })?;
        refuse_if(self.agreement_is_barred(book), || {
            Refused::Draw(DrawRefusal::OfferVoid)
        })?;
        let least = book.laws().moves_before_agreement;
        refuse_if(self.sides.iter().any(|player| player.made < least), || {
            Refused::Draw(DrawRefusal::AgreementVoid)
        })?;
        Ok(smallvec![
            Ending::draw(How::Agreement, Rule::Agreement).into()
        ])
    }

    pub(crate) fn decline_draw(&self, by: Side) -> Decided {
        refuse_if(self.open_offers[!by].is_none(), || {
            Refused::Draw(DrawRefusal::NoOffer)
        })?;
        Ok(smallvec![Happened::Draw(DrawFact::DrawRefused {
            by,
            by_touch: false,
        })])
    }

    pub(crate) fn withdraw_offer(&self, by: Side) -> Decided {
        refuse_if(self.claim.is_some_and(|pending| pending.by == by), || {
            Refused::Draw(DrawRefusal::ClaimIrrevocable)
        })?;
        Err(match self.open_offers[by] {
            Some(_) => Refused::Draw(DrawRefusal::OfferIrrevocable),
            None => Refused::Draw(DrawRefusal::NoOffer),
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

    /// A claim is ruled on by the program at once, or it pauses the clock and waits for the arbiter.
    fn claim(&self, book: &Rulebook, by: Side, pending: Pending) -> Decided {
        let Pending {
            claim,
            intended,
            medium,
            ..
        } = pending;
        self.may_claim(by, claim.under())?;
        if !book.arbiter_rules_on_claims() {
            return self.ruled(book, pending, None);
        }
        let mut happened = self.repetition_noted(book, by);
        happened.push(Happened::Draw(DrawFact::ClaimMade {
            by,
            claim,
            intended,
            medium,
        }));
        Ok(happened)
    }

    /// The arbiter rules on the claim that waits. When play goes on after a wrong one is for the arbiter
    /// to say (6.11.3).
    fn rule_on_claim(&self, book: &Rulebook, upheld: Option<bool>) -> Decided {
        let pending = self.claim.ok_or(Refused::Draw(DrawRefusal::NoClaim))?;
        self.ruled(book, pending, upheld)
    }

    /// The rule that a claim rests on, and whether the moves on record bear it out.
    fn examined(&self, book: &Rulebook, pending: Pending) -> (Ending, bool) {
        let Pending {
            claim,
            intended,
            medium,
            ..
        } = pending;
        let after = intended.map(|motion| self.after_intended(book, motion, medium));
        let enough = |position: &Standing| position.quiet() >= 100;
        let (how, rule, correct) = match (claim, after) {
            (Claim::Threefold, None) => {
                let times = self.history.occurrences(self.standing(), 3);
                (How::Threefold, Rule::ThreefoldAppeared, times >= 3)
            }
            (Claim::Threefold, Some(after)) => {
                let earlier = |after: &Standing| self.history.occurrences(after, 2) >= 2;
                let correct = after.is_some_and(|after| earlier(&after));
                (How::Threefold, Rule::ThreefoldIntended, correct)
            }
            (Claim::FiftyMoves, None) => {
                let correct = enough(self.standing());
                (How::FiftyMoves, Rule::FiftyMovesCompleted, correct)
            }
            (Claim::FiftyMoves, Some(after)) => {
                let correct = after.is_some_and(|after| enough(&after));
                (How::FiftyMoves, Rule::FiftyMovesIntended, correct)
            }
        };
        (Ending::draw(how, rule), applies(rule, correct))
    }

    /// Only the player having the move may claim, and not after touching a piece (9.2, 9.3, 9.4).
    fn may_claim(&self, by: Side, rule: Rule) -> Result<(), Refused> {
        refuse_if(self.claim.is_some(), || {
            Refused::Draw(DrawRefusal::ClaimPending)
        })?;
        refuse_if(self.turn() != by, || {
            Refused::Draw(DrawRefusal::ClaimNotOnMove { rule })
        })?;
        refuse_if(!self.hand.touches.is_empty(), || {
            Refused::Draw(DrawRefusal::ClaimForfeited)
        })?;
        Ok(())
    }

    /// The position after the move that was written down, if it is legal and stands on a sheet that
    /// the edition knows.
    fn after_intended(&self, book: &Rulebook, motion: Motion, medium: Medium) -> Option<Standing> {
        let standing = self.standing();
        let m = standing.legal(motion)?;
        book.has(medium.under()).then(|| standing.after(m))
    }

    /// The ruling on a claim: as somebody has judged it, or as the moves on record show.
    fn ruled(&self, book: &Rulebook, pending: Pending, upheld: Option<bool>) -> Decided {
        let (ending, correct) = self.examined(book, pending);
        if upheld.unwrap_or(correct) {
            return Ok(smallvec![ending.into()]);
        }
        if book.national_blitz() {
            let lacking = Rule::ClaimIncorrect;
            return Err(Refused::General(GeneralRefusal::NoRule { lacking }));
        }
        let Pending {
            by,
            claim,
            intended,
            ..
        } = pending;
        // A claim that waited was counted when it was made.
        let mut happened = match self.claim {
            Some(_) => Happenings::new(),
            None => self.repetition_noted(book, by),
        };
        // An intended move that is illegal binds the pieces it names.
        let illegal = intended.filter(|motion| self.standing().legal(*motion).is_none());
        let touched = illegal.map_or(Vec::new(), |motion| self.standing().touched_by(motion));
        happened.push(Happened::Draw(DrawFact::ClaimRejected {
            by,
            claim,
            intended,
            touched,
            award: book.penalty(),
        }));
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
        // A claim that waited has been an offer since it was made.
        if self.claim.take().is_none() {
            self.open_offer(by);
        }
        self.award(to, award, at);
        self.rulings
            .push(Ruling::Awarded(Award { to, span: award }));
    }
}
