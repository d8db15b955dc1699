// Keys by the names of what they do. Letters can be changed or switched off; Tab, arrows, Enter and Escape cannot.
import { numberOf } from "../../board/keys";

export const DEFAULT_KEYS = {
  Explore: "e",
  Fight: "a",
  Command: "o",
  Cast: "s",
  Quick: "q",
  Momentum: "m",
  Solve: "v",
  End: "x",
  Dummy: "d",
  Turn: "f",
  Confirm: "c",
  TakeBack: "Backspace",
  Undo: "z",
  Use: "u",
  Pass: "p",
  Log: "l",
  Hand: "h",
  Lodge: "b",
  Sheets: "j",
  Replay: "r",
  Again: "n",
  Help: "?",
  Skip: " ",
  Hold: "k",
  Hint: "g",
} as const;

export type KeyAct = keyof typeof DEFAULT_KEYS;

export type KeyMeaning = { act: KeyAct } | { number: number } | { escape: true } | { enter: true } | null;

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export function keyOf(act: KeyAct, changed: Record<string, string>): string {
  return changed[act] ?? DEFAULT_KEYS[act];
}

/** How a key is written on a button. */
export function keyLabel(act: KeyAct, changed: Record<string, string>): string {
  const key = keyOf(act, changed);
  if (key === " ") return "␣";
  return key === "Backspace" ? "⌫" : key.length === 1 ? key.toUpperCase() : key;
}

export function meaning(pressed: Pressed, changed: Record<string, string>, letters: boolean): KeyMeaning {
  if ((pressed.ctrlKey || pressed.metaKey) && pressed.key.toLowerCase() === "z") return { act: "Undo" };
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (pressed.key === "Escape") return { escape: true };
  if (pressed.key === "Enter") return { enter: true };
  if (!letters) return null;
  const number = numberOf(pressed.key);
  if (number > 0) return { number };
  const acts = Object.keys(DEFAULT_KEYS) as KeyAct[];
  const act = acts.find((name) => keyOf(name, changed).toLowerCase() === pressed.key.toLowerCase());
  return act ? { act } : null;
}
