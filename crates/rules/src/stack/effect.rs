//! An effect in the course of being resolved: program, position, bindings.

use super::{Begun, Doing, Finding, Source, Target};
use crate::ids::*;
use codex::{EffectId, EvocationId, QuestId, SpellType};
use serde::{Deserialize, Serialize};

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
    /// Between target and sentences: when the icon comes (C8.5).
    Icon,
}

/// What "the same" and "that spell" speak of: a kind of evocation or a type of spell; an effect meets one of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ThatKind(u8);

impl ThatKind {
    /// It has met neither.
    pub const NOTHING: ThatKind = ThatKind(u8::MAX);

    /// The kind of an evocation.
    pub fn of(kind: EvocationId) -> ThatKind {
        ThatKind(kind.0)
    }

    /// The type of a spell.
    pub fn spell(kind: SpellType) -> ThatKind {
        ThatKind(kind as u8)
    }

    /// The kind of evocation that was met.
    pub fn evocation(self) -> Option<EvocationId> {
        (self != Self::NOTHING).then_some(EvocationId(self.0))
    }
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
    /// How far the head of the sentence has been dealt with.
    pub begun: Begun,
    pub second_branch: bool,
    pub clause: u8,
    pub repeats: u8,

    pub target: Target,
    /// "It", "them".
    pub it: Models,
    /// Where "it" stood when it left play.
    pub it_room: Spot,
    pub damaged: Models,
    /// How many models it has damaged, those included that have fallen since.
    pub damaged_count: u8,
    /// Models that were seen to be in for it when it was aimed.
    pub reached: Models,
    /// Models that ignore this effect (R24.12).
    pub ignoring: Models,
    pub converted_on: Models,
    pub that: Model,
    pub that_room: Spot,
    /// The kind of evocation that set this off, or the type of the spell it has revealed.
    pub that_kind: ThatKind,
    pub caster: Colour,
    pub quest: QuestId,
    /// "That much".
    pub amount: u8,
    pub did: bool,
    /// This sentence has already made something that "it" means.
    pub produced: bool,
    /// What `did` becomes at the end of the sentence.
    pub does: bool,
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
    pub cause_fact: FactId,
    pub facts_from: u8,

    // What the clause being carried out has found, and where it stands.
    pub pick_stage: Finding,
    pub place_stage: Finding,
    pub doing: Doing,
    /// The models of its pick; those that have had their share may leave the set.
    pub picked: Models,
    /// The rooms of its place, likewise.
    pub place: u32,
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
            it_room: Spot::NOWHERE,
            damaged: Models::EMPTY,
            damaged_count: 0,
            reached: Models::EMPTY,
            ignoring: Models::EMPTY,
            converted_on: Models::EMPTY,
            that: Model::NONE,
            that_room: Spot::NOWHERE,
            that_kind: ThatKind::NOTHING,
            caster: Colour::NONE,
            quest: QuestId::NONE,
            amount: 0,
            did: false,
            produced: false,
            does: false,
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
            cause_fact: FactId::NONE,
            facts_from: 0,
            pick_stage: Finding::Fresh,
            place_stage: Finding::Fresh,
            doing: Doing::Fresh,
            picked: Models::EMPTY,
            place: 0,
        }
    }

    /// "It" now means this model, together with others made by the same sentence.
    pub fn produce(&mut self, model: Model) {
        self.it = if self.produced { self.it.with(model) } else { Models::one(model) };
        self.produced = true;
    }

    /// Forgets a model that has left play.
    pub fn let_go(&mut self, model: Model, room: Spot) {
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

    /// Forgets what the clause before has found and where it stood.
    pub fn fresh_clause(&mut self) {
        self.pick_stage = Finding::Fresh;
        self.place_stage = Finding::Fresh;
        self.doing = Doing::Fresh;
        self.picked = Models::EMPTY;
        self.place = 0;
    }
}
