import { describe, expect, it } from "vitest";
import act from "../../fixtures/act-4.json";
import either from "../../fixtures/either-4.json";
import explore from "../../fixtures/explore-4.json";
import react from "../../fixtures/react-4.json";
import type { Choice, Welcome } from "../../wire";
import { deskAt } from "../model/laid";
import { press } from "./press";

const nowhere = { replay: () => undefined, help: () => undefined, again: () => undefined };

/** The same question with other things to say. */
function asking(sample: unknown, choices: Choice[]): unknown {
  const { welcome } = sample as { welcome: Welcome };
  const question = welcome.view.question!;
  const options = choices.map((choice) => ({ ...question.options[0]!, choice }));
  return { welcome: { ...welcome, view: { ...welcome.view, question: { ...question, options } } } };
}

/** Which option a digit answers with. */
function digit(sample: unknown, number: number): number | null {
  const desk = deskAt(sample);
  let said: number | null = null;
  desk.source.answer = (option) => (said = option);
  press(desk, { number }, nowhere);
  return said;
}

describe("a digit", () => {
  it("chooses what has its number, on the lodge or beside it", () => {
    expect(digit(explore, 1)).toBe(0);
    expect(digit(either, 2)).toBe(1);
  });
  it("presses no button that does not show it: one press more than there are steps activates no room", () => {
    const step: Choice = { Step: { room: 4 } };
    expect(digit(asking(explore, ["ActivateRoom", "Pass"]), 1)).toBeNull();
    expect(digit(asking(explore, [step, "ActivateRoom", "Pass"]), 1)).toBe(0);
    expect(digit(asking(explore, [step, "ActivateRoom", "Pass"]), 2)).toBeNull();
    expect(digit(act, 1)).toBeNull();
    expect(digit(react, 1)).toBeNull();
  });
});
