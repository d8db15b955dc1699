//! Whole cards.

use crate::keys;
use crate::piece::{CardKind, CardText, Line, Part, PartKind, SentenceText};
use crate::say::{LostForm, Phrase, Speaker};
use crate::setting::Setting;
use crate::texts::{TextError, Texts};
use codex::*;
use std::collections::{BTreeMap, BTreeSet};

/// The text of one card.
///
/// # Panics
/// If the card is not of this codex.
pub fn card(codex: &Codex, texts: &Texts, card: CardRef) -> Result<CardText, TextError> {
    let speaker = Speaker::new(codex, texts);
    let text = speaker.reminded(card);
    match speaker.problems().into_iter().next() {
        None => Ok(text),
        Some(problem) => Err(problem),
    }
}

/// Everything that keeps a language from telling the cards of a codex. Empty if all can be told.
pub fn check(codex: &Codex, texts: &Texts) -> Vec<TextError> {
    let speaker = Speaker::new(codex, texts);
    for card in all_cards(codex) {
        speaker.reminded(card);
    }
    speaker.problems()
}

/// The ids of all messages that the cards of a codex ask for in a language. Messages that only other messages refer
/// to are not among them.
pub fn messages_used(codex: &Codex, texts: &Texts) -> BTreeSet<String> {
    let speaker = Speaker::new(codex, texts);
    for card in all_cards(codex) {
        speaker.reminded(card);
    }
    speaker.used()
}

/// What the cards of a codex give each message, in order.
pub(crate) fn arguments(codex: &Codex, texts: &Texts) -> BTreeMap<String, Vec<String>> {
    let speaker = Speaker::listing(codex, texts);
    for card in all_cards(codex) {
        speaker.reminded(card);
    }
    speaker.given()
}

/// Messages that do not pass a form on to a part that could follow it. Empty if none does so.
pub fn lost_forms(codex: &Codex, texts: &Texts) -> BTreeSet<LostForm> {
    let speaker = Speaker::linting(codex, texts);
    for card in all_cards(codex) {
        speaker.reminded(card);
    }
    speaker.lost_forms()
}

impl Speaker<'_> {
    /// A card with reminders of what the words of its school mean.
    pub(crate) fn reminded(&self, card: CardRef) -> CardText {
        let mut text = self.card(card);
        let effects: Vec<&Effect> =
            effects_of(self.codex, card).into_iter().filter_map(|id| self.effect_of(id)).collect();
        let mut sentences = effects.iter().flat_map(|effect| &self.codex.sentences[effect.sentences.range()]);
        let mut notes = Vec::new();
        if sentences.clone().any(|sentence| self.speaks_of_pain(sentence)) {
            notes.push(self.tell("note-pain", ""));
        }
        if sentences.any(|sentence| sentence.enhancement.is_some()) {
            notes.push(self.tell("note-enhancement", ""));
        }
        text.parts.extend(self.notes(PartKind::Values, notes));
        text
    }

    fn speaks_of_pain(&self, sentence: &Sentence) -> bool {
        let runs = [sentence.clauses, sentence.other];
        let mut clauses = runs.into_iter().flat_map(|run| &self.codex.clauses[run.range()]);
        clauses.any(|clause| matches!(clause, Clause::Pain { .. }))
    }

    fn card(&self, card: CardRef) -> CardText {
        match card {
            CardRef::Spell(id) => self.spell_card(id),
            CardRef::Room(id) => self.room_card(&self.codex.rooms[id.index()]),
            CardRef::Evocation(id) => self.evocation_card(id),
            CardRef::Jinx(id) => self.jinx_card(&self.codex.jinxes[id.index()]),
            CardRef::Upgrade(id) => self.upgrade_card(&self.codex.upgrades[id.index()]),
            CardRef::Quest(id) => self.quest_card(&self.codex.quests[id.index()]),
            CardRef::Event(id) => self.event_card(&self.codex.events[id.index()]),
            CardRef::Avatar(id) => self.avatar_card(&self.codex.avatars[id.index()]),
            CardRef::Command(id) => self.command_card(&self.codex.commands[id.index()]),
        }
    }

    pub(crate) fn of(&self, kind: CardKind, title: &Title, subtitle: Phrase, parts: Vec<Part>) -> CardText {
        CardText {
            kind,
            id: title.id.clone(),
            title: self.title(kind, title),
            subtitle: self.line(&subtitle),
            parts,
        }
    }

    fn said(&self, phrase: Phrase) -> SentenceText {
        SentenceText { line: self.line(&phrase), covers: 0, either: None }
    }

    /// A part of lines that are no program.
    pub(crate) fn notes(&self, kind: PartKind, phrases: Vec<Phrase>) -> Option<Part> {
        let sentences: Vec<SentenceText> = phrases.into_iter().map(|phrase| self.said(phrase)).collect();
        (!sentences.is_empty()).then_some(Part { kind, heading: None, target: None, lead: None, sentences })
    }

    /// A part that is an effect, with its target line and whoever goes through it.
    pub(crate) fn effect_part(
        &self,
        kind: PartKind,
        heading: Option<Line>,
        id: EffectId,
        set: Setting,
    ) -> Option<Part> {
        let effect = self.effect_of(id)?;
        let mut set = set.with_target(effect.target);
        let target = effect.target.map(|target| self.line(&self.target_line(target, &set)));
        let mut lead = set.trigger.map(|trigger| {
            let when = |form: &str| self.trigger(trigger, &set, form);
            self.line(&self.say("lead-trigger", "").part("trigger", when).phrase())
        });
        if effect.scope == Scope::EachMage {
            set.player = true;
            lead = Some(self.line(&self.tell("lead-each-mage", "")));
        }
        let sentences = self.sentences(effect, &mut set);
        Some(Part { kind, heading, target, lead, sentences })
    }

    fn spell_card(&self, id: SpellId) -> CardText {
        let spell = &self.codex.spells[id.index()];
        let school = |school: SchoolId| self.codex.schools.get(school.index());
        let owner = self.codex.mages.iter().find(|mage| mage.personal == Some(id));
        let subtitle = match (spell.kind, owner) {
            (SpellKind::School(id), _) => self
                .say("subtitle-spell-school", "")
                .part("school", |form| match school(id) {
                    Some(school) => self.mention(CardKind::School, &school.title, form),
                    None => Phrase::default(),
                })
                .phrase(),
            (SpellKind::Personal, Some(mage)) => self
                .say("subtitle-spell-of-mage", "")
                .part("mage", |form| self.mention(CardKind::Mage, &mage.title, form))
                .phrase(),
            (SpellKind::Personal, None) => self.tell("subtitle-spell-personal", ""),
            (SpellKind::Forgotten, _) => self.tell("subtitle-spell-forgotten", ""),
        };
        let mut parts = Vec::new();
        if spell.unstable {
            parts.extend(self.notes(PartKind::Unstable, vec![self.unstable()]));
        }
        let sides = [("light", PartKind::Light, Some(spell.light)), ("dark", PartKind::Dark, spell.dark)];
        for (key, kind, side) in sides {
            let key = if spell.halves { "half" } else { key };
            parts.extend(side.and_then(|side| self.side(key, kind, side)));
        }
        self.of(CardKind::Spell, &spell.title, subtitle, parts)
    }

    fn side(&self, key: &str, kind: PartKind, side: Side) -> Option<Part> {
        let id = if key == "half" { "heading-half" } else { "heading-side" };
        let mut say = self.say(id, "");
        if key != "half" {
            say = say.part("side", |form| self.tell(["side-", key].concat(), form));
        }
        let heading = say
            .part("type", |form| self.spell_type(side.kind, form))
            .part("element", |form| self.element(side.element, form))
            .phrase();
        let mut set = Setting::new(true);
        if let Some(trigger) = side.trigger {
            set = set.with_trigger(trigger);
        }
        self.effect_part(kind, Some(self.line(&heading)), side.effect, set)
    }

    fn room_card(&self, room: &Room) -> CardText {
        let colour = keys::of(&keys::COLOURS, room.colour);
        let place = match room.fixed {
            None => "anywhere",
            Some(FixedPlace::Centre) => "centre",
            Some(FixedPlace::FirstRing) => "first-ring",
        };
        let subtitle = self
            .say("subtitle-room", "")
            .word("place", place)
            .part("colour", |form| self.tell(["colour-", colour].concat(), form))
            .phrase();
        let slots = room.faces[0].slots;
        let prize = match room.prize {
            Prize::Ranks([most, second, others]) => {
                self.say("note-rebuilding", "").num("most", most).num("second", second).num("others", others)
            }
            Prize::Token(worth) => self.say("note-token", "").num("worth", worth),
        };
        let prize = prize.num("slots", slots).phrase();
        let mut parts = Vec::new();
        if room.needs_hand > 0 {
            let needs = self.say("note-needs-hand", "").num("n", room.needs_hand).phrase();
            parts.extend(self.notes(PartKind::Values, vec![needs]));
        }
        if room.opens > 1 {
            let opens = self.say("note-opens", "").num("moon", room.opens).phrase();
            parts.extend(self.notes(PartKind::Values, vec![opens]));
        }
        let mut prize = Some(prize);
        for face in &room.faces {
            let (heading, kind) = match face.name {
                FaceName::Destroyed => ("heading-destroyed", PartKind::Destroyed),
                FaceName::Rebuilt => ("heading-rebuilt", PartKind::Rebuilt),
                FaceName::Whole => ("heading-whole", PartKind::Whole),
                FaceName::Ruined => continue,
            };
            let heading = self.line(&self.tell(heading, ""));
            let effect = face.effect.expect("a side with words has an effect");
            parts.extend(self.effect_part(kind, Some(heading), effect, Setting::new(true)));
            parts.extend(self.notes(PartKind::Reward, prize.take().into_iter().collect()));
        }
        self.of(CardKind::Room, &room.title, subtitle, parts)
    }

    fn evocation_card(&self, id: EvocationId) -> CardText {
        let card = &self.codex.evocations[id.index()];
        let subtitle = self
            .say("subtitle-evocation", "")
            .flag("forgotten", card.forgotten)
            .part("kind", |form| self.kind(Kind::Of(card.archetype), form))
            .phrase();
        // A mage in this form keeps their own health.
        let values = match card.form {
            true => self.say("note-values-form", "").num("speed", card.speed).num("strength", card.strength),
            false => self
                .say("note-values", "")
                .num("speed", card.speed)
                .num("strength", card.strength)
                .num("health", card.health),
        };
        let mut notes = vec![values.phrase()];
        if card.large {
            notes.push(self.tell("note-large", ""));
        }
        if card.haunts {
            notes.push(self.tell("note-haunts", ""));
        }
        if let Some(other) = card.shares {
            let name = |form: &str| self.evocation_name(other, form);
            notes.push(self.say("note-shares", "").part("name", name).phrase());
        }
        let mut parts = Vec::from_iter(self.notes(PartKind::Values, notes));
        parts.extend(self.lasting(&card.standing, card.skills, &Setting::itself(Some(id))));
        self.of(CardKind::Evocation, &card.title, subtitle, parts)
    }

    fn upgrade_card(&self, card: &Upgrade) -> CardText {
        let parts = self.lasting(&card.standing, card.skills, &Setting::itself(None));
        self.of(CardKind::Upgrade, &card.title, self.tell("subtitle-upgrade", ""), parts)
    }

    fn jinx_card(&self, card: &Jinx) -> CardText {
        let set = Setting::new(true);
        let mark = self
            .say("note-mark", "")
            .num("slots", card.slots)
            .part("trigger", |form| self.trigger(card.mark, &set, form))
            .phrase();
        let mut parts = self.lasting(&card.standing, card.skills, &set);
        parts.extend(self.notes(PartKind::Mark, vec![mark]));
        self.of(CardKind::Jinx, &card.title, self.tell("subtitle-jinx", ""), parts)
    }

    /// Standing lines and skills.
    fn lasting(&self, standing: &[Standing], skills: Run, set: &Setting) -> Vec<Part> {
        let lines = standing.iter().map(|&standing| self.standing(standing, set)).collect();
        let mut parts = Vec::from_iter(self.notes(PartKind::Standing, lines));
        for &listener in self.codex.listeners.get(skills.range()).unwrap_or_default() {
            parts.extend(self.notes(PartKind::Skill, vec![self.listener("each-time", listener, set, "")]));
        }
        parts
    }

    fn quest_card(&self, quest: &Quest) -> CardText {
        let set = Setting::new(true);
        let edition = self.codex.edition.as_ref();
        let at_once = edition.is_some_and(|edition| edition.rules.quests == QuestFlow::AtOnce);
        let subtitle = self
            .say(if at_once { "subtitle-quest-at-once" } else { "subtitle-quest" }, "")
            .flag("secret", quest.reveal == QuestReveal::AtFirstProgress)
            .part("moon", |form| self.moon(quest.moon, form))
            .phrase();
        let id = match quest.slots {
            0 if at_once => "note-task-at-once",
            0 => "note-task",
            _ => "note-task-slots",
        };
        let task = self
            .say(id, "")
            .num("slots", quest.slots)
            .part("trigger", |form| self.task(quest, &set, form))
            .phrase();
        let mut parts = Vec::from_iter(self.notes(PartKind::Task, vec![task]));
        if let Some(effect) = quest.effect {
            let heading = match at_once {
                true => self
                    .say("heading-quest-at-once", "")
                    .flag("instead", quest.instead)
                    .flag("room", quest.task.deed == Deed::ActivatesRoom),
                false => self.say("heading-quest-effect", "").flag("solves", self.solves_itself(effect)),
            };
            let heading = self.line(&heading.phrase());
            parts.extend(self.effect_part(PartKind::Effect, Some(heading), effect, set));
        }
        let mut notes = vec![self.say("note-quest-reward", "").num("power", quest.power).phrase()];
        if quest.seats > 2 {
            notes.push(self.say("note-quest-seats", "").num("seats", quest.seats).phrase());
        }
        parts.extend(self.notes(PartKind::Reward, notes));
        self.of(CardKind::Quest, &quest.title, subtitle, parts)
    }

    /// What the icon of a spell does, and when.
    fn unstable(&self) -> Phrase {
        let icon = self.codex.edition.as_ref().map(|edition| edition.rules.icon);
        self.say("note-unstable", "").flag("either", icon == Some(IconTime::BeforeOrAfter)).phrase()
    }

    fn task(&self, quest: &Quest, set: &Setting, form: &str) -> Phrase {
        let trigger = |form: &str| self.trigger(quest.task, set, form);
        match quest.provided {
            None => trigger(form),
            Some(condition) => self
                .say("task-provided", form)
                .part("trigger", trigger)
                .part("condition", |form| self.condition(condition, set, form))
                .phrase(),
        }
    }

    /// Whether the effect of a quest says itself when it is solved (L-9).
    fn solves_itself(&self, effect: EffectId) -> bool {
        let Some(effect) = self.effect_of(effect) else { return false };
        let this = Clause::SolveQuest { which: SolvedQuest::This };
        self.codex.sentences[effect.sentences.range()]
            .iter()
            .any(|sentence| self.codex.clauses[sentence.clauses.range()].contains(&this))
    }

    fn event_card(&self, event: &Event) -> CardText {
        let subtitle = self
            .say("subtitle-event", "")
            .flag("instant", event.time == EventTime::Instant)
            .flag("avatar", event.avatar)
            .num("slot", event.slot)
            .part("moon", |form| self.moon(event.moon, form))
            .phrase();
        // The black rose resolves an event, unless each mage does.
        let set = Setting::new(false);
        let mut parts = Vec::new();
        if let Some(effect) = event.effect {
            let heading = self.line(&self.tell(["heading-event-", keys::time(event.time)].concat(), ""));
            parts.extend(self.effect_part(PartKind::Effect, Some(heading), effect, set.clone()));
        }
        let lasting = self.lasting(&event.standing, event.listeners, &set);
        let heading = ["heading-event-during-", keys::time(event.time)].concat();
        parts.extend(
            lasting
                .into_iter()
                .map(|part| Part { heading: Some(self.line(&self.tell(&heading, ""))), ..part }),
        );
        parts.extend(self.notes(PartKind::Reward, self.event_power(event)));
        self.of(CardKind::Event, &event.title, subtitle, parts)
    }

    /// What an event pays to the rose and to whoever draws it.
    fn event_power(&self, event: &Event) -> Vec<Phrase> {
        let instant = event.time == EventTime::Instant;
        // An instant event comes and goes at once, so both corners count together (R3.8).
        let (at_once, leaving) = match instant {
            true => (event.power_in + event.power_out, 0),
            false => (event.power_in, event.power_out),
        };
        let mut notes = Vec::new();
        if event.crown {
            notes.push(self.tell("note-event-crown", ""));
        }
        if at_once > 0 {
            notes.push(self.say("note-event-power", "").num("power", at_once).phrase());
        }
        if leaving > 0 {
            notes.push(self.say("note-event-leaves", "").num("power", leaving).phrase());
        }
        notes
    }

    pub(crate) fn moon(&self, moon: u8, form: &str) -> Phrase {
        self.say("moon", form).num("moon", moon).phrase()
    }
}
