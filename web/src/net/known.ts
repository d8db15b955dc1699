// The tables this browser sits at: secrets of seats, kept here and nowhere else.
import type { Created } from "../wire";

export interface KnownSeat {
  seat: number;
  token: string;
  name: string;
}
export interface KnownTable {
  table: string;
  name: string;
  seats: KnownSeat[];
  invites: { seat: number; invite: string }[];
  opened: number;
}

const STORED = "lodge.tables";

export function knownTables(): KnownTable[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "[]") as KnownTable[];
  } catch {
    return [];
  }
}

export function knownTable(table: string): KnownTable | undefined {
  return knownTables().find((known) => known.table === table);
}

export function remember(table: KnownTable): void {
  const others = knownTables().filter((known) => known.table !== table.table);
  try {
    localStorage.setItem(STORED, JSON.stringify([table, ...others].slice(0, 200)));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

export function forget(table: string): void {
  localStorage.setItem(STORED, JSON.stringify(knownTables().filter((known) => known.table !== table)));
}

/** Keeps what `POST /api/tables` told once. `names` are the people at the seats that are here. */
export function rememberCreated(created: Created, name: string, names: Record<number, string>): KnownTable {
  const table: KnownTable = {
    table: created.table,
    name,
    seats: created.seats.flatMap(({ seat, token }) => (token ? [{ seat, token, name: names[seat] ?? "" }] : [])),
    invites: created.seats.flatMap(({ seat, invite }) => (invite ? [{ seat, invite }] : [])),
    opened: Date.now(),
  };
  remember(table);
  return table;
}

export function rememberSeat(table: string, tableName: string, seat: KnownSeat): void {
  const known = knownTable(table) ?? { table, name: tableName, seats: [], invites: [], opened: Date.now() };
  remember({ ...known, seats: [...known.seats.filter((other) => other.seat !== seat.seat), seat] });
}
