//! Choices of an edition that several procedures ask about: each is read here, and nowhere else.

use crate::state::State;
use codex::{DiscardedQuests, Dummy, ExtraTurns, HandLimit, IconTime, Immunity, QuestFlow, Stops};

/// How far own effects reach their own mage.
pub(crate) struct Spares {
    /// One's own figure and evocations, from all own effects but those that heal or convert (C14.8).
    pub(crate) from_all_own: bool,
    /// One's own figure, from whatever strikes an area it stands in (R9.9).
    pub(crate) from_areas: bool,
}

/// Whether a dummy may be aimed at (R9.17, R9.20, C13.7).
pub(crate) struct StandIn {
    /// Where there are targets too.
    pub(crate) beside_targets: bool,
    /// Where there are none; else a spell comes to nothing but its icon.
    pub(crate) for_targets: bool,
}

impl State {
    /// A quest brings all it has when its task is met, instead of going through stages (R5.3, C6.5).
    pub(crate) fn quests_at_once(&self) -> bool {
        self.rules.quests == QuestFlow::AtOnce
    }

    /// Whether the Black Rose is paid at this discard of a quest: at every one, or at those given up in its own phase
    /// (R5.12, C6.9).
    pub(crate) fn pays_for_discard(&self, given_up: bool) -> bool {
        (self.rules.discarded_quests_pay == DiscardedQuests::IfGivenUp) == given_up
    }

    /// A hand may never be too large, not only at the end of Study (C7.3).
    pub(crate) fn hand_limit_always_holds(&self) -> bool {
        self.rules.hand_limit == HandLimit::Always
    }

    /// Others answer between the parts of a sentence, and falls are settled there (C12.19).
    pub(crate) fn stops_after_each_part(&self) -> bool {
        self.rules.stops == Stops::AfterEachPart
    }

    /// Whoever casts a spell says whether its icon comes before its effect or after it (C8.5).
    pub(crate) fn icon_may_wait(&self) -> bool {
        self.rules.icon == IconTime::BeforeOrAfter
    }

    /// Whom immunity spares from own effects (R17.15, C14.8, C14.18).
    pub(crate) fn spares(&self) -> Spares {
        let immunity = self.rules.immunity;
        Spares { from_all_own: immunity == Immunity::OwnEffects, from_areas: immunity == Immunity::OwnDamage }
    }

    /// What may be aimed at instead of a target (R9.17, R9.20, C13.7).
    pub(crate) fn stand_in(&self) -> StandIn {
        let dummy = self.rules.dummy;
        StandIn { beside_targets: dummy == Dummy::Always, for_targets: dummy != Dummy::Never }
    }

    /// Who shares first place plays on for it (C19.4).
    pub(crate) fn ties_are_played_on(&self) -> bool {
        self.rules.extra_turns == ExtraTurns::OnATie
    }
}
