// What a lesson looks at: the table as the learner sees it just now, and what has happened at it.
import { t, type Args } from "../../i18n/index.svelte";
import { locale } from "../../i18n/index.svelte";
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

/** For whatever else is asked: there is a word for the kind of question, or a general one. */
export function nowFor(moment: Moment, has: (id: string) => boolean): string {
  if (moment.over) return "lesson-hint-over";
  if (moment.phase === "Preparation" && !moment.prepared) return "lesson-hint-Prepare";
  if (moment.asked === null) return "lesson-hint-wait";
  const own = `lesson-hint-${moment.asked}`;
  return has(own) ? own : "lesson-hint-any";
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

const listed = (names: string[]): string => new Intl.ListFormat(locale()).format(names);

/** Where a mage stands, in words. */
export const whereIs = ({ scene }: Moment, seat: number): string => {
  const place = scene.mage(seat)?.place ?? CELL;
  return place === CELL ? t("lesson-in-cell") : scene.roomName(place);
};
/** Evocations of a colour with their rooms, in words, and how many there are. */
export function evocationsOf({ scene }: Moment, owner: number): { count: number; words: string } {
  const own = scene.view.evocations.filter((evocation) => evocation.owner === owner);
  const words = own.map(({ kind, room, host }) =>
    host === null
      ? t("lesson-where", { what: scene.book.evocation(kind)?.name ?? "", room: scene.roomName(room) })
      : (scene.book.evocation(kind)?.name ?? ""),
  );
  return { count: own.length, words: listed(words) };
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
export const inHand = ({ scene }: Moment): Map<string, string> =>
  new Map(
    (scene.mine?.hand ?? []).flatMap((spell) => {
      const info = scene.book.spell(spell);
      return info ? [[info.id, info.name] as const] : [];
    }),
  );
/** Rooms that are full and not turned yet. */
export const fullRooms = ({ scene }: Moment): string[] =>
  scene.view.rooms.flatMap((room, place) =>
    !room.turned && room.slots > 0 && scene.count(room.cubes) >= room.slots ? [scene.roomName(place)] : [],
  );
export { listed };
