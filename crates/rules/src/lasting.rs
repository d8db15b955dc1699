//! What lasts beyond its sentence without being a card: inhibitions, damage that fades, quests that were refused, and
//! what an answer has agreed with the effect it answers.
//!
//! One short list in the state. What belongs to an effect goes with its frame, what belongs to a turn in Clean-up.

use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::marks::Bound;
use crate::stack::{EffectFrame, Frame, Source};
use codex::{Ban, JinxId, QuestId, Spoils};
use serde::{Deserialize, Serialize};

/// Entries at once; the slots of six mages cannot make more.
pub const LASTING: usize = 24;

/// Something agreed on that outlasts its sentence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Lasting {
    /// An empty entry.
    #[default]
    Nothing,
    /// A mage who cannot leave this room by physical actions or spells this turn.
    Kept { seat: Seat, room: Spot },
    /// Damage that is taken back at the end of the turn.
    Undone { by: Colour, on: Model, cubes: u8 },
    /// A quest that cannot be solved this turn.
    Refused { quest: QuestId },
    /// Whoever takes what a quest that is being solved brings.
    Diverted { quest: QuestId, spoils: Spoils, to: Seat },
    /// Who falls by this effect pays `by` alone (RC-39).
    Claimed { frame: Depth, by: Colour, power: u8, from_rose: bool },
    /// This fall is scored as if `by` had the most cubes.
    First { by: Colour, over: Seat },
    /// The damage of this effect does not touch the model.
    Unharmed { frame: Depth, model: Model },
    /// The caster of this effect suffers what the model suffers by it.
    Mirrored { frame: Depth, model: Model },
    /// What the spell of this frame has brought its caster.
    Earned { frame: Depth, power: u8 },
    /// A quest that was met when the deed was done; or, without one, that others may think so.
    Met { frame: Depth, seat: Seat, quest: QuestId },
    /// A quest whose deed was done while what it asks for besides did not hold.
    Missed { frame: Depth, quest: QuestId },
    /// A quest that a deed among the facts from there on has met, whose figure is gone, or is `with` a mage whose form is.
    QuestDue { from: u8, seat: Seat, quest: QuestId, with: Model },
    /// The same of a jinx.
    JinxDue { from: u8, seat: Seat, jinx: JinxId, with: Model },
}

impl Lasting {
    /// The effect under way it belongs to, by depth.
    fn frame(&mut self) -> Option<&mut Depth> {
        match self {
            Lasting::Claimed { frame, .. }
            | Lasting::Unharmed { frame, .. }
            | Lasting::Mirrored { frame, .. }
            | Lasting::Earned { frame, .. }
            | Lasting::Met { frame, .. }
            | Lasting::Missed { frame, .. } => Some(frame),
            _ => None,
        }
    }
}

impl Game {
    pub(crate) fn last(&mut self, what: Lasting) {
        if self.state.lasting.is_full() {
            return self.marks.lose(Bound::Lasting);
        }
        self.state.lasting.push(what);
    }

    /// An effect is over: what was agreed with it goes.
    pub(crate) fn end_lasting_of(&mut self, depth: usize) {
        if !self.state.lasting.is_empty() {
            self.state.lasting.retain(|&own| {
                let mut own = own;
                own.frame().is_none_or(|frame| frame.index() < depth)
            });
        }
    }

    /// A frame comes to lie below others: those above are one deeper, and whoever speaks of them says so.
    pub(crate) fn insert_frame(&mut self, at: usize, frame: Frame) {
        self.push(frame);
        self.state.stack[at..].rotate_right(1);
        let deeper = |depth: &mut Depth| depth.0 += (*depth != Depth::NONE && depth.index() >= at) as u8;
        self.state.facts.iter_mut().for_each(|fact| deeper(&mut fact.frame));
        self.state.beyond.icons.iter_mut().for_each(|icon| deeper(&mut icon.frame));
        self.state.lasting.iter_mut().filter_map(Lasting::frame).for_each(deeper);
    }

    /// Whether a mage is kept from something just now (C1.10).
    pub(crate) fn is_forbidden(&self, seat: Seat, ban: Ban) -> bool {
        let own = self.state.beyond.inhibited[seat.index()];
        match ban {
            Ban::MoveByAction => own.walks.holds(),
            Ban::Move => own.moves.holds(),
            Ban::ActivateRooms => own.rooms.holds(),
            Ban::Leave => {
                self.state.lasting.contains(&Lasting::Kept { seat, room: self.state.mage(seat).place })
            }
        }
    }

    /// Whether a physical action may move a mage.
    pub(crate) fn may_walk(&self, seat: Seat) -> bool {
        ![Ban::MoveByAction, Ban::Move, Ban::Leave].iter().any(|&ban| self.is_forbidden(seat, ban))
    }

    /// Whether an effect may move a model out of its room.
    pub(crate) fn may_be_moved(&self, frame: &EffectFrame, model: Model) -> bool {
        let Some(seat) = model.mage() else { return true };
        let spell = match frame.source {
            Source::Spell { .. } | Source::Persistent { .. } => true,
            // The other part of a Command Card is a physical action (R22.20).
            Source::Command { card, part } if self.command_spell(card, part).is_none() => {
                return self.may_walk(seat);
            }
            Source::Command { .. } => true,
            _ => false,
        };
        !(self.is_forbidden(seat, Ban::Move) || spell && self.is_forbidden(seat, Ban::Leave))
    }

    /// What was to fade has been scored or has gone home.
    pub(crate) fn forget_damage(&mut self, model: Model) {
        self.state.lasting.retain(|own| !matches!(own, Lasting::Undone { on, .. } if *on == model));
    }

    /// The first thing in Clean-up: what lasts to the end of the turn ends (C17.1, C17.6).
    pub(crate) fn end_lasting(&mut self) {
        for index in 0..self.state.lasting.len() {
            let Lasting::Undone { by, on, cubes } = self.state.lasting[index] else { continue };
            for _ in 0..cubes {
                if self.take_damage(on, by) {
                    self.tell(What::Healed { on: self.figure(on), colour: by });
                }
            }
        }
        self.state.lasting.clear();
    }

    pub(crate) fn is_refused(&self, quest: QuestId) -> bool {
        self.state.lasting.contains(&Lasting::Refused { quest })
    }

    /// Who gets what a quest brings: its solver, unless somebody has taken it.
    pub(crate) fn spoils_of(&self, seat: Seat, quest: QuestId, wanted: Spoils) -> Seat {
        let taker = self.state.lasting.iter().find_map(|own| match *own {
            Lasting::Diverted { quest: which, spoils, to } if which == quest && spoils == wanted => Some(to),
            _ => None,
        });
        taker.unwrap_or(seat)
    }
}
