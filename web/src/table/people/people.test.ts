import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import finished from "../../fixtures/finished-4.json";
import act from "../../fixtures/act-4.json";
import { plainText } from "../../i18n/format";
import { fromWelcome, foldSaid, type TableState } from "../../net/fold";
import { stillSeat } from "../../net/still";
import type { Person, Said, Welcome } from "../../wire";
import { deskAt } from "../model/laid";
import type { Scene } from "../model/scene";
import { askedAgain } from "./again";
import { isShort, lengthInWords, leftOf, mannerInWords, timeInWords } from "./clock";
import { Ears } from "./ears.svelte";
import OnceMore from "./OnceMore.svelte";
import { hasCompany, momentInWords, presenceInWords, presenceOf, voteAbout } from "./presence";
import { aboutOf, wordsInWords } from "./sayings";
import SeatLine from "./SeatLine.svelte";
import TalkBox from "./TalkBox.svelte";

const person = (seat: number, change: Partial<Person> = {}): Person => ({
  seat,
  name: `Person ${seat}`,
  kind: "person",
  level: null,
  here: true,
  prepared: false,
  ...change,
});
const welcomeOf = (file: unknown): Welcome => (file as { welcome: Welcome }).welcome;
const at = (file: unknown, change: Partial<TableState> = {}): TableState => ({
  ...fromWelcome(welcomeOf(file)),
  ...change,
});
const sceneOf = (file: unknown): Scene => deskAt(file as Parameters<typeof deskAt>[0]).live!;
const saying = (n: number, seat: number, text = "hm"): Said => ({ n, seat, at: 0, words: { text } });
const HOUR = 3_600_000;
beforeEach(() => localStorage.clear());

describe("presence", () => {
  it("tells a bot from one that plays for somebody", () => {
    expect(presenceOf(person(0))).toBe("here");
    expect(presenceOf(person(0, { here: false }))).toBe("away");
    expect(presenceOf(person(0, { kind: "bot", name: null }))).toBe("bot");
    expect(presenceOf(person(0, { kind: "bot" }))).toBe("stand-in");
    expect(presenceInWords(person(0, { kind: "bot" }), 0)).toBe("A bot plays for Person 0");
  });
  it("says since when: today by the hour, this week by the day, else by the date", () => {
    const now = new Date(2026, 5, 20, 12).getTime();
    expect(momentInWords(now - HOUR, now)).toMatch(/11:00/);
    expect(momentInWords(now - 48 * HOUR, now)).toMatch(/Thursday/);
    expect(momentInWords(now - 1000 * HOUR, now)).toMatch(/2026/);
  });
  it("lets those who are there vote about somebody who is not, later over days than live", () => {
    const away = person(1, { here: false, away_since: 1000, stand_in: [2] });
    const people = [person(0), away, person(2), person(3, { kind: "bot", name: null })];
    expect(voteAbout(away, people, 0, {})).toEqual({ from: 121_000, for: 1, of: 2, mine: false });
    expect(voteAbout(away, people, 2, { pace: "days" })).toEqual({ from: 1000 + 48 * HOUR, for: 1, of: 2, mine: true });
    expect(voteAbout(away, people, null, {})).toBeNull();
    expect(voteAbout(person(2), people, 0, {})).toBeNull();
  });
  it("is company where somebody else may come", () => {
    const bot = person(1, { kind: "bot", name: null });
    expect(hasCompany([person(0), bot], [0])).toBe(false);
    expect(hasCompany([person(0), person(1)], [0, 1])).toBe(false);
    expect(hasCompany([person(0), person(1, { kind: "open", name: null })], [0])).toBe(true);
  });
});

describe("clocks", () => {
  it("count on from when they were told, and only while they run", () => {
    const runs = person(0, { clock: { left: 90_000, runs: true } });
    expect(leftOf(runs, 1000, 31_000)).toBe(60_000);
    expect(leftOf(runs, 1000, 200_000)).toBe(0);
    expect(leftOf(person(0, { clock: { left: 90_000, runs: false } }), 1000, 31_000)).toBe(90_000);
    expect(leftOf(person(0), 0, 0)).toBeNull();
  });
  it("say two units at most", () => {
    expect(timeInWords(61_000)).toBe("1:01");
    expect(timeInWords(17.5 * HOUR)).toBe("17 h 30 min");
    expect(timeInWords(49 * HOUR)).toBe("2 d 1 h");
    expect(lengthInWords(7200)).toBe("2 hours");
    expect(lengthInWords(90)).toBe("90 seconds");
    expect(isShort(20_000, 60_000)).toBe(true);
    expect(isShort(3 * HOUR, 24 * HOUR)).toBe(false);
  });
  it("and how a table is played stand in words", () => {
    const manner = { pace: "days", clock: { each: 86_400, then: "bot" } } as const;
    expect(mannerInWords(manner)).toEqual([
      "Over days",
      "a day for each answer",
      "at zero a bot plays on",
      "talk in phrases",
    ]);
  });
});

describe("talk", () => {
  const said = [saying(0, 1), saying(1, 2), saying(2, 0)];
  it("is unread until it was shown, without one's own and the muted, and over a reload", () => {
    const ears = new Ears("ab12");
    expect(ears.unread(said, 0).map(({ n }) => n)).toEqual([0, 1]);
    ears.mute(2, true);
    expect(ears.unread(said, 0).map(({ n }) => n)).toEqual([0]);
    expect(new Ears("ab12").muted).toEqual([2]);
    expect(new Ears("cd34").muted).toEqual([]);
    ears.readUpTo(said);
    expect(new Ears("ab12").unread(said, 0)).toEqual([]);
    ears.mute(2, false);
    expect(ears.hears(2)).toBe(true);
  });
  it("comes once", () => {
    expect(foldSaid(said, saying(1, 2))).toBe(said);
    expect(foldSaid(said, saying(3, 1))).toHaveLength(4);
  });
  it("may be about a room or a card, and nothing else", () => {
    const scene = sceneOf(act);
    expect(aboutOf({ kind: "room", id: 3 })).toEqual({ room: 3 });
    expect(aboutOf({ kind: "spell", id: 7, dark: true })).toEqual({ spell: 7 });
    expect(aboutOf({ kind: "quest", id: 1 })).toEqual({});
    const words = wordsInWords({ phrase: { phrase: "beware", room: 3 } }, scene);
    expect(plainText(words)).toBe(`Beware! About ${scene.roomName(3)}.`);
    expect(words).toContainEqual({ kind: "room", id: 3, name: scene.roomName(3) });
  });
  it("says the phrase that was pressed, about what was pointed at if that is wanted", async () => {
    const say = vi.fn();
    const source = stillSeat(welcomeOf(act), say);
    const props = { source, state: at(act), scene: sceneOf(act), ears: new Ears("x") };
    render(TalkBox, { ...props, subject: { kind: "room", id: 3 } });
    await fireEvent.click(screen.getByRole("button", { name: "Well struck." }));
    await fireEvent.click(screen.getByRole("button", { name: /^About / }));
    await fireEvent.click(screen.getByRole("button", { name: "Beware!" }));
    expect(say.mock.calls).toEqual([
      ["say", { phrase: { phrase: "well_played" } }],
      ["say", { phrase: { phrase: "beware", room: 3 } }],
    ]);
    expect(screen.queryByRole("textbox")).toBeNull();
  });
  it("takes own words only where the table does, and none from whoever watches", async () => {
    const say = vi.fn();
    const free = { manner: { chat: "free" } } as const;
    const props = { source: stillSeat(welcomeOf(act), say), scene: sceneOf(act), ears: new Ears("x") };
    const { unmount } = render(TalkBox, { ...props, state: at(act, free) });
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: " good evening " } });
    await fireEvent.click(screen.getByRole("button", { name: "Say" }));
    expect(say).toHaveBeenCalledWith("say", { text: "good evening" });
    unmount();
    render(TalkBox, { ...props, state: at(act, { ...free, seat: null }) });
    expect(screen.queryByRole("button")).toBeNull();
  });
  it("hides what muted seats say", () => {
    const ears = new Ears("x");
    ears.mute(1, true);
    const state = at(act, { said: [saying(0, 1, "grumble"), saying(1, 2, "peace")] });
    render(TalkBox, { source: stillSeat(welcomeOf(act)), state, scene: sceneOf(act), ears });
    expect(screen.queryByText(/grumble/)).toBeNull();
    expect(screen.getByText(/peace/)).toBeInTheDocument();
    expect(screen.getByText("One saying of a muted seat is hidden.")).toBeInTheDocument();
  });
});

describe("a seat's line", () => {
  const line = (people: Person[], seat: number, change: Partial<TableState> = {}) => {
    const say = vi.fn();
    const state = at(act, { people, seat: 0, host: 0, ...change });
    const source = stillSeat(welcomeOf(act), say);
    render(SeatLine, { source, state, scene: sceneOf(act), person: people[seat]!, ears: new Ears("x") });
    return say;
  };
  it("offers a vote when somebody has been away for long", async () => {
    const people = [person(0), person(1, { here: false, away_since: Date.now() - 3 * 60_000 }), person(2)];
    const say = line(people, 1);
    await fireEvent.click(screen.getByRole("button", { name: "Let a bot play" }));
    expect(say).toHaveBeenCalledWith("stand_in", { seat: 1, agree: true });
  });
  it("says from when on, before", () => {
    line([person(0), person(1, { here: false, away_since: Date.now() })], 1);
    expect(screen.queryByRole("button", { name: "Let a bot play" })).toBeNull();
    expect(screen.getByText(/a bot may play from/)).toBeInTheDocument();
  });
  it("gives a seat back to whoever handed it over", async () => {
    const say = line([person(0, { kind: "bot" }), person(1)], 0);
    expect(screen.getByText("A bot plays for Person 0")).toBeInTheDocument();
    await fireEvent.click(screen.getByRole("button", { name: "Take my seat back" }));
    expect(say).toHaveBeenCalledWith("seat", "me");
  });
  it("lets nobody but the host offer a seat anew, and asks twice", async () => {
    const since = Date.now();
    const people = [person(0), person(1, { here: false, away_since: since, free_from: since })];
    line(people, 1);
    await fireEvent.click(screen.getByRole("button", { name: "Offer the seat anew" }));
    expect(screen.getByRole("button", { name: "Yes, offer it" })).toBeInTheDocument();
    cleanup();
    line(people, 1, { host: 1 });
    expect(screen.queryByRole("button", { name: "Offer the seat anew" })).toBeNull();
  });
  it("offers no seat anew before the server would do it", () => {
    line([person(0), person(1, { here: false, away_since: Date.now(), free_from: Date.now() + 60_000 })], 1);
    expect(screen.queryByRole("button", { name: "Offer the seat anew" })).toBeNull();
  });
});

describe("once more", () => {
  const people = [
    person(0, { again: true }),
    person(1),
    person(2, { here: false }),
    person(3, { kind: "bot", name: null }),
  ];
  const scene = sceneOf(finished);
  it("asks those who are there", () => expect(askedAgain(people).map(({ seat }) => seat)).toEqual([0, 1]));
  it("answers for all seats at this screen", async () => {
    const say = vi.fn();
    const source = stillSeat(welcomeOf(finished), say);
    render(OnceMore, { state: at(finished, { people, seat: 1 }), scene, sources: [source, source] });
    await fireEvent.click(screen.getByRole("button", { name: "Play again" }));
    expect(say.mock.calls).toEqual([
      ["again", true],
      ["again", true],
    ]);
  });
  it("says who is missing, and takes it back", async () => {
    const say = vi.fn();
    const source = stillSeat(welcomeOf(finished), say);
    render(OnceMore, { state: at(finished, { people, seat: 0 }), scene, sources: [source] });
    expect(screen.getByText("One has not said yes yet.")).toBeInTheDocument();
    await fireEvent.click(screen.getByRole("button", { name: "No, thanks" }));
    expect(say).toHaveBeenCalledWith("again", false);
  });
  it("leads to the new table when it is laid", () => {
    const rematch = { table: "cd34", seat: 1 };
    render(OnceMore, { state: at(finished, { people, seat: 0, rematch }), scene, sources: [] });
    expect(screen.getByRole("link", { name: "To the new table" })).toHaveAttribute("href", "/table/cd34");
  });
});
