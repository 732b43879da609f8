//! How squares, pieces and positions are written down in a journal.

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
pub(crate) mod square {
    use serde::{Deserialize, Deserializer, Serializer, de};
    use shakmaty::Square;

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
pub(crate) mod squares {
    use serde::{Deserialize, Deserializer, Serializer, de};
    use shakmaty::Square;

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
pub(crate) mod role {
    use serde::{Deserialize, Deserializer, Serializer, de};
    use shakmaty::Role;

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
pub(crate) mod fen {
    use serde::{Deserialize, Deserializer, Serializer, de, ser};
    use shakmaty::{Setup, fen::Fen};

    pub fn serialize<S: Serializer>(setup: &Setup, serializer: S) -> Result<S::Ok, S::Error> {
        let fen = Fen::try_from_setup(setup.clone())
            .map_err(|_| ser::Error::custom("a FEN cannot hold these castling rights"))?;
        serializer.collect_str(&fen)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Setup, D::Error> {
        let text = String::deserialize(deserializer)?;
        let fen: Fen = text.parse().map_err(de::Error::custom)?;
        Ok(fen.into_setup())
    }
}

/// A set-up in a box, as a FEN.
pub(crate) mod boxed_fen {
    use serde::{Deserializer, Serializer};
    use shakmaty::Setup;

    pub fn serialize<S: Serializer>(setup: &Setup, serializer: S) -> Result<S::Ok, S::Error> {
        super::fen::serialize(setup, serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(de: D) -> Result<Box<Setup>, D::Error> {
        super::fen::deserialize(de).map(Box::new)
    }
}
