//! Codes to read out: six digits that stand for a token or an invitation, for ten minutes and once.
//!
//! Six digits can be guessed, so wrong ones are counted: for the network that they come from, so that strangers use up what
//! is theirs first, and for the whole house. A code that is named where it was made out is heard whatever others do.
//! Servers that share a storage keep their codes there, so that any of them can be told one.

use super::{Command, House};
use crate::network::{block, network};
use crate::store::{Key, StoreError, Tried};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use table::secret::{self, Chance};
use table::wire::*;

const LASTS: Duration = Duration::from_secs(600);

/// The most codes that are out at a time, and the most wrong ones that are heard in a minute.
const MOST: usize = 10_000;
const WRONG: u32 = 30;
/// The most wrong ones of one network that are heard while a code lasts: whoever wants to use up everybody's has to come
/// from dozens of networks.
const WRONG_NEAR: u32 = 10;
/// How often another code is drawn, if one is out already or too many are.
const TRIES: u32 = 5;

/// The codes that are out.
#[derive(Debug, Default)]
pub(super) struct Codes(Mutex<Out>);

#[derive(Debug, Default)]
struct Out {
    codes: HashMap<String, Made>,
    /// Wrong ones since the beginning of a minute.
    wrong: u32,
    minute: Option<Duration>,
    /// Wrong ones by the network that they came from, since some moment: no more than all together, so it stays small.
    near: HashMap<IpAddr, u32>,
    since: Option<Duration>,
}

/// A code that is out.
#[derive(Debug)]
struct Made {
    secret: Redeemed,
    until: Duration,
    /// Where it was made out, where addresses count.
    at: Option<IpAddr>,
}

impl Out {
    /// Whether the network of an address may still name a wrong one.
    fn hears(&mut self, from: Option<IpAddr>, now: Duration) -> bool {
        if self.since.is_none_or(|since| now.saturating_sub(since) > LASTS) {
            self.since = Some(now);
            self.near.clear();
        }
        from.and_then(|from| self.near.get(&network(from))).is_none_or(|wrong| *wrong < WRONG_NEAR)
    }

    fn count(&mut self, from: Option<IpAddr>) {
        if let Some(from) = from {
            *self.near.entry(network(from)).or_default() += 1;
        }
    }
}

impl Codes {
    fn out(&self) -> MutexGuard<'_, Out> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn lend(
        &self,
        secret: Redeemed,
        at: Option<IpAddr>,
        chance: Chance,
        now: Duration,
    ) -> Result<Lent, Refusal> {
        let mut out = self.out();
        out.codes.retain(|_, own| own.until > now);
        if out.codes.len() >= MOST {
            return Err(too_many());
        }
        let mut code = secret::digits(chance)?;
        while out.codes.contains_key(&code) {
            code = secret::digits(chance)?;
        }
        out.codes.insert(code.clone(), Made { secret, until: now + LASTS, at: at.map(block) });
        Ok(Lent { code, lasts: LASTS.as_secs() as u32 })
    }

    fn redeem(&self, code: &str, from: Option<IpAddr>, now: Duration) -> Result<Redeemed, Refusal> {
        let mut out = self.out();
        let from = from.map(block);
        if out.minute.is_none_or(|since| now.saturating_sub(since) > Duration::from_secs(60)) {
            (out.minute, out.wrong) = (Some(now), 0);
        }
        let heard = out.hears(from, now) && out.wrong < WRONG;
        let known = out.codes.get(code.trim()).filter(|own| own.until > now);
        let right = known.is_some_and(|own| heard || from.is_some() && own.at == from);
        match right.then(|| out.codes.remove(code.trim())).flatten() {
            Some(own) => Ok(own.secret),
            None if !heard => Err(unheard()),
            None => {
                out.wrong += 1;
                out.count(from);
                Err(wrong())
            }
        }
    }
}

impl House {
    /// A code for a secret that is one: a token that opens a seat, or an invitation to one that is free.
    pub async fn lend(
        self: &Arc<House>,
        table: String,
        lend: Lend,
        from: Option<IpAddr>,
    ) -> Result<Lent, Refusal> {
        let from = self.counted(from);
        let seat = self.seat_of(&table, &lend).await?;
        let (secret, chance) = (Redeemed { table, lent: lend.clone(), seat }, self.world.chance());
        if self.secret().is_none() {
            return self.codes.lend(secret, from, chance, self.world.ticks());
        }
        let lasts = LASTS.as_secs() as u32;
        for _ in 0..TRIES {
            let code = secret::digits(chance)?;
            let key = self.key_of(code.clone()).await?;
            let sealed = key.seal(&secret, from).map_err(|error| self.not_kept(&error))?;
            if self.store.lend(sealed, lasts).await.map_err(|error| self.not_kept(&error))? {
                return Ok(Lent { code, lasts });
            }
        }
        Err(too_many())
    }

    /// The seat that a secret opens. One that opens none is no secret.
    async fn seat_of(self: &Arc<House>, table: &str, lend: &Lend) -> Result<Option<u8>, Refusal> {
        let known = |reply| Command::Knows { lend: lend.clone(), reply };
        let seat = self.ask(table, known).await??;
        let nobodys = || Refusal::new(Code::WrongToken, "this token opens no seat of this table");
        seat.map(|seat| Some(seat.0)).ok_or_else(nobodys)
    }

    /// What a code stands for, as it is now: the seat may have been given to somebody else meanwhile.
    pub async fn redeem(
        self: &Arc<House>,
        redeem: &Redeem,
        from: Option<IpAddr>,
    ) -> Result<Redeemed, Refusal> {
        let made = self.made_out(redeem, from).await?;
        // A table of several servers may be with another one, and stays there.
        let seat = match self.secret() {
            None => self.seat_of(&made.table, &made.lent).await.map_err(given_away)?,
            Some(_) => made.seat,
        };
        Ok(Redeemed { seat, ..made })
    }

    async fn made_out(&self, Redeem { code }: &Redeem, from: Option<IpAddr>) -> Result<Redeemed, Refusal> {
        let from = self.counted(from);
        if self.secret().is_none() {
            return self.codes.redeem(code, from, self.world.ticks());
        }
        // Whatever is no code at all is not worth hashing.
        let code = code.trim().to_string();
        if !secret::is_digits(&code) {
            return Err(wrong());
        }
        let key = self.key_of(code).await?;
        let heard = self.codes.out().hears(from, self.world.ticks());
        let tried = self.store.redeem(key.id(), from.map(|from| key.made_out_at(from)), heard).await;
        match tried.map_err(|error| self.not_kept(&error))? {
            Tried::Right(body) => key.open(body).map_err(|error| self.not_kept(&error)),
            Tried::Wrong => {
                self.codes.out().count(from);
                Err(wrong())
            }
            Tried::Unheard => Err(unheard()),
        }
    }

    /// Where addresses do not count, everybody may be behind one: it says nothing about whose a code is.
    fn counted(&self, from: Option<IpAddr>) -> Option<IpAddr> {
        from.filter(|_| self.limits.per_address.is_some()).map(block)
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

/// Whoever has typed six digits knows of no token.
fn given_away(refusal: Refusal) -> Refusal {
    match refusal.code {
        Code::WrongToken => {
            Refusal::new(Code::WrongToken, "the seat of this code has been given to somebody else")
        }
        _ => refusal,
    }
}

fn unheard() -> Refusal {
    Refusal::new(Code::TooFast, "too many wrong codes; try again in a minute")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::chance;

    fn secret() -> Redeemed {
        Redeemed { table: "t".into(), lent: Lend::Token("secret".into()), seat: None }
    }

    #[test]
    fn a_code_works_once_and_for_ten_minutes() {
        let (codes, now) = (Codes::default(), Duration::from_secs(5));
        let lent = codes.lend(secret(), None, chance, now).unwrap();
        assert_eq!((lent.code.len(), lent.lasts), (6, 600));
        assert_eq!(codes.redeem(&format!(" {} ", lent.code), None, now), Ok(secret()));
        assert_eq!(codes.redeem(&lent.code, None, now).unwrap_err().code, Code::WrongToken);
        let late = codes.lend(secret(), None, chance, now).unwrap();
        assert_eq!(codes.redeem(&late.code, None, now + LASTS).unwrap_err().code, Code::WrongToken);
    }

    #[test]
    fn guessing_ends_soon() {
        let (codes, now) = (Codes::default(), Duration::from_secs(5));
        for _ in 0..WRONG {
            assert_eq!(codes.redeem("none", None, now).unwrap_err().code, Code::WrongToken);
        }
        let lent = codes.lend(secret(), None, chance, now).unwrap();
        assert_eq!(codes.redeem(&lent.code, None, now).unwrap_err().code, Code::TooFast);
        assert_eq!(codes.redeem(&lent.code, None, now + Duration::from_secs(61)), Ok(secret()));
    }

    #[test]
    fn strangers_use_up_what_is_theirs_and_not_what_is_others() {
        let (codes, now) = (Codes::default(), Duration::from_secs(5));
        let at = |text: String| Some(text.parse::<IpAddr>().unwrap());
        // One who has all addresses of two networks, of either version.
        for n in 0..200 {
            for guesser in [format!("10.0.0.{n}"), format!("2001:db8:0:{n:x}::1")] {
                assert!(codes.redeem("none", at(guesser), now).is_err());
            }
        }
        let own = at("10.0.0.7".into());
        let (home, away) = (at("192.0.2.1".into()), at("198.51.100.1".into()));
        let lend = |from| codes.lend(secret(), from, chance, now).unwrap().code;
        let code = lend(home);
        assert_eq!(codes.redeem(&code, own, now).unwrap_err().code, Code::TooFast, "it has had its share");
        assert_eq!(codes.redeem(&code, away, now), Ok(secret()), "others are heard");
        // One who has dozens of networks: whoever names a code where it was made out is heard all the same.
        for n in 0..200 {
            assert!(codes.redeem("none", at(format!("10.{n}.0.1")), now).is_err());
        }
        let code = lend(home);
        assert_eq!(codes.redeem(&code, away, now).unwrap_err().code, Code::TooFast);
        assert_eq!(codes.redeem(&code, home, now), Ok(secret()));
        // A network has its share again when the codes it may have guessed are gone.
        let later = now + LASTS + Duration::from_secs(61);
        assert_eq!(codes.redeem("none", own, later).unwrap_err().code, Code::WrongToken);
    }
}
