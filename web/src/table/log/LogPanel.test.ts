import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import finished from "../../fixtures/finished-2.json";
import watched from "../../fixtures/finished-2-spectator.json";
import { stillSeat } from "../../net/still";
import type { Welcome } from "../../wire";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import LogPanel from "./LogPanel.svelte";

describe("the log", () => {
  it("offers nobody who watches what they did themselves", () => {
    const filters = (sample: unknown): string[] =>
      [...render(LogPanel, { context: deskContext(deskAt(sample)) }).container.querySelectorAll(".filter")].map(
        (button) => button.textContent!.replace(/\d+/, "n"),
      );
    expect(filters(finished)).toEqual(["All", "Yours", "Since (n)"]);
    expect(filters(watched)).toEqual(["All", "Deeds (n)"]);
  });

  it("keeps the lines that stay when it grows beyond what is shown", () => {
    const { welcome } = finished as unknown as { welcome: Welcome };
    const until = (count: number) => ({ welcome: { ...welcome, log: welcome.log.slice(0, count) } });
    const desk = deskAt(until(300));
    const { container } = render(LogPanel, { context: deskContext(desk) });
    const before = [...container.querySelectorAll("li")];
    desk.source = stillSeat(until(310).welcome);
    flushSync();
    const kept = before.filter((line) => line.isConnected);
    expect(before.length).toBeGreaterThan(150);
    expect(kept.length).toBeGreaterThan(before.length - 20);
    expect(kept.length).toBeLessThan(before.length);
  });

  it("follows its end though it moved by itself, until somebody moves it", async () => {
    const { welcome } = finished as unknown as { welcome: Welcome };
    const until = (count: number) => ({ welcome: { ...welcome, log: welcome.log.slice(0, count) } });
    const desk = deskAt(until(300));
    const { container } = render(LogPanel, { context: deskContext(desk) });
    const list = container.querySelector<HTMLElement>("[data-area=log]")!;
    Object.defineProperties(list, { scrollHeight: { value: 1000 }, clientHeight: { value: 200 } });
    const newLine = async (count: number): Promise<number> => {
      desk.source = stillSeat(until(count).welcome);
      flushSync();
      await new Promise(requestAnimationFrame);
      return list.scrollTop;
    };
    const movesTo = (top: number): void => {
      list.scrollTop = top;
      list.dispatchEvent(new Event("scroll"));
    };
    // As high as it was: the browser holds what is read while a line goes above and one comes below.
    movesTo(760);
    movesTo(730);
    expect(await newLine(301)).toBe(1000);
    list.dispatchEvent(new Event("wheel"));
    movesTo(400);
    expect(await newLine(302)).toBe(400);
    movesTo(795);
    expect(await newLine(303)).toBe(1000);
  });
});
