//! A count of the bytes and entries that were looked at, so that a test can show that work grows no faster
//! than its input. It is kept in builds with debug assertions alone.

#[cfg(debug_assertions)]
thread_local! {
    static LOOKED: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// So many bytes or entries were looked at.
#[inline]
pub fn add(some: usize) {
    #[cfg(debug_assertions)]
    LOOKED.with(|looked| looked.set(looked.get().saturating_add(some as u64)));
    #[cfg(not(debug_assertions))]
    let _ = some;
}

/// How much was looked at on this thread while something was done.
#[cfg(debug_assertions)]
pub fn of(work: impl FnOnce()) -> u64 {
    let before = LOOKED.get();
    work();
    LOOKED.get() - before
}
