import { expect, test } from "vitest";
import { textThatHolds } from "./settings.svelte";

test("a table has the largest text at which it still shows all that it asks for", () => {
  // A phone, upright and on its side, has no room to give away; a larger one has some.
  expect(textThatHolds(150, 390, 844)).toBe(100);
  expect(textThatHolds(150, 844, 390)).toBe(100);
  expect(textThatHolds(150, 932, 430)).toBe(112);
  // In Study half of each card's words would be hidden at 150 %.
  expect(textThatHolds(150, 1440, 900)).toBe(125);
  expect(textThatHolds(112, 1440, 900)).toBe(112);
  expect(textThatHolds(150, 1920, 1080)).toBe(150);
  // Laid out as for a phone on its side, all of it is there.
  expect(textThatHolds(150, 1280, 720)).toBe(150);
});

test("a table on a screen that is too small anyway is not made larger", () => {
  expect(textThatHolds(125, 320, 480)).toBe(100);
  expect(textThatHolds(100, 320, 480)).toBe(100);
});
