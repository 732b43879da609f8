//! The door for whoever runs the module: a question goes in byte by byte, and so does the answer come out. No memory is
//! shared, so nothing has to be agreed but JSON, and no tool makes the other half of it.
#![expect(
    unsafe_code,
    reason = "a name by which the host calls is an unsafe attribute"
)]

use std::cell::RefCell;

use crate::Pocket;

#[derive(Default)]
struct Door {
    pocket: Pocket,
    question: Vec<u8>,
    answer: Vec<u8>,
}

thread_local! {
    static DOOR: RefCell<Door> = RefCell::default();
}

/// Takes the next byte of a question.
#[unsafe(no_mangle)]
pub extern "C" fn put(byte: u8) {
    DOOR.with_borrow_mut(|door| door.question.push(byte));
}

/// Answers the question; gives how many bytes the answer has.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    DOOR.with_borrow_mut(|door| {
        let question = std::mem::take(&mut door.question);
        door.answer = door.pocket.answer(&question);
        door.answer.len()
    })
}

/// A byte of the answer; nought where it has none.
#[unsafe(no_mangle)]
pub extern "C" fn get(at: usize) -> u8 {
    DOOR.with_borrow(|door| door.answer.get(at).copied().unwrap_or_default())
}
