import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BEATS, due, hintFor, type Moment } from "./beats";

const words = readFileSync(join(import.meta.dirname, "../../../../content/locales/en/pages.ftl"), "utf8");
const has = (id: string): boolean => words.includes(`\n${id} =`);
const start: Moment = { phase: "Study", asked: "DrawFrom", prepared: false, log: [], over: false };

describe("the first lesson", () => {
  it("has words for every beat", () => {
    const missing = BEATS.flatMap(({ id }) => [`lesson-${id}-title`, `lesson-${id}`]).filter((id) => !has(id));
    expect(missing).toEqual([]);
  });
  it("begins with what it is and what is asked", () => {
    expect(due(start, [])).toEqual(["welcome", "table", "study"]);
    expect(due(start, ["welcome", "table", "study"])).toEqual([]);
  });
  it("tells a thing when it happens, and only once", () => {
    const line = { n: 1, revision: 9, cause: { Rule: "R14.9" }, what: { Defeated: { seat: 1, by: 0 } } } as const;
    const moment: Moment = { ...start, phase: "Action", asked: "Act", prepared: true, log: [line] };
    expect(due(moment, [])).toContain("action");
    expect(due(moment, ["action"])).not.toContain("action");
    expect(due(moment, [])).toContain("defeat");
    const other = { ...line, what: { Defeated: { seat: 0, by: 1 } } };
    expect(due({ ...moment, log: [other] }, [])).not.toContain("defeat");
  });
  it("always has something to say, and an end", () => {
    for (const asked of ["Heal", "Either", "Slot", null] as const)
      expect(has(hintFor({ ...start, phase: "Action", asked }, has))).toBe(true);
    expect(due({ ...start, phase: "Over", asked: null, over: true }, []).at(-1)).toBe("end");
  });
});
