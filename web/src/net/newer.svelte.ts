// A page that was left open while its server was replaced: parts that are fetched late are no longer there under the
// names that this page knows. It says so, instead of showing nothing.
import { alone } from "./alone";

/** `new`: the server has another page than this one. `missing`: a part did not come, and the server does not say why. */
export const newer: { found: "new" | "missing" | null } = $state({ found: null });

/** Where the page itself lies: its scripts lie one folder below. */
const home = (script: string): string => new URL("..", script).href;

/** Whether the server's page begins with other scripts than this one; null where it does not answer. */
async function replaced(script: string): Promise<boolean | null> {
  const answer = await fetch(home(script), { cache: "no-cache" }).catch(() => null);
  if (!answer?.ok) return null;
  const page = await answer.text();
  return !page.includes(script.split("/").at(-1) ?? "");
}

/** A part did not come. */
export async function missed(script = import.meta.url): Promise<void> {
  newer.found = (await replaced(script)) === true ? "new" : "missing";
}

/** The line to the server was lost and is there again: what answers now may be a newer one. A page alone has none. */
export async function lineIsBack(script = import.meta.url): Promise<void> {
  if (!alone && !import.meta.env.DEV && (await replaced(script)) === true) newer.found = "new";
}

/** Hears of every part that does not come; the returned function stops listening. */
export function watchParts(): () => void {
  const hear = (): void => void missed();
  addEventListener("vite:preloadError", hear);
  return () => removeEventListener("vite:preloadError", hear);
}
