import { describe, expect, it } from "vitest";
import type { SideInfo, TextLine } from "../wire";
import { gistsOf } from "./gist";

/** As it is shown: numbers stay with what stands before them. */
const shown = (...texts: string[]): string[] => texts.map((text) => text.replace(/ (?=\d)/g, "\u00a0"));
const line = (text: string): TextLine => [{ text }];
const side = (gist: string | null, ...sentences: string[]): SideInfo =>
  ({
    gist: gist === null ? null : line(gist),
    text: { sentences: sentences.map((sentence) => ({ line: line(sentence) })) },
  }) as unknown as SideInfo;

describe("what a small card says", () => {
  it("says all of it first, then the gist, and never a beginning", () => {
    expect(gistsOf(side(null, "Inflict 2.", "Heal 1.", "Pain 1."))).toEqual(shown("Inflict 2. Heal 1. Pain 1."));
    expect(gistsOf(side("Inflict 2.", "If you hold the Crown, heal 1.", "Inflict 2."))).toEqual(
      shown("If you hold the Crown, heal 1. Inflict 2.", "Inflict 2."),
    );
  });

  it("says when a Trap springs, if there is room", () => {
    const trap = side("Inflict 2.", "Target that Mage.", "Inflict 2.");
    trap.text.lead = line("When a Mage enters your Room:");
    expect(gistsOf(trap)).toEqual(
      shown(
        "When a Mage enters your Room: Target that Mage. Inflict 2.",
        "When a Mage enters your Room: Inflict 2.",
        "Target that Mage. Inflict 2.",
        "Inflict 2.",
      ),
    );
  });

  it("keeps a number with its verb", () => {
    expect(gistsOf(side(null, "Suffer Pain 1."))).toEqual(["Suffer Pain\u00a01."]);
  });

  it("says a short text once", () => {
    expect(gistsOf(side("Inflict 2.", "Inflict 2."))).toEqual(shown("Inflict 2."));
  });
});
