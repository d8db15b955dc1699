// The first lesson: what is told, when, and where to look. The words are in Fluent (`lesson-ID-title`, `lesson-ID`).
// A beat is told once, as soon as its moment has come; nothing waits for a beat, so the lesson can always be finished.
import type { TableState } from "../../net/fold";
import type { AskKind, LogLine, Phase, What } from "../../wire";

/** Areas of the table page, by their `data-area`. */
export type Look = "prompt" | "lodge" | "hand" | "bench" | "chooser" | "sheets" | "own" | "log" | null;

export interface Moment {
  phase: Phase;
  asked: AskKind | null;
  /** The spells of the own sheet lie already. */
  prepared: boolean;
  log: LogLine[];
  over: boolean;
}

export interface Beat {
  id: string;
  look: Look;
  when: (moment: Moment) => boolean;
}

export type WhatName = Extract<What, string> | (What extends infer W ? (W extends string ? never : keyof W) : never);
/** Whether it is in the log; with a key, only if that is the learner, who has the first seat. */
const happened = (moment: Moment, name: WhatName, key?: "seat" | "by"): boolean =>
  moment.log.some(({ what }) => {
    if (typeof what === "string") return what === name;
    const detail = Object.entries(what).find(([kind]) => kind === name)?.[1];
    return detail !== undefined && (key === undefined || (detail as Partial<Record<string, unknown>>)[key] === 0);
  });
const asked =
  (...kinds: AskKind[]) =>
  (moment: Moment) =>
    moment.asked !== null && kinds.includes(moment.asked);
const beyond =
  (...phases: Phase[]) =>
  (moment: Moment) =>
    phases.includes(moment.phase);

const ACTING: Phase[] = ["Action", "Evocation", "CleanUp", "Scoring", "Over"];

export const BEATS: Beat[] = [
  { id: "welcome", look: null, when: () => true },
  { id: "table", look: "lodge", when: () => true },
  { id: "study", look: "chooser", when: () => true },
  { id: "keep", look: "chooser", when: asked("Keep") },
  { id: "remove", look: "prompt", when: asked("RemoveSpell", "DiscardToLimit") },
  { id: "prepare", look: "hand", when: beyond("Preparation", ...ACTING) },
  { id: "sides", look: "hand", when: (moment) => moment.phase === "Preparation" && !moment.prepared },
  { id: "confirm", look: "bench", when: (moment) => moment.phase === "Preparation" && !moment.prepared },
  { id: "action", look: "prompt", when: asked("Act") },
  { id: "cast", look: "prompt", when: asked("Act") },
  { id: "target", look: "lodge", when: asked("Target", "Model", "Room") },
  { id: "damage", look: "sheets", when: (moment) => happened(moment, "Damaged", "by") },
  { id: "unstable", look: "lodge", when: (moment) => happened(moment, "InstabilityPlaced", "by") },
  { id: "defeat", look: "log", when: (moment) => happened(moment, "Defeated", "by") },
  { id: "active", look: "own", when: (moment) => happened(moment, "SpellActive", "seat") },
  {
    id: "quest",
    look: "prompt",
    when: (moment) => moment.asked === "Act" && happened(moment, "SpellRevealed", "seat"),
  },
  { id: "solved", look: "own", when: (moment) => happened(moment, "QuestSolved", "seat") },
  { id: "explore", look: "lodge", when: asked("Explore", "Fight", "MomentumStep") },
  { id: "react", look: "chooser", when: asked("React", "Declare") },
  { id: "evocation", look: "lodge", when: beyond("Evocation", "CleanUp", "Scoring", "Over") },
  { id: "cleanup", look: "log", when: beyond("CleanUp", "Scoring", "Over") },
  { id: "rebuilt", look: "lodge", when: (moment) => happened(moment, "RoomRebuilt") },
  { id: "end", look: null, when: (moment) => moment.over },
];

export function momentOf(state: TableState): Moment {
  return {
    phase: state.view.phase,
    asked: state.view.question?.kind ?? null,
    prepared: state.people.find(({ seat }) => seat === 0)?.prepared ?? false,
    log: state.log,
    over: state.view.outcome !== null,
  };
}

/** What is to be told now, in the order of the lesson, without what was told before. */
export function due(moment: Moment, told: string[]): string[] {
  return BEATS.filter(({ id, when }) => !told.includes(id) && when(moment)).map(({ id }) => id);
}

/** For whatever else is asked: there is a word for the kind of question, or a general one. */
export function hintFor(moment: Moment, has: (id: string) => boolean): string {
  if (moment.over) return "lesson-hint-over";
  if (moment.phase === "Preparation" && !moment.prepared) return "lesson-hint-Prepare";
  if (moment.asked === null) return "lesson-hint-wait";
  const own = `lesson-hint-${moment.asked}`;
  return has(own) ? own : "lesson-hint-any";
}
