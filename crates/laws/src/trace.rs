//! Which rules a decision asked, and which of them applied. Nothing is noted unless somebody wants to
//! know: the chapters ask their conditions through this file, and it hands them back as they are.

use std::cell::RefCell;

use crate::{Refused, Rule};

/// A rule that was asked on the way to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// The rule.
    pub rule: Rule,
    /// Whether it applied.
    pub applied: bool,
}

thread_local! {
    static NOTES: RefCell<Option<Vec<Weighed>>> = const { RefCell::new(None) };
}

/// Ends the notes, also where a decision does not come to its end.
struct Ended;

impl Drop for Ended {
    fn drop(&mut self) {
        NOTES.set(None);
    }
}

/// A decision, and the rules that were asked for it in the order in which they were, each once.
pub(crate) fn traced<T>(decide: impl FnOnce() -> T) -> (T, Vec<Weighed>) {
    NOTES.set(Some(Vec::new()));
    let _ended = Ended;
    let decided = decide();
    (decided, NOTES.take().unwrap_or_default())
}

fn note(rule: impl FnOnce() -> Rule, applied: bool) {
    NOTES.with_borrow_mut(|notes| {
        let Some(notes) = notes else { return };
        let rule = rule();
        match notes.iter_mut().find(|own| own.rule == rule) {
            Some(known) => known.applied |= applied,
            None => notes.push(Weighed { rule, applied }),
        }
    });
}

/// The condition of a rule, as it is.
pub(crate) fn applies(rule: Rule, condition: bool) -> bool {
    note(|| rule, condition);
    condition
}

/// Refuses under the rule of the refusal where its condition holds.
pub(crate) fn refuse_if(condition: bool, refusal: impl Fn() -> Refused) -> Result<(), Refused> {
    note(|| refusal().under(), condition);
    if condition { Err(refusal()) } else { Ok(()) }
}
