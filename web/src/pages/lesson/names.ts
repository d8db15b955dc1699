// The lessons by name, for those who only look whether one is under way: what they teach is fetched by whoever learns.
export const LESSONS = ["first", "second", "third", "classic"] as const;
export type LessonName = (typeof LESSONS)[number];
