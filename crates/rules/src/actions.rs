//! Physical actions, casting and Momentum (R14.9 to R14.34).

use crate::decision::{AskKind, Choice};
use crate::facts::{Fact, FactKind};
use crate::game::{Flow, Game};
use crate::happening::{Action, What};
use crate::hexes;
use crate::ids::*;
use crate::spells::Leaving;
use crate::stack::*;
use crate::state::*;
use crate::triggers::Context;
use codex::{Ban, Deed, EventId, Face, Lasting, ListenerId, Means, RoomId, RoomInAction, RoomSet, SpellType};

impl Game {
    /// Slots a mage may cast from: the quick one and the lowest numbered ready one (R14.18).
    pub(crate) fn castable_slots(&self, seat: Seat) -> impl Iterator<Item = SheetSlot> + use<> {
        let sheet = self.state.mage(seat).sheet;
        let ready = move |slot: SheetSlot| sheet[slot.index()].state == SlotState::Ready;
        let numbered = SheetSlot::numbered().find(|&slot| ready(slot));
        numbered.into_iter().chain(ready(SheetSlot::QUICK).then_some(SheetSlot::QUICK))
    }

    /// Casts a ready spell: a trap or protection becomes active, anything else is revealed and returned as a frame.
    pub(crate) fn cast(&mut self, seat: Seat, slot: SheetSlot) -> Option<EffectFrame> {
        let state = self.state.mage(seat).sheet[slot.index()];
        let side = *self.side(state);
        if matches!(side.kind, SpellType::Trap | SpellType::Protection) {
            self.state.mage_mut(seat).sheet[slot.index()].state = SlotState::Active;
            let protection = side.kind == SpellType::Protection;
            self.tell(What::SpellActive { seat, slot, protection });
            self.note_waiting(seat, slot, side.kind.means());
            return None;
        }
        self.reveal_slot(seat, slot);
        let source = Source::Spell { card: state.card, dark: state.dark };
        Some(EffectFrame::new(side.effect, source, seat.colour()))
    }

    /// A trap or protection lies in wait: that is a cast too (C20.6).
    fn note_waiting(&mut self, seat: Seat, slot: SheetSlot, means: Means) {
        let by = self.state.side(seat);
        match self.state.stack.is_empty() {
            true if self.hears(codex::Deed::Casts) => {
                self.by_rule(|game| game.note_cast(by, means, 0, Some(slot)));
            }
            true => {}
            false => self.note_cast(by, means, 0, Some(slot)),
        }
    }

    /// Some rooms need cards in hand to be activated at all (R15.6).
    pub(crate) fn has_hand_for(&self, seat: Seat, room: RoomId) -> bool {
        self.state.spells.len(spell_pile::hand(seat)) >= self.codex.rooms[room.index()].needs_hand as usize
    }

    /// Whether the mage may activate the room they are in (R15.2 to R15.6).
    pub(crate) fn can_activate_room(&self, seat: Seat) -> bool {
        self.could_activate(seat, self.state.mage(seat).place, false, RoomSet::default())
    }

    /// The face of a room that lies up.
    pub(crate) fn face(&self, room: &RoomState) -> &Face {
        &self.codex.rooms[room.room.index()].faces[room.turned as usize]
    }

    /// Whether activating the room there turns a token.
    pub fn turns_token(&self, place: Spot) -> bool {
        self.state.rooms.get(place.index()).is_some_and(|room| self.face(room).token)
    }

    /// The effect of a room; a face with a token turns it (R15.3, C11.6).
    pub(crate) fn room_effect(&mut self, seat: Seat, place: Spot) -> EffectFrame {
        let state = self.state.rooms[place.index()];
        let (room, turned, face) = (state.room, state.turned, *self.face(&state));
        self.state.rooms[place.index()].used |= face.token;
        let effect = self.effect_at(place).expect("an open room has an effect");
        EffectFrame::new(effect, Source::Room { room, turned }, seat.colour())
    }

    /// With its effect, or without it: the token is turned all the same (R15.5).
    fn activate_own_room(&mut self, seat: Seat, bare: bool) {
        let place = self.state.mage(seat).place;
        let mut frame = self.room_effect(seat, place);
        if bare {
            frame.step = EffectStep::Bare;
        }
        self.start_effect(frame);
    }

    /// Last of all options, where games of before had none.
    fn offer_bare(&mut self, seat: Seat, may_activate: bool) {
        if may_activate && self.may_leave_effect(self.state.mage(seat).place) {
            self.option(Choice::ActivateBare);
        }
    }

    /// A room that asks for cards of the hand must be carried out (R15.6). Of any other the effect may be left (R15.5),
    /// which is worth an offer where a token is turned or an event watches; elsewhere it is what passing is (L-71).
    fn may_leave_effect(&self, place: Spot) -> bool {
        let room = self.name_at(place);
        let watched = |event: &EventId| event.is_some() && self.watches_activation(*event, place);
        self.codex.rooms[room.index()].needs_hand == 0
            && (self.turns_token(place) || self.state.board.iter().any(watched))
    }

    fn watches_activation(&self, event: EventId, place: Spot) -> bool {
        let listeners = &self.codex.listeners[self.codex.events[event.index()].listeners.range()];
        let activated = Fact { room: place, ..Fact::new(FactKind::ActivatedRoom) };
        self.event_in_force(event)
            && listeners.iter().any(|listener| {
                listener.trigger.deed == Deed::ActivatesRoom
                    && self.place_fits(&activated, listener.trigger.place, Context::of_event())
            })
    }

    pub(crate) fn start_action(&mut self, seat: Seat, kind: ActionKind) {
        let action = match kind {
            ActionKind::Explore => Action::Explore,
            ActionKind::Fight => Action::Fight,
            ActionKind::Command { .. } => Action::Command,
            ActionKind::Momentum => Action::Momentum,
        };
        self.tell(What::ActionTaken { seat, action });
        if kind != ActionKind::Momentum {
            self.state.mage_mut(seat).tokens -= 1;
        }
        // How many moves there are is fixed when the action begins (R14.13).
        let moves = match kind {
            ActionKind::Explore => self.speed(seat),
            ActionKind::Momentum => 1,
            _ => 0,
        };
        let facts_from = self.state.facts.len() as u8;
        self.push(Frame::Action(ActionFrame {
            seat,
            kind,
            moves,
            moved: false,
            activated: false,
            attacked: false,
            moves_closed: false,
            lost: false,
            asked: false,
            closing: false,
            facts_from,
        }));
    }

    pub(crate) fn run_action(&mut self) -> Flow {
        let at = self.state.stack.len() - 1;
        let Frame::Action(mut frame) = self.state.stack[at] else { unreachable!() };
        if frame.closing {
            self.state.facts.truncate(frame.facts_from as usize);
            self.state.stack.pop();
            return Flow::Continue;
        }
        if frame.lost {
            return self.close_action(at, frame);
        }
        match frame.kind {
            ActionKind::Explore | ActionKind::Momentum => self.run_explore(at, frame),
            ActionKind::Fight => self.run_fight(at, frame),
            ActionKind::Command { evocation } => {
                if frame.asked {
                    return self.close_action(at, frame);
                }
                frame.asked = true;
                self.state.stack[at] = Frame::Action(frame);
                let owner = frame.seat.colour();
                let child = self.activation(evocation, owner, 0, 0, frame.seat.model());
                self.push(Frame::Activation(child));
                Flow::Continue
            }
        }
    }

    /// Whether activating the room ends the rest of a physical action (C10.6).
    fn activates_last(&self) -> bool {
        self.state.rules.room_in_action == RoomInAction::After
    }

    fn run_explore(&mut self, at: usize, mut frame: ActionFrame) -> Flow {
        let seat = frame.seat;
        if frame.asked {
            frame.asked = false;
            match self.take_choice() {
                Some(Choice::Step { room }) => {
                    frame.moves -= 1;
                    frame.moved = true;
                    self.state.activation.must_leave = false;
                    self.state.stack[at] = Frame::Action(frame);
                    self.put_model(seat.model(), room, seat.colour(), true);
                    self.period(at, frame.facts_from);
                    return Flow::Continue;
                }
                Some(Choice::Attack(model)) => {
                    frame.moves_closed = true;
                    self.attack_in_action(at, frame, model);
                    return Flow::Continue;
                }
                Some(Choice::Instead(listener)) => {
                    frame.moves_closed = true;
                    self.do_instead(at, frame, listener);
                    return Flow::Continue;
                }
                Some(choice @ (Choice::ActivateRoom | Choice::ActivateBare)) => {
                    frame.activated = true;
                    // Before all moves or after all moves, nothing in between (R14.12).
                    frame.moves_closed = frame.moved || self.activates_last();
                    self.state.stack[at] = Frame::Action(frame);
                    self.activate_own_room(seat, choice == Choice::ActivateBare);
                    return Flow::Continue;
                }
                _ => return self.close_action(at, frame),
            }
        }
        let kind = match frame.kind {
            ActionKind::Momentum => AskKind::MomentumStep,
            _ => AskKind::Explore,
        };
        self.ask(seat, kind);
        let free = match frame.kind {
            // A step for a spell is no physical action (RC-38).
            ActionKind::Momentum => !self.is_forbidden(seat, Ban::Move),
            _ => self.may_walk(seat),
        };
        if frame.moves > 0 && !frame.moves_closed && free {
            let place = self.state.mage(seat).place;
            let rooms =
                if place == Spot::CELL { self.state.mage(seat).beside_cell } else { hexes::beside(place) };
            for room in hexes::rooms(rooms) {
                self.option(Choice::Step { room });
            }
        }
        let may_activate =
            frame.kind == ActionKind::Explore && !frame.activated && self.can_activate_room(seat);
        if may_activate {
            self.option(Choice::ActivateRoom);
        }
        let may_attack = frame.kind == ActionKind::Explore && !frame.attacked;
        if may_attack && self.has_lasting(seat.model(), Lasting::ActionsAttack) {
            self.offer_attacks(seat.model(), seat.colour(), Models::EMPTY);
        }
        // A mage who began in the cell must leave it with this action (R14.28).
        if !self.state.activation.must_leave || self.state.options.is_empty() {
            self.option(Choice::Pass);
        }
        self.offer_bare(seat, may_activate);
        frame.asked = true;
        self.state.stack[at] = Frame::Action(frame);
        Flow::Wait
    }

    fn run_fight(&mut self, at: usize, mut frame: ActionFrame) -> Flow {
        let seat = frame.seat;
        if frame.asked {
            frame.asked = false;
            match self.take_choice() {
                Some(Choice::Attack(model)) => {
                    self.attack_in_action(at, frame, model);
                    return Flow::Continue;
                }
                Some(Choice::Instead(listener)) => {
                    self.do_instead(at, frame, listener);
                    return Flow::Continue;
                }
                Some(choice @ (Choice::ActivateRoom | Choice::ActivateBare)) => {
                    frame.activated = true;
                    self.state.stack[at] = Frame::Action(frame);
                    self.activate_own_room(seat, choice == Choice::ActivateBare);
                    return Flow::Continue;
                }
                _ => return self.close_action(at, frame),
            }
        }
        self.ask(seat, AskKind::Fight);
        let over = frame.attacked || frame.activated && self.activates_last();
        if !over {
            self.offer_attacks(seat.model(), seat.colour(), Models::EMPTY);
        }
        let may_activate = !frame.activated && self.can_activate_room(seat);
        if may_activate {
            self.option(Choice::ActivateRoom);
        }
        self.option(Choice::Pass);
        self.offer_bare(seat, may_activate);
        frame.asked = true;
        self.state.stack[at] = Frame::Action(frame);
        Flow::Wait
    }

    fn attack_in_action(&mut self, at: usize, mut frame: ActionFrame, victim: Model) {
        frame.attacked = true;
        self.state.stack[at] = Frame::Action(frame);
        let seat = frame.seat;
        self.attack(at, seat.model(), seat.colour(), victim, self.strength(seat));
    }

    fn do_instead(&mut self, at: usize, mut frame: ActionFrame, listener: ListenerId) {
        frame.attacked = true;
        self.state.stack[at] = Frame::Action(frame);
        self.start_instead(frame.seat.model(), frame.seat.colour(), listener);
    }

    /// The action is over, done or lost; jinxes and cards that watch for it look now.
    fn close_action(&mut self, at: usize, mut frame: ActionFrame) -> Flow {
        frame.closing = true;
        self.state.stack[at] = Frame::Action(frame);
        let (by, actor) = (frame.seat.colour(), frame.seat.model());
        let room = self.state.mage(frame.seat).place;
        let fact = |kind| Fact { by, actor, on: actor, room, ..Fact::new(kind) };
        match frame.kind {
            ActionKind::Explore => self.note(fact(FactKind::Explored)),
            ActionKind::Momentum => self.note(fact(FactKind::UsedMomentum)),
            _ => {}
        }
        if frame.kind != ActionKind::Momentum {
            self.note(fact(FactKind::PhysicalAction));
        }
        self.period(at, frame.facts_from);
        Flow::Continue
    }

    /// Discards a hidden spell of the sheet for a step (R14.22, R8.15, RB-10).
    pub(crate) fn start_momentum(&mut self, seat: Seat, slot: SheetSlot) {
        self.start_action(seat, ActionKind::Momentum);
        self.discard_slot(seat, slot, Leaving::Spent);
    }
}
