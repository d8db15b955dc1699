import { expect, test } from "vitest";
import { minutesOf, timeOf } from "./clock";

test("times are minutes of a day, and what is no time is none", () => {
  for (const minutes of [0, 59, 60, 22 * 60, 24 * 60 - 1]) expect(minutesOf(timeOf(minutes))).toBe(minutes);
  expect(timeOf(425)).toBe("07:05");
  for (const wrong of ["", "7:5", "24:00", "12:60", "noon"]) expect(minutesOf(wrong)).toBeNull();
});
