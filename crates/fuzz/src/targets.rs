//! What takes input from outside: cards, scenarios, recorded games, messages of a socket, requests.

use codex::{Pack, Source};
use scenario::Runner;
use std::sync::{Arc, OnceLock};
use table::found;
use table::host::{Heard, Host};
use table::play::Play;
use table::record::Record;
use table::request::Request;
use table::secret::NoChance;
use table::wire::{NewTable, ToServer};

/// Something that takes any bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Files of cards.
    Codex,
    /// Files of scenarios.
    Scenario,
    /// Recorded games.
    Record,
    /// Messages of a client, one on each line.
    Wire,
    /// A request: `GET` or `POST` with path and query on the first line, then the body.
    Http,
}

impl Target {
    /// All of them.
    pub const ALL: [Target; 5] =
        [Target::Codex, Target::Scenario, Target::Record, Target::Wire, Target::Http];

    /// What it is called; also the folder of its corpus.
    pub fn name(self) -> &'static str {
        match self {
            Target::Codex => "codex",
            Target::Scenario => "scenario",
            Target::Record => "record",
            Target::Wire => "wire",
            Target::Http => "http",
        }
    }

    /// Takes bytes; whether they were understood. Whatever is wrong with them is said, never a panic.
    pub fn feed(self, input: &[u8]) -> bool {
        let text = String::from_utf8_lossy(input);
        match self {
            Target::Codex => codex(&text),
            Target::Scenario => scenario(&text),
            Target::Record => record(&text),
            Target::Wire => wire(&text),
            Target::Http => http(&text),
        }
    }
}

/// As cards of their own: most are refused because others are missing, but only after they were read.
fn codex(text: &str) -> bool {
    let source = Source { path: "fuzz.codex".into(), text: text.into() };
    match codex::load(&[Pack::edition(vec![source])]) {
        Ok(_) => true,
        Err(report) => {
            assert!(!report.problems.is_empty() && !report.to_string().is_empty(), "a refusal says why");
            report.problems.len() < 8
        }
    }
}

fn scenario(text: &str) -> bool {
    static RUNNER: OnceLock<Runner> = OnceLock::new();
    let runner = RUNNER.get_or_init(|| Runner::new(content::rebirth_sources()).knowing(content::sources));
    match scenario::parse("fuzz.scenario", text) {
        Ok(all) => {
            // Cards of its own would be loaded anew each time; cards have a target of their own.
            for one in all.iter().filter(|one| one.cards.is_none()).take(4) {
                runner.run(one);
            }
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty(), "a refusal says why");
            false
        }
    }
}

fn record(text: &str) -> bool {
    let Ok(record) = Record::from_json(text) else { return false };
    let codex = content::edition(&record.edition).unwrap_or_else(content::rebirth);
    let replayed = record.replay(&codex, |_| {}).is_ok();
    let imported = found::import(&codex, text, no_chance).is_ok();
    assert!(!imported || replayed, "what is imported comes out as recorded");
    // A record that says another version of the cards is refused before anything else of it is looked at.
    let known = Record { content: codex.version.clone(), ..record };
    drop(known.replay(&codex, |_| {}));
    true
}

/// Bytes without chance: the same input does the same.
fn no_chance(bytes: &mut [u8]) -> Result<(), NoChance> {
    bytes.fill(7);
    Ok(())
}

/// A table of two people as it was laid, and the secret of the first seat.
fn table() -> (Host, &'static str) {
    static LAID: OnceLock<(Play, String)> = OnceLock::new();
    let (laid, token) = LAID.get_or_init(|| {
        let seat = r#"{"who":{"here":{"name":"Ada"}}}"#;
        let new = format!(r#"{{"seats":[{seat},{seat}],"seed":4,"manner":{{"chat":"free"}}}}"#);
        let new: NewTable = serde_json::from_str(&new).unwrap_or_else(|why| panic!("{why}"));
        let founded =
            found::found(&content::rebirth(), new, no_chance, 0).unwrap_or_else(|why| panic!("{why:?}"));
        let mut play = Play::new(&content::rebirth(), founded.deal, founded.sitters)
            .unwrap_or_else(|why| panic!("{why:?}"));
        founded.events.iter().for_each(|event| drop(play.apply(event)));
        (play, founded.seats[0].token.clone().unwrap_or_default())
    });
    (Host::new("t".into(), None, 0, (laid.clone(), None), 0), token)
}

fn wire(text: &str) -> bool {
    let (mut host, token) = table();
    let lines: Vec<u64> = [Some(token), None]
        .into_iter()
        .filter_map(|token| host.enter(token, 0).ok())
        .map(|(own, _)| own.connection)
        .collect();
    assert_eq!(lines.len(), 2, "one sits there and one looks on");
    let mut taken = false;
    for (at, line) in text.lines().take(64).enumerate() {
        let message = match ToServer::read(line) {
            Ok(message) => message,
            Err((_, refusal)) => {
                assert!(!refusal.message.is_empty(), "a refusal says why");
                continue;
            }
        };
        let now = at as u64 * 1000;
        match host.hear(lines[at % lines.len()], &message, now) {
            Heard::Event { event, .. } => {
                if let Ok(ready) = host.play().ready(&event) {
                    host.install(&event, ready, now);
                    taken = true;
                }
            }
            Heard::Told(_) => taken = true,
            Heard::Refused { .. } | Heard::Hint(_) | Heard::Again { .. } => {}
        }
    }
    taken
}

fn http(text: &str) -> bool {
    let (head, body) = text.split_once('\n').unwrap_or((text, ""));
    let (method, target) = head.trim_end().split_once(' ').unwrap_or(("GET", head));
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    let path = path.trim_start_matches("/api");
    match Request::read(method == "POST", path, query, None, body.as_bytes()) {
        Ok(Request::Found(new)) => {
            let codex: Arc<codex::Codex> = content::rebirth();
            let founded = found::found(&codex, *new, no_chance, 0);
            if let Ok(founded) = &founded {
                let laid = Play::new(&codex, founded.deal.clone(), founded.sitters.clone());
                assert!(laid.is_ok(), "what is taken on can be laid: {:?}", laid.err());
            }
            founded.is_ok()
        }
        Ok(Request::Import(text)) => record(&text),
        Ok(_) => true,
        Err(refusal) => {
            assert!(!refusal.message.is_empty(), "a refusal says why");
            false
        }
    }
}
