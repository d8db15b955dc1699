//! Sentences, and the effects and listeners made of them.

use super::setting::{Bound, Setting};
use super::{Fallible, Parser};
use crate::names::CardKind;
use crate::program::*;

/// Words that begin the next part of a card.
pub(crate) const PARTS: &[&str] =
    &["light", "dark", "destroyed", "rebuilt", "whole", "standing", "task", "mark"];

/// Parts of a Command Card; on other cards these are ordinary words.
pub(crate) const COMMAND_PARTS: &[&str] = &["action", "spell", "trap", "protection"];

impl<'a> Parser<'a> {
    /// Whether the sentences read so far end here.
    fn at_part(&self) -> bool {
        let command = self.kind() == CardKind::Command && self.sees_any(COMMAND_PARTS);
        self.done() || command || self.sees_any(PARTS) || self.sees_listener()
    }

    /// Whether `each time ...` or `instead of attacking ...` begins here.
    pub(super) fn sees_listener(&self) -> bool {
        self.sees(&["each", "time"]) || self.sees(&["instead", "of"])
    }

    /// Sentences up to the next part, as an effect. The setting must be ready.
    pub fn effect(&mut self, scope: Scope, target: Option<Target>) -> EffectId {
        let sentences = self.sentences(false);
        self.keep_effect(scope, target, sentences)
    }

    fn keep_effect(&mut self, scope: Scope, target: Option<Target>, sentences: Vec<Sentence>) -> EffectId {
        let sentences = self.keep(sentences, |codex| &mut codex.sentences);
        let effect = Effect { scope, target, sentences, asks_target_place: false };
        let asks_target_place = crate::derive::asks_target_place(self.codex, &effect);
        let run = self.keep(vec![Effect { asks_target_place, ..effect }], |codex| &mut codex.effects);
        EffectId(run.at)
    }

    /// An effect that is this one clause.
    pub fn keep_clause(&mut self, clause: Clause) -> EffectId {
        let clauses = self.keep(vec![clause], |codex| &mut codex.clauses);
        let sentence = Sentence {
            condition: None,
            enhancement: None,
            target: None,
            may: false,
            answered: Answered::ByAll,
            repeat: None,
            form: Form::Plain,
            clauses,
            other: Run::default(),
        };
        self.keep_effect(Scope::Once, None, vec![sentence])
    }

    /// Appends to one of the arenas.
    pub fn keep<T>(&mut self, items: Vec<T>, arena: fn(&mut crate::Codex) -> &mut Vec<T>) -> Run {
        let arena = arena(self.codex);
        let at = arena.len();
        if let (Ok(at), Ok(len), Ok(_)) =
            (u16::try_from(at), u16::try_from(items.len()), u16::try_from(at + items.len()))
        {
            arena.extend(items);
            return Run { at, len };
        }
        let problem =
            self.wrong_card("the pack is too large: more than 65,535 sentences, clauses or effects");
        self.report(problem);
        Run::default()
    }

    fn sentences(&mut self, listener: bool) -> Vec<Sentence> {
        let mut found = Vec::new();
        let start = self.mark();
        while !(self.at_part() || listener && self.sees_any(&["persistent", "now"])) {
            let before = self.mark();
            match self.sentence() {
                Ok(sentence) => found.push(sentence),
                Err(problem) => {
                    self.report(problem);
                    self.setting.unsure = true;
                    self.recover(before);
                }
            }
            self.setting.later = true;
        }
        if self.mark() == start {
            let problem = self.wrong(format!("expected a sentence, found {}", self.found()));
            self.report(problem);
        }
        found
    }

    /// Goes on after the next full stop, or at the next part of the card. Always takes something.
    fn recover(&mut self, before: usize) {
        if self.mark() == before {
            self.skip();
        }
        while !self.at_part() {
            if self.eat_mark('.') {
                return;
            }
            self.skip();
        }
    }

    /// `TRIGGER: SENTENCES`, after `each time`.
    pub fn listener(&mut self, persistent: bool) -> Fallible<Listener> {
        let outer = self.setting;
        let kept = if persistent { outer.target } else { Bound::Nothing };
        self.setting = Setting { persistent, it: outer.it, unsure: outer.unsure, ..outer.fresh(kept, true) };
        let listener = self.listener_here();
        self.setting = Setting { unsure: outer.unsure || self.setting.unsure, ..outer };
        listener
    }

    /// Sentences that nothing set off, as an effect of their own.
    pub fn unprompted(&mut self, persistent: bool) -> EffectId {
        let outer = self.setting;
        let kept = if persistent { outer.target } else { Bound::Nothing };
        self.setting = Setting { persistent, it: outer.it, unsure: outer.unsure, ..outer.fresh(kept, false) };
        let sentences = self.sentences(true);
        self.setting = Setting { unsure: outer.unsure || self.setting.unsure, ..outer };
        self.keep_effect(Scope::Once, None, sentences)
    }

    fn listener_here(&mut self) -> Fallible<Listener> {
        let trigger = self.trigger()?;
        self.setting.quest = trigger.names_quest();
        self.expect_mark(':')?;
        let sentences = self.sentences(true);
        let effect = self.keep_effect(Scope::Once, None, sentences);
        Ok(Listener::new(trigger, effect))
    }

    /// The end of a sentence; anything else there belongs to nothing.
    pub fn full_stop(&mut self) -> Fallible<()> {
        if self.eat_mark('.') {
            return Ok(());
        }
        if self.done() || self.sees_any(PARTS) {
            let last = self.mark().saturating_sub(1);
            return Err(Box::new(
                self.wrong_since(last, "the sentence has no full stop").hint("end it with `.`"),
            ));
        }
        let hint = "a sentence ends with `.`; clauses are joined with `and`";
        Err(Box::new(self.wrong(format!("{} does not belong to this sentence", self.found())).hint(hint)))
    }

    fn sentence(&mut self) -> Fallible<Sentence> {
        let mark = self.mark();
        // After a persistent: here its sentences are over, and the spell goes on.
        self.eat(&["now"]);
        let enhancement = if self.eat(&["enhancement"]) { Some(self.enhancement()?) } else { None };
        let condition = if self.eat(&["if"]) {
            let condition = self.condition()?;
            self.expect_mark(',')?;
            Some(condition)
        } else {
            None
        };
        let mut target = None;
        if self.sees_target() {
            let mark = self.mark();
            target = self.target()?;
            if target.is_none() {
                return Err(self.wrong_since(mark, "`none` is for target lines only"));
            }
            self.expect_mark(':')?;
        }
        let answered = if self.eat(&["unguarded"]) {
            Answered::NotByProtections
        } else if !self.eat(&["unanswered"]) {
            Answered::ByAll
        } else if self.eat(&["by", "spells"]) {
            Answered::NotBySpells
        } else {
            Answered::NotByTraps
        };
        if answered != Answered::ByAll {
            self.expect_mark(':')?;
        }
        let repeat = if self.eat(&["repeat"]) { Some(self.repeat()?) } else { None };
        let may = self.eat(&["you", "may"]);
        if may {
            self.eat(&["have"]);
        }
        if self.sees_any(&["if", "enhancement", "unanswered", "unguarded", "repeat"]) || self.sees_target() {
            let hint = "enhancement, condition, target, unanswered or unguarded, repeat, you may: each once and in this order";
            return Err(Box::new(
                self.wrong(format!("{} stands too late in the sentence", self.found())).hint(hint),
            ));
        }
        let mut sentence = Sentence {
            condition,
            enhancement,
            target,
            may,
            answered,
            repeat,
            form: Form::Plain,
            clauses: Run::default(),
            other: Run::default(),
        };
        self.body(&mut sentence)?;
        self.ends_some_time(&sentence, mark)?;
        Ok(sentence)
    }

    /// What goes on must be able to stop: `go on` ends a sentence that one may carry out.
    fn ends_some_time(&self, sentence: &Sentence, mark: usize) -> Fallible<()> {
        let clauses = &self.codex.clauses[sentence.clauses.range()];
        let goes_on = |clause: &Clause| *clause == Clause::GoOn;
        let rest = clauses.split_last().map_or(&[][..], |(_, rest)| rest);
        let others = &self.codex.clauses[sentence.other.range()];
        let misplaced = rest.iter().chain(others).any(goes_on);
        let endless = clauses.last().is_some_and(goes_on) && (!sentence.may || rest.is_empty());
        if misplaced || endless {
            let hint = "`you may inflict 1 to a model@1 not hit before and go on.`";
            let problem = self.wrong_since(mark, "`go on` ends a sentence that begins with `you may`");
            return Err(Box::new(problem.hint(hint)));
        }
        Ok(())
    }

    fn enhancement(&mut self) -> Fallible<Enhancement> {
        let first = self.element()?;
        let second = if self.nth_mark(0, ':') { None } else { Some(self.element()?) };
        self.expect_mark(':')?;
        Ok(Enhancement { first, second })
    }

    /// `AMOUNT times:`
    fn repeat(&mut self) -> Fallible<Amount> {
        let head = self.amount_head()?;
        let said = self.eat_any(&["times", "time"]);
        let amount = self.amount_tail(head)?;
        if !said {
            self.expect_any(&["times", "time"])?;
        }
        self.expect_mark(':')?;
        Ok(amount)
    }

    fn body(&mut self, sentence: &mut Sentence) -> Fallible<()> {
        let fresh = sentence.target.is_some();
        if self.eat(&["either"]) {
            sentence.form = Form::Either;
            let first = self.clauses(fresh)?;
            self.expect(&["or"])?;
            let second = self.clauses(fresh)?;
            sentence.clauses = self.keep(first, |codex| &mut codex.clauses);
            sentence.other = self.keep(second, |codex| &mut codex.clauses);
            return self.full_stop();
        }
        let first = self.clauses(fresh)?;
        // The sentences of a persistent end with their own full stops.
        let ended = matches!(first.last(), Some(Clause::Persist(_) | Clause::PersistOn { .. }));
        sentence.clauses = self.keep(first, |codex| &mut codex.clauses);
        if ended {
            return Ok(());
        }
        let mark = self.mark();
        if self.eat_mark(';') {
            self.expect(&["otherwise"])?;
            if sentence.condition.is_none() {
                let hint = "`otherwise` answers an `if` at the start of the sentence";
                return Err(Box::new(
                    self.wrong_since(mark, "there is no condition to be otherwise").hint(hint),
                ));
            }
            sentence.form = Form::Otherwise;
            let second = self.clauses(fresh)?;
            sentence.other = self.keep(second, |codex| &mut codex.clauses);
        }
        self.full_stop()
    }

    /// Clauses joined by `and`.
    fn clauses(&mut self, fresh_target: bool) -> Fallible<Vec<Clause>> {
        let mut found = Vec::new();
        loop {
            let mark = self.mark();
            if self.eat(&["retarget"]) {
                if !fresh_target || !found.is_empty() {
                    let hint = "as in `enhancement fire: room@2: retarget.`";
                    return Err(Box::new(
                        self.wrong_since(mark, "`retarget` stands alone after a target").hint(hint),
                    ));
                }
                return Ok(found);
            }
            let clause = self.clause()?;
            self.note(&clause);
            found.push(clause);
            if matches!(clause, Clause::Persist(_) | Clause::PersistOn { .. }) {
                return Ok(found);
            }
            if self.eat(&["then"]) {
                found.push(Clause::Then);
            } else if !self.eat(&["and"]) {
                return Ok(found);
            }
        }
    }

    /// What later words can refer to after a clause.
    fn note(&mut self, clause: &Clause) {
        self.setting.it |= clause.parts().it.is_named();
        match clause {
            Clause::BindTarget(_) => self.setting.target = Bound::Something,
            Clause::ChooseQuest | Clause::RevealQuest { .. } => self.setting.quest = true,
            _ => {}
        }
    }
}
