// The order of the table around a deed.
import { isAction, isMoment, type Deed } from "./deeds";

export type Standing = "done" | "acts" | "next" | "after";

/** What answers another's deed is nobody's turn. */
const isTurn = (deed: Deed): boolean => isAction(deed) || deed.kind === "order" || deed.kind === "evocation";

/** Whether a mage has had a turn in this phase before a deed. */
function acted(seat: number, deed: Deed, deeds: Deed[]): boolean {
  const before = deeds.slice(
    0,
    deeds.findIndex(({ id }) => id === deed.id),
  );
  const begins = before.findLastIndex(({ kind }) => kind === "phase" || kind === "turn");
  return before.slice(begins + 1).some((own) => own.actor === seat && isTurn(own));
}

/** Everybody in the order of their places, beginning with whoever acted before; nobody where the deed is no mage's. */
export function standing(deed: Deed, seats: number[], deeds: Deed[]): { seat: number; state: Standing }[] {
  const at = deed.actor === null || isMoment(deed) || deed.kind === "phase" ? -1 : seats.indexOf(deed.actor);
  if (at < 0) return [];
  const count = seats.length;
  const seat = (step: number): number => seats[(at + step + count) % count]!;
  const first = count > 2 && acted(seat(-1), deed, deeds) ? -1 : 0;
  return Array.from({ length: count }, (_, i) => {
    const step = first + i;
    const state: Standing = step < 0 ? "done" : step === 0 ? "acts" : step === 1 ? "next" : "after";
    return { seat: seat(step), state };
  });
}
