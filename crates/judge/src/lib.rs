//! A judge for whole games: what the Laws say about a game that somebody wrote down.
//!
//! ```
//! use jadoube_judge::{Judge, Options, What};
//! use jadoube_notation::pgn::Games;
//! use jadoube_laws::{Edition};
//!
//! let file = b"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1-0";
//! let mut judge = Judge::new(Options::of(Edition::E2023));
//! let game = Games::new(file).next().expect("a game");
//! let findings = judge.judge(&game);
//! let claim = findings.iter().find(|finding| matches!(finding.what, What::Claim { .. }));
//! let claim = claim.expect("the third time");
//! assert_eq!(claim.rule.number(Edition::E2023), Some("9.2.1.1"));
//! assert_eq!(claim.ply, 7);
//! ```

mod finding;
mod repetition;
mod results;

pub use finding::{Contradiction, Draw, Finding, Ground, What};

use jadoube_deadpos::{Budget, Solver};
use jadoube_laws::{Edition, Laws, Rule};
use jadoube_notation::Language;
use jadoube_notation::pgn::{Game, MainLine, Problem, ProblemKind, detect};
use jadoube_ruling::Side;
use repetition::History;
use shakmaty::{Chess, Color, Move, Position};

/// What is judged, and by which edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The edition of the Laws.
    pub edition: Edition,
    /// Whose letters the games are written in; none to find out where English does not fit.
    pub language: Option<Language>,
    /// Whether dead positions are searched for. Without it the question whether a winner could have mated is
    /// searched only where there is reason to doubt it.
    pub dead_positions: bool,
    /// What may be spent on whether a player who won on time could have mated.
    pub budget: Budget,
}

impl Options {
    /// The usual: everything is judged.
    pub const fn of(edition: Edition) -> Options {
        Options {
            edition,
            language: None,
            dead_positions: true,
            budget: Budget::RULING,
        }
    }
}

/// Judges games one after the other, using its memory again.
pub struct Judge {
    options: Options,
    laws: Laws,
    line: MainLine,
    language: Language,
    history: History,
    findings: Vec<Finding>,
    solver: Solver,
    /// Whether there is no legal move in the last position of the game.
    stuck: bool,
    /// Whether a side can mate in the last position of the game, if it was searched.
    settled: Option<(Color, Option<bool>)>,
}

impl std::fmt::Debug for Judge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Judge")
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}

impl Judge {
    /// A judge by an edition.
    pub fn new(options: Options) -> Judge {
        Judge {
            options,
            laws: Laws::of(options.edition),
            line: MainLine::default(),
            language: Language::English,
            history: History::default(),
            findings: Vec::new(),
            solver: Solver::default(),
            stuck: false,
            settled: None,
        }
    }

    /// Judges a game: its findings in the order of the moves.
    pub fn judge(&mut self, game: &Game<'_>) -> &[Finding] {
        self.findings.clear();
        self.settled = None;
        self.read(game);
        let end = self.line.positions.last();
        self.stuck = end.is_some_and(|end| end.legal_moves().is_empty());
        self.settle_winner(game);
        let over = self.positions();
        self.entries();
        self.result(game, over);
        // What the edition has no rule for is not a matter of the Laws there.
        let edition = self.options.edition;
        let ruled = |finding: &Finding| finding.rule.number(edition).is_some();
        self.findings.retain(ruled);
        self.findings.sort_by_key(|finding| finding.ply);
        &self.findings
    }

    /// The game that was judged last, as the board followed it.
    pub const fn line(&self) -> &MainLine {
        &self.line
    }

    /// The language in which it was read.
    pub const fn language(&self) -> Language {
        self.language
    }

    fn read(&mut self, game: &Game<'_>) {
        let before = self.language;
        self.language = self.options.language.unwrap_or(Language::English);
        self.line.play(game, self.language);
        let lost = !self.line.whole && !self.line.positions.is_empty();
        if self.options.language.is_some() || !lost {
            return;
        }
        // A file is mostly written in one language.
        if before != self.language {
            self.line.play(game, before);
            if self.line.whole {
                self.language = before;
                return;
            }
        }
        self.language = detect(game).language;
        self.line.play(game, self.language);
    }

    fn find(&mut self, ply: usize, rule: Rule, what: What) {
        self.findings.push(Finding { ply, rule, what });
    }

    /// Walks through the positions; gives the draw that ended the game by rule before or at its last move.
    fn positions(&mut self) -> Option<(usize, Draw)> {
        self.history.clear();
        let dead = self.first_dead();
        let mut claims = Claims::default();
        let mut over = None;
        for ply in 0..self.line.positions.len() {
            let times = self.history.add(&self.line.positions, ply);
            if over.is_none() {
                over = self.drawn(ply, times).map(|draw| (ply, draw));
                if over.is_none() && dead == Some(ply) {
                    over = Some((ply, Draw::Dead));
                }
                claims.look(&self.line, &self.history, ply, times);
            }
        }
        for (ply, rule, what) in claims.found() {
            self.find(ply, rule, what);
        }
        if let Some((ply, draw)) = over {
            let rule = draw.rule();
            let after = self.line.moves.len().saturating_sub(ply);
            self.find(ply, rule, What::Drawn { draw, after });
        }
        over
    }

    /// Whether the game is drawn by counting in this position.
    fn drawn(&self, ply: usize, times: usize) -> Option<Draw> {
        if !self.laws.automatic_draws {
            return None;
        }
        if times >= 5 {
            return Some(Draw::Fivefold);
        }
        let position = self.line.positions.get(ply)?;
        (position.halfmoves() >= 150 && !position.is_checkmate()).then_some(Draw::SeventyFive)
    }

    /// The first position in which nobody can mate any more. After a dead position there are only dead ones,
    /// so the search begins at the end, where nearly every game shows that it never was.
    fn first_dead(&mut self) -> Option<usize> {
        if !self.options.dead_positions {
            return None;
        }
        let alive = (0..self.line.positions.len())
            .rev()
            .find(|&ply| !self.is_dead(ply));
        let first = alive.map_or(0, |ply| ply + 1);
        (first < self.line.positions.len()).then_some(first)
    }

    fn is_dead(&mut self, ply: usize) -> bool {
        let Some(position) = self.line.positions.get(ply) else {
            return false;
        };
        let last = ply + 1 == self.line.positions.len();
        if last && matches!(self.settled, Some((_, Some(true)))) {
            return false;
        }
        // Mate and stalemate end the game by their own rules.
        let stuck = last && self.stuck;
        !stuck && self.solver.is_dead_after_a_move(position)
    }

    /// The entry at which the board could not follow. Those in variations are analysis, not the game.
    fn entries(&mut self) {
        if self.line.whole {
            return;
        }
        let played = self.line.moves.len();
        let Some(token) = self.line.stopped else {
            return;
        };
        let at = |problem: &&Problem| problem.token == token;
        let Some(ProblemKind::Unread(unread)) = self.line.problems.iter().find(at).map(|p| &p.what)
        else {
            return;
        };
        let unread = unread.clone();
        let end = self.line.positions.last();
        if let Some(end) = end.filter(|_| self.stuck) {
            let mate = end.is_check();
            let rule = if mate {
                Rule::Checkmate
            } else {
                Rule::Stalemate
            };
            self.find(played, rule, What::AfterTheEnd { token, mate });
            return;
        }
        let rule = match jadoube_laws::read_under(&Err(unread.clone())) {
            // An edition without a rule of its own about illegal moves still says which moves are legal.
            Rule::IllegalMove if Rule::IllegalMove.number(self.options.edition).is_none() => {
                Rule::LegalMove
            }
            rule => rule,
        };
        self.find(played, rule, What::Unread { token, unread });
    }
}

/// Claims that a player could have made.
#[derive(Default)]
struct Claims {
    first: [[Option<Open>; 2]; 2],
}

/// The first moment at which a claim was open, and how often it was.
#[derive(Clone, Copy)]
struct Open {
    ply: usize,
    intended: Option<Move>,
    times: usize,
}

impl Claims {
    fn look(&mut self, line: &MainLine, history: &History, ply: usize, times: usize) {
        let Some(position) = line.positions.get(ply) else {
            return;
        };
        let next = line.moves.get(ply).map(|made| made.m);
        let side = usize::from(position.turn().is_black());
        if times >= 3 {
            self.open(0, side, ply, None);
        } else if let Some(m) = history.third_by(&line.positions, ply, next) {
            self.open(0, side, ply, Some(m));
        }
        let quiet = position.halfmoves();
        if quiet >= 100 && !position.legal_moves().is_empty() {
            self.open(1, side, ply, None);
        } else if quiet == 99
            && let Some(m) = quiet_move(position, next)
        {
            self.open(1, side, ply, Some(m));
        }
    }

    fn open(&mut self, ground: usize, side: usize, ply: usize, intended: Option<Move>) {
        let Some(open) = self
            .first
            .get_mut(ground)
            .and_then(|sides| sides.get_mut(side))
        else {
            return;
        };
        match open {
            Some(open) => open.times += 1,
            None => {
                *open = Some(Open {
                    ply,
                    intended,
                    times: 1,
                });
            }
        }
    }

    fn found(self) -> impl Iterator<Item = (usize, Rule, What)> {
        let grounds = [Ground::Threefold, Ground::Fifty].into_iter();
        grounds.zip(self.first).flat_map(|(ground, sides)| {
            let claim = move |(by, open): (Side, Option<Open>)| {
                let open = open?;
                let rule = ground.rule(open.intended.is_some());
                let what = What::Claim {
                    ground,
                    by,
                    intended: open.intended,
                    times: open.times,
                };
                Some((open.ply, rule, what))
            };
            Side::ALL.into_iter().zip(sides).filter_map(claim)
        })
    }
}

/// A move without capture or pawn, the one that was played if it is such.
fn quiet_move(position: &Chess, played: Option<Move>) -> Option<Move> {
    match played {
        Some(m) if !m.is_zeroing() => Some(m),
        _ => position.legal_moves().into_iter().find(|m| !m.is_zeroing()),
    }
}
