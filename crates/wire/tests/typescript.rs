//! The requests as TypeScript has them, held against what the program reads: the kinds, the fields
//! of each, which of them may be left out, and the values that they take.
//!
//! `laws.ts` is written by hand because the pure crates know no TypeScript. Here it is read, every
//! value that it allows is made and given to the program, and the program is asked by a name that
//! nothing has which names it knows.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_laws::Asked;
use jadoube_wire::typescript::LAWS;
use serde_json::{Value, json};

/// A type as `laws.ts` writes it.
#[derive(Clone, Debug)]
enum Type {
    Literal(String),
    Name(String, Vec<Type>),
    Object(Vec<Field>),
    Union(Vec<Type>),
    Array(Box<Type>),
}

#[derive(Clone, Debug)]
struct Field {
    name: String,
    optional: bool,
    of: Type,
}

struct Declared {
    parameter: Option<String>,
    of: Type,
}

/// The declarations of the file by name.
fn declarations() -> BTreeMap<String, Declared> {
    let mut reader = Reader::new(LAWS);
    let mut found = BTreeMap::new();
    while reader.take("export") {
        reader.expect("type");
        let name = reader.word();
        let parameter = reader.take("<").then(|| {
            let parameter = reader.word();
            reader.expect(">");
            parameter
        });
        reader.expect("=");
        let of = reader.union();
        reader.expect(";");
        found.insert(name, Declared { parameter, of });
    }
    assert_eq!(reader.next(), None, "after {} declarations", found.len());
    found
}

/// Reads words and signs; comments are gone.
struct Reader {
    words: Vec<String>,
    at: usize,
}

impl Reader {
    fn new(source: &str) -> Reader {
        let mut bare = String::new();
        for line in source.lines() {
            let line = line.split("//").next().unwrap_or_default();
            let is_comment = line.trim_start().starts_with("/**");
            bare.push_str(if is_comment { "" } else { line });
            bare.push('\n');
        }
        let mut words: Vec<String> = Vec::new();
        let mut rest = bare.trim_start();
        while let Some(first) = rest.chars().next() {
            let length = match first {
                '"' => rest[1..].find('"').map(|end| end + 2),
                c if c.is_alphanumeric() || c == '_' => {
                    rest.find(|c: char| !c.is_alphanumeric() && c != '_')
                }
                c => Some(c.len_utf8()),
            };
            let (word, after) = rest.split_at(length.unwrap_or(rest.len()));
            words.push(word.to_owned());
            rest = after.trim_start();
        }
        Reader { words, at: 0 }
    }

    fn next(&self) -> Option<&str> {
        self.words.get(self.at).map(String::as_str)
    }

    fn take(&mut self, word: &str) -> bool {
        let there = self.next() == Some(word);
        self.at += usize::from(there);
        there
    }

    fn expect(&mut self, word: &str) {
        assert!(self.take(word), "{word} expected, not {:?}", self.next());
    }

    fn word(&mut self) -> String {
        let word = self.next().expect("a word").to_owned();
        self.at += 1;
        word
    }

    fn union(&mut self) -> Type {
        self.take("|");
        let mut all = vec![self.single()];
        while self.take("|") {
            all.push(self.single());
        }
        match all.len() {
            1 => all.remove(0),
            _ => Type::Union(all),
        }
    }

    fn single(&mut self) -> Type {
        let mut of = if self.take("{") {
            self.object()
        } else {
            let word = self.word();
            match word.strip_prefix('"') {
                Some(literal) => Type::Literal(literal.trim_end_matches('"').to_owned()),
                None if self.take("<") => {
                    let argument = self.union();
                    self.expect(">");
                    Type::Name(word, vec![argument])
                }
                None => Type::Name(word, Vec::new()),
            }
        };
        while self.take("[") {
            self.expect("]");
            of = Type::Array(Box::new(of));
        }
        of
    }

    fn object(&mut self) -> Type {
        let mut fields = Vec::new();
        while !self.take("}") {
            let name = self.word();
            let optional = self.take("?");
            self.expect(":");
            let of = self.union();
            self.take(";");
            fields.push(Field { name, optional, of });
        }
        Type::Object(fields)
    }
}

/// Values of types, each alternative at least once.
struct Maker(BTreeMap<String, Declared>);

impl Maker {
    /// The values of a type; `name` is the field it stands in.
    fn values(&self, of: &Type, name: &str) -> Vec<Value> {
        match of {
            Type::Literal(text) => vec![json!(text)],
            Type::Union(all) => all.iter().flat_map(|one| self.values(one, name)).collect(),
            Type::Array(of) => vec![Value::Array(self.values(of, name))],
            Type::Object(fields) => self.objects(fields),
            Type::Name(own, arguments) => self.named(own, arguments, name),
        }
    }

    fn named(&self, own: &str, arguments: &[Type], field: &str) -> Vec<Value> {
        match (own, field) {
            ("null", _) => vec![Value::Null],
            ("boolean", _) => vec![json!(true), json!(false)],
            ("number", _) => vec![json!(3)],
            ("Square", _) => vec![json!("e4")],
            ("Motion", _) => vec![json!("e2e4"), json!("e7e8q")],
            ("string", "restore") => vec![json!("4k3/8/8/8/8/8/8/4K3 w - - 0 1")],
            ("string", "seal") => vec![json!("0f".repeat(32))],
            ("string", _) => vec![json!("some text")],
            // A request within a request: one is enough.
            ("Asked", "through_assistant") => vec![json!("start")],
            _ => {
                let declared = self.0.get(own).unwrap_or_else(|| panic!("no type {own}"));
                let of = match &declared.parameter {
                    Some(parameter) => &replaced(&declared.of, parameter, &arguments[0]),
                    None => &declared.of,
                };
                self.values(of, field)
            }
        }
    }

    /// One object with everything in it, then others that differ from it in one value each.
    fn objects(&self, fields: &[Field]) -> Vec<Value> {
        let each = fields.iter().map(|f| (f, self.values(&f.of, &f.name)));
        let each: Vec<(&Field, Vec<Value>)> = each.collect();
        let usual =
            |(field, values): &(&Field, Vec<Value>)| (field.name.clone(), values[0].clone());
        let whole: serde_json::Map<String, Value> = each.iter().map(usual).collect();
        let mut all = vec![Value::Object(whole.clone())];
        for (field, values) in &each {
            for value in &values[1..] {
                let mut other = whole.clone();
                other.insert(field.name.clone(), value.clone());
                all.push(Value::Object(other));
            }
        }
        all
    }
}

/// A type with its parameter filled in.
fn replaced(of: &Type, parameter: &str, by: &Type) -> Type {
    let inner = |of: &Type| replaced(of, parameter, by);
    match of {
        Type::Name(name, _) if name == parameter => by.clone(),
        Type::Object(fields) => {
            let field = |f: &Field| Field {
                of: inner(&f.of),
                ..f.clone()
            };
            Type::Object(fields.iter().map(field).collect())
        }
        Type::Union(all) => Type::Union(all.iter().map(inner).collect()),
        Type::Array(of) => Type::Array(Box::new(inner(of))),
        other => other.clone(),
    }
}

fn refusal(value: &Value) -> Option<String> {
    let read = serde_json::from_value::<Asked>(value.clone());
    read.err().map(|error| error.to_string())
}

/// The names that the program says it expected: those in backticks after the unknown one.
fn expected(refusal: &str) -> BTreeSet<String> {
    let (_, list) = refusal.split_once("expected").unwrap_or_default();
    list.split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

/// Every place in a value where a name can be put that nothing has: the value with it, and the
/// names that stand there.
fn places(value: &Value) -> Vec<(Value, BTreeSet<String>)> {
    let mut found = Vec::new();
    if let Value::Object(map) = value {
        let mut with_unknown = map.clone();
        with_unknown.insert("nothing".to_owned(), json!(0));
        found.push((Value::Object(with_unknown), map.keys().cloned().collect()));
        for (name, inner) in map {
            for (changed, names) in places(inner) {
                let mut whole = map.clone();
                whole.insert(name.clone(), changed);
                found.push((Value::Object(whole), names));
            }
        }
    }
    found
}

#[test]
fn the_program_reads_every_request_that_typescript_allows() {
    let maker = Maker(declarations());
    let all = maker.values(&Type::Name("Asked".to_owned(), Vec::new()), "");
    assert!(all.len() > 200, "{}", all.len());
    for value in &all {
        assert_eq!(refusal(value), None, "{value}");
    }
}

/// Every place in a value where one of several words may stand, a text or the name of an
/// alternative: where, the word, and the value with a word there that nothing has.
fn words(value: &Value, path: &str) -> Vec<(String, String, Value)> {
    let unknown = json!("nothing");
    match value {
        Value::String(word) => vec![(path.to_owned(), word.clone(), unknown)],
        Value::Object(map) => {
            let mut found = Vec::new();
            if let (1, Some(name)) = (map.len(), map.keys().next()) {
                found.push((path.to_owned(), name.clone(), unknown));
            }
            for (name, inner) in map {
                for (path, word, changed) in words(inner, &format!("{path}/{name}")) {
                    let mut whole = map.clone();
                    whole.insert(name.clone(), changed);
                    found.push((path, word, Value::Object(whole)));
                }
            }
            found
        }
        _ => Vec::new(),
    }
}

#[test]
fn typescript_has_every_kind_and_every_word_of_a_request() {
    let maker = Maker(declarations());
    let mut own: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut known: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for value in maker.values(&Type::Name("Asked".to_owned(), Vec::new()), "") {
        for (path, word, changed) in words(&value, "") {
            let refusal = refusal(&changed).unwrap_or_default();
            if refusal.contains("unknown variant `nothing`") {
                own.entry(path.clone()).or_default().insert(word);
                known.insert(path, expected(&refusal));
            }
        }
    }
    for must in [
        "",
        "/sheet",
        "/blind",
        "/find",
        "/penalise/penalty",
        "/sheet/sign/outcome",
    ] {
        assert!(known.contains_key(must), "{must}: {:?}", known.keys());
    }
    // One request within another stands for all of them.
    own.retain(|path, _| !path.starts_with("/blind/through_assistant"));
    known.retain(|path, _| !path.starts_with("/blind/through_assistant"));
    assert_eq!(own, known);
}

#[test]
fn typescript_has_every_field_of_a_request() {
    let maker = Maker(declarations());
    let mut compared = 0;
    for value in maker.values(&Type::Name("Asked".to_owned(), Vec::new()), "") {
        for (with_unknown, names) in places(&value) {
            let refusal = refusal(&with_unknown).unwrap_or_default();
            // An alternative with a second name beside it is refused for another reason.
            if refusal.contains("unknown field `nothing`") {
                assert_eq!(expected(&refusal), names, "{value}: {refusal}");
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn a_field_may_be_left_out_where_typescript_says_so_and_nowhere_else() {
    let types = declarations();
    let maker = Maker(declarations());
    let mut left_out = 0;
    for (chapter, name) in [
        ("", "Asked"),
        ("sheet", "SheetRequest"),
        ("conduct", "ConductRequest"),
        ("blind", "BlindRequest"),
        ("adjournment", "AdjournmentRequest"),
    ] {
        let Type::Union(alternatives) = &types[name].of else {
            panic!("{name} has no alternatives");
        };
        for alternative in alternatives {
            let Type::Object(outer) = alternative else {
                continue;
            };
            let fields = match &outer[0].of {
                Type::Object(fields) => fields,
                Type::Name(name, _) if name == "Opening" => match &types[name].of {
                    Type::Object(fields) => fields,
                    other => panic!("{other:?}"),
                },
                _ => continue,
            };
            for field in fields {
                let mut inner = maker.objects(fields)[0].clone();
                inner
                    .as_object_mut()
                    .expect("an object")
                    .remove(&field.name);
                let value = json!({ &outer[0].name: inner });
                let value = match chapter {
                    "" => value,
                    chapter => json!({ chapter: value }),
                };
                assert_eq!(refusal(&value).is_none(), field.optional, "{value}");
                left_out += 1;
            }
        }
    }
    assert!(left_out > 60, "{left_out}");
}
