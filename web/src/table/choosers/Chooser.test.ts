import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import heal from "../../fixtures/heal-4.json";
import jinx from "../../fixtures/jinx-4.json";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import Chooser from "./Chooser.svelte";

describe("what is chosen beside the lodge", () => {
  it("speaks of one's own cubes as one's own", () => {
    render(Chooser, { context: deskContext(deskAt(heal)) });
    expect(screen.getByText("Cubes on you")).toBeTruthy();
  });

  it("does not say again what the question's line says, and under the lodge of a phone no title either", () => {
    const says = (flat: boolean): string => {
      const { container, unmount } = render(Chooser, { props: { flat }, context: deskContext(deskAt(jinx)) });
      for (const unseen of container.querySelectorAll(".sr")) unseen.remove();
      const text = container.textContent ?? "";
      unmount();
      return text;
    };
    expect(says(false)).toContain("Choose a Jinx");
    expect(says(false)).not.toContain("Assign a Jinx of your choice");
    expect(says(true)).not.toMatch(/Choose a Jinx|Assign a Jinx of your choice/);
    expect(says(true)).toContain("Numbness");
  });
});
