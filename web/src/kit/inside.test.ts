import { icons } from "@iconify-json/game-icons";
import { describe, expect, it } from "vitest";
import { ICONS } from "./icons";
import { RARE } from "./rare";

describe("the drawings in use", () => {
  it("are one line each: another line, or another shape, would be left out without a word", () => {
    const names = [...Object.keys(ICONS), ...Object.keys(RARE)];
    const others = names.filter(
      (name) => !/^<path fill="currentColor" d="[^"]+"\/>$/.test(icons.icons[name]?.body ?? ""),
    );
    expect(others).toEqual([]);
    expect(Object.values(ICONS).filter((way) => !way)).toEqual([]);
  });
});
