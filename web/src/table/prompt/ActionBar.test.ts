import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import four from "../../fixtures/act-4.json";
import two from "../../fixtures/act-2.json";
import avatar from "../../fixtures/avatar-act-2.json";
import ActionBar from "./ActionBar.svelte";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";

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

  it("say why when they are refused, after their name", () => {
    render(ActionBar, { context: deskContext(deskAt(four)) });
    const refused = screen.getAllByRole("button").filter((button) => button.getAttribute("aria-disabled") === "true");
    expect(refused.length).toBeGreaterThan(0);
    for (const button of refused) expect(button.getAttribute("aria-label")).toMatch(/^[^:]+: .+/);
  });
});
