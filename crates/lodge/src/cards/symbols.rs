//! What the symbols on cards mean, and icons of our own for them.

use text::Symbol;

/// What a symbol means, in a line.
pub fn meaning(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Damage => "a cube of whoever inflicts it, on a model",
        Symbol::Instability => "a cube of whoever places it, in a room",
        Symbol::Power => "power points, which decide the game",
        Symbol::Crown => "its holder is first in play order",
        Symbol::Trophy => "taken for a defeated mage",
        Symbol::Rose => "plays against everyone",
        Symbol::Speed => "how many rooms a model may move",
        Symbol::Strength => "the damage of a physical attack",
        Symbol::Health => "the damage that brings a model down",
        Symbol::Unstable => "1 instability in the room it is cast from",
        Symbol::Persistent => "stays in force to the end of the turn",
        Symbol::FirstMoon => "the first part of the game",
        Symbol::SecondMoon => "the second part of the game",
        Symbol::ThirdMoon => "the last part of the game",
        Symbol::Light => "the light side of a spell",
        Symbol::Dark => "the dark side of a spell",
        Symbol::Combat => "a kind of spell",
        Symbol::Contingency => "a kind of spell",
        Symbol::Trap => "a kind of spell: it waits for what sets it off",
        Symbol::Protection => "a kind of spell: it waits for what sets it off",
        Symbol::Air => "an element of magic",
        Symbol::Earth => "an element of magic",
        Symbol::Fire => "an element of magic",
        Symbol::Water => "an element of magic",
        Symbol::Sacred => "an element of magic",
        Symbol::Profane => "an element of magic",
        Symbol::Magic => "an element of magic",
        Symbol::AllElements => "stands for any element",
        Symbol::Black => "a colour of rooms",
        Symbol::Purple => "a colour of rooms",
        Symbol::Red => "a colour of rooms",
        Symbol::Grey => "a colour of rooms",
        Symbol::Blue => "a colour of rooms",
        Symbol::Yellow => "a colour of rooms",
        Symbol::Green => "a colour of rooms",
    }
}

const CIRCLE: &str = "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z";
const SQUARE: &str = "M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z";
const HEXAGON: &str = "M12 1l10 5.5v11L12 23 2 17.5v-11z";
const SHIELD: &str = "M12 1l10 3v8c0 6-5 9-10 11C7 21 2 18 2 12V4z";
const DIAMOND: &str = "M12 0l12 12-12 12L0 12z";
const UP: &str = "M12 0l12 23H0z";
const DOWN: &str = "M0 1h24L12 24z";
const DROP: &str = "M12 0c5 7 9 10 9 15a9 9 0 0 1-18 0c0-5 4-8 9-15z";
const CROWN: &str = "M1 5l5 5 6-9 6 9 5-5-2 17H3z";
const CUP: &str = "M5 1h14v2h4c0 5-1 8-5 9-1 2-2 3-4 4v3h4v4H6v-4h4v-3c-2-1-3-2-4-4C2 11 1 8 1 3h4z";
const HEART: &str = "M12 23C5 17 0 13 0 7.5 0 1 8-1 12 5c4-6 12-4 12 2.5C24 13 19 17 12 23z";
const BURST: &str = "M12 0l3 6 6-3-3 6 6 3-6 3 3 6-6-3-3 6-3-6-6 3 3-6-6-3 6-3-3-6 6 3z";
const MOON: &str = "M15 1a11 11 0 1 0 0 22a14 14 0 0 1 0-22z";
const ARROW: &str = "M0 7h11V1l13 11-13 11v-6H0z";

/// How an icon looks: outline, colour, and a letter on it. All fit into 24 by 24.
fn look(symbol: Symbol) -> (&'static str, &'static str, &'static str) {
    match symbol {
        Symbol::Damage => (SQUARE, "#b3202c", "D"),
        Symbol::Instability => (SQUARE, "#6b3fa0", "I"),
        Symbol::Power => (CIRCLE, "#b07d12", "P"),
        Symbol::Crown => (CROWN, "#b07d12", ""),
        Symbol::Trophy => (CUP, "#8a6d3b", ""),
        Symbol::Rose => (BURST, "#1d1d22", "R"),
        Symbol::Speed => (ARROW, "#2b6a8f", ""),
        Symbol::Strength => (DIAMOND, "#9a3412", "S"),
        Symbol::Health => (HEART, "#b3202c", ""),
        Symbol::Unstable => (BURST, "#6b3fa0", "!"),
        Symbol::Persistent => (CIRCLE, "#47556b", "∞"),
        Symbol::FirstMoon => (CIRCLE, "#47556b", "1"),
        Symbol::SecondMoon => (CIRCLE, "#47556b", "2"),
        Symbol::ThirdMoon => (CIRCLE, "#47556b", "3"),
        Symbol::Light => (BURST, "#c58a00", ""),
        Symbol::Dark => (MOON, "#2a2440", ""),
        Symbol::Combat => (DIAMOND, "#8f1d2c", "C"),
        Symbol::Contingency => (CIRCLE, "#1f6f5c", "C"),
        Symbol::Trap => (DOWN, "#7a4a12", ""),
        Symbol::Protection => (SHIELD, "#2b5c9a", "P"),
        Symbol::Air => (UP, "#7fa8bf", ""),
        Symbol::Earth => (DOWN, "#7b5a2e", ""),
        Symbol::Fire => (UP, "#d1491b", ""),
        Symbol::Water => (DROP, "#2673b8", ""),
        Symbol::Sacred => (CIRCLE, "#c9a227", "+"),
        Symbol::Profane => (CIRCLE, "#5a1230", "×"),
        Symbol::Magic => (CIRCLE, "#7d3fb2", "M"),
        Symbol::AllElements => (CIRCLE, "#333333", "A"),
        Symbol::Black => (HEXAGON, "#222222", "K"),
        Symbol::Purple => (HEXAGON, "#6d3a94", "P"),
        Symbol::Red => (HEXAGON, "#b3262e", "R"),
        Symbol::Grey => (HEXAGON, "#7c7f86", "G"),
        Symbol::Blue => (HEXAGON, "#2a62ab", "B"),
        Symbol::Yellow => (HEXAGON, "#b98a00", "Y"),
        Symbol::Green => (HEXAGON, "#2f7a3b", "G"),
    }
}

/// The definition of an icon, to be used by `#s-NAME`.
pub(super) fn icon(symbol: Symbol) -> String {
    let (path, colour, letter) = look(symbol);
    let letter = match letter {
        "" => String::new(),
        letter => format!("<text x=\"12\" y=\"17.5\">{letter}</text>"),
    };
    let name = symbol.name();
    format!(
        "<symbol id=\"s-{name}\" viewBox=\"0 0 24 24\"><path d=\"{path}\" fill=\"{colour}\"/>{letter}</symbol>\n"
    )
}
