//! What "target", "it", "that mage" and "you" mean at some point of a card.

use codex::*;
use std::cell::Cell;

/// What "target" stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Now {
    Nothing,
    /// You yourself.
    You,
    /// Named as the target: by the target line, or by "target that mage".
    Target(TargetKind),
    /// Chosen by a sentence before, without the word target.
    Chosen(TargetKind),
    /// Chosen by this very sentence: the first mention says what can be chosen.
    Fresh(Target),
}

/// What "it" stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum It {
    /// The evocation whose card this is; none where the card is for any of them.
    Itself(Option<EvocationId>),
    One(EvocationId),
    Kind(Kind),
}

#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub target: Now,
    pub it: It,
    /// Whether "it" is several.
    pub many: bool,
    /// Whether "it" was introduced by this very sentence.
    pub near: bool,
    /// What set this off, if anything did.
    pub trigger: Option<Trigger>,
    /// What was removed, if "that room" is where it stood.
    pub removed: Option<It>,
    /// Whether "you" is a mage; the black rose resolves most events.
    pub player: bool,
    /// On a card of the Avatar, where nobody is spoken to.
    pub avatar: bool,
    /// Whether the clause has just named the Avatar as its subject.
    pub spoken: bool,
    /// Whether the Avatar acted in the sentence before.
    pub acted: bool,
    /// Who carried out the sentence before, for "if you do".
    pub did: Doer,
    /// How much the sentence before was to convert, for what was "not converted".
    pub to_convert: Option<Amount>,
    /// Whether more sentences follow the first one, which this is.
    pub opens: bool,
    /// Whether the trigger just spoke of the target.
    pub again: bool,
    /// Whether this sentence speaks of a target that was just defeated: it is measured from where that happened.
    pub defeated: bool,
    /// Where a target is described, and not somebody beside it.
    pub aims: bool,
    /// Inside "each time", where nothing is left to the target line.
    pub inside: bool,
    /// Whether an area that is spoken of holds its mage, too: just now it is about wounds (C14.9).
    pub holds_you: Cell<bool>,
    /// How often the target was spoken of.
    pub mentions: Cell<u32>,
}

impl Setting {
    pub fn new(player: bool) -> Setting {
        Setting {
            target: Now::Nothing,
            it: It::Kind(Kind::Model),
            many: false,
            near: false,
            trigger: None,
            removed: None,
            player,
            avatar: false,
            spoken: false,
            acted: false,
            did: Doer::You,
            to_convert: None,
            opens: false,
            again: false,
            defeated: false,
            aims: false,
            inside: false,
            holds_you: Cell::new(false),
            mentions: Cell::new(0),
        }
    }
    /// On a Command Card: its subject is the Avatar (R22.25).
    pub fn command() -> Setting {
        Setting { avatar: true, ..Setting::new(false) }
    }
    /// On the card of an evocation or an upgrade.
    pub fn itself(evocation: Option<EvocationId>) -> Setting {
        Setting { it: It::Itself(evocation), ..Setting::new(true) }
    }

    pub fn with_target(self, target: Option<Target>) -> Setting {
        let target = match target {
            None => Now::Nothing,
            Some(Target { kind: TargetKind::Myself, .. }) => Now::You,
            Some(target) => Now::Target(target.kind),
        };
        Setting { target, ..self }
    }

    /// For a persistent on several mages: "the target" is each of them.
    pub fn naming_target(&self) -> Setting {
        Setting { target: Now::Chosen(TargetKind::Model(Kind::Mage)), ..self.clone() }
    }

    pub fn with_trigger(self, trigger: Trigger) -> Setting {
        let removed = (trigger.deed == Deed::IsRemoved).then_some(It::Kind(trigger.subject.kind));
        Setting { trigger: Some(trigger), removed, ..self }
    }

    /// For the sentences after "each time". A listener of its own has no target.
    pub fn listening(&self, trigger: Trigger) -> Setting {
        let again = trigger.subject.whose == SubjectWhose::Target;
        Setting { inside: true, again, near: false, opens: false, ..self.clone().with_trigger(trigger) }
    }

    /// For the description of a target.
    pub fn aiming(&self) -> Setting {
        Setting { aims: true, ..self.clone() }
    }

    pub fn mention(&self) {
        self.mentions.set(self.mentions.get() + 1);
    }

    /// Whether a clause on the target need not say so.
    pub fn goes_without_saying(&self, pick: Pick) -> bool {
        let named = matches!(self.target, Now::Target(TargetKind::Model(_)));
        pick == Pick::The(Who::Target) && named && !self.inside
    }

    /// What kind of model set this off.
    pub fn that(&self) -> Kind {
        let Some(trigger) = self.trigger else { return Kind::Model };
        match trigger.deed {
            // Cards and rooms are the affair of mages, whatever the trigger calls them.
            Deed::RevealsSpell
            | Deed::Resolves
            | Deed::SolvesQuest
            | Deed::ActivatesRoom
            | Deed::Targets
            | Deed::Catches
            | Deed::Casts
            | Deed::BeginsToSolve
            | Deed::Reaches => Kind::Mage,
            // Whoever is attacked.
            Deed::Attacks => Kind::Model,
            _ => trigger.subject.kind,
        }
    }

    pub fn kind_of_target(&self) -> Kind {
        match self.target {
            Now::You => Kind::Mage,
            Now::Target(TargetKind::Model(kind)) | Now::Chosen(TargetKind::Model(kind)) => kind,
            Now::Fresh(Target { kind: TargetKind::Model(kind), .. }) => kind,
            _ => Kind::Model,
        }
    }

    /// Whether a pick is several models, each of which gets the whole amount.
    pub fn is_several(&self, pick: Pick) -> bool {
        match pick {
            Pick::Both(_) | Pick::Each(_) | Pick::UpTo(..) | Pick::Damaged | Pick::HitMages => true,
            Pick::The(Who::Target) => self.targets_room(),
            Pick::The(Who::It) => self.many,
            _ => false,
        }
    }

    /// Whether the target is a room, and so every model in it.
    pub fn targets_room(&self) -> bool {
        matches!(
            self.target,
            Now::Target(TargetKind::Room)
                | Now::Chosen(TargetKind::Room)
                | Now::Fresh(Target { kind: TargetKind::Room, .. })
        )
    }

    /// What later words refer to after a clause.
    pub fn note(&mut self, clause: &Clause) {
        use Clause::*;
        let parts = clause.parts();
        self.did = parts.doer;
        if let ConvertDamage { amount, .. } | ConvertOr { amount, .. } | ConvertInstability { amount, .. } =
            *clause
        {
            self.to_convert = Some(amount);
        }
        if let BindTarget(bind) = clause {
            let kind = match bind {
                Bind::ThatModel => TargetKind::Model(self.that()),
                Bind::HurtYouMost => TargetKind::Model(Kind::Mage),
                Bind::ThatRoom => TargetKind::Room,
            };
            self.target = Now::Target(kind);
        }
        let chosen = |pick: &Pick| matches!(pick, Pick::One(_) | Pick::UpTo(..) | Pick::OneDamaged);
        let found = match parts.it {
            Referent::Before => None,
            Referent::Summoned(Summoned::Kind(kind)) => Some((It::One(kind), false)),
            Referent::Summoned(_) => Some((It::Kind(Kind::Evocation), false)),
            Referent::Nightmares(kind) => {
                let it = kind.map_or(It::Kind(Kind::Of(Archetype::Nightmare)), It::One);
                Some((it, matches!(parts.whom, Some(Pick::Each(_) | Pick::UpTo(..)))))
            }
            Referent::Them => parts.whom.and_then(|whom| self.picked(whom)),
            // Only what was chosen can be spoken of again.
            Referent::Chosen => parts.whom.filter(chosen).and_then(|whom| self.picked(whom)),
        };
        if let (Remove { .. }, Some((it, _))) = (clause, found) {
            self.removed = Some(it);
        }
        if let Some((it, many)) = found {
            (self.it, self.many, self.near) = (it, many, true);
        }
    }

    fn picked(&self, pick: Pick) -> Option<(It, bool)> {
        match pick {
            Pick::The(Who::It) => Some((self.it, self.many)),
            Pick::The(Who::Target) => Some((It::Kind(self.kind_of_target()), false)),
            Pick::The(Who::That) => Some((It::Kind(self.that()), false)),
            Pick::The(_) => Some((It::Kind(Kind::Mage), false)),
            Pick::One(group) => Some((It::Kind(group.kind), false)),
            Pick::Both(group) | Pick::Each(group) | Pick::UpTo(_, group) => {
                Some((It::Kind(group.kind), true))
            }
            Pick::Damaged => Some((It::Kind(Kind::Model), true)),
            Pick::OneDamaged => Some((It::Kind(Kind::Model), false)),
            Pick::HitMages => Some((It::Kind(Kind::Mage), true)),
        }
    }
}
