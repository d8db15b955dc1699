// The tables of the hall, in their lists.
import type { HallTable, Pace } from "../../wire";

export const HALL_LISTS = ["open", "running", "over"] as const;
export type HallList = (typeof HALL_LISTS)[number];
export const PACE_FILTERS = ["all", "live", "days"] as const;
export type PaceFilter = (typeof PACE_FILTERS)[number];

export const listOf = ({ outcome, seats }: HallTable): HallList =>
  outcome ? "over" : seats.some(({ kind }) => kind === "open") ? "open" : "running";

/** At one screen nobody else can sit down, so those are under "all" only. */
export function hallGroups(tables: HallTable[], pace: PaceFilter): Record<HallList, HallTable[]> {
  const fits = (own: Pace): boolean => pace === "all" || own === pace;
  const groups: Record<HallList, HallTable[]> = { open: [], running: [], over: [] };
  for (const table of tables) if (fits(table.pace)) groups[listOf(table)].push(table);
  return groups;
}
