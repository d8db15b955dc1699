import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { asNumber, EDITIONS, editionNamed, editionOf, ruleIn, rulesOf } from "../../kit/rules";
import type { Catalogue } from "../../wire";
import { guideFrom } from "./editions";
import { anchors, parseGuide, ruleOf, rulesIn, searchGuide, spans, type Guide } from "./guide";
import { TERMS, termsFor, termsIn } from "./terms";

const ROOT = join(import.meta.dirname, "../../../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const [rulings, coming] = [read("docs/rulings.md"), read("content/guide/coming-from-rebirth.md")];
const LANGUAGES = readdirSync(join(ROOT, "content/guide"), { withFileTypes: true })
  .filter((file) => file.isDirectory())
  .map(({ name }) => name);
const guides = EDITIONS.map((edition) =>
  guideFrom(edition, { guide: read(`content/guide/${edition}.md`), rulings, coming }),
) as [Guide, Guide];
const [rebirth, classic] = guides;
const numbers = guides.map(anchors) as [Set<string>, Set<string>];
/** Whether a number stands where its letters say. */
const stands = (rule: string): boolean => numbers[EDITIONS.indexOf(editionOf(rule))]?.has(rule) ?? false;
const chapterIds = (guide: Guide): string[] => guide.chapters.map(({ id }) => id);
const found = (guide: Guide, query: string): string[] =>
  searchGuide(guide, query).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "rule" ? [block.id] : [])),
  );

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith(".rs"))
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"));
}
/** What the engine can name as a cause. */
const causes = sources(join(ROOT, "crates/rules/src")).flatMap((text) =>
  [...text.matchAll(/"(R\d+(?:\.\d+[a-z]?)?)"/g)].map((named) => named[1] ?? ""),
);

describe("the guides", () => {
  it("have an anchor for every rule that the engine can name as a cause, in both games", () => {
    expect(causes.length).toBeGreaterThan(10);
    for (const edition of EDITIONS)
      expect(
        causes.map((rule) => ruleIn(edition, rule)).filter((rule) => editionOf(rule) !== edition || !stands(rule)),
      ).toEqual([]);
  });

  it("have an anchor for every rule that the client, the catalogue and the options of an edition name", () => {
    const { options, rulings } = JSON.parse(read("web/src/fixtures/catalogue.json")) as Pick<
      Catalogue,
      "options" | "rulings"
    >;
    const edition = read("content/classic/edition.codex");
    const terms = TERMS.flatMap(({ rule, rebirth, classic }) =>
      [rule, rebirth, classic].filter((one) => one !== undefined),
    );
    const named = [
      ...[...read("content/locales/en/ui.ftl").matchAll(/\b[RC]\d+\.\d+\b/g)].map(String),
      ...[...edition.matchAll(/ rule "([^"]+)"/g)].map(([, rule]) => rule ?? ""),
      ...[...read("content/locales/en/rulings.ftl").matchAll(/\b(?:[RC]\d+\.\d+|LC?-\d+|R[BC]-\d+)\b/g)].map(String),
      ...options.map(({ rule }) => rule),
      ...rulings.map(({ number }) => number),
      ...terms,
    ];
    expect(named).toEqual(expect.arrayContaining(["C19.4", "C18.8", "R21.2", "C20.5"]));
    expect(named.filter((rule) => !stands(rule))).toEqual([]);
  });

  it.each([
    ["R", rebirth, 24],
    ["C", classic, 23],
  ] as const)("leave out no number of a chapter %s", (letter, guide, last) => {
    const own = [...anchors(guide)];
    const chapters = chapterIds(guide).filter((id) => new RegExp(`^${letter}\\d+$`).test(id));
    expect(chapters).toEqual(Array.from({ length: last }, (_, at) => `${letter}${at + 1}`));
    for (const id of chapters) {
      const rules = own.filter((rule) => new RegExp(`^${id}\\.\\d+$`).test(rule));
      expect(rules.length).toBeGreaterThan(0);
      expect(rules).toEqual(rules.map((_, at) => `${id}.${at + 1}`));
    }
  });

  it("refer only to rules that are there", () => {
    const texts = guides.flatMap(({ opening, chapters }) => [
      ...opening,
      ...chapters.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === "rule" ? [block.text, ...block.parts.map(({ text }) => text)] : [])),
      ),
    ]);
    const cited = texts
      .flatMap(spans)
      .flatMap((span) => (typeof span === "object" && "rule" in span ? [span.rule] : []));
    expect(cited.length).toBeGreaterThan(240);
    expect(cited.filter((rule) => !stands(rule))).toEqual([]);
  });

  it("say no number twice, and each in one game only", () => {
    const all = guides.flatMap(({ chapters }) => rulesIn(chapters)).reduce((sum, count) => sum + count, 0);
    const ids = guides.flatMap(({ chapters }) =>
      chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "rule" ? [block.id] : []))),
    );
    expect(new Set(ids).size).toBe(all);
    EDITIONS.forEach((edition, at) =>
      expect([...(numbers[at] ?? [])].filter((id) => /\d/.test(id) && editionOf(id) !== edition)).toEqual([]),
    );
  });

  it("hold our rulings, and what is different from the other game, each where it belongs", () => {
    expect(chapterIds(rebirth).slice(-4)).toEqual(["from-classic", "RB", "L", "N"]);
    expect(chapterIds(classic).slice(-5)).toEqual(["C22", "C23", "RC", "LC", "N"]);
    expect(stands("L-1") && stands("LC-10") && stands("C22.1") && stands("E-1")).toBe(true);
  });

  it("name each point of the older printing at its rule", () => {
    const edition = read("content/classic/edition.codex");
    const rules = [...edition.matchAll(/ rule "([^"]+)" printing french/g)].map(([, rule]) => rule ?? "");
    expect(rules).toHaveLength(7);
    expect(rules.filter((rule) => !ruleOf(classic, rule)?.text.includes("**French printing:**"))).toEqual([]);
  });

  it("have the same numbers in every language", () => {
    const others = LANGUAGES.flatMap((name) =>
      readdirSync(join(ROOT, "content/guide", name)).map((file) => `content/guide/${name}/${file}`),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const path of others.filter((file) => file.endsWith(".md") && !file.endsWith("rulings.md"))) {
      const english = anchors(parseGuide(read(path.replace(/guide\/\w+\//, "guide/"))));
      expect([...anchors(parseGuide(read(path)))], path).toEqual([...english]);
    }
  });

  it.each(LANGUAGES)("hold our rulings in %s: every one, in its order, with the same links", (language) => {
    const cited = (text: string): string[] =>
      spans(text).flatMap((span) => (typeof span === "object" && "rule" in span ? [span.rule] : []));
    const all = (source: string): [string, string[]][] =>
      parseGuide(source)
        .chapters.flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === "rule" ? [[block.id, cited(block.text).sort()]] : []));
    const own = read(`content/guide/${language}/rulings.md`);
    expect(all(rulings)).toHaveLength(rulings.match(/^- /gm)?.length ?? 0);
    expect(all(own)).toEqual(all(rulings));
    expect(own.match(/^## /gm)).toHaveLength(rulings.match(/^## /gm)?.length ?? 0);
  });

  it.each([
    ["de", "zahlt als ein mal", "L-2"],
    ["pl", "ulepszenia ewokacja zasob", "L-19"],
    ["fr", "ameliorations reserve", "L-19"],
    ["it", "torpore fragilita", "L-28"],
  ])("find our rulings in %s without their accents", (language, words, number) => {
    const guide = read(`content/guide/${language}/rebirth.md`);
    const own = read(`content/guide/${language}/rulings.md`);
    const text = guideFrom("rebirth", { guide, rulings: own, coming });
    expect(found(text, words)).toContain(number);
  });

  it("are found by words and by numbers", () => {
    expect(found(rebirth, "trophies last damage")).toContain("R17.10");
    expect(searchGuide(rebirth, "R17.11")[0]?.id).toBe("R17");
    expect(searchGuide(rebirth, "zzz")).toEqual([]);
    expect(found(rebirth, "R14.22")[0], "the rule before those that speak of it").toBe("R14.22");
    expect(found(rebirth, "R14.22").length).toBeGreaterThan(1);
    const rules = searchGuide(rebirth, "momentum").flatMap(({ blocks }) => blocks);
    expect(found(rebirth, "momentum")).toEqual(expect.arrayContaining(["R14.22", "R14.23", "R14.24"]));
    expect(found(rebirth, "momentum")).not.toContain("R14.21");
    expect(rules).toContainEqual({ kind: "heading", text: "Momentum" });
    expect(ruleOf(rebirth, "R17.11")?.parts).toHaveLength(7);
    expect(found(classic, "momentum")).toEqual(expect.arrayContaining(["C10.11", "C10.12", "C10.13"]));
    expect(rulesIn(searchGuide(classic, "jinx"))).toBeLessThan(rulesIn(searchGuide(rebirth, "jinx")));
  });
});

describe("numbers of rules", () => {
  it("say which game they belong to", () => {
    expect(["C9.3", "C22", "RC-36", "LC-5", "LC"].map(editionOf)).toEqual(Array(5).fill("classic"));
    expect(["R14.22", "RB-4", "L-5", "L", "N", "E-3", "from-classic", ""].map(editionOf)).toEqual(
      Array(8).fill("rebirth"),
    );
  });
  it("are links in a sentence, of either game", () => {
    expect(spans("See C9.3, RC-36 and R14.22c (L-5; LC-5), not AC3.4 or C3.")).toEqual([
      "See ",
      { rule: "C9.3" },
      ", ",
      { rule: "RC-36" },
      " and ",
      { rule: "R14.22c" },
      " (",
      { rule: "L-5" },
      "; ",
      { rule: "LC-5" },
      "), not AC3.4 or ",
      { rule: "C3" },
      ".",
    ]);
  });
  it("may be typed in small letters", () => {
    expect(["r17.11", " c9.3", "lc-5", "RC-1", "crown"].map(asNumber)).toEqual([
      "R17.11",
      "C9.3",
      "LC-5",
      "RC-1",
      "crown",
    ]);
  });
  it("are read at the address of their game", () => {
    expect(["rebirth", "classic", "another"].map(rulesOf)).toEqual(["/rules", "/rules?edition=classic", "/rules"]);
    expect(editionNamed(null)).toBe("rebirth");
  });
});

describe("words of cards", () => {
  it.each(LANGUAGES)("are called by their names in %s, all of them", async (language) => {
    const own = await termsFor(language);
    expect(own.map(({ rule, rebirth, classic }) => [rule, rebirth, classic])).toEqual(
      TERMS.map(({ rule, rebirth, classic }) => [rule, rebirth, classic]),
    );
    const written = Object.keys(JSON.parse(read(`content/guide/${language}/terms.json`)) as object);
    expect(written).toEqual(TERMS.map(({ word }) => word));
  });
  it.each([
    ["de", "Konvertiere beim Ziel 2 Schaden. Dieser Magi ist in der Kammer.", ["C20.8", "C11.2"]],
    ["pl", "Zamień 2 obrażenia. Jeśli to zrobisz: ukradnij celowi 2 PM.", ["C20.8", "C20.19", "C20.15"]],
    ["fr", "Au lieu de l’effet de la salle volez 1 PP à chaque autre Mage.", ["C20.19", "C6.6"]],
    ["it", "Quando viene rivelato, la Rosa Nera guadagna 2 PP. Cura 1 Danno.", ["C20.13", "C5.7"]],
  ])("are found as the cards say them in %s", async (language, text, rules) => {
    expect(termsIn(text, "classic", await termsFor(language)).map(({ rule }) => rule)).toEqual(rules);
  });
  const rule = (text: string, edition: "rebirth" | "classic", word: string): string | undefined =>
    termsIn(text, edition).find((term) => term.word === word)?.rule;
  it("are explained by the rules of the game that is played", () => {
    expect(rule("Convert 2 Damage.", "rebirth", "Convert")).toBe("R17.4");
    expect(rule("convert 2 damage.", "classic", "Convert")).toBe("C20.8");
    expect(rule("When you activate the Throne Room, you may complete this Quest.", "classic", "Complete")).toBe(
      "C6.10",
    );
    expect(rule("When you take the Crown, complete this Quest.", "rebirth", "Complete")).toBeUndefined();
    expect(rule("Trap, Air. When a Mage enters a red Room: inflict 3 Damage.", "classic", "Room Trap")).toBe("C12.7");
    expect(rule("Assign a Jinx.", "classic", "Jinx")).toBe("R23.3");
    expect(rule("Cancel that spell.", "rebirth", "Cancel")).toBe("C20.5");
  });
});
