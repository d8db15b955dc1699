//! Names of cards, and sets of colours, elements and types in words.

use crate::keys;
use crate::markup;
use crate::piece::CardKind;
use crate::say::{Phrase, Speaker};
use crate::texts::{TextError, Texts};
use codex::*;

/// The message of a name; a slash has no place in it.
fn message(kind: &str, id: &str) -> String {
    format!("name-{kind}-{}", id.replace('/', "-"))
}

/// The messages that a language has for the names of a codex, with the names there.
pub(crate) fn all(codex: &Codex) -> Vec<(String, String)> {
    let cards = all_cards(codex).into_iter().map(|card| (kind_of(card).name(), codex.title(card)));
    let schools = codex.schools.iter().map(|own| ("school", &own.title));
    let mages = codex.mages.iter().map(|own| ("mage", &own.title));
    let titled = cards.chain(schools).chain(mages);
    let lists = codex.schools.iter().flat_map(|own| &own.grimoires);
    titled
        .map(|(kind, title)| (message(kind, &title.id), title.name.clone()))
        .chain(lists.map(|own| (message("grimoire", &own.id), own.name.clone())))
        .collect()
}

fn kind_of(card: CardRef) -> CardKind {
    match card {
        CardRef::Spell(_) => CardKind::Spell,
        CardRef::Room(_) => CardKind::Room,
        CardRef::Evocation(_) => CardKind::Evocation,
        CardRef::Jinx(_) => CardKind::Jinx,
        CardRef::Upgrade(_) => CardKind::Upgrade,
        CardRef::Quest(_) => CardKind::Quest,
        CardRef::Event(_) => CardKind::Event,
        CardRef::Avatar(_) => CardKind::Avatar,
        CardRef::Command(_) => CardKind::Command,
    }
}

/// What something that has no card is called in a list: a school, a mage, a grimoire.
pub fn called(codex: &Codex, texts: &Texts, kind: &str, id: &str, name: &str) -> Result<String, TextError> {
    let speaker = Speaker::new(codex, texts);
    let line = speaker.line(&speaker.called(kind, id, name, "title"));
    match speaker.problems().into_iter().next() {
        None => Ok(line.plain()),
        Some(problem) => Err(problem),
    }
}

impl Speaker<'_> {
    /// The name of a card: the message `name-KIND-ID` if the language has one, or the name of the codex in
    /// `name-KIND`.
    fn name(&self, kind: CardKind, title: &Title, form: &str) -> Phrase {
        self.called(kind.name(), &title.id, &title.name, form)
    }

    /// The same for what is no card.
    fn called(&self, kind: &str, id: &str, name: &str, form: &str) -> Phrase {
        let own = message(kind, self.id_at_home(id));
        let id = if self.has(&own) { own } else { format!("name-{kind}") };
        // Languages choose articles by it.
        let initial: String = name.chars().take(1).flat_map(char::to_lowercase).collect();
        self.say(id, form).word("name", markup::escape(name)).word("initial", initial).phrase()
    }

    /// A guest of another box is called as it is there; a card of a pack has only its own name.
    fn id_at_home<'id>(&self, id: &'id str) -> &'id str {
        let guests = self.codex.packs.iter().filter(|pack| pack.admits == Admits::Guests);
        let of = |pack: &PackCard| id.strip_prefix(pack.id.as_str())?.strip_prefix('/');
        guests.into_iter().find_map(of).unwrap_or(id)
    }

    /// A mention of a card.
    pub fn mention(&self, kind: CardKind, title: &Title, form: &str) -> Phrase {
        self.name(kind, title, form).map(|name| markup::card_tag(kind, &title.id, &name))
    }

    /// The name over the card itself.
    pub fn title(&self, kind: CardKind, title: &Title) -> String {
        let name = self.name(kind, title, "title");
        self.line(&name).plain()
    }

    pub fn evocation_name(&self, id: EvocationId, form: &str) -> Phrase {
        match self.codex.evocations.get(id.index()) {
            Some(card) => self.mention(CardKind::Evocation, &card.title, form),
            None => Phrase::default(),
        }
    }

    pub fn jinx_name(&self, id: JinxId, form: &str) -> Phrase {
        match self.codex.jinxes.get(id.index()) {
            Some(card) => self.mention(CardKind::Jinx, &card.title, form),
            None => Phrase::default(),
        }
    }

    pub fn upgrade_name(&self, id: UpgradeId, form: &str) -> Phrase {
        match self.codex.upgrades.get(id.index()) {
            Some(card) => self.mention(CardKind::Upgrade, &card.title, form),
            None => Phrase::default(),
        }
    }

    pub fn room_name(&self, id: RoomId, form: &str) -> Phrase {
        match self.codex.rooms.get(id.index()) {
            Some(card) => self.mention(CardKind::Room, &card.title, form),
            None => Phrase::default(),
        }
    }

    pub fn rooms(&self, set: RoomSet, form: &str) -> Phrase {
        let rooms: Vec<RoomId> = (0..32).map(RoomId).filter(|&room| set.has(room)).collect();
        self.list("rooms", &rooms, form, &mut |&room, form| {
            self.say("rooms-one", form).part("room", |form| self.room_name(room, form)).phrase()
        })
    }

    pub fn kind(&self, kind: Kind, form: &str) -> Phrase {
        if let Kind::Named(named) = kind {
            return self.evocation_name(named, form);
        }
        self.tell(format!("kind-{}", keys::kind(kind)), form)
    }

    pub fn colours(&self, colours: Colours, form: &str) -> Phrase {
        let named: Vec<&str> =
            keys::COLOURS.iter().filter(|(own, _)| colours.allows(*own)).map(|(_, word)| *word).collect();
        self.list("colours", &named, form, &mut |word, form| self.tell(format!("colour-{word}"), form))
    }

    pub fn element(&self, element: Element, form: &str) -> Phrase {
        self.tell(format!("element-{}", keys::of(&keys::ELEMENTS, element)), form)
    }

    pub fn elements(&self, elements: Elements, form: &str) -> Phrase {
        // `All` satisfies every set (R8.5), and a reader should know; unless it is named when it is revealed (C8.3).
        let edition = self.codex.edition.as_ref();
        let later = edition.is_some_and(|edition| edition.rules.any_element == AnyElement::NamedAtTheReveal);
        let shown = |own: Element| elements.allows(own) && !(later && own == Element::All);
        let named: Vec<Element> =
            keys::ELEMENTS.iter().map(|(own, _)| *own).filter(|&own| shown(own)).collect();
        self.list("elements", &named, form, &mut |&element, form| self.element(element, form))
    }

    pub fn spell_type(&self, kind: SpellType, form: &str) -> Phrase {
        self.tell(format!("type-{}", keys::of(&keys::TYPES, kind)), form)
    }
}
