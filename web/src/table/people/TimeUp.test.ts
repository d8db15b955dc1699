import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import act from "../../fixtures/act-4.json";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import TimeUp from "./TimeUp.svelte";

it("says what a bot did in the name of whoever was late", () => {
  const desk = deskAt(act);
  const own = desk.log.findLast(({ what }) => JSON.stringify(what).includes(`"seat":${desk.me}`));
  Object.assign(desk.source, { timeWasUp: own?.revision });
  render(TimeUp, { context: deskContext(desk) });
  const said = screen.getByRole("status").textContent ?? "";
  expect(said).toMatch(/Your time was up: a bot answered for you\.\s*You /);
});
