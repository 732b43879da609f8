//! `jadoube verify`: a whole database checked.

use std::io::Write;

use jadoube_journal::{StoreUrl, verify_all};

use crate::Stop;

/// Checks every stream, and says of each that is not as it was written what is wrong with it.
pub fn run(out: &mut impl Write, place: &StoreUrl) -> Result<(), Stop> {
    if let StoreUrl::Sqlite(file) = place
        && !file.is_file()
    {
        return Err(Stop::new(format!(
            "{}: there is no such file",
            file.display()
        )));
    }
    let mut streams = place.open().map_err(Stop::new)?;
    let mut faults = Vec::new();
    let checked = verify_all(streams.as_mut(), |stream, fault| {
        let cause = std::error::Error::source(fault).map(|cause| format!(": {cause}"));
        faults.push(format!("{stream}: {fault}{}", cause.unwrap_or_default()));
    })
    .map_err(Stop::new)?;
    for fault in &faults {
        writeln!(out, "{fault}")?;
    }
    writeln!(
        out,
        "{} streams, {} entries, {} games played again, {} not as they were written",
        checked.streams,
        checked.entries,
        checked.games,
        faults.len()
    )?;
    match faults.len() {
        0 => Ok(()),
        1 => Err(Stop::new("a stream is not as it was written")),
        number => Err(Stop::new(format!(
            "{number} streams are not as they were written"
        ))),
    }
}
