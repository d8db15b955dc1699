import { describe, expect, it } from "vitest";
import type { Piece, Symbol as SymbolName } from "../wire";
import { runsOf } from "./runs";

const symbol = (symbol: SymbolName, word: string): Piece => ({ symbol: { symbol, word } });

describe("a line of a card as it is set", () => {
  it("keeps a number with its verb and with the picture of what it counts", () => {
    const power = symbol("power", "PP");
    expect(runsOf([{ text: "Draw 1 Quest. Gain 12 " }, power, { text: "." }])).toEqual([
      { words: "Draw\u00a01 Quest. Gain\u00a0" },
      { number: "12\u00a0", picture: { symbol: "power", word: "PP" } },
      { words: "." },
    ]);
  });
  it("words of grammar stay words, and a picture without a number stands alone", () => {
    const line = [{ text: "Convert 2 " }, symbol("damage", "Damage"), { text: " in a " }, symbol("red", "red")];
    expect(runsOf(line)).toEqual([
      { words: "Convert\u00a02 Damage in a " },
      { number: "", picture: { symbol: "red", word: "red" } },
    ]);
  });
});
