// The tab tells whose turn it is: by its title and by a drawn icon in the mage's colour and shape.
import type { Tint } from "../../kit/looks";
import { tintShape } from "../../kit/shapes";

/** A picture of its own knows nothing of the page's colours. */
const colourOf = (tint: Tint): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--night-${tint}`) || "#C6A667";

export function markTab(title: string, tint: Tint | null, mine: boolean): void {
  document.title = title;
  const shape = tint ? `<path d="${tintShape(tint, 11)}" fill="${colourOf(tint)}"/>` : "";
  const ring = `<path d="M30,0L15,26H-15L-30,0L-15,-26H15Z" fill="${mine ? "#FFDF94" : "#10131D"}" stroke="#C6A667" stroke-width="3"/>`;
  const under = mine ? '<circle r="17" fill="#10131D"/>' : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64">${ring}${under}${shape}</svg>`;
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
