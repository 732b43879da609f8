//! TypeScript declarations of a type and of everything in it, without a list kept by hand.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};

use ts_rs::{Config, TS, TypeVisitor};

/// Declarations by name, `Side` to `type Side = "white" | "black";`.
pub type Declarations = BTreeMap<String, String>;

/// Adds the declaration of a type and of every declared type that it mentions.
pub fn declare<T: TS + 'static + ?Sized>(config: &Config, into: &mut Declarations) {
    let mut visitor = Visitor {
        config,
        seen: HashSet::new(),
        into,
    };
    visitor.visit::<T>();
}

struct Visitor<'a> {
    config: &'a Config,
    seen: HashSet<TypeId>,
    into: &'a mut Declarations,
}

impl TypeVisitor for Visitor<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Numbers, texts, lists and pairs have no declaration of their own.
        if T::output_path().is_some() {
            self.into
                .insert(T::ident(self.config), T::decl(self.config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
