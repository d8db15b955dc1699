//! The places of evocations: a list that is no longer than it must be, since every full stop goes through it.

use crate::ids::Model;
use crate::state::{EvocationState, State};

impl State {
    /// Puts an evocation into the first free place; `None` if there is no more room on the table.
    pub fn bring(&mut self, own: EvocationState) -> Option<Model> {
        let free = self.evocations.iter().position(|other| !other.exists());
        match free {
            Some(index) => self.evocations[index] = own,
            None if self.evocations.is_full() => return None,
            None => self.evocations.push(own),
        }
        Some(Model::evocation(free.unwrap_or(self.evocations.len() - 1)))
    }

    /// Takes an evocation off the table; the others keep their places.
    pub(crate) fn take_away(&mut self, model: Model) {
        if let Some(own) = self.evocation_mut(model) {
            *own = EvocationState::none();
        }
        // Equal tables have equal lists, so no empty place stays at the end.
        while self.evocations.last().is_some_and(|own| !own.exists()) {
            self.evocations.remove(self.evocations.len() - 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::ids::EVOCATIONS;
    use crate::setup::{SeatSetup, Setup};
    use codex::EvocationId;

    fn table() -> State {
        let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
        Game::new(&content::rebirth(), &setup, 1).unwrap().state
    }

    fn evocation(kind: u8) -> EvocationState {
        EvocationState { kind: EvocationId(kind), ..EvocationState::none() }
    }

    #[test]
    fn whoever_leaves_makes_room_and_the_others_stay_where_they_are() {
        let mut state = table();
        let empty = state.clone();
        let [first, second, third] = [1, 2, 3].map(|kind| state.bring(evocation(kind)).unwrap());
        state.take_away(second);
        assert_eq!(state.evocation(second), None);
        assert_eq!(state.evocation(third).unwrap().kind, EvocationId(3));
        assert_eq!(state.bring(evocation(4)), Some(second));
        [first, third, second].into_iter().for_each(|model| state.take_away(model));
        assert_eq!(state, empty, "an empty table is as it was");
    }

    #[test]
    fn a_full_table_takes_no_more() {
        let mut state = table();
        assert!((0..EVOCATIONS).all(|_| state.bring(evocation(1)).is_some()));
        assert_eq!(state.bring(evocation(1)), None);
    }
}
