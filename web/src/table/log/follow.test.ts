import { describe, expect, it } from "vitest";
import { following } from "./follow";

const seen = (top: number, height = 200, all = 1000) => ({ top, height, all });

describe("a log", () => {
  it("follows its end until somebody scrolls up, and again when they come back", () => {
    expect(following(true, true, seen(790))).toBe(true);
    expect(following(true, true, seen(500))).toBe(false);
    expect(following(false, false, seen(500))).toBe(false);
    expect(following(false, true, seen(800))).toBe(true);
  });
  it("is not fooled by a tall card that takes its room", () => {
    expect(following(true, false, seen(800, 90))).toBe(true);
    expect(following(false, true, seen(500, 90))).toBe(false);
  });
  it("is not fooled by lines that come and go, however high they are", () => {
    expect(following(true, false, seen(800, 200, 1400))).toBe(true);
    expect(following(true, false, seen(760))).toBe(true);
  });
});
