// What a person has set for this browser. It never leaves it.
import { firstChoice } from "./i18n/index.svelte";
import type { Group } from "./sound/sounds";
import type { Pace } from "./table/story/time";

export const THEMES = ["night", "day", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = "half" | "normal" | "double" | "off";

export interface Settings {
  language: string;
  theme: Theme;
  speed: Speed;
  /** How the deeds of others are told. */
  story: Pace;
  sounds: boolean;
  /** How loud each group of sounds is, in per cent; what is not set is as usual. */
  levels: Partial<Record<Group, number>>;
  /** Per cent; larger text is laid out as for a screen that much smaller. */
  text: number;
  /** Single-letter keys; Tab, arrows and Enter always work. */
  keys: boolean;
  /** Changed keys, by the name of the act. */
  keymap: Record<string, string>;
  /** The table as plain text beside the drawing. */
  plainText: boolean;
  name: string;
}

export const TEXT_SIZES = [100, 112, 125, 150];

const STORED = "lodge.settings";

function initial(): Settings {
  const defaults: Settings = {
    language: firstChoice(navigator.languages ?? []),
    // A browser says "light" where nobody has wished for anything, so only the wish for contrast is taken for one.
    theme: globalThis.matchMedia?.("(prefers-contrast: more)").matches ? "contrast" : "night",
    speed: "normal",
    story: "calm",
    sounds: false,
    levels: {},
    // A screen that leaves everything room is looked at from farther away.
    text: innerWidth >= 2400 && innerHeight >= 1300 ? 125 : 100,
    keys: true,
    keymap: {},
    plainText: false,
    name: "",
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Settings>) };
  } catch {
    return defaults;
  }
}

export const settings: Settings = $state(initial());

export function keepSettings(): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(settings));
  } catch {
    // A browser that refuses storage still plays; it only forgets.
  }
}

/** How long a movement of so many milliseconds takes; 0 shows the end at once. */
export function pace(milliseconds: number): number {
  if (settings.speed === "off" || globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches) return 0;
  return milliseconds * { half: 2, normal: 1, double: 0.5 }[settings.speed];
}

/** A length of the window as the page counts it. */
export const onPage = (length: number): number => (length * 100) / settings.text;

/** Whether a table so wide and high shows all that it asks for: the bar with its buttons, the words of cards. */
function holds(width: number, height: number): boolean {
  if (height > width) return width < 700 ? width >= 360 && height >= 640 : width >= 760 && height >= 1000;
  if (height < 500) return width >= 640 && height >= 360;
  return width >= 1000 && height >= (width < 1140 ? 700 : 640);
}

/** The largest step, up to the one that is wished for, at which a table holds on such a screen. */
export const textThatHolds = (wished: number, width: number, height: number): number =>
  TEXT_SIZES.findLast((size) => size <= wished && holds((width * 100) / size, (height * 100) / size)) ?? 100;

const view = $state({ width: innerWidth, height: innerHeight });
globalThis.addEventListener?.("resize", () => Object.assign(view, { width: innerWidth, height: innerHeight }));
/** The text size of the table. Other pages scroll, so they have what was set. */
export const tableText = (): number => textThatHolds(settings.text, view.width, view.height);
/** A length of the window as the table counts it. */
export const onTable = (length: number): number => (length * 100) / tableText();
