// A table where rooms stand until they are torn down, as samples of the classic edition have it.
import { describe, expect, it } from "vitest";
import actFile from "../../fixtures/classic-act-4.json";
import catalogueFile from "../../fixtures/catalogue-classic.json";
import finishedFile from "../../fixtures/classic-finished-4.json";
import { Book } from "../../kit/book";
import { apart, mageLook } from "../../kit/looks";
import { sidesOf, turns } from "../../kit/sides";
import type { Catalogue, Welcome } from "../../wire";
import { tally } from "../scoring/tally";
import { bonusOf, stepsOf, totalAfter } from "../scoring/steps";
import { actions } from "./actions";
import { layOut } from "./asks";
import { Scene } from "./scene";
import { questTask } from "./sheet";

const book = new Book(catalogueFile as unknown as Catalogue);
const welcomeOf = (file: unknown): Welcome => (file as { welcome: Welcome }).welcome;
const sceneOf = ({ view, people }: Welcome): Scene => new Scene(book, view, people);
const act = sceneOf(welcomeOf(actFile));

describe("rooms that stand", () => {
  it("are whole with a coin, or gone with whoever took them", () => {
    const gone = act.boardRooms.filter(({ face }) => face === "Ruined");
    expect(gone.length).toBeGreaterThan(0);
    for (const room of gone) {
      expect([room.coin, room.taken]).toEqual([null, expect.any(String)]);
      expect(room.label).toMatch(/gone, taken by/);
    }
    const whole = act.boardRooms.filter(({ face }) => face === "Whole");
    expect(whole.length + gone.length).toBe(act.boardRooms.length);
    expect(whole.every(({ coin }) => coin !== null)).toBe(true);
    expect(whole[0]!.label).toMatch(/whole, \d+ of \d+ instability\. Token, \d points/);
  });

  it("have no coin before their moon", () => {
    const first = new Scene(book, { ...act.view, moon: 1 }, act.people);
    const centre = first.boardRooms.find(({ centre }) => centre)!;
    expect(centre.face === "Whole" ? centre.coin : null).toBe(null);
  });

  it("count as another for a turn, and say so", () => {
    const like = { Colour: "Red" } as const;
    const posing = new Scene(book, { ...act.view, guises: [{ place: 1, like }] }, act.people);
    expect(posing.boardRooms[1]).toMatchObject({ posing: true, tint: "red" });
    expect(posing.boardRooms[1]!.label).toContain("Counts as red this turn.");
    expect(act.boardRooms[1]!.posing).toBe(false);
  });

  it("give their tokens to somebody, with what they are worth", () => {
    const won = [0, 1, 2, 3, 4].flatMap((colour) => act.tokensOf(colour));
    expect(won.length).toBe(act.boardRooms.filter(({ face }) => face === "Ruined").length);
    expect(won.every(({ worth }) => worth >= 2)).toBe(true);
  });
});

describe("an activation", () => {
  it("has no Command where evocations are not commanded", () => {
    const laid = layOut(act.view.question!, act);
    expect(actions(laid, act).map((entry) => entry.act)).not.toContain("Command");
  });
});

describe("the scoring", () => {
  const welcome = welcomeOf(finishedFile);
  const scene = sceneOf(welcome);
  it("counts tokens in a step of its own and comes out at the totals", () => {
    const steps = stepsOf(scene);
    expect(steps).toEqual(["board", "quests", "trophies", "tokens", "crown", "total"]);
    for (const colour of [0, 1, 2, 3, 4]) {
      const tokens = scene.tokensOf(colour).reduce((sum, { worth }) => sum + worth, 0);
      expect(bonusOf(scene, "tokens", colour)).toBe(tokens);
      expect(totalAfter(scene, steps, steps.length, colour)).toBe(scene.view.outcome!.totals[colour]);
    }
  });
  it("says how many rooms fell", () => {
    const fallen = scene.won.flat().length;
    expect(fallen).toBeGreaterThan(0);
    expect(tally(welcome.log, scene.view).torn).toBe(fallen);
    // A lesson has no line of what fell before it began.
    expect(tally([], scene.view).torn).toBe(fallen);
  });
});

describe("a quest", () => {
  it("says its task, and what completing it does where there is room", () => {
    const quest = book.catalogue.quests.findIndex(({ id }) => id === "shed_blood");
    expect(questTask(act, quest)).toBe("When you activate the Sacrificial Altar, you may complete this Quest.");
    expect(questTask(act, quest, true)).toMatch(/this Quest\. Instead of the Room's effect: Inflict 3 Damage/);
  });
});

describe("a room trap", () => {
  const trap = book.catalogue.spells.find(({ halves }) => halves)!;
  it("has two halves in one material, and is not turned", () => {
    expect(turns(trap)).toBe(false);
    const [first, second] = sidesOf(trap, true);
    expect([first!.dusk, second!.dusk, first!.dark]).toEqual([false, false, false]);
    expect([first!.rooms.length, second!.rooms.length]).toEqual([1, 1]);
  });
});

describe("colours of mages", () => {
  it("are apart where two want the same, and those without a mage give way", () => {
    const looks = [
      mageLook(undefined, "Ann", 1),
      mageLook("nero", "Nero"),
      mageLook("classic/jafar"),
      mageLook("rikkart"),
    ];
    expect(apart(looks, [false, true, true, true]).map(({ tint }) => tint)).toEqual(["white", "red", "blue", "violet"]);
  });
});
