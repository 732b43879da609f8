//! JSON schemas of types that serde writes as something else: cards as text, seats as numbers.

use crate::{Card, CardSet, Clause, Seat, Suit, Units, Who};

/// The schema of a type is that of what serde writes for it.
#[doc(hidden)]
#[macro_export]
macro_rules! schema_as {
    ($Type:ty, $name:literal, $Written:ty) => {
        impl schemars::JsonSchema for $Type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $name.into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                <$Written as schemars::JsonSchema>::json_schema(generator)
            }
        }
    };
}

schema_as!(Card, "Card", String);
schema_as!(Suit, "CardSuit", String);
schema_as!(CardSet, "CardSet", Vec<String>);
schema_as!(Seat, "CardSeat", u8);
schema_as!(Who, "CardWho", String);
schema_as!(Units, "CardUnits", f64);
schema_as!(Clause, "CardClause", String);
