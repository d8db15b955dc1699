//! What an answer has told somebody: such an answer cannot be taken back.

use crate::wire::Lock;
use rules::{AskKind, Entry, Game, Happening, Seat, What};

/// Why an answer cannot be taken back, judged from the game before and after it and from what it wrote.
pub fn lock(before: &Game, after: &Game, seat: Seat, written: &[Entry]) -> Option<Lock> {
    if after.is_over() {
        return Some(Lock::Over);
    }
    if let Some(lock) = written.iter().find_map(|entry| told(&entry.happening)) {
        return Some(lock);
    }
    if before.state().random != after.state().random {
        return Some(Lock::Rolled);
    }
    // That somebody may react is itself something to know (R10.2).
    let others_may = after.decision().is_some_and(|next| next.seat != seat && next.kind.is_reaction());
    let was_reaction = before.decision().is_some_and(|last| last.kind.is_reaction());
    if others_may || was_reaction {
        return Some(Lock::Others);
    }
    // Cards come into sight without a line of the log when somebody begins to look at them; while schools are still
    // being chosen nobody does (RB-8).
    if after.decision().is_some_and(|next| next.seat == seat && next.kind == AskKind::DrawFrom) {
        return None;
    }
    let looked = |game: &Game| game.state().spells.len(rules::lay::spell_pile::LOOKED_AT);
    (looked(before) < looked(after)).then_some(Lock::Drew)
}

/// What a line of the log tells that somebody could not know before.
pub fn told(happening: &Happening) -> Option<Lock> {
    match happening {
        Happening::Open(what) => is_news(what),
        Happening::Veiled { owner_sees, .. } => is_news(owner_sees),
    }
}

/// What a line tells that nobody could know before. Every kind is named, so that a new one does not compile until
/// somebody has thought about it.
fn is_news(what: &What) -> Option<Lock> {
    use What::*;
    match what {
        SpellDrawn { .. }
        | SpellsLookedAt { .. }
        | QuestDrawn { .. }
        | QuestRevealed { .. }
        | QuestsLookedAt { .. }
        | RoseDrewQuest { .. } => Some(Lock::Drew),
        EventRevealed { .. }
        | EventLaid { .. }
        | SpellDiscarded { .. }
        | SpellRemoved { .. }
        | SpellGiven { .. }
        | SpellSeen { .. }
        | QuestGiven { .. }
        | EventsLookedAt { .. }
        | SpellTakenBack { .. }
        | SpellReturned { .. }
        | SpellSwapped { .. }
        | SpellActive { .. }
        | SpellRevealed { .. }
        | CommandRevealed { .. }
        | CommandAnswers { .. }
        | CommandDiscarded { .. }
        | QuestMarked { .. }
        | QuestCompleted { .. }
        | QuestSolved { .. }
        | QuestClaimed { .. }
        | QuestPutBack { .. }
        | QuestHandedOver { .. }
        | QuestDiscarded { .. } => Some(Lock::Revealed),
        Shuffled { .. } | GrimoireShuffled { .. } | CommandsTurned { .. } | CommandsReturned { .. } => {
            Some(Lock::Rolled)
        }
        GameWon { .. } => Some(Lock::Over),
        TurnBegins { .. }
        | PhaseBegins { .. }
        | MoonChanges { .. }
        | EndTriggered
        | ChoseMage { .. }
        | ChoseSchool { .. }
        | PowerChanges { .. }
        | CrownTaken { .. }
        | EventDiscarded { .. }
        | SpellLeavesGame { .. }
        | Prepared { .. }
        | ActionTaken { .. }
        | RoomActivated { .. }
        | EffectWaived { .. }
        | Targeted { .. }
        | Damaged { .. }
        | DamageIgnored { .. }
        | EffectIgnored { .. }
        | DamageConverted { .. }
        | Healed { .. }
        | InstabilityPlaced { .. }
        | InstabilityConverted { .. }
        | InstabilityRemoved { .. }
        | DamageTransferred { .. }
        | Moved { .. }
        | Put { .. }
        | PutInCell { .. }
        | Summoned { .. }
        | NightmareAssigned { .. }
        | EvocationRemoved { .. }
        | EvocationActivates { .. }
        | JinxAssigned { .. }
        | JinxMarked { .. }
        | JinxDiscarded { .. }
        | UpgradeAssigned { .. }
        | UpgradeDiscarded { .. }
        | TokenRefreshed { .. }
        | TokenTurned { .. }
        | RoomClosed { .. }
        | TypeNamed { .. }
        | RoomRecoloured { .. }
        | RoomCopied { .. }
        | Forbidden { .. }
        | SpellCancelled { .. }
        | ActivationStopped { .. }
        | ActivationTaken { .. }
        | QuestTaken { .. }
        | QuestRefused { .. }
        | NoChoice { .. }
        | Persists { .. }
        | Defeated { .. }
        | TrophyTaken { .. }
        | RoomRebuilt { .. }
        | RoomTornDown { .. }
        | ElementNamed { .. }
        | TokenBonus { .. }
        | ExtraTurn
        | Dominion { .. }
        | AvatarChooses { .. }
        | CrownChooses { .. }
        | Bonus { .. } => None,
    }
}
