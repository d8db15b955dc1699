// The short line under a card's marks: "Model 2", "Room ∞", or what sort of card it is.
import { t } from "../i18n/index.svelte";
import type { SideInfo } from "../wire";
import { kindOf, plainLine } from "./book";

export function shortTarget(side: SideInfo): string {
  const target = side.target;
  if (!target) return t(`type-${kindOf(side.kind)}`);
  if (target.what === "yourself") return t("target-yourself");
  return t("target-short", { what: { say: `target-${target.what}` }, range: target.range ?? "∞" });
}

/**
 * What a small card may say of a side, the fullest first: all of it, or its gist (verbs and numbers). Nothing is ever
 * broken off: where neither fits, marks and target speak, and the lens has the whole.
 */
export function gistsOf(side: SideInfo): string[] {
  const whole = side.text.sentences.map((sentence) => plainLine(sentence.line)).join(" ");
  const gist = side.gist ? plainLine(side.gist) : "";
  return [...new Set([whole, gist])].filter(Boolean).sort((one, other) => other.length - one.length);
}
