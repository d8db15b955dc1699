import { describe, expect, it } from "vitest";
import type { FactView, Question } from "../../wire";
import { keep, NO_PASSES, outlive, passFor } from "./passes";

const fact = (kind: FactView["kind"], amount: number | null): FactView => ({
  kind,
  amount,
  by: 1,
  actor: null,
  on: null,
  room: null,
  source: null,
});
const question = (spell: number, what: FactView, pass = true): Question => ({
  kind: "React",
  about: null,
  counter: null,
  options: [
    {
      choice: { Use: { pending: 0 } },
      spell,
      reaction: { card: { Spell: { spell, dark: false } }, slot: 0, model: null, fact: what },
    },
    ...(pass ? [{ choice: "Pass" as const, spell: null, reaction: null }] : []),
  ],
});
const hit = fact("Damaged", 2);

describe("kept passes", () => {
  it("asks when nothing is kept", () => {
    expect(passFor(question(7, hit), NO_PASSES, 3, 2, 10)).toBeNull();
    expect(keep(NO_PASSES, "once", [7], 3, 3)).toBe(NO_PASSES);
  });
  it("rests one card until the next own activation, and only that card", () => {
    const passes = keep(NO_PASSES, "card", [7], 3, 3);
    expect(passFor(question(7, hit), passes, 3, 2, 10)).toBe(1);
    expect(passFor(question(8, hit), passes, 3, 2, 10)).toBeNull();
    expect(outlive(passes, 3, true).cards).toEqual([]);
    expect(outlive(passes, 3, false)).toBe(passes);
  });
  it("passes everything this turn, unless the mage would fall", () => {
    const passes = keep(NO_PASSES, "turn", [], 3, 3);
    expect(passFor(question(8, hit), passes, 3, 2, 10)).toBe(1);
    expect(passFor(question(8, hit), passes, 3, 10, 10)).toBeNull();
    expect(passFor(question(8, fact("Doomed", null)), passes, 3, 2, 10)).toBeNull();
    expect(passFor(question(8, hit), outlive(passes, 4, false), 4, 2, 10)).toBeNull();
  });
  it("passes small hits until a big one comes", () => {
    const passes = keep(NO_PASSES, "until", [], 3, 3);
    expect(passFor(question(8, hit), passes, 3, 2, 10)).toBe(1);
    expect(passFor(question(8, fact("Damaged", 3)), passes, 3, 2, 10)).toBeNull();
    expect(passFor(question(8, fact("Gained", 1)), passes, 3, 2, 10)).toBeNull();
  });
  it("never answers what must be dealt with", () => {
    expect(passFor(question(7, hit, false), keep(NO_PASSES, "card", [7], 3, 3), 3, 2, 10)).toBeNull();
  });
});
