//! Final bonuses, tie-breaks, the winner (R20).

use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::happening::What;
use crate::ids::*;
use crate::scoring::final_bonus;
use crate::state::{Outcome, Phase, quest_pile};
use codex::{FinalTie, Prize};

impl Game {
    pub(crate) fn ending(&mut self) -> Flow {
        let named = match self.take_choice() {
            Some(Choice::Seat(seat)) => Some(seat),
            _ => None,
        };
        let mut outcome = self.final_scores();
        let tied = self.tied_mages(&outcome);
        if named.is_none() && self.is_played_on(&tied) {
            return self.extra_turn(&tied);
        }
        if let (true, None) = (tied.len() > 1, named) {
            // The last tie-break: the Crown Holder names the winner (R20.8, RB-60).
            self.ask(self.state.crown, AskKind::Winner);
            for seat in tied {
                self.option(Choice::Seat(seat));
            }
            return Flow::Wait;
        }
        if let Some(seat) = named.or(tied.first().copied()) {
            outcome.winner = seat.colour();
        }
        for seat in self.state.people() {
            let crown = self.state.rules.final_crown * (seat == outcome.crown_bonus) as u8;
            let (quests, trophies) =
                (outcome.quest_bonus[seat.colour().index()], outcome.trophy_bonus[seat.colour().index()]);
            self.tell(What::Bonus { who: seat.colour(), quests, trophies, crown });
            self.tell_token_bonus(&outcome, seat.colour());
        }
        let rose = Colour::ROSE.index();
        let (quests, trophies) = (outcome.quest_bonus[rose], outcome.trophy_bonus[rose]);
        self.tell(What::Bonus { who: Colour::ROSE, quests, trophies, crown: 0 });
        self.tell_token_bonus(&outcome, Colour::ROSE);
        self.tell(What::GameWon { by: outcome.winner });
        self.state.outcome = Some(outcome);
        self.state.phase = Phase::Over;
        Flow::Continue
    }

    pub(crate) fn final_scores(&self) -> Outcome {
        let mut solved = [0; Colour::COUNT];
        let mut trophies = [0; Colour::COUNT];
        for seat in self.state.seats() {
            // The Avatar and the Black Rose are one side (R22.46).
            solved[self.state.side(seat).index()] = self.state.quests.len(quest_pile::solved(seat)) as u8;
            trophies[seat.colour().index()] = self.state.mage(seat).trophies_taken();
        }
        // What the Avatar took lies with the Black Rose's.
        trophies[Colour::ROSE.index()] = self.state.rose.taken.iter().sum();
        let rules = &self.state.rules;
        let quest_bonus = final_bonus(solved, rules.final_quests);
        let trophy_bonus = final_bonus(trophies, rules.final_trophies);
        let mut totals = [0; Colour::COUNT];
        let mut token_bonus = [0; Colour::COUNT];
        for side in self.state.people().map(Seat::colour).chain([Colour::ROSE]) {
            let crown = rules.final_crown * (side == self.state.crown.colour()) as u8;
            token_bonus[side.index()] = self.worth_of_tokens(side);
            let bonus =
                quest_bonus[side.index()] + trophy_bonus[side.index()] + token_bonus[side.index()] + crown;
            totals[side.index()] = self.state.power(side).saturating_add(bonus);
        }
        let crown_bonus = self.state.crown;
        Outcome { winner: Colour::ROSE, totals, quest_bonus, trophy_bonus, token_bonus, crown_bonus }
    }

    /// What the tokens that a side has won are worth (C18.5).
    pub(crate) fn worth_of_tokens(&self, side: Colour) -> u8 {
        let worth = |room: codex::RoomId| match self.codex.rooms[room.index()].prize {
            Prize::Token(worth) => worth,
            Prize::Ranks(_) => 0,
        };
        self.state.beyond.tokens_of(side).map(worth).sum()
    }

    fn tell_token_bonus(&mut self, outcome: &Outcome, who: Colour) {
        let points = outcome.token_bonus[who.index()];
        if points > 0 {
            self.tell(What::TokenBonus { who, points });
        }
    }

    /// The mages who share first place after all tie-breaks; none if the Black Rose wins (R20.6 to R20.8).
    fn tied_mages(&self, outcome: &Outcome) -> arrayvec::ArrayVec<Seat, SEATS> {
        if self.state.beyond.tied != 0 {
            return self.leaders_of_extra_turn();
        }
        let best = self.state.people().map(|seat| self.standing(outcome, seat)).max();
        let Some(best) = best else { return arrayvec::ArrayVec::new() };
        if outcome.totals[Colour::ROSE.index()] >= best.0 {
            return arrayvec::ArrayVec::new();
        }
        self.state.people().filter(|&seat| self.standing(outcome, seat) == best).collect()
    }

    /// Points, solved quests, trophies: the order of the tie-breaks.
    fn standing(&self, outcome: &Outcome, seat: Seat) -> (u8, usize, u8) {
        let rules = &self.state.rules;
        if rules.final_tie == FinalTie::TheCrownDecides || self.state.ties_are_played_on() {
            return (outcome.totals[seat.colour().index()], 0, 0);
        }
        let solved = self.state.quests.len(quest_pile::solved(seat));
        (outcome.totals[seat.colour().index()], solved, self.state.mage(seat).trophies_taken())
    }
}
