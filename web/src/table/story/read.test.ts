import { expect, it } from "vitest";
import sample from "../../fixtures/act-4.json";
import { plainLine } from "../../kit/book";
import { deskAt } from "../model/laid";
import { aimOnCard } from "./deed-words";
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

it("calls the reader by the mage's name where a card says “you” to another", () => {
  const scene = deskAt(sample).scene!;
  const me = scene.me!;
  const at = (model: number, other: boolean): unknown =>
    aimOnCard({ Model: { model, kind: null, holder: model, slot: 0 } }, scene, other);
  expect(at(me, true)).toMatchObject({ id: me, name: scene.seatName(me) });
  expect(at(me, false)).toMatchObject({ id: me, name: "you" });
  const next = (me + 1) % scene.seats.length;
  expect(at(next, true)).toMatchObject({ name: scene.seatName(next) });
});
