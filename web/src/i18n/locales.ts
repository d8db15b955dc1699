// The languages that can be chosen (content/locales/offered.txt). A reader fetches one of them and no other: each is
// whole, or it is not offered.
import offered from "../../../content/locales/offered.txt?raw";

const sources = import.meta.glob<string>("../../../content/locales/*/{ui,log,pages,names,lessons}.ftl", {
  query: "?raw",
  import: "default",
});

export const FALLBACK = "en";

const localeOf = (path: string): string => path.split("/").at(-2) ?? FALLBACK;
const nameOf = (path: string): string => path.split("/").at(-1)?.replace(".ftl", "") ?? "";

/** Words that only some pages say: they are fetched there. */
export const LATER = ["lessons"] as const;
export type Later = (typeof LATER)[number];

export const LOCALES: string[] = offered.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

/** A language's words, with those of some pages. */
export function loadSources(locale: string, also: Iterable<Later> = LATER): Promise<string[]> {
  const wanted = new Set(also);
  const without = new Set<string>(LATER.filter((name) => !wanted.has(name)));
  const files = Object.entries(sources).filter(([path]) => localeOf(path) === locale && !without.has(nameOf(path)));
  return Promise.all(files.map(([, load]) => load()));
}

/** Of the languages that somebody reads, in their order, the first that can be chosen. */
export function firstChoice(wanted: readonly string[], among: string[] = LOCALES): string {
  for (const tag of wanted) {
    const like = (own: string): boolean => own.toLowerCase() === tag.toLowerCase();
    const near = (own: string): boolean => own.toLowerCase() === tag.split("-")[0]?.toLowerCase();
    const found = among.find(like) ?? among.find(near);
    if (found !== undefined) return found;
  }
  return FALLBACK;
}
