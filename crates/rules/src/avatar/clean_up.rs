//! What it does in Clean-up (R22.44).

use super::deck::command_pile;
use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::happening::What;
use crate::ids::*;

// Steps of its clean-up, in `note`.
const JINXES: u8 = 0;
const NIGHTMARE: u8 = 1;
const COMMANDS: u8 = 2;

impl Game {
    pub(crate) fn avatar_clean_up(&mut self, seat: Seat) -> Flow {
        match self.state.note {
            JINXES => {
                self.mark_own_jinxes(seat);
                self.state.note = NIGHTMARE;
            }
            NIGHTMARE => {
                self.state.note = COMMANDS;
                self.ask(self.state.crown, AskKind::Replace);
                for model in self.different_nightmares(seat).iter() {
                    self.option(Choice::Target(model));
                }
                if !self.state.options.is_empty() {
                    self.choose_by([None; 3], Spot::NOWHERE);
                    return Flow::Wait;
                }
                self.state.ask = None;
            }
            _ => {
                self.return_commands();
                self.next_mage();
                if let Some(Choice::Target(model)) = self.take_choice() {
                    self.by_rule(|game| game.remove_evocation(model, Colour::NONE));
                }
            }
        }
        Flow::Continue
    }

    /// One cube on each; a full one is discarded.
    fn mark_own_jinxes(&mut self, seat: Seat) {
        let mut index = 0;
        while index < self.state.mage(seat).jinxes.len() {
            let kind = self.state.mage(seat).jinxes[index].kind;
            let slots = self.codex.jinxes[kind.index()].slots;
            if !self.mark_jinx(seat, index, slots) {
                index += 1;
            }
        }
    }

    /// One of each sort: what nothing tells apart is one option.
    fn different_nightmares(&self, seat: Seat) -> Models {
        let mut found = Models::EMPTY;
        for model in self.nightmares_on(seat).iter() {
            let own = self.state.evocation(model).copied();
            let alike = |other: Model| {
                self.state.evocation(other).zip(own).is_some_and(|(other, own)| {
                    other.kind == own.kind && other.damage == own.damage && other.upgrades == own.upgrades
                })
            };
            if !found.iter().any(alike) {
                found = found.with(model);
            }
        }
        found
    }

    /// Cards revealed this turn are shuffled and go under the decks of their moons.
    fn return_commands(&mut self) {
        let batch = (self.state.turn % 250) as u8 + 1;
        let Some(avatar) = &mut self.state.avatar else { return };
        let count = avatar.commands.len(command_pile::MEMORIES) as u8;
        avatar.commands.shuffle(command_pile::MEMORIES, &mut self.state.random);
        while let Some(card) = avatar.commands.top(command_pile::MEMORIES) {
            let deck = command_pile::deck(self.codex.commands[card.index()].moon);
            avatar.commands.put_under(card, deck);
            avatar.batches[card.index()] = batch;
        }
        if count > 0 {
            let next = self.next_back();
            self.tell(What::CommandsReturned { count, next });
        }
    }
}
