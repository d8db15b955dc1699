import { describe, expect, it } from "vitest";
import { roundDrawing, roundPath } from "./rounded";

describe("rounded drawings", () => {
  it("are told in whole units", () => {
    expect(roundPath("M1.234.567l.98.02-3.456-7")).toBe("M1 1l1 0-3-7");
    expect(roundPath("M10.04.56c1.999-2.001.05-.04 3 4z")).toBe("M10 1c2-2 0 0 3 4z");
  });
  it("end where they ended, however many steps it takes", () => {
    expect(
      roundPath(`M0 0${"h.4".repeat(10)}`)
        .match(/\d+/g)!
        .map(Number)
        .reduce((sum, step) => sum + step),
    ).toBe(4);
    // After closing, the pen is where the part began.
    expect(roundPath("m.4.4h9.4zm.4.4v1")).toBe("m0 0h10zm1 1v1");
  });
  it("keep flags and radii of arcs", () => {
    expect(roundPath("M1.4 5a1.55 1.55 0 01.9.9z")).toBe("M1 5a1.6 1.6 0 0 1 1 1z");
    expect(roundPath("M0 0a.5.5 0 10-1.2 3")).toBe("M0 0a.5.5 0 1 0-1 3");
  });
  it("take lines for granted after a move", () => expect(roundPath("M1 2 3.3 4m1 1 2 2")).toBe("M1 2 3 4m1 1 2 2"));
  it("are refused if they are none", () => expect(() => roundPath("M1 x")).toThrow("no number"));
  it("are found in scripts too", () => expect(roundDrawing('" d=\\"M1.26 2\\"')).toBe('" d=\\"M1 2\\"'));
  it("change nothing but paths", () =>
    expect(roundDrawing('<svg width="1.234"><path d="M1.26 2"/></svg>')).toBe(
      '<svg width="1.234"><path d="M1 2"/></svg>',
    ));
});
