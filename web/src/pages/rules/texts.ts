// The guides there are, by edition and language (`content/guide/LANG/EDITION.md`, English without a folder). They are texts
// and not parts of the program: each is fetched when it is read, and English stands in for one that is not written yet.
import rulings from "../../../../docs/rulings.md?url";
import type { Edition } from "../../kit/rules";
import { guideFrom } from "./editions";
import type { Guide } from "./guide";

const files = import.meta.glob<string>("../../../../content/guide/**/*.md", {
  query: "?url",
  import: "default",
  eager: true,
});
const fetched = new Map<string, Promise<string>>();
const kept = new Map<string, Promise<Guide>>();

/** What was promised is remembered; what failed is tried again. */
function remember<T>(all: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const known = all.get(name);
  if (known) return known;
  const made = make();
  all.set(name, made);
  made.catch(() => all.delete(name));
  return made;
}

const load = (address: string): Promise<string> =>
  remember(fetched, address, async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return response.text();
  });

const ROOT = "../../../../content/guide";
/** A text in a language, which has a folder; nothing where it is not written yet. */
const addressIn = (locale: string, name: string): string | undefined => files[`${ROOT}/${locale}/${name}.md`];
function addressOf(name: string, locale: string): string {
  const found = addressIn(locale, name) ?? (name === "rulings" ? rulings : files[`${ROOT}/${name}.md`]);
  if (found === undefined) throw new Error(`no guide ${name}`);
  return found;
}

export const guideOf = (edition: Edition, locale: string): Promise<Guide> =>
  remember(kept, `${edition} ${locale}`, async () => {
    const names = [edition, "coming-from-rebirth", "rulings"];
    const [guide = "", coming = "", own = ""] = await Promise.all(names.map((name) => load(addressOf(name, locale))));
    const english = locale !== "en" && names.some((name) => addressIn(locale, name) === undefined);
    return { ...guideFrom(edition, { guide, rulings: own, coming }), english };
  });
