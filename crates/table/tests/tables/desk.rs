//! A table with three people, for tests that turn its clock themselves.

use rules::*;
use serde_json::{Value, json};
use table::host::{Heard, Host, Post};
use table::play::{Deal, Event, Play, SecretHash, Sitter};
use table::wire::*;

pub const MINUTE: u64 = 60_000;

pub fn play(manner: Manner, at: u64) -> Play {
    play_of(&["Ada", "Bob", "Cleo"], manner, at)
}

pub fn play_of(names: &[&str], manner: Manner, at: u64) -> Play {
    let setup = Setup { seats: vec![SeatSetup::default(); names.len()], ..Setup::default() };
    let sitter = |name: &&str| Sitter::Person { name: (*name).into(), token: SecretHash::of(name) };
    let deal = Deal::Fresh { setup, seed: 7.into(), named: false };
    let mut play = Play::new(&content::rebirth(), deal, names.iter().map(sitter).collect()).unwrap();
    play.apply(&Event::Manner { manner, at: Some(at) }).unwrap();
    play
}

pub fn host(play: Play, now: u64) -> Host {
    Host::new("table".into(), None, 0, (play, None), now)
}

pub fn clock(clock: Value) -> Manner {
    serde_json::from_value(json!({ "clock": clock })).unwrap()
}

/// Whoever is asked answers with the first option.
pub fn answer(host: &mut Host, now: u64) -> Vec<Post> {
    let seat = host.play().game().decision().unwrap().seat;
    let mut event = Event::answer(seat, 0, false);
    host.play().stamp(&mut event, now);
    install(host, &event, now)
}

pub fn install(host: &mut Host, event: &Event, now: u64) -> Vec<Post> {
    let ready = host.play().ready(event).unwrap();
    host.install(event, ready, now).1
}

pub fn said(host: &mut Host, line: u64, message: Value, now: u64) -> Heard {
    let message: ToServer = serde_json::from_value(message).unwrap();
    host.hear(line, &message, now)
}

/// The last word about people that goes to a line.
pub fn people(posts: &[Post]) -> Value {
    let told = posts.iter().rev().filter_map(|post| serde_json::from_str::<Value>(&post.text).ok());
    told.map(|mut told| told["people"].take()).find(|people| people.is_array()).expect("people are told")
}
