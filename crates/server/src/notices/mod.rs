//! Notices: people who are away from a table over days are told that it is their turn, by the push service of their
//! browser or by mail. One notice for each turn, and none until they have looked again.

mod address;
mod asked;
mod mail;
mod office;
mod push;
mod quiet;
mod reader;
mod seal;
mod send;
mod slow;
mod vapid;
mod wishes;
mod words;

pub use mail::Smtp;
pub use office::Job;
pub(crate) use office::Office;

use crate::chance::chance;
use crate::store::{Letters, StoreError};

/// What the operator says about notices.
#[derive(Clone, Debug, Default)]
pub struct Notices {
    /// Nothing is sent to push services.
    pub no_push: bool,
    /// Push services may be in the operator's own network, and need not speak TLS.
    pub private: bool,
    /// Where people reach this server, such as `https://lodge.example`: links in mails begin with it, and push services are
    /// told whom to turn to.
    pub url: Option<String>,
    /// The server that takes mail.
    pub smtp: Option<Smtp>,
}

/// A key of 32 bytes that is made at the first start and stays, written in base sixteen.
async fn key(store: &(impl Letters + ?Sized), name: &'static str) -> Result<[u8; 32], StoreError> {
    let mut fresh = [0; 32];
    chance(&mut fresh).map_err(|_| StoreError::Failed("no key can be made: there is no chance".into()))?;
    let kept = store.key(name, blake3::Hash::from_bytes(fresh).to_hex().to_string()).await?;
    let kept = blake3::Hash::from_hex(&kept);
    kept.map(|key| *key.as_bytes()).map_err(|_| StoreError::Damaged(format!("the key `{name}` is not one")))
}
