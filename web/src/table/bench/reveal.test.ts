import { describe, expect, it } from "vitest";
import { swipedTo } from "./reveal";

/** Cards of 168 in a row that shows two. */
const at = (place: number) => ({ left: place * 176, right: place * 176 + 168 });
const WIDTH = 344;

describe("the hand on a phone", () => {
  it("stays where it is while the chosen card is seen", () => {
    expect(swipedTo(0, WIDTH, at(1), at(3))).toBe(0);
    expect(swipedTo(176, WIDTH, at(1), at(3))).toBe(176);
  });
  it("goes to the chosen card, on either side", () => {
    expect(swipedTo(352, WIDTH, at(0), at(3))).toBe(0);
    expect(swipedTo(0, WIDTH, at(3), at(4))).toBe(352);
  });
  it("shows cards in hand before the places of those that were laid", () => {
    expect(swipedTo(352, WIDTH, at(1), at(1))).toBe(0);
    expect(swipedTo(352, WIDTH, at(2), at(2))).toBe(176);
  });
});
