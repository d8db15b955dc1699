//! `serve` and `load`.

use crate::args::{LoadArgs, ServeArgs};
use crate::commands::bad_input;
use lodge::{load, packs};
use server::{Limits, web};
use std::io::{self, Write};
use std::process::ExitCode;
use tracing_subscriber::EnvFilter;

pub fn serve(out: &mut impl Write, args: &ServeArgs) -> io::Result<ExitCode> {
    let shelf = match packs::shelf(&args.packs.packs) {
        Ok(shelf) => shelf,
        Err(error) => return bad_input(error),
    };
    let filter = EnvFilter::try_from_env("LODGE_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let serving = web::serve(shelf, &args.addr, &args.db, Limits::default()).await;
        let serving = match serving {
            Ok(serving) => serving,
            Err(error) => return bad_input(format!("{} with {}: {error}", args.addr, args.db.display())),
        };
        // Programs that start a server read its address from here.
        writeln!(out, "lodge serves http://{}", serving.address)?;
        out.flush()?;
        serving.until(web::asked_to_stop()).await?;
        Ok(ExitCode::SUCCESS)
    })
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
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
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
