//! The TypeScript of all wire types, in one file: `web/src/wire/index.ts`.

use super::*;
use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "\
// Generated from crates/table/src/wire by ts-rs. Do not edit: `LODGE_WRITE=1 cargo test -p table --test typescript`.
";

/// The numbers with a meaning of their own, with what they mean.
const NUMBERS: [(&str, usize, &str); 5] = [
    ("CELL", rules::Spot::CELL.index(), "A mage in the own cell is at this place."),
    ("NONE", rules::Spot::NOWHERE.index(), "No cube in this gap of a row, no room, no mage chosen yet."),
    ("QUICK", rules::SheetSlot::QUICK.index(), "The quick slot; 0 to 2 are I, II and III."),
    ("ROOMS", rules::hexes::ROOMS, "The places below this one are rooms."),
    ("ROSE", rules::Colour::ROSE.0 as usize, "The Black Rose among the colours."),
];

/// The numbers, then all declarations, sorted by name.
pub fn declarations() -> String {
    let config = Config::new().with_large_int("number").with_array_tuple_limit(12);
    let mut all = Collector { config: &config, seen: BTreeSet::new(), found: BTreeMap::new() };
    all.add::<ToServer>();
    all.add::<ToClient>();
    all.add::<Catalogue>();
    all.add::<Health>();
    all.add::<NewTable>();
    all.add::<Created>();
    all.add::<PackOffer>();
    all.add::<EditionOffer>();
    all.add::<Join>();
    all.add::<Joined>();
    all.add::<Wanted>();
    all.add::<Summary>();
    all.add::<Frame>();
    all.add::<Tutorial>();
    all.add::<Free>();
    all.add::<Freed>();
    all.add::<Lend>();
    all.add::<Lent>();
    all.add::<Redeem>();
    all.add::<Redeemed>();
    all.add::<Imported>();
    all.add::<Services>();
    all.add::<Hall>();
    all.add::<Wishes>();
    all.add::<Wished>();
    all.add::<MailWord>();
    all.add::<ErrorBody>();
    // Named only inside `Partial<...>`, which the visitor does not see.
    all.add::<rules::View>();
    all.add::<rules::Settings>();
    let declarations: Vec<String> = all.found.into_values().collect();
    let numbers: String = NUMBERS
        .iter()
        .map(|(name, number, meaning)| format!("\n/** {meaning} */\nexport const {name} = {number};\n"))
        .collect();
    format!("{HEAD}{numbers}{}\n{}", slot_names(), declarations.join("\n"))
}

/// As labels write them, with a capital.
fn slot_names() -> String {
    let capital = |name: &str| format!("\"{}{}\"", name[..1].to_uppercase(), &name[1..]);
    let names: Vec<String> = rules::SheetSlot::all().map(|slot| capital(slot.name())).collect();
    format!("\n/** The slots of a sheet by number. */\nexport const SLOT_NAMES = [{}];\n", names.join(", "))
}

struct Collector<'a> {
    config: &'a Config,
    seen: BTreeSet<TypeId>,
    found: BTreeMap<String, String>,
}

impl Collector<'_> {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Only what is declared by itself has a place of its own; numbers, lists and boxes do not.
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let text = format!("{docs}export {}\n", T::decl(self.config));
            let tidy: Vec<&str> = text.lines().map(str::trim_end).collect();
            self.found.insert(T::ident(self.config), tidy.join("\n") + "\n");
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

impl TypeVisitor for Collector<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}
