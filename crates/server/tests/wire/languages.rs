//! One catalogue for each language, tagged with it.

use crate::common::{Db, Server, raw};

/// What stands in a header of an answer.
fn header<'a>(answer: &'a str, name: &str) -> &'a str {
    let lines = answer.split("\r\n\r\n").next().unwrap_or_default().lines();
    let mut found =
        lines.filter_map(|line| line.split_once(": ")).filter(|(own, _)| own.eq_ignore_ascii_case(name));
    found.next().map_or("", |(_, value)| value)
}

async fn asked(server: &Server, path: &str, more: &str) -> String {
    raw(server, &format!("GET {path} HTTP/1.1\r\nHost: lodge\r\nConnection: close\r\n{more}\r\n")).await
}

#[tokio::test]
async fn a_language_that_cannot_be_chosen_is_english_and_says_so() {
    let db = Db::new();
    let server = Server::start(&db).await;
    for path in ["/api/catalogue", "/api/catalogue?lang=tlh", "/api/catalogue?lang=../en"] {
        let answer = asked(&server, path, "Accept-Language: tlh, xx;q=0.5\r\n").await;
        assert_eq!(header(&answer, "content-language"), "en", "{path}");
        assert!(answer.contains("\"lang\":\"en\""), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn every_language_has_its_own_tag_and_is_the_browsers_first_choice() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let mut tags = std::collections::BTreeSet::new();
    for lang in text::OFFERED {
        let named = asked(&server, &format!("/api/catalogue?lang={lang}"), "").await;
        assert_eq!(header(&named, "content-language"), *lang);
        assert!(named.contains(&format!("\"lang\":\"{lang}\"")));
        let tag = header(&named, "etag").to_owned();
        let accept = format!("Accept-Language: {lang}-XX, en;q=0.1\r\nIf-None-Match: {tag}\r\n");
        let wanted = asked(&server, "/api/catalogue", &accept).await;
        assert!(wanted.starts_with("HTTP/1.1 304"), "{lang}");
        assert!(tags.insert(tag), "{lang}");
    }
    server.stop().await;
}
