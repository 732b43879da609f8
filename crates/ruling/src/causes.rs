//! Errors with what led to them.

use std::error::Error;

/// An error and its causes as one line. A cause that the error has already told is not told again.
pub fn with_causes(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let own = error.to_string();
        if !text.ends_with(&own) {
            text.push_str(": ");
            text.push_str(&own);
        }
        cause = error.source();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, thiserror::Error)]
    enum Trouble {
        #[error("the disk is full")]
        Disk,
        #[error("nothing was kept")]
        Silent(#[source] Box<Trouble>),
        #[error("nothing was kept: {0}")]
        Telling(#[source] Box<Trouble>),
    }

    #[test]
    fn every_cause_is_told_once() {
        let disk = || Box::new(Trouble::Disk);
        assert_eq!(with_causes(&Trouble::Disk), "the disk is full");
        for error in [Trouble::Silent(disk()), Trouble::Telling(disk())] {
            assert_eq!(with_causes(&error), "nothing was kept: the disk is full");
        }
    }
}
