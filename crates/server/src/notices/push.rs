//! Notices to the push service of a browser.

use super::address::Endpoint;
use super::key;
use super::seal::seal;
use super::send::post;
use super::slow::Slow;
use super::vapid::Vapid;
use crate::chance::chance;
use crate::store::{Letters, StoreError};
use axum::http::StatusCode;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::{PublicKey, SecretKey};
use std::time::{Duration, Instant};
use table::wire::Subscription;

/// How long a push service may take, and how long it keeps a notice for a browser that sleeps, in seconds.
const TAKES: Duration = Duration::from_secs(10);
const KEEPS: u32 = 24 * 3600;

/// How sending came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sent {
    Well,
    /// There is no such reader any more.
    Gone,
    /// Not now; trying again may help.
    NotNow,
}

/// Sends to push services.
#[derive(Clone, Debug)]
pub struct Push {
    vapid: Vapid,
    private: bool,
    slow: Slow,
}

impl Push {
    pub async fn open(
        store: &(impl Letters + ?Sized),
        contact: String,
        private: bool,
    ) -> Result<Push, StoreError> {
        let vapid = Vapid::new(&key(store, "push").await?, contact);
        let vapid = vapid.ok_or_else(|| StoreError::Damaged("the key `push` is not one".into()))?;
        Ok(Push { vapid, private, slow: Slow::default() })
    }

    /// The key that browsers ask their push service with.
    pub fn public(&self) -> &str {
        self.vapid.public()
    }

    /// Whether something can be sent there.
    pub fn is_fit(&self, to: &Subscription) -> bool {
        Endpoint::read(&to.endpoint, self.private).is_some() && keys(to).is_some()
    }

    /// Sends a message; `topic` stands for those that replace each other.
    pub async fn send(&self, to: &Subscription, message: &[u8], topic: &str, now: u64) -> Sent {
        let Some((endpoint, (public, auth))) = Endpoint::read(&to.endpoint, self.private).zip(keys(to))
        else {
            return Sent::Gone;
        };
        let Some(sealed) = once().and_then(|(once, salt)| seal(message, &public, &auth, &once, salt).ok())
        else {
            return Sent::NotNow;
        };
        let head = [
            ("content-encoding", "aes128gcm".to_string()),
            ("content-type", "application/octet-stream".to_string()),
            ("ttl", KEEPS.to_string()),
            ("urgency", "normal".to_string()),
            ("topic", topic.to_string()),
            ("authorization", self.vapid.proof(&endpoint.origin(), now)),
        ];
        let began = Instant::now();
        let at = match tokio::time::timeout(TAKES, endpoint.resolve(self.private)).await {
            Ok(Ok(at)) => at,
            unknown => {
                tracing::warn!(host = endpoint.host, ?unknown, "a push service was not found");
                return Sent::NotNow;
            }
        };
        if self.slow.rests(at.ip(), began) {
            return Sent::NotNow;
        }
        let answer = tokio::time::timeout(TAKES, post(&endpoint, at, &head, sealed)).await;
        self.slow.took(at.ip(), began.elapsed(), Instant::now());
        match answer {
            Ok(Ok(status)) if status.is_success() => Sent::Well,
            Ok(Ok(StatusCode::NOT_FOUND | StatusCode::GONE)) => Sent::Gone,
            Ok(Ok(status)) => {
                tracing::warn!(host = endpoint.host, %status, "a push service did not take a notice");
                Sent::NotNow
            }
            Ok(Err(error)) => {
                tracing::warn!(host = endpoint.host, %error, "a push service was not reached");
                Sent::NotNow
            }
            Err(_) => {
                tracing::warn!(host = endpoint.host, "a push service does not answer");
                Sent::NotNow
            }
        }
    }
}

/// The browser's key and secret.
fn keys(to: &Subscription) -> Option<(PublicKey, Vec<u8>)> {
    let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
    let public = PublicKey::from_sec1_bytes(&bytes(&to.p256dh)?).ok()?;
    let auth = bytes(&to.auth).filter(|own| own.len() == 16)?;
    Some((public, auth))
}

/// A key and a salt for one message.
fn once() -> Option<(SecretKey, [u8; 16])> {
    let (mut key, mut salt) = ([0; 32], [0; 16]);
    chance(&mut key).ok()?;
    chance(&mut salt).ok()?;
    Some((SecretKey::from_slice(&key).ok()?, salt))
}
