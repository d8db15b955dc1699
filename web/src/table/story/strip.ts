// The order of the table around a deed.
import { isAction, isMoment, type Deed } from "./deeds";

export type Standing = "done" | "turn" | "acts" | "next" | "after";

/** What answers another's deed is nobody's turn, and neither is what a card has an evocation do. */
const isTurn = (deed: Deed): boolean =>
  isAction(deed) ||
  deed.opening.some(
    ({ what, cause }) =>
      typeof what === "object" && ("CommandRevealed" in what || ("EvocationActivates" in what && "Rule" in cause)),
  );

/** The turns of this phase before a deed. */
function turnsBefore(deed: Deed, deeds: Deed[]): Deed[] {
  const before = deeds.slice(
    0,
    deeds.findIndex(({ id }) => id === deed.id),
  );
  const begins = before.findLastIndex(({ kind }) => kind === "phase" || kind === "turn");
  return before.slice(begins + 1).filter(isTurn);
}

/** Everybody in the order of their places around whose turn it is, beginning with whoever acted before; nobody where the
 * deed is no mage's. */
export function standing(deed: Deed, seats: number[], deeds: Deed[]): { seat: number; state: Standing }[] {
  if (deed.actor === null || !seats.includes(deed.actor) || isMoment(deed) || deed.kind === "phase") return [];
  const turns = turnsBefore(deed, deeds);
  const last = isTurn(deed) ? deed : turns.findLast(({ actor }) => actor !== null && seats.includes(actor));
  const at = seats.indexOf(last?.actor ?? deed.actor);
  const count = seats.length;
  const seat = (step: number): number => seats[(at + step + count) % count]!;
  const first = count > 2 && turns.some(({ actor }) => actor === seat(-1)) ? -1 : 0;
  return Array.from({ length: count }, (_, i) => {
    const step = first + i;
    const state: Standing = step < 0 ? "done" : step === 0 ? "turn" : step === 1 ? "next" : "after";
    return { seat: seat(step), state: seat(step) === deed.actor ? "acts" : state };
  });
}
