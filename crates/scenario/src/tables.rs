//! The table that a scenario begins with: one file for each edition, in the grammar of scenarios.

use crate::error::{Problem, Wrong, ensure};
use crate::form::{Args, Grammar};
use crate::parse::without_comment;
use codex::{Codex, Hex};
use rules::hexes;
use std::sync::LazyLock;

/// The files, by the id of their edition.
const FILES: [(&str, &str); 2] = [
    ("rebirth", include_str!("../../../scenarios/tables/rebirth.table")),
    ("classic", include_str!("../../../scenarios/tables/classic.table")),
];

/// Who sits where, and where the rooms lie.
#[derive(Clone, Debug, Default)]
pub(crate) struct DefaultTable {
    /// The id of its edition.
    pub edition: &'static str,
    /// Clockwise.
    pub seats: Vec<DefaultSeat>,
    /// Rooms by id.
    pub rooms: Vec<(String, Hex)>,
    /// Slots of every room.
    pub slots: u8,
    /// Personal spells of each mage that wait for a moon change.
    pub aside: u8,
    /// Rooms for mages without a place.
    pub quiet: Vec<String>,
}

#[derive(Clone, Debug)]
pub(crate) struct DefaultSeat {
    /// The id of the mage.
    pub mage: String,
    pub colour: String,
    pub cell: Hex,
    /// A school that lets a game be dealt without questions.
    pub school: String,
}

type Line = fn(&mut DefaultTable, &Args) -> Result<(), Wrong>;

static GRAMMAR: LazyLock<Grammar<Line>> = LazyLock::new(|| {
    let rows: [(&str, Line); 5] = [
        ("seat MAGE COLOUR cell Q R school SCHOOL", seat),
        ("slots N", |table, args| args.small("N").map(|slots| table.slots = slots)),
        ("aside N", |table, args| args.small("N").map(|aside| table.aside = aside)),
        ("room ROOM at Q R", room),
        ("quiet ROOM...", quiet),
    ];
    Grammar::new(rows)
});

static TABLES: LazyLock<Vec<DefaultTable>> = LazyLock::new(|| {
    let read = |(edition, text): (&'static str, &str)| match read(edition, text) {
        Ok(table) => table,
        // The files are part of the program; a test reads them all.
        Err(problems) => panic!("{}", problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("\n")),
    };
    FILES.into_iter().map(read).collect()
});

/// The editions that scenarios can be written for.
pub(crate) fn editions() -> impl Iterator<Item = &'static str> {
    FILES.into_iter().map(|(edition, _)| edition)
}

/// The table of the edition these cards are for.
pub(crate) fn of(codex: &Codex) -> Result<&'static DefaultTable, Wrong> {
    let id = codex.edition.as_ref().map_or("", |edition| &edition.title.id);
    TABLES.iter().find(|table| table.edition == id).ok_or_else(|| unknown(id))
}

/// No edition of this name.
pub(crate) fn unknown(edition: &str) -> Wrong {
    let known: Vec<&str> = editions().collect();
    Wrong::new(format!("there is no edition `{edition}` with a table for scenarios"))
        .hint(format!("known: {}", known.join(", ")))
}

fn read(edition: &'static str, text: &str) -> Result<DefaultTable, Vec<Problem>> {
    let mut table = DefaultTable { edition, ..DefaultTable::default() };
    let path = format!("{edition}.table");
    let mut problems = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = without_comment(line).trim();
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() {
            continue;
        }
        let done = GRAMMAR.read(&words).and_then(|(apply, args)| apply(&mut table, &args));
        problems.extend(done.err().map(|wrong| wrong.at(&path, index + 1, line)));
    }
    if table.rooms.len() != hexes::ROOMS && problems.is_empty() {
        let wrong = Wrong::new(format!("{} rooms are laid, not {}", table.rooms.len(), hexes::ROOMS));
        problems.push(wrong.at(&path, text.lines().count(), ""));
    }
    if problems.is_empty() { Ok(table) } else { Err(problems) }
}

fn hex(args: &Args) -> Hex {
    Hex { q: args.signed("Q"), r: args.signed("R") }
}

fn seat(table: &mut DefaultTable, args: &Args) -> Result<(), Wrong> {
    let own = DefaultSeat {
        mage: args.one("MAGE").into(),
        colour: args.one("COLOUR").into(),
        cell: hex(args),
        school: args.one("SCHOOL").into(),
    };
    let twice = table.seats.iter().any(|other| other.mage == own.mage || other.colour == own.colour);
    ensure(!twice, || "two seats with the same mage or colour".into())?;
    table.seats.push(own);
    Ok(())
}

fn room(table: &mut DefaultTable, args: &Args) -> Result<(), Wrong> {
    let (id, at) = (args.one("ROOM"), hex(args));
    ensure(hexes::place_of(at).is_some(), || "no room can lie there".into())?;
    let twice = table.rooms.iter().any(|(other, place)| other == id || *place == at);
    ensure(!twice, || "this room or one at this place is laid already".into())?;
    table.rooms.push((id.into(), at));
    Ok(())
}

fn quiet(table: &mut DefaultTable, args: &Args) -> Result<(), Wrong> {
    table.quiet = args.all("ROOM").to_vec();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_each_edition_is_whole_and_its_cards_are_there() {
        assert!(editions().eq(content::EDITIONS));
        for edition in editions() {
            let codex = content::edition(edition).unwrap();
            let table = of(&codex).unwrap();
            assert_eq!(table.seats.len(), 4);
            assert!(table.seats.iter().all(|seat| codex.find_mage(&seat.mage).is_some()));
            assert!(table.seats.iter().all(|seat| codex.find_school(&seat.school).is_some()));
            assert!(table.rooms.iter().all(|(room, _)| codex.find_room(room).is_some()));
            assert!(table.quiet.iter().all(|room| codex.find_room(room).is_some()));
        }
    }

    #[test]
    fn what_is_wrong_with_a_file_is_told_with_its_lines() {
        let text =
            "seat a red cell 0 3 school hex\nseat b red cell 3 0 school hex\nroom crypt at 9 9\nchair x\n";
        let problems = read("test", text).unwrap_err();
        assert_eq!(problems.iter().map(|problem| problem.line).collect::<Vec<_>>(), [2, 3, 4]);
        let problems = read("test", "room crypt at 0 0 # alone\n").unwrap_err();
        assert_eq!(problems[0].message, format!("1 rooms are laid, not {}", hexes::ROOMS));
    }

    #[test]
    fn cards_of_an_edition_without_a_table_are_refused() {
        let wrong = of(&Codex::default()).unwrap_err();
        assert_eq!(wrong.hint.as_deref(), Some("known: rebirth, classic"));
    }
}
