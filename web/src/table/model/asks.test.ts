import { describe, expect, it } from "vitest";
import { keyName } from "../../board/keys";
import { inTurn } from "../../board/layout";
import catalogue from "../../fixtures/catalogue.json";
import { MADE } from "../../fixtures/made";
import evocationStep from "../../fixtures/evocation-step-4.json";
import crowded from "../../fixtures/model-4.json";
import { Book } from "../../kit/book";
import type { Catalogue, Welcome } from "../../wire";
import { layOut } from "./asks";
import { marksOf, numbered } from "./marks";
import { reasonOf, titleOf } from "./question";
import { Scene } from "./scene";

const book = new Book(catalogue as unknown as Catalogue);
const files = import.meta.glob<{ default: { welcome: Welcome } }>(
  ["../../fixtures/*.json", "!../../fixtures/catalogue.json"],
  { eager: true },
);
const asked = Object.entries(files)
  .map(([file, module]) => ({ file, welcome: module.default.welcome }))
  .filter(({ welcome }) => welcome?.view.question);

describe.each(asked)("$file", ({ welcome }) => {
  const scene = new Scene(book, welcome.view, welcome.people);
  const question = welcome.view.question!;
  const laid = layOut(question, scene);
  const choosing = { laid, dummyMode: false, group: [], selected: null };

  it("offers every option somewhere: no question dead-ends", () => {
    const placed = new Set([
      ...(laid.pass ? [laid.pass] : []),
      ...laid.rooms.values(),
      ...laid.models.values(),
      ...laid.dummies,
      ...laid.rest,
      ...laid.removals,
    ]);
    expect([...placed].map((option) => option.index).sort((a, b) => a - b)).toEqual(
      question.options.map((_, at) => at),
    );
  });
  it("shows what lies beside the lodge in a control made for it", () => {
    if (["lodge", "buttons"].includes(laid.control))
      expect(laid.rest.filter((option) => !["Yes", "ActivateRoom"].includes(option.name))).toEqual([]);
  });
  it("has words: for the question, its reason and each option", () => {
    expect(titleOf(question, scene)).not.toMatch(/^ask-|\{|undefined/);
    expect(reasonOf(question, scene)).not.toMatch(/why-|\{|undefined/);
    for (const option of laid.options) expect(option.label).toMatch(/^(?!choice-)[^{}]+$/);
  });
  it("lights up exactly what is legal", () => {
    const marks = marksOf(scene, choosing);
    expect(marks.legal.rooms.size).toBe(laid.rooms.size);
    expect(marks.legal.models.size).toBe(laid.models.size);
    expect(numbered(choosing).length).toBeGreaterThanOrEqual(laid.rooms.size + laid.models.size);
  });
});

describe("two own evocations", () => {
  const at = (view: Welcome["view"]): number | null => {
    const scene = new Scene(book, view, []);
    return marksOf(scene, { laid: layOut(view.question!, scene), dummyMode: false, group: [], selected: null }).acting;
  };
  it("are told apart by which of them acts", () => {
    expect(at((evocationStep as unknown as { welcome: Welcome }).welcome.view)).toBe(10);
    expect(at((crowded as unknown as { welcome: Welcome }).welcome.view)).toBeNull();
  });
});

describe("a crowded room", () => {
  const { welcome } = MADE["crowded-4"]!.change(crowded as never);
  const scene = new Scene(book, welcome.view, welcome.people);
  const choosing = { laid: layOut(welcome.view.question!, scene), dummyMode: false, group: [], selected: null };

  it("gives everybody who can be chosen a key, and they run around the opened ring", () => {
    const { models } = marksOf(scene, choosing).legal;
    const ring = inTurn(scene.boardModels).map(({ model }) => model);
    const keys = ring.filter((model) => models.has(model)).map((model) => keyName(models.get(model)!));
    expect(keys.join("")).toBe("1234567890[]");
  });
});
