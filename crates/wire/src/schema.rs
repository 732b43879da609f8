//! JSON schemas of the wire's types, read from the same TypeScript that the pages are given.
//!
//! `wire.ts` describes everything that goes over the wire, requests of the Laws included. Reading it
//! keeps one description for people, pages and programs.

use serde_json::{Map, Value, json};

use crate::typescript;

/// Every type by its name, as JSON schema; they refer to each other below `#/components/schemas/`.
///
/// # Errors
/// What cannot be understood of the TypeScript, and where. A test keeps that from happening.
pub fn schemas() -> Result<Map<String, Value>, String> {
    let source = typescript::generate();
    let mut reader = Reader::new(&source)?;
    let mut schemas = Map::new();
    while let Some(description) = reader.declaration()? {
        let name = reader.name()?;
        let generic = reader.takes("<");
        if generic {
            // The one generic type is written out wherever it is used.
            reader.until("=")?;
        } else {
            reader.expects("=")?;
        }
        let mut schema = reader.union()?;
        reader.expects(";")?;
        if !generic {
            describe(&mut schema, description);
            schemas.insert(name, schema);
        }
    }
    Ok(schemas)
}

fn describe(schema: &mut Value, description: String) {
    if let Value::Object(schema) = schema
        && !description.is_empty()
    {
        schema.insert("description".to_owned(), description.into());
    }
}

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Doc(String),
    Text(String),
    Name(String),
    Sign(char),
}

struct Reader {
    tokens: Vec<Token>,
    at: usize,
}

impl Reader {
    fn new(source: &str) -> Result<Reader, String> {
        let tokens = tokens(source)?;
        Ok(Reader { tokens, at: 0 })
    }

    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at)
    }

    fn next(&mut self) -> Result<Token, String> {
        let token = self.peek().cloned().ok_or("the end, where more was due")?;
        self.at += 1;
        Ok(token)
    }

    fn is(&self, sign: &str) -> bool {
        matches!(self.peek(), Some(Token::Sign(found)) if sign == found.to_string())
    }

    /// Takes a sign if it comes next.
    fn takes(&mut self, sign: &str) -> bool {
        let found = self.is(sign);
        self.at += usize::from(found);
        found
    }

    fn expects(&mut self, sign: &str) -> Result<(), String> {
        match self.takes(sign) {
            true => Ok(()),
            false => Err(format!("{:?} where {sign} was due", self.peek())),
        }
    }

    fn until(&mut self, sign: &str) -> Result<(), String> {
        while !self.takes(sign) {
            self.next()?;
        }
        Ok(())
    }

    fn name(&mut self) -> Result<String, String> {
        match self.next()? {
            Token::Name(name) | Token::Text(name) => Ok(name),
            other => Err(format!("{other:?} where a name was due")),
        }
    }

    fn doc(&mut self) -> String {
        let mut doc = String::new();
        while let Some(Token::Doc(text)) = self.peek() {
            doc.clone_from(text);
            self.at += 1;
        }
        doc
    }

    /// Goes to the next `export type`; gives what is said about it.
    fn declaration(&mut self) -> Result<Option<String>, String> {
        loop {
            let doc = self.doc();
            if self.peek().is_none() {
                return Ok(None);
            }
            let word = |at: usize, word: &str| matches!(self.tokens.get(at), Some(Token::Name(name)) if name == word);
            if word(self.at, "export") && word(self.at + 1, "type") {
                self.at += 2;
                return Ok(Some(doc));
            }
            // A constant is no type.
            self.until(";")?;
        }
    }

    fn union(&mut self) -> Result<Value, String> {
        self.takes("|");
        let mut members = vec![self.member()?];
        while self.takes("|") {
            members.push(self.member()?);
        }
        if let [_] = members.as_slice() {
            return Ok(members.swap_remove(0));
        }
        let words: Option<Vec<&Value>> = members.iter().map(|one| one.get("const")).collect();
        Ok(match words {
            Some(words) => json!({"type": "string", "enum": words}),
            None => json!({"anyOf": members}),
        })
    }

    fn member(&mut self) -> Result<Value, String> {
        let mut schema = match self.next()? {
            Token::Text(word) => json!({"const": word}),
            Token::Sign('{') => self.object()?,
            Token::Name(name) => self.named(&name)?,
            other => return Err(format!("{other:?} where a type was due")),
        };
        while self.takes("[") {
            self.expects("]")?;
            schema = json!({"type": "array", "items": schema});
        }
        Ok(schema)
    }

    fn named(&mut self, name: &str) -> Result<Value, String> {
        let mut given = Vec::new();
        if self.takes("<") {
            given.push(self.union()?);
            while self.takes(",") {
                given.push(self.union()?);
            }
            self.expects(">")?;
        }
        Ok(match (name, given.as_slice()) {
            ("string" | "boolean" | "null", []) => json!({"type": name}),
            // Everything that is counted on the wire is counted in whole numbers.
            ("number", []) => json!({"type": "integer"}),
            ("unknown" | "T", []) => json!({}),
            ("Array", [item]) => json!({"type": "array", "items": item}),
            ("Record", [_, value]) => json!({"type": "object", "additionalProperties": value}),
            ("BySide", [side]) => json!({
                "type": "object",
                "properties": {"white": side, "black": side},
                "required": ["white", "black"],
            }),
            ("Partial", [Value::Object(whole)]) => {
                let mut part = whole.clone();
                part.remove("required");
                Value::Object(part)
            }
            (_, []) => json!({"$ref": format!("#/components/schemas/{name}")}),
            _ => return Err(format!("{name} of {} types", given.len())),
        })
    }

    fn object(&mut self) -> Result<Value, String> {
        let mut properties = Map::new();
        let mut required = Vec::new();
        loop {
            let doc = self.doc();
            if self.takes("}") {
                return Ok(match required.is_empty() {
                    true => json!({"type": "object", "properties": properties}),
                    false => {
                        json!({"type": "object", "properties": properties, "required": required})
                    }
                });
            }
            if self.takes("[") {
                self.until("]")?;
                self.expects(":")?;
                let value = self.union()?;
                self.until("}")?;
                return Ok(json!({"type": "object", "additionalProperties": value}));
            }
            let name = self.name()?;
            if !self.takes("?") {
                required.push(Value::from(name.clone()));
            }
            self.expects(":")?;
            let mut value = self.union()?;
            describe(&mut value, doc);
            properties.insert(name, value);
            if !self.takes(",") {
                self.takes(";");
            }
        }
    }
}

fn tokens(source: &str) -> Result<Vec<Token>, String> {
    let mut tokens = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let length = if let Some(comment) = rest.strip_prefix("/*") {
            let end = comment.find("*/").ok_or("a comment without an end")?;
            let text = comment.get(..end).unwrap_or_default();
            if let Some(doc) = text.strip_prefix('*') {
                let lines = doc.lines().map(|line| line.trim().trim_start_matches("* "));
                let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
                tokens.push(Token::Doc(lines.join(" ").trim().to_owned()));
            }
            end + 4
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if let Some(text) = rest.strip_prefix('"') {
            let end = text.find('"').ok_or("a text without an end")?;
            tokens.push(Token::Text(text.get(..end).unwrap_or_default().to_owned()));
            end + 2
        } else if first.is_alphanumeric() || first == '_' {
            let inside = |c: char| c.is_alphanumeric() || c == '_';
            let end = rest.find(|c| !inside(c)).unwrap_or(rest.len());
            tokens.push(Token::Name(rest.get(..end).unwrap_or_default().to_owned()));
            end
        } else {
            if !first.is_whitespace() {
                tokens.push(Token::Sign(first));
            }
            first.len_utf8()
        };
        rest = rest.get(length..).unwrap_or_default();
    }
    Ok(tokens)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(map) => {
                if let Some(Value::String(to)) = map.get("$ref") {
                    found.push(to.rsplit('/').next().unwrap_or_default().to_owned());
                }
                map.values().for_each(|value| references(value, found));
            }
            Value::Array(list) => list.iter().for_each(|value| references(value, found)),
            _ => {}
        }
    }

    #[test]
    fn every_type_that_is_named_is_described() {
        let schemas = schemas().unwrap();
        let mut named = Vec::new();
        references(&Value::Object(schemas.clone()), &mut named);
        assert!(named.len() > 50);
        for name in named {
            assert!(schemas.contains_key(&name), "{name}");
        }
    }

    #[test]
    fn types_are_read_as_they_are_written() {
        let schemas = schemas().unwrap();
        assert_eq!(
            schemas["Side"],
            json!({"type": "string", "enum": ["white", "black"]})
        );
        let told = &schemas["Told"];
        assert_eq!(told["required"], json!(["at", "kind", "message"]));
        assert_eq!(
            told["properties"]["by"]["$ref"],
            "#/components/schemas/Seat"
        );
        let described = told["properties"]["article"]["description"].as_str();
        assert_eq!(
            described,
            Some("The article that it rests on, in the edition of the game.")
        );
        assert!(schemas["GameRequest"].get("required").is_none());
        assert_eq!(schemas["Heard"]["anyOf"].as_array().unwrap().len(), 7);
        assert_eq!(
            schemas["Period"]["properties"]["moves"],
            json!({"anyOf": [{"type": "integer"}, {"type": "null"}]})
        );
    }
}
