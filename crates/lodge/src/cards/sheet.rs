//! All cards on one page of HTML, to look at and to print. Nothing is loaded from anywhere.

use super::catalogue::{Card, Catalogue, Deck};
use super::symbols::{icon, meaning};
use std::fmt::Write;
use text::{Line, Part, PartKind, Piece, Symbol};

/// Cards on a printed page.
const PER_PAGE: usize = 9;

/// The whole page.
pub fn sheet(catalogue: &Catalogue) -> String {
    let mut page = String::from(HEAD);
    page.push_str("<svg class=\"defs\" aria-hidden=\"true\"><defs>\n");
    Symbol::ALL.iter().for_each(|&symbol| page.push_str(&icon(symbol)));
    for (name, _, drawing) in EMBLEMS {
        let _ = writeln!(page, "<symbol id=\"e-{name}\" viewBox=\"0 0 24 24\">{drawing}</symbol>");
    }
    page.push_str("</defs></svg>\n<header><h1>Cards of Lodge</h1>\n<label>Filter <input id=\"words\" type=\"search\" placeholder=\"words of a name or a text\"></label>\n<label>Deck <select id=\"deck\"><option value=\"\">all</option>");
    for deck in Deck::ALL {
        let _ = write!(page, "<option>{}</option>", deck.name());
    }
    let count = catalogue.cards.len();
    let _ = writeln!(page, "</select></label>\n<span id=\"count\">{count} cards</span></header>\n<main>");
    for cards in catalogue.cards.chunks(PER_PAGE) {
        page.push_str("<div class=\"page\">\n");
        cards.iter().for_each(|card| page.push_str(&card_html(catalogue, card)));
        page.push_str("</div>\n");
    }
    page.push_str("</main>\n");
    page.push_str(&legend());
    page.push_str(FOOT);
    page
}

fn legend() -> String {
    let mut text = String::from("<section class=\"legend\"><h2>Symbols</h2><ul>\n");
    for &symbol in Symbol::ALL {
        let name = symbol.name().replace('-', " ");
        let _ = writeln!(
            text,
            "<li>{} <b>{}</b> {}</li>",
            svg("s", symbol.name()),
            escape(&name),
            escape(meaning(symbol))
        );
    }
    text + "</ul></section>\n"
}

fn svg(of: &str, name: &str) -> String {
    let class = if of == "s" { "sy" } else { "em" };
    format!("<svg class=\"{class}\" aria-hidden=\"true\"><use href=\"#{of}-{name}\"/></svg>")
}

/// The emblem and the colour of a card: those of its school, or of its deck, with the colour of a room.
fn look(card: &Card) -> (&'static str, &'static str) {
    let kind = card.kind.as_deref().unwrap_or("");
    let named = |wanted: &str| EMBLEMS.iter().find(|(name, ..)| *name == wanted);
    let school = match card.deck {
        Deck::Spell => named(kind),
        Deck::School => named(&card.id),
        _ => None,
    };
    let (name, colour, _) = school.or_else(|| named(card.deck.name())).unwrap_or(&EMBLEMS[0]);
    let room = ROOM_COLOURS.iter().find(|(name, _)| card.deck == Deck::Room && *name == kind);
    (name, room.map_or(colour, |(_, colour)| colour))
}

fn card_html(catalogue: &Catalogue, card: &Card) -> String {
    let (emblem, colour) = look(card);
    let plain = card.text.plain();
    // Long texts are set smaller, so that every card keeps its size.
    let size = match plain.chars().count() + 45 * card.text.parts.len() {
        0..=420 => "l",
        421..=540 => "m",
        541..=700 => "s",
        _ => "xs",
    };
    let school = card.kind.as_deref().and_then(|kind| catalogue.school_name(kind)).unwrap_or("");
    let words = format!("{plain} {} {school} {}", card.id, card.mark).to_lowercase().replace('\n', " ");
    let (deck, id) = (card.deck.name(), escape(&card.id));
    let mut html = format!(
        "<article class=\"card {size}\" id=\"{id}\" data-deck=\"{deck}\" data-words=\"{}\" style=\"--band:{colour}\">\n\
         <h3>{}<span>{}</span></h3>\n<p class=\"sub\">{}</p>\n<div class=\"body\">\n",
        escape(&words),
        svg("e", emblem),
        escape(&card.name),
        line(&card.text.subtitle, true),
    );
    card.text.parts.iter().for_each(|part| html.push_str(&part_html(part)));
    let copies = if card.copies > 1 { format!("×{}", card.copies) } else { String::new() };
    let mark = if card.mark == "printed" { "" } else { &card.mark };
    let _ = writeln!(
        html,
        "</div>\n<footer><span>{deck}</span><span>{mark}</span><span>{copies}</span></footer>\n</article>"
    );
    html
}

fn part_html(part: &Part) -> String {
    let class = match part.kind {
        PartKind::Light | PartKind::Destroyed => "side light",
        PartKind::Dark | PartKind::Rebuilt => "side dark",
        PartKind::Unstable | PartKind::Reward | PartKind::Mark => "note",
        _ => "part",
    };
    let mut html = format!("<section class=\"{class}\">");
    if let Some(heading) = &part.heading {
        let _ = write!(html, "<h4>{}</h4>", line(heading, true));
    }
    if let Some(target) = &part.target {
        let _ = write!(html, "<p class=\"target\">{}</p>", line(target, false));
    }
    if let Some(lead) = &part.lead {
        let _ = write!(html, "<p class=\"lead\">{}</p>", line(lead, false));
    }
    let said: Vec<String> =
        part.sentences.iter().map(|own| line(&own.line, part.kind == PartKind::Values)).collect();
    if !said.is_empty() {
        let _ = write!(html, "<p>{}</p>", said.join(" "));
    }
    html + "</section>\n"
}

/// Symbols that are counted or stand in lists; a sentence reads well with the icon alone.
fn speaks_for_itself(symbol: Symbol) -> bool {
    use Symbol::*;
    let counted = matches!(symbol, Damage | Instability | Power);
    counted || matches!(symbol, Air | Earth | Fire | Water | Sacred | Profane | Magic | AllElements)
}

/// A line with its icons, with the words beside them where wanted or needed.
fn line(line: &Line, worded: bool) -> String {
    let piece = |piece: &Piece| match piece {
        Piece::Text(text) => escape(text),
        Piece::Symbol { symbol, word } => {
            let (icon, word) = (svg("s", symbol.name()), escape(word));
            match worded || !speaks_for_itself(*symbol) {
                true => format!("<span class=\"nb\">{icon} {word}</span>"),
                false => format!("<span role=\"img\" aria-label=\"{word}\" title=\"{word}\">{icon}</span>"),
            }
        }
        Piece::Card { name, .. } => format!("<em>{}</em>", escape(name)),
    };
    line.0.iter().map(piece).collect()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

const ROOM_COLOURS: [(&str, &str); 7] = [
    ("black", "#222222"),
    ("purple", "#6d3a94"),
    ("red", "#a3262e"),
    ("grey", "#6a6d74"),
    ("blue", "#2a5a9b"),
    ("yellow", "#9a7400"),
    ("green", "#2f6f3b"),
];

/// Emblems of schools and decks, each with its colour and a drawing of our own in 24 by 24.
const EMBLEMS: [(&str, &str, &str); 18] = [
    ("spell", "#444444", "<path d=\"M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z\"/>"),
    ("agony", "#8e1b2c", "<path d=\"M12 1l2 8 7-4-4 7 6 2-8 2 1 7-4-6-4 6 1-7-8-2 6-2-4-7 7 4z\"/>"),
    ("alchemy", "#2c7a55", "<path d=\"M9 1h6v2h-1v6l7 11a2 2 0 0 1-2 3H5a2 2 0 0 1-2-3l7-11V3H9z\"/>"),
    ("hex", "#5b3a8c", "<path d=\"M12 0l4 7h8l-4 6 3 7h-8l-3 4-3-4H1l3-7-4-6h8z\"/>"),
    (
        "nightmare",
        "#26325f",
        "<path d=\"M1 12C5 5 19 5 23 12 19 19 5 19 1 12zm11-4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z\"/>",
    ),
    ("shamanic", "#a85a1e", "<path d=\"M4 3h16v5h-3v3h3v5h-3v3h3v4H4v-4h3v-3H4v-5h3V8H4z\"/>"),
    (
        "technomancy",
        "#43616e",
        "<path d=\"M10 0h4v4l3 1 3-3 3 3-3 3 1 3h3v3h-3l-1 3 3 3-3 3-3-3-3 1v3h-4v-3l-3-1-3 3-3-3 3-3-1-3H0v-3h3l1-3-3-3 3-3 3 3 3-1zm2 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z\"/>",
    ),
    (
        "personal",
        "#7d6a1f",
        "<path d=\"M12 1a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM2 23c0-7 4-10 10-10s10 3 10 10z\"/>",
    ),
    (
        "forgotten",
        "#1f1f26",
        "<path d=\"M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 5a6 6 0 1 1 0 12 6 6 0 0 1 0-12z\"/>",
    ),
    ("room", "#555555", "<path d=\"M12 1l10 5.5v11L12 23 2 17.5v-11z\"/>"),
    ("quest", "#7a5a24", "<path d=\"M4 1h3v2h14l-4 5 4 5H7v10H4z\"/>"),
    ("event", "#30476e", "<path d=\"M15 1a11 11 0 1 0 7 16A9 9 0 0 1 15 1z\"/>"),
    ("evocation", "#5c2f2f", "<path d=\"M2 2l6 5h8l6-5-1 12-5 8H8l-5-8zm5 9v3h3zm10 0l-3 3h3z\"/>"),
    ("jinx", "#4f2a66", "<path d=\"M12 1L1 23h22zm-1.5 8h3v6h-3zm0 8h3v3h-3z\"/>"),
    ("upgrade", "#2f5d50", "<path d=\"M12 1l10 10h-6v12H8V11H2z\"/>"),
    (
        "avatar",
        "#111114",
        "<path d=\"M12 1c4 3 8 3 8 3 0 9-3 15-8 19C7 19 4 13 4 4c0 0 4 0 8-3zm-4 9l3 2-3 2zm8 0l-3 2 3 2z\"/>",
    ),
    ("command", "#2b1b24", "<path d=\"M12 1l3 6 7 1-5 5 1 8-6-4-6 4 1-8-5-5 7-1z\"/>"),
    ("mage", "#3a3a44", "<path d=\"M13 0l5 17h5v4H1v-4h5z\"/>"),
];

const HEAD: &str = r##"<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cards of Lodge</title>
<style>
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font-family: "Segoe UI", "Noto Sans", "Liberation Sans", Arial, sans-serif; background: #e7e4de; color: #1c1b1a; }
.defs { position: absolute; width: 0; height: 0; }
symbol text { font: bold 15px sans-serif; fill: #fff; text-anchor: middle; }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 6mm; align-items: center;
  padding: 3mm 8mm; background: #2a2630; color: #f4f0e8; }
h1 { font-size: 5mm; font-weight: 600; }
input, select { font: inherit; padding: 1mm 2mm; border: 0; border-radius: 1mm; }
input { width: 70mm; }
main { display: flex; flex-wrap: wrap; gap: 4mm; justify-content: center; padding: 6mm; }
.page { display: contents; }
.card { width: 63mm; height: 88mm; display: flex; flex-direction: column; overflow: hidden; background: #fffdf8;
  border: 0.3mm solid #5a564e; border-radius: 2.5mm; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.card[hidden] { display: none; }
.card h3 { display: flex; align-items: center; gap: 1.5mm; flex: none; min-height: 8mm; padding: 1mm 2mm; background: var(--band); color: #fff;
  font-size: 3.6mm; line-height: 1.1; font-weight: 600; }
.em { width: 5mm; height: 5mm; flex: none; fill: #fff; fill-rule: evenodd; }
.sy { width: 1.15em; height: 1.15em; vertical-align: -0.22em; }
.nb { white-space: nowrap; }
.sub { flex: none; padding: 0.6mm 2mm; font-size: 2.3mm; color: #57524a; border-bottom: 0.2mm solid #d6d0c4; }
.body { flex: 1; min-height: 0; display: flex; flex-direction: column; font-size: 3.5mm; line-height: 1.3; }
.m .body { font-size: 3.15mm; } .s .body { font-size: 2.85mm; line-height: 1.25; } .xs .body { font-size: 2.5mm; line-height: 1.22; }
.body section { padding: 1mm 2mm; }
.part { padding-top: 1.5mm; }
.side { flex: 1 1 0; }
.side.dark { background: #e9e5ef; border-top: 0.4mm solid var(--band); }
.note { font-size: min(0.92em, 2.8mm); color: #4b463e; background: #f3efe5; }
.note + .note, .part + .note { border-top: 0.2mm solid #d6d0c4; }
h4 { font-size: min(1em, 3.1mm); font-weight: 700; margin-bottom: 0.5mm; }
.target { font-style: italic; color: #45403a; }
.lead { font-weight: 600; }
em { font-style: normal; font-weight: 600; }
footer { flex: none; display: flex; justify-content: space-between; padding: 0.5mm 2mm; font-size: 2.1mm; color: #6b655b;
  border-top: 0.2mm solid #d6d0c4; }
footer span { min-width: 12mm; text-align: center; } footer span:first-child { text-align: left; } footer span:last-child { text-align: right; }
.legend { max-width: 210mm; margin: 0 auto; padding: 8mm; font-size: 3mm; }
.legend h2 { font-size: 4.5mm; margin-bottom: 3mm; }
.legend ul { list-style: none; columns: 2; } .legend li { margin-bottom: 1mm; break-inside: avoid; }
.unofficial { padding: 0 8mm 8mm; text-align: center; font-size: 3mm; color: #57524a; }
@page { size: A4; margin: 12mm 9mm; }
@media print {
  body { background: #fff; }
  header { display: none; }
  main { display: block; padding: 0; }
  .page { display: grid; grid-template-columns: repeat(3, 63mm); grid-auto-rows: 88mm; gap: 1mm; justify-content: center; break-after: page; }
  .page:not(:has(.card:not([hidden]))) { display: none; }
}
</style>
</head>
<body>
"##;

const FOOT: &str = r##"<p class="unofficial">An unofficial fan project, without art or text of the publisher. Names belong to their owners.</p>
<script>
const words = document.getElementById("words"), deck = document.getElementById("deck");
const cards = [...document.querySelectorAll(".card")];
function filter() {
  const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const card of cards) {
    const fits = (!deck.value || card.dataset.deck === deck.value) && wanted.every(word => card.dataset.words.includes(word));
    card.hidden = !fits;
    count += fits;
  }
  document.getElementById("count").textContent = count + (count === 1 ? " card" : " cards");
}
words.addEventListener("input", filter);
deck.addEventListener("change", filter);
filter();
</script>
</body>
</html>
"##;
