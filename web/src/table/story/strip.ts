// The order of the table around a deed.
import { isMoment, type Deed } from "./deeds";

export type Standing = "done" | "acts" | "next" | "after";

/** Everybody in the order of their places, beginning before whoever acts; nobody where the deed is no mage's. */
export function standing(deed: Deed, seats: number[]): { seat: number; state: Standing }[] {
  const at = deed.actor === null || isMoment(deed) || deed.kind === "phase" ? -1 : seats.indexOf(deed.actor);
  if (at < 0) return [];
  const count = seats.length;
  const seat = (step: number): number => seats[(at + step + count) % count]!;
  if (count === 2)
    return [
      { seat: seat(0), state: "acts" },
      { seat: seat(1), state: "next" },
    ];
  return Array.from({ length: count }, (_, i) => {
    const step = i - 1;
    const state: Standing = step < 0 ? "done" : step === 0 ? "acts" : step === 1 ? "next" : "after";
    return { seat: seat(step), state };
  });
}
