//! Physical attacks of mages and evocations, and what may take their place (R17.16, C16.11, C16.13).

use crate::cubes::Deed as Blow;
use crate::decision::{AskKind, Choice};
use crate::facts::{Fact, FactKind};
use crate::game::{Flow, Game};
use crate::ids::*;
use crate::stack::{AttackFrame, EffectFrame, Frame, Source};
use codex::{Deed, Lasting, ListenerId, Means};

impl Game {
    /// Lists whom a model may attack, and what it may do instead.
    pub(crate) fn offer_attacks(&mut self, attacker: Model, controller: Colour, spared: Models) {
        for model in self.attackable(attacker, controller).without(spared).iter() {
            self.option(Choice::Attack(model));
        }
        self.offer_instead(attacker);
    }

    /// Everyone whom an attack on somebody strikes besides.
    fn struck_besides(&self, attacker: Model, by: Colour, victim: Model) -> Models {
        match self.has_lasting(attacker, Lasting::AttacksHitRoom) {
            true => self.attackable(attacker, by).without(Models::one(victim)),
            false => Models::EMPTY,
        }
    }

    /// A physical attack; the frame at `at` makes it. Whom it names is struck first (LC-33); too few cubes for all the
    /// others are shared by their placer (C14.11).
    pub(crate) fn attack(&mut self, at: usize, attacker: Model, by: Colour, victim: Model, strength: u8) {
        let blow = Blow { by, actor: attacker, means: Means::ATTACK, frame: Depth::at(at) };
        self.strike(victim, strength, blow);
        let others = self.struck_besides(attacker, by, victim);
        if !others.is_empty() {
            let facts = self.state.facts.len() as u8;
            let (wanted, _) = self.plan_damage(others, strength, blow);
            if wanted > self.state.supply(by) as u32 && others.len() > 1 && !self.is_avatars(by) {
                return self.push(Frame::Attack(AttackFrame { attacker, by, victim, facts }));
            }
            for fact in facts as usize..self.state.facts.len() {
                self.place_planned(fact, u8::MAX);
            }
        }
        self.go_on_after(at, attacker, by, victim);
    }

    /// Scarce cubes of an attack go one by one where their placer likes (C14.11).
    pub(crate) fn run_attack(&mut self, AttackFrame { attacker, by, victim, facts }: AttackFrame) -> Flow {
        if let Some(Choice::Target(model)) = self.take_choice() {
            self.place_one(facts, model);
        }
        let waiting = self.unserved(facts);
        let list = |game: &mut Game| waiting.iter().for_each(|model| game.option(Choice::Target(model)));
        let placer = self.state.decider(by);
        if self.state.supply(by) > 0 && self.ask_among(placer, AskKind::Spread, list) {
            return Flow::Wait;
        }
        self.state.stack.pop();
        self.go_on_after(self.state.stack.len() - 1, attacker, by, victim);
        Flow::Continue
    }

    /// The blow has fallen: the frame at `at` goes on after whatever answers it.
    fn go_on_after(&mut self, at: usize, attacker: Model, by: Colour, victim: Model) {
        self.note_attack(attacker, by, victim);
        match self.state.stack[at] {
            Frame::Activation(frame) => self.struck_by_model(at, frame, victim),
            Frame::Action(frame) => self.period(at, frame.facts_from),
            _ => unreachable!("only actions and activations attack by themselves"),
        }
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
