// What looks at the page to scroll it waits until everything has changed that is going to, just before the next picture:
// then all look, and then all scroll. Each look for itself would have the whole page laid out in the middle of its changes.

/** Looks, and hands back what is to be done with what was seen. */
export type Look = () => (() => void) | undefined;

const due = new Map<unknown, Look>();

function run(): void {
  const looks = [...due.values()];
  due.clear();
  for (const act of looks.map((look) => look())) act?.();
}

/** Of the looks of one who asks several times before the next picture, the last counts. */
export function settle(who: unknown, look: Look): void {
  if (!due.size) requestAnimationFrame(run);
  due.set(who, look);
}

/** Scrolls to the end of what it holds. */
export const toEnd = (list: HTMLElement): void =>
  settle(list, () => {
    const end = list.scrollHeight;
    return () => (list.scrollTop = end);
  });

/** Scrolls to the last rows of a list, as many as are seen whole; what is left of its height is free below them. */
export const toLastWhole = (place: HTMLElement): void =>
  settle(place, () => {
    const rows = [...place.querySelectorAll("li")];
    const last = rows.at(-1);
    if (!last) return undefined;
    const end = last.offsetTop + last.offsetHeight;
    const at = Math.max(
      0,
      rows.findIndex((row) => end - row.offsetTop <= place.clientHeight),
    );
    const top = rows[at]!.offsetTop - rows[0]!.offsetTop;
    const free = top ? Math.max(0, place.clientHeight - (end - rows[at]!.offsetTop)) : 0;
    return () => {
      place.style.paddingBottom = `${free}px`;
      place.scrollTop = top;
    };
  });
