//! `jadoube board`: an electronic board tells a game on a server what its players do.
//!
//! Three things meet here: the port or program that a board speaks through, the connection to the game, and the time.
//! What follows from them is thought in `jadoube-eboard`; this only carries it.

mod livechess;
mod serial;
mod table;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use jadoube_eboard::{
    Answer, ClockSide, Dgt, Doubt, Effect, Hands, Known, Layout, LiveChess, Source, Stage, Times,
};
use jadoube_laws::{Asked, ClockRequest, Standing};
use jadoube_ruling::{Message, Moment, Side, to_hex};
use jadoube_text::{Language, Texts};
use jadoube_wire::{FaultCode, Heard, Phase, Picture, Said, Settings, Told};
use shakmaty::CastlingMode;
use shakmaty::fen::Fen;
use tokio::sync::mpsc;
use tokio::time::{sleep, sleep_until};

use crate::Stop;
use table::{Closed, Connection, Table};

/// How long to wait before something is tried again.
const PAUSE: Duration = Duration::from_millis(500);

/// Which board, and which game.
#[derive(Args)]
pub struct BoardArgs {
    /// The link of the game for an electronic board, as the organiser gives it out
    #[arg(long, value_name = "LINK")]
    game: String,
    /// The serial port of a DGT board, such as /dev/ttyUSB0
    #[arg(
        long,
        value_name = "PATH",
        required_unless_present = "livechess",
        conflicts_with = "livechess"
    )]
    serial: Option<PathBuf>,
    /// DGT's program LiveChess in place of a port, by its address; it tells no touches, and the program must press the clock
    #[arg(
        long,
        value_name = "URL",
        num_args = 0..=1,
        default_missing_value = "ws://localhost:1982/api/v1.0"
    )]
    livechess: Option<String>,
    /// Which board of LiveChess, by its serial number; without it the only one
    #[arg(long, value_name = "NUMBER", requires = "livechess")]
    number: Option<String>,
    /// White sits where the board has Black
    #[arg(long, requires = "serial")]
    turned: bool,
    /// Where White sits, seen from the front of the clock
    #[arg(long, value_enum, default_value_t, requires = "serial")]
    white: WhiteSits,
    /// The language: en, hu, tr or fi
    #[arg(long, default_value = "en")]
    lang: Language,
}

/// Where White sits, seen from the front of the clock.
#[derive(Clone, Copy, Default, ValueEnum)]
enum WhiteSits {
    /// On the left
    #[default]
    Left,
    /// On the right
    Right,
}

/// What comes from a board, and when.
enum FromBoard {
    Bytes(Vec<u8>, Instant),
    /// The connection to it is gone.
    Lost,
    /// The connection is there again.
    Back,
}

/// Where commands to a board go.
enum Port {
    Serial(serial::Port),
    LiveChess,
}

impl Port {
    /// What cannot be written is not heard by the board, which then does not answer.
    fn write(&self, bytes: &[u8]) {
        if let Port::Serial(port) = self {
            port.write(bytes);
        }
    }
}

pub fn run(out: &mut impl Write, args: &BoardArgs) -> Result<(), Stop> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(play(out, args))
}

async fn play(out: &mut impl Write, args: &BoardArgs) -> Result<(), Stop> {
    let table = Table::join(&args.game)?;
    let mut line = table.open(None).await.map_err(Stop::new)?;
    let (settings, picture, seq) = welcome(&mut line).await?;
    let (tell, told) = mpsc::unbounded_channel();
    let (source, port) = match (&args.serial, &args.livechess) {
        (Some(path), _) => on_serial(path, args, tell)?,
        (None, url) => {
            let url = url.as_deref().unwrap_or_default();
            on_livechess(url, args, (&settings, &picture), tell).await?
        }
    };
    let began = Instant::now();
    let hands = Hands::new(source.as_ref(), Times::USUAL, moment(began, began));
    port.write(&source.greeting());
    let mut bridge = Bridge {
        out,
        texts: Texts::new(args.lang),
        settings,
        source,
        port,
        hands,
        pending: None,
        seq,
        began,
        names: 0,
    };
    bridge.say(&Message::new("board-begins"))?;
    bridge.connect(table, line, told, picture).await
}

/// The first message on a connection: how the game is played, and how it is.
async fn welcome(line: &mut Connection) -> Result<(Settings, Picture, Option<u64>), Stop> {
    loop {
        match line.hear().await {
            Ok(Heard::Welcome {
                settings,
                picture,
                missed,
                ..
            }) => {
                let seq = missed.iter().filter_map(|told| told.seq).max();
                return Ok((*settings, *picture, seq));
            }
            Ok(_) => {}
            Err(closed) => return Err(Stop::new(closed)),
        }
    }
}

type Opened = (Box<dyn Source>, Port);

fn on_serial(
    path: &Path,
    args: &BoardArgs,
    tell: mpsc::UnboundedSender<FromBoard>,
) -> Result<Opened, Stop> {
    let layout = Layout {
        turned: args.turned,
        white: match args.white {
            WhiteSits::Left => ClockSide::Left,
            WhiteSits::Right => ClockSide::Right,
        },
    };
    let at = |error| Stop::new(format!("{}: {error}", path.display()));
    let port = serial::listen(path, tell).map_err(at)?;
    Ok((Box::new(Dgt::new(layout)), Port::Serial(port)))
}

async fn on_livechess(
    url: &str,
    args: &BoardArgs,
    (settings, picture): (&Settings, &Picture),
    tell: mpsc::UnboundedSender<FromBoard>,
) -> Result<Opened, Stop> {
    if !settings.auto_press {
        return Err(Stop::new(
            "LiveChess tells of no press of the clock: it needs a game in which the program presses (auto_press)",
        ));
    }
    let (socket, number) = livechess::connect(url, args.number.as_deref()).await?;
    let fen = picture.fen.as_deref().unwrap_or_default();
    let source = LiveChess::new(number, fen, mode(settings)).map_err(Stop::new)?;
    livechess::listen(url.to_owned(), socket, source.calls(), tell);
    Ok((Box::new(source), Port::LiveChess))
}

const fn mode(settings: &Settings) -> CastlingMode {
    match settings.chess960 {
        true => CastlingMode::Chess960,
        false => CastlingMode::Standard,
    }
}

/// Milliseconds since the beginning, which lies a while after the epoch.
fn moment(began: Instant, at: Instant) -> Moment {
    let millis = at.saturating_duration_since(began).as_millis();
    Moment::from_millis(3_600_000 + u64::try_from(millis).unwrap_or(u64::MAX / 2))
}

/// Between a board and a game.
struct Bridge<'a, W: Write> {
    out: &'a mut W,
    texts: Texts,
    settings: Settings,
    source: Box<dyn Source>,
    port: Port,
    hands: Hands,
    /// What was said to the game and is not answered.
    pending: Option<Said>,
    /// The last entry that was heard of.
    seq: Option<u64>,
    began: Instant,
    names: u64,
}

impl<W: Write> Bridge<'_, W> {
    /// Carries everything both ways until the game is over.
    async fn connect(
        &mut self,
        table: Table,
        mut line: Connection,
        mut told: mpsc::UnboundedReceiver<FromBoard>,
        picture: Picture,
    ) -> Result<(), Stop> {
        let mut effects = self.picture(&picture, false);
        loop {
            self.carry(&mut line, effects).await?;
            if self.pending.is_none() && self.hands.is_over() {
                return self.say(&Message::new("board-over"));
            }
            let deadline = self.hands.deadline();
            effects = tokio::select! {
                from = told.recv() => match from {
                    Some(from) => self.board_says(from),
                    None => return Err(Stop::new("the board cannot be heard any more")),
                },
                heard = line.hear() => match heard {
                    Ok(heard) => self.hear(&mut line, heard).await?,
                    Err(Closed::Away(why)) => {
                        line = self.reconnect(&table, why).await?;
                        Vec::new()
                    }
                    Err(closed) => return Err(Stop::new(closed)),
                },
                () = sleep_until(self.instant(deadline).into()) => self.hands.wake(self.now()),
            };
        }
    }

    fn now(&self) -> Moment {
        moment(self.began, Instant::now())
    }

    fn instant(&self, deadline: Option<Moment>) -> Instant {
        let far = self.now() + jadoube_ruling::Span::from_secs(3600);
        let millis = (deadline.unwrap_or(far) - moment(self.began, self.began)).as_millis();
        self.began + Duration::from_millis(u64::try_from(millis).unwrap_or(0))
    }

    /// Tries until the server is there again, or says that there is no such game for this link.
    async fn reconnect(&mut self, table: &Table, why: String) -> Result<Connection, Stop> {
        self.say(&Message::new("board-line-lost").with("why", why))?;
        loop {
            match table.open(self.seq).await {
                Ok(line) => {
                    self.say(&Message::new("board-line-back"))?;
                    return Ok(line);
                }
                Err(Closed::Away(_)) => sleep(PAUSE).await,
                Err(closed) => return Err(Stop::new(closed)),
            }
        }
    }

    fn board_says(&mut self, from: FromBoard) -> Vec<Effect> {
        let now = self.now();
        match from {
            FromBoard::Bytes(bytes, at) => {
                let at = moment(self.began, at);
                let signals = self.source.hear(&bytes).into_iter();
                signals
                    .flat_map(|signal| self.hands.signal(signal, at))
                    .collect()
            }
            FromBoard::Lost => self.hands.lost(now),
            FromBoard::Back => {
                self.port.write(&self.source.greeting());
                self.hands.back(now)
            }
        }
    }

    /// What the game says.
    async fn hear(&mut self, line: &mut Connection, heard: Heard) -> Result<Vec<Effect>, Stop> {
        let own =
            |pending: &Option<Said>, id: &str| pending.as_ref().is_some_and(|said| said.id() == id);
        match heard {
            Heard::Welcome {
                settings, picture, ..
            } => {
                self.settings = *settings;
                if let Some(said) = self.pending.clone() {
                    // It may have been heard before the connection broke; under its id it is done once.
                    line.say(&said).await;
                }
                Ok(self.picture(&picture, false))
            }
            Heard::Event {
                seq,
                id,
                told,
                picture,
                ..
            } => {
                self.seq = Some(seq);
                for told in &told {
                    self.tell(' ', told)?;
                }
                let mine = id.is_some_and(|id| own(&self.pending, &id));
                if mine {
                    self.pending = None;
                }
                Ok(self.picture(&picture, mine))
            }
            Heard::Refused { id, refused } if own(&self.pending, &id) => {
                self.tell('!', &refused)?;
                let why = self.sentence(&refused);
                Ok(self.answered(Answer::Refused(why)))
            }
            Heard::Done { id, .. } if own(&self.pending, &id) => Ok(self.answered(Answer::Done)),
            Heard::Fault {
                id: Some(id),
                code,
                detail,
                ..
            } if own(&self.pending, &id) => match (code, self.pending.clone()) {
                (FaultCode::NotKept | FaultCode::TooMany, Some(said)) => {
                    sleep(PAUSE).await;
                    line.say(&said).await;
                    Ok(Vec::new())
                }
                _ => Ok(self.answered(Answer::Refused(detail))),
            },
            _ => Ok(Vec::new()),
        }
    }

    fn answered(&mut self, answer: Answer) -> Vec<Effect> {
        self.pending = None;
        self.hands.answered(answer, self.now())
    }

    fn picture(&mut self, picture: &Picture, mine: bool) -> Vec<Effect> {
        match known(&self.settings, picture) {
            Some(known) => self.hands.told(known, mine, self.now()),
            None => Vec::new(),
        }
    }

    /// Does what follows.
    async fn carry(&mut self, line: &mut Connection, effects: Vec<Effect>) -> Result<(), Stop> {
        for effect in effects {
            match effect {
                Effect::Look => {
                    if let Some(look) = self.source.look() {
                        self.port.write(&look);
                    }
                }
                Effect::Hint(hint) => self.say(&hint.message())?,
                Effect::Ask { by, ask, at } => self.ask(line, Some(by), ask, at).await?,
                Effect::Doubt(doubt) => self.call(line, &doubt).await?,
            }
        }
        Ok(())
    }

    /// The clocks are stopped and the arbiter is called.
    async fn call(&mut self, line: &mut Connection, doubt: &Doubt) -> Result<(), Stop> {
        let reason = self.texts.say(&doubt.message());
        self.say(&Message::new("board-asks").with("why", reason.clone()))?;
        let pause = Asked::Clock(ClockRequest::Pause { reason });
        self.ask(line, None, vec![pause], self.now()).await
    }

    async fn ask(
        &mut self,
        line: &mut Connection,
        by: Option<Side>,
        ask: Vec<Asked>,
        at: Moment,
    ) -> Result<(), Stop> {
        let ago = (self.now() - at).as_millis();
        let said = Said::Ask {
            id: self.name()?,
            ask,
            seat: by.map(Into::into),
            ago: u32::try_from(ago).ok().filter(|ago| *ago > 0),
        };
        line.say(&said).await;
        self.pending = Some(said);
        Ok(())
    }

    /// A name for a message that no other has.
    fn name(&mut self) -> Result<String, Stop> {
        let mut bytes = [0u8; 8];
        getrandom::fill(&mut bytes).map_err(Stop::new)?;
        self.names += 1;
        Ok(format!("board-{}-{}", self.names, to_hex(&bytes)))
    }

    fn sentence(&self, told: &Told) -> String {
        let sentence = self.texts.say(&told.message);
        match &told.article {
            Some(article) => format!("{sentence} [{article}]"),
            None => sentence,
        }
    }

    fn tell(&mut self, mark: char, told: &Told) -> Result<(), Stop> {
        let sentence = self.sentence(told);
        writeln!(self.out, "{mark} {sentence}")?;
        Ok(self.out.flush()?)
    }

    fn say(&mut self, message: &Message) -> Result<(), Stop> {
        writeln!(self.out, "{}", self.texts.say(message))?;
        Ok(self.out.flush()?)
    }
}

/// What the hands must know of the game; none where no position is shown.
fn known(settings: &Settings, picture: &Picture) -> Option<Known> {
    let fen: Fen = picture.fen.as_ref()?.parse().ok()?;
    Some(Known {
        standing: Standing::new(fen.into_setup(), mode(settings)),
        stage: match picture.phase {
            Phase::Waiting => Stage::Waiting,
            Phase::Playing => Stage::Playing,
            Phase::Paused => Stage::Paused,
            Phase::Ended => Stage::Ended,
        },
        running: picture.clocks.running,
        present: picture.present,
        uncompleted: picture.uncompleted,
        auto_press: settings.auto_press,
        no_arbiter: settings.no_arbiter,
    })
}
