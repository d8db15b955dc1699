//! Models: where they are, what lies on them.

use super::{Found, Look, Scene, found, same, same_cards};
use crate::error::Wrong;
use crate::form::Args;
use rules::{Model, Spot};

pub(super) const ROWS: &[(&str, Look)] = &[
    ("MODEL in PLACE", place),
    ("MODEL gone", gone),
    ("MODEL damage count N", |scene, args| {
        same(scene.game.state().damage(scene.model(args)?).count() as u32, args.number("N"))
    }),
    ("MODEL damage CUBES...", |scene, args| {
        scene.same_row(scene.game.state().damage(scene.model(args)?), args)
    }),
    ("MODEL strength N", strength),
    ("MODEL health N", |scene, args| same(scene.game.health(scene.model(args)?) as u32, args.number("N"))),
    ("MODEL upgrades UPGRADE...", upgrades),
    ("MODEL slot N", slot),
];

/// A model that has left the lodge is nowhere.
fn place(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let Some(model) = scene.names.find_model(scene.game, args.one("MODEL"))? else {
        return found(false, "not in play");
    };
    let place = scene.game.state().place(model);
    let wanted = match args.one("PLACE") {
        "cell" => Some(Spot::CELL),
        room => scene.game.state().place_of_room(scene.names.room(room)?),
    };
    found(Some(place) == wanted, format!("in {}", scene.game.room_name(place)))
}

fn gone(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let word = args.one("MODEL");
    if !word.contains('/') {
        return Err(Wrong::new("a mage is never gone").hint(format!("write `{word} in cell`")));
    }
    match scene.names.find_model(scene.game, word)? {
        Some(_) => found(false, "in play"),
        None => found(true, "gone"),
    }
}

fn strength(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let model = scene.model(args)?;
    let strength = match model.mage() {
        Some(seat) => scene.game.strength(seat),
        None => scene.game.evocation_strength(model),
    };
    same(strength as u32, args.number("N"))
}

fn upgrades(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let model = scene.model(args)?;
    let own = scene.game.state().evocation(model).ok_or_else(|| Wrong::new("mages have no upgrades"))?;
    let codex = &scene.names.codex;
    let ids = own.upgrades.iter().map(|upgrade| codex.upgrades[upgrade.index()].title.id.clone());
    same_cards(ids.collect(), args.all("UPGRADE"))
}

fn slot(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let model = scene.model(args)?;
    let own = scene.game.state().evocation(model).ok_or_else(|| Wrong::new("mages stand in no slot"))?;
    same(own.slot.number() as u32, args.number("N"))
}

impl Scene<'_> {
    fn model(&self, args: &Args) -> Result<Model, Wrong> {
        self.names.model(self.game, args.one("MODEL"))
    }
}
