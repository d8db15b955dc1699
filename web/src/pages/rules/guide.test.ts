import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../wire";
import { anchors, parseGuide, ruleOf, searchGuide, spans, withRulings } from "./guide";

const ROOT = join(import.meta.dirname, "../../../..");
const guide = withRulings(
  parseGuide(readFileSync(join(ROOT, "content/guide/rebirth.md"), "utf8")),
  readFileSync(join(ROOT, "docs/rulings.md"), "utf8"),
);
const numbers = anchors(guide);

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith(".rs"))
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"));
}

describe("the guide", () => {
  it("has an anchor for every rule that the engine can name as a cause", () => {
    const named = sources(join(ROOT, "crates/rules/src")).flatMap((text) =>
      [...text.matchAll(/"(R\d+(?:\.\d+[a-z]?)?)"/g)].map((found) => found[1] ?? ""),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((rule) => !numbers.has(rule))).toEqual([]);
  });

  it("has an anchor for every rule that the client and the catalogue name", () => {
    const ftl = readFileSync(join(ROOT, "content/locales/en/ui.ftl"), "utf8");
    const catalogue = readFileSync(join(ROOT, "web/src/fixtures/catalogue.json"), "utf8");
    const { options, rulings } = JSON.parse(catalogue) as Pick<Catalogue, "options" | "rulings">;
    const terms = JSON.parse(readFileSync(join(ROOT, "content/guide/terms.json"), "utf8")) as { rule: string }[];
    const named = [
      ...[...ftl.matchAll(/\bR\d+\.\d+\b/g)].map(String),
      ...[...options, ...terms].map(({ rule }) => rule),
      ...rulings.map(({ number }) => number),
    ];
    expect(named.filter((rule) => !numbers.has(rule))).toEqual([]);
  });

  it("leaves out no number of a chapter", () => {
    for (const { id } of guide.chapters.filter(({ id }) => /^R\d+$/.test(id))) {
      const own = [...numbers].filter((rule) => new RegExp(`^${id}\\.\\d+$`).test(rule));
      expect(own).toEqual(own.map((_, at) => `${id}.${at + 1}`));
    }
    const chapters = guide.chapters.map(({ id }) => id).filter((id) => /^R\d/.test(id));
    expect(chapters).toEqual(Array.from({ length: 24 }, (_, at) => `R${at + 1}`));
  });

  it("refers only to rules that are there", () => {
    const texts = guide.chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "rule" ? [block.text, ...block.parts.map(({ text }) => text)] : [])),
    );
    const cited = texts
      .flatMap(spans)
      .flatMap((span) => (typeof span === "object" && "rule" in span ? [span.rule] : []));
    expect(cited.length).toBeGreaterThan(40);
    expect(cited.filter((rule) => !numbers.has(rule))).toEqual([]);
  });

  it("is found by words and by numbers", () => {
    const found = searchGuide(guide, "trophies last damage");
    expect(found.flatMap(({ blocks }) => blocks).some((block) => block.kind === "rule" && block.id === "R17.10")).toBe(
      true,
    );
    expect(searchGuide(guide, "R17.11")[0]?.id).toBe("R17");
    expect(searchGuide(guide, "zzz")).toEqual([]);
    const rules = searchGuide(guide, "momentum").flatMap(({ blocks }) => blocks);
    const numbers = rules.flatMap((block) => (block.kind === "rule" ? [block.id] : []));
    expect(numbers).toEqual(expect.arrayContaining(["R14.22", "R14.23", "R14.24"]));
    expect(numbers).not.toContain("R14.21");
    expect(rules).toContainEqual({ kind: "heading", text: "Momentum" });
    expect(ruleOf(guide, "R17.11")?.parts).toHaveLength(7);
  });
});
