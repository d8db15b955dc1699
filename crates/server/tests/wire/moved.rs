//! A table that goes to another server takes its lines along: whoever waits for their turn must not wait on a line on which
//! nothing comes any more.

use crate::common::{Client, Db, Server, postgres};
use server::house::Command;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Reads until the line is closed; whoever would wait for ever fails.
async fn closed(client: &mut Client) {
    let rest = async { while client.line.next_text().await.is_some() {} };
    let ended = tokio::time::timeout(Duration::from_secs(60), rest).await;
    assert!(ended.is_ok(), "the line is still open");
}

/// Two who play, and two who look on.
async fn everybody(server: &Server, table: &str, tokens: &[String]) -> Vec<Client> {
    let mut all = Vec::new();
    for token in [Some(&tokens[0]), Some(&tokens[1]), None, None] {
        all.push(server.client(table, token.map(String::as_str)).await);
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_was_given_up_closes_the_lines_of_its_tables() {
    let url = postgres::fresh();
    let (one, two) = (Server::sharing(&url).await, Server::sharing(&url).await);
    let (table, tokens) = one.table(2, 1).await;
    let mut all = everybody(&one, &table, &tokens).await;
    let asked = (0..2).find(|&seat| all[seat].options() > 0).unwrap();
    all[asked].answer(0).await.unwrap();
    // As if it had stood still: the others do not hear it, and it finds that out at its next beat.
    let name = url.rsplit('/').next().unwrap();
    let silent = "UPDATE nodes SET beat = beat - interval '10 seconds' WHERE address = ";
    postgres::shared().sql(name, &format!("{silent}'{}'", one.address));
    for client in &mut all {
        closed(client).await;
    }
    // Whoever calls again, wherever they do, hears how the table stands and goes on.
    let mut other = everybody(&two, &table, &tokens).await;
    assert!(other.iter().all(|client| client.revision == 1));
    let asked = (0..2).find(|&seat| other[seat].options() > 0).unwrap();
    other[asked].answer(0).await.unwrap();
    for client in &mut other {
        client.reached(2).await;
    }
    two.stop().await;
    one.stop().await;
}

#[tokio::test]
async fn a_table_that_lets_go_is_woken_by_whoever_calls_again() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, tokens) = server.table(2, 1).await;
    let mut all = everybody(&server, &table, &tokens).await;
    server.house.table(&table).await.unwrap().send(Command::LetGo).await.unwrap();
    for client in &mut all {
        closed(client).await;
    }
    let mut all = everybody(&server, &table, &tokens).await;
    let asked = (0..2).find(|&seat| all[seat].options() > 0).unwrap();
    all[asked].answer(0).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_closes_says_goodbye_to_whom_it_passes_on() {
    let url = postgres::fresh();
    let (one, two) = (Server::sharing(&url).await, Server::sharing(&url).await);
    let (table, tokens) = one.table(2, 1).await;
    // It lives where it was woken.
    let at_home = one.client(&table, None).await;
    let all = everybody(&two, &table, &tokens).await;
    assert!(two.house.metrics.passed_on.load(Ordering::Relaxed) >= 4, "they sit at the other one");
    assert_eq!(two.house.metrics.connections.load(Ordering::Relaxed), 4, "and hold places here, too");
    two.stop().await;
    for Client { mut line, .. } in all {
        let mut last = None;
        while let Some(message) = line.next().await {
            last = Some(message);
        }
        assert_eq!(last.expect("a word")["refused"]["code"], "busy");
    }
    drop(at_home);
    one.stop().await;
}
