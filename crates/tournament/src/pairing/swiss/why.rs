//! Why a round was paired as it was, and why not otherwise.
//!
//! Questions are put to the engine itself: a bracket is paired once more with the wish granted (a
//! pair that must meet, a player who must or may not go down), and the first criterion in which the
//! result is worse than what was chosen is the answer.

use jadoube_ruling::{Message, Side, Value};
use serde::Serialize;

use super::bracket::{Bracket, Stage};
use super::colours::{ColourRule, Preference, allocate};
use super::criteria::Criterion;
use super::dutch::{Paired, PairedBracket};
use super::facts::{Bar, Facts, bar, bars_bye};
use super::state::{Swiss, SwissEdition};
use super::window::Candidate;
use crate::Points;

/// A reason, with the article it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The edition of the rules.
    pub edition: SwissEdition,
    /// The article in that edition.
    pub article: &'static str,
    /// What it is.
    #[serde(flatten)]
    pub what: What,
}

/// What a reason says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum What {
    /// Both are of one bracket: their places in it.
    Places {
        /// The bracket's score.
        score: String,
        /// His place.
        place: usize,
        /// The opponent's place.
        opponent: usize,
        /// How many there are.
        size: usize,
    },
    /// He came down from a higher score and meets a lower one.
    MovedDown {
        /// His score.
        score: String,
        /// The opponent's score.
        to: String,
    },
    /// An opponent came down to him.
    MetFromAbove {
        /// His score.
        score: String,
        /// The opponent's score.
        from: String,
    },
    /// He could not be paired in a bracket: as many as possible were.
    GoesDown {
        /// The bracket's score.
        score: String,
        /// Players in it.
        size: usize,
        /// How many of them could not be paired.
        down: usize,
    },
    /// The rule that gave the colours.
    Colour {
        /// White's number.
        white: u32,
        /// White's colours so far.
        white_colours: String,
        /// Black's number.
        black: u32,
        /// Black's colours so far.
        black_colours: String,
        /// The rule.
        rule: &'static str,
    },
    /// The bye goes to the lowest score that leaves the others a legal pairing.
    Bye {
        /// The score.
        score: String,
    },
    /// They have met.
    Met {
        /// The round.
        round: u32,
    },
    /// The organiser keeps them apart.
    Forbidden,
    /// Both must have the same colour.
    SameColour {
        /// The colour.
        side: &'static str,
    },
    /// He may not have the bye.
    NoBye {
        /// The round that bars him.
        round: u32,
    },
    /// The bye goes to another score.
    ByeElsewhere {
        /// That score.
        score: String,
        /// His own.
        own: String,
    },
    /// The rest of the round could not be paired.
    CannotBeCompleted,
    /// Worse by a criterion.
    Worse {
        /// The criterion's number in the edition.
        criterion: &'static str,
        /// What it counts, as a word.
        counts: &'static str,
        /// The value with the wish.
        with: String,
        /// The value as paired.
        chosen: String,
    },
    /// Equal in everything, but later in the order of candidates.
    Later,
    /// A team comes up from a lower score.
    TeamUp {
        /// Its score.
        score: String,
        /// The opponents' score.
        to: String,
    },
    /// A team meets one that came up.
    TeamMeetsUp {
        /// Its score.
        score: String,
        /// The opponents' score.
        from: String,
    },
    /// Two teams of one bracket.
    TeamSame {
        /// The score.
        score: String,
        /// How many teams are in the bracket.
        size: usize,
    },
    /// The bye goes to a team that has played more matches.
    ByeByMatches {
        /// How many that one has played.
        played: usize,
        /// How many this one has.
        own: usize,
    },
    /// The bye goes to the larger number.
    ByeByNumber {
        /// That number.
        number: u32,
    },
    /// They are paired with each other.
    Paired,
    /// He is not to be paired in this round.
    Absent {
        /// Whose number it is.
        number: u32,
    },
}

/// Why a player has this opponent, this colour, or the bye.
pub fn why(swiss: &Swiss, paired: &Paired, number: u32) -> Vec<Reason> {
    let asked = Asked { swiss, paired };
    let Some(place) = paired.field.place(number) else {
        return vec![asked.reason("1.3", "A.3", What::Absent { number })];
    };
    let mut reasons = asked.falls(place);
    match asked.opponent(place) {
        Some((told, opponent)) => {
            reasons.push(asked.meeting(told, place, opponent));
            reasons.push(asked.colour(place, opponent));
        }
        None => reasons.push(asked.bye(place)),
    }
    reasons
}

/// Why two players do not meet.
pub fn why_not(swiss: &Swiss, paired: &Paired, one: u32, other: u32) -> Reason {
    let asked = Asked { swiss, paired };
    let (a, b) = match (paired.field.place(one), paired.field.place(other)) {
        (Some(a), Some(b)) => (a.min(b), a.max(b)),
        (None, _) => return asked.reason("1.3", "A.3", What::Absent { number: one }),
        (_, None) => return asked.reason("1.3", "A.3", What::Absent { number: other }),
    };
    asked.not(a, b)
}

/// Why a player does not have the bye; none where he has it, or where nobody has.
pub fn why_no_bye(swiss: &Swiss, paired: &Paired, number: u32) -> Option<Reason> {
    let asked = Asked { swiss, paired };
    let holder = paired.pairing.bye?;
    let place = paired.field.place(number)?;
    if holder == number {
        return None;
    }
    if let Some(reason) = barred_from_bye(swiss, number) {
        return Some(reason);
    }
    let own = paired.field.players[place].score;
    if let Some(score) = paired.bye_score.filter(|score| *score != own) {
        let what = What::ByeElsewhere {
            score: score.to_string(),
            own: own.to_string(),
        };
        return Some(asked.reason("2.3.1", "A.5", what));
    }
    // The bracket in which he was paired, with him going down in the stead of whoever did.
    let told = paired
        .brackets
        .iter()
        .find(|told| told.found.contains(place))?;
    let mut bracket = asked.bracket(told);
    bracket.sent.push(place);
    Some(asked.compared(told, &bracket))
}

/// Why two players may not meet at all.
pub fn illegal(swiss: &Swiss, one: &Facts, bar: Bar) -> Reason {
    match bar {
        Bar::Met { round } => reason(swiss, "2.1.1", "C.1", What::Met { round }),
        Bar::Forbidden => reason(swiss, "2.1.1", "C.1", What::Forbidden),
        Bar::SameColour => {
            let side = match one.preference.map(Preference::side) {
                Some(Side::White) => "white",
                _ => "black",
            };
            reason(swiss, "2.1.3", "C.3", What::SameColour { side })
        }
    }
}

/// The round that bars a player from the bye, if one does.
pub fn barred_from_bye(swiss: &Swiss, number: u32) -> Option<Reason> {
    let past = swiss.players.iter().find(|one| one.number == number)?;
    let barred = (1..swiss.round).find(|round| bars_bye(swiss, &past.in_round(*round)));
    barred.map(|round| reason(swiss, "2.1.2", "C.2", What::NoBye { round }))
}

fn reason(swiss: &Swiss, new: &'static str, old: &'static str, what: What) -> Reason {
    let edition = swiss.edition;
    let article = match edition {
        SwissEdition::E2026 => new,
        SwissEdition::E2017 => old,
    };
    Reason {
        edition,
        article,
        what,
    }
}

struct Asked<'a> {
    swiss: &'a Swiss,
    paired: &'a Paired,
}

impl Candidate {
    /// Whether a place is paired here.
    pub fn contains(&self, place: usize) -> bool {
        self.pairs.iter().any(|(a, b)| *a == place || *b == place)
    }
}

impl<'a> Asked<'a> {
    fn reason(&self, new: &'static str, old: &'static str, what: What) -> Reason {
        reason(self.swiss, new, old, what)
    }

    fn score(&self, place: usize) -> Points {
        self.paired.field.players[place].score
    }

    fn opponent(&self, place: usize) -> Option<(&'a PairedBracket, usize)> {
        self.paired.brackets.iter().find_map(|told| {
            told.found
                .pairs
                .iter()
                .find_map(|(a, b)| match (*a == place, *b == place) {
                    (true, _) => Some((told, *b)),
                    (_, true) => Some((told, *a)),
                    _ => None,
                })
        })
    }

    fn bracket(&self, told: &PairedBracket) -> Bracket<'a> {
        Bracket {
            field: &self.paired.field,
            mdps: told.mdps.clone(),
            residents: told.residents.clone(),
            next: told.next.clone(),
            lower: told.lower.clone(),
            stage: told.stage,
            bye_score: self.paired.bye_score,
            forced: Vec::new(),
            sent: Vec::new(),
            kept: Vec::new(),
        }
    }

    /// Each bracket from which he went down: why, and what keeping him would have cost.
    fn falls(&self, place: usize) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let last = self.paired.brackets.len().saturating_sub(1);
        for (index, told) in self.paired.brackets.iter().enumerate() {
            if index == last || !told.found.down.contains(&place) {
                continue;
            }
            let what = What::GoesDown {
                score: self.score(told.residents[0]).to_string(),
                size: told.mdps.len() + told.residents.len(),
                down: told.found.down.len(),
            };
            reasons.push(self.reason("2.4.1", "C.5", what));
            let mut bracket = self.bracket(told);
            bracket.kept.push(place);
            reasons.push(self.compared(told, &bracket));
        }
        reasons
    }

    fn meeting(&self, told: &PairedBracket, place: usize, opponent: usize) -> Reason {
        let (mine, theirs) = (self.score(place), self.score(opponent));
        let moved = |one: usize| told.mdps.contains(&one);
        if moved(place) {
            let (score, to) = (mine.to_string(), theirs.to_string());
            return self.reason("4.4", "D.3", What::MovedDown { score, to });
        }
        if moved(opponent) {
            let (score, from) = (mine.to_string(), theirs.to_string());
            return self.reason("4.2", "D.1", What::MetFromAbove { score, from });
        }
        let everybody: Vec<usize> = told.mdps.iter().chain(&told.residents).copied().collect();
        let at = |one: usize| {
            everybody
                .iter()
                .position(|other| *other == one)
                .map_or(0, |at| at + 1)
        };
        let what = What::Places {
            score: self.score(told.residents[0]).to_string(),
            place: at(place),
            opponent: at(opponent),
            size: everybody.len(),
        };
        self.reason("4.2", "D.1", what)
    }

    fn colour(&self, place: usize, opponent: usize) -> Reason {
        let (high, low) = (place.min(opponent), place.max(opponent));
        let players = &self.paired.field.players;
        let (side, rule) = allocate(&players[high], &players[low], self.swiss.initial);
        let (white, black) = match side {
            Side::White => (&players[high], &players[low]),
            Side::Black => (&players[low], &players[high]),
        };
        let letters = |sides: &[Side]| -> String {
            let letter = |side: &Side| if *side == Side::White { 'W' } else { 'B' };
            let letters: String = sides.iter().map(letter).collect();
            if letters.is_empty() {
                "-".to_owned()
            } else {
                letters
            }
        };
        let (new, old, word) = match rule {
            ColourRule::BothGranted => ("5.2.1", "E.1", "both"),
            ColourRule::Stronger => ("5.2.2", "E.2", "stronger"),
            ColourRule::Alternation => ("5.2.3", "E.3", "alternation"),
            ColourRule::HigherRanked => ("5.2.4", "E.4", "higher"),
            ColourRule::Drawn => ("5.2.5", "E.5", "drawn"),
        };
        let what = What::Colour {
            white: white.number,
            white_colours: letters(&white.colours),
            black: black.number,
            black_colours: letters(&black.colours),
            rule: word,
        };
        self.reason(new, old, what)
    }

    fn bye(&self, place: usize) -> Reason {
        let score = self.score(place).to_string();
        self.reason("2.3.1", "A.5", What::Bye { score })
    }

    fn not(&self, a: usize, b: usize) -> Reason {
        let (one, other) = (&self.paired.field.players[a], &self.paired.field.players[b]);
        if let Some(bar) = bar(self.swiss, one, other) {
            return illegal(self.swiss, one, bar);
        }
        let inside = |told: &&PairedBracket, place: &usize| {
            told.mdps.contains(place) || told.residents.contains(place)
        };
        let mut brackets = self.paired.brackets.iter();
        let both = brackets.find(|told| inside(told, &a) && inside(told, &b));
        if let Some(told) = both {
            if told.found.pairs.contains(&(a, b)) || told.found.pairs.contains(&(b, a)) {
                return self.reason("4.2", "D.1", What::Paired);
            }
            let mut bracket = self.bracket(told);
            bracket.forced.push((a, b));
            // Two who were moved down together cannot meet here: where they came from they could not.
            return self.compared(told, &bracket);
        }
        // They never were in one bracket: the higher one would have had to go down further.
        let mut brackets = self.paired.brackets.iter();
        match brackets.find(|told| told.found.contains(a) || told.found.contains(b)) {
            Some(told) => {
                let down = if told.found.contains(a) { a } else { b };
                let mut bracket = self.bracket(told);
                bracket.sent.push(down);
                self.compared(told, &bracket)
            }
            None => self.reason("2.2.1", "C.4", What::CannotBeCompleted),
        }
    }

    /// The first criterion in which the best candidate of a changed bracket is worse.
    fn compared(&self, told: &PairedBracket, bracket: &Bracket<'a>) -> Reason {
        let Some(found) = bracket.best() else {
            return self.reason("2.2.1", "C.4", What::CannotBeCompleted);
        };
        let mut judged = bracket.judged();
        judged.bye_rounds = self.paired.bye_score.is_some() && told.found.down.len() == 1;
        judged.bye_score = self.paired.bye_score;
        let total = |one: &Candidate| judged.total(&told.mdps, &one.pairs, &one.down);
        let (with, chosen) = (total(&found), total(&told.found));
        for criterion in Criterion::ALL {
            let Some((number, article)) = criterion.cited(self.swiss.edition) else {
                continue;
            };
            let (values, order) = if criterion == Criterion::Following {
                let following = |one: &Candidate| self.following(bracket, one);
                let (with, chosen) = (following(&found), following(&told.found));
                ((shown(&with), shown(&chosen)), with.cmp(&chosen))
            } else {
                let part = |digits: &[u32]| shown(&judged.part(criterion, digits));
                (
                    (part(&with), part(&chosen)),
                    judged.worse(criterion, &with, &chosen),
                )
            };
            if order.is_gt() {
                let what = What::Worse {
                    criterion: number,
                    counts: word(criterion),
                    with: values.0,
                    chosen: values.1,
                };
                return Reason {
                    edition: self.swiss.edition,
                    article,
                    what,
                };
            }
        }
        self.reason("3.8.1", "B.8", What::Later)
    }

    /// How many go down from the following bracket at best, and with which scores (2017: score
    /// differences). It is paired as a bracket of its own, so that in 2026 the round can be
    /// completed; 2017 does not ask for that.
    fn following(&self, bracket: &Bracket<'a>, one: &Candidate) -> Vec<Points> {
        if bracket.next.is_empty() || bracket.stage == Stage::Penultimate {
            return Vec::new();
        }
        let same = |place: &&usize| {
            let first = bracket.lower.first();
            first.is_some_and(|first| self.score(*first) == self.score(**place))
        };
        let new = self.swiss.edition == SwissEdition::E2026;
        let after: Vec<usize> = match new {
            true => bracket.lower.iter().take_while(same).copied().collect(),
            // Looked at without what lies below.
            false => Vec::new(),
        };
        let following = Bracket {
            mdps: one.down.clone(),
            residents: bracket.next.clone(),
            lower: match new {
                true => bracket.lower[after.len()..].to_vec(),
                false => Vec::new(),
            },
            stage: match new && bracket.lower.is_empty() {
                true => Stage::Last,
                false => Stage::Regular,
            },
            next: after,
            forced: Vec::new(),
            sent: Vec::new(),
            kept: Vec::new(),
            ..bracket.clone()
        };
        let Some(found) = following.best() else {
            return vec![Points::whole(i64::from(u32::MAX))];
        };
        let judged = following.judged();
        let digits = judged.total(&following.mdps, &found.pairs, &found.down);
        let count = i64::try_from(found.down.len()).unwrap_or(i64::MAX);
        let mut values = vec![Points::whole(count)];
        values.extend(judged.part(Criterion::Scores, &digits));
        values
    }
}

/// Values one after the other.
pub fn shown(values: &[Points]) -> String {
    let words: Vec<String> = values.iter().map(ToString::to_string).collect();
    if words.is_empty() {
        "-".to_owned()
    } else {
        words.join(" ")
    }
}

/// What a criterion counts, as a word that each language has.
const fn word(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Downfloaters => "downfloaters",
        Criterion::Scores => "scores",
        Criterion::Following => "following",
        Criterion::ByeRounds => "bye-rounds",
        Criterion::TopscorerBalance => "balance",
        Criterion::TopscorerRow => "row",
        Criterion::Colour => "colour",
        Criterion::StrongColour => "strong-colour",
        Criterion::DownAgain => "down-again",
        Criterion::UpAgain => "up-again",
        Criterion::DownTwoBefore => "down-two-before",
        Criterion::UpTwoBefore => "up-two-before",
        Criterion::DownAgainBy => "down-again-by",
        Criterion::UpAgainBy => "up-again-by",
        Criterion::DownTwoBeforeBy => "down-two-before-by",
        Criterion::UpTwoBeforeBy => "up-two-before-by",
    }
}

impl Reason {
    /// The sentence that says it.
    pub fn message(&self) -> Message {
        let with = |id| {
            Message::new(id)
                .with("edition", self.edition.year().to_owned())
                .with("article", self.article.to_owned())
        };
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        match &self.what {
            What::Places {
                score,
                place,
                opponent,
                size,
            } => with("why-places")
                .with("score", score.clone())
                .with("place", number(*place))
                .with("opponent", number(*opponent))
                .with("size", number(*size)),
            What::MovedDown { score, to } => with("why-moved-down")
                .with("score", score.clone())
                .with("to", to.clone()),
            What::MetFromAbove { score, from } => with("why-met-from-above")
                .with("score", score.clone())
                .with("from", from.clone()),
            What::GoesDown { score, size, down } => with("why-goes-down")
                .with("score", score.clone())
                .with("size", number(*size))
                .with("down", number(*down)),
            What::Colour {
                white,
                white_colours,
                black,
                black_colours,
                rule,
            } => with("why-colour")
                .with("white", *white)
                .with("whitecolours", white_colours.clone())
                .with("black", *black)
                .with("blackcolours", black_colours.clone())
                .with("rule", Value::Word(rule)),
            What::Bye { score } => with("why-bye").with("score", score.clone()),
            What::Met { round } => with("why-met").with("round", *round),
            What::Forbidden => with("why-forbidden"),
            What::SameColour { side } => with("why-same-colour").with("side", Value::Word(side)),
            What::NoBye { round } => with("why-no-bye").with("round", *round),
            What::ByeElsewhere { score, own } => with("why-bye-elsewhere")
                .with("score", score.clone())
                .with("own", own.clone()),
            What::CannotBeCompleted => with("why-cannot-be-completed"),
            What::Worse {
                criterion,
                counts,
                with: other,
                chosen,
            } => with("why-worse")
                .with("criterion", (*criterion).to_owned())
                .with("counts", Value::Word(counts))
                .with("with", other.clone())
                .with("chosen", chosen.clone()),
            What::TeamUp { score, to } => with("why-team-up")
                .with("score", score.clone())
                .with("to", to.clone()),
            What::TeamMeetsUp { score, from } => with("why-team-meets-up")
                .with("score", score.clone())
                .with("from", from.clone()),
            What::TeamSame { score, size } => with("why-team-same")
                .with("score", score.clone())
                .with("size", number(*size)),
            What::ByeByMatches { played, own } => with("why-bye-by-matches")
                .with("played", number(*played))
                .with("own", number(*own)),
            What::ByeByNumber { number } => with("why-bye-by-number").with("number", *number),
            What::Later => with("why-later"),
            What::Paired => with("why-paired"),
            What::Absent { number } => with("why-absent").with("number", *number),
        }
    }
}
