import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import sample from "../../fixtures/act-4.json";
import preparing from "../../fixtures/prepare-4.json";
import finished from "../../fixtures/finished-4.json";
import { settings } from "../../settings.svelte";
import { ROSE, type LogLine, type Welcome } from "../../wire";
import { type Desk, deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import Prompt from "../prompt/Prompt.svelte";
import { subjectOf } from "../log/words";
import { ceremonyOf, rankInWords } from "./ceremony";
import { deedsOf } from "./deeds";
import { deedTitle } from "./deed-words";
import { plainText } from "../../i18n/format";
import { pressInStory } from "./keys";
import { tellAgain } from "./recall";
import { timeOf } from "./time";
import StoryVoice from "./StoryVoice.svelte";

const { welcome } = sample as unknown as { welcome: Welcome };
/** The last deeds of others, before this seat is asked to act. */
const LINES = 24;
const said: unknown[] = [];

function storyAt(): Desk {
  const desk = deskAt(sample, (...what) => void said.push(what));
  const after = desk.state!;
  const before = { ...after, revision: after.revision - 1, log: after.log.slice(0, -LINES) };
  desk.story.tell(before, after, desk.book);
  return desk;
}
const prompt = (desk: Desk) => {
  const { container } = render(Prompt, {
    props: { onreplay: () => undefined, onscoring: () => undefined },
    context: deskContext(desk),
  });
  return container;
};
const key = (name: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { key: name, ...more });

beforeEach(() => {
  vi.useFakeTimers();
  settings.story = "calm";
  said.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("while the others' deeds are told", () => {
  it("nothing is asked; when they have been, the question is there", () => {
    const desk = storyAt();
    const page = prompt(desk);
    expect(welcome.view.question).not.toBeNull();
    expect(desk.telling).toBe(true);
    expect(page.textContent).not.toContain("Your activation");
    expect(page.querySelector(".story-prompt")).not.toBeNull();
    vi.advanceTimersByTime(120_000);
    flushSync();
    expect(desk.telling).toBe(false);
    expect(page.textContent).toContain("Your activation");
  });

  it("beside the bench it says who draws what, one mage after the other", () => {
    const { welcome } = preparing as unknown as { welcome: Welcome };
    const study = welcome.log.findIndex(
      ({ what }) => typeof what === "object" && "PhaseBegins" in what && what.PhaseBegins.phase === "Study",
    );
    const log = welcome.log.slice(study, -1);
    const desk = deskAt({ welcome: { ...welcome, view: { ...welcome.view, phase: "Study" }, log } });
    const after = desk.state!;
    desk.story.tell({ ...after, revision: after.revision - 1, log: log.slice(0, 1) }, after, desk.book);
    const { player } = desk.story;
    const told = player.reel.filter(({ own }) => !own);
    const mages = told.map(({ lines }) => subjectOf(lines[0]!.what));
    expect(mages.filter((seat, at) => seat !== mages[at - 1])).toEqual([2, 3, 0]);
    while (player.beat?.own) player.forward();
    const page = prompt(desk);
    const words = page.querySelector(".words b")?.textContent ?? "";
    expect(words).toBe("Gramigna draws a spell from the Grimoire × 2. Gramigna looks at 4 spells.");
    // Whatever is said at a stretch has its time: the longest pause is for some ninety letters.
    for (const { moment } of told)
      if (moment.kind === "sentence") expect(timeOf(moment, "calm")).toBe(760 + 18 * moment.letters);
  });

  it("which phase it is takes no time of its own", () => {
    const { welcome } = preparing as unknown as { welcome: Welcome };
    const desk = deskAt({ welcome });
    const after = desk.state!;
    const before = { ...after, revision: after.revision - 1, log: after.log.slice(0, -1) };
    expect(after.log.at(-1)!.what).toHaveProperty("PhaseBegins");
    desk.story.tell(before, after, desk.book);
    expect(desk.telling).toBe(false);
  });

  it("the log goes only as far as it has been told", () => {
    const desk = storyAt();
    const all = desk.state!.log.length;
    expect(desk.log.length).toBeLessThan(all);
    desk.story.player.end();
    expect(desk.log).toHaveLength(all);
  });

  it("a click on something legal shows the question and answers nothing; a second one answers", () => {
    const desk = storyAt();
    const option = desk.laid!.options.find((one) => one !== desk.laid!.pass)!;
    desk.choose(option);
    expect(desk.telling).toBe(false);
    expect(said).toEqual([]);
    desk.choose(option);
    expect(said).toEqual([["answer", option.index]]);
  });

  it("an action's key ends the story and goes on to act, a number only ends it", () => {
    const acting = storyAt();
    const explore = key("e", { cancelable: true });
    pressInStory(acting, explore);
    expect(acting.telling).toBe(false);
    expect(explore.defaultPrevented).toBe(false);
    const numbered = storyAt();
    const one = key("1", { cancelable: true });
    pressInStory(numbered, one);
    expect(numbered.telling).toBe(false);
    expect(one.defaultPrevented).toBe(true);
  });

  it("Space skips a deed, Shift and Space all of them, K holds, Backspace tells again", () => {
    const desk = storyAt();
    const first = desk.deed!.id;
    pressInStory(desk, key(" "));
    expect(desk.deed!.id).not.toBe(first);
    pressInStory(desk, key("Backspace"));
    expect(desk.deed!.id).toBe(first);
    pressInStory(desk, key("k"));
    vi.advanceTimersByTime(60_000);
    expect(desk.deed!.id).toBe(first);
    pressInStory(desk, key(" ", { shiftKey: true }));
    expect(desk.telling).toBe(false);
  });

  it("they are heard, one sentence after the other", () => {
    const desk = storyAt();
    const { container } = render(StoryVoice, { context: deskContext(desk) });
    const voice = container.querySelector("[aria-live=polite]")!;
    const heard = new Set<string>();
    for (let at = 0; at < 60 && desk.telling; at++) {
      flushSync();
      heard.add(voice.textContent ?? "");
      vi.advanceTimersByTime(400);
    }
    flushSync();
    expect(heard.size).toBeGreaterThan(3);
    expect(heard.has("")).toBe(false);
    expect(voice.textContent).toBe("");
  });

  it("are told again from the record of the table by a page that was loaded anew", async () => {
    const desk = deskAt(sample);
    const { revision, view, log } = desk.state!;
    expect(desk.story.player.reel).toHaveLength(0);
    const moments = Array.from({ length: revision + 1 }, (_, at) => ({ revision: at, view, logLength: log.length }));
    Object.assign(desk.source, { moments });
    expect(await tellAgain(desk, null)).toBe(true);
    expect(desk.deed).not.toBeNull();
    const told = new Set(desk.story.player.reel.map((beat) => beat.deed));
    expect(desk.recap.filter(({ deed }) => !told.has(deed.id))).toEqual([]);
    const last = desk.recap.at(-1)!.deed.id;
    expect(await tellAgain(desk, last)).toBe(true);
    expect(desk.deed?.id).toBe(last);
  });

  it("are told again from the first, however long ago the viewer acted", async () => {
    const { log, revision, view } = welcome;
    // As if ten answers had been given for each.
    const stretched = log.map((line) => ({ ...line, revision: line.revision * 10 }));
    const now = revision * 10;
    const desk = deskAt({ welcome: { ...welcome, revision: now, log: stretched } });
    Object.assign(desk.source, { moments: [] });
    const asked: number[] = [];
    vi.stubGlobal("fetch", (address: string) => {
      const [from, to] = ["from", "to"].map((name) => Number(new URL(address, "http://x").searchParams.get(name)));
      const length = to! - from! + 1;
      asked.push(length);
      const frame = (at: number) => ({ revision: from! + at, view, log: [], log_length: log.length });
      return Promise.resolve(Response.json(Array.from({ length }, (_, at) => frame(at))));
    });
    expect(now - desk.recap[0]!.revision).toBeGreaterThan(256);
    expect(await tellAgain(desk, null)).toBe(true);
    const told = new Set(desk.story.player.reel.map((beat) => beat.deed));
    expect(desk.recap.filter(({ deed }) => !told.has(deed.id))).toEqual([]);
    expect(Math.max(...asked)).toBeLessThanOrEqual(64);
  });

  it("end before the winner is named: the points are counted first", () => {
    const desk = deskAt(finished);
    const after = desk.state!;
    const tell = (lines: number): boolean => {
      desk.story.tell({ ...after, revision: after.revision - 1, log: after.log.slice(0, -lines) }, after, desk.book);
      return desk.telling;
    };
    expect(after.log.at(-1)?.what).toHaveProperty("GameWon");
    expect(tell(1)).toBe(false);
    // What is added at the end is for the scoring to count.
    const added = after.log.filter(({ what }) => typeof what === "object" && "Bonus" in what);
    expect(added.length).toBe(5);
    expect(tell(1 + added.length)).toBe(false);
    expect(tell(20)).toBe(true);
  });

  it("are not told to somebody who wants how things end", () => {
    settings.story = "off";
    expect(storyAt().telling).toBe(false);
  });
});

describe("every deed", () => {
  it("of a log that begins in the middle is of the phase that is shown", () => {
    const scene = deskAt(sample).scene!;
    const cut = {
      id: 0,
      kind: "phase" as const,
      actor: null,
      card: null,
      phase: null,
      opening: [],
      aims: [],
      rows: [],
      led: false,
      over: true,
    };
    const title = deedTitle(cut, 0, scene);
    expect(scene.view.phase).toBe("Action");
    expect(plainText(title)).toBe("Action");
  });
  it("has a sentence of its own, and every moment its reason", () => {
    const samples = import.meta.glob<{ default: unknown }>("../../fixtures/{,avatar-}finished-*.json", { eager: true });
    const moments = new Set<string>();
    for (const { default: finished } of Object.values(samples)) {
      const desk = deskAt(finished);
      const scene = desk.scene!;
      const log = desk.state!.log;
      for (const deed of deedsOf(log, scene.avatar?.seat ?? null)) {
        const title = plainText(deedTitle(deed, Infinity, scene));
        expect(title).not.toMatch(/^deed-|\{|undefined|^$/);
        const ceremony = ceremonyOf(deed, log, scene);
        if (!ceremony) continue;
        moments.add(deed.kind);
        expect(plainText(ceremony.why)).not.toMatch(/^ceremony-|\{|undefined|^$/);
        if (deed.kind === "fall") {
          expect(ceremony.ranks.length).toBeGreaterThan(0);
          for (const rank of ceremony.ranks) expect(rankInWords(rank, scene)).toMatch(/^\S.*(\+\d+|Trophy)\.$/);
        }
      }
    }
    expect([...moments].sort()).toEqual(["fall", "last-turn", "moon", "rebuilt", "solved", "turn", "won"]);
  });

  it("tells of a fall whose blow it was, and who takes the Trophy though it was another's", () => {
    const scene = deskAt(sample).scene!;
    const fall = (...more: LogLine["what"][]) => {
      const what: LogLine["what"][] = [{ Defeated: { seat: 1, by: 2 } }, { PutInCell: { seat: 1 } }, ...more];
      const log = what.map((own, n): LogLine => {
        const means = typeof own === "object" && "PowerChanges" in own ? { means: "defeats" as const } : {};
        return { n, revision: 1, cause: { Rule: "R17.10" }, what: own, ...means };
      });
      return ceremonyOf(deedsOf(log, null)[0]!, log, scene)!;
    };
    const points = { PowerChanges: { who: 3, by: 4, now: 4 } };
    const usual = fall({ TrophyTaken: { by: 2, of: 1 } }, points);
    expect(plainText(usual.why)).toMatch(/struck the last blow/);
    expect(plainText(usual.why)).not.toMatch(/Event|Defeated by/);
    expect(usual.ranks.map(({ colour, points, trophy }) => [colour, points, trophy])).toEqual([
      [3, 4, false],
      [2, 0, true],
    ]);
    expect(plainText(fall({ TrophyTaken: { by: ROSE, of: 1 } }, points).why)).toMatch(/Event gives the Trophy/);
  });

  it("counts the cubes of a room as they lay, and says why somebody gains what its flags do not say", () => {
    const desk = deskAt(sample);
    const scene = desk.scene!;
    const place = scene.view.rooms.findIndex(({ turned, cubes }) => !turned && scene.count(cubes) > 0);
    const { room } = scene.view.rooms[place]!;
    const ranks = scene.book.room(room)!.prize;
    const [first] = "Ranks" in ranks ? ranks.Ranks : [0];
    const rebuilt = (points: number[]): LogLine[] => [
      { n: 1, revision: 1, cause: { Rule: "R19.1" }, what: { RoomRebuilt: { room } } },
      ...points.map((by, who): LogLine => ({
        n: 2 + who,
        revision: 1,
        cause: { Rule: "R19.1" },
        what: { PowerChanges: { who, by, now: by } },
      })),
    ];
    const why = (points: number[]): string => {
      const log = rebuilt(points);
      return plainText(ceremonyOf(deedsOf(log, null)[0]!, log, scene)!.why);
    };
    expect(why([first + 1])).toMatch(/1 more/);
    expect(why([first - 1, first - 1])).toMatch(/1 less/);
    expect(why([first, 1])).not.toMatch(/1 more|1 less/);
    // The tile is turned while its story is told; what is read of it stays.
    const log = rebuilt([first, 1]);
    const [deed] = deedsOf(log, null);
    const cubes = (): number[] => ceremonyOf(deed!, log, desk.scene!)!.ranks.map((rank) => rank.cubes);
    const before = cubes();
    expect(Math.max(...before)).toBeGreaterThan(0);
    desk.scene!.view.rooms[place]!.turned = true;
    expect(cubes()).toEqual(before);
  });
});
