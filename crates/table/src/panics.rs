//! Turns a panic of the engine into a message, so that one broken game does not end a simulation.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;

thread_local! {
    static CATCHING: Cell<bool> = const { Cell::new(false) };
    static MESSAGE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs something that may panic; the error says what the panic said, and where.
pub fn catch<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(install);
    CATCHING.set(true);
    let result = panic::catch_unwind(AssertUnwindSafe(run));
    CATCHING.set(false);
    result.map_err(|payload| MESSAGE.take().unwrap_or_else(|| text(&*payload)))
}

/// Panics elsewhere are left to the hook that was there before.
fn install() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info: &PanicHookInfo| {
        // Where a panic ends everything, nobody is left to read the message.
        if !CATCHING.get() || cfg!(panic = "abort") {
            return before(info);
        }
        let place = info.location().map_or(String::new(), |at| format!(" ({}:{})", at.file(), at.line()));
        MESSAGE.set(Some(text(info.payload()) + &place));
    }));
}

fn text(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or("unknown").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_message_with_its_place() {
        let message = catch::<()>(|| panic!("no more {}", "roses")).unwrap_err();
        assert!(message.starts_with("no more roses (") && message.contains("panics.rs"), "{message}");
        assert_eq!(catch(|| 7), Ok(7));
    }
}
