//! The games that tell editions apart do so.

use jadoube_journal::witness::{Difference, Witness};
use jadoube_laws::{Amendment, Edition, Laws};

#[test]
fn every_witness_is_ruled_differently_because_of_what_it_shows() {
    let witnesses = Witness::all().expect("the witnesses");
    assert!(witnesses.len() > 100, "{}", witnesses.len());
    for witness in witnesses {
        assert!(
            witness.holds(),
            "{:?} {:?}",
            witness.shows,
            witness.editions
        );
    }
}

/// Points in which the club's rules of 2001 differ from the later editions without a game that shows
/// it by the point alone: 2001 has no rule that they would change.
const UNSEEN_IN_2001: [Amendment; 5] = [
    Amendment::DefaultTime,
    Amendment::UnsupervisedLadder,
    Amendment::TimePenalty,
    Amendment::FirstRingWarns,
    Amendment::BlitzByNationalRules,
];

/// Whatever one edition lays down otherwise than another has a game that shows it.
#[test]
fn every_point_of_difference_has_a_witness() {
    let witnesses = Witness::all().expect("the witnesses");
    let mut unseen = Vec::new();
    for (i, one) in Edition::ALL.into_iter().enumerate() {
        for other in Edition::ALL.into_iter().skip(i + 1) {
            for point in Amendment::between(&Laws::of(one), &Laws::of(other)) {
                let shows = |witness: &Witness| {
                    witness.shows == Difference::Point(point) && witness.editions == [one, other]
                };
                if !witnesses.iter().any(shows) {
                    assert_eq!(one, Edition::E2001, "{one} {other}: {point:?}");
                    unseen.push(point);
                }
            }
        }
    }
    let listed = |point: &Amendment| UNSEEN_IN_2001.contains(point);
    assert!(unseen.iter().all(listed), "{unseen:?}");
    let missing = |point: &Amendment| unseen.contains(point);
    assert!(UNSEEN_IN_2001.iter().all(missing), "{unseen:?}");
}
