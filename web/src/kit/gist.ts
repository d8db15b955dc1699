// The short line under a card's marks: "Model 2", "Room ∞", or what sort of card it is.
import { t } from "../i18n/index.svelte";
import type { SideInfo } from "../wire";
import { kindOf, plainLine } from "./book";

export function shortTarget(side: SideInfo): string {
  const target = side.target;
  if (!target) return t(`type-${kindOf(side.kind)}`);
  if (target.what === "yourself") return t("target-yourself");
  return `${t(`target-${target.what}`)} ${target.range ?? "∞"}`;
}

/** Verbs and numbers; all of the text where it is short enough anyway; never a cut. */
export function gistOf(side: SideInfo, most: number): string | null {
  if (side.gist) {
    const gist = plainLine(side.gist);
    if (gist.length <= most) return gist;
  }
  const whole = side.text.sentences.map((sentence) => plainLine(sentence.line)).join(" ");
  return whole.length <= most ? whole : null;
}
