//! Cards and rooms at work within an effect: cast, activate, use, persist.

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::happening::What;
use crate::hexes;
use crate::ids::*;
use crate::marks::Bound;
use crate::stack::{Doing, EffectFrame, EffectStep, Frame, Source, Target};
use crate::state::*;
use codex::{EffectId, Kind, ListenerId, Pick, RoomSet, SpellType, TriggerPlace, Who, Whose};

impl Game {
    /// The quick spell or the lowest numbered ready one (R14.18), outside the usual count of casts. Nobody casts from
    /// the cell (C11.9).
    pub(super) fn cast_next(&mut self, frame: &mut EffectFrame, who: Pick) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let mage = models.iter().find_map(Model::mage).filter(|&seat| !self.state.is_avatar(seat));
        let Some(seat) = mage else { return Outcome::Done(false) };
        match frame.doing {
            Doing::Fresh if who != Pick::The(Who::You) && self.state.mage(seat).in_cell() => {
                Outcome::Done(false)
            }
            Doing::Fresh => self.choose(frame, seat, AskKind::Slot, |game| {
                for slot in game.castable_slots(seat) {
                    game.option(Choice::Slot { slot });
                }
            }),
            Doing::Asked => {
                let slot = answer!(self, Choice::Slot { slot } => slot);
                let Some(slot) = slot else { return Outcome::Done(false) };
                match self.cast(seat, slot) {
                    Some(child) => self.first_comes(frame, child),
                    None => Outcome::Done(true),
                }
            }
            _ => Outcome::Done(true),
        }
    }

    /// An effect of its own, with facts of its own, before the clause goes on.
    pub(super) fn first_comes(&self, frame: &mut EffectFrame, mut child: EffectFrame) -> Outcome {
        frame.doing = Doing::Waiting;
        child.facts_from = self.state.facts.len() as u8;
        Outcome::Push(Frame::Effect(child))
    }

    /// A room holding a model of a kind, used or not; its effect is resolved from where the mage stands (L-23).
    pub(super) fn activate_room_clause(
        &mut self,
        frame: &mut EffectFrame,
        with: Kind,
        except: RoomSet,
    ) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        match frame.doing {
            Doing::Fresh => {
                let you = frame.you;
                self.choose(frame, seat, AskKind::Room, |game| {
                    game.offer_rooms(seat, except, |game, place| {
                        let mut here = game.state.models_in(place).iter();
                        game.is_open(place) && here.any(|model| game.is_of(model, with, Whose::Any, you))
                    });
                })
            }
            Doing::Asked => {
                let room = answer!(self, Choice::Room { room } => room);
                let Some(room) = room else { return Outcome::Done(false) };
                let child = self.room_effect(seat, room);
                self.first_comes(frame, child)
            }
            _ => Outcome::Done(true),
        }
    }

    /// The rebuilt effect of another room, resolved from where the mage stands.
    pub(super) fn use_rebuilt(&mut self, frame: &mut EffectFrame, except: RoomSet) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        match frame.doing {
            Doing::Fresh => self.choose(frame, seat, AskKind::Room, |game| {
                game.offer_rooms(seat, except, |game, place| game.rebuilt_effect(place).is_some());
            }),
            Doing::Asked => {
                let room = answer!(self, Choice::Room { room } => room);
                let Some(effect) = room.and_then(|place| self.rebuilt_effect(place)) else {
                    return Outcome::Done(false);
                };
                // The effect is lent, the room itself is not activated: its sentences run as this room's.
                let mut child = EffectFrame::new(effect, frame.source, frame.you);
                child.step = EffectStep::Target;
                child.lent = true;
                self.first_comes(frame, child)
            }
            _ => Outcome::Done(true),
        }
    }

    fn rebuilt_effect(&self, place: Spot) -> Option<EffectId> {
        self.codex.rooms[self.name_at(place).index()].faces[1].effect
    }

    /// Rooms whose effect this mage could resolve.
    pub(super) fn offer_rooms(&mut self, seat: Seat, except: RoomSet, fits: impl Fn(&Game, Spot) -> bool) {
        for place in hexes::rooms(hexes::ALL) {
            let room = self.name_at(place);
            if fits(self, place) && !except.has(room) && self.has_hand_for(seat, room) {
                self.option(Choice::Room { room: place });
            }
        }
    }

    /// The token of the slot goes to the target, or to the caster (R11.3).
    pub(crate) fn persist(&mut self, frame: &mut EffectFrame, listener: ListenerId) -> Outcome {
        let (Some(seat), Source::Spell { card, .. }) = (frame.you.seat(), frame.source) else {
            return Outcome::Done(false);
        };
        let mut listener = listener;
        if self.codex.listeners[listener.index()].typed {
            if frame.doing == Doing::Fresh {
                return self.choose(frame, seat, AskKind::SpellType, |game| {
                    SpellType::ALL.iter().for_each(|&kind| game.option(Choice::SpellType(kind)));
                });
            }
            let Some(kind) = answer!(self, Choice::SpellType(kind) => kind) else {
                return Outcome::Done(false);
            };
            self.tell(What::TypeNamed { seat, kind });
            listener.0 += kind as u16;
        }
        let target = match frame.target {
            // Felled by the sentence before, it concerns nobody any more (R9.23).
            Target::Model(model) if !self.state.in_lodge(model) => return Outcome::Done(false),
            Target::Model(model) => model,
            Target::None => seat.model(),
            Target::Dummy { .. } | Target::Room { .. } | Target::Gone => return Outcome::Done(false),
        };
        self.persist_with(frame, seat, card, target, listener)
    }

    /// One token for each of them; whoever has fallen meanwhile bears none.
    pub(super) fn persist_on(&mut self, frame: &mut EffectFrame, who: Pick, listener: ListenerId) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let (Some(seat), Source::Spell { card, .. }) = (frame.you.seat(), frame.source) else {
            return Outcome::Done(false);
        };
        let mut did = false;
        for model in models.iter().filter(|&model| self.state.in_lodge(model)).collect::<Vec<_>>() {
            did |= matches!(self.persist_with(frame, seat, card, model, listener), Outcome::Done(true));
        }
        Outcome::Done(did)
    }

    fn persist_with(
        &mut self,
        frame: &EffectFrame,
        seat: Seat,
        card: Card,
        target: Model,
        listener: ListenerId,
    ) -> Outcome {
        // A spell of another mage that was cast as one's own lies on that mage's sheet (C8.12).
        let found = |of: Seat| self.slot_of(of, card).map(|slot| (of, slot));
        let Some((of, slot)) = found(seat).or_else(|| self.state.seats().find_map(found)) else {
            return Outcome::Done(false);
        };
        if frame.ignoring.has(target) {
            return Outcome::Done(false);
        }
        if self.state.persistents.is_full() {
            self.marks.lose(Bound::Persistents);
            return Outcome::Done(false);
        }
        let remembers = self.codex.listeners[listener.index()].trigger.place == TriggerPlace::ThatRoom;
        let room = if remembers { self.state.place(target) } else { Spot::NOWHERE };
        self.state.persistents.push(Persistent { caster: seat, slot, target, listener, room, of, used: 0 });
        self.tell(What::Persists { seat: of, slot });
        Outcome::Done(true)
    }
}
