//! The defeat of a mage, step by step (R17.7 to R17.14).

use crate::facts::*;
use crate::game::{Flow, Game};
use crate::happening::What;
use crate::ids::*;
use crate::lasting::Lasting;
use crate::row::Row;
use crate::scoring;
use crate::stack::*;
use crate::state::Phase;
use crate::surplus::Over;
use codex::{Answered, FallEnds};

/// More cubes than any bar holds.
const ABOVE_ALL: u8 = 60;

impl Game {
    /// Whether a mage is to be defeated as things lie now.
    pub(crate) fn is_falling(&self, seat: Seat) -> bool {
        let mage = self.state.mage(seat);
        mage.doomed != Colour::NONE
            || !mage.damage.is_empty() && mage.damage.count() >= self.health(seat.model())
    }

    /// Whether a defeat has to be started.
    pub(crate) fn must_fall(&self, seat: Seat) -> bool {
        !self.state.claimed.has(seat.model()) && self.is_falling(seat)
    }

    /// Who gets the credit: the direct defeat, or the last damage (R17.10e).
    pub(crate) fn victor_over(&self, seat: Seat) -> Colour {
        let mage = self.state.mage(seat);
        if mage.doomed != Colour::NONE { mage.doomed } else { mage.last_damage }
    }

    pub(crate) fn start_defeat(&mut self, seat: Seat, answered: Answered) {
        self.state.claimed = self.state.claimed.with(seat.model());
        let facts_from = self.state.facts.len() as u8;
        let stage = DefeatStage::Nightmares;
        self.push(Frame::Defeat(DefeatFrame { seat, answered, stage, facts_from }));
    }

    pub(crate) fn run_defeat(&mut self) -> Flow {
        let at = self.state.stack.len() - 1;
        let Frame::Defeat(frame) = self.state.stack[at] else { unreachable!() };
        let seat = frame.seat;
        match frame.stage {
            DefeatStage::Nightmares => {
                self.advance_defeat(at, DefeatStage::Score);
                let by = self.victor_over(seat);
                for nightmare in self.nightmares_on(seat).iter() {
                    self.remove_evocation(nightmare, by);
                }
                self.period_answered(at, frame.facts_from, frame.answered);
            }
            DefeatStage::Score => {
                self.advance_defeat(at, DefeatStage::Done);
                self.settle_defeat(at, seat);
                self.period_answered(at, frame.facts_from, frame.answered);
            }
            DefeatStage::Done => {
                self.state.facts.truncate(frame.facts_from as usize);
                self.state.stack.pop();
            }
        }
        Flow::Continue
    }

    fn advance_defeat(&mut self, at: usize, stage: DefeatStage) {
        if let Frame::Defeat(frame) = &mut self.state.stack[at] {
            frame.stage = stage;
        }
    }

    pub(crate) fn note_defeat(&mut self, seat: Seat, carried_out: bool) {
        let mage = self.state.mage(seat);
        let by = self.victor_over(seat);
        let mut colours = 0;
        for cube in mage.damage.cubes() {
            colours |= 1 << cube.0;
        }
        let rose = if by.is_rose() { DEFEATED_BY_ROSE } else { 0 };
        let done = if carried_out { DEFEATED_FINAL } else { 0 };
        let room = if carried_out { mage.fell_at } else { mage.place };
        self.note(Fact {
            by,
            on: seat.model(),
            room,
            amount: rose | done,
            extra: colours,
            ..Fact::new(FactKind::Defeated)
        });
    }

    /// Steps d to g.
    fn settle_defeat(&mut self, at: usize, seat: Seat) {
        let by = self.victor_over(seat);
        self.tell(What::Defeated { seat, by });
        self.record_defeat(seat, by);
        let fell_at = self.state.mage(seat).place;
        self.state.mage_mut(seat).fell_at = fell_at;
        self.note_defeat(seat, true);
        self.put_in_cell(seat, by);
        // Events about mages pass the Avatar over (R22.13).
        let to_rose = self.trophies_go_to_rose() && !self.state.is_avatar(seat);
        self.take_trophy(if to_rose { Colour::ROSE } else { by }, seat);
        // How things lie when the trophy is taken, before the fall is paid for (LC-54).
        if self.state.quests_at_once() {
            let Frame::Defeat(frame) = self.state.stack[at] else { unreachable!() };
            self.remember_met_quests(at + 1, frame.facts_from as usize..self.state.facts.len());
        }
        let row = self.state.mage(seat).damage;
        let gains = self.claimed_scores(by, self.defeat_scores(seat));
        for (colour, gain) in gains.into_iter().enumerate() {
            self.gain(Colour(colour as u8), gain, by, codex::Means::OTHER);
            self.count_extra(Colour(colour as u8), gain);
        }
        self.forget_damage(seat.model());
        self.state.lasting.retain(|own| !matches!(own, Lasting::First { over, .. } if *over == seat));
        self.return_cubes(row);
        self.return_surplus(Over::Mage(seat));
        let mage = self.state.mage_mut(seat);
        mage.damage = Row::default();
        mage.last_damage = Colour::NONE;
        mage.doomed = Colour::NONE;
        self.state.claimed = self.state.claimed.without(Models::one(seat.model()));
        self.lose_actions(seat);
    }

    /// Points by cubes; the defeated mage's own cubes take a rank but score nothing (R17.11g).
    pub(crate) fn defeat_scores(&self, seat: Seat) -> [u8; Colour::COUNT] {
        let (mut counts, rules) = (self.state.harm(seat), &self.state.rules);
        for own in self.state.lasting.iter() {
            if let Lasting::First { by, over } = *own
                && over == seat
            {
                counts[by.index()] = ABOVE_ALL;
            }
        }
        let mut gains = scoring::by_rank(rules, counts, rules.defeat, rules.sole_defeat);
        // Colours of the Avatar's seat do not exist, and black cubes never lie on it (R22.12).
        gains[seat.colour().index()] = 0;
        gains
    }

    /// A card that scores the fall its own way takes the place of the rule, for the fall that its own damage brings
    /// about (RC-39): this is the full stop of that effect, not of one that cut in.
    fn claimed_scores(&self, by: Colour, gains: [u8; Colour::COUNT]) -> [u8; Colour::COUNT] {
        let settles = |frame: &Frame| matches!(frame, Frame::Settle(_) | Frame::Defeat(_));
        let struck = self.state.stack.iter().rposition(|frame| !settles(frame));
        let claim = self.state.lasting.iter().find_map(|own| match *own {
            Lasting::Claimed { frame, by: whose, power, from_rose } if whose == by => {
                (struck == Some(frame.index())).then_some((power, from_rose))
            }
            _ => None,
        });
        let Some((power, from_rose)) = claim else { return gains };
        let mut scored = [0; Colour::COUNT];
        if !from_rose {
            scored[Colour::ROSE.index()] = gains[Colour::ROSE.index()];
        }
        scored[by.index()] = power;
        scored
    }

    fn trophies_go_to_rose(&self) -> bool {
        self.state.board.iter().any(|&event| {
            event.is_some()
                && self.event_in_force(event)
                && self.codex.events[event.index()].standing.contains(&codex::Standing::TrophiesToRose)
        })
    }

    /// Puts a mage in the own cell, which also is how the Abyss and some events empty the lodge.
    pub(crate) fn put_in_cell(&mut self, seat: Seat, by: Colour) {
        let room = self.state.mage(seat).place;
        if room == Spot::CELL {
            return;
        }
        self.state.mage_mut(seat).place = Spot::CELL;
        self.state.beyond.free(seat);
        self.lapse_what_waits_for(seat.model());
        self.tell(What::PutInCell { seat });
        self.note(Fact { by, on: seat.model(), room, ..Fact::new(FactKind::PutInCell) });
    }

    /// Tells the effects under way whom they, or the Black Rose, have defeated.
    fn record_defeat(&mut self, seat: Seat, by: Colour) {
        for frame in self.state.stack.iter_mut() {
            if let Frame::Effect(effect) = frame {
                if effect.you == by {
                    effect.defeated |= 1 << seat.0;
                }
                if by.is_rose() {
                    effect.rose_defeated |= 1 << seat.0;
                }
            }
        }
    }

    /// What is left of a physical action of a defeated mage is lost; spells, quests and rooms go on (R10.9, R10.10). Or
    /// everything is, and the own Activation with it (C14.14, RC-26).
    fn lose_actions(&mut self, seat: Seat) {
        let acting = self.state.phase == Phase::Action && self.state.activation.open;
        let ends =
            self.state.rules.fall_ends == FallEnds::TheActivation && acting && self.at_cursor() == Some(seat);
        if ends {
            self.state.activation.actions = crate::phases::ACTIONS;
            for frame in self.state.stack.iter_mut() {
                if let Frame::Effect(effect) = frame
                    && effect.you == seat.colour()
                {
                    match (effect.source, effect.step) {
                        // An event is the Black Rose's, whoever it speaks to (C5.15).
                        (Source::Event { .. }, _) => {}
                        // A quest that was shown has been done: what is left of its effect is lost, not its points
                        // (L-66). One that has been paid is not paid again.
                        (Source::Quest { .. }, step) if step != EffectStep::Finished => {
                            effect.step = EffectStep::Reward;
                        }
                        _ => effect.step = EffectStep::Finished,
                    }
                }
            }
        }
        let codex = &self.codex;
        for frame in self.state.stack.iter_mut() {
            match frame {
                Frame::Action(action) if action.seat == seat => action.lost = true,
                // Whoever is led by an effect that is lost goes no further either.
                Frame::Activation(activation)
                    if activation.commander == seat.model()
                        || activation.model == seat.model()
                        || ends && activation.controller == seat.colour() =>
                {
                    activation.lost = true
                }
                Frame::Walk(walk) if walk.model == seat.model() => walk.lost = true,
                // The physical action of a Command Card; its spell goes on (R22.45).
                Frame::Effect(effect) if effect.actor == seat.model() => {
                    if let Source::Command { card, part } = effect.source
                        && codex.commands[card.index()]
                            .parts
                            .get(part.index())
                            .is_some_and(|part| part.spell.is_none())
                    {
                        effect.lose_words();
                    }
                }
                _ => {}
            }
        }
    }
}
