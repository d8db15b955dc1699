import { describe, expect, it } from "vitest";
import { within } from "./hexed";

const hex = { left: 0, right: 200, top: 0, bottom: 160 };
const line = (left: number, right: number, top: number) => ({ left, right, top, bottom: top + 16 });

describe("words in a hex", () => {
  it("may be as wide as the hex in its middle, less a margin", () => {
    expect(within(hex, line(10, 190, 72))).toBe(true);
    expect(within(hex, line(3, 190, 72))).toBe(false);
  });
  it("have less room above and below", () => {
    expect(within(hex, line(10, 190, 20))).toBe(false);
    expect(within(hex, line(45, 155, 20))).toBe(true);
    expect(within(hex, line(45, 155, 124))).toBe(true);
    expect(within(hex, line(45, 175, 124))).toBe(false);
  });
  it("do not leave it at the bottom", () => {
    expect(within(hex, line(90, 110, 150))).toBe(false);
  });
});
