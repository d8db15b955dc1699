import { describe, expect, it } from "vitest";
import finished from "../../fixtures/finished-4.json";
import type { Welcome } from "../../wire";
import { sameAgain } from "./again";

const { welcome } = finished as unknown as { welcome: Welcome };

describe("playing again", () => {
  it("keeps mages, schools, rules and people; those elsewhere are invited", () => {
    const table = sameAgain(welcome.view, welcome.people, "Crypt", new Set([0]));
    expect(table.seats.map((seat) => Object.keys(seat.who)[0])).toEqual(["here", "invite", "bot", "bot"]);
    expect(table.seats.map((seat) => seat.mage)).toEqual(welcome.view.mages.map((mage) => mage.mage));
    expect(table.seats.map((seat) => seat.school)).toEqual(welcome.view.mages.map((mage) => mage.school));
    expect(table.settings).toEqual(welcome.view.settings);
    expect(table.seed).toBeUndefined();
  });
});
