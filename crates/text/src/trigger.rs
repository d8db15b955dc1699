//! What a trap, a listener, a jinx or a quest waits for.

use crate::keys;
use crate::say::{Phrase, Speaker};
use crate::setting::Setting;
use codex::*;

const ANYONE: Subject = Subject { whose: SubjectWhose::Any, kind: Kind::Model };

impl Speaker<'_> {
    pub fn trigger(&self, trigger: Trigger, set: &Setting, form: &str) -> Phrase {
        if trigger.deed == Deed::Resolves {
            return self.resolves(trigger, form);
        }
        let coloured = if let TriggerPlace::Coloured(colours) = trigger.place { Some(colours) } else { None };
        let id = match (trigger.deed, trigger.place) {
            (Deed::Enters, TriggerPlace::ItsRoom) => "enters-its-room",
            (Deed::Enters, TriggerPlace::Named(_)) => "enters-named",
            (Deed::Enters, _) => "enters",
            (Deed::Moves, _) => "moves",
            (Deed::Damages, _) => "damages",
            (Deed::DamagesOrHeals, _) => "damages-or-heals",
            (Deed::Suffers, _) => "suffers",
            (Deed::GainsPower, _) => "gains-power",
            (Deed::LosesPower, _) => "loses-power",
            (Deed::GainsOrLosesPower, _) => "gains-or-loses-power",
            (Deed::PlacesInstability, _) => "places-instability",
            (Deed::RevealsSpell, _) => "reveals-spell",
            (Deed::Resolves, _) => "resolves-spell",
            (Deed::SolvesQuest, _) => "solves-quest",
            (Deed::IsDefeated, _) if trigger.also == Also::CarriedYourDamage => "is-defeated-carrying",
            (Deed::IsDefeated, _) => "is-defeated",
            (Deed::IsRemoved, _) => "is-removed",
            (Deed::IsPutInCell, _) => "is-put-in-cell",
            (Deed::ActivatesRoom, TriggerPlace::Named(_)) => "activates-named",
            (Deed::ActivatesRoom, _) => "activates-room",
            (Deed::Targets, _) => "targets",
            (Deed::Reaches, _) => "reaches",
            (Deed::Explores, _) => "explores",
            (Deed::UsesMomentum, _) => "uses-momentum",
            (Deed::ExploresOrUsesMomentum, _) => "explores-or-uses-momentum",
            (Deed::PerformsPhysicalAction, _) => "performs-physical-action",
            (Deed::CleanUpBegins, _) => "clean-up-begins",
            (Deed::Heals, _) => "heals",
            (Deed::ConvertsDamage, _) => "converts-damage",
            (Deed::ConvertsInstability, _) => "converts-instability",
            (Deed::TakesCrown, _) => "takes-crown",
            (Deed::Attacks, _) => "attacks",
            // Nothing sets them off, so nobody says so.
            (Deed::InsteadOfAttack | Deed::Stands, _) => return Phrase::default(),
            (Deed::Leaves, _) => "leaves",
            (Deed::Casts, _) => "casts",
            (Deed::BeginsToSolve, _) => "begins-to-solve",
            (Deed::Catches, _) => "catches",
        };
        // Whoever's spell it is, it is a mage's, and never one's own (R10.6).
        let subject = match trigger.deed {
            Deed::Targets | Deed::Reaches | Deed::Catches => {
                Subject { whose: SubjectWhose::Others, kind: Kind::Mage }
            }
            _ => trigger.subject,
        };
        let mut say = self
            .say(["trigger-", id].concat(), form)
            .part("subject", |form| self.subject(subject, set, form));
        say = match trigger.deed {
            Deed::Enters | Deed::ActivatesRoom => match trigger.place {
                TriggerPlace::Named(room) => say.part("room", |form| self.room_name(room, form)),
                _ => say.maybe("colours", coloured.map(|own| move |form: &str| self.colours(own, form))),
            },
            Deed::DamagesOrHeals | Deed::Heals => {
                say.part("object", |form| self.subject(trigger.object, set, form))
            }
            Deed::Damages | Deed::Targets | Deed::Reaches | Deed::Catches => {
                let object = Some(trigger.object).filter(|own| *own != ANYONE);
                say.maybe("object", object.map(|own| move |form: &str| self.subject(own, set, form)))
            }
            _ => say,
        };
        // Whoever leaves by an action has walked, be it their own or another's.
        if trigger.deed == Deed::Leaves {
            say = say.flag("walks", trigger.means == Means::ATTACK);
        }
        match trigger.deed {
            Deed::RevealsSpell | Deed::Targets | Deed::Reaches | Deed::Catches | Deed::Casts => {
                say.part("spell", |form| self.spell(trigger.means, Elements::ANY, form)).phrase()
            }
            Deed::Damages | Deed::Suffers | Deed::GainsPower => self.with_means(say, trigger.means).phrase(),
            _ => say.phrase(),
        }
    }

    /// "By a spell or an attack", if it is said.
    fn with_means<'s, 'a>(&'s self, say: crate::say::Say<'s, 'a>, means: Means) -> crate::say::Say<'s, 'a>
    where
        Self: 'a,
    {
        let said = Some(means).filter(|own| *own != Means::ANY);
        say.maybe("means", said.map(|own| move |form: &str| self.means(own, form)))
    }

    fn resolves(&self, trigger: Trigger, form: &str) -> Phrase {
        let set = Setting::new(true);
        let begin = |id: &str| {
            self.say(["trigger-resolves-", id].concat(), form)
                .part("subject", |form| self.subject(trigger.subject, &set, form))
        };
        match (trigger.also, trigger.place) {
            (Also::Summoned, _) => return begin("summoning").phrase(),
            (Also::Placed, _) => return begin("placed").phrase(),
            (Also::PlacedOrConverted(colours), _) => {
                return begin("placed-or-converted")
                    .part("colours", |form| self.colours(colours, form))
                    .phrase();
            }
            (_, TriggerPlace::Coloured(colours)) => {
                return begin("room").part("colours", |form| self.colours(colours, form)).phrase();
            }
            (_, TriggerPlace::Named(room)) if trigger.means == Means::ROOM => {
                return begin("named").part("room", |form| self.room_name(room, form)).phrase();
            }
            _ if trigger.means == Means::ROOM => return begin("any-room").phrase(),
            _ => {}
        }
        let spell = |form: &str| self.spell(trigger.means, trigger.elements, form);
        match (trigger.also, trigger.place) {
            (Also::Showing { least, elements }, _) => self
                .say("trigger-resolves-showing", form)
                .num("least", least)
                .part("subject", |form| self.subject(trigger.subject, &set, form))
                .part("spell", spell)
                .part("elements", |form| self.elements(elements, form))
                .phrase(),
            (_, TriggerPlace::Named(room)) => begin("spell-in")
                .part("spell", spell)
                .part("room", |form| self.room_name(room, form))
                .phrase(),
            _ => begin("spell").part("spell", spell).phrase(),
        }
    }

    /// "A combat or trap spell", "a fire spell", "a spell".
    fn spell(&self, means: Means, elements: Elements, form: &str) -> Phrase {
        if elements != Elements::ANY {
            return self
                .say("spell-elements", form)
                .part("elements", |form| self.elements(elements, form))
                .phrase();
        }
        if means == Means::ANY || means == Means::SPELL {
            return self.tell("spell", form);
        }
        self.say("spell-types", form).part("types", |form| self.types(means, form)).phrase()
    }

    pub(crate) fn types(&self, means: Means, form: &str) -> Phrase {
        let named: Vec<SpellType> =
            keys::TYPES.iter().map(|(own, _)| *own).filter(|own| means.0 & own.means().0 != 0).collect();
        self.list("types", &named, form, &mut |&kind, form| self.spell_type(kind, form))
    }

    pub fn means(&self, means: Means, form: &str) -> Phrase {
        let others = [
            (Means::ATTACK, "means-attack"),
            (Means::OWN_ATTACK, "means-own-attack"),
            (Means::ROOM, "means-room"),
            (Means::QUEST, "means-quest"),
            (Means::EVENT, "means-event"),
            (Means::SKILL, "means-skill"),
            (Means::ICON, "means-icon"),
            (Means::OTHER, "means-other"),
        ];
        let mut named: Vec<&str> = Vec::new();
        if means.0 & Means::SPELL.0 != 0 {
            named.push("spell");
        }
        named.extend(others.iter().filter(|(own, _)| means.0 & own.0 != 0).map(|(_, id)| *id));
        self.list("means", &named, form, &mut |id, form| match *id {
            "spell" => self.spell(Means(means.0 & Means::SPELL.0), Elements::ANY, form),
            id => self.tell(id, form),
        })
    }

    pub fn subject(&self, subject: Subject, set: &Setting, form: &str) -> Phrase {
        let evocation = !matches!(subject.kind, Kind::Mage | Kind::Model);
        let id = match subject.whose {
            SubjectWhose::Yours if subject.kind == Kind::Mage => return self.you(set, form),
            SubjectWhose::Target => return self.who(Who::Target, set, form),
            SubjectWhose::It => return self.itself(set, form),
            SubjectWhose::Owner => return self.tell("who-owner", form),
            SubjectWhose::Rose => return self.tell("who-rose", form),
            SubjectWhose::Any => "subject-any",
            SubjectWhose::Yours => "subject-yours",
            SubjectWhose::OtherPlayers => "subject-of-another",
            SubjectWhose::Others if evocation => "subject-of-another",
            SubjectWhose::Others => "subject-other",
        };
        self.say(id, form).part("kind", |form| self.kind(subject.kind, form)).phrase()
    }

    /// Anyone at all need not be said.
    pub fn someone(&self, subject: Subject) -> Option<Subject> {
        Some(subject).filter(|own| *own != ANYONE)
    }
}
