// Lessons under way and what the guide has told, kept in this browser so that they can be left and taken up again.
import type { LessonName } from "./names";
import type { Told } from "./moment";

export interface KeptLesson {
  table: string;
  told: Told[];
  done: boolean;
}
type Lessons = Partial<Record<LessonName, KeptLesson>>;
export interface KeptGuide {
  /** Not wanted any more. */
  off: boolean;
  /** The tables it goes with. */
  tables: string[];
  /** Told on this device, whatever the table. */
  told: Told[];
}
const LESSONS = "lodge.lessons";
const GUIDE = "lodge.guide";
/** As many tables as anybody has under way. */
const TABLES_MOST = 20;

function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export const keptLesson = (name: LessonName): KeptLesson | null => read<Lessons>(LESSONS, {})[name] ?? null;
export const keepLesson = (name: LessonName, lesson: KeptLesson): void =>
  write(LESSONS, { ...read<Lessons>(LESSONS, {}), [name]: lesson });

export const keptGuide = (): KeptGuide => read<KeptGuide>(GUIDE, { off: false, tables: [], told: [] });
export const keepGuide = (guide: KeptGuide): void => write(GUIDE, guide);
/** From now on the guide goes with this table. */
export function guideTable(table: string): void {
  const kept = keptGuide();
  keepGuide({
    ...kept,
    off: false,
    tables: [table, ...kept.tables.filter((own) => own !== table)].slice(0, TABLES_MOST),
  });
}
export const isGuided = (table: string): boolean => !keptGuide().off && keptGuide().tables.includes(table);
