import { expect, test } from "vitest";
import { render } from "@testing-library/svelte";
import finished from "../../fixtures/finished-4.json";
import { ROSE, type LogLine, type View, type Welcome } from "../../wire";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import ScoringHero from "./ScoringHero.svelte";
import { ranking, SOURCES, tally, tieDecidedBy } from "./tally";

const line = (what: LogLine["what"], means?: LogLine["means"]) =>
  ({ what, cause: { Rule: "R17.10" }, means }) as unknown as LogLine;
const power = (who: number, by: number, now: number) =>
  line({ PowerChanges: { who, by, now } } as LogLine["what"], "spells");
const turn = (turn: number) => line({ TurnBegins: { turn } } as unknown as LogLine["what"]);

test("what a lesson found there is counted, so that its bars add up to the total", () => {
  const log = [
    turn(6),
    power(0, 3, 11),
    turn(7),
    power(0, -1, 10),
    power(4, 2, 2),
    line({ Bonus: { who: 0, quests: 4, trophies: 0, crown: 1 } } as unknown as LogLine["what"]),
  ];
  const view = { outcome: { totals: [15, 9, 0, 0, 2] } } as unknown as View;
  const { earned, lost, byTurn } = tally(log, view);
  const sum = (who: number) =>
    SOURCES.reduce((all, source) => all + (earned[who]?.[source] ?? 0), 0) - (lost[who] ?? 0);
  expect([0, 1, 2, 3, 4].map(sum)).toEqual([15, 9, 0, 0, 2]);
  expect(earned.map((own) => own.before)).toEqual([8, 9, 0, 0, 0]);
  // Whoever has earned nothing stood where they stood from the first turn on.
  expect(byTurn.map((all) => all.slice(0, 2))).toEqual([
    [8, 9],
    [11, 9],
    [10, 9],
    [15, 9],
  ]);
});

test("a lesson that is one turn goes from what was there to the end", () => {
  const view = { turn: 6, outcome: { totals: [15, 9, 0, 0, 2] } } as unknown as View;
  expect(tally([power(0, 3, 11), power(0, 3, 14)], view).byTurn).toEqual([
    [8, 9, 0, 0, 2],
    [14, 9, 0, 0, 2],
    [15, 9, 0, 0, 2],
  ]);
  // One that goes on into the next has the end of its first turn between them.
  expect(tally([power(0, 3, 11), turn(7), power(0, 3, 14)], view).byTurn.map(([own]) => own)).toEqual([8, 11, 14, 15]);
});

test("a game from its beginning was earned from nothing", () => {
  const view = { outcome: { totals: [4, 0, 0, 0, 0] } } as unknown as View;
  const { earned, byTurn } = tally([turn(1), power(0, 3, 3)], view);
  // Its one turn, and what the scoring adds to it.
  expect(byTurn.map(([own]) => own)).toEqual([3, 4]);
  expect(earned[0]?.before).toBe(0);
});

test("the last turn of a game ends with what each has on the board", () => {
  const { welcome } = finished as unknown as { welcome: Welcome };
  const { outcome } = welcome.view;
  const board = ranking(welcome.view).map(
    (who) =>
      outcome!.totals[who]! -
      outcome!.quest_bonus[who]! -
      outcome!.trophy_bonus[who]! -
      Number(outcome!.crown_bonus === who),
  );
  const { byTurn } = tally(welcome.log, welcome.view);
  expect(byTurn.length).toBe(welcome.view.turn + 1);
  expect(ranking(welcome.view).map((who) => byTurn.at(-2)![who])).toEqual(board);
});

test("a tie is decided by quests, then trophies, then the holder of the Crown; the Rose wins hers", () => {
  const mage = (quests: number, trophies: number) => ({
    solved_quests: Array.from({ length: quests }, () => 0),
    taken: [0, trophies],
  });
  const view = (one: object, other: object, final_tie = "QuestsThenTrophies") =>
    ({
      mages: [one, other],
      rules: { final_tie },
      outcome: { winner: 0, totals: [20, 20, 0, 0, 20] },
    }) as unknown as View;
  expect(tieDecidedBy(view(mage(2, 0), mage(1, 3)), [0, 1])).toBe("quests");
  expect(tieDecidedBy(view(mage(1, 2), mage(1, 1)), [0, 1])).toBe("trophies");
  expect(tieDecidedBy(view(mage(1, 2), mage(1, 2)), [0, 1])).toBe("crown");
  expect(tieDecidedBy(view(mage(2, 0), mage(1, 3), "TheCrownDecides"), [0, 1])).toBe("crown");
  expect(tieDecidedBy(view(mage(2, 0), mage(1, 3)), [ROSE, 1])).toBe("rose");
  expect(tieDecidedBy(view(mage(2, 0), mage(1, 3)), [0, 2])).toBe(null);
});

test("the end speaks to whoever reads it, and of a duel only between two", () => {
  const { welcome } = finished as unknown as { welcome: Welcome };
  const order = ranking(welcome.view);
  const [first, second] = order.filter((colour) => colour !== ROSE);
  const totals = welcome.view.outcome!.totals.map((own, colour) =>
    colour === first ? 40 : colour === second ? 30 : Math.min(own, 20),
  );
  const shown = (seat: number): string => {
    const outcome = { ...welcome.view.outcome!, winner: first!, totals } as View["outcome"];
    const view = { ...welcome.view, seat, outcome };
    const desk = deskAt({ welcome: { ...welcome, seat, view } });
    const counted = tally(welcome.log, view);
    return render(ScoringHero, { props: { counted, order: ranking(view) }, context: deskContext(desk) }).container
      .textContent!;
  };
  expect(shown(second!)).toContain("You came second, 10 behind.");
  expect(shown(first!)).toContain("You win the game");
  expect(shown(first!)).not.toContain("duel");
});
