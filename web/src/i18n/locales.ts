// The languages that can be chosen (content/locales/offered.txt). English is the one everything falls back to, so it is
// part of the first download; the others come when they are chosen, one at a time.
import offered from "../../../content/locales/offered.txt?raw";

const english = import.meta.glob<string>("../../../content/locales/en/{ui,log,pages,names}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const others = import.meta.glob<string>("../../../content/locales/!(en)/{ui,log,pages,names}.ftl", {
  query: "?raw",
  import: "default",
});

export const FALLBACK = "en";

const localeOf = (path: string): string => path.split("/").at(-2) ?? FALLBACK;

export const LOCALES: string[] = offered.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

export const englishSources: string[] = Object.values(english);

export async function loadSources(locale: string): Promise<string[]> {
  if (locale === FALLBACK) return englishSources;
  const files = Object.entries(others).filter(([path]) => localeOf(path) === locale);
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
