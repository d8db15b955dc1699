// The guides there are, by language; English stands in for one that is not written yet.
import rulings from "../../../../docs/rulings.md?raw";
import { parseGuide, withRulings, type Guide } from "./guide";

const files = import.meta.glob<string>("../../../../content/guide/rebirth*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const kept = new Map<string, Guide>();

export function guideIn(locale: string): Guide {
  const known = kept.get(locale);
  if (known) return known;
  const find = (ending: string): string | undefined =>
    Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];
  const guide = withRulings(parseGuide(find(`rebirth.${locale}.md`) ?? find("rebirth.md") ?? ""), rulings);
  kept.set(locale, guide);
  return guide;
}
