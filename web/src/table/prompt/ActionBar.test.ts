import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import four from "../../fixtures/act-4.json";
import two from "../../fixtures/act-2.json";
import avatar from "../../fixtures/avatar-act-2.json";
import ActionBar from "./ActionBar.svelte";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import { actions, solvedNow } from "../model/actions";
import { SLOT_ORDER } from "../model/scene";
import type { LogLine } from "../../wire";

describe("the spells to spend", () => {
  it("are named, in the order of the sheet", () => {
    const desk = deskAt(four);
    desk.group = "Momentum";
    const slots = desk.groupOptions.map(({ slot }) => SLOT_ORDER.indexOf(slot!));
    expect(slots.length).toBeGreaterThan(1);
    expect(slots).toEqual(slots.toSorted((a, b) => a - b));
    for (const { label, spell } of desk.groupOptions) expect(label).toContain(desk.book.spell(spell!)!.name);
  });
});

describe("the actions", () => {
  it.each([
    ["two", two],
    ["four", four],
    ["the Avatar", avatar],
  ])("are called what they show, at a table of %s", (_, sample) => {
    render(ActionBar, { context: deskContext(deskAt(sample)) });
    const buttons = screen.getAllByRole("button");
    expect(buttons.length).toBeGreaterThan(4);
    for (const button of buttons) {
      const shown = button.textContent?.trim() ?? "";
      expect(shown).not.toBe("");
      expect(button.getAttribute("aria-label") ?? shown).toContain(shown);
    }
  });

  it("stay in their places when a quest has been solved, to the end of the activation", () => {
    const me = 1;
    const of = (what: object) => ({ n: 0, revision: 0, cause: { Rule: "R14.2" }, what }) as unknown as LogLine;
    const taken = (seat: number) => of({ ActionTaken: { seat, action: "Cast" } });
    const solved = of({ QuestSolved: { seat: me, quest: 0 } });
    expect(solvedNow([taken(0), solved], me)).toBe(true);
    expect(solvedNow([taken(0), solved, taken(me)], me)).toBe(true);
    expect(solvedNow([solved, taken(0)], me)).toBe(false);
    expect(solvedNow([taken(me)], me)).toBe(false);
    const desk = deskAt(four);
    const places = (so: boolean): string[] => actions(desk.laid!, desk.live!, so).map(({ act }) => act);
    expect(places(false)).not.toContain("Solve");
    expect(places(true)).toContain("Solve");
  });

  it("say why when they are refused, after their name", () => {
    render(ActionBar, { context: deskContext(deskAt(four)) });
    const refused = screen.getAllByRole("button").filter((button) => button.getAttribute("aria-disabled") === "true");
    expect(refused.length).toBeGreaterThan(0);
    for (const button of refused) expect(button.getAttribute("aria-label")).toMatch(/^[^:]+: .+/);
  });
});
