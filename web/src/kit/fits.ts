// Text on a card is never cut: the first of several texts that fits is shown, or none, and the lens has it whole.
import type { Action } from "svelte/action";
import { keepFitting, plan } from "./fitting";

/** Space below the last line, in pixels: a text that touches the edge looks cut. */
const MARGIN = 5;

/** As the card sets it; then smaller, before nothing is said. */
const SIZES = ["", "var(--t-ui)", "var(--t-label)"];

/** What is said again as it was fits as it did; another size is noticed by itself. */
const same = (before: unknown[], now: unknown[]): boolean => JSON.stringify(before) === JSON.stringify(now);

/** How a card is read that says nothing itself is said once in a row of cards. */
function once(card: HTMLElement): void {
  for (const [at, place] of [...(card.closest("ul, .slots")?.querySelectorAll(".pointer") ?? [])].entries())
    place.classList.toggle("again", at > 0);
}

/** For a text that has the place around it for itself. What stands around that place gives room (`data-scarce`) before
 * the text goes without its words; `else` says how they are read, the fullest first. */
export const fits: Action<HTMLElement, { texts: string[]; else: string[] }> = (node, first) => {
  const host = node.parentElement;
  if (!host) return;
  let { texts, else: hints } = first;
  const destroy = keepFitting(
    host,
    function* () {
      const words = SIZES.flatMap((size) => texts.map((text) => ({ text, size, hint: false })));
      const ways = hints.map((text) => ({ text, size: SIZES.at(-1) ?? "", hint: true }));
      node.style.visibility = "";
      for (const tries of [words, ways])
        for (const scarce of [false, true])
          for (const { text, size, hint } of tries) {
            host.parentElement?.toggleAttribute("data-scarce", scarce);
            node.style.fontSize = size;
            node.textContent = text;
            node.classList.toggle("pointer", hint);
            yield;
            // Words that stay together may be wider than the card.
            const fitting = node.offsetHeight <= host.clientHeight - MARGIN && node.scrollWidth <= node.clientWidth + 1;
            yield;
            if (fitting) return;
          }
      node.style.visibility = "hidden";
    },
    () => once(host),
  );
  return {
    update: (now) => {
      if (same([texts, hints], [now.texts, now.else])) return;
      ({ texts, else: hints } = now);
      plan(host);
    },
    destroy,
  };
};

/** The largest of some sizes, in pixels, at which all of it is seen; at the smallest it scrolls. */
export const largest: Action<HTMLElement, number[]> = (node, sizes) => {
  const destroy = keepFitting(node, function* () {
    for (const size of sizes) {
      node.style.fontSize = `${size}px`;
      yield;
      const fitting = node.scrollHeight <= node.clientHeight;
      yield;
      node.toggleAttribute("data-scrolls", !fitting);
      if (fitting) return;
    }
  });
  return { destroy };
};

/**
 * The two sides of a small card share its height. All words, as large as they fit, at last on from the marks of their side
 * (`data-runs`) instead of below them; else the longer side says its gist (or, if it has none, how to read it), then both.
 * Nothing is ever broken off. Each text stands in a `p`, in order.
 */
export const share: Action<HTMLElement, { sides: string[][]; else: string }> = (node, first) => {
  let { sides, else: last } = first;
  const destroy = keepFitting(
    node,
    function* () {
      const places = [...node.querySelectorAll("p")];
      const long = sides.map((texts) => texts[0]?.length ?? 0);
      const longer = long.indexOf(Math.max(...long));
      const whole = sides.map((texts) => texts[0] ?? "");
      const tries = [
        whole,
        whole,
        sides.map((texts, at) => (at === longer ? (texts[1] ?? last) : (texts[0] ?? ""))),
        sides.map((texts) => texts[1] ?? last),
        sides.map((texts) => texts[2] ?? last),
        sides.map(() => ""),
      ];
      for (const [nth, texts] of tries.entries())
        for (const size of SIZES) {
          node.toggleAttribute("data-runs", nth > 0);
          for (const [at, place] of places.entries()) {
            place.textContent = texts[at] ?? "";
            place.style.fontSize = size;
            place.classList.toggle("pointer", texts[at] === last);
          }
          yield;
          const fitting = node.scrollHeight <= node.clientHeight;
          yield;
          if (!fitting) continue;
          if (nth < 2) return;
          // What is short may have room below its marks after all.
          node.toggleAttribute("data-runs", false);
          yield;
          const below = node.scrollHeight <= node.clientHeight;
          yield;
          node.toggleAttribute("data-runs", !below);
          return;
        }
    },
    () => once(node),
  );
  return {
    update: (now) => {
      if (same([sides, last], [now.sides, now.else])) return;
      ({ sides, else: last } = now);
      plan(node);
    },
    destroy,
  };
};

/** The first of some names with which the row around it has room for what stands `beside` it. */
export const roomBeside: Action<HTMLElement, { names: string[]; beside: string }> = (node, first) => {
  const row = node.parentElement;
  if (!row) return;
  let own = first;
  const destroy = keepFitting(row, function* () {
    for (const name of own.names) {
      node.textContent = name;
      yield;
      const fitting = row.scrollWidth <= row.clientWidth;
      yield;
      if (fitting) return;
    }
  });
  return {
    update: (now) => {
      if (same([own], [now])) return;
      own = now;
      plan(row);
    },
    destroy,
  };
};

/** A name's longest word stays in one piece: the name is set smaller before a word is broken. Its text may change. */
export const unbroken: Action<HTMLElement, string> = (node, first) => {
  let name = first;
  const destroy = keepFitting(node, function* () {
    node.style.overflowWrap = "normal";
    node.style.fontSize = "";
    yield;
    const own = parseFloat(getComputedStyle(node).fontSize);
    let fitting = node.scrollWidth <= node.clientWidth;
    yield;
    for (const part of [0.92, 0.84, 0.76]) {
      if (fitting) return;
      node.style.fontSize = `max(var(--t-label), ${own * part}px)`;
      yield;
      fitting = node.scrollWidth <= node.clientWidth;
      yield;
    }
    if (!fitting) node.style.overflowWrap = "";
  });
  return {
    update: (now) => {
      if (now === name) return;
      name = now;
      plan(node);
    },
    destroy,
  };
};
