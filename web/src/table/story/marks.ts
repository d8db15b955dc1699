// What a told deed marks on the lodge: the figures in it, and the room or model it is aimed at.
import { NO_MARKS, type Marks } from "../../board/types";
import { CELL, type Aim } from "../../wire";
import type { Scene } from "../model/scene";
import type { Beat } from "./beats";
import type { Deed } from "./deeds";

/** The place a deed is aimed at, if it is one of the lodge. */
export function placeOfAim(aim: Aim | null, scene: Scene): number | null {
  if (aim === null || aim === "Dummy") return null;
  const place = "Room" in aim ? aim.Room : scene.placeOf(aim.Model.model);
  return scene.view.rooms[place] ? place : null;
}

/** The room that the beat is about, where the deed names no target. */
function roomOf(beat: Beat | null, deed: Deed, scene: Scene): number | null {
  if (deed.card?.kind === "room-card") {
    const place = scene.placeOfRoom(deed.card.id);
    if (place >= 0) return place;
  }
  for (const { what } of beat?.lines ?? []) {
    if (typeof what !== "object") continue;
    if ("InstabilityPlaced" in what) return what.InstabilityPlaced.room;
    if ("Summoned" in what) return what.Summoned.room;
    if ("Damaged" in what) return placeOfAim({ Model: what.Damaged.on }, scene);
    if ("Moved" in what && scene.view.rooms[what.Moved.room]) return what.Moved.room;
  }
  return null;
}

/** A ceremony as the lodge shows it: at the place it happened, not where its figure is put afterwards. */
export function momentOf(deed: Deed | null, beat: Beat | null, scene: Scene): Marks["moment"] {
  const [opening] = deed?.opening ?? [];
  if (!deed || !opening || typeof opening.what !== "object") return null;
  const { what } = opening;
  if ("MoonChanges" in what) return { kind: "moon", moon: what.MoonChanges.moon };
  if ("Defeated" in what) {
    const { seat } = what.Defeated;
    const place = beat?.from.mages[seat]?.place ?? CELL;
    return scene.view.rooms[place] ? { kind: "fall", place, tint: scene.tint(seat) } : null;
  }
  if ("RoomRebuilt" in what) {
    const place = scene.placeOfRoom(what.RoomRebuilt.room);
    return place < 0 ? null : { kind: "rebuilt", place, tint: "white" };
  }
  if ("RoomTornDown" in what) {
    const { room, by } = what.RoomTornDown;
    const place = scene.placeOfRoom(room);
    return place < 0 ? null : { kind: "torn", place, tint: scene.tint(by) };
  }
  return null;
}

export function storyMarks(scene: Scene, deed: Deed | null, aim: Aim | null, beat: Beat | null): Marks {
  const mine = scene.mine;
  const here = mine && mine.place !== CELL ? mine.place : null;
  const base: Marks = { ...NO_MARKS, here, hereTint: scene.me === null ? null : scene.tint(scene.me) };
  const moment = momentOf(deed, beat, scene);
  if (moment) return { ...base, moment };
  if (!deed || deed.actor === null) return base;
  const to = placeOfAim(aim, scene) ?? roomOf(beat, deed, scene);
  const involved = new Set([deed.actor]);
  if (to === null) return { ...base, involved };
  const hit = (beat?.lines ?? []).flatMap(({ what }) =>
    typeof what === "object" && "Damaged" in what ? [what.Damaged.count] : [],
  );
  const amount = hit.length ? hit.reduce((a, b) => a + b, 0) : null;
  return { ...base, involved, threat: { from: to, to, tint: scene.tint(deed.actor), amount } };
}
