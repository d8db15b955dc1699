// Where the ends of a flight are on the page just now. What is not shown (a sheet on a phone) is passed over.
import { onTable } from "../settings.svelte";
import type { Anchor } from "./stages";

export interface Point {
  x: number;
  y: number;
}

const mark = (anchor: Anchor): string[] => {
  // A bar that is not on the page is stood for by its mage, and the ring by the mage's chip.
  if ("bar" in anchor) return [`[data-bar="${anchor.bar}"]`, `[data-model="${anchor.bar}"]`];
  if ("model" in anchor) return [`[data-model="${anchor.model}"]`];
  if ("place" in anchor) return [`[data-place="${anchor.place}"]`];
  return [`[data-power="${anchor.power}"]`];
};

const middle = (box: DOMRect): Point => ({
  x: onTable(box.left + box.width / 2),
  y: onTable(box.top + box.height / 2),
});

export function find(anchor: Anchor, page: ParentNode = document): Point | null {
  for (const selector of mark(anchor)) {
    const found = page.querySelector(selector);
    if (!found) continue;
    const cell = "bar" in anchor ? found.querySelectorAll("rect")[anchor.at] : undefined;
    const box = (cell ?? found).getBoundingClientRect();
    if (box.width > 0) return middle(box);
  }
  return null;
}

type Box = Pick<HTMLElement, "offsetWidth" | "offsetHeight">;

/** The place nearest to this one at which the whole of a thing is within a page. */
export function within({ x, y }: Point, thing: Box, page: Box): Point {
  const EDGE = 4;
  const between = (at: number, size: number, all: number): number => {
    const half = size / 2 + EDGE;
    return Math.max(half, Math.min(at, all - half));
  };
  return {
    x: between(x, thing.offsetWidth, page.offsetWidth),
    y: between(y, thing.offsetHeight, page.offsetHeight),
  };
}
