import { describe, expect, it } from "vitest";
import type { SideInfo, TextLine } from "../wire";
import { gistsOf } from "./gist";

const line = (text: string): TextLine => [{ text }];
const side = (gist: string | null, ...sentences: string[]): SideInfo =>
  ({
    gist: gist === null ? null : line(gist),
    text: { sentences: sentences.map((sentence) => ({ line: line(sentence) })) },
  }) as unknown as SideInfo;

describe("what a small card says", () => {
  it("says all of it first, then the gist, and never a beginning", () => {
    expect(gistsOf(side(null, "Inflict 2.", "Heal 1.", "Pain 1."))).toEqual(["Inflict 2. Heal 1. Pain 1."]);
    expect(gistsOf(side("Inflict 2.", "If you hold the Crown, heal 1.", "Inflict 2."))).toEqual([
      "If you hold the Crown, heal 1. Inflict 2.",
      "Inflict 2.",
    ]);
  });

  it("says when a Trap springs, if there is room", () => {
    const trap = side("Inflict 2.", "Target that Mage.", "Inflict 2.");
    trap.text.lead = line("When a Mage enters your Room:");
    expect(gistsOf(trap)).toEqual([
      "When a Mage enters your Room: Target that Mage. Inflict 2.",
      "Target that Mage. Inflict 2.",
      "Inflict 2.",
    ]);
  });

  it("says a short text once", () => {
    expect(gistsOf(side("Inflict 2.", "Inflict 2."))).toEqual(["Inflict 2."]);
  });
});
