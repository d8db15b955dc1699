//! Two tables that differ only in what a viewer may not know send that viewer the same bytes.

use rules::lay::*;
use rules::*;
use std::sync::Arc;
use table::play::{Deal, Event, Play, SecretHash, Shown, Sitter};
use table::wire::ToClient;

fn new_play(codex: &Arc<codex::Codex>, seats: usize, seed: u64) -> Play {
    let setup = Setup { seats: vec![SeatSetup::default(); seats], ..Setup::default() };
    let sitter = |at| Sitter::Person { name: format!("P{at}"), token: SecretHash([at as u8; 32]) };
    Play::new(codex, Deal::Fresh { setup, seed: seed.into(), named: false }, (0..seats).map(sitter).collect())
        .unwrap()
}

/// Everything the viewer may not know is another: decks, foreign hands and face-down spells, the generator. The
/// viewer must be the one who is asked, so that the question is the same.
fn twin_of(play: &Play, viewer: Seat, dice: &mut Random) -> Play {
    let mut game = play.game().sample(viewer, dice);
    game.record(true);
    play.clone().with_game(game)
}

/// What viewers of a table have seen so far.
fn shown(play: &Play, eyes: &[Option<Seat>]) -> Shown {
    let mut shown = Shown::default();
    eyes.iter().for_each(|&eyes| shown.begin(play, eyes));
    shown
}

fn welcome(play: &Play, viewer: Option<Seat>) -> String {
    let welcome = play.welcome("t", None, viewer, |_| true);
    serde_json::to_string(&ToClient::Welcome(Box::new(welcome))).unwrap()
}

/// The option of the twin that looks the same from outside; none if the answer shows what it was.
fn same_from_outside(play: &Play, twin: &Play, option: usize, viewer: Seat) -> Option<usize> {
    let asked = play.game().decision()?;
    let others = twin.game().decision()?.options;
    let chosen = asked.options[option];
    match (asked.kind, chosen) {
        (AskKind::Prepare, Choice::Prepare { slot, .. }) if asked.seat != viewer => {
            others.iter().position(|&other| matches!(other, Choice::Prepare { slot: own, .. } if own == slot))
        }
        (AskKind::Prepare, Choice::Prepare { .. })
        | (AskKind::Prepare | AskKind::RemoveSpell | AskKind::OfferQuest, Choice::Pass)
        | (AskKind::DrawFrom, _)
        | (AskKind::Explore, Choice::Step { .. }) => others.iter().position(|&other| other == chosen),
        _ => None,
    }
}

fn answer(play: &mut Play, seat: Seat, option: usize) -> table::play::Step {
    let event = Event::answer(seat, option, false);
    play.apply(&event).unwrap()
}

/// Whether a step showed the viewer something that was hidden: cards in the open, or cards that came to the viewer.
fn shows_something(play: &Play, step: table::play::Step, viewer: Seat) -> bool {
    play.log()[step.log_from as usize..].iter().any(|line| match line.entry.happening.seen_by(Some(viewer)) {
        What::SpellDrawn { seat, .. } | What::SpellsLookedAt { seat, .. } | What::QuestDrawn { seat, .. } => {
            seat == viewer
        }
        What::PhaseBegins { .. }
        | What::EventRevealed { .. }
        | What::SpellRevealed { .. }
        | What::QuestMarked { .. } => true,
        _ => false,
    })
}

/// Plays both tables on for as long as nobody shows a secret, and compares what the viewer and a spectator are sent.
/// The number of updates that were compared.
fn compare_on(mut play: Play, mut twin: Play, viewer: Seat, dice: &mut Random) -> usize {
    let eyes = [Some(viewer), None];
    let mut compared = 0;
    while let Some(asked) = play.game().decision() {
        let (seat, option) = (asked.seat, dice.below(asked.options.len()));
        let Some(same) = same_from_outside(&play, &twin, option, viewer) else { break };
        let [mut here, mut there] = [&play, &twin].map(|own| shown(own, &eyes));
        let (step, other) = (answer(&mut play, seat, option), answer(&mut twin, seat, same));
        if shows_something(&play, step, viewer) || shows_something(&twin, other, viewer) {
            break;
        }
        // With other cards a seat may have no more to choose and be passed over, which everyone sees.
        if play.game().decision().map(|asked| asked.seat) != twin.game().decision().map(|asked| asked.seat) {
            break;
        }
        assert_eq!(here.tell(&play, step, eyes), there.tell(&twin, other, eyes));
        for eyes in eyes {
            assert_eq!(welcome(&play, eyes), welcome(&twin, eyes));
            compared += 1;
        }
    }
    compared
}

#[test]
fn tables_that_differ_in_secrets_only_send_the_same_bytes() {
    let codex = content::rebirth();
    let (mut welcomes, mut updates) = (0, 0);
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (4, 4)] {
        let mut play = new_play(&codex, seats, seed);
        let mut dice = Random::new(seed + 50);
        while let Some(asked) = play.game().decision() {
            let (seat, option) = (asked.seat, dice.below(asked.options.len()));
            if play.game().state().phase != Phase::SetUp {
                let twin = twin_of(&play, seat, &mut dice);
                for eyes in [Some(seat), None] {
                    assert_eq!(welcome(&play, eyes), welcome(&twin, eyes), "seed {seed}");
                    welcomes += 1;
                }
                updates += compare_on(play.clone(), twin, seat, &mut dice);
            }
            answer(&mut play, seat, option);
        }
    }
    assert!(welcomes > 2000, "only {welcomes} welcomes were compared");
    assert!(updates > 500, "only {updates} updates were compared");
}

/// What is foreseen of every option, for the seat that is asked.
fn previews(play: &Play, seat: Seat) -> String {
    let options = play.game().decision().map_or(0, |asked| asked.options.len()) as u32;
    let foreseen = (0..options.min(12)).map(|option| play.preview(seat, play.revision(), option).unwrap());
    serde_json::to_string(&foreseen.collect::<Vec<_>>()).unwrap()
}

#[test]
fn previews_know_no_more_than_the_seat() {
    let codex = content::rebirth();
    let (mut compared, mut telling) = (0, 0);
    for (seats, seed) in [(2, 5), (4, 6)] {
        let mut play = new_play(&codex, seats, seed);
        let mut dice = Random::new(seed + 50);
        while let Some(asked) = play.game().decision() {
            let (seat, option) = (asked.seat, dice.below(asked.options.len()));
            if play.game().state().phase != Phase::SetUp && dice.below(2) == 0 {
                let twin = twin_of(&play, seat, &mut dice);
                let foreseen = previews(&play, seat);
                assert_eq!(foreseen, previews(&twin, seat), "seed {seed}");
                compared += 1;
                telling += foreseen.contains("Damaged") as u32;
            }
            answer(&mut play, seat, option);
        }
    }
    assert!(compared > 300, "only {compared} questions were compared");
    assert!(telling > 10, "only {telling} previews told of damage");
}

#[test]
fn a_preview_changes_nothing_and_tells_what_then_happens() {
    let codex = content::rebirth();
    let mut play = new_play(&codex, 2, 7);
    let mut dice = Random::new(8);
    let mut steps = 0;
    while let Some(asked) = play.game().decision() {
        let (seat, kind, option) = (asked.seat, asked.kind, dice.below(asked.options.len()));
        let before = play.game().clone();
        let foreseen = play.preview(seat, play.revision(), option as u32).unwrap();
        assert_eq!(*play.game(), before);
        assert!(play.preview(seat, play.revision() + 1, 0).is_err());
        let step = answer(&mut play, seat, option);
        if kind == AskKind::Explore
            && matches!(before.decision().unwrap().options[option], Choice::Step { .. })
        {
            let told = play.lines(Some(seat), step.log_from as usize);
            assert_eq!(foreseen.changes.first().map(|line| line.what), told.first().map(|line| line.what));
            steps += 1;
        }
    }
    assert!(steps > 10, "only {steps} steps were compared");
}
