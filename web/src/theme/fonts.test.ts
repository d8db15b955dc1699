import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const HERE = import.meta.dirname;
const LOCALES = join(HERE, "../../../content/locales");
const sheets = [...readFileSync(join(HERE, "fonts.ts"), "utf8").matchAll(/import "(.+\.css)"/g)].map(
  ([, path]) => path ?? "",
);
const faces = sheets.filter((path) => path.startsWith("@"));
/** The style sheets of the small files, one for each family. */
const cut = new Map<string, string>();
for (const [face, family = ""] of readFileSync(join(HERE, "fonts.css"), "utf8").matchAll(
  /@font-face \{\s+font-family: "([^"]+)"[^}]+\}/g,
))
  cut.set(family, (cut.get(family) ?? "") + face);

/** The letters that a face has, by what its style sheet says of its files. */
function lettersOf(css: string): (letter: number) => boolean {
  const ranges = [...css.matchAll(/unicode-range:([^;]+);/g)].flatMap(([, list]) =>
    (list ?? "").split(",").map((range) => {
      const [from = "", to = from] = range.trim().replace("U+", "").split("-");
      return [parseInt(from, 16), parseInt(to, 16)] as const;
    }),
  );
  return (letter) => ranges.some(([from, to]) => letter >= from && letter <= to);
}

describe("fonts", () => {
  it.each(readdirSync(LOCALES).filter((name) => !name.includes(".")))("have all letters of %s", (lang) => {
    const files = readdirSync(join(LOCALES, lang)).map((file) => readFileSync(join(LOCALES, lang, file), "utf8"));
    const letters = new Set(files.join("").match(/\p{L}/gu));
    expect(letters.size).toBeGreaterThan(40);
    expect(faces.length).toBeGreaterThan(2);
    const missing = (css: string): string[] => {
      const has = lettersOf(css);
      return [...letters].filter((letter) => !has(letter.codePointAt(0) ?? 0));
    };
    for (const face of faces) expect(missing(readFileSync(join(HERE, "../../node_modules", face), "utf8"))).toEqual([]);
    expect(cut.size).toBe(3);
    for (const own of cut.values()) expect(missing(own)).toEqual([]);
  });
});
