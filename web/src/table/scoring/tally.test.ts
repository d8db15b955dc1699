import { expect, test } from "vitest";
import type { LogLine, View } from "../../wire";
import { SOURCES, tally } from "./tally";

const line = (what: LogLine["what"], means?: LogLine["means"]) =>
  ({ what, cause: { Rule: "R17.10" }, means }) as unknown as LogLine;
const power = (who: number, by: number, now: number) =>
  line({ PowerChanges: { who, by, now } } as LogLine["what"], "spells");
const turn = (turn: number) => line({ TurnBegins: { turn } } as unknown as LogLine["what"]);

test("what a lesson found there is counted, so that its bars add up to the total", () => {
  const log = [
    turn(6),
    power(0, 3, 11),
    turn(7),
    power(0, -1, 10),
    power(4, 2, 2),
    line({ Bonus: { who: 0, quests: 4, trophies: 0, crown: 1 } } as unknown as LogLine["what"]),
  ];
  const view = { outcome: { totals: [15, 9, 0, 0, 2] } } as unknown as View;
  const { earned, lost, byTurn } = tally(log, view);
  const sum = (who: number) =>
    SOURCES.reduce((all, source) => all + (earned[who]?.[source] ?? 0), 0) - (lost[who] ?? 0);
  expect([0, 1, 2, 3, 4].map(sum)).toEqual([15, 9, 0, 0, 2]);
  expect(earned.map((own) => own.before)).toEqual([8, 9, 0, 0, 0]);
  // Whoever has earned nothing stood where they stood from the first turn on.
  expect(byTurn.map((all) => all.slice(0, 2))).toEqual([
    [8, 9],
    [11, 9],
    [15, 9],
  ]);
});

test("a lesson that is one turn goes from what was there to the end", () => {
  const view = { turn: 6, outcome: { totals: [15, 9, 0, 0, 2] } } as unknown as View;
  expect(tally([power(0, 3, 11), power(0, 4, 15)], view).byTurn).toEqual([
    [8, 9, 0, 0, 2],
    [15, 9, 0, 0, 2],
  ]);
  // One that goes on into the next has the end of its first turn between them.
  expect(tally([power(0, 3, 11), turn(7), power(0, 4, 15)], view).byTurn.map(([own]) => own)).toEqual([8, 11, 15]);
});

test("a game from its beginning was earned from nothing", () => {
  const view = { outcome: { totals: [3, 0, 0, 0, 0] } } as unknown as View;
  const { earned, byTurn } = tally([turn(1), power(0, 3, 3)], view);
  expect(byTurn.length).toBe(1);
  expect(earned[0]?.before).toBe(0);
});
