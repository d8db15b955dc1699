import { expect, test } from "vitest";
import type { HallTable, SeatKind } from "../../wire";
import { hallGroups } from "./hall";

const table = (name: string, kinds: SeatKind[], more: Partial<HallTable> = {}): HallTable => ({
  table: name,
  name,
  edition: "rebirth",
  seats: kinds.map((kind, seat) => ({ seat, kind, name: null })),
  pace: "live",
  clock: false,
  turn: 1,
  moon: 1,
  outcome: null,
  ...more,
});

test("free seats, games to watch and results are lists of their own, and a pace narrows them", () => {
  const outcome = { winner: 0 } as HallTable["outcome"];
  const all = [
    table("a", ["person", "open"]),
    table("b", ["person", "bot"], { pace: "days" }),
    table("c", ["person", "open"], { pace: "days" }),
    table("d", ["person", "person"], { outcome }),
  ];
  const names = (pace: "all" | "live" | "days") =>
    Object.values(hallGroups(all, pace)).map((list) => list.map(({ table }) => table));
  expect(names("all")).toEqual([["a", "c"], ["b"], ["d"]]);
  expect(names("days")).toEqual([["c"], ["b"], []]);
  expect(names("live")).toEqual([["a"], [], ["d"]]);
});
