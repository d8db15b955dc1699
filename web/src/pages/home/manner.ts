// What can be chosen of how people play, and what is sent of it.
import type { AtZero, Chat, Clock, Manner, Pace } from "../../wire";

export const PACES: Pace[] = ["live", "days", "here"];
export const CHATS: Chat[] = ["phrases", "free", "off"];
export const ZEROS: AtZero[] = ["wait", "answer", "bot"];
export type Ticking = "none" | "each" | "bank";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** In seconds; the one in the middle is what a clock begins with. */
export const TIMES: Record<Pace, Record<Ticking, number[]>> = {
  live: {
    none: [],
    each: [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE],
    bank: [10 * MINUTE, 20 * MINUTE, 30 * MINUTE, 45 * MINUTE, HOUR],
  },
  days: {
    none: [],
    each: [6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY],
    bank: [3 * DAY, 7 * DAY, 14 * DAY, 21 * DAY, 28 * DAY],
  },
  here: { none: [], each: [], bank: [] },
};

/** A clock of a kind; a time that the pace does not offer becomes the usual one. */
export function clockOf(kind: Ticking, pace: Pace, seconds?: number, then: AtZero = "wait"): Clock | undefined {
  const times = TIMES[pace][kind];
  const usual = times[Math.floor(times.length / 2)];
  if (kind === "none" || usual === undefined) return undefined;
  const time = seconds !== undefined && times.includes(seconds) ? seconds : usual;
  return kind === "each" ? { each: time, then } : { bank: time, then };
}

/** Only what is not as usual. At one screen people hear each other. */
export function mannerOf({ pace, clock, chat, hall }: Manner): Manner {
  const manner: Manner = {};
  if (pace && pace !== "live") manner.pace = pace;
  if (clock && pace !== "here") manner.clock = clock;
  if (chat && chat !== "phrases" && pace !== "here") manner.chat = chat;
  if (hall && pace !== "here") manner.hall = hall;
  return manner;
}
