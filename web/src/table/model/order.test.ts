import { describe, expect, it } from "vitest";
import catalogue from "../../fixtures/catalogue.json";
import evocations from "../../fixtures/next-evocation-4.json";
import { Book } from "../../kit/book";
import type { Catalogue, Question, Welcome } from "../../wire";
import { layOut } from "./asks";
import { follow, moved, planFor } from "./order";
import { Scene } from "./scene";

const { welcome } = evocations as unknown as { welcome: Welcome };
const scene = new Scene(new Book(catalogue as unknown as Catalogue), welcome.view, welcome.people);
const question = welcome.view.question!;
const laid = layOut(question, scene);
const without = (gone: number[]): Question => ({
  ...question,
  options: question.options.filter((_, at) => !gone.includes(at)),
});

describe("an order", () => {
  it("moves things and keeps them all", () => {
    expect(moved([1, 2, 3], 0, 1)).toEqual([2, 1, 3]);
    expect(moved([1, 2, 3], 2, -1)).toEqual([1, 3, 2]);
    expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
  });
  it("answers the questions behind it in a row", () => {
    const plan = planFor(laid, [...laid.options].reverse(), 3);
    const first = follow(plan, laid, 3);
    expect(first.option?.index).toBe(2);
    const second = follow(first.left!, layOut(without([2]), scene), 3);
    expect(second.option?.index).toBe(1);
  });
  it("waits for other questions, and ends with its turn or when something new is offered", () => {
    const plan = planFor(laid, laid.options.slice(0, 2), 3);
    expect(follow(plan, { ...laid, kind: "Target" }, 3)).toEqual({ option: null, left: plan });
    expect(follow(plan, laid, 4)).toEqual({ option: null, left: null });
    expect(follow(plan, laid, 3)).toEqual({ option: null, left: null });
  });
});
