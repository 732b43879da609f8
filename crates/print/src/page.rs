//! A page in the making: escaped text, tables, headings.

use std::borrow::Cow;
use std::fmt::Write as _;

use jadoube_ruling::Message;
use jadoube_text::{Language, Texts};
use jadoube_tournament::{Discipline, EntryId, Event};

/// A page in the making.
pub struct Page<'a> {
    pub event: &'a Event,
    texts: Texts,
    language: Language,
    body: String,
}

/// How a column stands.
#[derive(Clone, Copy)]
pub enum Align {
    Left,
    /// Left, on one line: a date must not be torn apart.
    Whole,
    Right,
    Middle,
}

impl Align {
    const fn class(self) -> &'static str {
        match self {
            Align::Left => "",
            Align::Whole => " class=\"w\"",
            Align::Right => " class=\"n\"",
            Align::Middle => " class=\"c\"",
        }
    }
}

/// Text as HTML shows it.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for one in text.chars() {
        match one {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            one => escaped.push(one),
        }
    }
    escaped
}

impl<'a> Page<'a> {
    pub fn new(event: &'a Event, language: Language) -> Page<'a> {
        Page {
            event,
            texts: Texts::new(language),
            language,
            body: String::new(),
        }
    }

    /// A word or sentence of the language.
    pub fn word(&self, id: &'static str) -> String {
        self.texts.say(&Message::new(id))
    }

    pub fn say(&self, message: &Message) -> String {
        self.texts.say(message)
    }

    /// A discipline; the card games keep their names in every language.
    pub fn discipline(&self, discipline: Discipline) -> String {
        match discipline {
            Discipline::Chess => self.word("print-chess"),
            Discipline::Ulti => "Ulti".to_owned(),
            Discipline::Snapszer => "Snapszer".to_owned(),
        }
    }

    pub fn name(&self, entry: EntryId) -> &'a str {
        self.event.name(entry)
    }

    /// The title of a sheet, with its round and date if it has one.
    pub fn title(&self, id: &'static str, round: Option<u32>) -> String {
        let title = self.word(id);
        let Some(round) = round else {
            return title;
        };
        let label = self.say(&Message::new("print-round").with("round", round));
        match self
            .event
            .regulations()
            .dates
            .get(round.wrapping_sub(1) as usize)
        {
            Some(date) => format!("{title} – {label}, {date}"),
            None => format!("{title} – {label}"),
        }
    }

    pub fn raw(&mut self, html: &str) {
        self.body.push_str(html);
        self.body.push('\n');
    }

    /// The head of a sheet: what it is, and of which event.
    pub fn head(&mut self, title: &str) {
        let regulations = self.event.regulations();
        let mut line = regulations.name.clone();
        if !regulations.place.is_empty() {
            let _ = write!(line, " · {}", regulations.place);
        }
        let html = format!(
            "<header><h1>{}</h1><p>{}</p></header>",
            escape(title),
            escape(&line)
        );
        self.raw(&html);
    }

    pub fn heading(&mut self, text: &str) {
        let html = format!("<h2>{}</h2>", escape(text));
        self.raw(&html);
    }

    pub fn note(&mut self, text: &str) {
        let html = format!("<p class=\"note\">{}</p>", escape(text));
        self.raw(&html);
    }

    /// A table with a head that is repeated on every page. Cells are text, not HTML.
    pub fn table(&mut self, class: &str, head: &[(String, Align)], rows: &[Vec<String>]) {
        let mut html = format!("<table class=\"{class}\"><thead><tr>");
        for (title, align) in head {
            let _ = write!(
                html,
                "<th scope=\"col\"{}>{}</th>",
                align.class(),
                escape(title)
            );
        }
        html.push_str("</tr></thead><tbody>\n");
        for row in rows {
            html.push_str("<tr>");
            for (cell, (_, align)) in row.iter().zip(head) {
                let text = escape(&self.figure(cell, *align)).replace('\n', "<br>");
                let _ = write!(html, "<td{}>{text}</td>", align.class());
            }
            html.push_str("</tr>\n");
        }
        html.push_str("</tbody></table>");
        self.raw(&html);
    }

    /// A cell as the language writes it: a figure's decimals after a comma outside English.
    fn figure<'c>(&self, cell: &'c str, align: Align) -> Cow<'c, str> {
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|one| one.is_ascii_digit());
        match cell.split_once('.') {
            Some((whole, part))
                if matches!(align, Align::Right)
                    && self.language != Language::English
                    && digits(whole.trim_start_matches('-'))
                    && digits(part) =>
            {
                Cow::Owned(format!("{whole},{part}"))
            }
            _ => Cow::Borrowed(cell),
        }
    }

    /// The whole page.
    pub fn finish(self, title: &str) -> String {
        let name = escape(&self.event.regulations().name);
        // The name stands at the foot of every page; quotation marks would end the style's text.
        let foot = self
            .event
            .regulations()
            .name
            .replace(['\\', '"', '<', '\n'], " ");
        let style = include_str!("style.css").replace("attr(data-foot)", &format!("\"{foot}\""));
        format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>{} – {name}</title>\n\
             <style>\n{style}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
            self.language.code(),
            escape(title),
            self.body
        )
    }
}
