//! `store`: looking at what a server keeps, moving it, saving it, repairing it (docs/hosting.md).

use crate::commands::{FAILED, bad_input};
use lodge::packs;
use serde::Serialize;
use server::store::{self, Archive, Sqlite, Storage, StoreError};
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Debug, clap::Args)]
pub struct StoreArgs {
    #[command(subcommand)]
    pub command: StoreCommand,
    /// Says what was found or done as JSON
    #[arg(long, global = true)]
    pub json: bool,
}

#[derive(Debug, clap::Subcommand)]
pub enum StoreCommand {
    /// Looks at everything: every chain, every game played again, all cards; also beside a running server
    Check {
        /// The file, or postgres://...
        db: String,
    },
    /// Writes everything as text; also beside a running server
    Export {
        /// The file, or postgres://...
        db: String,
        /// Where to; standard output if left out
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Takes the tables of an export that are whole and not there yet
    Import {
        /// The file, or postgres://...
        db: String,
        /// The export
        #[arg(value_name = "FROM")]
        from: PathBuf,
    },
    /// Writes what is stored just now into a fresh file, beside a running server
    Backup {
        db: PathBuf,
        #[arg(value_name = "TO")]
        to: PathBuf,
    },
    /// Cuts damaged tables back to their last good event; the old file is kept whole beside the new one
    Repair { db: PathBuf },
}

/// Why a command came to no end.
enum Stop {
    Store(StoreError),
    Input(String),
    Io(io::Error),
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Stop {
        Stop::Store(error)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Io(error)
    }
}

pub fn run(out: &mut impl Write, args: StoreArgs) -> io::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    match runtime.block_on(command(out, args)) {
        Ok(true) => Ok(ExitCode::SUCCESS),
        Ok(false) => Ok(FAILED.into()),
        Err(Stop::Store(error)) => bad_input(error),
        Err(Stop::Input(why)) => bad_input(why),
        Err(Stop::Io(error)) => Err(error),
    }
}

/// Whether all is well.
async fn command(out: &mut impl Write, StoreArgs { command, json }: StoreArgs) -> Result<bool, Stop> {
    match command {
        StoreCommand::Check { db } => {
            let shelf = packs::shelf(&[]).map_err(|error| Stop::Input(error.to_string()))?;
            let report = store::check(&*look(&db).await?, &shelf).await?;
            say(out, json, &report, &report.to_string())?;
            Ok(report.is_whole() && report.astray.is_empty())
        }
        StoreCommand::Export { db, out: to } => {
            let archive = look(&db).await?;
            let done = match &to {
                Some(path) => {
                    let file =
                        fresh(path).map_err(|error| Stop::Input(format!("{}: {error}", path.display())))?;
                    store::export(&*archive, &mut BufWriter::new(file)).await?
                }
                None => store::export(&*archive, &mut *out).await?,
            };
            let mut words = format!("{} tables, {} events\n", done.tables, done.events);
            for own in &done.damaged {
                words += &format!("table {} is damaged: {}\n", own.table, own.damage);
            }
            for own in &done.lost {
                words += &format!("table {}: nothing of it can be believed: {}\n", own.table, own.why);
            }
            done.cards.iter().for_each(|why| words += &format!("{why}\n"));
            match to {
                Some(_) => say(out, json, &done, &words)?,
                // Standard output is the export itself.
                None => say(&mut io::stderr(), json, &done, &words)?,
            }
            Ok(done.damaged.is_empty() && done.lost.is_empty() && done.cards.is_empty())
        }
        StoreCommand::Import { db, from } => {
            let text =
                File::open(&from).map_err(|error| Stop::Input(format!("{}: {error}", from.display())))?;
            let storage = open(&db).await?;
            let done = store::import(&*storage, BufReader::new(text)).await?;
            let mut words = format!("{} tables, {} events\n", done.tables, done.events);
            for own in &done.refused {
                words += &format!("table {} was not taken: {}\n", own.table, own.why);
            }
            done.cards.iter().for_each(|why| words += &format!("{why}\n"));
            say(out, json, &done, &words)?;
            Ok(done.refused.is_empty() && done.cards.is_empty())
        }
        StoreCommand::Backup { db, to } => {
            Sqlite::look(&db)?.back_up(&to)?;
            let words = format!("{} holds what {} held just now\n", to.display(), db.display());
            say(out, json, &serde_json::json!({ "backup": to }), &words)?;
            Ok(true)
        }
        StoreCommand::Repair { db } => {
            if is_address(&db.to_string_lossy()) {
                let why = "a database is not repaired in place: export it, and import what is whole into a fresh one";
                return Err(Stop::Input(why.into()));
            }
            let done = store::repair(&db).await?;
            let mut words = String::new();
            for own in &done.cut {
                words += &format!("table {} was cut back: {}\n", own.table, own.damage);
            }
            for own in &done.lost {
                words += &format!("table {} is in the old file only: {}\n", own.table, own.why);
            }
            done.cards.iter().for_each(|why| words += &format!("{why}: in the old file only\n"));
            words += &format!(
                "{} tables, {} events; the old file is {}\n",
                done.tables,
                done.events,
                done.kept.display()
            );
            say(out, json, &done, &words)?;
            Ok(true)
        }
    }
}

/// Whether a storage is named by the address of a database.
pub fn is_address(db: &str) -> bool {
    db.starts_with("postgres://") || db.starts_with("postgresql://")
}

async fn look(db: &str) -> Result<Box<dyn Archive>, Stop> {
    Ok(match is_address(db) {
        true => Box::new(store::Postgres::open(db).await?),
        false => Box::new(Sqlite::look(Path::new(db))?),
    })
}

async fn open(db: &str) -> Result<Box<dyn Storage>, Stop> {
    Ok(match is_address(db) {
        true => Box::new(store::Postgres::open(db).await?),
        false => Box::new(Sqlite::open(Path::new(db))?),
    })
}

/// A new file for its owner alone: an export tells every card.
fn fresh(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn say(out: &mut impl Write, json: bool, done: &impl Serialize, words: &str) -> io::Result<()> {
    match json {
        true => writeln!(out, "{}", serde_json::to_string(done)?),
        false => write!(out, "{words}"),
    }
}
