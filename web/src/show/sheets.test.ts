import { expect, it } from "vitest";
import finished from "../fixtures/finished-4.json";
import type { LogLine, SlotView, View, Welcome } from "../wire";
import { onSheets, sheetsBefore } from "./sheets";
import { stagesOf } from "./stages";

const EMPTY: SlotView = { state: "Empty", token: null, spell: null, dark: null };
const hidden: SlotView = { ...EMPTY, state: "Ready" };
const line = (what: object): LogLine => ({ what }) as LogLine;

interface Mage {
  sheet: SlotView[];
  tokens: number;
}
const view = (mages: Mage[], more: Partial<View> = {}): View =>
  ({ seat: 0, phase: "Action", mages, avatar: null, ...more }) as unknown as View;
const states = (own: View, seat: number): string[] => own.mages[seat]!.sheet.map(({ state }) => state);

it("leads through a whole game: nothing is left of a turn but what lasts", () => {
  const { log, view: end } = (finished as unknown as { welcome: Welcome }).welcome;
  let own: View = { ...end, mages: end.mages.map((mage) => ({ ...mage, sheet: mage.sheet.map(() => EMPTY) })) };
  const lasts = new Set<string>();
  let turns = 0;
  for (const next of log) {
    own = onSheets(own, next, end);
    if (typeof next.what === "string") continue;
    if ("Persists" in next.what) lasts.add(`${next.what.Persists.seat} ${next.what.Persists.slot}`);
    if (!("TurnBegins" in next.what)) continue;
    turns += 1;
    const revealed = own.mages.flatMap(({ sheet }, seat) =>
      sheet.flatMap(({ state }, slot) => (state === "Revealed" ? [`${seat} ${slot}`] : [])),
    );
    expect(revealed.filter((slot) => !lasts.has(slot))).toEqual([]);
  }
  expect(turns).toBe(end.turn);
  expect(own.mages.map(({ sheet }) => sheet)).toEqual(end.mages.map(({ sheet }) => sheet));
});

it("keeps a spell in its slot until it is told that it is cast, though the turn has passed", () => {
  const before = view([
    { sheet: [EMPTY, EMPTY], tokens: 2 },
    { sheet: [hidden, hidden], tokens: 2 },
  ]);
  // Its owner has laid one again by the time this is told.
  const after = view([
    { sheet: [EMPTY, EMPTY], tokens: 2 },
    { sheet: [hidden, EMPTY], tokens: 2 },
  ]);
  const begun = { ...after, ...sheetsBefore(before, after), turn: 1 };
  after.turn = 2;
  expect(states(begun, 1)).toEqual(["Ready", "Ready"]);
  const steps = [
    line({ ActionTaken: { seat: 1, action: "Fight" } }),
    line({ SpellActive: { seat: 1, slot: 0, protection: true } }),
    line({ SpellRevealed: { seat: 1, slot: 1, spell: 7, dark: true } }),
    line({ SpellRevealed: { seat: 1, slot: 0, spell: 8, dark: false } }),
    line({ SpellDiscarded: { seat: 1, spell: 7 } }),
    line({ SpellDiscarded: { seat: 1, spell: 8 } }),
    line({ TurnBegins: { turn: 2 } }),
    line({ Prepared: { seat: 1, slot: 0, spell: null } }),
  ];
  const seen: View[] = [];
  steps.reduce((own, next) => {
    seen.push(onSheets(own, next, after));
    return seen.at(-1)!;
  }, begun);
  expect(seen.map((own) => states(own, 1).join())).toEqual([
    "Ready,Ready",
    "Active,Ready",
    "Active,Revealed",
    "Revealed,Revealed",
    "Revealed,Empty",
    "Empty,Empty",
    "Empty,Empty",
    "Ready,Empty",
  ]);
  expect(seen.map((own) => own.mages[1]!.tokens)).toEqual([1, 1, 1, 1, 1, 1, 2, 2]);
  expect(seen[1]!.mages[1]!.sheet[0]!.token).toBe("Protection");
  expect(seen[2]!.mages[1]!.sheet[1]).toMatchObject({ spell: 7, dark: true });
  // What was shown only lies there as before, and whoever watches does not see it.
  const reveal = line({ SpellRevealed: { seat: 1, slot: 0, spell: 7, dark: true } });
  const shown = onSheets(begun, reveal, { ...after, turn: 1 });
  expect(shown.mages[1]!.sheet[0]).toEqual(hidden);
  // A spell spent for Momentum was hidden, and so is where it lay: one that is empty in the end.
  const spent = onSheets(begun, line({ SpellDiscarded: { seat: 1, spell: 7 } }), after);
  expect(states(spent, 1)).toEqual(["Ready", "Empty"]);
  // What is thrown out in Study comes from the hand.
  const studying = onSheets({ ...begun, phase: "Study" }, line({ SpellDiscarded: { seat: 1, spell: 7 } }), after);
  expect(states(studying, 1)).toEqual(["Ready", "Ready"]);
});

it("leaves one's own cards where they are laid in Preparation", () => {
  const laid: SlotView = { ...hidden, spell: 3, dark: false };
  const before = view([
    { sheet: [EMPTY], tokens: 1 },
    { sheet: [EMPTY], tokens: 1 },
  ]);
  const after = view(
    [
      { sheet: [laid], tokens: 2 },
      { sheet: [hidden], tokens: 2 },
    ],
    { phase: "Preparation" },
  );
  const begun = { ...after, ...sheetsBefore(before, after) };
  expect([states(begun, 0), states(begun, 1)]).toEqual([["Ready"], ["Empty"]]);
  // After a lost line the turn before is told first.
  const told = sheetsBefore({ ...before, turn: 1 }, { ...after, turn: 2 });
  expect(told.mages[0]!.sheet).toEqual([EMPTY]);
});

it("counts the Avatar's Command Cards as they are revealed", () => {
  const avatar = (commands_left: number, memories: number[]) => ({ commands_left, memories, token: null });
  const before = view([], { avatar: avatar(3, []) as unknown as View["avatar"] });
  const after = view([], { avatar: avatar(1, [5, 4]) as unknown as View["avatar"] });
  const begun = { ...after, ...sheetsBefore(before, after) };
  const first = onSheets(begun, line({ CommandRevealed: { card: 4, by: 0, left: 2 } }), after);
  const second = onSheets(first, line({ CommandAnswers: { card: 5, protection: false } }), after);
  const shown = [begun, first, second].map((own) => [own.avatar!.commands_left, own.avatar!.memories]);
  expect(shown).toEqual([
    [3, []],
    [2, [4]],
    [1, [5, 4]],
  ]);
});

it("shows the back of the next Command Card as each is told, and what becomes of the Memories", () => {
  const trap = { kind: "Trap", by_damage: true };
  const shield = { kind: "Protection", by_damage: false };
  const avatar = (memories: number[]) => ({ commands_left: 2, memories, token: shield });
  const before = view([], { avatar: avatar([]) as unknown as View["avatar"] });
  const after = view([], { avatar: avatar([9]) as unknown as View["avatar"] });
  const steps = [
    line({ CommandRevealed: { card: 4, by: 0, left: 1, next: trap } }),
    line({ CommandAnswers: { card: 5, protection: false, left: 0, next: null } }),
    line({ CommandsTurned: { count: 2, next: trap } }),
    line({ CommandDiscarded: { card: 9, next: shield } }),
  ];
  const seen: View[] = [];
  steps.reduce((own, next) => {
    seen.push(onSheets(own, next, after));
    return seen.at(-1)!;
  }, before);
  expect(seen.map(({ avatar }) => [avatar!.token, avatar!.memories])).toEqual([
    [trap, [4]],
    [null, [5, 4]],
    [trap, []],
    [shield, [9]],
  ]);
  expect(onSheets(after, line({ CommandsReturned: { count: 1, next: null } }), after).avatar!.memories).toEqual([]);
});

it("empties the slot that is told, whatever lies in the others", () => {
  const shown: SlotView = { ...EMPTY, state: "Revealed", spell: 7, dark: false };
  const sheet = [shown, hidden, { ...hidden, state: "Active" as const }];
  const before = view([{ sheet, tokens: 0 }]);
  const after = view([{ sheet: [EMPTY, EMPTY, EMPTY], tokens: 1 }]);
  const told = (what: object): string => states(onSheets(before, line(what), after), 0).join();
  // A copy of the one that lies there face up.
  expect(told({ SpellDiscarded: { seat: 0, slot: 1, spell: 7 } })).toBe("Revealed,Empty,Active");
  expect(told({ SpellDiscarded: { seat: 0, slot: null, spell: 7 } })).toBe("Revealed,Ready,Active");
  expect(told({ SpellTakenBack: { seat: 0, slot: 2, spell: null } })).toBe("Revealed,Ready,Empty");
  expect(told({ SpellReturned: { seat: 0, slot: 0, spell: 7 } })).toBe("Empty,Ready,Active");
  expect(told({ SpellLeavesGame: { spell: 7, from: [0, 1] } })).toBe("Revealed,Empty,Active");
  expect(told({ SpellLeavesGame: { spell: 7, from: null } })).toBe("Revealed,Ready,Active");
  const swapped = onSheets(before, line({ SpellSwapped: { seat: 0, slot: 0, out: 7, into: 8 } }), after);
  expect(swapped.mages[0]!.sheet[0]).toMatchObject({ state: "Revealed", spell: 8 });
  // Tokens come back whole, though some of the next turn are used up in the end.
  expect(onSheets(before, line({ TurnBegins: { turn: 2 } }), after).mages[0]!.tokens).toBe(2);
});

it("holds nobody up: a card that turns takes no time of its own", () => {
  const { view: end } = (finished as unknown as { welcome: Welcome }).welcome;
  const reveal = { ...line({ SpellRevealed: { seat: 1, slot: 0, spell: 7, dark: true } }), n: 1 };
  const [stage] = stagesOf(end, end, [[reveal]], 0);
  expect(stage?.hold).toBe(0);
});
