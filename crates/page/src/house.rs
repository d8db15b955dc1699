//! All tables of a page that are awake, and the lines to them.

use crate::bots::{Asked, Found, added, together};
use crate::talk::{Command, Errand, Kept, Row, text};
use codex::Codex;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use table::VERSION;
use table::found::{self, Founded};
use table::host::{Heard, Hinting, Host, Post};
use table::play::{Event, Play};
use table::request::Request;
use table::secret::{self, Chance};
use table::wire::*;
use text::{Language, Texts};

/// A table that is awake. One that cannot be played stays as it is, and everybody is told why.
#[derive(Debug)]
struct Table {
    host: Host,
    row: Row,
    events: Vec<Event>,
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
    codex: Arc<Codex>,
    chance: Chance,
    languages: HashMap<String, Texts>,
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
    pub fn new(codex: Arc<Codex>, chance: Chance) -> House {
        House {
            codex,
            chance,
            languages: HashMap::new(),
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
            Command::Check(_) => {}
            Command::Speak { lang, files } => self.speak(lang, &files),
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

    /// A language that cannot be read is none: its reader gets English, and the catalogue says so.
    fn speak(&mut self, lang: String, files: &[(String, String)]) {
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (&**name, &**text)).collect();
        if let Ok(texts) = (Language { tag: &lang, files: &files }).open(&[]) {
            self.languages.insert(lang, texts);
        }
    }

    /// What is wrong with a table from elsewhere, if anything is.
    pub fn check(&self, kept: &Kept) -> Option<String> {
        self.woken(kept).err().map(|refusal| refusal.message)
    }

    fn woken(&self, kept: &Kept) -> Result<Box<Table>, Refusal> {
        let damaged = |why: String| {
            Refusal::new(Code::IncompatibleReplay, format!("what is kept of this table is damaged: {why}"))
        };
        let (row, events) = kept.read().map_err(damaged)?;
        if !self.codex.plays(&row.content) {
            return Err(Refusal::new(Code::IncompatibleReplay, "this table was laid with other cards"));
        }
        let play = Play::woken(&self.codex, row.past(&events))?;
        let host = Host::new(kept.table.clone(), row.name.clone(), row.created, play, self.now);
        Ok(Box::new(Table { host, row, events, lines: HashMap::new() }))
    }

    fn table(&mut self, word: &str) -> Result<&mut Table, Refusal> {
        match self.tables.get_mut(word) {
            Some(Ok(table)) => Ok(table),
            Some(Err(refusal)) => Err(refusal.clone()),
            None => Err(Refusal::new(Code::UnknownTable, "there is no such table")),
        }
    }

    fn request(&mut self, id: u32, method: &str, path: &str, body: &str) {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let read = Request::read(method == "POST", path, query, None, body.as_bytes());
        let (status, text) = match read.and_then(|request| self.answer(request)) {
            Ok(answer) => answer,
            Err(error) => (error.code.status(), text(&ErrorBody { error })),
        };
        self.errands.push(Errand::Reply { id, status, text });
    }

    /// The one edition of this page.
    fn edition(&self) -> EditionOffer {
        EditionOffer::of(&self.codex, Vec::new())
    }

    fn answer(&mut self, request: Request) -> Result<(u16, String), Refusal> {
        let now = self.now;
        Ok(match request {
            Request::Health => {
                let content = self.codex.version.clone();
                (200, text(&Health { ok: true, version: VERSION.into(), content }))
            }
            Request::Packs => (200, text(&Vec::<PackOffer>::new())),
            Request::Editions => (200, text(&[self.edition()])),
            Request::Catalogue { content, packs, edition, .. }
                if !packs.is_empty()
                    || content.as_ref().is_some_and(|own| !self.codex.plays(own))
                    || edition.as_ref().is_some_and(|own| own != self.codex.edition_id()) =>
            {
                return Err(Refusal::new(Code::IncompatibleReplay, "there are no such cards in this page"));
            }
            Request::Catalogue { lang, .. } => {
                let own = lang.and_then(|lang| self.languages.get(&lang));
                let made = table::catalogue::catalogue(&self.codex, own.unwrap_or_else(|| Texts::english()));
                (200, text(&made.map_err(|why| Refusal::new(Code::Busy, why.to_string()))?))
            }
            Request::Found(new) if new.edition.as_ref().is_some_and(|own| own != self.codex.edition_id()) => {
                return Err(Refusal::new(Code::Setup, "this edition is not in this page"));
            }
            Request::Found(new) if new.manner.clock.is_some() => {
                return Err(Refusal::new(Code::Setup, "a page alone has no clocks: they run on a server"));
            }
            Request::Found(new) => {
                let founded = found::found(&self.codex, *new, self.chance, now)?;
                (201, text(&self.lay(founded)?))
            }
            Request::Teach(Tutorial { lesson }) => {
                let founded = found::teach(&self.codex, &lesson, self.chance)?;
                (201, text(&self.lay(founded)?))
            }
            Request::Import(record) => {
                let founded = found::import(&self.codex, &record)?;
                (201, text(&Imported { table: self.lay(founded)?.table }))
            }
            Request::Summary(Wanted { table, token }) => {
                (200, text(&self.table(&table)?.host.summary(token.as_deref(), now)?))
            }
            // Tables that are not there or that the token does not open are left out.
            Request::Summaries(wanted) => {
                let summary = |Wanted { table, token }: Wanted| {
                    self.table(&table).and_then(|table| table.host.summary(token.as_deref(), now)).ok()
                };
                (200, text(&wanted.into_iter().filter_map(summary).collect::<Vec<_>>()))
            }
            Request::Join { table, join: Join { invite, name, .. } } => {
                let token = secret::word(self.chance)?;
                let same = |a: &str, b: &str| a.eq_ignore_ascii_case(b);
                let (joined, event) =
                    self.table(&table)?.host.join(invite.as_deref(), &name, &token, false, same)?;
                event.map_or(Ok(()), |event| self.commit(&table, event))?;
                (200, text(&joined))
            }
            Request::Free { .. } | Request::Lend { .. } | Request::Redeem(_) => {
                return Err(Refusal::new(Code::Malformed, "a page alone has nobody to invite"));
            }
            Request::Services => (200, text(&Services::default())),
            Request::Hall => (200, text(&Hall::default())),
            Request::Shown(_)
            | Request::Wished(_)
            | Request::Wish { .. }
            | Request::Unwish(_)
            | Request::Confirm(_)
            | Request::Leave(_) => {
                return Err(Refusal::new(Code::Malformed, "a page alone has no hall and tells nobody"));
            }
            Request::Frames { wanted: Wanted { table, token }, from, to, eyes } => {
                let codex = self.codex.clone();
                let own = self.table(&table)?;
                let viewer = own.host.viewer_with(token.as_deref(), eyes)?;
                (200, text(&Play::frames(&codex, own.row.past(&own.events), viewer, from, to)?))
            }
            Request::Record(Wanted { table, token }) => {
                let own = self.table(&table)?;
                own.host.viewer(token.as_deref())?;
                (200, own.host.play().record()?)
            }
        })
    }

    /// A new table is awake at once, and is kept before anybody hears of it.
    fn lay(&mut self, founded: Founded) -> Result<Created, Refusal> {
        let word = secret::word(self.chance)?;
        let Founded { name, deal, sitters, seats, events, .. } = founded;
        let created = self.now;
        let (lodge, content) = (VERSION.to_string(), self.codex.version.clone());
        let kept = Kept::new(
            &word,
            &Row { lodge, name, created, content, rules: rules::VERSION, deal, sitters },
            &events,
        );
        let table = self.woken(&kept)?;
        self.tables.insert(word.clone(), Ok(table));
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
        let host = &self.table(table)?.host;
        let founded = found::again(host.play(), host.name(), chance, now)?;
        let laid = self.lay(founded)?.table;
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
        let (_, posts) = own.host.install(&event, ready, now);
        let kept = text(&event);
        own.events.push(event);
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
            let question = text(&Asked::of(own.host.play(), thought));
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

    /// Lets all hands think about a question that somebody wants a hint for.
    fn hint(&mut self, table: &str, hinting: Hinting) {
        let Ok(own) = self.table(table) else { return };
        let thought = hinting.thought;
        let question = text(&Asked::of(own.host.play(), thought));
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
