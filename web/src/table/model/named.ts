// Schools that were named and not drawn from yet: the server knows nothing of them, so this tab keeps them for a page that
// is loaded anew.
import type { TableState } from "../../net/fold";

const STORED = "lodge.named";

/** Where and when they were named: in another turn, or from another seat, they mean nothing. */
const when = ({ table, seat, view }: TableState): string => `${table} ${seat} ${view.turn}`;

export function keepNamed(state: TableState | null, schools: number[]): void {
  if (!state) return;
  try {
    if (schools.length === 0) sessionStorage.removeItem(STORED);
    else sessionStorage.setItem(STORED, JSON.stringify({ when: when(state), schools }));
  } catch {
    // A browser that keeps nothing: they are named again.
  }
}

export function namedKept(state: TableState | null): number[] {
  if (!state) return [];
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORED) ?? "null") as { when: string; schools: unknown } | null;
    if (kept?.when !== when(state) || !Array.isArray(kept.schools)) return [];
    return kept.schools.filter((school): school is number => Number.isInteger(school));
  } catch {
    return [];
  }
}
