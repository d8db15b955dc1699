//! Every card of a codex with its facts and its English text.

use codex::{Archetype, Codex, Detail, Grimoire, RoomColour, School, Spell, SpellKind, Title};
use serde::Serialize;
use std::fmt;
use text::{
    CardKind, CardRef, CardText, Line, Part, PartKind, Piece, Ruling, SentenceText, Symbol, TextError, Texts,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    Spell,
    Room,
    Evocation,
    Jinx,
    Upgrade,
    Quest,
    Event,
    School,
    Mage,
    Avatar,
    Command,
}

impl Deck {
    pub const ALL: [Deck; 11] = [
        Deck::Spell,
        Deck::Room,
        Deck::Quest,
        Deck::Event,
        Deck::Evocation,
        Deck::Jinx,
        Deck::Upgrade,
        Deck::School,
        Deck::Mage,
        Deck::Avatar,
        Deck::Command,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Deck::Spell => "spell",
            Deck::Room => "room",
            Deck::Evocation => "evocation",
            Deck::Jinx => "jinx",
            Deck::Upgrade => "upgrade",
            Deck::Quest => "quest",
            Deck::Event => "event",
            Deck::School => "school",
            Deck::Mage => "mage",
            Deck::Avatar => "avatar",
            Deck::Command => "command",
        }
    }
}

/// One card. Field names are a contract with whoever reads the JSON.
#[derive(Clone, Debug, Serialize)]
pub struct Card {
    pub id: String,
    pub name: String,
    pub deck: Deck,
    /// The school of a spell, or `personal` or `forgotten`; the colour of a room; the archetype of an evocation; the
    /// moon of a quest, event or Command Card.
    pub kind: Option<String>,
    /// `printed` or `designed`.
    pub origin: &'static str,
    /// What is of the other origin: the details of a printed card that are ours, those of a designed one that are known.
    pub except: Vec<Detail>,
    /// Both in words, as the card says it.
    #[serde(skip)]
    pub mark: String,
    pub copies: u8,
    /// Of a card with sides, their names.
    pub sides: Vec<&'static str>,
    #[serde(skip)]
    pub text: CardText,
    #[serde(skip)]
    pub rulings: Vec<Ruling>,
}

impl Card {
    /// As `shows` lines of scenarios name it: `ID`, or `ID SIDE` for each side. Mages and schools are not shown.
    pub fn keys(&self) -> Vec<String> {
        match (self.deck, &self.sides[..]) {
            (Deck::Mage | Deck::School, _) => Vec::new(),
            (_, []) => vec![self.id.clone()],
            (_, sides) => sides.iter().map(|side| format!("{} {side}", self.id)).collect(),
        }
    }

    fn has_words(&self, words: &[String]) -> bool {
        let text = self.text.plain().to_lowercase();
        words.iter().all(|word| text.contains(word))
    }
}

/// Which cards are wanted; nothing said, all of them.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub deck: Option<String>,
    pub school: Option<String>,
    /// All words must occur in the name or the text.
    pub text: Option<String>,
}

/// A name that nothing has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuch {
    what: &'static str,
    name: String,
    near: Option<String>,
    /// All there are, where they are few.
    known: Vec<String>,
}

impl fmt::Display for NoSuch {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "there is no {} `{}`", self.what, self.name)?;
        if let Some(near) = &self.near {
            write!(f, "; did you mean `{near}`?")?;
        }
        if !self.known.is_empty() {
            write!(f, " (there are {})", self.known.join(", "))?;
        }
        Ok(())
    }
}

impl std::error::Error for NoSuch {}

/// All cards, deck by deck.
#[derive(Clone, Debug)]
pub struct Catalogue {
    pub cards: Vec<Card>,
    /// What `school` can be, with the names for people.
    schools: Vec<(String, String)>,
}

impl Catalogue {
    pub fn new(codex: &Codex, texts: &Texts) -> Result<Catalogue, TextError> {
        let mut cards = Vec::new();
        for card in text::cards(codex) {
            let rulings = text::rulings(codex, texts, card)?;
            cards.push(Card { rulings, ..card_of(codex, card, text::card(codex, texts, card)?) });
        }
        cards.extend(codex.schools.iter().map(|school| school_of(codex, school)));
        cards.extend((0..codex.mages.len()).map(|at| mage_of(codex, at)));
        let school = |title: &Title| (title.id.clone(), title.name.clone());
        let mut schools: Vec<_> = codex.schools.iter().map(|own| school(&own.title)).collect();
        schools.extend(["Personal", "Forgotten"].map(|name| (name.to_lowercase(), name.to_string())));
        Ok(Catalogue { cards, schools })
    }

    /// The name of a school, of `personal` or of `forgotten`.
    pub fn school_name(&self, id: &str) -> Option<&str> {
        self.schools.iter().find(|(own, _)| own == id).map(|(_, name)| name.as_str())
    }

    pub fn select(&self, filter: &Filter) -> Result<Vec<&Card>, NoSuch> {
        let decks = Deck::ALL.map(|deck| deck.name().to_string());
        let schools: Vec<String> = self.schools.iter().map(|(id, _)| id.clone()).collect();
        let deck = filter.deck.as_ref().map(|name| known("deck", name, &decks)).transpose()?;
        let school = filter.school.as_ref().map(|name| known("school", name, &schools)).transpose()?;
        let text = filter.text.as_deref().unwrap_or("").to_lowercase();
        let words: Vec<String> = text.split_whitespace().map(str::to_string).collect();
        let wanted = |card: &&Card| {
            deck.as_deref().is_none_or(|deck| deck == card.deck.name())
                && school.as_ref().is_none_or(|_| card.deck == Deck::Spell && card.kind == school)
                && card.has_words(&words)
        };
        Ok(self.cards.iter().filter(wanted).collect())
    }

    /// A card by its id; its name does as well.
    pub fn find(&self, id: &str) -> Result<&Card, NoSuch> {
        let wanted = id.trim().to_lowercase().replace([' ', '-'], "_");
        let by_id = self.cards.iter().find(|card| card.id == wanted);
        let by_name = || self.cards.iter().find(|card| card.name.eq_ignore_ascii_case(id.trim()));
        by_id.or_else(by_name).ok_or_else(|| {
            let near = nearest(&wanted, self.cards.iter().map(|card| card.id.as_str()));
            NoSuch { what: "card", name: id.into(), near: near.map(Into::into), known: Vec::new() }
        })
    }
}

fn known(what: &'static str, name: &str, known: &[String]) -> Result<String, NoSuch> {
    let wanted = name.to_lowercase();
    if known.contains(&wanted) {
        return Ok(wanted);
    }
    let near = nearest(&wanted, known.iter().map(String::as_str)).map(Into::into);
    Err(NoSuch { what, name: name.into(), near, known: known.to_vec() })
}

/// The candidate that holds the word, or else the nearest one if a third of the letters or less is wrong.
fn nearest<'a>(word: &str, candidates: impl Iterator<Item = &'a str> + Clone) -> Option<&'a str> {
    let holds = |candidate: &&str| word.len() > 2 && candidate.contains(word);
    let limit = (word.chars().count() / 3).max(1);
    let far = candidates.clone().map(|candidate| (distance(word, candidate), candidate));
    let slip = far.filter(|(far, _)| *far <= limit).min_by_key(|(far, _)| *far).map(|(_, near)| near);
    slip.or_else(|| candidates.clone().find(holds))
}

/// Letters to insert, delete or replace to turn one word into the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut row = vec![i + 1];
        for j in 0..b.len() {
            let changed = last[j] + usize::from(letter != b[j]);
            row.push(changed.min(last[j + 1] + 1).min(row[j] + 1));
        }
        last = row;
    }
    last[b.len()]
}

fn card_of(codex: &Codex, card: CardRef, text: CardText) -> Card {
    let moon = |moon: u8| Some(format!("moon {moon}"));
    let none: &[&str] = &[];
    let (deck, title, kind, copies, sides) = match card {
        CardRef::Spell(id) => {
            let spell = &codex.spells[id.index()];
            let kind = match spell.kind {
                SpellKind::School(school) => codex.schools[school.index()].title.id.clone(),
                SpellKind::Personal => "personal".into(),
                SpellKind::Forgotten => "forgotten".into(),
            };
            let sides: &[&str] = if spell.dark.is_some() { &["light", "dark"] } else { &["light"] };
            (Deck::Spell, &spell.title, Some(kind), spell.copies, sides)
        }
        CardRef::Room(id) => {
            let room = &codex.rooms[id.index()];
            let sides: &[&str] = match room.prize {
                codex::Prize::Ranks(_) => &["destroyed", "rebuilt"],
                codex::Prize::Token(_) => &["whole"],
            };
            (Deck::Room, &room.title, Some(colour(room.colour).into()), 1, sides)
        }
        CardRef::Evocation(id) => {
            let card = &codex.evocations[id.index()];
            (Deck::Evocation, &card.title, Some(archetype(card.archetype).into()), card.models, none)
        }
        CardRef::Jinx(id) => {
            let card = &codex.jinxes[id.index()];
            (Deck::Jinx, &card.title, None, card.copies, none)
        }
        CardRef::Upgrade(id) => {
            let card = &codex.upgrades[id.index()];
            (Deck::Upgrade, &card.title, None, card.copies, none)
        }
        CardRef::Quest(id) => {
            let quest = &codex.quests[id.index()];
            (Deck::Quest, &quest.title, moon(quest.moon), 1, none)
        }
        CardRef::Event(id) => {
            let event = &codex.events[id.index()];
            let kind = if event.avatar {
                format!("moon {} avatar", event.moon)
            } else {
                format!("moon {}", event.moon)
            };
            (Deck::Event, &event.title, Some(kind), 1, none)
        }
        CardRef::Avatar(id) => (Deck::Avatar, &codex.avatars[id.index()].title, None, 1, none),
        CardRef::Command(id) => {
            let card = &codex.commands[id.index()];
            // The back is a side of its own only where it does something.
            let sides: &[&str] = if card.reaction.is_some() { &["front", "back"] } else { none };
            (Deck::Command, &card.title, moon(card.moon), 1, sides)
        }
    };
    Card {
        id: title.id.clone(),
        name: text.title.clone(),
        deck,
        kind,
        origin: title.origin.word(),
        except: title.except.clone(),
        mark: title.mark(),
        copies,
        sides: sides.to_vec(),
        text,
        rulings: Vec::new(),
    }
}

/// A mage has no program, so its card is worded here.
fn mage_of(codex: &Codex, at: usize) -> Card {
    let mage = &codex.mages[at];
    let symbol = |symbol: Symbol, word: &str| Piece::Symbol { symbol, word: word.into() };
    let mut sentences = vec![
        said(vec![
            symbol(Symbol::Speed, "Speed"),
            words(format!(" {}, ", mage.speed)),
            symbol(Symbol::Strength, "Strength"),
            words(format!(" {}, ", mage.strength)),
            symbol(Symbol::Health, "Health"),
            words(format!(" {}.", mage.health)),
        ]),
        said(vec![words(format!(
            "Up to {} spells in hand and {} active Quests.",
            mage.hand, mage.quest_limit
        ))]),
    ];
    if let Some(spell) = mage.personal.and_then(|spell| codex.spells.get(spell.index())) {
        sentences.push(said(vec![words("Personal spell: ".into()), mention(spell), words(".".into())]));
    }
    let part = Part { kind: PartKind::Values, heading: None, target: None, lead: None, sentences };
    plain_card(Deck::Mage, CardKind::Mage, &mage.title, "Mage", vec![part])
}

/// So is that of a school: its starting grimoires.
fn school_of(codex: &Codex, school: &School) -> Card {
    let part = |grimoire: &Grimoire| {
        let mut pieces = Vec::new();
        for spell in grimoire.spells.iter().filter_map(|spell| codex.spells.get(spell.index())) {
            pieces.push(words(if pieces.is_empty() { String::new() } else { ", ".into() }));
            pieces.push(mention(spell));
        }
        pieces.push(words(".".into()));
        let heading = Some(Line(vec![words(format!("Grimoire {}", grimoire.name))]));
        Part { kind: PartKind::Values, heading, target: None, lead: None, sentences: vec![said(pieces)] }
    };
    let parts = school.grimoires.iter().map(part).collect();
    plain_card(Deck::School, CardKind::School, &school.title, "School", parts)
}

fn words(words: String) -> Piece {
    Piece::Text(words)
}

fn mention(spell: &Spell) -> Piece {
    let (id, name) = (spell.title.id.clone(), spell.title.name.clone());
    Piece::Card { kind: CardKind::Spell, id, name }
}

fn said(pieces: Vec<Piece>) -> SentenceText {
    SentenceText { line: Line(pieces), covers: 0, either: None }
}

fn plain_card(deck: Deck, kind: CardKind, title: &Title, subtitle: &str, parts: Vec<Part>) -> Card {
    let (id, name) = (title.id.clone(), title.name.clone());
    let subtitle = Line(vec![words(subtitle.into())]);
    Card {
        text: CardText { kind, id: id.clone(), title: name.clone(), subtitle, parts },
        id,
        name,
        deck,
        kind: None,
        origin: title.origin.word(),
        except: title.except.clone(),
        mark: title.mark(),
        copies: 1,
        sides: Vec::new(),
        rulings: Vec::new(),
    }
}

fn colour(colour: RoomColour) -> &'static str {
    match colour {
        RoomColour::Black => "black",
        RoomColour::Purple => "purple",
        RoomColour::Red => "red",
        RoomColour::Grey => "grey",
        RoomColour::Blue => "blue",
        RoomColour::Yellow => "yellow",
        RoomColour::Green => "green",
    }
}

fn archetype(archetype: Archetype) -> &'static str {
    match archetype {
        Archetype::Demon => "demon",
        Archetype::Undead => "undead",
        Archetype::Construct => "construct",
        Archetype::Nightmare => "nightmare",
        Archetype::Altar => "altar",
        Archetype::Mutation => "mutation",
        Archetype::Beast => "beast",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_or_a_piece_of_an_id_finds_the_card() {
        let ids = ["shared_torture", "crypt", "crypt_fever"];
        assert_eq!(nearest("shard_tortur", ids.into_iter()), Some("shared_torture"));
        assert_eq!(nearest("crpyt", ids.into_iter()), None, "two of five letters are wrong");
        assert_eq!(nearest("cryp", ids.into_iter()), Some("crypt"));
        assert_eq!(nearest("fever", ids.into_iter()), Some("crypt_fever"));
        assert_eq!(nearest("xyz", ids.into_iter()), None);
    }

    #[test]
    fn no_two_cards_share_an_id() {
        let catalogue = Catalogue::new(&content::rebirth(), Texts::english()).unwrap();
        let mut ids: Vec<&str> = catalogue.cards.iter().map(|card| card.id.as_str()).collect();
        ids.sort_unstable();
        let count = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), count);
    }
}
