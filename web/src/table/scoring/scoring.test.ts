import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import finished from "../../fixtures/finished-4.json";
import { settings } from "../../settings.svelte";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import { barsOf } from "./bars";
import Scoring from "./Scoring.svelte";
import { placeOf } from "./steps";
import { SOURCES, type Source } from "./tally";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function shown(led: boolean, story: typeof settings.story) {
  settings.story = story;
  const desk = deskAt(finished);
  const { container } = render(Scoring, {
    props: { table: "t", led, ontable: () => undefined },
    context: deskContext(desk),
  });
  const at = () => Number(/Step (\d)/.exec(container.querySelector("footer p")!.textContent)![1]);
  const won = () =>
    / wins? the /.test(container.querySelector("h1")!.textContent) && container.querySelector(".win") !== null;
  const after = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await tick();
    return [at(), won()];
  };
  return { container, at, won, after };
}

test("whoever saw the game end is led through its five steps to the winner", async () => {
  const { after } = shown(true, "calm");
  expect(await after(0)).toEqual([1, false]);
  expect(await after(899)).toEqual([1, false]);
  expect(await after(1)).toEqual([2, false]);
  expect(await after(900)).toEqual([3, false]);
  expect(await after(900)).toEqual([4, false]);
  expect(await after(900)).toEqual([5, true]);
  expect(await after(5000)).toEqual([5, true]);
});

test("a key goes on, another to the end; who turns back by hand goes on by hand", async () => {
  const { after, container } = shown(true, "brisk");
  await fireEvent.keyDown(window, { key: " " });
  expect(await after(0)).toEqual([2, false]);
  await fireEvent.click(container.querySelector("th button")!);
  expect(await after(5000)).toEqual([1, false]);
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(await after(0)).toEqual([5, true]);
  // Looked at again, everything stands as it ended.
  await fireEvent.click(container.querySelector("th button")!);
  expect(await after(5000)).toEqual([1, true]);
});

test("told step by step it waits for the key; told at once, or opened later, it has been counted", async () => {
  const { after } = shown(true, "step");
  expect(await after(5000)).toEqual([1, false]);
  await fireEvent.keyDown(window, { key: "ArrowRight" });
  expect(await after(5000)).toEqual([2, false]);
  expect(await shown(true, "off").after(0)).toEqual([5, true]);
  expect(await shown(false, "calm").after(0)).toEqual([5, true]);
});

test("nobody is named and no end is drawn while it is counted", () => {
  const { container } = shown(true, "calm");
  expect(container.querySelector(".face")).toBe(null);
  const [byTurn] = container.querySelectorAll("svg[role=img]");
  expect(byTurn!.textContent).not.toContain("end");
  const totals = [...container.querySelectorAll(".total")].map(({ textContent }) => Number(textContent));
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
});

test("places are dense, and only the first two are shared for one less", () => {
  expect(placeOf(4, [4, 4, 2, 1])).toEqual({ place: 1, tied: true });
  expect(placeOf(2, [4, 4, 2, 1])).toEqual({ place: 2, tied: false });
  expect(placeOf(1, [4, 4, 2, 1, 1])).toEqual({ place: 3, tied: false });
});

test("each part of a bar holds its number, what was lost stands behind it, and all of it fits", () => {
  const of = (own: Partial<Record<Source, number>>) =>
    ({ ...Object.fromEntries(SOURCES.map((source) => [source, 0])), ...own }) as Record<Source, number>;
  const earned = [
    of({ rooms: 9, defeats: 20, quests: 4, bonus: 6 }),
    of({ defeats: 4, spells: 1, events: 1, bonus: 1 }),
  ];
  for (const width of [180, 430]) {
    const [most, least] = barsOf([0, 1], earned, [1, 0], 104, width);
    expect(least!.parts.every(({ w }) => w >= 11)).toBe(true);
    expect(least!.lost).toBe(null);
    expect(most!.lost!.value).toBe(1);
    expect(most!.lost!.x + most!.lost!.w).toBeLessThanOrEqual(104 + width + 1);
  }
});
