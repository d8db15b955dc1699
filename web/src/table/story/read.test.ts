import { expect, it } from "vitest";
import sample from "../../fixtures/act-4.json";
import { plainLine } from "../../kit/book";
import { deskAt } from "../model/laid";
import { addresses } from "./read";

it("knows which cards speak to whoever casts them", () => {
  const scene = deskAt(sample).scene!;
  const spells = scene.book.catalogue.spells.map(({ light }, id) => ({ id, text: light.text }));
  const named = (name: string): number => scene.book.catalogue.spells.findIndex((spell) => spell.name === name);
  const says = (id: number): boolean => addresses({ kind: "spell", id, dark: false }, scene);
  expect(says(named("Shared Torture"))).toBe(false);
  const yours = spells.find(({ text }) => text.sentences.some(({ line }) => / your /.test(plainLine(line))));
  expect(says(yours!.id)).toBe(true);
  // The word itself, not its letters.
  const young = spells.filter(({ text }) => !/\byou/i.test(JSON.stringify(text)));
  expect(young.some(({ id }) => says(id))).toBe(false);
});
