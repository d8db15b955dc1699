import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import catalogue from "../fixtures/catalogue-classic.json";
import type { SpellInfo } from "../wire";
import SpellSheet from "./SpellSheet.svelte";

const spell = (catalogue.spells as unknown as SpellInfo[]).find(({ halves }) => halves)!;
/** What stands back of the two halves, and what is struck out. */
function shown(how: { dark: boolean; casting?: boolean; revealed?: boolean }): Record<string, string[]> {
  const { container, unmount } = render(SpellSheet, { spell, school: "conspiracy", full: true, ...how });
  const halves = (mark: string): string[] =>
    [...container.querySelectorAll<HTMLElement>(`.${mark}[data-half]`)].map(({ dataset }) => dataset.half ?? "");
  const found = { dim: halves("dim"), struck: halves("struck") };
  unmount();
  return found;
}

describe("a room trap of two halves", () => {
  it("shows which half would answer: the other stands back", () => {
    expect(shown({ dark: true, casting: true })).toEqual({ dim: ["light"], struck: [] });
    expect(shown({ dark: false, casting: true })).toEqual({ dim: ["dark"], struck: [] });
  });
  it("shows both while nothing happens, and strikes out the one that was not used", () => {
    expect(shown({ dark: true })).toEqual({ dim: [], struck: [] });
    expect(shown({ dark: false, revealed: true })).toEqual({ dim: [], struck: ["dark"] });
  });
});
