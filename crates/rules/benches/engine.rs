//! The costs that matter: one decision, one clone, one view, one replay. Figures are noted in `docs/speed.md`.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rules::{Game, Random, Seat, SeatSetup, Setup};
use std::hint::black_box;

fn new_game(seed: u64) -> Game {
    let codex = content::rebirth();
    let setup = Setup { seats: vec![SeatSetup::default(); 4], ..Setup::default() };
    Game::new(&codex, &setup, seed).expect("a legal table")
}

/// Plays on at random for so many answers; the answers given.
fn play(game: &mut Game, dice: &mut Random, most: usize) -> Vec<usize> {
    let mut answers = Vec::new();
    while answers.len() < most {
        let Some(decision) = game.decision() else { break };
        let option = dice.below(decision.options.len());
        answers.push(option);
        game.answer(option).expect("a listed option");
    }
    answers
}

/// So many different games: one game for ever is learnt by the processor, and is no game of anybody else.
const GAMES: u64 = 64;

/// Random play of four mages, from laying the table to the last answer: mages, schools and grimoires are chosen by lot
/// too. `lodge sim --players 4` measures the same (`decisions_per_s_thread`).
fn decisions(c: &mut Criterion) {
    let whole = |seed| {
        let mut game = new_game(seed);
        play(&mut game, &mut Random::new(seed), usize::MAX);
        game
    };
    let count: u32 = (0..GAMES).map(|seed| whole(seed).state().decisions).sum();
    let mut group = c.benchmark_group("decisions");
    group.throughput(Throughput::Elements(count.into()));
    group.bench_function("64 random games of 4", |b| {
        b.iter(|| (0..GAMES).for_each(|seed| drop(black_box(whole(seed)))))
    });
    group.finish();
}

fn clone(c: &mut Criterion) {
    let mut game = new_game(2);
    play(&mut game, &mut Random::new(2), 300);
    c.bench_function("clone/mid-game", |b| b.iter(|| black_box(game.clone())));
}

fn view(c: &mut Criterion) {
    let mut game = new_game(3);
    play(&mut game, &mut Random::new(3), 300);
    c.bench_function("view/seat", |b| b.iter(|| black_box(game.view(Some(Seat(0))))));
}

fn replay(c: &mut Criterion) {
    let start = new_game(4);
    let answers = play(&mut start.clone(), &mut Random::new(4), usize::MAX);
    let mut group = c.benchmark_group("replay");
    group.throughput(Throughput::Elements(answers.len() as u64));
    group.bench_function("whole game of 4", |b| {
        b.iter_batched(
            || start.clone(),
            |mut game| {
                for &option in &answers {
                    game.answer(option).expect("recorded");
                }
                game
            },
            BatchSize::SmallInput,
        )
    });
    group.finish();
}

criterion_group!(benches, decisions, clone, view, replay);
criterion_main!(benches);
