// The tab tells whose turn it is, and how many tables wait: by its title and by a drawn icon in the mage's colour and
// shape.
import type { Tint } from "./looks";
import { settle } from "./settle";
import { tintShape } from "./shapes";

/** A picture of its own knows nothing of the page's colours. */
const colourOf = (tint: Tint): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--night-${tint}`) || "#C6A667";

/** What the icon shows just now: asking for colours and drawing it anew is work that most answers do not need. */
let drawn = "";

/** `count`: so many other tables wait for whoever sits here. */
export function markTab(title: string, tint: Tint | null, mine: boolean, count = 0): void {
  document.title = title;
  const wanted = [tint, mine, count].join(" ");
  if (wanted === drawn) return;
  drawn = wanted;
  settle(markTab, () => {
    const colour = tint && colourOf(tint);
    return () => draw(tint, colour, mine, count);
  });
}

function draw(tint: Tint | null, colour: string | null, mine: boolean, count: number): void {
  const shape = tint ? `<path d="${tintShape(tint, 11)}" fill="${colour}"/>` : "";
  const ring = `<path d="M30,0L15,26H-15L-30,0L-15,-26H15Z" fill="${mine ? "#FFDF94" : "#10131D"}" stroke="#C6A667" stroke-width="3"/>`;
  const under = mine ? '<circle r="17" fill="#10131D"/>' : "";
  const number = count > 9 ? "9+" : String(count);
  const badge = count
    ? `<circle cx="17" cy="-17" r="15" fill="#E2574C"/><text x="17" y="-9" font-family="sans-serif" font-size="22" font-weight="700" text-anchor="middle" fill="#fff">${number}</text>`
    : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64">${ring}${under}${shape}${badge}</svg>`;
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
