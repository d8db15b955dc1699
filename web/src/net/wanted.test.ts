import { expect, test } from "vitest";
import { whileWanted } from "./wanted";

test("what comes after something else was asked for changes nothing", async () => {
  const shown: string[] = [];
  const show = (text: string): void => void shown.push(text);
  let arrive: (text: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const late = new Promise<string>((found) => (arrive = found));
  const lost = new Promise<string>((_, failed) => (fail = failed));
  for (const asked of [late, lost]) whileWanted(asked, show, () => show("lost"))();
  whileWanted(Promise.resolve("asked for last"), show);
  arrive("asked for first");
  fail(new Error("too late"));
  await Promise.allSettled([late, lost]);
  expect(shown).toEqual(["asked for last"]);
});

test("what goes wrong is told, and nobody must listen", async () => {
  const told: unknown[] = [];
  const why = new Error("away");
  const found = (): void => void told.push("found");
  whileWanted(Promise.reject(why), found, (error) => told.push(error));
  whileWanted(Promise.reject(why), found);
  await Promise.allSettled([Promise.reject(why)]);
  expect(told).toEqual([why]);
});
