//! A card table in the terminal: one person, or nobody, and practice players.

use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::{Args, Subcommand};
use jadoube_cards::practice::{Level, Player, Score, Thinking};
use jadoube_cards::{
    Asked, BySeat, Card, First, Game, Happened, Hex, Numbers, Prepare, Prepared, Record, Seat,
    Session, Setup, Shuffling, Step, Switches as _, Who, about, commitment, happened_message,
    happened_under, number_commitment, refused_message, refused_under,
};
use jadoube_ruling::Message;
use jadoube_text::{Language, Texts};

use super::person::Typed;
use super::sheet::{self, Row};
use super::voice::{Voice, wrapped};
use crate::Stop;

/// How a card game is played in the terminal.
#[derive(Args)]
pub struct TableArgs {
    #[command(subcommand)]
    command: Option<TableCommand>,
    /// How many deals to play; without it as many as the rules say, 24 at the team event
    #[arg(long)]
    deals: Option<u32>,
    /// How well the practice players play: simple, middle or strong
    #[arg(long, default_value = "middle")]
    level: Level,
    /// Watch three practice players
    #[arg(long)]
    watch: bool,
    /// A number that makes the cards and the practice players the same every time
    #[arg(long)]
    seed: Option<u64>,
    /// The ruleset, god-2012 or common, and switches: "common deals=6"
    #[arg(long, default_value = "god-2012")]
    rules: String,
    /// Write the text record of the session to this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// How many seconds a practice player may think about one decision
    #[arg(long, default_value_t = 0.5, value_name = "SECONDS", value_parser = crate::seconds)]
    think: f64,
    /// Ask before each card
    #[arg(long)]
    confirm: bool,
    /// The language: en, hu, tr or fi
    #[arg(long, default_value = "en", global = true)]
    lang: Language,
}

#[derive(Subcommand)]
enum TableCommand {
    /// Look back at the deals of a record with open cards: could it have been made?
    Analyse {
        /// A text record, or a journal of JSON lines
        record: PathBuf,
    },
}

/// What a game shows and understands at the terminal.
pub trait AtTable: Game {
    /// Its practice players.
    type Bot: Player<Self>;

    /// How the deal stands, in lines: who plays what, how it is doubled, points and tricks.
    fn status(view: &Self::View, voice: &Voice<'_>) -> Vec<String>;
    /// What the person sees before a decision.
    fn screen(view: &Self::View, voice: &Voice<'_>) -> String;
    /// What can be chosen from now, in lines; nothing where the prompt says it all.
    fn offers(rules: &Self::Rules, view: &Self::View, voice: &Voice<'_>) -> String;
    /// What can be typed now, in one line.
    fn prompt(view: &Self::View, voice: &Voice<'_>) -> String;
    /// How the game is played and typed.
    fn help(voice: &Voice<'_>) -> String;
    /// Everything that can be asked for, where the offers show only the likeliest.
    fn all(rules: &Self::Rules, view: &Self::View, voice: &Voice<'_>) -> Option<String>;
    /// What was typed.
    fn understand(
        rules: &Self::Rules,
        view: &Self::View,
        typed: &str,
        voice: &Voice<'_>,
    ) -> Option<Self::Asked>;
    /// What is asked back before it is done, where it cannot be undone or something is forgotten.
    fn question(
        view: &Self::View,
        asked: &Self::Asked,
        voice: &Voice<'_>,
    ) -> Option<Question<Self::Asked>>;
    /// What is typed to ask for this, and what that means where it is a number.
    fn typed(
        rules: &Self::Rules,
        view: &Self::View,
        asked: &Self::Asked,
        voice: &Voice<'_>,
    ) -> (String, Option<String>);
    /// Whether a card is played by this.
    fn plays_card(asked: &Self::Asked) -> Option<Card>;
    /// What was played in a deal that is over, in a few words for the sheet.
    fn summary(deal: &Self, voice: &Voice<'_>) -> String;
    /// How a deal was settled, figure by figure.
    fn settlement(deal: &Self, voice: &Voice<'_>) -> Vec<String>;
    /// What open cards show about a deal that is over.
    fn look_back(rules: &Self::Rules, deal: &Self, voice: &Voice<'_>) -> Vec<String>;
}

/// What a person is asked before something is done.
pub enum Question<A> {
    /// Whether it is really meant.
    Sure(String),
    /// Whether something else is rather to be done.
    Rather(String, A),
}

/// Where the person sits.
const PERSON: Seat = Seat::ALL[0];

pub fn run<G: AtTable>(out: &mut impl Write, args: &TableArgs) -> Result<(), Stop> {
    let texts = Texts::new(args.lang);
    let voice = Voice {
        texts: &texts,
        names: BySeat(["Anna", "Béla", "Cili"].map(str::to_owned)),
        colours: io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none(),
        lang: args.lang,
    };
    if let Some(TableCommand::Analyse { record }) = &args.command {
        return super::analyse::run::<G>(out, record, &voice);
    }
    let deals = args.deals.map(|deals| format!(" deals={deals}"));
    let rules = format!("{}{}", args.rules, deals.unwrap_or_default());
    let rules = rules
        .parse::<G::Rules>()
        .map_err(|error| Stop::new(error.to_string()))?;
    let seed = args.seed.unwrap_or_else(random_seed);
    let mut table = Table::<G> {
        record: Record::new(Setup {
            rules,
            shuffling: Shuffling::Sealed,
            numbers: Numbers::OneProgram,
            first: First::Draw(PERSON),
        }),
        bots: BySeat::new(|seat| {
            G::Bot::new(args.level, seed ^ (u64::from(seat.number()) + 1) << 56)
        }),
        hinter: G::Bot::new(Level::Strong, seed),
        watch: args.watch,
        confirm: args.confirm,
        seed,
        think: Duration::from_secs_f64(args.think.min(60.0)),
        rows: Vec::new(),
        kept: args.record.as_deref().map(Kept::create).transpose()?,
    };
    table.play(out, &voice)?;
    table.farewell(out, &voice)
}

/// A seed from the system; practice needs no more than that it differs.
fn random_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(std::time::SystemTime::now())
}

pub struct Table<G: AtTable> {
    record: Record<G>,
    bots: BySeat<G::Bot>,
    hinter: G::Bot,
    watch: bool,
    pub(super) confirm: bool,
    seed: u64,
    think: Duration,
    kept: Option<Kept>,
    /// The deals that are over, as the sheet has them.
    rows: Vec<Row>,
}

/// The file that the record is kept in. It only grows, so that nothing is lost when the terminal is closed.
struct Kept {
    path: PathBuf,
    file: File,
    written: usize,
}

impl Kept {
    fn create(path: &Path) -> Result<Kept, Stop> {
        let file = File::create(path);
        Ok(Kept {
            path: path.to_owned(),
            file: file.map_err(|error| Stop::new(format!("{}: {error}", path.display())))?,
            written: 0,
        })
    }

    /// Adds what is new in the record: nothing of a deal before it is settled.
    fn add(&mut self, lines: &[String]) -> Result<(), Stop> {
        let mut new = String::new();
        for line in lines.get(self.written..).unwrap_or_default() {
            new += line;
            new.push('\n');
        }
        let added = self.file.write_all(new.as_bytes());
        added.map_err(|error| Stop::new(format!("{}: {error}", self.path.display())))?;
        self.written = self.written.max(lines.len());
        Ok(())
    }
}

impl<G: AtTable> Table<G> {
    pub(super) fn session(&self) -> &Session<G> {
        self.record.session()
    }

    fn play(&mut self, out: &mut impl Write, voice: &Voice<'_>) -> Result<(), Stop> {
        let rules = Message::new("cards-welcome")
            .with("game", G::NAME.to_owned())
            .with("rules", self.session().rules().to_string());
        write!(out, "{}", wrapped(&voice.say(&rules), 0))?;
        if !self.watch {
            let name = Message::new("cards-you-are").with("name", voice.names[PERSON].clone());
            let begin = format!("{} {}", voice.say(&name), voice.word("cards-help"));
            write!(out, "{}", wrapped(&begin, 0))?;
        }
        while let Some(who) = self.session().to_act() {
            let asked = match self.next(out, voice, who)? {
                Typed::Asked(asked) => asked,
                Typed::Quit => {
                    writeln!(out, "{}", voice.word("cards-left"))?;
                    return Ok(());
                }
            };
            match self.record.ask(who, &asked) {
                Ok(happened) => {
                    if let Some(kept) = &mut self.kept {
                        kept.add(self.record.open_lines())?;
                    }
                    self.tell(out, voice, &happened)?;
                }
                Err(refused) => {
                    let message = refused_message::<G>(&refused);
                    let clause = refused_under::<G>(&refused);
                    let sentence = format!("! {}", voice.ruled(&message, clause));
                    write!(out, "{}", wrapped(&sentence, 2))?;
                    if who != Who::Player(PERSON) || self.watch {
                        return Err(Stop::new("a practice player was refused"));
                    }
                }
            }
        }
        Ok(())
    }

    /// What is done next: by the person, by a practice player, or by the table.
    fn next(
        &mut self,
        out: &mut impl Write,
        voice: &Voice<'_>,
        who: Who,
    ) -> Result<Typed<Asked<G::Asked>>, Stop> {
        let person = who == Who::Player(PERSON) && !self.watch;
        if !self.session().playing() {
            return match (self.session().preparation().step(), person) {
                (Step::Cut, true) => self.person_cuts(out, voice),
                _ => Ok(Typed::Asked(Asked::Table(self.prepare(who)))),
            };
        }
        let Who::Player(seat) = who else {
            return Err(Stop::new("nobody is to act in a deal"));
        };
        let Some(deal) = self.session().deal() else {
            return Err(Stop::new("no deal is in play"));
        };
        let view = deal.view(self.session().rules(), Some(seat));
        if person {
            return self.person(out, voice, &view);
        }
        let asked = self
            .bot(seat, &view)
            .ok_or_else(|| Stop::new("a practice player is lost"))?;
        Ok(Typed::Asked(Asked::Play(asked)))
    }

    fn bot(&mut self, seat: Seat, view: &G::View) -> Option<G::Asked> {
        let (rules, score) = (self.session().rules().clone(), self.score());
        let begun = Instant::now();
        let stop = || begun.elapsed() >= self.think;
        let thinking = Thinking {
            nodes: 4_000_000,
            stop: &stop,
        };
        self.bots[seat].act(&rules, view, &score, thinking)
    }

    pub(super) fn hint(&mut self, view: &G::View) -> Option<G::Asked> {
        let (rules, score) = (self.session().rules().clone(), self.score());
        let begun = Instant::now();
        let stop = || begun.elapsed() >= Duration::from_secs(1);
        let thinking = Thinking {
            nodes: 8_000_000,
            stop: &stop,
        };
        self.hinter.act(&rules, view, &score, thinking)
    }

    fn score(&self) -> Score {
        let session = self.session();
        let played = session.settled().len() as u32;
        Score {
            ledger: session.ledger(),
            deals_left: session.rules().deals().saturating_sub(played),
        }
    }

    /// Seeds and numbers of a practice table: they follow from its seed, so that a session can be played
    /// again.
    fn prepare(&self, who: Who) -> Prepare {
        let preparation = self.session().preparation();
        let deal = u64::from(preparation.deal());
        let seed = Hex(bytes(self.seed, deal, 0));
        let number = |seat: Seat| {
            let whole: [u8; 32] = bytes(self.seed, deal, 1 + u64::from(seat.number()));
            let mut nonce = [0; 16];
            nonce.copy_from_slice(&whole[..16]);
            Hex(nonce)
        };
        match preparation.step() {
            Step::Shuffle => Prepare::Commit {
                commitment: match who {
                    Who::Player(seat) => number_commitment(preparation.deal(), seat, &number(seat)),
                    _ => commitment(&seed),
                },
            },
            Step::Nonces => Prepare::AddNonce {
                nonce: number(who.seat().unwrap_or(PERSON)),
            },
            Step::Cut => {
                let [byte, knock, ..] = bytes(self.seed, deal, 9);
                match G::PACK.knock && knock < 32 {
                    true => Prepare::Knock,
                    false => Prepare::Cut {
                        at: 1 + byte % (G::PACK.cards.len() as u8 - 1),
                    },
                }
            }
            Step::Deal | Step::Draw => Prepare::Deal { seed },
        }
    }

    fn tell(
        &mut self,
        out: &mut impl Write,
        voice: &Voice<'_>,
        happened: &[Happened<G::Happened>],
    ) -> Result<(), Stop> {
        for one in happened {
            if let Happened::Table(prepared) = one {
                match **prepared {
                    // Commitments and numbers are in the record.
                    Prepared::Committed { .. }
                    | Prepared::SeatCommitted { .. }
                    | Prepared::NumberOpened { .. } => continue,
                    Prepared::Dealt { .. } => {
                        let deal = self.session().settled().len() as i64 + 1;
                        let of = i64::from(self.session().rules().deals());
                        let title = Message::new("cards-deal").with("deal", deal).with("of", of);
                        let title = voice.heading(&voice.say(&title));
                        writeln!(out, "\n{title}")?;
                    }
                    _ => {}
                }
            }
            let message = happened_message::<G>(one);
            let sentence = voice.ruled(&message, happened_under::<G>(one));
            write!(out, "{}", wrapped(&sentence, 2))?;
        }
        let session = self.session();
        if let (false, Some(deal)) = (session.playing(), session.deal())
            && matches!(happened.last(), Some(Happened::Play(_)))
        {
            let booked = session.settled().last().map(|settled| settled.sheet.booked);
            let dealer = session.settled().last().map(|settled| settled.dealer);
            let row = dealer.zip(booked).map(|(dealer, booked)| Row {
                dealer,
                what: G::summary(deal, voice),
                booked,
            });
            let settled = G::settlement(deal, voice);
            let seen = G::look_back(session.rules(), deal, voice);
            for line in settled.into_iter().chain(seen) {
                write!(out, "{}", wrapped(&line, 4))?;
            }
            self.rows.extend(row);
            match self.session().is_over() {
                true => self.sheet(out, voice)?,
                false => self.standing(out, voice)?,
            }
        }
        out.flush()?;
        Ok(())
    }

    fn standing(&self, out: &mut impl Write, voice: &Voice<'_>) -> Result<(), Stop> {
        let totals = self.session().totals();
        let each: Vec<String> = totals
            .iter()
            .map(|(seat, units)| format!("{} {units}", voice.names[seat]))
            .collect();
        let message = Message::new("cards-total").with("totals", each.join(", "));
        writeln!(out, "  {}", voice.say(&message))?;
        Ok(())
    }

    /// Which deal it is, and who deals.
    pub(super) fn deal_line(&self, voice: &Voice<'_>) -> String {
        let session = self.session();
        let title = Message::new("cards-deal")
            .with("deal", session.settled().len() as i64 + 1)
            .with("of", i64::from(session.rules().deals()));
        let dealer = session
            .dealer()
            .map(|seat| voice.say(&about("card-dealt", seat)));
        format!("{}. {}", voice.say(&title), dealer.unwrap_or_default())
    }

    /// The whole sheet with places and board points.
    pub(super) fn sheet(&self, out: &mut impl Write, voice: &Voice<'_>) -> Result<(), Stop> {
        for line in sheet::lines(self.session(), &self.rows, voice) {
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    fn farewell(&self, out: &mut impl Write, voice: &Voice<'_>) -> Result<(), Stop> {
        let seed = Message::new("cards-seed").with("seed", self.seed.to_string());
        write!(out, "{}", wrapped(&voice.say(&seed), 0))?;
        if let Some(kept) = &self.kept {
            let file = kept.path.display().to_string();
            let message = Message::new("cards-recorded").with("file", file);
            write!(out, "{}", wrapped(&voice.say(&message), 0))?;
        }
        Ok(())
    }
}

/// Thirty-two bytes that follow from a seed, a deal and a purpose.
fn bytes(seed: u64, deal: u64, purpose: u64) -> [u8; 32] {
    let mut input = [0; 32];
    input[..8].copy_from_slice(&seed.to_be_bytes());
    input[8..16].copy_from_slice(&deal.to_be_bytes());
    input[16..24].copy_from_slice(&purpose.to_be_bytes());
    commitment(&Hex(input)).0
}
