import { describe, expect, it } from "vitest";
import { plainText } from "../../i18n/format";
import { ROSE, type Welcome } from "../../wire";
import { deskAt } from "../model/laid";
import { Teller } from "./words";

const samples = import.meta.glob<{ default: unknown }>("../../fixtures/*.json", { eager: true });

/** Tables whose log tells of an event that still lies where it was laid. */
const laid = Object.entries(samples).flatMap(([path, { default: sample }]) => {
  // Samples of the other edition have another book.
  if (path.includes("/classic-")) return [];
  const welcome = (sample as { welcome?: Welcome }).welcome;
  return (welcome?.log ?? []).flatMap((line) => {
    if (typeof line.what !== "object" || !("EventLaid" in line.what)) return [];
    const { event, slot } = line.what.EventLaid;
    return welcome?.view.board[slot - 1] === event ? [{ path, sample, line, event, slot }] : [];
  });
});

describe("the log", () => {
  it("says that an event lies where it lies", () => {
    expect(new Set(laid.map(({ slot }) => slot)).size).toBeGreaterThan(1);
    for (const { path, sample, line, event, slot } of laid) {
      const scene = deskAt(sample).scene!;
      const said = plainText(new Teller(scene).sentence(line).parts);
      expect(said, path).toBe(`${scene.book.event(event)?.name} lies in slot ${slot}.`);
    }
  });

  it("says whose evocation is gone: two mages may have the same", () => {
    const scene = deskAt(samples["../../fixtures/act-4.json"]!.default).scene!;
    const gone = (owner: number): string => {
      const what = { EvocationRemoved: { kind: 0, owner, room: 3 } };
      return plainText(new Teller(scene).sentence({ n: 1, revision: 1, cause: { Rule: "R14.2" }, what }).parts);
    };
    const kind = scene.book.evocation(0)!.name;
    const other = scene.view.mages.findIndex((_, seat) => seat !== scene.me);
    expect(gone(other)).toMatch(new RegExp(`^${kind} of ${scene.seatName(other)} is gone from `));
    expect(gone(ROSE)).toMatch(new RegExp(`^${kind} of the Black Rose is gone from `));
    expect(gone(scene.me!)).toMatch(new RegExp(`^Your ${kind} is gone from `));
  });

  it("speaks to its reader throughout: nobody reads their own name in it", () => {
    const told = Object.entries(samples).filter(([path]) => /\/finished-\d\.json$/.test(path));
    expect(told).toHaveLength(3);
    for (const [path, { default: sample }] of told) {
      const { log } = (sample as { welcome: Welcome }).welcome;
      const scene = deskAt(sample).scene!;
      const own = scene.seatName(scene.me!);
      const teller = new Teller(scene);
      const said = log
        .filter(({ what }) => typeof what !== "object" || !("ChoseMage" in what))
        .map((line) => plainText(teller.sentence(line).parts));
      const wrong = said.filter((words) => words.includes(own) || !/^[A-Z0-9]/.test(words) || /\bof you\b/.test(words));
      expect(wrong, path).toEqual([]);
      expect(said.filter((words) => words.startsWith("You ")).length, path).toBeGreaterThan(20);
      expect(
        said.some((words) => words.includes(" on you.")),
        path,
      ).toBe(true);
    }
  });

  it("does not say that a mage chooses that mage", () => {
    const { default: sample } = samples["../../fixtures/act-4.json"]!;
    const scene = deskAt(sample).scene!;
    for (const [seat, mage] of scene.view.mages.map((own, seat) => [seat, own.mage] as const)) {
      const line = { n: 0, revision: 0, cause: { Rule: "R1.1" }, what: { ChoseMage: { seat, mage } } } as never;
      const said = plainText(new Teller(scene).sentence(line).parts);
      expect(said).toMatch(
        seat === scene.me ? /^You choose / : new RegExp(`^(${scene.personName(seat)}|Seat ${seat + 1}) chooses `),
      );
    }
  });

  it("names the card a line comes from where it is another's, and not again right after it was named", () => {
    const { default: sample } = samples["../../fixtures/act-4.json"]!;
    const scene = deskAt(sample).scene!;
    const figure = (model: number) => ({ model, kind: null, holder: model, slot: 0 });
    const lines = [
      { cause: { Room: 5 }, what: { RoomActivated: { seat: 1, room: 5 } } },
      { cause: { Room: 5 }, what: { Targeted: { by: 1, target: { Room: 4 } } } },
      { cause: { Rule: "R10.1" }, what: { SpellRevealed: { seat: 0, slot: 0, spell: 36, dark: false } } },
      { cause: { Spell: 36 }, what: { Targeted: { by: 0, target: { Model: figure(2) } } } },
      { cause: { Spell: 36 }, what: { Targeted: { by: 1, target: { Model: figure(0) } } } },
      { cause: { Spell: 36 }, what: { Damaged: { by: 1, on: figure(0), count: 1 } } },
    ].map((line, n) => ({ n, revision: 1, ...line }));
    const causes = new Teller(scene).entries(lines).map((entry) => ("cause" in entry ? entry.cause?.kind : null));
    expect(causes).toEqual([undefined, undefined, undefined, undefined, "spell", undefined]);
  });
});
