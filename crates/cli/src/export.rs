//! `jadoube replay --pgn`: a recorded game as PGN, with what the Laws keep beside the moves.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use jadoube_journal::Record;
use jadoube_laws::{Claim, Game, Happened, How, Motion};
use jadoube_notation::pgn::{Entry, Export, Note, Outcome};
use jadoube_ruling::{Moment, Side};
use jadoube_text::Texts;
use shakmaty::{CastlingMode, Chess, Position, uci::UciMove};

use crate::Stop;

/// Writes a recorded game.
pub fn run(out: &mut impl Write, record: &Record, texts: &Texts) -> Result<(), Stop> {
    let first = record.lines().first();
    let created = first.and_then(|line| line.created.as_ref());
    let start = created.map(|created| created.start.clone());
    let mut game = Game::new(record.book(), &start.unwrap_or_default()).map_err(Stop::new)?;
    let Some(position) = game.standing().position().cloned() else {
        return Err(Stop::new(
            "the game begins in an illegal position; PGN has no form for it",
        ));
    };
    let mut notes = Notes::default();
    for line in record.lines() {
        if let Some(happened) = &line.happened {
            let before = game.motions().count();
            game.apply(line.at, happened);
            let teller = Teller {
                record,
                texts,
                game: &game,
                before,
                at: line.at,
            };
            teller.note(&mut notes, happened);
        }
    }
    let result = game.ending().map(|ending| ending.outcome.as_str());
    let result = result.and_then(|result| Outcome::read(result.as_bytes()));
    let edition = record.book().laws().edition.to_string();
    let export = notes.export(position, &game, result.unwrap_or(Outcome::Open), edition);
    write!(out, "{}", export.write())?;
    Ok(())
}

/// What belongs before and after each half-move.
#[derive(Default)]
struct Notes {
    before: BTreeMap<usize, Vec<Note>>,
    after: BTreeMap<usize, Vec<Note>>,
    /// The illegal move that was completed last, until it is known what becomes of it.
    illegal: Option<Motion>,
}

struct Teller<'a> {
    record: &'a Record,
    texts: &'a Texts,
    game: &'a Game,
    /// How many half-moves there were before this happened.
    before: usize,
    at: Moment,
}

impl Teller<'_> {
    fn note(&self, notes: &mut Notes, happened: &Happened) {
        let made = self.game.motions().count();
        match happened {
            Happened::MoveCompleted { by, .. } => {
                if let Some(index) = self.last_by(*by) {
                    let left = self.game.clock().left(*by, self.at).as_millis();
                    let left = Duration::from_millis(u64::try_from(left).unwrap_or(0));
                    let after = notes.after.entry(index).or_default();
                    after.retain(|note| !matches!(note, Note::Clock(_)));
                    after.insert(0, Note::Clock(left));
                }
            }
            Happened::DrawOffered { .. } => match made.checked_sub(1) {
                Some(index) => notes.after.entry(index).or_default().push(Note::Offer),
                None => notes.before.entry(0).or_default().push(Note::Offer),
            },
            Happened::IllegalMoveCompleted { motion, .. } => notes.illegal = Some(*motion),
            Happened::FaultPenalised(penalised) => {
                let before = notes.before.entry(penalised.back_to as usize).or_default();
                if let Some(motion) = notes.illegal.take() {
                    before.push(Note::Illegal {
                        played: motion.to_string(),
                        article: self.article(happened),
                    });
                }
                before.push(self.ruling(happened));
            }
            Happened::ClaimRejected {
                claim, intended, ..
            } => {
                let before = notes.before.entry(made).or_default();
                before.push(Note::Claim {
                    ground: ground(*claim).to_owned(),
                    intended: intended.map(|motion| motion.to_string()),
                });
                before.push(self.ruling(happened));
            }
            Happened::GameEnded { ending, .. } => {
                let last = notes.before.entry(made).or_default();
                let ground = match ending.how {
                    How::Threefold => Some("threefold"),
                    How::FiftyMoves => Some("fifty"),
                    _ => None,
                };
                last.extend(ground.map(|ground| Note::Claim {
                    ground: ground.to_owned(),
                    intended: None,
                }));
                last.push(self.ruling(happened));
            }
            _ if is_ruling(happened) => {
                let before = notes.before.entry(made.min(self.before)).or_default();
                before.push(self.ruling(happened));
            }
            _ => {}
        }
    }

    /// The last half-move of a side.
    fn last_by(&self, side: Side) -> Option<usize> {
        let made = self.game.motions().count();
        let back = if self.game.turn() == side { 2 } else { 1 };
        made.checked_sub(back)
    }

    fn article(&self, happened: &Happened) -> String {
        let article = self.record.book().locate(happened.under());
        article.map_or("-", |article| article.number).to_owned()
    }

    fn ruling(&self, happened: &Happened) -> Note {
        Note::Ruling {
            article: self.article(happened),
            text: self.texts.say(&happened.message()),
        }
    }
}

const fn ground(claim: Claim) -> &'static str {
    match claim {
        Claim::Threefold => "threefold",
        Claim::FiftyMoves => "fifty",
    }
}

/// What changes time, points or the position beside the moves themselves. Everything else is in the journal.
const fn is_ruling(happened: &Happened) -> bool {
    matches!(
        happened,
        Happened::TouchUpheld { .. }
            | Happened::ClockMisused { .. }
            | Happened::PauseFaulted { .. }
            | Happened::ClockSet(_)
            | Happened::TimeGiven { .. }
            | Happened::FlagFell { .. }
            | Happened::PositionRestored { .. }
            | Happened::CorrectedByAgreement { .. }
            | Happened::IncrementIntroduced { .. }
            | Happened::QuickplayRejected { .. }
            | Happened::ScoreAskedTooOften { .. }
            | Happened::DeviceWarned { .. }
            | Happened::Penalised { .. }
            | Happened::RulingOverridden { .. }
    )
}

impl Notes {
    fn export(mut self, start: Chess, game: &Game, result: Outcome, edition: String) -> Export {
        let mut position = start.clone();
        let mut entries = Vec::new();
        let mut last = Vec::new();
        let motions: Vec<Option<Motion>> = game.motions().collect();
        for (index, motion) in motions.iter().enumerate() {
            let m = motion.and_then(|motion| lawful(&position, motion));
            let Some(m) = m else {
                last = stands(&motions[index..]);
                break;
            };
            entries.push(Entry {
                before: self.before.remove(&index).unwrap_or_default(),
                m,
                after: self.after.remove(&index).unwrap_or_default(),
            });
            position.play_unchecked(m);
        }
        // What happened after the last move that can be written.
        last.extend(self.before.into_values().flatten());
        // The clock of a move that was taken back says nothing any more.
        let after = self.after.into_values().flatten();
        last.extend(after.filter(|note| !matches!(note, Note::Clock(_))));
        let tags = ["Event", "Site", "Date", "Round", "White", "Black"];
        let mut tags: Vec<(String, String)> =
            tags.map(|name| (name.to_owned(), "?".to_owned())).into();
        tags.push(("Laws".to_owned(), edition));
        if start.castles().mode() == CastlingMode::Chess960 {
            tags.push(("Variant".to_owned(), "Chess960".to_owned()));
        }
        Export {
            tags,
            start,
            entries,
            last,
            result,
        }
    }
}

fn lawful(position: &Chess, motion: Motion) -> Option<shakmaty::Move> {
    let uci: UciMove = motion.to_string().parse().ok()?;
    uci.to_move(position).ok()
}

/// A move that no rule allows and that stands all the same, or a position that the arbiter set up, and
/// what was played after it.
fn stands(motions: &[Option<Motion>]) -> Vec<Note> {
    let mut notes = Vec::new();
    if let Some(Some(motion)) = motions.first() {
        notes.push(Note::Illegal {
            played: motion.to_string(),
            article: "stands".to_owned(),
        });
    }
    let then = motions.iter().skip(1).flatten().map(Motion::to_string);
    let then = then.collect::<Vec<_>>().join(" ");
    if !then.is_empty() {
        notes.push(Note::Then(then));
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_that_stands_is_followed_by_the_rest() {
        let motions: Vec<Option<Motion>> = ["g1g3", "e7e5"]
            .iter()
            .map(|text| text.parse().ok())
            .collect();
        let notes = stands(&motions);
        assert_eq!(notes.len(), 2);
        assert_eq!(notes[1], Note::Then("e7e5".to_owned()));
    }
}
