//! Standing changes of numbers.

use super::amount::MOST;
use super::trigger::ANYONE;
use super::{Fallible, Parser};
use crate::names::CardKind;
use crate::program::*;

impl<'a> Parser<'a> {
    /// After the word `standing`, with its full stop.
    pub fn standing(&mut self) -> Fallible<Standing> {
        let mark = self.mark();
        let standing = match self.word() {
            Some("speed") => {
                self.skip();
                if self.eat(&["is"]) {
                    Standing::SpeedIs(self.number("speed", 20)?)
                } else {
                    Standing::Speed(self.signed("speed")?)
                }
            }
            Some("strength") => {
                self.skip();
                let less = self.nth_mark(0, '-');
                if !less && !self.nth_mark(0, '+') {
                    return Err(
                        self.wrong(format!("expected `+` or `-` and an amount, found {}", self.found()))
                    );
                }
                self.skip();
                Standing::Strength { less, amount: self.amount(&[])? }
            }
            Some("health") => {
                self.skip();
                self.expect_mark('+')?;
                let add = self.number("health", 20)?;
                Standing::Health { add, while_upgraded: self.eat(&["while", "upgraded"]) }
            }
            Some("damage") => {
                self.skip();
                self.standing_damage()?
            }
            Some("trophies") => {
                self.skip();
                self.expect(&["to", "the", "rose"])?;
                Standing::TrophiesToRose
            }
            _ => return Err(self.expected(&["speed", "strength", "health", "damage", "trophies"])),
        };
        if !stands_on(self.setting.card, standing) {
            let hint = "speed and strength stand on jinxes, evocations and upgrades, health on the latter two, trophies on \
                        events; damage on all of them; `speed is` is for jinxes";
            return Err(Box::new(self.wrong_since(mark, "this does not stand on such a card").hint(hint)));
        }
        self.full_stop()?;
        Ok(standing)
    }

    fn standing_damage(&mut self) -> Fallible<Standing> {
        let by = if self.eat(&["by"]) { self.subject()? } else { ANYONE };
        let means = if self.eat(&["from"]) { self.means()? } else { Means::ANY };
        let to = if self.eat(&["to"]) { self.subject()? } else { ANYONE };
        if self.eat(&["none"]) {
            return Ok(Standing::Damage { by, means, to, change: None, least: 0 });
        }
        let less = self.nth_mark(0, '-');
        if !less && !self.nth_mark(0, '+') {
            return Err(self.wrong(format!("expected `+N`, `-N` or `none`, found {}", self.found())));
        }
        self.skip();
        // At most 99, so it fits.
        let change = self.number("damage", MOST)? as i8;
        let floor = less && self.eat(&["to", "at", "least"]);
        let least = if floor { self.number("damage", MOST)? } else { 0 };
        Ok(Standing::Damage { by, means, to, change: Some(if less { -change } else { change }), least })
    }
}

/// Whether a card of this kind has somebody to bear it.
fn stands_on(card: CardKind, standing: Standing) -> bool {
    let bearer = |kinds: &[CardKind]| kinds.contains(&card);
    match standing {
        Standing::Damage { .. } => true,
        Standing::SpeedIs(_) => bearer(&[CardKind::Jinx]),
        Standing::Speed(_) | Standing::Strength { .. } => {
            bearer(&[CardKind::Jinx, CardKind::Evocation, CardKind::Upgrade])
        }
        Standing::Health { .. } => bearer(&[CardKind::Evocation, CardKind::Upgrade]),
        Standing::TrophiesToRose => bearer(&[CardKind::Event]),
    }
}
