//! What a seat sees beyond what everybody does. It is little: whoever tells many people of the same table words the rest
//! once for all of them.

use crate::decision::AskKind;
use crate::game::Game;
use crate::ids::*;
use crate::question::Question;
use crate::state::{quest_pile, spell_pile};
use crate::view::MageView;
use codex::*;

/// The difference between the view of a seat and that of a spectator.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Insight {
    /// By seat: those of whom it may know more.
    pub mages: Vec<Option<MageView>>,
    /// See [`crate::View::question`].
    pub question: Option<Question>,
    /// See [`crate::View::looking_at`].
    pub looking_at: Vec<SpellId>,
    /// See [`crate::View::looking_at_quests`].
    pub looking_at_quests: Vec<QuestId>,
    /// See [`crate::View::looking_at_events`].
    pub looking_at_events: Vec<EventId>,
}

impl Game {
    /// What this seat sees beyond what everybody does.
    pub fn insight(&self, viewer: Seat) -> Insight {
        let state = &self.state;
        // Of others it knows the cards it was shown; hardly anybody ever is.
        let has_seen = state.seen.iter().any(|own| own.by == viewer);
        let more = |seat: Seat| (seat == viewer || has_seen).then(|| self.mage_view(seat, Some(viewer)));
        let asked = state.ask.filter(|ask| viewer == ask.seat);
        let own = Insight {
            mages: state.seats().map(more).collect(),
            question: asked.map(|ask| self.question(ask)),
            ..Insight::default()
        };
        // While schools are still being chosen nobody looks at the cards yet (RB-8).
        if asked.is_none_or(|ask| ask.kind == AskKind::DrawFrom) {
            return own;
        }
        Insight {
            looking_at: self.spells_in(spell_pile::LOOKED_AT),
            looking_at_quests: state.quests.iter(quest_pile::LOOKED_AT).collect(),
            looking_at_events: state.events.iter(crate::state::event_pile::LOOKED_AT).collect(),
            ..own
        }
    }
}
