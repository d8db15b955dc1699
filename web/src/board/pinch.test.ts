import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fingers, pinch, WHOLE, type Sight } from "./pinch";

const HALF = { x: 300, y: 300 };
/** What lies under a point of the screen. */
const under = (sight: Sight, at: { x: number; y: number }) => ({
  x: sight.x + at.x / sight.zoom,
  y: sight.y + at.y / sight.zoom,
});

describe("two fingers on the lodge", () => {
  it("enlarge about their midpoint", () => {
    const from = fingers({ x: 50, y: 80 }, { x: 150, y: 80 });
    const to = fingers({ x: 0, y: 80 }, { x: 200, y: 80 });
    const sight = pinch(WHOLE, from, to, HALF);
    expect(sight.zoom).toBe(2);
    expect(under(sight, to)).toEqual(under(WHOLE, from));
  });

  it("carry the lodge along when they wander", () => {
    const near: Sight = { zoom: 2, x: 10, y: -20 };
    const from = fingers({ x: 0, y: 0 }, { x: 100, y: 0 });
    const to = fingers({ x: 40, y: 30 }, { x: 140, y: 30 });
    const sight = pinch(near, from, to, HALF);
    expect(sight).toEqual({ zoom: 2, x: -10, y: -35 });
  });

  it("never show what lies beyond the edge", () => {
    const number = fc.double({ min: -300, max: 300, noNaN: true });
    const point = fc.record({ x: number, y: number });
    fc.assert(
      fc.property(fc.array(fc.tuple(point, point), { minLength: 2, maxLength: 6 }), (path) => {
        let sight = WHOLE;
        for (let at = 1; at < path.length; at++)
          sight = pinch(sight, fingers(...path[at - 1]!), fingers(...path[at]!), HALF);
        for (const axis of ["x", "y"] as const)
          expect(Math.abs(sight[axis]) + HALF[axis] / sight.zoom).toBeLessThanOrEqual(HALF[axis] + 1e-6);
        expect(sight.zoom).toBeGreaterThanOrEqual(1);
        expect(sight.zoom).toBeLessThanOrEqual(3);
      }),
      { seed: 7 },
    );
  });
});
