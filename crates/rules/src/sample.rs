//! Imagining what is hidden: a game that a seat cannot tell from the real one.
//!
//! Everything the seat has seen stays: its own cards, open piles, counts, revealed spells, quests that lie open, and
//! which cards somebody must have because everyone saw them there. The rest is dealt anew. The result depends only on
//! what the seat may know and on the dice, never on the hidden truth.

use crate::avatar::{SEEN, command_pile};
use crate::by_number;
use crate::decision::AskKind;
use crate::game::Game;
use crate::ids::*;
use crate::lasting::Lasting;
use crate::marks::Marks;
use crate::random::Random;
use crate::seen::{Seen, SeenCard};
use crate::state::*;
use codex::{CommandId, EventId, QuestId, QuestReveal, SpellKind, SpellType};

impl Game {
    /// A game consistent with everything the seat knows.
    pub fn sample(&self, viewer: Seat, dice: &mut Random) -> Game {
        let mut game = self.clone();
        game.events();
        game.record(false);
        // How many options others have had is theirs to know.
        game.marks = Marks::default();
        // Whoever imagines what others hold need not hide it from them.
        game.state.veiled = false;
        game.drop_feints();
        // Nor does anybody know which quests others have met.
        game.state.lasting.retain(|own| !matches!(own, Lasting::Met { seat, .. } if *seat != viewer));
        let chosen = game.lay_back_unseen();
        game.imagine_spells(viewer, dice);
        game.take_up_unseen(&chosen);
        game.imagine_quests(viewer, dice);
        let state = &mut game.state;
        // What others have seen would tell where it lies.
        state.seen.retain(|own| own.by == viewer);
        for moon in 1..=3 {
            let deck: Vec<EventId> = state.events.iter(event_pile::deck(moon)).collect();
            let (known, mut events) = known_top(state, viewer, deck, SeenCard::Event);
            by_number::sort(&mut events);
            dice.shuffle(&mut events);
            let deck: Vec<EventId> = known.into_iter().chain(events).collect();
            state.events.arrange(event_pile::deck(moon), &deck);
        }
        game.imagine_commands(dice);
        let state = &mut game.state;
        state.random = Random::new(dice.below(1 << 31) as u64);
        game
    }

    /// While schools are being chosen nobody has seen the cards drawn from them yet (RB-8): they lie where they came
    /// from. The answer is their schools, by place, which everyone knows.
    fn lay_back_unseen(&mut self) -> Vec<usize> {
        if self.state.ask.is_none_or(|ask| ask.kind != AskKind::DrawFrom) {
            return Vec::new();
        }
        let cards: Vec<Card> = self.state.spells.iter(spell_pile::LOOKED_AT).collect();
        let mut places = Vec::new();
        for card in cards {
            if let SpellKind::School(school) = self.codex.spells[self.state.spell_of(card).index()].kind
                && let Some(place) = self.school_place(school)
            {
                self.state.spells.put(card, spell_pile::library(place));
                places.push(place);
            }
        }
        places
    }

    fn take_up_unseen(&mut self, places: &[usize]) {
        // Those laid back first lie deepest, and all of a school are alike unknown.
        for &place in places.iter().rev() {
            if let Some(card) = self.state.spells.top(spell_pile::library(place)) {
                self.state.spells.put(card, spell_pile::LOOKED_AT);
            }
        }
    }

    /// Cards that came into a deck together lie in any order; the one on top has the back that everyone sees.
    fn imagine_commands(&mut self, dice: &mut Random) {
        let top = self.next_command();
        let codex = self.codex.clone();
        let back =
            |card: CommandId| codex.commands[card.index()].reaction.map(|own| (own.kind, own.trigger.deed));
        let Some(avatar) = &mut self.state.avatar else { return };
        for moon in 1..=3 {
            let deck = command_pile::deck(moon);
            let mut cards: Vec<CommandId> = avatar.commands.iter(deck).collect();
            let batches = avatar.batches;
            let batch = |card: &CommandId| batches[card.index()];
            for run in cards.chunk_by_mut(|a, b| batch(a) == batch(b)) {
                if batch(&run[0]) == SEEN {
                    continue;
                }
                let seen = top.filter(|&card| card == run[0]).map(back);
                run.sort_unstable();
                dice.shuffle(run);
                if let Some(seen) = seen {
                    let like: Vec<usize> = (0..run.len()).filter(|&at| back(run[at]) == seen).collect();
                    run.swap(0, like[dice.below(like.len())]);
                }
            }
            avatar.commands.arrange(deck, &cards);
        }
    }

    fn imagine_spells(&mut self, viewer: Seat, dice: &mut Random) {
        let mut holders = self.holders(viewer);
        let mut pools = self.pools(&holders);
        self.fill_active_slots(viewer, &mut holders, &mut pools, dice);
        let mut out = self.deal_library(pools, dice);
        self.sort_by_spell(&mut out);
        dice.shuffle(&mut out);
        for holder in &mut holders {
            let mut cards = std::mem::take(&mut holder.known);
            let rest = out.split_off(out.len() - holder.unknown.min(out.len()));
            cards.extend(rest);
            self.sort_by_spell(&mut cards);
            dice.shuffle(&mut cards);
            self.deal(viewer, holder, cards, dice);
        }
        debug_assert!(out.is_empty(), "everything that is out is with somebody");
        let mut own: Vec<Card> = self.state.spells.iter(spell_pile::grimoire(viewer)).collect();
        self.sort_by_spell(&mut own);
        dice.shuffle(&mut own);
        self.state.spells.arrange(spell_pile::grimoire(viewer), &own);
    }

    /// Copies of one spell by number, so that not even the copies depend on the hidden truth.
    fn sort_by_spell(&self, cards: &mut [Card]) {
        by_number::sort(cards);
        // Set-up numbers the cards of all decks in the order of their spells; only those that came later lie elsewhere.
        let spell = |card: &Card| self.state.spell_of(*card).0;
        if !cards.is_sorted_by_key(spell) {
            cards.sort_unstable_by_key(|card| (spell(card), *card));
        }
    }

    /// Everyone who holds cards the viewer cannot see.
    fn holders(&self, viewer: Seat) -> Vec<Holder> {
        let state = &self.state;
        let mut holders = Vec::new();
        for seat in state.seats().filter(|&seat| seat != viewer) {
            // What was shown in the hand is no secret, and stays there.
            let hand = state.spells.iter(spell_pile::hand(seat));
            let secret = |card: &Card| !self.has_seen(viewer, SeenCard::Spell(*card));
            let mut hidden: Vec<Card> =
                hand.filter(|&card| !state.shown_cards.has(card)).filter(secret).collect();
            let hand = hidden.len();
            hidden.extend(state.spells.iter(spell_pile::grimoire(seat)));
            let sheet = state.mage(seat).sheet.iter().filter(|slot| slot.is_hidden()).map(|slot| slot.card);
            hidden.extend(sheet.filter(secret));
            let (known, unknown): (Vec<Card>, Vec<Card>) =
                hidden.into_iter().partition(|&card| self.is_known_to_all(card));
            holders.push(Holder { seat: Some(seat), known, unknown: unknown.len(), held: unknown, hand });
        }
        let looking = state.ask.is_some_and(|ask| ask.seat == viewer);
        let looked_at: Vec<Card> = state.spells.iter(spell_pile::LOOKED_AT).collect();
        if !looking && !looked_at.is_empty() {
            let unknown = looked_at.len();
            holders.push(Holder { seat: None, known: Vec::new(), unknown, held: looked_at, hand: 0 });
        }
        holders
    }

    /// Everyone knows whose a personal spell is, and where a card was seen.
    fn is_known_to_all(&self, card: Card) -> bool {
        let personal = self.codex.spells[self.state.spell_of(card).index()].kind == SpellKind::Personal;
        personal || self.state.known_cards.has(card)
    }

    /// For each deck the cards of its kind that nobody has seen: those in it and those with the holders.
    fn pools(&self, holders: &[Holder]) -> Vec<Pool> {
        let forgotten = (SpellKind::Forgotten, spell_pile::FORGOTTEN);
        let schools = (0..self.state.schools.len())
            .map(|place| (SpellKind::School(self.state.schools[place]), spell_pile::library(place)));
        schools
            .chain([forgotten])
            .map(|(kind, deck)| {
                let held = holders.iter().flat_map(|holder| &holder.held).copied();
                let of_kind =
                    held.filter(|&card| self.codex.spells[self.state.spell_of(card).index()].kind == kind);
                let mut unseen: Vec<Card> = self.state.spells.iter(deck).chain(of_kind).collect();
                self.sort_by_spell(&mut unseen);
                Pool { deck, size: self.state.spells.len(deck), unseen }
            })
            .collect()
    }

    /// Deals each deck anew; what does not fit into it is out with the holders.
    fn deal_library(&mut self, pools: Vec<Pool>, dice: &mut Random) -> Vec<Card> {
        let mut out = Vec::new();
        for Pool { deck, size, mut unseen } in pools {
            dice.shuffle(&mut unseen);
            // Taken up before they are dealt, the deck at once: one by one each would have to be looked for in it.
            self.state.spells.lift_all(deck);
            unseen.iter().for_each(|&card| self.state.spells.lift(card));
            self.state.spells.lay(deck, &unseen[..size]);
            out.extend_from_slice(&unseen[size..]);
        }
        out
    }

    /// The token of an active spell shows whether it is a trap or a protection (RB-58), so these slots choose first.
    fn fill_active_slots(
        &mut self,
        viewer: Seat,
        holders: &mut [Holder],
        pools: &mut [Pool],
        dice: &mut Random,
    ) {
        for holder in holders.iter_mut() {
            self.sort_by_spell(&mut holder.known);
        }
        let mut slots: Vec<(usize, Seat, SheetSlot, SpellType)> = Vec::new();
        for (index, holder) in holders.iter().enumerate() {
            let Some(seat) = holder.seat else { continue };
            for (slot, state) in SheetSlot::all().zip(self.state.mage(seat).sheet) {
                let seen = self.has_seen(viewer, SeenCard::Spell(state.card));
                if state.state == SlotState::Active && !seen {
                    slots.push((index, seat, slot, self.side(state).kind));
                }
            }
        }
        let mut chosen = Vec::new();
        // The truth is one way to fill them all, so a way is found.
        let found = self.choose_active(&slots, holders, pools, &mut chosen, dice);
        assert!(found, "no cards fit the tokens on the table");
        for ((_, seat, slot, token), card) in slots.into_iter().zip(chosen) {
            let sides: Vec<bool> = self.sides_of_type(card, token).collect();
            let dark = sides[dice.below(sides.len())];
            self.state.spells.put(card, spell_pile::sheet(seat));
            self.state.mage_mut(seat).sheet[slot.index()] = Slot { state: SlotState::Active, card, dark };
        }
    }

    /// Fills one slot and the ones after it; goes back on a choice that leaves a later slot without a card.
    fn choose_active(
        &self,
        slots: &[(usize, Seat, SheetSlot, SpellType)],
        holders: &mut [Holder],
        pools: &mut [Pool],
        chosen: &mut Vec<Card>,
        dice: &mut Random,
    ) -> bool {
        let Some((&(index, _, _, token), rest)) = slots.split_first() else { return true };
        let holder = &holders[index];
        let fits = |card: Card| self.sides_of_type(card, token).next().is_some();
        let mut candidates: Vec<Card> = holder.known.iter().copied().filter(|&card| fits(card)).collect();
        // Of each pool only as many cards can be out as its deck leaves.
        let may_be_out = pools.iter().filter(|pool| holder.unknown > 0 && pool.unseen.len() > pool.size);
        candidates.extend(may_be_out.flat_map(|pool| pool.unseen.iter().copied()).filter(|&card| fits(card)));
        dice.shuffle(&mut candidates);
        for card in candidates {
            let holder = &mut holders[index];
            let known = holder.known.iter().position(|&own| own == card);
            let pool = pools.iter().position(|pool| pool.unseen.contains(&card));
            let place = match (known, pool) {
                (Some(at), _) => {
                    holder.known.remove(at);
                    at
                }
                (None, Some(pool)) => {
                    let at = pools[pool].unseen.iter().position(|&own| own == card).expect("found");
                    pools[pool].unseen.remove(at);
                    holder.unknown -= 1;
                    at
                }
                (None, None) => continue,
            };
            chosen.push(card);
            if self.choose_active(rest, holders, pools, chosen, dice) {
                return true;
            }
            chosen.pop();
            let holder = &mut holders[index];
            match (known, pool) {
                (Some(_), _) => holder.known.insert(place, card),
                (None, Some(pool)) => {
                    pools[pool].unseen.insert(place, card);
                    holder.unknown += 1;
                }
                (None, None) => {}
            }
        }
        false
    }

    fn sides_of_type(&self, card: Card, kind: SpellType) -> impl Iterator<Item = bool> + '_ {
        let spell = &self.codex.spells[self.state.spell_of(card).index()];
        let light = (spell.light.kind == kind).then_some(false);
        let dark = spell.dark.filter(|side| side.kind == kind && !spell.halves).map(|_| true);
        light.into_iter().chain(dark)
    }

    /// Ready slots first, then the hand, then the grimoire.
    fn deal(&mut self, viewer: Seat, holder: &Holder, cards: Vec<Card>, dice: &mut Random) {
        let Some(seat) = holder.seat else {
            for card in cards {
                self.state.spells.put(card, spell_pile::LOOKED_AT);
            }
            return;
        };
        let mut cards = cards.into_iter();
        for slot in SheetSlot::all() {
            let lies = self.state.mage(seat).sheet[slot.index()];
            if lies.state != SlotState::Ready || self.has_seen(viewer, SeenCard::Spell(lies.card)) {
                continue;
            }
            let Some(card) = cards.next() else { break };
            let dark = self.is_turned(card) && dice.below(2) == 1;
            self.state.spells.put(card, spell_pile::sheet(seat));
            self.state.mage_mut(seat).sheet[slot.index()] = Slot { state: SlotState::Ready, card, dark };
        }
        let hand = holder.hand;
        for (index, card) in cards.enumerate() {
            let pile = if index < hand { spell_pile::hand(seat) } else { spell_pile::grimoire(seat) };
            self.state.spells.put(card, pile);
        }
    }

    /// Face-down quests of others come from what has not been seen of their moon.
    fn imagine_quests(&mut self, viewer: Seat, dice: &mut Random) {
        for moon in 1..=3 {
            let state = &self.state;
            let hidden = |seat: Seat| {
                let quests = state.quests.iter(quest_pile::active(seat));
                quests
                    .filter(|&quest| {
                        state.quests_shown & (1 << quest.0) == 0
                            && !self.has_seen(viewer, SeenCard::Quest(quest))
                            && self.codex.quests[quest.index()].moon == moon
                    })
                    .collect::<Vec<QuestId>>()
            };
            let others: Vec<(Seat, Vec<QuestId>)> =
                state.seats().filter(|&seat| seat != viewer).map(|seat| (seat, hidden(seat))).collect();
            let discards = state.quests.len(quest_pile::discard(moon));
            let deck: Vec<QuestId> = state.quests.iter(quest_pile::deck(moon)).collect();
            let (known, mut pool) = known_top(state, viewer, deck, SeenCard::Quest);
            pool.extend(state.quests.iter(quest_pile::discard(moon)));
            pool.extend(others.iter().flat_map(|(_, quests)| quests));
            by_number::sort(&mut pool);
            dice.shuffle(&mut pool);
            for (seat, quests) in others {
                for _ in quests {
                    let secret = |&quest: &QuestId| {
                        self.codex.quests[quest.index()].reveal == QuestReveal::AtFirstProgress
                    };
                    if let Some(at) = pool.iter().position(secret) {
                        let quest = pool.remove(at);
                        self.state.quests.put(quest, quest_pile::active(seat));
                    }
                }
            }
            for (index, quest) in pool.into_iter().enumerate() {
                let pile = if index < discards { quest_pile::discard(moon) } else { quest_pile::deck(moon) };
                self.state.quests.put(quest, pile);
            }
            // What the viewer has seen on top lies there still.
            for quest in known.into_iter().rev() {
                self.state.quests.put(quest, quest_pile::deck(moon));
            }
        }
    }
}

/// The cards on top of a deck that the viewer has seen there, and the others.
fn known_top<K: Copy>(
    state: &State,
    viewer: Seat,
    deck: Vec<K>,
    seen: impl Fn(K) -> SeenCard,
) -> (Vec<K>, Vec<K>) {
    let known = |card: &K| state.seen.contains(&Seen { by: viewer, card: seen(*card) });
    let top = deck.iter().take_while(|&card| known(card)).count();
    let mut known = deck;
    let rest = known.split_off(top);
    (known, rest)
}

/// The unseen cards of one school, or the forgotten ones.
struct Pool {
    deck: usize,
    /// How many of them lie in the deck.
    size: usize,
    unseen: Vec<Card>,
}

/// Somebody with cards the viewer cannot see; `seat` is `None` for cards another mage is looking at.
struct Holder {
    seat: Option<Seat>,
    /// Cards everyone knows to be among them.
    known: Vec<Card>,
    /// How many others there are.
    unknown: usize,
    held: Vec<Card>,
    /// Size of the hand.
    hand: usize,
}
