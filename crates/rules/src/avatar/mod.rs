//! The Avatar: a mage run by rules, and the body of the Black Rose (R22).
//!
//! It sits in a seat like any mage, but its cubes, points and trophies are the Black Rose's ([`State::side`]). What it
//! does is on its Command Cards; whom it does it to is decided by lists (`choice.rs`), and what those leave open by the
//! Crown Holder.

mod chart;
mod choice;
mod clean_up;
mod deck;
mod harm;
mod turn;
mod walk;

pub use choice::Reason;
pub(crate) use deck::SEEN;
pub use deck::command_pile;

use crate::game::Game;
use crate::ids::*;
use crate::list::List;
use crate::piles::Piles;
use crate::setup::Level;
use codex::{Avatar, AvatarId, Codex, CommandId, Element, SpellType};
use serde::{Deserialize, Serialize};

#[cfg(doc)]
use crate::state::State;

/// The most Command Cards in a game.
pub const COMMANDS: usize = 40;

/// What the Avatar has besides a mage's figure and sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AvatarState {
    /// Where it sits.
    pub seat: Seat,
    /// Which one it is.
    pub card: AvatarId,
    /// How hard it plays.
    pub level: Level,
    /// Command Cards that count for this Action Phase (R22.21, R22.32).
    pub used: u8,
    /// Cards by number in the codex, in piles of [`command_pile`].
    pub commands: Piles<CommandId, COMMANDS, { command_pile::COUNT }>,
    /// When each card came into its deck: cards of one batch lie together, in an order that nobody knows.
    pub batches: List<u8, COMMANDS>,
    /// Why the options of its latest choice are what they are.
    pub reason: Reason,
}

impl Game {
    /// Takes the last seat: the cells lie clockwise, so any cell that is left over is the same to it (R22.4, R22.5).
    pub(crate) fn seat_avatar(&mut self, level: Level) {
        let seat = Seat(self.state.mages.len() as u8 - 1);
        let codex = self.codex.clone();
        let card = &codex.avatars[0];
        let place = self.state.place_of_room(card.starts).unwrap_or(Spot::CELL);
        let mage = self.state.mage_mut(seat);
        mage.trophies = card.trophies;
        mage.supply = 0;
        mage.tokens = 0;
        mage.place = place;
        self.state.avatar = Some(AvatarState {
            seat,
            card: AvatarId(0),
            level,
            used: 0,
            commands: Piles::empty(),
            batches: List::new(),
            reason: Reason::default(),
        });
    }

    /// Whether a side's choices are made by the Avatar's rules.
    pub(crate) fn is_avatars(&self, side: Colour) -> bool {
        side.is_rose() && self.state.avatar.is_some()
    }

    /// The card of the Avatar, if it sits here.
    pub fn avatar_card(&self, seat: Seat) -> Option<&Avatar> {
        let avatar = self.state.avatar.as_ref().filter(|avatar| avatar.seat == seat)?;
        self.codex.avatars.get(avatar.card.index())
    }

    /// Command Cards of an Action Phase (R22.8).
    pub fn command_limit(&self) -> u8 {
        let Some(avatar) = &self.state.avatar else { return 0 };
        self.codex.avatars[avatar.card.index()].commands[avatar.level as usize]
    }

    /// Type and element of a part of a Command Card, if it is a spell.
    pub(crate) fn command_spell(
        &self,
        card: CommandId,
        part: crate::stack::CommandPart,
    ) -> Option<(SpellType, Option<Element>)> {
        let card = &self.codex.commands[card.index()];
        if part == crate::stack::CommandPart::REACTION {
            return card.reaction.map(|reaction| (reaction.kind, None));
        }
        let (kind, element) = card.parts.get(part.index())?.spell?;
        Some((kind, Some(element)))
    }
}

/// Whether a codex has what the Avatar needs.
pub(crate) fn check_cards(codex: &Codex) -> Result<(), String> {
    if codex.avatars.is_empty() {
        return Err("there is no avatar card (R22.9)".into());
    }
    if codex.commands.len() > COMMANDS {
        return Err(format!("{} Command Cards, but a game holds at most {COMMANDS}", codex.commands.len()));
    }
    for moon in 1..=3 {
        if !codex.commands.iter().any(|card| card.moon == moon) {
            return Err(format!("there is no Command Card of moon {moon} (R22.7)"));
        }
        if !codex.events.iter().any(|card| card.avatar && card.moon == moon) {
            return Err(format!("there is no Avatar event of moon {moon} (R22.6)"));
        }
    }
    Ok(())
}
