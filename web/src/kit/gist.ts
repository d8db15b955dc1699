// The short line under a card's marks: "Model 2", "Room ∞", or what sort of card it is.
import { t } from "../i18n/index.svelte";
import type { SideInfo, TextLine } from "../wire";
import { kindOf, plainLine } from "./book";
import { bound } from "./runs";

export function shortTarget(side: SideInfo): string {
  const target = side.target;
  if (!target) return t(`type-${kindOf(side.kind)}`);
  if (target.what === "yourself") return t("target-yourself");
  return t("target-short", { what: { say: `target-${target.what}` }, range: target.range ?? "∞" });
}

/** How a card is read that has no room for its words; a finger cannot point. */
export const toRead = (id: "card-point" | "card-point-short"): string =>
  t(id, { by: globalThis.matchMedia?.("(pointer: coarse)").matches ? "finger" : "mouse" });

/** As on large cards: a number and its verb never part at the end of a line. */
const unparted = (line: TextLine): string => bound(plainLine(line));

/**
 * What a small card may say of a side, the fullest first: all of it or its gist (verbs and numbers), with what sets it
 * off, or without that. Nothing is ever broken off: where none fits, marks and target speak, and the lens has the whole.
 */
export function gistsOf(side: SideInfo): string[] {
  const what = side.text.sentences.map((sentence) => unparted(sentence.line)).join(" ");
  const gist = side.gist ? unparted(side.gist) : "";
  const { lead } = side.text;
  const when = lead ? [what, gist].filter(Boolean).map((words) => `${unparted(lead)} ${words}`) : [];
  return [...new Set([...when, what, gist])].filter(Boolean).sort((one, other) => other.length - one.length);
}
