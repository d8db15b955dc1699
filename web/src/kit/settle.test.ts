import { describe, expect, it } from "vitest";
import { settle, toLastWhole } from "./settle";

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

describe("a list that shows its last rows", () => {
  const place = (heights: number[], room: number): HTMLElement => {
    const list = document.createElement("div");
    let top = 0;
    for (const height of heights) {
      const row = document.createElement("li");
      Object.defineProperties(row, { offsetTop: { value: top }, offsetHeight: { value: height } });
      list.append(row);
      top += height;
    }
    Object.defineProperty(list, "clientHeight", { value: room });
    return list;
  };
  it("begins with one that is whole, and leaves the rest of its height free", async () => {
    const [long, short] = [place([34, 34, 50, 34], 96), place([34, 34], 68)];
    for (const list of [long, short]) toLastWhole(list);
    await picture();
    expect([long.scrollTop, long.style.paddingBottom]).toEqual([68, "12px"]);
    expect([short.scrollTop, short.style.paddingBottom]).toEqual([0, "0px"]);
  });
});
