//! The Avatar and its Command Cards.

use crate::keys;
use crate::piece::{CardKind, CardText, Part, PartKind};
use crate::say::{Phrase, Speaker};
use crate::setting::Setting;
use codex::*;

impl Speaker<'_> {
    pub(crate) fn avatar_card(&self, card: &Avatar) -> CardText {
        let values = self
            .say("note-values", "")
            .num("speed", card.speed)
            .num("strength", card.strength)
            .num("health", card.health)
            .phrase();
        let commands = self
            .say("note-commands", "")
            .num("apprentice", card.commands[0])
            .num("master", card.commands[1])
            .phrase();
        let room = |id: &str, room: RoomId| {
            self.say(id, "").part("room", |form| self.room_name(room, form)).phrase()
        };
        let mut notes = vec![values, commands, room("note-starts", card.starts)];
        notes.extend(card.dominion.map(|home| room("note-dominion", home)));
        let mut parts = Vec::from_iter(self.notes(PartKind::Values, notes));
        for (list, priority) in (1u8..).zip(&card.priorities) {
            parts.extend(self.notes(PartKind::Priority, vec![self.priority(list, priority)]));
        }
        self.of(CardKind::Avatar, &card.title, self.tell("subtitle-avatar", ""), parts)
    }

    fn priority(&self, list: u8, priority: &Priority) -> Phrase {
        let lines: Vec<Criterion> = priority.lines.iter().flatten().copied().collect();
        self.say("note-priority", "")
            .num("n", list)
            .flag("rooms", priority.rooms)
            .part("lines", |form| {
                self.list("criteria", &lines, form, &mut |&line, form| self.tell(keys::criterion(line), form))
            })
            .phrase()
    }

    pub(crate) fn command_card(&self, card: &Command) -> CardText {
        let subtitle =
            self.say("subtitle-command", "").part("moon", |form| self.moon(card.moon, form)).phrase();
        let mut parts: Vec<Part> = Vec::new();
        for part in &card.parts {
            if part.unstable {
                parts.extend(self.notes(PartKind::Unstable, vec![self.tell("note-command-unstable", "")]));
            }
            let (kind, heading) = match part.spell {
                None => (PartKind::Action, self.tell("heading-action", "")),
                Some((kind, element)) => (PartKind::Spell, self.command_heading(kind, Some(element))),
            };
            let heading = Some(self.line(&heading));
            parts.extend(self.effect_part(kind, heading, part.effect, Setting::command()));
        }
        if let Some(reaction) = card.reaction {
            let heading = Some(self.line(&self.command_heading(reaction.kind, None)));
            let set = Setting::command().with_trigger(reaction.trigger);
            parts.extend(self.effect_part(PartKind::Reaction, heading, reaction.effect, set));
        }
        self.of(CardKind::Command, &card.title, subtitle, parts)
    }

    fn command_heading(&self, kind: SpellType, element: Option<Element>) -> Phrase {
        let id = if element.is_some() { "heading-command-spell" } else { "heading-command-token" };
        let say = self.say(id, "").part("type", |form| self.spell_type(kind, form));
        match element {
            Some(element) => say.part("element", |form| self.element(element, form)).phrase(),
            None => say.phrase(),
        }
    }
}
