//! A chain of hashes through each stream: whoever changes an entry, or puts one in or takes one out,
//! breaks it, and cannot mend it without writing everything after it anew.

use jadoube_ruling::Moment;
use sha2::{Digest, Sha256};

use crate::Entry;

/// The hash that ties an entry to everything before it in its stream.
pub type Link = [u8; 32];

/// What the first entry of a stream is tied to.
pub const BEGINNING: Link = [0; 32];

/// The link of an entry: SHA-256 of the link before it, the name of the stream, a nought, the number
/// and the moment of the entry in eight bytes each, highest first, and what it says.
pub fn link(before: &Link, stream: &str, entry: &Entry) -> Link {
    link_of(before, stream, entry.seq, entry.at, &entry.body)
}

pub(crate) fn link_of(before: &Link, stream: &str, seq: u64, at: Moment, body: &str) -> Link {
    let mut hash = Sha256::new();
    hash.update(before);
    hash.update(stream.as_bytes());
    hash.update([0]);
    hash.update(seq.to_be_bytes());
    hash.update(at.as_millis().to_be_bytes());
    hash.update(body.as_bytes());
    hash.finalize().into()
}

/// The first entry that is not tied to those before it; none if all are. An entry without a link is
/// tied to nothing.
pub fn first_broken(stream: &str, entries: &[(Entry, Option<Link>)]) -> Option<u64> {
    let mut before = BEGINNING;
    for (due, (entry, found)) in (0..).zip(entries) {
        let expected = link(&before, stream, entry);
        if entry.seq != due || *found != Some(expected) {
            return Some(due);
        }
        before = expected;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Anybody can compute a link with other tools; so it must not change.
    #[test]
    fn a_link_is_what_it_is_said_to_be() {
        let entry = Entry {
            seq: 1,
            at: Moment::from_millis(2),
            body: "x".to_owned(),
        };
        let mut bytes = vec![0; 32];
        bytes.extend(b"a/1\0");
        bytes.extend([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2]);
        bytes.extend(b"x");
        let expected: Link = Sha256::digest(bytes).into();
        assert_eq!(link(&BEGINNING, "a/1", &entry), expected);
    }
}
