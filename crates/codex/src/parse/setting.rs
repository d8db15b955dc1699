//! What the words "target", "it" and "that" can mean at some point of a card.

use super::{Fallible, Parser};
use crate::names::CardKind;
use crate::problem::Problem;
use crate::program::{Kind, Pick, TargetKind, Who};

/// What "target" stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Nothing,
    To(TargetKind),
    /// By `target that mage`, or by a sentence that could not be read.
    Something,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting {
    pub card: CardKind,
    pub target: Bound,
    /// Whether something set this off: traps, protections, "each time".
    pub reaction: bool,
    /// Whether "it" is known.
    pub it: bool,
    /// Whether "that quest" is known.
    pub quest: bool,
    /// Whether there is a sentence before this one.
    pub later: bool,
    /// Inside a `persistent`, where a trigger may speak of the target.
    pub persistent: bool,
    /// After a sentence that could not be read: do not complain about what it may have introduced.
    pub unsure: bool,
}

impl Setting {
    pub fn of(card: CardKind) -> Setting {
        let mut setting = Setting {
            card,
            target: Bound::Nothing,
            reaction: false,
            it: false,
            quest: false,
            later: false,
            persistent: false,
            unsure: false,
        };
        setting.it = setting.has_owner();
        setting
    }
    /// On these cards "it" is an evocation with an owner.
    pub fn has_owner(self) -> bool {
        matches!(self.card, CardKind::Evocation | CardKind::Upgrade)
    }
    /// At the start of an effect of the same card.
    pub fn fresh(self, target: Bound, reaction: bool) -> Setting {
        Setting { target, reaction, ..Setting::of(self.card) }
    }
}

impl Parser<'_> {
    /// Refuses "target" where nothing is targeted. `mark` is where the word or the clause stands.
    pub fn need_target(&self, mark: usize) -> Fallible<()> {
        if self.setting.unsure || self.setting.target != Bound::Nothing {
            return Ok(());
        }
        let hint = if self.setting.reaction {
            "begin with `target that mage.`, or say on whom"
        } else {
            "give the effect a target line, or begin the sentence with a target such as `mage@2:`, or say on whom"
        };
        Err(Box::new(self.wrong_since(mark, "nothing is targeted here").hint(hint)))
    }
    pub fn need_reaction(&self, mark: usize, what: &str) -> Fallible<()> {
        if self.setting.unsure || self.setting.reaction {
            return Ok(());
        }
        let hint = "only traps, protections and `each time` parts answer something";
        Err(Box::new(
            self.wrong_since(mark, format!("`{what}` needs something that set this off")).hint(hint),
        ))
    }
    pub fn need_it(&self, mark: usize) -> Fallible<()> {
        if self.setting.unsure || self.setting.it {
            return Ok(());
        }
        let hint = "a sentence before must summon, assign, move, remove or choose something";
        Err(Box::new(self.wrong_since(mark, "nothing here can be `it`").hint(hint)))
    }
    pub fn need_owner(&self, mark: usize, what: &str) -> Fallible<()> {
        if self.setting.has_owner() {
            return Ok(());
        }
        let hint = "only the cards of evocations and upgrades speak of an evocation as `it`";
        Err(Box::new(self.wrong_since(mark, format!("`{what}` has no meaning on this card")).hint(hint)))
    }
    /// What a clause without PICK acts on.
    pub fn default_pick(&self, mark: usize) -> Fallible<Pick> {
        self.need_target(mark)?;
        Ok(Pick::The(Who::Target))
    }

    /// Which kind of model a pick is known to be.
    fn kind_of(&self, pick: Pick) -> Option<Kind> {
        match pick {
            Pick::One(group) | Pick::Both(group) | Pick::Each(group) | Pick::UpTo(_, group) => {
                Some(group.kind)
            }
            Pick::The(Who::You | Who::Owner | Who::CrownHolder) | Pick::HitMages => Some(Kind::Mage),
            Pick::The(Who::Target) => match self.setting.target {
                Bound::To(TargetKind::Model(kind)) => Some(kind),
                Bound::To(TargetKind::Myself) => Some(Kind::Mage),
                _ => None,
            },
            _ => None,
        }
    }
    pub fn need_mage(&self, pick: Pick, mark: usize, why: &str) -> Fallible<()> {
        match self.kind_of(pick) {
            Some(Kind::Evocation | Kind::Of(_) | Kind::Named(_)) => Err(self.only(mark, why, "mages")),
            _ => Ok(()),
        }
    }
    pub fn need_evocation(&self, pick: Pick, mark: usize, why: &str) -> Fallible<()> {
        match self.kind_of(pick) {
            Some(Kind::Mage) => Err(self.only(mark, why, "evocations")),
            _ => Ok(()),
        }
    }
    fn only(&self, mark: usize, why: &str, whom: &str) -> Box<Problem> {
        self.wrong_since(mark, format!("only {whom} {why}"))
    }
}
