import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import drawFrom from "../../fixtures/draw-from-4.json";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import Table from "./Table.svelte";

describe("Enter", () => {
  const none = (): void => undefined;
  const handlers = { onreplay: none, onmoment: none, onsettings: none, onmenu: none, onhelp: none, onscoring: none };
  const table = () => {
    const desk = deskAt(drawFrom);
    for (let named = 0; named < 4; named++) desk.inARow.nameSchool(0);
    const draws = vi.spyOn(desk.inARow, "drawNamed").mockImplementation(none);
    const { container } = render(Table, { props: handlers, context: deskContext(desk) });
    const menu = container.querySelector<HTMLElement>("header.top button");
    if (!menu) throw new Error("no button above");
    return { draws, menu };
  };
  it("confirms although a click has left the focus elsewhere", async () => {
    const { draws, menu } = table();
    await fireEvent.pointerDown(menu);
    menu.focus();
    await fireEvent.keyDown(menu, { key: "Enter" });
    expect(draws).toHaveBeenCalledOnce();
  });
  it("is the button's whom keys have led to", async () => {
    const { draws, menu } = table();
    await fireEvent.pointerDown(document.body);
    await fireEvent.keyDown(document.body, { key: "Tab" });
    menu.focus();
    await fireEvent.keyDown(menu, { key: "Enter" });
    expect(draws).not.toHaveBeenCalled();
  });
});
