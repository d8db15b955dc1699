// Words in half a hex: all of them where they fit between its slanting edges, smaller before nothing is said.
import type { Action } from "svelte/action";
import { keepFitting } from "../../kit/fitting";

/** As the hex sets it; with the target in the line of the first sentence; then smaller, and along the slanting edges. */
const TRIES: { size: string; how: string }[] = [
  { size: "", how: "" },
  { size: "", how: "run" },
  { size: "var(--t-ui)", how: "run" },
  { size: "var(--t-label)", how: "run" },
  { size: "var(--t-label)", how: "run along" },
];
/** Space between a line and the edge of the hex, in pixels. */
const MARGIN = 4;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Whether a line lies within a hex with flat top and bottom: it loses a quarter at each side from the middle to there. */
export function within(hex: Box, line: Box): boolean {
  const middle = (hex.top + hex.bottom) / 2;
  const far = Math.max(Math.abs(line.top - middle), Math.abs(line.bottom - middle)) / (hex.bottom - middle);
  const lost = (far * (hex.right - hex.left)) / 4 + MARGIN;
  return far <= 1 && line.left >= hex.left + lost && line.right <= hex.right - lost;
}

/** Where its letters stand; not the boxes around them, which may be wider. */
function linesOf(words: HTMLElement): DOMRect[] {
  const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: DOMRect[] = [];
  while (walker.nextNode()) {
    // Words for the ear alone stand anywhere.
    if (walker.currentNode.parentElement?.closest(".sr")) continue;
    range.selectNodeContents(walker.currentNode);
    lines.push(...range.getClientRects());
  }
  return lines;
}

/** On the place of the words, a `p` in it; `[data-words]` says how they are set, or that they are too long. */
export const hexed: Action<HTMLElement> = (place) => {
  const words = place.querySelector("p");
  const hex = place.closest("article");
  if (!words || !hex) return;
  const fitting = (): boolean => {
    const { paddingTop, paddingBottom } = getComputedStyle(place);
    if (words.offsetHeight > place.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom) + 1) return false;
    const box = hex.getBoundingClientRect();
    return linesOf(words).every((line) => line.width < 1 || within(box, line));
  };
  const destroy = keepFitting(place, function* () {
    for (const { size, how } of TRIES) {
      words.style.fontSize = size;
      place.dataset.words = how;
      yield;
      const whole = fitting();
      yield;
      if (whole) return;
    }
    place.dataset.words = "long";
  });
  return { destroy };
};
