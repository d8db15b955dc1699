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
  it("says all of it first, then ever fewer whole sentences with an ellipsis", () => {
    expect(gistsOf(side(null, "Inflict 2.", "Heal 1.", "Pain 1."))).toEqual([
      "Inflict 2. Heal 1. Pain 1.",
      "Inflict 2. Heal 1. …",
      "Inflict 2. …",
    ]);
  });

  it("puts the gist where its length belongs", () => {
    expect(gistsOf(side("Inflict 2.", "If you hold the Crown, heal 1.", "Inflict 2."))).toEqual([
      "If you hold the Crown, heal 1. Inflict 2.",
      "If you hold the Crown, heal 1. …",
      "Inflict 2.",
      "If you hold the Crown, …",
    ]);
  });

  it("breaks a long first sentence off after a word", () => {
    expect(gistsOf(side(null, "Summon a Cadaver there and assign an Upgrade of your choice to it.")).slice(1)).toEqual([
      "Summon a Cadaver there and assign an Upgrade of your …",
      "Summon a Cadaver there and assign an …",
      "Summon a Cadaver there and …",
    ]);
  });

  it("says a short text once", () => {
    expect(gistsOf(side("Inflict 2.", "Inflict 2."))).toEqual(["Inflict 2."]);
  });
});
