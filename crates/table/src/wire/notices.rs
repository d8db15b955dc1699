//! Notices: how somebody wants to be told that it is their turn.

use super::http::Wanted;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How a device wants to be told, and about which seats. It replaces what the device wanted before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Wishes {
    /// The language of what is told.
    pub lang: String,
    /// Where its push service takes notices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub push: Option<Subscription>,
    /// An address that mail goes to, once whoever reads it has said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mail: Option<String>,
    /// When nothing is to be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub quiet: Option<Quiet>,
    /// The seats, with the secrets that open them.
    pub seats: Vec<Wanted>,
}

/// What a browser's push service gives out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Subscription {
    /// Where notices are sent.
    pub endpoint: String,
    /// The browser's public key and its secret, in base64 for addresses.
    pub p256dh: String,
    /// The secret.
    pub auth: String,
}

/// Hours of every day in which nothing is told; what falls into them is told when they end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// Minutes since midnight.
    pub from: u16,
    /// Minutes since midnight; before `from` it is the next day.
    pub to: u16,
    /// Minutes by which the reader's clock is ahead of the world's.
    pub offset: i16,
}

/// What a device wants, as far as the server keeps it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Wished {
    /// Notices go to its push service.
    pub push: bool,
    /// Where mail goes.
    pub mail: Option<MailWish>,
    /// When nothing is told.
    pub quiet: Option<Quiet>,
    /// Tables of which as many other devices as can be told are told already: of these nothing comes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub full: Vec<String>,
}

/// An address for mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MailWish {
    /// Where mail goes.
    pub address: String,
    /// Whoever reads it has said that mail may come.
    pub confirmed: bool,
}

/// The word of a link in a mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct MailWord {
    /// It stands behind the `#`.
    pub word: String,
}
