//! The Avatar's Command Cards, and what everyone sees of them.

use super::{Found, Look, Scene, found, listed, same};
use crate::error::Wrong;
use crate::form::Args;
use codex::SpellType;
use rules::lay::{AvatarState, command_pile};

pub(super) const ROWS: &[(&str, Look)] = &[
    ("commands used N", |scene, args| same(scene.avatar()?.used as u32, args.number("N"))),
    ("commands left N", |scene, args| {
        let left = scene.game.command_limit() - scene.avatar()?.used;
        same(left as u32, args.number("N"))
    }),
    ("commands remembered COMMAND...", |scene, args| cards(scene, args, command_pile::MEMORIES, usize::MAX)),
    ("top commands MOON COMMAND...", |scene, args| {
        cards(scene, args, command_pile::deck(args.small("MOON")?), args.all("COMMAND").len())
    }),
    ("deck commands MOON N", |scene, args| {
        same(scene.avatar()?.commands.len(command_pile::deck(args.small("MOON")?)) as u32, args.number("N"))
    }),
    ("VIEWER sees token TOKEN", token),
];

impl Scene<'_> {
    fn avatar(&self) -> Result<&AvatarState, Wrong> {
        let avatar = self.game.state().avatar.as_ref();
        avatar.ok_or_else(|| Wrong::new("the Avatar does not play"))
    }
}

/// The first cards of a pile, from the top.
fn cards(scene: &Scene, args: &Args, pile: usize, most: usize) -> Result<Found, Wrong> {
    let ids = scene.avatar()?.commands.iter(pile).take(most);
    let ids: Vec<String> =
        ids.map(|card| scene.names.codex.commands[card.index()].title.id.clone()).collect();
    found(ids == args.all("COMMAND"), listed(&ids))
}

/// The back of the next Command Card, through the view of a seat.
fn token(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let view = scene.game.view(scene.names.viewer(args.one("VIEWER"))?);
    let token = view.avatar.and_then(|avatar| avatar.token);
    same(
        match token.map(|token| token.kind) {
            Some(SpellType::Trap) => "trap",
            Some(_) => "protection",
            None => "none",
        },
        args.one("TOKEN"),
    )
}
