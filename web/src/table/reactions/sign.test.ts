import { describe, expect, it } from "vitest";
import catalogue from "../../fixtures/catalogue.json";
import react from "../../fixtures/react-4.json";
import { Book } from "../../kit/book";
import type { Catalogue, SourceView, Welcome } from "../../wire";
import { layOut } from "../model/asks";
import { Scene } from "../model/scene";
import { answerSign } from "./sign";

const book = new Book(catalogue as unknown as Catalogue);
const { welcome } = react as unknown as { welcome: Welcome };
const scene = new Scene(book, welcome.view, welcome.people);
const [only] = layOut(welcome.view.question!, scene).rest;
const by = (card: SourceView) => ({
  ...only!,
  offer: { ...only!.offer, reaction: { ...only!.offer.reaction!, card } },
});

describe("what may answer", () => {
  it("wears its own sign: a Trap no shield", () => {
    expect(answerSign([only!], scene)).toBe("wolf-trap");
    const protects = book.catalogue.spells.findIndex(({ light }) => light.kind === "Protection");
    expect(answerSign([by({ Spell: { spell: protects, dark: false } })], scene)).toBe("magic-shield");
    expect(answerSign([by({ Jinx: { kind: 0 } })], scene)).toBe("snake-bite");
  });

  it("of several kinds wears none of theirs", () => {
    expect(answerSign([only!, only!], scene)).toBe("wolf-trap");
    expect(answerSign([only!, by({ Jinx: { kind: 0 } })], scene)).toBe("hourglass");
  });
});
