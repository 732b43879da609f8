//! The help of the commands of an event and of the card tables, and what is said when one cannot be read, in the language of
//! the reader: as `--lang` says, else as the machine is set.

use std::collections::BTreeMap;
use std::ffi::OsString;

use clap::builder::{PossibleValue, StyledStr};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use jadoube_ruling::Message;
use jadoube_text::{Language, Texts, sources};

/// The commands whose help is given in every language.
pub const SPOKEN: [&str; 3] = ["event", "ulti", "snapszer"];

/// The language in which a command line is to be answered before it is understood; none where only
/// English is spoken.
pub fn language(arguments: &[OsString]) -> Option<Language> {
    let mut words = arguments.iter().skip(1).map(|word| word.to_string_lossy());
    let spoken = words.next();
    let spoken = spoken.as_deref().filter(|word| SPOKEN.contains(word))?;
    let words: Vec<_> = words.collect();
    let after = words.iter().position(|word| word == "--lang");
    let after = after.and_then(|index| words.get(index + 1));
    let joined = || words.iter().find_map(|word| word.strip_prefix("--lang="));
    let said = after.map(AsRef::as_ref).or_else(joined);
    let said: Option<Language> = said.and_then(|code| code.parse().ok());
    let language = match spoken {
        "event" => crate::event::language(said),
        // A table speaks as it is told to, and English otherwise.
        _ => said.unwrap_or_default(),
    };
    match language {
        Language::English => None,
        language => Some(language),
    }
}

/// `event help PAIR` is `event PAIR --help`, in every language.
pub fn without_help_command(mut arguments: Vec<OsString>) -> Vec<OsString> {
    if arguments.len() > 2 && arguments[1] == "event" && arguments[2] == "help" {
        arguments.remove(2);
        arguments.push("--help".into());
    }
    arguments
}

/// A language that help is given in.
pub struct Usage {
    texts: Texts,
    /// The identifier of each sentence in English.
    known: BTreeMap<&'static str, &'static str>,
}

impl Usage {
    /// Help in a language.
    pub fn new(language: Language) -> Usage {
        let lines = sources(Language::English).into_iter().flat_map(str::lines);
        let known = lines.filter_map(|line| {
            let (id, english) = line.split_once(" = ")?;
            id.starts_with("help-").then_some((english, id))
        });
        Usage {
            texts: Texts::new(language),
            known: known.collect(),
        }
    }

    /// A sentence of the help in this language; as it is, if nobody has translated it.
    pub fn say(&self, english: &str) -> String {
        let id = self.known.get(english);
        let said = id.and_then(|id| self.texts.get(id));
        said.unwrap_or_else(|| english.to_owned())
    }

    fn word(&self, id: &'static str) -> String {
        self.texts.say(&Message::new(id))
    }

    /// A heading; the parser wants one that lives as long as the program, which ends after its help.
    fn heading(&self, id: &'static str) -> &'static str {
        self.word(id).leak()
    }

    /// A command with its help in this language, and all commands below it.
    pub fn command(&self, command: Command) -> Command {
        let about = command
            .get_about()
            .map(|about| self.say(&about.to_string()));
        let names: Vec<String> = command
            .get_subcommands()
            .map(|one| one.get_name().to_owned())
            .collect();
        let template = format!(
            "{{before-help}}{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
            self.word("usage-word")
        );
        let help = Arg::new("help")
            .short('h')
            .long("help")
            .action(ArgAction::Help)
            .help(self.word("help-word"))
            .help_heading(self.heading("options-word"));
        let mut command = command
            .about(about.unwrap_or_default())
            .help_template(template)
            .subcommand_help_heading(self.heading("commands-word"))
            .mut_args(|arg| self.arg(arg))
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .arg(help);
        for name in names {
            command = command.mut_subcommand(name, |one| self.command(one));
        }
        command
    }

    fn arg(&self, arg: Arg) -> Arg {
        let heading = match arg.is_positional() {
            true => self.heading("arguments-word"),
            false => self.heading("options-word"),
        };
        let help = arg.get_help().map(StyledStr::to_string).unwrap_or_default();
        let takes_values = arg.get_action().takes_values();
        let defaults = arg.get_default_values().iter();
        let defaults: Vec<_> = defaults.map(|one| one.to_string_lossy()).collect();
        let values = match takes_values {
            true => arg.get_possible_values(),
            false => Vec::new(),
        };
        let mut about = self.say(&help);
        if takes_values && !defaults.is_empty() {
            let message = Message::new("usage-default").with("values", defaults.join(","));
            about = format!("{about} [{}]", self.texts.say(&message));
        }
        let arg = arg
            .help_heading(heading)
            .hide_default_value(takes_values)
            .hide_possible_values(takes_values);
        if values.is_empty() {
            return arg.help(about);
        }
        let named: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        let message = Message::new("usage-values").with("values", named.join(", "));
        let short = format!("{about} [{}]", self.texts.say(&message));
        let listed = values.iter().map(|value| match value.get_help() {
            Some(help) => format!("- {}: {}", value.get_name(), self.say(&help.to_string())),
            None => format!("- {}", value.get_name()),
        });
        let listed: Vec<String> = listed.collect();
        let list = self.word("usage-values-list");
        arg.help(short)
            .long_help(format!("{about}\n\n{list}\n{}", listed.join("\n")))
    }

    /// What is wrong with a command line, in this language.
    pub fn error(&self, error: &clap::Error, command: &Command) -> String {
        // Only a command that is built knows how its arguments are written.
        let mut built = command.clone();
        built.build();
        let mut lines = vec![self.texts.say(&message(error, &built))];
        let near = [
            ContextKind::SuggestedArg,
            ContextKind::SuggestedSubcommand,
            ContextKind::SuggestedValue,
        ];
        if let Some(near) = near.iter().find_map(|kind| shown(error, *kind)) {
            let message = Message::new("usage-near").with("near", near);
            lines.push(self.texts.say(&message));
        }
        if let Some(usage) = shown(error, ContextKind::Usage) {
            let usage = usage.trim_start_matches("Usage:").trim().to_owned();
            lines.push(format!("{}: {usage}", self.word("usage-word")));
        }
        lines.push(self.word("usage-more"));
        lines.join("\n")
    }
}

/// What is wrong with a command line.
fn message(error: &clap::Error, command: &Command) -> Message {
    let of = |kind| shown(error, kind).unwrap_or_default();
    let argument = of(ContextKind::InvalidArg);
    let value = of(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => Message::new("usage-no-option").with("found", argument),
        ErrorKind::InvalidSubcommand => {
            Message::new("usage-no-command").with("found", of(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => {
            Message::new("usage-missing").with("missing", argument)
        }
        ErrorKind::MissingSubcommand => Message::new("usage-no-subcommand"),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => {
            Message::new("usage-no-value").with("argument", argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let help = help_of(command, &argument).unwrap_or_default();
            Message::new("usage-value")
                .with("value", value)
                .with("argument", argument)
                .with("help", help)
        }
        ErrorKind::ArgumentConflict => Message::new("usage-conflict")
            .with("argument", argument)
            .with("other", of(ContextKind::PriorArg)),
        ErrorKind::TooManyValues => Message::new("usage-too-many").with("value", value),
        _ => Message::new("usage-unreadable"),
    }
}

/// The help of an argument, as it is written in an error: `<BOARD>`, `--round <ROUND>`.
fn help_of(command: &Command, argument: &str) -> Option<String> {
    let mut own = command.get_arguments();
    match own.find(|arg| argument.contains(&arg.to_string())) {
        Some(arg) => arg.get_help().map(StyledStr::to_string),
        None => {
            let mut below = command.get_subcommands();
            below.find_map(|one| help_of(one, argument))
        }
    }
}

/// Something that is known about an error, in words.
fn shown(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::None => None,
        ContextValue::Strings(several) => Some(several.join(", ")),
        ContextValue::StyledStrs(several) => {
            let several: Vec<String> = several.iter().map(StyledStr::to_string).collect();
            Some(several.join(", "))
        }
        other => Some(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    /// All commands. An unoptimised program builds them in one frame of some megabytes: the main thread has room for
    /// that, the thread of a test has not.
    fn cli() -> Command {
        let roomy = std::thread::Builder::new().stack_size(32 << 20);
        let built = roomy.spawn(crate::Cli::command).unwrap();
        built.join().unwrap()
    }

    /// Every sentence of the help of a command and of those below it.
    fn sentences(command: &Command, found: &mut Vec<String>) {
        found.extend(command.get_about().map(StyledStr::to_string));
        for arg in command.get_arguments() {
            found.extend(arg.get_help().map(StyledStr::to_string));
            for value in arg.get_possible_values() {
                found.extend(value.get_help().map(StyledStr::to_string));
            }
        }
        for one in command.get_subcommands() {
            sentences(one, found);
        }
    }

    #[test]
    fn every_sentence_of_such_help_is_said_in_every_language() {
        let cli = cli();
        let mut found = Vec::new();
        for name in SPOKEN {
            sentences(cli.find_subcommand(name).unwrap(), &mut found);
        }
        assert!(found.len() > 300);
        for language in [Language::Hungarian, Language::Turkish, Language::Finnish] {
            let usage = Usage::new(language);
            for english in &found {
                assert!(usage.known.contains_key(english.as_str()), "{english}");
                assert_ne!(&usage.say(english), english);
            }
        }
    }

    #[test]
    fn the_help_of_events_can_be_built_in_every_language() {
        for language in [Language::Hungarian, Language::Turkish, Language::Finnish] {
            let usage = Usage::new(language);
            let cli = cli().mut_subcommand("event", |event| usage.command(event));
            cli.clone().debug_assert();
            let asked = cli
                .clone()
                .try_get_matches_from(["jadoube", "event", "pair", "--help"]);
            let help = asked.unwrap_err().to_string();
            let english = "Pair the next round, or the next sitting of a knockout of trios";
            assert!(help.contains(&usage.say(english)), "{help}");
            assert!(!help.contains("Usage:"), "{help}");
            let wrong = ["jadoube", "event", "result", "x", "eleven", "1-0"];
            let wrong = cli.clone().try_get_matches_from(wrong).unwrap_err();
            let told = usage.error(&wrong, &cli);
            let board = "The board: ROUND.TABLE or ROUND.TABLE.BOARD, such as 2.3";
            assert!(told.contains(&usage.say(board)), "{told}");
            assert!(told.contains("eleven"), "{told}");
        }
    }

    #[test]
    fn a_command_line_is_answered_in_its_language() {
        let words = |line: &str| -> Vec<OsString> { line.split(' ').map(OsString::from).collect() };
        let of = |line: &str| language(&words(line));
        assert_eq!(
            of("jadoube event pair --lang hu"),
            Some(Language::Hungarian)
        );
        assert_eq!(of("jadoube event --lang=fi pair"), Some(Language::Finnish));
        assert_eq!(of("jadoube event pair --lang en"), None);
        assert_eq!(
            of("jadoube ulti --lang hu --help"),
            Some(Language::Hungarian)
        );
        assert_eq!(of("jadoube snapszer --help"), None);
        assert_eq!(of("jadoube judge --lang hu"), None);
        let rewritten = without_help_command(words("jadoube event help pair"));
        assert_eq!(rewritten, words("jadoube event pair --help"));
    }
}
