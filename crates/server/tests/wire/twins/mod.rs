//! Two tables that differ only in which card somebody has laid face down send everybody else the same bytes, over real
//! sockets: messages, previews, refusals, what is taken back, and what is asked without a line.

mod lines;
mod pairs;

use crate::common::{Db, Dice, Server};
use lines::Table;
use pairs::{Move, Pair, new_table};
use rules::AskKind;
use serde_json::{Value, json};
use server::Limits;
use std::collections::BTreeMap;
use std::time::Duration;

/// What was compared.
#[derive(Debug, Default)]
struct Compared {
    messages: usize,
    previews: usize,
    refusals: usize,
    undone: usize,
    frames: usize,
    kept: usize,
    kinds: BTreeMap<String, usize>,
}

/// A pair while it is played.
struct Match<'a> {
    server: &'a Server,
    tables: [Table; 2],
    pair: &'a Pair,
    dice: Dice,
    sum: &'a mut Compared,
    words: u64,
}

impl Match<'_> {
    /// Words of the clients are the same at both tables.
    fn word(&mut self) -> String {
        self.words += 1;
        format!("w{}", self.words)
    }

    fn revision(&self) -> u64 {
        self.tables[0].revision
    }

    /// Lets a viewer say something at both tables and compares what that viewer is answered.
    async fn both(&mut self, viewer: usize, kind: &str, mut body: Value) -> Vec<String> {
        body["id"] = json!(self.word());
        let message = json!({ kind: body });
        let one = self.tables[0].said(viewer, &message).await;
        let other = self.tables[1].said(viewer, &message).await;
        assert_eq!(one, other, "{message} of {viewer}: {:?}", self.pair);
        self.sum.messages += one.len();
        one
    }

    /// Compares what everybody but the owner was sent since the last time.
    async fn compare(&mut self) {
        for viewer in self.tables[0].others(self.pair.owner) {
            let one = self.tables[0].heard(viewer).await;
            let other = self.tables[1].heard(viewer).await;
            assert_eq!(one, other, "viewer {viewer} at {}: {:?}", self.revision(), self.pair);
            self.sum.messages += one.len();
        }
        // What the owner hears is the owner's.
        let owner = self.pair.owner.index();
        for table in &mut self.tables {
            table.heard(owner).await;
        }
    }

    /// Carries a move out at both tables. `by_itself`: at a table where the owner can only pass, nobody says anything.
    async fn carry_out(&mut self, one: Move, by_itself: [bool; 2]) {
        let (id, revision) = (self.word(), self.revision());
        for (at, table) in self.tables.iter_mut().enumerate() {
            if !by_itself[at] {
                let option = one.options[at];
                let answer = json!({ "answer": { "id": id, "revision": revision, "option": option } });
                table.send(one.seat.index(), &answer).await;
            }
            table.revision += 1;
            table.settled(one.seat.index()).await;
        }
    }

    /// Everything that a viewer could try in order to tell the tables apart.
    async fn pry(&mut self, one: Move) {
        let (owner, revision) = (self.pair.owner.index(), self.revision());
        let others = self.tables[0].others(self.pair.owner);
        let viewer = others[self.dice.below(others.len() as u64) as usize];
        if one.seat.index() != owner {
            let body = json!({ "revision": revision, "option": one.options[0] });
            self.both(one.seat.index(), "preview", body).await;
            self.sum.previews += 1;
            let body = json!({ "revision": revision, "option": 99 });
            let told = self.both(one.seat.index(), "answer", body).await;
            self.sum.refusals += told.iter().any(|message| message.contains("refused")) as usize;
        }
        for (kind, body) in [
            ("answer", json!({ "revision": revision + 1, "option": 0 })),
            ("preview", json!({ "revision": revision, "option": 98 })),
            ("undo", json!({ "revision": revision + 7 })),
        ] {
            let told = self.both(viewer, kind, body).await;
            self.sum.refusals += told.iter().any(|message| message.contains("refused")) as usize;
        }
        if self.dice.below(6) == 0 {
            for viewer in others {
                let one = self.tables[0].asked(self.server, viewer).await;
                assert_eq!(one, self.tables[1].asked(self.server, viewer).await, "{:?}", self.pair);
                self.sum.frames += 1;
            }
        }
    }

    /// Somebody wants the last answer back: it is given, or refused, alike. If it is given, it is answered again.
    async fn take_back(&mut self, last: Move) {
        let (viewer, revision) = (last.seat.index(), self.revision());
        let told = self.both(viewer, "undo", json!({ "revision": revision })).await;
        if told.iter().any(|message| message.contains("took_back")) {
            self.sum.undone += 1;
            self.tables.iter_mut().for_each(|table| table.revision += 1);
            self.compare().await;
            self.carry_out(last, [false; 2]).await;
            self.compare().await;
        }
    }

    /// Plays the whole pair.
    async fn play(&mut self, passes: bool) {
        if passes {
            let id = self.word();
            let owner = self.pair.owner.index();
            let message = json!({ "passes": { "id": id, "how": "when_nothing_fits" } });
            for table in &mut self.tables {
                table.revision += 1;
                table.said(owner, &message).await;
            }
        }
        self.compare().await;
        let pair = self.pair;
        let by_itself = |one: &Move| match passes && one.seat == pair.owner && one.kind.is_reaction() {
            true => one.fits.map(|fits| !fits),
            false => [false; 2],
        };
        for (at, one) in pair.moves.iter().enumerate() {
            let forked = at >= pair.fork;
            if forked {
                *self.sum.kinds.entry(format!("{:?}", one.kind)).or_default() += 1;
                if by_itself(one) == [false; 2] {
                    self.pry(*one).await;
                }
            }
            self.carry_out(*one, by_itself(one)).await;
            // What happens by itself has perhaps happened already at one table, and not yet at the other.
            let goes_on = pair.moves.get(at + 1).is_some_and(|next| by_itself(next) != [false; 2]);
            // Before the fork both are the same in everything: a look now and then keeps the queues short.
            if !goes_on && (forked || at.is_multiple_of(16)) {
                self.compare().await;
            }
            if forked && one.seat != pair.owner && !passes && self.dice.below(3) == 0 {
                self.take_back(*one).await;
            }
        }
        self.compare().await;
        self.sum.kept += pair.kept;
    }
}

async fn play(pairs: &[Pair], limits: Limits, passes: bool) -> Compared {
    let db = Db::new();
    let server = Server::with(&db, Limits { burst: f64::MAX, ..limits }).await;
    let mut sum = Compared::default();
    for pair in pairs {
        let new = new_table(pair.seats, pair.seed);
        let tables = [Table::open(&server, &new).await, Table::open(&server, &new).await];
        let dice = Dice(pair.seed);
        Match { server: &server, tables, pair, dice, sum: &mut sum, words: 0 }.play(passes).await;
    }
    server.stop().await;
    sum
}

/// Pairs of a number of seats, from the first seeds that have one.
fn pairs_of(seats: usize, seed: u64, count: usize) -> Vec<Pair> {
    let codex = content::rebirth();
    (seed..).filter_map(|seed| pairs::find(&codex, seats, seed)).take(count).collect()
}

#[tokio::test]
async fn nobody_can_tell_over_a_socket_which_card_lies_face_down() {
    let all = [pairs_of(2, 1, 3), pairs_of(3, 20, 3), pairs_of(4, 40, 3)].concat();
    let sum = play(&all, Limits::default(), false).await;
    assert!(sum.kept >= all.len() && sum.undone > 5 && sum.frames > 50, "{sum:?}");
    assert!(sum.previews > 100 && sum.refusals > 300 && sum.messages > 2000, "{sum:?}");
    let has = |kind: AskKind| sum.kinds.contains_key(&format!("{kind:?}"));
    let usual =
        [AskKind::React, AskKind::Declare, AskKind::Act, AskKind::Target, AskKind::Explore, AskKind::Prepare];
    assert!(usual.into_iter().all(has) && sum.kinds.len() > 10, "{:?}", sum.kinds);
}

/// At one table the owner is asked and passes, at the other the table passes by itself: all wait alike.
#[tokio::test]
async fn nor_when_the_table_passes_for_whoever_has_nothing_that_fits() {
    let all = [pairs_of(2, 60, 1), pairs_of(3, 70, 1), pairs_of(4, 80, 1)].concat();
    let limits = Limits { pause: Duration::from_millis(5), ..Limits::default() };
    let sum = play(&all, limits, true).await;
    assert!(sum.kept >= all.len() && sum.messages > 300, "{sum:?}");
}
