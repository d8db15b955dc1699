import { describe, expect, it } from "vitest";
import catalogue from "../../fixtures/catalogue.json";
import type { Catalogue } from "../../wire";
import { faceOf } from "../../kit/book";
import { cellOf, columnsIn, partOf, prizeOf } from "./room";

const { rooms } = catalogue as unknown as Catalogue;

describe("rooms as hexes", () => {
  it("have the words of both sides", () => {
    for (const room of rooms)
      for (const [at, turned] of [false, true].entries())
        expect(partOf(room, faceOf(room, turned)) !== undefined, room.id).toBe(room.faces[at]!.works);
  });
  it("say what the ranks get, and leave out who gets nothing", () => {
    expect(prizeOf({ prize: { Ranks: [4, 2, 1] } })).toBe("4 2 1");
    expect(prizeOf({ prize: { Ranks: [2, 1, 0] } })).toBe("2 1");
    expect(prizeOf({ prize: { Token: 3 } })).toBe("3");
  });
  it("never lie over each other", () => {
    for (const columns of [1, 2, 3, 5]) {
      const cells = rooms.map((_, at) => cellOf(at, columns));
      expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(rooms.length);
      // In one column two hexes are two half rows apart; beside each other half a row.
      for (const a of cells)
        for (const b of cells)
          if (a !== b && a.column === b.column) expect(Math.abs(a.row - b.row)).toBeGreaterThanOrEqual(2);
    }
  });
  it("fill the width", () =>
    expect([200, 272, 480, 700, 900].map((width) => columnsIn(width, 272))).toEqual([1, 1, 2, 3, 4]));
});
