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

/**
 * What a small card may say of a side, the fullest first: all of it, its gist (verbs and numbers), its first sentences,
 * and at worst the beginning of the first. An ellipsis tells that there is more; the lens has it.
 */
export function gistsOf(side: SideInfo): string[] {
  const sentences = side.text.sentences.map((sentence) => plainLine(sentence.line));
  const beginnings = sentences.map((_, left) => sentences.slice(0, -left - 1).join(" ")).filter(Boolean);
  const gist = side.gist ? plainLine(side.gist) : "";
  const whole = [sentences.join(" "), gist, ...beginnings.map(andMore)].filter(Boolean);
  whole.sort((one, other) => other.length - one.length);
  return [...new Set([...whole, ...words(sentences[0] ?? "").map(andMore)])];
}

const andMore = (beginning: string): string => `${beginning} …`;

/** A long sentence, broken off after a word near some lengths that fill one, two or three lines. */
function words(sentence: string): string[] {
  return [54, 40, 26]
    .filter((length) => length < sentence.length)
    .map((length) => sentence.slice(0, sentence.lastIndexOf(" ", length)));
}
