//! The pause before answers count while somebody may react: how soon an answer comes would tell whether there was anything to
//! think about.

use super::{Command, Table};
use std::time::Duration;
use table::wire::*;

/// The most answers of a line that wait for the end of a pause. One can count; the others are those of impatient hands.
const HELD: usize = 8;

impl Table {
    /// Whether the pending question has a pause that is not over. It begins when the question is put.
    pub(super) fn begin_pause(&mut self) -> bool {
        let (asked, length) = (self.host.play().asked(), self.house.limits.pause);
        if length.is_zero() || !self.host.play().pauses() {
            self.pause = None;
            return false;
        }
        if self.pause.is_none_or(|(of, _)| of != asked) {
            self.pause = Some((asked, self.house.world.ticks() + length));
        }
        self.pause_left().is_some()
    }

    pub(super) fn pause_left(&self) -> Option<Duration> {
        let (_, until) = self.pause?;
        until.checked_sub(self.house.world.ticks()).filter(|left| !left.is_zero())
    }

    /// Whether answers wait, or have waited and are not heard yet.
    pub(super) fn is_pausing(&self) -> bool {
        self.pause_left().is_some() || !self.held.is_empty()
    }

    /// An answer during the pause: heard when it is over. Whoever hangs up after it has given it all the same.
    pub(super) fn must_wait(&self, command: &Command) -> bool {
        match command {
            // What speaks of another question is refused at once; otherwise it could count for the next one.
            Command::Said { message: ToServer::Answer(answer), .. } => {
                self.pause_left().is_some() && self.host.play().is_of_now(answer.revision)
            }
            Command::Leave { connection } => self.held_of(*connection) > 0,
            _ => false,
        }
    }

    fn held_of(&self, line: u64) -> usize {
        let own = |held: &&Command| matches!(held, Command::Said { connection, .. } if *connection == line);
        self.held.iter().filter(own).count()
    }

    pub(super) fn hold(&mut self, command: Command) {
        match command {
            Command::Said { connection, message: ToServer::Answer(Answer { id, .. }), .. }
                if self.held_of(connection) >= HELD =>
            {
                let words = "too many answers were given at once";
                self.refuse(connection, id, Refusal::new(Code::Busy, words));
            }
            command => self.held.push_back(command),
        }
    }
}
