//! Who sends a notice: a proof that the push service checks with the key the browser was given (RFC 8292, ES256).

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};

/// How long a proof holds, in seconds; the standard allows a day.
const HOLDS: u64 = 12 * 3600;

/// The key of this server.
#[derive(Clone)]
pub struct Vapid {
    key: SigningKey,
    public: String,
    /// Whom a push service may turn to.
    contact: String,
}

impl std::fmt::Debug for Vapid {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Vapid").field("public", &self.public).finish_non_exhaustive()
    }
}

impl Vapid {
    pub fn new(bytes: &[u8; 32], contact: String) -> Option<Vapid> {
        let secret = SecretKey::from_slice(bytes).ok()?;
        let public = BASE64.encode(secret.public_key().to_sec1_bytes());
        Some(Vapid { key: SigningKey::from(&secret), public, contact })
    }

    /// The key that browsers ask their push service with.
    pub fn public(&self) -> &str {
        &self.public
    }

    /// The value of `Authorization` for a push service; `now` in milliseconds since 1970.
    pub fn proof(&self, origin: &str, now: u64) -> String {
        let head = serde_json::json!({ "typ": "JWT", "alg": "ES256" });
        let says = serde_json::json!({ "aud": origin, "exp": now / 1000 + HOLDS, "sub": self.contact });
        let said = format!("{}.{}", BASE64.encode(head.to_string()), BASE64.encode(says.to_string()));
        let signed: Signature = self.key.sign(said.as_bytes());
        format!("vapid t={said}.{}, k={}", BASE64.encode(signed.to_bytes()), self.public)
    }
}
