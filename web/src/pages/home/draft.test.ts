import { describe, expect, it } from "vitest";
import catalogueFile from "../../fixtures/catalogue.json";
import type { Catalogue } from "../../wire";
import { byLot, firstDraft, isAvatar, newTable, obstacle, sixByLot, type Draft, withCards, withCount } from "./draft";

const catalogue = catalogueFile as unknown as Catalogue;
const fresh = (): Draft => firstDraft(catalogue, "Mara");

describe("a table being laid", () => {
  it("is, untouched, you against two bots with everything by lot", () => {
    expect(newTable(fresh(), catalogue)).toEqual({
      seats: [
        { who: { here: { name: "Mara" } }, mage: "random", school: "random", grimoire: "random" },
        { who: { bot: { level: "greedy" } }, mage: "random", school: "random", grimoire: "random" },
        { who: { bot: { level: "greedy" } }, mage: "random", school: "random", grimoire: "random" },
      ],
      settings: {},
    });
  });

  it("sends what was chosen and leaves out what is to be asked", () => {
    const draft = fresh();
    draft.count = 2;
    draft.name = " Crypt ";
    draft.first = "1";
    draft.seats[0] = { who: "here", name: " Ann ", mage: "2", school: "3/1" };
    draft.seats[1] = { who: "invite", name: "", mage: "ask", school: "ask" };
    draft.settings.steady_crown = true;
    expect(newTable(draft, catalogue)).toEqual({
      name: "Crypt",
      first: 1,
      seats: [{ who: { here: { name: "Ann" } }, mage: 2, school: 3, grimoire: 1 }, { who: { invite: {} } }],
      settings: { steady_crown: true },
    });
  });

  it("does not give the crown to a seat that is not there", () => {
    const draft = { ...fresh(), first: "3" as const };
    expect(newTable(draft, catalogue).first).toBeUndefined();
  });

  it("keeps its wishes by what they are, not by number, when packs change the cards", () => {
    const [first, ...others] = catalogue.mages;
    const guest = { ...first!, id: "ember/cassia", name: "Cassia" };
    const school = { ...catalogue.schools[0]!, id: "ember/embers" };
    const with_pack: Catalogue = {
      ...catalogue,
      mages: [first!, guest, ...others],
      schools: [school, ...catalogue.schools],
      settings: { ...catalogue.settings, "ember/hot": false },
    };
    const draft = { ...fresh(), packs: ["ember"] };
    draft.seats[0] = { who: "here", name: "Ann", mage: "2", school: "3/1" };
    const wider = withCards(draft, catalogue, with_pack);
    expect([wider.seats[0]!.mage, wider.seats[0]!.school]).toEqual(["3", "4/1"]);
    expect(wider.settings["ember/hot"]).toBe(false);
    expect(newTable(wider, with_pack).packs).toEqual(["ember"]);
    wider.seats[1] = { ...wider.seats[1]!, mage: "1", school: "0/0" };
    const back = withCards(wider, with_pack, catalogue);
    expect([back.seats[0]!.mage, back.seats[0]!.school]).toEqual(["2", "3/1"]);
    expect([back.seats[1]!.mage, back.seats[1]!.school]).toEqual(["random", "random"]);
    expect("ember/hot" in back.settings).toBe(false);
  });

  it("names what stands in the way", () => {
    const draft = fresh();
    expect(obstacle(draft)).toBeNull();
    draft.seats[0]!.school = "2/0";
    draft.seats[1]!.school = "2/1";
    expect(obstacle(draft)).toBe("new-twice-school");
    expect(obstacle(byLot(draft))).toBeNull();
    draft.seats[1]!.school = "random";
    draft.settings.moons = [9, 8, 30];
    expect(obstacle(draft)).toBe("new-moons-order");
  });

  it("keeps the Avatar on the last seat, and asks nothing of a mage for it", () => {
    const draft = fresh();
    draft.count = 2;
    draft.seats[1]!.who = "avatar:master";
    const wider = withCount(draft, 4);
    expect(wider.seats.map(isAvatar)).toEqual([false, false, false, true]);
    const back = withCount(wider, 2);
    expect(newTable({ ...back, first: "1" }, catalogue)).toMatchObject({
      seats: [{}, { who: { avatar: { level: "master" } } }],
    });
    expect(newTable({ ...back, first: "1" }, catalogue).first).toBeUndefined();
    expect(newTable(back, catalogue).seats[1]).toEqual({ who: { avatar: { level: "master" } } });
  });
});

describe("six schools by lot", () => {
  const all = ["a", "b", "c", "d", "e", "f", "g", "h"];
  it("are six different ones, in their order, whatever the lot says", () => {
    for (const lots of [0, 0.5, 0.999]) {
      const six = sixByLot(all, () => lots);
      expect(new Set(six).size).toBe(6);
      expect(six).toEqual(six.toSorted());
    }
    expect(sixByLot(all, () => 0)).toEqual(["a", "b", "c", "d", "e", "f"]);
    expect(sixByLot(all, () => 0.999)).toEqual(["c", "d", "e", "f", "g", "h"]);
  });
  it("are all where there are no more", () => {
    expect(sixByLot(["a", "b"], () => 0.3)).toEqual(["a", "b"]);
  });
});
