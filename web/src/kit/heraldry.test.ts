import { describe, expect, it } from "vitest";
import { along, armsOf } from "./heraldry";

describe("tiles side by side", () => {
  it("move every place and leave heights, radii and flags alone", () => {
    expect(along("M0,9H3V4L8,9", [2, 12.5])).toBe("M2,9H5V4L10,9M12.5,9H15.5V4L20.5,9");
    expect(along("M8,2A4.4,4.4 0 1 0 8,10Z", [10])).toBe("M18,2A4.4,4.4 0 1 0 18,10Z");
    expect(along("M0,6C3,1 6,1 9,6", [18])).toBe("M18,6C21,1 24,1 27,6");
  });
  it("are the tile itself at 0, whatever the school", () => {
    for (const school of [
      "agony",
      "alchemy",
      "nightmare",
      "conspiracy",
      "divination",
      "illusion",
      "transmutation",
      "x",
    ]) {
      const { motif, dots = "" } = armsOf(school);
      for (const tile of [motif, dots]) expect(along(tile, [0])).toBe(tile);
    }
  });
});
