//! Whether a face-down card could have answered and was kept is nobody else's to know: tables that differ only in which
//! card lies under a token send everybody else the same bytes, and lock the same answers.

use rules::lay::*;
use rules::*;
use std::sync::Arc;
use table::play::{Deal, Event, Play, SecretHash, Shown, Sitter, Step};
use table::wire::ToClient;

fn new_play(codex: &Arc<codex::Codex>, seats: usize, seed: u64) -> Play {
    let setup = Setup { seats: vec![SeatSetup::default(); seats], veiled: true, ..Setup::default() };
    let sitter = |at| Sitter::Person { name: format!("P{at}"), token: SecretHash([at as u8; 32]) };
    let deal = Deal::Fresh { setup, seed: seed.into(), named: false };
    Play::new(codex, deal, (0..seats).map(sitter).collect()).unwrap()
}

/// Another card of the owner's, with a side of the same kind, lies under each of their tokens.
fn with_another_card(play: &Play, owner: Seat) -> Option<Play> {
    let mut game = play.game().clone();
    let codex = game.codex().clone();
    let state = game.state_mut();
    let mut changed = false;
    for slot in 0..SheetSlot::COUNT {
        let own = state.mages[owner.index()].sheet[slot];
        if own.state != SlotState::Active {
            continue;
        }
        let sides = |card: Card| {
            let spell = &codex.spells[state.spell_of(card).index()];
            [Some(spell.light), spell.dark]
        };
        let kind = sides(own.card)[own.dark as usize].or(sides(own.card)[0])?.kind;
        let fits =
            |card: Card| sides(card).iter().position(|side| side.is_some_and(|side| side.kind == kind));
        let piles = [spell_pile::hand(owner), spell_pile::grimoire(owner)];
        let other = piles.into_iter().find_map(|pile| {
            let mut cards = state.spells.iter(pile);
            let same = |card: Card| state.spell_of(card) == state.spell_of(own.card);
            let secret = |card: Card| !state.shown_cards.has(card) && !state.known_cards.has(card);
            let card = cards.find(|&card| !same(card) && secret(card) && fits(card).is_some())?;
            Some((card, pile))
        });
        let Some((card, pile)) = other else { continue };
        let dark = fits(card) == Some(1);
        state.spells.put(own.card, pile);
        state.spells.put(card, spell_pile::sheet(owner));
        state.mages[owner.index()].sheet[slot] = Slot { state: SlotState::Active, card, dark };
        changed = true;
    }
    changed.then(|| play.clone().with_game(game))
}

fn answer(play: &mut Play, seat: Seat, option: usize) -> Step {
    let event = Event::answer(seat, option, false);
    play.apply(&event).unwrap()
}

/// What viewers of a table have seen so far.
fn shown(play: &Play, eyes: &[Option<Seat>]) -> Shown {
    let mut shown = Shown::default();
    eyes.iter().for_each(|&eyes| shown.begin(play, eyes));
    shown
}

fn welcome(play: &Play, eyes: Option<Seat>) -> String {
    let welcome = play.welcome("t", None, eyes, |_| true);
    serde_json::to_string(&ToClient::Welcome(Box::new(welcome))).unwrap()
}

#[derive(Debug, Default)]
struct Compared {
    updates: usize,
    /// The owner was asked at both, and had a card that fits at one of them only.
    kept: usize,
    previews: usize,
}

/// Plays both on alike, the owner passing, for as long as the owner is asked nothing else.
fn compare(mut play: Play, mut twin: Play, owner: Seat, dice: &mut Random, sum: &mut Compared) {
    let eyes: Vec<Option<Seat>> =
        play.game().state().seats().filter(|&seat| seat != owner).map(Some).chain([None]).collect();
    while let Some(asked) = play.game().decision() {
        let other = twin.game().decision().expect("the twin goes on too");
        assert_eq!((asked.seat, asked.kind), (other.seat, other.kind), "the same is asked of the same");
        let (seat, options) = match asked.seat == owner {
            true if !asked.kind.is_reaction() => return,
            true => {
                let pass = |options: &[Choice]| options.iter().position(|&choice| choice == Choice::Pass);
                let (Some(own), Some(others)) = (pass(asked.options), pass(other.options)) else { return };
                sum.kept += (asked.options.len() != other.options.len()) as usize;
                (owner, [own, others])
            }
            false => {
                assert_eq!(asked.options, other.options, "others have the same to choose from");
                let option = dice.below(asked.options.len());
                let foreseen = [&play, &twin].map(|own| {
                    serde_json::to_string(&own.preview(asked.seat, own.revision(), option as u32).unwrap())
                        .unwrap()
                });
                assert_eq!(foreseen[0], foreseen[1]);
                sum.previews += 1;
                (asked.seat, [option; 2])
            }
        };
        let [mut here, mut there] = [&play, &twin].map(|own| shown(own, &eyes));
        let (step, same) = (answer(&mut play, seat, options[0]), answer(&mut twin, seat, options[1]));
        assert_eq!(here.tell(&play, step, eyes.clone()), there.tell(&twin, same, eyes.clone()));
        for &eyes in &eyes {
            assert_eq!(welcome(&play, eyes), welcome(&twin, eyes));
            // Refusals speak of nothing but the revision and whether this seat is asked.
            if let Some(seat) = eyes {
                let revision = play.revision();
                assert_eq!(play.check_answer(seat, revision, 99), twin.check_answer(seat, revision, 99));
                assert_eq!(play.check_undo(seat, revision), twin.check_undo(seat, revision));
            }
            sum.updates += 1;
        }
    }
}

#[test]
fn a_card_that_could_have_answered_and_was_kept_does_not_show() {
    let codex = content::rebirth();
    let mut sum = Compared::default();
    for seed in 11..23 {
        let seats = 2 + seed as usize % 3;
        let mut play = new_play(&codex, seats, seed);
        let mut dice = Random::new(seed + 50);
        while let Some(asked) = play.game().decision() {
            let (seat, option) = (asked.seat, dice.below(asked.options.len()));
            if !play.game().state().has_reactions() {
                for owner in play.game().state().seats().filter(|&owner| owner != seat) {
                    if let Some(twin) = with_another_card(&play, owner) {
                        compare(play.clone(), twin, owner, &mut dice, &mut sum);
                    }
                }
            }
            answer(&mut play, seat, option);
        }
    }
    assert!(sum.updates > 1000 && sum.kept > 10 && sum.previews > 150, "{sum:?}");
}

#[test]
fn a_game_that_hides_who_could_answer_comes_out_right_and_is_the_same_after_a_round_trip() {
    let codex = content::rebirth();
    for seed in 0..6 {
        let mut play = new_play(&codex, 4, seed);
        let mut dice = Random::new(seed);
        let mut alone = 0;
        while let Some(asked) = play.game().decision() {
            let (seat, option) = (asked.seat, dice.below(asked.options.len()));
            alone += (asked.options == [Choice::Pass]) as usize;
            answer(&mut play, seat, option);
            assert_eq!(violations(play.game()), []);
        }
        assert!(alone > 0, "nobody was asked in vain");
        let record = table::record::Record::from_json(&play.record().unwrap()).unwrap();
        assert!(record.setup.veiled);
        record.replay(&codex, |_| {}).unwrap();
    }
}
