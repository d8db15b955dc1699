import { describe, expect, it } from "vitest";
import { filesOf, type Known } from "../../chunks";

/** A client of a few modules: what each imports, and what it fetches later. */
const graph: Record<string, [string[], string[]?]> = {
  "/web/src/main.ts": [
    ["svelte"],
    ["/web/src/pages/Home.svelte", "/web/src/table/TablePage.svelte", "cards", "replay"],
  ],
  "/web/src/pages/Home.svelte": [["seat row", "button"]],
  "/web/src/table/TablePage.svelte": [["/web/src/table/frame/Table.svelte"]],
  "/web/src/table/frame/Table.svelte": [["button", "spell", "lodge"], ["scoring"]],
  cards: [["spell"]],
  replay: [["/web/src/table/frame/Table.svelte"]],
  scoring: [["lodge", "laurels"]],
};
const ask = (id: string): Known => {
  const [importedIds = [], dynamicallyImportedIds = []] = graph[id] ?? [];
  return { importedIds, dynamicallyImportedIds };
};

describe("the files of a first visit", () => {
  const files = filesOf("/web/src/main.ts", ask);

  it("hold what every page has, the front page, the table, and what is shared", () => {
    expect(files.get("svelte")).toBe("main");
    expect(files.get("seat row")).toBe("home");
    expect(files.get("button")).toBe("kit");
    expect(files.get("/web/src/table/frame/Table.svelte")).toBe("table");
  });

  it("make nobody fetch a table for a card, and leave what is fetched later alone", () => {
    expect(files.get("spell")).toBe("kit");
    expect(files.get("lodge")).toBe("table");
    for (const id of ["cards", "replay", "scoring", "laurels"]) expect(files.has(id)).toBe(false);
  });
});
