//! The Action Phase: round after round, one Activation each (R14.1 to R14.8).

use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::happening::{Action, What};
use crate::ids::*;
use crate::stack::ActionKind;
use crate::state::*;
use codex::{Ban, CommandAction, EventTime, QuestId, SpentForAStep};

const EVENTS: u8 = 0;
const ROUNDS: u8 = 1;

/// Actions in one Activation (R14.2).
pub(crate) const ACTIONS: u8 = 2;

impl Game {
    pub(crate) fn action(&mut self) -> Flow {
        if self.state.step == EVENTS {
            return self.apply_events(EventTime::Action);
        }
        debug_assert_eq!(self.state.step, ROUNDS);
        let Some(seat) = self.at_cursor() else { return self.end_of_round() };
        if self.state.is_avatar(seat) {
            return self.avatar_activation();
        }
        if !self.state.activation.open {
            self.open_activation(seat);
        }
        match self.take_choice() {
            Some(Choice::Pass) => return self.close_activation(seat),
            Some(choice) => return self.act(seat, choice),
            None => {}
        }
        self.ask(seat, AskKind::Act);
        if self.state.activation.actions < ACTIONS {
            self.offer_actions(seat);
        }
        let begun = self.state.activation.actions > 0;
        let can_act = !self.state.options.is_empty();
        let obliged = self.state.options.iter().any(|&choice| !self.spends_active_spell(seat, choice));
        // Who cannot act at all has no Activation, and so no moment to solve anything in (R5.6, R14.3).
        if begun || can_act {
            self.offer_solving(seat);
        }
        // A mage who can act must perform at least one action; an Active spell obliges nobody (R14.3, RB-61).
        if begun || !obliged {
            self.option(Choice::Pass);
        }
        Flow::Wait
    }

    /// Momentum with a trap or protection that lies in wait.
    fn spends_active_spell(&self, seat: Seat, choice: Choice) -> bool {
        let Choice::Momentum { slot } = choice else { return false };
        self.state.mage(seat).sheet[slot.index()].state == SlotState::Active
    }

    fn open_activation(&mut self, seat: Seat) {
        let in_cell = self.state.mage(seat).in_cell();
        self.state.activation = Activation { open: true, must_leave: in_cell, ..Activation::default() };
    }

    /// The phase ends when nobody has acted in a full round (R14.5); `note` remembers whether somebody has.
    fn end_of_round(&mut self) -> Flow {
        if self.state.note == 0 {
            return self.enter(Phase::Evocation);
        }
        self.state.cursor = 0;
        self.state.note = 0;
        Flow::Continue
    }

    fn close_activation(&mut self, seat: Seat) -> Flow {
        if self.state.activation.actions == 0 {
            self.tell(What::ActionTaken { seat, action: Action::Pass });
        } else {
            self.state.note = 1;
        }
        self.state.activation = Activation::default();
        self.state.cursor += 1;
        Flow::Continue
    }

    fn offer_actions(&mut self, seat: Seat) {
        let mage = self.state.mage(seat);
        let (in_cell, tokens) = (mage.in_cell(), mage.tokens);
        let sheet = mage.sheet;
        if tokens > 0 {
            // From the cell only Explore, and only if it can lead out (R14.27, R14.28).
            if !in_cell || self.speed(seat) > 0 {
                self.option(Choice::Explore);
            }
            if !in_cell {
                self.option(Choice::Fight);
                let commands = self.state.rules.command_action == CommandAction::Yes;
                for model in self.in_slots(seat) {
                    if commands && model.is_some() {
                        self.option(Choice::Command(model));
                    }
                }
            }
        }
        if !in_cell {
            for slot in self.castable_slots(seat) {
                // Two casts only if one of them is the quick spell (R14.19).
                if slot == SheetSlot::QUICK || !self.state.activation.numbered_cast {
                    self.option(Choice::Cast { slot });
                }
            }
        }
        let free = !self.is_forbidden(seat, Ban::Move);
        for (slot, state) in SheetSlot::all().zip(sheet) {
            if free && self.may_be_spent(state) {
                self.option(Choice::Momentum { slot });
            }
        }
    }

    /// Whether a spell may be discarded for a step (R14.22, C10.11).
    fn may_be_spent(&self, slot: Slot) -> bool {
        match self.state.rules.spent_for_a_step {
            SpentForAStep::ReadyOrActive => slot.is_hidden(),
            SpentForAStep::Ready => slot.state == SlotState::Ready,
        }
    }

    /// Completed quests, any number, before, between and after actions (R5.6, R14.8).
    ///
    /// Not in the cell: solving is not among the few things a mage may do there (R14.27).
    fn offer_solving(&mut self, seat: Seat) {
        if self.state.mage(seat).in_cell() {
            return;
        }
        let mut quests: arrayvec::ArrayVec<QuestId, QUESTS> =
            self.state.quests.iter(quest_pile::completed(seat)).collect();
        quests.sort_unstable();
        let tried = self.state.activation.tried;
        let open = |&quest: &QuestId| tried & (1 << quest.0) == 0 && !self.is_refused(quest);
        for quest in quests.into_iter().filter(open).collect::<arrayvec::ArrayVec<QuestId, QUESTS>>() {
            self.option(Choice::Solve { quest });
        }
    }

    fn act(&mut self, seat: Seat, choice: Choice) -> Flow {
        if let Choice::Solve { quest } = choice {
            self.tell(What::ActionTaken { seat, action: Action::SolveQuest });
            self.state.activation.tried |= 1 << quest.0;
            let effect = self.quest_effect(seat, quest);
            self.start_effect(effect);
            return Flow::Continue;
        }
        self.state.activation.actions += 1;
        match choice {
            Choice::Explore => self.start_action(seat, ActionKind::Explore),
            Choice::Fight => self.start_action(seat, ActionKind::Fight),
            Choice::Command(evocation) => self.start_action(seat, ActionKind::Command { evocation }),
            Choice::Momentum { slot } => self.start_momentum(seat, slot),
            Choice::Cast { slot } => {
                self.tell(What::ActionTaken { seat, action: Action::Cast });
                if slot != SheetSlot::QUICK {
                    self.state.activation.numbered_cast = true;
                }
                if let Some(frame) = self.cast(seat, slot) {
                    self.start_effect(frame);
                }
            }
            other => unreachable!("{other:?} is not an action"),
        }
        Flow::Continue
    }
}
