//! Text that people have typed and others will read.

use std::borrow::Cow;

/// Whether a character shows nothing itself but changes what is shown: what makes a terminal act,
/// breaks a line, or turns the direction in which others are read.
pub fn is_unruly(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// A text that can be shown anywhere: ends of lines become spaces, and what else is unruly the sign
/// for a character that cannot be shown.
pub fn plain(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_unruly) {
        return Cow::Borrowed(text);
    }
    let shown = text.chars().map(|c| match c {
        '\n' | '\r' | '\t' => ' ',
        unruly if is_unruly(unruly) => char::REPLACEMENT_CHARACTER,
        plain => plain,
    });
    Cow::Owned(shown.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_stays_and_what_acts_goes() {
        for right in ["Anna", "Bélá Őry", "Çağla", "Häkkinen, ½", "王", ""] {
            assert!(matches!(plain(right), Cow::Borrowed(same) if same == right));
        }
        assert_eq!(plain("a\nb\tc"), "a b c");
        for wrong in [
            "\x1b[2J",
            "\u{7f}",
            "\u{9b}31m",
            "a\u{202E}b",
            "\u{2066}",
            "\0",
            "\u{2028}",
        ] {
            let shown = plain(wrong);
            assert!(!shown.chars().any(is_unruly), "{wrong:?}");
            assert!(shown.contains(char::REPLACEMENT_CHARACTER), "{wrong:?}");
        }
    }
}
