//! How requests, happenings and refusals are held: by chapter in the program, flat in the journal.
//!
//! The journal names a request by its own word, `{"touch": {..}}`, and says nothing of chapters, but for four
//! that were written one level deeper from the beginning, `{"sheet": {"sign": {..}}}`. Reading goes by the
//! word: it is looked up among the words of the chapters, and the chapter reads what is inside.

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

/// What a word names, when the word has been read and what is inside has not.
pub(crate) struct Named<A> {
    pub word: String,
    pub inside: A,
}

impl<'de, A: VariantAccess<'de>> Deserializer<'de> for Named<A> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, A: VariantAccess<'de>> EnumAccess<'de> for Named<A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, A), A::Error> {
        let word = seed.deserialize(self.word.into_deserializer())?;
        Ok((word, self.inside))
    }
}

/// Declares an enum of chapters. The chapters under `deeper` lie one level deeper in the journal, each under
/// its word; the words of the others are those of what they hold. What every chapter can say of itself,
/// `says`, is asked of the chapter.
macro_rules! chapters {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            deeper $deeper:tt
            flat $flat:tt
        }
        says { $($(#[$say_doc:meta])* $vis:vis fn $say:ident() -> $said:ty;)* }
    ) => {
        chapters!(@held [$(#[$about])*] $name $deeper $flat);

        impl $name {
            $(chapters!(@say [$(#[$say_doc])* $vis] $say $said, $name $deeper $flat);)*
        }
    };
    (
        @say [$(#[$doc:meta])* $vis:vis] $say:ident $said:ty,
        $name:ident
        { $($(#[$deep_doc:meta])* $deep:ident($deep_held:ty) = $word:literal,)* }
        { $($(#[$flat_doc:meta])* $flat:ident($flat_held:ty),)* }
    ) => {
        $(#[$doc])*
        $vis fn $say(&self) -> $said {
            match self {
                $($name::$deep(held) => held.$say(),)*
                $($name::$flat(held) => held.$say(),)*
            }
        }
    };
    (
        @held [$(#[$about:meta])*] $name:ident
        { $($(#[$deep_doc:meta])* $deep:ident($deep_held:ty) = $word:literal,)* }
        { $($(#[$flat_doc:meta])* $flat:ident($flat_held:ty),)* }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($(#[$deep_doc])* $deep($deep_held),)*
            $($(#[$flat_doc])* #[serde(untagged)] $flat($flat_held),)*
        }

        impl $name {
            /// Which one it is, by its own word in the journal: `offer_draw`, `move_made`, `not_on_move`.
            /// What lies one level deeper has the word of the inner level, `record_move`.
            pub fn kind(&self) -> &'static str {
                match self {
                    $($name::$deep(held) => held.into(),)*
                    $($name::$flat(held) => held.into(),)*
                }
            }

            /// Every word that [`kind`](Self::kind) can give.
            pub fn kinds() -> impl Iterator<Item = &'static str> {
                let deep: Vec<&[&str]> = vec![$(<$deep_held as strum::VariantNames>::VARIANTS),*];
                let flat = [$(<$flat_held as strum::VariantNames>::VARIANTS),*];
                deep.into_iter().chain(flat).flatten().copied()
            }

            /// Every word that the journal has at this level.
            fn words() -> &'static [&'static str] {
                static WORDS: std::sync::LazyLock<Vec<&'static str>> =
                    std::sync::LazyLock::new(|| {
                        let deep: &[&'static str] = &[$($word),*];
                        let flat = [$(<$flat_held as strum::VariantNames>::VARIANTS),*];
                        [deep].into_iter().chain(flat).flatten().copied().collect()
                    });
                &WORDS
            }
        }

        $(impl From<$deep_held> for $name {
            fn from(held: $deep_held) -> $name {
                $name::$deep(held)
            }
        })*

        $(impl From<$flat_held> for $name {
            fn from(held: $flat_held) -> $name {
                $name::$flat(held)
            }
        })*

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                struct ByWord;

                impl<'de> serde::de::Visitor<'de> for ByWord {
                    type Value = $name;

                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str(concat!("a value of ", stringify!($name)))
                    }

                    fn visit_enum<A: serde::de::EnumAccess<'de>>(
                        self,
                        access: A,
                    ) -> Result<$name, A::Error> {
                        let (word, inside) = access.variant::<String>()?;
                        $(if word == $word {
                            return serde::de::VariantAccess::newtype_variant(inside)
                                .map($name::$deep);
                        })*
                        $(if <$flat_held as strum::VariantNames>::VARIANTS
                            .contains(&word.as_str())
                        {
                            let named = crate::chapters::Named { word, inside };
                            return serde::Deserialize::deserialize(named).map($name::$flat);
                        })*
                        Err(serde::de::Error::unknown_variant(&word, $name::words()))
                    }
                }

                from.deserialize_enum(stringify!($name), $name::words(), ByWord)
            }
        }
    };
}

pub(crate) use chapters;
