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
  const begun = { ...after, ...sheetsBefore(before, after) };
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

it("holds nobody up: a card that turns takes no time of its own", () => {
  const { view: end } = (finished as unknown as { welcome: Welcome }).welcome;
  const reveal = { ...line({ SpellRevealed: { seat: 1, slot: 0, spell: 7, dark: true } }), n: 1 };
  const [stage] = stagesOf(end, end, [[reveal]], 0);
  expect(stage?.hold).toBe(0);
});
