//! What a rendered card is made of.

use serde::{Deserialize, Serialize};

/// A run of text, an icon, or a mention of another card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Piece {
    Text(String),
    /// `word` is what the icon says: its accessible name, and its place in plain text.
    Symbol {
        symbol: Symbol,
        word: String,
    },
    Card {
        kind: CardKind,
        id: String,
        name: String,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CardKind {
    School,
    Mage,
    Spell,
    Room,
    Evocation,
    Jinx,
    Upgrade,
    Quest,
    Event,
    Avatar,
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
        pub enum Symbol {$($symbol),*}

        impl Symbol {
            pub const ALL: &[Symbol] = &[$(Symbol::$symbol),*];

            /// The tag in the markup; its word is the message `symbol-` and this name.
            pub fn name(self) -> &'static str {
                match self {$(Symbol::$symbol => $name),*}
            }
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
    Light,
    Dark,
    /// The instability icon of a spell.
    Unstable,
    Destroyed,
    Rebuilt,
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
    Task,
    Effect,
    /// A physical action, a spell, and a trap or protection of a Command Card.
    Action,
    Spell,
    Reaction,
    /// A list by which the Avatar chooses.
    Priority,
}

/// One part of a card: a heading, the target, what it waits for, and what it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Part {
    pub kind: PartKind,
    pub heading: Option<Line>,
    pub target: Option<Line>,
    /// Stands before the sentences: the trigger of a trap or protection, or who goes through them.
    pub lead: Option<Line>,
    pub sentences: Vec<SentenceText>,
}

/// A whole card in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardText {
    pub kind: CardKind,
    pub id: String,
    pub title: String,
    /// What sort of card it is.
    pub subtitle: Line,
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
