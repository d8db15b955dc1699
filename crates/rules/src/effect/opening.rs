//! What a caster says when a spell is revealed: which element it shows, and when its icon comes (C8.3, C8.5).

use crate::beyond::LateIcon;
use crate::clauses::answer;
use crate::decision::{AskKind, Choice};
use crate::facts::{Fact, FactKind, RESOLVED_PLACED};
use crate::game::{Flow, Game};
use crate::happening::What;
use crate::ids::{Card, Depth, Spot};
use crate::stack::*;
use codex::{Answered, AnyElement, Clause, Element, Means};

/// A supply from which no spell takes so much that the icon could lack its cube.
const PLENTY: u8 = 15;

impl Game {
    /// Asks for the element of a spell of any element, right after its reveal; `true` while the answer is waited for.
    pub(super) fn names_element(&mut self, frame: &EffectFrame) -> bool {
        let (Source::Spell { card, dark }, AnyElement::NamedAtTheReveal) =
            (frame.source, self.state.rules.any_element)
        else {
            return false;
        };
        if self.side_of(card, dark).element != Element::All {
            return false;
        }
        let Some((seat, slot)) = self.named_element(card) else { return false };
        if let Some(element) = answer!(self, Choice::Element(element) => element) {
            self.state.beyond.elements[seat.index()][slot.index()] = Some(element);
            let spell = self.state.spell_of(card);
            self.tell(What::ElementNamed { by: frame.you, spell, element });
            return false;
        }
        self.ask(self.state.decider(frame.you), AskKind::Element);
        for element in Element::ONES {
            self.option(Choice::Element(element));
        }
        true
    }

    pub(crate) fn has_icon(&self, card: Card) -> bool {
        self.codex.spells[self.state.spell_of(card).index()].unstable
    }

    /// The step after the target: the icon, where its caster may choose when it comes (RC-37).
    pub(super) fn after_target(&self, frame: &EffectFrame) -> EffectStep {
        match frame.source {
            Source::Spell { card, .. } if self.state.icon_may_wait() && self.has_icon(card) => {
                EffectStep::Icon
            }
            _ => EffectStep::Sentences,
        }
    }

    /// Before the effect or after it, in the room the spell is cast from; asked where it can make a difference.
    pub(super) fn choose_icon(&mut self, at: usize, mut frame: EffectFrame) -> Flow {
        let Some(seat) = self.state.mage_of(frame.you) else {
            frame.step = EffectStep::Sentences;
            self.state.stack[at] = Frame::Effect(frame);
            return Flow::Continue;
        };
        let place = self.cast_at(&frame, seat);
        let later = match answer!(self, choice @ (Choice::First | Choice::Second) => choice) {
            Some(choice) => choice == Choice::Second,
            None if self.icon_can_wait(&frame, place) => {
                self.ask(self.state.decider(frame.you), AskKind::Icon);
                self.option(Choice::First);
                self.option(Choice::Second);
                return Flow::Wait;
            }
            None => false,
        };
        frame.step = EffectStep::Sentences;
        self.state.stack[at] = Frame::Effect(frame);
        if later {
            self.state.beyond.icons.push(LateIcon { frame: Depth::at(at), room: place });
        } else {
            self.place_icon(frame.you, frame.actor, place);
            self.period(at, frame.facts_from);
        }
        Flow::Continue
    }

    /// Whether it could matter: cubes are short, the effect has to do with instability itself, or somebody might answer
    /// to the cube, whose answer the effect may find or leave behind.
    fn icon_can_wait(&mut self, frame: &EffectFrame, place: Spot) -> bool {
        if self.state.beyond.icons.is_full() || frame.has_lost_words() {
            return false;
        }
        let short = self.state.supply(frame.you) < PLENTY;
        short
            || self.clauses_of(frame).any(Clause::is_about_instability)
            || self.icon_might_be_answered(frame, place)
    }

    fn clauses_of(&self, frame: &EffectFrame) -> impl Iterator<Item = &Clause> {
        let sentences = self.codex.effects.get(frame.effect.index()).map(|effect| effect.sentences.range());
        let sentences = sentences.map_or(&[][..], |range| &self.codex.sentences[range]);
        let branches = sentences.iter().flat_map(|own| [own.clauses, own.other]);
        branches.flat_map(|run| &self.codex.clauses[run.range()])
    }

    /// Whether a card would answer to the cube if it were placed now, or a quest be met by it, or others may think so.
    fn icon_might_be_answered(&mut self, frame: &EffectFrame, place: Spot) -> bool {
        if self.free_slots(place) == 0 {
            return false;
        }
        let (from, waiting) = (self.state.facts.len(), self.state.pending.len());
        let placed = Fact {
            by: frame.you,
            actor: frame.actor,
            room: place,
            means: Means::ICON,
            amount: 1,
            ..Fact::new(FactKind::Placed)
        };
        self.note(placed);
        self.note(Fact {
            kind: FactKind::Resolved,
            amount: RESOLVED_PLACED,
            extra: place.bit() as u64,
            ..placed
        });
        let mask = FactKind::Placed.bit() | FactKind::Resolved.bit();
        let to = self.state.facts.len();
        self.gather_reactions((from as u8, to as u8, mask, Answered::ByAll));
        let answered = self.state.pending.len() > waiting || self.quests_might_be_met(from..to, mask);
        self.state.pending.truncate(waiting);
        self.state.facts.truncate(from);
        answered
    }

    /// An icon that was put off comes when every sentence has been tried.
    pub(super) fn place_late_icon(&mut self, at: usize, frame: &EffectFrame) {
        let late = self.state.beyond.icons.iter().position(|own| own.frame.index() == at);
        if let Some(late) = late {
            let LateIcon { room, .. } = self.state.beyond.icons.remove(late);
            self.place_icon(frame.you, frame.actor, room);
        }
    }

    /// Whoever falls in between has lost it with the rest of the effect (RC-37).
    pub(super) fn drop_late_icons(&mut self, at: usize) {
        if !self.state.beyond.icons.is_empty() {
            self.state.beyond.icons.retain(|own| own.frame.index() < at);
        }
    }
}
