//! Codes to read out: six digits that stand for a token or an invitation, for ten minutes and once.
//!
//! Six digits can be guessed, so wrong ones are counted for the whole house: after a few a minute nobody's is heard.
//! Servers that share a storage keep their codes there, so that any of them can be told one.

use super::{Command, House};
use crate::store::{Key, StoreError, Tried};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use table::secret::{self, Chance};
use table::wire::*;

const LASTS: Duration = Duration::from_secs(600);

/// The most codes that are out at a time, and the most wrong ones that are heard in a minute.
const MOST: usize = 10_000;
const WRONG: u32 = 30;
/// How often another code is drawn, if one is out already or too many are.
const TRIES: u32 = 5;

/// The codes that are out.
#[derive(Debug, Default)]
pub(super) struct Codes(Mutex<Out>);

#[derive(Debug, Default)]
struct Out {
    codes: HashMap<String, (Redeemed, Duration)>,
    /// Wrong ones since the beginning of a minute.
    wrong: u32,
    minute: Option<Duration>,
}

impl Codes {
    fn out(&self) -> MutexGuard<'_, Out> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn lend(&self, secret: Redeemed, chance: Chance, now: Duration) -> Result<Lent, Refusal> {
        let mut out = self.out();
        out.codes.retain(|_, (_, until)| *until > now);
        if out.codes.len() >= MOST {
            return Err(too_many());
        }
        let mut code = secret::digits(chance)?;
        while out.codes.contains_key(&code) {
            code = secret::digits(chance)?;
        }
        out.codes.insert(code.clone(), (secret, now + LASTS));
        Ok(Lent { code, lasts: LASTS.as_secs() as u32 })
    }

    fn redeem(&self, code: &str, now: Duration) -> Result<Redeemed, Refusal> {
        let mut out = self.out();
        if out.minute.is_none_or(|since| now.saturating_sub(since) > Duration::from_secs(60)) {
            (out.minute, out.wrong) = (Some(now), 0);
        }
        if out.wrong >= WRONG {
            return Err(unheard());
        }
        match out.codes.remove(code.trim()) {
            Some((secret, until)) if until > now => Ok(secret),
            _ => {
                out.wrong += 1;
                Err(wrong())
            }
        }
    }
}

impl House {
    /// A code for a secret that is one: a token that opens a seat, or an invitation to one that is free.
    pub async fn lend(self: &Arc<House>, table: String, lend: Lend) -> Result<Lent, Refusal> {
        let known = |reply| Command::Knows { lend: lend.clone(), reply };
        self.ask(&table, known).await??;
        let (secret, chance) = (Redeemed { table, lent: lend.clone() }, self.world.chance());
        if self.secret().is_none() {
            return self.codes.lend(secret, chance, self.world.ticks());
        }
        let lasts = LASTS.as_secs() as u32;
        for _ in 0..TRIES {
            let code = secret::digits(chance)?;
            let key = self.key_of(code.clone()).await?;
            let sealed = key.seal(&secret).map_err(|error| self.not_kept(&error))?;
            if self.store.lend(sealed, lasts).await.map_err(|error| self.not_kept(&error))? {
                return Ok(Lent { code, lasts });
            }
        }
        Err(too_many())
    }

    pub async fn redeem(&self, Redeem { code }: &Redeem) -> Result<Redeemed, Refusal> {
        if self.secret().is_none() {
            return self.codes.redeem(code, self.world.ticks());
        }
        // Whatever is no code at all is not worth hashing.
        let code = code.trim().to_string();
        if !secret::is_digits(&code) {
            return Err(wrong());
        }
        let key = self.key_of(code).await?;
        match self.store.redeem(key.id()).await.map_err(|error| self.not_kept(&error))? {
            Tried::Right(body) => key.open(body).map_err(|error| self.not_kept(&error)),
            Tried::Wrong => Err(wrong()),
            Tried::Unheard => Err(unheard()),
        }
    }

    /// Hashed beside the tables: it takes long on purpose.
    async fn key_of(&self, code: String) -> Result<Key, Refusal> {
        let key = self.world.aside(move || Key::of(&code)).await;
        key.ok_or_else(|| Refusal::new(Code::Busy, "the server could not do that just now"))
    }

    fn not_kept(&self, error: &StoreError) -> Refusal {
        self.refused("a code", error)
    }
}

fn too_many() -> Refusal {
    Refusal::new(Code::Busy, "too many codes are out just now")
}

fn wrong() -> Refusal {
    Refusal::new(Code::WrongToken, "this code is wrong, used, or older than ten minutes")
}

fn unheard() -> Refusal {
    Refusal::new(Code::TooFast, "too many wrong codes; try again in a minute")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::chance;

    fn secret() -> Redeemed {
        Redeemed { table: "t".into(), lent: Lend::Token("secret".into()) }
    }

    #[test]
    fn a_code_works_once_and_for_ten_minutes() {
        let (codes, now) = (Codes::default(), Duration::from_secs(5));
        let lent = codes.lend(secret(), chance, now).unwrap();
        assert_eq!((lent.code.len(), lent.lasts), (6, 600));
        assert_eq!(codes.redeem(&format!(" {} ", lent.code), now), Ok(secret()));
        assert_eq!(codes.redeem(&lent.code, now).unwrap_err().code, Code::WrongToken);
        let late = codes.lend(secret(), chance, now).unwrap();
        assert_eq!(codes.redeem(&late.code, now + LASTS).unwrap_err().code, Code::WrongToken);
    }

    #[test]
    fn guessing_ends_soon() {
        let (codes, now) = (Codes::default(), Duration::from_secs(5));
        for _ in 0..WRONG {
            assert_eq!(codes.redeem("none", now).unwrap_err().code, Code::WrongToken);
        }
        let lent = codes.lend(secret(), chance, now).unwrap();
        assert_eq!(codes.redeem(&lent.code, now).unwrap_err().code, Code::TooFast);
        assert_eq!(codes.redeem(&lent.code, now + Duration::from_secs(61)), Ok(secret()));
    }
}
