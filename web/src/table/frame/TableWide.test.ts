import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import act from "../../fixtures/act-4.json";
import type { Welcome } from "../../wire";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import TableWide from "./TableWide.svelte";

const first = (sample: unknown): Element | null => {
  const { container } = render(TableWide, {
    props: { onmoment: () => undefined },
    context: deskContext(deskAt(sample)),
  });
  return container.querySelector("aside.right > section");
};

it("begins with what others did, for whoever comes back to it, and only if they did something", () => {
  expect(first(act)?.className).toContain("recap-panel");
  const { welcome } = act as unknown as { welcome: Welcome };
  expect(first({ welcome: { ...welcome, log: [] } })?.className).toContain("events");
});
