//! What a rendered card is made of.

use serde::{Deserialize, Serialize};

/// A run of text, an icon, or a mention of another card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Piece {
    /// Words as they stand.
    Text(String),
    /// `word` is what the icon says: its accessible name, and its place in plain text.
    Symbol {
        /// Which icon.
        symbol: Symbol,
        /// What it says to those who do not see it.
        word: String,
    },
    /// Another card by its name, which a reader may turn to.
    Card {
        /// What sort of card it is.
        kind: CardKind,
        /// Its id in the content.
        id: String,
        /// Its name in the form the sentence wants.
        name: String,
    },
}

/// The sorts of cards that have a page of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CardKind {
    /// A school of magic, with its starting lists.
    School,
    /// A mage with skill and numbers.
    Mage,
    /// A spell with one side or two.
    Spell,
    /// A room with its two faces.
    Room,
    /// A kind of model that is summoned, or that haunts.
    Evocation,
    /// A jinx that a mage bears.
    Jinx,
    /// An upgrade that an evocation carries.
    Upgrade,
    /// A quest with task and reward.
    Quest,
    /// An event of a moon.
    Event,
    /// The Avatar, with its levels.
    Avatar,
    /// A Command Card of the Avatar.
    Command,
}

impl CardKind {
    const ALL: [CardKind; 11] = [
        CardKind::School,
        CardKind::Mage,
        CardKind::Spell,
        CardKind::Room,
        CardKind::Evocation,
        CardKind::Jinx,
        CardKind::Upgrade,
        CardKind::Quest,
        CardKind::Event,
        CardKind::Avatar,
        CardKind::Command,
    ];

    /// As in the markup and in the ids of messages.
    pub fn name(self) -> &'static str {
        match self {
            CardKind::School => "school",
            CardKind::Mage => "mage",
            CardKind::Spell => "spell",
            CardKind::Room => "room",
            CardKind::Evocation => "evocation",
            CardKind::Jinx => "jinx",
            CardKind::Upgrade => "upgrade",
            CardKind::Quest => "quest",
            CardKind::Event => "event",
            CardKind::Avatar => "avatar",
            CardKind::Command => "command",
        }
    }
    /// The sort that the markup names so.
    pub fn of_name(name: &str) -> Option<CardKind> {
        CardKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

macro_rules! symbols {
    ($($symbol:ident $name:literal),* $(,)?) => {
        /// An icon inside a text.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[allow(missing_docs, reason = "an icon is named by what it shows")]
        pub enum Symbol {$($symbol),*}

        impl Symbol {
            /// Every icon, in the order of the list below.
            pub const ALL: &[Symbol] = &[$(Symbol::$symbol),*];

            /// The tag in the markup; its word is the message `symbol-` and this name.
            pub fn name(self) -> &'static str {
                match self {$(Symbol::$symbol => $name),*}
            }
            /// The icon that the markup names so.
            pub fn of_name(name: &str) -> Option<Symbol> {
                match name {
                    $($name => Some(Symbol::$symbol),)*
                    _ => None,
                }
            }
        }
    };
}

symbols! {
    Damage "damage",
    Instability "instability",
    Power "power",
    Crown "crown",
    Trophy "trophy",
    Rose "rose",
    Speed "speed",
    Strength "strength",
    Health "health",
    Unstable "unstable",
    Persistent "persistent",
    FirstMoon "moon-1",
    SecondMoon "moon-2",
    ThirdMoon "moon-3",
    Light "light",
    Dark "dark",
    Combat "combat",
    Contingency "contingency",
    Trap "trap",
    Protection "protection",
    Air "air",
    Earth "earth",
    Fire "fire",
    Water "water",
    Sacred "sacred",
    Profane "profane",
    Magic "magic",
    AllElements "all",
    Black "black",
    Purple "purple",
    Red "red",
    Grey "grey",
    Blue "blue",
    Yellow "yellow",
    Green "green",
}

/// A line of text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TextLine"))]
pub struct Line(pub Vec<Piece>);

/// One sentence of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SentenceText {
    /// The sentence itself.
    pub line: Line,
    /// How many sentences of the program this one speaks for: equal ones in a row are said once.
    pub covers: u16,
    /// Of "either ... or": the two halves as sentences of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub either: Option<[Line; 2]>,
}

/// What a part of a card is, for whoever lays it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PartKind {
    /// The side of a spell that everybody has.
    Light,
    /// The other side, or the other half.
    Dark,
    /// The instability icon of a spell.
    Unstable,
    /// The face of a room in ruins.
    Destroyed,
    /// The face of a room that was rebuilt.
    Rebuilt,
    /// The face of a room as it is built at first.
    Whole,
    /// What completing a room, a quest or an event pays.
    Reward,
    /// Speed, strength and health, and the like.
    Values,
    /// What always holds.
    Standing,
    /// "Each time ...".
    Skill,
    /// When a cube is put on a jinx.
    Mark,
    /// What a quest asks for.
    Task,
    /// What an event or a quest does.
    Effect,
    /// A physical action, a spell, and a trap or protection of a Command Card.
    Action,
    /// A spell of a Command Card.
    Spell,
    /// The trap or protection of a Command Card.
    Reaction,
    /// A list by which the Avatar chooses.
    Priority,
}

/// One part of a card: a heading, the target, what it waits for, and what it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Part {
    /// What it is, for its place on the card.
    pub kind: PartKind,
    /// What stands over it, where it has a name.
    pub heading: Option<Line>,
    /// Whom or what it is aimed at.
    pub target: Option<Line>,
    /// Stands before the sentences: the trigger of a trap or protection, or who goes through them.
    pub lead: Option<Line>,
    /// What it does, full stop by full stop.
    pub sentences: Vec<SentenceText>,
}

/// A whole card in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardText {
    /// What sort of card it is.
    pub kind: CardKind,
    /// Its id in the content.
    pub id: String,
    /// Its name.
    pub title: String,
    /// What sort of card it is.
    pub subtitle: Line,
    /// From top to bottom.
    pub parts: Vec<Part>,
}

impl Line {
    /// With every symbol spelled out.
    pub fn plain(&self) -> String {
        self.0
            .iter()
            .map(|piece| match piece {
                Piece::Text(text) => text.as_str(),
                Piece::Symbol { word, .. } => word.as_str(),
                Piece::Card { name, .. } => name.as_str(),
            })
            .collect()
    }
}

impl Part {
    fn plain(&self) -> String {
        let mut lines: Vec<String> = Vec::new();
        let heads = [&self.heading, &self.target, &self.lead];
        lines.extend(heads.into_iter().flatten().map(Line::plain));
        if !self.sentences.is_empty() {
            let said: Vec<String> = self.sentences.iter().map(|sentence| sentence.line.plain()).collect();
            lines.push(said.join(" "));
        }
        lines.join("\n  ")
    }
}

impl CardText {
    /// The card as lines of plain text, for the command line and for people who listen to their screen.
    pub fn plain(&self) -> String {
        let mut lines = vec![self.title.clone(), self.subtitle.plain()];
        lines.extend(self.parts.iter().map(Part::plain));
        lines.join("\n")
    }
}
