//! What an option would surely do, if nothing interrupts: played through in the table as the seat knows it.
//!
//! A position holds nothing that the seat may not know, so neither does what comes out: two tables that differ only in
//! secrets give the same preview, to the byte.

use super::{Play, Written, news};
use crate::panics;
use crate::wire::{Code, Foreseen, Lock, Refusal};
use rules::{Choice, Entry, Game, Seat, What};

/// Others are asked whether they react at most this often; each of them passes.
const PASSES: usize = 32;

impl Play {
    /// What this answer would lead to, up to the next question or the first thing that nobody can know.
    pub fn preview(&self, seat: Seat, revision: u32, option: u32) -> Result<Foreseen, Refusal> {
        self.check_answer(seat, revision, option)?;
        let mut game = self.game().position(seat);
        game.record(true);
        let played = panics::catch(|| play_on(&mut game, seat, option as usize));
        let entries = played.map_err(|why| {
            tracing::error!(why, "a preview broke");
            Refusal::new(Code::Busy, "this cannot be foreseen")
        })?;
        let mut changes = Vec::new();
        let mut cut = false;
        for entry in &entries {
            let line = Written { revision, entry: *entry }.seen_by(Some(seat), changes.len());
            match weigh(&line.what, seat) {
                Weight::Shown => changes.push(line),
                Weight::Passed => {}
                Weight::Unknown => {
                    cut = true;
                    break;
                }
            }
        }
        Ok(Foreseen { option, changes, cut, locks: locks(&entries) })
    }
}

fn play_on(game: &mut Game, seat: Seat, option: usize) -> Vec<Entry> {
    if game.answer(option).is_err() {
        return Vec::new();
    }
    for _ in 0..PASSES {
        let Some(asked) = game.decision().filter(|asked| asked.seat != seat && asked.kind.is_reaction())
        else {
            break;
        };
        let Some(pass) = asked.options.iter().position(|&choice| choice == Choice::Pass) else { break };
        if game.answer(pass).is_err() {
            break;
        }
    }
    game.events()
}

/// Why the answer could not be taken back; whether somebody reacts is not foreseen.
fn locks(entries: &[Entry]) -> Option<Lock> {
    let news = entries.iter().find_map(|entry| news::told(&entry.happening));
    news.filter(|lock| matches!(lock, Lock::Drew | Lock::Revealed | Lock::Rolled))
}

enum Weight {
    Shown,
    /// Goes without saying.
    Passed,
    /// From here on it depends on what the seat does not know.
    Unknown,
}

fn weigh(what: &What, seat: Seat) -> Weight {
    use What::*;
    let own = |of: Seat| if of == seat { Weight::Passed } else { Weight::Unknown };
    match *what {
        PowerChanges { .. }
        | CrownTaken { .. }
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
        | Defeated { .. }
        | TrophyTaken { .. }
        | RoomRebuilt { .. }
        | RoomTornDown { .. }
        | MoonChanges { .. }
        | EndTriggered
        | Dominion { .. } => Weight::Shown,
        ChoseMage { .. }
        | ChoseSchool { .. }
        | EventDiscarded { .. }
        | SpellLeavesGame { .. }
        | Prepared { .. }
        | RoomActivated { .. }
        | EffectWaived { .. }
        | ElementNamed { .. }
        | Targeted { .. }
        | EvocationActivates { .. }
        | Persists { .. }
        | AvatarChooses { .. }
        | CrownChooses { .. } => Weight::Passed,
        ActionTaken { seat: of, .. }
        | SpellDiscarded { seat: of, .. }
        | SpellRemoved { seat: of, .. }
        | SpellTakenBack { seat: of, .. }
        | SpellReturned { seat: of, .. }
        | SpellSwapped { seat: of, .. }
        | SpellActive { seat: of, .. }
        | SpellRevealed { seat: of, .. }
        | QuestMarked { seat: of, .. }
        | QuestCompleted { seat: of, .. }
        | QuestSolved { seat: of, .. }
        | QuestClaimed { seat: of, .. }
        | QuestPutBack { seat: of, .. }
        | QuestHandedOver { to: of, .. }
        | QuestDiscarded { seat: of, .. } => own(of),
        SpellGiven { from, .. } | QuestGiven { from, .. } => own(from),
        SpellSeen { .. } | EventsLookedAt { .. } => Weight::Unknown,
        TurnBegins { .. }
        | PhaseBegins { .. }
        | EventRevealed { .. }
        | EventLaid { .. }
        | SpellDrawn { .. }
        | SpellsLookedAt { .. }
        | Shuffled { .. }
        | GrimoireShuffled { .. }
        | QuestDrawn { .. }
        | QuestRevealed { .. }
        | QuestsLookedAt { .. }
        | RoseDrewQuest { .. }
        | CommandRevealed { .. }
        | CommandAnswers { .. }
        | CommandDiscarded { .. }
        | CommandsTurned { .. }
        | CommandsReturned { .. }
        | Bonus { .. }
        | TokenBonus { .. }
        | ExtraTurn
        | GameWon { .. } => Weight::Unknown,
    }
}
