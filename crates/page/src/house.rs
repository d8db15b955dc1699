//! All tables of a page that are awake, and the lines to them.

mod answer;
mod packs;

use crate::bots::{Asked, Found, added, together};
use crate::talk::{Command, Done, Errand, Kept, Query, Row, Told, text};
use content::Collection;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use table::VERSION;
use table::found::{self, Founded};
use table::host::{Heard, Hinting, Host, Post, Thought};
use table::play::{Event, Play, proof};
use table::secret::{self, Chance};
use table::shelf::{Cards, Read, Shelf};
use table::wire::*;

const NO_CARDS: &str = "this table was laid with other cards";

/// A table that is awake. One that cannot be played stays as it is, and everybody is told why.
#[derive(Debug)]
struct Table {
    host: Host,
    cards: Arc<Cards>,
    row: Row,
    done: Done,
    /// The page's number of each line of the host.
    lines: HashMap<u64, u32>,
}

/// A line of the page: its table, and what the table calls it once it has said hello.
#[derive(Clone, Debug)]
struct Line {
    table: String,
    connection: Option<u64>,
}

/// The house of one page.
#[derive(Debug)]
pub struct House {
    shelf: Shelf,
    /// Names of packs that lie beside the page.
    beside: HashSet<String>,
    chance: Chance,
    /// The files of each language that the page has told, by name.
    languages: HashMap<String, Vec<(String, String)>>,
    /// Versions of cards that the page was told to keep.
    kept: HashSet<String>,
    tables: BTreeMap<String, Result<Box<Table>, Refusal>>,
    lines: HashMap<u32, Line>,
    errands: Vec<Errand>,
    /// Hints under way, by their number.
    hints: HashMap<u32, Hinting>,
    next_hint: u32,
    /// The time, as the page last said it: milliseconds since 1970.
    now: u64,
}

impl House {
    /// With the cards of the program and packs beside them.
    pub fn new(packs: Vec<Read>, chance: Chance) -> House {
        House {
            beside: packs.iter().map(|(pack, _)| pack.space.clone()).collect(),
            shelf: Shelf::built_in(packs),
            chance,
            languages: HashMap::new(),
            kept: HashSet::new(),
            tables: BTreeMap::new(),
            lines: HashMap::new(),
            errands: Vec::new(),
            hints: HashMap::new(),
            next_hint: 0,
            now: 0,
        }
    }

    /// Takes one command; what is to be done about it comes back in its order.
    pub fn hear(&mut self, command: Command) -> Vec<Errand> {
        match command {
            Command::Wake(kept) => {
                let table = self.woken(&kept);
                self.tables.insert(kept.table, table);
            }
            Command::Sleep { table } => drop(self.tables.remove(&table)),
            Command::Speak { lang, files } => drop(self.languages.insert(lang, files)),
            Command::Request { id, method, path, body, at } => {
                self.now = at;
                self.request(id, &method, &path, &body);
            }
            Command::Open { line, table } => self.open(line, table),
            Command::Say { line, text, at } => {
                self.now = self.now.max(at);
                self.say(line, &text);
            }
            Command::Close { line } => self.close(line),
            Command::Thought { table, revision, hint: None, counts } => {
                self.thought(&table, revision, &counts);
            }
            Command::Thought { table, hint: Some(hint), counts, .. } => self.hinted(&table, hint, &counts),
        }
        std::mem::take(&mut self.errands)
    }

    /// Answers what the page must know before it goes on: what is wrong, if anything is.
    pub fn ask(&mut self, query: Query) -> Told {
        let wrong = match query {
            Query::Packs(packs) => self.offer(packs),
            Query::Fits(pack) => return self.fits(pack),
            Query::Knows { content } => self.shelf.known(&content).is_none().then(|| NO_CARDS.into()),
            Query::Take { content, text } => self.take(&content, &text).err(),
            Query::Check(kept) => self.woken(&kept).err().map(|refusal| refusal.message),
        };
        Told { wrong, pack: None }
    }

    /// Takes cards that were kept beside their tables.
    fn take(&mut self, version: &str, text: &str) -> Result<(), String> {
        if self.shelf.known(version).is_some() {
            return Ok(());
        }
        let collection: Collection = serde_json::from_str(text).map_err(|why| why.to_string())?;
        self.shelf.open(Some(version), collection).map(drop).map_err(|report| report.to_string())
    }

    fn woken(&self, kept: &Kept) -> Result<Box<Table>, Refusal> {
        let damaged = |why: String| {
            Refusal::new(Code::IncompatibleReplay, format!("what is kept of this table is damaged: {why}"))
        };
        let (row, done) = kept.read().map_err(damaged)?;
        let other = || Refusal::new(Code::IncompatibleReplay, NO_CARDS);
        let cards = self.shelf.known(&row.content).ok_or_else(other)?;
        let play = Play::woken(&cards.codex, row.past(&done))?;
        let host =
            Host::new(kept.table.clone(), row.name.clone(), row.created, play, self.now).of_one_machine();
        Ok(Box::new(Table { host, cards, row, done, lines: HashMap::new() }))
    }

    fn table(&mut self, word: &str) -> Result<&mut Table, Refusal> {
        match self.tables.get_mut(word) {
            Some(Ok(table)) => Ok(table),
            Some(Err(refusal)) => Err(refusal.clone()),
            None => Err(Refusal::new(Code::UnknownTable, "there is no such table")),
        }
    }

    /// A new table is awake at once, and is kept before anybody hears of it; its cards are kept before it.
    fn lay(&mut self, cards: &Arc<Cards>, founded: Founded) -> Result<Created, Refusal> {
        let word = secret::word(self.chance)?;
        let Founded { name, deal, sitters, seats, events, .. } = founded;
        let created = self.now;
        let (lodge, content) = (VERSION.to_string(), cards.codex.version.clone());
        let kept = Kept::new(
            &word,
            &Row { lodge, name, created, content, rules: rules::VERSION, deal, sitters },
            &events,
        );
        let table = self.woken(&kept)?;
        self.tables.insert(word.clone(), Ok(table));
        let version = &cards.codex.version;
        if self.kept.insert(version.clone()) {
            let (version, text) = (version.clone(), text(cards.collection()));
            self.errands.push(Errand::Keep { version, text });
        }
        self.errands.push(Errand::Lay(kept));
        Ok(Created { watch: word.clone(), table: word, seats })
    }

    fn open(&mut self, line: u32, table: String) {
        match self.table(&table) {
            Ok(_) => drop(self.lines.insert(line, Line { table, connection: None })),
            Err(refusal) => self.turn_away(line, refusal),
        }
    }

    fn turn_away(&mut self, line: u32, Refusal { code, message }: Refusal) {
        self.tell(line, &ToClient::Refused { id: None, code, message });
        self.errands.push(Errand::HangUp { line });
    }

    fn tell(&mut self, line: u32, message: &ToClient) {
        self.errands.push(Errand::Tell { line, text: text(message) });
    }

    fn close(&mut self, line: u32) {
        let Some(Line { table, connection: Some(connection) }) = self.lines.remove(&line) else { return };
        let now = self.now;
        let Ok(own) = self.table(&table) else { return };
        own.lines.remove(&connection);
        let posts = own.host.leave(connection, now);
        self.send(&table, posts);
    }

    fn say(&mut self, line: u32, said: &str) {
        let Some(Line { table, connection }) = self.lines.get(&line).cloned() else { return };
        let message = match ToServer::read(said) {
            Ok(message) => message,
            Err((id, Refusal { code, message })) => {
                return self.tell(line, &ToClient::Refused { id, code, message });
            }
        };
        match (connection, message) {
            (Some(connection), message) => self.said(&table, connection, &message),
            (None, ToServer::Hello(hello)) => self.enter(line, &table, hello.token.as_deref()),
            (None, ToServer::Ping {}) => self.tell(line, &ToClient::Pong {}),
            (None, _) => {
                let (code, message) = (Code::Malformed, "say hello first".into());
                self.tell(line, &ToClient::Refused { id: None, code, message });
            }
        }
        self.go_on(&table);
    }

    fn enter(&mut self, line: u32, table: &str, token: Option<&str>) {
        let now = self.now;
        let entered = self.table(table).and_then(|own| {
            let (entered, posts) = own.host.enter(token, now)?;
            own.lines.insert(entered.connection, line);
            Ok((entered.connection, posts))
        });
        match entered {
            Ok((connection, posts)) => {
                self.lines.insert(line, Line { table: table.into(), connection: Some(connection) });
                self.send(table, posts);
            }
            Err(refusal) => {
                self.lines.remove(&line);
                self.turn_away(line, refusal);
            }
        }
    }

    fn said(&mut self, table: &str, connection: u64, message: &ToServer) {
        let now = self.now;
        let Ok(own) = self.table(table) else { return };
        let posts = match own.host.hear(connection, message, now) {
            Heard::Told(posts) => posts,
            Heard::Hint(hinting) => return self.hint(table, hinting),
            Heard::Again { id } => vec![match self.again(table) {
                Ok(()) => Host::done(connection, id),
                Err(refusal) => Host::refused(connection, Some(id), refusal),
            }],
            Heard::Refused { id, refusal } => vec![Host::refused(connection, Some(id), refusal)],
            Heard::Event { id, event } => vec![match self.commit(table, event) {
                Ok(()) => Host::done(connection, id),
                Err(refusal) => Host::refused(connection, Some(id), refusal),
            }],
        };
        self.send(table, posts);
    }

    /// The table on which the same people play again.
    fn again(&mut self, table: &str) -> Result<(), Refusal> {
        let (chance, now) = (self.chance, self.now);
        let Table { host, cards, .. } = self.table(table)?;
        let cards = cards.clone();
        let founded = found::again(host.play(), host.name(), host.host_again(now), chance, now)?;
        let laid = self.lay(&cards, founded)?.table;
        self.commit(table, Event::Rematch { table: laid })
    }

    /// To be kept, then carried out: whoever does the errands in their order tells nothing that is not kept.
    fn commit(&mut self, table: &str, event: Event) -> Result<(), Refusal> {
        let now = self.now;
        let own = self.table(table)?;
        own.host.must_go_on()?;
        let broken = |_| Refusal::new(Code::Busy, "the rules engine failed; the table is as it was");
        let ready = own.host.play().ready(&event).map_err(broken)?;
        let n = own.host.play().revision() + 1;
        let proof = ready.game().map(proof);
        let (_, posts) = own.host.install(&event, ready, now);
        let kept = own.done.add(event, proof);
        self.errands.push(Errand::Store { table: table.into(), n, event: kept });
        self.send(table, posts);
        Ok(())
    }

    fn send(&mut self, table: &str, posts: Vec<Post>) {
        let Ok(own) = self.table(table) else { return };
        let mut told = Vec::new();
        for Post { to, text, .. } in posts {
            let lines = to.iter().filter_map(|connection| own.lines.get(connection));
            told.extend(lines.map(|&line| Errand::Tell { line, text: text.clone() }));
        }
        self.errands.extend(told);
    }

    /// Answers that nobody needs to be asked for: queued plans, then bots. Where nobody looks, nobody thinks.
    fn go_on(&mut self, table: &str) {
        while let Ok(own) = self.table(table)
            && let Some(event) = own.host.planned().or_else(|| own.host.passed())
        {
            if self.commit(table, event).is_err() {
                return;
            }
        }
        let Ok(own) = self.table(table) else { return };
        if own.host.lines() == 0 {
            return;
        }
        if let Some(thought) = own.host.ask_bot() {
            let question = self.question(table, thought);
            let everybody = !thought.level.is_repeatable();
            let revision = thought.revision;
            self.errands.push(Errand::Think {
                table: table.into(),
                revision,
                question,
                everybody,
                hint: None,
            });
        }
    }

    /// A question as the bots get it. Cards that do not come with the program come with the question.
    fn question(&mut self, table: &str, thought: Thought) -> String {
        let Some(Ok(own)) = self.tables.get(table) else { return String::new() };
        let version = &own.cards.codex.version;
        let cards = self.shelf.built_in_cards(version).is_none().then(|| own.cards.collection().clone());
        text(&Asked::of(own.host.play(), thought, version, cards))
    }

    /// Lets all hands think about a question that somebody wants a hint for.
    fn hint(&mut self, table: &str, hinting: Hinting) {
        let thought = hinting.thought;
        let question = self.question(table, thought);
        let hint = Some(self.next_hint);
        self.hints.insert(self.next_hint, hinting);
        self.next_hint += 1;
        let (table, revision) = (table.into(), thought.revision);
        self.errands.push(Errand::Think { table, revision, question, everybody: true, hint });
    }

    fn hinted(&mut self, table: &str, hint: u32, counts: &[Found]) {
        let Some(hinting) = self.hints.remove(&hint) else { return };
        let Ok(own) = self.table(table) else { return };
        let posts = own.host.advise(&hinting, &added(counts));
        self.send(table, posts);
    }

    /// A bot that found nothing passes or takes the first thing there is; the table goes on.
    fn thought(&mut self, table: &str, revision: u32, counts: &[Found]) {
        let Ok(own) = self.table(table) else { return };
        let event = own.host.thought(revision, together(counts).unwrap_or(0));
        if event.is_none_or(|event| self.commit(table, event).is_ok()) {
            self.go_on(table);
        }
    }
}
