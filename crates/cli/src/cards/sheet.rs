//! The score sheet: a row for each deal, totals, places, and the points of the board (T5).

use jadoube_cards::{BySeat, Seat, Session, Units};

use super::table::AtTable;
use super::voice::{Voice, width};

/// A deal as it stands on the sheet.
pub struct Row {
    pub dealer: Seat,
    /// What was played, in a few words.
    pub what: String,
    pub booked: BySeat<Units>,
}

/// The sheet of a session, line by line.
pub fn lines<G: AtTable>(session: &Session<G>, rows: &[Row], voice: &Voice<'_>) -> Vec<String> {
    let mut table: Vec<[String; 5]> = Vec::new();
    let names = &voice.names.0;
    let head = [voice.word("cards-sheet-deal"), String::new()];
    table.push(line(head, names.clone()));
    for (at, row) in rows.iter().enumerate() {
        let dealt = format!("{}. {}", at + 1, voice.names[row.dealer]);
        let booked = row.booked.0.map(|units| match units == Units::ZERO {
            true => "–".to_owned(),
            false => units.to_string(),
        });
        table.push(line([dealt, row.what.clone()], booked));
    }
    let totals = session.totals();
    let own = |id| [voice.word(id), String::new()];
    table.push(line(
        own("cards-sheet-total"),
        totals.0.map(|units| units.to_string()),
    ));
    let places = BySeat::new(|seat| place(totals, seat));
    let shown = places.0.map(|place| format!("{place}."));
    table.push(line(own("cards-sheet-place"), shown));
    let points = places.0.map(|place| (3 - place).to_string());
    table.push(line(own("cards-sheet-points"), points));
    aligned(&table)
}

fn line([first, second]: [String; 2], [a, b, c]: [String; 3]) -> [String; 5] {
    [first, second, a, b, c]
}

/// The place of a seat; equal totals share the better one.
fn place(totals: BySeat<Units>, seat: Seat) -> u8 {
    let better = seat
        .others()
        .into_iter()
        .filter(|other| totals[*other] > totals[seat]);
    1 + better.count() as u8
}

/// Columns of the same width; numbers to the right.
fn aligned(table: &[[String; 5]]) -> Vec<String> {
    let widest = |column: usize| {
        table
            .iter()
            .map(|row| width(&row[column]))
            .max()
            .unwrap_or(0)
    };
    let widths: [usize; 5] = std::array::from_fn(widest);
    let lines = table.iter().map(|row| {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let space = " ".repeat(widths[column] - width(cell));
            match column < 2 {
                true => line += &format!("{cell}{space}  "),
                false => line += &format!("{space}{cell}  "),
            }
        }
        line.trim_end().to_owned()
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_totals_share_the_better_place() {
        let places = |units: [i32; 3]| {
            let totals = BySeat(units.map(Units::whole));
            Seat::ALL.map(|seat| place(totals, seat))
        };
        assert_eq!(places([5, 9, 2]), [2, 1, 3]);
        assert_eq!(places([7, 7, 1]), [1, 1, 3]);
        assert_eq!(places([7, 1, 1]), [1, 2, 2]);
        assert_eq!(places([4, 4, 4]), [1, 1, 1]);
    }
}
