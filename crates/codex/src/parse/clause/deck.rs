//! Cards in hands and decks: spells, quests, events, jinxes and upgrades that leave.

use super::{answer, glance, sheet};
use crate::names::CardKind;
use crate::parse::{Fallible, Parser};
use crate::program::*;

const SPELLS: &[&str] = &["spell", "spells"];
const QUESTS: &[&str] = &["quest", "quests"];
const EVENTS: &[&str] = &["event", "events"];

pub(crate) fn draw(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    let head = p.amount_head()?;
    if p.eat_any(QUESTS) {
        let moon = moon(p)?;
        return Ok(Clause::DrawQuests { amount: p.amount_tail(head)?, moon });
    }
    if p.eat_any(EVENTS) {
        let moon = moon(p)?;
        return Ok(Clause::DrawEvents { amount: p.amount_tail(head)?, moon });
    }
    if p.eat(&["forgotten"]) {
        p.expect_any(SPELLS)?;
        return Ok(Clause::DrawSpells { from: SpellSource::Forgotten, amount: p.amount_tail(head)? });
    }
    if !p.eat_any(SPELLS) {
        return Err(p.expected(&["spells", "quests", "events", "forgotten spells"]));
    }
    // The source may stand before or after "per ...".
    let early = spell_source(p)?;
    let amount = p.amount_tail(head)?;
    let from = match early {
        Some(source) => source,
        None => spell_source(p)?.unwrap_or(SpellSource::Grimoire),
    };
    Ok(Clause::DrawSpells { from, amount })
}

fn spell_source(p: &mut Parser<'_>) -> Fallible<Option<SpellSource>> {
    if !p.eat(&["from"]) {
        return Ok(None);
    }
    if p.eat(&["memories"]) {
        return Ok(Some(SpellSource::Memories));
    }
    if p.eat(&["the", "top", "of", "memories"]) {
        return Ok(Some(SpellSource::TopOfMemories));
    }
    if p.eat(&["the", "library", "or", "its", "discards"]) {
        return Ok(Some(SpellSource::LibraryOrDiscards));
    }
    if p.eat(&["the", "library"]) {
        return Ok(Some(SpellSource::Library));
    }
    Err(p.expected(&["memories", "the top of memories", "the library", "the library or its discards"]))
}

/// `of moon N`, `of the current or next moon` or `of the previous moon`, if it follows.
fn moon(p: &mut Parser<'_>) -> Fallible<MoonPick> {
    if p.eat(&["of", "moon"]) {
        let mark = p.mark();
        let moon = p.number("a moon", 3)?;
        if moon == 0 {
            return Err(p.wrong_since(mark, "a moon is 1, 2 or 3"));
        }
        return Ok(MoonPick::Of(moon));
    }
    if p.eat(&["of", "that", "quest's", "moon"]) {
        let mark = p.mark().saturating_sub(3);
        p.need_quest(mark)?;
        return Ok(MoonPick::OfThatQuest);
    }
    if p.eat(&["of", "the", "previous", "moon"]) {
        return Ok(MoonPick::Previous);
    }
    if p.eat(&["of", "the"]) {
        p.expect(&["current", "or", "next", "moon"])?;
        return Ok(MoonPick::CurrentOrNext);
    }
    Ok(MoonPick::Current)
}

/// The same, but no choice between two.
fn one_moon(p: &mut Parser<'_>) -> Fallible<MoonPick> {
    let mark = p.mark();
    match moon(p)? {
        MoonPick::CurrentOrNext => Err(p.wrong_since(mark, "say which moon")),
        moon => Ok(moon),
    }
}

/// After `PICK draws`: `AMOUNT quests [of ... moon]`.
pub(crate) fn draws(p: &mut Parser<'_>, mark: usize, who: Pick) -> Fallible<Clause> {
    p.need_mage(who, mark, "draw quests")?;
    let head = p.amount_head()?;
    p.expect_any(QUESTS)?;
    let moon = one_moon(p)?;
    Ok(Clause::DrawsQuests { who, amount: p.amount_tail(head)?, moon })
}

pub(crate) fn rose_draws(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    p.expect_article()?;
    p.expect(&["quest"])?;
    Ok(Clause::RoseDrawsQuest)
}

pub(crate) fn discard(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    if p.sees_article() && p.nth(1) == Some("jinx") {
        p.skip();
        p.skip();
        return Ok(Clause::DiscardJinx { from: Pick::The(Who::You) });
    }
    if p.sees_article() && p.nth(1) == Some("upgrade") {
        p.skip();
        p.skip();
        let from = if p.eat(&["on"]) { p.pick()? } else { p.default_pick(mark)? };
        p.need_evocation(from, mark, "have upgrades")?;
        return Ok(Clause::DiscardUpgrade { from });
    }
    if p.eat(&["an", "active", "quest", "or"]) || p.eat(&["a", "active", "quest", "or"]) {
        p.expect_article()?;
        p.expect(&["jinx"])?;
        return Ok(Clause::DiscardQuestOrJinx);
    }
    let head = p.amount_head()?;
    if let Some(state) = quest_state(p) {
        p.expect_any(QUESTS)?;
        return Ok(Clause::DiscardQuests { who: Pick::The(Who::You), state, amount: p.amount_tail(head)? });
    }
    if p.eat_any(EVENTS) {
        let amount = p.amount_tail(head)?;
        return Ok(Clause::DiscardEvents { amount, unpaid: p.eat(&["unpaid"]) });
    }
    if p.eat_any(SPELLS) {
        return Ok(Clause::DiscardSpells { who: Pick::The(Who::You), amount: p.amount_tail(head)? });
    }
    Err(p.expected(&["spells", "active", "completed", "solved", "events"]))
}

/// The state of a quest, if it is named.
fn quest_state(p: &mut Parser<'_>) -> Option<QuestState> {
    let state = match p.word() {
        Some("active") => QuestState::Active,
        Some("completed") => QuestState::Completed,
        Some("solved") => QuestState::Solved,
        _ => return None,
    };
    p.skip();
    Some(state)
}

/// After `PICK discards`.
pub(crate) fn discards(p: &mut Parser<'_>, mark: usize, from: Pick) -> Fallible<Clause> {
    if p.sees_article() && p.nth(1) == Some("jinx") {
        p.skip();
        p.skip();
        p.need_mage(from, mark, "bear jinxes")?;
        return Ok(Clause::DiscardJinx { from });
    }
    if p.sees(&["a", "ready", "spell", "or"]) {
        p.expect(&["a", "ready", "spell"])?;
        return super::turn::ransom(p, mark, from);
    }
    if let Some(clause) = sheet::discards(p, mark, from)? {
        return Ok(clause);
    }
    let head = p.amount_head()?;
    if let Some(state) = quest_state(p) {
        p.expect_any(QUESTS)?;
        p.need_mage(from, mark, "have quests")?;
        return Ok(Clause::DiscardQuests { who: from, state, amount: p.amount_tail(head)? });
    }
    p.expect_any(SPELLS)?;
    p.need_mage(from, mark, "hold spells")?;
    Ok(Clause::DiscardSpells { who: from, amount: p.amount_tail(head)? })
}

pub(crate) fn search(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    p.expect(&["grimoire"])?;
    let memories = p.eat(&["or"]);
    if memories {
        p.expect(&["memories"])?;
    }
    p.expect(&["for"])?;
    p.expect_article()?;
    let filter = if p.eat(&["summoning"]) { SpellFilter::Summoning } else { SpellFilter::Any };
    p.expect(&["spell"])?;
    let shown = p.eat(&["and", "show", "it"]);
    Ok(Clause::Search { memories, filter, shown })
}

pub(crate) fn shuffle(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    p.expect(&["memories", "into", "grimoire"])?;
    Ok(Clause::ShuffleMemories)
}

pub(crate) fn look(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    p.expect(&["at"])?;
    if p.eat(&["the", "active", "quests", "of"]) {
        let at = p.mark();
        let Pick::Each(from) = p.pick()? else {
            return Err(p.wrong_since(at, "say `each mage ...`: one quest of all of them is taken"));
        };
        p.need_mage(Pick::Each(from), at, "have quests")?;
        p.expect(&["and", "take"])?;
        p.number_from("the number taken", 1, 1)?;
        p.setting.it = true;
        return Ok(Clause::TakeActiveQuest { from });
    }
    if let Some(clause) = sheet::look(p, mark)? {
        return Ok(clause);
    }
    let head = p.amount_head()?;
    if p.eat_any(EVENTS) {
        let amount = p.amount_tail(head)?;
        return Ok(Clause::LookEvents { amount, play: glance::play(p)? });
    }
    if p.eat_any(QUESTS) {
        let moon = moon(p)?;
        let amount = p.amount_tail(head)?;
        if moon == MoonPick::Current && p.eat(&["and", "swap"]) {
            p.number("the number swapped", 1)?;
            return Ok(Clause::SwapQuests { amount });
        }
        if glance::complete_one(p)? {
            return Ok(Clause::CompleteLooked { amount, moon });
        }
        let take = keep(p)?;
        if take == 1 && p.eat(&["for"]) {
            let price = p.number("the price", 20)?;
            p.expect(&["power"])?;
            return Ok(Clause::BuyQuest { amount, moon, price });
        }
        if glance::give_one(p)? {
            if moon != MoonPick::Current || take != 1 {
                return Err(p.wrong_since(mark, "one is kept and one given, both of the current moon"));
            }
            return Ok(Clause::ShareQuests { amount });
        }
        return Ok(Clause::LookQuests { amount, moon, take });
    }
    let forgotten = p.eat(&["forgotten"]);
    if !p.eat_any(SPELLS) {
        return Err(p.expected(&["spells", "forgotten spells", "quests", "events"]));
    }
    let from = if forgotten {
        LookSource::Forgotten
    } else if p.eat(&["of", "grimoire"]) {
        LookSource::Grimoire
    } else if p.eat(&["of", "memories"]) {
        LookSource::Memories
    } else {
        p.expect(&["of", "one", "school"])?;
        LookSource::OneSchool
    };
    let amount = p.amount_tail(head)?;
    let take = keep(p)?;
    let under = forgotten && p.eat(&["with", "the", "others", "under", "the", "deck"]);
    let from = if under { LookSource::ForgottenUnder } else { from };
    Ok(Clause::LookSpells { from, amount, take, rest: rest(p, from)? })
}

/// What becomes of the others; unsaid, they are discarded, and those of memories stay there.
fn rest(p: &mut Parser<'_>, from: LookSource) -> Fallible<Rest> {
    let mark = p.mark();
    let said = if p.eat(&["and", "shuffle", "the", "rest"]) {
        Rest::Shuffled
    } else if p.eat(&["and", "put", "the", "rest", "on", "top"]) {
        Rest::OnTop
    } else if from == LookSource::Memories {
        return Ok(Rest::Left);
    } else {
        return Ok(Rest::Discarded);
    };
    if from == LookSource::Memories && said != Rest::OnTop {
        return Err(p.wrong_since(mark, "what is left of memories stays there"));
    }
    Ok(said)
}

fn keep(p: &mut Parser<'_>) -> Fallible<u8> {
    p.expect(&["and", "keep"])?;
    p.number("the number kept", 20)
}

/// `claim that quest`.
pub(crate) fn claim(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    p.expect(&["that", "quest"])?;
    p.need_quest(mark)?;
    Ok(Clause::ClaimQuest)
}

pub(crate) fn choose(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    p.expect_article()?;
    p.expect(&["active", "quest"])?;
    Ok(Clause::ChooseQuest)
}

pub(crate) fn complete(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    if p.eat(&["that", "quest"]) {
        p.need_quest(mark)?;
        return Ok(Clause::CompleteQuest { that: true });
    }
    if !p.eat_article() {
        return Err(p.expected(&["that quest", "a quest"]));
    }
    p.expect(&["quest"])?;
    Ok(Clause::CompleteQuest { that: false })
}

pub(crate) fn solve(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    if p.eat(&["this", "quest"]) {
        if p.kind() != CardKind::Quest {
            return Err(p.wrong_since(mark, "`this quest` has a meaning on quests only"));
        }
        return Ok(Clause::SolveQuest { which: SolvedQuest::This });
    }
    if p.eat(&["the", "top", "quest"]) {
        return Ok(Clause::SolveQuest { which: SolvedQuest::Top });
    }
    if !p.eat_article() {
        return Err(p.expected(&["this quest", "an active quest", "the top quest"]));
    }
    p.expect(&["active", "quest"])?;
    Ok(Clause::SolveQuest { which: SolvedQuest::OneActive })
}

/// `reveal another command` or `reveal a quest [of the previous moon]`.
pub(crate) fn reveal(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    if p.eat_article() {
        p.expect(&["quest"])?;
        return Ok(Clause::RevealQuest { moon: one_moon(p)? });
    }
    if let Some(clause) = sheet::reveal(p, mark)? {
        return Ok(clause);
    }
    p.expect(&["another", "command"])?;
    if p.kind() != CardKind::Command {
        return Err(p.wrong_since(mark, "only a Command Card reveals another one"));
    }
    Ok(Clause::RevealCommand)
}

pub(crate) fn refresh(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    Ok(Clause::Refresh { amount: p.amount_of(&["token", "tokens"])? })
}

pub(crate) fn return_revealed(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    if answer::damage_of_spell(p, mark)? {
        return Ok(Clause::ReturnSpellDamage);
    }
    p.expect_article()?;
    p.expect(&["revealed"])?;
    let elements = p.elements()?;
    p.expect(&["spell"])?;
    Ok(Clause::ReturnRevealed { elements })
}

pub(crate) fn swap(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    if p.eat(&["places"]) {
        return super::turn::swap_places(p);
    }
    if let Some(clause) = sheet::swap(p, mark)? {
        return Ok(clause);
    }
    p.expect_article()?;
    p.expect(&["revealed", "spell"])?;
    Ok(Clause::SwapRevealed)
}
