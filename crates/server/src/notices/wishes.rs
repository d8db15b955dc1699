//! What devices ask of the office: to be told, and to be told no more.

use super::mail::{Link, address_of};
use super::office::{Office, read};
use super::quiet;
use super::reader::{Reader, who};
use crate::house::House;
use crate::store::StoreError;
use crate::store::letters::{Place, Row};
use std::net::IpAddr;
use std::sync::Arc;
use table::wire::*;

fn busy(error: StoreError) -> Refusal {
    tracing::error!(%error, "the wishes of a reader could not be kept");
    Refusal::new(Code::Busy, "storage does not answer just now")
}

fn malformed(words: &str) -> Refusal {
    Refusal::new(Code::Malformed, words)
}

impl House {
    /// What there is beside tables.
    pub fn services(&self) -> Services {
        let office = self.office();
        Services {
            hall: self.limits.hall.is_some(),
            push: office.and_then(|own| own.push.as_ref()).map(|push| push.public().into()),
            mail: office.is_some_and(|own| own.mail.is_some()),
        }
    }

    fn must_tell(&self) -> Result<&Office, Refusal> {
        let silent = || Refusal::new(Code::NotAgreed, "this server sends no notices");
        self.office().filter(|own| own.push.is_some() || own.mail.is_some()).ok_or_else(silent)
    }

    async fn kept(&self, who: &str) -> Result<Option<Reader>, Refusal> {
        let body = self.store.reader(who.into()).await.map_err(busy)?;
        Ok(body.map(|body| read(&Row { who: who.into(), body })))
    }

    /// What a device wants.
    pub async fn wished(&self, secret: &str) -> Result<Wished, Refusal> {
        self.must_tell()?;
        Ok(self.kept(&who(secret)).await?.unwrap_or_default().wished())
    }

    /// Sets what a device wants; `seats` are those that its secrets open, `from` is where it asks from. Without a seat or a
    /// way to be told nothing is kept of it.
    pub async fn wish(
        self: &Arc<House>,
        secret: &str,
        wishes: Wishes,
        seats: Vec<Place>,
        from: Option<IpAddr>,
    ) -> Result<Wished, Refusal> {
        let office = self.must_tell()?;
        let who = who(secret);
        let reader = office.judge(wishes, self.kept(&who).await?)?;
        if seats.is_empty() || !reader.wants_something() {
            self.store.set_reader(who, None, None).await.map_err(busy)?;
            return Ok(Wished::default());
        }
        let full = || {
            let words = "as many devices as can be told about these seats are told already";
            Refusal::new(Code::Full, words)
        };
        let crowded = self.store.crowded(who.clone(), seats.clone()).await.map_err(busy)?;
        let seats: Vec<Place> = seats.into_iter().filter(|own| !crowded.contains(own)).collect();
        // What is refused has changed nothing.
        if seats.is_empty() {
            return Err(full());
        }
        let asked = reader.mail.as_ref().filter(|own| !own.confirmed).map(|own| own.address.clone());
        let before = self.kept(&who).await?.and_then(|own| own.mail);
        let body = serde_json::to_string(&reader).map_err(|error| busy(error.into()))?;
        self.store.set_reader(who.clone(), Some(body), Some(seats)).await.map_err(busy)?;
        // Others may have been quicker.
        if self.kept(&who).await?.is_none() {
            return Err(full());
        }
        if let Some(address) = asked.filter(|own| before.is_none_or(|then| then.address != *own)) {
            let (house, lang) = (self.clone(), reader.lang.clone());
            // How long a mail server takes tells whoever asks nothing.
            tokio::spawn(async move {
                if let Some(mail) = house.office().and_then(|own| own.mail.as_ref()) {
                    mail.ask(&lang, &who, &address, from).await;
                }
            });
        }
        Ok(Wished { full: crowded.into_iter().map(|own| own.word).collect(), ..reader.wished() })
    }

    /// Nothing is kept of a device any more.
    pub async fn unwish(&self, secret: &str) -> Result<Wished, Refusal> {
        self.store.set_reader(who(secret), None, None).await.map_err(busy)?;
        Ok(Wished::default())
    }

    /// Whoever reads an address wants mail there.
    pub async fn confirm(&self, MailWord { word }: &MailWord) -> Result<Wished, Refusal> {
        let old = || Refusal::new(Code::WrongToken, "this link is none, or the wish is gone");
        let (who, reader) = self.of_word(word, Link::Confirm).await?.ok_or_else(old)?;
        let mail = reader.mail.clone().map(|own| MailWish { confirmed: true, ..own });
        self.set(who, Reader { mail, ..reader }).await
    }

    /// Whoever reads an address wants no more mail. Where there is none, that is so already.
    pub async fn leave(&self, MailWord { word }: &MailWord) -> Result<Wished, Refusal> {
        match self.of_word(word, Link::Leave).await? {
            Some((who, reader)) => self.set(who, Reader { mail: None, ..reader }).await,
            None => Ok(Wished::default()),
        }
    }

    async fn set(&self, who: String, reader: Reader) -> Result<Wished, Refusal> {
        let body = reader.wants_something().then(|| serde_json::to_string(&reader)).transpose();
        let body = body.map_err(|error| busy(error.into()))?;
        self.store.set_reader(who, body, None).await.map_err(busy)?;
        // The link is the reader's of the mail; what else the device wants is not.
        Ok(Wished { mail: reader.mail, ..Wished::default() })
    }

    /// The reader that the word of a link is for, if there is one with an address.
    async fn of_word(&self, word: &str, link: Link) -> Result<Option<(String, Reader)>, Refusal> {
        let wrong = || Refusal::new(Code::WrongToken, "this link is none");
        let mail = self.must_tell()?.mail.as_ref().ok_or_else(wrong)?;
        let (who, proof) = word.split_once('-').ok_or_else(wrong)?;
        let Some(reader) = self.kept(who).await? else { return Ok(None) };
        let Some(MailWish { address, .. }) = &reader.mail else { return Ok(None) };
        match mail.is_word(link, who, address, proof) {
            true => Ok(Some((who.into(), reader))),
            false => Err(wrong()),
        }
    }
}

impl Office {
    /// Judges wishes; an address stays confirmed as long as it stays.
    fn judge(&self, wishes: Wishes, before: Option<Reader>) -> Result<Reader, Refusal> {
        let Wishes { lang, push, mail, quiet, seats: _ } = wishes;
        if let Some(to) = &push {
            let office = self.push.as_ref().ok_or_else(|| malformed("this server sends no push notices"))?;
            if !office.is_fit(to) {
                return Err(malformed(
                    "no notice can be sent there: a push service has an https address and keys",
                ));
            }
        }
        if mail.is_some() && self.mail.is_none() {
            return Err(malformed("this server sends no mail"));
        }
        if mail.as_deref().is_some_and(|own| address_of(own).is_none()) {
            return Err(malformed("no mail can be sent to that address"));
        }
        if quiet.as_ref().is_some_and(|own| !quiet::is_fit(own)) {
            return Err(malformed("quiet hours are minutes of a day, and begin and end at different times"));
        }
        let confirmed = |address: &String| {
            let before = before.as_ref().and_then(|own| own.mail.as_ref());
            before.is_some_and(|own| own.confirmed && own.address == *address)
        };
        let mail = mail.map(|address| MailWish { confirmed: confirmed(&address), address });
        let lang = text::Language::chosen(&lang).tag.to_string();
        Ok(Reader { lang, push, mail, quiet })
    }
}
