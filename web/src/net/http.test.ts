import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordText } from "../pages/replay/record";
import { takeSeat, sitDown, wayOfCode } from "../pages/sitting";
import { frames, join, summary } from "./http";
import { carryOver, freshToken, knownTable, ownToken, remember } from "./known";

interface Asked {
  address: string;
  headers: Record<string, string>;
  body: unknown;
}
const asked: Asked[] = [];
/** What comes back, one after the other; null is an answer that got lost. */
let answers: ({ status?: number; json: unknown } | null)[] = [];

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  answers = [];
  vi.stubGlobal("fetch", (address: string, how: RequestInit = {}) => {
    const body: unknown = typeof how.body === "string" ? JSON.parse(how.body) : undefined;
    asked.push({ address, headers: (how.headers ?? {}) as Record<string, string>, body });
    const answer = answers.shift();
    if (!answer) return Promise.reject(new TypeError("the line broke"));
    return Promise.resolve(new Response(JSON.stringify(answer.json), { status: answer.status ?? 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("secrets", () => {
  it("stand in a header and in no address", async () => {
    answers = [{ json: {} }, { json: [] }, { json: {} }];
    await summary("ab12", "hush");
    await frames("ab12", 0, 63, "hush", 2);
    await recordText("ab12", "hush");
    expect(asked.map(({ address }) => address)).toEqual([
      "/api/tables/ab12",
      "/api/tables/ab12/frames?from=0&to=63&eyes=2",
      "/api/tables/ab12/record",
    ]);
    for (const { headers } of asked) expect(headers["authorization"]).toBe("Bearer hush");
  });
  it("are as long as the server wants them, and never the same", () => {
    expect(freshToken()).toMatch(/^[0-9a-z]{22,64}$/);
    expect(freshToken()).not.toBe(freshToken());
  });
});

describe("sitting down", () => {
  it("says the same again when the answer was lost, and has the seat", async () => {
    answers = [null, { json: { seat: 1, token: "told" } }];
    await takeSeat("ab12", "Crypt", "inv", "Ilse");
    expect(asked).toHaveLength(2);
    expect(asked[0]?.body).toEqual(asked[1]?.body);
    const token = (asked[0]?.body as { token: string }).token;
    expect(knownTable("ab12")?.seats).toEqual([{ seat: 1, token, name: "Ilse" }]);
  });
  it("keeps its secret over a page that was loaded anew, until it sits", async () => {
    answers = [null, null, { json: { seat: 1, token: "told" } }];
    await expect(takeSeat("ab12", "", "inv", "Ilse")).rejects.toThrow();
    const before = ownToken("ab12", "inv");
    await takeSeat("ab12", "", "inv", "Ilse");
    expect(asked.map(({ body }) => (body as { token: string }).token)).toEqual([before, before, before]);
    expect(ownToken("ab12", "inv")).not.toBe(before);
  });
  it("is refused once where the house refuses", async () => {
    answers = [{ status: 409, json: { error: { code: "name_taken", message: "no" } } }];
    await expect(takeSeat("ab12", "", "inv", "Mara")).rejects.toMatchObject({ code: "name_taken" });
    expect(asked).toHaveLength(1);
    expect(knownTable("ab12")).toBeUndefined();
  });
  it("goes on at another device by its code", async () => {
    const seats = [{ seat: 0, name: "Mara" }];
    answers = [
      { json: { table: "ab12", lent: { token: "hush" } } },
      { json: { table: "ab12", name: "Crypt", your_seats: [0], seats } },
      { json: { table: "cd34", lent: { invite: "inv" }, seat: 1 } },
    ];
    expect(await wayOfCode("418206")).toBe("/table/ab12");
    expect(knownTable("ab12")?.seats).toEqual([{ seat: 0, token: "hush", name: "Mara" }]);
    expect(await wayOfCode("418207")).toBe("/join/cd34?seat=2#inv");
  });
  it("needs a secret that opens a seat", async () => {
    answers = [{ json: { table: "ab12", name: null, your_seats: [], seats: [] } }];
    await expect(sitDown("ab12", "hush")).rejects.toMatchObject({ code: "wrong_token" });
  });
  it("sends what it was given", async () => {
    answers = [{ json: { seat: 1, token: "x" } }];
    await join("ab12", { invite: "inv", name: "Ilse", token: "own" });
    expect(asked[0]?.body).toEqual({ invite: "inv", name: "Ilse", token: "own" });
  });
});

describe("a rematch", () => {
  it("is opened by the old secrets, under the old name", () => {
    const seat = { seat: 0, token: "hush", name: "Mara" };
    remember({ table: "ab12", name: "Crypt", seats: [seat], invites: [], opened: 1 });
    carryOver("ab12", "cd34", [{ ...seat, seat: 1 }]);
    carryOver("ab12", "cd34", [{ ...seat, seat: 1 }]);
    expect(knownTable("cd34")).toMatchObject({ name: "Crypt", seats: [{ seat: 1, token: "hush", name: "Mara" }] });
    expect(knownTable("ab12")?.seats).toEqual([seat]);
  });
});
