//! Tables out of storage whose events carry proofs of the game from time to time only.

use rules::*;
use table::play::{Deal, Event, Past, Play, SecretHash, Sitter, proof};

#[test]
fn what_a_proof_has_shown_is_certain_and_nothing_behind_it() {
    let codex = content::rebirth();
    let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
    let sitter = |at: u8| Sitter::Person { name: format!("P{at}"), token: SecretHash([at; 32]) };
    let (deal, sitters) = (Deal::Fresh { setup, seed: 3.into(), named: false }, [sitter(0), sitter(1)]);
    let mut play = Play::new(&codex, deal.clone(), sitters.to_vec()).unwrap();
    let (mut events, mut proofs) = (Vec::new(), Vec::new());
    for n in 0..10 {
        let event = match n {
            // Changes no game.
            4 => Event::Seat { seat: 0, id: "s".into(), level: Some("greedy".into()), at: None },
            _ => Event::answer(play.game().decision().unwrap().seat, 0, false),
        };
        play.apply(&event).unwrap();
        proofs.push([0, 3, 9].contains(&n).then(|| proof(play.game())));
        events.push(event);
    }
    let woken = |proofs: &[Option<u64>]| {
        let past = Past { deal: &deal, sitters: &sitters, events: &events, proofs, rules: VERSION };
        let (play, frozen) = Play::woken(&codex, past).unwrap();
        if frozen.is_some() {
            let frames = Play::frames(&codex, past, None, 0, 63).unwrap();
            assert_eq!(frames.last().unwrap().revision, play.revision());
        }
        (play.revision(), frozen.is_some())
    };
    assert_eq!(woken(&proofs), (10, false));
    let other = |at: usize| {
        let mut proofs = proofs.clone();
        proofs[at] = proofs[at].map(|proof| proof ^ 1);
        proofs
    };
    assert_eq!(woken(&other(9)), (5, true), "up to the fourth event, and the one that changed no game");
    // A later proof that holds proves what came before; without it, only the first event is certain.
    assert_eq!(woken(&other(3)), (10, false));
    assert_eq!(woken(&other(3)[..9]), (1, true));
    assert_eq!(woken(&[]), (10, false), "an older program stored none");
}
