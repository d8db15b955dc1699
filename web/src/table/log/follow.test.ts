import { describe, expect, it } from "vitest";
import { following } from "./follow";

const seen = (top: number, height = 200, all = 1000) => ({ top, height, all });

describe("a log", () => {
  it("follows its end until somebody scrolls up, and again when they come back", () => {
    expect(following(true, seen(800), seen(790))).toBe(true);
    expect(following(true, seen(800), seen(500))).toBe(false);
    expect(following(false, seen(500), seen(800))).toBe(true);
  });
  it("is not fooled by a tall card that takes its room", () => {
    expect(following(true, seen(800), seen(800, 90))).toBe(true);
    expect(following(false, seen(500), seen(500, 90))).toBe(false);
  });
  it("is not fooled by new lines", () => {
    expect(following(true, seen(800), seen(800, 200, 1400))).toBe(true);
  });
});
