//! The account of a state: the shape in which it is hashed. Records and stores keep such hashes for years, so this shape
//! stays when the state itself is built differently; what older games did not have is told only where it is there.

use crate::avatar::AvatarState;
use crate::beyond::Beyond;
use crate::decision::{Ask, Choice};
use crate::facts::Fact;
use crate::ids::*;
use crate::list::List;
use crate::piles::FirstPiles;
use crate::random::Random;
use crate::reactions::Pending;
use crate::stack::Frame;
use crate::state::*;
use codex::*;
use serde::ser::SerializeTuple;
use serde::{Serialize, Serializer};

impl State {
    /// What is hashed of a state: equal states have equal accounts, and different ones different accounts.
    pub fn account(&self) -> impl Serialize + '_ {
        Account {
            agreed: Agreed::of(&self.rules),
            random: &self.random,
            turn: self.turn,
            phase: self.phase,
            memory: (self.step, self.cursor, self.note),
            first: self.first,
            crown: self.crown,
            moon: self.moon,
            end_triggered: self.end_triggered,
            claimed: self.claimed,
            activation: self.activation,
            outcome: self.outcome.map(OutcomeAccount::of),
            mages: Each(|| self.mages.iter().map(MageAccount::of)),
            rose: (self.rose.power, self.rose.supply, seats(&self.rose.taken)),
            rooms: &self.rooms,
            evocations: Each(|| all_places(&self.evocations)),
            schools: &self.schools,
            spells: self.spells.first(15 + 4 * 5),
            spell_cards: &self.spell_cards,
            known_cards: self.known_cards,
            shown_cards: self.shown_cards,
            quests: self.quests.first(20),
            quest_marks: &self.quest_marks,
            quests_shown: self.quests_shown,
            events: self.events.first(9),
            board: self.board,
            events_applied: self.events_applied,
            jinxes_left: &self.jinxes_left,
            upgrades_left: &self.upgrades_left,
            persistents: Each(|| self.persistents.iter().map(PersistentAccount::of)),
            avatar: &self.avatar,
            stack: &self.stack,
            facts: &self.facts,
            pending: &self.pending,
            ask: self.ask,
            options: &self.options,
            counters: (self.decisions, self.happenings, self.deepest),
            later: Later(self),
        }
    }
}

#[derive(Serialize)]
struct Account<'a, M: Serialize, E: Serialize, P: Serialize> {
    agreed: Agreed,
    random: &'a Random,
    turn: u16,
    phase: Phase,
    memory: (u8, u8, u8),
    first: Seat,
    crown: Seat,
    moon: u8,
    end_triggered: bool,
    claimed: Models,
    activation: Activation,
    outcome: Option<OutcomeAccount>,
    mages: M,
    rose: (u8, u8, [u8; 4]),
    rooms: &'a [RoomState; crate::hexes::ROOMS],
    evocations: E,
    schools: &'a List<SchoolId, 6>,
    spells: FirstPiles<'a, Card, SPELLS, { spell_pile::COUNT }>,
    spell_cards: &'a List<SpellId, SPELLS>,
    known_cards: CardSet,
    shown_cards: CardSet,
    quests: FirstPiles<'a, QuestId, QUESTS, { quest_pile::COUNT }>,
    quest_marks: &'a List<u8, QUESTS>,
    quests_shown: u128,
    events: FirstPiles<'a, EventId, QUESTS, { event_pile::COUNT }>,
    board: [EventId; 3],
    events_applied: u128,
    jinxes_left: &'a List<u8, 16>,
    upgrades_left: &'a List<u8, 16>,
    persistents: P,
    avatar: &'a Option<AvatarState>,
    stack: &'a [Frame],
    facts: &'a [Fact],
    pending: &'a [Pending],
    ask: Option<Ask>,
    options: &'a [Choice],
    counters: (u32, u32, u8),
    later: Later<'a>,
}

/// What games did not have when accounts began, each part only where it is there.
struct Later<'a>(&'a State);

impl Serialize for Later<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let state = self.0;
        let mut parts = serializer.serialize_tuple(0)?;
        if state.mages.len() > 4 {
            let outcome = state.outcome.map(LongOutcome::of);
            parts.serialize_element(&(&state.spells, &state.quests, outcome, state.rose.taken))?;
            parts.serialize_element(&state.mages)?;
        }
        if state.beyond != Beyond::default() {
            parts.serialize_element(&(state.beyond, state.outcome.map(|outcome| outcome.token_bonus)))?;
        }
        if !state.lasting.is_empty() || !state.seen.is_empty() {
            parts.serialize_element(&(&state.lasting, &state.seen))?;
        }
        if state.events.len(event_pile::LOOKED_AT) > 0 {
            parts.serialize_element(&state.events.one(event_pile::LOOKED_AT))?;
        }
        if state
            .persistents
            .iter()
            .any(|own| own.room != Spot::NOWHERE || own.of != own.caster || own.used > 0)
        {
            parts.serialize_element(&state.persistents)?;
        }
        if state.veiled {
            parts.serialize_element("veiled")?;
        }
        parts.end()
    }
}

/// Evocations with every empty place, as they were first written down.
fn all_places(evocations: &[EvocationState]) -> impl Iterator<Item = EvocationState> {
    let empty = EVOCATIONS - evocations.len();
    evocations.iter().copied().chain(std::iter::repeat_n(EvocationState::none(), empty))
}

/// A sequence that is written down as it comes, without a copy.
struct Each<F>(F);

impl<F: Fn() -> I, I: Iterator<Item: Serialize>> Serialize for Each<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0())
    }
}

/// The first four seats.
fn seats(taken: &[u8; SEATS]) -> [u8; 4] {
    [taken[0], taken[1], taken[2], taken[3]]
}

/// A persistent as it was first written down.
#[derive(Serialize)]
struct PersistentAccount {
    caster: Seat,
    slot: SheetSlot,
    target: Model,
    listener: ListenerId,
}

impl PersistentAccount {
    fn of(own: &Persistent) -> PersistentAccount {
        PersistentAccount { caster: own.caster, slot: own.slot, target: own.target, listener: own.listener }
    }
}

/// A mage in the order in which a sheet was first written down.
#[derive(Serialize)]
struct MageAccount<'a> {
    who: (MageId, SchoolId, GrimoireId),
    wealth: (u8, u8, u8, [u8; 4], u8),
    place: (Spot, Spot),
    damage: (&'a crate::row::Row, Colour, Colour),
    sheet: &'a [Slot; SheetSlot::COUNT],
    jinxes: &'a List<JinxState, 12>,
    cell: (Hex, u32),
}

impl MageAccount<'_> {
    fn of(mage: &MageState) -> MageAccount<'_> {
        MageAccount {
            who: (mage.mage, mage.school, mage.grimoire),
            wealth: (mage.power, mage.supply, mage.trophies, seats(&mage.taken), mage.tokens),
            place: (mage.place, mage.fell_at),
            damage: (&mage.damage, mage.last_damage, mage.doomed),
            sheet: &mage.sheet,
            jinxes: &mage.jinxes,
            cell: (mage.cell, mage.beside_cell),
        }
    }
}

/// How a game ended: points of four seats and the Black Rose.
#[derive(Serialize)]
struct OutcomeAccount {
    winner: Colour,
    points: [[u8; 5]; 3],
    crown_bonus: Seat,
}

impl OutcomeAccount {
    fn of(outcome: Outcome) -> OutcomeAccount {
        let five = |points: [u8; Colour::COUNT]| std::array::from_fn(|side| points[side]);
        let points = [outcome.totals, outcome.quest_bonus, outcome.trophy_bonus].map(five);
        OutcomeAccount { winner: outcome.winner, points, crown_bonus: outcome.crown_bonus }
    }
}

/// How a game of more seats ended.
#[derive(Serialize)]
struct LongOutcome {
    winner: Colour,
    points: [[u8; Colour::COUNT]; 3],
    crown_bonus: Seat,
}

impl LongOutcome {
    fn of(outcome: Outcome) -> LongOutcome {
        let points = [outcome.totals, outcome.quest_bonus, outcome.trophy_bonus];
        LongOutcome { winner: outcome.winner, points, crown_bonus: outcome.crown_bonus }
    }
}

/// What a table could agree on when accounts began.
#[derive(Serialize)]
struct Agreed {
    steady_crown: bool,
    moons: Row,
    crown_of_the_summoner: bool,
    events_pay_only_in_black_rose_phase: bool,
    forgotten_momentum_to_memories: bool,
    dummy_only_without_target: bool,
    react_one_after_another: bool,
    evocation_attack_is_physical_action: bool,
    no_sole_rebuilder_bonus: bool,
}

impl Agreed {
    fn of(rules: &Rules) -> Agreed {
        Agreed {
            steady_crown: rules.crown_symbols == CrownSymbols::Ignored,
            moons: rules.moons,
            crown_of_the_summoner: rules.evocation_turns == EvocationTurns::OneByOne,
            events_pay_only_in_black_rose_phase: rules.pushed_events_pay == PushedEvents::InBlackRosePhase,
            forgotten_momentum_to_memories: rules.forgotten == Forgotten::StaysIfSpent,
            dummy_only_without_target: rules.dummy == Dummy::WithoutTarget,
            react_one_after_another: rules.declaring == Declaring::OneAfterAnother,
            evocation_attack_is_physical_action: rules.evocation_attack == EvocationAttack::PhysicalAction,
            no_sole_rebuilder_bonus: rules.sole_rebuilder == SoleRebuilder::NothingMore,
        }
    }
}
