//! The log of a server. Its lines go to standard error by a thread of their own: whoever reads them there may stop reading
//! or go away, and no table waits for it or breaks with it.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::time::Duration;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

/// So many lines wait to be written; those that come then are counted and lost.
const WAITING: usize = 4096;

const LOST: &str = "lines of the log that could not be written in time: ";

#[derive(Debug)]
enum Job {
    Write(Vec<u8>),
    /// Everything before it was written.
    Tell(SyncSender<()>),
}

/// Where lines are left.
#[derive(Clone, Debug)]
pub struct Log {
    jobs: SyncSender<Job>,
    lost: Arc<AtomicU64>,
}

impl Log {
    /// What is said from now on, panics too, goes to standard error as far as `LODGE_LOG` wishes.
    pub fn begin() -> io::Result<Log> {
        let log = Log::to(io::stderr(), WAITING)?;
        let filter = EnvFilter::try_from_env("LODGE_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
        let lines = tracing_subscriber::fmt().with_env_filter(filter).log_internal_errors(false);
        lines.with_writer(log.clone()).init();
        std::panic::set_hook(Box::new(|panic| tracing::error!("{panic}")));
        Ok(log)
    }

    fn to(out: impl Write + Send + 'static, waiting: usize) -> io::Result<Log> {
        let (jobs, taken) = mpsc::sync_channel(waiting);
        let lost = Arc::new(AtomicU64::new(0));
        let log = Log { jobs, lost: lost.clone() };
        std::thread::Builder::new().name("log".into()).spawn(move || write(out, &taken, &lost))?;
        Ok(log)
    }

    /// Waits until all is written, but no longer than this.
    pub fn flush(&self, patience: Duration) {
        let (tell, told) = mpsc::sync_channel(1);
        if self.jobs.try_send(Job::Tell(tell)).is_ok() {
            let _ = told.recv_timeout(patience);
        }
    }
}

/// What cannot be written is lost, and counted until somebody can be told.
fn write(mut out: impl Write, jobs: &Receiver<Job>, lost: &AtomicU64) {
    let mut missed = 0;
    for job in jobs {
        match job {
            Job::Write(line) => missed += u64::from(out.write_all(&line).is_err()),
            Job::Tell(tell) => {
                let _ = out.flush();
                let _ = tell.try_send(());
            }
        }
        missed += lost.swap(0, Ordering::Relaxed);
        if missed > 0 && out.write_all(format!("{LOST}{missed}\n").as_bytes()).is_ok() {
            missed = 0;
        }
    }
}

/// One line in the making; it is left when it is whole.
#[derive(Debug)]
pub struct Line<'a> {
    log: &'a Log,
    text: Vec<u8>,
}

impl Write for Line<'_> {
    fn write(&mut self, part: &[u8]) -> io::Result<usize> {
        self.text.extend_from_slice(part);
        Ok(part.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for Line<'_> {
    fn drop(&mut self) {
        if self.log.jobs.try_send(Job::Write(std::mem::take(&mut self.text))).is_err() {
            self.log.lost.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Line<'a>;

    fn make_writer(&'a self) -> Line<'a> {
        Line { log: self, text: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    /// A reader that takes a line when it is told to, and breaks when nobody tells it any more.
    struct Reader {
        ready: Receiver<()>,
        taken: Arc<Mutex<Vec<u8>>>,
    }

    impl Write for Reader {
        fn write(&mut self, part: &[u8]) -> io::Result<usize> {
            self.ready.recv().map_err(|_| io::ErrorKind::BrokenPipe)?;
            self.taken.lock().map_err(|_| io::ErrorKind::Other)?.extend_from_slice(part);
            Ok(part.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn say(log: &Log, line: &str) {
        let _ = log.make_writer().write_all(line.as_bytes());
    }

    #[test]
    fn nobody_waits_for_a_reader_and_what_was_lost_is_counted() {
        let (read, ready) = mpsc::channel();
        let taken = Arc::<Mutex<Vec<u8>>>::default();
        let log = Log::to(Reader { ready, taken: taken.clone() }, 2).unwrap();
        // One is being written at most and two wait: of ten at least seven find no room.
        for _ in 0..10 {
            say(&log, "a line\n");
        }
        log.flush(Duration::ZERO);
        for _ in 0..10 {
            read.send(()).unwrap();
        }
        // Behind all that waits, which now finds a reader.
        let (tell, told) = mpsc::sync_channel(1);
        log.jobs.send(Job::Tell(tell)).unwrap();
        told.recv().unwrap();
        let taken = String::from_utf8(taken.lock().unwrap().clone()).unwrap();
        let lines = taken.matches("a line\n").count();
        assert!((2..=3).contains(&lines), "{taken}");
        assert!(taken.contains(&format!("{LOST}{}\n", 10 - lines)), "{taken}");
    }

    #[test]
    fn a_reader_who_has_gone_breaks_nothing() {
        let (read, ready) = mpsc::channel();
        let log = Log::to(Reader { ready, taken: Arc::default() }, 8).unwrap();
        drop(read);
        for _ in 0..100 {
            say(&log, "a line\n");
            log.flush(Duration::MAX);
        }
    }
}
