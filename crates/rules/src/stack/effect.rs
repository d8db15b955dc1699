//! An effect in the course of being resolved: program, position, bindings.

use super::{Begun, Doing, Finding, Source, Target};
use crate::ids::*;
use codex::{EffectId, EvocationId, QuestId, SpellType};
use serde::{Deserialize, Serialize};

/// How far an effect has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EffectStep {
    /// Reveal and instability icon (R9.22), or the activation of a room.
    Opening,
    /// Its target is chosen.
    Target,
    /// Its sentences are resolved.
    Sentences,
    /// Its last full stop.
    Ending,
    /// A quest pays its points (R5.7).
    Reward,
    /// Nothing is left of it.
    Finished,
    /// Between target and sentences: when the icon comes (C8.5).
    Icon,
    /// Before all: an event that was drawn shows a crown (R3.4).
    Crown,
    /// Then its points and its place (R3.5).
    Arrival,
    /// The activation of a room whose mage does not want its effect (R15.5).
    Bare,
    /// What followed on such an activation is over.
    Waived,
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

/// How the last two parts of a sentence share cubes that are too few for both. It is written down as the two marks that it
/// was once: the other way round, and one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(bool, bool)", into = "(bool, bool)")]
pub enum PartOrder {
    /// One after the other, as it stands on the card.
    #[default]
    AsWritten,
    /// The first goes cube by cube and may leave some for the second.
    CubeByCube,
    /// The other way round.
    Turned,
    /// The other way round, once those who are struck were named: "it" holds them.
    StonesFirst,
}

impl PartOrder {
    /// Whether the second part is done before the first.
    pub fn is_turned(self) -> bool {
        matches!(self, PartOrder::Turned | PartOrder::StonesFirst)
    }
}

impl From<(bool, bool)> for PartOrder {
    fn from(marks: (bool, bool)) -> PartOrder {
        match marks {
            (false, false) => PartOrder::AsWritten,
            (false, true) => PartOrder::CubeByCube,
            (true, false) => PartOrder::Turned,
            (true, true) => PartOrder::StonesFirst,
        }
    }
}

impl From<PartOrder> for (bool, bool) {
    fn from(order: PartOrder) -> (bool, bool) {
        (order.is_turned(), matches!(order, PartOrder::CubeByCube | PartOrder::StonesFirst))
    }
}

/// An effect in the course of being resolved: program, position, bindings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EffectFrame {
    /// `u16::MAX`: no sentences (a quest without text).
    pub effect: EffectId,
    /// The card it comes from.
    pub source: Source,
    /// "You": whoever resolves it.
    pub you: Colour,
    /// The model that acts: the mage, or the evocation whose skill this is.
    pub actor: Model,
    /// How far it has come.
    pub step: EffectStep,
    /// With "each mage in order": whose turn it is, counted in play order.
    pub each: u8,
    /// Which sentence is at work.
    pub sentence: u8,
    /// How far the head of the sentence has been dealt with.
    pub begun: Begun,
    /// The other half of that sentence is at work.
    pub second_branch: bool,
    /// In which order its last two parts are done.
    pub order: PartOrder,
    /// Which clause of it.
    pub clause: u8,
    /// How often the sentence has been done.
    pub repeats: u8,

    /// What it is aimed at.
    pub target: Target,
    /// "It", "them".
    pub it: Models,
    /// Where "it" stood when it left play.
    pub it_room: Spot,
    /// Whom it has damaged, as far as they still stand.
    pub damaged: Models,
    /// How many models it has damaged, those included that have fallen since.
    pub damaged_count: u8,
    /// Models that were seen to be in for it when it was aimed.
    pub reached: Models,
    /// Models that ignore this effect (R24.12).
    pub ignoring: Models,
    /// On whose bars it has converted cubes.
    pub converted_on: Models,
    /// "That mage", "that evocation".
    pub that: Model,
    /// "That room".
    pub that_room: Spot,
    /// The kind of evocation that set this off, or the type of the spell it has revealed.
    pub that_kind: ThatKind,
    /// Whose deed set it off.
    pub caster: Colour,
    /// "That quest".
    pub quest: QuestId,
    /// "That much".
    pub amount: u8,
    /// Whether the sentence before did anything.
    pub did: bool,
    /// This sentence has already made something that "it" means.
    pub produced: bool,
    /// What `did` becomes at the end of the sentence.
    pub does: bool,
    /// Cubes converted.
    pub converted: u8,
    /// Black ones among them.
    pub rose_converted: u8,
    /// Cubes the last conversion could not replace.
    pub unconverted: u8,
    /// Seats defeated in the course of this effect: by you, and by the Black Rose.
    pub defeated: u8,
    /// Those by the Black Rose, one bit each.
    pub rose_defeated: u8,
    /// Rooms where it placed or converted instability, of whatever colour.
    pub rooms: u32,
    /// It has placed instability.
    pub placed: bool,
    /// It has summoned.
    pub summoned: bool,
    /// The effect is lent to the frame below: what it did counts as done by that one (Mirrors Room).
    pub lent: bool,

    /// Facts that set it off: a range, kept alive by the settle frame below.
    pub cause_from: u8,
    /// Where the facts that set it off end.
    pub cause_to: u8,
    /// The fact that set it off.
    pub cause_fact: FactId,
    /// Where its own facts begin.
    pub facts_from: u8,

    // What the clause being carried out has found, and where it stands.
    /// How far "whom" is found.
    pub pick_stage: Finding,
    /// How far "where" is found.
    pub place_stage: Finding,
    /// How far the clause at work has come.
    pub doing: Doing,
    /// The models of its pick; those that have had their share may leave the set.
    pub picked: Models,
    /// The rooms of its place, likewise.
    pub place: u32,
}

impl EffectFrame {
    /// Which clause of a branch is at work, where it stands on the card: the last two may be turned.
    pub(crate) fn clause_in(&self, branch: codex::Run) -> usize {
        let (clause, len) = (self.clause as usize, branch.len as usize);
        match self.order.is_turned() && clause < len && clause + 2 >= len {
            true => (2 * len).wrapping_sub(3 + clause),
            false => clause,
        }
    }

    /// At its beginning, with "you" and nothing else known.
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
            order: PartOrder::AsWritten,
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

    /// None of its sentences is carried out any more.
    pub fn lose_words(&mut self) {
        self.sentence = u8::MAX;
    }

    /// Whether its sentences are lost.
    pub fn has_lost_words(&self) -> bool {
        self.sentence == u8::MAX
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
