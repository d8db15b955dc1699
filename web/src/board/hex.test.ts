import { describe, expect, it } from "vitest";
import catalogue from "../fixtures/catalogue.json";
import type { Hex } from "../wire";
import { cellGeometry, centre, distance, hexSize, inLine, neighbour, onRing, reach } from "./hex";

const places = catalogue.places as Hex[];
const at = (q: number, r: number): number => places.findIndex((hex) => hex.q === q && hex.r === r);

describe("the lodge as geometry", () => {
  it("has the centre first and neighbours at one step", () => {
    expect(centre(places[0]!, 50)).toEqual({ x: 0, y: 0 });
    for (const hex of places.slice(1, 7)) expect(distance(places[0]!, hex)).toBe(1);
    for (const hex of places.slice(7)) expect(distance(places[0]!, hex)).toBe(2);
  });

  it("puts neighbours one hex apart", () => {
    for (const hex of places.slice(1, 7)) {
      const { x, y } = centre(hex, 50);
      expect(Math.hypot(x, y)).toBeCloseTo(50 * Math.sqrt(3), 5);
    }
  });

  it("reaches along rows only, and everywhere without a range", () => {
    expect(inLine({ q: 0, r: 0 }, { q: 1, r: 1 })).toBe(false);
    expect(reach(places, 0, 0)).toEqual([0]);
    expect(reach(places, 0, 1)).toHaveLength(7);
    expect(reach(places, 0, 2)).toHaveLength(13);
    expect(reach(places, 0, null)).toHaveLength(19);
  });

  it("lays every cell of every layout outside the rooms, touching two of them, inside the ring", () => {
    const s = 50;
    for (const layout of catalogue.layouts as { cells: Hex[] }[]) {
      for (const cell of layout.cells) {
        const disc = cellGeometry(cell, places, s);
        expect(disc.doors).toHaveLength(2);
        expect(Math.hypot(disc.x, disc.y) + disc.radius).toBeLessThan(4.9 * s - 0.19 * s);
        for (const hex of places) {
          const room = centre(hex, s);
          expect(Math.hypot(room.x - disc.x, room.y - disc.y)).toBeGreaterThan(
            disc.radius + (s * Math.sqrt(3)) / 2 - 2,
          );
        }
      }
    }
  });

  it("turns the power track clockwise from the top, with the moons at 60, 180 and 300 degrees", () => {
    expect(onRing(0, 10).y).toBeCloseTo(-10);
    expect(onRing(9, 10).x).toBeCloseTo(10);
    expect(onRing(18, 10).y).toBeCloseTo(10);
  });

  it("fits the space it is given", () => {
    expect(hexSize(700, 582, true)).toBeCloseTo(56.1, 1);
    expect(hexSize(390, 900, false)).toBeCloseTo(46.4, 1);
    expect(hexSize(4000, 4000, true)).toBe(90);
  });

  it("walks with the arrow keys: columns up and down, the next column's upper or lower room sideways", () => {
    expect(neighbour(places, 0, "up")).toBe(at(0, -1));
    expect(neighbour(places, 0, "right")).toBe(at(1, -1));
    expect(neighbour(places, 0, "right-low")).toBe(at(1, 0));
    expect(neighbour(places, at(0, -2), "up")).toBe(at(0, -2));
    expect(neighbour(places, at(0, -2), "right")).toBe(at(1, -2));
  });
});
