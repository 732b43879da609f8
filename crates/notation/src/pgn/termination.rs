//! How a game ended, as the tag `Termination` says it: the words of the standard, and what programs and
//! people write in its place.

/// What a game was ended by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Termination {
    /// Between the players; nothing more is said.
    Normal,
    /// A player resigned.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// The board or the count ended it: mate, stalemate, repetition, fifty moves, a dead position.
    Board,
    /// A flag fell.
    Time,
    /// A player did not come, or did not come back.
    Absence,
    /// A player was made to lose for breaking the rules.
    Infraction,
    /// Somebody else decided.
    Adjudication,
    /// It was broken off, or goes on.
    Unterminated,
}

impl Termination {
    /// In the words of the PGN standard.
    pub const fn as_str(self) -> &'static str {
        match self {
            Termination::Normal
            | Termination::Resignation
            | Termination::Agreement
            | Termination::Board => "normal",
            Termination::Time => "time forfeit",
            Termination::Absence => "abandoned",
            Termination::Infraction => "rules infraction",
            Termination::Adjudication => "adjudication",
            Termination::Unterminated => "unterminated",
        }
    }

    /// What the value of a tag means; none if it says nothing that is known. Servers put a player's name
    /// first (`timo won by resignation`), and a name must not be taken for a reason.
    pub fn read(value: &str) -> Option<Termination> {
        let text = value.to_lowercase();
        let said = reason(&text).trim();
        if said.is_empty() {
            return None;
        }
        let words: Vec<&str> = said
            .split(|sign: char| !sign.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .collect();
        let meets = |(beginnings, _): &&(&[&str], Termination)| {
            beginnings.iter().any(|&wanted| found(&words, wanted))
        };
        MEANINGS.iter().find(meets).map(|(_, meaning)| *meaning)
    }
}

/// The part of a sentence that names the reason: after the player and what became of them.
fn reason(text: &str) -> &str {
    for marker in [" won ", " wins ", " drawn ", " lost "] {
        if let Some((_, after)) = text.rsplit_once(marker) {
            return after;
        }
    }
    text
}

/// Whether words that begin like those wanted stand there one after the other. A wanted word that ends with
/// a point must be the whole word.
fn found(words: &[&str], wanted: &str) -> bool {
    // Hardly ever is even the first byte the same.
    let first = wanted.as_bytes().first();
    let begins = |(at, word): (usize, &&str)| {
        word.as_bytes().first() == first && stand_there(&words[at..], wanted)
    };
    words.iter().enumerate().any(begins)
}

/// Whether the next words begin like those wanted.
fn stand_there(words: &[&str], wanted: &str) -> bool {
    let mut words = words.iter();
    let like = |word: &str, wanted: &str| match wanted.strip_suffix('.') {
        Some(whole) => word == whole,
        None => word.starts_with(wanted),
    };
    let mut wanted = wanted.split(' ');
    wanted.all(|wanted| words.next().is_some_and(|word| like(word, wanted)))
}

/// Beginnings of words by what they mean, the particular before the general: "timeout vs insufficient
/// material" is a flag, and "forfeits on time" no absence.
const MEANINGS: &[(&[&str], Termination)] = &[
    (
        &[
            // English
            "time.",
            "timeout",
            "timed out",
            "flag",
            "outoftime",
            "timeforfeit",
            "clock",
            // Hungarian
            "idő.",
            "idővel",
            "időre",
            "időtúllép",
            "időhiány",
            "leesett a zászló",
            "zászló",
            "időn",
            // Turkish
            "süre",
            "zaman",
            "bayrak",
            // Finnish
            "aika",
            "ajan",
            "lippu",
            "lipun",
            "ajalla",
            // German, Dutch, French, Spanish, Portuguese, Italian, Polish, Czech, Russian
            "zeit",
            "tijd",
            "temps",
            "tiempo",
            "tempo.",
            "czas",
            "čas.",
            "врем",
            "просроч",
        ],
        Termination::Time,
    ),
    (
        &[
            "resign",
            "conced",
            "gives up",
            "gave up",
            "felad",
            "terk etti.",
            "terk ed",
            "çekil",
            "luovut",
            "luovutt",
            "aufgabe",
            "aufgegeben",
            "gibt auf",
            "gab auf",
            "opgegeven",
            "opgave",
            "geeft op",
            "abandonne",
            "abandona",
            "abandonó",
            "abandono.",
            "abbandon",
            "desist",
            "rinde",
            "rindió",
            "poddał",
            "poddan",
            "vzdal",
            "сдал",
            "сдач",
        ],
        Termination::Resignation,
    ),
    (
        &[
            "agree",
            "mutual",
            "megegyez",
            "anlaşma",
            "sovittu",
            "sopimu",
            "einig",
            "remisangebot",
            "accord",
            "acuerdo",
            "acordo",
            "accordo",
            "overeen",
            "zgod",
            "dohod",
            "согла",
        ],
        Termination::Agreement,
    ),
    (
        &[
            "checkmate",
            "mate.",
            "mated",
            "checkmated",
            "stalemate",
            "repetition",
            "threefold",
            "fivefold",
            "50",
            "75",
            "fifty",
            "insufficient",
            "material",
            "dead position",
            "matt.",
            "mattal",
            "patt.",
            "háromszor",
            "mat.",
            "pat.",
            "tekrar",
            "yetersiz",
            "matti.",
            "patti.",
            "toisto",
            "schachmatt",
            "stellungswiederholung",
            "мат.",
            "пат.",
            "повтор",
        ],
        Termination::Board,
    ),
    (
        &[
            "rules infraction",
            "rule infraction",
            "infraction",
            "illegal",
            "cheat",
            "fair play",
            "violat",
            "szabály",
            "kural",
            "sääntö",
            "regel",
        ],
        Termination::Infraction,
    ),
    (
        &[
            "adjudicat",
            "arbiter",
            "director",
            "committee",
            "versenybíró",
            "hakem",
            "tuomari",
            "schiedsrichter",
            "arbitr",
        ],
        Termination::Adjudication,
    ),
    (
        &[
            "forfeit",
            "default",
            "no show",
            "noshow",
            "absen",
            "did not appear",
            "walkover",
            "bye.",
            "abandoned",
            "disconnect",
            "kontumaz",
            "kampflos",
            "nem jelent",
            "távol",
            "gelmedi",
            "poissa",
            "luovutusvoitto",
            "forfait",
            "incompar",
            "неяв",
        ],
        Termination::Absence,
    ),
    (
        &[
            "unterminated",
            "unfinished",
            "in progress",
            "aborted",
            "emergency",
            "death",
            "nostart",
            "adjourned",
        ],
        Termination::Unterminated,
    ),
    (&["normal", "normál", "normali"], Termination::Normal),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn all_mean(meaning: Termination, texts: &[&str]) {
        for text in texts {
            assert_eq!(Termination::read(text), Some(meaning), "{text}");
        }
    }

    #[test]
    fn what_servers_and_people_write_is_understood() {
        all_mean(
            Termination::Resignation,
            &[
                "White resigns",
                "Black resigned",
                "resignation",
                "timo_time won by resignation",
                "Anna wins by resignation",
                "Feladta",
                "Sötét feladta",
                "Beyaz terk etti",
                "Musta luovutti",
                "Aufgabe",
                "Weiß gibt auf",
                "Abandona",
            ],
        );
        all_mean(
            Termination::Time,
            &[
                "Time forfeit",
                "time forfeit",
                "time",
                "Time",
                "resigner99 won on time",
                "White forfeits on time",
                "Black ran out of time",
                "Game drawn by timeout vs insufficient material",
                "Időtúllépés",
                "idő",
                "Süre aşımı",
                "Ajan ylitys",
                "Zeitüberschreitung",
                "TimeForfeit",
            ],
        );
        all_mean(
            Termination::Absence,
            &[
                "forfeit",
                "Forfeit",
                "abandoned",
                "Abandoned",
                "Anna won - game abandoned",
                "White forfeits by disconnection",
                "default",
                "kampflos",
            ],
        );
        all_mean(
            Termination::Board,
            &[
                "Anna won by checkmate",
                "Game drawn by repetition",
                "Game drawn by stalemate",
                "Game drawn by 50-move rule",
                "Game drawn by insufficient material",
                "Matt",
            ],
        );
        all_mean(
            Termination::Agreement,
            &[
                "Game drawn by agreement",
                "mutual agreement",
                "megegyezés",
                "Anlaşma",
            ],
        );
        all_mean(Termination::Normal, &["Normal", "normal"]);
        all_mean(
            Termination::Infraction,
            &["Rules infraction", "rules infraction"],
        );
        all_mean(
            Termination::Adjudication,
            &["adjudication", "Arbiter's decision"],
        );
        all_mean(Termination::Unterminated, &["Unterminated", "unterminated"]);
    }

    #[test]
    fn what_says_nothing_is_not_guessed() {
        for text in ["", "   ", "Timotheus", "Bela", "xyz", "matilda vs patrick"] {
            assert_eq!(Termination::read(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_written_is_read() {
        for one in [
            Termination::Normal,
            Termination::Time,
            Termination::Absence,
            Termination::Infraction,
            Termination::Adjudication,
            Termination::Unterminated,
        ] {
            assert_eq!(Termination::read(one.as_str()), Some(one));
        }
    }
}
