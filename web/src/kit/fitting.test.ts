import { describe, expect, it } from "vitest";
import { keepFitting, plan } from "./fitting";

const said: string[] = [];
/** Tries so often, and says what it does. */
const fitting = (name: string, tries: number) =>
  function* () {
    for (let at = 1; at <= tries; at++) {
      said.push(`${name} tries`);
      yield;
      said.push(`${name} looks`);
      yield;
    }
  };
const node = (): HTMLElement => document.body.appendChild(document.createElement("p"));
/** What was planned is done when the page has done what it was about to do. */
const soon = (): Promise<void> => Promise.resolve();

describe("texts that fit themselves", () => {
  it("try together and look together", async () => {
    said.length = 0;
    const ends = [keepFitting(node(), fitting("one", 2)), keepFitting(node(), fitting("two", 1))];
    expect(said).toEqual(["one tries", "two tries"]);
    await soon();
    expect(said).toEqual(["one tries", "two tries", "one looks", "two looks", "one tries", "one looks"]);
    for (const end of ends) end();
  });

  it("are fitted once, however often they are planned, and no more when they are gone", async () => {
    const own = node();
    const end = keepFitting(own, fitting("own", 1));
    await soon();
    said.length = 0;
    plan(own);
    plan(own);
    await soon();
    expect(said).toEqual(["own tries", "own looks"]);
    plan(own);
    end();
    await soon();
    expect(said).toEqual(["own tries", "own looks"]);
  });
});
