//! A real PostgreSQL for tests: from the system's packages, in a folder of its own, gone when the tests are.

use std::fs;
use std::io::Read;
use std::net::TcpListener;
use std::os::unix::fs::{DirBuilderExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Where it listens, on this machine only.
#[derive(Debug)]
pub struct Cluster {
    pub port: u16,
    folder: PathBuf,
    programs: PathBuf,
    /// Whom it runs as, where the tests run as root: the database refuses to.
    user: Option<(u32, u32)>,
    keeper: Child,
}

/// The one that all tests of this program share.
pub fn shared() -> &'static Cluster {
    static SHARED: OnceLock<Cluster> = OnceLock::new();
    SHARED.get_or_init(Cluster::start)
}

/// The address of a fresh database.
pub fn fresh() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    shared().database(&format!("test{}", NEXT.fetch_add(1, Ordering::Relaxed)))
}

impl Cluster {
    /// Lays a folder, and starts the database in it.
    pub fn start() -> Cluster {
        let programs = programs();
        let user = unprivileged();
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("lodge-postgres-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::DirBuilder::new().mode(0o700).create(&folder).unwrap();
        if let Some((user, group)) = user {
            chown(&folder, Some(user), Some(group)).unwrap();
        }
        let data = folder.join("data");
        let mut lay = as_user(&programs.join("initdb"), user);
        lay.args([
            "--auth=trust",
            "--username=lodge",
            "--encoding=UTF8",
            "--no-locale",
            "--no-instructions",
            "-D",
        ]);
        let laid = lay.arg(&data).current_dir(&folder).output().unwrap();
        assert!(laid.status.success(), "initdb: {}", String::from_utf8_lossy(&laid.stderr));
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let keeper = keep(&programs, &folder, port, user);
        let cluster = Cluster { port, folder, programs, user, keeper };
        cluster.wait();
        cluster
    }

    /// Waits until it takes connections.
    fn wait(&self) {
        let end = Instant::now() + Duration::from_secs(120);
        while !self.is_up() {
            assert!(Instant::now() < end, "the database does not come up: {}", self.log());
            std::thread::yield_now();
        }
    }

    fn is_up(&self) -> bool {
        let asked = self.program("pg_isready").args(["-q", "-d", "postgres"]).status();
        asked.is_ok_and(|status| status.success())
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        command.args(["-h", "127.0.0.1", "-U", "lodge", "-p", &self.port.to_string()]);
        command
    }

    /// Makes a database; its address.
    pub fn database(&self, name: &str) -> String {
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        format!("postgres://lodge@127.0.0.1:{}/{name}", self.port)
    }

    /// Has something done in a database; what it says.
    pub fn sql(&self, database: &str, sql: &str) -> String {
        let done =
            self.program("psql").args(["-qAt", "-v", "ON_ERROR_STOP=1", "-d", database, "-c", sql]).output();
        let done = done.unwrap();
        assert!(done.status.success(), "{sql}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap()
    }

    /// Stops it as a power failure would, and starts it again.
    pub fn restart(&self) {
        let data = self.folder.join("data");
        let mut control = as_user(&self.programs.join("pg_ctl"), self.user);
        control
            .args(["restart", "-w", "-m", "immediate", "-D"])
            .arg(&data)
            .arg("-l")
            .arg(self.folder.join("log"));
        control
            .args(["-o", &options(&self.folder, self.port)])
            .stdout(Stdio::null())
            .current_dir(&self.folder);
        assert!(control.status().unwrap().success(), "{}", self.log());
        self.wait();
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // The end of its input tells the keeper to stop the database and to clear up.
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

fn options(folder: &Path, port: u16) -> String {
    format!("-c listen_addresses=127.0.0.1 -c unix_socket_directories={} -p {port}", folder.display())
}

/// A shell that starts the database and ends it when these tests end, however they do: their end of the pipe closes.
fn keep(programs: &Path, folder: &Path, port: u16, user: Option<(u32, u32)>) -> Child {
    let script = "\"$1\"/pg_ctl start -w -D \"$2\"/data -l \"$2\"/log -o \"$3\" >/dev/null 2>&1; echo; cat >/dev/null; \
                  \"$1\"/pg_ctl stop -w -m immediate -D \"$2\"/data >/dev/null 2>&1; cd /; rm -rf \"$2\"";
    let mut keeper = as_user(Path::new("/bin/sh"), user);
    keeper.arg("-c").arg(script).arg("keeper").arg(programs).arg(folder).arg(options(folder, port));
    // A group of its own: what ends the tests must not end the keeper before it has cleared up.
    keeper
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .current_dir(folder)
        .process_group(0);
    let mut keeper = keeper.spawn().unwrap();
    let mut word = [0];
    keeper.stdout.take().unwrap().read_exact(&mut word).unwrap();
    keeper
}

fn as_user(program: &Path, user: Option<(u32, u32)>) -> Command {
    let mut command = Command::new(program);
    if let Some((user, group)) = user {
        command.uid(user).gid(group);
    }
    command
}

/// Where the programs of the database are.
fn programs() -> PathBuf {
    let folders = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let packaged = folders.map(|version| version.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut all: Vec<PathBuf> = packaged.chain(std::env::split_paths(&path)).collect();
    all.retain(|folder| folder.join("initdb").exists() && folder.join("pg_ctl").exists());
    all.first().cloned().expect("PostgreSQL is not here: `apt-get install postgresql` brings it")
}

/// Somebody who is not root, if the tests run as root.
fn unprivileged() -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt;
    let root = fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let of = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut parts = line.split(':').skip(2);
        Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
    };
    root.then(|| of("postgres").or_else(|| of("nobody")).expect("somebody who is not root"))
}
