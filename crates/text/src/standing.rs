//! What always holds while a card is there.

use crate::say::{Phrase, Speaker};
use crate::setting::{It, Setting};
use codex::*;

impl Speaker<'_> {
    pub fn standing(&self, standing: Standing, set: &Setting) -> Phrase {
        self.say("standing", "").part("what", |form| self.stands(standing, set, form)).phrase()
    }

    fn stands(&self, standing: Standing, set: &Setting, form: &str) -> Phrase {
        // A jinx lies on you, a skill belongs to the evocation whose card this is.
        let bearer = if matches!(set.it, It::Itself(_)) { "it" } else { "you" };
        let say = |id: &str| self.say(id, form).word("bearer", bearer);
        match standing {
            Standing::SpeedIs(speed) => say("standing-speed-is").num("n", speed).phrase(),
            Standing::Speed(change) => {
                say("standing-speed").flag("less", change < 0).num("n", change.unsigned_abs()).phrase()
            }
            Standing::Strength { less, amount } => self.counted(amount, false, set, form, |form| {
                self.say("standing-strength", form)
                    .word("bearer", bearer)
                    .flag("less", less)
                    .part("amount", |form| self.quantity("plain", amount, form))
                    .phrase()
            }),
            Standing::Health { add, while_upgraded } => {
                say("standing-health").flag("upgraded", while_upgraded).num("n", add).phrase()
            }
            Standing::Damage { by, means, to, change, least } => {
                let means = Some(means).filter(|own| *own != Means::ANY);
                let someone = |who: Subject| {
                    self.someone(who).map(|who| move |form: &str| self.subject(who, set, form))
                };
                let (how, by_how_much) = match change {
                    None => ("none", 0),
                    Some(less) if less < 0 && least > 0 => ("less-to", less.unsigned_abs()),
                    Some(less) if less < 0 => ("less", less.unsigned_abs()),
                    Some(more) => ("more", more.unsigned_abs()),
                };
                self.say("standing-damage", form)
                    .word("change", how)
                    .num("n", by_how_much)
                    .num("least", least)
                    .maybe("by", someone(by))
                    .maybe("means", means.map(|own| move |form: &str| self.means(own, form)))
                    .maybe("to", someone(to))
                    .phrase()
            }
            Standing::TrophiesToRose => self.tell("standing-trophies-to-rose", form),
        }
    }
}
