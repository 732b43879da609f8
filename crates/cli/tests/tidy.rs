//! `jadoube tidy` as an operator runs it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::Path;
use std::process::Command;

use jadoube_journal::{Append, Due, Store, Streams, TAKEN_AWAY, Use};
use jadoube_ruling::Moment;

/// Runs the command; gives its exit code and everything that it said.
fn tidy(arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    let output = command.arg("tidy").args(arguments).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

fn write(store: &mut Store, stream: &str, entries: u64) {
    for expected in 0..entries {
        let kept = store.append_all(&[Append {
            stream: stream.to_owned(),
            expected,
            at: Moment::from_millis(1_000 + expected),
            body: format!("entry {expected}"),
            due: Due::Unchanged,
        }]);
        assert_eq!(kept.unwrap(), [true]);
    }
}

#[test]
fn games_that_nobody_needs_are_taken_away_with_a_record() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tidy");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let (data, archive) = (folder.join("club.db"), folder.join("old.db"));
    let mut store = Store::create(&data, Use::Server).unwrap();
    write(&mut store, "game/never", 1);
    write(&mut store, "game/played", 3);
    let data = data.display().to_string();
    let archived = archive.display().to_string();

    let (code, said) = tidy(&["--data", &data]);
    assert_ne!(code, Some(0));
    assert!(said.contains("--never-started"), "{said}");
    let (code, said) = tidy(&["--data", &data, "--untouched", "1"]);
    assert_ne!(code, Some(0), "nothing that was played goes without a copy");
    assert!(said.contains("--archive"), "{said}");

    let (code, said) = tidy(&["--data", &data, "--never-started", "7"]);
    assert_eq!(code, Some(0), "{said}");
    assert!(
        said.contains("game/never: 1 entries, never started"),
        "{said}"
    );
    assert!(said.ends_with("1 games were taken away\n"), "{said}");
    let named = ["--data", &data, "--game", "played", "--archive", &archived];
    let (code, said) = tidy(&named);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("game/played: 3 entries, named"), "{said}");

    assert!(Streams::streams(&mut store, "game/").unwrap().is_empty());
    assert_eq!(store.read(TAKEN_AWAY, 0).unwrap().len(), 2);
    let old = Store::open(&archive, Use::OneFile).unwrap();
    assert_eq!(old.read("game/played", 0).unwrap().len(), 3);
}
