import { describe, expect, it } from "vitest";
import type { Person } from "../../wire";
import { layOut, type Option } from "./asks";
import act from "../../fixtures/act-4.json";
import { adviceDoes, adviceName, adviceOf, hasOthers, mayHint } from "./hints.svelte";
import { deskAt } from "./laid";
import { Scene } from "./scene";

const person = (seat: number, kind: Person["kind"], hints?: boolean): Person => ({
  seat,
  name: null,
  kind,
  level: null,
  here: true,
  prepared: false,
  ...(hints ? { hints } : {}),
});

describe("who may have a hint", () => {
  it("is whoever plays alone", () => {
    expect(mayHint([person(0, "person"), person(1, "bot"), person(2, "avatar")], 0)).toBe(true);
    expect(hasOthers([person(0, "person"), person(1, "bot")], 0)).toBe(false);
  });
  it("is nobody who watches, and no seat that a bot holds", () => {
    expect(mayHint([person(0, "person")], null)).toBe(false);
    expect(mayHint([person(0, "bot"), person(1, "bot")], 0)).toBe(false);
  });
  it("is everybody once all agree, those who are still to come included", () => {
    expect(mayHint([person(0, "person", true), person(1, "person")], 0)).toBe(false);
    expect(mayHint([person(0, "person", true), person(1, "person", true)], 0)).toBe(true);
    expect(mayHint([person(0, "person"), person(1, "person", true)], 0)).toBe(false);
    expect(mayHint([person(0, "person", true), person(1, "open")], 0)).toBe(false);
  });
});

describe("what a hint says", () => {
  const option = (index: number): Option => ({ index, name: "Pass", label: String(index) }) as Option;
  it("is a few candidates in the master's order", () => {
    const said = [4, 1, 0, 2, 3].map((at) => ({ option: at, brings: at, games: 10 }));
    expect(adviceOf(said, [0, 1, 2, 3, 4].map(option)).map((one) => one.option.index)).toEqual([4, 1, 0, 2]);
  });
  it("names what is spent or cast, and how", () => {
    const desk = deskAt(act);
    const spent = desk.laid!.options.find(({ name }) => name === "Momentum")!;
    const spell = desk.book.spell(spent.spell!)!.name;
    expect(adviceName(spent, desk.live!)).toBe(`Momentum: ${spell}`);
    expect(adviceDoes(spent, desk.live!)).toContain("Memories");
    const cast = desk.laid!.options.find(({ name }) => name === "Cast")!;
    expect(adviceDoes(cast, desk.live!)).not.toMatch(/^$|about-/);
  });
  it("tells two evocations of one kind apart by where they stand", () => {
    const desk = deskAt(act);
    const names = (scene: Scene): string[] =>
      layOut(desk.question!, scene)
        .options.filter(({ name }) => name === "Command")
        .map((option) => adviceName(option, scene));
    const scene = desk.live!;
    expect(names(scene)).toEqual(["Command: Cadaver 1, Garden", "Command: Cadaver 2, Black Rose Room"]);
    const [one, other] = scene.view.evocations.filter(({ owner }) => owner === scene.me);
    const evocations = scene.view.evocations.map((own) =>
      own.model === other!.model ? { ...own, kind: one!.kind + 1 } : own,
    );
    expect(names(new Scene(desk.book, { ...scene.view, evocations }, scene.people)).join()).not.toMatch(/\d/);
  });
  it("leaves out what is not asked any more", () => {
    expect(adviceOf([{ option: 7, brings: 1, games: 1 }], [option(0)])).toEqual([]);
  });
});
