//! One clause: a verb with everything that belongs to it.
//!
//! What a clause is made of, whoever looks at it, stands in `parts.rs`.

use crate::program::*;
use serde::{Deserialize, Serialize};

/// One clause. Default targets are filled in by the parser: "inflict 2." is stored as `to: The(Target)`; if the
/// target is a room, the pick means every model in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Clause {
    Inflict {
        by: By,
        amount: Amount,
        to: Pick,
    },
    /// "pain N": the Black Rose inflicts N on you (R23.1).
    Pain {
        amount: Amount,
    },
    ConvertDamage {
        by: By,
        amount: Amount,
        on: Pick,
    },
    Heal {
        amount: Amount,
        all: bool,
        rose_too: bool,
        on: Pick,
    },
    IgnoreDamage {
        amount: Amount,
    },
    /// "ignore that spell": its effect does not touch you (R24.12).
    IgnoreEffect,
    /// "divert N damage to X": that much of the damage just suffered lies on X instead.
    Divert {
        amount: Amount,
        all: bool,
        to: Pick,
    },
    PlaceInstability {
        by: By,
        amount: Amount,
        place: Place,
    },
    ConvertInstability {
        by: By,
        amount: Amount,
        place: Place,
    },
    Summon {
        what: Summoned,
        place: Place,
    },
    Activate {
        who: Pick,
        control: bool,
        strength: i8,
        speed: i8,
        /// Overrides the Avatar's chart for the choice of whom to attack (R22.40); 0 for none.
        priority: u8,
    },
    /// "give X strength +N for its next activation".
    Empower {
        who: Pick,
        strength: i8,
        speed: i8,
    },
    Remove {
        who: Pick,
    },
    AssignJinx {
        jinx: Option<JinxId>,
        to: Pick,
    },
    AssignUpgrade {
        upgrade: Option<UpgradeId>,
        to: Pick,
    },
    /// A nightmare; `None`: any kind, of the caster's choice.
    AssignNightmare {
        nightmare: Option<EvocationId>,
        to: Pick,
    },
    DiscardJinx {
        from: Pick,
    },
    DiscardUpgrade {
        from: Pick,
    },
    /// One step to an adjacent room; `optional` for "up to 1".
    Move {
        who: Pick,
        optional: bool,
    },
    /// "move X towards Y": up to Speed moves by the shortest way, stopping on arrival (R22.27).
    Approach {
        who: Pick,
        goal: Goal,
    },
    Put {
        who: Pick,
        place: Place,
    },
    Gain {
        who: Party,
        amount: Amount,
    },
    Lose {
        who: Party,
        amount: Amount,
    },
    Steal {
        amount: Amount,
        from: Pick,
    },
    TakeCrown,
    TakeTrophy {
        from: Pick,
    },
    /// "give 1 trophy to the rose": one of your own that is still yours.
    GiveTrophy,
    DrawSpells {
        from: SpellSource,
        amount: Amount,
    },
    DrawQuests {
        amount: Amount,
        moon: MoonPick,
    },
    DrawEvents {
        amount: Amount,
        moon: MoonPick,
    },
    /// "the rose draws a quest" (R5.11).
    RoseDrawsQuest,
    DiscardSpells {
        who: Pick,
        amount: Amount,
    },
    DiscardQuests {
        state: QuestState,
        amount: Amount,
    },
    /// "discard an active quest or a jinx" of your own.
    DiscardQuestOrJinx,
    DiscardEvents {
        amount: Amount,
    },
    /// "search your grimoire (or memories) for 1 spell (and show it)".
    Search {
        shown: bool,
        memories: bool,
        filter: SpellFilter,
    },
    ShuffleMemories,
    /// "look at N spells of one school, draw K"; the others go to the discard pile.
    LookSpells {
        from: LookSource,
        amount: Amount,
        take: u8,
    },
    LookQuests {
        amount: Amount,
        moon: MoonPick,
        take: u8,
    },
    /// "choose an active quest": binds "that quest".
    ChooseQuest,
    CompleteQuest {
        that: bool,
    },
    SolveQuest {
        which: SolvedQuest,
    },
    Defeat {
        who: Pick,
    },
    Refresh {
        amount: Amount,
    },
    /// "return 1 revealed fire or water spell to your hand".
    ReturnRevealed {
        elements: Elements,
    },
    /// "swap a revealed spell with one from your hand"; the new one lies revealed, unresolved.
    SwapRevealed,
    /// "cast your next ready spell".
    CastNext,
    /// "activate a room with a construct, used or not, except R, R".
    ActivateRoom {
        with: Kind,
        except: RoomSet,
    },
    /// "use the rebuilt effect of another room except R, R".
    UseRebuilt {
        except: RoomSet,
    },
    /// "attack a model@0": a physical attack with your strength.
    Attack {
        who: Pick,
    },
    /// "give a forgotten spell to target": from your hand to theirs.
    GiveForgotten {
        to: Pick,
    },
    /// "target that mage": binds the target without a choice.
    BindTarget(Bind),
    /// "persistent each time ...": stays to the end of the turn (R11).
    Persist(ListenerId),
    /// "reveal another command": the next Command Card, in the same Activation (R22.24).
    RevealCommand,
    /// "transfer N damage from X to Y": cubes change places and keep their colours (C14.19).
    Transfer {
        amount: Amount,
        from: Pick,
        to: Pick,
    },
    /// "swap places with X".
    SwapPlaces {
        with: Pick,
    },
    /// "move you 1 and attack": so many steps, then one attack, each at will (C20.23).
    Sally {
        who: Pick,
        steps: u8,
        control: bool,
        /// "someone else": whom this effect has struck before is spared.
        spares: bool,
    },
    /// "it attacks": an evocation, without moving.
    Attacks {
        who: Pick,
        control: bool,
    },
    /// "A then B": what follows is carried out only if what stands before it was.
    Then,
    /// "go on": the sentence begins again.
    GoOn,
    /// "X discards a ready spell or ...": each of them chooses.
    Ransom {
        who: Pick,
        refusal: Toll,
    },
    /// "convert N damage or ...": a toll for each cube that could not be converted (RC-36).
    ConvertOr {
        amount: Amount,
        on: Pick,
        toll: Toll,
    },
    /// Cubes go home to whoever placed them (C15.10); `optional` for "up to".
    RemoveInstability {
        amount: Amount,
        place: Place,
        optional: bool,
    },
    /// "this turn ...": a change that lasts to the end of the turn.
    ThisTurn(ListenerId),
}

/// What it costs somebody not to give what is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Toll {
    /// They suffer so much damage.
    Suffers(u8),
    /// They lose so much power.
    Loses(u8),
    /// You gain so much power.
    YouGain(u8),
}

/// Where a model is heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// Someone, wherever they go.
    Model(Pick),
    /// A room; of several the nearest.
    Room(Place),
}

/// Whose cubes are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum By {
    You,
    Rose,
}

/// Receivers and losers of power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Party {
    Rose,
    Mages(Pick),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bind {
    ThatModel,
    ThatRoom,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Summoned {
    Kind(EvocationId),
    /// Any kind that can be summoned, with health of at most this; forgotten ones only if `forgotten`.
    Any {
        health: u8,
        forgotten: bool,
    },
    /// The kind of the evocation that set off the trigger.
    Same,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpellSource {
    Grimoire,
    /// A random one.
    Memories,
    /// Each from a school of your choice.
    Library,
    Forgotten,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LookSource {
    OneSchool,
    Forgotten,
    /// The others go under the deck instead of being discarded.
    ForgottenUnder,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoonPick {
    Current,
    /// The current moon or the next one, as the mage likes.
    CurrentOrNext,
    Of(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum QuestState {
    Active,
    Completed,
    Solved,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SolvedQuest {
    /// The quest whose effect this is.
    This,
    /// One of your active quests.
    OneActive,
    /// The top one of the deck of the current moon, revealed for it.
    Top,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpellFilter {
    Any,
    /// Spells with a side that summons.
    Summoning,
}
