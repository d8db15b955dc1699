// The Study Phase as one thing: its five steps, and what this seat has already done of them, read from the log.
import type { AskKind, LogLine } from "../../wire";

export const STEPS = ["grimoire", "name", "keep", "remove", "limit"] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Partial<Record<AskKind, Step>> = {
  DrawFrom: "name",
  Keep: "keep",
  RemoveSpell: "remove",
  DiscardToLimit: "limit",
};

export interface Studied {
  /** Spells that came into the hand this time, one entry for each card. */
  fresh: number[];
  /** How many of them from the Grimoire. */
  grimoire: number;
  looked: boolean;
  kept: number;
  removed: boolean;
}

const NOTHING: Studied = { fresh: [], grimoire: 0, looked: false, kept: 0, removed: false };

/** What a seat has done since its last Study Phase began. */
export function studied(log: LogLine[], me: number | null): Studied {
  const begun = log.findLastIndex(({ what }) => typeof what === "object" && "PhaseBegins" in what);
  return log.slice(begun + 1).reduce((so, { what }): Studied => {
    if (typeof what !== "object") return so;
    if ("SpellDrawn" in what && what.SpellDrawn.seat === me) {
      const { spell, from } = what.SpellDrawn;
      const own = from === "Grimoire";
      return {
        ...so,
        fresh: spell === null ? so.fresh : [...so.fresh, spell],
        grimoire: so.grimoire + Number(own),
        kept: so.kept + Number(!own),
      };
    }
    if ("SpellsLookedAt" in what && what.SpellsLookedAt.seat === me) return { ...so, looked: true };
    if ("SpellRemoved" in what && what.SpellRemoved.seat === me) return { ...so, removed: true };
    return so;
  }, NOTHING);
}

/** Where the phase stands: the step that is asked, and those that are done. */
export function stepsDone(kind: AskKind | null, so: Studied): { now: Step | null; done: Set<Step> } {
  const now = (kind && STEP_OF[kind]) ?? null;
  const done = new Set<Step>();
  if (now || so.grimoire > 0 || so.looked) done.add("grimoire");
  if (so.looked) done.add("name");
  if (so.looked && now !== "name" && now !== "keep") done.add("keep");
  if (so.removed) done.add("remove");
  if (so.looked && now === null) for (const step of STEPS) done.add(step);
  return { now, done: new Set([...done].filter((step) => step !== now)) };
}

/** Which places of a hand hold new cards: the last ones of their kind. */
export function freshPlaces(hand: number[], fresh: number[]): Set<number> {
  const left = [...fresh];
  const places = new Set<number>();
  for (const at of hand.keys()) {
    const place = hand.length - 1 - at;
    const found = left.indexOf(hand[place] ?? -1);
    if (found < 0) continue;
    left.splice(found, 1);
    places.add(place);
  }
  return places;
}
