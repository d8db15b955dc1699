//! Writes `web/src/fixtures`: the catalogue and welcomes of seeded games between bots, for work on the client.
//!
//!     cargo run --release -p table --example fixtures [catalogue|avatar|classic]
//!
//! With `catalogue` only the catalogues are written, with `avatar` also the games against the Avatar, with `classic`
//! also those of the classic edition.

use bots::{Level, Question};
use rules::{AskKind, Phase, Seat, SeatSetup, Setup};
use serde::Serialize;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use table::play::{Deal, Event, Play, SecretHash, Sitter};
use table::wire::{ToClient, Welcome};

/// Most samples need only the end of the log.
const LINES: usize = 60;

/// Games of the classic edition; some of its questions are rare.
const CLASSIC_SEEDS: std::ops::Range<u64> = 52..80;

/// Questions of both editions that look different in the classic one.
const CLASSIC_TOO: [AskKind; 6] = [
    AskKind::Act,
    AskKind::Prepare,
    AskKind::React,
    AskKind::DrawFrom,
    AskKind::Target,
    AskKind::ChooseSchool,
];

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/fixtures");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let (codex, classic) = (content::rebirth(), content::classic());
    for (name, codex) in [("catalogue", &codex), ("catalogue-classic", &classic)] {
        let cards = table::catalogue::catalogue(codex, text::Texts::english()).expect("all texts are there");
        write(&folder, name, &cards);
    }
    let only = std::env::args().nth(1);
    if only.as_deref() == Some("catalogue") {
        return;
    }
    let mut writer = Writer { folder, written: BTreeSet::new() };
    if only.as_deref() != Some("classic") {
        writer.against_avatar(&codex, 1, 41);
        writer.against_avatar(&codex, 2, 42);
    }
    let games = [(4, [11, 12, 13, 14, 15, 16]), (2, [21, 22, 23, 24, 25, 26]), (3, [31, 32, 33, 34, 35, 36])];
    for (mages, seeds) in games.into_iter().filter(|_| only.is_none()) {
        for seed in seeds {
            writer.game(&codex, mages, seed);
        }
    }
    if only.as_deref() != Some("avatar") {
        for seed in CLASSIC_SEEDS {
            writer.classic(&classic, seed);
        }
    }
    println!("{} files", writer.written.len() + 2);
}

fn write(folder: &Path, name: &str, what: &impl Serialize) {
    let text = serde_json::to_string(what).expect("plain data") + "\n";
    std::fs::write(folder.join(name).with_extension("json"), text).expect("the file can be written");
}

struct Writer {
    folder: PathBuf,
    written: BTreeSet<String>,
}

impl Writer {
    fn game(&mut self, codex: &std::sync::Arc<codex::Codex>, mages: usize, seed: u64) {
        let setup = Setup { seats: vec![SeatSetup::default(); mages], ..Setup::default() };
        let names = ["Ada", "Bea", "Cid", "Dan"];
        let sitters = (0..mages).map(|at| match at {
            0 => Sitter::Person { name: names[0].into(), token: SecretHash([0; 32]) },
            1 if mages > 2 => Sitter::Person { name: names[1].into(), token: SecretHash([0; 32]) },
            _ => Sitter::Bot { level: "master".into() },
        });
        let sitters = sitters.collect();
        let mut play = Play::new(codex, Deal::Fresh { setup, seed: seed.into(), named: false }, sitters)
            .expect("a sound set-up");
        let mut bots: Vec<_> = (0..mages).map(|at| Level::Greedy.player(seed, Seat(at as u8))).collect();
        while let Some(question) = Question::of(play.game()) {
            let (seat, kind) = (question.seat(), question.kind());
            self.sample(&play, mages, seat, kind);
            let option = bots[seat.index()].choose(&question) as u8;
            play.apply(&Event::answer(seat, option as usize, false)).expect("a legal answer");
        }
        self.put(&play, &format!("finished-{mages}"), Some(Seat(0)), usize::MAX);
        self.put(&play, &format!("finished-{mages}-spectator"), None, usize::MAX);
    }

    /// What the classic edition asks and the other does not, and a few of what both do, as files of their own.
    fn classic(&mut self, codex: &std::sync::Arc<codex::Codex>, seed: u64) {
        let setup = Setup { seats: vec![SeatSetup::default(); 4], ..Setup::default() };
        let sitter = |name: &str| Sitter::Person { name: name.into(), token: SecretHash([0; 32]) };
        let sitters = ["Ada", "Bea", "Cid", "Dan"].map(sitter).into();
        let mut play = Play::new(codex, Deal::Fresh { setup, seed: seed.into(), named: false }, sitters)
            .expect("a sound set-up");
        // Those who play by lot come to questions that others avoid.
        let level = if seed.is_multiple_of(2) { Level::Random } else { Level::Greedy };
        let mut bots: Vec<_> = (0..4).map(|at| level.player(seed, Seat(at))).collect();
        while let Some(question) = Question::of(play.game()) {
            let (seat, kind) = (question.seat(), question.kind());
            let state = play.game().state();
            let rich = kind != AskKind::Act
                || state.beyond.won.iter().any(|&won| won != 0) && state.evocation_models().count() > 0;
            let wanted = CLASSIC_TOO.contains(&kind)
                || !self.folder.join(name(kind, 4)).with_extension("json").exists();
            if wanted && rich && (state.turn >= 3 || state.phase == Phase::SetUp) {
                self.put(&play, &format!("classic-{}", name(kind, 4)), Some(seat), LINES);
            }
            let option = bots[seat.index()].choose(&question) as u8;
            play.apply(&Event::answer(seat, option as usize, false)).expect("a legal answer");
        }
        if level != Level::Random {
            self.put(&play, "classic-finished-4", Some(Seat(0)), usize::MAX);
        }
    }

    /// The Avatar at the table: what it did shown while somebody acts, a card half resolved, a Choice of the Crown, the
    /// end.
    fn against_avatar(&mut self, codex: &std::sync::Arc<codex::Codex>, people: usize, seed: u64) {
        let level = if people == 1 { rules::Level::Apprentice } else { rules::Level::Master };
        let setup =
            Setup { seats: vec![SeatSetup::default(); people], avatar: Some(level), ..Setup::default() };
        let mut sitters: Vec<Sitter> = ["Ada", "Bea", "Cid"][..people]
            .iter()
            .map(|&name| Sitter::Person { name: name.into(), token: SecretHash([0; 32]) })
            .collect();
        sitters.push(Sitter::Avatar);
        let mut play = Play::new(codex, Deal::Fresh { setup, seed: seed.into(), named: false }, sitters)
            .expect("a sound set-up");
        let mut bots: Vec<_> = (0..people).map(|at| Level::Greedy.player(seed, Seat(at as u8))).collect();
        while let Some(question) = Question::of(play.game()) {
            let (seat, kind) = (question.seat(), question.kind());
            let view = play.game().view(Some(seat));
            if let Some(avatar) = view.avatar.filter(|_| view.turn >= 2) {
                let rich = !avatar.evocations.is_empty() || view.turn >= 6;
                let name = match kind {
                    _ if avatar.crown_chooses => Some("crown"),
                    AskKind::React if avatar.resolving.is_some() => Some("react"),
                    _ if avatar.resolving.is_some() => Some("resolving"),
                    AskKind::Prepare => Some("prepare"),
                    AskKind::Act if rich && !avatar.memories.is_empty() => Some("act"),
                    _ => None,
                };
                if let Some(name) = name {
                    self.put(&play, &format!("avatar-{name}-{people}"), Some(seat), LINES);
                }
            }
            let option = bots[seat.index()].choose(&question) as u8;
            play.apply(&Event::answer(seat, option as usize, false)).expect("a legal answer");
        }
        self.put(&play, &format!("avatar-finished-{people}"), Some(Seat(0)), usize::MAX);
    }

    /// One sample of each kind of question, from the second turn on where it can be, when there is something to see.
    fn sample(&mut self, play: &Play, mages: usize, seat: Seat, kind: AskKind) {
        let state = play.game().state();
        let lively = state.turn >= 3 || state.phase == Phase::SetUp;
        let models = state.evocation_models().count();
        let rich = kind != AskKind::Act || (models > 0 && !state.mage(seat).damage.is_empty());
        if !lively || !rich || mages == 3 && self.written.contains(&name(kind, 4)) {
            return;
        }
        let own = name(kind, mages);
        if self.written.contains(&own) {
            return;
        }
        self.put(play, &own, Some(seat), LINES);
        if kind == AskKind::Act && mages == 4 {
            self.put(play, "act-4-others", Some(Seat((seat.0 + 1) % 4)), LINES);
            self.put(play, "act-4-spectator", None, LINES);
        }
        if kind == AskKind::React {
            let other = Seat((seat.0 + 1) % mages as u8);
            self.put(play, &format!("{own}-others"), Some(other), LINES);
        }
        if kind == AskKind::Prepare && mages == 4 {
            self.put(play, "prepare-4-others", Some(Seat((seat.0 + 1) % 4)), LINES);
        }
    }

    fn put(&mut self, play: &Play, name: &str, viewer: Option<Seat>, lines: usize) {
        if !self.written.insert(name.into()) {
            return;
        }
        let mut welcome: Welcome = play.welcome("sample", Some("A sample"), viewer, |_| true);
        let surplus = welcome.log.len().saturating_sub(lines);
        welcome.log.drain(..surplus);
        write(&self.folder, name, &ToClient::Welcome(Box::new(welcome)));
    }
}

/// `convert-damage-4`.
fn name(kind: AskKind, mages: usize) -> String {
    let mut name = String::new();
    for letter in format!("{kind:?}").chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.push(letter.to_ascii_lowercase());
    }
    format!("{name}-{mages}")
}
