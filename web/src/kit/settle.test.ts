import { describe, expect, it } from "vitest";
import { settle } from "./settle";

const picture = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));

describe("what looks at the page to scroll it", () => {
  it("looks once, before anything is scrolled, and only at the last it was asked for", async () => {
    const done: string[] = [];
    const look = (name: string) => () => {
      done.push(`${name} looks`);
      return () => done.push(`${name} acts`);
    };
    const [log, rows] = [{}, {}];
    settle(log, look("old log"));
    settle(rows, look("rows"));
    settle(log, look("log"));
    expect(done).toEqual([]);
    await picture();
    expect(done).toEqual(["log looks", "rows looks", "log acts", "rows acts"]);
    settle(rows, look("rows"));
    await picture();
    expect(done.slice(4)).toEqual(["rows looks", "rows acts"]);
  });
});
