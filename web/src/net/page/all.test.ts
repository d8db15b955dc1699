import { beforeEach, describe, expect, it, vi } from "vitest";
import type { All, Kept } from "./talk";

const keeper = { save: vi.fn<() => Promise<All>>(), load: vi.fn<(all: All) => Promise<unknown>>() };
vi.mock("../carrier", () => ({ carrier: () => Promise.resolve(keeper) }));
const { loadAll, saveAll } = await import("./all");

const kept: Kept = { table: "one", row: '{"seed":18446744073709551615}', events: ["{}"] };

/** Somebody's own pack, as it is kept. */
const pack = JSON.stringify({ sources: [{ path: "a.codex", text: "a" }], words: [] });

beforeEach(() => {
  localStorage.clear();
  keeper.save.mockResolvedValue({ tables: [kept], cards: { ab12: "texts" }, packs: { mine: pack } });
  keeper.load.mockReset().mockResolvedValue({ taken: 1, known: 0 });
});

describe("everything as one file", () => {
  it("comes back as it was, seeds and all, and leaves what is here alone", async () => {
    localStorage.setItem("lodge.settings", '{"name":"Ada"}');
    localStorage.setItem("lodge.tables", '[{"table":"one"}]');
    localStorage.setItem("other", "not ours");
    const file = await saveAll();
    expect(file).not.toContain("not ours");
    localStorage.clear();
    localStorage.setItem("lodge.settings", '{"name":"Bea"}');
    localStorage.setItem("lodge.tables", '[{"table":"two"}]');
    expect(await loadAll(file)).toEqual({ taken: 1, known: 0 });
    expect(keeper.load).toHaveBeenCalledWith({ tables: [kept], cards: { ab12: "texts" }, packs: { mine: pack } });
    expect(localStorage.getItem("lodge.settings")).toBe('{"name":"Bea"}');
    expect(localStorage.getItem("lodge.tables")).toBe('[{"table":"two"},{"table":"one"}]');
  });

  it("refuses what is not ours or too new, and takes nothing of it", async () => {
    for (const text of [
      "",
      "{",
      "[]",
      "null",
      '{"lodge":1}',
      '{"lodge":1,"tables":[{"table":1}]}',
      '{"lodge":1,"tables":[],"cards":{"a":1}}',
      '{"lodge":1,"tables":[],"packs":{"a":"{}"}}',
      '{"lodge":1,"tables":[],"packs":{"a":"{\\"sources\\":[1],\\"words\\":[]}"}}',
    ])
      await expect(loadAll(text)).rejects.toMatchObject({ why: "not-ours" });
    await expect(loadAll('{"lodge":2,"tables":[]}')).rejects.toMatchObject({ why: "too-new" });
    expect(keeper.load).not.toHaveBeenCalled();
    keeper.load.mockRejectedValue(new Error("event 3"));
    await expect(loadAll('{"lodge":1,"tables":[],"entries":{"lodge.x":"y"}}')).rejects.toMatchObject({
      why: "broken",
      message: "event 3",
    });
    expect(localStorage.getItem("lodge.x")).toBeNull();
  });
});
