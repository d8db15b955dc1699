//! Sentences: clauses, and what stands before them.

use crate::piece::Line;
use crate::say::{Phrase, Speaker};
use crate::setting::{Now, Setting};
use codex::*;

impl Speaker<'_> {
    /// A sentence with its full stop. What it introduces is noted in the setting.
    pub fn sentence(&self, sentence: &Sentence, set: &mut Setting, form: &str) -> Phrase {
        self.sentence_times(sentence, 1, set, form)
    }

    /// A sentence that stands for several equal ones in a row.
    pub fn sentence_times(&self, sentence: &Sentence, times: usize, set: &mut Setting, form: &str) -> Phrase {
        set.near = false;
        set.defeated = sentence.condition == Some(Condition::DefeatedTarget);
        let named = self.choose_target(sentence, set);
        let id = match times {
            _ if self.ends_itself(sentence) => "sentence-open",
            1 => "sentence",
            _ => "sentence-repeated",
        };
        let said = self
            .say(id, form)
            .num("times", times as i64)
            .part("body", |form| self.layers(sentence, named, set, form))
            .phrase();
        if sentence.repeat.is_some() {
            set.many = true;
        }
        if sentence.may || sentence.form == Form::Either {
            // Whoever is offered it does it, or lets it be.
            set.did = Doer::You;
        }
        set.acted = set.avatar && set.did == Doer::You;
        set.again = false;
        // Mentions after this one refer to what was chosen.
        if let Now::Fresh(target) = set.target {
            set.target = Now::Chosen(target.kind);
        }
        said
    }

    /// Whether the sentence ends with others that bring their own full stops.
    pub fn ends_itself(&self, sentence: &Sentence) -> bool {
        let ends = |clause: &Clause| matches!(clause, Clause::Persist(_) | Clause::PersistOn { .. });
        self.clauses_of(sentence.clauses).iter().any(ends)
    }

    /// The halves of "either ... or", for those who must choose between them.
    pub fn halves(&self, sentence: &Sentence, set: &Setting) -> Option<[Line; 2]> {
        let half = |run: Run| {
            let mut set = set.clone();
            self.choose_target(sentence, &mut set);
            self.line(
                &self.say("sentence", "").part("body", |form| self.clauses(run, &mut set, form)).phrase(),
            )
        };
        (sentence.form == Form::Either).then(|| [half(sentence.clauses), half(sentence.other)])
    }

    /// Binds the target that the sentence chooses. A target spoken of once is best described right there ("place 1
    /// instability in any room"); otherwise it is named first, and the answer is what to name.
    fn choose_target(&self, sentence: &Sentence, set: &mut Setting) -> Option<Target> {
        let target = sentence.target?;
        if target.kind == TargetKind::Myself {
            set.target = Now::You;
            return None;
        }
        let before = set.target;
        set.target = Now::Fresh(target);
        let mut trial = set.clone();
        trial.mentions.set(0);
        self.layers(sentence, None, &mut trial, "");
        let here = target.kind == TargetKind::Room && target.range == 0;
        if trial.mentions.get() == 1 || here {
            return None;
        }
        // An enhancement that only chooses leaves both targets possible; what follows is said for the first.
        let only_chooses = sentence.clauses.is_empty();
        set.target = if only_chooses && before != Now::Nothing { before } else { Now::Target(target.kind) };
        Some(target)
    }

    fn layers(&self, sentence: &Sentence, named: Option<Target>, set: &mut Setting, form: &str) -> Phrase {
        let Some(enhancement) = sentence.enhancement else {
            return self.conditional(sentence, named, set, form);
        };
        let elements: Vec<Element> =
            [Some(enhancement.first), enhancement.second].into_iter().flatten().collect();
        let only_chooses = sentence.clauses.is_empty();
        self.say("enhancement", form)
            .flag("opens", set.opens && !only_chooses)
            .part("elements", |form| {
                self.list("enhancement-elements", &elements, form, &mut |&element, form| {
                    self.element(element, form)
                })
            })
            .part("body", |form| self.conditional(sentence, named, set, form))
            .phrase()
    }

    fn conditional(
        &self,
        sentence: &Sentence,
        named: Option<Target>,
        set: &mut Setting,
        form: &str,
    ) -> Phrase {
        let Some(condition) = sentence.condition else { return self.targeted(sentence, named, set, form) };
        let condition = |set: &Setting, form: &str| self.condition(condition, set, form);
        if sentence.form != Form::Otherwise {
            return self
                .say("conditional", form)
                .part("condition", |form| condition(set, form))
                .part("body", |form| self.targeted(sentence, named, set, form))
                .phrase();
        }
        self.say("otherwise", form)
            .part("condition", |form| condition(set, form))
            .part("body", |form| self.targeted(sentence, named, set, form))
            .part("other", |form| self.clauses(sentence.other, set, form))
            .phrase()
    }

    fn targeted(&self, sentence: &Sentence, named: Option<Target>, set: &mut Setting, form: &str) -> Phrase {
        let Some(target) = named else { return self.guarded(sentence, set, form) };
        if sentence.clauses.is_empty() {
            let id = if target.kind == TargetKind::Room { "retarget-room" } else { "retarget" };
            return self.say(id, form).part("target", |form| self.fresh(target, set, form)).phrase();
        }
        self.say("targeted", form)
            .part("target", |form| self.fresh(target, set, form))
            .part("body", |form| self.guarded(sentence, set, form))
            .phrase()
    }

    fn guarded(&self, sentence: &Sentence, set: &mut Setting, form: &str) -> Phrase {
        let id = match sentence.answered {
            Answered::ByAll => return self.repeating(sentence, set, form),
            Answered::NotByTraps => "unanswered-by-traps",
            Answered::NotBySpells => "unanswered-by-spells",
            Answered::NotByProtections => "unanswered-by-protections",
        };
        self.say(id, form).part("body", |form| self.repeating(sentence, set, form)).phrase()
    }

    fn repeating(&self, sentence: &Sentence, set: &mut Setting, form: &str) -> Phrase {
        match sentence.repeat {
            None => self.allowed(sentence, set, form),
            Some(amount) => {
                let before = set.clone();
                self.repeated(amount, &before, form, |form| self.allowed(sentence, set, form))
            }
        }
    }

    fn allowed(&self, sentence: &Sentence, set: &mut Setting, form: &str) -> Phrase {
        if !sentence.may {
            return self.body(sentence, set, form);
        }
        self.say("may", form).part("body", |form| self.body(sentence, set, form)).phrase()
    }

    fn body(&self, sentence: &Sentence, set: &mut Setting, form: &str) -> Phrase {
        if sentence.form != Form::Either {
            return self.clauses(sentence.clauses, set, form);
        }
        self.say("either", form)
            .part("first", |form| self.clauses(sentence.clauses, set, form))
            .part("second", |form| self.clauses(sentence.other, set, form))
            .phrase()
    }

    fn clauses(&self, run: Run, set: &mut Setting, form: &str) -> Phrase {
        self.joined(self.clauses_of(run), set, form)
    }

    /// Clauses joined by "and". On a card of the Avatar nobody is spoken to, so it is named as the one who acts: once
    /// for all of them, or for each of them that leaves it unsaid if others say who acts.
    fn joined(&self, clauses: &[Clause], set: &mut Setting, form: &str) -> Phrase {
        if !set.avatar || set.spoken || clauses.iter().any(has_subject) {
            return self.run_of(clauses, set, form);
        }
        self.avatar_does(set, form, |set, form| self.run_of(clauses, set, form))
    }

    fn avatar_does(
        &self,
        set: &mut Setting,
        form: &str,
        body: impl FnOnce(&mut Setting, &str) -> Phrase,
    ) -> Phrase {
        set.spoken = true;
        let again = set.acted;
        let said =
            self.say("avatar-does", form).flag("again", again).part("body", |form| body(set, form)).phrase();
        set.spoken = false;
        said
    }

    /// Languages like to know when someone else is the subject of some of the clauses.
    fn run_of(&self, clauses: &[Clause], set: &mut Setting, form: &str) -> Phrase {
        if let Some(at) = clauses.iter().position(|clause| *clause == Clause::Then) {
            return self
                .say("clauses-then", form)
                .part("first", |form| self.run_of(&clauses[..at], set, form))
                .part("rest", |form| self.run_of(&clauses[at + 1..], set, form))
                .phrase();
        }
        let (first, rest) = match clauses {
            [] => return Phrase::default(),
            [only] => {
                let said = if set.avatar && !set.spoken && !has_subject(only) {
                    self.avatar_does(set, form, |set, form| self.clause(*only, set, form))
                } else {
                    self.clause(*only, set, form)
                };
                set.note(only);
                return said;
            }
            [first, rest @ ..] => (first, rest),
        };
        let mixed =
            match (has_subject(first), rest.iter().all(|clause| has_subject(clause) == has_subject(first))) {
                // On a card of the Avatar every clause says who does it.
                _ if set.avatar => "no",
                (_, true) => "no",
                (true, false) => "first",
                (false, false) => "rest",
            };
        self.say(if rest.len() == 1 { "clauses-two" } else { "clauses-more" }, form)
            .word("mixed", mixed)
            .part("first", |form| self.run_of(&[*first], set, form))
            .part("rest", |form| self.run_of(rest, set, form))
            .phrase()
    }

    fn clauses_of(&self, run: Run) -> &[Clause] {
        self.codex.clauses.get(run.range()).unwrap_or_default()
    }
}

/// Whether the clause says who does it; the others are done by whoever resolves the effect.
fn has_subject(clause: &Clause) -> bool {
    clause.parts().doer != Doer::You
}
