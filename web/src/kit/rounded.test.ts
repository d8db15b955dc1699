import { describe, expect, it } from "vitest";
import { roundDrawing, roundPath } from "./rounded";

/** The numbers of a path as a reader of paths takes them. */
const numbers = (path: string): number[] => (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

describe("rounded drawings", () => {
  it("keep as many numbers as there were, each near the one it was", () => {
    for (const path of ["M1.234.567l.98.02-3.456-7", "M10.04.56c1.999-2.001.05-.04 3 4", "M0.5-.96.96 12"]) {
      const [before, after] = [numbers(path), numbers(roundPath(path))];
      expect(after).toHaveLength(before.length);
      for (const [at, number] of before.entries()) expect(Math.abs(after[at]! - number)).toBeLessThanOrEqual(0.051);
    }
  });
  it("leave arcs alone", () => expect(roundPath("M1.234 5a1.55 1.55 0 01.5.5z")).toBe("M1.234 5a1.55 1.55 0 01.5.5z"));
  it("are found in scripts too", () => expect(roundDrawing('" d=\\"M1.26 2\\"')).toBe('" d=\\"M1.3 2\\"'));
  it("change nothing but paths", () =>
    expect(roundDrawing('<svg width="1.234"><path d="M1.26 2"/></svg>')).toBe(
      '<svg width="1.234"><path d="M1.3 2"/></svg>',
    ));
});
