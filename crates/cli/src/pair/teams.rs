//! `jadoube pair` on files of team tournaments (C.04.6).

use std::io::Write;

use jadoube_text::Texts;
use jadoube_tournament::exchange::Report;
use jadoube_tournament::pairing::swiss::team::{
    pair_teams, team_swiss_of_report, team_why, team_why_no_bye, team_why_not,
};

use super::{PairArgs, UNFIT, give, nothing, stop, tell_all};
use crate::Stop;

pub fn run(
    out: &mut impl Write,
    args: &PairArgs,
    texts: &Texts,
    report: &Report,
) -> Result<(), Stop> {
    let swiss = team_swiss_of_report(report, args.reading())
        .map_err(|fault| stop(texts.say(&fault.message()), UNFIT))?;
    let paired = match pair_teams(&swiss) {
        Ok(paired) => paired,
        Err(none) => return Err(nothing(out, args, texts, &none)),
    };
    let Some(number) = args.why else {
        return give(out, args, &paired.pairing);
    };
    let reasons = match args.not {
        Some(0) => team_why_no_bye(&swiss, &paired, number)
            .into_iter()
            .collect(),
        Some(other) => vec![team_why_not(&swiss, &paired, number, other)],
        None => team_why(&paired, number),
    };
    tell_all(out, args, texts, (paired.pairing.bye, number), &reasons)
}
