//! Servers that share a database: a table lives on one of them, and whoever lost it writes nothing more.

use crate::common::postgres;
use server::Limits;
use server::house::{Command, House, Shelf};
use server::store::{self, Append, Held, Key, Lease, NewRow, Postgres, Storage, StoreError, Tried};
use std::collections::HashSet;
use std::sync::Arc;
use table::play::{Deal, Event, Sitter};

fn new(word: &str) -> NewRow {
    NewRow {
        word: word.into(),
        name: None,
        created: 1,
        edition: "rebirth".into(),
        packs: Vec::new(),
        content: "v".into(),
        cards: Arc::new([1]),
        deal: Deal::Scenario { lesson: "l".into(), source: "s".into(), chance: None },
        sitters: vec![Sitter::Bot { level: "greedy".into() }],
        events: Vec::new(),
        proof: None,
        finished: false,
    }
}

async fn lay(store: &dyn Storage, word: &str) {
    let row = new(word);
    store.create(row.rows().unwrap(), row.cards.clone()).await.unwrap();
}

/// Two servers of one database, and how to reach it behind their backs.
async fn two() -> (Postgres, Postgres, impl Fn(&str)) {
    let url = postgres::fresh();
    let name = url.rsplit('/').next().unwrap().to_string();
    let (one, two) = (Postgres::open(&url).await.unwrap(), Postgres::open(&url).await.unwrap());
    let secret = one.register("one:1").await.unwrap();
    assert_eq!(two.register("two:2").await.unwrap(), secret, "both know the same secret");
    assert!(secret.is_some_and(|secret| secret.len() == 64));
    (one, two, move |sql| drop(postgres::shared().sql(&name, sql)))
}

async fn append(store: &Postgres, word: &str, fence: i64, option: u8) -> Result<(), StoreError> {
    let stored = store::load(store, word).await.unwrap().unwrap();
    let n = stored.events.len() as u32 + 1;
    let body =
        serde_json::to_string(&Event::Answer { seat: 0, option, id: None, bot: true, at: None }).unwrap();
    let link = stored.last().next(n.into(), body.as_bytes(), None);
    store
        .append(Append {
            table: stored.id,
            n,
            body,
            proof: None,
            link,
            over: false,
            bots: false,
            at: 0,
            fence,
        })
        .await
}

fn fence(lease: Lease) -> i64 {
    match lease {
        Lease::Ours { fence } => fence,
        lease => panic!("{lease:?}"),
    }
}

const ONE_IS_SILENT: &str = "UPDATE nodes SET beat = beat - interval '10 seconds' WHERE address = 'one:1'";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_lives_on_one_server() {
    let (one, two, _) = two().await;
    lay(&one, "w").await;
    assert_eq!(two.lease("x").await.unwrap(), Lease::Nowhere);
    let own = fence(one.lease("w").await.unwrap());
    assert_eq!(fence(one.lease("w").await.unwrap()), own, "it has it already");
    assert_eq!(two.lease("w").await.unwrap(), Lease::At { address: "one:1".into() });
    append(&one, "w", own, 0).await.unwrap();
    assert_eq!(append(&two, "w", own + 1, 1).await, Err(StoreError::Moved));
    let held =
        |words: &[&str]| Held::Tables(words.iter().map(|word| word.to_string()).collect::<HashSet<_>>());
    assert_eq!(one.beat().await.unwrap(), held(&["w"]));
    assert_eq!(two.beat().await.unwrap(), held(&[]));
    // It falls asleep here, and is woken there.
    one.release("w", own).await.unwrap();
    let other = fence(two.lease("w").await.unwrap());
    assert!(other > own);
    assert_eq!(append(&one, "w", own, 1).await, Err(StoreError::Moved));
    append(&two, "w", other, 1).await.unwrap();
    assert_eq!(store::load(&two, "w").await.unwrap().unwrap().events.len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_was_silent_loses_its_tables_and_cannot_write() {
    let (one, two, sql) = two().await;
    lay(&one, "w").await;
    lay(&one, "v").await;
    let [old, kept] = [one.lease("w").await.unwrap(), one.lease("v").await.unwrap()].map(fence);
    append(&one, "w", old, 0).await.unwrap();
    assert!(two.orphans().await.unwrap().is_empty());
    sql(ONE_IS_SILENT);
    assert_eq!(two.orphans().await.unwrap(), ["w", "v"]);
    let taken = fence(two.lease("w").await.unwrap());
    append(&two, "w", taken, 1).await.unwrap();
    // Paused, and back: what it still wants to write is refused by the number.
    assert_eq!(append(&one, "w", old, 2).await, Err(StoreError::Moved));
    assert_eq!(one.beat().await.unwrap(), Held::GivenUp);
    // What nobody took it may still end in good order.
    append(&one, "v", kept, 0).await.unwrap();
    one.register("one:1").await.unwrap();
    // However long all this took.
    sql("UPDATE nodes SET beat = clock_timestamp() WHERE address = 'two:2'");
    assert_eq!(one.lease("w").await.unwrap(), Lease::At { address: "two:2".into() });
    let stored = store::load(&one, "w").await.unwrap().unwrap();
    assert_eq!((stored.events.len(), stored.damage), (2, None), "each event once, in order");
    two.leave().await.unwrap();
    assert!(fence(one.lease("w").await.unwrap()) > taken, "whoever leaves gives everything back");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_forgets_a_table_of_another_server() {
    let (one, two, sql) = two().await;
    lay(&one, "w").await;
    one.lease("w").await.unwrap();
    two.forget("w".into()).await.unwrap();
    assert!(store::load(&one, "w").await.unwrap().is_some());
    sql(ONE_IS_SILENT);
    two.forget("w".into()).await.unwrap();
    assert!(store::load(&one, "w").await.unwrap().is_none());
}

/// Two servers want the same table at the same moment, many times: one has it, and the numbers never come again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_that_want_a_table_one_has_it() {
    let (one, two, _) = two().await;
    lay(&one, "w").await;
    let mut last = 0;
    for _ in 0..30 {
        let (a, b) = tokio::join!(one.lease("w"), two.lease("w"));
        let (fence, has) = match (a.unwrap(), b.unwrap()) {
            (Lease::Ours { fence }, Lease::At { .. }) => (fence, &one),
            (Lease::At { .. }, Lease::Ours { fence }) => (fence, &two),
            both => panic!("{both:?}"),
        };
        assert!(fence > last);
        last = fence;
        has.release("w", fence).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_servers_may_open_a_fresh_database_at_once() {
    let url = postgres::fresh();
    let opened = futures_util::future::join_all((0..6).map(|_| Postgres::open(&url))).await;
    for store in opened {
        store.unwrap().register("x:1").await.unwrap();
    }
}

#[tokio::test]
async fn a_code_is_known_to_all_servers_and_works_once() {
    let (one, two, sql) = two().await;
    let (key, late) = (Key::of("123456"), Key::of("654321"));
    let home = Some("10.0.0.1".parse().unwrap());
    assert_eq!(two.redeem(key.id(), None, true).await, Ok(Tried::Wrong));
    assert_eq!(one.lend(key.seal(&"secret", None).unwrap(), 600).await, Ok(true));
    assert_eq!(two.lend(key.seal(&"other", None).unwrap(), 600).await, Ok(false), "it is out already");
    assert_eq!(one.lend(late.seal(&"late", None).unwrap(), 600).await, Ok(true));
    sql(
        "UPDATE codes SET until = clock_timestamp() WHERE until > clock_timestamp() AND ctid = (SELECT max(ctid) FROM codes)",
    );
    assert_eq!(two.redeem(late.id(), None, true).await, Ok(Tried::Wrong), "its time is over");
    let Ok(Tried::Right(body)) = two.redeem(key.id(), None, true).await else { panic!("the code is out") };
    assert_eq!(key.open::<String>(body).unwrap(), "secret");
    assert_eq!(one.redeem(key.id(), None, true).await, Ok(Tried::Wrong), "it was used");
    // Wrong ones are counted for all servers together; in which minute is the database's to say.
    assert_eq!(one.lend(key.seal(&"again", home).unwrap(), 600).await, Ok(true));
    sql(
        "INSERT INTO wrong_codes SELECT date_trunc('minute', clock_timestamp()) + n * interval '1 minute', 30
         FROM generate_series(0, 5) AS n ON CONFLICT (minute) DO UPDATE SET count = 30",
    );
    assert_eq!(two.redeem(key.id(), None, true).await, Ok(Tried::Unheard));
    // Whoever names it where it was made out is heard, however many wrong ones others or their own neighbours have named.
    let at = |text: &str| Some(key.made_out_at(text.parse().unwrap()));
    for heard in [true, false] {
        assert_eq!(two.redeem(key.id(), at("10.0.0.2"), heard).await, Ok(Tried::Unheard));
        assert!(matches!(two.redeem(key.id(), at("10.0.0.1"), heard).await, Ok(Tried::Right(_))));
        assert_eq!(one.lend(key.seal(&"again", home).unwrap(), 600).await, Ok(true));
    }
    sql("DELETE FROM wrong_codes");
    assert_eq!(two.redeem(key.id(), None, false).await, Ok(Tried::Unheard));
    assert!(matches!(two.redeem(key.id(), None, true).await, Ok(Tried::Right(_))));
}

#[tokio::test]
async fn guesses_that_come_all_at_once_are_no_more_than_those_that_come_one_by_one() {
    let (one, two, _) = two().await;
    let guess = |n: u32| {
        let (store, key) = (if n.is_multiple_of(2) { &one } else { &two }, [n as u8; 16]);
        store.redeem(key, None, true)
    };
    let tried = futures_util::future::join_all((0..200).map(guess)).await;
    let wrong = tried.iter().filter(|own| **own == Ok(Tried::Wrong)).count();
    let unheard = tried.iter().filter(|own| **own == Ok(Tried::Unheard)).count();
    assert_eq!(wrong + unheard, 200);
    // A minute may end meanwhile, and the next one begins anew.
    assert!((30..=60).contains(&wrong), "{wrong} were looked at");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_newer_rules_is_left_to_a_newer_server() {
    let (one, two, _) = two().await;
    let mut rows = new("t").rows().unwrap();
    rows.laid.rules = 99;
    two.create(rows, new("t").cards).await.unwrap();
    let house = House::new(Shelf::rebirth().unwrap(), Arc::new(one), Limits::default());
    house.join("one:1").await.unwrap();
    let asked = house.ask("t", |reply| Command::Summary { token: None, reply }).await;
    let words = asked.err().map(|refusal| refusal.message).unwrap_or_default();
    assert!(words.contains("laid by version 99 of the rules"), "{words}");
    // It was not kept from others meanwhile.
    fence(two.lease("t").await.unwrap());
}
