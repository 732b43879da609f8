//! Commands within comments: `[%clk 0:05:00]`.

use std::time::Duration;

/// A command that a program left in a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command<'a> {
    /// `clk`, `emt`, `eval` and others.
    pub name: &'a [u8],
    /// What follows the name.
    pub value: &'a [u8],
}

/// The commands of a comment, in order.
pub fn commands(comment: &[u8]) -> impl Iterator<Item = Command<'_>> {
    let mut rest = comment;
    std::iter::from_fn(move || {
        let start = rest.windows(2).position(|two| two == b"[%")? + 2;
        let inside = rest.get(start..)?;
        let end = inside.iter().position(|&byte| byte == b']')?;
        let (command, after) = inside.split_at_checked(end)?;
        rest = after;
        let name = command.iter().position(u8::is_ascii_whitespace);
        let (name, value) = command.split_at_checked(name.unwrap_or(command.len()))?;
        let value = value.trim_ascii();
        Some(Command { name, value })
    })
}

impl Command<'_> {
    /// The time of `clk` and `emt`: `1:02:03`, `02:03` or `3.5`.
    pub fn time(&self) -> Option<Duration> {
        let text = std::str::from_utf8(self.value).ok()?;
        let mut seconds = 0.0;
        for part in text.split(':') {
            let part: f64 = part.trim().parse().ok()?;
            if part < 0.0 {
                return None;
            }
            seconds = seconds * 60.0 + part;
        }
        Duration::try_from_secs_f64(seconds).ok()
    }
}

/// The time that a player had left after the move, as the comment says.
pub fn clock(comment: &[u8]) -> Option<Duration> {
    let mut commands = commands(comment);
    commands.find(|command| command.name == b"clk")?.time()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_found_among_words() {
        let comment = b" book [%eval 0.17] [%clk 1:02:03] fine";
        let names: Vec<&[u8]> = commands(comment).map(|command| command.name).collect();
        assert_eq!(names, [&b"eval"[..], b"clk"]);
        assert_eq!(clock(comment), Some(Duration::from_secs(3723)));
        assert_eq!(
            clock(b"[%clk 0:00:03.5]"),
            Some(Duration::from_millis(3500))
        );
        for none in [
            &b"[%clk -1]"[..],
            b"[%clk",
            b"[%clk x:y]",
            b"[%emt 5]",
            b"[%]",
            b"",
        ] {
            assert_eq!(clock(none), None);
        }
    }
}
