import { describe, expect, it } from "vitest";
import { cellsOf, isCrowded, openedRing, stand } from "./layout";
import { measures, type BoardModel, type BoardRoom } from "./types";

const room = { place: 0, hex: { q: 0, r: 0 }, name: "Arena", slots: 6 } as unknown as BoardRoom;
const mage = (model: number): BoardModel =>
  ({ model, at: 0, icon: null, owner: "red", health: 9, kind: null }) as unknown as BoardModel;
const evocation = (model: number, kind: string, owner = "red", health = 2): BoardModel =>
  ({ model, at: 0, icon: "imp", owner, health, kind }) as unknown as BoardModel;
const KINDS = [
  "succubus",
  "cadaver",
  "colossus",
  "nigredo",
  "albedo",
  "umbra",
  "totem",
  "mystic_totem",
  "ancestral_totem",
];
const crowd = [0, 1, 2, 3].map(mage).concat(KINDS.map((kind, at) => evocation(10 + at, kind)));
const at = (models: BoardModel[], s: number, legal: (model: number) => boolean = () => false) =>
  stand(models, [room], cellsOf([], [room], s), measures(s), legal);

describe("a crowded room", () => {
  for (const s of [38, 45, 56, 72]) {
    it(`keeps four mages and nine evocations apart and on their tile at ${s}`, () => {
      const { standing, crowds, crowded } = at(crowd, s);
      expect(standing).toHaveLength(7);
      expect(crowds).toMatchObject([{ more: 6 }]);
      expect(crowded).toEqual(new Set([0]));
      for (const [i, a] of standing.entries()) {
        expect(Math.hypot(a.x, a.y) + a.r * 0.5).toBeLessThan(s);
        for (const b of standing.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan((a.r + b.r) * 0.7);
      }
    });
  }

  it("numbers nobody over somebody else where tiles are small", () => {
    const { standing } = at([0, 1, 2].map(mage).concat(evocation(10, "succubus"), evocation(11, "umbra")), 45);
    const AWAY = { left: [-8, 0], right: [8, 0], above: [0, -7], below: [0, 7], shoulder: [0, 0], opened: [0, 0] };
    for (const one of standing) {
      const [x = 0, y = 0] = AWAY[one.key].map((away) => away + Math.sign(away) * one.r);
      for (const other of standing)
        if (Math.abs(one.x + x - other.x) < 7.5) expect(Math.abs(one.y + y - other.y)).toBeGreaterThan(other.r);
    }
    expect(standing.map(({ key }) => key)).toEqual(["left", "above", "right", "left", "right"]);
  });

  it("numbers no evocation on its health, which stands below it where tiles are small", () => {
    const { standing } = at([mage(0), evocation(10, "cadaver"), evocation(11, "cadaver", "blue")], 45);
    expect(standing.map(({ key, tag }) => [key, tag])).toEqual([
      ["left", true],
      ["left", true],
      ["right", true],
    ]);
  });

  it("lifts what is written only where two rows stand: a mage and two of a kind have one", () => {
    const few = [mage(0), evocation(10, "cadaver"), evocation(11, "cadaver")];
    expect(at(few, 45)).toMatchObject({ raised: new Set(), crowded: new Set([0]) });
    expect(at([...few, evocation(12, "umbra")], 45).raised).toEqual(new Set([0]));
  });

  it("hides nobody who can be chosen", () => {
    const chosen = new Set([16, 17, 18]);
    const { standing } = at(crowd, 56, (model) => chosen.has(model));
    expect(standing.map(({ model }) => model.model)).toEqual(expect.arrayContaining([...chosen]));
  });

  it("writes no key over a model: those of the second row stand on the opened tile", () => {
    const keys = (s: number): string[] => at(crowd, s).standing.map(({ key }) => key);
    expect(keys(56).slice(0, 4)).toEqual(["left", "above", "above", "right"]);
    expect(new Set(keys(56).slice(4))).toEqual(new Set(["opened"]));
  });

  it("stacks equal evocations of one owner, and only those", () => {
    const pile = [
      evocation(1, "cadaver"),
      evocation(2, "cadaver"),
      evocation(3, "cadaver", "blue"),
      evocation(4, "totem"),
    ];
    const { standing } = at(pile, 56);
    expect(standing.map(({ model, count }) => [model.model, count])).toEqual([
      [1, 2],
      [3, 1],
      [4, 1],
    ]);
    expect(at(pile, 56, (model) => model === 2).standing).toHaveLength(4);
  });

  it("is one with an evocation among more than two", () => {
    expect(isCrowded([mage(0), mage(1), mage(2), mage(3)])).toBe(false);
    expect(isCrowded([mage(0), evocation(10, "totem")])).toBe(false);
    expect(isCrowded([mage(0), mage(1), evocation(10, "totem")])).toBe(true);
  });

  it("opens to a ring on which no two touch", () => {
    const ring = openedRing(crowd, { x: 0, y: 0 }, measures(56));
    expect(ring).toHaveLength(13);
    expect(ring.slice(0, 4).map(({ model }) => model.model)).toEqual([0, 1, 2, 3]);
    for (const [i, a] of ring.entries())
      for (const b of ring.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r);
  });
});
