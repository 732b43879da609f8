//! `jadoube people`: who may let programs speak, and by which tokens.

use std::io::Write;

use clap::Subcommand;
use jadoube_journal::{StoreUrl, Streams};
use jadoube_server::{
    GivenToken, PeopleError, Permission, PersonView, SystemClock, WallClock as _, add_person,
    give_token, open_hall, people_of, rename_person, revoke_tokens,
};

use crate::Stop;
use crate::serve::Database;

/// So much of a fingerprint is shown: enough to tell a person's tokens apart.
const SHOWN: usize = 12;

/// What is done with the register of people.
#[derive(Subcommand)]
pub enum People {
    /// Add somebody, and print a token: it is shown this once
    Add {
        /// What the person is called: letters from a to z, digits, - or _
        name: String,
        /// It is a program, and others see that it is
        #[arg(long)]
        bot: bool,
        /// What the token is for; all that such a player may do, if not said
        #[arg(long = "scope", value_name = "SCOPE", value_delimiter = ',')]
        scopes: Option<Vec<Permission>>,
        #[command(flatten)]
        database: Database,
    },
    /// Everybody, with the fingerprints of their tokens and what each is for
    List {
        #[command(flatten)]
        database: Database,
    },
    /// Print one more token of somebody: it is shown this once
    Token {
        /// Whose
        name: String,
        /// What the token is for; all that such a player may do, if not said
        #[arg(long = "scope", value_name = "SCOPE", value_delimiter = ',')]
        scopes: Option<Vec<Permission>>,
        #[command(flatten)]
        database: Database,
    },
    /// Call somebody otherwise; tokens stay, and games keep the name that they were played under
    Rename {
        /// The name until now
        name: String,
        /// The name from now on
        to: String,
        #[command(flatten)]
        database: Database,
    },
    /// Take all tokens of somebody away; what was opened with them ends within a second
    Revoke {
        /// Whose
        name: String,
        /// Only the token whose fingerprint begins so
        #[arg(long, value_name = "FINGERPRINT")]
        token: Option<String>,
        #[command(flatten)]
        database: Database,
    },
    /// Open a hall in which the games of these people stand from now on, and print its links
    Hall {
        /// What the hall is called
        #[arg(default_value = "Programs")]
        name: String,
        #[command(flatten)]
        database: Database,
    },
}

pub fn run(out: &mut impl Write, command: People) -> Result<(), Stop> {
    let now = SystemClock.now();
    match command {
        People::Add {
            name,
            bot,
            scopes,
            database,
        } => {
            let given = within(database, true, |s| add_person(s, &name, bot, scopes, now))?;
            token(out, &given)
        }
        People::Token {
            name,
            scopes,
            database,
        } => {
            let given = within(database, false, |s| give_token(s, &name, scopes, now))?;
            token(out, &given)
        }
        People::List { database } => {
            for person in within(database, false, people_of)? {
                tell(out, &person)?;
            }
            Ok(())
        }
        People::Rename { name, to, database } => {
            within(database, false, |s| rename_person(s, &name, &to, now))?;
            writeln!(out, "{name} is called {to} from now on")?;
            Ok(())
        }
        People::Revoke {
            name,
            token,
            database,
        } => {
            let begin = token.as_deref();
            let ended = within(database, false, |s| revoke_tokens(s, &name, begin, now))?;
            writeln!(out, "{ended} of the tokens of {name} were taken away")?;
            Ok(())
        }
        People::Hall { name, database } => {
            for (role, path) in within(database, true, |s| open_hall(s, &name, now))? {
                writeln!(out, "{role} {path}")?;
            }
            Ok(())
        }
    }
}

/// Does something with the database; a file that is not there is made only where somebody is added.
fn within<T>(
    database: Database,
    may_be_new: bool,
    does: impl FnOnce(&mut dyn Streams) -> Result<T, PeopleError>,
) -> Result<T, Stop> {
    let place = database.place();
    if let StoreUrl::Sqlite(file) = &place
        && !may_be_new
        && !file.is_file()
    {
        let why = format!("{}: there is no such file", file.display());
        return Err(Stop::new(why));
    }
    let mut streams = place.open().map_err(Stop::new)?;
    let done = does(streams.as_mut()).map_err(Stop::new)?;
    streams.finish().map_err(Stop::new)?;
    Ok(done)
}

/// The token alone, so that a script can take it from here.
fn token(out: &mut impl Write, given: &GivenToken) -> Result<(), Stop> {
    writeln!(out, "{}", given.token)?;
    Ok(())
}

fn tell(out: &mut impl Write, person: &PersonView) -> Result<(), Stop> {
    let kind = if person.bot { "program" } else { "person" };
    writeln!(out, "{} {kind}", person.name)?;
    for (link, permissions) in &person.tokens {
        let shown = link.get(..SHOWN).unwrap_or(link);
        let words: Vec<&str> = permissions.iter().map(|one| one.word()).collect();
        writeln!(out, "  {shown} {}", words.join(","))?;
    }
    Ok(())
}
