//! What a seat or a spectator sees: always through the view that leaves the engine.

use super::{Look, Scene, found, listed, same_cards};
use crate::error::Wrong;
use crate::form::Args;
use rules::view::{MageView, SlotState, SlotView};

pub(super) const ROWS: &[(&str, Look)] = &[
    ("VIEWER sees OTHER slot SLOT hidden", |scene, args| {
        let slot = slot(scene, args)?;
        found(slot.state != SlotState::Empty && slot.spell.is_none(), shown(scene, slot))
    }),
    ("VIEWER sees OTHER slot SLOT shown CARD", |scene, args| {
        let slot = slot(scene, args)?;
        found(slot.spell == Some(scene.names.spell(args.one("CARD"))?), shown(scene, slot))
    }),
    ("VIEWER sees OTHER active hidden N", |scene, args| {
        let quests = mage(scene, args)?.active_quests;
        let hidden = quests.iter().filter(|quest| quest.quest.is_none()).count() as u32;
        found(hidden == args.number("N"), format!("{hidden} hidden of {}", quests.len()))
    }),
    ("VIEWER sees OTHER active shown QUEST", |scene, args| {
        let wanted = scene.names.quest(args.one("QUEST"))?;
        let quests = mage(scene, args)?.active_quests;
        let known: Vec<String> = (quests.iter().filter_map(|quest| quest.quest))
            .map(|quest| scene.names.codex.quests[quest.index()].title.id.clone())
            .collect();
        found(quests.iter().any(|quest| quest.quest == Some(wanted)), listed(&known))
    }),
    ("VIEWER sees OTHER hand hidden", |scene, args| {
        let hand = mage(scene, args)?.hand;
        found(hand.is_none(), if hand.is_none() { "hidden" } else { "shown" })
    }),
    ("VIEWER sees OTHER hand shown CARD...", |scene, args| {
        let known = mage(scene, args)?.shown;
        same_cards(known.into_iter().map(|spell| scene.spell_id(spell)).collect(), args.all("CARD"))
    }),
    ("SEAT sees own hand CARD...", |scene, args| {
        let seat = scene.seat(args)?;
        let hand = scene.game.view(Some(seat)).mages[seat.index()].hand.clone();
        let hand = hand.ok_or_else(|| Wrong::new("the own hand is hidden"))?;
        same_cards(hand.into_iter().map(|spell| scene.spell_id(spell)).collect(), args.all("CARD"))
    }),
];

/// What the viewer sees of the other mage.
fn mage(scene: &Scene, args: &Args) -> Result<MageView, Wrong> {
    let viewer = scene.names.viewer(args.one("VIEWER"))?;
    let other = scene.names.seat(args.one("OTHER"))?;
    Ok(scene.game.view(viewer).mages.swap_remove(other.index()))
}

fn slot(scene: &Scene, args: &Args) -> Result<SlotView, Wrong> {
    Ok(mage(scene, args)?.sheet[args.slot().index()])
}

fn shown(scene: &Scene, slot: SlotView) -> String {
    match (slot.state, slot.spell) {
        (SlotState::Empty, _) => "empty".into(),
        (_, Some(spell)) => format!("shown {}", scene.spell_id(spell)),
        (_, None) => "hidden".into(),
    }
}
