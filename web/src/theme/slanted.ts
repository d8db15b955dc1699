// A page alone has 900 kB for its first visit (docs/speed.md), and the italic face takes 48 of them. Until it is asked for,
// the browser slants the upright letters.
import { alone } from "../net/alone";

let asked = false;

/** Fetches the italic face, once. */
export function slanted(): void {
  if (asked) return;
  asked = true;
  void import("./italic").catch(() => (asked = false));
}

/** At the first visit of a page alone others ask for it, when the first questions are answered; else it comes at once. */
export function slantedEarly(): void {
  if (!alone || navigator.serviceWorker?.controller) slanted();
}
