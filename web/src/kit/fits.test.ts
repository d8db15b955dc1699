import { describe, expect, it } from "vitest";
import { fits, share } from "./fits";

/** What was planned is done when the page has done what it was about to do. */
const soon = (): Promise<void> => Promise.resolve();
const node = (): HTMLElement => {
  const host = document.body.appendChild(document.createElement("div"));
  return host.appendChild(document.createElement("div"));
};
/** As a card is on which nothing fits: whatever its words are, they are too high. */
const tooHigh = (own: HTMLElement, what: "offsetHeight" | "scrollHeight"): void => {
  Object.defineProperty(own, what, { get: () => (/^(point|zeigen)$/.test(own.textContent ?? "") ? -99 : 99) });
};

describe("what is said where nothing fits", () => {
  it("is said in the language of now, also below one text", async () => {
    const own = node();
    tooHigh(own, "offsetHeight");
    const kept = fits(own, { texts: ["a long text"], else: ["point"] });
    await soon();
    expect(own.textContent).toBe("point");
    kept?.update?.({ texts: ["ein langer Text"], else: ["zeigen"] });
    await soon();
    expect(own.textContent).toBe("zeigen");
    kept?.destroy?.();
  });

  it("and where two sides share a card", async () => {
    const own = node();
    own.append(document.createElement("p"));
    tooHigh(own, "scrollHeight");
    const kept = share(own, { sides: [["a long text"]], else: "point" });
    await soon();
    expect(own.textContent).toBe("point");
    kept?.update?.({ sides: [["ein langer Text"]], else: "zeigen" });
    await soon();
    expect(own.textContent).toBe("zeigen");
    kept?.destroy?.();
  });
});

describe("how a card is read that has no room for its words", () => {
  it("is said on the first card of a row and on no other", async () => {
    const row = document.body.appendChild(document.createElement("ul"));
    const cards = [0, 1, 2].map(() => row.appendChild(document.createElement("li")));
    const places = cards.map((card) => card.appendChild(document.createElement("p")));
    const kept = places.map((own) => {
      tooHigh(own, "offsetHeight");
      return fits(own, { texts: ["a long text"], else: ["point"] });
    });
    await soon();
    expect(places.map((own) => own.className)).toEqual(["pointer", "pointer again", "pointer again"]);
    for (const one of kept) one?.destroy?.();
  });
});

describe("a card that is too small for its words", () => {
  it("gives room around them before it says only how they are read", async () => {
    const card = document.body.appendChild(document.createElement("article"));
    const place = card.appendChild(document.createElement("div"));
    const words = place.appendChild(document.createElement("p"));
    let need = 40;
    Object.defineProperty(place, "clientHeight", { get: () => (card.hasAttribute("data-scarce") ? 50 : 20) });
    Object.defineProperty(words, "offsetHeight", {
      get: () => ({ words: need, "point or hold to read": 60, point: 30 })[words.textContent ?? ""],
    });
    const wanted = { texts: ["words"], else: ["point or hold to read", "point"] };
    const kept = fits(words, wanted);
    await soon();
    expect([words.textContent, card.hasAttribute("data-scarce")]).toEqual(["words", true]);
    need = 60;
    kept?.update?.({ ...wanted, texts: ["words", "words"] });
    await soon();
    expect([words.textContent, words.style.visibility]).toEqual(["point", ""]);
    need = 10;
    kept?.update?.(wanted);
    await soon();
    expect([words.textContent, card.hasAttribute("data-scarce")]).toEqual(["words", false]);
    kept?.destroy?.();
  });
});

describe("two sides that share a small card", () => {
  /** A card whose words are as high as they are long, and which has more room for them beside its marks. */
  const said = async (room: number): Promise<string[]> => {
    const own = node();
    const places = [0, 1].map(() => own.appendChild(document.createElement("p")));
    const runs = (): boolean => own.hasAttribute("data-runs");
    Object.defineProperty(own, "scrollHeight", { get: () => own.textContent!.length - (runs() ? 10 : 0) });
    Object.defineProperty(own, "clientHeight", { get: () => room });
    const kept = share(own, { sides: [["When you are hit: inflict 2.", "inflict 2."], ["heal 1."]], else: "hold" });
    await soon();
    kept?.destroy?.();
    return [...places.map((place) => place.textContent!), runs() ? "beside" : "below"];
  };
  it("say all their words beside their marks before one of them is left out", async () => {
    expect(await said(35)).toEqual(["When you are hit: inflict 2.", "heal 1.", "below"]);
    expect(await said(25)).toEqual(["When you are hit: inflict 2.", "heal 1.", "beside"]);
    expect(await said(20)).toEqual(["inflict 2.", "heal 1.", "below"]);
    expect(await said(10)).toEqual(["inflict 2.", "heal 1.", "beside"]);
  });
});
