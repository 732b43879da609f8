//! Random tournaments out of a seed: entries, byes, forfeits, retirements, results by the expected
//! score, every round paired by the engine.

use jadoube_ruling::Side;

use super::baku::{upper_group, virtual_points};
use super::dutch::pair;
use super::records::{Reading, swiss_of_report};
use super::state::SwissEdition;
use crate::exchange::{Report, ReportPlayer, RoundCode, RoundResult, Scoring};
use crate::rating::expected;
use crate::{Points, Ranking, Scale};

/// What is settled beforehand; rates are in thousandths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The edition of the rules.
    pub edition: SwissEdition,
    /// How many players.
    pub players: u32,
    /// How many rounds.
    pub rounds: u32,
    /// The lowest and the highest rating.
    pub ratings: (u32, u32),
    /// Games that are drawn, where the stronger does not win outright.
    pub draws: u32,
    /// Games that a player does not come to.
    pub forfeits: u32,
    /// Games that nobody comes to.
    pub double_forfeits: u32,
    /// Games that end ½-0, 0-½ or 0-0.
    pub odd_results: u32,
    /// Byes for half a point.
    pub half_byes: u32,
    /// Byes for a point.
    pub full_byes: u32,
    /// Absences without points.
    pub zero_byes: u32,
    /// Players who leave after a round.
    pub retirements: u32,
    /// Players who come late.
    pub late: u32,
    /// Pairs of players who may not meet.
    pub forbidden: u32,
    /// Clubs, to one of which everybody belongs and whose members may not meet; 0 for none.
    pub clubs: u32,
    /// Whether virtual points are given.
    pub baku: bool,
    /// What games count.
    pub scale: Scale,
    /// What the pairing-allocated bye counts.
    pub bye: Points,
    /// The tie-breaks named in the file.
    pub tie_breaks: Vec<String>,
}

/// Numbers out of a seed, the same for ever (the mixing of SplitMix64).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice of a seed.
    pub const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below a limit; 0 where there is no limit.
    pub fn below(&mut self, limit: u32) -> u32 {
        match limit {
            0 => 0,
            limit => u32::try_from(self.next() % u64::from(limit)).unwrap_or(0),
        }
    }

    /// A number from a range, both ends included.
    pub fn between(&mut self, low: u32, high: u32) -> u32 {
        low + self.below(high.saturating_sub(low).saturating_add(1))
    }

    fn chance(&mut self, thousandths: u32) -> bool {
        self.below(1000) < thousandths
    }
}

impl Settings {
    /// Settings that vary with the seed in everything.
    pub fn drawn(dice: &mut Dice, edition: SwissEdition) -> Settings {
        let players = dice.between(4, 40);
        let mut rate = |most: u32| {
            if dice.chance(500) {
                dice.below(most)
            } else {
                0
            }
        };
        let rates = [
            rate(60),
            rate(30),
            rate(20),
            rate(60),
            rate(20),
            rate(60),
            rate(30),
            rate(150),
        ];
        let [
            forfeits,
            double_forfeits,
            odd_results,
            half_byes,
            full_byes,
            zero_byes,
            retirements,
            late,
        ] = rates;
        let low = dice.between(1000, 2000);
        let three = dice.chance(100);
        let scale = match three {
            true => Scale {
                win: Points::whole(3),
                draw: Points::ONE,
                loss: Points::ZERO,
            },
            false => Scale::USUAL,
        };
        let half = dice.chance(150);
        Settings {
            edition,
            players,
            rounds: dice.between(3, 11).min(players.max(4) - 1),
            ratings: (low, low + dice.between(50, 900)),
            draws: dice.between(100, 500),
            forfeits,
            double_forfeits,
            odd_results,
            half_byes,
            full_byes,
            zero_byes,
            retirements,
            late,
            forbidden: if dice.chance(250) {
                dice.between(1, 3)
            } else {
                0
            },
            // Virtual points ask for a win worth two draws.
            baku: !three && dice.chance(200),
            scale,
            bye: if half { scale.draw } else { scale.win },
            tie_breaks: ["BH/C1", "BH", "SB", "DE"].map(str::to_owned).to_vec(),
            // The last to be drawn, so that everything else is as it was without it.
            clubs: if dice.chance(150) {
                dice.between(2, 4)
            } else {
                0
            },
        }
    }
}

/// A tournament, played as far as it can be paired, and whether that was to its end.
pub fn generate(seed: u64, settings: &Settings) -> (Report, bool) {
    let mut dice = Dice::new(seed);
    let mut report = opened(&mut dice, settings, seed);
    let whole =
        (1..=settings.rounds).all(|round| next_round(&mut report, &mut dice, settings, round));
    rank(&mut report);
    (report, whole)
}

/// Pairs a round and plays it; false where it cannot be paired.
fn next_round(report: &mut Report, dice: &mut Dice, settings: &Settings, round: u32) -> bool {
    absences(report, dice, settings, round);
    let reading = Reading {
        edition: Some(settings.edition),
        round: Some(round),
        ..Reading::default()
    };
    let paired = swiss_of_report(report, reading).map(|swiss| pair(&swiss));
    let Ok(Ok(paired)) = paired else {
        clear(report, round);
        finish(report);
        return false;
    };
    for (white, black) in &paired.pairing.pairs {
        play(report, dice, settings, *white, *black);
    }
    if let Some(bye) = paired.pairing.bye {
        let off = off(RoundCode::PairingBye);
        player(report, bye).rounds.push(off);
    }
    finish(report);
    true
}

fn opened(dice: &mut Dice, settings: &Settings, seed: u64) -> Report {
    let (low, high) = settings.ratings;
    let mut ratings: Vec<u32> = (0..settings.players)
        .map(|_| dice.between(low, high.max(low)))
        .collect();
    ratings.sort_unstable_by(|a, b| b.cmp(a));
    let players = (1..).zip(ratings).map(|(number, rating)| ReportPlayer {
        number,
        name: format!("Player {number:04}"),
        rating: Some(rating),
        rank: Some(number),
        ..ReportPlayer::default()
    });
    let usual = Scoring {
        games: settings.scale,
        absent: Points::ZERO,
        pairing_bye: settings.bye,
    };
    let initial = if dice.chance(500) {
        Side::White
    } else {
        Side::Black
    };
    let mut report = Report {
        name: format!("Generated {seed}"),
        kind: format!("Individual: Swiss-System (Dutch {})", settings.edition),
        rounds: Some(settings.rounds),
        initial_colour: Some(initial),
        scoring: (usual != Scoring::default()).then_some(usual),
        type_code: format!("FIDE_DUTCH_{}", settings.edition),
        tie_breaks: settings.tie_breaks.clone(),
        players: players.collect(),
        ..Report::default()
    };
    if settings.baku {
        accelerate(&mut report, settings);
    }
    for _ in 0..settings.forbidden {
        let (one, other) = (
            dice.between(1, settings.players),
            dice.between(1, settings.players),
        );
        if one != other {
            report.kept.push(format!(
                "260 001 {:03} {one:>4} {other:>4}",
                settings.rounds
            ));
        }
    }
    report.kept.extend(clubs(dice, settings));
    report
}

/// 260 lines for clubs of nearly the same size: of so many who follow each other in the list, one
/// belongs to each, in an order by lot.
fn clubs(dice: &mut Dice, settings: &Settings) -> Vec<String> {
    let mut members = vec![Vec::new(); settings.clubs as usize];
    let numbers: Vec<u32> = (1..=settings.players).collect();
    for next in numbers.chunks(members.len().max(1)) {
        let mut open: Vec<usize> = (0..members.len()).collect();
        for number in next.iter().filter(|_| settings.clubs > 0) {
            let lot = dice.below(u32::try_from(open.len()).unwrap_or(u32::MAX)) as usize;
            members[open.swap_remove(lot)].push(format!("{number:>4}"));
        }
    }
    let groups = members.iter().filter(|group| group.len() > 1);
    groups
        .map(|group| format!("260 001 {:03} {}", settings.rounds, group.join(" ")))
        .collect()
}

/// 250 lines of our own count of the upper group, so that every reader gives the same points.
fn accelerate(report: &mut Report, settings: &Settings) {
    let upper = upper_group(report.players.len()).min(report.players.len());
    let mut round = 1;
    while round <= settings.rounds {
        let points = virtual_points(round, settings.rounds, settings.scale.win);
        let same =
            |other: &u32| virtual_points(*other, settings.rounds, settings.scale.win) == points;
        let last = (round..=settings.rounds)
            .take_while(same)
            .last()
            .unwrap_or(round);
        if points > Points::ZERO {
            let line = format!(
                "250      {:>4} {round:03} {last:03} {:04} {upper:04}",
                points.fixed(1),
                1
            );
            report.kept.push(line);
        }
        round = last + 1;
    }
}

fn absences(report: &mut Report, dice: &mut Dice, settings: &Settings, round: u32) {
    for index in 0..report.players.len() {
        let rounds = &report.players[index].rounds;
        let gone = rounds.len() >= round as usize;
        // Whoever retired has been written off to the end, whoever is late up to his arrival.
        if gone {
            continue;
        }
        let code = if round == 1 && dice.chance(settings.late) {
            let missed = dice.between(1, 2.min(settings.rounds.saturating_sub(1).max(1)));
            for _ in 1..missed {
                report.players[index].rounds.push(off(RoundCode::ZeroBye));
            }
            Some(RoundCode::ZeroBye)
        } else if round > 1 && dice.chance(settings.retirements) {
            for _ in round..settings.rounds {
                report.players[index].rounds.push(off(RoundCode::ZeroBye));
            }
            Some(RoundCode::ZeroBye)
        } else if dice.chance(settings.half_byes) {
            Some(RoundCode::HalfBye)
        } else if dice.chance(settings.full_byes) {
            Some(RoundCode::FullBye)
        } else if dice.chance(settings.zero_byes) {
            Some(RoundCode::ZeroBye)
        } else {
            None
        };
        report.players[index].rounds.extend(code.map(off));
    }
}

const fn off(code: RoundCode) -> RoundResult {
    RoundResult {
        opponent: None,
        colour: None,
        code,
    }
}

/// Takes away what was written for a round that could not be paired.
fn clear(report: &mut Report, round: u32) {
    for player in &mut report.players {
        player.rounds.truncate(round as usize - 1);
    }
}

fn player(report: &mut Report, number: u32) -> &mut ReportPlayer {
    &mut report.players[number as usize - 1]
}

fn play(report: &mut Report, dice: &mut Dice, settings: &Settings, white: u32, black: u32) {
    let rating =
        |report: &mut Report, number| i64::from(player(report, number).rating.unwrap_or(0));
    let difference = rating(report, white) - rating(report, black);
    let (mine, theirs) = result(dice, settings, difference);
    let sides = [
        (white, black, Side::White, mine),
        (black, white, Side::Black, theirs),
    ];
    for (number, opponent, colour, code) in sides {
        player(report, number).rounds.push(RoundResult {
            opponent: Some(opponent),
            colour: Some(colour),
            code,
        });
    }
}

fn result(dice: &mut Dice, settings: &Settings, difference: i64) -> (RoundCode, RoundCode) {
    if dice.chance(settings.double_forfeits) {
        return (RoundCode::ForfeitLoss, RoundCode::ForfeitLoss);
    }
    if dice.chance(settings.forfeits) {
        return match dice.chance(500) {
            true => (RoundCode::ForfeitWin, RoundCode::ForfeitLoss),
            false => (RoundCode::ForfeitLoss, RoundCode::ForfeitWin),
        };
    }
    if dice.chance(settings.odd_results) {
        return match dice.below(3) {
            0 => (RoundCode::Draw, RoundCode::Loss),
            1 => (RoundCode::Loss, RoundCode::Draw),
            _ => (RoundCode::Loss, RoundCode::Loss),
        };
    }
    // The expected score is kept: draws are taken from both sides of it.
    let score = u32::try_from(expected(difference) * 10).unwrap_or(500);
    let draws = settings.draws.min(2 * score.min(1000 - score));
    let roll = dice.below(1000);
    if roll < draws {
        (RoundCode::Draw, RoundCode::Draw)
    } else if roll < draws + score - draws / 2 {
        (RoundCode::Win, RoundCode::Loss)
    } else {
        (RoundCode::Loss, RoundCode::Win)
    }
}

/// The points that the results make.
fn finish(report: &mut Report) {
    let scoring = report.scoring.unwrap_or_default();
    for player in &mut report.players {
        let codes = player.rounds.iter().map(|one| one.code);
        player.points = codes.map(|code| code.points(scoring)).sum();
    }
}

/// Ranks by points and the tie-breaks that the file names; equals stand by number.
fn rank(report: &mut Report) {
    let codes = report.tie_breaks.iter();
    let ranking = Ranking {
        tie_breaks: codes.filter_map(|code| code.parse().ok()).collect(),
        ..Ranking::default()
    };
    let mut order: Vec<(u32, u32)> = ranking
        .rank(&report.crosstable())
        .iter()
        .map(|standing| (standing.place, standing.id))
        .collect();
    order.sort_unstable();
    for (rank, (_, number)) in (1..).zip(order) {
        player(report, number).rank = Some(rank);
    }
}
