//! `cargo xtask test`: every step runs even if one before it failed, and the last line counts them all.

use crate::count::{Count, Counted, aside, program};
use crate::{cards, cargo, coverage, database, instructions, page, sims, target, tidy, web};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

/// The arguments of cargo that run the program; its own follow.
pub const LODGE: [&str; 6] = ["run", "--quiet", "--release", "--package", "lodge", "--"];

/// One line of the summary.
struct Step {
    name: &'static str,
    count: Count,
    time: Duration,
}

impl Step {
    /// Does something and keeps the time.
    fn of(name: &'static str, work: impl FnOnce() -> Count) -> Step {
        let start = Instant::now();
        let count = work();
        Step { name, count, time: start.elapsed() }
    }

    fn failed(&self) -> bool {
        self.count.failed > 0
    }
}

/// Tests, scenarios, simulations and the browser share one build: that of the tests, whose profile asserts the most.
/// `--workspace` stands in each command of cargo, since other choices of packages have other features.
const BUILD: [&str; 4] = ["test", "--quiet", "--workspace", "--no-run"];

/// For so many seconds several servers and their database go wrong; `cargo xtask faults 1800` is the long form.
const FAULTS: u32 = 120;

/// A link that leads nowhere is an error; the metadata that it needs is that of the lints.
const DOCS: [&str; 4] = ["doc", "--quiet", "--workspace", "--no-deps"];

/// Runs all steps.
pub fn run(root: &Path) -> ExitCode {
    let start = Instant::now();
    let by_cargo = |name, args: &[&str], counted| {
        println!("\n== {name}: cargo {}", args.join(" "));
        Step::of(name, || program(cargo(root).args(args), counted))
    };
    let mut steps = Vec::new();
    std::thread::scope(|scope| {
        // The client is built and checked while the compiler is at work; nothing is timed there that could suffer.
        let client = scope.spawn(|| client(root));
        steps.push(by_cargo("format", &["fmt", "--all", "--check"], Counted::Whole));
        println!("\n== tidy");
        steps.push(Step::of("tidy", || tidy_step(root)));
        println!("\n== rules");
        steps.push(Step::of("rules", || rules_step(root)));
        let lints = ["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"];
        steps.push(by_cargo("lints", &lints, Counted::Whole));
        println!("\n== docs: cargo {}", DOCS.join(" "));
        let docs = || program(cargo(root).env("RUSTDOCFLAGS", "-D warnings").args(DOCS), Counted::Whole);
        steps.push(Step::of("docs", docs));
        steps.push(by_cargo("build", &BUILD, Counted::Whole));
        println!("\n== client");
        match client.join() {
            Ok(checks) => steps.extend(checks),
            Err(_) => steps.push(Step { name: "client", count: Count::one(false), time: start.elapsed() }),
        }
    });
    let lodge = target(root).join("debug").join(format!("lodge{}", std::env::consts::EXE_SUFFIX));
    let unbuilt = steps.iter().any(|step| step.name == "build" && step.failed());
    // What needs the program fails with it, without the same errors of the compiler again and again.
    let built = |name, work: &dyn Fn() -> Count| {
        println!("\n== {name}");
        Step::of(name, || if unbuilt { Count::one(false) } else { work() })
    };
    let by_lodge =
        |args: &[&str], counted| program(Command::new(&lodge).current_dir(root).args(args), counted);
    let tests = ["test", "--quiet", "--workspace", "--no-fail-fast"];
    println!("\n== database");
    steps.push(Step::of("database", database_step));
    let out = target(root).join("page-alone");
    let mut page = Err("the page alone could not be written".to_string());
    std::thread::scope(|scope| {
        // One test after another leaves much of the machine idle; nothing beside them is timed.
        let beside = scope.spawn(|| {
            let count = || if unbuilt { Count::one(false) } else { instructions_step(root) };
            (Step::of("instructions", count), page::write(root, &out, &[]))
        });
        steps.push(built("tests", &|| program(cargo(root).args(tests), Counted::Tests)));
        // The servers that go wrong mostly wait for each other.
        let faults = scope.spawn(|| {
            let work = || aside("faults", &mut database::faults(root, FAULTS), Counted::Tests);
            Step::of("faults", || if unbuilt { Count::one(false) } else { work() })
        });
        steps.extend([
            built("cards", &|| by_lodge(&["cards", "check", "content/rebirth"], Counted::Whole)),
            built("cards, classic", &|| by_lodge(&["cards", "check", "content/classic"], Counted::Whole)),
            built("scenarios", &|| by_lodge(&["scenario", "scenarios/"], Counted::Scenarios)),
            built("card scenarios", &|| by_lodge(&cards::check("rebirth"), Counted::Whole)),
            built("card scenarios, classic", &|| by_lodge(&cards::check("classic"), Counted::Whole)),
            built("simulations", &|| {
                let (passed, failed) = sims::run(root, &lodge);
                Count { passed, failed }
            }),
        ]);
        let lost = |name| Step { name, count: Count::one(false), time: start.elapsed() };
        match beside.join() {
            Ok((counted, written)) => {
                steps.push(counted);
                page = written;
            }
            Err(_) => steps.push(lost("instructions")),
        }
        steps.push(faults.join().unwrap_or_else(|_| lost("faults")));
    });
    steps.extend([
        built("browser", &|| browser(root, &lodge, None)),
        built("page alone", &|| alone(root, &lodge, &out, &page)),
    ]);
    summarise(&steps, start.elapsed())
}

/// Builds and checks the client beside other steps: what its programs say is shown when each of them has ended.
fn client(root: &Path) -> Vec<Step> {
    let build = || match web::build(root) {
        Ok(()) => Count::one(true),
        Err(error) => {
            println!("{error}");
            Count::one(false)
        }
    };
    let mut steps = vec![Step::of("client", build)];
    let checks = [
        ("client, format", "format:check", Counted::Whole),
        ("client, lints", "lint", Counted::Whole),
        ("client, types", "check", Counted::Whole),
        ("client, tests", "test", Counted::Units),
    ];
    for (name, script, counted) in checks {
        steps
            .push(Step::of(name, || aside(name, &mut web::npm(root, &["run", "--silent", script]), counted)));
    }
    steps
}

/// `test page`: the last of the steps of `test`, by itself.
pub fn page(root: &Path) -> ExitCode {
    let lodge = target(root).join("debug/lodge");
    if !cargo(root).args(["build", "--quiet", "--workspace"]).status().is_ok_and(|status| status.success()) {
        return ExitCode::FAILURE;
    }
    let out = target(root).join("page-alone");
    let Count { passed, failed } = alone(root, &lodge, &out, &page::write(root, &out, &[]));
    println!("{passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The page alone, played with nothing but its files served.
fn alone(root: &Path, lodge: &Path, out: &Path, written: &Result<String, String>) -> Count {
    match written {
        Ok(text) => {
            print!("{text}");
            browser(root, lodge, Some(out))
        }
        // Without a toolchain for the target nothing was shown, so nothing passes.
        Err(error) => {
            println!("{error}");
            Count::one(false)
        }
    }
}

/// The whole product in a real browser: the server, or a page alone.
fn browser(root: &Path, lodge: &Path, alone: Option<&Path>) -> Count {
    match web::chromium() {
        Ok(chromium) => {
            let mut tests = web::npm(root, &["run", "--silent", "e2e"]);
            tests.env("CHROMIUM", chromium).env("LODGE_BIN", lodge);
            if let Some(folder) = alone {
                tests.env("LODGE_PAGE", folder);
            }
            program(&mut tests, Counted::Scenarios)
        }
        Err(error) => {
            println!("{error}");
            Count::one(false)
        }
    }
}

/// Tests start a database of their own; without its programs they fail, and this says why.
fn database_step() -> Count {
    match database::find().and_then(|programs| database::version(&programs)) {
        Ok(version) => {
            println!("{version}");
            Count::one(true)
        }
        Err(error) => {
            println!("{error}");
            Count::one(false)
        }
    }
}

fn instructions_step(root: &Path) -> Count {
    match instructions::check(root) {
        Ok((text, well)) => {
            print!("{text}");
            Count::one(well)
        }
        Err(error) => {
            println!("{error}");
            Count::one(false)
        }
    }
}

fn summarise(steps: &[Step], whole: Duration) -> ExitCode {
    println!();
    for step in steps {
        let verdict = if step.failed() { "FAILED" } else { "ok" };
        let Count { passed, failed } = step.count;
        println!(
            "{:<18} {:>8} {passed:>6} passed {failed:>6} failed   {verdict}",
            step.name,
            shown(step.time)
        );
    }
    println!(
        "{:<18} {:>8}   (the client beside the compiler; instructions, faults and the engine for browsers beside tests)",
        "the whole",
        shown(whole)
    );
    let all = steps.iter().fold(Count::default(), |sum, step| sum.and(step.count));
    println!("{} passed, {} failed", all.passed, all.failed);
    if all.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// `1:05.2` for a minute and some seconds.
fn shown(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    format!("{}:{:02}.{}", tenths / 600, tenths / 10 % 60, tenths % 10)
}

fn tidy_step(root: &Path) -> Count {
    let found = tidy::check(root);
    for problem in &found {
        println!("{problem}");
    }
    Count::one(found.is_empty())
}

/// A rule that nothing shows fails, and so does one that does not exist.
fn rules_step(root: &Path) -> Count {
    match coverage::measure(root) {
        Ok(coverage) => {
            print!("{}", coverage.words());
            Count::one(coverage.is_complete())
        }
        Err(error) => {
            println!("{error}");
            Count::one(false)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_in_minutes_and_seconds() {
        assert_eq!(shown(Duration::from_millis(65_249)), "1:05.2");
        assert_eq!(shown(Duration::from_millis(800)), "0:00.8");
    }
}
