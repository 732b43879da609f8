//! A report of teams goes through an event and comes back with everything that it said.

#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

use jadoube_ruling::Moment;
use jadoube_tournament::exchange::{TrfVersion, event_of_report, read, report_of_event, write};
use jadoube_tournament::{EntryId, Event, Points};

/// Four teams of two on two boards, numbered across the teams by rating. In round 1 the second team
/// plays in the reverse order (300); in round 2 a match is not played (330). A match point is taken
/// from the first team (299), virtual points and kept-apart pairs stand beside.
const TEAMS: &str = "\
012 League
092 Team: Swiss
142 3
362 TW  2.0 TD  1.0 TL  0.0
001    1      Anna                              2200                             1.0    1     8 w 1  0000 - Z
001    2      Bela                              2100                             0.0    2     6 w 0  0000 - Z
001    3      Cili                              2000                             1.0    3     7 w 1  0000 - Z
001    4      Dora                              1900                             0.5    4     5 b =  0000 - Z
001    5      Emil                              1800                             0.5    5     4 w =  0000 - Z
001    6      Fanni                             1700                             1.0    6     2 b 1  0000 - Z
001    7      Geza                              1600                             0.0    7     3 b 0  0000 - Z
001    8      Hedi                              1500                             0.0    8     1 b 0  0000 - Z
299    -1.0          1    1
300   1   2   1    8    5
310   1 Reds                             RED     2050    1.0    1.5   1     1    4 
310   2 Blues                            BLU     1650    0.0    0.5   4     5    8 
310   3 Greens                           GRN     1850    2.0    1.0   2     2    7 
310   4 Whites                           WHI     1850    2.0    1.0   2     3    6 
330 +-   2   1   3
XXA    1  1.0
XXP    1    2
";

fn imported(text: &str) -> Event {
    let (report, _) = read(text).unwrap();
    event_of_report(&report, "arbiter", Moment::ZERO).unwrap()
}

fn lines<'a>(text: &'a str, code: &str) -> Vec<&'a str> {
    let lines = text.lines().map(str::trim_end);
    lines.filter(|line| line.starts_with(code)).collect()
}

#[test]
fn every_record_of_a_report_of_teams_comes_back() {
    let event = imported(TEAMS);
    let text = write(&report_of_event(&event).unwrap(), TrfVersion::Trf26);
    for code in ["299", "300", "330", "XXA", "XXP"] {
        assert_eq!(lines(&text, code), lines(TEAMS, code), "{code}");
    }
    // Numbers, names, short names, strengths and members of the teams stay; points are the event's.
    let (report, _) = read(&text).unwrap();
    let (before, _) = read(TEAMS).unwrap();
    for (now, was) in report.teams.iter().zip(&before.teams) {
        assert_eq!((now.number, &now.name), (was.number, &was.name));
        assert_eq!((&now.nickname, now.strength), (&was.nickname, was.strength));
        assert_eq!(now.players, was.players);
    }
    for (now, was) in report.players.iter().zip(&before.players) {
        assert_eq!(
            (now.number, &now.name, now.rating),
            (was.number, &was.name, was.rating)
        );
        assert_eq!(now.rounds.first(), was.rounds.first());
    }
    // And once more, without a change.
    let again = imported(&text);
    let twice = write(&report_of_event(&again).unwrap(), TrfVersion::Trf26);
    assert_eq!(twice, text);
}

#[test]
fn penalties_forfeits_and_line_ups_of_a_report_of_teams_count() {
    let event = imported(TEAMS);
    let points = |name: &str| {
        let own = event.standings().into_iter();
        let mut own = own.filter(|one| event.name(EntryId(one.id)) == name);
        own.next().unwrap().points
    };
    // Reds won 1.5-0.5 and lost a point for conduct, then won without play.
    assert_eq!(points("Reds"), Points::whole(3));
    assert_eq!(points("Blues"), Points::ZERO);
    let first = event.entry(EntryId(2)).unwrap().players(1);
    assert_eq!(first[0].name, "Hedi", "on the first board in round 1");
}

#[test]
fn teams_of_one_board_stay_teams_and_byes_keep_their_points() {
    let text = "\
012 Pairs
092 Team: Swiss
142 2
362 TW  2.0 TD  1.0 TL  0.0
001    1      Anna                              2200                             1.0    1     2 w 1
001    2      Bela                              2100                             0.0    2     1 b 0
001    3      Cili                              2000                             0.0    3  0000 - U
310   1 Reds                                             2.0    1.0   1     1 
310   2 Blues                                            0.0    0.0   3     2 
310   3 Greens                                           1.0    0.5   2     3 
320  1.0  0.5   3
";
    let event = imported(text);
    assert!(event.regulations().is_for_teams());
    assert_eq!(event.name(EntryId(1)), "Reds");
    let greens = event.crosstable();
    let greens = greens.row(3).unwrap();
    let scored = |game| greens.points(game);
    use jadoube_tournament::tiebreak::Scoring;
    assert_eq!(scored(Scoring::Match), Points::ONE);
    assert_eq!(scored(Scoring::Game), Points::HALF);
    let back = write(&report_of_event(&event).unwrap(), TrfVersion::Trf26);
    assert_eq!(lines(&back, "320"), lines(text, "320"));
    assert_eq!(lines(&back, "310").len(), 3);
}
