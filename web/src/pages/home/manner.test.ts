import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Manner } from "../../wire";
import { clockOf, mannerOf, TIMES } from "./manner";
import MannerChoice from "./Manner.svelte";

vi.mock("../../net/http", () => ({ services: () => Promise.resolve({ hall: true, push: null, mail: false }) }));

describe("how people play", () => {
  it("is sent only where it is not as usual", () => {
    expect(mannerOf({ pace: "live", chat: "phrases" })).toEqual({});
    expect(mannerOf({ pace: "days", chat: "free" })).toEqual({ pace: "days", chat: "free" });
    expect(mannerOf({ pace: "here", chat: "off", clock: { each: 30, then: "wait" } })).toEqual({ pace: "here" });
  });
  it("has one of two times, in the middle of what its pace offers", () => {
    expect(clockOf("none", "live")).toBeUndefined();
    expect(clockOf("each", "live")).toEqual({ each: 120, then: "wait" });
    expect(clockOf("bank", "days", 7 * 86_400, "bot")).toEqual({ bank: 7 * 86_400, then: "bot" });
    expect(clockOf("each", "days", 120)).toEqual({ each: 86_400, then: "wait" });
    expect(clockOf("each", "here")).toBeUndefined();
  });
  it("can be chosen", async () => {
    const kept: { manner: Manner } = { manner: {} };
    render(MannerChoice, {
      get manner() {
        return kept.manner;
      },
      set manner(to) {
        kept.manner = to;
      },
    });
    await fireEvent.click(screen.getByRole("radio", { name: "Over days" }));
    expect(kept.manner).toEqual({ pace: "days" });
    await fireEvent.click(await screen.findByRole("switch", { name: "Open in the hall" }));
    expect(kept.manner).toMatchObject({ hall: true });
    expect(mannerOf({ pace: "here", hall: true }), "nobody else sits down at one screen").toEqual({ pace: "here" });
  });
  it("offers times that grow", () => {
    for (const { each, bank } of Object.values(TIMES))
      for (const times of [each, bank]) expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});
