//! A person at the terminal: what is asked, typed, and asked back.

use std::io::{self, BufRead, IsTerminal, Write};

use jadoube_cards::{Asked, DealView as _, Prepare};
use jadoube_ruling::Message;

use super::keys::Key;
use super::table::{AtTable, Question, Table};
use super::ulti::on_table;
use super::voice::{Voice, wrapped};
use crate::Stop;

/// What a person does at the terminal.
pub enum Typed<A> {
    Asked(A),
    Quit,
}

/// What a person said to a question.
enum Answer<A> {
    Do(A),
    Not,
    Quit,
}

impl<G: AtTable> Table<G> {
    pub(super) fn person_cuts(
        &mut self,
        out: &mut impl Write,
        voice: &Voice<'_>,
    ) -> Result<Typed<Asked<G::Asked>>, Stop> {
        let most = G::PACK.cards.len() - 1;
        let prompt = match G::PACK.knock {
            true => "cards-cut-or-knock",
            false => "cards-cut",
        };
        loop {
            let asks = Message::new(prompt).with("most", most as i64);
            write!(out, "{} ", voice.say(&asks))?;
            let Some(typed) = read_line(out)? else {
                return Ok(Typed::Quit);
            };
            match (typed.as_str(), typed.parse()) {
                ("?", _) => help::<G>(out, voice)?,
                ("", _) => {
                    let at = most as u8 / 2;
                    return Ok(Typed::Asked(Asked::Table(Prepare::Cut { at })));
                }
                (_, Ok(0)) if G::PACK.knock => {
                    return Ok(Typed::Asked(Asked::Table(Prepare::Knock)));
                }
                (_, Ok(at)) => return Ok(Typed::Asked(Asked::Table(Prepare::Cut { at }))),
                (typed, _) if voice.typed(typed, Key::Quit) => return Ok(Typed::Quit),
                (typed, _) => not_understood(out, voice, typed)?,
            }
        }
    }

    pub(super) fn person(
        &mut self,
        out: &mut impl Write,
        voice: &Voice<'_>,
        view: &G::View,
    ) -> Result<Typed<Asked<G::Asked>>, Stop> {
        let rules = self.session().rules().clone();
        let offers = G::offers(&rules, view, voice);
        writeln!(out)?;
        write!(out, "{}", wrapped(&self.deal_line(voice), 2))?;
        for line in G::status(view, voice) {
            write!(out, "{}", wrapped(&line, 2))?;
        }
        write!(out, "{}{offers}", G::screen(view, voice))?;
        loop {
            write!(out, "{} ", G::prompt(view, voice))?;
            let Some(typed) = read_line(out)? else {
                return Ok(Typed::Quit);
            };
            match typed.as_str() {
                "" => {}
                "?" => {
                    help::<G>(out, voice)?;
                    write!(out, "{}{offers}", G::screen(view, voice))?;
                }
                typed if voice.typed(typed, Key::Quit) => return Ok(Typed::Quit),
                typed if voice.typed(typed, Key::Last) => {
                    let last = view.last_trick();
                    let last = last.map(|trick| on_table(trick.leader, &trick.cards, voice));
                    let none = voice.word("cards-no-trick");
                    writeln!(out, "{}", last.unwrap_or(none))?;
                }
                typed if voice.typed(typed, Key::Score) => self.sheet(out, voice)?,
                typed
                    if voice.typed(typed, Key::All)
                        && let Some(all) = G::all(&rules, view, voice) =>
                {
                    write!(out, "{all}")?;
                }
                typed if voice.typed(typed, Key::Hint) => self.tell_hint(out, voice, view)?,
                typed => match G::understand(&rules, view, typed, voice) {
                    Some(asked) => match self.sure(out, voice, view, asked)? {
                        Answer::Do(asked) => return Ok(Typed::Asked(Asked::Play(asked))),
                        Answer::Not => {}
                        Answer::Quit => return Ok(Typed::Quit),
                    },
                    None => not_understood(out, voice, typed)?,
                },
            }
        }
    }

    fn tell_hint(
        &mut self,
        out: &mut impl Write,
        voice: &Voice<'_>,
        view: &G::View,
    ) -> Result<(), Stop> {
        let rules = self.session().rules().clone();
        let Some(asked) = self.hint(view) else {
            return Ok(());
        };
        let (typed, means) = G::typed(&rules, view, &asked, voice);
        let hint = Message::new("cards-hint").with("hint", typed);
        let means = means.map_or_else(String::new, |means| format!(" ({means})"));
        Ok(write!(
            out,
            "{}",
            wrapped(&format!("{}{means}", voice.say(&hint)), 2)
        )?)
    }

    /// Asks back before what cannot be undone.
    fn sure(
        &self,
        out: &mut impl Write,
        voice: &Voice<'_>,
        view: &G::View,
        asked: G::Asked,
    ) -> Result<Answer<G::Asked>, Stop> {
        let mut asked = asked;
        match G::question(view, &asked, voice) {
            Some(Question::Sure(question)) => match yes(out, voice, &question)? {
                Some(true) => {}
                Some(false) => return Ok(Answer::Not),
                None => return Ok(Answer::Quit),
            },
            Some(Question::Rather(question, other)) => match yes(out, voice, &question)? {
                Some(true) => asked = other,
                Some(false) => {}
                None => return Ok(Answer::Quit),
            },
            None => {}
        }
        if let (true, Some(card)) = (self.confirm, G::plays_card(&asked)) {
            let question = Message::new("cards-sure-card").with("card", card.to_string());
            match yes(out, voice, &voice.say(&question))? {
                Some(true) => {}
                Some(false) => return Ok(Answer::Not),
                None => return Ok(Answer::Quit),
            }
        }
        Ok(Answer::Do(asked))
    }
}

fn help<G: AtTable>(out: &mut impl Write, voice: &Voice<'_>) -> Result<(), Stop> {
    write!(out, "{}", wrapped(&voice.word("cards-help"), 0))?;
    Ok(write!(out, "{}", wrapped(&G::help(voice), 0))?)
}

/// A question with yes or no for an answer; nothing at the end of the input.
fn yes(out: &mut impl Write, voice: &Voice<'_>, question: &str) -> Result<Option<bool>, Stop> {
    loop {
        let keys = format!("{}/{}", voice.key(Key::Yes), voice.key(Key::No));
        let question = wrapped(&format!("{question} ({keys})"), 2);
        write!(out, "{} ", question.trim_end())?;
        let Some(typed) = read_line(out)? else {
            return Ok(None);
        };
        match typed.as_str() {
            typed if voice.typed(typed, Key::Yes) => return Ok(Some(true)),
            typed if voice.typed(typed, Key::No) => return Ok(Some(false)),
            typed => not_understood(out, voice, typed)?,
        }
    }
}

fn not_understood(out: &mut impl Write, voice: &Voice<'_>, typed: &str) -> Result<(), Stop> {
    let message = Message::new("cards-not-understood").with("typed", typed.to_owned());
    Ok(writeln!(out, "  ! {}", voice.say(&message))?)
}

/// A line that was typed, without spaces around it; nothing at the end of the input.
fn read_line(out: &mut impl Write) -> Result<Option<String>, Stop> {
    out.flush()?;
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line)?;
    if !io::stdin().is_terminal() {
        // What comes through a pipe is not seen by itself.
        writeln!(out, "{}", line.trim())?;
    }
    Ok((read > 0).then(|| line.trim().to_lowercase()))
}
