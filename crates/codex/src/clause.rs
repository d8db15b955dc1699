//! One clause: a verb with everything that belongs to it.
//!
//! What a clause is made of, whoever looks at it, stands in `parts.rs`.

use crate::program::*;
use serde::{Deserialize, Serialize};

/// One clause. Default targets are filled in by the parser: "inflict 2." is stored as `to: The(Target)`; if the
/// target is a room, the pick means every model in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Clause {
    /// Damage on models.
    Inflict { by: By, amount: Amount, to: Pick },
    /// "pain N": the Black Rose inflicts N on you (R23.1).
    Pain { amount: Amount },
    /// Cubes on bars become one's own.
    ConvertDamage { by: By, amount: Amount, on: Pick },
    /// Cubes leave bars.
    Heal { amount: Amount, all: bool, rose_too: bool, on: Pick },
    /// The damage that set this off does not come.
    IgnoreDamage { amount: Amount },
    /// "ignore that spell": its effect does not touch you (R24.12).
    IgnoreEffect,
    /// "divert N damage to X": that much of the damage just suffered lies on X instead.
    Divert { amount: Amount, all: bool, to: Pick },
    /// Cubes come into rooms.
    PlaceInstability { by: By, amount: Amount, place: Place },
    /// Cubes in rooms become one's own.
    ConvertInstability { by: By, amount: Amount, place: Place },
    /// An evocation comes into the lodge.
    Summon { what: Summoned, place: Place },
    /// Evocations act.
    Activate {
        who: Pick,
        control: bool,
        strength: i8,
        speed: i8,
        /// Overrides the Avatar's chart for the choice of whom to attack (R22.40); 0 for none.
        priority: u8,
    },
    /// "give X strength +N for its next activation".
    Empower { who: Pick, strength: i8, speed: i8 },
    /// Evocations leave the lodge.
    Remove { who: Pick },
    /// Mages get jinxes.
    AssignJinx { jinx: Option<JinxId>, to: Pick },
    /// Evocations get upgrades.
    AssignUpgrade { upgrade: Option<UpgradeId>, to: Pick },
    /// A nightmare; `None`: any kind, of the caster's choice.
    AssignNightmare { nightmare: Option<EvocationId>, to: Pick },
    /// Mages are rid of jinxes.
    DiscardJinx { from: Pick },
    /// Evocations lose upgrades.
    DiscardUpgrade { from: Pick },
    /// One step to an adjacent room; `optional` for "up to 1".
    Move { who: Pick, optional: bool },
    /// "move X towards Y": up to Speed moves by the shortest way, stopping on arrival (R22.27).
    Approach { who: Pick, goal: Goal },
    /// Models are placed, without a step.
    Put { who: Pick, place: Place },
    /// Points are gained.
    Gain { who: Party, amount: Amount },
    /// Points are lost.
    Lose { who: Party, amount: Amount },
    /// Points go from one to another.
    Steal { amount: Amount, from: Pick },
    /// The Crown is taken.
    TakeCrown,
    /// A trophy is taken.
    TakeTrophy { from: Pick },
    /// "give 1 trophy to the rose": one of your own that is still yours.
    GiveTrophy,
    /// Spells are drawn.
    DrawSpells { from: SpellSource, amount: Amount },
    /// Quests are drawn.
    DrawQuests { amount: Amount, moon: MoonPick },
    /// Events are turned up.
    DrawEvents { amount: Amount, moon: MoonPick },
    /// "the rose draws a quest" (R5.11).
    RoseDrawsQuest,
    /// Spells are discarded.
    DiscardSpells { who: Pick, amount: Amount },
    /// Quests are discarded.
    DiscardQuests { who: Pick, state: QuestState, amount: Amount },
    /// "discard an active quest or a jinx" of your own.
    DiscardQuestOrJinx,
    /// Events leave the board.
    DiscardEvents {
        amount: Amount,
        /// The Black Rose gains nothing for them, whatever an edition says (C5.7).
        unpaid: bool,
    },
    /// "search your grimoire (or memories) for 1 spell (and show it)".
    Search { shown: bool, memories: bool, filter: SpellFilter },
    /// What was played becomes the grimoire again.
    ShuffleMemories,
    /// "look at N spells of one school, draw K"; what becomes of the others is said.
    LookSpells { from: LookSource, amount: Amount, take: u8, rest: Rest },
    /// Quests are looked at, and some are kept.
    LookQuests { amount: Amount, moon: MoonPick, take: u8 },
    /// "choose an active quest": binds "that quest".
    ChooseQuest,
    /// A quest is done without its task.
    CompleteQuest { that: bool },
    /// A quest is solved, or its effect resolved.
    SolveQuest { which: SolvedQuest },
    /// Mages fall.
    Defeat { who: Pick },
    /// Mages may act once more.
    Refresh { amount: Amount },
    /// "return 1 revealed fire or water spell to your hand".
    ReturnRevealed { elements: Elements },
    /// "swap a revealed spell with one from your hand"; the new one lies revealed, unresolved.
    SwapRevealed,
    /// "cast your next ready spell", "target casts their next ready spell".
    CastNext { who: Pick },
    /// "activate a room with a construct, used or not, except R, R".
    ActivateRoom { with: Kind, except: RoomSet },
    /// "use the rebuilt effect of another room except R, R".
    UseRebuilt { except: RoomSet },
    /// "attack a model@0": a physical attack with your strength.
    Attack { who: Pick },
    /// "give a forgotten spell to target": from your hand to theirs.
    GiveForgotten { to: Pick },
    /// "target that mage": binds the target without a choice.
    BindTarget(Bind),
    /// "persistent each time ...": stays to the end of the turn (R11).
    Persist(ListenerId),
    /// "reveal another command": the next Command Card, in the same Activation (R22.24).
    RevealCommand,
    /// "close target room": it cannot be activated this turn, its token is turned (C15.11).
    CloseRooms { place: Place },
    /// "activate target room": its token is turned, its effect comes from where it is (C11.7, C11.12); or, `used`, a
    /// room whose token is turned already.
    ActivatePlace { place: Place, used: bool, except: RoomSet },
    /// "cast N spells from hand": each in place of a spell on the sheet (C10.14); from where `from` stands, if said.
    CastFromHand { amount: Amount, types: Means, from: Option<Pick> },
    /// "transfer N damage from X to Y": cubes change places and keep their colours (C14.19).
    Transfer { amount: Amount, from: Pick, to: Pick },
    /// "swap places with X".
    SwapPlaces { with: Pick },
    /// "move you 1 and attack": so many steps, then one attack, each at will (C20.23).
    Sally {
        who: Pick,
        steps: u8,
        control: bool,
        /// "someone else": whom this effect has struck before is spared.
        spares: bool,
    },
    /// "it attacks": an evocation, without moving.
    Attacks { who: Pick, control: bool },
    /// "A then B": what follows is carried out only if what stands before it was.
    Then,
    /// "go on": the sentence begins again.
    GoOn,
    /// "X discards a ready spell or ...": each of them chooses.
    Ransom { who: Pick, refusal: Toll },
    /// "convert N damage or ...": a toll for each cube that could not be converted (RC-36).
    ConvertOr { amount: Amount, on: Pick, toll: Toll },
    /// Cubes go home to whoever placed them (C15.10); `optional` for "up to".
    RemoveInstability { amount: Amount, place: Place, optional: bool },
    /// "target loses 1 token": available ones are turned.
    LoseTokens { who: Pick, amount: Amount },
    /// "move X into R": one step each, whatever lies between.
    MoveInto { who: Pick, place: Place },
    /// "reveal a quest": the top one of a deck, to its discard pile; it is "that quest".
    RevealQuest { moon: MoonPick },
    /// "claim that quest": the card, as a solved quest of yours, without its power.
    ClaimQuest,
    /// "look at the active quests of X and take 1": of one of them, if you like; "it" is whose it was.
    TakeActiveQuest { from: Group },
    /// "X draws N quests".
    DrawsQuests { who: Pick, amount: Amount, moon: MoonPick },
    /// "use the effect of another used room except R, R".
    UseUsed { except: RoomSet },
    /// "inflict 3, 2 and 1 along a chain": the target, a model beside it, a third one beside that; all of it one blow.
    InflictChain { amounts: [u8; 3] },
    /// "look at N quests and swap 1": one of them for one of yours; the others go back on top in any order.
    SwapQuests { amount: Amount },
    /// "this turn target room counts as blue".
    Recolour { place: Place, colour: RoomColour },
    /// "this turn target room copies another room": name, colour and effect (C11.13).
    CopyRoom { place: Place, except: RoomSet },
    /// "this turn ...": a change that lasts to the end of the turn.
    ThisTurn(ListenerId),
    /// "persistent on X each time ...": one token for each of them.
    PersistOn { who: Pick, listener: ListenerId },
    /// "look at N quests and keep 1 for P power": you may, and the others go back as they lay.
    BuyQuest { amount: Amount, moon: MoonPick, price: u8 },
    /// "X cannot move by actions this turn": an inhibition (C1.10).
    Forbid {
        who: Pick,
        what: Ban,
        /// In the next Action Phase instead of this turn.
        next: bool,
    },
    /// "X discards a ready spell"; with `yours` you choose it, face down.
    DiscardReady { who: Pick, which: PreparedSpell, yours: bool },
    /// Hands are shown to one mage.
    SeeHand { of: Pick },
    /// Prepared spells are shown to one mage.
    SeeReady { of: Pick },
    /// "swap a spell with X": one of their hand for one of yours.
    SwapSpells { with: Pick },
    /// "reveal the next ready spell of X": it stays where it is, face up.
    RevealNext { of: Pick },
    /// "cast the next ready spell of X": you are its caster, the card stays theirs (C8.12).
    CastNextOf { of: Pick },
    /// "take a spell from a discard pile": of the library, any one.
    TakeDiscarded,
    /// "take 1 solved quest from X".
    TakeQuest { from: Pick },
    /// "take the card of that quest", "take the power of that quest": what its solver would have.
    DivertQuest { spoils: Spoils },
    /// "refuse that quest": it is not solved, and cannot be this turn.
    RefuseQuest,
    /// "look at N quests and keep 1 and give 1 to another mage".
    ShareQuests { amount: Amount },
    /// "look at N quests of the previous moon and complete 1": the others stay where they are.
    CompleteLooked { amount: Amount, moon: MoonPick },
    /// "look at N events and play up to K": the others go back on top in any order.
    LookEvents { amount: Amount, play: u8 },
    /// "share an event": discarded from the board, half of what it pays for each of you and the Black Rose.
    ShareEvent,
    /// "cancel that spell": it vanishes for everyone (C20.5).
    CancelSpell,
    /// "X may cancel that spell".
    MayCancel { who: Pick },
    /// "turn that spell onto X": X is its target from now on.
    TurnSpell { to: Pick },
    /// "stop that activation": the room is not activated, its token stays up.
    StopActivation,
    /// "take over that activation": you activate the room in their place.
    TakeOver,
    /// "afterwards ...": when the effect that set this off is over.
    Afterwards(EffectId),
    /// "ignore the damage of that spell": the rest of it touches you.
    IgnoreSpellDamage,
    /// "return the damage of that spell": its caster suffers as much as you do.
    ReturnSpellDamage,
    /// "undo N of that damage at the end of the turn", unless the target falls.
    Undo { amount: Amount },
    /// "score the fall as N power": who falls by this effect pays you alone (RC-39).
    ScoreFall {
        power: u8,
        /// Nobody else, the Black Rose included; otherwise no other mage.
        from_rose: bool,
    },
    /// "avert your defeat": all damage is healed, and you do not fall.
    AvertDefeat,
    /// "defeat X as first": the fall is scored as if yours were the most cubes.
    DefeatAsFirst { who: Pick },
    /// "move X 1 with Y": both into the same room.
    MoveTogether { who: Pick, with: Pick },
    /// "topple N rooms beside target room except R, R": destroyed whatever lies there, and their tokens are yours.
    Topple { count: u8, except: RoomSet },
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

/// What an inhibition forbids a mage (C1.10, RC-38).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ban {
    /// To move by physical actions.
    MoveByAction,
    /// To move at all.
    Move,
    /// To leave the room by physical actions or spells.
    Leave,
    /// Activating rooms.
    ActivateRooms,
}

/// Spells on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PreparedSpell {
    /// Any that is still to be cast.
    Ready,
    /// Ready, and not in the quick slot.
    ReadyNumbered,
    /// In the quick slot, ready or revealed.
    Quick,
}

/// What a solved quest brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Spoils {
    /// The quest itself.
    Card,
    /// Its points.
    Power,
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
    /// Whoever resolves it.
    You,
    /// The Black Rose.
    Rose,
}

/// Receivers and losers of power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Party {
    /// The Black Rose.
    Rose,
    /// Mages that are picked.
    Mages(Pick),
}

/// What "that" speaks of afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bind {
    /// The model that set this off.
    ThatModel,
    /// The room in which it happened.
    ThatRoom,
    /// The mage with the most damage on you; of several the one you choose.
    HurtYouMost,
}

/// Which evocation is summoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Summoned {
    /// This kind.
    Kind(EvocationId),
    /// Any kind that can be summoned, with health of at most this; forgotten ones only if `forgotten`.
    Any { health: u8, forgotten: bool },
    /// The kind of the evocation that set off the trigger.
    Same,
}

/// Where spells are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpellSource {
    /// From the own deck.
    Grimoire,
    /// A random one.
    Memories,
    /// Each from a school of your choice.
    Library,
    /// From the Forgotten Spells.
    Forgotten,
    /// The one that was put there last.
    TopOfMemories,
    /// Each from a school of your choice, or the top one of its discard pile.
    LibraryOrDiscards,
}

/// Which spells are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LookSource {
    /// The top of one deck of the library.
    OneSchool,
    /// The top of the Forgotten Spells.
    Forgotten,
    /// The others go under the deck instead of being discarded.
    ForgottenUnder,
    /// The top of the own deck.
    Grimoire,
    /// Those that were put there last.
    Memories,
}

/// What becomes of cards that were looked at and not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rest {
    /// They are discarded.
    Discarded,
    /// Into the deck they came from, which is shuffled.
    Shuffled,
    /// Back on top, in the order one likes.
    OnTop,
    /// They stay as they lie.
    Left,
}

/// Of which moon a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoonPick {
    /// Of the moon that has risen.
    Current,
    /// The current moon or the next one, as the mage likes.
    CurrentOrNext,
    /// Of this one.
    Of(u8),
    /// The moon before the current one; none in the first.
    Previous,
    /// The moon of "that quest".
    OfThatQuest,
}

/// How far a quest has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum QuestState {
    /// Somebody works on it.
    Active,
    /// It can be solved.
    Completed,
    /// It has been solved.
    Solved,
}

/// Which quest is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SolvedQuest {
    /// The quest whose effect this is.
    This,
    /// One of your active quests.
    OneActive,
    /// The top one of the deck of the current moon, revealed for it.
    Top,
}

/// Which of the spells looked at may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpellFilter {
    /// Whichever.
    Any,
    /// Spells with a side that summons.
    Summoning,
}
