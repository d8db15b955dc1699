import fc from "fast-check";
import { describe, expect, it } from "vitest";
import sample from "../fixtures/act-4.json";
import type { LogLine, Update, View, Welcome } from "../wire";
import { fold, foldLog, fromWelcome, type TableState } from "./fold";

const welcome = (sample as unknown as { welcome: Welcome }).welcome;
const start = fromWelcome(welcome);
const line = (n: number): LogLine => ({ n, revision: n, cause: { Rule: "R1.1" }, what: "EndTriggered" });
const update = (
  revision: number,
  changes: Partial<View>,
  log: LogLine[] = [],
  log_length = start.log.length,
): Update => ({
  revision,
  changes,
  log,
  log_length,
  undo: { locked: "start" },
  plan: null,
});

describe("folding updates", () => {
  it("takes over the fields that changed, whole, and leaves the rest", () => {
    const next = fold(start, update(start.revision + 1, { turn: 9 })) as TableState;
    expect(next.view.turn).toBe(9);
    expect(next.view.rooms).toBe(start.view.rooms);
    expect(next.revision).toBe(start.revision + 1);
  });

  it("finds gaps and repeats", () => {
    expect(fold(start, update(start.revision + 2, {}))).toBe("gap");
    expect(fold(start, update(start.revision, {}))).toBe("old");
  });

  it("a fold of all updates equals a fresh view", () => {
    const keys = ["turn", "moon", "crown", "first"] as const;
    const change = fc.record(Object.fromEntries(keys.map((key) => [key, fc.nat(9)])), { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const folded = changes.reduce<TableState>(
          (state, one, at) => fold(state, update(start.revision + at + 1, one as Partial<View>)) as TableState,
          start,
        );
        expect(folded.view).toEqual(Object.assign({}, start.view, ...changes));
      }),
    );
  });

  it("drops lines that were taken back, and does not double those told again", () => {
    const lines = [0, 1, 2, 3].map(line);
    expect(foldLog(lines, [], 2).map((one) => one.n)).toEqual([0, 1]);
    expect(foldLog(lines, [line(3), line(4)], 5).map((one) => one.n)).toEqual([0, 1, 2, 3, 4]);
    expect(foldLog(lines, [line(2)], 3).map((one) => one.n)).toEqual([0, 1, 2]);
  });
});
