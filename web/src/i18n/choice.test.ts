import { describe, expect, it } from "vitest";
import { folded } from "./fold";
import { FALLBACK, firstChoice, LOCALES } from "./locales";

describe("the language of a reader", () => {
  const all = ["en", "de", "pl", "pt-BR"];
  it("is the first of theirs that can be chosen", () => {
    expect(firstChoice(["xx", "de-AT", "pl"], all)).toBe("de");
    expect(firstChoice(["PT-br"], all)).toBe("pt-BR");
    expect(firstChoice(["xx"], all)).toBe(FALLBACK);
    expect(firstChoice([], all)).toBe(FALLBACK);
  });
  it("is one of a list that English is on", () => expect(LOCALES).toContain(FALLBACK));
});

describe("what is looked for", () => {
  it("is found without accents, capitals and soft hyphens", () => {
    expect(folded("Zaklęcie Łuk Źródła")).toBe("zaklecie luk zrodla");
    expect(folded("Beschwö\u00ADrungssaal, Straße")).toBe("beschworungssaal, strasse");
    expect(folded("Évocation, cœur, l’Arène")).toBe("evocation, coeur, l'arene");
    expect(folded("Instabilità")).toBe("instabilita");
  });
});
