import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import sample from "../../fixtures/next-evocation-4.json";
import { settings } from "../../settings.svelte";
import ChooseOrder from "./ChooseOrder.svelte";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";

const HIGH = 50;
const said: unknown[] = [];
/** The options of the rows, from the top. */
const rows = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-option]")].map((name) => name.dataset.option ?? "");
const row = (option: string): HTMLElement => document.querySelector<HTMLElement>(`[data-option="${option}"]`)!;

beforeEach(() => {
  settings.speed = "off";
  said.length = 0;
  render(ChooseOrder, { context: deskContext(deskAt(sample, (_, value) => said.push(value))) });
  // The page of a test has no extent: rows lie under each other as they come.
  for (const item of document.querySelectorAll("li"))
    item.getBoundingClientRect = () => {
      const at = [...(item.parentElement?.children ?? [])].indexOf(item);
      return new DOMRect(0, at * HIGH, 300, HIGH);
    };
});

describe("an order that is laid", () => {
  it("by dragging a row to where it belongs", async () => {
    expect(rows()).toEqual(["0", "1", "2"]);
    await fireEvent.pointerDown(row("0").closest("li")!, { button: 0, clientY: 25 });
    await fireEvent.pointerMove(window, { clientY: 27 });
    expect(document.querySelector(".dragged")).toBeNull();
    await fireEvent.pointerMove(window, { clientY: 2 * HIGH + 40 });
    expect(rows()).toEqual(["1", "2", "0"]);
    await fireEvent.pointerUp(window);
    await fireEvent.pointerMove(window, { clientY: 0 });
    expect(rows()).toEqual(["1", "2", "0"]);
    await fireEvent.click(screen.getByRole("button", { name: "In this order" }));
    expect(said).toEqual([1]);
  });

  it("with a finger only by the grip: elsewhere it scrolls", async () => {
    const item = row("0").closest("li")!;
    await fireEvent.pointerDown(row("0"), { button: 0, clientY: 25, pointerType: "touch" });
    await fireEvent.pointerMove(window, { clientY: 140 });
    expect(rows()).toEqual(["0", "1", "2"]);
    await fireEvent.pointerDown(item.querySelector(".grip")!, { button: 0, clientY: 25, pointerType: "touch" });
    await fireEvent.pointerMove(window, { clientY: 140 });
    expect(rows()).toEqual(["1", "2", "0"]);
  });

  it("by arrow keys, and the row keeps the focus", async () => {
    row("2").focus();
    await fireEvent.keyDown(row("2"), { key: "ArrowUp" });
    await tick();
    expect(rows()).toEqual(["0", "2", "1"]);
    expect(document.activeElement).toBe(row("2"));
  });

  it("by its buttons", async () => {
    await fireEvent.click(screen.getAllByRole("button", { name: /down|later/i })[0]!);
    expect(rows()).toEqual(["1", "0", "2"]);
  });
});
