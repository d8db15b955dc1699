//! What every storage promises, asked of each: a file, and a database.

use crate::common::postgres;
use rusqlite::Connection;
use server::store::{
    self, Append, Before, Lease, NewRow, Postgres, Shown, Sqlite, Storage, StoreError, Stored, export,
    import, letters,
};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use table::play::{Deal, Event, Sitter};
use table::wire::Manner;

/// A storage that can be opened again, and reached behind its back.
#[derive(Debug)]
enum Place {
    File(PathBuf),
    Database(String),
}

impl Place {
    fn file() -> Place {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        Place::File(std::env::temp_dir().join(format!("lodge-storage-{}-{number}.db", std::process::id())))
    }

    fn database() -> Place {
        Place::Database(postgres::fresh())
    }

    /// Another one of the same kind.
    fn other(&self) -> Place {
        match self {
            Place::File(_) => Place::file(),
            Place::Database(_) => Place::database(),
        }
    }

    async fn open(&self) -> Arc<dyn Storage> {
        match self {
            Place::File(path) => Arc::new(Sqlite::open(path).unwrap()),
            Place::Database(url) => Arc::new(Postgres::open(url).await.unwrap()),
        }
    }

    fn sql(&self, sql: &str) {
        match self {
            Place::File(path) => Connection::open(path).unwrap().execute_batch(sql).unwrap(),
            Place::Database(url) => {
                drop(postgres::shared().sql(url.rsplit('/').next().unwrap(), sql));
            }
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Place::File(path) = self {
            for end in ["", "-wal", "-shm", ".lock", ".mark"] {
                let _ = std::fs::remove_file(format!("{}{end}", path.display()));
            }
        }
    }
}

/// Each promise for each kind of storage.
macro_rules! promises {
    ($($name:ident)*) => {
        mod file {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(super::Place::file()).await;
            })*
        }
        mod database {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(super::Place::database()).await;
            })*
        }
    };
}

promises! {
    what_is_stored_is_read
    events_go_behind_the_last_one_and_nowhere_else
    many_at_once_share_commits_and_none_is_lost
    cards_are_kept_once
    tables_are_listed
    tables_are_forgotten
    the_hall_lists_what_its_hosts_show
    a_notice_is_taken_once_and_waits_until_somebody_has_looked
    damage_is_found
    an_export_is_taken_elsewhere
    a_damaged_table_is_not_taken
    damaged_cards_are_not_taken
}

fn answer(option: u8) -> Event {
    Event::Answer { seat: 0, option, id: Some(format!("w{option}")), bot: false, at: None }
}

fn new(word: &str, events: Vec<Event>) -> NewRow {
    let proof = (!events.is_empty()).then_some(u64::MAX - 3);
    NewRow {
        word: word.into(),
        name: Some("Näme 'of' \"it\" \\ 😀".into()),
        created: 1000,
        edition: "rebirth".into(),
        packs: vec!["one".into()],
        content: "v1".into(),
        cards: Arc::new([1, 2, 3]),
        deal: Deal::Scenario { lesson: "l".into(), source: "a\nb\u{1}".into(), chance: None },
        sitters: vec![Sitter::Bot { level: "greedy".into() }, Sitter::Avatar],
        events,
        proof,
        finished: false,
    }
}

async fn create(store: &dyn Storage, row: &NewRow) -> i64 {
    store.create(row.rows().unwrap(), row.cards.clone()).await.unwrap()
}

async fn read(store: &dyn Storage, word: &str) -> Stored {
    store::load(store, word).await.unwrap().expect("the table is there")
}

/// An event behind the last one of a table, as a server sends it.
fn next(stored: &Stored, option: u8) -> Append {
    let n = stored.events.len() as u32 + 1;
    let (body, proof) = (serde_json::to_string(&answer(option)).unwrap(), Some(u64::from(option) << 56));
    let link = stored.last().next(n.into(), body.as_bytes(), proof.map(|proof| proof as i64));
    Append { table: stored.id, n, body, proof, link, over: false, bots: false, at: 5000, fence: 0 }
}

/// Appends under the taking that a server has.
async fn append(store: &dyn Storage, word: &str, event: Append) -> Result<(), StoreError> {
    let Lease::Ours { fence } = store.lease(word).await.unwrap() else { panic!("nobody else is there") };
    store.append(Append { fence, ..event }).await
}

async fn what_is_stored_is_read(place: Place) {
    let store = place.open().await;
    let row = new("w", vec![answer(0), answer(1)]);
    let id = create(&*store, &row).await;
    assert!(store::load(&*store, "x").await.unwrap().is_none());
    for option in 2..5 {
        let stored = read(&*store, "w").await;
        append(&*store, "w", next(&stored, option)).await.unwrap();
    }
    drop(store);
    let store = place.open().await;
    let stored = read(&*store, "w").await;
    assert_eq!((stored.id, &stored.name, stored.created), (id, &row.name, 1000));
    assert_eq!((&stored.deal, &stored.sitters), (&row.deal, &row.sitters));
    assert_eq!(
        (&stored.packs, stored.edition.as_str(), stored.content.as_str()),
        (&row.packs, "rebirth", "v1")
    );
    assert_eq!((stored.rules, stored.unchained, &stored.damage), (rules::VERSION, false, &None));
    assert_eq!(stored.events, (0..5).map(answer).collect::<Vec<_>>());
    assert_eq!(stored.proofs, [None, Some(u64::MAX - 3), Some(2 << 56), Some(3 << 56), Some(4 << 56)]);
    let twice = store.create(row.rows().unwrap(), row.cards.clone()).await;
    assert!(twice.is_err(), "a word names one table");
    assert_eq!(read(&*store, "w").await.events.len(), 5);
}

async fn events_go_behind_the_last_one_and_nowhere_else(place: Place) {
    let store = place.open().await;
    create(&*store, &new("w", vec![answer(0)])).await;
    let before = read(&*store, "w").await;
    append(&*store, "w", next(&before, 1)).await.unwrap();
    // Said again, said too early, said of no table.
    assert_eq!(append(&*store, "w", next(&before, 2)).await, Err(StoreError::Moved));
    let ahead = Append { n: 9, ..next(&before, 3) };
    assert_eq!(append(&*store, "w", ahead).await, Err(StoreError::Moved));
    let nowhere = Append { table: before.id + 77, ..next(&before, 3) };
    assert_eq!(append(&*store, "w", nowhere).await, Err(StoreError::Moved));
    let stored = read(&*store, "w").await;
    assert_eq!(stored.events, [answer(0), answer(1)]);
    assert_eq!(stored.damage, None);
}

async fn many_at_once_share_commits_and_none_is_lost(place: Place) {
    const TABLES: usize = 40;
    const EVENTS: u8 = 12;
    let store = place.open().await;
    let mut all = Vec::new();
    for table in 0..TABLES {
        let (store, word) = (store.clone(), format!("w{table}"));
        create(&*store, &new(&word, Vec::new())).await;
        all.push(tokio::spawn(async move {
            for option in 0..EVENTS {
                let stored = read(&*store, &word).await;
                append(&*store, &word, next(&stored, option)).await.unwrap();
                // One that comes too late spoils nothing for the others.
                let late = append(&*store, &word, next(&stored, option)).await;
                assert_eq!(late, Err(StoreError::Moved));
            }
        }));
    }
    for one in all {
        one.await.unwrap();
    }
    for table in 0..TABLES {
        let stored = read(&*store, &format!("w{table}")).await;
        assert_eq!(stored.events, (0..EVENTS).map(answer).collect::<Vec<_>>());
        assert_eq!(stored.damage, None);
    }
    let commits = store.tally().commits.load(Ordering::Relaxed);
    assert!(commits < (TABLES * EVENTS as usize) as u64 + TABLES as u64 + 1, "{commits} commits");
}

async fn cards_are_kept_once(place: Place) {
    let store = place.open().await;
    create(&*store, &new("w", Vec::new())).await;
    assert_eq!(store.cards("v1").await.unwrap(), Some(vec![1, 2, 3]));
    store.keep_cards("v1".into(), Arc::new([9])).await.unwrap();
    store.keep_cards("v2".into(), Arc::new([4, 5])).await.unwrap();
    assert_eq!(store.cards("v1").await.unwrap(), Some(vec![1, 2, 3]));
    assert_eq!(store.cards("v3").await.unwrap(), None);
    assert_eq!(store.versions().await.unwrap(), ["v1", "v2"]);
    assert!(store.cards_missing().await.unwrap().is_empty());
}

async fn tables_are_listed(place: Place) {
    let store = place.open().await;
    create(&*store, &new("a", Vec::new())).await;
    let people = NewRow { sitters: Vec::new(), ..new("b", Vec::new()) };
    create(&*store, &people).await;
    create(&*store, &NewRow { finished: true, ..new("c", Vec::new()) }).await;
    assert_eq!(store.words().await.unwrap(), ["a", "b", "c"]);
    assert_eq!(store.with_bots().await.unwrap(), ["a"]);
    // A seat is handed to a bot; a game ends.
    let stored = read(&*store, "b").await;
    append(&*store, "b", Append { bots: true, ..next(&stored, 1) }).await.unwrap();
    store.release("b", 1).await.unwrap();
    let mut with_bots = store.with_bots().await.unwrap();
    with_bots.sort();
    assert_eq!(with_bots, ["a", "b"]);
    let stored = read(&*store, "a").await;
    append(&*store, "a", Append { over: true, ..next(&stored, 1) }).await.unwrap();
    assert_eq!(store.with_bots().await.unwrap(), ["b"]);
}

async fn tables_are_forgotten(place: Place) {
    let store = place.open().await;
    create(&*store, &new("unplayed", Vec::new())).await;
    create(&*store, &new("played", vec![answer(0)])).await;
    create(&*store, &NewRow { finished: true, ..new("over", vec![answer(0)]) }).await;
    let none: [String; 0] = [];
    let old = async |unplayed, finished, left| {
        let mut words = store.forgettable(Before { unplayed, finished, left }).await.unwrap();
        words.sort();
        words
    };
    assert_eq!(old(None, None, None).await, none);
    assert_eq!(old(Some(1000), Some(1000), Some(1000)).await, none, "not before its time");
    assert_eq!(old(Some(1001), None, None).await, ["unplayed"]);
    assert_eq!(old(None, Some(1001), None).await, ["over"]);
    assert_eq!(old(None, None, Some(1001)).await, ["played"]);
    // What happens at a table counts from when it happens, and an end from when it comes: laid long ago is not long over.
    for (word, over) in [("played", false), ("ended", true)] {
        if over {
            create(&*store, &new(word, vec![answer(0)])).await;
        }
        let stored = read(&*store, word).await;
        append(&*store, word, Append { over, ..next(&stored, 1) }).await.unwrap();
    }
    let stored = read(&*store, "ended").await;
    append(&*store, "ended", Append { at: 9000, ..next(&stored, 2) }).await.unwrap();
    assert_eq!(old(Some(1000), Some(5000), Some(5000)).await, ["over"]);
    assert_eq!(
        old(None, Some(5001), None).await,
        ["ended", "over"],
        "what is said after the end keeps nothing"
    );
    assert_eq!(old(None, None, Some(5001)).await, ["played"]);
    // What lacks events is left for a repair.
    place.sql("DELETE FROM events WHERE n = 2");
    assert_eq!(old(None, Some(9001), Some(9001)).await, ["over"]);
    store.forget("ended".into()).await.unwrap();
    store.forget("over".into()).await.unwrap();
    assert!(store::load(&*store, "over").await.unwrap().is_none(), "it is not missed either");
    assert_eq!(store.words().await.unwrap(), ["played", "unplayed"]);
    create(&*store, &new("over", Vec::new())).await;
    assert_eq!(read(&*store, "over").await.events.len(), 0, "nothing of the old one is left");
}

async fn damage_is_found(place: Place) {
    let store = place.open().await;
    let kinds = [
        ("UPDATE events SET body = body || ' ' WHERE n = 4", 3),
        ("UPDATE events SET proof = 5 WHERE n = 4", 3),
        ("UPDATE events SET link = NULL WHERE n = 4", 3),
        ("DELETE FROM events WHERE n = 4", 3),
        ("DELETE FROM events WHERE n > 4", 4),
        ("UPDATE events SET n = n + 100 WHERE n = 1", 0),
        ("DELETE FROM heads WHERE n = 6", 6),
        ("UPDATE heads SET n = 4", 6),
        ("UPDATE heads SET n = 8", 6),
        ("INSERT INTO events SELECT tab, 7, body, proof, link FROM events WHERE n = 6", 6),
    ];
    for (sql, good) in kinds {
        let row = new("w", (0..6).map(answer).collect());
        create(&*store, &row).await;
        place.sql(sql);
        let damage = read(&*store, "w").await.damage.unwrap_or_else(|| panic!("{sql}: not found"));
        assert_eq!(damage.good, good, "{sql}");
        place.sql("DELETE FROM events; DELETE FROM tables; DELETE FROM heads");
    }
    create(&*store, &new("w", vec![answer(0)])).await;
    place.sql("UPDATE tables SET created = 7");
    assert!(matches!(store::load(&*store, "w").await, Err(StoreError::Damaged(_))));
    place.sql("DELETE FROM tables");
    assert!(matches!(store::load(&*store, "w").await, Err(StoreError::Damaged(_))), "it is missed");
    place.sql("UPDATE cards SET sum = body");
    assert!(matches!(store.cards("v1").await, Err(StoreError::Damaged(_))));
}

async fn an_export_is_taken_elsewhere(place: Place) {
    let store = place.open().await;
    create(&*store, &new("a", (0..9).map(answer).collect())).await;
    create(&*store, &NewRow { name: None, ..new("b", Vec::new()) }).await;
    let mut text = Vec::new();
    let done = export(&*store, &mut text).await.unwrap();
    assert_eq!((done.tables, done.events, done.damaged.len(), done.lost.len()), (2, 9, 0, 0));
    let other = place.other();
    let there = other.open().await;
    let taken = import(&*there, &text[..]).await.unwrap();
    assert_eq!((taken.tables, taken.events, taken.refused.len()), (2, 9, 0));
    let mut again = Vec::new();
    export(&*there, &mut again).await.unwrap();
    assert_eq!(String::from_utf8(text.clone()).unwrap(), String::from_utf8(again).unwrap());
    let twice = import(&*there, &text[..]).await.unwrap();
    assert_eq!((twice.tables, twice.refused.len(), twice.cards.len()), (0, 2, 0));
    // Its tables are as young as the import, whatever they were where they came from.
    let before = Before { finished: Some(1001), left: Some(1001), ..Before::default() };
    assert!(there.forgettable(before).await.unwrap().is_empty());
    assert!(twice.refused[0].why.contains("there already"));
    for (wrong, why) in [("{}", "line 1"), ("x", "line 1"), ("", "")] {
        let taken = import(&*there, wrong.as_bytes()).await;
        assert!(if wrong.is_empty() { taken.is_ok() } else { taken.unwrap_err().to_string().contains(why) });
    }
}

async fn damaged_cards_are_not_taken(place: Place) {
    let store = place.open().await;
    create(&*store, &new("a", Vec::new())).await;
    let pressed: Arc<[u8]> = content::Collection::rebirth().press().into();
    store.keep_cards("v2".into(), pressed.clone()).await.unwrap();
    let mut text = Vec::new();
    export(&*store, &mut text).await.unwrap();
    let text = String::from_utf8(text).unwrap();
    let whole = r#""body":"010203""#;
    assert!(text.contains(whole), "{text}");
    let damaged = text.replace(whole, r#""body":"010204""#);
    let other = place.other();
    let there = other.open().await;
    let taken = import(&*there, damaged.as_bytes()).await.unwrap();
    assert_eq!((taken.tables, taken.cards.len()), (1, 1));
    assert!(taken.cards[0].contains("v1 were not taken: they were changed"), "{:?}", taken.cards);
    assert_eq!(there.versions().await.unwrap(), ["v2"]);
    // A good export brings them later. One of an older program says no sums: what cannot be read is not taken either.
    let old: String = text
        .lines()
        .map(|line| {
            line.split(",\"sum\"").next().unwrap().to_string()
                + if line.contains("sum") { "}}\n" } else { "\n" }
        })
        .collect();
    let last = place.other();
    let oldest = last.open().await;
    let taken = import(&*oldest, old.as_bytes()).await.unwrap();
    assert!(taken.cards.len() == 1 && taken.cards[0].contains("cannot be read"), "{:?}", taken.cards);
    assert_eq!(oldest.cards("v2").await.unwrap().as_deref(), Some(&*pressed));
    assert!(import(&*there, text.as_bytes()).await.unwrap().cards.is_empty());
    assert_eq!(there.cards("v1").await.unwrap(), Some(vec![1, 2, 3]));
}

async fn a_damaged_table_is_not_taken(place: Place) {
    let store = place.open().await;
    create(&*store, &new("a", (0..9).map(answer).collect())).await;
    create(&*store, &new("b", (0..3).map(answer).collect())).await;
    place.sql("UPDATE events SET body = body || ' ' WHERE n = 5");
    let mut text = Vec::new();
    let done = export(&*store, &mut text).await.unwrap();
    assert_eq!((done.damaged.len(), done.damaged[0].damage.good), (1, 4));
    let other = place.other();
    let there = other.open().await;
    let taken = import(&*there, &text[..]).await.unwrap();
    assert_eq!((taken.tables, taken.refused.len()), (1, 1), "the others are");
    // A text that was changed on its way.
    let changed = String::from_utf8(text).unwrap().replace("w2", "w3");
    let third = place.other();
    let taken = import(&*third.open().await, changed.as_bytes()).await.unwrap();
    assert_eq!((taken.tables, taken.refused.len()), (0, 2));
}

async fn the_hall_lists_what_its_hosts_show(place: Place) {
    let store = place.open().await;
    let manner = |hall| Event::Manner { manner: Manner { hall, ..Manner::default() }, at: None };
    create(&*store, &new("hidden", vec![manner(false)])).await;
    create(&*store, &new("plain", vec![])).await;
    for word in ["first", "second", "third"] {
        create(&*store, &new(word, vec![manner(true)])).await;
    }
    create(&*store, &NewRow { finished: true, ..new("over", vec![manner(true), answer(1)]) }).await;
    let shown = |word: &str, n| Shown { word: word.into(), n };
    let all = store.hall(2, 5).await.unwrap();
    assert_eq!(all, [shown("third", 1), shown("second", 1), shown("over", 2)]);
}

async fn a_notice_is_taken_once_and_waits_until_somebody_has_looked(place: Place) {
    let store = place.open().await;
    assert_eq!(store.key("k", "one".into()).await.unwrap(), "one");
    assert_eq!(store.key("k", "two".into()).await.unwrap(), "one", "a key is made once");
    create(&*store, &new("t", vec![answer(0), answer(1)])).await;
    let seat = |seat| letters::Place { word: "t".into(), seat };
    let set = |who: &str, seats| store.set_reader(who.into(), Some("{}".into()), Some(seats));
    set("ada", vec![seat(0), seat(1), letters::Place { word: "none".into(), seat: 0 }]).await.unwrap();
    assert!(store.is_followed("t".into()).await.unwrap() && !store.is_followed("none".into()).await.unwrap());
    // What was there when the seat was named counts as seen.
    assert_eq!(store.unaware(seat(0), 2).await.unwrap(), []);
    let ada = letters::Row { who: "ada".into(), body: "{}".into() };
    assert_eq!(store.unaware(seat(0), 3).await.unwrap(), vec![ada.clone()]);
    let letter =
        letters::Letter { reader: ada.clone(), place: seat(0), name: "T".into(), due: 500, tries: 0 };
    store.set_due(letter.clone()).await.unwrap();
    assert_eq!(store.unaware(seat(0), 3).await.unwrap(), [], "it is on its way");
    assert_eq!(store.due(499, 9).await.unwrap(), []);
    assert_eq!(store.due(500, 9).await.unwrap(), vec![letter.clone()]);
    assert!(store.take(&letter).await.unwrap());
    assert!(!store.take(&letter).await.unwrap(), "once");
    assert_eq!(
        (store.due(500, 9).await.unwrap(), store.unaware(seat(0), 9).await.unwrap()),
        (vec![], vec![])
    );
    store.looked(seat(0), 9).await.unwrap();
    assert_eq!(
        (store.unaware(seat(0), 9).await.unwrap(), store.unaware(seat(0), 10).await.unwrap()),
        (vec![], vec![ada])
    );
    let again = letters::Letter { tries: 1, ..letter.clone() };
    store.set_due(again.clone()).await.unwrap();
    assert_eq!(store.due(500, 9).await.unwrap(), [], "what was tried is not tried again behind a look");
    // A turn that passes takes what was to be told with it.
    store.set_due(letter.clone()).await.unwrap();
    store.turned("t".into(), Some(0)).await.unwrap();
    assert_eq!(store.due(500, 9).await.unwrap().len(), 1);
    store.turned("t".into(), None).await.unwrap();
    assert_eq!(store.due(500, 9).await.unwrap(), []);
    store.set_due(letter.clone()).await.unwrap();
    assert!(store.take(&letter).await.unwrap());
    store.set_due(again.clone()).await.unwrap();
    assert_eq!(store.due(500, 9).await.unwrap(), [again]);
    store.looked(seat(0), 9).await.unwrap();
    // A seat has so many readers and no more; those who name it no longer make room.
    for at in 1..=letters::READERS_OF_A_SEAT {
        set(&format!("r{at}"), vec![seat(0)]).await.unwrap();
    }
    assert_eq!(store.unaware(seat(0), 10).await.unwrap().len() as i64, letters::READERS_OF_A_SEAT);
    set("ada", vec![seat(1)]).await.unwrap();
    set("late", vec![seat(0)]).await.unwrap();
    assert!(store.unaware(seat(0), 10).await.unwrap().iter().any(|own| own.who == "late"));
    store.set_reader("late".into(), None, None).await.unwrap();
    assert_eq!(store.reader("late".into()).await.unwrap(), None);
    store.unfollow(seat(0)).await.unwrap();
    assert_eq!(store.unaware(seat(0), 10).await.unwrap(), [], "somebody else sits there");
    store.forget("t".into()).await.unwrap();
    store.forget_readers().await.unwrap();
    assert_eq!(store.reader("ada".into()).await.unwrap(), None, "nobody is kept without a seat");
}
