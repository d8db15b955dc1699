import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { expect, test, vi } from "vitest";
import finished from "../../fixtures/finished-4.json";
import { fromWelcome } from "../../net/fold";
import { stillSeat } from "../../net/still";
import { settings } from "../../settings.svelte";
import type { Welcome } from "../../wire";
import { Desk } from "../model/desk.svelte";
import { BOOK } from "../model/laid";
import TableFrame from "./TableFrame.svelte";

test("the end of a game is counted before whoever was there, and stands for whoever comes later", async () => {
  settings.story = "calm";
  const { welcome } = finished as unknown as { welcome: Welcome };
  const over = fromWelcome(welcome);
  const shown = async (going: boolean): Promise<string> => {
    const now = new SvelteMap([["state", going ? { ...over, view: { ...over.view, outcome: null } } : over]]);
    const source = Object.defineProperty(stillSeat(welcome), "state", { get: () => now.get("state") });
    const { container, unmount } = render(TableFrame, { props: { desk: new Desk(source, BOOK), table: "t" } });
    await tick();
    now.set("state", over);
    const title = await vi.waitUntil(() => container.querySelector(".hero h1")?.textContent, { timeout: 20_000 });
    unmount();
    return title.trim();
  };
  expect(await shown(true)).toBe("The final scoring");
  expect(await shown(false)).toMatch(/ wins? the game/);
}, 60_000);
