//! Effects and "each time" parts: sentences one after the other.

use crate::piece::SentenceText;
use crate::say::{Phrase, Speaker};
use crate::setting::Setting;
use codex::*;

impl Speaker<'_> {
    pub fn effect_of(&self, id: EffectId) -> Option<&Effect> {
        self.codex.effects.get(id.index())
    }

    fn sentences_of(&self, effect: &Effect) -> &[Sentence] {
        self.codex.sentences.get(effect.sentences.range()).unwrap_or_default()
    }

    /// The sentences of an effect. Equal ones in a row are said once: "..., twice."
    pub fn sentences(&self, effect: &Effect, set: &mut Setting) -> Vec<SentenceText> {
        let sentences = self.sentences_of(effect);
        let mut said = Vec::new();
        let mut at = 0;
        while at < sentences.len() {
            set.opens = at == 0 && sentences.len() > 1;
            let mut after = set.clone();
            let first = self.sentence(&sentences[at], &mut after, "").text;
            after.opens = false;
            let mut covers = 1;
            let mut next = after.clone();
            while at + covers < sentences.len()
                && !self.ends_itself(&sentences[at])
                && self.sentence(&sentences[at + covers], &mut next, "").text == first
            {
                after = next.clone();
                covers += 1;
            }
            let line = self.sentence_times(&sentences[at], covers, &mut set.clone(), "");
            let either = self.halves(&sentences[at], set);
            said.push(SentenceText { line: self.line(&line), covers: covers as u16, either });
            *set = after;
            at += covers;
        }
        said
    }

    /// "Each time X, do Y. Do Z."
    pub fn listener(&self, id: &str, listener: Listener, set: &Setting, form: &str) -> Phrase {
        self.listener_on(id, None, listener, set, form)
    }

    /// With a group of mages, on whom it lies one by one.
    fn listener_on(
        &self,
        id: &str,
        who: Option<Pick>,
        listener: Listener,
        set: &Setting,
        form: &str,
    ) -> Phrase {
        let Some(effect) = self.effect_of(listener.effect) else { return Phrase::default() };
        let mut inner = set.listening(listener.trigger);
        let sentences: Vec<&Sentence> = self.sentences_of(effect).iter().collect();
        if listener.trigger.deed == Deed::InsteadOfAttack {
            return self
                .say([id, "-instead"].concat(), form)
                .part("effect", |form| self.run_on(&sentences, &mut inner, form))
                .phrase();
        }
        self.say(id, form)
            .num("most", listener.most)
            .maybe("who", who.map(|who| move |form: &str| self.pick(who, set, form)))
            .part("trigger", |form| self.trigger(listener.trigger, set, form))
            .part("effect", |form| self.run_on(&sentences, &mut inner, form))
            .phrase()
    }

    /// Sentences that belong to one "each time". One that says "if you do" shows that by itself, any other is told.
    fn run_on(&self, sentences: &[&Sentence], set: &mut Setting, form: &str) -> Phrase {
        let (first, rest) = match sentences {
            [] => return Phrase::default(),
            [only] => return self.sentence(only, set, form),
            [first, rest @ ..] => (first, rest),
        };
        let linked = matches!(rest[0].condition, Some(Condition::Did | Condition::DidNot));
        self.say("sentences", form)
            .flag("linked", linked)
            .part("first", |form| self.sentence(first, set, form))
            .part("rest", |form| self.run_on(rest, set, form))
            .phrase()
    }

    /// What is done when the effect that is answered is over.
    pub fn afterwards(&self, id: EffectId, set: &Setting, form: &str) -> Phrase {
        let Some(effect) = self.effect_of(id) else { return Phrase::default() };
        let clauses =
            self.sentences_of(effect).iter().flat_map(|own| &self.codex.clauses[own.clauses.range()]);
        self.say("clause-afterwards", form)
            .part("what", |form| {
                clauses.map(|clause| self.clause(*clause, set, form)).next().unwrap_or_default()
            })
            .phrase()
    }

    pub fn persist_on(&self, who: Pick, id: ListenerId, set: &Setting, form: &str) -> Phrase {
        match self.codex.listeners.get(id.index()) {
            Some(&listener) => {
                self.listener_on("persistent", Some(who), listener, &set.naming_target(), form)
            }
            None => Phrase::default(),
        }
    }

    pub fn persist(&self, id: ListenerId, set: &Setting, form: &str) -> Phrase {
        match self.codex.listeners.get(id.index()) {
            Some(&listener) if listener.typed => {
                let trigger = Trigger { means: Means::SPELL, ..listener.trigger };
                self.listener("persistent-typed", Listener { trigger, ..listener }, set, form)
            }
            Some(&listener) if listener.most > 0 => self.listener("persistent-most", listener, set, form),
            Some(&listener) if listener.once => self.listener("persistent-once", listener, set, form),
            Some(&listener) => self.listener("persistent", listener, set, form),
            None => Phrase::default(),
        }
    }
}
