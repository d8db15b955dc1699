import { describe, expect, it } from "vitest";
import finished from "../../fixtures/finished-4.json";
import avatar from "../../fixtures/avatar-finished-2.json";
import type { LogLine, Welcome, What } from "../../wire";
import { aimAt, deedsOf, inVain, isAction, isOwn, lastOf, linesOf, recent, type Deed } from "./deeds";
import { meant, recapOf, since } from "./recap";
import { standing } from "./strip";

const { log } = (finished as unknown as { welcome: Welcome }).welcome;
const figure = (model: number) => ({ model, kind: null, holder: model, slot: 0 });
let count = 0;
const line = (what: What, more: Partial<LogLine> = {}): LogLine => ({
  n: count++,
  revision: 1,
  cause: { Rule: "R14.2" },
  what,
  ...more,
});
const spell = (id: number): Partial<LogLine> => ({ cause: { Spell: id } });
const cast = (seat: number, id: number): LogLine[] => [
  line({ ActionTaken: { seat, action: "Cast" } }),
  line({ SpellRevealed: { seat, slot: 0, spell: id, dark: true } }),
];
const kinds = (deeds: Deed[]): string[] => deeds.map(({ kind }) => kind);

describe("the log as deeds", () => {
  it.each([
    ["mages", log, null],
    ["the Avatar", (avatar as unknown as { welcome: Welcome }).welcome.log, 1],
  ])("has every line in exactly one of them: %s", (_, lines, seat) => {
    const all = deedsOf(lines, seat).flatMap(linesOf);
    expect([...all].sort((a, b) => a - b)).toEqual(lines.map(({ n }) => n));
  });

  it("is the same however much of it has come", () => {
    const half = log.slice(0, 700);
    const whole = deedsOf(log, null).filter((deed) => lastOf(deed) < 650);
    const part = deedsOf(half, null).filter((deed) => lastOf(deed) < 650);
    expect(part.map(linesOf)).toEqual(whole.map(linesOf));
  });

  it("knows the card, the target and what came of a spell", () => {
    const lines = [
      ...cast(2, 14),
      line({ Targeted: { by: 2, target: { Room: 1 } } }, spell(14)),
      line({ Damaged: { by: 2, on: figure(0), count: 1 } }, spell(14)),
      line({ InstabilityPlaced: { by: 2, room: 1, count: 2 } }, spell(14)),
    ];
    const [deed, ...more] = deedsOf(lines, null);
    expect(more).toEqual([]);
    expect(deed).toMatchObject({ kind: "cast", actor: 2, card: { kind: "spell", id: 14, dark: true } });
    expect(deed!.rows).toHaveLength(2);
    expect(aimAt(deed!, lines[1]!.n)).toBeNull();
    expect(aimAt(deed!, lines[2]!.n)).toEqual({ Room: 1 });
  });

  it("keeps two cards of one name apart: an answer, and what persists of another's", () => {
    const lines = [
      ...cast(2, 14),
      line({ SpellRevealed: { seat: 0, slot: 0, spell: 36, dark: false } }, spell(14)),
      line({ Targeted: { by: 1, target: { Model: figure(0) } } }, spell(36)),
      line({ Damaged: { by: 1, on: figure(0), count: 1 } }, spell(36)),
      line({ Damaged: { by: 0, on: figure(2), count: 1 } }, spell(36)),
      line({ Damaged: { by: 2, on: figure(0), count: 2 } }, spell(14)),
    ];
    const [first, answer, persists] = deedsOf(lines, null);
    expect(answer).toMatchObject({ kind: "answer", actor: 0, aims: [] });
    expect(answer!.rows.flatMap((row) => row.lines)).toEqual([lines[5]]);
    expect(persists).toMatchObject({ kind: "effect", actor: 1, aims: [{ aim: { Model: figure(0) } }] });
    expect(persists!.rows.flatMap((row) => row.lines)).toEqual([lines[4]]);
    expect(first!.rows.flatMap((row) => row.lines)).toEqual([lines[6]]);
  });

  it("counts the steps after a room was activated to the way, not to the room", () => {
    const moved = (room: number) => line({ Moved: { model: figure(1), room } }, { cause: { Rule: "R14.9" } });
    const lines = [
      line({ ActionTaken: { seat: 1, action: "Explore" } }),
      line({ RoomActivated: { seat: 1, room: 5 } }, { cause: { Room: 5 } }),
      line({ Summoned: { seat: 1, model: figure(9), kind: 5, room: 4 } }, { cause: { Room: 5 } }),
      moved(3),
      moved(2),
    ];
    const [explore, room] = deedsOf(lines, null);
    expect(linesOf(explore!)).toEqual([lines[0]!.n, lines[3]!.n, lines[4]!.n]);
    expect(linesOf(room!)).toEqual([lines[1]!.n, lines[2]!.n]);
  });

  it("does not tell a fight where a room is activated and nobody is attacked", () => {
    const fight = line({ ActionTaken: { seat: 1, action: "Fight" } });
    const activated = line({ RoomActivated: { seat: 1, room: 5 } }, { cause: { Room: 5 } });
    const hit = line({ Damaged: { by: 1, on: figure(0), count: 2 } });
    const alone = deedsOf([fight, activated], null);
    expect(kinds(alone)).toEqual(["room"]);
    expect(isAction(alone[0]!)).toBe(true);
    expect(kinds(deedsOf([fight, hit, activated], null))).toEqual(["fight", "room"]);
  });

  it("says that nothing came of a spell once nothing can come of it", () => {
    const aimed = [...cast(2, 14), line({ Targeted: { by: 2, target: { Room: 1 } } }, spell(14))];
    const pass = line({ ActionTaken: { seat: 3, action: "Pass" } });
    expect(inVain(deedsOf(aimed, null)[0]!, true)).toBe(false);
    expect(inVain(deedsOf(aimed, null)[0]!, false)).toBe(true);
    expect(inVain(deedsOf([...aimed, pass], null)[0]!, true)).toBe(true);
    const activates = line({ EvocationActivates: { model: { ...figure(9), kind: 5 }, controller: 2 } }, spell(14));
    expect(inVain(deedsOf([...aimed, activates, pass], null)[0]!, false)).toBe(false);
    const answered = line({ SpellRevealed: { seat: 0, slot: 0, spell: 3, dark: false } }, spell(14));
    expect(inVain(deedsOf([...aimed, answered, pass], null)[0]!, false)).toBe(true);
  });

  it("gives a solved quest its moment, with its points, and the recap one line", () => {
    const quest = { cause: { Quest: 11 } };
    const lines = [
      line({ ActionTaken: { seat: 0, action: "SolveQuest" } }),
      line({ Damaged: { by: 0, on: figure(1), count: 2 } }, quest),
      line({ QuestSolved: { seat: 0, quest: 11 } }, quest),
      line({ PowerChanges: { who: 0, by: 1, now: 1 } }, { ...quest, means: "quests" }),
    ];
    const [, solved] = deedsOf(lines, null);
    expect(solved).toMatchObject({ kind: "solved", actor: 0, card: { kind: "quest", id: 11 } });
    expect(linesOf(solved!)).toEqual([lines[2]!.n, lines[3]!.n]);
    expect(recapOf(deedsOf(lines, null), 3, 9).map(({ deed }) => deed.kind)).toEqual(["solve"]);
  });

  it("has the points of a quest with it, whichever card solves it and whoever takes it away", () => {
    const command = { cause: { Command: 18 } };
    const ordered = [
      line({ CommandRevealed: { card: 18, by: 1, left: 2, next: null } }),
      line({ QuestSolved: { seat: 2, quest: 35 } }, command),
      line({ PowerChanges: { who: 4, by: 3, now: 16 } }, { ...command, means: "spells" }),
      line({ PowerChanges: { who: 0, by: 1, now: 2 } }, { ...command, means: "spells" }),
    ];
    const [order, solved] = deedsOf(ordered, 2);
    expect(linesOf(solved!)).toEqual([ordered[1]!.n, ordered[2]!.n]);
    expect(linesOf(order!)).toEqual([ordered[0]!.n, ordered[3]!.n]);
    const quest = { cause: { Quest: 11 } };
    const robbed = [
      line({ QuestSolved: { seat: 0, quest: 11 } }, quest),
      line({ QuestTaken: { by: 1, from: 0, quest: 11 } }, quest),
      line({ PowerChanges: { who: 0, by: 1, now: 1 } }, { ...quest, means: "quests" }),
    ];
    expect(deedsOf(robbed, null).map(linesOf)).toEqual([robbed.map(({ n }) => n)]);
  });

  it("lays an answer over the deed it answers, and goes on with that one", () => {
    const lines = [
      ...cast(2, 14),
      line({ Damaged: { by: 2, on: figure(0), count: 1 } }, spell(14)),
      line({ SpellRevealed: { seat: 0, slot: 0, spell: 7, dark: false } }),
      line({ DamageIgnored: { by: 0, count: 1 } }, spell(7)),
      line({ InstabilityPlaced: { by: 2, room: 1, count: 2 } }, spell(14)),
    ];
    const deeds = deedsOf(lines, null);
    expect(kinds(deeds)).toEqual(["cast", "answer"]);
    expect(deeds[0]!.rows).toHaveLength(2);
    expect(deeds[1]).toMatchObject({ actor: 0, card: { kind: "spell", id: 7 } });
  });

  it("tells a quest that is given up apart from the event before it, and what others draw apart from both", () => {
    const rule = { cause: { Rule: "R3.1" } };
    const lines = [
      line({ EventRevealed: { event: 25, by: 1 } }, rule),
      line({ EventLaid: { event: 25, slot: 1 } }, rule),
      line({ QuestDiscarded: { seat: 3, quest: 4 } }, rule),
      line({ PowerChanges: { who: 4, by: 1, now: 6 } }, { ...rule, means: "quests" }),
      line({ QuestDrawn: { seat: 3, quest: null } }, rule),
      line({ QuestDrawn: { seat: 0, quest: null } }, rule),
    ];
    const deeds = deedsOf(lines, null);
    expect(deeds.map((deed) => `${deed.kind} ${linesOf(deed).length}`)).toEqual(["event 2", "quest 3", "phase 1"]);
    expect(deeds[1]).toMatchObject({ actor: 3 });
  });

  it("tells it apart from what an event brings later, too", () => {
    const event = { cause: { Event: 25 } };
    const lines = [
      line({ PhaseBegins: { phase: "BlackRose", first: 0 } }),
      line({ InstabilityPlaced: { by: 4, room: 1, count: 1 } }, event),
      line({ QuestDiscarded: { seat: 0, quest: 4 } }, { cause: { Rule: "R3.1" } }),
      line({ PowerChanges: { who: 4, by: 1, now: 6 } }, { cause: { Rule: "R3.1" }, means: "quests" }),
    ];
    const deeds = deedsOf(lines, null);
    expect(kinds(deeds)).toEqual(["phase", "effect", "quest"]);
    expect(linesOf(deeds[2]!)).toEqual(lines.slice(2).map(({ n }) => n));
    expect(isOwn(deeds[2]!, lines[2]!, 0)).toBe(true);
  });

  it("shows what persists of a spell on the side that was cast", () => {
    const placed = line({ InstabilityPlaced: { by: 2, room: 1, count: 2 } }, spell(14));
    const fight = line({ ActionTaken: { seat: 2, action: "Fight" } });
    const other = line({ SpellRevealed: { seat: 1, slot: 0, spell: 14, dark: false } });
    const deeds = deedsOf(
      [...cast(2, 14), line({ ActionTaken: { seat: 1, action: "Cast" } }), other, fight, placed],
      null,
    );
    expect(deeds.at(-1)).toMatchObject({ kind: "effect", actor: 2, card: { kind: "spell", id: 14, dark: true } });
  });

  it("holds an evocation that bears damage by its own words to be its mage's", () => {
    const succubus = { model: 15, kind: 5, holder: 0, slot: 1 };
    const lines = [
      ...cast(2, 14),
      line({ Damaged: { by: 2, on: figure(0), count: 2 } }, spell(14)),
      line({ Damaged: { by: 2, on: succubus, count: 1 } }, { cause: { Evocation: 5 } }),
      line({ EvocationRemoved: { kind: 5, owner: 0, room: 1 } }, { cause: { Evocation: 5 } }),
    ];
    const deeds = deedsOf(lines, null);
    expect(deeds.map(({ kind, actor }) => [kind, actor])).toEqual([
      ["cast", 2],
      ["effect", 0],
    ]);
    expect(deeds[1]!.rows).toHaveLength(2);
  });

  it("gives a fall its own moment, with the points by which it is scored", () => {
    const lines = [
      ...cast(2, 14),
      line({ Damaged: { by: 2, on: figure(0), count: 3 } }, spell(14)),
      line({ Defeated: { seat: 0, by: 2 } }),
      line({ PutInCell: { seat: 0 } }),
      line({ TrophyTaken: { by: 2, of: 0 } }),
      line({ PowerChanges: { who: 2, by: 4, now: 4 } }, { means: "defeats" }),
      line({ InstabilityPlaced: { by: 2, room: 1, count: 2 } }, spell(14)),
    ];
    const deeds = deedsOf(lines, null);
    expect(kinds(deeds)).toEqual(["cast", "fall"]);
    expect(linesOf(deeds[1]!)).toHaveLength(4);
    expect(deeds[0]!.rows).toHaveLength(2);
  });

  it("makes one row of what is one thing, and not of what is two", () => {
    const healed = (colour: number) => line({ Healed: { on: figure(0), colour } }, spell(14));
    const [deed] = deedsOf([...cast(0, 14), healed(3), healed(3)], null);
    expect(deed!.rows.map(({ lines }) => lines.length)).toEqual([2]);
    const steps = [1, 2].map((room) => line({ Moved: { model: figure(1), room } }));
    const other = line({ Moved: { model: figure(2), room: 3 } });
    const [walk] = deedsOf([line({ ActionTaken: { seat: 1, action: "Explore" } }), ...steps, other], null);
    expect(walk!.rows.map(({ lines }) => lines.length)).toEqual([2, 1]);
  });

  it("begins a long log where no deed is cut", () => {
    const near = recent(log, 200);
    expect(near.length).toBeLessThanOrEqual(200);
    const name = Object.keys(near[0]!.what as object)[0];
    expect(["PhaseBegins", "ActionTaken"]).toContain(name);
  });
});

describe("whose a deed is", () => {
  it("yours is shown at once, a moment and an event are everybody's", () => {
    const [mine] = deedsOf(cast(0, 14), null);
    expect(isOwn(mine!, mine!.opening[0]!, 0)).toBe(true);
    expect(isOwn(mine!, mine!.opening[0]!, 1)).toBe(false);
    expect(isOwn(mine!, mine!.opening[0]!, null)).toBe(false);
    const [moon] = deedsOf([line({ MoonChanges: { moon: 2 } })], null);
    expect(isOwn(moon!, moon!.opening[0]!, 0)).toBe(false);
    const [event] = deedsOf([line({ EventRevealed: { event: 1, by: 0 } })], null);
    expect(isOwn(event!, event!.opening[0]!, 0)).toBe(false);
  });

  it("in Study and Clean-up each line is whose it is", () => {
    const lines = [
      line({ PhaseBegins: { phase: "CleanUp", first: 0 } }),
      line({ SpellDiscarded: { seat: 0, spell: 1, slot: 0 } }),
      line({ SpellDiscarded: { seat: 1, spell: 2, slot: 0 } }),
    ];
    const [phase] = deedsOf(lines, null);
    expect(lines.map((one) => isOwn(phase!, one, 0))).toEqual([false, true, false]);
  });
});

describe("since you last acted", () => {
  it("is what others did after your last action, and what it meant", () => {
    const lines = [
      ...cast(1, 3),
      ...cast(0, 14),
      ...cast(2, 15),
      line({ Damaged: { by: 2, on: figure(0), count: 3 } }, spell(15)),
      line({ PowerChanges: { who: 0, by: -1, now: 4 } }, spell(15)),
      line({ PowerChanges: { who: 0, by: 2, now: 6 } }, spell(15)),
      line({ ActionTaken: { seat: 3, action: "Pass" } }),
    ];
    const deeds = deedsOf(lines, null);
    expect(since(deeds, 0).map(({ actor }) => actor)).toEqual([2]);
    expect(recapOf(deeds, 0, 9)[0]).toMatchObject({
      damage: [{ by: 2, count: 3 }],
      power: { before: 5, after: 6 },
    });
    expect(meant(deeds[0]!, 0)).toEqual({ damage: [], power: null });
  });

  it("goes as far as it has been told: neither what comes of a deed later nor one's own next action", () => {
    const lines = [
      ...cast(0, 14),
      ...cast(2, 15),
      line({ Damaged: { by: 2, on: figure(0), count: 3 } }, spell(15)),
      line({ ActionTaken: { seat: 0, action: "Pass" } }),
    ];
    const until = (at: number) => recapOf(deedsOf(lines, null), 0, 9, lines[at]!.n);
    expect(until(3)).toMatchObject([{ deed: { actor: 2 }, damage: [] }]);
    expect(until(4)).toMatchObject([{ deed: { actor: 2 }, damage: [{ by: 2, count: 3 }] }]);
    expect(until(5)).toEqual([]);
  });
});

describe("the strip", () => {
  const around = (deeds: Deed[]) => standing(deeds.at(-1)!, [0, 1, 2, 3], deeds);
  it("says who was before and who comes next, around the table", () => {
    expect(around(deedsOf([...cast(2, 4), ...cast(3, 1)], null))).toEqual([
      { seat: 2, state: "done" },
      { seat: 3, state: "acts" },
      { seat: 0, state: "next" },
      { seat: 1, state: "after" },
    ]);
  });
  it("says of nobody that they are done who have not acted in this phase", () => {
    const lines = [...cast(2, 4), line({ PhaseBegins: { phase: "Action", first: 0 } }), ...cast(3, 1)];
    expect(around(deedsOf(lines, null)).map(({ seat, state }) => `${seat} ${state}`)).toEqual([
      "3 acts",
      "0 next",
      "1 after",
      "2 after",
    ]);
  });
  it("counts from whose turn it is while somebody answers", () => {
    const answer = line({ SpellRevealed: { seat: 1, slot: 0, spell: 9, dark: false } });
    const deeds = deedsOf([...cast(2, 4), ...cast(3, 1), answer], null);
    expect(deeds.at(-1)!.kind).toBe("answer");
    expect(around(deeds).map(({ seat, state }) => `${seat} ${state}`)).toEqual([
      "2 done",
      "3 turn",
      "0 next",
      "1 acts",
    ]);
  });
  it("is empty where no mage acts", () => {
    const [moon] = deedsOf([line({ MoonChanges: { moon: 2 } })], null);
    expect(standing(moon!, [0, 1], [moon!])).toEqual([]);
  });
});
