//! What must hold between any two questions. Used by `lodge sim --check` and by tests.

use crate::avatar::command_pile;
use crate::decision::Choice;
use crate::game::Game;
use crate::ids::*;
use crate::state::*;
use codex::Prize;
use std::fmt;

/// A broken invariant, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation(pub String);

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// All invariants of the table: cubes, cards, models, trophies and crown are conserved.
pub fn violations(game: &Game) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut expect = |holds: bool, what: String| {
        if !holds {
            found.push(Violation(what));
        }
    };
    let (state, rules) = (game.state(), &game.state().rules);
    for colour in state.people().map(Seat::colour).chain([Colour::ROSE]) {
        let (count, all) =
            (cubes(game, colour), if colour.is_rose() { rules.rose_cubes } else { rules.cubes });
        expect(count == all as u32, format!("{} has {count} cubes, not {all}", game.colour_name(colour)));
    }
    for seat in state.seats() {
        let taken: u8 = state.mages.iter().map(|mage| mage.taken[seat.index()]).sum();
        let all = state.mage(seat).trophies + taken + state.rose.taken[seat.index()];
        let wanted = game.avatar_card(seat).map_or(rules.trophies, |card| card.trophies);
        expect(all == wanted, format!("{all} trophies of {}", game.seat_name(seat)));
        expect(state.mage(seat).tokens <= rules.tokens, format!("{} tokens", state.mage(seat).tokens));
    }
    expect((state.crown.index()) < state.mages.len(), "the crown is nowhere".into());
    expect(!state.is_avatar(state.crown), "the Avatar holds the crown".into());
    check_avatar(game, &mut expect);
    check_tokens(game, &mut expect);
    check_cards(game, &mut expect);
    check_models(game, &mut expect);
    expect(!state.stack.is_empty() || state.claimed.is_empty(), "a fall was never settled".into());
    if state.ask.is_some() {
        // Momentum alone is asked for all the same (RB-61).
        let veiled = state.veiled && state.ask.is_some_and(|ask| ask.kind.is_reaction());
        let alone = veiled || matches!(state.options[..], [Choice::Momentum { .. }]);
        let worth_asking = state.options.len() > 1 || alone && !state.options.is_empty();
        expect(worth_asking, format!("a question with {} options", state.options.len()));
        for (index, option) in state.options.iter().enumerate() {
            expect(!state.options[..index].contains(option), format!("{option:?} is offered twice"));
        }
    } else {
        expect(game.is_over(), "nobody is asked, but the game is not over".into());
    }
    expect(game.choice.is_none(), "an answer waits to be taken while a question is open".into());
    found.extend(losses(game));
    found.extend(game.marks.cuts());
    found
}

/// What the game has lost on its way because a bound was reached, or because nobody listened: options that were not
/// offered, facts and reactions that found no room, answers that were never taken.
pub fn losses(game: &Game) -> Vec<Violation> {
    game.marks.losses().collect()
}

fn cubes(game: &Game, colour: Colour) -> u32 {
    let state = game.state();
    let mut count = state.supply(colour) as u32;
    for mage in &state.mages {
        count += mage.damage.of(colour) as u32;
    }
    for own in state.evocations.iter().filter(|own| own.exists()) {
        count += own.damage.of(colour) as u32;
    }
    for room in &state.rooms {
        count += room.cubes.of(colour) as u32;
    }
    let beyond = state.beyond.surplus.iter().filter(|own| own.colour == colour);
    count += beyond.map(|own| own.count as u32).sum::<u32>();
    if let Some(seat) = state.mage_of(colour) {
        count += state.mage(seat).jinxes.iter().map(|jinx| jinx.cubes as u32).sum::<u32>();
        count += state
            .quests
            .iter(quest_pile::active(seat))
            .map(|quest| state.quest_marks[quest.index()] as u32)
            .sum::<u32>();
    }
    count
}

/// Every token lies on its room or with the one side that has won it (C15.5).
fn check_tokens(game: &Game, expect: &mut impl FnMut(bool, String)) {
    let state = game.state();
    for own in &state.rooms {
        let card = &game.codex().rooms[own.room.index()];
        if matches!(card.prize, Prize::Token(_)) {
            let winners = Colour::all().filter(|&side| state.beyond.has_won(side, own.room)).count();
            expect(
                winners == own.turned as usize,
                format!("{winners} sides have the token of {}", card.title.id),
            );
        }
    }
    let laid = state.rooms.iter().fold(0u32, |laid, own| laid | 1 << own.room.0);
    let won = state.beyond.won.iter().fold(0, |won, own| won | own);
    expect(won & !laid == 0, "a token of a room that is not there".into());
}

fn check_cards(game: &Game, expect: &mut impl FnMut(bool, String)) {
    let state = game.state();
    expect(state.spells.is_sound(), "the spell piles are broken".into());
    expect(state.quests.is_sound(), "the quest piles are broken".into());
    expect(state.events.is_sound(), "the event piles are broken".into());
    let piled: usize = (0..spell_pile::COUNT).map(|pile| state.spells.len(pile)).sum();
    expect(piled == state.spell_cards.len(), format!("{piled} spells of {}", state.spell_cards.len()));
    let quests: usize = (0..quest_pile::COUNT).map(|pile| state.quests.len(pile)).sum();
    let seats = state.mages.len() as u8;
    let wanted = game.codex().quests.iter().filter(|quest| quest.seats <= seats).count();
    expect(quests == wanted, format!("{quests} quests"));
    let events: usize = (0..event_pile::COUNT).map(|pile| state.events.len(pile)).sum();
    let avatar = state.avatar.is_some();
    let wanted = game.codex().events.iter().filter(|event| event.avatar == avatar).count();
    expect(events == wanted, format!("{events} events"));
    for seat in state.seats() {
        let mut lying = 0;
        for slot in state.mage(seat).sheet {
            if slot.state != SlotState::Empty {
                lying += 1;
                let pile = state.spells.pile_of(slot.card);
                expect(pile == Some(spell_pile::sheet(seat)), "a slot holds a card of another pile".into());
            }
        }
        expect(lying == state.spells.len(spell_pile::sheet(seat)), "a card of the sheet has no slot".into());
    }
    for own in &state.persistents {
        let slot = state.mage(own.of).sheet[own.slot.index()];
        expect(slot.state != SlotState::Empty, "a persistent spell is in force without its card".into());
    }
    let board = state.board.iter().filter(|event| event.is_some()).count();
    expect(board == state.events.len(event_pile::BOARD), "the board and its pile disagree".into());
    for (kind, card) in game.codex().jinxes.iter().enumerate() {
        let out = state.mages.iter().flat_map(|mage| &mage.jinxes).filter(|own| own.kind.index() == kind);
        let all = out.count() + state.jinxes_left[kind] as usize;
        expect(all == card.copies as usize, format!("{all} cards of {}", card.title.id));
    }
    for (kind, card) in game.codex().upgrades.iter().enumerate() {
        let own = state.evocations.iter().filter(|own| own.exists());
        let assigned: u8 = own.map(|own| own.upgrades.of(codex::UpgradeId(kind as u8))).sum();
        let all = assigned as usize + state.upgrades_left[kind] as usize;
        expect(all == card.copies as usize, format!("{all} cards of {}", card.title.id));
    }
}

/// The Avatar: its cards are all there, it has nothing of a person, and nothing black lies on it.
fn check_avatar(game: &Game, expect: &mut impl FnMut(bool, String)) {
    let state = game.state();
    let Some(avatar) = &state.avatar else { return };
    let mage = state.mage(avatar.seat);
    expect(avatar.commands.is_sound(), "the Command piles are broken".into());
    let cards: usize = (0..command_pile::COUNT).map(|pile| avatar.commands.len(pile)).sum();
    expect(cards == game.codex().commands.len(), format!("{cards} Command Cards"));
    expect(avatar.used <= game.command_limit(), format!("{} Command Cards in one phase", avatar.used));
    expect(mage.damage.of(Colour::ROSE) == 0, "black damage on the Avatar".into());
    expect(mage.supply == 0 && mage.power == 0, "the Avatar has cubes or points of its own".into());
    expect(mage.trophies_taken() == 0, "the Avatar took trophies apart from the Black Rose".into());
    let held = [spell_pile::hand(avatar.seat), spell_pile::grimoire(avatar.seat)];
    expect(held.iter().all(|&pile| state.spells.len(pile) == 0), "the Avatar holds spells".into());
    let quests = [quest_pile::active(avatar.seat), quest_pile::completed(avatar.seat)];
    expect(quests.iter().all(|&pile| state.quests.len(pile) == 0), "the Avatar has open quests".into());
    let seat = avatar.seat.colour();
    let own = |row: crate::row::Row| row.of(seat) == 0;
    let clean =
        state.rooms.iter().all(|room| own(room.cubes)) && state.mages.iter().all(|mage| own(mage.damage));
    expect(clean, "cubes of the Avatar's seat".into());
    if let Some(ask) = state.ask {
        expect(ask.seat != avatar.seat, "the Avatar is asked".into());
    }
    let table = state.evocations.iter().filter(|own| own.exists());
    expect(table.clone().all(|own| own.owner != seat), "an evocation of the Avatar's seat".into());
}

fn check_models(game: &Game, expect: &mut impl FnMut(bool, String)) {
    let state = game.state();
    for (kind, card) in game.codex().evocations.iter().enumerate() {
        let out = state.evocations.iter().filter(|own| own.exists() && own.kind.index() == kind).count();
        expect(out <= card.models as usize, format!("{out} models of {}", card.title.id));
    }
    for seat in state.seats() {
        let mut slots = [0u8; 3];
        let mut haunted = [0u8; 3];
        for own in state.evocations.iter().filter(|own| own.exists()) {
            if own.host.is(seat) {
                haunted[own.slot.index()] += 1;
            } else if !own.haunts() && own.owner == state.side(seat) {
                slots[own.slot.index()] += 1;
            }
        }
        let single = slots.iter().chain(&haunted).all(|&count| count <= 1);
        expect(single, format!("two evocations in one slot of {}", game.seat_name(seat)));
    }
    for model in state.evocation_models() {
        let own = state.evocation(model).expect("listed");
        let known = own.haunts() || (own.room.index()) < crate::hexes::ROOMS;
        expect(known, format!("{} is nowhere", game.model_name(model)));
    }
    // A row that is too short would keep its model alive for ever.
    let mages = state.seats().filter(|_| state.phase != Phase::SetUp).map(Seat::model);
    for model in mages.chain(state.evocation_models()) {
        let health = game.full_health(model);
        let fits = health as usize <= crate::row::ROW;
        expect(fits, format!("{} has a health of {health}", game.model_name(model)));
    }
}
