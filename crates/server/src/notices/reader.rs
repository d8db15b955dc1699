//! What is kept of a device that wants to be told.

use serde::{Deserialize, Serialize};
use table::wire::{MailWish, Quiet, Subscription, Wished};

/// Its wishes, as they are stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reader {
    pub lang: String,
    pub push: Option<Subscription>,
    pub mail: Option<MailWish>,
    pub quiet: Option<Quiet>,
}

impl Reader {
    /// Whether there is any way to tell it something, now or once an address is confirmed.
    pub fn wants_something(&self) -> bool {
        self.push.is_some() || self.mail.is_some()
    }

    /// What the device itself is told of it.
    pub fn wished(&self) -> Wished {
        Wished { push: self.push.is_some(), mail: self.mail.clone(), quiet: self.quiet, full: Vec::new() }
    }
}

/// A device by its secret: a part of its hash, which opens nothing.
pub fn who(secret: &str) -> String {
    blake3::hash(secret.as_bytes()).to_hex()[..32].to_string()
}
