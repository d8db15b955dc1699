import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import heal from "../../fixtures/heal-4.json";
import jinx from "../../fixtures/jinx-4.json";
import quest from "../../fixtures/quest-4.json";
import cards from "../../fixtures/spell-4.json";
import { bound } from "../../kit/runs";
import { sidesOf } from "../../kit/sides";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import Chooser from "./Chooser.svelte";

describe("what is chosen beside the lodge", () => {
  it("speaks of one's own cubes as one's own", async () => {
    render(Chooser, { context: deskContext(deskAt(heal)) });
    expect(await screen.findByText("Cubes on you")).toBeTruthy();
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

  it("says of quests what power each brings", () => {
    const desk = deskAt(quest);
    render(Chooser, { context: deskContext(desk) });
    for (const { quest: id } of desk.laid!.rest)
      expect(screen.getAllByLabelText(`Reward: ${desk.book.quest(id!)!.power} PP.`).length).toBeGreaterThan(0);
  });

  it("gives cards all their words on a phone", () => {
    const desk = deskAt(cards);
    desk.narrow = true;
    const { container } = render(Chooser, { context: deskContext(desk) });
    const sides = desk.laid!.rest.flatMap(({ spell }) => sidesOf(desk.book.spell(spell!)!));
    const said = [...container.querySelectorAll("p.side")].map((words) => words.textContent);
    expect(said.length).toBe(sides.length);
    for (const [at, { side }] of sides.entries())
      for (const { line } of side.text.sentences)
        for (const piece of line) if ("text" in piece) expect(said[at]).toContain(bound(piece.text).trim());
  });

  it("has the whole column for six Jinxes, until something else is to be read", () => {
    const desk = deskAt(jinx);
    expect(desk.wholeColumn).toBe(true);
    desk.pin({ kind: "rose" });
    expect(desk.wholeColumn).toBe(false);
    expect(deskAt(heal).wholeColumn).toBe(false);
  });
});
