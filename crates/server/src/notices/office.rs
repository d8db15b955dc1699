//! The office: hears whose turn it is, waits for quiet hours to end, and sends.

use super::mail::Mail;
use super::push::{Push, Sent};
use super::quiet;
use super::reader::Reader;
use super::words::say;
use super::{Notices, Smtp};
use crate::chance::now;
use crate::house::House;
use crate::store::letters::{Letter, Place, Row};
use crate::store::{Storage, StoreError};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::mpsc;

/// What waits to be heard; beyond, a turn is told when the table wakes the next time.
const INBOX: usize = 4096;
/// How often there is a look at what is due, and how much goes out at once.
const EVERY: Duration = Duration::from_secs(20);
const AT_ONCE: u32 = 32;
/// How often a notice is tried, and after how long the second time; each further time takes twice as long.
const TRIES: u32 = 5;
const AGAIN: u64 = 5 * 60_000;

/// What a table says to the office.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job {
    /// It waits for a seat since a revision, or for nobody who could be told.
    Turn { word: String, name: String, asked: Option<(u8, u32)>, here: bool },
    /// Whoever sits there has looked.
    Looked { place: Place, revision: u32 },
    /// Somebody else will sit there.
    Freed(Place),
}

/// How notices are sent.
#[derive(Debug)]
pub struct Office {
    pub push: Option<Push>,
    pub mail: Option<Mail>,
    jobs: mpsc::Sender<Job>,
}

impl Office {
    pub async fn open(
        store: &dyn Storage,
        notices: &Notices,
        hosts: &[String],
    ) -> Result<(Office, mpsc::Receiver<Job>), StoreError> {
        let mail = match &notices.smtp {
            Some(smtp @ Smtp { .. }) => Some(Mail::open(store, smtp, notices.url.as_deref()).await?),
            None => None,
        };
        let named = notices.url.clone().or_else(|| hosts.first().map(|host| format!("https://{host}")));
        let sender = || mail.as_ref().map(|mail| format!("mailto:{}", mail.sender()));
        let contact = named.or_else(sender).unwrap_or_else(|| "https://localhost".into());
        let push = match notices.no_push {
            true => None,
            false => Some(Push::open(store, contact, notices.private).await?),
        };
        let (jobs, queue) = mpsc::channel(INBOX);
        Ok((Office { push, mail, jobs }, queue))
    }

    pub fn hear(&self, job: Job) {
        if self.jobs.try_send(job).is_err() {
            tracing::warn!("the office of notices does not keep up");
        }
    }

    /// Tells a reader that it is their turn, by every way they wish; the reader without the ways that are gone.
    async fn send(&self, letter: &Letter, mut reader: Reader, now: u64) -> (Sent, Reader) {
        let Place { word, .. } = &letter.place;
        let (mut best, lang) = (Sent::Gone, reader.lang.clone());
        if let (Some(push), Some(to)) = (&self.push, &reader.push) {
            let message = message(&lang, word, &letter.name);
            best = push.send(to, message.as_bytes(), &topic(word), now).await;
            if best == Sent::Gone {
                reader.push = None;
            }
        }
        if let (Some(mail), Some(to)) = (&self.mail, reader.mail.as_ref().filter(|own| own.confirmed)) {
            let sent = mail.tell(&lang, &letter.reader.who, &to.address, (word, &letter.name)).await;
            if best != Sent::Well {
                best = sent;
            }
        }
        (best, reader)
    }
}

/// What a browser shows.
fn message(lang: &str, word: &str, name: &str) -> String {
    let say = |id| {
        say(lang, id, name, [""; 2]).unwrap_or_else(|error| {
            tracing::error!(%error, "a notice cannot be worded");
            String::new()
        })
    };
    let (title, body) = (say("turn-title"), say("notice-body"));
    serde_json::json!({ "title": title, "body": body, "lang": lang, "table": word }).to_string()
}

/// What notices of one table have in common for a push service, which learns nothing else from it: 32 letters.
fn topic(word: &str) -> String {
    blake3::derive_key("lodge 2026 topic of a push service", word.as_bytes())[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

impl House {
    /// Hears what tables say and sends what is due, until the house closes.
    pub(crate) async fn run_office(self: Arc<House>, mut jobs: mpsc::Receiver<Job>) {
        let mut closing = self.closing();
        loop {
            self.deliver(now()).await;
            let heard = tokio::select! {
                biased;
                () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
                heard = tokio::time::timeout(EVERY, jobs.recv()) => heard,
            };
            let Ok(Some(job)) = heard else { continue };
            if let Err(error) = self.note(job, now()).await {
                tracing::error!(%error, "a turn could not be noted");
            }
        }
    }

    /// Notes what a table said.
    async fn note(&self, job: Job, now: u64) -> Result<(), StoreError> {
        let (Job::Turn { word, .. }
        | Job::Looked { place: Place { word, .. }, .. }
        | Job::Freed(Place { word, .. })) = &job;
        // Most tables are nobody's here: they cost a look, and no commit.
        if !self.store.is_followed(word.clone()).await? {
            return Ok(());
        }
        let (word, name, asked, here) = match job {
            Job::Freed(place) => return self.store.unfollow(place).await,
            Job::Looked { place, revision } => return self.store.looked(place, revision).await,
            Job::Turn { word, name, asked, here } => (word, name, asked, here),
        };
        self.store.turned(word.clone(), asked.map(|(seat, _)| seat)).await?;
        let Some((seat, revision)) = asked.filter(|_| !here) else { return Ok(()) };
        let place = Place { word, seat };
        for reader in self.store.unaware(place.clone(), revision).await? {
            let due = quiet::until(read(&reader).quiet, now);
            let (place, name) = (place.clone(), name.clone());
            self.store.set_due(Letter { reader, place, name, due, tries: 0 }).await?;
        }
        Ok(())
    }

    /// Sends what is due at a time, in milliseconds since 1970; how many went out.
    pub async fn deliver(&self, now: u64) -> usize {
        let Some(office) = self.office() else { return 0 };
        let mut sent = 0;
        loop {
            let due = match self.store.due(now, AT_ONCE).await {
                Ok(due) if due.is_empty() => return sent,
                Ok(due) => due,
                Err(error) => {
                    tracing::error!(%error, "notices cannot be read");
                    return sent;
                }
            };
            let all = due.iter().map(|letter| self.send_letter(office, letter, now));
            let went = futures_util::future::join_all(all).await;
            sent += went.iter().filter(|went| matches!(went, Ok(true))).count();
            if let Some(error) = went.into_iter().find_map(Result::err) {
                tracing::error!(%error, "notices cannot be kept");
                return sent;
            }
        }
    }

    async fn send_letter(&self, office: &Office, letter: &Letter, now: u64) -> Result<bool, StoreError> {
        let reader = read(&letter.reader);
        // The hours may have been set since; and of several servers one sends.
        let due = quiet::until(reader.quiet, now);
        if due > now {
            self.store.set_due(Letter { due, ..letter.clone() }).await?;
            return Ok(false);
        }
        if !self.store.take(letter).await? {
            return Ok(false);
        }
        let (sent, left) = office.send(letter, reader.clone(), now).await;
        if left != reader {
            let body = left.wants_something().then(|| serde_json::to_string(&left)).transpose()?;
            self.store.set_reader(letter.reader.who.clone(), body, None).await?;
        }
        let count = if sent == Sent::Well { &self.metrics.notices } else { &self.metrics.notices_failed };
        count.fetch_add(1, Ordering::Relaxed);
        if sent == Sent::NotNow && letter.tries + 1 < TRIES {
            let (due, tries) = (now + (AGAIN << letter.tries), letter.tries + 1);
            self.store.set_due(Letter { due, tries, ..letter.clone() }).await?;
        }
        Ok(sent == Sent::Well)
    }
}

/// A reader as it is stored; one that cannot be read wants nothing.
pub(super) fn read(row: &Row) -> Reader {
    serde_json::from_str(&row.body).unwrap_or_else(|error| {
        tracing::error!(%error, "the wishes of a reader cannot be read");
        Reader::default()
    })
}
