//! Physical attacks of mages and evocations, and what may take their place (R17.16, C16.11, C16.13).

use crate::cubes::Deed as Blow;
use crate::decision::Choice;
use crate::facts::{Fact, FactKind};
use crate::game::Game;
use crate::ids::*;
use crate::stack::{EffectFrame, Source};
use codex::{Deed, Lasting, ListenerId, Means};

impl Game {
    /// Lists whom a model may attack, and what it may do instead.
    pub(crate) fn offer_attacks(&mut self, attacker: Model, controller: Colour, spared: Models) {
        for model in self.attackable(attacker, controller).without(spared).iter() {
            self.option(Choice::Attack(model));
        }
        self.offer_instead(attacker);
    }

    /// Everyone whom an attack on somebody strikes: that one first, so that scarce cubes go where they are wanted.
    fn struck_by(&self, attacker: Model, by: Colour, victim: Model) -> impl Iterator<Item = Model> + use<> {
        let others = match self.has_lasting(attacker, Lasting::AttacksHitRoom) {
            true => self.attackable(attacker, by).without(Models::one(victim)),
            false => Models::EMPTY,
        };
        std::iter::once(victim).chain(others.iter())
    }

    /// A physical attack; the frame at `at` makes it.
    pub(crate) fn attack(&mut self, at: usize, attacker: Model, by: Colour, victim: Model, strength: u8) {
        let blow = Blow { by, actor: attacker, means: Means::ATTACK, frame: Depth::at(at) };
        for model in self.struck_by(attacker, by, victim) {
            self.strike(model, strength, blow);
        }
        self.note_attack(attacker, by, victim);
    }

    /// Only where a card of this game could listen.
    pub(crate) fn note_attack(&mut self, attacker: Model, by: Colour, victim: Model) {
        if self.codex.heard & Deed::Attacks.bit() == 0 {
            return;
        }
        let (room, means) = (self.state.place(attacker), Means::ATTACK);
        self.note(Fact { by, actor: attacker, on: victim, room, means, ..Fact::new(FactKind::Attacked) });
    }

    /// Effects that may take the place of an attack: skills of an evocation, lasting spells on a mage.
    fn offer_instead(&mut self, attacker: Model) {
        if let Some(own) = self.state.evocation(attacker) {
            for listener in self.codex.evocations[own.kind.index()].skills.range() {
                self.offer_if_instead(ListenerId(listener as u16));
            }
            return;
        }
        for index in 0..self.state.persistents.len() {
            let own = self.state.persistents[index];
            // Two equal spells are one option.
            if own.target == attacker && !self.state.options.contains(&Choice::Instead(own.listener)) {
                self.offer_if_instead(own.listener);
            }
        }
    }

    fn offer_if_instead(&mut self, listener: ListenerId) {
        if self.codex.listeners[listener.index()].trigger.deed == Deed::InsteadOfAttack {
            self.option(Choice::Instead(listener));
        }
    }

    /// What lets a model do this instead of attacking, if anything does.
    fn source_of_instead(&self, attacker: Model, listener: ListenerId) -> Option<Source> {
        if let Some(own) = self.state.evocation(attacker) {
            let kind = own.kind;
            let skills = self.codex.evocations[kind.index()].skills;
            return skills.range().contains(&listener.index()).then_some(Source::Skill { kind });
        }
        let own =
            self.state.persistents.iter().find(|own| own.target == attacker && own.listener == listener)?;
        let slot = self.state.mage(own.of).sheet[own.slot.index()];
        Some(Source::Persistent { seat: own.caster, card: slot.card, dark: slot.dark })
    }

    /// The effect that takes the place of the attack.
    pub(crate) fn start_instead(&mut self, attacker: Model, by: Colour, listener: ListenerId) {
        let Some(source) = self.source_of_instead(attacker, listener) else { return };
        let mut frame = EffectFrame::new(self.codex.listeners[listener.index()].effect, source, by);
        frame.actor = attacker;
        frame.it = Models::one(attacker);
        self.start_effect(frame);
    }
}
