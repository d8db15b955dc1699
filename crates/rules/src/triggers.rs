//! Does a fact set off a trigger? One evaluator for traps, protections, persistents, skills, events, jinxes and quests.

use crate::facts::*;
use crate::game::Game;
use crate::ids::*;
use crate::stack::Frame;
use codex::{Also, Deed, Kind, Subject, SubjectWhose, Trigger, TriggerPlace};

/// From whose point of view a trigger is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    pub owner: Colour,
    /// The evocation whose card it is.
    pub it: Model,
    /// The target of a persistent spell.
    pub target: Model,
    /// On an event: "a mage" is never the Avatar (R22.13).
    pub event: bool,
    /// The room a persistent began in.
    pub room: Spot,
}

impl Context {
    pub fn of(owner: Colour) -> Context {
        Context { owner, it: Model::NONE, target: Model::NONE, event: false, room: Spot::NOWHERE }
    }

    pub fn of_event() -> Context {
        Context { event: true, ..Context::of(Colour::ROSE) }
    }
}

/// The kinds of fact a deed can be read from.
pub(crate) fn kinds(deed: Deed) -> u32 {
    use FactKind::*;
    match deed {
        Deed::Enters => Entered.bit(),
        Deed::Moves => Moved.bit(),
        Deed::Damages | Deed::Suffers => Damaged.bit(),
        Deed::DamagesOrHeals => Damaged.bit() | Healed.bit(),
        Deed::GainsPower => Gained.bit(),
        Deed::LosesPower => Lost.bit(),
        Deed::GainsOrLosesPower => Gained.bit() | Lost.bit(),
        Deed::PlacesInstability => Placed.bit(),
        Deed::RevealsSpell => Revealed.bit(),
        Deed::Resolves => Resolved.bit(),
        Deed::SolvesQuest => Solved.bit(),
        Deed::IsDefeated => Defeated.bit(),
        Deed::IsRemoved => Removed.bit(),
        Deed::IsPutInCell => PutInCell.bit(),
        Deed::ActivatesRoom => ActivatedRoom.bit(),
        Deed::Targets => Targeted.bit(),
        // A spell without a target touches a mage when its damage lands.
        Deed::Reaches => Targeted.bit() | Damaged.bit(),
        Deed::Explores => Explored.bit(),
        Deed::UsesMomentum => UsedMomentum.bit(),
        Deed::ExploresOrUsesMomentum => Explored.bit() | UsedMomentum.bit(),
        Deed::PerformsPhysicalAction => PhysicalAction.bit(),
        Deed::CleanUpBegins => CleanUp.bit(),
        Deed::Heals => Healed.bit(),
        Deed::ConvertsDamage => ConvertedDamage.bit(),
        Deed::ConvertsInstability => ConvertedInstability.bit(),
        Deed::TakesCrown => TookCrown.bit(),
        Deed::Attacks => Attacked.bit(),
        // Offered or in force, never set off.
        Deed::InsteadOfAttack | Deed::Stands => 0,
        Deed::Leaves => Left.bit(),
        Deed::Casts => Cast.bit(),
        Deed::BeginsToSolve => Solving.bit(),
        Deed::Catches => Targeted.bit() | Damaged.bit(),
    }
}

/// The means of a deed, those included that follow from who did it: the blow of a figure is its mage's own.
/// A nightmare is a model, the Black Rose herself is not.
fn is_model(side: Colour, actor: Model) -> bool {
    side.seat().is_some() || actor.is_some()
}

pub(crate) fn done_by(means: codex::Means, actor: Model) -> codex::Means {
    if actor.mage().is_some() { means.in_person() } else { means }
}

impl Game {
    /// Whether a side (acting through a model) is the subject of a deed.
    pub(crate) fn does(&self, subject: Subject, side: Colour, actor: Model, context: Context) -> bool {
        let evocation = self.is_evocation(actor);
        let mage = || {
            let behind = self.state.mage_behind(side, actor);
            behind.is_some_and(|seat| !(context.event && self.state.is_avatar(seat)))
        };
        match subject.whose {
            SubjectWhose::Any => match subject.kind {
                Kind::Model => true,
                Kind::Mage => mage(),
                Kind::Evocation => evocation,
                Kind::Of(_) | Kind::Named(_) => self.is_kind(actor, subject.kind),
            },
            SubjectWhose::Yours => {
                let kind_fits = match subject.kind {
                    // Not everything the Black Rose does is a deed of the Avatar.
                    Kind::Mage => !side.is_rose() || mage(),
                    Kind::Model => true,
                    Kind::Evocation => evocation,
                    Kind::Of(_) | Kind::Named(_) => self.is_kind(actor, subject.kind),
                };
                side == context.owner && kind_fits
            }
            SubjectWhose::Others => {
                let fits = match subject.kind {
                    Kind::Mage => mage(),
                    Kind::Model => is_model(side, actor),
                    Kind::Evocation => evocation,
                    Kind::Of(_) | Kind::Named(_) => self.is_kind(actor, subject.kind),
                };
                fits && side != context.owner
            }
            SubjectWhose::OtherPlayers => {
                let others = Subject { whose: SubjectWhose::Others, ..subject };
                let nightmare = self.state.evocation(actor).is_some_and(|own| own.haunts());
                self.does(others, side, actor, context) && !nightmare
            }
            // Damage by an evocation is also its mage's (R12.11).
            SubjectWhose::Target => {
                actor.is_some() && actor == context.target
                    || context.target.mage().is_some()
                        && self.state.mage_behind(side, actor) == context.target.mage()
            }
            SubjectWhose::It => actor.is_some() && actor == context.it,
            SubjectWhose::Owner => side == self.state.owner(context.it),
            SubjectWhose::Rose => side.is_rose(),
        }
    }

    /// Whether a deed was done to the subject.
    pub(crate) fn undergoes(&self, subject: Subject, model: Model, context: Context) -> bool {
        let kind_fits = match subject.kind {
            Kind::Model => true,
            Kind::Mage => model.mage().is_some(),
            Kind::Evocation => self.is_evocation(model),
            Kind::Of(_) | Kind::Named(_) => self.is_kind(model, subject.kind),
        };
        let passed_over = context.event
            && subject.whose != SubjectWhose::Rose
            && model.mage().is_some_and(|seat| self.state.is_avatar(seat));
        kind_fits
            && !passed_over
            && match subject.whose {
                SubjectWhose::Any => true,
                SubjectWhose::Yours => match subject.kind {
                    Kind::Mage => model.is_some() && self.state.body(context.owner) == model,
                    _ => self.state.owner(model) == context.owner,
                },
                SubjectWhose::Others => self.state.owner(model) != context.owner && model.is_some(),
                SubjectWhose::OtherPlayers => {
                    let nightmare = self.state.evocation(model).is_some_and(|own| own.haunts());
                    model.is_some() && self.state.owner(model) != context.owner && !nightmare
                }
                SubjectWhose::Target => model.is_some() && model == context.target,
                SubjectWhose::It => model.is_some() && model == context.it,
                SubjectWhose::Owner => {
                    model.is_some() && self.state.body(self.state.owner(context.it)) == model
                }
                SubjectWhose::Rose => model.is_some() && self.state.body(Colour::ROSE) == model,
            }
    }

    /// Whether a fact sets off a trigger. `reaction`: a trap or protection, which its owner's own deeds never set off
    /// (R10.6).
    pub(crate) fn sets_off(&self, fact: &Fact, trigger: &Trigger, context: Context, reaction: bool) -> bool {
        if kinds(trigger.deed) & fact.kind.bit() == 0 {
            return false;
        }
        let own_fall = trigger.deed == Deed::IsDefeated && trigger.subject.whose == SubjectWhose::Yours;
        if reaction
            && !own_fall
            && (fact.by == context.owner || self.is_own_evocation(fact, trigger, context))
        {
            return false;
        }
        if reaction && self.is_solved_in_the_cell(fact) {
            return false;
        }
        trigger.means.meets(done_by(fact.means, fact.actor))
            && (trigger.elements.0 == 0
                || trigger.elements.0 & fact.elements != 0
                || fact.elements & (1 << codex::Element::All as u8) != 0)
            && self.place_fits(fact, trigger.place, context)
            && self.subjects_fit(fact, trigger, context)
            && self.also_fits(fact, trigger.also, context)
    }

    /// Where quests are completed at once that may be in the cell, whose mage no trap reaches (C12.15).
    fn is_solved_in_the_cell(&self, fact: &Fact) -> bool {
        matches!(fact.kind, FactKind::Solving | FactKind::Solved)
            && self.state.quests_at_once()
            && fact.by.seat().is_some_and(|seat| self.state.mage(seat).in_cell())
    }

    /// One's own evocation never fulfils the trigger of one's own trap, whoever leads it just now (R10.6); but "a model
    /// damages you" in another's hand too, which is no deed of one's own (C12.18).
    fn is_own_evocation(&self, fact: &Fact, trigger: &Trigger, context: Context) -> bool {
        let doer = match trigger.deed {
            Deed::Enters | Deed::Moves => fact.on,
            Deed::Damages | Deed::DamagesOrHeals if trigger.subject.whose == SubjectWhose::Any => Model::NONE,
            Deed::Damages | Deed::DamagesOrHeals if trigger.subject.kind != Kind::Mage => fact.actor,
            _ => Model::NONE,
        };
        doer.mage().is_none() && doer.is_some() && self.state.owner(doer) == context.owner
    }

    fn subjects_fit(&self, fact: &Fact, trigger: &Trigger, context: Context) -> bool {
        let (subject, object) = (trigger.subject, trigger.object);
        match trigger.deed {
            Deed::Enters | Deed::Moves | Deed::IsPutInCell | Deed::Leaves => {
                self.undergoes(subject, fact.on, context)
            }
            Deed::Suffers => fact.amount > 0 && self.undergoes(subject, fact.on, context),
            Deed::Damages | Deed::DamagesOrHeals | Deed::Heals => {
                fact.amount > 0
                    && (subject.kind != Kind::Model
                        || subject.whose != SubjectWhose::Any
                        || is_model(fact.by, fact.actor))
                    && self.does(subject, fact.by, fact.actor, context)
                    && self.undergoes(object, fact.on, context)
            }
            // The Black Rose has points without having a figure.
            Deed::GainsPower | Deed::LosesPower | Deed::GainsOrLosesPower => match subject.whose {
                SubjectWhose::Rose => Colour(fact.extra as u8).is_rose(),
                _ => fact.on.is_some() && self.undergoes(subject, fact.on, context),
            },
            Deed::IsDefeated => {
                let own = subject.whose == SubjectWhose::Yours;
                own != (fact.amount & DEFEATED_FINAL != 0)
                    && self.undergoes(subject, fact.on, context)
                    // One's own defeat is impending: another answer may have averted it (R10.14, R17.10a).
                    && (!own || fact.on.mage().is_some_and(|seat| self.is_falling(seat)))
            }
            // The model has left; its owner is written in the fact.
            Deed::IsRemoved => {
                let owner = Colour(fact.extra as u8);
                let kind = self.codex.evocations.get(fact.amount as usize).map(|card| card.archetype);
                let kind_fits = match subject.kind {
                    Kind::Of(archetype) => kind == Some(archetype),
                    Kind::Named(named) => fact.amount == named.0,
                    _ => true,
                };
                kind_fits
                    && match subject.whose {
                        SubjectWhose::Yours => owner == context.owner,
                        SubjectWhose::Others => owner != context.owner,
                        SubjectWhose::OtherPlayers => owner != context.owner && !owner.is_rose(),
                        // What has left has no skill any more.
                        SubjectWhose::It => false,
                        _ => true,
                    }
            }
            Deed::Targets => fact.on.is_some() && self.state.body(context.owner) == fact.on,
            Deed::Reaches => match (fact.kind, self.state.mage_of(context.owner)) {
                (FactKind::Targeted, Some(seat)) => Models(fact.extra).has(seat.model()),
                (FactKind::Damaged, Some(seat)) => {
                    fact.amount > 0 && fact.on == seat.model() && self.came_unforeseen(fact)
                }
                _ => false,
            },
            // Aimed at somebody or something else, it would affect you all the same.
            Deed::Catches => {
                let aimed = fact.kind == FactKind::Targeted && fact.on == self.state.body(context.owner);
                let reaches = Trigger { deed: Deed::Reaches, ..*trigger };
                !aimed && self.subjects_fit(fact, &reaches, context)
            }
            Deed::CleanUpBegins => true,
            // An attack of an evocation is its own, not its mage's.
            Deed::Attacks => self.undergoes(subject, fact.actor, context),
            _ => self.does(subject, fact.by, fact.actor, context),
        }
    }

    /// Whether nobody could tell when the spell was aimed that it would strike this model: then being hit is the first
    /// one hears of it.
    fn came_unforeseen(&self, fact: &Fact) -> bool {
        match self.state.stack.get(fact.frame.index()) {
            Some(Frame::Effect(effect)) => !effect.reached.has(fact.on),
            _ => false,
        }
    }

    pub(crate) fn place_fits(&self, fact: &Fact, place: TriggerPlace, context: Context) -> bool {
        let room = self.state.rooms.get(fact.room.index());
        match place {
            TriggerPlace::Anywhere => true,
            TriggerPlace::Coloured(colours) => room.is_some() && colours.allows(self.colour_at(fact.room)),
            TriggerPlace::Named(named) => room.is_some() && self.name_at(fact.room) == named,
            TriggerPlace::ItsRoom => room.is_some() && self.state.place(context.it) == fact.room,
            TriggerPlace::ThatRoom => room.is_some() && context.room == fact.room,
        }
    }

    fn also_fits(&self, fact: &Fact, also: Also, context: Context) -> bool {
        match also {
            Also::Nothing => true,
            Also::Placed => fact.amount & RESOLVED_PLACED != 0,
            Also::PlacedOrConverted(colours) => fact.extra as u32 & self.coloured(colours) != 0,
            Also::Summoned => fact.amount & RESOLVED_SUMMONED != 0,
            Also::Showing { least, elements } => context.owner.seat().is_some_and(|seat| {
                self.shown(seat, |element| elements.allows(element), Card::NONE) >= least
            }),
            Also::Stands(_) => false,
            Also::CarriedYourDamage => fact.extra & (1 << context.owner.0) != 0,
        }
    }
}
