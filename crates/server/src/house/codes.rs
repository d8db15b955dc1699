//! Codes to read out: six digits that stand for a token or an invitation, for ten minutes and once.
//!
//! Six digits can be guessed, so wrong ones are counted for the whole house: after a few a minute nobody's is heard.

use super::{Command, House};
use crate::chance::chance;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use table::secret;
use table::wire::*;

const LASTS: Duration = Duration::from_secs(600);

/// The most codes that are out at a time, and the most wrong ones that are heard in a minute.
const MOST: usize = 10_000;
const WRONG: u32 = 30;

/// The codes that are out.
#[derive(Debug, Default)]
pub(super) struct Codes(Mutex<Out>);

#[derive(Debug, Default)]
struct Out {
    codes: HashMap<String, (Redeemed, Instant)>,
    /// Wrong ones since the beginning of a minute.
    wrong: u32,
    minute: Option<Instant>,
}

impl Codes {
    fn out(&self) -> MutexGuard<'_, Out> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn lend(&self, secret: Redeemed, now: Instant) -> Result<Lent, Refusal> {
        let mut out = self.out();
        out.codes.retain(|_, (_, until)| *until > now);
        if out.codes.len() >= MOST {
            return Err(Refusal::new(Code::Busy, "too many codes are out just now"));
        }
        let mut code = secret::digits(chance)?;
        while out.codes.contains_key(&code) {
            code = secret::digits(chance)?;
        }
        out.codes.insert(code.clone(), (secret, now + LASTS));
        Ok(Lent { code, lasts: LASTS.as_secs() as u32 })
    }

    fn redeem(&self, code: &str, now: Instant) -> Result<Redeemed, Refusal> {
        let mut out = self.out();
        if out.minute.is_none_or(|since| now.duration_since(since) > Duration::from_secs(60)) {
            (out.minute, out.wrong) = (Some(now), 0);
        }
        if out.wrong >= WRONG {
            return Err(Refusal::new(Code::TooFast, "too many wrong codes; try again in a minute"));
        }
        match out.codes.remove(code.trim()) {
            Some((secret, until)) if until > now => Ok(secret),
            _ => {
                out.wrong += 1;
                Err(Refusal::new(Code::WrongToken, "this code is wrong, used, or older than ten minutes"))
            }
        }
    }
}

impl House {
    /// A code for a secret that is one: a token that opens a seat, or an invitation to one that is free.
    pub async fn lend(self: &Arc<House>, table: String, lend: Lend) -> Result<Lent, Refusal> {
        let known = |reply| Command::Knows { lend: lend.clone(), reply };
        self.ask(&table, known).await??;
        self.codes.lend(Redeemed { table, lent: lend.clone() }, Instant::now())
    }

    pub fn redeem(&self, Redeem { code }: &Redeem) -> Result<Redeemed, Refusal> {
        self.codes.redeem(code, Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret() -> Redeemed {
        Redeemed { table: "t".into(), lent: Lend::Token("secret".into()) }
    }

    #[test]
    fn a_code_works_once_and_for_ten_minutes() {
        let (codes, now) = (Codes::default(), Instant::now());
        let lent = codes.lend(secret(), now).unwrap();
        assert_eq!((lent.code.len(), lent.lasts), (6, 600));
        assert_eq!(codes.redeem(&format!(" {} ", lent.code), now), Ok(secret()));
        assert_eq!(codes.redeem(&lent.code, now).unwrap_err().code, Code::WrongToken);
        let late = codes.lend(secret(), now).unwrap();
        assert_eq!(codes.redeem(&late.code, now + LASTS).unwrap_err().code, Code::WrongToken);
    }

    #[test]
    fn guessing_ends_soon() {
        let (codes, now) = (Codes::default(), Instant::now());
        for _ in 0..WRONG {
            assert_eq!(codes.redeem("none", now).unwrap_err().code, Code::WrongToken);
        }
        let lent = codes.lend(secret(), now).unwrap();
        assert_eq!(codes.redeem(&lent.code, now).unwrap_err().code, Code::TooFast);
        assert_eq!(codes.redeem(&lent.code, now + Duration::from_secs(61)), Ok(secret()));
    }
}
