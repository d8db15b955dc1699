//! Its Activations in the Action Phase (R22.20 to R22.26).

use crate::game::{Flow, Game};
use crate::happening::What;
use crate::ids::*;
use crate::marks::Bound;
use crate::stack::{EffectFrame, Frame, Source};

/// Additional cards within one another; each takes three places of the stack.
const CHAIN_MAX: usize = 10;

impl Game {
    /// Its turn in a round: once per round, until the limit is reached (R22.21).
    pub(crate) fn avatar_activation(&mut self) -> Flow {
        if std::mem::take(&mut self.state.activation.open) {
            self.state.cursor += 1;
            return Flow::Continue;
        }
        let limit = self.command_limit();
        let Some(avatar) = self.state.avatar.filter(|avatar| avatar.used < limit) else {
            self.state.cursor += 1;
            return Flow::Continue;
        };
        // It goes on even when nobody else can act.
        self.state.note = 1;
        let dominion = self.codex.avatars[avatar.card.index()].dominion;
        let room = dominion.and_then(|room| self.state.place_of_room(room));
        if let (true, Some(room)) = (self.state.mage(avatar.seat).in_cell(), room) {
            self.state.cursor += 1;
            self.rule_by_dominion(avatar.seat, room);
            return Flow::Continue;
        }
        self.state.activation.open = true;
        self.count_command();
        if let Some(frame) = self.reveal_command() {
            self.push(Frame::Command(frame));
        }
        Flow::Continue
    }

    /// A further card of the same Activation (R22.24). Cards of a pack might all ask for another one; a chain as long as
    /// the deck ends here (L-46).
    fn add_command(&mut self) -> Flow {
        let chain = self.state.stack.iter().filter(|frame| matches!(frame, Frame::Command(_))).count();
        if chain >= CHAIN_MAX {
            self.marks.lose(Bound::Commands);
        } else if let Some(next) = self.reveal_command() {
            self.push(Frame::Command(next));
        }
        Flow::Continue
    }

    /// No card is revealed, so nothing is counted (R22.26).
    fn rule_by_dominion(&mut self, seat: Seat, room: Spot) {
        self.by_rule(|game| {
            game.tell(What::Dominion { room });
            game.put_model(seat.model(), room, Colour::ROSE, false);
        });
    }

    /// Spell and physical action from top to bottom; the trap or protection is skipped (R22.20, R22.23).
    pub(crate) fn run_command(&mut self) -> Flow {
        let at = self.state.stack.len() - 1;
        let Frame::Command(mut frame) = self.state.stack[at] else { unreachable!() };
        if frame.more > 0 {
            frame.more -= 1;
            self.state.stack[at] = Frame::Command(frame);
            return self.add_command();
        }
        let Some(&part) = self.codex.commands[frame.card.index()].parts.get(frame.part.index()) else {
            self.state.stack.pop();
            return Flow::Continue;
        };
        let source = Source::Command { card: frame.card, part: frame.part };
        frame.part.0 += 1;
        self.state.stack[at] = Frame::Command(frame);
        let mut effect = EffectFrame::new(part.effect, source, Colour::ROSE);
        effect.actor = self.state.body(Colour::ROSE);
        self.start_effect(effect);
        Flow::Continue
    }
}
