import { describe, expect, it } from "vitest";
import { gapOf, paceFor, timeOf } from "./time";

describe("reading time", () => {
  it("grows with what there is to read, up to a limit", () => {
    const card = (letters: number, first = false): number => timeOf({ kind: "card", letters, first }, "calm");
    expect(card(0)).toBe(900);
    expect(card(50)).toBe(900 + 28 * 50);
    expect(card(1000)).toBe(4500);
    expect(card(50, true)).toBeCloseTo(card(50) * 1.4);
    const said = (letters: number, yours = false): number => timeOf({ kind: "sentence", letters, yours }, "calm");
    expect(said(20)).toBe(260 + 500 + 18 * 20);
    expect(said(500)).toBe(2400);
    expect(said(20, true)).toBeCloseTo(said(20) * 1.4);
  });

  it("is shorter in a brisk story and none at once", () => {
    expect(timeOf({ kind: "card", letters: 50, first: false }, "brisk")).toBeCloseTo(0.45 * 2300);
    expect(timeOf({ kind: "aim" }, "brisk")).toBe(250);
    expect(timeOf({ kind: "move" }, "brisk")).toBe(120);
    expect(timeOf({ kind: "fall", ranks: 3 }, "off")).toBe(0);
    expect(gapOf("mage", "off")).toBe(0);
    expect([gapOf("deed", "calm"), gapOf("mage", "calm")]).toEqual([400, 700]);
  });

  it("gives a ceremony time for each rank", () => {
    expect(timeOf({ kind: "fall", ranks: 3 }, "calm")).toBe(900 + 3 * 350);
    expect(timeOf({ kind: "moon" }, "brisk")).toBe(1600);
  });

  it("is that of a brisk story where much is left, and leaves out what nobody would wait for", () => {
    expect(paceFor("calm", 19_000, 9000)).toEqual({ pace: "calm", onlyLast: false });
    expect(paceFor("calm", 21_000, 9000)).toEqual({ pace: "brisk", onlyLast: false });
    expect(paceFor("brisk", 150_000, 61_000)).toEqual({ pace: "brisk", onlyLast: true });
    expect(paceFor("step", 150_000, 61_000)).toEqual({ pace: "step", onlyLast: false });
  });
});
