//! The explicit stack: what is going on, and what it interrupted.
//!
//! Frames are plain data. An interruption is a push, resumption is a pop, and a saved game can be continued anywhere
//! between two questions.

mod doing;
mod effect;

pub use doing::{Begun, Doing, Finding};
pub use effect::{EffectFrame, EffectStep, ThatKind};

use crate::ids::*;
use codex::{Answered, CommandId, EventId, EvocationId, JinxId, QuestId, RoomId, UpgradeId};
use serde::{Deserialize, Serialize};

/// Where an effect comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    Spell {
        card: Card,
        dark: bool,
    },
    /// A persistent spell of that seat and slot.
    Persistent {
        seat: Seat,
        card: Card,
        dark: bool,
    },
    Room {
        room: RoomId,
        turned: bool,
    },
    Quest {
        quest: QuestId,
    },
    Event {
        event: EventId,
    },
    Skill {
        kind: EvocationId,
    },
    Jinx {
        kind: JinxId,
    },
    Upgrade {
        kind: UpgradeId,
    },
    /// A part of a Command Card, or its trap or protection ([`CommandPart::REACTION`]).
    Command {
        card: CommandId,
        part: CommandPart,
    },
    /// A physical attack of a mage or an evocation.
    Attack,
    Rules,
}

/// A part of a Command Card, counted from the top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CommandPart(pub u8);

impl CommandPart {
    /// Its trap or protection, which stands apart.
    pub const REACTION: CommandPart = CommandPart(u8::MAX);

    /// Past all parts for the trap or protection.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// Its place from the top; none for the trap or protection.
    pub fn number(self) -> Option<u8> {
        (self != Self::REACTION).then_some(self.0)
    }
}

/// What the effect acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Target {
    None,
    Model(Model),
    /// A dummy model in this room (R9.17); [`Spot::NOWHERE`] where its place does not matter.
    Dummy {
        room: Spot,
    },
    Room {
        room: Spot,
    },
    /// An evocation that has left play: it cannot be acted on or measured from (R9.23).
    Gone,
}

/// A physical action of a mage (R14.9 to R14.15), or a Momentum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionFrame {
    pub seat: Seat,
    pub kind: ActionKind,
    pub moves: u8,
    pub moved: bool,
    pub activated: bool,
    pub attacked: bool,
    /// The room was activated after a move, so no more moves (R14.12).
    pub moves_closed: bool,
    /// The mage was defeated: what is left is lost (R10.9).
    pub lost: bool,
    pub asked: bool,
    pub closing: bool,
    pub facts_from: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActionKind {
    Explore,
    Fight,
    Command { evocation: Model },
    Momentum,
}

/// The activation of an evocation (R18.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActivationFrame {
    pub model: Model,
    pub controller: Colour,
    pub moves: u8,
    pub strength: i8,
    pub moved: bool,
    pub attacked: bool,
    pub moves_closed: bool,
    /// The mage who commands it with a physical action.
    pub commander: Model,
    pub lost: bool,
    pub asked: bool,
    /// Whom the Avatar's evocation is after (R22.41).
    pub goal: Model,
    /// The list that chooses it instead of the chart, or 0.
    pub priority: u8,
    pub facts_from: u8,
}

/// A Command Card being resolved, part by part (R22.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommandFrame {
    pub card: CommandId,
    /// The next part.
    pub part: CommandPart,
}

/// A model on its way to a goal (R22.27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WalkFrame {
    pub model: Model,
    pub by: Colour,
    /// Someone, or [`Model::NONE`] if it is a room.
    pub goal: Model,
    pub room: Spot,
    pub moves: u8,
    pub lost: bool,
    pub asked: bool,
    pub facts_from: u8,
}

/// A period: reactions, then removals and defeats (R10.23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettleFrame {
    pub stage: SettleStage,
    /// Models whose fall is settled here.
    pub claims: Models,
    pub facts_from: u8,
    pub facts_to: u8,
    pub pending_from: u8,
    /// Whose turn it is, in play order; the Black Rose comes last.
    pub turn: u8,
    pub asked: bool,
    /// Every owner has declared; declared cards are resolved in any case (R10.16).
    pub declared: bool,
    pub answered: Answered,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SettleStage {
    Gather,
    Declare,
    Resolve,
    /// Owners of quests that were met may complete them (C6.10).
    Quests,
    Removals,
    Falls,
    Defeats,
    Done,
}

/// The defeat of a mage from step c on (R17.10); step a comes before, for all who fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DefeatFrame {
    pub seat: Seat,
    /// What may not answer the sentence may not answer the fall it brings about either (L-36).
    pub answered: Answered,
    pub stage: DefeatStage,
    pub facts_from: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DefeatStage {
    /// c: assigned evocations.
    Nightmares,
    /// d to g.
    Score,
    Done,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    Effect(EffectFrame),
    Action(ActionFrame),
    Activation(ActivationFrame),
    Settle(SettleFrame),
    Defeat(DefeatFrame),
    Command(CommandFrame),
    Walk(WalkFrame),
    /// This mage holds more than they may (C6.2, C7.3).
    Excess(Seat),
}
