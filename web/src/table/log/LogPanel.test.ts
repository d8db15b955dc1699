import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import finished from "../../fixtures/finished-2.json";
import { stillSeat } from "../../net/still";
import type { Welcome } from "../../wire";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import LogPanel from "./LogPanel.svelte";

describe("the log", () => {
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
});
