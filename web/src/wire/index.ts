// Generated from crates/table/src/wire by ts-rs. Do not edit: `LODGE_WRITE=1 cargo test -p table --test typescript`.

/** A mage in the own cell is at this place. */
export const CELL = 254;

/** No cube in this gap of a row, no room, no mage chosen yet. */
export const NONE = 255;

/** The quick slot; 0 to 2 are I, II and III. */
export const QUICK = 3;

/** The places below this one are rooms. */
export const ROOMS = 19;

/** The Black Rose among the colours. */
export const ROSE = 4;

/** The slots of a sheet by number. */
export const SLOT_NAMES = ["I", "II", "III", "Quick"];

/**
 * The effect that a question belongs to.
 */
export type About = {
/**
 * The card.
 */
source: SourceView,
/**
 * Who resolves it.
 */
by: Colour,
/**
 * The model that acts, if one does.
 */
actor: Figure | null,
/**
 * What it is aimed at.
 */
target: Target,
/**
 * Counted from 0 over the sentences of the program; `None` before the first (the target is being chosen).
 */
sentence: number | null, };

/**
 * How an evocation acts (R18.5, C16.5).
 */
export type Acting = "InAnyOrder" | "MoveThenAttack";

/**
 * What a mage does when it is its turn.
 */
export type Action = "Explore" | "Fight" | "Command" | "Momentum" | "Cast" | "SolveQuest" | "Pass";

/**
 * Whether this seat agrees that whoever is asked may have a hint.
 */
export type Agree = {
/**
 * The client's own number for it, which comes back.
 */
id: string,
/**
 * Whether they are.
 */
agree: boolean, };

/**
 * What an effect is aimed at.
 */
export type Aim = { "Model": Figure } | "Dummy" | { "Room": Spot };

/**
 * An answer to the open question.
 */
export type Answer = {
/**
 * A fresh word of the client; repeating it is harmless.
 */
id: string,
/**
 * The revision whose question is answered.
 */
revision: number,
/**
 * Its place among the options.
 */
option: number, };

/**
 * In which order owners of cards that are set off answer (R10.15, C12.13).
 */
export type AnswerOrder = "InPlayOrder" | "AfterWhoeverActs";

/**
 * What the element All of a revealed spell shows (R8.5, C8.3).
 */
export type AnyElement = "EveryElement" | "NamedAtTheReveal";

/**
 * What an evocation is by nature.
 */
export type Archetype = "Demon" | "Undead" | "Construct" | "Nightmare" | "Altar" | "Mutation" | "Beast";

/**
 * What would a master do? Changes nothing.
 */
export type AskHint = {
/**
 * The client's own number for it, which comes back.
 */
id: string,
/**
 * The revision whose question it is about.
 */
revision: number, };

/**
 * What a question is about. The options say the rest.
 */
export type AskKind = "ChooseMage" | "ChooseSchool" | "ChooseGrimoire" | "OfferQuest" | "ExcessQuest" | "DrawFrom" | "Keep" | "RemoveSpell" | "DiscardToLimit" | "Prepare" | "Act" | "Explore" | "Fight" | "MomentumStep" | "EvocationStep" | "NextEvocation" | "Target" | "May" | "Either" | "Room" | "Model" | "Step" | "ConvertDamage" | "ConvertInstability" | "Heal" | "Spread" | "Order" | "React" | "Declare" | "Jinx" | "Upgrade" | "Evocation" | "Replace" | "DiscardSpell" | "DiscardQuest" | "DiscardEvent" | "DiscardJinx" | "DiscardUpgrade" | "DiscardQuestOrJinx" | "Quest" | "School" | "Spell" | "Moon" | "Slot" | "TakeBack" | "Rebuild" | "Winner" | "CompleteQuest" | "Icon" | "Element" | "PutUnder" | "TakeOver" | "CastFromHand" | "GiveQuest" | "Transfer" | "RemoveInstability" | "Ransom" | "MoveAndAttack" | "PlayEvent" | "PutBack" | "SpellType" | "TakeQuest" | "Mark";

/**
 * What happens when somebody's time is over.
 */
export type AtZero = "wait" | "answer" | "bot";

/**
 * An Avatar in [`crate::Codex::avatars`].
 */
export type AvatarId = number;

/**
 * The body of the Black Rose (R22).
 */
export type AvatarInfo = {
/**
 * Its id in the content.
 */
id: string,
/**
 * Its name in the language.
 */
name: string,
/**
 * Whose design it is.
 */
origin: Origin,
/**
 * What is of the other origin.
 */
except: Array<Detail>,
/**
 * Cubes its bar takes.
 */
health: number,
/**
 * Steps of a move.
 */
speed: number,
/**
 * Damage of a blow.
 */
strength: number,
/**
 * Trophies it has.
 */
trophies: number,
/**
 * Command Cards in an Action Phase, in the order of `avatar_levels`.
 */
commands: [number, number],
/**
 * Its values, then the lists by which it chooses.
 */
text: CardText, };

/**
 * The board of the Avatar; its figure, damage, jinxes, trophies and solved quests are those of its seat, its points,
 * cubes and taken trophies those of the Black Rose (R22).
 */
export type AvatarView = {
/**
 * Where it sits.
 */
seat: Seat,
/**
 * Which one it is.
 */
card: AvatarId,
/**
 * How hard it plays.
 */
level: Level,
/**
 * Command Cards still to come in this Action Phase.
 */
commands_left: number,
/**
 * Command Cards left of each moon.
 */
command_decks: [number, number, number],
/**
 * The back of the next card: trap or protection, and what sets it off (R22.29, R22.30).
 */
token: TokenView | null,
/**
 * Cards revealed this turn, face up, the latest first.
 */
memories: Array<CommandId>,
/**
 * The card being resolved, and the part that is at work.
 */
resolving: [CommandId, number | null] | null,
/**
 * Its evocations by slot; their particulars are among the evocations.
 */
evocations: Array<Model>,
/**
 * What it has solved.
 */
solved_quests: Array<QuestId>,
/**
 * Why the options of its latest choice are what they are.
 */
reason: Reason,
/**
 * Whether the pending question is the Choice of the Crown (R22.33).
 */
crown_chooses: boolean, };

/**
 * What an inhibition forbids a mage (C1.10, RC-38).
 */
export type Ban = "MoveByAction" | "Move" | "Leave" | "ActivateRooms";

/**
 * The steps of the Black Rose Phase (R3.1, C5.1).
 */
export type BlackRoseSteps = "QuestsLast" | "QuestsFirst";

/**
 * A school or a mage that a table may be laid with.
 */
export type BoxedOffer = {
/**
 * As it is called at a table of the edition it is offered for.
 */
id: string,
/**
 * Its name.
 */
name: string,
/**
 * The edition whose box it lies in.
 */
box: string, };

/**
 * How many cards of a kind a pack brings; `replaced` counts those that stand in the place of others.
 */
export type Brought = {
/**
 * The kind of card.
 */
what: string,
/**
 * How many.
 */
count: number, };

/**
 * A wish for chance.
 */
export type ByLot = "random";

/**
 * An option as a master sees it.
 */
export type Candidate = {
/**
 * Its place among the options.
 */
option: number,
/**
 * What it is expected to bring by the end of the turn, in power points, against how the table stands.
 */
brings: number,
/**
 * In how many imagined games it was tried.
 */
games: number, };

/**
 * A spell card of a game; [`crate::lay::State::spell_cards`] says which spell it is.
 */
export type Card = number;

/**
 * The sorts of cards that have a page of their own.
 */
export type CardKind = "school" | "mage" | "spell" | "room" | "evocation" | "jinx" | "upgrade" | "quest" | "event" | "avatar" | "command";

/**
 * A whole card in one language.
 */
export type CardText = {
/**
 * What sort of card it is.
 */
kind: CardKind,
/**
 * Its id in the content.
 */
id: string,
/**
 * Its name.
 */
title: string,
/**
 * What sort of card it is.
 */
subtitle: TextLine,
/**
 * From top to bottom.
 */
parts: Array<Part>, };

/**
 * Everything a client must know of the cards before it sits down, worded in one language.
 */
export type Catalogue = {
/**
 * The language of its words.
 */
lang: string,
/**
 * The id of the edition.
 */
edition: string,
/**
 * The packs beside it.
 */
packs: Array<string>,
/**
 * The version of the cards.
 */
content: string,
/**
 * By number of the school.
 */
schools: Array<SchoolInfo>,
/**
 * By number of the mage.
 */
mages: Array<MageInfo>,
/**
 * By number of the spell.
 */
spells: Array<SpellInfo>,
/**
 * By number of the room.
 */
rooms: Array<RoomInfo>,
/**
 * By number of the evocation.
 */
evocations: Array<EvocationInfo>,
/**
 * By number of the jinx.
 */
jinxes: Array<JinxInfo>,
/**
 * By number of the upgrade.
 */
upgrades: Array<UpgradeInfo>,
/**
 * By number of the quest.
 */
quests: Array<QuestInfo>,
/**
 * By number of the event.
 */
events: Array<EventInfo>,
/**
 * By number of the Avatar.
 */
avatars: Array<AvatarInfo>,
/**
 * By number of the Command Card.
 */
commands: Array<CommandInfo>,
/**
 * Where the 19 places of the lodge lie, axial; `View.rooms` is in this order.
 */
places: Array<Hex>,
/**
 * How rooms and cells lie, one for each number of mages.
 */
layouts: Array<LayoutInfo>,
/**
 * The bots one can play against.
 */
levels: Array<LevelInfo>,
/**
 * How hard the Avatar can be.
 */
avatar_levels: Array<LevelInfo>,
/**
 * The optional rules that can be switched on or off.
 */
options: Array<RuleInfo>,
/**
 * As printed.
 */
settings: Settings,
/**
 * The icons inside texts.
 */
symbols: Array<SymbolInfo>,
/**
 * Rulings that help with cards.
 */
rulings: Array<RulingInfo>,
/**
 * The lessons one can be taught.
 */
lessons: Array<string>, };

/**
 * The card or the rule that brought something about.
 */
export type Cause = { "Rule": string } | { "Spell": SpellId } | { "Room": RoomId } | { "Quest": QuestId } | { "Event": EventId } | { "Evocation": EvocationId } | { "Jinx": JinxId } | { "Upgrade": UpgradeId } | { "Command": CommandId };

/**
 * What people may say to each other.
 */
export type Chat = "phrases" | "free" | "off";

/**
 * An option. Small and plain: people, bots, scenarios and replays all answer with these.
 */
export type Choice = "Pass" | "Yes" | { "Mage": MageId } | { "School": SchoolId } | { "Grimoire": GrimoireId } | { "Card": Card } | { "Prepare": { card: Card, slot: SheetSlot, dark: boolean, } } | "Explore" | "Fight" | { "Command": Model } | { "Cast": { slot: SheetSlot, } } | { "Momentum": { slot: SheetSlot, } } | { "Solve": { quest: QuestId, } } | { "Step": { room: Spot, } } | "ActivateRoom" | { "Attack": Model } | { "Target": Model } | { "Dummy": { room: Spot, } } | { "Room": { room: Spot, } } | { "Use": { pending: number, } } | { "Cube": { model: Model, colour: Colour, } } | { "RoomCube": { room: Spot, colour: Colour, } } | "First" | "Second" | { "Jinx": JinxId } | { "Upgrade": UpgradeId } | { "Evocation": EvocationId } | { "Quest": { quest: QuestId, } } | { "Event": { event: EventId, } } | { "Moon": number } | { "Slot": { slot: SheetSlot, } } | { "Seat": Seat } | { "Remove": { card: Card, } } | { "Element": Element } | { "Instead": ListenerId } | { "SpellType": SpellType } | { "SlotOf": { seat: Seat, slot: SheetSlot, } } | "ActivateBare";

/**
 * How long people may think. One of the two times is set, in seconds.
 */
export type Clock = {
/**
 * For every decision anew.
 */
each?: number,
/**
 * For all decisions of the game together. Whether somebody reacts costs nothing of it: who thinks about that is
 * nobody's business. It has a time of its own, a tenth of the bank.
 */
bank?: number,
/**
 * What happens when the time is over.
 */
then: AtZero, };

/**
 * A seat's clock at the moment of the message.
 */
export type ClockNow = {
/**
 * Milliseconds; below zero never.
 */
left: number,
/**
 * It is running. While somebody may react nobody's does, as far as others see.
 */
runs: boolean, };

/**
 * Why something was refused. The words are a contract.
 */
export type Code = "unknown_table" | "wrong_token" | "not_your_seat" | "stale" | "unknown_option" | "malformed" | "too_large" | "too_fast" | "full" | "busy" | "game_over" | "nothing_to_undo" | "incompatible_replay" | "setup" | "elsewhere" | "frozen" | "not_agreed" | "name_taken" | "awaited" | "out_of_time";

/**
 * Whose cubes, points or pieces: a seat, or the Black Rose.
 */
export type Colour = number;

/**
 * Whether a physical action may command an evocation (R14.15, C10.15).
 */
export type CommandAction = "Yes" | "No";

/**
 * A Command Card in [`crate::Codex::commands`].
 */
export type CommandId = number;

/**
 * A card of the Avatar's deck.
 */
export type CommandInfo = {
/**
 * Its id in the content.
 */
id: string,
/**
 * Its name in the language.
 */
name: string,
/**
 * Whose design it is.
 */
origin: Origin,
/**
 * What is of the other origin.
 */
except: Array<Detail>,
/**
 * Its moon, 1 to 3.
 */
moon: number,
/**
 * What is on its back, if anything.
 */
token: TokenView | null,
/**
 * Which of the text's parts each printed part is, in order.
 */
parts: Array<number>,
/**
 * Which of the text's parts its trap or protection is.
 */
reaction: number | null,
/**
 * The Avatar's lists that it chooses by.
 */
priorities: Array<number>,
/**
 * Its words.
 */
text: CardText, };

/**
 * How much of a choice is left.
 */
export type Counter = {
/**
 * This one included.
 */
left: number,
/**
 * In all, where the card or the rule says a number.
 */
of: number | null, };

/**
 * A table has been laid.
 */
export type Created = {
/**
 * Its id.
 */
table: string,
/**
 * The seats with what opens them.
 */
seats: Array<CreatedSeat>,
/**
 * What lets others watch: the table's own word.
 */
watch: string, };

/**
 * Secrets of one seat, told once.
 */
export type CreatedSeat = {
/**
 * Its number.
 */
seat: number,
/**
 * The secret of whoever laid the table, for a seat of theirs.
 */
token?: string,
/**
 * The secret with which somebody else may sit down.
 */
invite?: string, };

/**
 * What the Avatar looks at when it chooses.
 */
export type Criterion = "MostDamage" | "MostRoseDamage" | "Nearest" | "MostPower" | "MostTrophies" | "MostMages" | "MostModels" | "MostInstability" | "Mage";

/**
 * What a crown on an event does (R3.4, R21.1).
 */
export type CrownSymbols = "Taken" | "Ignored";

/**
 * How owners of cards that are set off together decide (R10.16, RB-15).
 */
export type Declaring = "Beforehand" | "OneAfterAnother";

/**
 * A part of a card that can be of another origin than the rest.
 */
export type Detail = "name" | "copies" | "moon" | "power" | "slots" | "speed" | "strength" | "health" | "models" | "archetype" | "large" | "haunts" | "personal" | "grimoires" | "unstable" | "sides" | "order" | "stops" | "reach" | "enhancement" | "task" | "goal" | "token";

/**
 * Whether the Black Rose is paid for an event that an effect discards (R4.7, C5.7).
 */
export type DiscardedEvents = "Never" | "Always";

/**
 * When the Black Rose is paid for a quest that is discarded (R5.12, C6.9).
 */
export type DiscardedQuests = "IfGivenUp" | "Always";

/**
 * Where the effect of a room comes from that is activated from afar (L-23, C11.7).
 */
export type DistantRooms = "FromTheMage" | "FromTheRoom";

/**
 * Where a spell was drawn.
 */
export type DrawnFrom = "Grimoire" | "Memories" | "Library" | "Forgotten" | "Aside";

/**
 * Whether a spell may be aimed at nobody (R9.17, RB-11).
 */
export type Dummy = "Always" | "WithoutTarget" | "Never";

/**
 * An edition that a table may be laid with, and what may join it.
 */
export type EditionOffer = {
/**
 * How requests name it.
 */
id: string,
/**
 * Its name.
 */
name: string,
/**
 * Packs that go with it, by id.
 */
packs: Array<string>,
/**
 * Other boxes whose mages and schools may join; a table names them like packs (R25.1).
 */
boxes: Array<string>,
/**
 * Six of them play.
 */
schools: Array<BoxedOffer>,
/**
 * Any of them may be chosen.
 */
mages: Array<BoxedOffer>, };

/**
 * The elements of spells, and "all" for a card that counts as each.
 */
export type Element = "Air" | "Earth" | "Fire" | "Water" | "Sacred" | "Profane" | "Magic" | "All";

/**
 * What a summoning brings when no model of its kind is left (R12.7, C16.3, C23).
 */
export type EmptyReserve = "Nothing" | "OneInPlay";

/**
 * The body of every HTTP error.
 */
export type ErrorBody = {
/**
 * Why it was refused.
 */
error: Refusal, };

/**
 * An event in [`crate::Codex::events`].
 */
export type EventId = number;

/**
 * An event card.
 */
export type EventInfo = {
/**
 * Its id in the content.
 */
id: string,
/**
 * Its name in the language.
 */
name: string,
/**
 * Whose design it is.
 */
origin: Origin,
/**
 * What is of the other origin.
 */
except: Array<Detail>,
/**
 * Its moon, 1 to 3.
 */
moon: number,
/**
 * Comes into play only with the Avatar (R22.6).
 */
avatar: boolean,
/**
 * 1 to 3; 0 for instant events.
 */
slot: number,
/**
 * When it is at work.
 */
time: EventTime,
/**
 * Whether it bears the sign of the Crown.
 */
crown: boolean,
/**
 * Points of the Black Rose when it comes.
 */
power_in: number,
/**
 * Points of the Black Rose when it leaves.
 */
power_out: number,
/**
 * Its words.
 */
text: CardText, };

/**
 * When an event is at work.
 */
export type EventTime = "Instant" | "Always" | "BlackRose" | "Study" | "Action";

/**
 * Whether the attack of an evocation counts as a physical action (RB-18).
 */
export type EvocationAttack = "OfItsOwnKind" | "PhysicalAction";

/**
 * A kind of evocation in [`crate::Codex::evocations`].
 */
export type EvocationId = number;

/**
 * A kind of evocation.
 */
export type EvocationInfo = {
/**
 * Its id in the content.
 */
id: string,
/**
 * Its name in the language.
 */
name: string,
/**
 * Whose design it is.
 */
origin: Origin,
/**
 * What is of the other origin.
 */
except: Array<Detail>,
/**
 * What it is by nature.
 */
archetype: Archetype,
/**
 * Steps of a move.
 */
speed: number,
/**
 * Damage of a blow.
 */
strength: number,
/**
 * Cubes its bar takes.
 */
health: number,
/**
 * How many models there are of it.
 */
models: number,
/**
 * Draws on the models of this kind.
 */
shares: EvocationId | null,
/**
 * Whether its base is large.
 */
large: boolean,
/**
 * Whether a Forgotten Spell summons it.
 */
forgotten: boolean,
/**
 * Whether it haunts a mage.
 */
haunts: boolean,
/**
 * Its words.
 */
text: CardText, };

/**
 * One of the three slots beside a sheet for evocations, or for the nightmares that haunt its mage (R12.4, R12.17).
 */
export type EvocationSlot = number;

/**
 * How evocations take their turns in the Evocation Phase (R18.2, R21.3).
 */
export type EvocationTurns = "ByMage" | "OneByOne";

/**
 * An evocation in play; nothing of it is secret.
 */
export type EvocationView = {
/**
 * Its number on the table.
 */
model: Model,
/**
 * Which one it is.
 */
kind: EvocationId,
/**
 * Whose it is; nightmares are the Black Rose's.
 */
owner: Colour,
/**
 * The mage that a nightmare haunts.
 */
host: Seat | null,
/**
 * Beside the sheet of the owner or host.
 */
slot: EvocationSlot,
/**
 * Where it stands.
 */
room: Spot,
/**
 * Cubes on its bar.
 */
damage: Row,
/**
 * How many the bar takes.
 */
health: number,
/**
 * Damage of a blow, everything counted.
 */
strength: number,
/**
 * Those it carries.
 */
upgrades: Array<UpgradeId>, };

/**
 * Whether a tie of final points is played on (C19.4).
 */
export type ExtraTurns = "Never" | "OnATie";

/**
 * One side of a room.
 */
export type FaceInfo = {
/**
 * What this face is.
 */
name: FaceName,
/**
 * Whether it has an effect.
 */
works: boolean,
/**
 * Hollows for instability.
 */
slots: number,
/**
 * Whether a token says if it was used in this turn.
 */
token: boolean, };

/**
 * What a side of a room is called.
 */
export type FaceName = "Destroyed" | "Rebuilt" | "Whole" | "Ruined";

/**
 * What can happen that a card may wait for.
 */
export type FactKind = "Entered" | "Moved" | "Damaged" | "Healed" | "Gained" | "Lost" | "Placed" | "Revealed" | "Resolved" | "Solved" | "Defeated" | "Removed" | "PutInCell" | "ActivatedRoom" | "Targeted" | "Explored" | "UsedMomentum" | "PhysicalAction" | "CleanUp" | "Doomed" | "ConvertedDamage" | "ConvertedInstability" | "TookCrown" | "Attacked" | "Left" | "Cast" | "Solving";

/**
 * Something that happened: who did how much to whom, where and by what.
 */
export type FactView = {
/**
 * What has happened.
 */
kind: FactKind,
/**
 * Whose deed it was.
 */
by: Colour | null,
/**
 * Which model did it.
 */
actor: Figure | null,
/**
 * To whom it happened.
 */
on: Figure | null,
/**
 * Where.
 */
room: Spot | null,
/**
 * Cubes or points.
 */
amount: number | null,
/**
 * By which card.
 */
source: SourceView | null, };

/**
 * What a defeated mage loses of what they were doing (R10.9, C14.14).
 */
export type FallEnds = "TheAction" | "TheActivation";

/**
 * A model as it was when something happened to it; it may have left since, and its number may be another's.
 */
export type Figure = {
/**
 * Its number on the table.
 */
model: Model,
/**
 * `None` for mages.
 */
kind: EvocationId | null,
/**
 * The owner; for nightmares the mage they haunt.
 */
holder: Colour,
/**
 * Beside the sheet of its holder.
 */
slot: EvocationSlot, };

/**
 * How much of the final blow is counted when a defeat is scored (R17.5, C14.15, C19.2).
 */
export type FinalBlow = "UpToHealth" | "Whole";

/**
 * Who wins a tie of final points (R20.8, C18.8, C23).
 */
export type FinalTie = "QuestsThenTrophies" | "TheCrownDecides";

/**
 * For how long the Crown Holder is First Mage (R2.3, C4.2, C19.1).
 */
export type FirstMage = "OfThePhase" | "OfTheTurn";

/**
 * Where a room must lie in every lodge.
 */
export type FixedPlace = "Centre" | "FirstRing";

/**
 * When a forgotten spell leaves the game instead of going to memories (R8.15, RB-10, C8.10).
 */
export type Forgotten = "AlwaysLeaves" | "StaysIfSpent" | "LeavesIfPlayed";

/**
 * What a viewer saw at one revision, for replays.
 */
export type Frame = {
/**
 * The change it comes from.
 */
revision: number,
/**
 * The table after it.
 */
view: View,
/**
 * Written since the revision before.
 */
log: Array<LogLine>,
/**
 * Lines written up to here; fewer than before after something was taken back.
 */
log_length: number, };

/**
 * A seat whose person is gone for good is offered to somebody else; for whoever laid the table.
 */
export type Free = {
/**
 * The secret of whoever laid the table.
 */
token: string,
/**
 * Which seat.
 */
seat: number, };

/**
 * The invitation to a seat that was freed, told once.
 */
export type Freed = {
/**
 * Which seat.
 */
seat: number,
/**
 * The secret with which somebody else may sit down.
 */
invite: string, };

/**
 * Whether a full room takes instability (R16.1, C15.1, C19.3).
 */
export type FullRooms = "TakeNoMore" | "TakeMore";

/**
 * A starting list of a school, by its place there (R1.15).
 */
export type GrimoireId = number;

/**
 * A starting list.
 */
export type GrimoireInfo = {
/**
 * How set-ups name it.
 */
id: string,
/**
 * Its name in the language.
 */
name: string,
/**
 * The cards it begins with, one entry a copy.
 */
spells: Array<SpellId>, };

/**
 * What a place counts as until the end of the turn (C11.13).
 */
export type Guise = {
/**
 * Which place.
 */
place: Spot,
/**
 * As what it counts.
 */
like: Likeness, };

/**
 * The tables of the hall: those that go on, the latest first, then those whose game is over.
 */
export type Hall = {
/**
 * A bounded list.
 */
tables: Array<HallTable>, };

/**
 * A seat as strangers see it.
 */
export type HallSeat = {
/**
 * Its number.
 */
seat: Seat,
/**
 * Person or program, or open.
 */
kind: SeatKind,
/**
 * What they call themselves.
 */
name: string | null,
/**
 * The id of their mage, once everybody sees it.
 */
mage?: string, };

/**
 * A table as strangers see it.
 */
export type HallTable = {
/**
 * Its id.
 */
table: string,
/**
 * What it is called.
 */
name: string | null,
/**
 * The id of the edition.
 */
edition: string,
/**
 * Who sits where.
 */
seats: Array<HallSeat>,
/**
 * How soon answers are hoped for.
 */
pace: Pace,
/**
 * Whether clocks run.
 */
clock: boolean,
/**
 * Counted from 1.
 */
turn: number,
/**
 * The moon that has risen, 1 to 3.
 */
moon: number,
/**
 * How it came out, if it is over.
 */
outcome: Outcome | null, };

/**
 * When the hand limit holds (R7.8, C7.3).
 */
export type HandLimit = "InStudy" | "Always";

/**
 * A seat goes to a bot, or comes back.
 */
export type HandOver = {
/**
 * The client's own number for it, which comes back.
 */
id: string,
/**
 * To whom.
 */
to: To,
/**
 * Of the bot; `greedy` if left out.
 */
level?: string, };

/**
 * What a server says of itself to whoever watches over it.
 */
export type Health = {
/**
 * Whether it takes tables.
 */
ok: boolean,
/**
 * The program's.
 */
version: string,
/**
 * The version of the cards.
 */
content: string, };

/**
 * The first word. Without a token: a spectator.
 */
export type Hello = {
/**
 * The secret of a seat; without it one looks on.
 */
token?: string,
/**
 * The language of texts.
 */
lang?: string,
/**
 * The revision the client has; it gets a `welcome` in any case.
 */
have?: number, };

/**
 * Axial coordinates; the Black Rose Room is at 0, 0.
 */
export type Hex = {
/**
 * The column.
 */
q: number,
/**
 * The row.
 */
r: number, };

/**
 * When the icon of a spell places its instability (R16.2, C8.5).
 */
export type IconTime = "BeforeTheEffect" | "BeforeOrAfter";

/**
 * What a mage and their evocations are immune to (R17.15, C14.8, C23).
 */
export type Immunity = "OwnDamage" | "OwnEffects" | "OwnDamageAlone";

/**
 * A recorded game has become a table to look at, or to play on at if it was handed over.
 */
export type Imported = {
/**
 * Its id.
 */
table: string,
/**
 * Of a game that was handed over: the secrets of its people, told once.
 */
seats?: Array<CreatedSeat>, };

/**
 * The two sides of an inhibition token, and for how long each lies there (C17.6).
 */
export type Inhibition = {
/**
 * Keeps the mage from moving.
 */
moves: Lasts,
/**
 * Keeps the mage from activating rooms.
 */
rooms: Lasts,
/**
 * Moves by physical actions only (RC-38).
 */
walks: Lasts, };

/**
 * A jinx in [`crate::Codex::jinxes`].
 */
export type JinxId = number;

/**
 * A jinx card.
 */
export type JinxInfo = {
/**
 * Its id in the content.
 */
id: string,
/**
 * Its name in the language.
 */
name: string,
/**
 * Whose design it is.
 */
origin: Origin,
/**
 * What is of the other origin.
 */
except: Array<Detail>,
/**
 * How many cards there are of it.
 */
copies: number,
/**
 * Cubes it takes.
 */
slots: number,
/**
 * Its words.
 */
text: CardText, };

/**
 * A jinx that a mage bears.
 */
export type JinxState = {
/**
 * Which one.
 */
kind: JinxId,
/**
 * Cubes of the bearer on it.
 */
cubes: number, };

/**
 * Somebody wants to sit down.
 */
export type Join = {
/**
 * The secret of the seat; without it any open seat of a table in the hall.
 */
invite?: string,
/**
 * What they are called.
 */
name: string,
/**
 * A secret of the client's own making that will open the seat, 22 to 64 letters and digits: whoever loses the answer
 * asks again with the same one. Without it the server makes one.
 */
token?: string, };

/**
 * Somebody sits.
 */
export type Joined = {
/**
 * Where.
 */
seat: number,
/**
 * The secret they play with from now on.
 */
token: string, };

/**
 * When the last call comes to remove a spell in Study (R7.5, C7.7).
 */
export type LastRemoval = "BeforeTheCut" | "AfterTheCut";

/**
 * For how long a token keeps a mage from something.
 */
export type Lasts = "No" | "ThisTurn" | "NextTurn" | "BothTurns";

/**
 * How rooms and cells lie for so many mages.
 */
export type LayoutInfo = {
/**
 * For how many mages.
 */
players: number,
/**
 * One for each seat, clockwise.
 */
cells: Array<Hex>, };

/**
 * A secret that is to be read out: a token for another device of the same person, or an invitation.
 */
export type Lend = { "token": string } | { "invite": string };

/**
 * Six digits that stand for a secret for a while, once.
 */
export type Lent = {
/**
 * The digits.
 */
code: string,
/**
 * For how many seconds.
 */
lasts: number, };

/**
 * How many Command Cards the Avatar resolves in an Action Phase (R22.8).
 */
export type Level = "apprentice" | "master";

/**
 * A bot that can sit at a table, or a way the Avatar can.
 */
export type LevelInfo = {
/**
 * How requests name it.
 */
id: string,
/**
 * Its name in the language.
 */
name: string,
/**
 * What one is told of it.
 */
about: string, };

/**
 * What a place can be taken for.
 */
export type Likeness = { "Colour": RoomColour } | { "Room": RoomId };

/**
 * A listener ("each time ...") in [`crate::Codex::listeners`].
 */
export type ListenerId = number;

/**
 * Why nothing can be taken back.
 */
export type Lock = "drew" | "revealed" | "rolled" | "others" | "start" | "over";

/**
 * One line of the log as this viewer may read it.
 */
export type LogLine = {
/**
 * Its number, from 0.
 */
n: number,
/**
 * The revision that wrote it.
 */
revision: number,
/**
 * What it comes from.
 */
cause: Cause,
/**
 * What has happened, as this viewer sees it.
 */
what: What,
/**
 * What points were gained for; only where some were.
 */
means?: Means, };

/**
 * A mage in [`crate::Codex::mages`].
 */
export type MageId = number;

/**
 * A mage one can play.
 */
export type MageInfo = {
/**
 * How set-ups name it.
 */
id: string,
/**
 * Its name in the language.
 */
name: string,
/**
 * Whose design it is.
 */
origin: Origin,
/**
 * What is of the other origin.
 */
except: Array<Detail>,
/**
 * Cubes its bar takes.
 */
health: number,
/**
 * Spells it may hold.
 */
hand: number,
/**
 * Steps of a move.
 */
speed: number,
/**
 * Damage of a blow.
 */
strength: number,
/**
 * Quests it may work on.
 */
quest_limit: number,
/**
 * Its own spell.
 */
personal: SpellId | null, };

/**
 * A mage as everybody sees it, with what its own seat sees besides.
 */
export type MageView = {
/**
 * Which mage it is; none before the choice.
 */
mage: MageId,
/**
 * The school it has begun with.
 */
school: SchoolId,
/**
 * Points on the track.
 */
power: number,
/**
 * Cubes that lie nowhere on the table.
 */
supply: number,
/**
 * Own trophies still here.
 */
trophies: number,
/**
 * Trophies taken, by whose they are.
 */
taken: [number, number, number, number, number, number],
/**
 * Physical action tokens left.
 */
tokens: number,
/**
 * Where it stands.
 */
place: Spot,
/**
 * Cubes on the health bar.
 */
damage: Row,
/**
 * How many the bar takes.
 */
health: number,
/**
 * Steps of a move, everything counted.
 */
speed: number,
/**
 * Damage of a blow, everything counted.
 */
strength: number,
/**
 * Where its cell lies beside the lodge.
 */
cell: Hex,
/**
 * The prepared spells, by slot.
 */
sheet: Array<SlotView>,
/**
 * Those it bears.
 */
jinxes: Array<JinxState>,
/**
 * What keeps the mage from moving or activating rooms (C1.10).
 */
inhibited: Inhibition,
/**
 * Only the own hand is listed.
 */
hand: Array<SpellId> | null,
/**
 * Spells in hand.
 */
hand_count: number,
/**
 * Spells in it that everyone has seen go there.
 */
shown: Array<SpellId>,
/**
 * Spells left to draw.
 */
grimoire_count: number,
/**
 * Lies face up.
 */
memories: Array<SpellId>,
/**
 * Spells laid aside.
 */
aside_count: number,
/**
 * Quests it works on; hidden ones have no number.
 */
active_quests: Array<QuestView>,
/**
 * Quests it can solve.
 */
completed_quests: Array<QuestId>,
/**
 * Quests it has solved.
 */
solved_quests: Array<QuestId>, };

/**
 * An address for mail.
 */
export type MailWish = {
/**
 * Where mail goes.
 */
address: string,
/**
 * Whoever reads it has said that mail may come.
 */
confirmed: boolean, };

/**
 * The word of a link in a mail.
 */
export type MailWord = {
/**
 * It stands behind the `#`.
 */
word: string, };

/**
 * How those who lay a table want to play at it. What is left out is as friends at one table do.
 */
export type Manner = {
/**
 * How soon an answer is hoped for.
 */
pace?: Pace,
/**
 * How long people may think, if that is bounded.
 */
clock?: Clock,
/**
 * What people may say.
 */
chat?: Chat,
/**
 * Strangers see the table in the hall, may take its open seats and watch.
 */
hall?: boolean, };

/**
 * Where points come from, in the order of the charts.
 */
export type Means = "rooms" | "defeats" | "quests" | "spells" | "events" | "bonus";

/**
 * A model in the lodge: mages first, then evocations by their place in [`crate::lay::State::evocations`].
 */
export type Model = number;

/**
 * A seat of a table that is to be laid.
 */
export type NewSeat = {
/**
 * Who is to sit there.
 */
who: Who,
/**
 * Which mage; without it the seat is asked.
 */
mage?: Wish,
/**
 * Which school; without it the seat is asked.
 */
school?: Wish,
/**
 * By its place in the school.
 */
grimoire?: Wish, };

/**
 * A table to be laid.
 */
export type NewTable = {
/**
 * What the table is called.
 */
name?: string,
/**
 * Who sits where, in the order of the seats.
 */
seats: Array<NewSeat>,
/**
 * Whatever is left out is as printed.
 */
settings: Partial<Settings>,
/**
 * The seat that holds the crown first; drawn by lot if left out.
 */
first?: number,
/**
 * For practice and tests; who knows the seed knows every card, so everybody is told that it was named. A number (at
 * most 2^53 - 1) or 64 digits of base sixteen.
 */
seed?: number | string,
/**
 * An edition of this server, by id; its first one if left out.
 */
edition?: string,
/**
 * Packs of this server, by id; and other boxes whose mages and schools are to be at hand (R25.1).
 */
packs?: Array<string>,
/**
 * The six schools in play; if left out, those that seats wish for, those of packs, and others by lot.
 */
schools?: Array<SchoolName>,
/**
 * How those who lay it want to play.
 */
manner?: Manner, };

/**
 * One option, with what cannot be read from the view.
 */
export type Offer = {
/**
 * The option as an answer names it.
 */
choice: Choice,
/**
 * The spell behind a card, a slot to cast or spend, or a reaction.
 */
spell: SpellId | null,
/**
 * The card behind `Use`.
 */
reaction: Reaction | null, };

/**
 * Whether the facts of a card are known from print or were made here to complete a deck.
 */
export type Origin = "Printed" | "Designed";

/**
 * Who won, and the final points of each seat and of the Black Rose, bonuses included.
 */
export type Outcome = {
/**
 * Who has won.
 */
winner: Colour,
/**
 * Points of each colour with everything that counts at the end.
 */
totals: [number, number, number, number, number, number, number],
/**
 * What quests bring at the end.
 */
quest_bonus: [number, number, number, number, number, number, number],
/**
 * What trophies bring at the end.
 */
trophy_bonus: [number, number, number, number, number, number, number],
/**
 * Worth of the tokens won (C18.5).
 */
token_bonus: [number, number, number, number, number, number, number],
/**
 * Whom the Crown brings points at the end.
 */
crown_bonus: Seat, };

/**
 * What is full.
 */
export type Over = { "Room": Spot } | { "Mage": Seat };

/**
 * How soon an answer is hoped for.
 */
export type Pace = "live" | "days" | "here";

/**
 * A pack that a table may be laid with.
 */
export type PackOffer = {
/**
 * How requests name it.
 */
id: string,
/**
 * Its name.
 */
name: string,
/**
 * Who has written it.
 */
author: string,
/**
 * What one is told of it.
 */
about: string,
/**
 * What it adds, kind by kind.
 */
brings: Array<Brought>, };

/**
 * One part of a card: a heading, the target, what it waits for, and what it does.
 */
export type Part = {
/**
 * What it is, for its place on the card.
 */
kind: PartKind,
/**
 * What stands over it, where it has a name.
 */
heading: TextLine | null,
/**
 * Whom or what it is aimed at.
 */
target: TextLine | null,
/**
 * Stands before the sentences: the trigger of a trap or protection, or who goes through them.
 */
lead: TextLine | null,
/**
 * What it does, full stop by full stop.
 */
sentences: Array<SentenceText>, };

/**
 * What a part of a card is, for whoever lays it out.
 */
export type PartKind = "light" | "dark" | "unstable" | "destroyed" | "rebuilt" | "whole" | "reward" | "values" | "standing" | "skill" | "mark" | "task" | "effect" | "action" | "spell" | "reaction" | "priority";

/**
 * How this seat wants to be asked whether it reacts.
 */
export type Passes = {
/**
 * The client's own number for it, which comes back.
 */
id: string,
/**
 * What is passed.
 */
how: Passing, };

/**
 * What happens when a face-down card of a seat might answer.
 */
export type Passing = "when_nothing_fits" | "always" | "never";

/**
 * A persistent spell in force (R11).
 */
export type Persistent = {
/**
 * Who has cast it.
 */
caster: Seat,
/**
 * The slot its card lies in; its token is with the target.
 */
slot: SheetSlot,
/**
 * Whom it is on.
 */
target: Model,
/**
 * What it waits for.
 */
listener: ListenerId,
/**
 * Where the target stood when it began.
 */
room: Spot,
/**
 * Whose sheet the card lies on.
 */
of: Seat,
/**
 * How often it has been at work, where that is bounded.
 */
used: number, };

/**
 * Who sits at a seat.
 */
export type Person = {
/**
 * Its number.
 */
seat: Seat,
/**
 * Who sits there.
 */
name: string | null,
/**
 * Person or program.
 */
kind: SeatKind,
/**
 * How well a program plays.
 */
level: string | null,
/**
 * Connected just now; bots always are.
 */
here: boolean,
/**
 * In the Preparation Phase: done, or has said what to lay.
 */
prepared: boolean,
/**
 * Agrees to hints at this table.
 */
hints?: boolean,
/**
 * A person who is not connected: since when, in milliseconds since 1970, as far as the table knows.
 */
away_since?: number,
/**
 * A person who is not connected: from when on whoever laid the table may offer the seat anew.
 */
free_from?: number,
/**
 * Those who want a bot to play for this person.
 */
stand_in?: Array<Seat>,
/**
 * Wants to play again.
 */
again?: boolean,
/**
 * How much time is left, where a clock runs.
 */
clock?: ClockNow, };

/**
 * Whether mages have personal spells (R1.15, C2.7, C23).
 */
export type PersonalSpells = "Yes" | "No";

/**
 * The parts of a turn, with what comes before the first and after the last.
 */
export type Phase = "SetUp" | "BlackRose" | "Study" | "Preparation" | "Action" | "Evocation" | "CleanUp" | "Scoring" | "Over";

/**
 * The phrases there are; how they read is each language's business.
 */
export type Phrase = "hello" | "good_game" | "well_played" | "thanks" | "sorry" | "oops" | "one_moment" | "back_soon" | "your_turn" | "thinking" | "beat_the_rose" | "beware" | "look" | "mercy" | "revenge" | "again";

/**
 * A run of text, an icon, or a mention of another card.
 */
export type Piece = { "text": string } | { "symbol": {
/**
 * Which icon.
 */
symbol: Symbol,
/**
 * What it says to those who do not see it.
 */
word: string, } } | { "card": {
/**
 * What sort of card it is.
 */
kind: CardKind,
/**
 * Its id in the content.
 */
id: string,
/**
 * Its name in the form the sentence wants.
 */
name: string, } };

/**
 * Preparation in one piece.
 */
export type Plan = {
/**
 * The client's own number for it, which comes back.
 */
id: string,
/**
 * The turn it is for; a plan of another turn is stale.
 */
turn: number,
/**
 * What goes into which slot.
 */
spells: Array<Planned>, };

/**
 * A spell laid beforehand.
 */
export type Planned = {
/**
 * Which one.
 */
spell: SpellId,
/**
 * Numbered ones without gaps from the left.
 */
slot: SheetSlot,
/**
 * Whether its dark side is meant.
 */
dark: boolean, };

/**
 * Whether this seat wants to play again.
 */
export type PlayAgain = {
/**
 * The client's own number for it, which comes back.
 */
id: string,
/**
 * Whether they want to.
 */
agree: boolean, };

/**
 * What would an option do? Changes nothing.
 */
export type Preview = {
/**
 * The client's own number for it, which comes back.
 */
id: string,
/**
 * The revision whose question it is about.
 */
revision: number,
/**
 * Its place among the options.
 */
option: number, };

/**
 * What a full room brings.
 */
export type Prize = { "Ranks": [number, number, number] } | { "Token": number };

/**
 * When the Black Rose is paid for an event that is pushed off the board (R4.7, RB-4).
 */
export type PushedEvents = "Always" | "InBlackRosePhase";

/**
 * How a quest is done (R5.4 to R5.7, C6.5 to C6.12).
 */
export type QuestFlow = "InStages" | "AtOnce";

/**
 * A quest in [`crate::Codex::quests`].
 */
export type QuestId = number;

/**
 * A quest card.
 */
export type QuestInfo = {
/**
 * Its id in the content.
 */
id: string,
/**
 * Its name in the language.
 */
name: string,
/**
 * Whose design it is.
 */
origin: Origin,
/**
 * What is of the other origin.
 */
except: Array<Detail>,
/**
 * Its moon, 1 to 3.
 */
moon: number,
/**
 * Points it pays.
 */
power: number,
/**
 * Cubes its task takes.
 */
slots: number,
/**
 * When others see it.
 */
reveal: QuestReveal,
/**
 * Its words.
 */
text: CardText, };

/**
 * When others see a quest.
 */
export type QuestReveal = "WhenDrawn" | "AtFirstProgress";

/**
 * A quest somebody works on, as far as the viewer sees it.
 */
export type QuestView = {
/**
 * Which one, where it is known.
 */
quest: QuestId | null,
/**
 * The moon on its back.
 */
moon: number,
/**
 * Cubes on it.
 */
marks: number, };

/**
 * The pending question, for the seat that is asked.
 */
export type Question = {
/**
 * What the choice is about.
 */
kind: AskKind,
/**
 * An answer is an index into these.
 */
options: Array<Offer>,
/**
 * The effect being resolved; in a reaction, the effect that is interrupted.
 */
about: About | null,
/**
 * How far it has come, where several answers belong together.
 */
counter: Counter | null, };

/**
 * How many quests a mage may give up in the Black Rose Phase (R3.10, C5.1, C23).
 */
export type QuestsGivenUp = "One" | "Any";

/**
 * Whether the quick slot may stay empty (R13.2, C9.2).
 */
export type QuickSlot = "Optional" | "Compulsory";

/**
 * Hours of every day in which nothing is told; what falls into them is told when they end.
 */
export type Quiet = {
/**
 * Minutes since midnight.
 */
from: number,
/**
 * Minutes since midnight; before `from` it is the next day.
 */
to: number,
/**
 * Minutes by which the reader's clock is ahead of the world's.
 */
offset: number, };

/**
 * A card that may answer, and what set it off.
 */
export type Reaction = {
/**
 * The card that would answer.
 */
card: SourceView,
/**
 * The slot of a spell on the own sheet.
 */
slot: SheetSlot | null,
/**
 * The evocation whose skill or upgrade it is, or the model a persistent lies on.
 */
model: Figure | null,
/**
 * What it would answer to.
 */
fact: FactView, };

/**
 * The lines of a list that were looked at, in order. The last one decided, or the Crown did.
 */
export type Reason = {
/**
 * Its criteria, the first that tells them apart decides.
 */
lines: [Criterion | null, Criterion | null, Criterion | null],
/**
 * Nothing else was in reach.
 */
only: boolean, };

/**
 * Asks what a code stands for.
 */
export type Redeem = {
/**
 * The digits.
 */
code: string, };

/**
 * What a code stood for.
 */
export type Redeemed = {
/**
 * Its id.
 */
table: string,
/**
 * The secret.
 */
lent: Lend,
/**
 * The seat that it opens.
 */
seat?: number, };

/**
 * What is wrong with a request.
 */
export type Refusal = {
/**
 * What sort of refusal.
 */
code: Code,
/**
 * What is wrong, in English.
 */
message: string, };

/**
 * The table of the rematch. Whoever had a seat has one there, opened by the same token.
 */
export type Rematch = {
/**
 * Its id.
 */
table: string,
/**
 * Where this viewer sits.
 */
seat: Seat | null, };

/**
 * Where a personal spell goes that is removed (R7.6, C7.6).
 */
export type RemovedPersonal = "LeavesTheGame" | "WaitsForAMoon";

/**
 * The colours of rooms.
 */
export type RoomColour = "Black" | "Purple" | "Red" | "Grey" | "Blue" | "Yellow" | "Green";

/**
 * A room in [`crate::Codex::rooms`].
 */
export type RoomId = number;

/**
 * When a physical action may activate the room (R14.11, R14.14, C10.6, C23).
 */
export type RoomInAction = "BeforeOrAfter" | "After";

/**
 * A room with its faces.
 */
export type RoomInfo = {
/**
 * Its id in the content.
 */
id: string,
/**
 * Its name in the language.
 */
name: string,
/**
 * Whose design it is.
 */
origin: Origin,
/**
 * What is of the other origin.
 */
except: Array<Detail>,
/**
 * Its colour.
 */
colour: RoomColour,
/**
 * The side that every game begins with, and the one it is turned to when it is full.
 */
faces: [FaceInfo, FaceInfo],
/**
 * What completing it pays.
 */
prize: Prize,
/**
 * The moon from which it can be activated.
 */
opens: number,
/**
 * Where it must lie, if anywhere.
 */
fixed: FixedPlace | null,
/**
 * Its words.
 */
text: CardText, };

/**
 * One room of the lodge.
 */
export type RoomState = {
/**
 * Which room lies there.
 */
room: RoomId,
/**
 * How many cubes the face that is up takes.
 */
slots: number,
/**
 * Lies with its second face up: rebuilt, or ruined.
 */
turned: boolean,
/**
 * Its token is turned: activated this turn.
 */
used: boolean,
/**
 * The instability in it, in the order it came.
 */
cubes: Row, };

/**
 * The Black Rose: points, cubes and trophies.
 */
export type RoseState = {
/**
 * Points on the track.
 */
power: number,
/**
 * Black cubes that lie nowhere on the table.
 */
supply: number,
/**
 * Trophies taken, by whose they are.
 */
taken: [number, number, number, number, number, number], };

/**
 * Cubes keep their places; new ones fill the leftmost gap (R16.1, R17.1, RB-41).
 */
export type Row = [Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour];

/**
 * An optional rule, or a point where two printings differ.
 */
export type RuleInfo = {
/**
 * The field of `Settings`.
 */
id: string,
/**
 * The number of the rule or ruling.
 */
rule: string,
/**
 * The printing in which it always holds.
 */
printing: string | null,
/**
 * Its name in the language.
 */
name: string,
/**
 * What one is told of it.
 */
about: string, };

/**
 * The rules a game is played by: what its edition says, changed by what was agreed at the table.
 */
export type Rules = {
/**
 * Cubes of each mage (R1.4, C1.4).
 */
cubes: number,
/**
 * Cubes of the Black Rose.
 */
rose_cubes: number,
/**
 * Trophies of each mage (R1.5, C1.5).
 */
trophies: number,
/**
 * Physical action tokens of each mage.
 */
tokens: number,
/**
 * Power at which the second and the third moon begin and the end is triggered (R6.4, C3.1).
 */
moons: [number, number, number],
/**
 * Spells of the grimoire that go to memories before the first turn (R1.16, C2.8).
 */
first_memories: number,
/**
 * Spells drawn from the own grimoire in Study (R7.2, C7.1).
 */
study_grimoire: number,
/**
 * Spells looked at from the library (R7.3, C7.2).
 */
study_library: number,
/**
 * Spells kept of those.
 */
study_kept: number,
/**
 * The least spells of Preparation, if the hand holds them (R13.1, C9.1).
 */
least_prepared: number,
/**
 * The most quests a mage may have in hand at any time (C6.2); 0: what the sheet says, once a turn (R3.12).
 */
quest_limit: number,
/**
 * Points for most, second and other cubes on a defeated mage (R17.11, C14.4).
 */
defeat: [number, number, number],
/**
 * Points for the only one who harmed a defeated mage.
 */
sole_defeat: number,
/**
 * Final points for most, second and other quests (R20.2, C18.2).
 */
final_quests: [number, number, number],
/**
 * Final points for most, second and other trophies (R20.2, C18.3).
 */
final_trophies: [number, number, number],
/**
 * Final points for the crown (R20.5, C18.6).
 */
final_crown: number,
/**
 * For how long the Crown Holder is First Mage (R2.3, C4.2, C19.1).
 */
first_mage: FirstMage,
/**
 * The steps of the Black Rose Phase (R3.1, C5.1).
 */
black_rose_phase: BlackRoseSteps,
/**
 * How a quest is done (R5.4 to R5.7, C6.5 to C6.12).
 */
quests: QuestFlow,
/**
 * How many quests a mage may give up in the Black Rose Phase (R3.10, C5.1, C23).
 */
quests_given_up: QuestsGivenUp,
/**
 * When the Black Rose is paid for a quest that is discarded (R5.12, C6.9).
 */
discarded_quests_pay: DiscardedQuests,
/**
 * Whether the Black Rose is paid for an event that an effect discards (R4.7, C5.7).
 */
discarded_events_pay: DiscardedEvents,
/**
 * When the hand limit holds (R7.8, C7.3).
 */
hand_limit: HandLimit,
/**
 * When the last call comes to remove a spell in Study (R7.5, C7.7).
 */
last_removal: LastRemoval,
/**
 * Where a personal spell goes that is removed (R7.6, C7.6).
 */
removed_personal: RemovedPersonal,
/**
 * Whether mages have personal spells (R1.15, C2.7, C23).
 */
personal_spells: PersonalSpells,
/**
 * Whether the quick slot may stay empty (R13.2, C9.2).
 */
quick_slot: QuickSlot,
/**
 * Whether a physical action may command an evocation (R14.15, C10.15).
 */
command_action: CommandAction,
/**
 * When a physical action may activate the room (R14.11, R14.14, C10.6, C23).
 */
room_in_action: RoomInAction,
/**
 * Which spells may be spent for a step (R14.22, C10.11, C23).
 */
spent_for_a_step: SpentForAStep,
/**
 * How an evocation acts (R18.5, C16.5).
 */
acting: Acting,
/**
 * In which order owners of cards that are set off answer (R10.15, C12.13).
 */
answers: AnswerOrder,
/**
 * After what an effect stops for reactions and defeats (R10.7, R10.23, C14.21).
 */
stops: Stops,
/**
 * What a mage and their evocations are immune to (R17.15, C14.8, C23).
 */
immunity: Immunity,
/**
 * What a defeated mage loses of what they were doing (R10.9, C14.14).
 */
fall_ends: FallEnds,
/**
 * Whether a tie for third place or below costs a point (R17.11e, C14.5).
 */
tied_thirds: TiedThirds,
/**
 * What becomes of traps and protections that were not used (R19.1, C12.16).
 */
unused: Unused,
/**
 * Where the effect of a room comes from that is activated from afar (L-23, C11.7).
 */
distant_rooms: DistantRooms,
/**
 * Who wins a tie of final points (R20.8, C18.8, C23).
 */
final_tie: FinalTie,
/**
 * What a crown on an event does (R3.4, R21.1).
 */
crown_symbols: CrownSymbols,
/**
 * How evocations take their turns in the Evocation Phase (R18.2, R21.3).
 */
evocation_turns: EvocationTurns,
/**
 * When the Black Rose is paid for an event that is pushed off the board (R4.7, RB-4).
 */
pushed_events_pay: PushedEvents,
/**
 * When a forgotten spell leaves the game instead of going to memories (R8.15, RB-10, C8.10).
 */
forgotten: Forgotten,
/**
 * Whether a spell may be aimed at nobody (R9.17, RB-11).
 */
dummy: Dummy,
/**
 * How owners of cards that are set off together decide (R10.16, RB-15).
 */
declaring: Declaring,
/**
 * Whether the attack of an evocation counts as a physical action (RB-18).
 */
evocation_attack: EvocationAttack,
/**
 * What a mage gets beyond the first prize who filled a room alone (R19.4, RB-29).
 */
sole_rebuilder: SoleRebuilder,
/**
 * When the icon of a spell places its instability (R16.2, C8.5).
 */
icon: IconTime,
/**
 * What the element All of a revealed spell shows (R8.5, C8.3).
 */
any_element: AnyElement,
/**
 * What a summoning brings when no model of its kind is left (R12.7, C16.3, C23).
 */
empty_reserve: EmptyReserve,
/**
 * How much of the final blow is counted when a defeat is scored (R17.5, C14.15, C19.2).
 */
final_blow: FinalBlow,
/**
 * Whether a full room takes instability (R16.1, C15.1, C19.3).
 */
full_rooms: FullRooms,
/**
 * Whether a tie of final points is played on (C19.4).
 */
extra_turns: ExtraTurns, };

/**
 * What is worth saying below some cards about how they are played.
 */
export type RulingInfo = {
/**
 * The number of the rule or ruling.
 */
number: string,
/**
 * Its words.
 */
text: string,
/**
 * The ids of its cards; ids are unique over all decks.
 */
cards: Array<string>, };

/**
 * Something that was said.
 */
export type Said = {
/**
 * Counts from 0.
 */
n: number,
/**
 * Who has said it.
 */
seat: Seat,
/**
 * Milliseconds since 1970.
 */
at: number,
/**
 * What was said.
 */
words: Words, };

/**
 * Says something to everybody at the table.
 */
export type Say = {
/**
 * The client's own number for it, which comes back.
 */
id: string,
/**
 * What is said.
 */
words: Words, };

/**
 * A school in [`crate::Codex::schools`].
 */
export type SchoolId = number;

/**
 * A school one can begin with.
 */
export type SchoolInfo = {
/**
 * How set-ups name it.
 */
id: string,
/**
 * Its name in the language.
 */
name: string,
/**
 * Whose design it is.
 */
origin: Origin,
/**
 * What is of the other origin.
 */
except: Array<Detail>,
/**
 * Its starting lists.
 */
grimoires: Array<GrimoireInfo>, };

/**
 * A school by its number in the catalogue, or by its id, which brings its box along.
 */
export type SchoolName = number | string;

/**
 * A deck of the library with its discard pile.
 */
export type SchoolView = {
/**
 * Which school.
 */
school: SchoolId,
/**
 * Spells left in it.
 */
deck: number,
/**
 * Lies face up.
 */
discard: Array<SpellId>, };

/**
 * A seat at the table, 0 to 5, clockwise.
 */
export type Seat = number;

/**
 * Who plays a seat.
 */
export type SeatKind = "person" | "bot" | "open" | "avatar";

/**
 * A seat of a table, for lists of tables.
 */
export type SeatSummary = {
/**
 * Its number.
 */
seat: Seat,
/**
 * Who sits there.
 */
name: string | null,
/**
 * Person or program.
 */
kind: SeatKind,
/**
 * How well a program plays.
 */
level: string | null,
/**
 * Not chosen yet: none.
 */
mage: MageId | null,
/**
 * The school it has begun with.
 */
school: SchoolId | null,
/**
 * Points on the track.
 */
power: number, };

/**
 * One sentence of a text.
 */
export type SentenceText = {
/**
 * The sentence itself.
 */
line: TextLine,
/**
 * How many sentences of the program this one speaks for: equal ones in a row are said once.
 */
covers: number,
/**
 * Of "either ... or": the two halves as sentences of their own.
 */
either?: [TextLine, TextLine], };

/**
 * What this server has beside tables.
 */
export type Services = {
/**
 * Its hall is open.
 */
hall: boolean,
/**
 * The key that browsers are to ask their push service with; none: it sends no notices there.
 */
push: string | null,
/**
 * It sends mail.
 */
mail: boolean, };

/**
 * Optional rules that are on, and numbers that were agreed on. What is not named is as the edition has it.
 * Options of an edition by name, with what is agreed on each.
 */
export type Settings = { moons: [number, number, number], [option: string]: boolean | [number, number, number] };

/**
 * One of the four slots of a mage sheet (R13.2).
 */
export type SheetSlot = number;

/**
 * One side of a spell.
 */
export type SideInfo = {
/**
 * Its type.
 */
kind: SpellType,
/**
 * Its element.
 */
element: Element,
/**
 * What it is aimed at.
 */
target: TargetInfo | null,
/**
 * The colours of rooms that its trigger asks for.
 */
rooms: Array<RoomColour>,
/**
 * Heading, target, trigger and sentences in words.
 */
text: Part,
/**
 * Verbs and numbers on two lines; none if that cannot hold it.
 */
gist: TextLine | null, };

/**
 * How far a prepared spell has come.
 */
export type SlotState = "Empty" | "Ready" | "Active" | "Revealed";

/**
 * A slot of a sheet, as far as the viewer sees it.
 */
export type SlotView = {
/**
 * How far the card in it has come.
 */
state: SlotState,
/**
 * Of an active card everyone sees whether it is a trap or a protection (RB-58).
 */
token: SpellType | null,
/**
 * The card, where it is known.
 */
spell: SpellId | null,
/**
 * Its side, where it is known.
 */
dark: boolean | null,
/**
 * What a spell of any element shows this turn (C8.3).
 */
element?: Element, };

/**
 * What a mage gets beyond the first prize who filled a room alone (R19.4, RB-29).
 */
export type SoleRebuilder = "OneMore" | "NothingMore";

/**
 * Where an effect comes from, with spells by their id.
 */
export type SourceView = { "Spell": { spell: SpellId, dark: boolean, } } | { "Persistent": { seat: Seat, spell: SpellId, dark: boolean, } } | { "Room": { room: RoomId, turned: boolean, } } | { "Quest": { quest: QuestId, } } | { "Event": { event: EventId, } } | { "Skill": { kind: EvocationId, } } | { "Jinx": { kind: JinxId, } } | { "Upgrade": { kind: UpgradeId, } } | { "Command": { card: CommandId, part: number | null, } } | { "CommandBack": { protection: boolean, } } | "Attack" | "Rules";

/**
 * A spell in [`crate::Codex::spells`].
 */
export type SpellId = number;

/**
 * A spell card.
 */
export type SpellInfo = {
/**
 * Its id in the content.
 */
id: string,
/**
 * Its name in the language.
 */
name: string,
/**
 * Whose design it is.
 */
origin: Origin,
/**
 * What is of the other origin.
 */
except: Array<Detail>,
/**
 * Where it belongs.
 */
kind: SpellKind,
/**
 * Whose personal spell it is.
 */
mage: MageId | null,
/**
 * How many cards there are of it.
 */
copies: number,
/**
 * Whether it has the instability icon.
 */
unstable: boolean,
/**
 * A trap of two halves, not turned: whichever fits what happens is used (C12.5).
 */
halves: boolean,
/**
 * The side that every spell has.
 */
light: SideInfo,
/**
 * The other side, if it has one.
 */
dark: SideInfo | null,
/**
 * What sort of card it is, in words.
 */
subtitle: TextLine, };

/**
 * Where a spell belongs.
 */
export type SpellKind = { "School": SchoolId } | "Personal" | "Forgotten";

/**
 * The four types of spells.
 */
export type SpellType = "Combat" | "Contingency" | "Trap" | "Protection";

/**
 * Which spells may be spent for a step (R14.22, C10.11, C23).
 */
export type SpentForAStep = "ReadyOrActive" | "Ready";

/**
 * Where a model stands: a room by its place in the lodge, the own cell, or nowhere.
 */
export type Spot = number;

/**
 * Whether a bot is to play for somebody who has been away for long.
 */
export type StandIn = {
/**
 * The client's own number for it, which comes back.
 */
id: string,
/**
 * Who is away.
 */
seat: number,
/**
 * Whether a bot is to play.
 */
agree: boolean, };

/**
 * After what an effect stops for reactions and defeats (R10.7, R10.23, C14.21).
 */
export type Stops = "AfterEachSentence" | "AfterEachPart";

/**
 * What a browser's push service gives out.
 */
export type Subscription = {
/**
 * Where notices are sent.
 */
endpoint: string,
/**
 * The browser's public key and its secret, in base64 for addresses.
 */
p256dh: string,
/**
 * The secret.
 */
auth: string, };

/**
 * A table at a glance.
 */
export type Summary = {
/**
 * Its id.
 */
table: string,
/**
 * What it is called.
 */
name: string | null,
/**
 * Who sits where.
 */
seats: Array<SeatSummary>,
/**
 * Counted from 1.
 */
turn: number,
/**
 * The part of the turn.
 */
phase: Phase,
/**
 * Whom the table waits for; nobody while somebody may react.
 */
waiting_for: Seat | null,
/**
 * The seats that the secret opens.
 */
your_seats: Array<Seat>,
/**
 * One of your seats is asked.
 */
your_turn: boolean,
/**
 * How often it has changed.
 */
revision: number,
/**
 * Whether the game is over.
 */
finished: boolean,
/**
 * Why it cannot go on, if it cannot.
 */
frozen: string | null,
/**
 * The packs it is played with, and the version of all its cards.
 */
packs: Array<string>,
/**
 * The version of the cards it is played with.
 */
content: string,
/**
 * How it came out.
 */
outcome: Outcome | null,
/**
 * The hash of the seed, which the finished game's record shows.
 */
seed_hash: string | null,
/**
 * Whoever laid the table chose the seed, and can know every card.
 */
seed_named: boolean,
/**
 * When it was laid, in milliseconds since 1970.
 */
created: number,
/**
 * The id of the edition.
 */
edition: string,
/**
 * How those who laid it want to play.
 */
manner: Manner,
/**
 * How long this viewer's seat may still think, where it is asked and a clock runs; milliseconds.
 */
left: number | null,
/**
 * Where the same people play again.
 */
rematch: string | null, };

/**
 * Cubes of one colour beyond the row of one place.
 */
export type Surplus = {
/**
 * What is full.
 */
over: Over,
/**
 * Whose cubes.
 */
colour: Colour,
/**
 * How many.
 */
count: number, };

/**
 * An icon inside a text.
 */
export type Symbol = "damage" | "instability" | "power" | "crown" | "trophy" | "rose" | "speed" | "strength" | "health" | "unstable" | "persistent" | "first_moon" | "second_moon" | "third_moon" | "light" | "dark" | "combat" | "contingency" | "trap" | "protection" | "air" | "earth" | "fire" | "water" | "sacred" | "profane" | "magic" | "all_elements" | "black" | "purple" | "red" | "grey" | "blue" | "yellow" | "green";

/**
 * An icon with its words.
 */
export type SymbolInfo = {
/**
 * Which icon.
 */
symbol: Symbol,
/**
 * What it says to those who do not see it.
 */
word: string,
/**
 * What it means.
 */
meaning: string, };

/**
 * Takes back the last answer of this seat.
 */
export type TakeBack = {
/**
 * The client's own number for it, which comes back.
 */
id: string,
/**
 * The state of the table it speaks of.
 */
revision: number, };

/**
 * What the effect acts on.
 */
export type Target = "None" | { "Model": Model } | { "Dummy": { room: Spot, } } | { "Room": { room: Spot, } } | "Gone";

/**
 * What a side is aimed at, for the corner of its card.
 */
export type TargetInfo = {
/**
 * A model or a room.
 */
what: TargetWord,
/**
 * None: any range.
 */
range: number | null, };

/**
 * What can be aimed at, in one word.
 */
export type TargetWord = "yourself" | "mage" | "evocation" | "model" | "room";

/**
 * A line of text.
 */
export type TextLine = Array<Piece>;

/**
 * Whether a tie for third place or below costs a point (R17.11e, C14.5).
 */
export type TiedThirds = "OneLess" | "Whole";

/**
 * Who plays a seat from now on.
 */
export type To = "bot" | "me";

/**
 * To a client.
 */
export type ToClient = { "welcome": Welcome } | { "update": Update } | { "people": Array<Person> } | { "said": Said } | { "rematch": Rematch } | { "done": { id: string, } } | { "refused": { id?: string, code: Code, message: string, } } | { "preview": { id: string, revision: number,
/**
 * Its place among the options.
 */
option: number,
/**
 * In order; numbered from 0 and not part of the log.
 */
changes: Array<LogLine>,
/**
 * More follows that depends on what this seat does not know.
 */
cut: boolean,
/**
 * `drew`, `revealed` or `rolled`: why it could not be taken back.
 */
locks: Lock | null, } } | { "hint": { id: string, revision: number, candidates: Array<Candidate>, } } | { "pong": Record<symbol, never> };

/**
 * From a client.
 */
export type ToServer = { "hello": Hello } | { "answer": Answer } | { "plan": Plan } | { "undo": TakeBack } | { "seat": HandOver } | { "passes": Passes } | { "say": Say } | { "stand_in": StandIn } | { "again": PlayAgain } | { "preview": Preview } | { "hint": AskHint } | { "hints": Agree } | { "ping": Record<symbol, never> };

/**
 * What the back of a card says of a trap or protection.
 */
export type TokenView = {
/**
 * Which of the two it is.
 */
kind: SpellType,
/**
 * Set off by damage; otherwise by being aimed at with a combat spell.
 */
by_damage: boolean, };

/**
 * Somebody wants to be taught.
 */
export type Tutorial = {
/**
 * Which lesson.
 */
lesson: string, };

/**
 * What is being carried out, from the bottom of the stack to its top.
 */
export type UnderWay = { "Effect": { source: SourceView, by: Colour, target: Target, sentence: number, } } | { "Action": { seat: Seat, } } | { "Activation": { model: Model, controller: Colour, } } | "Reactions" | { "Defeat": { seat: Seat, } } | { "Command": { card: CommandId, } } | { "Walk": { model: Model, } } | { "Excess": { seat: Seat, } };

/**
 * Whether the last answer can be taken back.
 */
export type Undo = { "to": number } | { "locked": Lock };

/**
 * What becomes of traps and protections that were not used (R19.1, C12.16).
 */
export type Unused = "MayReturn" | "TrapsReturn";

/**
 * What is different since the last message.
 */
export type Update = {
/**
 * How often the table has changed.
 */
revision: number,
/**
 * Fields of the view that differ, whole.
 */
changes: Partial<View>,
/**
 * New lines of the log.
 */
log: Array<LogLine>,
/**
 * Lines there are now; those with `n` at or beyond it were taken back.
 */
log_length: number,
/**
 * Whether an answer can be taken back.
 */
undo: Undo,
/**
 * Spells that the viewer has laid beforehand.
 */
plan: Array<Planned> | null,
/**
 * Everything after this revision was undone.
 */
took_back?: number, };

/**
 * An upgrade in [`crate::Codex::upgrades`].
 */
export type UpgradeId = number;

/**
 * An upgrade card.
 */
export type UpgradeInfo = {
/**
 * Its id in the content.
 */
id: string,
/**
 * Its name in the language.
 */
name: string,
/**
 * Whose design it is.
 */
origin: Origin,
/**
 * What is of the other origin.
 */
except: Array<Detail>,
/**
 * How many cards there are of it.
 */
copies: number,
/**
 * Its words.
 */
text: CardText, };

/**
 * The table as a seat, or a spectator, sees it.
 */
export type View = {
/**
 * `None` for spectators.
 */
seat: Seat | null,
/**
 * What the edition says, with what was agreed at the table.
 */
rules: Rules,
/**
 * Every option of the edition, and what holds here.
 */
settings: Settings,
/**
 * Counted from 1.
 */
turn: number,
/**
 * The part of the turn.
 */
phase: Phase,
/**
 * Who begins in this phase.
 */
first: Seat,
/**
 * Who holds the Crown.
 */
crown: Seat,
/**
 * The moon that has risen, 1 to 3.
 */
moon: number,
/**
 * The game ends after this turn.
 */
end_triggered: boolean,
/**
 * How it came out, once it is over.
 */
outcome: Outcome | null,
/**
 * By seat.
 */
mages: Array<MageView>,
/**
 * The Black Rose's own pieces.
 */
rose: RoseState,
/**
 * By place.
 */
rooms: Array<RoomState>,
/**
 * Tokens of rooms torn down, by the side that has won them (C15.5).
 */
won: Array<Array<RoomId>>,
/**
 * Cubes beyond a full row (C19.2, C19.3).
 */
surplus: Array<Surplus>,
/**
 * Rooms that count as others this turn, the latest last (C11.13).
 */
guises: Array<Guise>,
/**
 * Points of each colour if the room in each place were rebuilt now (R19.4).
 */
rebuild_gains: Array<[number, number, number, number, number, number, number]>,
/**
 * Points of each colour if the mage of each seat fell now (R17.11).
 */
defeat_gains: Array<[number, number, number, number, number, number, number]>,
/**
 * Those in play.
 */
evocations: Array<EvocationView>,
/**
 * The events that lie on the board, by slot.
 */
board: Array<EventId | null>,
/**
 * The schools in play.
 */
library: Array<SchoolView>,
/**
 * Forgotten Spells left in their deck.
 */
forgotten: number,
/**
 * Spells that have left the game.
 */
gone: Array<SpellId>,
/**
 * Quests left of each moon.
 */
quest_decks: [number, number, number],
/**
 * Quests discarded of each moon.
 */
quest_discards: [number, number, number],
/**
 * Events left of each moon.
 */
event_decks: [number, number, number],
/**
 * Events discarded, which lie open.
 */
event_discards: Array<EventId>,
/**
 * Cards of each kind that nobody bears.
 */
jinxes_left: Array<number>,
/**
 * Cards of each kind that nobody carries.
 */
upgrades_left: Array<number>,
/**
 * Persistent spells in force, oldest first.
 */
persistents: Array<Persistent>,
/**
 * What is going on, outermost first.
 */
under_way: Array<UnderWay>,
/**
 * The pending question in full, if it is this seat's.
 */
question: Question | null,
/**
 * Whom the table waits for; reactions do not say whose (R10.2).
 */
waiting_for: Seat | null,
/**
 * Cards this seat is looking at just now.
 */
looking_at: Array<SpellId>,
/**
 * Quests that the viewer looks at just now.
 */
looking_at_quests: Array<QuestId>,
/**
 * Events that the viewer looks at just now.
 */
looking_at_events: Array<EventId>,
/**
 * The Avatar, if it plays.
 */
avatar: AvatarView | null, };

/**
 * One table of a home page's list.
 */
export type Wanted = {
/**
 * Its id.
 */
table: string,
/**
 * The secret of a seat there, if one has it.
 */
token?: string, };

/**
 * Everything a viewer sees; replaces what the client had.
 */
export type Welcome = {
/**
 * Its id.
 */
table: string,
/**
 * What it is called.
 */
name: string | null,
/**
 * None for spectators.
 */
seat: Seat | null,
/**
 * Who sits where, and who is there.
 */
people: Array<Person>,
/**
 * How often the table has changed.
 */
revision: number,
/**
 * The table as this viewer sees it.
 */
view: View,
/**
 * The last lines of the log.
 */
log: Array<LogLine>,
/**
 * How many lines it has in all.
 */
log_length: number,
/**
 * Whether an answer can be taken back.
 */
undo: Undo,
/**
 * What this seat has planned for its preparation and has not been asked yet.
 */
plan: Array<Planned> | null,
/**
 * How this seat wants to be asked whether it reacts.
 */
passing: Passing | null,
/**
 * The lesson of a tutorial's table.
 */
lesson: string | null,
/**
 * The program's.
 */
version: string,
/**
 * The version of the cards; `GET /api/catalogue?content=` has them.
 */
content: string,
/**
 * The hash of the seed, which the finished game's record shows; older tables and lessons have none.
 */
seed_hash: string | null,
/**
 * Whoever laid the table chose the seed, and can know every card.
 */
seed_named: boolean,
/**
 * How those who laid it want to play.
 */
manner: Manner,
/**
 * The seat of whoever laid the table.
 */
host: Seat | null,
/**
 * Everything that was said here.
 */
said: Array<Said>,
/**
 * Where the same people play again.
 */
rematch?: Rematch,
/**
 * Why the table cannot go on: it no longer comes out as it was stored. It is shown as it stood before.
 */
frozen?: string, };

/**
 * What can happen. Cards in it are named only where the reader may know them; see [`Happening`].
 */
export type What = { "TurnBegins": { turn: number, } } | { "PhaseBegins": { phase: Phase, first: Seat, } } | { "MoonChanges": { moon: number, } } | "EndTriggered" | { "ChoseMage": { seat: Seat, mage: MageId, } } | { "ChoseSchool": { seat: Seat, school: SchoolId, } } | { "PowerChanges": { who: Colour, by: number, now: number, } } | { "CrownTaken": { by: Seat, } } | { "EventRevealed": { event: EventId, by: Seat, } } | { "EventLaid": { event: EventId, slot: number, } } | { "EventDiscarded": { event: EventId, } } | { "SpellDrawn": { seat: Seat, spell: SpellId | null, from: DrawnFrom, } } | { "SpellsLookedAt": { seat: Seat, count: number, } } | { "SpellDiscarded": { seat: Seat, spell: SpellId, slot: SheetSlot | null, } } | { "SpellRemoved": { seat: Seat, spell: SpellId, } } | { "SpellLeavesGame": { spell: SpellId, from: [Seat, SheetSlot] | null, } } | { "SpellGiven": { from: Seat, to: Seat, spell: SpellId | null, } } | { "SpellTakenBack": { seat: Seat, slot: SheetSlot, spell: SpellId | null, } } | { "SpellReturned": { seat: Seat, slot: SheetSlot, spell: SpellId, } } | { "SpellSwapped": { seat: Seat, slot: SheetSlot, out: SpellId, into: SpellId, } } | { "Shuffled": { seat: Seat, } } | { "GrimoireShuffled": { seat: Seat, } } | { "Prepared": { seat: Seat, slot: SheetSlot, spell: [SpellId, boolean] | null, } } | { "ActionTaken": { seat: Seat, action: Action, } } | { "SpellActive": { seat: Seat, slot: SheetSlot, protection: boolean, } } | { "SpellRevealed": { seat: Seat, slot: SheetSlot, spell: SpellId, dark: boolean, } } | { "RoomActivated": { seat: Seat, room: RoomId, } } | { "Targeted": { by: Colour, target: Aim, } } | { "Damaged": { by: Colour, on: Figure, count: number, } } | { "DamageIgnored": { by: Seat, count: number, } } | { "EffectIgnored": { by: Seat, } } | { "DamageConverted": { by: Colour, on: Figure, from: Colour, } } | { "Healed": { on: Figure, colour: Colour, } } | { "InstabilityPlaced": { by: Colour, room: Spot, count: number, } } | { "InstabilityConverted": { by: Colour, room: Spot, from: Colour, } } | { "InstabilityRemoved": { by: Colour, room: Spot, from: Colour, } } | { "DamageTransferred": { by: Colour, from: Figure, to: Figure, colour: Colour, } } | { "Moved": { model: Figure, room: Spot, } } | { "Put": { model: Figure, room: Spot, } } | { "PutInCell": { seat: Seat, } } | { "Summoned": { seat: Seat, model: Figure, kind: EvocationId, room: Spot, } } | { "NightmareAssigned": { model: Figure, kind: EvocationId, to: Seat, } } | { "EvocationRemoved": { kind: EvocationId, owner: Colour, room: Spot, } } | { "EvocationActivates": { model: Figure, controller: Colour, } } | { "JinxAssigned": { jinx: JinxId, to: Seat, } } | { "JinxMarked": { jinx: JinxId, on: Seat, cubes: number, } } | { "JinxDiscarded": { jinx: JinxId, from: Seat, } } | { "UpgradeAssigned": { upgrade: UpgradeId, to: Figure, } } | { "UpgradeDiscarded": { upgrade: UpgradeId, from: Figure, } } | { "QuestDrawn": { seat: Seat, quest: QuestId | null, } } | { "QuestMarked": { seat: Seat, quest: QuestId, cubes: number, } } | { "QuestCompleted": { seat: Seat, quest: QuestId, } } | { "QuestSolved": { seat: Seat, quest: QuestId, } } | { "QuestDiscarded": { seat: Seat, quest: QuestId | null, } } | { "RoseDrewQuest": { moon: number, } } | { "TokenRefreshed": { seat: Seat, } } | { "TokenTurned": { seat: Seat, } } | { "NoChoice": { seat: Seat, giving: AskKind, } } | { "Persists": { seat: Seat, slot: SheetSlot, } } | { "Defeated": { seat: Seat, by: Colour, } } | { "TrophyTaken": { by: Colour, of: Seat, } } | { "RoomTornDown": { room: RoomId, by: Colour, } } | { "TokenBonus": { who: Colour, points: number, } } | "ExtraTurn" | { "ElementNamed": { by: Colour, spell: SpellId, element: Element, } } | { "RoomRebuilt": { room: RoomId, } } | { "Bonus": { who: Colour, quests: number, trophies: number, crown: number, } } | { "GameWon": { by: Colour, } } | { "CommandRevealed": { card: CommandId, by: Seat, left: number, next: TokenView | null, } } | { "CommandAnswers": { card: CommandId, protection: boolean, left: number, next: TokenView | null, } } | { "CommandDiscarded": { card: CommandId, next: TokenView | null, } } | { "CommandsTurned": { count: number, next: TokenView | null, } } | { "CommandsReturned": { count: number, next: TokenView | null, } } | { "Dominion": { room: Spot, } } | { "AvatarChooses": { aim: Aim, reason: Reason, rivals: [Aim | null, Aim | null, Aim | null], } } | { "Forbidden": { seat: Seat, ban: Ban, next: boolean, } } | { "SpellSeen": { by: Seat, of: Seat, spell: SpellId | null, } } | { "SpellCancelled": { spell: SpellId, } } | { "ActivationStopped": { room: RoomId, } } | { "ActivationTaken": { by: Seat, room: RoomId, } } | { "QuestGiven": { from: Seat, to: Seat, quest: QuestId | null, } } | { "QuestTaken": { by: Seat, from: Seat, quest: QuestId, } } | { "QuestRefused": { seat: Seat, quest: QuestId, } } | { "EventsLookedAt": { seat: Seat, count: number, } } | { "CrownChooses": { by: Seat, reason: Reason, tied: [Aim | null, Aim | null, Aim | null], count: number, } } | { "RoomClosed": { room: Spot, } } | { "RoomRecoloured": { room: Spot, colour: RoomColour, } } | { "RoomCopied": { room: Spot, copy: RoomId, } } | { "TypeNamed": { seat: Seat, kind: SpellType, } } | { "QuestHandedOver": { seat: Seat, to: Seat, } } | { "QuestsLookedAt": { seat: Seat, count: number, } } | { "QuestRevealed": { seat: Seat, quest: QuestId, } } | { "QuestClaimed": { seat: Seat, quest: QuestId, } } | { "QuestPutBack": { seat: Seat, quest: QuestId | null, } } | { "EffectWaived": { seat: Seat, } };

/**
 * Who is to sit at a new table's seat.
 */
export type Who = { "here": { name: string, } } | { "invite": Record<symbol, never> } | { "bot": { level: string, } } | { "avatar": { level: string, } };

/**
 * A number of the catalogue, or whatever the lot says.
 */
export type Wish = number | ByLot;

/**
 * What a device wants, as far as the server keeps it.
 */
export type Wished = {
/**
 * Notices go to its push service.
 */
push: boolean,
/**
 * Where mail goes.
 */
mail: MailWish | null,
/**
 * When nothing is told.
 */
quiet: Quiet | null,
/**
 * Tables of which as many other devices as can be told are told already: of these nothing comes.
 */
full?: Array<string>, };

/**
 * How a device wants to be told, and about which seats. It replaces what the device wanted before.
 */
export type Wishes = {
/**
 * The language of what is told.
 */
lang: string,
/**
 * Where its push service takes notices.
 */
push?: Subscription,
/**
 * An address that mail goes to, once whoever reads it has said so.
 */
mail?: string,
/**
 * When nothing is to be told.
 */
quiet?: Quiet,
/**
 * The seats, with the secrets that open them.
 */
seats: Array<Wanted>, };

/**
 * What somebody says: a phrase, or words of their own where the table allows them.
 */
export type Words = { "phrase": { phrase: Phrase,
/**
 * A room by its place, which the phrase is about.
 */
room?: number,
/**
 * A spell that everybody may read.
 */
spell?: number, } } | { "text": string };
