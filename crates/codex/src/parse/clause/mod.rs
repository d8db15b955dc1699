//! Clauses: the verb decides who reads the rest. The verbs stand in [`crate::WORDS`].

pub(crate) mod answer;
pub(crate) mod deck;
pub(crate) mod glance;
pub(crate) mod harm;
pub(crate) mod model;
pub(crate) mod power;
pub(crate) mod room;
pub(crate) mod sheet;
pub(crate) mod turn;

use super::card::EVENT_WORDS;
use super::setting::Bound;
use super::{Fallible, Parser};
use crate::names::CardKind;
use crate::program::*;
use crate::suggest::nearest;
use crate::words::{Reader, WORDS};

/// Whether a word is the verb, in either form: "inflict" or "inflicts".
fn is_verb(word: &str, verb: &str) -> bool {
    word == verb || verb.strip_suffix('s') == Some(word) || word.strip_suffix('s') == Some(verb)
}

impl<'a> Parser<'a> {
    pub fn clause(&mut self) -> Fallible<Clause> {
        let mark = self.mark();
        if self.sees(&["the", "rose"]) {
            self.skip();
        }
        if self.eat(&["rose"]) {
            return self.rose_clause();
        }
        // "target that mage" binds the target; "target activates" speaks of it.
        let binds = self.sees(&["target", "that"]) || self.sees(&["target", "whoever"]);
        if !binds && self.sees_pick() {
            return self.subject_clause();
        }
        let Some(word) = self.word() else {
            return Err(self.wrong(format!("expected a verb, found {}", self.found())));
        };
        let read = WORDS.iter().find_map(|known| match known.read {
            Reader::Verb(read) if is_verb(word, known.name) => Some(read),
            _ => None,
        });
        match read {
            Some(read) => {
                self.skip();
                read(self, mark)
            }
            None => Err(self.no_verb(word)),
        }
    }

    fn rose_clause(&mut self) -> Fallible<Clause> {
        let mark = self.mark().saturating_sub(1);
        let verbs = WORDS.iter().filter_map(|known| match known.read {
            Reader::Rose(read) => Some((known.name.strip_prefix("rose ")?, read)),
            _ => None,
        });
        let word = self.word().unwrap_or_default();
        match verbs.clone().find(|(verb, _)| is_verb(word, verb)) {
            Some((_, read)) => {
                self.skip();
                read(self, mark)
            }
            None => {
                let mut known: Vec<&str> = verbs.map(|(verb, _)| verb).collect();
                known.dedup();
                Err(self.expected(&known))
            }
        }
    }

    /// A clause that begins with whom it is about.
    fn subject_clause(&mut self) -> Fallible<Clause> {
        let mark = self.mark();
        let pick = self.pick()?;
        let verbs = WORDS.iter().filter_map(|known| match known.read {
            Reader::Subject(read) => Some((known.name, read)),
            _ => None,
        });
        let word = self.word().unwrap_or_default();
        match verbs.clone().find(|(verb, _)| is_verb(word, verb)) {
            Some((_, read)) => {
                self.skip();
                read(self, mark, pick)
            }
            None => {
                let known: Vec<&str> = verbs.map(|(verb, _)| verb).collect();
                Err(self.expected(&known))
            }
        }
    }

    fn no_verb(&self, word: &str) -> Box<crate::Problem> {
        let mut known: Vec<&str> = WORDS.iter().map(|known| known.name).collect();
        known.extend(["if", "either", "enhancement", "unanswered", "unguarded", "repeat", "you"]);
        if self.kind() == CardKind::Event {
            // Their headers have no end of their own.
            known.extend(EVENT_WORDS);
        }
        let near = nearest(word, known);
        let problem = self.wrong(format!("`{word}` is no verb of the codex language"));
        Box::new(problem.maybe_hint(near.map(|near| format!("did you mean `{near}`?"))))
    }
}

/// `persistent [of one type] [at most N times] each time TRIGGER: SENTENCES`, `persistent once TRIGGER: SENTENCES`,
/// `persistent instead of attacking: SENTENCES`.
pub(crate) fn persistent(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    if p.kind() != CardKind::Spell && p.kind() != CardKind::Room {
        let hint = "write `each time` without `persistent`";
        return Err(Box::new(p.wrong_since(mark, "only spells and rooms have persistents").hint(hint)));
    }
    // Also the bound of the only recursion in the grammar.
    if p.setting.persistent {
        return Err(p.wrong_since(mark, "a persistent cannot hold another one"));
    }
    let who = if p.eat(&["on"]) { Some(p.pick()?) } else { None };
    let outer = p.setting.target;
    if who.is_some() {
        p.setting.target = Bound::Something;
    }
    let listener = if p.eat(&["instead", "of", "attacking"]) {
        p.instead_of_attacking(true)?
    } else {
        let once = p.eat(&["once"]);
        let typed = !once && p.eat(&["of", "one", "type"]);
        let most = if !once && p.eat(&["at", "most"]) { times(p)? } else { 0 };
        if !once {
            p.expect(&["each", "time"])?;
        }
        let at = p.mark();
        let listener = Listener { once, typed, most, ..p.listener(true)? };
        if typed && listener.trigger.means != Means::SPELL {
            return Err(p.wrong_since(at, "a type is chosen of spells: say `casts a spell`"));
        }
        listener
    };
    p.setting.target = outer;
    let listeners = if listener.typed { for_each_type(listener) } else { vec![listener] };
    let listener = ListenerId(p.keep(listeners, |codex| &mut codex.listeners).at);
    Ok(match who {
        Some(who) => Clause::PersistOn { who, listener },
        None => Clause::Persist(listener),
    })
}

/// `N times`.
fn times(p: &mut Parser<'_>) -> Fallible<u8> {
    let most = p.number_from("a number of times", 1, 20)?;
    p.expect_any(&["time", "times"])?;
    Ok(most)
}

fn for_each_type(listener: Listener) -> Vec<Listener> {
    let of = |means| Listener { trigger: Trigger { means, ..listener.trigger }, ..listener };
    SpellType::ALL.into_iter().map(|kind| of(kind.means())).collect()
}
