import { describe, expect, it } from "vitest";
import recorded from "../fixtures/updates.json";
import { NONE, type LogLine, type View } from "../wire";
import { moves, stagesOf } from "./stages";
import { beginning, tell } from "./tell";

interface Told {
  before: View;
  lines: LogLine[];
  after: View;
}
const told = recorded as unknown as Record<keyof typeof recorded, Told>;
const CENTRE = 0;
/** Every line by itself, points for one thing together. */
function groups(lines: LogLine[]): LogLine[][] {
  const out: LogLine[][] = [];
  for (const line of lines) {
    const last = out.at(-1)?.at(-1);
    if (last && name(last) === "PowerChanges" && name(line) === "PowerChanges") out.at(-1)!.push(line);
    else out.push([line]);
  }
  return out;
}
const sorted = (row: number[]): number[] => [...row].sort((a, b) => a - b);
/** What a show moves, without the order in which cubes lie. */
const moving = (view: View, bars: boolean): unknown => ({
  places: view.mages.map((mage) => mage.place),
  power: [...view.mages.map((mage) => mage.power), view.rose.power],
  bars: bars ? view.mages.map((mage) => sorted(mage.damage)) : [],
  rooms: view.rooms.map((room) => [room.turned, sorted(room.cubes)]),
  evocations: view.evocations.map((own) => [own.model, own.room, ...sorted(own.damage)].join()).sort(),
  moon: view.moon,
  crown: view.crown,
});
const name = ({ what }: LogLine): string => (typeof what === "string" ? what : (Object.keys(what)[0] ?? ""));

describe("a log that is told", () => {
  it.each(Object.entries(told))("leads from what was to what is: %s", (which, { before, lines, after }) => {
    const end = lines.reduce((view, line) => tell(view, line, after), beginning(before, after));
    // That a bar is emptied by a fall is no sentence of its own.
    const bars = which !== "defeat";
    expect(moving(end, bars)).toEqual(moving(after, bars));
  });

  it("begins with what was", () => {
    const { before, after } = told.spell;
    expect(moving(beginning(before, after), true)).toEqual(moving(before, true));
  });
});

it("is over only when its end has been told", () => {
  const { before, lines, after } = told.spell;
  const over = { ...after, outcome: { winner: 0, totals: [1, 0, 0, 0, 0] } } as unknown as View;
  const outcomes = stagesOf(before, over, groups(lines), CENTRE).map(({ view }) => view.outcome);
  expect(outcomes.length).toBeGreaterThan(1);
  expect(outcomes.slice(0, -1).every((outcome) => outcome === before.outcome)).toBe(true);
  expect(outcomes.at(-1)).toBe(over.outcome);
});

describe("stages", () => {
  it.each(Object.entries(told))("follow the log and end at its end: %s", (_, { before, lines, after }) => {
    const stages = stagesOf(before, after, groups(lines), CENTRE);
    expect(stages.length).toBeGreaterThan(0);
    const at = stages.map((stage) => stage.told);
    expect(at).toEqual(sorted(at));
    expect(new Set(at).size).toBe(at.length);
    expect(stages.at(-1)?.view).toBe(after);
    expect(stages.at(-1)?.told).toBe(lines.at(-1)?.n);
  });

  it("show one sentence each: damage is there before the fall it leads to", () => {
    const { before, lines, after } = told.defeat;
    const stages = stagesOf(before, after, groups(lines), CENTRE);
    const fallen = lines.find((line) => name(line) === "Defeated")!;
    const hit = stages.filter((stage) => stage.told < fallen.n);
    expect(hit.length).toBeGreaterThan(0);
    const seat = (fallen.what as { Defeated: { seat: number } }).Defeated.seat;
    expect(hit.every((stage) => stage.view.mages[seat]?.place === before.mages[seat]?.place)).toBe(true);
    expect(after.mages[seat]?.place).not.toBe(before.mages[seat]?.place);
  });

  it("fly cubes from whose they are to the next free place of the bar", () => {
    const { before, lines, after } = told.defeat;
    const [flight] = stagesOf(before, after, groups(lines), CENTRE).flatMap((stage) => stage.flights);
    const placed = before.mages[3]!.damage.filter((cube) => cube !== NONE).length;
    // Black cubes, and no Avatar: they come from the Black Rose's room.
    expect(flight).toEqual({ colour: 4, from: { place: CENTRE }, to: { bar: 3, at: placed }, cubes: 2 });
  });

  it("fly healed cubes home, and they are gone from the start", () => {
    const { before, lines, after } = told.healed;
    const healed = stagesOf(before, after, groups(lines), CENTRE).filter((stage) => stage.leaving);
    // Two cubes of the fourth mage on an evocation.
    const flight = { colour: 3, from: { model: 10 }, to: { model: 3 }, cubes: 1 };
    expect(healed.map((stage) => stage.flights)).toEqual([[flight], [flight]]);
  });

  it("fly the points of a fall together, from who fell to the ring", () => {
    const { before, lines, after } = told.defeat;
    const scored = stagesOf(before, after, groups(lines), CENTRE).filter((stage) =>
      stage.flights.some((flight) => flight.points),
    );
    expect(scored).toHaveLength(1);
    expect(scored[0]?.flights).toEqual([
      { colour: 1, from: { model: 3 }, to: { power: 1 }, points: 2 },
      { colour: 2, from: { model: 3 }, to: { power: 2 }, points: 4 },
    ]);
  });

  it("say where nothing moves", () => {
    const { after, lines } = told.spell;
    const words = lines.filter((line) => ["ActionTaken", "Targeted"].includes(name(line)));
    expect(words.length).toBeGreaterThan(0);
    expect(stagesOf(after, after, groups(words), CENTRE).some(moves)).toBe(false);
  });

  it("begin where the one before ended", () => {
    const { before, lines, after } = told.defeat;
    const stages = stagesOf(before, after, groups(lines), CENTRE);
    for (const [at, stage] of stages.entries()) if (at > 0) expect(stage.from).toBe(stages[at - 1]!.view);
  });
});
