import { describe, expect, it } from "vitest";
import sample from "../../fixtures/prepare-4.json";
import { t } from "../../i18n/index.svelte";
import type { Welcome } from "../../wire";
import { deskAt } from "../model/laid";

const { welcome } = sample as unknown as { welcome: Welcome };
const deskWith = (prepared: boolean, more: Partial<Welcome> = {}) =>
  deskAt({
    welcome: {
      ...welcome,
      people: welcome.people.map((person) => ({ ...person, prepared: person.seat !== welcome.seat && prepared })),
      ...more,
    },
  });

describe("while one prepares", () => {
  it("it is said whether the others still do", () => {
    expect(deskWith(false).prep.others).toBe("open");
    const { others } = deskWith(true).prep;
    expect(others).toBe("done");
    expect(t("bench-placed", { count: 0, others })).toBe("0 placed. The others are done.");
  });
  it("this seat has to, though nobody asks it yet", () => {
    const desk = deskWith(true, { view: { ...welcome.view, question: null } });
    expect(desk.question).toBeNull();
    expect(desk.toPrepare).toBe(true);
  });
});
