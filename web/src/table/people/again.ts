// The same people once more: who wants it, and where it is.
import { carryOver, knownTable, type KnownSeat } from "../../net/known";
import type { SeatSource } from "../../net/seat.svelte";
import type { Person } from "../../wire";

/** People who are asked: those who are there. */
export const askedAgain = (people: Person[]): Person[] => people.filter(({ name, here }) => name !== null && here);

/** When the table is laid, the secrets of this browser's seats open it too: it is kept beside the old one. */
export function keepRematch(table: string, sources: SeatSource[]): void {
  const known = knownTable(table)?.seats ?? [];
  for (const { state, token } of sources) {
    const rematch = state?.rematch;
    if (!rematch || rematch.seat === null || token === undefined) continue;
    const name = known.find((own) => own.token === token)?.name ?? "";
    const seats: KnownSeat[] = [{ seat: rematch.seat, token, name }];
    carryOver(table, rematch.table, seats);
  }
}
