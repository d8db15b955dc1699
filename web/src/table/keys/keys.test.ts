import { describe, expect, it } from "vitest";
import { DEFAULT_KEYS, keyLabel, meaning, type Pressed } from "./keys";

const pressed = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe("keys", () => {
  it("no two acts share one", () => {
    const keys = Object.values(DEFAULT_KEYS);
    expect(new Set(keys).size).toBe(keys.length);
  });
  it("knows letters, numbers, Escape and undo", () => {
    expect(meaning(pressed("e"), {}, true)).toEqual({ act: "Explore" });
    expect(meaning(pressed("E"), {}, true)).toEqual({ act: "Explore" });
    expect(meaning(pressed("4"), {}, true)).toEqual({ number: 4 });
    expect(["0", "[", "]"].map((key) => meaning(pressed(key), {}, true))).toEqual(
      [10, 11, 12].map((number) => ({ number })),
    );
    expect(meaning(pressed("Escape"), {}, true)).toEqual({ escape: true });
    expect(meaning(pressed("z", { ctrlKey: true }), {}, true)).toEqual({ act: "Undo" });
    expect(meaning(pressed("Backspace"), {}, true)).toEqual({ act: "TakeBack" });
  });
  it("leaves the browser's own keys alone", () => {
    expect(meaning(pressed("r", { ctrlKey: true }), {}, true)).toBeNull();
    expect(meaning(pressed("Tab"), {}, true)).toBeNull();
  });
  it("can be changed, and letters switched off", () => {
    expect(meaning(pressed("w"), { Explore: "w" }, true)).toEqual({ act: "Explore" });
    expect(keyLabel("Explore", { Explore: "w" })).toBe("W");
    expect(meaning(pressed("e"), {}, false)).toBeNull();
    expect(meaning(pressed("Enter"), {}, false)).toEqual({ enter: true });
  });
});
