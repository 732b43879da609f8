//! How squares, pieces and positions are written down in a journal and on the wire.
//!
//! Each form is a type with `serialize` and `deserialize`, so that one name in `serde(with = ..)`
//! tells serde the text and the features `ts` and `schema` its shape.

use serde::{Deserialize, Deserializer, Serializer, de, ser};
use shakmaty::{Role, Setup, Square};

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over references"
)]
pub(crate) fn is_false(value: &bool) -> bool {
    !*value
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over references"
)]
pub(crate) fn is_true(value: &bool) -> bool {
    *value
}

/// What a flag is that is not written down.
pub(crate) fn yes() -> bool {
    true
}

/// A square by its name, `e4`.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string", rename = "Square"))]
pub(crate) struct SquareName;

impl SquareName {
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde hands over references"
    )]
    pub fn serialize<S: Serializer>(square: &Square, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(square)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// Squares by their names, in order.
pub(crate) struct SquareNames;

impl SquareNames {
    pub fn serialize<S: Serializer>(squares: &[Square], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(squares.iter().map(Square::to_string))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(de: D) -> Result<Vec<Square>, D::Error> {
        let names = Vec::<String>::deserialize(de)?;
        let squares = names.iter().map(|name| name.parse());
        squares.collect::<Result<_, _>>().map_err(de::Error::custom)
    }
}

/// A kind of piece by its English letter, `q`.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "ts",
    ts(
        type = "\"p\" | \"n\" | \"b\" | \"r\" | \"q\" | \"k\"",
        rename = "Piece"
    )
)]
pub(crate) struct PieceLetter;

impl PieceLetter {
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde hands over references"
    )]
    pub fn serialize<S: Serializer>(role: &Role, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(role.char())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Role, D::Error> {
        let letter = char::deserialize(deserializer)?;
        Role::from_char(letter)
            .ok_or_else(|| de::Error::custom(format!("\"{letter}\" is no letter of a piece")))
    }
}

/// A set-up as a FEN.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub(crate) struct Fen;

impl Fen {
    pub fn serialize<S: Serializer>(setup: &Setup, serializer: S) -> Result<S::Ok, S::Error> {
        let fen = shakmaty::fen::Fen::try_from_setup(setup.clone())
            .map_err(|_| ser::Error::custom("a FEN cannot hold these castling rights"))?;
        serializer.collect_str(&fen)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Setup, D::Error> {
        let text = String::deserialize(deserializer)?;
        let fen: shakmaty::fen::Fen = text.parse().map_err(de::Error::custom)?;
        Ok(fen.into_setup())
    }
}

/// A set-up in a box, as a FEN.
pub(crate) struct BoxedFen;

impl BoxedFen {
    pub fn serialize<S: Serializer>(setup: &Setup, serializer: S) -> Result<S::Ok, S::Error> {
        Fen::serialize(setup, serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(de: D) -> Result<Box<Setup>, D::Error> {
        Fen::deserialize(de).map(Box::new)
    }
}

/// The forms as JSON schemas: texts with a pattern.
#[cfg(feature = "schema")]
mod schemas {
    use std::borrow::Cow;

    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use super::{BoxedFen, Fen, PieceLetter, SquareName, SquareNames};
    use crate::{Commitment, Motion};

    macro_rules! text {
        ($($form:ident $name:literal $description:literal $pattern:literal;)*) => {
            $(impl JsonSchema for $form {
                fn schema_name() -> Cow<'static, str> {
                    $name.into()
                }

                fn json_schema(_: &mut SchemaGenerator) -> Schema {
                    json_schema!({ "type": "string", "description": $description, "pattern": $pattern })
                }
            })*
        };
    }

    text! {
        SquareName "Square" "A square by its name." "^[a-h][1-8]$";
        Motion "Motion" "A move by its squares, with the letter of a new piece." "^[a-h][1-8][a-h][1-8][nbrq]?$";
        Commitment "Commitment" "What stands for a sealed move until the envelope is opened." "^[0-9A-Fa-f]{64}$";
        PieceLetter "Piece" "A kind of piece by its English letter." "^[pnbrqk]$";
        Fen "Fen" "A position in Forsyth-Edwards notation." "^[1-8A-Za-z/]+( .*)?$";
        BoxedFen "Fen" "A position in Forsyth-Edwards notation." "^[1-8A-Za-z/]+( .*)?$";
    }

    impl JsonSchema for SquareNames {
        fn schema_name() -> Cow<'static, str> {
            "Squares".into()
        }

        fn inline_schema() -> bool {
            true
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            <Vec<SquareName>>::json_schema(generator)
        }
    }
}
