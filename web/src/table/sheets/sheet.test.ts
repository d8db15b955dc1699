import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import four from "../../fixtures/act-4.json";
import alone from "../../fixtures/avatar-act-1.json";
import avatar from "../../fixtures/avatar-act-2.json";
import crown from "../../fixtures/avatar-crown-2.json";
import catalogue from "../../fixtures/catalogue.json";
import { NONE, ROSE, type Welcome } from "../../wire";
import AvatarSheet from "./AvatarSheet.svelte";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import OpponentSheet from "./OpponentSheet.svelte";
import OwnSheet from "./OwnSheet.svelte";

/** As axe compares them: signs between words do not count. */
const words = (text: string): string => ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim()} `;

/** Buttons of the sheets that show words or numbers, but for whole cards, whose names are short. One letter is a sign. */
function buttons(sample: unknown): { name: string; shown: string }[] {
  const desk = deskAt(sample);
  const scene = desk.scene!;
  const context = deskContext(desk);
  const all = [
    ...scene.others.map((seat) => render(OpponentSheet, { props: { seat }, context })),
    ...(scene.me === null ? [] : [render(OwnSheet, { context })]),
    ...(scene.avatar ? [render(AvatarSheet, { context })] : []),
  ];
  return all
    .flatMap(({ container }) => [...container.querySelectorAll("button")])
    .filter((button) => !button.querySelector("article"))
    .map((button) => {
      const shown = button.textContent?.trim() ?? "";
      return { name: button.getAttribute("aria-label") ?? shown, shown };
    })
    .filter(({ shown }) => shown.length > 1);
}

describe("what can be pressed on a sheet", () => {
  it.each([
    ["four", four],
    ["one and the Avatar", alone],
    ["two and the Avatar", avatar],
    ["two and the Avatar, later", crown],
  ])("is called what it shows, at a table of %s", (_, sample) => {
    const wrong = buttons(sample).filter(({ name, shown }) => !words(name).includes(words(shown)));
    expect(wrong).toEqual([]);
  });

  it("is a nightmare of the Avatar too, with its health", () => {
    const haunted = structuredClone(avatar) as unknown as { welcome: Welcome };
    const { view } = haunted.welcome;
    const kind = catalogue.evocations.findIndex(({ id }) => id === "umbra");
    const damage = Array.from({ length: 12 }, () => NONE) as Welcome["view"]["rooms"][number]["cubes"];
    view.evocations.push({
      ...{ model: 40, kind, owner: ROSE, host: view.avatar!.seat, slot: 0, room: NONE },
      ...{ damage, health: 2, strength: 2, upgrades: [] },
    });
    expect(buttons(haunted)).toContainEqual({ name: "Umbra of The Possessed, Health 2/2", shown: "2/2" });
  });
});

it("says once that somebody is away", () => {
  const { welcome } = four as unknown as { welcome: Welcome };
  const people = welcome.people.map((person) => ({ ...person, kind: "person" as const, name: "Ilse", here: false }));
  const mages = welcome.view.mages.map((mage) => ({ ...mage, place: 0 }));
  const view = { ...welcome.view, mages, waiting_for: null };
  const desk = deskAt({ welcome: { ...welcome, people, view } });
  const seat = desk.scene!.others[0]!;
  const { container } = render(OpponentSheet, { props: { seat }, context: deskContext(desk) });
  const said = [...container.querySelectorAll(".name small > span:not(.sr)")].map((own) => own.textContent).join("");
  expect(said.match(/away/g)).toHaveLength(1);
});
