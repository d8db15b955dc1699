//! Rooms, events, moon, crown, phase, and how the game ended.

use super::{Found, Look, Scene, found, same};
use crate::error::Wrong;
use crate::form::Args;
use codex::{EventId, FaceName, Hex};
use rules::lay::RoomState;
use rules::{Colour, Outcome, Spot, hexes};
use telling::phase_name;

pub(super) const ROWS: &[(&str, Look)] = &[
    ("room ROOM cubes CUBES...", |scene, args| scene.same_row(scene.room(args, "ROOM")?.1.cubes, args)),
    ("room ROOM rebuilt", |scene, args| rebuilt(scene, args, true)),
    ("room ROOM destroyed", |scene, args| rebuilt(scene, args, false)),
    ("room ROOM whole", |scene, args| shows(scene, args, FaceName::Whole)),
    ("room ROOM ruined", |scene, args| shows(scene, args, FaceName::Ruined)),
    ("room ROOM surplus CUBES...", surplus),
    ("room ROOM used", |scene, args| used(scene, args, true)),
    ("room ROOM available", |scene, args| used(scene, args, false)),
    ("room ROOM at Q R", at),
    ("room ROOM beside NEIGHBOUR", beside),
    ("rooms destroyed N", |scene, args| count_rooms(scene, args, false)),
    ("rooms rebuilt N", |scene, args| count_rooms(scene, args, true)),
    ("cells N", cells),
    ("event slot N empty", event),
    ("event slot N EVENT", event),
    ("moon MOON", |scene, args| same(scene.game.state().moon as u32, args.number("MOON"))),
    ("crown SEAT", |scene, args| {
        let crown = scene.game.state().crown;
        found(crown == scene.seat(args)?, scene.game.seat_name(crown))
    }),
    ("first SEAT", |scene, args| {
        let first = scene.game.state().first;
        found(first == scene.seat(args)?, scene.game.seat_name(first))
    }),
    ("phase PHASE", |scene, args| same(phase_name(scene.game.state().phase), args.one("PHASE"))),
    ("turn N", |scene, args| same(scene.game.state().turn as u32, args.number("N"))),
    ("end triggered", |scene, _| {
        let triggered = scene.game.state().end_triggered;
        found(triggered, if triggered { "triggered" } else { "not triggered" })
    }),
    ("persistents N", persistents),
    ("left jinx JINX N", |scene, args| {
        let jinx = scene.names.jinx(args.one("JINX"))?;
        same(scene.game.state().jinxes_left[jinx.index()] as u32, args.number("N"))
    }),
    ("left upgrade UPGRADE N", |scene, args| {
        let upgrade = scene.names.upgrade(args.one("UPGRADE"))?;
        same(scene.game.state().upgrades_left[upgrade.index()] as u32, args.number("N"))
    }),
    ("winner WHO", winner),
    ("total WHO N", |scene, args| {
        let who: Colour = scene.who(args)?;
        same(scene.outcome()?.totals[who.index()] as u32, args.number("N"))
    }),
];

fn rebuilt(scene: &Scene, args: &Args, wanted: bool) -> Result<Found, Wrong> {
    let rebuilt = scene.room(args, "ROOM")?.1.turned;
    found(rebuilt == wanted, if rebuilt { "rebuilt" } else { "destroyed" })
}

/// The side of a room that lies up.
fn shows(scene: &Scene, args: &Args, wanted: FaceName) -> Result<Found, Wrong> {
    let state = scene.room(args, "ROOM")?.1;
    let up = scene.names.codex.rooms[state.room.index()].faces[state.turned as usize].name;
    found(up == wanted, format!("{up:?}").to_lowercase())
}

/// Cubes beyond the slots of a room, in any order.
fn surplus(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let (place, state) = scene.room(args, "ROOM")?;
    let mut wanted = scene.game.state().instability(place);
    let lying = wanted;
    state.cubes.cubes().for_each(|cube| wanted[cube.index()] -= 1);
    let mut named = [0; Colour::COUNT];
    for colour in scene.names.colours(args.all("CUBES"))? {
        named[colour.index()] += 1;
    }
    found(named == wanted, format!("{lying:?} in all"))
}

fn used(scene: &Scene, args: &Args, wanted: bool) -> Result<Found, Wrong> {
    let used = scene.room(args, "ROOM")?.1.used;
    found(used == wanted, if used { "used" } else { "available" })
}

fn at(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let (place, _) = scene.room(args, "ROOM")?;
    let (q, r) = hexes::PLACES[place.index()];
    let wanted = Hex { q: args.signed("Q"), r: args.signed("R") };
    found(Hex { q, r } == wanted, format!("at {q} {r}"))
}

fn beside(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let (place, _) = scene.room(args, "ROOM")?;
    let (other, _) = scene.room(args, "NEIGHBOUR")?;
    let neighbours: Vec<String> =
        hexes::rooms(hexes::beside(place)).map(|place| scene.game.room_name(place)).collect();
    found(hexes::beside(place) & other.bit() != 0, format!("beside {}", neighbours.join(", ")))
}

fn count_rooms(scene: &Scene, args: &Args, rebuilt: bool) -> Result<Found, Wrong> {
    let rooms = scene.game.state().rooms.iter().filter(|room| room.turned == rebuilt);
    same(rooms.count() as u32, args.number("N"))
}

/// Cells that lie at different places outside the lodge.
fn cells(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let mut cells: Vec<(i8, i8)> =
        scene.game.state().mages.iter().map(|mage| (mage.cell.q, mage.cell.r)).collect();
    cells.sort_unstable();
    cells.dedup();
    same(cells.len() as u32, args.number("N"))
}

fn event(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let slot = args.number("N") as usize;
    let board = scene.game.state().board;
    let Some(&event) = slot.checked_sub(1).and_then(|slot| board.get(slot)) else {
        return Err(Wrong::new("the board has event slots 1, 2 and 3"));
    };
    let wanted = if args.has("EVENT") { scene.names.event(args.one("EVENT"))? } else { EventId::NONE };
    let actual = scene.names.codex.events.get(event.index()).map_or("empty", |card| &card.title.id);
    found(event == wanted, actual)
}

/// Spells, not sentences: a spell may last in several ways.
fn persistents(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let mut spells: Vec<_> =
        scene.game.state().persistents.iter().map(|own| (own.caster, own.slot)).collect();
    spells.sort_unstable();
    spells.dedup();
    same(spells.len() as u32, args.number("N"))
}

fn winner(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let winner = scene.outcome()?.winner;
    found(winner == scene.who(args)?, scene.game.colour_name(winner))
}

impl Scene<'_> {
    fn room(&self, args: &Args, hole: &str) -> Result<(Spot, &RoomState), Wrong> {
        let room = self.names.room(args.one(hole))?;
        let state = self.game.state();
        let place = state.place_of_room(room).ok_or_else(|| Wrong::new("this room is not in the lodge"))?;
        Ok((place, &state.rooms[place.index()]))
    }

    fn outcome(&self) -> Result<Outcome, Wrong> {
        self.game.state().outcome.ok_or_else(|| Wrong::new("the game is not over"))
    }
}
