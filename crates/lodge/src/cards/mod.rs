//! Cards to read: lists, single cards, a sheet to print, and what scenarios show of them.

mod catalogue;
mod report;
mod sheet;
mod show;
mod shown;
mod symbols;

pub use catalogue::{Card, Catalogue, Deck, Filter, NoSuch};
pub use report::{DeckCount, Report};
pub use sheet::sheet;
pub use show::{Shown, list_line};
pub use shown::{Showing, Shows};
pub use symbols::meaning;
