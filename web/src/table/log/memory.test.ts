import { describe, expect, it } from "vitest";
import finished from "../../fixtures/finished-2.json";
import type { View, Welcome } from "../../wire";
import { deskAt } from "../model/laid";
import { Scene } from "../model/scene";
import { Memory } from "./memory";
import { Teller } from "./words";

const { welcome } = finished as unknown as { welcome: Welcome };
const { book, people, view } = deskAt(finished).live!;
const entries = (memory: Memory, change: Partial<View> = {}, log = welcome.log) =>
  new Teller(new Scene(book, { ...view, ...change }, people), memory).entries(log);

describe("what was worded once", () => {
  it("is not worded again with the next answer, and says what it would say anew", () => {
    const memory = new Memory();
    const before = entries(memory, {}, welcome.log.slice(0, 200));
    const after = entries(memory, { turn: view.turn + 1 });
    expect(before.length).toBeGreaterThan(100);
    expect(after.slice(0, before.length).every((entry, at) => entry === before[at])).toBe(true);
    expect(after).toEqual(entries(new Memory()));
  });

  it("is worded again where something goes by another name", () => {
    const memory = new Memory();
    const before = entries(memory);
    const rooms = view.rooms.with(0, view.rooms[1]!).with(1, view.rooms[0]!);
    const after = entries(memory, { rooms });
    expect(after).toEqual(entries(new Memory(), { rooms }));
    expect(after).not.toEqual(before);
  });
});
