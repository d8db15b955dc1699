import { describe, expect, it } from "vitest";
import drawFrom from "../../fixtures/draw-from-4.json";
import keep from "../../fixtures/keep-4.json";
import limit from "../../fixtures/discard-to-limit-4.json";
import { SvelteMap } from "svelte/reactivity";
import { fromWelcome } from "../../net/fold";
import { stillSeat } from "../../net/still";
import type { View, Welcome } from "../../wire";
import { Desk } from "../model/desk.svelte";
import { InARow } from "../model/in-a-row.svelte";
import { keepNamed } from "../model/named";
import { BOOK, deskAt } from "../model/laid";
import { freshPlaces, stepsDone, studied } from "./study";

describe("the steps of Study", () => {
  it("are read from the log", () => {
    const first = deskAt(drawFrom);
    const so = studied(first.log, first.me);
    expect(so).toMatchObject({ grimoire: 2, looked: false, kept: 0 });
    expect(stepsDone("DrawFrom", so)).toEqual({ now: "name", done: new Set(["grimoire"]) });
    const second = deskAt(keep);
    expect(stepsDone("Keep", studied(second.log, second.me))).toEqual({
      now: "keep",
      done: new Set(["grimoire", "name"]),
    });
    const last = deskAt(limit);
    const ended = studied(last.log, last.me);
    expect(ended).toMatchObject({ kept: 2, removed: true });
    expect(stepsDone("DiscardToLimit", ended).done).toEqual(new Set(["grimoire", "name", "keep", "remove"]));
  });

  it("know nothing of another's cards", () => {
    const desk = deskAt(keep);
    expect(studied(desk.log, (desk.me ?? 0) + 1)).toMatchObject({ grimoire: 0, looked: false });
  });

  it("mark as many new cards as came, the later ones of equal cards", () => {
    expect(freshPlaces([58, 58, 64, 78], [64, 58])).toEqual(new Set([1, 2]));
    expect(freshPlaces([1, 2], [])).toEqual(new Set());
  });
});

describe("ticks", () => {
  it("are counted to what is asked and answered in a row", () => {
    const said: unknown[] = [];
    const desk = deskAt(keep, (what, value) => said.push([what, value]));
    const { study } = desk;
    study.tick(1);
    expect(study.ready).toBe(false);
    study.confirm();
    expect(said).toEqual([]);
    study.tick(1);
    study.tick(0);
    study.tick(2);
    study.tick(3);
    expect(study.ticked).toEqual([2, 3]);
    study.confirm();
    expect(said).toEqual([["answer", 2]]);
  });

  it("stay as they were confirmed until the last is answered, and outlive their cards by nothing", () => {
    const said: unknown[] = [];
    const { welcome } = keep as unknown as { welcome: Welcome };
    const now = new SvelteMap([["state", fromWelcome(welcome)]]);
    const still = stillSeat(welcome, (_, value) => said.push(value));
    const source = Object.defineProperty(still, "state", { get: () => now.get("state") });
    const { study } = new Desk(source, BOOK);
    const seen = () => [study.ticked.length, study.need, study.drawn.length];
    const then = (change: Partial<View>) => {
      now.set("state", { ...now.get("state")!, view: { ...now.get("state")!.view, ...change } });
      return seen();
    };
    study.tick(0);
    study.tick(2);
    expect(seen()).toEqual([2, 2, 4]);
    study.confirm();
    expect(seen()).toEqual([2, 2, 4]);
    const question = welcome.view.question!;
    const [, ...options] = question.options;
    const left = welcome.view.looking_at!.slice(1);
    const one = { ...question, options, counter: { ...question.counter!, left: 1 } };
    expect(then({ question: one, looking_at: left })).toEqual([2, 2, 4]);
    study.goOn();
    expect(said.length).toBe(2);
    expect(seen()).toEqual([2, 2, 4]);
    // Another question, before anybody has said to go on.
    then({ question: { ...question, kind: "RemoveSpell", counter: null } as View["question"] });
    expect([study.ticked.length, study.need]).toEqual([0, 1]);
    study.goOn();
    expect(then({ question: one, looking_at: left })).toEqual([0, 1, 3]);
  });

  it("name schools until all are named, and wait for the word", () => {
    const said: unknown[] = [];
    const desk = deskAt(drawFrom, (what, value) => said.push([what, value]));
    for (const school of [0, 2, 2, 5, 1]) desk.inARow.nameSchool(school);
    expect(desk.inARow.named).toEqual([0, 2, 2, 5]);
    expect(said).toEqual([]);
    expect(desk.study.complete).toBe(true);
    desk.inARow.drawNamed();
    expect(said).toEqual([["answer", 0]]);
  });

  it("are no more than are left to name when a clock has named some, and none is left over for another Study", () => {
    const counter = { done: 0, left: 4 };
    const desk = { question: { counter }, laid: { kind: "DrawFrom", rest: [] }, source: {}, state: null };
    const row = new InARow(desk as unknown as Desk);
    for (const school of [0, 2, 5]) row.nameSchool(school);
    counter.left = 2;
    expect(row.named).toEqual([0, 2]);
    counter.left = 1;
    expect(row.named).toEqual([]);
    desk.laid.kind = "Keep";
    row.drawNext();
    counter.left = 4;
    expect(row.named).toEqual([]);
  });

  it("stay named while they are drawn from one after the other", () => {
    const said: unknown[] = [];
    const desk = deskAt(drawFrom, (what, value) => said.push([what, value]));
    for (const school of [0, 2, 2, 5]) desk.inARow.nameSchool(school);
    desk.inARow.drawNamed();
    desk.inARow.drawNext();
    desk.inARow.nameSchool(1);
    desk.inARow.unnameSchool();
    expect(desk.inARow.named).toEqual([0, 2, 2, 5]);
    expect(desk.inARow.toName).toBe(4);
    desk.inARow.drawNext();
    desk.inARow.drawNext();
    expect(said).toEqual([0, 2, 2, 5].map((school) => ["answer", school]));
    desk.inARow.drawNext();
    expect(desk.inARow.named).toEqual([]);
  });

  it("are still named when the page is loaded anew, in the same turn and from the same seat", () => {
    const loaded = (): Desk => {
      const desk = deskAt(drawFrom, () => undefined);
      desk.inARow.drawNext();
      return desk;
    };
    const { inARow } = loaded();
    for (const school of [0, 2, 2]) inARow.nameSchool(school);
    inARow.unnameSchool();
    expect(loaded().inARow.named).toEqual([0, 2]);
    const { state } = loaded();
    keepNamed(state && { ...state, view: { ...state.view, turn: state.view.turn + 1 } }, [5]);
    expect(loaded().inARow.named).toEqual([]);
    keepNamed(state, [99, 1]);
    expect(loaded().inARow.named, "what is offered").toEqual([1]);
    const drawing = loaded().inARow;
    for (const school of [3, 4, 5]) drawing.nameSchool(school);
    drawing.drawNamed();
    expect(loaded().inARow.named).toEqual([]);
  });
});
