//! Broadcasts: what spectators may read of a hall, an event or one of its rounds is brought to Lichess, or to
//! whoever takes PGN in the same way, as often as it changes.
//!
//! A broadcast looks on like a spectator, as late as spectators are, and in tasks of its own: no room knows of
//! it, and none waits for it.

use std::fmt;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use jadoube_ruling::{Message, is_unruly};
use jadoube_wire::{BroadcastState, BroadcastView, EventId, HallId, Language, Role, Scope};
use serde::Deserialize;
use tokio::time::sleep;

use crate::{Shared, sentences};

/// Where Lichess is.
pub const LICHESS: &str = "https://lichess.org";
/// So many games are taken at a time.
const AT_ONCE: usize = 100;
/// How often a broadcast looks whether something has changed.
const EVERY: Duration = Duration::from_secs(5);
/// After a failure it waits so long, and after each further one twice as long, up to the second.
const FIRST_WAIT: Duration = Duration::from_secs(5);
const LONGEST_WAIT: Duration = Duration::from_secs(300);
/// Whoever does not answer within this time does not answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// So much of an answer is read.
const LONGEST_ANSWER: u64 = 1 << 20;

/// What is brought where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    what: Watched,
    /// The round of the broadcast, by its name there.
    round: String,
}

/// What is broadcast.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Watched {
    Hall(HallId),
    Event(EventId, Option<u32>),
}

impl Watched {
    fn scope(&self) -> Scope {
        match self {
            Watched::Hall(hall) => Scope::Hall(hall.clone()),
            Watched::Event(event, _) => Scope::Event(event.clone()),
        }
    }
}

/// The text names nothing that can be broadcast.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "it is hall/NAME=ROUND, event/NAME=ROUND or event/NAME/NUMBER=ROUND, with the name as in the address of the page and the round of the broadcast"
)]
pub struct ParseTargetError;

impl FromStr for Target {
    type Err = ParseTargetError;

    fn from_str(text: &str) -> Result<Target, ParseTargetError> {
        let (what, round) = text.split_once('=').ok_or(ParseTargetError)?;
        let named = |name: &str| name.parse().map_err(|_| ParseTargetError);
        let what = match what.split('/').collect::<Vec<_>>()[..] {
            ["hall", name] => Watched::Hall(name.parse().map_err(|_| ParseTargetError)?),
            ["event", name] => Watched::Event(named(name)?, None),
            ["event", name, number] => {
                let number = number.parse().map_err(|_| ParseTargetError)?;
                Watched::Event(named(name)?, Some(number))
            }
            _ => return Err(ParseTargetError),
        };
        let plain = !round.is_empty() && round.chars().all(|c| c.is_ascii_alphanumeric());
        match plain {
            true => Ok(Target {
                what,
                round: round.to_owned(),
            }),
            false => Err(ParseTargetError),
        }
    }
}

/// The token of a broadcast. It is written nowhere.
#[derive(Clone)]
pub struct Token(String);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

/// The text is no token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a token is one word of letters, digits, - and _")]
pub struct ParseTokenError;

impl FromStr for Token {
    type Err = ParseTokenError;

    fn from_str(text: &str) -> Result<Token, ParseTokenError> {
        let text = text.trim();
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        match !text.is_empty() && text.chars().all(fits) {
            true => Ok(Token(text.to_owned())),
            false => Err(ParseTokenError),
        }
    }
}

/// What is broadcast, whereto, and by whose leave.
#[derive(Clone, Debug)]
pub struct Broadcasting {
    /// The address of whoever takes it.
    pub to: String,
    /// The token.
    pub token: Token,
    /// What is brought where.
    pub targets: Vec<Target>,
}

/// How the broadcasts of a server go.
#[derive(Debug, Default)]
pub(crate) struct Broadcasts(Mutex<Vec<(Scope, BroadcastView)>>);

impl Broadcasts {
    /// Those of a hall or an event.
    pub(crate) fn of(&self, scope: &Scope) -> Vec<BroadcastView> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = all.iter().filter(|(of, _)| of == scope);
        own.map(|(_, view)| view.clone()).collect()
    }

    fn add(&self, one: (Scope, BroadcastView)) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.push(one);
    }

    fn set(&self, index: usize, view: &BroadcastView) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, kept)) = all.get_mut(index) {
            kept.clone_from(view);
        }
    }
}

/// Starts every broadcast.
pub(crate) fn start(shared: &Shared, broadcasting: Option<Broadcasting>) {
    let Some(broadcasting) = broadcasting else {
        return;
    };
    let config = ureq::Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .user_agent("jadoube")
        .http_status_as_error(false)
        // The token is for this address, and goes to no other.
        .max_redirects(0)
        .max_redirects_will_error(false)
        .build();
    let agent: ureq::Agent = config.into();
    for (index, target) in broadcasting.targets.into_iter().enumerate() {
        let view = BroadcastView {
            to: target.round.clone(),
            round: match target.what {
                Watched::Event(_, only) => only,
                Watched::Hall(_) => None,
            },
            state: BroadcastState::Waiting,
            games: 0,
            at: None,
            problem: None,
        };
        let kept = (target.what.scope(), view.clone());
        shared.broadcasts.add(kept);
        let base = broadcasting.to.trim_end_matches('/');
        let one = Broadcast {
            shared: shared.clone(),
            index,
            address: format!("{base}/api/broadcast/round/{}/push", target.round),
            target,
            token: broadcasting.token.clone(),
            agent: agent.clone(),
            view,
            sent: Vec::new(),
        };
        tokio::spawn(one.run());
    }
}

/// One broadcast, as long as the server runs.
struct Broadcast {
    shared: Shared,
    index: usize,
    target: Target,
    address: String,
    token: Token,
    agent: ureq::Agent,
    view: BroadcastView,
    /// The games as they were taken last.
    sent: Vec<String>,
}

impl Broadcast {
    async fn run(mut self) {
        let mut closing = self.shared.closing.subscribe();
        let mut wait = EVERY;
        let mut failures = 0;
        loop {
            tokio::select! {
                biased;
                _ = closing.wait_for(|closing| *closing) => return,
                () = sleep(wait) => {}
            }
            wait = match self.look().await {
                Ok(()) => {
                    failures = 0;
                    EVERY
                }
                Err(problem) => {
                    self.failed(problem);
                    let longer = FIRST_WAIT.saturating_mul(1 << failures.min(10));
                    failures += 1;
                    longer.min(LONGEST_WAIT)
                }
            };
        }
    }

    /// Brings what has changed. What could not be brought is brought another time, with whatever is new by then.
    async fn look(&mut self) -> Result<(), Message> {
        let games = self.games().await?;
        if games == self.sent {
            return Ok(());
        }
        let changed = changed(&self.sent, &games);
        let mut problem = None;
        for some in changed.chunks(AT_ONCE) {
            let told = self.push(some.concat()).await?;
            problem = problem.or(told);
        }
        self.view.games = u32::try_from(games.len()).unwrap_or(u32::MAX);
        self.view.at = Some(self.shared.time.now());
        self.view.state = BroadcastState::Current;
        self.sent = games;
        self.now_wrong(problem);
        Ok(())
    }

    fn failed(&mut self, problem: Message) {
        self.view.state = BroadcastState::Trying;
        self.now_wrong(Some(problem));
    }

    /// Notes what is wrong, in the log only where that is news.
    fn now_wrong(&mut self, problem: Option<Message>) {
        if problem != self.view.problem {
            let round = &self.target.round;
            match &problem {
                Some(message) => {
                    let problem = sentences::texts(Language::default()).say(message);
                    tracing::warn!(round, problem, "a broadcast has trouble");
                }
                None => tracing::info!(round, "a broadcast goes on"),
            }
        }
        self.view.problem = problem;
        self.tell();
    }

    fn tell(&self) {
        self.shared.broadcasts.set(self.index, &self.view);
    }

    /// What a spectator may read now.
    async fn games(&self) -> Result<Vec<String>, Message> {
        let (role, lang) = (Role::Spectator, Language::default());
        let games = match &self.target.what {
            Watched::Hall(hall) => self.shared.boards_of_hall(hall, role, lang).await,
            Watched::Event(event, only) => {
                let shared = &self.shared;
                shared.boards_of_event(event, role, *only, lang).await
            }
        };
        games.map_err(|failure| {
            let why = failure.to_string();
            Message::new("broadcast-unreadable").with("why", why)
        })
    }

    /// Brings some games; gives what was wrong with the first of them that was not taken.
    async fn push(&self, text: String) -> Result<Option<Message>, Message> {
        let (agent, address) = (self.agent.clone(), self.address.clone());
        let bearer = format!("Bearer {}", self.token.0);
        let sent = tokio::task::spawn_blocking(move || {
            let request = agent.post(&address).header("Authorization", bearer);
            let mut answer = request
                .content_type("text/plain; charset=utf-8")
                .send(&text)?;
            let body = answer.body_mut().with_config();
            let told = body.limit(LONGEST_ANSWER).read_to_string()?;
            Ok::<_, ureq::Error>((answer.status().as_u16(), told))
        });
        let away = |why: String| Message::new("broadcast-away").with("why", why);
        let (status, told) = sent
            .await
            .map_err(|error| away(error.to_string()))?
            .map_err(|error| away(error.to_string()))?;
        match status {
            200..=299 => Ok(not_taken(&told)),
            401 | 403 => Err(Message::new("broadcast-token")),
            404 => Err(Message::new("broadcast-no-round")),
            _ => Err(Message::new("broadcast-refused").with("status", u32::from(status))),
        }
    }
}

/// The games that are not as they were taken last.
fn changed(sent: &[String], games: &[String]) -> Vec<String> {
    let is_new = |(index, game): &(usize, &String)| sent.get(*index) != Some(*game);
    let new = games.iter().enumerate().filter(is_new);
    new.map(|(_, game)| game.clone()).collect()
}

/// The first error that an answer tells of a game.
fn not_taken(told: &str) -> Option<Message> {
    #[derive(Deserialize)]
    struct Answer {
        #[serde(default)]
        games: Vec<Game>,
    }
    #[derive(Deserialize)]
    struct Game {
        error: Option<String>,
    }
    let answer: Answer = serde_json::from_str(told).ok()?;
    let mut errors = answer.games.into_iter().filter_map(|game| game.error);
    let first = errors.next()?;
    let why: String = first.chars().filter(|c| !is_unruly(*c)).take(200).collect();
    Some(Message::new("broadcast-not-taken").with("why", why))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_names_what_and_where() {
        for (text, round) in [
            ("hall/0123456789abcdef=Abcd1234", None),
            ("event/0123456789abcdef=Abcd1234", None),
            ("event/0123456789abcdef/3=Abcd1234", Some(3)),
        ] {
            let target: Target = text.parse().expect(text);
            assert_eq!(target.round, "Abcd1234");
            if let Watched::Event(_, only) = target.what {
                assert_eq!(only, round);
            }
        }
        for wrong in [
            "",
            "hall/x",
            "hall=x",
            "game/0123456789abcdef=x",
            "event/0123456789abcdef/x=y",
            "hall/0123456789abcdef=a/b",
            "hall/0123456789abcdef=",
        ] {
            assert_eq!(wrong.parse::<Target>(), Err(ParseTargetError), "{wrong}");
        }
    }

    #[test]
    fn a_token_is_written_nowhere() {
        let token: Token = " lip_Secret-1\n".parse().expect("a token");
        assert_eq!(token.0, "lip_Secret-1");
        assert!(!format!("{token:?}").contains("Secret"));
        assert!("two words".parse::<Token>().is_err());
        assert!("".parse::<Token>().is_err());
    }

    #[test]
    fn an_error_of_a_game_is_heard() {
        let told = r#"{"games":[{"tags":{},"moves":3},{"tags":{},"error":"Invalid\nmove"}]}"#;
        let heard = Message::new("broadcast-not-taken").with("why", "Invalidmove".to_owned());
        assert_eq!(not_taken(told), Some(heard));
        assert_eq!(not_taken(r#"{"games":[{"tags":{},"moves":3}]}"#), None);
        assert_eq!(not_taken("ok"), None);
    }
}
