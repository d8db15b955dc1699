//! Requests of the protocol, answered as a server answers them.

use super::House;
use crate::talk::{Errand, text};
use std::sync::Arc;
use table::play::Play;
use table::record::Record;
use table::request::Request;
use table::shelf::Cards;
use table::wire::*;
use table::{VERSION, found, lessons, secret};
use text::Language;

impl House {
    pub(super) fn request(&mut self, id: u32, method: &str, path: &str, body: &str) {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let read = Request::read(method == "POST", path, query, None, body.as_bytes());
        let (status, text) = match read.and_then(|request| self.answer(request)) {
            Ok(answer) => answer,
            Err(error) => (error.code.status(), text(&ErrorBody { error })),
        };
        self.errands.push(Errand::Reply { id, status, text });
    }

    fn answer(&mut self, request: Request) -> Result<(u16, String), Refusal> {
        let now = self.now;
        Ok(match request {
            Request::Health => {
                let content = self.shelf.plain().codex.version.clone();
                (200, text(&Health { ok: true, version: VERSION.into(), content }))
            }
            Request::Packs => (200, text(&self.shelf.offers())),
            Request::Editions => (200, text(&self.shelf.editions())),
            Request::Catalogue { lang, content, edition, packs } => {
                let cards = match content {
                    Some(version) => self.cards(&version)?,
                    None => self.shelf.with(edition.as_deref(), &packs)?,
                };
                (200, self.catalogue(&cards, lang.as_deref())?)
            }
            Request::Found(new) if new.manner.clock.is_some() => {
                return Err(Refusal::new(Code::Setup, "a page alone has no clocks: they run on a server"));
            }
            Request::Found(new) => {
                let cards = self.shelf.with(new.edition.as_deref(), &self.shelf.packs_of(&new))?;
                let founded = found::found(&cards.codex, *new, self.chance, now)?;
                (201, text(&self.lay(&cards, founded)?))
            }
            Request::Teach(Tutorial { lesson }) => {
                let cards = self.shelf.with(lessons::edition(&lesson).as_deref(), &[])?;
                let founded = found::teach(&cards.codex, &lesson, self.chance)?;
                (201, text(&self.lay(&cards, founded)?))
            }
            Request::Import(record) => {
                let cards = self.recorded(&record)?;
                let founded = found::import(&cards.codex, &record, self.chance)?;
                let Created { table, seats, .. } = self.lay(&cards, founded)?;
                (201, text(&Imported { table, seats }))
            }
            Request::Summary(Wanted { table, token }) => {
                (200, text(&self.table(&table)?.host.summary(token.as_deref(), now)?))
            }
            // Tables that are not there or that the token does not open are left out.
            Request::Summaries(wanted) => {
                let summary = |Wanted { table, token }: Wanted| {
                    self.table(&table).and_then(|table| table.host.summary(token.as_deref(), now)).ok()
                };
                (200, text(&wanted.into_iter().filter_map(summary).collect::<Vec<_>>()))
            }
            Request::Join { table, join: Join { invite, name, .. } } => {
                let token = secret::word(self.chance)?;
                let same = |a: &str, b: &str| a.eq_ignore_ascii_case(b);
                let (joined, event) =
                    self.table(&table)?.host.join(invite.as_deref(), &name, &token, false, same)?;
                event.map_or(Ok(()), |event| self.commit(&table, event))?;
                (200, text(&joined))
            }
            Request::Free { .. } | Request::Lend { .. } | Request::Redeem(_) => {
                return Err(Refusal::new(Code::Malformed, "a page alone has nobody to invite"));
            }
            Request::Services => (200, text(&Services::default())),
            Request::Hall => (200, text(&Hall::default())),
            Request::Shown(_)
            | Request::Wished(_)
            | Request::Wish { .. }
            | Request::Unwish(_)
            | Request::Confirm(_)
            | Request::Leave(_) => {
                return Err(Refusal::new(Code::Malformed, "a page alone has no hall and tells nobody"));
            }
            Request::Frames { wanted: Wanted { table, token }, from, to, eyes } => {
                let own = self.table(&table)?;
                let viewer = own.host.viewer_with(token.as_deref(), eyes)?;
                (200, text(&Play::frames(&own.cards.codex, own.row.past(&own.done), viewer, from, to)?))
            }
            Request::Record(Wanted { table, token }) => {
                let own = self.table(&table)?;
                own.host.viewer(token.as_deref())?;
                (200, own.host.play().record()?)
            }
            // Whoever sits at a table of this page holds all of it.
            Request::HandOver(Wanted { table, token }) => {
                let own = self.table(&table)?;
                own.host.viewer(token.as_deref())?;
                (200, own.host.play().handed()?)
            }
        })
    }

    /// The cards of a version that tables here are played with.
    fn cards(&self, version: &str) -> Result<Arc<Cards>, Refusal> {
        let none = || Refusal::new(Code::IncompatibleReplay, "there are no cards of that version here");
        self.shelf.known(version).ok_or_else(none)
    }

    /// The cards that a game was recorded with.
    fn recorded(&self, record: &str) -> Result<Arc<Cards>, Refusal> {
        let unread = |why: table::record::Refusal| Refusal::new(Code::IncompatibleReplay, why.to_string());
        let Record { content, edition, packs, .. } = Record::from_json(record).map_err(unread)?;
        self.cards(&content).or_else(|_| self.shelf.with(Some(&edition), &packs))
    }

    /// In the language that is named, if the page has told it. One that cannot be read is none: its reader gets English,
    /// and the catalogue says so.
    fn catalogue(&self, cards: &Cards, lang: Option<&str>) -> Result<String, Refusal> {
        let own = lang.and_then(|lang| self.languages.get_key_value(lang)).and_then(|(tag, files)| {
            let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (&**name, &**text)).collect();
            cards.catalogue(Language { tag, files: &files }).ok()
        });
        let made = own.map_or_else(|| cards.catalogue(Language::english()), Ok)?;
        Ok(String::from_utf8_lossy(&made).into_owned())
    }
}
