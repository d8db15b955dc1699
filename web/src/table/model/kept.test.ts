import { describe, expect, it } from "vitest";
import { keeper } from "./kept";

describe("things that are as they were", () => {
  it("are the same things", () => {
    const keep = keeper<{ n: number }>();
    const first = keep([{ n: 1 }, { n: 2 }]);
    expect(keep([{ n: 1 }, { n: 2 }])).toBe(first);
  });

  it("are the same beside others, wherever they stand now", () => {
    const keep = keeper<{ n: number }>();
    const [one, two] = keep([{ n: 1 }, { n: 2 }]);
    const then = keep([{ n: 2 }, { n: 3 }, { n: 1 }]);
    expect(then).toEqual([{ n: 2 }, { n: 3 }, { n: 1 }]);
    expect(then[0]).toBe(two);
    expect(then[2]).toBe(one);
  });
});
