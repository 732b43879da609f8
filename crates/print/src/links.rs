//! Links with their QR codes, to be cut out: place cards for tables, slips for players.

use jadoube_ruling::Message;
use jadoube_text::Language;
use jadoube_tournament::Event;

use crate::page::{Page, escape};

/// A card with a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkCard {
    /// The table of the hall that it stands on.
    pub table: Option<u32>,
    /// Whose it is.
    pub name: String,
    /// The code as an SVG image.
    pub qr: String,
}

/// A page of cards to be cut out.
pub fn link_cards(event: &Event, language: Language, cards: &[LinkCard]) -> String {
    let mut page = Page::new(event, language);
    let title = page.word("print-link-cards");
    let how = page.word("print-link-how");
    page.head(&title);
    page.raw("<div class=\"links\">");
    for card in cards {
        let label = match card.table {
            Some(table) => page.say(&Message::new("print-link-table").with("table", table)),
            None => card.name.clone(),
        };
        // The code begins as a file of its own; in a page the image is enough.
        let image = card.qr.find("<svg").map_or("", |start| &card.qr[start..]);
        let html = format!(
            "<section class=\"link\"><h2>{}</h2>{image}<p>{}</p></section>",
            escape(&label),
            escape(&how)
        );
        page.raw(&html);
    }
    page.raw("</div>");
    page.finish(&title)
}
