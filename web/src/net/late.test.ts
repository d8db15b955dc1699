import { expect, it } from "vitest";
import type { TableState } from "./fold";
import { isAnsweredByClock } from "./late";

const asked = (then: string, left: number, runs = true): TableState =>
  ({
    seat: 1,
    view: { question: {} },
    manner: { clock: { each: 30, then } },
    people: [{ seat: 0 }, { seat: 1, clock: { left, runs } }],
    toldAt: 1000,
  }) as unknown as TableState;

it("is a bot's answer where the clock of whoever is asked has run out, and no other", () => {
  expect(isAnsweredByClock(asked("answer", 30_000), 31_000)).toBe(true);
  // A little early, as messages are not all equally fast.
  expect(isAnsweredByClock(asked("answer", 30_000), 30_900)).toBe(true);
  expect(isAnsweredByClock(asked("answer", 30_000), 30_000)).toBe(false);
  expect(isAnsweredByClock(asked("answer", 30_000, false), 99_000)).toBe(false);
  expect(isAnsweredByClock(asked("wait", 30_000), 99_000)).toBe(false);
  const another = asked("answer", 30_000);
  expect(isAnsweredByClock({ ...another, view: { ...another.view, question: null } }, 99_000)).toBe(false);
});
