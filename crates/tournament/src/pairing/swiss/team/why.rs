//! Why a round of teams was paired as it was, and why not otherwise: the question is put to the
//! engine with the pair granted, and the first criterion that is worse is the answer.

use jadoube_ruling::Side;

use super::super::state::SwissEdition;
use super::super::why::{Reason, What, shown};
use super::bracket::{TeamBracket, TeamCriterion, TeamPaired};
use super::choice::Order;
use super::state::{TeamReading, TeamSwiss};
use crate::Points;

const BYE: &str = "C.04.6, 3.4";
const UP: &str = "C.04.6, 3.5";
const PAIRS: &str = "C.04.6, 3.6";
const MET: &str = "C.04.6, C1";

fn reason(article: &'static str, what: What) -> Reason {
    Reason {
        edition: SwissEdition::E2026,
        article,
        what,
    }
}

/// Why a team has these opponents, this colour, or the bye.
pub fn team_why(paired: &TeamPaired, number: u32) -> Vec<Reason> {
    let field = &paired.field;
    let Some(place) = field.place(number) else {
        return vec![reason(PAIRS, What::Absent { number })];
    };
    let score = |place: usize| field.teams[place].score.to_string();
    let found = paired.brackets.iter().find_map(|told| {
        let mut pairs = told.pairs.iter();
        let pair = pairs.find(|(a, b)| *a == place || *b == place)?;
        Some((told, if pair.0 == place { pair.1 } else { pair.0 }))
    });
    let Some((told, other)) = found else {
        let score = score(place);
        return vec![reason(BYE, What::Bye { score })];
    };
    let meeting = if told.up.contains(&place) {
        let (score, to) = (score(place), score(other));
        reason(UP, What::TeamUp { score, to })
    } else if told.up.contains(&other) {
        let (score, from) = (score(place), score(other));
        reason(UP, What::TeamMeetsUp { score, from })
    } else {
        let (score, size) = (score(place), told.residents.len() + told.up.len());
        reason(PAIRS, What::TeamSame { score, size })
    };
    vec![meeting, colour(paired, place, other)]
}

fn colour(paired: &TeamPaired, place: usize, other: usize) -> Reason {
    let ((white, black), rule) = paired.field.colours(place, other);
    let letters = |place: usize| -> String {
        let colours = paired.field.teams[place].colours.iter();
        let letters: String = colours
            .map(|side| if *side == Side::White { 'W' } else { 'B' })
            .collect();
        match letters.is_empty() {
            true => "-".to_owned(),
            false => letters,
        }
    };
    let (article, word) = rule.cited();
    let what = What::Colour {
        white: paired.field.teams[white].number,
        white_colours: letters(white),
        black: paired.field.teams[black].number,
        black_colours: letters(black),
        rule: word,
    };
    reason(article, what)
}

/// What keeps two teams apart whatever the criteria say.
pub fn illegal(swiss: &TeamSwiss, one: u32, other: u32) -> Option<Reason> {
    let team = swiss.teams.iter().find(|team| team.number == one)?;
    let met = (1..swiss.round).find(|round| {
        let past = team.in_round(*round);
        let counts = past.is_played() || swiss.reading == TeamReading::Global;
        counts && past.opponent == Some(other)
    });
    if let Some(round) = met {
        return Some(reason(MET, What::Met { round }));
    }
    let both = |group: &Vec<u32>| group.contains(&one) && group.contains(&other);
    let forbidden = swiss.forbidden.iter().any(both);
    forbidden.then(|| reason(MET, What::Forbidden))
}

/// What keeps a team from the bye (C2).
pub fn barred_from_bye(swiss: &TeamSwiss, number: u32) -> Option<Reason> {
    let team = swiss.teams.iter().find(|team| team.number == number)?;
    let round = (1..swiss.round).find(|round| team.in_round(*round).bars_bye())?;
    Some(reason("C.04.6, C2", What::NoBye { round }))
}

/// Why a team does not have the bye; none where it has, or where nobody has.
pub fn team_why_no_bye(swiss: &TeamSwiss, paired: &TeamPaired, number: u32) -> Option<Reason> {
    let field = &paired.field;
    let (holder, place) = (paired.bye?, field.place(number)?);
    if holder == place {
        return None;
    }
    if let Some(barred) = barred_from_bye(swiss, number) {
        return Some(barred);
    }
    let order = field.in_order_of_bye();
    let at = |one: usize| order.iter().position(|other| *other == one);
    if at(place) < at(holder) {
        return Some(reason(BYE, What::CannotBeCompleted));
    }
    let (own, theirs) = (&field.teams[place], &field.teams[holder]);
    let what = if own.score != theirs.score {
        What::ByeElsewhere {
            score: theirs.score.to_string(),
            own: own.score.to_string(),
        }
    } else if own.played != theirs.played {
        What::ByeByMatches {
            played: theirs.played,
            own: own.played,
        }
    } else {
        What::ByeByNumber {
            number: theirs.number,
        }
    };
    Some(reason(BYE, what))
}

/// Why two teams do not meet.
pub fn team_why_not(swiss: &TeamSwiss, paired: &TeamPaired, one: u32, other: u32) -> Reason {
    let field = &paired.field;
    let (a, b) = match (field.place(one), field.place(other)) {
        (Some(a), Some(b)) => (a, b),
        (None, _) => return reason(PAIRS, What::Absent { number: one }),
        (_, None) => return reason(PAIRS, What::Absent { number: other }),
    };
    if let Some(illegal) = illegal(swiss, one, other) {
        return illegal;
    }
    if let Some(place) = paired.bye.filter(|place| *place == a || *place == b) {
        let score = field.teams[place].score.to_string();
        return reason(BYE, What::Bye { score });
    }
    let together = |told: &&TeamBracket| {
        let has = |place: &usize| told.residents.contains(place) || told.up.contains(place);
        has(&a) || has(&b)
    };
    let Some(told) = paired.brackets.iter().find(together) else {
        return reason(PAIRS, What::Later);
    };
    if told.pairs.contains(&(a, b)) || told.pairs.contains(&(b, a)) {
        return reason(PAIRS, What::Paired);
    }
    let has = |place: usize| told.residents.contains(&place) || told.up.contains(&place);
    match has(a) && has(b) {
        true => within(paired, told, (a, b)),
        false => across(paired, told, (a, b)),
    }
}

/// Both are in the bracket: its best pairing with the pair in it.
fn within(paired: &TeamPaired, told: &TeamBracket, (a, b): (usize, usize)) -> Reason {
    let field = &paired.field;
    let places = field.by_number(told.residents.iter().chain(&told.up).copied());
    let at = |place: usize| places.iter().position(|one| *one == place).unwrap_or(0);
    let mut choice = field.meetings(&places, &told.up);
    let as_paired: Vec<(usize, usize)> = told
        .pairs
        .iter()
        .map(|(one, other)| (at(*one), at(*other)))
        .collect();
    let chosen = choice.total(&as_paired);
    choice.force(at(a), at(b));
    let Some(found) = choice.first(&Order::Pairs) else {
        return reason(PAIRS, What::CannotBeCompleted);
    };
    let with = choice.total(&found);
    let criteria = [
        TeamCriterion::Colour,
        TeamCriterion::StrongColour,
        TeamCriterion::FloatersMet,
    ];
    for (criterion, (with, chosen)) in criteria.into_iter().zip(with.into_iter().zip(chosen)) {
        if with > chosen {
            return worse(criterion, with.to_string(), chosen.to_string());
        }
    }
    reason(PAIRS, What::Later)
}

/// One of them would have to come up, or to stay below: the best choice of upfloaters then.
fn across(paired: &TeamPaired, told: &TeamBracket, (a, b): (usize, usize)) -> Reason {
    let field = &paired.field;
    let left = &told.left;
    let at = |place: usize| left.iter().position(|one| *one == place).unwrap_or(0);
    let top = field.top(left);
    let mut choice = field.upfloaters(left);
    let chosen = choice
        .first(&Order::Up(top))
        .map(|pairs| choice.total(&pairs));
    choice.force(at(a), at(b));
    let with = choice
        .first(&Order::Up(top))
        .map(|pairs| choice.total(&pairs));
    let (Some(with), Some(chosen)) = (with, chosen) else {
        return reason("C.04.6, C3", What::CannotBeCompleted);
    };
    let differences = field.differences(left);
    let last = differences.len() + 1;
    let parts = [
        (TeamCriterion::Upfloaters, 0..1),
        (TeamCriterion::Differences, 1..last),
        (TeamCriterion::Following, last..last + 1),
        (TeamCriterion::FloatersUp, last + 1..last + 2),
    ];
    for (criterion, part) in parts {
        let (with, chosen) = (&with[part.clone()], &chosen[part]);
        if with > chosen {
            let list = |digits: &[u32]| match criterion {
                TeamCriterion::Differences => listed(&differences, digits),
                _ => digits[0].to_string(),
            };
            return worse(criterion, list(with), list(chosen));
        }
    }
    reason(UP, What::Later)
}

fn listed(values: &[Points], counts: &[u32]) -> String {
    let all = values.iter().zip(counts);
    let all: Vec<Points> = all
        .flat_map(|(value, count)| vec![*value; *count as usize])
        .collect();
    shown(&all)
}

fn worse(criterion: TeamCriterion, with: String, chosen: String) -> Reason {
    let (number, article, counts) = criterion.cited();
    let what = What::Worse {
        criterion: number,
        counts,
        with,
        chosen,
    };
    reason(article, what)
}
