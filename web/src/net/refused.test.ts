import { describe, expect, it } from "vitest";
import { Refused } from "./http";
import { refusalInWords, troubleInWords } from "./refused";

describe("a refusal", () => {
  it("is said in the reader's words where there are some", () => {
    expect(refusalInWords("unknown_table", "there is no such table")).toMatch(/^There is no table at this address/);
    expect(troubleInWords(new Refused("unknown_table", "there is no such table"))).not.toContain("no such table");
    expect(refusalInWords("setup", "two moons at 6")).toBe("two moons at 6");
  });
});
