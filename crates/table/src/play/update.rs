//! Updates: what a step has changed, told to everybody. Most of it is the same for all and is written once; what a viewer
//! alone may see is put in where it belongs.

use super::{Play, Step};
use crate::wire::{Planned, Undo};
use rules::view::{Insight, MageView};
use rules::{Happening, Seat, View};
use serde::Serialize;

/// What viewers were shown last.
#[derive(Debug, Default)]
pub struct Shown {
    /// What everybody sees, while anybody looks.
    open: Option<Box<View>>,
    /// What each seat sees besides, while somebody looks with its eyes.
    own: [Option<Box<Insight>>; rules::SEATS],
    /// The mages as they were written last.
    mages: Mages,
}

/// Mages as JSON. They are most of what is told, and most of them are the same as before: each is written when it has changed
/// and kept until it changes again. Nothing stands where one was not written since.
#[derive(Debug, Default)]
struct Mages {
    /// As everybody sees them, by seat.
    open: [Vec<u8>; rules::SEATS],
    /// As they see themselves.
    own: [Vec<u8>; rules::SEATS],
}

/// What was written, or is written now.
fn kept<'a>(words: &'a mut Vec<u8>, mage: &MageView) -> Written<&'a [u8]> {
    if words.is_empty() {
        write(words, mage)?;
    }
    Ok(words)
}

impl Shown {
    /// Somebody is shown the whole table.
    pub fn begin(&mut self, play: &Play, viewer: Option<Seat>) {
        let game = play.game();
        if self.open.is_none() {
            self.open = Some(Box::new(game.view(None)));
            self.mages.open.iter_mut().for_each(Vec::clear);
        }
        if let Some(seat) = viewer {
            self.own[seat.index()] = Some(Box::new(game.insight(seat)));
            self.mages.own[seat.index()].clear();
        }
    }

    /// What a step has changed, for everybody who looks. Whoever is not named has gone: a welcome will begin anew.
    pub fn tell(
        &mut self,
        play: &Play,
        step: Step,
        viewers: impl IntoIterator<Item = Option<Seat>>,
    ) -> Vec<(Option<Seat>, String)> {
        let (Some(from), mut before) = (self.open.take(), std::mem::take(&mut self.own)) else {
            return Vec::new();
        };
        let mut told = Vec::new();
        let mut update = Update::new(play, step, &from, &mut self.mages);
        for viewer in viewers {
            let seen = match viewer {
                None => None,
                Some(seat) => match before[seat.index()].take() {
                    Some(before) => Some((*before, play.game().insight(seat))),
                    None => continue,
                },
            };
            let text = update.of(viewer, seen.as_ref()).expect("plain data has a form in JSON");
            told.push((viewer, String::from_utf8(text).expect("JSON is text")));
            if let (Some(seat), Some((_, now))) = (viewer, seen) {
                self.own[seat.index()] = Some(Box::new(now));
            }
        }
        let Update { to, .. } = update;
        self.open = (!told.is_empty()).then(|| Box::new(to));
        told
    }
}

/// One step, as it is being told.
struct Update<'a> {
    play: &'a Play,
    step: Step,
    from: &'a View,
    to: View,
    /// The changed fields that are the same for all, each with a comma behind it.
    open: Vec<u8>,
    mages: &'a mut Mages,
    /// Whether each mage is the same as before to everybody.
    same: Vec<bool>,
    /// The new lines of the log that are the same for all.
    lines: Vec<Option<Vec<u8>>>,
    /// How long the last one became: the next one will be as long.
    length: usize,
}

type Written<T> = serde_json::Result<T>;

fn write(text: &mut Vec<u8>, what: &impl Serialize) -> Written<()> {
    serde_json::to_writer(text, what)
}

/// A field with a comma behind it.
fn field(text: &mut Vec<u8>, name: &str, what: &impl Serialize) -> Written<()> {
    text.push(b'"');
    text.extend_from_slice(name.as_bytes());
    text.extend_from_slice(b"\":");
    write(text, what)?;
    text.push(b',');
    Ok(())
}

macro_rules! open {
    ($($field:ident)*) => {
        /// The fields that differ and that everybody sees alike, whole.
        fn open(from: &View, to: &View) -> Written<Vec<u8>> {
            // Taken apart so that a new field of the view does not compile until somebody has said who sees it.
            let View { seat: _, mages: _, question: _, looking_at: _, looking_at_quests: _, looking_at_events: _, $($field),* } = to;
            let mut text = Vec::with_capacity(4 * 1024);
            $(if from.$field != *$field {
                field(&mut text, stringify!($field), $field)?;
            })*
            Ok(text)
        }
    };
}

open! {
    rules settings turn phase first crown moon end_triggered outcome rose rooms won surplus guises rebuild_gains defeat_gains
    evocations board library forgotten gone quest_decks quest_discards event_decks event_discards jinxes_left upgrades_left
    persistents under_way waiting_for avatar
}

impl<'a> Update<'a> {
    fn new(play: &'a Play, step: Step, from: &'a View, mages: &'a mut Mages) -> Update<'a> {
        let to = play.game().view(None);
        let (open, lines) = (open(from, &to).expect("plain data has a form in JSON"), Vec::new());
        let same: Vec<bool> = to.mages.iter().zip(&from.mages).map(|(to, from)| to == from).collect();
        let changed = mages.open.iter_mut().zip(&same).filter(|(_, same)| !**same);
        changed.for_each(|(words, _)| words.clear());
        let mut update = Update { play, step, from, to, open, mages, same, lines, length: 0 };
        update.lines = (step.log_from as usize..play.log.len()).map(|n| update.open_line(n)).collect();
        update
    }

    /// A line that everybody reads alike.
    fn open_line(&self, n: usize) -> Option<Vec<u8>> {
        match self.play.log[n].entry.happening {
            Happening::Open(_) => serde_json::to_vec(&self.play.line(None, n)).ok(),
            Happening::Veiled { .. } => None,
        }
    }

    /// What a viewer is told, as JSON: [`crate::wire::Update`]. `seen`: what its seat saw before, and sees now.
    fn of(&mut self, viewer: Option<Seat>, seen: Option<&(Insight, Insight)>) -> Written<Vec<u8>> {
        let play = self.play;
        let mut text = Vec::with_capacity((self.open.len() + 3 * 1024).max(self.length + 256));
        text.extend_from_slice(b"{\"update\":{");
        field(&mut text, "revision", &play.revision)?;
        text.extend_from_slice(b"\"changes\":{");
        text.extend_from_slice(&self.open);
        self.mages(&mut text, viewer, seen)?;
        if let Some((from, to)) = seen {
            own(&mut text, from, to)?;
        }
        close(&mut text, b"},\"log\":[");
        for (line, n) in self.lines.iter().zip(self.step.log_from as usize..) {
            match line {
                Some(line) => text.extend_from_slice(line),
                None => write(&mut text, &play.line(viewer, n))?,
            }
            text.push(b',');
        }
        close(&mut text, b"],");
        let (undo, plan): (Undo, Option<Vec<Planned>>) = (play.undo(viewer), play.plan(viewer));
        field(&mut text, "log_length", &play.log.len())?;
        field(&mut text, "undo", &undo)?;
        field(&mut text, "plan", &plan)?;
        if let Some(to) = self.step.took_back {
            field(&mut text, "took_back", &to)?;
        }
        close(&mut text, b"}}");
        self.length = text.len();
        Ok(text)
    }

    /// All mages, if one of them has changed for this viewer.
    fn mages(
        &mut self,
        text: &mut Vec<u8>,
        viewer: Option<Seat>,
        seen: Option<&(Insight, Insight)>,
    ) -> Written<()> {
        let (from, to) = (&self.from.mages, &self.to.mages);
        let known = |at: usize| {
            let of = |own: fn(&(Insight, Insight)) -> &Insight| {
                seen.and_then(|seen| own(seen).mages.get(at)?.as_ref())
            };
            (of(|seen| &seen.0), of(|seen| &seen.1))
        };
        let is_same = |at: usize| match known(at) {
            (None, None) => self.same[at],
            (before, now) => before.unwrap_or(&from[at]) == now.unwrap_or(&to[at]),
        };
        let same: Vec<bool> = (0..to.len()).map(is_same).collect();
        if let Some(own) = viewer.map(Seat::index).filter(|&own| !same[own]) {
            self.mages.own[own].clear();
        }
        if same.iter().all(|same| *same) {
            return Ok(());
        }
        text.extend_from_slice(b"\"mages\":[");
        for (at, open) in to.iter().enumerate() {
            match known(at).1 {
                Some(own) if viewer.is_some_and(|viewer| viewer.index() == at) => {
                    text.extend_from_slice(kept(&mut self.mages.own[at], own)?);
                }
                Some(more) => write(text, more)?,
                None => text.extend_from_slice(kept(&mut self.mages.open[at], open)?),
            }
            text.push(b',');
        }
        close(text, b"],");
        Ok(())
    }
}

/// What a seat sees for itself, where it has changed.
fn own(text: &mut Vec<u8>, from: &Insight, to: &Insight) -> Written<()> {
    let Insight { mages: _, question, looking_at, looking_at_quests, looking_at_events } = to;
    if from.question != *question {
        field(text, "question", question)?;
    }
    if from.looking_at != *looking_at {
        field(text, "looking_at", looking_at)?;
    }
    if from.looking_at_quests != *looking_at_quests {
        field(text, "looking_at_quests", looking_at_quests)?;
    }
    if from.looking_at_events != *looking_at_events {
        field(text, "looking_at_events", looking_at_events)?;
    }
    Ok(())
}

/// An end, in place of the comma behind the last of a row.
fn close(text: &mut Vec<u8>, end: &[u8]) {
    if text.last() == Some(&b',') {
        text.pop();
    }
    text.extend_from_slice(end);
}
