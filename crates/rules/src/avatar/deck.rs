//! The Command deck: its grimoire, its hand and its back (R22.15, R22.28 to R22.32).

use crate::clauses::Outcome;
use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::stack::{CommandFrame, CommandPart, Doing, EffectFrame, Frame};
use crate::state::Phase;
use crate::view::TokenView;
use codex::{Amount, CommandId, SpellType};

/// Piles of Command Cards.
pub mod command_pile {
    /// Cards revealed this turn, face up.
    pub const MEMORIES: usize = 3;
    /// Out of the game; only tables laid by hand put cards there.
    pub const BOX: usize = 4;
    /// How many piles Command Cards lie on.
    pub const COUNT: usize = 5;

    /// Moons are counted from 1.
    pub fn deck(moon: u8) -> usize {
        moon as usize - 1
    }
}

/// The batch of cards whose order everyone has seen.
pub(crate) const SEEN: u8 = u8::MAX;

impl Game {
    /// Sorted by moon and shuffled (R22.7).
    pub(crate) fn deal_commands(&mut self) {
        let Some(avatar) = &mut self.state.avatar else { return };
        for (card, command) in self.codex.commands.iter().enumerate() {
            avatar.commands.add(CommandId(card as u8), command_pile::deck(command.moon));
            avatar.batches.push(0);
        }
        for moon in 1..=3 {
            avatar.commands.shuffle(command_pile::deck(moon), &mut self.state.random);
        }
    }

    /// The deck of the current moon; a moon change replaces it (R22.19).
    fn command_deck(&self) -> usize {
        command_pile::deck(self.state.moon)
    }

    /// The card whose back everyone sees.
    pub(crate) fn next_command(&self) -> Option<CommandId> {
        self.state.avatar.as_ref()?.commands.top(self.command_deck())
    }

    /// That back.
    pub(crate) fn next_back(&self) -> Option<TokenView> {
        let next = self.next_command()?;
        self.codex.commands[next.index()].reaction.map(TokenView::of)
    }

    /// Its deck is its hand (R22.15).
    pub(crate) fn commands_left(&self) -> u8 {
        self.state.avatar.as_ref().map_or(0, |avatar| avatar.commands.len(self.command_deck()) as u8)
    }

    /// An empty deck: the Memories of its moon are turned over, unshuffled (R22.28, L-45).
    fn turn_memories(&mut self) {
        let (deck, moon) = (self.command_deck(), self.state.moon);
        let Some(avatar) = &mut self.state.avatar else { return };
        if avatar.commands.len(deck) > 0 {
            return;
        }
        let mut count = 0;
        let mut next = avatar.commands.top(command_pile::MEMORIES);
        while let Some(card) = next {
            next = avatar.commands.below(card);
            if self.codex.commands[card.index()].moon == moon {
                avatar.commands.put(card, deck);
                avatar.batches[card.index()] = SEEN;
                count += 1;
            }
        }
        if count > 0 {
            let next = self.next_back();
            self.tell(What::CommandsTurned { count, next });
        }
    }

    /// Turns the next card and lays it on the Memories; the mage to the right does it (R22.20).
    pub(crate) fn reveal_command(&mut self) -> Option<CommandFrame> {
        self.turn_memories();
        let card = self.next_command()?;
        self.remember(card);
        let seats = self.state.mages.len() as u8;
        let seat = self.state.avatar_seat()?;
        let by = Seat((seat.0 + seats - 1) % seats);
        let left = self.command_limit() - self.state.avatar.as_ref()?.used;
        let next = self.next_back();
        self.tell(What::CommandRevealed { card, by, left, next });
        Some(CommandFrame { card, part: CommandPart::default(), more: 0 })
    }

    fn remember(&mut self, card: CommandId) {
        if let Some(avatar) = &mut self.state.avatar {
            avatar.commands.put(card, command_pile::MEMORIES);
        }
    }

    /// A card that counts for this phase; never more than the limit (R22.32, RB-33).
    pub(crate) fn count_command(&mut self) {
        let limit = self.command_limit();
        if let Some(avatar) = &mut self.state.avatar {
            avatar.used = (avatar.used + 1).min(limit);
        }
    }

    /// The token was set off: the card is revealed and counts, in the Action Phase (R22.31, R22.32).
    pub(crate) fn answer_with_command(&mut self, card: CommandId, kind: SpellType) {
        self.remember(card);
        if self.state.phase == Phase::Action {
            self.count_command();
        }
        let protection = kind == SpellType::Protection;
        let left = self.command_limit() - self.state.avatar.as_ref().map_or(0, |avatar| avatar.used);
        let next = self.next_back();
        self.tell(What::CommandAnswers { card, protection, left, next });
    }

    /// "Reveal another command": in the same Activation, outside the count, when this effect is over (R22.24).
    pub(crate) fn reveal_another(&mut self, frame: &mut EffectFrame) -> Outcome {
        if frame.doing == Doing::Waiting {
            return Outcome::Done(true);
        }
        let below = self.state.stack.len().wrapping_sub(2);
        match self.state.stack.get_mut(below) {
            Some(Frame::Command(command)) => {
                command.more += 1;
                Outcome::Done(true)
            }
            // A trap or protection of the Avatar stands on no card of its Activation.
            _ => match self.reveal_command() {
                Some(next) => {
                    frame.doing = Doing::Waiting;
                    Outcome::Push(Frame::Command(next))
                }
                None => Outcome::Done(false),
            },
        }
    }

    /// Its deck is its hand: what it discards goes from the top to the Memories (R22.15).
    pub(crate) fn discard_commands(&mut self, frame: &mut EffectFrame, amount: Amount) -> Outcome {
        let wanted = self.amount(frame, amount);
        frame.amount = 0;
        for _ in 0..wanted {
            self.turn_memories();
            let Some(card) = self.next_command() else { break };
            self.remember(card);
            let next = self.next_back();
            self.tell(What::CommandDiscarded { card, next });
            frame.amount += 1;
        }
        Outcome::Done(frame.amount == wanted && wanted > 0)
    }
}
