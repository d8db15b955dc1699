// The language of the page. Components call `t` and `rich`; both follow a change of language by themselves.
import type { FluentBundle } from "@fluent/bundle";
import {
  bundleOf,
  has,
  inForm,
  parts,
  plainText,
  type Arg,
  type Args,
  type List,
  type Part,
  type Phrase,
} from "./format";
import { FALLBACK, firstChoice, loadSources, LOCALES, type Later } from "./locales";

export type { Arg, Args, List, Part, Phrase, Ref } from "./format";
export { firstChoice, LOCALES };

/** None until the first words are there: nothing is shown before. */
let bundles: FluentBundle[] = $state.raw([]);
let current = $state(FALLBACK);

/** Messages without arguments, as they were said: most of a page, and always the same. */
let said = new Map<string, string>();

/** The words of a message as one text. */
export function t(id: string, args?: Args): string {
  // Read in any case: whoever says something follows a change of language.
  const spoken = bundles;
  const known = args ? undefined : said.get(id);
  if (known !== undefined) return known;
  const text = plainText(parts(spoken, id, args));
  if (!args) said.set(id, text);
  return text;
}

/** The words of a message with the things in it that can be opened. */
export function rich(id: string, args?: Args): Part[] {
  return parts(bundles, id, args);
}

/** A phrase by itself, as it stands in a list or over a card unless another form is asked for. */
export function saying(phrase: Phrase, form = "title"): string {
  return inForm(bundles, phrase, form);
}

/** Several things in a row; with commas only unless another way is asked for. */
export function listed(list: Arg[], way: List["way"] = "plain"): string {
  return inForm(bundles, { say: "name-alone", args: { name: { list, way } } }, "title");
}

export function hasMessage(id: string): boolean {
  return has(bundles, id);
}

export function locale(): string {
  return current;
}

let asked = "";
/** Words of pages that somebody has been to. */
const also = new Set<Later>();
let rounds = 0;

async function speak(next: string): Promise<void> {
  const round = ++rounds;
  const spoken = bundleOf(next, await loadSources(next, also));
  if (round !== rounds) return;
  said = new Map();
  bundles = [spoken];
  current = next;
  document.documentElement.lang = next;
}

/** Everything changes at once, when the words are there; whoever changes their mind meanwhile gets the last one. Words
 * that cannot be fetched change nothing. */
export async function setLocale(wanted: string): Promise<void> {
  const next = LOCALES.includes(wanted) ? wanted : FALLBACK;
  if (asked === next) return;
  asked = next;
  try {
    await speak(next);
  } catch (error) {
    if (asked === next) asked = current;
    throw error;
  }
}

/** Fetches the words of a page that the others do not need; at once if they are there. */
export async function alsoSay(words: Later): Promise<void> {
  if (also.has(words)) return;
  also.add(words);
  try {
    await speak(asked || current);
  } catch (error) {
    also.delete(words);
    throw error;
  }
}

/** A language's name in itself. */
export function nameOfLocale(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
}
