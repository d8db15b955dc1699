import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import others from "../../fixtures/act-4-others.json";
import type { Welcome } from "../../wire";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import WaitingLine from "./WaitingLine.svelte";

it("wears the own mark where it says that a bot plays for you, though another is waited for", () => {
  const { welcome } = others as unknown as { welcome: Welcome };
  const people = welcome.people.map((one) => (one.seat === welcome.seat ? { ...one, kind: "bot", name: "Mara" } : one));
  const markOf = (sample: unknown): string => {
    const props = { onreplay: () => undefined, onscoring: () => undefined };
    return render(WaitingLine, { props, context: deskContext(deskAt(sample)) }).container.querySelector("svg")!
      .innerHTML;
  };
  expect(welcome.view.waiting_for).not.toBe(welcome.seat);
  const own = { ...welcome, view: { ...welcome.view, waiting_for: welcome.seat } };
  expect(markOf({ welcome: { ...welcome, people } })).toBe(markOf({ welcome: own }));
  expect(markOf({ welcome })).not.toBe(markOf({ welcome: own }));
});
