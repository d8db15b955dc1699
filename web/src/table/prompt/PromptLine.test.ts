import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import act from "../../fixtures/act-4.json";
import others from "../../fixtures/act-4-others.json";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import PromptLine from "./PromptLine.svelte";

describe("while a sheet is read on a phone", () => {
  it("the question is one line, and one button leads back to it", () => {
    const desk = deskAt(act);
    desk.opened = { kind: "sheet", id: 2 };
    render(PromptLine, { context: deskContext(desk) });
    expect(screen.getByRole("status").textContent).toBe("Your activation");
    const [back, ...more] = screen.getAllByRole("button");
    expect(more).toEqual([]);
    back!.click();
    expect(desk.opened).toBeNull();
  });

  it("says who decides when nothing is asked", () => {
    render(PromptLine, { context: deskContext(deskAt(others)) });
    expect(screen.getByRole("status").textContent).toContain("Bea");
  });
});
