//! The explicit stack: what is going on, and what it interrupted.
//!
//! Frames are plain data. An interruption is a push, resumption is a pop, and a saved game can be continued anywhere
//! between two questions.

mod doing;
mod effect;

pub use doing::{Begun, Doing, Finding, Gift};
pub use effect::{EffectFrame, EffectStep, PartOrder, ThatKind};

use crate::ids::*;
use codex::{Answered, CommandId, EventId, EvocationId, JinxId, QuestId, RoomId, UpgradeId};
use serde::{Deserialize, Serialize};

/// Where an effect comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Source {
    /// A spell, with its side.
    Spell { card: Card, dark: bool },
    /// A persistent spell of that seat and slot.
    Persistent { seat: Seat, card: Card, dark: bool },
    /// A room, with its face.
    Room { room: RoomId, turned: bool },
    /// A quest that is solved.
    Quest { quest: QuestId },
    /// An event.
    Event { event: EventId },
    /// The skill of a kind of evocation.
    Skill { kind: EvocationId },
    /// A jinx.
    Jinx { kind: JinxId },
    /// An upgrade.
    Upgrade { kind: UpgradeId },
    /// A part of a Command Card, or its trap or protection ([`CommandPart::REACTION`]).
    Command { card: CommandId, part: CommandPart },
    /// A physical attack of a mage or an evocation.
    Attack,
    /// No card, a rule.
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
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Target {
    /// Nothing is aimed at.
    None,
    /// One model.
    Model(Model),
    /// A dummy model in this room (R9.17); [`Spot::NOWHERE`] where its place does not matter.
    Dummy { room: Spot },
    /// One room.
    Room { room: Spot },
    /// An evocation that has left play: it cannot be acted on or measured from (R9.23).
    Gone,
}

/// A physical action of a mage (R14.9 to R14.15), or a Momentum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionFrame {
    /// Who acts.
    pub seat: Seat,
    /// Which action.
    pub kind: ActionKind,
    /// Steps left.
    pub moves: u8,
    /// It has taken a step.
    pub moved: bool,
    /// It has activated a room.
    pub activated: bool,
    /// It has struck.
    pub attacked: bool,
    /// The room was activated after a move, so no more moves (R14.12).
    pub moves_closed: bool,
    /// The mage was defeated: what is left is lost (R10.9).
    pub lost: bool,
    /// A question is open.
    pub asked: bool,
    /// Nothing more can follow.
    pub closing: bool,
    /// Where its facts begin.
    pub facts_from: u8,
}

/// The physical actions, and Momentum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum ActionKind {
    /// Steps, and a room.
    Explore,
    /// A blow.
    Fight,
    /// An evocation is ordered.
    Command { evocation: Model },
    /// A spell was spent for a move.
    Momentum,
}

/// The activation of an evocation (R18.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActivationFrame {
    /// Which model acts.
    pub model: Model,
    /// Who chooses for it.
    pub controller: Colour,
    /// Steps left.
    pub moves: u8,
    /// Added to its strength.
    pub strength: i8,
    /// It has taken a step.
    pub moved: bool,
    /// It has struck.
    pub attacked: bool,
    /// It takes no further step.
    pub moves_closed: bool,
    /// The mage who commands it with a physical action.
    pub commander: Model,
    /// Nothing more is done: the model is gone.
    pub lost: bool,
    /// A question is open.
    pub asked: bool,
    /// Whom the Avatar's evocation is after (R22.41).
    pub goal: Model,
    /// The list that chooses it instead of the chart, or 0.
    pub priority: u8,
    /// Where its facts begin.
    pub facts_from: u8,
}

/// An attack whose cubes are too few for all whom it strikes besides the one it names (C14.11); what makes it lies
/// under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttackFrame {
    /// Which model strikes.
    pub attacker: Model,
    /// Whose cubes they are.
    pub by: Colour,
    /// Whom it names.
    pub victim: Model,
    /// Where the facts begin that wait for cubes.
    pub facts: u8,
}

/// A Command Card being resolved, part by part (R22.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommandFrame {
    /// Which card.
    pub card: CommandId,
    /// The next part.
    pub part: CommandPart,
    /// Further cards that its last part has called for.
    pub more: u8,
}

/// A model on its way to a goal (R22.27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WalkFrame {
    /// Which model walks.
    pub model: Model,
    /// Whose deed it is.
    pub by: Colour,
    /// Someone, or [`Model::NONE`] if it is a room.
    pub goal: Model,
    /// Where it wants to be.
    pub room: Spot,
    /// Steps left.
    pub moves: u8,
    /// Nothing more is done: the model is gone.
    pub lost: bool,
    /// A question is open.
    pub asked: bool,
    /// Where its facts begin.
    pub facts_from: u8,
}

/// A period: reactions, then removals and defeats (R10.23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettleFrame {
    /// How far it has come.
    pub stage: SettleStage,
    /// Models whose fall is settled here.
    pub claims: Models,
    /// Where the facts of the sentence begin.
    pub facts_from: u8,
    /// Where they end.
    pub facts_to: u8,
    /// Where its reactions begin among those that wait.
    pub pending_from: u8,
    /// Whose turn it is, in play order; the Black Rose comes last.
    pub turn: u8,
    /// A question is open.
    pub asked: bool,
    /// Every owner has declared; declared cards are resolved in any case (R10.16).
    pub declared: bool,
    /// Which cards may answer.
    pub answered: Answered,
}

/// What happens at a full stop, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SettleStage {
    /// Cards that answer are listed.
    Gather,
    /// Their owners say which they use.
    Declare,
    /// Those are resolved.
    Resolve,
    /// Owners of quests that were met may complete them (C6.10).
    Quests,
    /// Spent evocations leave.
    Removals,
    /// Everybody about to fall may answer.
    Falls,
    /// Those who fall are defeated.
    Defeats,
    /// The next sentence may come.
    Done,
}

/// The defeat of a mage from step c on (R17.10); step a comes before, for all who fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DefeatFrame {
    /// Who falls.
    pub seat: Seat,
    /// What may not answer the sentence may not answer the fall it brings about either (L-36).
    pub answered: Answered,
    /// How far it has come.
    pub stage: DefeatStage,
    /// Where its facts begin.
    pub facts_from: u8,
}

/// The steps of a defeat, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DefeatStage {
    /// c: assigned evocations.
    Nightmares,
    /// d to g.
    Score,
    /// The mage is in its cell.
    Done,
}

/// Something under way, which others may interrupt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    /// The effect of a card.
    Effect(EffectFrame),
    /// A physical action.
    Action(ActionFrame),
    /// An evocation acts.
    Activation(ActivationFrame),
    /// A full stop.
    Settle(SettleFrame),
    /// A mage falls.
    Defeat(DefeatFrame),
    /// A Command Card of the Avatar.
    Command(CommandFrame),
    /// A model on its way to a goal.
    Walk(WalkFrame),
    /// This mage holds more than they may (C6.2, C7.3).
    Excess(Seat),
    /// An attack with too few cubes.
    Attack(AttackFrame),
}
