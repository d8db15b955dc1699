//! Who is meant: someone known, models picked from a group, or a target.

use crate::keys;
use crate::say::{Phrase, Speaker};
use crate::setting::{It, Now, Setting};
use codex::*;

impl Speaker<'_> {
    pub fn who(&self, who: Who, set: &Setting, form: &str) -> Phrase {
        let that =
            |kind: Kind| self.say("who-that", form).part("kind", |form| self.kind(kind, form)).phrase();
        match who {
            Who::You => self.you(set, form),
            Who::Rose => self.avatar(set, form),
            Who::That => that(set.that()),
            Who::Caster => self.tell("who-caster", form),
            Who::Owner => self.tell("who-owner", form),
            Who::CrownHolder => self.tell("who-crown-holder", form),
            Who::OwnerOfTarget => {
                set.mention();
                self.tell("who-owner-of-target", form)
            }
            Who::It => self.it(set, form),
            Who::Target => {
                set.mention();
                match set.target {
                    Now::You => self.you(set, form),
                    Now::Target(TargetKind::Room) | Now::Chosen(TargetKind::Room) => {
                        self.tell("who-target-room", form)
                    }
                    Now::Nothing | Now::Target(_) => {
                        let kind = set.kind_of_target();
                        self.say("who-target", form)
                            .flag("again", set.again)
                            .flag("mage", kind == Kind::Mage)
                            .part("noun", |form| self.kind(kind, form))
                            .phrase()
                    }
                    Now::Chosen(TargetKind::Model(kind)) => that(kind),
                    Now::Chosen(TargetKind::Myself) => self.you(set, form),
                    Now::Fresh(target) => self.fresh(target, set, form),
                }
            }
        }
    }

    /// Whoever resolves the effect.
    pub fn you(&self, set: &Setting, form: &str) -> Phrase {
        if set.avatar { self.avatar(set, form) } else { self.tell("who-you", form) }
    }

    fn avatar(&self, set: &Setting, form: &str) -> Phrase {
        // An event speaks of the Avatar: it is not the one who acts.
        self.say("who-avatar", form).flag("again", set.spoken).flag("acts", set.avatar).phrase()
    }

    /// Whoever carried out the sentence before.
    pub fn doer(&self, set: &Setting, form: &str) -> Phrase {
        let those = |id: &str, kind: Kind| self.say(id, form).part("kind", |form| self.kind(kind, form));
        match set.did {
            Doer::You => self.you(set, form),
            Doer::Rose => self.tell("who-rose", form),
            Doer::Someone(Pick::The(who)) => self.who(who, set, form),
            Doer::Someone(Pick::One(group)) => those("who-that", group.kind).phrase(),
            Doer::Someone(Pick::Both(group) | Pick::Each(group) | Pick::UpTo(_, group)) => {
                those("who-those", group.kind).phrase()
            }
            Doer::Someone(Pick::OneDamaged) => those("who-that", Kind::Model).phrase(),
            Doer::Someone(Pick::Damaged) => those("who-those", Kind::Model).phrase(),
            Doer::Someone(Pick::HitMages) => those("who-those", Kind::Mage).phrase(),
        }
    }

    /// What the Avatar chooses by one of its lists.
    pub fn by_priority(
        &self,
        id: &str,
        priority: u8,
        form: &str,
        what: impl FnOnce(&str) -> Phrase,
    ) -> Phrase {
        if priority == 0 {
            return what(form);
        }
        self.say(id, form).num("n", priority).part("what", what).phrase()
    }

    fn it(&self, set: &Setting, form: &str) -> Phrase {
        match set.it {
            It::Itself(_) => self.itself(set, form),
            it if set.near => self
                .say("who-it", form)
                .flag("many", set.many)
                .flag("mage", it == It::Kind(Kind::Mage))
                .part("noun", |form| self.noun(it, form))
                .phrase(),
            It::One(kind) => self
                .say("who-that-name", form)
                .flag("many", set.many)
                .part("name", |form| self.evocation_name(kind, form))
                .phrase(),
            It::Kind(kind) => {
                let id = if set.many { "who-those" } else { "who-that" };
                self.say(id, form).part("kind", |form| self.kind(kind, form)).phrase()
            }
        }
    }

    /// The evocation whose card this is.
    pub fn itself(&self, set: &Setting, form: &str) -> Phrase {
        self.say("who-itself", form).part("noun", |form| self.noun(set.it, form)).phrase()
    }

    /// What "it" is called. A pronoun says nothing of it, but languages choose pronouns by its gender.
    pub fn noun(&self, it: It, form: &str) -> Phrase {
        match it {
            It::One(kind) => self.evocation_name(kind, form),
            It::Kind(kind) => self.kind(kind, form),
            It::Itself(Some(own)) => self.evocation_name(own, form),
            It::Itself(None) => self.kind(Kind::Evocation, form),
        }
    }

    pub fn pick(&self, pick: Pick, set: &Setting, form: &str) -> Phrase {
        match pick {
            Pick::The(Who::Target) => match set.target {
                Now::Target(TargetKind::Room) | Now::Chosen(TargetKind::Room) => {
                    set.mention();
                    self.tell("pick-models-there", form)
                }
                Now::Fresh(target) if target.kind == TargetKind::Room => {
                    set.mention();
                    self.say("pick-models-in", form)
                        .part("place", |form| self.room_choice(target, set, form))
                        .phrase()
                }
                _ => self.who(Who::Target, set, form),
            },
            Pick::The(who) => self.who(who, set, form),
            Pick::Damaged => self.tell("pick-damaged", form),
            Pick::OneDamaged => self.tell("pick-one-damaged", form),
            Pick::HitMages => self.tell("pick-hit-mages", form),
            Pick::One(group) => self.of_group("pick-one", 1, group, set, form),
            Pick::Both(group) => self
                .say("pick-both", form)
                .part("who", |form| self.pick(Pick::The(Who::Target), set, form))
                // That it is another than the target goes without saying here.
                .part("what", |form| {
                    let another = Group { not_target: false, ..group };
                    self.say("pick-one-other", form)
                        .num("most", 1)
                        .part("what", |form| self.group(another, false, set, form))
                        .phrase()
                })
                .phrase(),
            Pick::Each(group) => self.of_group("pick-each", 1, group, set, form),
            Pick::UpTo(most, group) => self.of_group("pick-up-to", most, group, set, form),
        }
    }

    fn of_group(&self, how: &str, most: u8, group: Group, set: &Setting, form: &str) -> Phrase {
        let id = match group.whose {
            Whose::Yours if set.avatar => format!("{how}-of-avatar"),
            Whose::Yours => format!("{how}-of-yours"),
            _ if leaves_out(group, set) == LeavesOut::YouAsOther => format!("{how}-other"),
            _ => how.to_owned(),
        };
        let choice = how == "pick-one" && group.whose != Whose::Yours && !set.avatar && group.priority == 0;
        self.by_priority("by-priority", group.priority, form, |form| {
            self.say(id, form)
                .num("most", most)
                .part("what", |form| self.group(group, choice, set, form))
                .phrase()
        })
    }

    /// The noun and what narrows it, without a word for how many. `choice`: says that a group of the whole lodge is
    /// free to choose from.
    fn group(&self, group: Group, choice: bool, set: &Setting, form: &str) -> Phrase {
        if group.with_you {
            return self
                .say("group-and-you", form)
                .part("what", |form| self.narrowed(group, choice, set, form))
                .phrase();
        }
        let who = match leaves_out(group, set) {
            LeavesOut::Nobody => return self.narrowed(group, choice, set, form),
            LeavesOut::YouAsOther if !group.not_target => return self.narrowed(group, choice, set, form),
            LeavesOut::You => Who::You,
            // Nobody need be told that a room is not among the models.
            _ if set.target == Now::Nothing || set.targets_room() => {
                return self.narrowed(group, choice, set, form);
            }
            _ => Who::Target,
        };
        if who == Who::Target {
            // A target that this sentence chooses must have been named before it can be left out.
            set.mention();
        }
        self.say("except", form)
            .part("what", |form| self.narrowed(group, choice, set, form))
            .part("who", |form| self.who(who, set, form))
            .phrase()
    }

    fn narrowed(&self, group: Group, choice: bool, set: &Setting, form: &str) -> Phrase {
        let Some(id) = keys::with(group.with) else { return self.reached(group, choice, set, form) };
        let health = if let With::HealthAtMost(most) = group.with { most } else { 0 };
        let rank = if let With::Ranked(rank) = group.with { Some(rank) } else { None };
        let but = if let With::But(archetype) = group.with { Some(archetype) } else { None };
        self.say(id, form)
            .num("health", health)
            .part("what", |form| self.reached(group, choice, set, form))
            .maybe("rank", rank.map(|own| move |form: &str| self.tell(keys::rank(own), form)))
            .maybe("kind", but.map(|own| move |form: &str| self.kind(Kind::Of(own), form)))
            .phrase()
    }

    fn reached(&self, group: Group, choice: bool, set: &Setting, form: &str) -> Phrase {
        let owned = |form: &str| self.owned(group, form);
        match group.reach {
            Reach::Lodge if choice => self.say("reach-choice", form).part("what", owned).phrase(),
            Reach::Lodge => owned(form),
            Reach::TargetRoom => {
                set.mention();
                self.say("reach-there", form).part("what", owned).phrase()
            }
            Reach::BesideTarget => {
                set.mention();
                self.say("reach-adjacent", form).part("what", owned).phrase()
            }
            Reach::On(who) => self
                .say("reach-on", form)
                .part("what", owned)
                .part("who", |form| self.who(who, set, form))
                .phrase(),
            Reach::Within { range: 0, from } => self
                .say("reach-in", form)
                .part("what", owned)
                .part("place", |form| self.place(Place::RoomOf(from), set, form))
                .phrase(),
            Reach::Within { range, from } => self
                .say("reach-away", form)
                .part("what", owned)
                .part("away", |form| self.away(range, from, set, form))
                .phrase(),
        }
    }

    fn owned(&self, group: Group, form: &str) -> Phrase {
        let kind = |form: &str| self.kind(group.kind, form);
        let evocation = !matches!(group.kind, Kind::Mage | Kind::Model);
        if group.whose == Whose::Others && evocation {
            return self.say("whose-others", form).part("what", kind).phrase();
        }
        kind(form)
    }

    /// The target line.
    pub fn target_line(&self, target: Target, set: &Setting) -> Phrase {
        let of = |form: &str| self.target(target, set, form);
        self.say("target-line", "")
            .part("target", |form| self.by_priority("target-by-priority", target.priority, form, of))
            .phrase()
    }

    fn target(&self, target: Target, set: &Setting, form: &str) -> Phrase {
        match target.kind {
            TargetKind::Myself if set.avatar => self.tell("target-avatar", form),
            TargetKind::Myself => self.tell("target-self", form),
            TargetKind::Room if target.with != With::Anything => {
                let whole = Target { with: With::Anything, ..target };
                self.narrowed_room(target.with, form, |form| self.target(whole, set, form))
            }
            TargetKind::Room => match target.range {
                ANY if target.colours != Colours::ANY => self.coloured_room(target.colours, form),
                ANY => self.tell("target-any-room", form),
                0 if target.from == Who::You && set.avatar => self.tell("target-avatar-room", form),
                0 if target.from == Who::You => self.tell("target-your-room", form),
                _ => self
                    .say("target-room", form)
                    .part("away", |form| self.away(target.range, target.from, set, form))
                    .phrase(),
            },
            TargetKind::Model(_) => {
                let group = group_of(target);
                let id = match (group.whose, group.reach) {
                    (Whose::Yours, _) => "target-of-yours",
                    (_, Reach::Lodge) => "target-any",
                    _ => "target-model",
                };
                let set = set.aiming();
                self.say(id, form).part("what", |form| self.group(group, false, &set, form)).phrase()
            }
        }
    }

    /// "Any blue room", or "any room that is not blue" where that is shorter.
    fn coloured_room(&self, colours: Colours, form: &str) -> Phrase {
        let every = keys::COLOURS.iter().fold(Colours::ANY, |all, (own, _)| all.with(*own));
        let others = Colours(every.0 & !colours.0);
        let (id, named) = match others.0.count_ones() {
            1 => ("target-other-room", others),
            _ => ("target-coloured-room", colours),
        };
        self.say(id, form).part("colours", |form| self.colours(named, form)).phrase()
    }

    /// A target chosen by a sentence, as a noun.
    pub fn fresh(&self, target: Target, set: &Setting, form: &str) -> Phrase {
        match target.kind {
            TargetKind::Myself => self.you(set, form),
            TargetKind::Room if target.with != With::Anything => {
                let whole = Target { with: With::Anything, ..target };
                self.narrowed_room(target.with, form, |form| self.fresh(whole, set, form))
            }
            TargetKind::Room => match target.range {
                ANY => self.tell("room-any", form),
                _ => self
                    .say("room-away", form)
                    .part("away", |form| self.away(target.range, target.from, set, form))
                    .phrase(),
            },
            TargetKind::Model(_) => self.pick(Pick::One(group_of(target)), &set.aiming(), form),
        }
    }
}

/// A targeted mage is never you, a targeted model never your own mage: the group says the same.
fn group_of(target: Target) -> Group {
    let kind = if let TargetKind::Model(kind) = target.kind { kind } else { Kind::Model };
    let reach = if target.range == ANY {
        Reach::Lodge
    } else {
        Reach::Within { range: target.range, from: target.from }
    };
    // The target line says the priority itself.
    let with = target.with;
    Group { kind, whose: target.whose, reach, with, not_target: false, with_you: false, priority: 0 }
}

/// Whom a group leaves out, as far as it must be said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LeavesOut {
    Nobody,
    /// "Each other mage": each but you.
    YouAsOther,
    /// "Each mage except you": beside a target that the group holds, "other" would be taken for all but that one.
    You,
    Target,
}

/// A group never holds the mage who resolves the effect. Around someone else that goes without saying, for "other"
/// would be taken for all but that one.
fn leaves_out(group: Group, set: &Setting) -> LeavesOut {
    let around_another = matches!(group.reach, Reach::Within { from, .. } if from != Who::You);
    let without_you = !group.with_you
        && !set.holds_you.get()
        && (set.player && !around_another || group.whose == Whose::Others);
    let holds_target = !group.not_target && matches!(set.target, Now::Target(TargetKind::Model(_)));
    match matches!(group.kind, Kind::Mage | Kind::Model) && without_you {
        true if holds_target && !set.aims && group.reach == Reach::Lodge => LeavesOut::You,
        true => LeavesOut::YouAsOther,
        false if group.not_target => LeavesOut::Target,
        false => LeavesOut::Nobody,
    }
}
