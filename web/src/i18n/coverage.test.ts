import { describe, expect, it } from "vitest";
import wire from "../wire/index.ts?raw";
import { bundleOf, parts, plainText } from "./format";
import { setLocale } from "./index.svelte";
import { loadSources, LOCALES } from "./locales";
import avatar from "../fixtures/avatar-finished-2.json";
import samples from "../fixtures/finished-4.json";
import type { LogLine, Welcome } from "../wire";

const english = bundleOf("en", await loadSources("en"));
const has = (id: string): boolean => english.hasMessage(id);
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../wire/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The names in a generated union such as `export type AskKind = "A" | { "B": ... };`. */
function union(name: string): string[] {
  const body = new RegExp(`export type ${name} = ([^;]*(?:\\{[^;]*)*?);\\n`, "s").exec(wire)?.[1] ?? "";
  const top = body.replace(/\{ "(\w+)": (?:\{[^}]*\}|[^{}]*?) \}/g, '"$1"');
  return [...top.matchAll(/"(\w+)"/g)].map((found) => found[1] ?? "");
}

describe("every message that is asked for exists", () => {
  it("as written in components and modules", () => {
    const missing: string[] = [];
    for (const [file, text] of Object.entries(sources)) {
      for (const [, id] of text.matchAll(/\b(?:t|rich)\(\s*"([\w-]+)"/g))
        if (id && !has(id)) missing.push(`${file}: ${id}`);
    }
    expect(missing).toEqual([]);
  });

  it.each(["AskKind", "Choice", "What", "FactKind", "Phase", "EventTime", "Lock", "SlotState"])(
    "%s is read from the wire",
    (name) => {
      expect(union(name).length).toBeGreaterThan(3);
    },
  );

  it("for every kind of question", () => expect(union("AskKind").filter((kind) => !has(`ask-${kind}`))).toEqual([]));
  it("for every kind of choice", () => expect(union("Choice").filter((kind) => !has(`choice-${kind}`))).toEqual([]));
  it("for every kind of happening", () => {
    const split = new Set(["PowerChanges", "ActionTaken"]);
    expect(union("What").filter((kind) => !split.has(kind) && !has(`log-${kind}`))).toEqual([]);
    expect(union("Action").filter((kind) => !has(`log-ActionTaken-${kind}`))).toEqual([]);
    expect(["gain", "lose"].filter((way) => !has(`log-PowerChanges-${way}`))).toEqual([]);
  });
  it("for every detail of a card that can be of another origin", () => {
    expect(union("Detail").length).toBeGreaterThan(3);
    expect(union("Detail").filter((detail) => !has(`detail-${detail}`))).toEqual([]);
    expect(union("Origin").filter((origin) => !has(`lens-except-${origin}`))).toEqual([]);
  });
  it("for everything that people may say, and how they play", async () => {
    const { PHRASES } = await import("../table/people/sayings");
    expect(union("Phrase").length).toBeGreaterThan(3);
    expect(union("Phrase").filter((phrase) => !has(`phrase-${phrase}`))).toEqual([]);
    expect([...PHRASES].sort()).toEqual(union("Phrase").sort());
    expect(union("Pace").filter((pace) => !has(`pace-${pace}`) || !has(`pace-${pace}-why`))).toEqual([]);
    expect(union("Chat").filter((chat) => !has(`chat-${chat}`))).toEqual([]);
    expect(union("AtZero").filter((then) => !has(`at-zero-${then}`))).toEqual([]);
    const presences = ["here", "away", "stand-in", "bot", "avatar", "open"];
    expect(presences.filter((presence) => !has(`presence-${presence}`))).toEqual([]);
  });
  it("for every refusal of the server", () => {
    const own = ["incompatible_replay", "elsewhere", "frozen", "setup"];
    expect(union("Code").filter((code) => !own.includes(code) && !has(`refused-${code}`))).toEqual([]);
  });
  it("for facts, phases, times, locks and slots", () => {
    expect(union("FactKind").filter((kind) => !has(`fact-${kind}`))).toEqual([]);
    expect(union("Phase").filter((kind) => !has(`phase-${kind}`))).toEqual([]);
    expect(union("EventTime").filter((kind) => !has(`time-${kind}`))).toEqual([]);
    expect(union("Lock").filter((kind) => !has(`undo-${kind}`))).toEqual([]);
    const ways = ["criterion", "tie", "alike"];
    expect(ways.flatMap((way) => union("Criterion").filter((line) => !has(`${way}-${line}`)))).toEqual([]);
    expect(union("SlotState").filter((kind) => !has(`slot-${kind}`) || !has(`slot-says-${kind}`))).toEqual([]);
  });
});

describe("formatting", () => {
  it("keeps things that can be opened as parts, wherever the sentence puts them", () => {
    const who = { kind: "mage", id: 1, name: "Arianna" };
    const spell = { kind: "spell", id: 7, name: "Curse" };
    const said = parts([english], "log-SpellDiscarded", { who, spell, you: "no" });
    expect(said).toEqual([who, " discards ", spell, "."]);
    expect(plainText(said)).toBe("Arianna discards Curse.");
  });
  it("shows the id of what is missing", () => expect(parts([english], "no-such-thing")).toEqual(["no-such-thing"]));
});

describe.each(LOCALES)("the log of a whole game in %s", (lang) => {
  it.each([
    ["four mages", samples],
    ["the Avatar", avatar],
  ])(
    "has words for every line, with no argument left open: %s",
    async (_, file) => {
      await setLocale(lang);
      const { Book } = await import("../kit/book");
      const { Scene } = await import("../table/model/scene");
      const { Teller } = await import("../table/log/words");
      const catalogue = (await import("../fixtures/catalogue.json")).default as unknown as ConstructorParameters<
        typeof Book
      >[0];
      const welcome = (file as unknown as { welcome: Welcome }).welcome;
      const teller = new Teller(new Scene(new Book(catalogue), welcome.view, welcome.people));
      const open = welcome.log
        .map((line: LogLine) => plainText(teller.sentence(line).parts))
        .filter((text) => /\{|\}|undefined|NaN|^log-/.test(text) || text.trim() === "");
      expect(open).toEqual([]);
      await setLocale("en");
    },
    30_000,
  );
});

describe.each(LOCALES)("questions in %s", (lang) => {
  it("leave nothing open, whatever is asked", async () => {
    const { deskAt } = await import("../table/model/laid");
    const { layOut } = await import("../table/model/asks");
    const { reasonOf, titleOf } = await import("../table/model/question");
    await setLocale(lang);
    const tables = import.meta.glob<{ default: unknown }>("../fixtures/*.json", { eager: true });
    const open: string[] = [];
    for (const [path, { default: sample }] of Object.entries(tables)) {
      if (!(sample as { welcome?: Welcome }).welcome?.view) continue;
      const scene = deskAt(sample).scene!;
      const question = scene.view.question;
      if (!question) continue;
      const said = [titleOf(question, scene), reasonOf(question, scene)];
      for (const text of [...said, ...layOut(question, scene).options.map(({ label }) => label)])
        if (/\{|\}|undefined|NaN/.test(text)) open.push(`${path}: ${text}`);
    }
    await setLocale("en");
    expect(open).toEqual([]);
  }, 30_000);
});
