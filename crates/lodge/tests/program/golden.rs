//! Games of today, kept: digests of fixed games for every kind of table and every setting, and a few recorded games.
//!
//! A change of the rules, the cards or the bots that alters them fails here. If it is meant, `cargo xtask golden`
//! writes `tests/golden` anew, and the difference is read in review.

use bots::Level;
use codex::Codex;
use lodge::contender::Player;
use lodge::record::Record;
use lodge::referee::{self, Deal};
use lodge::settings::Agreed;
use lodge::sim::{self, Plan, Summary};
use rules::{Level as Difficulty, Seat, Settings};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

const SEED: u64 = 1;
/// Games of random players in each case. They are cheap, and see every rule of the engine that chance can reach.
const BY_LOT: u64 = 8;
/// Games of players who can win.
const IN_HASTE: u64 = 4;

const HEAD: &str = "\
# Digests of fixed games; `cargo xtask golden` writes them anew. One line for each kind of table, setting and bot.
# The games of a line are those of `lodge sim [--edition NAME] --players N [--avatar LEVEL] [--settings SETTING] --bots BOT --seed S
# --games N`; the digest is the first half of what it prints.
";

/// Whether the files are to be written instead of compared.
fn writing() -> bool {
    std::env::var_os("LODGE_GOLDEN").is_some_and(|value| value == "write")
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Every kind of table: mages alone, and mages beside the Avatar at both levels, where the edition has it.
fn tables(codex: &Codex) -> Vec<(usize, Option<Difficulty>)> {
    let levels =
        [Difficulty::Apprentice, Difficulty::Master].into_iter().filter(|_| !codex.avatars.is_empty());
    let beside = levels.flat_map(|level| (1..=3).map(move |mages| (mages, Some(level))));
    (2..=4).map(|mages| (mages, None)).chain(beside).collect()
}

/// The usual rules, each setting by itself, moons elsewhere, and lots.
fn settings(codex: &Codex) -> Vec<Agreed> {
    let read = |name: &str| Agreed::read(codex, name).unwrap();
    let named = Settings::names(codex).into_iter().map(read);
    let moons = Agreed::read(codex, "moons 3 8 14").ok();
    [Agreed::default()].into_iter().chain(named).chain(moons).chain([Agreed::ByLot]).collect()
}

fn plans(codex: &Codex) -> Vec<Plan> {
    let mut plans = Vec::new();
    for (players, avatar) in tables(codex) {
        let plan = Plan { players, avatar, seed: SEED, games: BY_LOT, ..Plan::default() };
        plans.extend(settings(codex).into_iter().map(|settings| Plan { settings, ..plan.clone() }));
        for settings in [Agreed::default(), Agreed::ByLot] {
            plans.push(Plan { settings, bots: vec![Level::Hasty], games: IN_HASTE, ..plan.clone() });
        }
    }
    plans
}

fn line(codex: &Arc<Codex>, plan: &Plan) -> String {
    let Summary { wins, digest, decisions, violations, .. } = sim::run(codex, plan).unwrap();
    assert_eq!(violations, 0, "{plan:?}");
    let avatar = match plan.avatar {
        None => "",
        Some(Difficulty::Apprentice) => ", apprentice",
        Some(Difficulty::Master) => ", master",
    };
    let table = format!("{} mages{avatar}", plan.players).replace("1 mages", "1 mage");
    let printing = ["german", "french"]
        .into_iter()
        .find(|name| Ok(&plan.settings) == Agreed::read(codex, name).as_ref());
    let name = match (plan.settings.words(codex).as_slice(), printing) {
        ([], _) => "usual".to_string(),
        (_, Some(printing)) => printing.to_string(),
        (words, None) => words.join(","),
    };
    let (bot, games, rose) = (plan.bots[0].name(), plan.games, wins["rose"]);
    let mages = wins.values().sum::<u64>() - rose;
    let count = format!(
        "seed {SEED}, {games} games, {decisions:>5} decisions, won by mages {mages}, by the rose {rose}"
    );
    format!("{table:<19} {name:<36} {bot:<7} {count}: {}", &digest[..32])
}

#[test]
fn fixed_games_come_out_as_they_did() {
    come_out("rebirth", "digests.txt");
}

#[test]
fn fixed_games_of_the_older_edition_come_out_as_they_did() {
    come_out("classic", "digests-classic.txt");
}

fn come_out(edition: &str, file: &str) {
    let codex = content::edition(edition).unwrap();
    let mut text = HEAD.to_string();
    plans(&codex).iter().for_each(|plan| writeln!(text, "{}", line(&codex, plan)).unwrap());
    let path = folder().join(file);
    if writing() {
        return std::fs::write(path, text).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap();
    let changed: Vec<&str> = text.lines().filter(|line| !kept.lines().any(|own| own == *line)).collect();
    let advice = "if that is meant, `cargo xtask golden` writes tests/golden anew";
    assert!(changed.is_empty(), "{} lines differ; {advice}:\n{}", changed.len(), changed.join("\n"));
    assert_eq!(kept, text, "tests/golden/{file} has lines that nobody plays; {advice}");
}

fn recorded() -> Vec<(PathBuf, Record)> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder().join("games")).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let read = |file: &PathBuf| Record::from_json(&std::fs::read_to_string(file).unwrap()).unwrap();
    files.into_iter().map(|file| (file.clone(), read(&file))).collect()
}

/// The same table, seed and bots once more, with the rules of now.
fn played_anew(record: &Record) -> Record {
    let codex = content::rebirth();
    let rules::Seed::Number(seed) = record.seed else { panic!("recorded by number") };
    let deal = Deal { codex: &codex, setup: &record.setup, seed, recorded: false };
    let bot = |(name, seat): (&String, u8)| Player::Bot(bots::parse(name).unwrap().player(seed, Seat(seat)));
    let mut players: Vec<Player> = record.bots.iter().zip(0..).map(bot).collect();
    referee::play(deal, &mut players, &mut ()).record(deal, record.bots.clone())
}

/// Cards may be added and worded anew; what counts is that the game comes out the same.
#[test]
fn recorded_games_replay_to_their_digests() {
    let codex = content::rebirth();
    let mut winners = Vec::new();
    for (file, record) in recorded() {
        let with_cards_of_now = Record { content: codex.version.clone(), ..record.clone() };
        match with_cards_of_now.replay(&codex, |_| {}) {
            Ok(replayed) => {
                assert_eq!(replayed.violations(), [""; 0], "{}", file.display());
                winners.push(replayed.game.state().outcome.unwrap().winner);
            }
            Err(_) if writing() => std::fs::write(&file, played_anew(&record).to_json()).unwrap(),
            Err(refusal) => panic!(
                "{}: {refusal}; if that is meant, `cargo xtask golden` plays and records it anew",
                file.display()
            ),
        }
    }
    if !writing() {
        assert!(winners.len() >= 8, "some games are gone");
        assert!(winners.iter().any(|winner| winner.is_rose()), "the Black Rose wins none");
        assert!(winners.iter().filter(|winner| !winner.is_rose()).count() >= 3, "mages win too few");
    }
}
