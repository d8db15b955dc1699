// What a lesson looks at: the table as the learner sees it just now, and what has happened at it.
import type { Arg, Args, Phrase } from "../../i18n/index.svelte";
import type { Desk } from "../../table/model/desk.svelte";
import type { Scene } from "../../table/model/scene";
import { CELL, type AskKind, type Choice, type LogLine, type Phase, type What } from "../../wire";

/** Areas of the table page, by their `data-area`. */
export type Look = "prompt" | "lodge" | "hand" | "bench" | "chooser" | "sheets" | "own" | "log" | "events" | null;

export interface Moment {
  phase: Phase;
  asked: AskKind | null;
  /** The spells of the own sheet lie already. */
  prepared: boolean;
  log: LogLine[];
  over: boolean;
  scene: Scene;
  /** The learner's seat. */
  me: number;
}

/** Something that is told once: when, where to look, and what its words are filled with. The words are in Fluent
 * (`lesson-ID-title`, `lesson-ID`); they name nothing that the table does not show when they are said. */
export interface Topic {
  id: string;
  look: Look;
  when: (moment: Moment) => Args | boolean;
  /** Whether what it says still stands; without, it does for good. */
  holds?: (moment: Moment) => boolean;
}
export interface Told {
  id: string;
  args: Args;
}

export function momentOf(desk: Desk): Moment | null {
  const { state, live } = desk;
  if (!state || !live || state.seat === null) return null;
  return {
    phase: state.view.phase,
    asked: state.view.question?.kind ?? null,
    prepared: state.people.find(({ seat }) => seat === state.seat)?.prepared ?? false,
    log: state.log,
    over: state.view.outcome !== null,
    scene: live,
    me: state.seat,
  };
}

/** What is to be told now, in the order of the lesson, without what was told before. */
export function due(topics: Topic[], moment: Moment, told: string[]): Told[] {
  return topics.flatMap(({ id, when }) => {
    const found = told.includes(id) ? false : when(moment);
    return found === false ? [] : [{ id, args: found === true ? {} : found }];
  });
}

/**
 * Which of the things said is shown when more is said: the first of the news once the learner has gone on at the table or
 * has put the narrator aside, or the game is over. Else what stands there was only just said, and nobody has read it
 * yet: it stays.
 */
export const pageAfter = (so: {
  at: number;
  told: number;
  first: number;
  acted: boolean;
  folded: boolean;
  over?: boolean;
}): number => (so.acted || so.folded || so.over || so.told <= so.first ? so.told : so.at);

/**
 * Whether what was said last is over. What was said of a question or a card goes with it; news is dropped once the table
 * was gone on with and asks for something else than when it could be read.
 */
export const isPast = (so: {
  holds: Topic["holds"];
  moment: Moment | null;
  acted: boolean;
  /** The revision of the question beside which it was read, if one was asked since. */
  read: number | null;
  revision: number | null;
}): boolean =>
  so.holds ? !(so.moment && so.holds(so.moment)) : so.acted && so.read !== null && so.read !== so.revision;

/** What the guide says at once: what is asked before what lies around, and no more than is read at one go. */
const AT_ONCE = 3;
export function few(news: Told[], topics: Topic[], over = false): Told[] {
  // Beside the scoring only the end is of interest.
  if (over) return news.filter(({ id }) => id === topics.at(-1)?.id);
  if (news.length <= AT_ONCE) return news;
  const ofQuestion = ({ id }: Told): boolean => topics.find((topic) => topic.id === id)?.holds !== undefined;
  return [...news.filter(ofQuestion), ...news.filter((one) => !ofQuestion(one))].slice(0, AT_ONCE);
}

/** For whatever else is asked: there is a word for the kind of question, or a general one. Nothing is said to be
 * possible that is not offered. */
/** While a deed is told, one's own too, nobody decides anything. */
export function nowFor(moment: Moment | null, has: (id: string) => boolean): string {
  if (!moment) return "lesson-hint-told";
  if (moment.over) return "lesson-hint-over";
  if (moment.phase === "Preparation" && !moment.prepared) return "lesson-hint-Prepare";
  if (moment.asked === null) return "lesson-hint-wait";
  const own = `lesson-hint-${moment.asked}`;
  const main = moment.asked === "Fight" ? "Attack" : moment.asked === "Explore" ? "Step" : null;
  const still = main !== null && !offers(moment, main);
  const only = main !== null && !still && !offers(moment, "ActivateRoom");
  const one = moment.asked === "DrawFrom" && (moment.scene.view.question?.counter?.of ?? 1) <= 1;
  const found = [
    one ? `${own}-one` : "",
    still ? `${own}-still` : only ? `${own}-only` : "",
    offers(moment, "Pass") ? "" : `${own}-must`,
    own,
  ].find(has);
  return found ?? "lesson-hint-any";
}

// What topics ask of a moment.

export type WhatName = Extract<What, string> | (What extends infer W ? (W extends string ? never : keyof W) : never);
type Key = "seat" | "by" | "to" | "who";

/** The last line of that name; with a key, only where that is the learner. */
export function last(moment: Moment, name: WhatName, key?: Key): Record<string, unknown> | null {
  for (const { what } of moment.log.toReversed()) {
    if (typeof what === "string") {
      if (what === name) return {};
      continue;
    }
    const detail = Object.entries(what).find(([kind]) => kind === name)?.[1] as Record<string, unknown> | undefined;
    if (detail && (key === undefined || detail[key] === moment.me)) return detail;
  }
  return null;
}
export const happened =
  (name: WhatName, key?: Key) =>
  (moment: Moment): boolean =>
    last(moment, name, key) !== null;
export const asked =
  (...kinds: AskKind[]) =>
  (moment: Moment): boolean =>
    moment.asked !== null && kinds.includes(moment.asked);
/** What is said of a question holds while it is asked. */
export const whileAsked = (topic: Omit<Topic, "when">, ...kinds: AskKind[]): Topic => ({
  ...topic,
  when: asked(...kinds),
  holds: asked(...kinds),
});
export const beyond =
  (...phases: Phase[]) =>
  (moment: Moment): boolean =>
    phases.includes(moment.phase);
export const ACTING: Phase[] = ["Action", "Evocation", "CleanUp", "Scoring", "Over"];

/** Whether an answer of that kind is offered. */
export const offers = (moment: Moment, name: string): boolean =>
  (moment.scene.view.question?.options ?? []).some(({ choice }) => choiceIs(choice, name));
const choiceIs = (choice: Choice, name: string): boolean =>
  typeof choice === "string" ? choice === name : name in choice;

/** Where a mage stands. */
export const whereIs = ({ scene }: Moment, seat: number): Arg => {
  const place = scene.mage(seat)?.place ?? CELL;
  return place === CELL ? { say: "lesson-in-cell" } : scene.roomRef(place);
};
/** Evocations of a colour with their rooms, and how many there are. */
export function evocationsOf({ scene }: Moment, owner: number): { count: number; words: Arg } {
  const own = scene.view.evocations.filter((evocation) => evocation.owner === owner);
  const words = own.map(({ kind, room, host }): Phrase => {
    const what = scene.book.words("evocation", kind);
    return host === null ? { say: "lesson-where", args: { what, room: scene.roomRef(room) } } : what;
  });
  return { count: own.length, words: { list: words } };
}
/** The first opponent, in seat order. */
export const rival = ({ scene, me }: Moment): number =>
  scene.seats.find((seat) => seat !== me) ?? scene.avatar?.seat ?? me;
/** What a mage can still bear. */
export const bears = ({ scene }: Moment, seat: number): number => {
  const mage = scene.mage(seat);
  return mage ? mage.health - scene.count(mage.damage) : 0;
};
/** Spells of the own hand, by the ids of their cards. */
export const inHand = ({ scene }: Moment): Map<string, Phrase> =>
  new Map(
    (scene.mine?.hand ?? []).flatMap((spell) => {
      const info = scene.book.spell(spell);
      return info ? [[info.id, scene.book.words("spell", spell)] as const] : [];
    }),
  );
/** Rooms that are full and not turned yet. */
export const fullRooms = ({ scene }: Moment): Arg[] =>
  scene.view.rooms.flatMap((room, place) =>
    !room.turned && room.slots > 0 && scene.count(room.cubes) >= room.slots ? [scene.roomRef(place)] : [],
  );
