// A tiny router over the history API.
export interface Route {
  path: string;
  query: URLSearchParams;
}

const read = (): Route => ({ path: location.pathname, query: new URLSearchParams(location.search) });

let current: Route = $state.raw(read());
addEventListener("popstate", () => (current = read()));

export function route(): Route {
  return current;
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  current = read();
  document.getElementById("app")?.scrollTo(0, 0);
}

/** The named parts of a path such as `/table/:table`, or null if it is another one. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/\/+$/, "").split("/");
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [at, name] of wanted.entries()) {
    const part = given[at] ?? "";
    if (name.startsWith(":")) found[name.slice(1)] = decodeURIComponent(part);
    else if (name !== part) return null;
  }
  return found;
}

/** Lets plain links stay plain: clicks on our own addresses change the page without loading it. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
