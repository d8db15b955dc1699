//! Choosing mages, schools and starting grimoires, from the Crown Holder clockwise (R1.14 to R1.17).

use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::happening::What;
use crate::ids::*;
use crate::state::Phase;
use codex::MageId;

const MAGES: u8 = 0;
const SCHOOLS: u8 = 1;

impl Game {
    pub(crate) fn set_up(&mut self) -> Flow {
        let Some(seat) = self.person_at_cursor() else {
            return if self.state.step == MAGES { self.next_step() } else { self.enter(Phase::BlackRose) };
        };
        match self.state.step {
            MAGES => self.choose_mage(seat),
            SCHOOLS => self.choose_school(seat),
            step => unreachable!("set-up has no step {step}"),
        }
    }

    fn choose_mage(&mut self, seat: Seat) -> Flow {
        if let Some(Choice::Mage(mage)) = self.take_choice() {
            self.state.mage_mut(seat).mage = mage;
        }
        let mage = self.state.mage(seat).mage;
        if mage.is_some() {
            self.tell(What::ChoseMage { seat, mage });
            return self.next_mage();
        }
        self.ask(seat, AskKind::ChooseMage);
        for mage in (0..self.codex.mages.len() as u8).map(MageId) {
            if !self.state.mages.iter().any(|other| other.mage == mage) {
                self.option(Choice::Mage(mage));
            }
        }
        Flow::Wait
    }

    /// A school that nobody else picked, then one of its lists (R1.15).
    fn choose_school(&mut self, seat: Seat) -> Flow {
        match self.take_choice() {
            Some(Choice::School(school)) => self.state.mage_mut(seat).school = school,
            Some(Choice::Grimoire(list)) => self.state.mage_mut(seat).grimoire = list,
            _ => {}
        }
        let school = self.state.mage(seat).school;
        if !school.is_some() {
            self.ask(seat, AskKind::ChooseSchool);
            for &school in &self.state.schools.clone() {
                if !self.state.mages.iter().any(|other| other.school == school) {
                    self.option(Choice::School(school));
                }
            }
            return Flow::Wait;
        }
        let lists = self.codex.schools[school.index()].grimoires.len() as u8;
        if self.state.mage(seat).grimoire == GrimoireId::NONE && lists > 0 {
            self.ask(seat, AskKind::ChooseGrimoire);
            for list in (0..lists).map(GrimoireId) {
                self.option(Choice::Grimoire(list));
            }
            return Flow::Wait;
        }
        self.tell(What::ChoseSchool { seat, school });
        let list = self.state.mage(seat).grimoire;
        self.deal_grimoire(seat, list);
        self.next_mage()
    }
}
