// What the page, the Worker with the tables and the Workers with the bots say to each other.

/** How a table was laid, and everything that happened at it since: texts of the engine, which nobody here reads. A
 * seed is larger than what a number of JavaScript can hold. */
export interface Kept {
  table: string;
  row: string;
  events: string[];
}

/** Cards as they are kept, by their version: texts of the engine too. */
export type Cards = Record<string, string>;

/** A pack, as files. */
export interface Pack {
  sources: { path: string; text: string }[];
  words: { lang: string; path: string; text: string }[];
  /** Somebody brought it into this browser. */
  own?: boolean;
}

/** What the engine answers at once. */
export type Query =
  | { packs: Pack[] }
  | { fits: Pack }
  | { knows: { content: string } }
  | { take: { content: string; text: string } }
  | { check: Kept };

/** What it answers: what is wrong, and the name of the pack that was asked about. */
export interface Told {
  wrong?: string;
  pack?: string;
}

/** Packs that somebody brought into this browser, by name: JSON of a `Pack`. */
export type OwnPacks = Record<string, string>;

/** Everything that is kept. */
export interface All {
  tables: Kept[];
  cards: Cards;
  packs: OwnPacks;
}

/** From the page to the tables. */
export type ToTables =
  | { begin: { module: WebAssembly.Module; packs?: string } }
  | { request: { id: number; method: string; path: string; body?: string } }
  | { open: { line: number; table: string } }
  | { say: { line: number; text: string } }
  | { close: { line: number } }
  | { save: { id: number } }
  | { load: { id: number; all: All } }
  | { bring: { id: number; pack: Pack } }
  | { leave: { id: number; pack: string } }
  | { brought: { id: number } }
  | { counted: { task: number; counts: [number, number][][] } };

/** Why nothing is kept any more, or could not be read. */
export type Trouble = "refused" | "full" | "damaged" | "newer";

/** From the tables to the page. */
export type FromTables =
  | { reply: { id: number; status: number; text: string } }
  | { heard: { line: number; text: string } }
  | { opened: { line: number } }
  | { closed: { line: number } }
  | { trouble: { kind: Trouble; message: string } }
  | { think: { task: number; question: string; everybody: boolean } };

/** What the engine wants done, in this order. */
export type Errand =
  | { reply: { id: number; status: number; text: string } }
  | { tell: { line: number; text: string } }
  | { hang_up: { line: number } }
  | { keep: { version: string; text: string } }
  | { lay: { table: string; row: string; events: string[] } }
  | { store: { table: string; n: number; event: string } }
  | { think: { table: string; revision: number; question: string; everybody: boolean; hint?: number } };
