import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { later, unfinished } from "./later.svelte";

describe("pieces that are made later", () => {
  let pictures: (() => void)[] = [];
  let hidden = false;
  beforeEach(() => {
    pictures = [];
    hidden = false;
    vi.stubGlobal("requestAnimationFrame", (then: () => void) => pictures.push(then));
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  /** The next picture, and what is done behind it. */
  async function picture(made: string[]): Promise<void> {
    const before = made.length;
    pictures.shift()?.();
    await vi.waitUntil(() => made.length > before);
  }

  it("are made one behind each picture, by their turns", async () => {
    const made: string[] = [];
    later(2, () => made.push("log"));
    later(1, () => made.push("sheets"));
    expect(made).toEqual([]);
    await picture(made);
    expect(made).toEqual(["sheets"]);
    expect(unfinished()).toBe(true);
    await picture(made);
    expect(made).toEqual(["sheets", "log"]);
    expect(unfinished()).toBe(false);
    expect(pictures).toEqual([]);
  });

  it("are not made when they are called off", async () => {
    const made: string[] = [];
    const callOff = later(1, () => made.push("gone"));
    later(2, () => made.push("there"));
    callOff();
    await picture(made);
    expect(made).toEqual(["there"]);
  });

  it("are made at once where nobody sees them", () => {
    const made: string[] = [];
    hidden = true;
    later(2, () => made.push("log"));
    later(1, () => made.push("sheets"));
    expect(made).toEqual(["log", "sheets"]);
  });

  it("are made when the page is hidden while they wait", () => {
    const made: string[] = [];
    later(2, () => made.push("log"));
    later(1, () => made.push("sheets"));
    hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(made).toEqual(["sheets", "log"]);
    pictures.forEach((each) => each());
  });
});
