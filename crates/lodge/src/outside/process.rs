//! A program that plays a seat: a line goes in, a line comes out, and it must not take for ever.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// A running program. It is ended when this is dropped.
#[derive(Debug)]
pub struct Process {
    child: Child,
    lines: Sender<String>,
    replies: Receiver<Result<String, String>>,
}

impl Process {
    /// Starts a command line of the shell.
    pub fn start(command: &str) -> Result<Process, String> {
        let (shell, flag) = if cfg!(windows) { ("cmd", "/C") } else { ("sh", "-c") };
        let mut child = Command::new(shell)
            .args([flag, command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("`{command}` cannot be started: {error}"))?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (Some(stdin), Some(stdout)) = (stdin, stdout) else {
            return Err(format!("`{command}` has no input or output"));
        };
        let (lines, to_write) = mpsc::channel();
        let (to_send, replies) = mpsc::channel();
        // Pipes can be waited for with a limit only from outside. The thread ends with the program or with this value.
        thread::spawn(move || talk(stdin, stdout, &to_write, &to_send));
        Ok(Process { child, lines, replies })
    }

    /// Asks one thing. After an error the program is of no more use.
    pub fn ask(&mut self, line: String, limit: Duration) -> Result<String, String> {
        let ended = || "the program has ended".to_string();
        self.lines.send(line).map_err(|_| ended())?;
        match self.replies.recv_timeout(limit) {
            Ok(reply) => reply,
            Err(RecvTimeoutError::Timeout) => Err(format!("no answer within {} s", limit.as_secs_f64())),
            Err(RecvTimeoutError::Disconnected) => Err(ended()),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already; both calls then say so, which is no news.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn talk(
    mut stdin: ChildStdin,
    stdout: ChildStdout,
    lines: &Receiver<String>,
    replies: &Sender<Result<String, String>>,
) {
    let mut stdout = BufReader::new(stdout);
    while let Ok(line) = lines.recv() {
        let reply = exchange(&mut stdin, &mut stdout, &line);
        let useless = reply.is_err();
        if replies.send(reply).is_err() || useless {
            return;
        }
    }
}

fn exchange(stdin: &mut ChildStdin, stdout: &mut impl BufRead, line: &str) -> Result<String, String> {
    let written = stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush());
    written.map_err(|_| "the program has ended".to_string())?;
    let mut reply = String::new();
    match stdout.read_line(&mut reply) {
        Ok(0) => Err("the program has ended".into()),
        Ok(_) => Ok(reply),
        Err(error) => Err(format!("its answer cannot be read: {error}")),
    }
}
