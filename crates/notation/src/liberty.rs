//! What people write that the Laws do not ask for, and a reader may forgive.

use std::fmt;

macro_rules! liberties {
    ($($(#[$doc:meta])* $name:ident $word:literal;)*) => {
        /// Something in an entry that Appendix C does not have and that was forgiven.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Liberty {
            $($(#[$doc])* $name,)*
        }

        impl Liberty {
            /// Every one of them.
            pub const ALL: &[Liberty] = &[$(Liberty::$name),*];

            /// A lasting name, for machines and for finding the sentence.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Liberty::$name => $word,)*
                }
            }
        }
    };
}

liberties! {
    /// `nf3`, `e8q`: a small letter for a piece.
    SmallLetter "small-letter";
    /// `E4`: a capital letter for a file.
    CapitalFile "capital-file";
    /// `Sf1` for the Turkish `Şf1`: a letter without its mark.
    PlainLetter "plain-letter";
    /// A figurine among letters.
    Figurine "figurine";
    /// `Pe4`: a letter for a pawn.
    PawnLetter "pawn-letter";
    /// `g1-f3`: no letter for a piece.
    LetterMissing "letter-missing";
    /// `g1f3`, `e7e8q`, `e1g1`: squares alone, as engines write.
    Engine "engine";
    /// `00`, `o-o`, `0-O`: castling in other signs.
    CastlingSigns "castling-signs";
    /// `Ke1-g1`: castling as the king's move.
    CastlingAsKing "castling-as-king";
    /// `N:f3`, `Nf3:`: another sign for a capture.
    CaptureSign "capture-sign";
    /// `Nxf3` with nothing to take there, or `Bb2-e5` when something is taken.
    CaptureWrong "capture-wrong";
    /// `B-e5`: a hyphen without the square of departure.
    Hyphen "hyphen";
    /// `ed`: a capture by a pawn without the rank.
    RankMissing "rank-missing";
    /// `d5` for `exd5`: a capture by a pawn without its file.
    FileMissing "file-missing";
    /// `Ngf3` when no other knight can go there.
    MoreThanNeeded "more-than-needed";
    /// Two pieces could go there; a sign of check tells which.
    LessThanNeeded "less-than-needed";
    /// `e8/Q`, `e8(Q)`: another sign for a promotion.
    PromotionSign "promotion-sign";
    /// A sign of check or mate that is not true, or not written so.
    CheckWrong "check-wrong";
    /// `e.p.` where nothing was taken in passing.
    PassingWrong "passing-wrong";
    /// `ep`: in passing, without its dots.
    PassingSign "passing-sign";
    /// `Kb1=`: an offer without its brackets.
    OfferSign "offer-sign";
    /// `Nf3!?`: a judgement of the move.
    Judgement "judgement";
    /// Spaces within the entry.
    Spaces "spaces";
}

/// A set of liberties.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Liberties(u32);

impl Liberties {
    /// None at all: the entry is as the Laws ask.
    pub const NONE: Liberties = Liberties(0);

    /// Adds one.
    pub const fn add(&mut self, liberty: Liberty) {
        self.0 |= 1 << liberty as u32;
    }

    /// With one more.
    pub const fn with(mut self, liberty: Liberty) -> Liberties {
        self.add(liberty);
        self
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether this one is among them.
    pub const fn contains(self, liberty: Liberty) -> bool {
        self.0 & (1 << liberty as u32) != 0
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = Liberty> {
        let all = Liberty::ALL.iter().copied();
        all.filter(move |&liberty| self.contains(liberty))
    }
}

impl fmt::Debug for Liberties {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
