//! Hands, grimoires, decks, quests: piles of cards.

use super::{Found, Look, Scene, found, listed, same, same_cards};
use crate::error::Wrong;
use crate::form::Args;
use codex::{QuestId, SpellId};
use rules::Seat;
use rules::lay::{event_pile, quest_pile, spell_pile};

pub(super) const ROWS: &[(&str, Look)] = &[
    ("SEAT hand has CARD", |scene, args| has_spell(scene, args, spell_pile::hand)),
    ("SEAT hand N", |scene, args| count_spells(scene, args, spell_pile::hand)),
    ("SEAT hand CARD...", |scene, args| spells(scene, args, spell_pile::hand)),
    ("SEAT grimoire has CARD", |scene, args| has_spell(scene, args, spell_pile::grimoire)),
    ("SEAT grimoire N", |scene, args| count_spells(scene, args, spell_pile::grimoire)),
    ("SEAT grimoire CARD...", |scene, args| spells(scene, args, spell_pile::grimoire)),
    ("SEAT memories has CARD", |scene, args| has_spell(scene, args, spell_pile::memories)),
    ("SEAT memories top CARD...", top_memories),
    ("SEAT memories N", |scene, args| count_spells(scene, args, spell_pile::memories)),
    ("SEAT memories CARD...", |scene, args| spells(scene, args, spell_pile::memories)),
    ("SEAT aside has CARD", |scene, args| has_spell(scene, args, spell_pile::aside)),
    ("SEAT aside N", |scene, args| count_spells(scene, args, spell_pile::aside)),
    ("SEAT aside CARD...", |scene, args| spells(scene, args, spell_pile::aside)),
    ("SEAT active has QUEST", |scene, args| has_quest(scene, args, quest_pile::active)),
    ("SEAT active N", |scene, args| count_quests(scene, args, quest_pile::active)),
    ("SEAT active QUEST...", |scene, args| quests(scene, args, quest_pile::active)),
    ("SEAT completed has QUEST", |scene, args| has_quest(scene, args, quest_pile::completed)),
    ("SEAT completed N", |scene, args| count_quests(scene, args, quest_pile::completed)),
    ("SEAT completed QUEST...", |scene, args| quests(scene, args, quest_pile::completed)),
    ("SEAT solved has QUEST", |scene, args| has_quest(scene, args, quest_pile::solved)),
    ("SEAT solved N", |scene, args| count_quests(scene, args, quest_pile::solved)),
    ("SEAT solved QUEST...", |scene, args| quests(scene, args, quest_pile::solved)),
    ("SEAT quest QUEST marks N", marks),
    ("deck events MOON N", |scene, args| count_events(scene, args, event_pile::deck)),
    ("discard events MOON N", |scene, args| count_events(scene, args, event_pile::discard)),
    ("discard events MOON has EVENT", has_event),
    ("deck quests MOON N", |scene, args| {
        same(scene.game.state().quests.len(quest_pile::deck(args.small("MOON")?)) as u32, args.number("N"))
    }),
    ("discard quests MOON N", |scene, args| {
        same(scene.game.state().quests.len(quest_pile::discard(args.small("MOON")?)) as u32, args.number("N"))
    }),
    ("discard quests MOON has QUEST", has_discarded_quest),
    ("library SCHOOL N", |scene, args| {
        same(scene.library(args, spell_pile::library)?.len() as u32, args.number("N"))
    }),
    ("library SCHOOL discard N", |scene, args| {
        same(scene.library(args, spell_pile::library_discard)?.len() as u32, args.number("N"))
    }),
    ("library SCHOOL discard has CARD", |scene, args| {
        has(scene.library(args, spell_pile::library_discard)?, args.one("CARD"))
    }),
    ("forgotten N", |scene, args| {
        same(scene.game.state().spells.len(spell_pile::FORGOTTEN) as u32, args.number("N"))
    }),
    ("gone N", |scene, args| same(scene.gone().len() as u32, args.number("N"))),
    ("gone has CARD", |scene, args| has(scene.gone(), args.one("CARD"))),
];

/// The newest on top, in their order (RC-31).
fn top_memories(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let state = scene.game.state();
    let wanted = args.all("CARD");
    let pile = state.spells.iter(spell_pile::memories(scene.seat(args)?));
    let ids = pile.map(|card| scene.names.codex.spells[state.spell_of(card).index()].title.id.clone());
    let top: Vec<String> = ids.take(wanted.len()).collect();
    found(top == wanted, listed(&top))
}

fn has(cards: Vec<String>, wanted: &str) -> Result<Found, Wrong> {
    found(cards.iter().any(|card| card == wanted), listed(&cards))
}

fn spells(scene: &Scene, args: &Args, pile: fn(Seat) -> usize) -> Result<Found, Wrong> {
    same_cards(scene.spells(pile(scene.seat(args)?)), args.all("CARD"))
}

fn has_spell(scene: &Scene, args: &Args, pile: fn(Seat) -> usize) -> Result<Found, Wrong> {
    has(scene.spells(pile(scene.seat(args)?)), args.one("CARD"))
}

fn count_spells(scene: &Scene, args: &Args, pile: fn(Seat) -> usize) -> Result<Found, Wrong> {
    counted(scene.spells(pile(scene.seat(args)?)), args)
}

fn counted(cards: Vec<String>, args: &Args) -> Result<Found, Wrong> {
    found(cards.len() as u32 == args.number("N"), format!("{}: {}", cards.len(), listed(&cards)))
}

fn quests(scene: &Scene, args: &Args, pile: fn(Seat) -> usize) -> Result<Found, Wrong> {
    same_cards(scene.quests(pile(scene.seat(args)?)), args.all("QUEST"))
}

fn has_quest(scene: &Scene, args: &Args, pile: fn(Seat) -> usize) -> Result<Found, Wrong> {
    has(scene.quests(pile(scene.seat(args)?)), args.one("QUEST"))
}

fn count_quests(scene: &Scene, args: &Args, pile: fn(Seat) -> usize) -> Result<Found, Wrong> {
    counted(scene.quests(pile(scene.seat(args)?)), args)
}

fn has_discarded_quest(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    has(scene.quests(quest_pile::discard(args.small("MOON")?)), args.one("QUEST"))
}

/// A quest has marks only while it is active in front of that mage.
fn marks(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let quest: QuestId = scene.names.quest(args.one("QUEST"))?;
    let state = scene.game.state();
    if state.quests.pile_of(quest) != Some(quest_pile::active(scene.seat(args)?)) {
        return found(false, "not active there");
    }
    same(state.quest_marks[quest.index()] as u32, args.number("N"))
}

fn count_events(scene: &Scene, args: &Args, pile: fn(u8) -> usize) -> Result<Found, Wrong> {
    same(scene.game.state().events.len(pile(args.small("MOON")?)) as u32, args.number("N"))
}

fn has_event(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let events = scene.game.state().events.iter(event_pile::discard(args.small("MOON")?));
    has(
        events.map(|event| scene.names.codex.events[event.index()].title.id.clone()).collect(),
        args.one("EVENT"),
    )
}

impl Scene<'_> {
    pub(super) fn spell_id(&self, spell: SpellId) -> String {
        self.names.codex.spells[spell.index()].title.id.clone()
    }

    fn spells(&self, pile: usize) -> Vec<String> {
        let state = self.game.state();
        state.spells.iter(pile).map(|card| self.spell_id(state.spell_of(card))).collect()
    }

    fn quests(&self, pile: usize) -> Vec<String> {
        let quests = self.game.state().quests.iter(pile);
        quests.map(|quest| self.names.codex.quests[quest.index()].title.id.clone()).collect()
    }

    fn library(&self, args: &Args, pile: fn(usize) -> usize) -> Result<Vec<String>, Wrong> {
        let school = self.names.school(args.one("SCHOOL"))?;
        match self.game.state().schools.iter().position(|&own| own == school) {
            Some(place) => Ok(self.spells(pile(place))),
            None => Err(Wrong::new("this school is not in play")),
        }
    }

    /// Spells that have left the game since the table was laid.
    fn gone(&self) -> Vec<String> {
        let state = self.game.state();
        let cards = state.spells.iter(spell_pile::GONE).filter(|card| !self.gone_before.contains(card));
        cards.map(|card| self.spell_id(state.spell_of(card))).collect()
    }
}
