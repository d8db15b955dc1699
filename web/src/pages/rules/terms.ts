// The words of cards that a rule explains, by how they occur in a text (content/guide/terms.json). Rules stand there
// once; a language (content/guide/LANG/terms.json) says what each word is called and how its own cards say it.
import terms from "../../../../content/guide/terms.json";
import type { Edition } from "../../kit/rules";

/** A rule for each game that has one, or one rule wherever the word is read. */
export interface Entry extends Partial<Record<Edition, string>> {
  word: string;
  pattern: string;
  rule?: string;
}
export interface Term {
  word: string;
  rule: string;
}
export const TERMS: Entry[] = terms;

type Own = Record<string, Pick<Entry, "word" | "pattern">>;
const others = import.meta.glob<Own>("../../../../content/guide/*/terms.json", { import: "default" });
/** Those of a language, which are looked for in its own words; none where nobody has written them. */
export async function termsFor(locale: string): Promise<Entry[]> {
  if (locale === "en") return TERMS;
  const own = await others[`../../../../content/guide/${locale}/terms.json`]?.();
  return TERMS.flatMap((term) => {
    const said = own?.[term.word];
    return said ? [{ ...term, ...said }] : [];
  });
}

/** The words that occur in a text, each with its rule in the game that is played. */
export const termsIn = (text: string, edition: Edition, among: Entry[] = TERMS): Term[] =>
  among.flatMap(({ word, pattern, rule, ...own }) => {
    const number = own[edition] ?? rule;
    return number !== undefined && new RegExp(pattern, "iu").test(text) ? [{ word, rule: number }] : [];
  });
