// Whether a list goes on following its end.
export interface Seen {
  top: number;
  height: number;
  all: number;
}

const NEAR = 24;

/** A scroll is a person's wish only if the list itself stayed as it was: a panel that grows, shrinks or gets a line
 * scrolls by itself. */
export function following(was: boolean, before: Seen | null, now: Seen): boolean {
  const atEnd = now.all - now.top - now.height < NEAR;
  if (atEnd) return true;
  const same = before !== null && before.height === now.height && before.all === now.all;
  return same ? false : was;
}
