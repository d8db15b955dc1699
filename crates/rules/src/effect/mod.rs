//! Resolving an effect: opening, target, sentence by sentence, ending (R9.1 to R9.5, R9.22).

mod need;
mod opening;
mod order;
mod sentence;
mod target;

use crate::cubes::Deed;
use crate::facts::*;
use crate::game::{Flow, Game};
use crate::happening::What;
use crate::ids::*;
use crate::stack::*;
use codex::{Clause, EffectId, Means, Scope, SolvedQuest};

impl Game {
    /// Starts resolving an effect on top of the stack.
    pub(crate) fn start_effect(&mut self, mut frame: EffectFrame) {
        frame.facts_from = self.state.facts.len() as u8;
        self.push(Frame::Effect(frame));
    }

    /// Something a rule does between two effects: a sentence of its own, with a full stop.
    pub(crate) fn by_rule(&mut self, deed: impl FnOnce(&mut Game)) {
        self.by_rule_then(|game| {
            deed(game);
            None
        });
    }

    /// The same, and an effect to resolve when the full stop is over.
    pub(crate) fn by_rule_then(&mut self, deed: impl FnOnce(&mut Game) -> Option<EffectFrame>) {
        let mut frame = EffectFrame::new(EffectId(u16::MAX), Source::Rules, Colour::ROSE);
        frame.step = EffectStep::Finished;
        self.start_effect(frame);
        let from = self.state.facts.len() as u8;
        if let Some(mut next) = deed(self) {
            next.facts_from = from;
            self.push_below(Frame::Effect(next));
        }
        self.period(self.state.stack.len() - 1, from);
    }

    pub(crate) fn means(&self, source: Source) -> Means {
        match source {
            Source::Spell { card, dark } | Source::Persistent { card, dark, .. } => {
                self.side_of(card, dark).kind.means()
            }
            Source::Room { .. } => Means::ROOM,
            Source::Quest { .. } => Means::QUEST,
            Source::Event { .. } => Means::EVENT,
            Source::Skill { .. } | Source::Jinx { .. } | Source::Upgrade { .. } => Means::SKILL,
            Source::Command { card, part } => match self.command_spell(card, part) {
                Some((kind, _)) => kind.means(),
                None => Means::OTHER,
            },
            Source::Attack => Means::ATTACK,
            Source::Rules => Means::OTHER,
        }
    }

    fn elements(&self, source: Source) -> u8 {
        match source {
            Source::Spell { card, dark } | Source::Persistent { card, dark, .. } => {
                1 << self.element_of(card, dark) as u8
            }
            Source::Command { card, part } => self
                .command_spell(card, part)
                .and_then(|(_, element)| element)
                .map_or(0, |own| 1 << own as u8),
            _ => 0,
        }
    }

    /// Whose deed the clauses of a frame are.
    pub(crate) fn deed(&self, frame: &EffectFrame, by: codex::By) -> Deed {
        let at = self.state.top();
        let means = self.means(frame.source);
        match by {
            codex::By::You => Deed { by: frame.you, actor: frame.actor, means, frame: at },
            codex::By::Rose => Deed { by: Colour::ROSE, actor: Model::NONE, means, frame: at },
        }
    }

    pub(crate) fn run_effect(&mut self) -> Flow {
        let at = self.state.stack.len() - 1;
        let Frame::Effect(mut frame) = self.state.stack[at] else { unreachable!() };
        match frame.step {
            EffectStep::Crown => {
                frame.step = EffectStep::Arrival;
                self.state.stack[at] = Frame::Effect(frame);
                self.take_crown(self.state.decider(frame.caster));
                self.period(at, frame.facts_from);
                Flow::Continue
            }
            EffectStep::Arrival => {
                let Source::Event { event } = frame.source else { unreachable!() };
                let acts = self.receive_event(event);
                self.join_whoever_drew(&mut frame);
                frame.step = if acts { EffectStep::Opening } else { EffectStep::Finished };
                self.state.stack[at] = Frame::Effect(frame);
                self.period(at, frame.facts_from);
                Flow::Continue
            }
            EffectStep::Opening | EffectStep::Bare => {
                if self.names_element(&frame) {
                    return Flow::Wait;
                }
                let bare = frame.step == EffectStep::Bare;
                frame.step = if bare { EffectStep::Waived } else { EffectStep::Target };
                self.state.stack[at] = Frame::Effect(frame);
                self.open_effect(&frame);
                self.period(at, frame.facts_from);
                Flow::Continue
            }
            EffectStep::Waived => {
                frame.step = EffectStep::Finished;
                self.state.stack[at] = Frame::Effect(frame);
                if let Some(seat) = self.state.mage_of(frame.you) {
                    self.tell(What::EffectWaived { seat });
                }
                Flow::Continue
            }
            EffectStep::Target => self.choose_target(at, frame),
            EffectStep::Icon => self.choose_icon(at, frame),
            EffectStep::Sentences => self.run_sentence(at, frame),
            EffectStep::Ending => {
                frame.step = if self.is_rewarded(&frame) { EffectStep::Reward } else { EffectStep::Finished };
                self.state.stack[at] = Frame::Effect(frame);
                self.place_late_icon(at, &frame);
                self.note_resolved(&frame);
                self.period(at, frame.facts_from);
                Flow::Continue
            }
            EffectStep::Reward => {
                frame.step = EffectStep::Finished;
                self.state.stack[at] = Frame::Effect(frame);
                if let (Source::Quest { quest }, Some(seat)) = (frame.source, frame.you.seat()) {
                    self.solve_quest(seat, quest);
                }
                self.period(at, frame.facts_from);
                Flow::Continue
            }
            EffectStep::Finished => {
                self.state.facts.truncate(frame.facts_from as usize);
                self.state.stack.pop();
                self.drop_late_icons(at);
                self.end_lasting_of(at);
                match (frame.source, frame.you.seat()) {
                    (Source::Event { event }, _) => self.put_away_event(event),
                    (Source::Quest { quest }, Some(seat)) => self.keep_unsolved(seat, quest),
                    _ => {}
                }
                if let (true, Some(Frame::Effect(below))) = (frame.lent, self.state.stack.last_mut()) {
                    below.placed |= frame.placed;
                    below.summoned |= frame.summoned;
                    below.rooms |= frame.rooms;
                }
                self.demand_excess();
                Flow::Continue
            }
        }
    }

    /// A quest that says itself when it is solved is not solved by the rule (Surrender of Power).
    fn is_rewarded(&self, frame: &EffectFrame) -> bool {
        if !matches!(frame.source, Source::Quest { .. }) {
            return false;
        }
        let Some(effect) = self.codex.effects.get(frame.effect.index()) else { return true };
        !self.codex.sentences[effect.sentences.range()].iter().any(|sentence| {
            self.codex.clauses[sentence.clauses.range()]
                .contains(&Clause::SolveQuest { which: SolvedQuest::This })
        })
    }

    /// The reveal of a spell with its icon, an effect of its own (R9.7, R16.2); or the activation of a room.
    fn open_effect(&mut self, frame: &EffectFrame) {
        let Some(seat) = self.state.mage_of(frame.you) else { return };
        let (by, actor) = (frame.you, frame.actor);
        let place = self.cast_at(frame, seat);
        match frame.source {
            Source::Spell { card, .. } => {
                let (means, elements) = (self.means(frame.source), self.elements(frame.source));
                self.note(Fact { by, actor, room: place, means, elements, ..Fact::new(FactKind::Revealed) });
                if self.has_icon(card) && !self.state.icon_may_wait() {
                    self.place_icon(by, actor, place);
                }
            }
            Source::Command { card, part } => self.open_command(frame, card, part, place),
            Source::Quest { quest } if self.hears(codex::Deed::BeginsToSolve) => self.note(Fact {
                by,
                actor,
                on: actor,
                room: place,
                means: Means::QUEST,
                extra: quest.0 as u64,
                ..Fact::new(FactKind::Solving)
            }),
            Source::Room { room, .. } => {
                self.tell(What::RoomActivated { seat, room });
                let place = self.state.place_of_room(room).unwrap_or(Spot::NOWHERE);
                let means = Means::ROOM;
                self.note(Fact { by, actor, room: place, means, ..Fact::new(FactKind::ActivatedRoom) });
            }
            _ => {}
        }
    }

    /// Where an effect comes from: the room of its mage, or of the evocation that casts in the mage's place.
    fn cast_at(&self, frame: &EffectFrame, seat: Seat) -> Spot {
        let spell = matches!(frame.source, Source::Spell { .. });
        if spell && self.state.in_lodge(frame.actor) {
            self.state.place(frame.actor)
        } else {
            self.state.mage(seat).place
        }
    }

    /// Whether any card waits for such a deed; what nobody waits for is not written down.
    pub(crate) fn hears(&self, deed: codex::Deed) -> bool {
        self.codex.heard & deed.bit() != 0
    }

    /// A spell is cast (C20.6); `slot` is where a trap or protection has become active.
    pub(crate) fn note_cast(&mut self, by: Colour, means: Means, elements: u8, slot: Option<SheetSlot>) {
        if self.hears(codex::Deed::Casts) {
            let (actor, extra) = (self.state.body(by), slot.map_or(u8::MAX, |slot| slot.0) as u64);
            let room = self.state.place(actor);
            self.note(Fact { by, actor, room, means, elements, extra, ..Fact::new(FactKind::Cast) });
        }
    }

    /// The instability icon is an effect of its own (R16.2).
    pub(crate) fn place_icon(&mut self, by: Colour, actor: Model, place: Spot) {
        let at = self.state.top();
        let deed = Deed { by, actor, means: Means::ICON, frame: at };
        if self.place_instability(place, 1, deed) > 0 {
            self.note(Fact {
                by,
                actor,
                room: place,
                means: Means::ICON,
                amount: RESOLVED_PLACED,
                extra: place.bit() as u64,
                ..Fact::new(FactKind::Resolved)
            });
        }
    }

    /// The icon stands beside the spell, so it comes after a physical action printed above (R22.22, RB-45).
    fn open_command(&mut self, frame: &EffectFrame, card: codex::CommandId, part: CommandPart, place: Spot) {
        let (by, actor) = (frame.you, frame.actor);
        let (means, elements) = (self.means(frame.source), self.elements(frame.source));
        if self.command_spell(card, part).is_some() {
            self.note(Fact { by, actor, room: place, means, elements, ..Fact::new(FactKind::Revealed) });
        }
        let parts = &self.codex.commands[card.index()].parts;
        if parts.get(part.index()).is_some_and(|part| part.unstable) {
            self.place_icon(by, actor, place);
        }
    }

    /// "Each mage in order": the next mage becomes "you".
    pub(super) fn begin_each(&self, frame: EffectFrame) -> EffectFrame {
        let seat = self.state.nth_in_order(frame.each);
        let mut fresh = EffectFrame::new(frame.effect, frame.source, seat.colour());
        fresh.each = frame.each;
        fresh.step = frame.step;
        fresh.facts_from = frame.facts_from;
        fresh
    }

    pub(super) fn end_of_sentences(&mut self, at: usize, mut frame: EffectFrame) -> Flow {
        let each = self.codex.effects[frame.effect.index()].scope == Scope::EachMage;
        // The Avatar is passed over (R22.13).
        let skipped = self.state.is_avatar(self.state.nth_in_order(frame.each + 1)) as u8;
        if each && ((frame.each + 1 + skipped) as usize) < self.state.mages.len() {
            frame.each += 1 + skipped;
            frame = self.begin_each(frame);
            frame.step = EffectStep::Sentences;
        } else {
            frame.step = EffectStep::Ending;
        }
        self.state.stack[at] = Frame::Effect(frame);
        Flow::Continue
    }

    /// An effect is resolved once every sentence has been tried (R9.4).
    fn note_resolved(&mut self, frame: &EffectFrame) {
        let Some(seat) = self.state.mage_of(frame.you) else { return };
        if matches!(frame.source, Source::Event { .. } | Source::Rules) || frame.lent {
            return;
        }
        if let Source::Command { card, part } = frame.source
            && self.command_spell(card, part).is_none()
        {
            let (by, actor, room) = (frame.you, frame.actor, self.state.mage(seat).place);
            self.note(Fact { by, actor, on: actor, room, ..Fact::new(FactKind::PhysicalAction) });
            return;
        }
        let room = match frame.source {
            Source::Room { room, .. } => self.state.place_of_room(room).unwrap_or(Spot::NOWHERE),
            _ => self.state.mage(seat).place,
        };
        let placed = if frame.placed { RESOLVED_PLACED } else { 0 };
        let summoned = if frame.summoned { RESOLVED_SUMMONED } else { 0 };
        let (means, elements) = match frame.source {
            // A persistent at work is not the spell being resolved again.
            Source::Persistent { .. } => (Means::OTHER, 0),
            source => (self.means(source), self.elements(source)),
        };
        self.note(Fact {
            by: frame.you,
            actor: frame.actor,
            room,
            amount: placed | summoned,
            means,
            elements,
            extra: frame.rooms as u64,
            ..Fact::new(FactKind::Resolved)
        });
    }
}
