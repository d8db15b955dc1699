//! The functions that a browser calls: a message is written into [`room`], heard, and the answer read where
//! [`answer`] says. This is the only file with names that the linker must keep and with functions of the browser.

#![allow(unsafe_code)]

use crate::{Asked, Command, House, Query, think as ponder};
use bots::Workshop;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::cell::RefCell;
use std::sync::{Arc, Once};
use std::time::Duration;
use table::secret::NoChance;
use table::shelf::Shelf;

#[link(wasm_import_module = "lodge")]
unsafe extern "C" {
    /// Milliseconds since some moment.
    safe fn now() -> f64;
    /// Fills bytes of our memory with chance.
    safe fn chance(at: *mut u8, length: usize);
    /// The last words of an engine that breaks.
    safe fn complain(at: *const u8, length: usize);
}

thread_local! {
    static MESSAGE: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    /// The cards of a Worker of the bots.
    static SHELF: Shelf = Shelf::built_in(Vec::new());
    static HOUSE: RefCell<Option<House>> = const { RefCell::new(None) };
}

/// Where a Worker works: one hand, and the clock of the browser.
#[derive(Clone, Copy, Debug)]
struct Browser;

impl Workshop for Browser {
    fn now(&self) -> Option<Duration> {
        Some(Duration::from_secs_f64((now() / 1000.0).max(0.0)))
    }

    fn hands(&self) -> usize {
        1
    }

    fn work(&self, hands: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..hands).for_each(job);
    }
}

fn chance_of_the_browser(bytes: &mut [u8]) -> Result<(), NoChance> {
    chance(bytes.as_mut_ptr(), bytes.len());
    Ok(())
}

/// Here a panic ends the engine; it is told what it was before.
fn listen_for_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        std::panic::set_hook(Box::new(|info| {
            let said = info.to_string();
            complain(said.as_ptr(), said.len());
        }));
    });
}

/// Reads the message, lets something be done about it, and keeps the answer.
fn exchange<M: DeserializeOwned>(act: impl FnOnce(M) -> Result<String, String>) -> usize {
    listen_for_panics();
    let message = String::from_utf8(MESSAGE.take()).map_err(|why| why.to_string());
    let read = message.and_then(|text| serde_json::from_str(&text).map_err(|why| why.to_string()));
    let text = match read.and_then(act) {
        Ok(text) => text,
        // Only the page speaks here: what it says is wrong only if the page is.
        Err(why) => {
            complain(why.as_ptr(), why.len());
            panic!("a message that cannot be read");
        }
    };
    let length = text.len();
    ANSWER.set(text.into_bytes());
    length
}

fn json(value: &impl serde::Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|why| why.to_string())
}

/// Room for a message of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    MESSAGE.set(vec![0; bytes]);
    MESSAGE.with_borrow_mut(|message| message.as_mut_ptr())
}

/// Where the answer lies.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}

/// The house of this page, opened with the first word.
fn with_house<T>(act: impl FnOnce(&mut House) -> T) -> T {
    HOUSE.with_borrow_mut(|house| {
        act(house.get_or_insert_with(|| House::new(Vec::new(), chance_of_the_browser)))
    })
}

/// Hears a command; the answer is the list of errands.
#[unsafe(no_mangle)]
pub extern "C" fn hear() -> usize {
    exchange(|command: Command| json(&with_house(|house| house.hear(command))))
}

/// Answers a query with what is wrong, if anything is.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    exchange(|query: Query| json(&with_house(|house| house.ask(query))))
}

#[derive(Deserialize)]
struct Pondered {
    /// JSON of an [`Asked`].
    question: String,
    hand: u32,
}

/// Thinks about a question; the answer is what was found of each option.
#[unsafe(no_mangle)]
pub extern "C" fn think() -> usize {
    exchange(|Pondered { question, hand }: Pondered| {
        let asked: Asked = serde_json::from_str(&question).map_err(|why| why.to_string())?;
        SHELF.with(|shelf| json(&ponder(shelf, asked, hand, Arc::new(Browser))?))
    })
}
