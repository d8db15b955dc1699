//! What one seat may see, built from an allow-list. Everything that leaves the engine for a person goes through here.
//!
//! Two games that differ only in what a seat may not know give that seat equal views, to the byte.

use crate::avatar::{Reason, command_pile};
pub use crate::beyond::{Guise, Inhibition, Lasts, Likeness};
use crate::decision::{AskKind, Choice};
pub use crate::facts::FactKind;
use crate::game::Game;
use crate::hexes;
use crate::ids::*;
pub use crate::insight::Insight;
pub use crate::question::*;
pub use crate::row::Row;
use crate::seen::SeenCard;
use crate::setup::{Level, Settings};
pub use crate::stack::Target;
use crate::stack::{Frame, Source};
use crate::state::*;
pub use crate::state::{JinxState, Persistent, RoomState, RoseState, SlotState};
pub use crate::surplus::Surplus;
use codex::*;
use serde::Serialize;

/// The table as a seat, or a spectator, sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// `None` for spectators.
    pub seat: Option<Seat>,
    /// What the edition says, with what was agreed at the table.
    pub rules: Rules,
    /// Every option of the edition, and what holds here.
    pub settings: Settings,
    /// Counted from 1.
    pub turn: u16,
    /// The part of the turn.
    pub phase: Phase,
    /// Who begins in this phase.
    pub first: Seat,
    /// Who holds the Crown.
    pub crown: Seat,
    /// The moon that has risen, 1 to 3.
    pub moon: u8,
    /// The game ends after this turn.
    pub end_triggered: bool,
    /// How it came out, once it is over.
    pub outcome: Option<Outcome>,
    /// By seat.
    pub mages: Vec<MageView>,
    /// The Black Rose's own pieces.
    pub rose: RoseState,
    /// By place.
    pub rooms: Vec<RoomState>,
    /// Tokens of rooms torn down, by the side that has won them (C15.5).
    pub won: Vec<Vec<RoomId>>,
    /// Cubes beyond a full row (C19.2, C19.3).
    pub surplus: Vec<Surplus>,
    /// Rooms that count as others this turn, the latest last (C11.13).
    pub guises: Vec<Guise>,
    /// Points of each colour if the room in each place were rebuilt now (R19.4).
    pub rebuild_gains: Vec<[u8; Colour::COUNT]>,
    /// Points of each colour if the mage of each seat fell now (R17.11).
    pub defeat_gains: Vec<[u8; Colour::COUNT]>,
    /// Those in play.
    pub evocations: Vec<EvocationView>,
    /// The events that lie on the board, by slot.
    pub board: Vec<Option<EventId>>,
    /// The schools in play.
    pub library: Vec<SchoolView>,
    /// Forgotten Spells left in their deck.
    pub forgotten: usize,
    /// Spells that have left the game.
    pub gone: Vec<SpellId>,
    /// Quests left of each moon.
    pub quest_decks: [usize; 3],
    /// Quests discarded of each moon.
    pub quest_discards: [usize; 3],
    /// Events left of each moon.
    pub event_decks: [usize; 3],
    /// Events discarded, which lie open.
    pub event_discards: Vec<EventId>,
    /// Cards of each kind that nobody bears.
    pub jinxes_left: Vec<u8>,
    /// Cards of each kind that nobody carries.
    pub upgrades_left: Vec<u8>,
    /// Persistent spells in force, oldest first.
    pub persistents: Vec<Persistent>,
    /// What is going on, outermost first.
    pub under_way: Vec<UnderWay>,
    /// The pending question in full, if it is this seat's.
    pub question: Option<Question>,
    /// Whom the table waits for; reactions do not say whose (R10.2).
    pub waiting_for: Option<Seat>,
    /// Cards this seat is looking at just now.
    pub looking_at: Vec<SpellId>,
    /// Quests that the viewer looks at just now.
    pub looking_at_quests: Vec<QuestId>,
    /// Events that the viewer looks at just now.
    pub looking_at_events: Vec<EventId>,
    /// The Avatar, if it plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub avatar: Option<AvatarView>,
}

/// The board of the Avatar; its figure, damage, jinxes, trophies and solved quests are those of its seat, its points,
/// cubes and taken trophies those of the Black Rose (R22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AvatarView {
    /// Where it sits.
    pub seat: Seat,
    /// Which one it is.
    pub card: AvatarId,
    /// How hard it plays.
    pub level: Level,
    /// Command Cards still to come in this Action Phase.
    pub commands_left: u8,
    /// Command Cards left of each moon.
    pub command_decks: [usize; 3],
    /// The back of the next card: trap or protection, and what sets it off (R22.29, R22.30).
    pub token: Option<TokenView>,
    /// Cards revealed this turn, face up, the latest first.
    pub memories: Vec<CommandId>,
    /// The card being resolved, and the part that is at work.
    pub resolving: Option<(CommandId, Option<u8>)>,
    /// Its evocations by slot; their particulars are among the evocations.
    pub evocations: Vec<Model>,
    /// What it has solved.
    pub solved_quests: Vec<QuestId>,
    /// Why the options of its latest choice are what they are.
    pub reason: Reason,
    /// Whether the pending question is the Choice of the Crown (R22.33).
    pub crown_chooses: bool,
}

/// What the back of a card says of a trap or protection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenView {
    /// Which of the two it is.
    pub kind: SpellType,
    /// Set off by damage; otherwise by being aimed at with a combat spell.
    pub by_damage: bool,
}

impl TokenView {
    /// The back of a Command Card.
    pub fn of(reaction: CommandReaction) -> TokenView {
        TokenView { kind: reaction.kind, by_damage: reaction.trigger.deed == Deed::Damages }
    }
}

/// A mage as everybody sees it, with what its own seat sees besides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MageView {
    /// Which mage it is; none before the choice.
    pub mage: MageId,
    /// The school it has begun with.
    pub school: SchoolId,
    /// Points on the track.
    pub power: u8,
    /// Cubes that lie nowhere on the table.
    pub supply: u8,
    /// Own trophies still here.
    pub trophies: u8,
    /// Trophies taken, by whose they are.
    pub taken: [u8; SEATS],
    /// Physical action tokens left.
    pub tokens: u8,
    /// Where it stands.
    pub place: Spot,
    /// Cubes on the health bar.
    pub damage: Row,
    /// How many the bar takes.
    pub health: u8,
    /// Steps of a move, everything counted.
    pub speed: u8,
    /// Damage of a blow, everything counted.
    pub strength: u8,
    /// Where its cell lies beside the lodge.
    pub cell: Hex,
    /// The prepared spells, by slot.
    pub sheet: Vec<SlotView>,
    /// Those it bears.
    pub jinxes: Vec<JinxState>,
    /// What keeps the mage from moving or activating rooms (C1.10).
    pub inhibited: Inhibition,
    /// Only the own hand is listed.
    pub hand: Option<Vec<SpellId>>,
    /// Spells in hand.
    pub hand_count: usize,
    /// Spells in it that everyone has seen go there.
    pub shown: Vec<SpellId>,
    /// Spells left to draw.
    pub grimoire_count: usize,
    /// Lies face up.
    pub memories: Vec<SpellId>,
    /// Spells laid aside.
    pub aside_count: usize,
    /// Quests it works on; hidden ones have no number.
    pub active_quests: Vec<QuestView>,
    /// Quests it can solve.
    pub completed_quests: Vec<QuestId>,
    /// Quests it has solved.
    pub solved_quests: Vec<QuestId>,
}

/// A slot of a sheet, as far as the viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SlotView {
    /// How far the card in it has come.
    pub state: SlotState,
    /// Of an active card everyone sees whether it is a trap or a protection (RB-58).
    pub token: Option<SpellType>,
    /// The card, where it is known.
    pub spell: Option<SpellId>,
    /// Its side, where it is known.
    pub dark: Option<bool>,
    /// What a spell of any element shows this turn (C8.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub element: Option<Element>,
}

/// A quest somebody works on, as far as the viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct QuestView {
    /// Which one, where it is known.
    pub quest: Option<QuestId>,
    /// The moon on its back.
    pub moon: u8,
    /// Cubes on it.
    pub marks: u8,
}

/// An evocation in play; nothing of it is secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EvocationView {
    /// Its number on the table.
    pub model: Model,
    /// Which one it is.
    pub kind: EvocationId,
    /// Whose it is; nightmares are the Black Rose's.
    pub owner: Colour,
    /// The mage that a nightmare haunts.
    pub host: Option<Seat>,
    /// Beside the sheet of the owner or host.
    pub slot: EvocationSlot,
    /// Where it stands.
    pub room: Spot,
    /// Cubes on its bar.
    pub damage: Row,
    /// How many the bar takes.
    pub health: u8,
    /// Damage of a blow, everything counted.
    pub strength: u8,
    /// Those it carries.
    pub upgrades: Vec<UpgradeId>,
}

/// A deck of the library with its discard pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SchoolView {
    /// Which school.
    pub school: SchoolId,
    /// Spells left in it.
    pub deck: usize,
    /// Lies face up.
    pub discard: Vec<SpellId>,
}

/// What is being carried out, from the bottom of the stack to its top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum UnderWay {
    /// The effect of a card.
    Effect { source: SourceView, by: Colour, target: Target, sentence: u8 },
    /// A physical action.
    Action { seat: Seat },
    /// An evocation acts.
    Activation { model: Model, controller: Colour },
    /// A full stop, at which others answer.
    Reactions,
    /// A mage falls.
    Defeat { seat: Seat },
    /// A Command Card of the Avatar.
    Command { card: CommandId },
    /// A model on its way to a goal.
    Walk { model: Model },
    /// A mage holds more than they may.
    Excess { seat: Seat },
}

impl Game {
    /// What a seat may see; `None` for a spectator.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        let state = &self.state;
        let own = viewer.map(|viewer| self.insight(viewer)).unwrap_or_default();
        let mut mages: Vec<Option<MageView>> = own.mages;
        mages.resize(state.mages.len(), None);
        let mages = state.seats().zip(mages);
        View {
            seat: viewer,
            rules: state.rules,
            settings: Settings::in_force(&self.codex, &state.rules),
            turn: state.turn,
            phase: state.phase,
            first: state.first,
            crown: state.crown,
            moon: state.moon,
            end_triggered: state.end_triggered,
            outcome: state.outcome,
            mages: mages.map(|(seat, own)| own.unwrap_or_else(|| self.mage_view(seat, None))).collect(),
            rose: state.rose,
            rooms: state.rooms.to_vec(),
            won: Colour::all().map(|side| state.beyond.tokens_of(side).collect()).collect(),
            surplus: state.beyond.surplus.to_vec(),
            guises: state.beyond.guises.to_vec(),
            rebuild_gains: hexes::rooms(hexes::ALL).map(|room| self.rebuild_gains(room)).collect(),
            defeat_gains: state.seats().map(|seat| self.defeat_gains(seat)).collect(),
            evocations: state.evocation_models().map(|model| self.evocation_view(model)).collect(),
            board: state.board.iter().map(|&event| (event.is_some()).then_some(event)).collect(),
            library: (0..state.schools.len()).map(|school| self.school_view(school)).collect(),
            forgotten: state.spells.len(spell_pile::FORGOTTEN),
            gone: self.spells_in(spell_pile::GONE),
            quest_decks: [1, 2, 3].map(|moon| state.quests.len(quest_pile::deck(moon))),
            quest_discards: [1, 2, 3].map(|moon| state.quests.len(quest_pile::discard(moon))),
            event_decks: [1, 2, 3].map(|moon| state.events.len(event_pile::deck(moon))),
            event_discards: (1..=3).flat_map(|moon| state.events.iter(event_pile::discard(moon))).collect(),
            jinxes_left: self.open_deck(&state.jinxes_left, &self.codex.brought.jinxes),
            upgrades_left: self.open_deck(&state.upgrades_left, &self.codex.brought.upgrades),
            persistents: state.persistents.to_vec(),
            under_way: state.stack.iter().filter_map(|frame| self.under_way(frame)).collect(),
            question: own.question,
            waiting_for: state.ask.filter(|ask| !ask.kind.is_reaction()).map(|ask| ask.seat),
            looking_at: own.looking_at,
            looking_at_quests: own.looking_at_quests,
            looking_at_events: own.looking_at_events,
            avatar: self.avatar_view(),
        }
    }

    /// All of it lies open but the order of the deck.
    fn avatar_view(&self) -> Option<AvatarView> {
        let avatar = self.state.avatar.as_ref()?;
        let resolving = self.state.stack.iter().rev().find_map(|frame| match frame {
            Frame::Effect(effect) => match effect.source {
                Source::Command { card, part } => Some((card, part.number())),
                _ => None,
            },
            _ => None,
        });
        Some(AvatarView {
            seat: avatar.seat,
            card: avatar.card,
            level: avatar.level,
            commands_left: self.command_limit() - avatar.used,
            command_decks: [1, 2, 3].map(|moon| avatar.commands.len(command_pile::deck(moon))),
            token: self.next_back(),
            memories: avatar.commands.iter(command_pile::MEMORIES).collect(),
            resolving,
            evocations: self.in_slots(avatar.seat).into_iter().filter(|model| model.is_some()).collect(),
            solved_quests: self.state.quests.iter(quest_pile::solved(avatar.seat)).collect(),
            reason: avatar.reason,
            crown_chooses: self.is_crown_choice(),
        })
    }

    /// Whether the pending question is put for the Avatar: the innermost thing going on is its own.
    fn is_crown_choice(&self) -> bool {
        let Some(ask) = self.state.ask else { return false };
        // What the Avatar has none of is the affected mage's own to choose.
        if ask.seat != self.state.crown || is_of_hand_or_sheet(ask.kind) {
            return false;
        }
        match self.state.stack.last() {
            Some(Frame::Effect(effect)) => effect.you.is_rose(),
            Some(Frame::Activation(activation)) => activation.controller.is_rose(),
            Some(Frame::Walk(walk)) => walk.by.is_rose(),
            Some(Frame::Settle(_)) => self.state.options.iter().any(|option| match *option {
                Choice::Use { pending } => {
                    self.state.pending.get(pending as usize).is_some_and(|own| own.owner.is_rose())
                }
                _ => false,
            }),
            Some(_) => false,
            None => self.state.phase == Phase::CleanUp && self.at_cursor() == self.state.avatar_seat(),
        }
    }

    /// Spells of a pile in a fixed order, so that the order of a hand or a deck tells nothing.
    pub(crate) fn spells_in(&self, pile: usize) -> Vec<SpellId> {
        let mut spells: Vec<SpellId> =
            self.state.spells.iter(pile).map(|card| self.state.spell_of(card)).collect();
        spells.sort_unstable();
        spells
    }

    fn shown_in_hand(&self, seat: Seat, viewer: Option<Seat>) -> Vec<SpellId> {
        let hand = self.state.spells.iter(spell_pile::hand(seat));
        let shown =
            hand.filter(|&card| self.state.shown_cards.has(card) || self.sees(viewer, SeenCard::Spell(card)));
        let mut spells: Vec<SpellId> = shown.map(|card| self.state.spell_of(card)).collect();
        spells.sort_unstable();
        spells
    }

    /// Whether a viewer has seen a card that is hidden from others.
    fn sees(&self, viewer: Option<Seat>, card: SeenCard) -> bool {
        viewer.is_some_and(|viewer| self.has_seen(viewer, card))
    }

    pub(crate) fn mage_view(&self, seat: Seat, viewer: Option<Seat>) -> MageView {
        let own = viewer == Some(seat);
        let state = &self.state;
        let mage = state.mage(seat);
        let chosen = mage.mage.is_some() || state.is_avatar(seat);
        let quests = |pile: usize| state.quests.iter(pile).collect::<Vec<_>>();
        let mut active: Vec<QuestId> = state.quests.iter(quest_pile::active(seat)).collect();
        active.sort_unstable_by_key(|&quest| {
            let known = self.knows_quest(quest, own, viewer);
            // Hidden ones by their backs: the order of drawing is nobody's business.
            (!known, if known { quest.0 } else { self.codex.quests[quest.index()].moon })
        });
        MageView {
            mage: mage.mage,
            school: mage.school,
            power: state.power(state.side(seat)),
            supply: state.supply(state.side(seat)),
            trophies: mage.trophies,
            taken: if state.is_avatar(seat) { state.rose.taken } else { mage.taken },
            tokens: mage.tokens,
            place: mage.place,
            damage: mage.damage,
            health: if chosen { self.health(seat.model()) } else { 0 },
            speed: if chosen { self.speed(seat) } else { 0 },
            strength: if chosen { self.strength(seat) } else { 0 },
            cell: mage.cell,
            sheet: SheetSlot::all().map(|slot| self.slot_view(seat, slot, viewer)).collect(),
            jinxes: mage.jinxes.to_vec(),
            inhibited: state.beyond.inhibited[seat.index()],
            hand: own.then(|| self.spells_in(spell_pile::hand(seat))),
            hand_count: state.spells.len(spell_pile::hand(seat)),
            shown: self.shown_in_hand(seat, viewer),
            grimoire_count: state.spells.len(spell_pile::grimoire(seat)),
            memories: self.spells_in(spell_pile::memories(seat)),
            aside_count: state.spells.len(spell_pile::aside(seat)),
            active_quests: active.into_iter().map(|quest| self.quest_view(quest, own, viewer)).collect(),
            completed_quests: quests(quest_pile::completed(seat)),
            solved_quests: quests(quest_pile::solved(seat)),
        }
    }

    fn knows_quest(&self, quest: QuestId, own: bool, viewer: Option<Seat>) -> bool {
        own || self.state.quests_shown & (1 << quest.0) != 0 || self.sees(viewer, SeenCard::Quest(quest))
    }

    /// The back of a quest shows its moon; its face is its owner's until the first progress (R5.2).
    fn quest_view(&self, quest: QuestId, own: bool, viewer: Option<Seat>) -> QuestView {
        let shown = self.knows_quest(quest, own, viewer);
        QuestView {
            quest: shown.then_some(quest),
            moon: self.codex.quests[quest.index()].moon,
            marks: self.state.quest_marks[quest.index()],
        }
    }

    fn slot_view(&self, seat: Seat, at: SheetSlot, viewer: Option<Seat>) -> SlotView {
        let slot = self.state.mage(seat).sheet[at.index()];
        let element = self.state.beyond.elements[seat.index()][at.index()];
        if slot.state == SlotState::Empty {
            return SlotView { state: slot.state, token: None, spell: None, dark: None, element };
        }
        let seen = self.sees(viewer, SeenCard::Spell(slot.card));
        let known = viewer == Some(seat) || slot.state == SlotState::Revealed || seen;
        let active = slot.state == SlotState::Active;
        SlotView {
            state: slot.state,
            token: active.then(|| self.side(slot).kind),
            spell: known.then(|| self.state.spell_of(slot.card)),
            dark: known.then_some(slot.dark),
            element,
        }
    }

    fn evocation_view(&self, model: Model) -> EvocationView {
        let own = self.state.evocation(model).expect("listed");
        EvocationView {
            model,
            kind: own.kind,
            owner: own.owner,
            host: own.host.seat(),
            slot: own.slot,
            room: self.state.place(model),
            damage: own.damage,
            health: self.health(model),
            strength: self.evocation_strength(model),
            upgrades: own.upgrades.iter().collect(),
        }
    }

    fn school_view(&self, school: usize) -> SchoolView {
        SchoolView {
            school: self.state.schools[school],
            deck: self.state.spells.len(spell_pile::library(school)),
            discard: self.spells_in(spell_pile::library_discard(school)),
        }
    }

    /// What others see going on.
    fn under_way(&self, frame: &Frame) -> Option<UnderWay> {
        Some(match frame {
            Frame::Effect(effect) => UnderWay::Effect {
                source: self.source_view(effect.source),
                by: effect.you,
                target: effect.target,
                sentence: effect.sentence,
            },
            Frame::Action(action) => UnderWay::Action { seat: action.seat },
            // Whoever acted is gone.
            Frame::Activation(activation) if activation.model == Model::NONE => return None,
            Frame::Activation(activation) => {
                UnderWay::Activation { model: activation.model, controller: activation.controller }
            }
            Frame::Settle(_) => UnderWay::Reactions,
            Frame::Defeat(defeat) => UnderWay::Defeat { seat: defeat.seat },
            Frame::Command(command) => UnderWay::Command { card: command.card },
            Frame::Walk(walk) => UnderWay::Walk { model: walk.model },
            Frame::Excess(seat) => UnderWay::Excess { seat: *seat },
            // It is a part of the action or activation under it.
            Frame::Attack(_) => return None,
        })
    }
}

/// About spells and quests in somebody's hand or on their sheet.
fn is_of_hand_or_sheet(kind: AskKind) -> bool {
    use AskKind::*;
    matches!(
        kind,
        DiscardSpell
            | DiscardQuest
            | DiscardQuestOrJinx
            | OfferQuest
            | CompleteQuest
            | Mark
            | ExcessQuest
            | DrawFrom
            | Keep
            | RemoveSpell
    ) || matches!(kind, Slot | Ransom | Spell | School | TakeBack | Prepare | Act)
}
