//! What each command does with its arguments.

use crate::args::*;
use bots::evaluation::Weights;
use bots::{Level, Question};
use clap::CommandFactory;
use codex::Codex;
use lodge::cards::{Catalogue, Filter, Report, Shown, Shows, list_line, sheet};
use lodge::contender::{Contender, read_weights};
use lodge::lab::report::{ReportPlan, Reported};
use lodge::lab::tune::TunePlan;
use lodge::languages::{Folder, Trial};
use lodge::mix::Mix;
use lodge::packs::PackError;
use lodge::progress::Progress;
use lodge::record::{Record, Refusal, Replayed};
use lodge::settings::Agreed;
use lodge::words::{Teller, scores};
use lodge::{lab, languages, mix, packs, plan, scenarios, sim};
use rules::{Game, Seat, Setup};
use serde_json::json;
use server::Threads;
use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

/// A check failed.
pub const FAILED: u8 = 1;
/// The arguments or files are of no use.
const BAD_INPUT: u8 = 2;

pub fn run(args: Args) -> io::Result<ExitCode> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let code = match args.command {
        Command::Serve(args) => crate::serving::serve(&mut out, &args),
        Command::Load(args) => crate::serving::load(&mut out, &args),
        Command::Completions(CompletionsArgs { shell }) => {
            clap_complete::generate(shell, &mut Args::command(), "lodge", &mut out);
            Ok(ExitCode::SUCCESS)
        }
        Command::Store(args) => crate::storing::run(&mut out, args),
        Command::Sim(args) => simulate(&mut out, args),
        Command::Replay(args) => replay(&mut out, &args),
        Command::Scenario(args) => run_scenarios(&mut out, &args),
        Command::Cards(args) => run_cards(&mut out, args),
        Command::Languages(args) => check_languages(&mut out, &args),
        Command::Play(args) => play(&mut out, &args),
        Command::Lab(LabArgs { packs, mix, command }) => with_cards(&packs, mix, |codex| match command {
            LabCommand::Match(args) => play_match(&mut out, &codex, args),
            LabCommand::Tune(args) => tune(&mut out, &codex, args),
            LabCommand::Report(args) => report(&mut out, &codex, args),
        }),
        Command::Bot(BotArgs { packs, level, seed }) => with_cards(&packs, None, |codex| {
            let asked = lab::Asked { codex: &codex, level, seed };
            asked.serve(io::stdin().lock(), &mut out).map(|()| ExitCode::SUCCESS)
        }),
    };
    out.flush()?;
    code
}

/// Says what is wrong. Nobody may be there to hear it: that is no reason to break.
pub fn complain(why: impl Display) {
    let _ = writeln!(io::stderr(), "lodge: {why}");
}

pub fn bad_input(why: impl Display) -> io::Result<ExitCode> {
    complain(why);
    Ok(BAD_INPUT.into())
}

/// Opens the cards that a command works with.
fn with_cards(
    packs: &PackArgs,
    mix: Option<bool>,
    command: impl FnOnce(Arc<Codex>) -> io::Result<ExitCode>,
) -> io::Result<ExitCode> {
    let mix = Mix { by_lot: mix.unwrap_or(false), ..Mix::default() };
    match mix::open(packs.edition(), &packs.packs, &mix) {
        Ok((opened, _)) => command(opened.codex),
        Err(error) => bad_input(error),
    }
}

fn simulate(out: &mut impl Write, args: SimArgs) -> io::Result<ExitCode> {
    let SimArgs {
        packs,
        mix,
        players,
        avatar,
        settings,
        bots,
        games,
        seed,
        threads,
        check,
        json,
        out: broken,
        save,
        by,
        random_setup,
    } = args;
    let (codex, wanted) = match mix::open(packs.edition(), &packs.packs, &mix.mix()) {
        Ok((opened, wanted)) => (opened.codex, wanted),
        Err(error) => return bad_input(error),
    };
    let settings = match settings.map(|list| Agreed::read(&codex, &list)).transpose() {
        Ok(settings) => settings.unwrap_or_default(),
        Err(why) => return bad_input(why),
    };
    let progress = Progress::on_terminal();
    let plan = sim::Plan {
        players,
        avatar,
        settings,
        wanted,
        bots,
        games,
        seed,
        threads,
        check,
        random_setup,
        out: broken,
        save,
        by,
        progress,
    };
    let summary = match sim::run(&codex, &plan) {
        Ok(summary) => summary,
        Err(error) => return bad_input(error),
    };
    match json {
        true => writeln!(out, "{}", serde_json::to_string(&summary)?)?,
        false => write!(out, "{summary}")?,
    }
    for file in summary.broken.iter().filter_map(|broken| broken.file.as_ref()) {
        eprintln!("broken game: {}", file.display());
    }
    Ok(if summary.violations == 0 { ExitCode::SUCCESS } else { FAILED.into() })
}

fn replay(out: &mut impl Write, args: &ReplayArgs) -> io::Result<ExitCode> {
    let text = match std::fs::read_to_string(&args.file) {
        Ok(text) => text,
        Err(error) => return bad_input(format!("{}: {error}", args.file.display())),
    };
    let record = match Record::from_json(&text) {
        Ok(record) => record,
        Err(refusal) => return refuse(out, args, &refusal),
    };
    let edition = args.packs.edition.as_deref().unwrap_or(&record.edition);
    let codex = match packs::recorded(&record, edition, &args.packs.packs) {
        Ok(codex) => codex,
        Err(error) => return bad_input(error),
    };
    let teller = Teller::new(&codex);
    let mut printed = Ok(());
    let replayed = record.replay(&codex, |game| {
        if args.log && printed.is_ok() {
            printed = teller.tell(out, game);
        }
    });
    printed?;
    match replayed {
        Ok(replayed) => verdict(out, args, &record, &replayed),
        Err(refusal) => refuse(out, args, &refusal),
    }
}

fn refuse(out: &mut impl Write, args: &ReplayArgs, refusal: &Refusal) -> io::Result<ExitCode> {
    if args.json {
        writeln!(out, "{}", json!({ "verified": false, "reason": refusal.to_string() }))?;
    }
    eprintln!("{}: {refusal}", args.file.display());
    Ok(if refusal.is_bad_input() { BAD_INPUT.into() } else { FAILED.into() })
}

/// A recorded game that came out as recorded, which for a broken one may mean that it is still broken.
fn verdict(
    out: &mut impl Write,
    args: &ReplayArgs,
    record: &Record,
    replayed: &Replayed,
) -> io::Result<ExitCode> {
    let Replayed { game, digest } = replayed;
    let violations = replayed.violations();
    let verified = record.digest.is_some();
    if args.json {
        let (answers, finished, note) = (record.answers.len(), game.is_over(), &record.note);
        writeln!(
            out,
            "{}",
            json!({ "verified": verified, "answers": answers, "finished": finished, "digest": digest,
                    "note": note, "violations": violations })
        )?;
    } else {
        if args.log {
            writeln!(out, "\n{}", scores(game))?;
        }
        let end = if game.is_over() { "to the end of the game" } else { "the game is not over" };
        writeln!(out, "{} answers replayed, {end}", record.answers.len())?;
        match verified {
            true => writeln!(out, "verified: digest {digest}")?,
            false => writeln!(out, "no digest was recorded; now it is {digest}")?,
        }
        if let Some(note) = &record.note {
            writeln!(out, "recorded as broken: {note}")?;
            if violations.is_empty() {
                writeln!(out, "nothing is wrong with the table after the last answer now")?;
            }
        }
        for violation in &violations {
            writeln!(out, "violation: {violation}")?;
        }
    }
    Ok(if violations.is_empty() { ExitCode::SUCCESS } else { FAILED.into() })
}

fn run_scenarios(out: &mut impl Write, args: &ScenarioArgs) -> io::Result<ExitCode> {
    let packs = match packs::read_packs(&args.packs.packs) {
        Ok(packs) => packs,
        Err(error) => return bad_input(error),
    };
    let tally = match scenarios::run(&args.paths, args.packs.edition(), packs) {
        Ok(tally) => tally,
        Err((path, error)) => return bad_input(format!("{}: {error}", path.display())),
    };
    match args.json {
        true => writeln!(out, "{}", serde_json::to_string(&tally)?)?,
        false => write!(out, "{tally}")?,
    }
    Ok(if tally.failed == 0 { ExitCode::SUCCESS } else { FAILED.into() })
}

fn check_languages(out: &mut impl Write, args: &LanguagesArgs) -> io::Result<ExitCode> {
    let here = Path::new("content/locales");
    let locales = args.locales.as_deref().or_else(|| here.is_dir().then_some(here));
    let trial = Trial::new();
    if args.arguments {
        for (id, given) in &trial.given {
            let given: String = given.iter().map(|name| format!(" ${name}")).collect();
            writeln!(out, "{id}{given}")?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let tags = match (&args.tags[..], locales) {
        ([], Some(dir)) => match languages::tags(dir) {
            Ok(tags) => tags,
            Err(error) => return bad_input(format!("{}: {error}", dir.display())),
        },
        ([], None) => text::LANGUAGES.iter().map(|own| own.tag.to_owned()).collect(),
        (named, _) => named.to_vec(),
    };
    let english = match Folder::find(locales, "en") {
        Ok(folder) => folder,
        Err(error) => return bad_input(error),
    };
    if let Some(file) = &args.sheet {
        let folders = tags.iter().map(|tag| Folder::find(locales, tag)).collect::<Result<Vec<_>, _>>();
        let page = folders.and_then(|folders| lodge::languages::sheet(&folders));
        return match page.and_then(|page| std::fs::write(file, page).map_err(|error| error.to_string())) {
            Ok(()) => writeln!(out, "written to {}", file.display()).map(|()| ExitCode::SUCCESS),
            Err(error) => bad_input(error),
        };
    }
    let mut sound = true;
    let mut complete: Vec<String> = Vec::new();
    for tag in tags {
        let checked = match Folder::find(locales, &tag) {
            Ok(folder) => trial.check(&folder, &english),
            Err(error) => return bad_input(error),
        };
        sound &= checked.problems.is_empty();
        complete.extend(checked.complete.then(|| checked.lang.clone()));
        match args.json {
            true => writeln!(out, "{}", serde_json::to_string(&checked)?)?,
            false => write!(out, "{checked}")?,
        }
    }
    if let (true, Some(dir)) = (args.offer, locales) {
        std::fs::write(dir.join("offered.txt"), languages::offer(&complete))?;
    }
    Ok(if sound { ExitCode::SUCCESS } else { FAILED.into() })
}

fn run_cards(
    out: &mut impl Write,
    CardsArgs { packs, lang, locales, command }: CardsArgs,
) -> io::Result<ExitCode> {
    let folder = match Folder::find(locales.as_deref(), &lang) {
        Ok(folder) => folder,
        Err(error) => return bad_input(error),
    };
    let packs::Opened { codex, texts } = match packs::open_in(packs.edition(), &packs.packs, &[], &folder) {
        Ok(opened) => opened,
        Err(error) => return bad_input(error),
    };
    let catalogue = || Catalogue::new(&codex, &texts).map_err(io::Error::other);
    let edition = packs.edition();
    let read = |folder: &Path| {
        Shows::read(folder, edition).map_err(|error| format!("{}: {error}", folder.display()))
    };
    match command {
        CardsCommand::Check { dir, alone } => match packs::check(&dir, alone) {
            Ok(checked) => write!(out, "{checked}")?,
            Err(PackError::Cards(report)) => return writeln!(out, "{report}").map(|()| FAILED.into()),
            Err(error) => return bad_input(error),
        },
        CardsCommand::List { deck, school, text, json } => {
            let catalogue = catalogue()?;
            let cards = match catalogue.select(&Filter { deck, school, text }) {
                Ok(cards) => cards,
                Err(error) => return bad_input(error),
            };
            match json {
                true => writeln!(out, "{}", serde_json::to_string(&cards)?)?,
                false => cards.iter().try_for_each(|card| writeln!(out, "{}", list_line(card)))?,
            }
        }
        CardsCommand::Show { id, scenarios, json } => {
            let catalogue = catalogue()?;
            let card = match catalogue.find(&id) {
                Ok(card) => card,
                Err(error) => return bad_input(error),
            };
            let here = Path::new("scenarios");
            let folder = scenarios.as_deref().or_else(|| here.is_dir().then_some(here));
            let shows = match folder.map(read).transpose() {
                Ok(shows) => shows,
                Err(error) => return bad_input(error),
            };
            let shown = Shown::new(&catalogue, card, shows.as_ref());
            match json {
                true => writeln!(out, "{}", serde_json::to_string(&shown)?)?,
                false => write!(out, "{shown}")?,
            }
        }
        CardsCommand::Sheet { out: file } => {
            let catalogue = catalogue()?;
            if let Err(error) = std::fs::write(&file, sheet(&catalogue)) {
                return bad_input(format!("{}: {error}", file.display()));
            }
            writeln!(out, "{} cards written to {}", catalogue.cards.len(), file.display())?;
        }
        CardsCommand::Report { scenarios, strict, json } => {
            let shows = match read(&scenarios) {
                Ok(shows) => shows,
                Err(error) => return bad_input(error),
            };
            let report = Report::new(&codex, &catalogue()?, &shows);
            match json {
                true => writeln!(out, "{}", serde_json::to_string(&report)?)?,
                false => write!(out, "{report}")?,
            }
            if strict && !report.is_complete() {
                return Ok(FAILED.into());
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn play(out: &mut impl Write, args: &PlayArgs) -> io::Result<ExitCode> {
    let mix = args.mix.clone().mix();
    let (codex, wanted) = match mix::open(args.packs.edition(), &args.packs.packs, &mix) {
        Ok((opened, wanted)) => (opened.codex, wanted),
        Err(error) => return bad_input(error),
    };
    let setup = match plan::wanted_setup(&codex, args.players, args.seed, &wanted) {
        Ok(setup) => Setup { avatar: args.avatar, ..setup },
        Err(error) => return bad_input(error),
    };
    let mut game = match Game::recorded(&codex, &setup, args.seed) {
        Ok(game) => game,
        Err(error) => return bad_input(error),
    };
    let levels = match sim::bots_by_seat(&args.bots, args.players) {
        Ok(levels) => levels,
        Err(error) => return bad_input(error),
    };
    let threads = Threads::new(plan::cores());
    let player = |(level, seat): (&Level, u8)| {
        level.player_at(threads.clone(), Weights::of(&codex), args.seed, Seat(seat))
    };
    let mut players: Vec<_> = levels.iter().zip(0..).map(player).collect();
    let teller = Teller::new(&codex);
    while let Some(question) = Question::of(&game) {
        let option = players[question.seat().index()].choose(&question);
        game.answer(option).expect("a bot answers with one of the options");
        teller.tell(out, &mut game)?;
    }
    writeln!(out, "\n{}", scores(&game))?;
    writeln!(
        out,
        "This was a game between bots (seed {}); `lodge serve` opens tables for people.",
        args.seed
    )?;
    Ok(ExitCode::SUCCESS)
}

fn play_match(out: &mut impl Write, codex: &Arc<Codex>, args: MatchArgs) -> io::Result<ExitCode> {
    let MatchArgs { mut bots, exec, exec_timeout, games, seed, threads, sprt, json, out: broken } = args;
    bots.extend(exec.into_iter().map(Contender::Program));
    let Some(exec_timeout) = Duration::try_from_secs_f64(exec_timeout).ok().filter(|time| !time.is_zero())
    else {
        return bad_input(format!("--exec-timeout {exec_timeout}: a time above 0 is needed"));
    };
    let progress = Progress::on_terminal();
    let plan =
        lab::MatchPlan { players: bots, games, seed, threads, sprt, exec_timeout, out: broken, progress };
    let result = match lab::run(codex, &plan) {
        Ok(result) => result,
        Err(error) => return bad_input(error),
    };
    match json {
        true => writeln!(out, "{}", serde_json::to_string(&result)?)?,
        false => write!(out, "{result}")?,
    }
    Ok(if result.broken.is_empty() { ExitCode::SUCCESS } else { FAILED.into() })
}

fn tune(out: &mut impl Write, codex: &Arc<Codex>, args: TuneArgs) -> io::Result<ExitCode> {
    let TuneArgs {
        method,
        bot,
        players,
        games,
        rounds,
        verify,
        seed,
        threads,
        from,
        out: file,
        resume,
        json,
    } = args;
    let from = match from.as_deref().map(read_weights).transpose() {
        Ok(from) => from,
        Err(error) => return bad_input(error),
    };
    let plan = TunePlan {
        method,
        bot,
        players,
        games,
        rounds,
        verify: verify.unwrap_or(games),
        seed,
        threads,
        from,
        out: file,
        resume,
        progress: Progress::on_terminal(),
    };
    let result = match lab::tune::run(codex, &plan) {
        Ok(result) => result,
        Err(error) => return bad_input(error),
    };
    match json {
        true => writeln!(out, "{}", serde_json::to_string(&result)?)?,
        false => write!(out, "{result}")?,
    }
    Ok(ExitCode::SUCCESS)
}

fn report(out: &mut impl Write, codex: &Arc<Codex>, args: ReportArgs) -> io::Result<ExitCode> {
    let ReportArgs { out: folder, players, bots, games, seed, threads, from, json } = args;
    let progress = Progress::on_terminal();
    let plan = ReportPlan { out: folder, players, bots, games, seed, threads, from, progress };
    let Reported { page, games, resumed, left_out } = match lab::report::run(codex, &plan) {
        Ok(reported) if json => {
            return writeln!(out, "{}", serde_json::to_string(&reported)?).map(|()| ExitCode::SUCCESS);
        }
        Ok(reported) => reported,
        Err(error) => return bad_input(error),
    };
    writeln!(out, "{games} games ({resumed} of them from before) in {}", page.display())?;
    if left_out > 0 {
        writeln!(out, "{left_out} left out: not finished, or not to be replayed")?;
    }
    Ok(ExitCode::SUCCESS)
}
