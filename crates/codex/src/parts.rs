//! What a clause is made of, for all who read clauses without running them.
//!
//! One line for each clause, and the compiler asks for it. Whoever looks for amounts, for those who suffer, for places or
//! for what "it" means afterwards looks here, so a new clause is described once.

use crate::program::*;

/// The parts of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The name in [`crate::WORDS`] of the word it was written with.
    pub word: &'static str,
    /// Who does it.
    pub doer: Doer,
    /// How much or how many.
    pub amount: Option<Amount>,
    /// Whom it is about.
    pub whom: Option<Pick>,
    /// They would suffer it: struck, moved, robbed or burdened, not merely looked at or helped.
    pub harms: bool,
    /// Whom it leads to.
    pub towards: Option<Pick>,
    /// Where.
    pub place: Option<Place>,
    /// What it speaks of afterwards.
    pub it: Referent,
}

/// Who carries out a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doer {
    /// Whoever resolves the effect; the clause leaves it unsaid.
    You,
    /// The Black Rose.
    Rose,
    /// Whoever is picked.
    Someone(Pick),
}

/// What "it" means after a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Referent {
    /// What it meant before.
    Before,
    /// What it summons.
    Summoned(Summoned),
    /// Of this kind or of any, one for each of those whom the clause is about.
    Nightmares(Option<EvocationId>),
    /// Those whom the clause is about.
    Them,
    /// Those whom the clause is about, if they were chosen.
    Chosen,
}

impl Referent {
    /// Whether the clause gives "it" a meaning, whoever it is about.
    pub fn is_named(self) -> bool {
        !matches!(self, Referent::Before | Referent::Chosen)
    }
}

impl Doer {
    fn someone(pick: Pick) -> Doer {
        match pick {
            Pick::The(Who::You) => Doer::You,
            _ => Doer::Someone(pick),
        }
    }
}

impl Parts {
    const fn of(word: &'static str) -> Parts {
        Parts {
            word,
            doer: Doer::You,
            amount: None,
            whom: None,
            harms: false,
            towards: None,
            place: None,
            it: Referent::Before,
        }
    }

    /// A verb that the Black Rose has too.
    fn by(by: By, word: &'static str, of_rose: &'static str) -> Parts {
        match by {
            By::You => Parts::of(word),
            By::Rose => Parts::of(of_rose).done_by(Doer::Rose),
        }
    }

    /// A verb that others have too.
    fn by_anyone(who: Pick, word: &'static str, of_others: &'static str) -> Parts {
        let doer = Doer::someone(who);
        let word = if doer == Doer::You { word } else { of_others };
        Parts::of(word).done_by(doer).about(who)
    }

    /// Power comes and goes: for you, for others, for the Black Rose.
    fn of_power(who: Party, [you, others, rose]: [&'static str; 3]) -> Parts {
        match who {
            Party::Rose => Parts::of(rose).done_by(Doer::Rose),
            Party::Mages(who) => Parts::by_anyone(who, you, others),
        }
    }

    fn done_by(self, doer: Doer) -> Parts {
        Parts { doer, ..self }
    }
    fn amount(self, amount: Amount) -> Parts {
        Parts { amount: Some(amount), ..self }
    }
    fn about(self, who: Pick) -> Parts {
        Parts { whom: Some(who), ..self }
    }
    fn harming(self, who: Pick) -> Parts {
        Parts { whom: Some(who), harms: true, ..self }
    }
    fn at(self, place: Place) -> Parts {
        Parts { place: Some(place), ..self }
    }
    fn heading_for(self, goal: Goal) -> Parts {
        match goal {
            Goal::Model(who) => Parts { towards: Some(who), ..self },
            Goal::Room(place) => self.at(place),
        }
    }
    /// "It" means this afterwards.
    fn then(self, it: Referent) -> Parts {
        Parts { it, ..self }
    }
}

impl Clause {
    /// Whether it may touch whoever says it and theirs, even where an edition makes them immune to their own effects:
    /// it heals, converts, or lets an evocation act (C14.9).
    pub fn is_kind(&self) -> bool {
        matches!(
            self,
            Clause::Heal { .. }
                | Clause::ConvertDamage { .. }
                | Clause::ConvertOr { .. }
                | Clause::Activate { .. }
                | Clause::Attacks { .. }
        )
    }

    /// Whether it takes off damage or converts it, which one's own may suffer even where all own effects spare them
    /// (C14.9).
    pub fn is_about_wounds(&self) -> bool {
        matches!(self, Clause::Heal { .. } | Clause::ConvertDamage { .. } | Clause::ConvertOr { .. })
    }

    /// Whether it makes cubes of others one's own.
    pub fn converts(&self) -> bool {
        matches!(
            self,
            Clause::ConvertDamage { .. } | Clause::ConvertOr { .. } | Clause::ConvertInstability { .. }
        )
    }

    /// Whether it inflicts damage.
    pub fn inflicts(&self) -> bool {
        matches!(self, Clause::Inflict { .. } | Clause::InflictChain { .. } | Clause::Attack { .. })
    }

    /// Whether it places or changes instability.
    pub fn is_about_instability(&self) -> bool {
        matches!(
            self,
            Clause::PlaceInstability { .. }
                | Clause::ConvertInstability { .. }
                | Clause::RemoveInstability { .. }
        )
    }

    /// Whether it steps between somebody and the deed that set it off: whoever ignores the spell keeps the deed.
    pub fn interferes(&self) -> bool {
        matches!(
            self,
            Clause::DivertQuest { .. }
                | Clause::RefuseQuest
                | Clause::CancelSpell
                | Clause::StopActivation
                | Clause::TakeOver
        )
    }

    /// Those who would suffer it.
    pub fn victims(&self) -> Option<Pick> {
        let parts = self.parts();
        parts.whom.filter(|_| parts.harms)
    }

    /// What this clause is made of.
    pub fn parts(&self) -> Parts {
        use Clause::*;
        use Referent::*;
        match *self {
            Inflict { by, amount, to } => {
                Parts::by(by, "inflict", "rose inflicts").amount(amount).harming(to).then(Chosen)
            }
            Pain { amount } => Parts::of("pain").amount(amount),
            ConvertDamage { by, amount, on } => {
                Parts::by(by, "convert", "rose converts").amount(amount).harming(on).then(Chosen)
            }
            Heal { amount, on, .. } => Parts::of("heal").amount(amount).about(on).then(Chosen),
            IgnoreDamage { amount } => Parts::of("ignore").amount(amount),
            IgnoreEffect => Parts::of("ignore"),
            Divert { amount, to, .. } => Parts::of("divert").amount(amount).about(to).then(Chosen),
            PlaceInstability { by, amount, place } => {
                Parts::by(by, "place", "rose places").amount(amount).at(place)
            }
            ConvertInstability { by, amount, place } => {
                Parts::by(by, "convert", "rose converts").amount(amount).at(place)
            }
            Summon { what, place } => Parts::of("summon").at(place).then(Summoned(what)),
            Activate { who, .. } => Parts::by_anyone(who, "activates", "activates").then(Them),
            Empower { who, .. } => Parts::of("give").about(who).then(Them),
            Remove { who } => Parts::of("remove").harming(who).then(Them),
            AssignJinx { to, .. } => Parts::of("assign").harming(to).then(Them),
            AssignUpgrade { to, .. } => Parts::of("assign").about(to).then(Them),
            AssignNightmare { nightmare, to } => Parts::of("assign").harming(to).then(Nightmares(nightmare)),
            DiscardJinx { from } => Parts::by_anyone(from, "discard", "discards"),
            DiscardUpgrade { from } => Parts::of("discard").about(from),
            Move { who, .. } => Parts::of("move").harming(who).then(Them),
            Approach { who, goal } => Parts::by_anyone(who, "move", "move").heading_for(goal).then(Chosen),
            Put { who, place } => Parts::of("put").harming(who).at(place).then(Them),
            Gain { who, amount } => Parts::of_power(who, ["gain", "gains", "rose gains"]).amount(amount),
            Lose { who, amount } => {
                let parts = Parts::of_power(who, ["lose", "loses", "rose loses"]).amount(amount);
                Parts { harms: true, ..parts }
            }
            Steal { amount, from } => Parts::of("steal").amount(amount).harming(from),
            TakeCrown => Parts::of("take"),
            TakeTrophy { from } => Parts::of("take").harming(from),
            GiveTrophy => Parts::of("give"),
            DrawSpells { amount, .. } | DrawQuests { amount, .. } | DrawEvents { amount, .. } => {
                Parts::of("draw").amount(amount)
            }
            RoseDrawsQuest => Parts::of("rose draws").done_by(Doer::Rose),
            DiscardSpells { who, amount } => {
                Parts::by_anyone(who, "discard", "discards").amount(amount).harming(who)
            }
            DiscardQuests { who, amount, .. } => {
                Parts::by_anyone(who, "discard", "discards").amount(amount).harming(who)
            }
            DiscardEvents { amount, .. } => Parts::of("discard").amount(amount),
            DiscardQuestOrJinx => Parts::of("discard"),
            Search { .. } => Parts::of("search"),
            ShuffleMemories => Parts::of("shuffle"),
            LookSpells { amount, .. } | LookQuests { amount, .. } => Parts::of("look").amount(amount),
            ChooseQuest => Parts::of("choose"),
            CompleteQuest { .. } => Parts::of("complete"),
            SolveQuest { .. } => Parts::of("solve"),
            Defeat { who } => Parts::of("defeat").harming(who),
            Refresh { amount } => Parts::of("refresh").amount(amount),
            ReturnRevealed { .. } => Parts::of("return"),
            SwapRevealed => Parts::of("swap"),
            CastNext { who } => Parts::by_anyone(who, "cast", "casts"),
            ActivateRoom { .. } => Parts::of("activate"),
            UseRebuilt { .. } => Parts::of("use"),
            Attack { who } => Parts::of("attack").harming(who),
            GiveForgotten { to } => Parts::of("give").about(to),
            BindTarget(_) => Parts::of("target"),
            Persist(_) => Parts::of("persistent"),
            RevealCommand => Parts::of("reveal"),
            CloseRooms { place } => Parts::of("close").at(place),
            ActivatePlace { place, .. } => Parts::of("activate").at(place),
            CastFromHand { amount, .. } => Parts::of("cast").amount(amount),
            LoseTokens { who, amount } => Parts::by_anyone(who, "lose", "loses").amount(amount).harming(who),
            MoveInto { who, place } => Parts::of("move").harming(who).at(place).then(Them),
            RevealQuest { .. } => Parts::of("reveal"),
            ClaimQuest => Parts::of("claim"),
            TakeActiveQuest { from } => Parts::of("look").harming(Pick::One(from)).then(Chosen),
            DrawsQuests { who, amount, .. } => Parts::by_anyone(who, "draws", "draws").amount(amount),
            UseUsed { .. } => Parts::of("use"),
            InflictChain { .. } => Parts::of("inflict").harming(Pick::The(Who::Target)),
            SwapQuests { amount } => Parts::of("look").amount(amount),
            Recolour { place, .. } => Parts::of("count").at(place),
            CopyRoom { place, .. } => Parts::of("copy").at(place),
            Transfer { amount, from, to } => {
                Parts { towards: Some(from), ..Parts::of("transfer").amount(amount).harming(to) }
            }
            SwapPlaces { with } => Parts::of("swap").harming(with).then(Them),
            Sally { who, .. } => Parts::by_anyone(who, "move", "moves"),
            Attacks { who, .. } => Parts::by_anyone(who, "attacks", "attacks").then(Them),
            Then => Parts::of("then"),
            GoOn => Parts::of("go"),
            Ransom { who, .. } => Parts::by_anyone(who, "discards", "discards").harming(who),
            ConvertOr { amount, on, .. } => Parts::of("convert").amount(amount).harming(on).then(Chosen),
            RemoveInstability { amount, place, .. } => Parts::of("remove").amount(amount).at(place),
            ThisTurn(_) => Parts::of("this"),
            PersistOn { who, .. } => Parts::of("persistent").about(who),
            BuyQuest { amount, .. } => Parts::of("look").amount(amount),
            Forbid { who, .. } => Parts::of("cannot").done_by(Doer::someone(who)).harming(who),
            DiscardReady { who, yours: false, .. } => {
                Parts::of("discards").done_by(Doer::someone(who)).harming(who).then(Them)
            }
            DiscardReady { who, yours: true, .. } => Parts::of("remove").harming(who),
            SeeHand { of } | SeeReady { of } => Parts::of("look").harming(of),
            SwapSpells { with } => Parts::of("swap").harming(with),
            RevealNext { of } => Parts::of("reveal").harming(of),
            CastNextOf { of } => Parts::of("cast").harming(of),
            TakeDiscarded | DivertQuest { .. } | TakeOver => Parts::of("take"),
            TakeQuest { from } => Parts::of("take").harming(from),
            RefuseQuest => Parts::of("refuse"),
            ShareQuests { amount } | CompleteLooked { amount, .. } | LookEvents { amount, .. } => {
                Parts::of("look").amount(amount)
            }
            ShareEvent => Parts::of("share"),
            CancelSpell => Parts::of("cancel"),
            MayCancel { who } => Parts::of("may").done_by(Doer::someone(who)).about(who),
            TurnSpell { to } => Parts::of("turn").about(to),
            StopActivation => Parts::of("stop"),
            Afterwards(_) => Parts::of("afterwards"),
            IgnoreSpellDamage => Parts::of("ignore"),
            ReturnSpellDamage => Parts::of("return"),
            Undo { amount } => Parts::of("undo").amount(amount),
            ScoreFall { .. } => Parts::of("score"),
            AvertDefeat => Parts::of("avert"),
            DefeatAsFirst { who } => Parts::of("defeat").harming(who),
            MoveTogether { who, with } => Parts { towards: Some(with), ..Parts::of("move").harming(who) },
            Topple { .. } => Parts::of("topple").at(Place::Target),
        }
    }
}
