// Text on a card is never cut: the first of several texts that fits is shown, or none, and the lens has it whole.
import type { Action } from "svelte/action";

/** Space below the last line, in pixels: a text that touches the edge looks cut. */
const MARGIN = 5;

/** As the card sets it; then smaller, before nothing is said. */
const SIZES = ["", "var(--t-ui)", "var(--t-label)"];

export const fits: Action<HTMLElement, { texts: string[]; else: string }> = (node, first) => {
  const host = node.parentElement;
  let { texts } = first;
  const last = first.else;
  const fit = (): void => {
    if (!host) return;
    const footer = host.querySelector("footer")?.offsetHeight ?? 0;
    const room = host.clientHeight - footer - (node.offsetTop - host.offsetTop * Number(node.offsetParent !== host));
    const fitsAs = (text: string, size: string): boolean => {
      node.style.fontSize = size;
      node.textContent = text;
      return node.offsetHeight <= room - MARGIN;
    };
    const fitting = SIZES.some((size) => texts.some((text) => fitsAs(text, size))) || fitsAs(last, SIZES.at(-1) ?? "");
    node.style.visibility = fitting ? "" : "hidden";
  };
  const observer = new ResizeObserver(fit);
  if (host) observer.observe(host);
  fit();
  return {
    update: (now) => {
      texts = now.texts;
      fit();
    },
    destroy: () => observer.disconnect(),
  };
};

/** The largest of some sizes, in pixels, at which all of it is seen; at the smallest it scrolls. */
export const largest: Action<HTMLElement, number[]> = (node, sizes) => {
  const fit = (): void => {
    for (const size of sizes) {
      node.style.fontSize = `${size}px`;
      if (node.scrollHeight <= node.clientHeight) return;
    }
  };
  const observer = new ResizeObserver(fit);
  observer.observe(node);
  fit();
  void document.fonts?.ready.then(fit);
  return { destroy: () => observer.disconnect() };
};

/**
 * The two sides of a small card share its height. All words, as large as they fit; else the longer side says its gist
 * (or, if it has none, how to read it), then both. Nothing is ever broken off. Each text stands in a `p`, in order.
 */
export const share: Action<HTMLElement, { sides: string[][]; else: string }> = (node, first) => {
  let { sides } = first;
  const last = first.else;
  const fit = (): void => {
    const places = [...node.querySelectorAll("p")];
    const long = sides.map((texts) => texts[0]?.length ?? 0);
    const longer = long.indexOf(Math.max(...long));
    const tries = [
      sides.map((texts) => texts[0] ?? ""),
      sides.map((texts, at) => (at === longer ? (texts[1] ?? last) : (texts[0] ?? ""))),
      sides.map((texts) => texts[1] ?? last),
      sides.map(() => ""),
    ];
    for (const texts of tries)
      for (const size of SIZES) {
        for (const [at, place] of places.entries()) {
          place.textContent = texts[at] ?? "";
          place.style.fontSize = size;
          place.classList.toggle("pointer", texts[at] === last);
        }
        if (node.scrollHeight <= node.clientHeight) return;
      }
  };
  const observer = new ResizeObserver(fit);
  observer.observe(node);
  fit();
  void document.fonts?.ready.then(fit);
  return {
    update: (now) => {
      sides = now.sides;
      fit();
    },
    destroy: () => observer.disconnect(),
  };
};

/** A name's longest word stays in one piece: the name is set smaller before a word is broken. Its text may change. */
export const unbroken: Action<HTMLElement, string> = (node) => {
  const fit = (): void => {
    node.style.overflowWrap = "normal";
    node.style.fontSize = "";
    const own = parseFloat(getComputedStyle(node).fontSize);
    for (const part of [1, 0.92, 0.84, 0.76]) {
      node.style.fontSize = part < 1 ? `${own * part}px` : "";
      if (node.scrollWidth <= node.clientWidth) return;
    }
    node.style.overflowWrap = "";
  };
  const observer = new ResizeObserver(fit);
  observer.observe(node);
  fit();
  void document.fonts?.ready.then(fit);
  return { update: fit, destroy: () => observer.disconnect() };
};
