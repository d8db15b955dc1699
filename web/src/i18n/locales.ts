// The languages there are: a folder in content/locales with a `ui.ftl` is one. English is the one everything falls
// back to, so it is part of the first download; the others come when they are chosen.

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

export const LOCALES: string[] = [FALLBACK, ...new Set(Object.keys(others).map(localeOf))];

export const englishSources: string[] = Object.values(english);

export async function loadSources(locale: string): Promise<string[]> {
  if (locale === FALLBACK) return englishSources;
  const files = Object.entries(others).filter(([path]) => localeOf(path) === locale);
  return Promise.all(files.map(([, load]) => load()));
}
