import { expect, it } from "vitest";
import catalogue from "../fixtures/catalogue.json";
import type { Catalogue } from "../wire";
import { Book } from "./book";

const book = new Book(catalogue as unknown as Catalogue);

it("finds the rulings of a card by its id", () => {
  expect(book.rulings("supreme_fireball").map(({ number }) => number)).toContain("L-39");
  expect(book.rulings("arcane_barrage").map(({ number }) => number)).not.toContain("L-39");
});

it("says nothing below a card that needs no ruling", () => {
  expect(book.rulings("no_such_card")).toEqual([]);
});
