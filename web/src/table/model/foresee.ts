// What an option would do, folded into what the table can show: cubes to come, points, who falls. The server has played
// it through in the table as this seat knows it; here it is only counted.
import type { Tint } from "../../kit/looks";
import type { Foreseen } from "../../net/seat.svelte";
import { ROSE, type Lock, type LogLine } from "../../wire";
import type { Scene } from "./scene";

export interface Foresight {
  option: number;
  lines: LogLine[];
  /** Something follows that this seat cannot know. */
  cut: boolean;
  /** Why it could not be taken back. */
  locks: Lock | null;
  /** Cubes that would come, by model and by place, as whose they are. */
  damage: Map<number, Tint[]>;
  rooms: Map<number, Tint[]>;
  /** By colour, above or below what it is now. */
  power: Map<number, number>;
  /** Mages hit who have something Active that may answer. */
  mayAnswer: number[];
}

const push = <T>(map: Map<number, T[]>, key: number, count: number, value: T): void => {
  map.set(key, [...(map.get(key) ?? []), ...Array.from({ length: count }, () => value)]);
};

/** A count in words, as far as it goes: "Arianna: 6 → 9 of 10", or of power, which has no end. */
export interface Effect {
  model?: number;
  room?: number;
  colour?: number;
  before: number;
  after: number;
  of?: number;
}

export function foresee(found: Foreseen, scene: Scene): Foresight {
  const damage = new Map<number, Tint[]>();
  const rooms = new Map<number, Tint[]>();
  const power = new Map<number, number>();
  for (const { what } of found.changes) {
    if (typeof what !== "object") continue;
    if ("Damaged" in what) push(damage, what.Damaged.on.model, what.Damaged.count, scene.tint(what.Damaged.by));
    else if ("InstabilityPlaced" in what)
      push(rooms, what.InstabilityPlaced.room, what.InstabilityPlaced.count, scene.tint(what.InstabilityPlaced.by));
    else if ("PowerChanges" in what) {
      const { who, by } = what.PowerChanges;
      power.set(who, (power.get(who) ?? 0) + by);
    }
  }
  const mayAnswer = [...damage.keys()].filter(
    (seat) => seat !== scene.me && scene.mage(seat)?.sheet.some((slot) => slot.state === "Active"),
  );
  return {
    option: found.option,
    lines: found.changes,
    cut: found.cut,
    locks: found.locks,
    damage,
    rooms,
    power,
    mayAnswer,
  };
}

/** The bars and the power that would change, with where they would end. */
export function effects(sight: Foresight, scene: Scene): Effect[] {
  const out: Effect[] = [];
  for (const [model, cubes] of sight.damage) {
    const own = scene.mage(model) ?? scene.evocation(model);
    if (!own) continue;
    const before = scene.count(own.damage);
    out.push({ model, before, after: Math.min(own.health, before + cubes.length), of: own.health });
  }
  for (const [room, cubes] of sight.rooms) {
    const state = scene.view.rooms[room];
    if (!state) continue;
    const before = scene.count(state.cubes);
    out.push({ room, before, after: Math.min(state.slots, before + cubes.length), of: state.slots });
  }
  for (const [colour, by] of sight.power) {
    if (by === 0) continue;
    const before = (colour === ROSE ? scene.view.rose : scene.mage(colour))?.power ?? 0;
    out.push({ colour, before, after: before + by });
  }
  return out;
}
