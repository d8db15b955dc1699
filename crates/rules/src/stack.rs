//! The explicit stack: what is going on, and what it interrupted.
//!
//! Frames are plain data. An interruption is a push, resumption is a pop, and a saved game can be continued anywhere
//! between two questions.

use crate::ids::*;
use codex::{Answered, EffectId, EvocationId, JinxId, RoomId, UpgradeId};
use serde::{Deserialize, Serialize};

/// Where an effect comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    Spell {
        card: u8,
        dark: bool,
    },
    /// A persistent spell of that seat and slot.
    Persistent {
        seat: Seat,
        card: u8,
        dark: bool,
    },
    Room {
        room: RoomId,
        rebuilt: bool,
    },
    Quest {
        quest: u8,
    },
    Event {
        event: u8,
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
    /// A part of a Command Card, or its trap or protection ([`REACTION`]).
    Command {
        card: u8,
        part: u8,
    },
    /// A physical attack of a mage or an evocation.
    Attack,
    Rules,
}

/// The part of a Command Card that answers something.
pub const REACTION: u8 = u8::MAX;

/// What the effect acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Target {
    None,
    Model(Model),
    /// A dummy model in this room (R9.17); [`NONE`] where the place does not matter.
    Dummy {
        room: u8,
    },
    Room {
        room: u8,
    },
    /// An evocation that has left play: it cannot be acted on or measured from (R9.23).
    Gone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EffectStep {
    /// Reveal and instability icon (R9.22), or the activation of a room.
    Opening,
    Target,
    Sentences,
    Ending,
    /// A quest pays its points (R5.7).
    Reward,
    Finished,
}

/// An effect in the course of being resolved: program, position, bindings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EffectFrame {
    /// `u16::MAX`: no sentences (a quest without text).
    pub effect: EffectId,
    pub source: Source,
    /// "You": whoever resolves it.
    pub you: Colour,
    /// The model that acts: the mage, or the evocation whose skill this is.
    pub actor: Model,
    pub step: EffectStep,
    /// With "each mage in order": whose turn it is, counted in play order.
    pub each: u8,
    pub sentence: u8,
    /// Sub-step within the sentence; see `effect.rs`.
    pub begun: Begun,
    pub second_branch: bool,
    pub clause: u8,
    pub repeats: u8,

    pub target: Target,
    /// "It", "them".
    pub it: Models,
    /// Where "it" stood when it left play.
    pub it_room: u8,
    pub damaged: Models,
    /// How many models it has damaged, those included that have fallen since.
    pub damaged_count: u8,
    /// Models that were seen to be in for it when it was aimed.
    pub reached: Models,
    /// Models that ignore this effect (R24.12).
    pub ignoring: Models,
    pub converted_on: Models,
    pub that: Model,
    pub that_room: u8,
    /// The kind of evocation that set this off.
    pub that_kind: u8,
    pub caster: Colour,
    pub quest: u8,
    /// "That much".
    pub amount: u8,
    pub did: bool,
    /// This sentence has already made something that "it" means.
    pub produced: bool,
    /// What `did` and `amount` become at the end of the sentence.
    pub doing: bool,
    pub converted: u8,
    pub rose_converted: u8,
    /// Cubes the last conversion could not replace.
    pub unconverted: u8,
    /// Seats defeated in the course of this effect: by you, and by the Black Rose.
    pub defeated: u8,
    pub rose_defeated: u8,
    /// Rooms where it placed or converted instability, of whatever colour.
    pub rooms: u32,
    pub placed: bool,
    pub summoned: bool,
    /// The effect is lent to the frame below: what it did counts as done by that one (Mirrors Room).
    pub lent: bool,

    /// Facts that set it off: a range, kept alive by the settle frame below.
    pub cause_from: u8,
    pub cause_to: u8,
    pub cause_fact: u8,
    pub facts_from: u8,

    // Registers of the clause being carried out.
    pub pick_stage: u8,
    pub place_stage: u8,
    pub work: u8,
    pub left: u8,
    pub picked: Models,
    pub place: u32,
    pub mark: u8,
}

/// How far the head of a sentence has been dealt with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Begun {
    No,
    Target,
    May,
    Branch,
    Running,
}

impl EffectFrame {
    pub fn new(effect: EffectId, source: Source, you: Colour) -> EffectFrame {
        EffectFrame {
            effect,
            source,
            you,
            actor: you.seat().map_or(Model::NONE, Seat::model),
            step: EffectStep::Opening,
            each: 0,
            sentence: 0,
            begun: Begun::No,
            second_branch: false,
            clause: 0,
            repeats: 0,
            target: Target::None,
            it: Models::EMPTY,
            it_room: NONE,
            damaged: Models::EMPTY,
            damaged_count: 0,
            reached: Models::EMPTY,
            ignoring: Models::EMPTY,
            converted_on: Models::EMPTY,
            that: Model::NONE,
            that_room: NONE,
            that_kind: NONE,
            caster: Colour::NONE,
            quest: NONE,
            amount: 0,
            did: false,
            produced: false,
            doing: false,
            converted: 0,
            rose_converted: 0,
            unconverted: 0,
            defeated: 0,
            rose_defeated: 0,
            rooms: 0,
            placed: false,
            summoned: false,
            lent: false,
            cause_from: 0,
            cause_to: 0,
            cause_fact: NONE,
            facts_from: 0,
            pick_stage: 0,
            place_stage: 0,
            work: 0,
            left: 0,
            picked: Models::EMPTY,
            place: 0,
            mark: 0,
        }
    }

    /// "It" now means this model, together with others made by the same sentence.
    pub fn produce(&mut self, model: Model) {
        self.it = if self.produced { self.it.with(model) } else { Models::one(model) };
        self.produced = true;
    }

    /// Forgets a model that has left play.
    pub fn let_go(&mut self, model: Model, room: u8) {
        let gone = Models::one(model);
        if self.it.has(model) {
            self.it = self.it.without(gone);
            self.it_room = room;
        }
        for set in [&mut self.damaged, &mut self.picked, &mut self.ignoring, &mut self.reached] {
            *set = set.without(gone);
        }
        if self.target == Target::Model(model) {
            self.target = Target::Gone;
        }
        if self.that == model {
            self.that = Model::NONE;
        }
    }

    /// Forgets the registers of the clause before.
    pub fn fresh_clause(&mut self) {
        self.pick_stage = 0;
        self.place_stage = 0;
        self.work = 0;
        self.left = 0;
        self.picked = Models::EMPTY;
        self.place = 0;
    }
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
    pub commander: u8,
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
    pub card: u8,
    /// The next part.
    pub part: u8,
}

/// A model on its way to a goal (R22.27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WalkFrame {
    pub model: Model,
    pub by: Colour,
    /// Someone, or [`Model::NONE`] if it is a room.
    pub goal: Model,
    pub room: u8,
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
}
