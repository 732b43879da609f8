//! Moves and commands as players type them.

use std::sync::LazyLock;

use jadoube_laws::{
    Asked, Assistance, AssistantRequest, BlindRequest, Chess960Request, ClockRequest, DrawRequest,
    EndRequest, Ground, IrregularityRequest, Medium, Motion, MovingRequest, QuickplayRequest,
    Standing, Usage,
};
use jadoube_notation::{Language as Letters, Reader};
use jadoube_ruling::Seat;
use jadoube_text::{Language, Texts};

use crate::Chess;

/// The longest text that is read.
pub(crate) const LONGEST: usize = 100;

/// What a typed text asks for; none if it means nothing here.
pub(crate) fn read(text: &str, lang: Language, seen: &Chess, seat: Seat) -> Option<Vec<Asked>> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > LONGEST {
        return None;
    }
    if let Some(asked) = command(text, lang, seen) {
        return Some(vec![match asked {
            // Players let play go on together, where they may at all.
            Asked::Clock(ClockRequest::Resume { .. }) if seat.side().is_some() => {
                Asked::Clock(ClockRequest::AgreeToGoOn)
            }
            asked => asked,
        }]);
    }
    // At a real board the desk types what it has seen.
    let console = seen.book.regulations().usage == Usage::Console;
    seat.side()
        .or_else(|| console.then(|| seen.game.standing().turn()))?;
    let motion = motion(text, lang, seen.game.standing())?;
    Some(vec![Asked::Moving(MovingRequest::Move {
        motion,
        two_hands: false,
    })])
}

/// Whose act it is: a move that the desk types is the move of the player whose turn it is.
pub(crate) fn whose(seat: Seat, asked: &[Asked], seen: &Chess) -> Seat {
    match (seat.side(), asked) {
        (None, [Asked::Moving(MovingRequest::Move { .. })]) => seen.game.standing().turn().into(),
        _ => seat,
    }
}

/// A move in the letters of the language, in English ones, or from square to square.
fn motion(text: &str, lang: Language, standing: &Standing) -> Option<Motion> {
    if let Some(position) = standing.position() {
        for letters in [letters(lang), Letters::English] {
            if let Ok(reading) = Reader::lenient(letters).read(position, text) {
                let legal = standing.legal_motions();
                let same = |motion: &Motion| standing.legal(*motion) == Some(reading.m);
                return legal.into_iter().find(same);
            }
        }
    }
    // From square to square a move may be illegal, as on a board.
    let squares: String = text.chars().filter(|c| !matches!(c, '-' | ' ')).collect();
    squares.to_lowercase().parse().ok()
}

fn command(text: &str, lang: Language, seen: &Chess) -> Option<Asked> {
    let lower = text.to_lowercase();
    let (word, rest) = lower.split_once(' ').unwrap_or((lower.as_str(), ""));
    let typed = |id: &str| {
        [lang, Language::English]
            .into_iter()
            .any(|lang| words(lang, id).iter().any(|own| own == word))
    };
    let rest = text.get(word.len()..).unwrap_or(rest).trim();
    let intended = || match rest {
        "" => Some(None),
        written => motion(written, lang, seen.game.standing()).map(Some),
    };
    Some(match () {
        () if typed("command-press") => Asked::Clock(ClockRequest::Press { other_hand: false }),
        () if typed("command-draw") => Asked::Draw(DrawRequest::OfferDraw),
        () if typed("command-accept") => Asked::Draw(DrawRequest::AcceptDraw),
        () if typed("command-decline") => Asked::Draw(DrawRequest::DeclineDraw),
        () if typed("command-resign") => Asked::End(EndRequest::Resign),
        () if typed("command-adjust") => Asked::Moving(MovingRequest::AnnounceAdjust),
        () if typed("command-threefold") => Asked::Draw(DrawRequest::ClaimThreefold {
            intended: intended()?,
            medium: Medium::default(),
        }),
        () if typed("command-fifty") => Asked::Draw(DrawRequest::ClaimFifty {
            intended: intended()?,
            medium: Medium::default(),
        }),
        () if typed("command-arbiter") => Asked::Clock(ClockRequest::Pause {
            reason: rest.to_owned(),
        }),
        () if typed("command-flag") => Asked::Clock(ClockRequest::ClaimFlag),
        () if typed("command-illegal") => Asked::Irregularity(IrregularityRequest::ClaimIllegal),
        () if typed("command-touch") => Asked::Moving(MovingRequest::ClaimTouch),
        () if typed("command-arrive") => Asked::Clock(ClockRequest::Arrive),
        () if typed("command-start") => Asked::Clock(ClockRequest::Start),
        () if typed("command-resume") => Asked::Clock(ClockRequest::Resume { running: None }),
        () if typed("command-castling") => Asked::Chess960(Chess960Request::AnnounceCastling),
        () if typed("command-restore") => Asked::Irregularity(IrregularityRequest::RestorePieces),
        () if typed("command-correct") => Asked::Irregularity(IrregularityRequest::AgreeToCorrect),
        () if typed("command-withdraw") => Asked::Draw(DrawRequest::WithdrawOffer),
        () if typed("command-score") => Asked::Quickplay(QuickplayRequest::RequestScore),
        () if typed("command-increment") => Asked::Quickplay(QuickplayRequest::RequestIncrement),
        () if typed("command-cannot") => Asked::Quickplay(QuickplayRequest::ClaimNormalMeans {
            ground: Ground::Cannot,
        }),
        () if typed("command-no-effort") => Asked::Quickplay(QuickplayRequest::ClaimNormalMeans {
            ground: Ground::NoEffort,
        }),
        () if typed("command-assistant") => Asked::Assistant(AssistantRequest::RequestAssistant {
            purpose: Assistance::Moving,
        }),
        () if typed("command-boards") => Asked::Blind(BlindRequest::DemandTwoBoards),
        () if typed("command-announce") => Asked::Blind(BlindRequest::Announce {
            motion: motion(rest, lang, seen.game.standing())?,
        }),
        () => return None,
    })
}

/// The words for a command in a language, in small letters.
fn words(lang: Language, id: &str) -> Vec<String> {
    let words = texts(lang).get(id).unwrap_or_default();
    words
        .split(',')
        .map(|word| word.trim().to_lowercase())
        .collect()
}

fn letters(lang: Language) -> Letters {
    match lang {
        Language::English => Letters::English,
        Language::Hungarian => Letters::Hungarian,
        Language::Turkish => Letters::Turkish,
        Language::Finnish => Letters::Finnish,
    }
}

/// The words of a language.
fn texts(lang: Language) -> &'static Texts {
    static ALL: LazyLock<[Texts; 4]> = LazyLock::new(|| Language::ALL.map(Texts::of_play));
    let [en, hu, tr, fi] = &*ALL;
    match lang {
        Language::English => en,
        Language::Hungarian => hu,
        Language::Turkish => tr,
        Language::Finnish => fi,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// A word that means two things would do the wrong one of them.
    #[test]
    fn a_word_means_one_command_in_a_language_and_in_english() {
        let source = include_str!("../../../texts/en/wire.ftl");
        let ids: Vec<&str> = source
            .lines()
            .filter_map(|line| line.split_once(" = "))
            .map(|(id, _)| id)
            .filter(|id| id.starts_with("command-"))
            .collect();
        assert!(ids.len() > 20, "{ids:?}");
        for lang in [
            Language::English,
            Language::Hungarian,
            Language::Turkish,
            Language::Finnish,
        ] {
            let mut meant: BTreeMap<String, &str> = BTreeMap::new();
            for id in &ids {
                for word in [words(lang, id), words(Language::English, id)].concat() {
                    assert!(
                        !word.contains(' '),
                        "{lang:?}: a command is one word: {word}"
                    );
                    let before = meant.insert(word.clone(), id);
                    assert!(before.is_none_or(|b| b == *id), "{lang:?}: {word}");
                }
            }
        }
    }
}
