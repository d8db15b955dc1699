// What a viewer knows of a table, as a fold over what the server says. No clock, no socket: tested as arithmetic.
import type { LogLine, Manner, Person, Planned, Rematch, Said, Undo, Update, View, Welcome } from "../wire";

export interface TableState {
  table: string;
  name: string | null;
  seat: number | null;
  people: Person[];
  /** When that was told, by this device's clock: times count on from there. */
  toldAt: number;
  revision: number;
  view: View;
  log: LogLine[];
  undo: Undo;
  plan: Planned[] | null;
  lesson: string | null;
  version: string;
  content: string;
  manner: Manner;
  /** The seat of whoever laid the table. */
  host: number | null;
  /** What people have said here, in their order. */
  said: Said[];
  /** Where the same people play again. */
  rematch: Rematch | null;
  /** Why the table cannot go on, if it cannot. */
  frozen?: string;
}

export function fromWelcome(welcome: Welcome): TableState {
  const { table, name, seat, people, revision, view, log, undo, plan, lesson, version, content, frozen } = welcome;
  // Recordings from before people talked have none of it.
  const { manner = {}, host = null, said = [], rematch }: Partial<Welcome> = welcome;
  const company = { people, toldAt: Date.now(), manner, host, said, rematch: rematch ?? null };
  const state = { table, name, seat, revision, view, log, undo, plan, lesson, version, content, ...company };
  // Nobody can be asked at a table that cannot go on.
  return frozen === undefined ? state : { ...state, view: { ...view, question: null }, frozen };
}

/** `gap`: something was missed, say hello again. `old`: already known, a repeat after a reconnect. */
export type Folded = TableState | "gap" | "old";

export function fold(state: TableState, update: Update): Folded {
  if (update.revision <= state.revision) return "old";
  if (update.revision > state.revision + 1) return "gap";
  return {
    ...state,
    revision: update.revision,
    view: { ...state.view, ...update.changes },
    log: foldLog(state.log, update.log, update.log_length),
    undo: update.undo,
    plan: update.plan,
  };
}

/** What was said comes once; after a welcome that held it already it may come again. */
export const foldSaid = (said: Said[], added: Said): Said[] =>
  said.some(({ n }) => n === added.n) ? said : [...said, added];

/** Lines that were taken back go; a line that is told again replaces the one with its number. */
export function foldLog(lines: LogLine[], added: LogLine[], length: number): LogLine[] {
  const first = added[0]?.n ?? length;
  const kept = lines.filter((line) => line.n < Math.min(first, length));
  return [...kept, ...added];
}
