//! The words of the codex at work, one function per clause.
//!
//! A clause may ask several questions and push frames; it is called again after each, until it is done, and finds in
//! its frame what it remembers: the models and rooms it speaks of ([`Game::gather`], [`Game::gather_place`]) and where it
//! stands ([`crate::stack::Doing`]). How it asks is in `asking.rs`; `docs/words.md` adds a word step by step.

mod asking;
mod assign;
mod avert;
mod buy;
mod casting;
mod chain;
mod convert;
mod counter;
mod damage;
mod discard;
mod draw;
mod fall;
mod glance;
mod hand;
mod hand_cast;
mod heal;
mod instability;
mod look;
mod may;
mod models;
mod quest;
mod quest_decks;
mod room;
mod sally;
mod sheet;
mod summon;
mod together;
mod toll;
mod topple;
mod transfer;
mod wealth;

pub(crate) use asking::{answer, ready};

use crate::game::Game;
use crate::stack::{EffectFrame, Frame, Target};
use codex::{Bind, Clause};

/// What a clause did when it was called.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Outcome {
    /// Finished; whether it was carried out in full ("if you do", R9.5).
    Done(bool),
    /// A question has been put; call again with the answer.
    Asked,
    /// Done; and something is laid at a place below, where its turn comes later. Whoever runs the clause lays it, since the
    /// clause's own frame moves up by it.
    Below(usize, Frame),
    /// Something else comes first; call again afterwards.
    Push(Frame),
}

impl Game {
    pub(crate) fn run_clause(&mut self, frame: &mut EffectFrame, clause: Clause) -> Outcome {
        if !frame.ignoring.is_empty() && frame.ignoring.has(frame.that) && clause.interferes() {
            return Outcome::Done(false);
        }
        match clause {
            Clause::Inflict { by, amount, to } => self.inflict(frame, by, amount, to),
            Clause::Pain { amount } => self.pain(frame, amount),
            Clause::ConvertDamage { by, amount, on } => self.convert_damage_clause(frame, by, amount, on),
            Clause::Heal { amount, all, rose_too, on } => self.heal(frame, amount, all, rose_too, on),
            Clause::IgnoreDamage { amount } => self.ignore_damage(frame, amount),
            Clause::IgnoreEffect => self.ignore_effect(frame),
            Clause::Divert { amount, all, to } => self.divert(frame, amount, all, to),
            Clause::PlaceInstability { by, amount, place } => self.place_clause(frame, by, amount, place),
            Clause::ConvertInstability { by, amount, place } => {
                self.convert_instability_clause(frame, by, amount, place)
            }
            Clause::Summon { what, place } => self.summon_clause(frame, what, place),
            Clause::Activate { who, control, strength, speed, priority } => {
                self.activate(frame, who, control, strength, speed, priority)
            }
            Clause::Empower { who, strength, speed } => self.empower(frame, who, strength, speed),
            Clause::Remove { who } => self.remove(frame, who),
            Clause::AssignJinx { jinx, to } => self.assign_jinx_clause(frame, jinx, to),
            Clause::AssignUpgrade { upgrade, to } => self.assign_upgrade_clause(frame, upgrade, to),
            Clause::AssignNightmare { nightmare, to } => self.assign_nightmare_clause(frame, nightmare, to),
            Clause::DiscardJinx { from } => self.discard_jinx_clause(frame, from),
            Clause::DiscardUpgrade { from } => self.discard_upgrade_clause(frame, from),
            Clause::Move { who, optional } => self.move_clause(frame, who, optional),
            Clause::Approach { who, goal } => self.approach(frame, who, goal),
            Clause::RevealCommand => self.reveal_another(frame),
            Clause::Put { who, place } => self.put_clause(frame, who, place),
            Clause::Gain { who, amount } => self.gain_clause(frame, who, amount),
            Clause::Lose { who, amount } => self.lose_clause(frame, who, amount),
            Clause::Steal { amount, from } => self.steal(frame, amount, from),
            Clause::TakeCrown => self.take_crown_clause(frame),
            Clause::TakeTrophy { from } => self.take_trophy_clause(frame, from),
            Clause::GiveTrophy => self.give_trophy(frame),
            Clause::Refresh { amount } => self.refresh(frame, amount),
            Clause::Defeat { who } => self.defeat_clause(frame, who),
            Clause::DrawSpells { from, amount } => self.draw_spells(frame, from, amount),
            Clause::DrawQuests { amount, moon } => self.draw_quests(frame, amount, moon),
            Clause::DrawEvents { amount, moon } => self.draw_events(frame, amount, moon),
            Clause::RoseDrawsQuest => Outcome::Done(self.rose_draws_quest()),
            Clause::DiscardSpells { who, amount } => self.discard_spells(frame, who, amount),
            Clause::DiscardQuests { who, state, amount } => self.discard_quests(frame, who, state, amount),
            Clause::DiscardQuestOrJinx => self.discard_quest_or_jinx(frame),
            Clause::DiscardEvents { amount, unpaid } => self.discard_events(frame, amount, unpaid),
            Clause::Search { memories, filter, shown } => self.search(frame, memories, filter, shown),
            Clause::ShuffleMemories => match frame.you.seat() {
                Some(seat) => {
                    self.shuffle_memories(seat);
                    Outcome::Done(true)
                }
                None => Outcome::Done(false),
            },
            Clause::LookSpells { from, amount, take, rest } => {
                self.look_spells(frame, from, amount, take, rest)
            }
            Clause::LookQuests { amount, moon, take } => self.look_quests(frame, amount, moon, take),
            Clause::ChooseQuest => self.choose_quest(frame),
            Clause::CompleteQuest { that } => self.complete_clause(frame, that),
            Clause::SolveQuest { which } => self.solve_clause(frame, which),
            Clause::ReturnRevealed { elements } => self.return_revealed(frame, elements),
            Clause::SwapRevealed => self.swap_revealed(frame),
            Clause::CastNext { who } => self.cast_next(frame, who),
            Clause::ActivateRoom { with, except } => self.activate_room_clause(frame, with, except),
            Clause::UseRebuilt { except } => self.use_rebuilt(frame, except),
            Clause::Attack { who } => self.attack_clause(frame, who),
            Clause::GiveForgotten { to } => self.give_forgotten(frame, to),
            Clause::BindTarget(Bind::HurtYouMost) => self.target_fiercest(frame),
            Clause::BindTarget(bind) => {
                frame.target = self.bind(frame, bind);
                self.note_targeted(frame);
                Outcome::Done(frame.target != Target::None)
            }
            Clause::Persist(listener) => self.persist(frame, listener),
            Clause::CloseRooms { place } => self.close_rooms(frame, place),
            Clause::ActivatePlace { place, used, except } => self.activate_place(frame, place, used, except),
            Clause::CastFromHand { amount, types, from } => self.cast_from_hand(frame, amount, types, from),
            Clause::LoseTokens { who, amount } => self.lose_tokens(frame, who, amount),
            Clause::MoveInto { who, place } => self.move_into(frame, who, place),
            Clause::RevealQuest { moon } => self.reveal_quest_clause(frame, moon),
            Clause::ClaimQuest => self.claim_quest(frame),
            Clause::TakeActiveQuest { from } => self.take_active_quest(frame, from),
            Clause::DrawsQuests { who, amount, moon } => self.draws_quests(frame, who, amount, moon),
            Clause::UseUsed { except } => self.use_used(frame, except),
            Clause::InflictChain { amounts } => self.inflict_chain(frame, amounts),
            Clause::SwapQuests { amount } => self.swap_quests(frame, amount),
            Clause::Recolour { place, colour } => self.recolour(frame, place, colour),
            Clause::CopyRoom { place, except } => self.copy_room(frame, place, except),
            Clause::Transfer { amount, from, to } => self.transfer(frame, amount, from, to),
            Clause::SwapPlaces { with } => self.swap_places(frame, with),
            Clause::Sally { who, steps, control, spares } => self.sally(frame, who, steps, control, spares),
            Clause::Attacks { who, control } => self.attacks(frame, who, control),
            // They lead through the sentence itself, which deals with them.
            Clause::Then | Clause::GoOn => Outcome::Done(frame.does),
            Clause::Ransom { who, refusal } => self.ransom(frame, who, refusal),
            Clause::ConvertOr { amount, on, toll } => self.convert_or(frame, amount, on, toll),
            Clause::RemoveInstability { amount, place, optional } => {
                self.remove_instability(frame, amount, place, optional)
            }
            Clause::ThisTurn(listener) => self.persist(frame, listener),
            Clause::PersistOn { who, listener } => self.persist_on(frame, who, listener),
            Clause::BuyQuest { amount, moon, price } => self.buy_quest(frame, amount, moon, price),
            Clause::Forbid { who, what, next } => self.forbid(frame, who, what, next),
            Clause::DiscardReady { who, which, yours } => self.discard_ready(frame, who, which, yours),
            Clause::SeeHand { of } => self.see_hand(frame, of),
            Clause::SeeReady { of } => self.see_ready(frame, of),
            Clause::SwapSpells { with } => self.swap_spells(frame, with),
            Clause::RevealNext { of } => self.reveal_next(frame, of),
            Clause::CastNextOf { of } => self.cast_next_of(frame, of),
            Clause::TakeDiscarded => self.take_discarded(frame),
            Clause::TakeQuest { from } => self.take_quest_clause(frame, from),
            Clause::DivertQuest { spoils } => self.divert_quest(frame, spoils),
            Clause::RefuseQuest => self.refuse_quest(frame),
            Clause::ShareQuests { amount } => self.share_quests(frame, amount),
            Clause::CompleteLooked { amount, moon } => self.complete_looked(frame, amount, moon),
            Clause::LookEvents { amount, play } => self.look_events(frame, amount, play),
            Clause::ShareEvent => self.share_event(frame),
            Clause::CancelSpell => self.cancel_spell(frame),
            Clause::MayCancel { who } => self.may_cancel(frame, who),
            Clause::TurnSpell { to } => self.turn_spell(frame, to),
            Clause::StopActivation => self.stop_activation(frame),
            Clause::TakeOver => self.take_over(frame),
            Clause::Afterwards(effect) => self.afterwards(frame, effect),
            Clause::IgnoreSpellDamage => self.ignore_spell_damage(frame),
            Clause::ReturnSpellDamage => self.return_spell_damage(frame),
            Clause::Undo { amount } => self.undo(frame, amount),
            Clause::ScoreFall { power, from_rose } => self.score_fall(frame, power, from_rose),
            Clause::AvertDefeat => self.avert_defeat(frame),
            Clause::DefeatAsFirst { who } => self.defeat_as_first(frame, who),
            Clause::MoveTogether { who, with } => self.move_together(frame, who, with),
            Clause::Topple { count, except } => self.topple(frame, count, except),
        }
    }
}
