//! From a request to a table that can be played at.

use jadoube_clock::TimeControl;
use jadoube_journal::Table;
use jadoube_laws::{
    Authority, Class, Created, Edition, Laws, Regulations, RegulationsError, Start, Supervision,
    Usage, classify,
};
use jadoube_ruling::{BySide, Span, is_unruly};
use jadoube_wire::{Chess960, GameRequest, presets};
use shakmaty::Setup;
use shakmaty::fen::{Fen, ParseFenError};

const TOO_LONG: &str = "100 characters at most";
const UNRULY: &str = "no control characters";

/// Why no table can be laid as a request wants it.
#[derive(Debug, thiserror::Error)]
pub enum LayError {
    /// A field says what it may not say.
    #[error("{0}: {1}")]
    Field(&'static str, &'static str),
    /// There is no such time control.
    #[error("preset: no \"{name}\"; known are {}", known.join(", "))]
    Preset {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<String>,
    },
    /// The start is no position.
    #[error("start: {0}")]
    Start(#[from] ParseFenError),
    /// There is no such array in Chess960.
    #[error("chess960: no array {0}; there are 0 to 959")]
    Array(u32),
    /// The array is left to chance, of which there is none here.
    #[error("chess960: no array was drawn")]
    NotDrawn,
    /// The regulations contradict themselves or the Laws.
    #[error("{fault}{}", article(*fault, *edition))]
    Regulations {
        /// How.
        #[source]
        fault: RegulationsError,
        /// In which edition.
        edition: Edition,
    },
}

/// The article that regulations offend against, in brackets behind what is said.
fn article(fault: RegulationsError, edition: Edition) -> String {
    let number = fault.under().number(edition);
    number.map_or_else(String::new, |number| format!(" ({number})"))
}

/// How a request wants its game to be supervised, if it says.
pub fn supervision(request: &GameRequest) -> Option<Supervision> {
    request.regime.map(|regime| Supervision {
        regime,
        games_per_arbiter: request.games_per_arbiter,
        recorded_by: request.recorded_by,
    })
}

/// The class of the games that a request is for.
pub fn class(edition: Edition, control: &TimeControl) -> Class {
    classify(&Laws::of(edition), control).map_or(Class::Standard, |(class, _)| class)
}

/// What a board adds to the regulations of its hall.
#[derive(Debug, PartialEq, Eq)]
pub enum Laid {
    /// Nothing: they say all that is needed.
    Nothing,
    /// How the rapid and blitz games of the hall are supervised from now on.
    Supervision(Supervision),
}

/// Puts a board under the regulations of its hall: all rapid and blitz games of an event are
/// supervised alike.
pub fn in_hall(request: &mut GameRequest, laid: Option<Supervision>) -> Result<Laid, LayError> {
    let edition = request.edition.unwrap_or(Edition::E2023);
    let class = class(edition, &control(request)?);
    match (laid, supervision(request)) {
        _ if class == Class::Standard => Ok(Laid::Nothing),
        (None, None) => Ok(Laid::Nothing),
        (None, Some(own)) => Ok(Laid::Supervision(own)),
        (Some(laid), Some(own)) if own.regime != laid.regime => {
            let fault = RegulationsError::RegimeDiffers(class);
            Err(LayError::Regulations { fault, edition })
        }
        (Some(laid), _) => {
            request.regime = Some(laid.regime);
            request.games_per_arbiter = laid.games_per_arbiter;
            request.recorded_by = laid.recorded_by;
            Ok(Laid::Nothing)
        }
    }
}

/// A table as a request wants it, or what is wrong with the request.
pub fn lay(request: &GameRequest) -> Result<Table, LayError> {
    let edition = request.edition.unwrap_or(Edition::E2023);
    let control = control(request)?;
    let class = class(edition, &control);
    let unlawful = |fault| LayError::Regulations { fault, edition };
    let chosen = Supervision::chosen(class, supervision(request)).map_err(unlawful)?;
    let mut regulations =
        Regulations::new(edition, class, chosen.regime, control).supervised(chosen);
    regulations.usage = request.usage.unwrap_or(Usage::Mediated);
    let console = regulations.usage == Usage::Console;
    regulations.moves_from_sheets = request.moves_from_sheets.unwrap_or(console);
    // At a real board a claim pauses the clock and waits for the arbiter (9.5.1).
    regulations.claim_authority = console.then_some(Authority::Human);
    regulations.chess960 = request.chess960.is_some();
    regulations.no_arbiter = request.no_arbiter;
    regulations.only_legal_moves = request.only_legal_moves;
    regulations.no_draw_before = request.no_draw_before;
    regulations.quickplay = request.quickplay;
    regulations.blind = request.blind.unwrap_or_default();
    regulations.default_time = request
        .default_minutes
        .map(|minutes| Span::from_secs(60 * i64::from(minutes)));
    regulations.check().map_err(unlawful)?;
    if request.spectator_delay > 3600 {
        return Err(LayError::Field("spectator_delay", "3600 seconds at most"));
    }
    if request.lag_allowance > 1000 {
        return Err(LayError::Field(
            "lag_allowance",
            "1000 milliseconds at most",
        ));
    }
    if request.auto_start && !request.no_arbiter {
        return Err(LayError::Field(
            "auto_start",
            "the arbiter starts the game where one is present",
        ));
    }
    let names = request.names.clone().unwrap_or_default();
    if names.iter().any(|name| name.chars().count() > 100) {
        return Err(LayError::Field("names", TOO_LONG));
    }
    if names.iter().any(|name| name.chars().any(is_unruly)) {
        return Err(LayError::Field("names", UNRULY));
    }
    let about = |name: &'static str, text: &Option<String>| match text {
        Some(text) if text.chars().count() > 100 => Err(LayError::Field(name, TOO_LONG)),
        Some(text) if text.chars().any(is_unruly) => Err(LayError::Field(name, UNRULY)),
        text => Ok(text.as_ref().map(|text| text.trim().to_owned())),
    };
    let mut start = Start::from_setup(setup(request)?);
    if regulations.usage == Usage::Mediated {
        // At a screen the program sees who comes.
        start.present = BySide::both(false);
    }
    Ok(Table {
        created: Created { regulations, start },
        names: names.map(|name| name.trim().to_owned()),
        auto_press: request.auto_press,
        auto_start: request.auto_start,
        hints: request.hints,
        spectator_delay: request.spectator_delay,
        lag_allowance: request.lag_allowance,
        hall: None,
        board: request.board,
        event: about("event", &request.event)?,
        site: about("site", &request.site)?,
        round: about("round", &request.round)?,
        fide_ids: request.fide_ids,
        people: None,
        engine: None,
    })
}

fn control(request: &GameRequest) -> Result<TimeControl, LayError> {
    if let Some(control) = &request.time_control {
        if control.periods.len() > 10 {
            return Err(LayError::Field("time_control", "ten periods at most"));
        }
        let long = |span: Span| span > Span::from_secs(7 * 24 * 3600);
        if control.periods.iter().any(|period| long(period.time)) || long(control.mode.per_move()) {
            return Err(LayError::Field("time_control", "a week at most"));
        }
        return Ok(control.clone());
    }
    let name = request.preset.as_deref().unwrap_or("rapid-15-10");
    let known = presets();
    let found = known.iter().find(|preset| preset.name == name);
    found
        .map(|preset| preset.time_control.clone())
        .ok_or_else(|| LayError::Preset {
            name: name.to_owned(),
            known: known.iter().map(|preset| preset.name.clone()).collect(),
        })
}

fn setup(request: &GameRequest) -> Result<Setup, LayError> {
    let fen = match (&request.start, request.chess960) {
        (Some(fen), _) => fen.clone(),
        (None, Some(Chess960::Number(number))) => array(number)?,
        (None, Some(Chess960::Random)) => return Err(LayError::NotDrawn),
        (None, None) => return Ok(Setup::initial()),
    };
    let fen: Fen = fen.parse()?;
    Ok(fen.into_setup())
}

/// The array of a number in Chess960, as FEN.
fn array(number: u32) -> Result<String, LayError> {
    if number >= 960 {
        return Err(LayError::Array(number));
    }
    let mut rank = ['.'; 8];
    let (rest, light) = (number / 4, number % 4);
    rank[(light * 2 + 1) as usize] = 'B';
    let (rest, dark) = (rest / 4, rest % 4);
    rank[(dark * 2) as usize] = 'B';
    let (knights, queen) = (rest / 6, rest % 6);
    put(&mut rank, queen as usize, 'Q');
    // The ten ways to set two knights on five squares.
    let mut pairs = (0..5).flat_map(|a| (a + 1..5).map(move |b| (a, b)));
    if let Some((a, b)) = pairs.nth(knights as usize) {
        put(&mut rank, b, 'N');
        put(&mut rank, a, 'N');
    }
    for piece in ['R', 'K', 'R'] {
        put(&mut rank, 0, piece);
    }
    let rooks: Vec<char> = ('A'..='H')
        .zip(rank)
        .filter(|(_, piece)| *piece == 'R')
        .map(|(file, _)| file)
        .collect();
    let white: String = rank.iter().collect();
    let rights: String = rooks.iter().rev().collect();
    Ok(format!(
        "{}/pppppppp/8/8/8/8/PPPPPPPP/{white} w {rights}{} - 0 1",
        white.to_lowercase(),
        rights.to_lowercase()
    ))
}

/// Puts a piece on the so-manieth empty square.
fn put(rank: &mut [char; 8], empty: usize, piece: char) {
    if let Some(square) = rank.iter_mut().filter(|square| **square == '.').nth(empty) {
        *square = piece;
    }
}

#[cfg(test)]
mod tests {
    use jadoube_laws::{Recorder, Regime};

    use super::*;

    #[test]
    fn the_usual_array_is_number_518() {
        let fen = array(518).unwrap();
        assert!(fen.ends_with("PPPPPPPP/RNBQKBNR w HAha - 0 1"), "{fen}");
        assert!(array(0).unwrap().starts_with("bbqnnrkr/"));
        assert!(array(959).unwrap().starts_with("rkrnnqbb/"));
        assert!(array(960).is_err());
        let all: std::collections::BTreeSet<String> = (0..960).flat_map(array).collect();
        assert_eq!(all.len(), 960);
    }

    fn blitz(regime: Option<Regime>) -> GameRequest {
        GameRequest {
            preset: Some("blitz-3-2".to_owned()),
            regime,
            ..GameRequest::default()
        }
    }

    #[test]
    fn rapid_and_blitz_need_a_choice_and_standard_games_do_not() {
        let said = lay(&blitz(None)).unwrap_err().to_string();
        assert!(
            said.starts_with("regime:") && said.ends_with("(B.4)"),
            "{said}"
        );
        let mut earlier = blitz(None);
        earlier.edition = Some(Edition::E2018);
        assert!(lay(&earlier).unwrap_err().to_string().ends_with("(B.5)"));
        let mut slow = blitz(None);
        slow.preset = Some("standard-90-30".to_owned());
        assert_eq!(lay(&slow).unwrap().created.regulations.regime, Regime::Full);
    }

    #[test]
    fn the_full_rules_need_arbiters_and_a_record() {
        let mut request = blitz(Some(Regime::Full));
        request.games_per_arbiter = Some(2);
        assert!(lay(&request).unwrap_err().to_string().ends_with("(B.2.1)"));
        request.games_per_arbiter = Some(1);
        request.recorded_by = Some(Recorder::Nobody);
        assert!(lay(&request).unwrap_err().to_string().ends_with("(B.2.2)"));
        request.regime = Some(Regime::Limited);
        request.games_per_arbiter = Some(20);
        let kept = lay(&request).unwrap().created.regulations.supervision();
        assert_eq!(kept, supervision(&request).unwrap());
    }

    #[test]
    fn all_games_of_a_hall_are_supervised_alike() {
        let limited = Supervision {
            regime: Regime::Limited,
            games_per_arbiter: Some(20),
            recorded_by: Some(Recorder::Nobody),
        };
        let mut silent = blitz(None);
        assert_eq!(in_hall(&mut silent, Some(limited)).unwrap(), Laid::Nothing);
        assert_eq!(supervision(&silent), Some(limited));
        let other = in_hall(&mut blitz(Some(Regime::Full)), Some(limited));
        assert!(other.unwrap_err().to_string().ends_with("(B.4)"));
        let first = in_hall(&mut blitz(Some(Regime::Full)), None).unwrap();
        assert!(matches!(first, Laid::Supervision(own) if own.regime == Regime::Full));
    }

    #[test]
    fn what_cannot_be_played_is_said_by_name() {
        let wrong = |change: fn(&mut GameRequest)| {
            let mut request = blitz(Some(Regime::Full));
            change(&mut request);
            lay(&request).unwrap_err().to_string()
        };
        assert!(wrong(|r| r.preset = Some("slow".to_owned())).contains("blitz-3-2"));
        assert!(wrong(|r| r.start = Some("x".to_owned())).starts_with("start:"));
        assert!(wrong(|r| r.spectator_delay = 4000).starts_with("spectator_delay"));
        assert!(wrong(|r| r.lag_allowance = 4000).starts_with("lag_allowance"));
        assert!(wrong(|r| r.chess960 = Some(Chess960::Number(960))).contains("959"));
    }
}
