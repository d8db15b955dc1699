// Text on a card is never cut: if it does not fit, it is not shown, and the lens has it whole.
import type { Action } from "svelte/action";

export const fits: Action<HTMLElement, unknown> = (node) => {
  const host = node.parentElement;
  const check = (): void => {
    if (!host) return;
    const footer = host.querySelector("footer")?.offsetHeight ?? 0;
    const room = host.clientHeight - footer - (node.offsetTop - host.offsetTop * Number(node.offsetParent !== host));
    node.style.visibility = node.offsetHeight > room + 1 ? "hidden" : "";
  };
  const observer = new ResizeObserver(check);
  if (host) observer.observe(host);
  check();
  return { update: () => check(), destroy: () => observer.disconnect() };
};
