// How long somebody may still think. The server says it now and then; between, it is counted here.
import { locale, t } from "../../i18n/index.svelte";
import type { Manner, Person } from "../../wire";

/** Milliseconds; null where no clock is. */
export function leftOf(person: Person | undefined, toldAt: number, now: number): number | null {
  const clock = person?.clock;
  if (!clock) return null;
  return Math.max(0, clock.left - (clock.runs ? Math.max(0, now - toldAt) : 0));
}

/** What a clock began with. */
export const wholeOf = (manner: Manner): number => (manner.clock?.each ?? manner.clock?.bank ?? 0) * 1000;

/** Time is short: a tenth of it, or half a minute. */
export const isShort = (left: number, whole: number): boolean => left < Math.max(whole / 10, 30_000);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const two = (number: number): string => String(number).padStart(2, "0");

/** Two units at most: what is smaller does not matter yet. */
export function timeInWords(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= DAY)
    return t("clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR)
    return t("clock-hours", { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return t("clock-minutes", { minutes: Math.floor(seconds / MINUTE), seconds: two(seconds % MINUTE) });
}

/** A length of time that was chosen, by its largest unit. */
export function lengthInWords(seconds: number): string {
  if (seconds % DAY === 0) return t("length-days", { count: seconds / DAY });
  if (seconds % HOUR === 0) return t("length-hours", { count: seconds / HOUR });
  return seconds % MINUTE === 0
    ? t("length-minutes", { count: seconds / MINUTE })
    : t("length-seconds", { count: seconds });
}

/** How a table is played: its pace, and its clock with what happens at zero. */
export function mannerInWords(manner: Manner): string[] {
  const { pace = "live", clock, chat = "phrases" } = manner;
  const words = [t(`pace-${pace}`)];
  const time = clock?.each ?? clock?.bank;
  if (clock && time !== undefined) {
    words.push(t(clock.each === undefined ? "manner-bank" : "manner-each", { time: lengthInWords(time) }));
    words.push(t(`at-zero-${clock.then}`));
  }
  words.push(t(`talk-in-${chat}`));
  return words;
}

/** All of it in one line. */
export const mannerLine = (manner: Manner): string =>
  new Intl.ListFormat(locale(), { type: "unit" }).format(mannerInWords(manner));
