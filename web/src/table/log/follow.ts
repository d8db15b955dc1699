// Whether a list goes on following its end.
export interface Seen {
  top: number;
  height: number;
  all: number;
}

const NEAR = 24;

/** A list leaves its end only by a person's hand. How it moves does not tell: a long log drops a line above for each new
 * one below, and the browser scrolls it by as much. */
export function following(was: boolean, byHand: boolean, { top, height, all }: Seen): boolean {
  return all - top - height < NEAR || (was && !byHand);
}
