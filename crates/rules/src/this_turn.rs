//! What lasts on a mage to the end of the turn: another strength, other attacks, another form (C16.14, C20.22).
//!
//! The spell's token says on whom: each of these is a persistent that no fact sets off.

use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use codex::{Also, EvocationId, Lasting, ListenerId};

impl Game {
    /// Whatever lasts on a model just now.
    pub(crate) fn lasting(&self, model: Model) -> impl Iterator<Item = Lasting> + '_ {
        self.state.persistents.iter().filter(move |own| own.target == model).filter_map(|own| {
            match self.codex.listeners[own.listener.index()].trigger.also {
                Also::Stands(lasting) => Some(lasting),
                _ => None,
            }
        })
    }

    pub(crate) fn has_lasting(&self, model: Model, wanted: Lasting) -> bool {
        self.lasting(model).any(|own| own == wanted)
    }

    /// The strength that lasts on a mage instead of the printed one: the greatest, where there are several.
    pub(crate) fn lasting_strength(&self, seat: Seat) -> Option<u8> {
        let strengths = self.lasting(seat.model()).filter_map(|own| match own {
            Lasting::StrengthIs(strength) => Some(strength),
            Lasting::Becomes { form, .. } => Some(self.codex.evocations[form.index()].strength),
            _ => None,
        });
        strengths.max()
    }

    /// The kind of evocation that a mage is too (C16.14).
    pub(crate) fn form(&self, model: Model) -> Option<EvocationId> {
        self.lasting(model).find_map(|own| match own {
            Lasting::Becomes { form, .. } => Some(form),
            _ => None,
        })
    }

    /// Mages who are evocations too (C16.14).
    pub(crate) fn forms(&self) -> impl Iterator<Item = Model> + '_ {
        self.state.seats().map(Seat::model).filter(|&mage| self.form(mage).is_some())
    }

    pub(crate) fn is_evocation(&self, model: Model) -> bool {
        model.is_some() && (model.mage().is_none() || self.form(model).is_some())
    }

    /// The kind of a model that is an evocation, a mage's form included.
    pub(crate) fn evocation_kind(&self, model: Model) -> Option<EvocationId> {
        match self.state.evocation(model) {
            Some(own) => Some(own.kind),
            None => self.form(model),
        }
    }

    /// Removed as an evocation, a mage stays where they are and is no more than a mage again. It is a removal like any
    /// other for whatever listens (C16.14).
    pub(crate) fn end_form(&mut self, seat: Seat, by: Colour) -> bool {
        let Some(kind) = self.form(seat.model()) else { return false };
        self.remember_deeds_with(seat.model());
        let codex = std::sync::Arc::clone(&self.codex);
        let is_form = |listener: ListenerId| {
            matches!(codex.listeners[listener.index()].trigger.also, Also::Stands(Lasting::Becomes { .. }))
        };
        self.state.persistents.retain(|own| own.target != seat.model() || !is_form(own.listener));
        let (owner, room) = (seat.colour(), self.state.mage(seat).place);
        self.tell(What::EvocationRemoved { kind, owner, room });
        self.note_removal(kind, owner, room, by);
        true
    }

    /// Whether a mage's form still acts in this Evocation Phase.
    pub(crate) fn form_waits(&self, seat: Seat) -> bool {
        let waits = |own| matches!(own, Lasting::Becomes { acted: false, .. });
        self.state.in_lodge(seat.model()) && self.lasting(seat.model()).any(waits)
    }

    /// All forms of the mage act as one: the next listener is the same one after it has acted.
    pub(crate) fn form_acts(&mut self, seat: Seat) {
        for index in 0..self.state.persistents.len() {
            let own = self.state.persistents[index];
            let also = self.codex.listeners[own.listener.index()].trigger.also;
            let waits = matches!(also, Also::Stands(Lasting::Becomes { acted: false, .. }));
            if waits && own.target == seat.model() {
                self.state.persistents[index].listener.0 += 1;
            }
        }
    }
}
