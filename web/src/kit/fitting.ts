// Texts that measure themselves do so together. A look at a page that was just changed makes the browser lay it out, the
// whole of it: so all texts try something, then all look, and the page is laid out once a round and not once a text.

/** Tries and looks by turns, with a `yield` between the two; it begins with a try, or with what changes nothing. */
export type Fitting = () => Generator<undefined, void>;

interface Fitted {
  fit: Fitting;
  /** The first try, made before anybody looks at a page that is new: it is laid out with that, and not once more for it. */
  begun: Generator<undefined, void> | undefined;
  /** When all have been fitted. */
  after: (() => void) | undefined;
  /** As large as it was when it was last fitted. */
  size: string;
}

const all = new Map<HTMLElement, Fitted>();
const due = new Set<HTMLElement>();
let planned = false;

const sizeOf = (node: HTMLElement): string => `${node.clientWidth} ${node.clientHeight}`;

function run(): void {
  planned = false;
  const fitted = [...due].flatMap((node) => {
    const own = all.get(node);
    if (!own) return [];
    const going = own.begun ?? own.fit();
    // What was begun has tried already, and looks next.
    return [{ node, own, going, looks: own.begun !== undefined }];
  });
  due.clear();
  for (const one of fitted) {
    if (!one.looks) one.going.next();
    one.own.begun = undefined;
  }
  for (let left = fitted; left.length;) left = left.filter(({ going }) => !going.next().done);
  for (const { node, own } of fitted) own.size = sizeOf(node);
  for (const { own } of fitted) own.after?.();
  // The first look asks for the fonts; what was measured with others is measured again.
  if (fitted.length && document.fonts?.status === "loading") void document.fonts.ready.then(again);
}

function again(): void {
  for (const node of all.keys()) due.add(node);
  run();
}

/** Before the next picture, with whatever else is due by then. */
export function plan(node: HTMLElement): void {
  // What was begun may say something else by now.
  const own = all.get(node);
  if (own) own.begun = undefined;
  due.add(node);
  if (planned) return;
  planned = true;
  queueMicrotask(run);
}

/** One for all: whatever has another size now is fitted in one go. */
let watch: ResizeObserver | null = null;
const resized = (entries: ResizeObserverEntry[]): void => {
  for (const { target } of entries)
    if (target instanceof HTMLElement && all.get(target)?.size !== sizeOf(target)) due.add(target);
  if (due.size) run();
};

/** Fits now and whenever `node` has another size; ends with what it hands back. */
export function keepFitting(node: HTMLElement, fit: Fitting, after?: () => void): () => void {
  plan(node);
  const begun = fit();
  begun.next();
  all.set(node, { fit, begun, after, size: "" });
  watch ??= new ResizeObserver(resized);
  watch.observe(node);
  return () => {
    all.delete(node);
    due.delete(node);
    watch?.unobserve(node);
  };
}
