//! A round of a Swiss event beside what an edition of the pairing rules gives for it.

use jadoube_ruling::Message;

use crate::Event;
use crate::pairing::swiss::{
    NoPairing, Paired, Reason, RoundPairing, Swiss, SwissEdition, pair, why_no_bye, why_not,
};

/// A round of a Swiss event and the same round by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// The round.
    pub round: u32,
    /// The edition of the rules.
    pub edition: SwissEdition,
    /// What the rules give.
    pub ours: RoundPairing,
    /// Where the event has it otherwise.
    pub differs: Vec<Difference>,
}

/// A pair, or a bye, that the rules do not give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// White by number, or whoever has the bye.
    pub white: u32,
    /// Black by number.
    pub black: Option<u32>,
    /// What the rules say to it; nothing where they only turn the colours, or have no word for it.
    pub why: Option<Reason>,
}

impl Difference {
    /// The numbers, as people write a pairing.
    pub fn numbers(&self) -> String {
        match self.black {
            Some(black) => format!("{}-{black}", self.white),
            None => self.white.to_string(),
        }
    }

    /// The sentence that says why it is not so by the rules.
    pub fn message(&self) -> Option<Message> {
        match (&self.why, self.black) {
            (Some(reason), _) => Some(reason.message()),
            (None, Some(black)) => Some(
                Message::new("event-compare-colours")
                    .with("white", self.white)
                    .with("black", black),
            ),
            (None, None) => None,
        }
    }
}

impl Compared {
    /// The round by the rules in one line, and whether the event has it so.
    pub fn message(&self) -> Message {
        let id = match self.differs.is_empty() {
            true => "event-compare-same",
            false => "event-compare-differs",
        };
        let pairs = self.ours.pairs.iter();
        let mut pairs: Vec<String> = pairs
            .map(|(white, black)| format!("{white}-{black}"))
            .collect();
        pairs.extend(self.ours.bye.map(|bye| bye.to_string()));
        Message::new(id)
            .with("round", self.round)
            .with("pairs", pairs.join(", "))
    }
}

impl Event {
    /// A round beside what the rules give: those of the event, or of another edition. A round that is
    /// not paired yet is taken as the event's own rules would pair it. None where no Swiss system is
    /// played.
    pub fn compare(
        &self,
        round: u32,
        edition: Option<SwissEdition>,
    ) -> Option<Result<Compared, NoPairing>> {
        let own = self.swiss(round)?;
        let edition = edition.unwrap_or(own.edition);
        let rules = Swiss {
            edition,
            ..own.clone()
        };
        let compared = || {
            let paired = pair(&rules)?;
            let had = match self.round(round) {
                Some(_) => self.numbers_paired(round),
                None => Had::of(&pair(&own)?.pairing),
            };
            Ok(Compared {
                round,
                edition,
                differs: differences(&rules, &paired, &had),
                ours: paired.pairing,
            })
        };
        Some(compared())
    }

    /// A round as it is paired, by the numbers of the players.
    fn numbers_paired(&self, round: u32) -> Had {
        let number = |entry| self.number_of(entry, round).unwrap_or(0);
        let mut had = Had::default();
        let meetings = self.round(round).map(|one| one.meetings.as_slice());
        for meeting in meetings.unwrap_or_default() {
            match meeting.parties[..] {
                [white, black] => had.pairs.push((number(white), number(black))),
                [only] => had.free.push(number(only)),
                _ => {}
            }
        }
        had
    }
}

/// A round as an event has it.
#[derive(Default)]
struct Had {
    pairs: Vec<(u32, u32)>,
    free: Vec<u32>,
}

impl Had {
    fn of(pairing: &RoundPairing) -> Had {
        Had {
            pairs: pairing.pairs.clone(),
            free: pairing.bye.into_iter().collect(),
        }
    }
}

fn differences(rules: &Swiss, paired: &Paired, had: &Had) -> Vec<Difference> {
    let ours = &paired.pairing;
    let pairs = had.pairs.iter().filter(|pair| !ours.pairs.contains(pair));
    let pairs = pairs.map(|(white, black)| Difference {
        white: *white,
        black: Some(*black),
        why: match ours.pairs.contains(&(*black, *white)) {
            true => None,
            false => Some(why_not(rules, paired, *white, *black)),
        },
    });
    let free = had.free.iter().filter(|free| ours.bye != Some(**free));
    let free = free.map(|free| Difference {
        white: *free,
        black: None,
        why: why_no_bye(rules, paired, *free),
    });
    pairs.chain(free).collect()
}
