// A screen that is set up anew is made in several pieces with a picture between them: none of them holds the page up for
// long, and what is asked stands there first. A page that nobody sees makes all of them at once.

interface Piece {
  turn: number;
  make: () => void;
}
const waiting = new Set<Piece>();
let planned = false;
let left = $state(0);

/** Something is still to be made: the page is not all there. */
export const unfinished = (): boolean => left > 0;

/** Behind the next picture: what is made there does not lengthen it. */
function behind(then: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      then();
    };
    port2.postMessage(null);
  });
}

function all(): void {
  const pieces = [...waiting].sort((a, b) => a.turn - b.turn);
  waiting.clear();
  left = 0;
  for (const { make } of pieces) make();
}

function next(): void {
  planned = false;
  const [first] = [...waiting].sort((a, b) => a.turn - b.turn);
  if (!first) return;
  waiting.delete(first);
  left = waiting.size;
  first.make();
  plan();
}

function plan(): void {
  if (planned || waiting.size === 0) return;
  planned = true;
  behind(next);
}

/** Makes it when those of lower turns have been; calls it off with what it hands back. */
export function later(turn: number, make: () => void): () => void {
  const piece = { turn, make };
  waiting.add(piece);
  left = waiting.size;
  if (document.hidden) all();
  else plan();
  return () => {
    waiting.delete(piece);
    left = waiting.size;
  };
}

if (typeof document !== "undefined")
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) all();
  });
