// A difference as a row of stages, one for each group of sentences: what flies, then what is there.
import { FAN_MS, FLIGHT_MS, glideTime } from "../board/motion";
import { NONE, ROSE, type LogLine, type View } from "../wire";
import { onSheets } from "./sheets";
import { beginning, tell } from "./tell";

/** Where something on the page is: found by its mark when the time comes. */
export type Anchor = { model: number } | { bar: number; at: number } | { place: number } | { power: number };

/** Cubes of a colour, or points for it, on their way. */
export interface Flight {
  colour: number;
  from: Anchor;
  to: Anchor;
  cubes?: number;
  points?: number;
}

export interface Stage {
  /** What is there before it, and the last line told by then. */
  from: View;
  before: number;
  /** Fly first; what they bring is there when they land. */
  flights: Flight[];
  /** They take away instead: what they leave is seen from the start. */
  leaving: boolean;
  view: View;
  /** The last line of the log that has been told. */
  told: number;
  /** How long to look at it before the next, at normal speed. */
  hold: number;
}

const STEP_MS = 220;
/** A moon changes once or twice in a game, and may be looked at. */
const MOON_MS = 900;
/** The show of one's own answer ends within this. */
export const SHOW_MS = 1200;

export const flightTime = ({ cubes = 1 }: Flight): number => FLIGHT_MS + (Math.min(cubes, 5) - 1) * FAN_MS;

interface Sight {
  /** Who fell, or which room was rebuilt, last: what its points come from. */
  scene: Anchor | null;
  centre: number;
}

/** Whoever brings a colour's cubes: its mage, or for the Black Rose her room. */
function figure(colour: number, view: View, sight: Sight): Anchor {
  if (colour !== ROSE) return { model: colour };
  return view.avatar ? { model: view.avatar.seat } : { place: sight.centre };
}

/** On a mage's bar, or at an evocation. */
function borne(model: number, at: number, view: View): Anchor {
  return model < ROSE && view.mages[model] ? { bar: model, at } : { model };
}

function flightsOf({ what, cause, means }: LogLine, view: View, sight: Sight): Flight[] {
  if (typeof what === "string") return [];
  if ("Damaged" in what) {
    const { by, on, count } = what.Damaged;
    const at = view.mages[on.model]?.damage.filter((cube) => cube !== NONE).length ?? 0;
    return [{ colour: by, from: figure(by, view, sight), to: borne(on.model, at, view), cubes: count }];
  }
  if ("Healed" in what) {
    const { on, colour } = what.Healed;
    const at = view.mages[on.model]?.damage.lastIndexOf(colour) ?? 0;
    return [{ colour, from: borne(on.model, Math.max(0, at), view), to: figure(colour, view, sight), cubes: 1 }];
  }
  if ("PowerChanges" in what) {
    const { who, by } = what.PowerChanges;
    // What is lost falls off the ring: there is nowhere to fly to.
    if (by <= 0) return [];
    const scored = means === "defeats" || means === "rooms" ? sight.scene : null;
    const room = "Room" in cause ? view.rooms.findIndex((own) => own.room === cause.Room) : -1;
    const from = room >= 0 ? { place: room } : (scored ?? figure(who, view, sight));
    return [{ colour: who, from, to: { power: who }, points: by }];
  }
  return [];
}

function holdOf(what: LogLine["what"]): number {
  if (typeof what === "string") return 0;
  if ("MoonChanges" in what) return MOON_MS;
  if ("PowerChanges" in what) return glideTime(what.PowerChanges.by);
  return STEP_MS;
}

function look(line: LogLine, view: View, sight: Sight): Sight {
  const { what } = line;
  if (typeof what === "string") return sight;
  if ("Defeated" in what) return { ...sight, scene: { model: what.Defeated.seat } };
  if ("RoomRebuilt" in what) {
    const place = view.rooms.findIndex((own) => own.room === what.RoomRebuilt.room);
    return place < 0 ? sight : { ...sight, scene: { place } };
  }
  if ("RoomTornDown" in what) {
    const place = view.rooms.findIndex((own) => own.room === what.RoomTornDown.room);
    return place < 0 ? sight : { ...sight, scene: { place } };
  }
  return sight;
}

/** The stages between two views, one for each group of lines that is told at once. The last one is the later view. */
export function stagesOf(before: View, after: View, groups: LogLine[][], centre: number): Stage[] {
  if (before.mages.length !== after.mages.length || before.rooms.length !== after.rooms.length) return [];
  const stages: Stage[] = [];
  let view = beginning(before, after);
  let sight: Sight = { scene: null, centre };
  let told = (groups[0]?.[0]?.n ?? 0) - 1;
  for (const lines of groups) {
    const stage: Stage = { from: view, before: told, flights: [], leaving: false, view, told, hold: 0 };
    for (const line of lines) {
      sight = look(line, view, sight);
      const flying = flightsOf(line, view, sight);
      const next = tell(view, line, after);
      if (next !== view || flying.length > 0) stage.hold = Math.max(stage.hold, holdOf(line.what));
      stage.flights = [...stage.flights, ...flying];
      stage.leaving ||= typeof line.what === "object" && "Healed" in line.what;
      // Cards turn on sheets while the card itself is shown: nobody waits for that.
      view = onSheets(next, line, after);
      told = line.n;
    }
    stages.push({ ...stage, view, told });
  }
  const last = stages.at(-1);
  if (last) stages[stages.length - 1] = { ...last, view: after };
  return stages;
}

/** Whether anything is seen to change. */
export const moves = (stage: Stage): boolean => stage.flights.length > 0 || stage.hold > 0;

/** How long the stages take at normal speed. */
export const lengthOf = (stages: Stage[]): number =>
  stages.reduce((sum, { flights, hold }) => sum + Math.max(0, ...flights.map(flightTime)) + hold, 0);
