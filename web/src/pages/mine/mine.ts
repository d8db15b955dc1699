// All tables this browser sits at, as the house knows them: where it is one's turn first.
import { locale } from "../../i18n/index.svelte";
import { cataloguesOf, summaries } from "../../net/http";
import { carryOver, knownTable, knownTables, type KnownTable } from "../../net/known";
import { waiting } from "../../net/waiting.svelte";
import type { Catalogue, Summary, Wanted } from "../../wire";

export interface Mine {
  tables: Summary[];
  /** Their cards, by version. */
  books: Map<string, Catalogue>;
}

/** As many as the house answers at once. */
const AT_ONCE = 100;

/** One for each seat: at one screen any of them may be the one that is asked. */
const wantedOf = (tables: KnownTable[]): Wanted[] =>
  tables.flatMap(({ table, seats }) => seats.map(({ token }) => ({ table, token })));

async function ask(wanted: Wanted[]): Promise<Summary[]> {
  const found: Summary[] = [];
  for (let from = 0; from < wanted.length; from += AT_ONCE)
    found.push(...(await summaries(wanted.slice(from, from + AT_ONCE)).catch(() => [])));
  return found;
}

const least = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));

/** One summary for each table, whatever seats were asked for. */
export function merge(found: Summary[]): Summary[] {
  const merged = new Map<string, Summary>();
  for (const one of found) {
    const before = merged.get(one.table);
    merged.set(
      one.table,
      before
        ? {
            ...before,
            your_turn: before.your_turn || one.your_turn,
            your_seats: [...new Set([...before.your_seats, ...one.your_seats])],
            left: least(before.left, one.left),
          }
        : one,
    );
  }
  return [...merged.values()];
}

export interface Groups {
  yours: Summary[];
  others: Summary[];
  finished: Summary[];
}

/** Where it is one's turn, those with the least time first; where others are asked; what is over. */
export function groups(tables: Summary[]): Groups {
  const newest = (a: Summary, b: Summary): number => b.created - a.created;
  const time = (table: Summary): number => table.left ?? Infinity;
  const going = tables.filter(({ finished }) => !finished);
  const yours = (table: Summary): boolean => table.your_turn && !table.frozen;
  return {
    yours: going.filter(yours).sort((a, b) => (time(a) === time(b) ? newest(a, b) : time(a) - time(b))),
    others: going.filter((table) => !yours(table)).sort(newest),
    finished: tables.filter(({ finished }) => finished).sort(newest),
  };
}

/** Tables on which the same people play again are one's own too: the old secrets open them. */
async function follow(found: Summary[]): Promise<Summary[]> {
  const laid = found.flatMap(({ table, rematch }) => (rematch && !knownTable(rematch) ? [{ table, rematch }] : []));
  const wanted = laid.flatMap(({ table, rematch }) =>
    (knownTable(table)?.seats ?? []).map(({ token, name }) => ({ from: table, table: rematch, token, name })),
  );
  const fresh: Summary[] = [];
  for (const { from, table, token, name } of wanted) {
    const [one] = await ask([{ table, token }]);
    if (!one) continue;
    carryOver(
      from,
      table,
      one.your_seats.map((seat) => ({ seat, token, name })),
    );
    fresh.push(one);
  }
  return fresh;
}

/** Tables whose game is over change hardly any more: they are asked for once, and when somebody opens a page. */
const over = new Map<string, Summary>();

/** `all`: what is over is asked for too, whether or not it is known. */
export async function lookUp(all = false): Promise<Mine> {
  if (all) over.clear();
  const known = knownTables();
  const found = await ask(wantedOf(known.filter(({ table }) => !over.has(table))));
  const kept = known.flatMap(({ table }) => over.get(table) ?? []);
  const tables = merge([...found, ...kept, ...(await follow(found))]);
  for (const table of tables) if (table.finished) over.set(table.table, table);
  waiting.tables = groups(tables).yours.map(({ table }) => table);
  return { tables, books: await cataloguesOf(tables, locale()) };
}
