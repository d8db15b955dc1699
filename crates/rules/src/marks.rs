//! How near its bounds a game has come, and what found no room in them.
//!
//! The lists of a game are long enough for every chain of printed cards; should one be full, the game goes on without
//! what found no room, and [`crate::lay::violations`] says so. Marks are no part of the state: they change no digest, and
//! games that differ in them alone are equal.

use crate::check::Violation;
use crate::state::{DEPTH, FACTS, OPTIONS, PENDING};

/// What is bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Stack,
    Facts,
    Pending,
    Options,
    Persistents,
    Guises,
    Power,
    /// Interruptions within one another (L-42).
    Chain,
    /// Additional Command Cards within one another (L-46).
    Commands,
    /// What lasts beyond its sentence.
    Lasting,
    /// Hidden cards that single mages have seen.
    Seen,
}

/// Points beyond this leave no room for the bonuses of the end in a byte.
const POWER: usize = 235;

impl Bound {
    const ALL: [Bound; 11] = [
        Bound::Stack,
        Bound::Facts,
        Bound::Pending,
        Bound::Options,
        Bound::Persistents,
        Bound::Guises,
        Bound::Power,
        Bound::Chain,
        Bound::Commands,
        Bound::Lasting,
        Bound::Seen,
    ];

    /// What is counted, and how much of it a game has room for. A full list of persistents is no fault as
    /// long as no other is refused, and a chain is watched where it is cut.
    fn room(self) -> (&'static str, Option<usize>) {
        match self {
            Bound::Stack => ("frames on the stack", Some(DEPTH)),
            Bound::Facts => ("facts", Some(FACTS)),
            Bound::Pending => ("reactions", Some(PENDING)),
            Bound::Options => ("options", Some(OPTIONS)),
            Bound::Persistents => ("persistent spells", None),
            Bound::Guises => ("rooms that count as others", None),
            Bound::Power => ("points", Some(POWER)),
            Bound::Chain => ("interruptions of a chain (L-42)", None),
            Bound::Commands => ("additional Command Cards (L-46)", None),
            Bound::Lasting => ("lasting effects", None),
            Bound::Seen => ("seen cards", None),
        }
    }

    /// Ends what only cards of a pack can begin, as a ruling says; everything else is a loss.
    fn is_ruled(self) -> bool {
        matches!(self, Bound::Chain | Bound::Commands)
    }
}

/// The marks of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks {
    /// The most there ever was at once.
    most: [u8; Bound::ALL.len()],
    /// How many found no room.
    lost: [u8; Bound::ALL.len()],
    /// Answers that no frame took.
    unheard: u8,
}

impl Marks {
    /// There are so many now.
    pub(crate) fn reach(&mut self, bound: Bound, count: usize) {
        let most = &mut self.most[bound as usize];
        *most = (*most).max(count.min(u8::MAX as usize) as u8);
    }

    /// One more found no room.
    pub(crate) fn lose(&mut self, bound: Bound) {
        let lost = &mut self.lost[bound as usize];
        *lost = lost.saturating_add(1);
    }

    /// An answer was given, and the frame that had asked went on without it, or has not waited for it.
    pub(crate) fn unheard(&mut self) {
        self.unheard = self.unheard.saturating_add(1);
    }

    /// What went missing, or may have: nothing in a sound game.
    pub(crate) fn losses(&self) -> impl Iterator<Item = Violation> + '_ {
        let unheard =
            (self.unheard > 0).then(|| Violation(format!("answers that nobody took: {}", self.unheard)));
        Bound::ALL
            .into_iter()
            .filter(|bound| !bound.is_ruled())
            .filter_map(|own| self.report(own))
            .chain(unheard)
    }

    /// Chains that ended because they were too long, which printed cards cannot make.
    pub(crate) fn cuts(&self) -> impl Iterator<Item = Violation> + '_ {
        Bound::ALL.into_iter().filter(|bound| bound.is_ruled()).filter_map(|own| self.report(own))
    }

    fn report(&self, bound: Bound) -> Option<Violation> {
        let (what, room) = bound.room();
        let (most, lost) = (self.most[bound as usize], self.lost[bound as usize]);
        match room {
            _ if lost > 0 => Some(Violation(format!("{what} that found no room: {lost}"))),
            Some(room) if most as usize >= room => {
                Some(Violation(format!("{what}: {most}, and there is room for {room}")))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decision::{AskKind, Choice};
    use crate::facts::{Fact, FactKind};
    use crate::game::Game;
    use crate::ids::*;
    use crate::random::Random;
    use crate::reactions::PendingCard;
    use crate::setup::{Level, SeatSetup, Setup};
    use crate::stack::*;
    use crate::state::*;
    use crate::triggers::Context;
    use codex::{CommandId, EffectId, JinxId, ListenerId, Means};
    use std::panic::{AssertUnwindSafe, catch_unwind};

    /// A game in the Action Phase of its first turn, played by lot.
    fn game(avatar: Option<Level>) -> Game {
        let setup = Setup { seats: vec![SeatSetup::default(); 2], avatar, ..Setup::default() };
        let mut game = Game::new(&content::rebirth(), &setup, 3).unwrap();
        let mut dice = Random::new(3);
        while game.state.phase != Phase::Action || !game.state.stack.is_empty() {
            let options = game.state.options.len();
            game.answer(dice.below(options)).unwrap();
        }
        assert_eq!(told(&game), [""; 0]);
        game
    }

    /// What the marks tell, as the checks report it.
    fn told(game: &Game) -> Vec<String> {
        let own: Vec<String> = game.marks.losses().chain(game.marks.cuts()).map(|own| own.0).collect();
        let all: Vec<String> = crate::lay::violations(game).into_iter().map(|own| own.0).collect();
        assert!(own.iter().all(|one| all.contains(one)), "{own:?} is not all told by {all:?}");
        own
    }

    fn effect() -> Frame {
        Frame::Effect(EffectFrame::new(EffectId(u16::MAX), Source::Rules, Colour(0)))
    }

    #[test]
    fn options_that_are_not_offered_are_told() {
        let mut game = game(None);
        game.ask(Seat(0), AskKind::Keep);
        (0..OPTIONS - 1).for_each(|card| game.option(Choice::Card(Card(card as u8))));
        assert_eq!(told(&game), [""; 0]);
        game.option(Choice::Pass);
        assert_eq!(told(&game), ["options: 255, and there is room for 255"]);
        game.option(Choice::Yes);
        assert_eq!(told(&game), ["options that found no room: 1"]);
        game.state.options.clear();
        assert_eq!(told(&game), ["options that found no room: 1"], "it is not forgotten with the question");
    }

    #[test]
    fn facts_that_are_not_written_are_told() {
        let mut game = game(None);
        (0..FACTS - 1).for_each(|_| game.note(Fact::new(FactKind::Healed)));
        assert_eq!(told(&game), [""; 0]);
        game.note(Fact::new(FactKind::Healed));
        assert_eq!(told(&game), ["facts: 250, and there is room for 250"]);
        game.note(Fact::new(FactKind::Healed));
        game.state.facts.clear();
        assert_eq!(told(&game), ["facts that found no room: 1"]);
    }

    #[test]
    fn reactions_that_are_dropped_are_told() {
        let mut game = game(None);
        let mut fact = Fact { by: Colour(1), on: Model(0), actor: Model(1), ..Fact::new(FactKind::Damaged) };
        (fact.room, fact.amount) = (game.state.place(Model(0)), 1);
        game.note(fact);
        // Any listener that this fact sets off.
        let card = PendingCard::Jinx { jinx: JinxId(0), listener: ListenerId(0) };
        let listeners: Vec<codex::Trigger> = game.codex.listeners.iter().map(|own| own.trigger).collect();
        let context = (0, 1, fact.kind.bit(), codex::Answered::ByAll);
        let heard = |game: &mut Game, trigger: &codex::Trigger| {
            game.add_pending(context, trigger, Context::of(Colour(0)), card);
            game.state.pending.pop().is_some()
        };
        let trigger = listeners.into_iter().find(|trigger| heard(&mut game, trigger)).expect("a listener");
        for _ in 0..PENDING {
            assert_eq!(told(&game), [""; 0]);
            game.add_pending(context, &trigger, Context::of(Colour(0)), card);
        }
        assert_eq!(told(&game), ["reactions: 64, and there is room for 64"]);
        game.add_pending(context, &trigger, Context::of(Colour(0)), card);
        game.state.pending.clear();
        assert_eq!(told(&game), ["reactions that found no room: 1"]);
    }

    #[test]
    fn persistents_and_points_without_room_are_told() {
        let mut game = game(None);
        let (seat, target) = (Seat(0), Model(1));
        game.state.mage_mut(Seat(1)).place = Spot(0);
        let slot = game.state.mage(seat).sheet.iter().position(|slot| slot.state != SlotState::Empty);
        let card = game.state.mage(seat).sheet[slot.expect("something is prepared")].card;
        let mut frame =
            EffectFrame::new(EffectId(u16::MAX), Source::Spell { card, dark: false }, seat.colour());
        frame.target = Target::Model(target);
        for _ in 0..PERSISTENTS {
            game.persist(&mut frame, ListenerId(0));
        }
        assert_eq!(told(&game), [""; 0], "a full list is no fault");
        game.persist(&mut frame, ListenerId(0));
        assert_eq!(told(&game), ["persistent spells that found no room: 1"]);

        let mut game = self::game(None);
        game.gain(Colour(0), 200, Colour::NONE, Means::OTHER);
        assert_eq!(told(&game), [""; 0]);
        game.gain(Colour(0), 99, Colour::NONE, Means::OTHER);
        assert_eq!(told(&game), ["points: 255, and there is room for 235"]);
    }

    #[test]
    fn a_stack_that_is_full_is_told_and_one_frame_more_stops_the_game() {
        let mut game = game(None);
        (0..DEPTH - 1).for_each(|_| game.push(effect()));
        assert_eq!(told(&game), [""; 0]);
        game.push(effect());
        game.state.stack.pop();
        assert_eq!(told(&game), ["frames on the stack: 64, and there is room for 64"]);
        game.push(effect());
        let stopped = catch_unwind(AssertUnwindSafe(|| game.push(effect())));
        assert!(stopped.is_err());
    }

    #[test]
    fn an_effect_after_a_deed_of_the_rules_needs_room_too() {
        let after = |game: &mut Game| {
            let next = EffectFrame::new(EffectId(u16::MAX), Source::Rules, Colour(0));
            game.by_rule_then(|_| Some(next));
        };
        let mut game = game(None);
        (0..DEPTH - 2).for_each(|_| game.push(effect()));
        after(&mut game);
        assert_eq!(told(&game), ["frames on the stack: 64, and there is room for 64"]);
        game.state.stack.pop();
        let stopped = catch_unwind(AssertUnwindSafe(|| after(&mut game)));
        assert!(stopped.is_err());
    }

    #[test]
    fn steps_beyond_the_bound_stop_the_game() {
        let mut game = game(None);
        game.state.ask = None;
        (0..9).for_each(|_| game.push(effect()));
        let stopped = catch_unwind(AssertUnwindSafe(|| game.run_for(3))).unwrap_err();
        let message = stopped.downcast_ref::<String>().map(String::as_str);
        assert_eq!(message, Some("more than 3 steps between two questions"));
    }

    #[test]
    fn chains_that_are_cut_are_told() {
        let mut game = game(None);
        (0..DEPTH - 16).for_each(|_| game.push(effect()));
        game.note(Fact::new(FactKind::Healed));
        game.period(DEPTH - 17, 0);
        assert_eq!(told(&game), ["interruptions of a chain (L-42) that found no room: 1"]);

        let mut game = self::game(Some(Level::Master));
        (0..10).for_each(|_| {
            game.push(Frame::Command(CommandFrame { card: CommandId(0), part: CommandPart(0), more: 1 }))
        });
        game.run_command();
        assert_eq!(told(&game), ["additional Command Cards (L-46) that found no room: 1"]);
    }

    #[test]
    fn an_answer_that_nobody_takes_is_told_and_not_kept_for_another_question() {
        let mut game = game(None);
        game.choice = Some(Choice::Pass);
        let found = crate::lay::violations(&game);
        assert_eq!(found.len(), 1, "{found:?}");
        // An effect that has not asked anything yet is called with an answer.
        game.state.ask = None;
        game.state.options.clear();
        game.push(effect());
        let _ = catch_unwind(AssertUnwindSafe(|| game.run_for(1)));
        assert_eq!(game.choice, None);
        assert_eq!(Vec::from_iter(game.marks.losses()), [Violation("answers that nobody took: 1".into())]);
    }

    #[test]
    fn marks_are_no_part_of_the_game() {
        let (game, mut marked) = (self::game(None), self::game(None));
        marked.marks.lose(Bound::Facts);
        marked.marks.unheard();
        assert_eq!(game, marked);
        assert_eq!(marked.clone().marks, marked.marks, "a copy remembers");
        let imagined = marked.sample(game.state.ask.unwrap().seat, &mut Random::new(1));
        assert_eq!(imagined.marks.losses().count(), 0, "what others went through is not told");
    }
}
