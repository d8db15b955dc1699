// What happened since the viewer last acted: a line for each deed, and what it meant for them.
import type { LogLine } from "../../wire";
import { isAction, isMoment, linesOf, type Deed, type DeedKind } from "./deeds";

export interface Recapped {
  deed: Deed;
  revision: number;
  /** Damage on the viewer, by colour. */
  damage: { by: number; count: number }[];
  /** The viewer's power before and after. */
  power: { before: number; after: number } | null;
}

/** What is no deed of anybody, or says nothing by itself. That a quest is solved says the deed that solves it. */
const SILENT: DeedKind[] = ["phase", "pass", "effect"];

const of = (deed: Deed): LogLine[] => [...deed.opening, ...deed.rows.flatMap(({ lines }) => lines)];

/** Deeds after the viewer's last action; a spectator's are all that are known. */
export function since(deeds: Deed[], me: number | null): Deed[] {
  const last = me === null ? -1 : deeds.findLastIndex((deed) => deed.actor === me && isAction(deed));
  return deeds
    .slice(last + 1)
    .filter(
      (deed) =>
        (me === null || deed.actor !== me || isMoment(deed)) &&
        deed.kind !== "solved" &&
        !(SILENT.includes(deed.kind) && quiet(deed, me)),
    );
}

/** Nothing in it happened to the viewer. */
const quiet = (deed: Deed, me: number | null): boolean => {
  const { damage, power } = meant(deed, me);
  return damage.length === 0 && power === null;
};

export function meant(deed: Deed, me: number | null, told = Infinity): Pick<Recapped, "damage" | "power"> {
  const damage = new Map<number, number>();
  const steps: { by: number; now: number }[] = [];
  for (const { what, n } of of(deed)) {
    if (me === null || n > told || typeof what !== "object") continue;
    if ("Damaged" in what && what.Damaged.on.model === me)
      damage.set(what.Damaged.by, (damage.get(what.Damaged.by) ?? 0) + what.Damaged.count);
    if ("PowerChanges" in what && what.PowerChanges.who === me) steps.push(what.PowerChanges);
  }
  const [first] = steps;
  const power = first ? { before: first.now - first.by, after: steps.at(-1)!.now } : null;
  return { damage: [...damage].map(([by, count]) => ({ by, count })), power };
}

/** As far as it has been told, by the number of a line: what comes later is no news yet, and neither is one's own deed. */
export const recapOf = (deeds: Deed[], me: number | null, most: number, told = Infinity): Recapped[] =>
  since(
    deeds.filter(({ id }) => id <= told),
    me,
  )
    .filter((deed) => linesOf(deed).length > 0)
    .slice(-most)
    .map((deed) => ({ deed, revision: of(deed)[0]?.revision ?? 0, ...meant(deed, me, told) }));
