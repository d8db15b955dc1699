// The lesson under way, kept in this browser so that it can be left and taken up again.
export interface KeptLesson {
  table: string;
  told: string[];
  done: boolean;
}
const STORED = "lodge.lesson";

export function keptLesson(): KeptLesson | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "null") as KeptLesson | null;
  } catch {
    return null;
  }
}
export function keepLesson(lesson: KeptLesson): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(lesson));
  } catch {
    // Without storage the lesson lasts as long as the page.
  }
}
