// Text on a card is never cut: the first of several texts that fits is shown, or none, and the lens has it whole.
import type { Action } from "svelte/action";

/** Space below the last line, in pixels: a text that touches the edge looks cut. */
const MARGIN = 5;

export const fits: Action<HTMLElement, string[]> = (node, first) => {
  const host = node.parentElement;
  let texts = first;
  const fit = (): void => {
    if (!host) return;
    const footer = host.querySelector("footer")?.offsetHeight ?? 0;
    const room = host.clientHeight - footer - (node.offsetTop - host.offsetTop * Number(node.offsetParent !== host));
    const fitting = texts.some((text) => {
      node.textContent = text;
      return node.offsetHeight <= room - MARGIN;
    });
    node.style.visibility = fitting ? "" : "hidden";
  };
  const observer = new ResizeObserver(fit);
  if (host) observer.observe(host);
  fit();
  return {
    update: (now) => {
      texts = now;
      fit();
    },
    destroy: () => observer.disconnect(),
  };
};
