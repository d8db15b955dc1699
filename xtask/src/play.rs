//! `cargo xtask play`: builds client and server, starts the server, opens a browser at it.

use crate::{cargo, root, web};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Duration;

/// The first port that is tried; the next free one is taken.
const PORT: u16 = 4820;

pub fn run() -> ExitCode {
    match serve() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn serve() -> Result<bool, String> {
    let root = root();
    println!("Building the client ...");
    web::build(&root)?;
    println!("Building the server ...");
    let built = cargo(&root).args(["build", "--quiet", "--release", "--package", "lodge"]).status();
    if !built.map_err(|error| format!("cargo: {error}"))?.success() {
        return Err("the server could not be built".into());
    }
    // Tables are kept beside the sources, and not in `target`, which people empty.
    let folder = root.join(".lodge");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let port = (PORT..PORT + 100)
        .find(|&port| TcpListener::bind(("127.0.0.1", port)).is_ok())
        .ok_or("no free port was found")?;
    let address = format!("127.0.0.1:{port}");
    let program = root.join("target/release").join(format!("lodge{}", std::env::consts::EXE_SUFFIX));
    let mut server = Command::new(program)
        .args(["serve", "--addr", &address, "--db"])
        .arg(folder.join("tables.db"))
        .spawn()
        .map_err(|error| format!("lodge serve: {error}"))?;
    wait_for(&address, &mut server)?;
    let url = format!("http://{address}/");
    println!("\nLodge is at {url} (Ctrl+C ends it; your tables are kept in {})\n", folder.display());
    open(&url);
    let ended = server.wait().map_err(|error| format!("lodge serve: {error}"))?;
    Ok(ended.success())
}

fn wait_for(address: &str, server: &mut Child) -> Result<(), String> {
    for _ in 0..200 {
        if TcpStream::connect(address).is_ok() {
            return Ok(());
        }
        if let Ok(Some(status)) = server.try_wait() {
            return Err(format!("the server ended at once ({status})"));
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    Err("the server did not start within ten seconds".into())
}

/// Opens the page with whatever the system opens pages with; the address was printed anyway.
fn open(url: &str) {
    let (program, args): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/c", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut opener = Command::new(program);
    let _ = opener.args(args).arg(url).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
