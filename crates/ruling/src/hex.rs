//! Bytes that people read and write as hexadecimal digits: seeds, commitments, fingerprints.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// So many bytes, written as hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Hex<const N: usize>(pub [u8; N]);

impl<const N: usize> Hex<N> {
    /// All bytes nought.
    pub const ZERO: Hex<N> = Hex([0; N]);
}

/// Bytes as hexadecimal digits.
pub fn to_hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from_digit(u32::from(value), 16).unwrap_or('0');
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(digit).collect()
}

/// Bytes from hexadecimal digits, as many as there are.
pub fn from_hex(text: &str) -> Result<Vec<u8>, ParseHexError> {
    let error = ParseHexError { digits: None };
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let bytes = pairs.iter().map(|pair| byte(*pair)).collect::<Option<_>>();
    bytes.filter(|_| rest.is_empty()).ok_or(error)
}

fn byte([high, low]: [u8; 2]) -> Option<u8> {
    let digit = |digit: u8| char::from(digit).to_digit(16);
    u8::try_from(digit(high)? * 16 + digit(low)?).ok()
}

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl<const N: usize> fmt::Debug for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not as many hexadecimal digits as it must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ParseHexError {
    /// How many digits there must be; none where any even number would do.
    pub digits: Option<usize>,
}

impl fmt::Display for ParseHexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.digits {
            Some(digits) => write!(f, "{digits} hexadecimal digits are expected"),
            None => f.write_str("an even number of hexadecimal digits is expected"),
        }
    }
}

impl<const N: usize> FromStr for Hex<N> {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Hex<N>, ParseHexError> {
        let bytes = from_hex(text).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(Hex).ok_or(ParseHexError {
            digits: Some(2 * N),
        })
    }
}

impl<const N: usize> Serialize for Hex<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Hex<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex<N>, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl<const N: usize> schemars::JsonSchema for Hex<N> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("Hex{N}").into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        String::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_reads_back_and_refuses_the_rest() {
        let seed: Hex<32> = Hex(std::array::from_fn(|byte| byte as u8 * 7));
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(seed.to_string().to_uppercase().parse(), Ok(seed));
        assert_eq!(to_hex(&[0, 10, 255]), "000aff");
        assert_eq!(from_hex("000aFF"), Ok(vec![0, 10, 255]));
        assert_eq!(from_hex(""), Ok(Vec::new()));
        for wrong in ["0", "zz", "+1", "é", "0x"] {
            assert!(wrong.parse::<Hex<1>>().is_err(), "{wrong}");
            assert!(from_hex(wrong).is_err(), "{wrong}");
        }
        assert!("".parse::<Hex<1>>().is_err());
    }
}
