import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import type { View } from "../wire";
import { Show } from "./player.svelte";
import { SHOW_MS, type Flight, type Stage } from "./stages";

const view = (turn: number): View => ({ turn }) as View;
const stage = (told: number, hold = 200): Stage => ({ flights: [], leaving: false, view: view(told), told, hold });
const start = { view: view(-1), told: -1 };

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
});
afterEach(() => vi.useRealTimers());

describe("a show", () => {
  it("tells one sentence after the other, and then is over", () => {
    const show = new Show();
    show.play(start, [stage(1), stage(2)]);
    expect(show.now?.told).toBe(1);
    vi.advanceTimersByTime(200);
    expect(show.now?.told).toBe(2);
    vi.advanceTimersByTime(200);
    expect(show.now).toBeNull();
  });

  it("lets cubes land before they are there", () => {
    const show = new Show();
    const flights = [{ colour: 0, from: { model: 0 }, to: { bar: 1, at: 0 }, cubes: 2 }];
    show.play(start, [{ ...stage(1), flights }]);
    expect(show.flying?.flights).toEqual(flights);
    vi.advanceTimersByTime(310);
    expect(show.now).toEqual(start);
    vi.advanceTimersByTime(10);
    expect(show.now?.told).toBe(1);
  });

  it("of one answer ends within its time, however much happened", () => {
    const show = new Show();
    show.play(
      start,
      Array.from({ length: 30 }, (_, at) => stage(at)),
    );
    vi.advanceTimersByTime(SHOW_MS - 100);
    expect(show.now).not.toBeNull();
    vi.advanceTimersByTime(110);
    expect(show.now).toBeNull();
  });

  it("goes twice as fast while another answer waits", () => {
    const show = new Show();
    show.play(start, [stage(1, 400)]);
    show.play(start, [stage(2, 400)]);
    show.play(start, [stage(3, 400)]);
    vi.advanceTimersByTime(400);
    expect(show.now?.told).toBe(2);
    vi.advanceTimersByTime(200);
    expect(show.now?.told).toBe(3);
  });

  it("gives up what lies too far back", () => {
    const show = new Show();
    for (let at = 1; at <= 6; at++) show.play(start, [stage(at, 400)]);
    expect(show.now?.told).toBeGreaterThanOrEqual(5);
  });

  it("ends at a word", () => {
    const show = new Show();
    show.play(start, [stage(1), stage(2)]);
    show.end();
    vi.advanceTimersByTime(5000);
    expect(show.now).toBeNull();
    expect(show.flying).toBeNull();
  });

  it("is as slow as it is set, and none at all when it is off", () => {
    settings.speed = "half";
    const slow = new Show();
    slow.play(start, [stage(1), stage(2)]);
    vi.advanceTimersByTime(390);
    expect(slow.now?.told).toBe(1);
    vi.advanceTimersByTime(20);
    expect(slow.now?.told).toBe(2);
    settings.speed = "off";
    const none = new Show();
    none.play(start, [stage(1)]);
    expect(none.now).toBeNull();
  });

  it("is none where movement is not wanted", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const show = new Show();
    show.play(start, [stage(1)]);
    expect(show.now).toBeNull();
    vi.unstubAllGlobals();
  });

  it("shows what leaves as gone while it still flies", () => {
    const show = new Show();
    const flight: Flight = { colour: 0, from: { model: 0 }, to: { model: 1 }, cubes: 1 };
    show.play(start, [{ ...stage(1), flights: [flight], leaving: true }]);
    expect(show.flying?.flights).toEqual([flight]);
    expect(show.now?.told).toBe(1);
  });
});
