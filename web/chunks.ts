// Which files the client is made of. Left to itself the bundler writes a file for every set of pages that share something:
// a first visit then fetches dozens of small ones, and small files are packed worst.

/** What the bundler knows of a module. */
export interface Known {
  importedIds: string[];
  dynamicallyImportedIds: string[];
}
export type Ask = (id: string) => Known | null;

const MAIN = "/src/main.ts";
const HOME = "/src/pages/Home.svelte";
const TABLE = "/src/table/frame/Table.svelte";
const AT_TABLE = "/src/table/TablePage.svelte";

/** Everything that a module cannot be without. */
function closure(from: string[], ask: Ask): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const next of ask(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** A page, and what is fetched on it later. */
function pagesOf(main: string, ask: Ask): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  const open = [main];
  for (const page of open) {
    if (pages.has(page)) continue;
    const own = closure([page], ask);
    pages.set(page, own);
    for (const id of own) open.push(...(ask(id)?.dynamicallyImportedIds ?? []));
  }
  return pages;
}

/** The file of each module that a first visit needs: what every page has, the front page, the table, and what these two
 * share with each other or with other pages. All else is the bundler's. */
export function filesOf(main: string, ask: Ask): Map<string, string> {
  const root = main.slice(0, -MAIN.length);
  const pages = pagesOf(main, ask);
  const always = pages.get(main) ?? new Set();
  const home = pages.get(root + HOME) ?? new Set();
  const table = pages.get(root + AT_TABLE) ?? new Set();
  // What the table fetches later is fetched where a table is.
  const later = new Set([...table].flatMap((id) => ask(id)?.dynamicallyImportedIds ?? []));
  const others = [...pages].filter(
    ([page, own]) => own !== always && own !== home && !own.has(root + TABLE) && !later.has(page),
  );
  const elsewhere = new Set(others.flatMap(([, own]) => [...own]));
  const files = new Map<string, string>();
  for (const id of [...always, ...home, ...table]) {
    const both = home.has(id) && table.has(id);
    files.set(id, always.has(id) ? "main" : both || elsewhere.has(id) ? "kit" : home.has(id) ? "home" : "table");
  }
  return files;
}

let files: Map<string, string> | null = null;

export const firstVisit = {
  includeDependenciesRecursively: false,
  name: (id: string, bundler: { getModuleInfo: Ask }): string | null => {
    files ??= filesOf(import.meta.dirname + MAIN, (of) => bundler.getModuleInfo(of));
    return files.get(id) ?? null;
  },
};
