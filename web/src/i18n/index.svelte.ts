// The language of the page. Components call `t` and `rich`; both follow a change of language by themselves.
import type { FluentBundle } from "@fluent/bundle";
import { bundleOf, has, parts, plainText, type Args, type Part } from "./format";
import { englishSources, FALLBACK, loadSources, LOCALES } from "./locales";

export type { Arg, Args, Part, Ref } from "./format";
export { LOCALES };

const english = bundleOf(FALLBACK, englishSources);
let bundles: FluentBundle[] = $state.raw([english]);
let current = $state(FALLBACK);

/** The words of a message as one text. */
export function t(id: string, args?: Args): string {
  return plainText(parts(bundles, id, args));
}

/** The words of a message with the things in it that can be opened. */
export function rich(id: string, args?: Args): Part[] {
  return parts(bundles, id, args);
}

export function hasMessage(id: string): boolean {
  return has(bundles, id);
}

export function locale(): string {
  return current;
}

export async function setLocale(wanted: string): Promise<void> {
  const next = LOCALES.includes(wanted) ? wanted : FALLBACK;
  bundles = next === FALLBACK ? [english] : [bundleOf(next, await loadSources(next)), english];
  current = next;
  document.documentElement.lang = next;
}

/** A language's name in itself. */
export function nameOfLocale(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
}
