//! `serve` and `load`.

use crate::args::{DoorArgs, LimitArgs, LoadArgs, NoticeArgs, ServeArgs};
use crate::commands::{FAILED, bad_input};
use crate::log::Log;
use crate::storing::is_address;
use lodge::{load, packs};
use server::store::{Postgres, Sqlite, Storage};
use server::web::{self, Door};
use server::{Limits, Notices, PerAddress, Smtp};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

pub fn serve(out: &mut impl Write, args: &ServeArgs) -> io::Result<ExitCode> {
    let shelf = match packs::shelf(&args.packs.packs) {
        Ok(shelf) => shelf,
        Err(error) => return bad_input(error),
    };
    let (door, limits) = match door(&args.door) {
        Ok(door) => (door, limits(&args.limits)),
        Err(error) => return bad_input(error),
    };
    let notices = match notices(&args.notices) {
        Ok(notices) => notices,
        Err(error) => return bad_input(error),
    };
    let log = Log::begin()?;
    server::files::make_room(limits.connections);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .max_blocking_threads(threads_beside_tables(limits.thinkers))
        .enable_all()
        .build()?;
    let served = runtime.block_on(async {
        let serving = async {
            let store: Arc<dyn Storage> = match is_address(&args.db) {
                true => Arc::new(Postgres::open(&args.db).await.map_err(io::Error::other)?),
                false => Arc::new(Sqlite::open(Path::new(&args.db)).map_err(io::Error::other)?),
            };
            let serving = web::serve_from(shelf, &args.addr, store, limits).await?;
            serving.among(args.node.clone()).await?.behind(door).telling(&notices).await
        };
        let serving = match serving.await {
            Ok(serving) => serving,
            Err(error) => return bad_input(format!("{} with {}: {error}", args.addr, hidden(&args.db))),
        };
        // Whoever has its address finds in the log what was said before it.
        log.flush(LAST_LINES);
        // Programs that start a server read its address from here; it serves whether anybody does or not.
        let _ = writeln!(out, "lodge serves http://{}", serving.address).and_then(|()| out.flush());
        let asked = async {
            web::asked_to_stop().await;
            last_resort();
        };
        serving.until(asked).await?;
        Ok(ExitCode::SUCCESS)
    });
    // Bots in the middle of a thought are not waited for: what counts is stored.
    runtime.shutdown_background();
    log.flush(LAST_LINES);
    served
}

/// So long the beginning and the end wait for whoever reads the log.
const LAST_LINES: Duration = Duration::from_millis(200);

/// Five seconds after it was asked to stop a server is promised to be gone. It ends by itself before that
/// (`Serving::until`); should a thread hang on which that depends, this one does not.
const LAST_RESORT: Duration = Duration::from_millis(4850);

fn last_resort() {
    let end = || {
        std::thread::sleep(LAST_RESORT);
        std::process::exit(FAILED.into());
    };
    // Without a thread to spare the end is still as prompt as it is by itself.
    let _ = std::thread::Builder::new().name("last resort".into()).spawn(end);
}

/// How many threads read the file, wake tables and look names up, beside those on which bots think: however many think, they
/// hold up nobody who reads. More would not be quicker, they wait for the same cores and the same file; and each keeps most
/// of a MiB of memory for itself: dozens of them, as many as come by themselves when a thousand tables are laid at once,
/// took a third of what the tables took.
fn threads_beside_tables(thinkers: usize) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    thinkers + (2 * cores).max(8)
}

/// The name of a storage without what it is opened with.
fn hidden(db: &str) -> &str {
    match is_address(db) {
        true => db.rsplit('@').next().unwrap_or("the database"),
        false => db,
    }
}

fn door(args: &DoorArgs) -> Result<Door, String> {
    let wrong = |name: &String| format!("`{name}` is no name of a header");
    let header = |name: &String| name.to_ascii_lowercase().parse().map_err(|_| wrong(name));
    let proxy_header = args.proxy_header.as_ref().map(header).transpose()?;
    Ok(Door { hosts: args.hosts.clone(), proxy_header, metrics_word: args.metrics_word.clone() })
}

/// The variable that may hold the password of the mail server.
const SMTP_PASSWORD: &str = "LODGE_SMTP_PASSWORD";

fn notices(args: &NoticeArgs) -> Result<Notices, String> {
    let url = args.url.clone();
    if let Some(url) = url.as_ref().filter(|url| !url.starts_with("https://") && !url.starts_with("http://"))
    {
        return Err(format!("`{url}` is no address: it begins with https:// or http://"));
    }
    let smtp = match (&args.smtp, &args.mail_from) {
        (None, _) => None,
        (Some(_), None) => return Err("--smtp needs --mail-from: whom mail comes from".into()),
        (Some(_), Some(_)) if url.is_none() => {
            return Err("--smtp needs --url: links in mails lead there".into());
        }
        (Some(server), Some(from)) => {
            let password = match &args.smtp_password_file {
                Some(file) => {
                    let read = std::fs::read_to_string(file);
                    let read = read.map_err(|error| format!("{}: {error}", file.display()))?;
                    Some(read.trim_end_matches(['\r', '\n']).to_string())
                }
                None => std::env::var(SMTP_PASSWORD).ok(),
            };
            Some(Smtp { url: server.clone(), password, from: from.clone() })
        }
    };
    Ok(Notices { no_push: args.no_push, private: args.push_private, url, smtp })
}

/// How old the list of the hall may be.
const HALL_AGE: Duration = Duration::from_secs(5);

fn limits(args: &LimitArgs) -> Limits {
    let days = |days: u64| (days > 0).then(|| Duration::from_secs(days * 86_400));
    let per_address = PerAddress {
        sockets: args.sockets_per_address,
        requests_per_minute: args.requests_per_minute.into(),
        tables_per_minute: args.tables_per_minute.into(),
        joins_per_minute: args.joins_per_minute.into(),
        codes_per_minute: args.codes_per_minute.into(),
        shown_per_hour: args.shown_per_hour.into(),
        bytes_per_day: f64::from(args.mebibytes_per_day) * 1024.0 * 1024.0,
    };
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    Limits {
        connections: args.sockets,
        per_address: (!args.no_address_limits).then_some(per_address),
        bot_time: Duration::from_millis(args.bot_time),
        bot_iterations: args.bot_iterations,
        bot_pace: Duration::from_millis(20),
        thinkers: args.thinkers.unwrap_or(cores.saturating_sub(1)).max(1),
        pause: Duration::from_millis(args.pause),
        // Every answer of people; of programs that play faster one from time to time.
        hall: args.hall.then_some(HALL_AGE),
        forget_unplayed: days(args.forget_unplayed),
        forget_finished: days(args.forget_finished),
        forget_left: days(args.forget_left),
        ..Limits::default()
    }
}

pub fn load(out: &mut impl Write, args: &LoadArgs) -> io::Result<ExitCode> {
    let rate = match args.rate.as_str() {
        "max" => None,
        rate => match rate.parse::<f64>() {
            Ok(rate) if rate > 0.0 => Some(rate),
            _ => return bad_input(format!("`{rate}` is no rate: a number above 0, or `max`")),
        },
    };
    let plan = load::Plan {
        addr: args.addr.clone(),
        tables: args.tables,
        clients: args.clients,
        rate,
        seconds: args.seconds,
    };
    // One thread: it shares the machine with what it measures.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    match runtime.block_on(load::run(&plan)) {
        Ok(summary) => {
            match args.json {
                true => writeln!(out, "{}", serde_json::to_string(&summary)?)?,
                false => write!(out, "{summary}")?,
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => bad_input(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_that_think_leave_threads_to_those_who_read() {
        for thinkers in [1, 8, 100] {
            assert!(threads_beside_tables(thinkers) >= thinkers + 8);
        }
    }
}
