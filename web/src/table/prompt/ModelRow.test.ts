import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { MADE } from "../../fixtures/made";
import sample from "../../fixtures/model-4.json";
import type { Foreseen } from "../../net/seat.svelte";
import { type Desk, deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import ModelRow from "./ModelRow.svelte";

const ROOM = 1;
const crowded = MADE["crowded-4"]!.change(sample as never);

/** Cubes that each option would bring to its model. */
function chosen(...counts: number[]): Desk {
  const { options } = deskAt(crowded).laid!;
  const foreseen = counts.map((count, at): [number, Foreseen] => {
    const { index, model } = options[at]!;
    const what = { Damaged: { on: { model, kind: null, holder: 0 }, count, by: 2 } };
    const changes = [{ n: 0, revision: 0, cause: { Rule: "R1.1" }, what }];
    return [index, { id: "p-1", revision: 0, option: index, changes, cut: false, locks: null } as unknown as Foreseen];
  });
  const desk = deskAt(crowded, undefined, new Map(foreseen));
  desk.chooseRoom(ROOM);
  return desk;
}

describe("several models in the room that was chosen", () => {
  it("say what would become of each", () => {
    const { container } = render(ModelRow, { context: deskContext(chosen(3, 20, 0)) });
    const tiles = [...container.querySelectorAll("button")].map((tile) =>
      tile.textContent?.replace(/\s+/g, " ").trim(),
    );
    expect(tiles).toHaveLength(12);
    expect(tiles[0]).toMatch(/0 → 3 of 11$/);
    expect(tiles[1]).toMatch(/falls, 10 of 10$/);
    expect(tiles[2]).toMatch(/1 of 10$/);
  });
});
