//! Bodies of requests: programs send the same fields as JSON, as a form, or not at all.

use std::collections::HashMap;
use std::str::FromStr;

use axum::extract::Query;
use axum::http::Uri;
use serde_json::Value;

use super::Failure;

/// The fields of a body, by their names.
#[derive(Debug, Default)]
pub(super) struct Fields(HashMap<String, String>);

impl Fields {
    /// Reads a body of either kind; what stands in an object of an object is named `clock.limit`.
    pub(super) fn read(body: &str) -> Result<Fields, Failure> {
        let body = body.trim();
        let mut fields = Fields::default();
        if body.starts_with('{') {
            let value: Value = serde_json::from_str(body)
                .map_err(|error| Failure::Invalid(format!("the body is no JSON: {error}")))?;
            fields.take("", value);
            return Ok(fields);
        }
        let form = format!("/?{body}").parse::<Uri>().ok();
        let form = form.and_then(|uri| Query::<HashMap<String, String>>::try_from_uri(&uri).ok());
        let form =
            form.ok_or_else(|| Failure::Invalid("the body is neither JSON nor a form".to_owned()))?;
        Ok(Fields(form.0))
    }

    fn take(&mut self, name: &str, value: Value) {
        match value {
            Value::Null => {}
            Value::Object(fields) => {
                for (field, value) in fields {
                    match name {
                        "" => self.take(&field, value),
                        name => self.take(&format!("{name}.{field}"), value),
                    }
                }
            }
            Value::String(text) => drop(self.0.insert(name.to_owned(), text)),
            other => drop(self.0.insert(name.to_owned(), other.to_string())),
        }
    }

    /// A field that may be left out or empty.
    pub(super) fn text(&self, name: &str) -> Option<&str> {
        let text = self.0.get(name).map(|text| text.trim());
        text.filter(|text| !text.is_empty())
    }

    /// A field that is something else than text.
    pub(super) fn value<T: FromStr>(&self, name: &str) -> Result<Option<T>, Failure> {
        let Some(text) = self.text(name) else {
            return Ok(None);
        };
        let wrong = |_| Failure::Invalid(format!("{name}: \"{text}\" cannot be read"));
        text.parse().map(Some).map_err(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_body_says_the_same_in_either_form() {
        for body in [
            r#"{"clock.limit": 300, "clock.increment": 2, "days": null, "text": "a b"}"#,
            r#"{"clock": {"limit": 300, "increment": 2}, "text": "a b"}"#,
            "clock.limit=300&clock.increment=2&text=a+b&days=",
        ] {
            let fields = Fields::read(body).expect("fields");
            assert_eq!(fields.value("clock.limit").ok(), Some(Some(300)), "{body}");
            assert_eq!(fields.text("text"), Some("a b"), "{body}");
            assert_eq!(fields.text("days"), None, "{body}");
            assert!(fields.value::<u32>("text").is_err());
        }
        assert!(Fields::read("").is_ok());
        for wrong in ["{", "{]", "\u{1}"] {
            assert!(Fields::read(wrong).is_err(), "{wrong:?}");
        }
    }
}
