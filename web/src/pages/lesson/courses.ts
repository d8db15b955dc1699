// The lessons in their order, and the guide beside a whole game.
import type { Edition } from "../../kit/rules";
import type { Topic } from "./moment";
import { LESSONS, type LessonName } from "./names";
import { CLASSIC } from "./topics/classic";
import { FIRST } from "./topics/first";
import { GUIDE } from "./topics/guide";
import { SECOND } from "./topics/second";
import { THIRD } from "./topics/third";

export interface Course {
  /** The name of its table (`content/lessons`); the guide has none. */
  lesson: string | null;
  /** The game it teaches. */
  edition: Edition;
  topics: Topic[];
}
export const COURSES: Record<LessonName | "guide", Course> = {
  first: { lesson: "first-game", edition: "rebirth", topics: FIRST },
  second: { lesson: "second-game", edition: "rebirth", topics: SECOND },
  third: { lesson: "third-game", edition: "rebirth", topics: THIRD },
  classic: { lesson: "first-classic", edition: "classic", topics: CLASSIC },
  guide: { lesson: null, edition: "rebirth", topics: GUIDE },
};

/** The lesson of a table's name; tables of older programs that are none any more are shown without words. */
export const courseOf = (lesson: string | null | undefined): LessonName | null =>
  LESSONS.find((name) => COURSES[name].lesson === lesson) ?? null;

/** The lesson that goes on where this one ends, in the same game. */
export function lessonAfter(name: LessonName): LessonName | undefined {
  const next = LESSONS[LESSONS.indexOf(name) + 1];
  return next && COURSES[next].edition === COURSES[name].edition ? next : undefined;
}
