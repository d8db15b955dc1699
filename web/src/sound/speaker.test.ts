import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { levelOf, play } from "./speaker";

afterEach(() => {
  vi.unstubAllGlobals();
  settings.sounds = false;
  settings.levels = {};
});

describe("the loudspeaker", () => {
  it("is silent until sounds are wanted, and makes no audio context before", () => {
    const made = vi.fn();
    vi.stubGlobal("AudioContext", made);
    const sound = vi.fn();
    play("turn", sound);
    expect(made).not.toHaveBeenCalled();
    expect(sound).not.toHaveBeenCalled();
  });
  it("plays each group as loud as it was set", () => {
    settings.sounds = true;
    settings.levels = { moon: 0, damage: 100 };
    expect([levelOf("moon"), levelOf("damage"), levelOf("turn")]).toEqual([0, 1, 0.6]);
  });
});
