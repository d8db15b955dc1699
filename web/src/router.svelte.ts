// A tiny router over the history API. A page alone has one address on its host, so its own stand behind a `#`.
import { alone } from "./net/alone";

export interface Route {
  path: string;
  query: URLSearchParams;
  /** A place on the page. */
  hash: string;
}

const read = (): Route => {
  const here = alone ? new URL(location.hash.slice(1) || "/", location.origin) : location;
  return { path: here.pathname, query: new URLSearchParams(here.search), hash: here.hash.slice(1) };
};

/** Where the browser goes for an address of ours. */
export const address = (to: string): string => (alone ? `#${to}` : to);

let current: Route = $state.raw(read());
addEventListener("popstate", () => (current = read()));
addEventListener("hashchange", () => (current = read()));

export function route(): Route {
  return current;
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address(to));
  current = read();
  document.getElementById("app")?.scrollTo(0, 0);
}

/** A part of an address as it was meant; what nobody can have meant names nothing. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The named parts of a path such as `/table/:table`, or null if it is another one. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/\/+$/, "").split("/");
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [at, name] of wanted.entries()) {
    const part = given[at] ?? "";
    if (!name.startsWith(":")) {
      if (name !== part) return null;
      continue;
    }
    const meant = decoded(part);
    if (meant === null) return null;
    found[name.slice(1)] = meant;
  }
  return found;
}

/** Lets plain links stay plain: clicks on our own addresses change the page without loading it. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.hasAttribute("download") || link.origin !== location.origin) return;
  const elsewhere = Boolean(link.target) || event.metaKey || event.ctrlKey || event.shiftKey;
  if (elsewhere && !alone) return;
  event.preventDefault();
  const place = link.getAttribute("href") ?? "";
  if (alone && place.startsWith("#")) {
    // A place on this page, where what stands behind a `#` is an address.
    document.getElementById(place.slice(1))?.focus();
    return;
  }
  const to = link.pathname + link.search + link.hash;
  if (elsewhere) open(new URL(address(to), location.href), "_blank");
  else go(to);
}
