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

/** An invitation that was made anew takes the place of the old one. */
export function rememberInvite(table: string, seat: number, invite: string): void {
  const known = knownTable(table);
  if (known) remember({ ...known, invites: [...known.invites.filter((own) => own.seat !== seat), { seat, invite }] });
}

/** The same people at another table: what opened the old seats opens the new ones. */
export function carryOver(from: string, to: string, seats: KnownSeat[]): void {
  const known = knownTable(to);
  if (!seats.length || seats.every(({ seat }) => known?.seats.some((own) => own.seat === seat))) return;
  const name = known?.name ?? knownTable(from)?.name ?? "";
  const others = (known?.seats ?? []).filter((own) => !seats.some(({ seat }) => seat === own.seat));
  remember({ table: to, name, seats: [...others, ...seats], invites: [], opened: Date.now() });
}

const JOINS = "lodge.joins";
const readJoins = (): Record<string, string> => {
  try {
    return JSON.parse(localStorage.getItem(JOINS) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
};

/** The secret this device sits down with. It is kept before it is sent, so that a lost answer can be asked for again,
    even after the page was loaded anew. */
export function ownToken(table: string, invite: string): string {
  const joins = readJoins();
  const word = `${table}/${invite}`;
  const token = joins[word] ?? freshToken();
  try {
    localStorage.setItem(JOINS, JSON.stringify({ ...joins, [word]: token }));
  } catch {
    // Without storage it lasts as long as the page.
  }
  return token;
}

export function forgetJoin(table: string, invite: string): void {
  const { [`${table}/${invite}`]: _, ...others } = readJoins();
  localStorage.setItem(JOINS, JSON.stringify(others));
}

/** 64 digits of the device's own chance. */
export function freshToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
