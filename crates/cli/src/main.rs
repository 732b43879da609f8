//! `jadoube`: the Laws of Chess at the command line.

mod board;
mod cards;
mod check;
mod conformance;
mod demo;
mod diff;
mod event;
mod explain;
mod export;
mod fetch;
mod judge;
mod pair;
mod people;
mod replay;
mod scenarios;
mod seal;
mod serve;
mod sheet;
mod telling;
mod tidy;
mod upload;
mod usage;
mod verdicts;
mod verify;
mod watch;
mod winnable;

use jadoube_laws::Edition;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::builder::BoolishValueParser;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use jadoube_deadpos::Budget;
use jadoube_judge::Options;
use jadoube_notation::Language as Letters;
use jadoube_ruling::Side;
use jadoube_text::Language;

/// A server lives for months, and what thousands of visitors needed for a moment goes back to the system.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The Laws of Chess as a running system: it rules on a game and names the article.
#[derive(Parser)]
#[command(name = "jadoube", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Let an electronic board tell a game on a server what both players touch, move and press
    #[command(after_long_help = BOARD_HELP)]
    Board(board::BoardArgs),
    /// Check what was written down at a card table
    Cards {
        #[command(subcommand)]
        command: CardsCommand,
    },
    /// Play a demonstration game in the terminal and rule on it
    Demo {
        /// The edition of the Laws: 2001, 2017, 2018, 2023 or FI2017
        #[arg(long, default_value = "2023")]
        edition: Edition,
        /// The language: en, hu, tr or fi
        #[arg(long, default_value = "en")]
        lang: Language,
        /// Write the journal of the game to this file
        #[arg(long, value_name = "FILE")]
        journal: Option<PathBuf>,
    },
    /// Run an event: entries, draw, rounds, results, standings, prints, report files
    #[command(subcommand)]
    Event(Box<event::Command>),
    /// Show where two editions differ, each difference with a game that they rule differently
    Diff {
        /// One edition: 2001, 2017, 2018, 2023 or FI2017
        one: Edition,
        /// The other edition
        other: Edition,
        /// The language: en, hu, tr or fi
        #[arg(long, default_value = "en")]
        lang: Language,
    },
    /// Explain an article: what it says, what the program does about it, where editions differ
    Explain {
        /// The article's number, such as 7.5.5 or A.4.2, or words to look for, such as "touch move"
        article: String,
        /// The edition of the Laws: 2001, 2017, 2018, 2023 or FI2017
        #[arg(long, default_value = "2023")]
        edition: Edition,
        /// The language: en, hu, tr or fi
        #[arg(long, default_value = "en")]
        lang: Language,
    },
    /// Judge whole games by article and half-move: illegal moves, claims that were open, draws by rule, dead positions, wrong results
    #[command(after_long_help = JUDGE_HELP)]
    Judge {
        /// A PGN file with any number of games (- for standard input)
        file: PathBuf,
        #[command(flatten)]
        how: JudgeArgs,
        /// Print a line of JSON for each game
        #[arg(long)]
        json: bool,
        /// Tell about games without findings too
        #[arg(long)]
        all: bool,
        /// Tell also what was forgiven in the file
        #[arg(long)]
        forgiven: bool,
        /// Tell what other programs cannot read, and write the games to a file so that they can
        #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "all"])]
        before_upload: Option<PathBuf>,
        /// How many threads judge
        #[arg(long, default_value_t = threads())]
        threads: usize,
    },
    /// Watch a PGN file or address that a broadcast keeps rewriting, and give an alarm for every new finding
    Watch {
        /// The file, or an address that begins with http:// or https:// (the latter needs the program curl)
        source: String,
        #[command(flatten)]
        how: JudgeArgs,
        /// Seconds between two looks
        #[arg(long, default_value_t = 2.0, value_parser = seconds)]
        every: f64,
        /// Stop after so many looks
        #[arg(long)]
        looks: Option<u32>,
        /// Do not ring the bell of the terminal
        #[arg(long)]
        silent: bool,
    },
    /// Pair a round of a Swiss tournament, explain it, check a file, or write a random one
    #[command(after_long_help = pair::HELP)]
    Pair(Box<pair::PairArgs>),
    /// Say for whom programs may play on a server, and give them tokens; a server may run meanwhile
    #[command(after_long_help = PEOPLE_HELP)]
    People {
        #[command(subcommand)]
        command: people::People,
    },
    /// Read, compare, repair and translate scoresheets
    Sheet {
        #[command(subcommand)]
        command: sheet::SheetCommand,
    },
    /// Write the manual pages of all commands into a folder
    Manual {
        /// The folder; made if it is missing
        folder: PathBuf,
    },
    /// Print the completions of a shell
    #[command(
        after_long_help = "Example, for bash:\n  jadoube completions bash > ~/.local/share/bash-completion/completions/jadoube"
    )]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Replay the journal of a game, check every ruling again, and tell the story
    Replay {
        /// A journal: one line of JSON for each request and happening
        file: PathBuf,
        /// Write the game as PGN, with clocks, offers, claims, rulings and illegal moves in comments
        #[arg(long)]
        pgn: bool,
        /// Tell why the request of this number (`seq`) was ruled as it was: what the ruling hangs on, and
        /// what would have applied otherwise
        #[arg(long, value_name = "N", conflicts_with = "pgn")]
        why: Option<u32>,
        /// The language: en, hu, tr or fi
        #[arg(long, default_value = "en")]
        lang: Language,
    },
    /// Play snapszer in the terminal against practice players, or watch them
    Snapszer(cards::TableArgs),
    /// Play ulti in the terminal against practice players, or watch them
    Ulti(cards::TableArgs),
    /// Can this side still mate by any series of legal moves? With a line, or with a proof that not
    Winnable {
        /// A position in FEN, or with --batch a file of lines FEN<TAB>white|black (- for standard input)
        #[arg(required = true, num_args = 1..)]
        position: Vec<String>,
        /// The side that is to mate: white or black; without it both are asked for
        #[arg(long)]
        side: Option<SideName>,
        /// Show the proof that a side can never mate
        #[arg(long)]
        proof: bool,
        /// How many positions may be looked at
        #[arg(long, default_value_t = 1_000_000)]
        budget: u32,
        /// How many megabytes a search may hold, on each thread
        #[arg(long, value_name = "MEGABYTES", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
        memory: u32,
        /// Let 75 moves by each side without capture or pawn move end the game (9.6.2)
        #[arg(long)]
        in_time: bool,
        /// The language: en, hu, tr or fi
        #[arg(long, default_value = "en")]
        lang: Language,
        /// Answer a file of questions, one line each, in order
        #[arg(long)]
        batch: bool,
        /// How many threads answer a file of questions
        #[arg(long, default_value_t = threads())]
        threads: usize,
        /// Write the line or the proof of each answer to this file, for `jadoube check` and others to check
        #[arg(long, value_name = "FILE")]
        certificate: Option<PathBuf>,
    },
    /// Check certificates of `jadoube winnable` without the solver: how many hold, and which line does not
    Check {
        /// A file of certificates
        file: PathBuf,
        /// The language: en, hu, tr or fi
        #[arg(long, default_value = "en")]
        lang: Language,
    },
    /// Close an envelope with a sealed move that nobody can read before its time
    ///
    /// The move is read from the first line of the standard input, as the player writes it. The
    /// envelope opens only with all the passphrases it was closed with: one that the arbiter holds,
    /// or several, each held by another person. What is printed is the commitment that goes into
    /// the record of the game; it tells nothing about the move.
    Seal {
        /// The envelope, a file that must not exist yet
        envelope: PathBuf,
        /// A file that holds a passphrase; may be given several times, and then all are needed
        #[arg(long, value_name = "FILE", required = true)]
        key: Vec<PathBuf>,
        /// What is written on the envelope: names, position, times, move number, resumption (I.2)
        #[arg(long, default_value = "")]
        note: String,
        /// The language: en, hu, tr or fi
        #[arg(long, default_value = "en")]
        lang: Language,
    },
    /// Open an envelope with a sealed move
    Unseal {
        /// The envelope
        envelope: PathBuf,
        /// A file that holds a passphrase; all that it was closed with, in the same order
        #[arg(long, value_name = "FILE", required = true)]
        key: Vec<PathBuf>,
        /// Print move and nonce as JSON, as the request to open the envelope has them
        #[arg(long)]
        json: bool,
        /// The language: en, hu, tr or fi
        #[arg(long, default_value = "en")]
        lang: Language,
    },
    /// Serve games to browsers: players, arbiter, display and spectators
    Serve {
        /// The file that games are kept in; made if it is missing
        #[arg(
            long,
            value_name = "FILE",
            env = "JADOUBE_DATA_FILE",
            default_value = "jadoube.db"
        )]
        data: PathBuf,
        /// A PostgreSQL database in place of a file; several servers may share one
        #[arg(
            long,
            value_name = "URL",
            env = "JADOUBE_DATABASE_URL",
            hide_env_values = true,
            conflicts_with = "data"
        )]
        database_url: Option<String>,
        /// The address and port to listen on
        #[arg(
            long,
            value_name = "ADDRESS",
            env = "JADOUBE_LISTEN",
            default_value = "127.0.0.1:7960"
        )]
        listen: std::net::SocketAddr,
        /// The address that people reach the server by, such as https://chess.example.org
        #[arg(long, value_name = "URL", env = "JADOUBE_PUBLIC_URL")]
        public_url: Option<String>,
        /// How many requests one address may make in a second; a hall may sit behind one
        #[arg(
            long,
            value_name = "NUMBER",
            env = "JADOUBE_REQUESTS_PER_SECOND",
            default_value_t = 100
        )]
        requests_per_second: u32,
        /// A proxy that is believed when it says for whom it asks: an address or a network; may be given more than once
        #[arg(
            long = "trusted-proxy",
            value_name = "NETWORK",
            env = "JADOUBE_TRUSTED_PROXIES",
            value_delimiter = ','
        )]
        trusted_proxies: Vec<jadoube_server::Network>,
        /// How those proxies say it
        #[arg(
            long,
            value_enum,
            env = "JADOUBE_FORWARDED_BY",
            default_value_t,
            requires = "trusted_proxies"
        )]
        forwarded_by: serve::ForwardedBy,
        /// Who may create games and halls; the key of organisers is in JADOUBE_CREATORS_KEY
        #[arg(long, value_enum, env = "JADOUBE_CREATORS", default_value_t)]
        creators: serve::Creators,
        /// A program of this machine that speaks UCI and can be played against: a name and where it is; may be given more
        /// than once. Stockfish of the system if not said
        #[arg(
            long = "engine",
            value_name = "NAME=PATH",
            env = "JADOUBE_ENGINES",
            value_delimiter = ','
        )]
        engines: Vec<jadoube_server::Engine>,
        /// Let no engine play, not even Stockfish of the system
        #[arg(
            long,
            env = "JADOUBE_NO_ENGINES",
            value_parser = BoolishValueParser::new(),
            conflicts_with = "engines"
        )]
        no_engines: bool,
        /// What is broadcast elsewhere: hall/NAME=ROUND, event/NAME=ROUND or event/NAME/NUMBER=ROUND, with the name as in the
        /// page's address and the round of a Lichess broadcast; may be given more than once. The token is in
        /// JADOUBE_BROADCAST_TOKEN, or in the file of --broadcast-token-file
        #[arg(
            long = "broadcast",
            value_name = "WHAT=ROUND",
            env = "JADOUBE_BROADCASTS",
            value_delimiter = ','
        )]
        broadcasts: Vec<jadoube_server::Target>,
        /// A file that holds the token of the broadcasts, and that nobody else may read
        #[arg(
            long,
            value_name = "FILE",
            env = "JADOUBE_BROADCAST_TOKEN_FILE",
            requires = "broadcasts"
        )]
        broadcast_token_file: Option<PathBuf>,
        /// The address of whoever takes broadcasts as Lichess does
        #[arg(
            long,
            value_name = "URL",
            env = "JADOUBE_BROADCAST_TO",
            default_value = jadoube_server::LICHESS,
        )]
        broadcast_to: String,
        /// Keep nothing: games are gone when the server stops
        #[arg(
            long,
            env = "JADOUBE_IN_MEMORY",
            value_parser = BoolishValueParser::new(),
            conflicts_with_all = ["data", "database_url"]
        )]
        in_memory: bool,
        /// Do not make the file if it is missing
        #[arg(
            long,
            env = "JADOUBE_MUST_EXIST",
            value_parser = BoolishValueParser::new(),
            conflicts_with_all = ["in_memory", "database_url"]
        )]
        must_exist: bool,
    },
    /// Copy the file of a running server, or of one that has stopped
    Backup {
        /// The file that games are kept in
        #[arg(long, value_name = "FILE", default_value = "jadoube.db")]
        data: PathBuf,
        /// The copy, a file that must not exist yet
        to: PathBuf,
    },
    /// Take games away that nobody needs any more, with a record of it; a server may run meanwhile
    Tidy {
        #[command(flatten)]
        database: serve::Database,
        /// Games that were laid so many days ago and at which nobody has done anything since
        #[arg(long, value_name = "DAYS")]
        never_started: Option<u32>,
        /// Games in which nothing has been written for so many days
        #[arg(long, value_name = "DAYS", requires = "archive")]
        untouched: Option<u32>,
        /// A game by its name, as it stands in its address; may be given more than once
        #[arg(long = "game", value_name = "NAME", requires = "archive")]
        games: Vec<String>,
        /// The file that games go to in which something was played; made if it is missing
        #[arg(long, value_name = "FILE")]
        archive: Option<PathBuf>,
    },
    /// Check a whole database: that nothing was changed, and that every ruling would be made again
    Verify {
        #[command(flatten)]
        database: serve::Database,
    },
    /// Try any program by the scenarios of the Laws, through an adapter (docs/conformance.md)
    Conformance {
        #[command(subcommand)]
        command: conformance::Command,
    },
    /// Run scenario files and report each scenario under each of its editions
    Scenarios {
        /// Scenario files in YAML
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

#[derive(Subcommand)]
enum CardsCommand {
    /// Check a finished session: every request, every settlement, every shuffle
    Verify {
        /// A text record, or a journal of JSON lines
        record: PathBuf,
        /// Refuse a record that does not prove that nobody steered the shuffle
        #[arg(long)]
        fair: bool,
        /// The language: en, hu, tr or fi
        #[arg(long, default_value = "en")]
        lang: Language,
    },
}

/// Writes the manual pages, and says where.
fn manual(out: &mut impl Write, folder: &Path) -> Result<(), Stop> {
    let named = |error| Stop::new(format!("{}: {error}", folder.display()));
    std::fs::create_dir_all(folder).map_err(named)?;
    clap_mangen::generate_to(Cli::command(), folder).map_err(named)?;
    writeln!(out, "{}", folder.join("jadoube.1").display())?;
    Ok(())
}

const BOARD_HELP: &str = "\
The organiser gives out the link at the desk, for the role \"Electronic board\". What the board cannot tell stops the clocks
and calls the arbiter. Two strokes of the lever with no piece touched announce adjusting. The command ends with the game.

Examples:
  jadoube board --serial /dev/ttyUSB0 --game 'https://chess.example.org/join#SECRET'
  jadoube board --livechess --game 'http://127.0.0.1:7960/join#SECRET' --lang fi";

const PEOPLE_HELP: &str = "\
A token is a secret: whoever has it plays for its person. Only its fingerprint is kept. Without people nothing of this is
there. What programs can do with it: docs/programs.md.

Examples:
  jadoube people add Anna                          # a token for a person's app or board
  jadoube people add Stocky --bot                  # a token for a program that plays
  jadoube people revoke Anna --token 3f9a          # the token whose fingerprint begins so
  jadoube people hall 'Club evening'               # desk and wall for their games";

const JUDGE_HELP: &str = "\
Each finding is told with its article in the edition. Findings are:
  illegal moves and entries that cannot be read, with line, column and the legal moves near them;
  threefold repetition and fifty moves: who could claim first, after which move, by writing which move, and how often;
  fivefold repetition, seventy-five moves and dead positions, and how many half-moves were made after them;
  results that contradict the board or the Laws, such as a win on time without the means to mate.
The exit status is 0 whatever is found, and 2 if the file cannot be read.

Examples:
  jadoube judge round5.pgn --lang hu
  jadoube judge - --json < games.pgn | jq 'select(.findings != [])'";

/// How games are judged.
#[derive(Args)]
struct JudgeArgs {
    /// The edition of the Laws: 2001, 2017, 2018, 2023 or FI2017
    #[arg(long, default_value = "2023")]
    edition: Edition,
    /// The language: en, hu, tr or fi
    #[arg(long, default_value = "en")]
    lang: Language,
    /// The letters of the moves: en, hu, tr, fi, de or figurine; found by playing if not said
    #[arg(long)]
    letters: Option<Letters>,
    /// Do not search for dead positions; whether a winner could have mated is asked only where it is doubtful
    #[arg(long)]
    quick: bool,
    /// How many positions may be looked at for one question whether a winner could have mated
    #[arg(long, default_value_t = Budget::RULING.nodes)]
    budget: u32,
}

impl JudgeArgs {
    fn judging(&self, threads: usize) -> judge::Judging {
        judge::Judging {
            options: Options {
                edition: self.edition,
                language: self.letters,
                dead_positions: !self.quick,
                budget: Budget { nodes: self.budget },
            },
            lang: self.lang,
            json: false,
            all: false,
            forgiven: false,
            threads,
        }
    }
}

/// A number of seconds that can be waited for.
fn seconds(text: &str) -> Result<f64, SecondsError> {
    let seconds: f64 = text.parse()?;
    Duration::try_from_secs_f64(seconds)?;
    Ok(seconds)
}

/// The text is no number of seconds that can be waited for.
#[derive(Clone, Debug, thiserror::Error)]
enum SecondsError {
    #[error("no number")]
    NoNumber(#[from] std::num::ParseFloatError),
    #[error(transparent)]
    TooMany(#[from] std::time::TryFromFloatSecsError),
}

/// A side as people type it.
#[derive(Clone, Copy, ValueEnum)]
enum SideName {
    White,
    Black,
}

impl From<SideName> for Side {
    fn from(name: SideName) -> Side {
        match name {
            SideName::White => Side::White,
            SideName::Black => Side::Black,
        }
    }
}

/// As many as the machine has cores.
fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// What stops a command: the message, and the exit status.
struct Stop {
    message: String,
    status: u8,
}

impl Stop {
    fn new(message: impl ToString) -> Stop {
        Stop {
            message: message.to_string(),
            status: 2,
        }
    }

    /// The command was understood and refused for a reason.
    fn refused(message: String) -> Stop {
        Stop { message, status: 1 }
    }

    /// Nothing is wrong with the command; its outcome is a failure that was already reported.
    fn failed(status: u8) -> Stop {
        Stop {
            message: String::new(),
            status,
        }
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        match error.kind() {
            // Whoever reads has seen enough.
            io::ErrorKind::BrokenPipe => Stop::failed(0),
            _ => Stop::new(error),
        }
    }
}

/// Reads the command line; help and errors are in the language of the reader where it is spoken.
fn parsed() -> Result<Cli, ExitCode> {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let Some(language) = usage::language(&arguments) else {
        return Ok(Cli::parse());
    };
    let usage = usage::Usage::new(language);
    let spoken = usage::SPOKEN.into_iter();
    let command = spoken.fold(Cli::command(), |command, name| {
        command.mut_subcommand(name, |one| usage.command(one))
    });
    let arguments = usage::without_help_command(arguments);
    let read = command.clone().try_get_matches_from(arguments);
    let read = read.and_then(|matches| Cli::from_arg_matches(&matches));
    read.map_err(|error| match error.use_stderr() {
        true => {
            let told = usage.error(&error, &command);
            let _ = writeln!(io::stderr(), "jadoube: {told}");
            ExitCode::from(2)
        }
        false => {
            let _ = error.print();
            ExitCode::SUCCESS
        }
    })
}

fn main() -> ExitCode {
    let cli = match parsed() {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    let mut out = io::stdout().lock();
    let done = match cli.command {
        Command::Board(args) => board::run(&mut out, &args),
        Command::Cards {
            command: CardsCommand::Verify { record, fair, lang },
        } => cards::verify(&mut out, &record, fair, lang),
        Command::Demo {
            edition,
            lang,
            journal,
        } => demo::run(&mut out, edition, lang, journal.as_deref()),
        Command::Event(command) => event::run(&mut out, *command),
        Command::Diff { one, other, lang } => diff::run(&mut out, one, other, lang),
        Command::Explain {
            article,
            edition,
            lang,
        } => explain::run(&mut out, &article, edition, lang),
        Command::Snapszer(args) => cards::play::<jadoube_snapszer::Deal>(&mut out, &args),
        Command::Ulti(args) => cards::play::<jadoube_ulti::Deal>(&mut out, &args),
        Command::Judge {
            file,
            how,
            json,
            all,
            forgiven,
            before_upload,
            threads,
        } => {
            let judging = judge::Judging {
                json,
                all,
                forgiven,
                ..how.judging(threads)
            };
            match before_upload {
                Some(to) => upload::run(&mut out, &file, &to, &judging),
                None => judge::run(&mut out, &file, &judging),
            }
        }
        Command::Watch {
            source,
            how,
            every,
            looks,
            silent,
        } => {
            let watching = watch::Watching {
                every: Duration::from_secs_f64(every),
                looks,
                bell: !silent,
            };
            watch::run(&mut out, &source, &how.judging(1), &watching)
        }
        Command::Pair(args) => pair::run(&mut out, &args),
        Command::People { command } => people::run(&mut out, command),
        Command::Sheet { command } => sheet::run(&mut out, command),
        Command::Manual { folder } => manual(&mut out, &folder),
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut Cli::command(), "jadoube", &mut out);
            Ok(())
        }
        Command::Replay {
            file,
            pgn,
            why,
            lang,
        } => replay::run(&mut out, &file, (pgn, why), lang),
        Command::Serve {
            data,
            database_url,
            listen,
            public_url,
            requests_per_second,
            trusted_proxies,
            forwarded_by,
            creators,
            engines,
            no_engines,
            broadcasts,
            broadcast_token_file,
            broadcast_to,
            in_memory,
            must_exist,
        } => {
            let place = serve::place(data, database_url, in_memory);
            let mut config = jadoube_server::Config::new(place);
            config.public = public_url;
            config.must_exist = must_exist;
            config.engines = serve::engines(engines, no_engines);
            config.limits = jadoube_server::Limits::per_second(requests_per_second);
            let broadcasting = serve::broadcasting(broadcasts, broadcast_token_file, broadcast_to);
            config.forwarding.trusted = trusted_proxies;
            config.forwarding.said = forwarded_by.into();
            serve::run(config, broadcasting, creators, listen)
        }
        Command::Tidy {
            database,
            never_started,
            untouched,
            games,
            archive,
        } => {
            let place = database.place();
            let wanted = tidy::Wanted {
                never_started,
                untouched,
                games,
            };
            tidy::run(&mut out, &place, archive.as_deref(), wanted)
        }
        Command::Backup { data, to } => serve::backup(&mut out, &data, &to),
        Command::Verify { database } => verify::run(&mut out, &database.place()),
        Command::Conformance { command } => conformance::run(&mut out, command),
        Command::Scenarios { files } => scenarios::run(&mut out, &files),
        Command::Seal {
            envelope,
            key,
            note,
            lang,
        } => {
            let input = &mut io::stdin().lock();
            seal::seal(&mut out, input, &envelope, &key, &note, lang)
        }
        Command::Unseal {
            envelope,
            key,
            json,
            lang,
        } => seal::unseal(&mut out, &envelope, &key, json, lang),
        Command::Check { file, lang } => check::run(&mut out, &file, lang),
        Command::Winnable {
            position,
            side,
            proof,
            budget,
            memory,
            in_time,
            lang,
            batch,
            threads,
            certificate,
        } => {
            let budget = Budget { nodes: budget };
            let fen = position.join(" ");
            let question = winnable::Question {
                fen: &fen,
                side: side.map(Side::from),
                proof,
                budget,
                memory: memory as usize,
                in_time,
                certificate: certificate.as_deref(),
            };
            match batch {
                true => winnable::batch(&mut out, &question, threads),
                false => winnable::run(&mut out, &question, lang),
            }
        }
    };
    match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            if !stop.message.is_empty() {
                let _ = writeln!(io::stderr(), "jadoube: {}", stop.message);
            }
            ExitCode::from(stop.status)
        }
    }
}
