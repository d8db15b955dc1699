import { describe, expect, it } from "vitest";
import { within } from "./anchors";

describe("what flies to the edge", () => {
  const page = { offsetWidth: 390, offsetHeight: 844 };
  const points = { offsetWidth: 50, offsetHeight: 24 };
  it("stays on the page whole", () => {
    expect(within({ x: 12, y: 100 }, points, page)).toEqual({ x: 29, y: 100 });
    expect(within({ x: 385, y: 2 }, points, page)).toEqual({ x: 361, y: 16 });
  });
  it("goes where it belongs elsewhere", () => {
    expect(within({ x: 200, y: 100 }, points, page)).toEqual({ x: 200, y: 100 });
  });
});
