import { describe, expect, it } from "vitest";
import sample from "../../fixtures/prepare-4.json";
import type { MageView, Welcome } from "../../wire";
import { isEnough, lay, least, mayLay, nextSlot, planOf, takeBack, turn, type Laying } from "./bench";

const view = (sample as unknown as { welcome: Welcome }).welcome.view;
const mage = view.mages[view.seat ?? 0]!;
const card = (at: number, slot: number, dark = false): Laying => ({ at, slot, dark, spell: 10 + at });

describe("the bench", () => {
  it("fills numbered slots from the left; quick stands apart", () => {
    expect(nextSlot(mage, [])).toBe(0);
    expect(mayLay(mage, [], 1)).toBe(false);
    expect(mayLay(mage, [], 3)).toBe(true);
    expect(nextSlot(mage, [card(0, 0), card(1, 1), card(2, 2)])).toBe(3);
    expect(nextSlot(mage, [card(0, 0), card(1, 1), card(2, 2), card(3, 3)])).toBeNull();
  });
  it("closes the gap when one is taken back", () => {
    const laid = [card(0, 0), card(1, 1), card(2, 2)];
    expect(takeBack(mage, laid, 0).map(({ at, slot }) => [at, slot])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });
  it("replaces what lay there, and moves a card that lay elsewhere", () => {
    expect(lay(mage, [card(0, 0), card(1, 1)], card(2, 1)).map(({ at, slot }) => [at, slot])).toEqual([
      [0, 0],
      [2, 1],
    ]);
    expect(lay(mage, [card(0, 0)], card(0, 3)).map(({ slot }) => slot)).toEqual([3]);
  });
  it("skips slots that are already taken on the sheet", () => {
    const held: MageView = {
      ...mage,
      sheet: mage.sheet.map((slot, at) => (at === 0 ? { ...slot, state: "Active" as const } : slot)),
    };
    expect(nextSlot(held, [])).toBe(1);
    expect(lay(held, [], card(0, 1))[0]?.slot).toBe(1);
    expect(least(held, view.rules)).toBe(1);
  });
  it("asks for as many as the rules of the game say, and for the quick slot where it may not stay empty", () => {
    const laid = [card(0, 0), card(1, 1)];
    expect(isEnough(mage, view.rules, laid)).toBe(true);
    expect(isEnough(mage, view.rules, laid.slice(1))).toBe(false);
    expect(isEnough(mage, { ...view.rules, least_prepared: 3 }, laid)).toBe(false);
    const compulsory = { ...view.rules, quick_slot: "Compulsory" as const };
    expect(isEnough(mage, compulsory, laid)).toBe(false);
    expect(isEnough(mage, compulsory, [card(0, 0), card(1, 3)])).toBe(true);
    expect(isEnough({ ...mage, hand: [] }, compulsory, [])).toBe(true);
  });
  it("turns, and says a plan without its own bookkeeping", () => {
    expect(planOf(turn([card(0, 0)], 0))).toEqual([{ spell: 10, slot: 0, dark: true }]);
  });
});
