//! Notices by mail, through a server that the operator names. Nothing goes to an address before whoever reads it has said
//! so, but for the one mail that asks.

use super::asked::Asked;
use super::key;
use super::push::Sent;
use super::words::say;
use crate::store::{Letters, StoreError};
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::authentication::Credentials;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};
use text::TextError;

/// How long a mail server may take.
const TAKES: Duration = Duration::from_secs(20);

/// The server that takes mail, as the operator names it.
#[derive(Clone)]
pub struct Smtp {
    /// `smtps://user@mail.example`, or `smtp://user@mail.example?tls=required`.
    pub url: String,
    pub password: Option<String>,
    /// Whom mail comes from.
    pub from: String,
}

impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Smtp").field("from", &self.from).finish_non_exhaustive()
    }
}

/// Sends mail.
pub struct Mail {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// Where people reach this server.
    url: String,
    /// What the words of links are made with.
    key: [u8; 32],
    asked: Mutex<Asked>,
}

impl std::fmt::Debug for Mail {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Mail").field("from", &self.from).field("url", &self.url).finish_non_exhaustive()
    }
}

/// What a link in a mail does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    Confirm,
    Leave,
}

impl Link {
    fn name(self) -> &'static str {
        match self {
            Link::Confirm => "confirm",
            Link::Leave => "leave",
        }
    }
}

impl Mail {
    pub async fn open(
        store: &(impl Letters + ?Sized),
        smtp: &Smtp,
        url: Option<&str>,
    ) -> Result<Mail, StoreError> {
        let wrong = |what: String| StoreError::Failed(format!("mail: {what}"));
        let url = url.ok_or_else(|| wrong("links need --url, where people reach this server".into()))?;
        let from = smtp.from.parse::<Mailbox>().map_err(|error| wrong(format!("{}: {error}", smtp.from)))?;
        let transport = transport(smtp).map_err(wrong)?;
        let key = key(store, "mail").await?;
        let asked = Mutex::default();
        Ok(Mail { transport, from, url: url.trim_end_matches('/').into(), key, asked })
    }

    /// Whom a push service may turn to, if nobody else was named.
    pub fn sender(&self) -> &Address {
        &self.from.email
    }

    fn asked(&self) -> MutexGuard<'_, Asked> {
        self.asked.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn word_hash(&self, link: Link, who: &str, address: &str) -> blake3::Hash {
        let about = format!("{}\n{who}\n{address}", link.name());
        blake3::keyed_hash(&self.key, about.as_bytes())
    }

    /// The word of a link: whose it is, and a proof that only this server makes.
    fn word(&self, link: Link, who: &str, address: &str) -> String {
        format!("{who}-{}", self.word_hash(link, who, address).to_hex())
    }

    /// Whether a proof is the one for this address; compared in a time that does not depend on where they differ.
    pub fn is_word(&self, link: Link, who: &str, address: &str, proof: &str) -> bool {
        blake3::Hash::from_hex(proof).is_ok_and(|proof| proof == self.word_hash(link, who, address))
    }

    /// Asks whoever reads an address whether they want mail.
    pub async fn ask(&self, lang: &str, who: &str, address: &str, from: Option<IpAddr>) -> Sent {
        if !self.asked().may_ask(address, from, Instant::now()) {
            tracing::warn!("an address was asked often enough today");
            return Sent::NotNow;
        }
        let link = format!("{}/mail/confirm#{}", self.url, self.word(Link::Confirm, who, address));
        self.post(address, who, |leave| {
            let links = [link.as_str(), leave];
            Ok((say(lang, "mail-confirm-subject", "", links)?, say(lang, "mail-confirm-body", "", links)?))
        })
        .await
    }

    /// Tells that it is the reader's turn.
    pub async fn tell(&self, lang: &str, who: &str, address: &str, (word, name): (&str, &str)) -> Sent {
        let link = format!("{}/table/{word}", self.url);
        self.post(address, who, |leave| {
            let links = [link.as_str(), leave];
            Ok((say(lang, "notice-mail-subject", name, links)?, say(lang, "notice-mail-body", name, links)?))
        })
        .await
    }

    async fn post(
        &self,
        address: &str,
        who: &str,
        say: impl FnOnce(&str) -> Result<(String, String), TextError>,
    ) -> Sent {
        let word = self.word(Link::Leave, who, address);
        let words = say(&format!("{}/mail/leave#{word}", self.url));
        let (Ok((subject, body)), Some(to)) = (words, address_of(address)) else {
            tracing::error!("a mail cannot be worded");
            return Sent::Gone;
        };
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(plain(&subject))
            .message_id(None)
            .header(Unsubscribe(format!("<{}/api/notices/leave/{word}>", self.url)))
            .header(OneClick)
            .header(Automatic)
            .header(ContentType::TEXT_PLAIN)
            .body(body);
        let Ok(message) = message.inspect_err(|error| tracing::error!(%error, "a mail cannot be written"))
        else {
            return Sent::Gone;
        };
        match tokio::time::timeout(TAKES, self.transport.send(message)).await {
            Ok(Ok(_)) => Sent::Well,
            Ok(Err(error)) if error.is_permanent() => {
                tracing::warn!(%error, "a mail was refused");
                Sent::Gone
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, "a mail could not be sent");
                Sent::NotNow
            }
            Err(_) => {
                tracing::warn!("the mail server does not answer");
                Sent::NotNow
            }
        }
    }
}

/// Without TLS mail goes to this machine only: a password and people's addresses are no one else's business.
fn transport(smtp: &Smtp) -> Result<AsyncSmtpTransport<Tokio1Executor>, String> {
    let wrong = |why: &dyn std::fmt::Display| format!("the server: {why}");
    let uri: axum::http::Uri = smtp.url.parse().map_err(|error| wrong(&error))?;
    let authority = uri.authority().ok_or("the server has no name")?.as_str();
    let (user, host) = authority.rsplit_once('@').unwrap_or(("", authority));
    if user.contains(':') {
        return Err("the password does not go into the address: name a file or a variable for it".into());
    }
    let tls =
        uri.scheme_str() == Some("smtps") || uri.query().is_some_and(|own| own.contains("tls=required"));
    let here = ["localhost", "127.0.0.1", "[::1]"]
        .iter()
        .any(|own| host.strip_prefix(own).is_some_and(|rest| rest.is_empty() || rest.starts_with(':')));
    if !tls && !here {
        return Err("a server elsewhere needs TLS: smtps://HOST, or smtp://HOST?tls=required".into());
    }
    let bare = smtp.url.replacen(&format!("{user}@"), "", usize::from(!user.is_empty()));
    let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(&bare).map_err(|error| wrong(&error))?;
    let builder = builder.timeout(Some(TAKES));
    Ok(match &smtp.password {
        Some(password) => {
            let user = user.replace("%40", "@");
            builder.credentials(Credentials::new(user, password.clone())).build()
        }
        None => builder.build(),
    })
}

/// An address that mail can go to.
pub fn address_of(text: &str) -> Option<Address> {
    text.parse().ok().filter(|_| text.len() <= 254 && text.is_ascii())
}

/// One line without what cannot be seen.
fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

/// Headers of a mail by their names.
macro_rules! header {
    ($name:ident, $text:literal, |$own:ident| $value:expr) => {
        impl Header for $name {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($text)
            }

            fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                Err("nobody reads it here".into())
            }

            fn display(&self) -> HeaderValue {
                let $own = self;
                HeaderValue::new(Self::name(), $value)
            }
        }
    };
}

/// Where a mail program leaves by one click (RFC 8058).
#[derive(Clone)]
struct Unsubscribe(String);
header!(Unsubscribe, "List-Unsubscribe", |own| own.0.clone());

#[derive(Clone)]
struct OneClick;
header!(OneClick, "List-Unsubscribe-Post", |_own| "List-Unsubscribe=One-Click".into());

/// No program answers to it (RFC 3834).
#[derive(Clone)]
struct Automatic;
header!(Automatic, "Auto-Submitted", |_own| "auto-generated".into());

#[cfg(test)]
mod tests {
    use super::*;

    fn opens(url: &str) -> bool {
        transport(&Smtp { url: url.into(), password: None, from: "lodge@l.example".into() }).is_ok()
    }

    #[test]
    fn mail_leaves_the_machine_by_tls_only() {
        for fit in [
            "smtp://localhost:2525",
            "smtp://127.0.0.1",
            "smtps://me@mail.example",
            "smtp://me%40x@mail.example:587?tls=required",
        ] {
            assert!(opens(fit), "{fit}");
        }
        for wrong in [
            "smtp://mail.example",
            "smtp://mail.example?tls=opportunistic",
            "smtp://localhost.example",
            "smtps://me:word@mail.example",
            "https://mail.example",
            "mail.example",
        ] {
            assert!(!opens(wrong), "{wrong}");
        }
    }

    #[test]
    fn addresses_carry_no_second_line() {
        assert!(address_of("ada@l.example").is_some());
        let long = format!("{}@l.example", "a".repeat(300));
        for wrong in ["ada", "ada@", "a@b\r\nBcc: c@d", "a@b\nX: y", "<ada@l.example>", "a b@c", &long] {
            assert_eq!(address_of(wrong), None, "{wrong:?}");
        }
        assert_eq!(plain("Your turn\r\nBcc: x"), "Your turn  Bcc: x");
    }
}
