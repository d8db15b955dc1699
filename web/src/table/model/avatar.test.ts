import { describe, expect, it } from "vitest";
import { saying, t } from "../../i18n/index.svelte";
import catalogue from "../../fixtures/catalogue.json";
import crown from "../../fixtures/avatar-crown-2.json";
import finished from "../../fixtures/avatar-finished-2.json";
import { Book } from "../../kit/book";
import type { Aim, Catalogue, LogLine, What, Welcome } from "../../wire";
import { commandsShown, crownReason, reasonInWords, tiedInWords } from "./avatar";
import { Scene } from "./scene";
import { ranking } from "../scoring/tally";

const book = new Book(catalogue as unknown as Catalogue);
const welcomed = (file: unknown): Welcome => (file as { welcome: Welcome }).welcome;
const { view, people, log } = welcomed(crown);
const scene = new Scene(book, view, people);
const mage = (seat: number): Aim => ({ Model: { model: seat, kind: null, holder: seat, slot: 0 } });
/** The reader is spoken to. */
const name = (seat: number): string => (seat === scene.me ? "you" : scene.seatName(seat));

describe("the Avatar's seat", () => {
  const seat = scene.avatar?.seat ?? -1;
  it("has a name, a look and a model, but neither points nor a sheet among the mages", () => {
    expect(scene.seatName(seat)).toBe("The Possessed");
    expect(scene.look(seat)).toMatchObject({ tint: "black", letter: "P" });
    expect(scene.boardModels.some(({ model }) => model === seat)).toBe(true);
    expect(scene.others).not.toContain(seat);
    expect(scene.powerTokens).toHaveLength(view.mages.length);
  });
  it("is scored as the Black Rose", () => {
    const end = welcomed(finished).view;
    expect(ranking(end).toSorted()).toEqual([0, 1, 4]);
  });
});

describe("reasons", () => {
  it("say what decided", () => {
    const lines = (...own: ("Nearest" | "MostPower" | "MostTrophies")[]) =>
      [own[0] ?? null, own[1] ?? null, own[2] ?? null] as never;
    const none = [null, null, null];
    expect(saying(reasonInWords({ lines: lines(), only: true }, none, scene))).toBe("the only choice");
    expect(saying(reasonInWords({ lines: lines("Nearest"), only: false }, none, scene))).toBe("nearest");
    const tie = reasonInWords({ lines: lines("Nearest", "MostPower"), only: false }, [mage(0), null, null], scene);
    expect(saying(tie)).toBe(`nearest; tie with ${name(0)} broken by power`);
    const tied = tiedInWords({ lines: lines("Nearest"), only: false }, [mage(0), mage(1), null], 4, scene);
    expect(t("crown-why", { ...tied, name: scene.avatarRef })).toBe(
      `You hold the Crown and choose between ${name(0)}, ${name(1)}, and 2 more: equally near.`,
    );
  });
  it("tell a Crown Holder between what to choose", () => {
    expect(view.avatar?.crown_chooses).toBe(true);
    expect(crownReason(log, scene)).toMatch(/^You hold the Crown and choose between .* and .*: equally near\.$/);
  });
});

describe("Command Cards to be seen", () => {
  const line = (what: What, revision: number): LogLine => ({ n: revision, revision, what, cause: { Rule: "R22" } });
  const reveal = (card: number, revision: number) =>
    line({ CommandRevealed: { card, by: 0, left: 1, next: null } }, revision);
  const act = (seat: number, revision: number) => line({ ActionTaken: { seat, action: "Fight" } }, revision);
  const phase = (revision: number) => line({ PhaseBegins: { phase: "Evocation", first: 0 } }, revision);
  const cards = (lines: LogLine[], me: number | null = 0) => commandsShown(lines, me).map(({ card }) => card);

  it("stay until the viewer acts", () => {
    expect(cards([reveal(3, 1), reveal(4, 1)])).toEqual([3, 4]);
    expect(cards([reveal(3, 1), act(1, 2)])).toEqual([3]);
    expect(cards([reveal(3, 1), act(1, 2), reveal(5, 3)])).toEqual([5]);
    expect(cards([reveal(3, 1), act(0, 2)])).toEqual([]);
  });
  it("outlive the end of a phase until somebody answers", () => {
    expect(cards([reveal(3, 1), phase(1)])).toEqual([3]);
    expect(cards([reveal(3, 1), phase(1), line("EndTriggered", 2)])).toEqual([]);
  });
});
