//! One clause: a verb with what belongs to it.
//!
//! Every clause has an arm of its own here, and the compiler asks for it.

mod around;
mod room;
mod turn;

use crate::keys;
use crate::say::{Phrase, Speaker};
use crate::setting::Setting;
use codex::*;

impl Speaker<'_> {
    pub fn clause(&self, clause: Clause, set: &Setting, form: &str) -> Phrase {
        let before = set.holds_you.replace(self.holds_its_mage(clause));
        let phrase = self.clause_itself(clause, set, form);
        set.holds_you.set(before);
        phrase
    }

    /// Whether an area holds the mage whose effect it is: its wounds, where an edition says so (C14.9).
    fn holds_its_mage(&self, clause: Clause) -> bool {
        let counted = |edition: &Edition| edition.rules.immunity != Immunity::OwnDamage;
        let whole = matches!(clause.parts().whom, Some(Pick::Each(group)) if !group.not_target);
        whole && clause.is_about_wounds() && self.codex.edition.as_ref().is_some_and(counted)
    }

    fn clause_itself(&self, clause: Clause, set: &Setting, form: &str) -> Phrase {
        use Clause::*;
        let pick = |pick: Pick| move |form: &str| self.pick(pick, set, form);
        let place = |place: Place| move |form: &str| self.place(place, set, form);
        let on = |id: &'static str, name: &'static str, who: Pick| {
            self.say(id, form).part(name, pick(who)).phrase()
        };
        match clause {
            Inflict { by, amount, to } => self.harm("inflict", by, amount, to, set, form),
            ConvertDamage { by, amount, on } => self.harm("convert-damage", by, amount, on, set, form),
            Heal { all: true, rose_too, on: who, .. } => {
                on(if rose_too { "clause-heal-all" } else { "clause-heal-all-but-rose" }, "on", who)
            }
            Heal { amount, on, .. } => self.harm("heal", By::You, amount, on, set, form),
            Pain { amount } => self.just("pain", "plain", amount, set, form),
            IgnoreDamage { amount } => self.just("ignore-damage", "of-that", amount, set, form),
            IgnoreEffect => self.tell("clause-ignore-effect", form),
            Divert { all: true, to, .. } => on("clause-divert-all", "to", to),
            Divert { amount, to, .. } => self.counted(amount, set.is_several(to), set, form, |form| {
                self.say("clause-divert", form)
                    .part("amount", quantity(self, "of-that", amount))
                    .part("to", pick(to))
                    .phrase()
            }),
            PlaceInstability { by, amount, place: at } => {
                self.counted(amount, each_room(at), set, form, |form| {
                    self.say(by_whom("clause-place-instability", by), form)
                        .part("amount", quantity(self, "instability", amount))
                        .part("place", place(at))
                        .phrase()
                })
            }
            ConvertInstability { by, amount, place: at } => self.counted(amount, false, set, form, |form| {
                self.say(by_whom("clause-convert-instability", by), form)
                    .part("amount", quantity(self, "instability", amount))
                    .part("place", place(at))
                    .phrase()
            }),
            Summon { what, place: at } => self
                .say("clause-summon", form)
                .part("what", |form| self.summoned(what, form))
                .part("place", place(at))
                .phrase(),
            Activate { who, control, strength, speed, priority } => {
                self.by_priority("clause-by-priority", priority, form, |form| {
                    self.activate(who, control, strength, speed, set, form)
                })
            }
            Approach { who: Pick::The(Who::You), goal } => self
                .say("clause-approach-self", form)
                .part("goal", |form| self.goal(goal, set, form))
                .phrase(),
            Approach { who, goal } => self
                .say("clause-approach", form)
                .part("who", pick(who))
                .part("goal", |form| self.goal(goal, set, form))
                .phrase(),
            RevealCommand => self.tell("clause-reveal-command", form),
            Empower { who, strength, speed } => self
                .say("clause-empower", form)
                .part("who", pick(who))
                .part("bonus", |form| self.bonus(strength, speed, form))
                .phrase(),
            Remove { who } => on("clause-remove", "who", who),
            Defeat { who } => on("clause-defeat", "who", who),
            Attack { who } => on("clause-attack", "who", who),
            AssignJinx { jinx: Some(jinx), to } => {
                self.assign(|form| self.jinx_name(jinx, form), to, set, form)
            }
            AssignJinx { jinx: None, to } => self.assign(|form| self.tell("any-jinx", form), to, set, form),
            AssignUpgrade { upgrade: Some(own), to } => {
                self.assign(|form| self.upgrade_name(own, form), to, set, form)
            }
            AssignUpgrade { upgrade: None, to } => {
                self.assign(|form| self.tell("any-upgrade", form), to, set, form)
            }
            AssignNightmare { nightmare: Some(kind), to } => {
                self.assign(|form| self.summoned(Summoned::Kind(kind), form), to, set, form)
            }
            AssignNightmare { nightmare: None, to } => {
                self.assign(|form| self.tell("any-nightmare", form), to, set, form)
            }
            DiscardJinx { from: Pick::The(Who::You) } => self.tell("clause-discard-jinx", form),
            DiscardJinx { from } => on("clause-discards-jinx", "who", from),
            DiscardUpgrade { from } => on("clause-discard-upgrade", "from", from),
            Move { who: Pick::The(Who::You), optional } => {
                self.say("clause-move-self", form).flag("optional", optional).phrase()
            }
            Move { who, optional } => {
                self.say("clause-move", form).flag("optional", optional).part("who", pick(who)).phrase()
            }
            Put { who, place: Place::Cell } => on("clause-put-in-cell", "who", who),
            Put { who, place: at } => {
                self.say("clause-put", form).part("who", pick(who)).part("place", place(at)).phrase()
            }
            Gain { who, amount } => self.power("gain", who, amount, set, form),
            Lose { who, amount } => self.power("lose", who, amount, set, form),
            Steal { amount, from } => self.counted(amount, set.is_several(from), set, form, |form| {
                let amount = quantity(self, "power", amount);
                if set.goes_without_saying(from) {
                    set.mention();
                    return self.say("clause-steal-target", form).part("amount", amount).phrase();
                }
                self.say("clause-steal", form).part("amount", amount).part("from", pick(from)).phrase()
            }),
            TakeTrophy { from: from @ Pick::The(_) } => on("clause-take-trophy", "from", from),
            TakeTrophy { from } => on("clause-take-trophy-group", "from", from),
            GiveForgotten { to } => on("clause-give-forgotten", "to", to),
            BindTarget(Bind::ThatRoom) => match set.trigger.map(|trigger| trigger.deed) {
                Some(Deed::IsDefeated) => self.room_of_defeat("clause-target-room-of-defeat", set, form),
                _ => self.tell("clause-target-room", form),
            },
            BindTarget(Bind::HurtYouMost) => self.tell("clause-target-fiercest", form),
            BindTarget(Bind::ThatModel) => {
                self.say("clause-target", form).part("who", |form| self.who(Who::That, set, form)).phrase()
            }
            ActivateRoom { with, except } => self.activate_room(with, except, form),
            UseRebuilt { except: RoomSet(0) } => self.tell("clause-use-rebuilt", form),
            UseRebuilt { except } => self
                .say("clause-use-rebuilt-except", form)
                .part("rooms", |form| self.rooms(except, form))
                .phrase(),
            Persist(id) => self.persist(id, set, form),
            DrawSpells { from, amount } => {
                let (id, noun) = match from {
                    SpellSource::Grimoire => ("draw-grimoire", "spells"),
                    SpellSource::Memories => ("draw-memories", "spells"),
                    SpellSource::Library => ("draw-library", "spells"),
                    SpellSource::Forgotten => ("draw", "forgotten"),
                    SpellSource::TopOfMemories => ("draw-top-of-memories", "spells"),
                    SpellSource::LibraryOrDiscards => ("draw-library-or-discards", "spells"),
                };
                self.just(id, noun, amount, set, form)
            }
            DrawQuests { amount, moon } => self.draw_moon("clause-draw", "quests", amount, moon, set, form),
            // Nobody is spoken to on an event: its drawer draws (L-40).
            DrawEvents { amount, moon } if !set.player && !set.avatar => {
                self.draw_moon("clause-draw-drawer", "events", amount, moon, set, form)
            }
            DrawEvents { amount, moon } => self.draw_moon("clause-draw", "events", amount, moon, set, form),
            DiscardSpells { who: Pick::The(Who::You), amount } => {
                self.just("discard-spells", "spells", amount, set, form)
            }
            DiscardSpells { who, amount } => self.counted(amount, set.is_several(who), set, form, |form| {
                self.say("clause-discards-spells", form)
                    .part("who", pick(who))
                    .part("amount", quantity(self, "spells", amount))
                    .phrase()
            }),
            DiscardQuests { who: Pick::The(Who::You), state, amount } => {
                let noun = ["quests-", keys::quest_state(state)].concat();
                self.just("discard", &noun, amount, set, form)
            }
            DiscardQuests { who, state, amount } => {
                let noun = ["quests-", keys::quest_state(state), "-theirs"].concat();
                self.of_theirs("clause-discards-quests", &noun, who, amount, set, form)
            }
            DiscardEvents { amount, unpaid } => {
                let id = if unpaid { "discard-events-unpaid" } else { "discard-events" };
                self.just(id, "events", amount, set, form)
            }
            Refresh { amount } => self.just("refresh", "tokens", amount, set, form),
            Search { memories, filter, shown } => self
                .say("clause-search", form)
                .flag("shown", shown)
                .flag("memories", memories)
                .flag("summoning", filter == SpellFilter::Summoning)
                .phrase(),
            LookSpells { from, amount, take, rest } => {
                let (id, noun) = match from {
                    LookSource::OneSchool => ("clause-look-school", "spells"),
                    LookSource::Forgotten => ("clause-look-forgotten", "forgotten"),
                    LookSource::ForgottenUnder => ("clause-look-under", "forgotten"),
                    LookSource::Grimoire => ("clause-look-grimoire", "spells"),
                    LookSource::Memories => ("clause-look-memories", "spells"),
                };
                self.say(id, form)
                    .num("take", take)
                    .word("rest", keys::rest(rest))
                    .part("amount", |form| self.whole(noun, amount, set, form))
                    .phrase()
            }
            LookQuests { amount, moon, take } => self
                .say("clause-look-quests", form)
                .num("take", take)
                .part("amount", |form| {
                    self.of_moon(moon, form, |form| self.whole("quests", amount, set, form))
                })
                .phrase(),
            ReturnRevealed { elements } => self
                .say("clause-return-revealed", form)
                .part("elements", |form| self.elements(elements, form))
                .phrase(),
            TakeCrown => self.tell("clause-take-crown", form),
            GiveTrophy => self.tell("clause-give-trophy", form),
            RoseDrawsQuest => self.tell("clause-rose-draws-quest", form),
            DiscardQuestOrJinx => self.tell("clause-discard-quest-or-jinx", form),
            ShuffleMemories => self.tell("clause-shuffle-memories", form),
            ChooseQuest => self.tell("clause-choose-quest", form),
            CompleteQuest { that: true } => self.tell("clause-complete-that-quest", form),
            CompleteQuest { that: false } => self.tell("clause-complete-quest", form),
            SolveQuest { which: SolvedQuest::This } => self.tell("clause-solve-this-quest", form),
            SolveQuest { which: SolvedQuest::Top } => self.tell("clause-solve-top-quest", form),
            SolveQuest { which: SolvedQuest::OneActive } => self.tell("clause-solve-quest", form),
            Forbid { who, what, next } => self
                .say("clause-cannot", form)
                .word("ban", keys::ban(what))
                .flag("next", next)
                .part("who", pick(who))
                .phrase(),
            DiscardReady { who, which, yours } => {
                let id = if yours { "clause-remove-ready" } else { "clause-discards-ready" };
                self.say(id, form).word("which", keys::prepared(which)).part("who", pick(who)).phrase()
            }
            SeeHand { of } => on("clause-see-hand", "of", of),
            SeeReady { of } => on("clause-see-ready", "of", of),
            SwapSpells { with } => on("clause-swap-spells", "with", with),
            RevealNext { of } => on("clause-reveal-next", "of", of),
            CastNextOf { of } => on("clause-cast-next-of", "of", of),
            TakeDiscarded => self.tell("clause-take-discarded", form),
            TakeQuest { from } => on("clause-take-quest", "from", from),
            DivertQuest { spoils: Spoils::Card } => self.tell("clause-take-quest-card", form),
            DivertQuest { spoils: Spoils::Power } => self.tell("clause-take-quest-power", form),
            RefuseQuest => self
                .say("clause-refuse-quest", form)
                .part("who", |form| self.who(Who::That, set, form))
                .phrase(),
            ShareQuests { amount } => self
                .say("clause-share-quests", form)
                .part("amount", |form| self.whole("quests", amount, set, form))
                .phrase(),
            CompleteLooked { amount, moon } => self
                .say("clause-complete-looked", form)
                .part("amount", |form| {
                    self.of_moon(moon, form, |form| self.whole("quests", amount, set, form))
                })
                .phrase(),
            LookEvents { amount, play } => self
                .say("clause-look-events", form)
                .num("play", play)
                .part("amount", |form| self.whole("events", amount, set, form))
                .phrase(),
            ShareEvent => self.tell("clause-share-event", form),
            CancelSpell => self.tell("clause-cancel-spell", form),
            MayCancel { who } => on("clause-may-cancel", "who", who),
            TurnSpell { to } => on("clause-turn-spell", "to", to),
            StopActivation => self.tell("clause-stop-activation", form),
            TakeOver => {
                self.say("clause-take-over", form).part("who", |form| self.who(Who::That, set, form)).phrase()
            }
            Afterwards(effect) => self.afterwards(effect, set, form),
            IgnoreSpellDamage => self.tell("clause-ignore-spell-damage", form),
            ReturnSpellDamage => self.tell("clause-return-spell-damage", form),
            Undo { amount: Amount { base: u8::MAX, .. } } => self.tell("clause-undo-all", form),
            Undo { amount } => self.just("undo", "of-that", amount, set, form),
            ScoreFall { power, from_rose } => {
                self.say("clause-score-fall", form).num("power", power).flag("rose", from_rose).phrase()
            }
            AvertDefeat => self.tell("clause-avert-defeat", form),
            DefeatAsFirst { who } => on("clause-defeat-as-first", "who", who),
            MoveTogether { who, with } => self
                .say("clause-move-together", form)
                .part("who", pick(who))
                .part("with", pick(with))
                .phrase(),
            Topple { count, except: RoomSet(0) } => {
                set.mention();
                self.say("clause-topple", form).num("count", count).phrase()
            }
            Topple { count, except } => {
                set.mention();
                self.say("clause-topple-except", form)
                    .num("count", count)
                    .part("rooms", |form| self.rooms(except, form))
                    .phrase()
            }
            SwapRevealed => self.tell("clause-swap-revealed", form),
            CastNext { who: Pick::The(Who::You) } => self.tell("clause-cast-next", form),
            CastNext { who } => on("clause-casts-next", "who", who),
            CloseRooms { place } => self.close_rooms(place, set, form),
            ActivatePlace { place, used, except } => self.activate_place(place, used, except, set, form),
            CastFromHand { amount, from: Some(from), .. } => self.counted(amount, false, set, form, |form| {
                self.say("clause-cast-from-hand-at", form)
                    .part("amount", quantity(self, "spells", amount))
                    .part("from", pick(from))
                    .phrase()
            }),
            CastFromHand { amount, types: Means::ANY, .. } => {
                self.just("cast-from-hand", "spells", amount, set, form)
            }
            CastFromHand { amount, types, .. } => self.counted(amount, false, set, form, |form| {
                self.say("clause-cast-types-from-hand", form)
                    .part("amount", quantity(self, "plain", amount))
                    .part("types", |form| self.types(types, form))
                    .phrase()
            }),
            LoseTokens { who: Pick::The(Who::You), amount } => {
                self.just("lose-tokens", "tokens", amount, set, form)
            }
            LoseTokens { who, amount } => {
                self.of_theirs("clause-loses-tokens", "tokens-theirs", who, amount, set, form)
            }
            MoveInto { who, place: at } => {
                self.say("clause-move-into", form).part("who", pick(who)).part("place", place(at)).phrase()
            }
            RevealQuest { moon } => self
                .say("clause-reveal-quest", form)
                .part("quest", |form| self.of_moon(moon, form, |form| self.tell("top-quest", form)))
                .phrase(),
            ClaimQuest => self.tell("clause-claim-quest", form),
            TakeActiveQuest { from } => on("clause-take-active-quest", "from", Pick::Each(from)),
            DrawsQuests { who, amount, moon } => self
                .say("clause-draws-quests", form)
                .part("who", pick(who))
                .part("amount", |form| {
                    self.of_moon(moon, form, |form| self.whole("quests", amount, set, form))
                })
                .phrase(),
            UseUsed { except } => self.use_used(except, form),
            InflictChain { amounts: [first, second, third] } => {
                set.mention();
                self.say("clause-inflict-chain", form)
                    .num("first", first)
                    .num("second", second)
                    .num("third", third)
                    .phrase()
            }
            SwapQuests { amount } => self
                .say("clause-swap-quests", form)
                .part("amount", |form| self.whole("quests", amount, set, form))
                .phrase(),
            Recolour { place, colour } => self.recolour(place, colour, set, form),
            CopyRoom { place, except } => self.copy_room(place, except, set, form),
            Transfer { amount, from, to } => self.counted(amount, false, set, form, |form| {
                self.say("clause-transfer", form)
                    .part("amount", quantity(self, "damage", amount))
                    .part("from", pick(from))
                    .part("to", pick(to))
                    .phrase()
            }),
            SwapPlaces { with } => on("clause-swap-places", "who", with),
            Sally { who: Pick::The(Who::You), steps, spares, .. } => {
                self.say("clause-sally", form).num("steps", steps).flag("else", spares).phrase()
            }
            Sally { who, steps, control, .. } => self.sally(who, steps, control, set, form),
            Attacks { who, control } => self
                .say("clause-attacks", form)
                .word("control", if control { "yes" } else { "no" })
                .part("who", pick(who))
                .phrase(),
            // Said by the sentence, between what it joins.
            Then => Phrase::default(),
            GoOn => self.tell("clause-go-on", form),
            Ransom { who, refusal } => self.ransom(who, refusal, set, form),
            ConvertOr { amount, on, toll } => self.convert_or(amount, on, toll, set, form),
            RemoveInstability { amount, place, optional } => {
                self.remove_instability(amount, place, optional, set, form)
            }
            ThisTurn(id) => self.this_turn(id, form),
            PersistOn { who, listener } => self.persist_on(who, listener, set, form),
            BuyQuest { amount, moon, price } => self
                .say("clause-buy-quest", form)
                .num("price", price)
                .part("amount", |form| {
                    self.of_moon(moon, form, |form| self.whole("quests", amount, set, form))
                })
                .phrase(),
        }
    }

    /// A verb, an amount and whom it befalls.
    fn harm(&self, verb: &str, by: By, amount: Amount, to: Pick, set: &Setting, form: &str) -> Phrase {
        let id = ["clause-", verb].concat();
        let amount_of = quantity(self, "damage", amount);
        self.counted(amount, set.is_several(to), set, form, |form| {
            if by == By::You && set.goes_without_saying(to) {
                set.mention();
                return self.say(id + "-target", form).part("amount", amount_of).phrase();
            }
            self.say(by_whom(&id, by), form)
                .part("amount", amount_of)
                .part("to", |form| self.pick(to, set, form))
                .phrase()
        })
    }

    /// Somebody, and an amount of what is theirs.
    fn of_theirs(
        &self,
        id: &str,
        noun: &str,
        who: Pick,
        amount: Amount,
        set: &Setting,
        form: &str,
    ) -> Phrase {
        self.counted(amount, set.is_several(who), set, form, |form| {
            self.say(id, form)
                .part("who", |form| self.pick(who, set, form))
                .part("amount", quantity(self, noun, amount))
                .phrase()
        })
    }

    /// A verb and an amount.
    fn just(&self, verb: &str, noun: &str, amount: Amount, set: &Setting, form: &str) -> Phrase {
        self.counted(amount, false, set, form, |form| {
            self.say(["clause-", verb].concat(), form).part("amount", quantity(self, noun, amount)).phrase()
        })
    }

    /// An amount with all that it is counted by, where the clause goes on after it.
    fn whole(&self, noun: &str, amount: Amount, set: &Setting, form: &str) -> Phrase {
        self.counted(amount, false, set, form, |form| self.quantity(noun, amount, form))
    }

    fn power(&self, verb: &str, who: Party, amount: Amount, set: &Setting, form: &str) -> Phrase {
        let id = ["clause-", verb].concat();
        let amount_of = quantity(self, "power", amount);
        let each = matches!(who, Party::Mages(pick) if set.is_several(pick));
        // What is counted on the one who gains or loses need not name them again.
        let again = set.again || who == Party::Mages(Pick::The(Who::Target));
        let after = Setting { again, ..set.clone() };
        self.counted(amount, each, &after, form, |form| match who {
            Party::Rose => self.say(id + "-rose", form).part("amount", amount_of).phrase(),
            Party::Mages(Pick::The(Who::You)) => self.say(id, form).part("amount", amount_of).phrase(),
            Party::Mages(pick) => self
                .say(id + "-mages", form)
                .part("amount", amount_of)
                .part("who", |form| self.pick(pick, set, form))
                .phrase(),
        })
    }
}

/// Whether an amount is placed in several rooms, in full in each.
fn each_room(place: Place) -> bool {
    matches!(
        place,
        Place::Each(_)
            | Place::EachWithMage
            | Place::BesideTarget
            | Place::EachOfOneColour
            | Place::RoomOfEach
    )
}

fn by_whom(id: &str, by: By) -> String {
    match by {
        By::You => id.to_owned(),
        By::Rose => [id, "-rose"].concat(),
    }
}

/// Renders a quantity when its form is known.
fn quantity<'s>(speaker: &'s Speaker<'_>, noun: &'s str, amount: Amount) -> impl FnOnce(&str) -> Phrase + 's {
    move |form| speaker.quantity(noun, amount, form)
}
