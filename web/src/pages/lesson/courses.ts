// The lessons in their order, and the guide beside a whole game.
import type { Topic } from "./moment";
import { FIRST } from "./topics/first";
import { GUIDE } from "./topics/guide";
import { SECOND } from "./topics/second";
import { THIRD } from "./topics/third";

export interface Course {
  /** The name of its table (`content/lessons`); the guide has none. */
  lesson: string | null;
  topics: Topic[];
}
export const LESSONS = ["first", "second", "third"] as const;
export type LessonName = (typeof LESSONS)[number];

export const COURSES: Record<LessonName | "guide", Course> = {
  first: { lesson: "first-game", topics: FIRST },
  second: { lesson: "second-game", topics: SECOND },
  third: { lesson: "third-game", topics: THIRD },
  guide: { lesson: null, topics: GUIDE },
};

/** The lesson of a table's name; tables of older programs that are none any more are shown without words. */
export const courseOf = (lesson: string | null | undefined): LessonName | null =>
  LESSONS.find((name) => COURSES[name].lesson === lesson) ?? null;
