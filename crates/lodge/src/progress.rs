//! How far a long command is, on a terminal; silent elsewhere, so that output stays clean for programs.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;

/// A bar that all threads move on. The default is hidden.
#[derive(Clone, Debug)]
pub struct Progress(ProgressBar);

impl Default for Progress {
    fn default() -> Progress {
        Progress(ProgressBar::hidden())
    }
}

impl Progress {
    /// Shown on standard error if that is a terminal.
    pub fn on_terminal() -> Progress {
        if !std::io::stderr().is_terminal() {
            return Progress::default();
        }
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        let form = "{msg:16} [{bar:32}] {human_pos} of {human_len}, {elapsed}, {eta} left";
        if let Ok(style) = ProgressStyle::with_template(form) {
            bar.set_style(style.progress_chars("=> "));
        }
        Progress(bar)
    }

    /// Starts again with so many steps.
    pub fn start(&self, what: impl Into<String>, steps: u64) {
        self.0.reset();
        self.0.set_length(steps);
        self.0.set_message(what.into());
    }

    /// One step more.
    pub fn step(&self) {
        self.0.inc(1);
    }

    /// Some steps were done before.
    pub fn skip(&self, steps: u64) {
        self.0.inc(steps);
    }

    /// Takes the bar away, so that the result stands alone.
    pub fn end(&self) {
        self.0.finish_and_clear();
    }
}
