//! Whether "you may" is worth a question.

use crate::game::Game;
use crate::ids::Model;
use crate::stack::EffectFrame;
use crate::state::quest_pile;
use codex::{Clause, Condition, Form, Party, Pick, Place, Run, Sentence, Who};

impl Game {
    /// Something could come of its first clause, or of that of the other half (L-12).
    pub(crate) fn is_worth_asking(&self, frame: &EffectFrame, sentence: &Sentence) -> bool {
        let begins = |half: Run| {
            self.codex.clauses[half.range()].first().is_none_or(|&clause| self.could_come_of(frame, clause))
        };
        begins(sentence.clauses) || sentence.form == Form::Either && begins(sentence.other)
    }

    /// The clause finds someone to act on, and what it costs is there.
    fn could_come_of(&self, frame: &EffectFrame, clause: Clause) -> bool {
        let found = |pick: Pick| match pick {
            Pick::The(who) if who != Who::It => true,
            _ => !self.candidates(frame, pick).is_empty(),
        };
        let seat = frame.you.seat();
        match clause {
            Clause::Inflict { to, by, amount } => {
                let deed = self.deed(frame, by);
                let struck = self.damageable(self.candidates(frame, to), deed.by, Some(frame));
                let amount = self.amount(frame, amount);
                // Part of it pays no price (L-63), but lies there.
                let suffers = |model| self.cubes_of_blow(model, amount, deed, 0) > 0;
                struck.iter().any(suffers) && self.state.supply(deed.by) > 0
            }
            // Nobody acts out of the cell, a mage's form neither.
            Clause::Activate { who: pick, .. } => {
                let acts = |model| self.state.in_lodge(model);
                found(pick) && (matches!(pick, Pick::The(_)) || self.candidates(frame, pick).iter().any(acts))
            }
            Clause::Move { who: Pick::The(Who::You), .. } => {
                self.may_be_moved(frame, self.state.body(frame.you))
            }
            Clause::Remove { who: pick } | Clause::Move { who: pick, .. } | Clause::Attack { who: pick } => {
                found(pick)
            }
            Clause::Steal { from, .. } => {
                let mut mages = self.candidates(frame, from).iter().filter_map(Model::mage);
                mages.any(|seat| self.state.power(self.state.side(seat)) > 0)
            }
            Clause::Lose { who: Party::Mages(Pick::The(Who::You)), amount } => {
                seat.is_some_and(|seat| self.state.mage(seat).power >= self.amount(frame, amount))
            }
            Clause::GiveTrophy => seat.is_some_and(|seat| self.state.mage(seat).trophies > 0),
            Clause::Summon { what, place } => {
                let there = place != Place::RoomOf(Who::You) || self.standpoint(frame).is_room();
                there && self.could_summon(frame, what)
            }
            Clause::DiscardSpells { amount, .. } => {
                // What pays for the next sentence is paid in full (R9.5); otherwise some of them may go.
                let next = EffectFrame { sentence: frame.sentence + 1, ..*frame };
                let pays = self.sentence(&next).is_some_and(|next| next.condition == Some(Condition::Did));
                let least = if pays { self.amount(frame, amount) as usize } else { 1 };
                seat.is_some_and(|seat| self.hand(seat).count() >= least)
            }
            Clause::TakeQuest { from } => {
                let mut mages = self.candidates(frame, from).iter().filter_map(Model::mage);
                mages.any(|own| self.state.quests.len(quest_pile::solved(own)) > 0)
            }
            Clause::DrawSpells { from, .. } => seat.is_none_or(|seat| self.has_spells(seat, from)),
            Clause::DrawQuests { moon, .. } => self.has_quests(self.moon_of(frame, moon)),
            Clause::DrawEvents { moon, .. } => self.has_events(self.moon_of(frame, moon)),
            Clause::PlaceInstability { by, place: Place::RoomOf(who), .. } => {
                let room = self.place_of_who(frame, who);
                self.free_slots(room) > 0 && self.state.supply(self.deed(frame, by).by) > 0
            }
            Clause::ConvertInstability { by, place: Place::RoomOf(who), .. } => {
                self.has_convertible(self.place_of_who(frame, who), self.deed(frame, by).by)
            }
            Clause::RemoveInstability { place: Place::RoomOf(Who::You), .. } => {
                let room = self.state.rooms.get(self.standpoint(frame).index());
                room.is_some_and(|room| !room.cubes.is_empty())
            }
            Clause::Divert { to, .. } => self.anyone_could_bear(frame, self.candidates(frame, to)),
            Clause::ActivatePlace { place, used, except } => {
                let place = match place {
                    Place::Target => self.target_place(frame),
                    Place::RoomOf(who) => self.place_of_who(frame, who),
                    _ => return true,
                };
                seat.is_some_and(|seat| self.could_activate(seat, place, used, except))
            }
            Clause::CastNextOf { of } => {
                let mut mages = self.candidates(frame, of).iter().filter_map(Model::mage);
                seat.is_none_or(|own| !self.state.mage(own).in_cell())
                    && mages.any(|seat| self.next_ready(seat).is_some())
            }
            Clause::CastFromHand { types, .. } => seat.is_some_and(|seat| self.has_hand_cast(seat, types)),
            _ => true,
        }
    }
}
