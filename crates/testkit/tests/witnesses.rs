//! The games that tell editions apart do so.

use jadoube_journal::witness::{Difference, Witness};
use jadoube_laws::{Amendment, Laws};
use jadoube_ruling::Edition;

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

/// Whatever one edition lays down otherwise than another has a game that shows it.
#[test]
fn every_point_of_difference_has_a_witness() {
    let witnesses = Witness::all().expect("the witnesses");
    for (i, one) in Edition::ALL.into_iter().enumerate() {
        for other in Edition::ALL.into_iter().skip(i + 1) {
            for point in Amendment::between(&Laws::of(one), &Laws::of(other)) {
                let shows = |witness: &Witness| {
                    witness.shows == Difference::Point(point) && witness.editions == [one, other]
                };
                assert!(witnesses.iter().any(shows), "{one} {other}: {point:?}");
            }
        }
    }
}
