import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import catalogue from "../../fixtures/catalogue.json";
import { bundleOf, parts, plainText } from "../../i18n/format";
import { loadSources } from "../../i18n/locales";
import { Book } from "../../kit/book";
import { stillSeat } from "../../net/still";
import { Desk } from "../../table/model/desk.svelte";
import type { Catalogue, Welcome } from "../../wire";
import { COURSES, lessonAfter } from "./courses";
import { LESSONS } from "./names";
import { due, few, isPast, momentOf, nowFor, pageAfter, type Moment } from "./moment";

const englishSources = await loadSources("en");
const english = bundleOf("en", englishSources);
const has = (id: string): boolean => english.hasMessage(id);
const book = new Book(catalogue as unknown as Catalogue);
const welcomeOf = (name: string): Welcome =>
  (JSON.parse(readFileSync(join(import.meta.dirname, `../../fixtures/${name}.json`), "utf8")) as { welcome: Welcome })
    .welcome;
const momentAt = (name: string, change: (welcome: Welcome) => Welcome = (same) => same): Moment =>
  momentOf(new Desk(stillSeat(change(welcomeOf(name))), book))!;
const ids = (course: keyof typeof COURSES, moment: Moment, told: string[] = []): string[] =>
  due(COURSES[course].topics, moment, told).map(({ id }) => id);

const TABLES = [
  "act-2",
  "act-4",
  "keep-2",
  "prepare-2",
  "react-2",
  "target-4",
  "avatar-act-1",
  "avatar-react-1",
  "finished-2",
];

describe("lessons", () => {
  it.each(Object.keys(COURSES))("%s has words for every topic, and no topic twice", (name) => {
    const { topics } = COURSES[name as keyof typeof COURSES];
    expect(topics.flatMap(({ id }) => [`lesson-${id}-title`, `lesson-${id}`]).filter((id) => !has(id))).toEqual([]);
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
  });
  it.each(TABLES)("leave nothing open in what they say of %s", (name) => {
    const moment = momentAt(name);
    for (const { topics } of Object.values(COURSES))
      for (const { id, args } of due(topics, moment, []))
        for (const message of [`lesson-${id}-title`, `lesson-${id}`])
          expect(plainText(parts([english], message, args)), message).not.toMatch(/[{}]|undefined|NaN|^lesson-|^$/);
  });
  it("tell a thing once", () => {
    const moment = momentAt("act-2");
    const first = ids("guide", moment);
    expect(first).toContain("action");
    expect(ids("guide", moment, first)).toEqual([]);
  });
  it("tell of what lies beside the lodge where it is seen, and not on the bench", () => {
    const beside = ["guide-rose", "board", "revealed", "own-quests"];
    const told = (name: string): string[] => ids("guide", momentAt(name)).filter((id) => beside.includes(id));
    for (const bench of ["draw-from-4", "keep-4", "prepare-4"]) expect(told(bench), bench).toEqual([]);
    expect(told("act-4")).toEqual(beside);
  });
  it("pass over nothing that was only just said", () => {
    const so = { at: 0, told: 1, first: 0, acted: false, folded: false };
    expect(pageAfter(so), "the page is still being laid").toBe(0);
    expect(pageAfter({ ...so, acted: true }), "somebody has gone on").toBe(1);
    expect(pageAfter({ ...so, at: 2, told: 3, folded: true }), "it was read and put aside").toBe(3);
    expect(pageAfter({ ...so, at: 2, told: 5, over: true }), "the game is over").toBe(5);
    expect(pageAfter({ ...so, at: 4, told: 5, first: 5 }), "the guide begins with what is new").toBe(5);
  });
  it("go on in the same game, or end", () => {
    expect(LESSONS.map(lessonAfter)).toEqual(["second", "third", undefined, undefined]);
  });
  const offering = (change: (name: string) => boolean) => (welcome: Welcome) => {
    const question = welcome.view.question!;
    const nameOf = (choice: object | string): string =>
      typeof choice === "string" ? choice : (Object.keys(choice)[0] ?? "");
    const options = question.options.filter(({ choice }) => change(nameOf(choice)));
    return { ...welcome, view: { ...welcome.view, question: { ...question, options } } };
  };
  const without = (name: string): ((welcome: Welcome) => Welcome) => offering((own) => own !== name);

  it("do not say that others decide while one's own deed is told", () => {
    expect(nowFor(null, has)).toBe("lesson-hint-told");
    expect(has("lesson-hint-told")).toBe(true);
  });

  it("ask for nothing that is not offered", () => {
    const now = (name: string, ...left: string[]): string =>
      nowFor(
        momentAt(name, (welcome) => left.reduce((so, own) => without(own)(so), welcome)),
        has,
      );
    expect(now("act-2", "Pass")).toBe("lesson-hint-Act-must");
    expect(now("react-2")).toBe("lesson-hint-React");
    expect(now("react-2", "Pass")).toBe("lesson-hint-React-must");
    expect(now("fight-2")).toBe("lesson-hint-Fight");
    expect(now("fight-2", "Attack")).toBe("lesson-hint-Fight-still");
    expect(now("fight-2", "ActivateRoom")).toBe("lesson-hint-Fight-only");
    expect(now("explore-2", "Step")).toBe("lesson-hint-Explore-still");
    expect(now("explore-2", "ActivateRoom")).toBe("lesson-hint-Explore-only");
  });
  it("speak of a fight in a fight, of one step after Momentum, and of a quest where one may be given up", () => {
    const asking = (course: keyof typeof COURSES, name: string): string[] =>
      ids(course, momentAt(name)).filter((id) => ["explore", "fight", "momentum-step", "offer"].includes(id));
    expect(asking("first", "explore-2")).toEqual(["explore"]);
    expect(asking("first", "fight-2")).toEqual(["fight"]);
    expect(asking("second", "momentum-step-2")).toEqual(["momentum-step"]);
    expect(asking("second", "offer-quest-2")).toEqual(["offer"]);
    const { args } = due(COURSES.first.topics, momentAt("fight-2", without("Attack")), []).find(
      ({ id }) => id === "fight",
    )!;
    expect(plainText(parts([english], "lesson-fight", args))).toContain("Nobody stands here");
  });
  it("say nothing more of a question that is answered, nor of a spell that lies there no more", () => {
    const topic = (id: string) => COURSES.first.topics.find((own) => own.id === id)!;
    expect(topic("explore").holds!(momentAt("explore-2"))).toBe(true);
    expect(topic("explore").holds!(momentAt("act-2"))).toBe(false);
    const sheet = (state: "Active" | "Empty") => (welcome: Welcome) => {
      const mages = welcome.view.mages.map((mage) => ({
        ...mage,
        sheet: mage.sheet.map((slot) => ({ ...slot, state })),
      }));
      return { ...welcome, view: { ...welcome.view, mages } };
    };
    expect(topic("active").holds!(momentAt("act-2", sheet("Active")))).toBe(true);
    expect(topic("active").holds!(momentAt("act-2", sheet("Empty")))).toBe(false);
  });
  it("drop old news once the question it was read beside is answered, and not before it could be read", () => {
    const news = { holds: undefined, moment: momentAt("act-2"), acted: true, read: 7, revision: 8 };
    expect(isPast(news)).toBe(true);
    expect(isPast({ ...news, moment: null })).toBe(true);
    expect(isPast({ ...news, revision: 7 })).toBe(false);
    expect(isPast({ ...news, read: null })).toBe(false);
    // Others move the table on too.
    expect(isPast({ ...news, acted: false })).toBe(false);
    const { holds } = COURSES.first.topics.find(({ id }) => id === "explore")!;
    expect(isPast({ ...news, holds, acted: false })).toBe(true);
    expect(isPast({ ...news, holds, moment: momentAt("explore-2") })).toBe(false);
  });
  it("ask for one school where one is drawn from", () => {
    const drawing = (of: number) => (welcome: Welcome) => ({
      ...welcome,
      view: { ...welcome.view, question: { ...welcome.view.question!, counter: { left: of, of } } },
    });
    expect(nowFor(momentAt("draw-from-2", drawing(1)), has)).toBe("lesson-hint-DrawFrom-one");
    expect(nowFor(momentAt("draw-from-2", drawing(4)), has)).toBe("lesson-hint-DrawFrom");
  });
  it("say little at once beside a whole game, and first what is asked", () => {
    const { topics } = COURSES.guide;
    const moment = momentAt("act-4");
    const all = due(topics, moment, []);
    expect(all.length).toBeGreaterThan(5);
    const said = few(all, topics);
    expect(said.map(({ id }) => id)).toEqual(["action", "cast", "momentum"]);
    const later = due(
      topics,
      moment,
      said.map(({ id }) => id),
    );
    expect(later.length).toBe(all.length - said.length);
  });
  it("beside the scoring say the end alone, however much was left unsaid", () => {
    const { topics } = COURSES.guide;
    const all = due(topics, momentAt("finished-2"), []);
    expect(all.length).toBeGreaterThan(3);
    expect(few(all, topics, true).map(({ id }) => id)).toEqual(["guide-end"]);
  });
  it("say something to every question, and end", () => {
    for (const asked of ["Heal", "Either", "Slot", "CompleteQuest", "Icon", null] as const)
      expect(has(nowFor({ ...momentAt("act-2"), asked }, has))).toBe(true);
    const over = momentAt("finished-2");
    expect(ids("first", over).at(-1)).toBe("end");
    expect(ids("classic", over).at(-1)).toBe("classic-end");
    expect(ids("guide", over).at(-1)).toBe("guide-end");
  });
});

describe("what is told is what the table shows", () => {
  it("no quest is named that is not there", () => {
    const done = (quests: number[]) => (welcome: Welcome) => {
      const mages = welcome.view.mages.map((mage) => ({ ...mage, completed_quests: quests }));
      return { ...welcome, view: { ...welcome.view, mages } };
    };
    expect(ids("first", momentAt("act-2", done([])))).not.toContain("quest");
    const told = due(COURSES.first.topics, momentAt("act-2", done([3])), []).find(({ id }) => id === "quest");
    expect(told?.args).toMatchObject({ quest: book.quest(3)?.name });
  });
  it("no plan is made with cards that are not in the hand", () => {
    const told = ids("first", momentAt("prepare-2"));
    expect(told).toContain("prepare");
    expect(told).not.toContain("plan");
  });
  it("evocations are named where they stand, or not at all", () => {
    const inPhase = (evocations: boolean) => (welcome: Welcome) => ({
      ...welcome,
      view: {
        ...welcome.view,
        phase: "Evocation" as const,
        evocations: evocations ? welcome.view.evocations : [],
      },
    });
    const say = (evocations: boolean): string => {
      const told = due(COURSES.first.topics, momentAt("act-4", inPhase(evocations)), []);
      return plainText(parts([english], "lesson-evocation", told.find(({ id }) => id === "evocation")!.args));
    };
    expect(say(false)).toContain("You have none");
    const { view, seat } = welcomeOf("act-4");
    const own = view.evocations.find(({ owner }) => owner === seat)!;
    const room = book.room(view.rooms[own.room]!.room)!.name;
    expect(say(true)).toContain(`${book.evocation(own.kind)!.name} in ${room}`);
  });
  it("rooms that fell are named, and the tokens one has won", () => {
    const torn = (won: number[]) => (welcome: Welcome) => {
      const { view } = welcome;
      const rooms = view.rooms.map((room, place) => ({ ...room, turned: place === 3 || place === 5 }));
      return {
        ...welcome,
        view: { ...view, rooms, won: view.mages.map((_, seat) => (seat === welcome.seat ? won : [])) },
      };
    };
    const say = (won: number[]): string => {
      const told = due(COURSES.classic.topics, momentAt("act-2", torn(won)), []);
      return plainText(parts([english], "lesson-classic-gone", told.find(({ id }) => id === "classic-gone")!.args));
    };
    const { rooms } = welcomeOf("act-2").view;
    const [one, other] = [rooms[3]!.room, rooms[5]!.room].map((room) => book.room(room)!.name);
    expect(say([])).toContain(`${one} and ${other} were full`);
    expect(say([])).not.toContain("yours");
    expect(say([rooms[3]!.room])).toContain(`The token of ${one} is yours`);
    const standing = (welcome: Welcome): Welcome => ({
      ...welcome,
      view: { ...welcome.view, rooms: welcome.view.rooms.map((room) => ({ ...room, turned: false })) },
    });
    expect(ids("classic", momentAt("act-2", standing))).not.toContain("classic-gone");
  });
  it("nothing is said of the other game", () => {
    const words = COURSES.classic.topics.flatMap(({ id }) => [`lesson-${id}-title`, `lesson-${id}`]);
    const source = englishSources.join("\n");
    const of = (id: string): string => new RegExp(`^${id} = ([^]*?)(?=\\n\\S|$)`, "m").exec(source)?.[1] ?? "";
    expect(words.filter((id) => of(id) === "")).toEqual([]);
    expect(words.filter((id) => /rebuil|dummy|command|jinx|\bsolve\b/i.test(of(id)))).toEqual([]);
  });
  it("the Avatar is spoken of only where it sits", () => {
    expect(ids("third", momentAt("act-2"))).not.toContain("possessed");
    expect(ids("third", momentAt("avatar-act-1"))).toContain("possessed");
  });
  it("Momentum is explained when it is offered", () => {
    const without = momentAt("act-2", (welcome) => {
      const question = welcome.view.question!;
      const options = question.options.filter(({ choice }) => typeof choice === "string" || !("Momentum" in choice));
      return { ...welcome, view: { ...welcome.view, question: { ...question, options } } };
    });
    expect(ids("second", without)).not.toContain("momentum");
  });
});
