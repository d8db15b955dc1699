//! Cards in hands and decks: spells, quests, events, jinxes and upgrades that leave.

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
    if p.eat(&["the", "library"]) {
        return Ok(Some(SpellSource::Library));
    }
    Err(p.expected(&["memories", "the library"]))
}

/// `of moon N` or `of the current or next moon`, if it follows.
fn moon(p: &mut Parser<'_>) -> Fallible<MoonPick> {
    if p.eat(&["of", "moon"]) {
        let mark = p.mark();
        let moon = p.number("a moon", 3)?;
        if moon == 0 {
            return Err(p.wrong_since(mark, "a moon is 1, 2 or 3"));
        }
        return Ok(MoonPick::Of(moon));
    }
    if p.eat(&["of", "the"]) {
        p.expect(&["current", "or", "next", "moon"])?;
        return Ok(MoonPick::CurrentOrNext);
    }
    Ok(MoonPick::Current)
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
    let state = match p.word() {
        Some("active") => Some(QuestState::Active),
        Some("completed") => Some(QuestState::Completed),
        Some("solved") => Some(QuestState::Solved),
        _ => None,
    };
    if let Some(state) = state {
        p.skip();
        p.expect_any(QUESTS)?;
        return Ok(Clause::DiscardQuests { state, amount: p.amount_tail(head)? });
    }
    if p.eat_any(EVENTS) {
        return Ok(Clause::DiscardEvents { amount: p.amount_tail(head)? });
    }
    if p.eat_any(SPELLS) {
        return Ok(Clause::DiscardSpells { who: Pick::The(Who::You), amount: p.amount_tail(head)? });
    }
    Err(p.expected(&["spells", "active", "completed", "solved", "events"]))
}

/// After `PICK discards`.
pub(crate) fn discards(p: &mut Parser<'_>, mark: usize, from: Pick) -> Fallible<Clause> {
    if p.sees_article() && p.nth(1) == Some("jinx") {
        p.skip();
        p.skip();
        p.need_mage(from, mark, "bear jinxes")?;
        return Ok(Clause::DiscardJinx { from });
    }
    if p.eat(&["a", "ready", "spell"]) {
        return super::turn::ransom(p, mark, from);
    }
    let head = p.amount_head()?;
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

pub(crate) fn look(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    p.expect(&["at"])?;
    let head = p.amount_head()?;
    if p.eat_any(QUESTS) {
        let moon = moon(p)?;
        let amount = p.amount_tail(head)?;
        return Ok(Clause::LookQuests { amount, moon, take: keep(p)? });
    }
    let forgotten = p.eat(&["forgotten"]);
    if !p.eat_any(SPELLS) {
        return Err(p.expected(&["spells", "forgotten spells", "quests"]));
    }
    let from = if forgotten {
        LookSource::Forgotten
    } else {
        p.expect(&["of", "one", "school"])?;
        LookSource::OneSchool
    };
    let amount = p.amount_tail(head)?;
    let take = keep(p)?;
    let under = forgotten && p.eat(&["with", "the", "others", "under", "the", "deck"]);
    let from = if under { LookSource::ForgottenUnder } else { from };
    Ok(Clause::LookSpells { from, amount, take })
}

fn keep(p: &mut Parser<'_>) -> Fallible<u8> {
    p.expect(&["and", "keep"])?;
    p.number("the number kept", 20)
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

pub(crate) fn reveal(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    p.expect(&["another", "command"])?;
    if p.kind() != CardKind::Command {
        return Err(p.wrong_since(mark, "only a Command Card reveals another one"));
    }
    Ok(Clause::RevealCommand)
}

pub(crate) fn refresh(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    Ok(Clause::Refresh { amount: p.amount_of(&["token", "tokens"])? })
}

pub(crate) fn return_revealed(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    p.expect_article()?;
    p.expect(&["revealed"])?;
    let elements = p.elements()?;
    p.expect(&["spell"])?;
    Ok(Clause::ReturnRevealed { elements })
}

pub(crate) fn swap(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    if p.eat(&["places"]) {
        return super::turn::swap_places(p);
    }
    p.expect_article()?;
    p.expect(&["revealed", "spell"])?;
    Ok(Clause::SwapRevealed)
}

pub(crate) fn cast(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    p.expect(&["your", "next", "ready", "spell"])?;
    Ok(Clause::CastNext)
}
