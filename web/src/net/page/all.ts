// Everything that a page alone keeps, as one file, and back again. Nothing that is here is overwritten.
import { carrier } from "../carrier";
import type { Keeper } from "./carrier";
import { packOf } from "./pack";
import type { Cards, Kept, OwnPacks } from "./talk";

/** Of the file; a newer one is refused. */
const FORMAT = 1;
/** How our own entries of the browser's small storage begin: settings, and the secrets of seats. */
const OURS = "lodge.";
const SEATS = "lodge.tables";

interface File {
  lodge: number;
  tables: Kept[];
  /** Files of before have none, nor packs. */
  cards: Cards;
  packs: OwnPacks;
  entries: Record<string, string>;
}

/** Why a file is not taken; `message` of the others comes from the engine. */
export class NotTaken extends Error {
  constructor(
    readonly why: "not-ours" | "too-new" | "broken",
    message = "",
  ) {
    super(message);
  }
}

const keeper = async (): Promise<Keeper> => (await carrier()) as unknown as Keeper;

export async function saveAll(): Promise<string> {
  const { tables, cards, packs } = await (await keeper()).save();
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(OURS));
  const entries = Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? ""]));
  return JSON.stringify({ lodge: FORMAT, tables, cards, packs, entries } satisfies File);
}

const isKept = (one: unknown): one is Kept => {
  const { table, row, events } = (one ?? {}) as Partial<Kept>;
  return (
    typeof table === "string" &&
    typeof row === "string" &&
    Array.isArray(events) &&
    events.every((event) => typeof event === "string")
  );
};

function read(text: string): File {
  let file: Partial<File>;
  try {
    file = JSON.parse(text) as Partial<File>;
  } catch {
    throw new NotTaken("not-ours");
  }
  if (typeof file?.lodge !== "number" || !Array.isArray(file.tables)) throw new NotTaken("not-ours");
  if (file.lodge > FORMAT) throw new NotTaken("too-new");
  const { cards = {}, packs = {}, entries = {} } = file;
  if (!file.tables.every(isKept) || !Object.values(cards).every((text) => typeof text === "string"))
    throw new NotTaken("not-ours");
  if (!Object.values(packs).every(packOf)) throw new NotTaken("not-ours");
  return { lodge: file.lodge, tables: file.tables, cards, packs, entries };
}

/** The seats of both; those that are here stand first. */
function mergeSeats(here: string | null, there: string): string {
  const list = (text: string | null): { table: string }[] => {
    try {
      const read: unknown = JSON.parse(text ?? "[]");
      return Array.isArray(read) ? (read as { table: string }[]) : [];
    } catch {
      return [];
    }
  };
  const own = list(here);
  const known = new Set(own.map(({ table }) => table));
  return JSON.stringify([...own, ...list(there).filter(({ table }) => !known.has(table))]);
}

export async function loadAll(text: string): Promise<{ taken: number; known: number }> {
  const { tables, cards, packs, entries } = read(text);
  const told = await (await keeper()).load({ tables, cards, packs }).catch((error: unknown) => {
    throw new NotTaken("broken", error instanceof Error ? error.message : String(error));
  });
  for (const [key, value] of Object.entries(entries)) {
    if (!key.startsWith(OURS)) continue;
    const here = localStorage.getItem(key);
    if (key === SEATS) localStorage.setItem(key, mergeSeats(here, value));
    else if (here === null) localStorage.setItem(key, value);
  }
  return told;
}
