import { describe, expect, it } from "vitest";
import catalogueFile from "../../fixtures/catalogue.json";
import { Book } from "../../kit/book";
import type { Catalogue } from "../../wire";
import { DECKS, find, NO_FILTER, related, shelf } from "./shelf";

const entries = shelf(new Book(catalogueFile as unknown as Catalogue));
const names = (filter: Partial<typeof NO_FILTER>): string[] =>
  find(entries, { ...NO_FILTER, ...filter }, "group").map(({ name }) => name);

describe("the shelf", () => {
  it("holds every card once", () => {
    expect(names({})).toHaveLength(85);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const deck of DECKS) expect(names({ deck }).length).toBeGreaterThan(0);
  });
  it("finds by words, and by what one side has", () => {
    expect(names({ query: "grim tor" })).toEqual(["Grim Torment"]);
    const dark = names({ query: "side:dark target:room type:combat" });
    expect(dark).toContain("Grim Torment");
    const light = names({ query: "side:light target:room type:combat" });
    expect(light).not.toContain("Grim Torment");
  });
  it("asks type and element of the same side", () => {
    for (const name of names({ type: "trap", element: "fire" })) {
      const sides = entries.find((entry) => entry.name === name)?.sides ?? [];
      expect(sides.some((side) => side.type === "trap" && side.element === "fire")).toBe(true);
    }
  });
  it("filters by school, origin and crack", () => {
    expect(names({ group: "hex" })).toHaveLength(12);
    const printed = names({ origin: "Printed" }).length;
    expect(printed + names({ origin: "Designed" }).length).toBe(85);
    expect(names({ unstable: true })).toContain("Grim Torment");
  });
  it("knows what belongs together", () => {
    const cadaver = entries.find(({ id }) => id === "cadaver");
    expect(cadaver && related(cadaver, entries).length).toBeGreaterThan(0);
  });
});
