import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import alone from "../../fixtures/avatar-prepare-1.json";
import four from "../../fixtures/prepare-4.json";
import type { Welcome } from "../../wire";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import Prompt from "./Prompt.svelte";

describe("while spells are laid", () => {
  const nothing = (): void => undefined;
  const said = (sample: unknown): string => {
    const desk = deskAt(sample);
    const { container } = render(Prompt, {
      props: { onreplay: nothing, onscoring: nothing },
      context: deskContext(desk),
    });
    return container.querySelector(".words")?.textContent ?? "";
  };
  it("the others are spoken of where they lay some too", () => {
    expect(said(four)).toContain("The others do so now");
    expect(said(alone)).toContain("0 placed.");
    expect(said(alone)).not.toContain("others");
    const { welcome } = four as unknown as { welcome: Welcome };
    const people = welcome.people.map((person) => ({ ...person, prepared: person.seat !== welcome.seat }));
    expect(said({ welcome: { ...welcome, people } })).toContain("The others are done.");
  });
});
