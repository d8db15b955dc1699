import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import cards from "../../fixtures/catalogue.json";
import { ROSE, type Catalogue, type Summary } from "../../wire";
import { byBot, byMage, bySchool, gameOf, keepGames, keptGames, longest } from "./games";
import { remember } from "../../net/known";
import { waiting } from "../../net/waiting.svelte";
import { groups, lookUp, merge } from "./mine";
import Statistics from "./Statistics.svelte";

const book = cards as unknown as Catalogue;
const seat = (at: number, change: object = {}) => ({
  seat: at,
  name: at ? null : "Mara",
  kind: at ? "bot" : "person",
  level: at ? "greedy" : null,
  mage: at,
  school: at,
  power: 0,
  ...change,
});
const table = (name: string, change: Partial<Summary> = {}): Summary =>
  ({
    table: name,
    name: null,
    seats: [seat(0), seat(1)],
    turn: 4,
    phase: "Action",
    waiting_for: 1,
    your_seats: [0],
    your_turn: false,
    revision: 9,
    finished: false,
    frozen: null,
    packs: [],
    content: "c",
    outcome: null,
    seed_hash: null,
    seed_named: false,
    created: 1,
    edition: "rebirth",
    manner: {},
    left: null,
    rematch: null,
    ...change,
  }) as Summary;
const won = (name: string, winner: number, change: Partial<Summary> = {}): Summary =>
  table(name, {
    finished: true,
    outcome: { winner, totals: [30, 20, 0, 0, 0, 0, 10] } as unknown as Summary["outcome"],
    ...change,
  });
beforeEach(() => localStorage.clear());

describe("one's tables", () => {
  it("stand where it is one's turn first, and there where the time is shortest", () => {
    const all = [
      table("old", { created: 1 }),
      table("new", { created: 5 }),
      table("over", { finished: true }),
      table("calm", { your_turn: true, created: 9 }),
      table("late", { your_turn: true, left: 5000 }),
      table("later", { your_turn: true, left: 90_000 }),
      table("ice", { your_turn: true, frozen: "why", created: 3 }),
    ];
    const { yours, others, finished } = groups(all);
    expect(yours.map((own) => own.table)).toEqual(["late", "later", "calm"]);
    expect(others.map((own) => own.table)).toEqual(["new", "ice", "old"]);
    expect(finished.map((own) => own.table)).toEqual(["over"]);
  });
  it("are one each, whichever of one's seats is asked", () => {
    const merged = merge([
      table("a", { your_seats: [0], left: null }),
      table("b"),
      table("a", { your_seats: [1], your_turn: true, left: 7 }),
    ]);
    expect(merged).toHaveLength(2);
    expect(merged[0]).toMatchObject({ your_seats: [0, 1], your_turn: true, left: 7 });
  });
});

describe("looking them up", () => {
  afterEach(() => vi.unstubAllGlobals());
  it("asks for what is over once, and again for whoever opens a page", async () => {
    const seats = [{ seat: 0, token: "hush", name: "Mara" }];
    for (const name of ["going", "done"]) remember({ table: name, name, seats, invites: [], opened: 1 });
    const asked: string[][] = [];
    vi.stubGlobal("fetch", (address: string, how: RequestInit = {}) => {
      if (!address.endsWith("/summaries")) return Promise.resolve(new Response(JSON.stringify(book)));
      const wanted = (JSON.parse(how.body as string) as { table: string }[]).map((one) => one.table);
      asked.push(wanted);
      const found = wanted.map((name) => (name === "done" ? won(name, 0) : table(name, { your_turn: true })));
      return Promise.resolve(new Response(JSON.stringify(found)));
    });
    for (const all of [true, false, true])
      expect((await lookUp(all)).tables.map((own) => own.table).sort()).toEqual(["done", "going"]);
    expect(asked.map((wanted) => wanted.sort())).toEqual([["done", "going"], ["going"], ["done", "going"]]);
    expect(waiting.tables).toEqual(["going"]);
  });
});

describe("one's games", () => {
  it("are kept once, and outlive their tables", () => {
    keepGames([won("a", 0), table("b")], () => book);
    keepGames([won("a", 0)], () => book);
    expect(keptGames()).toHaveLength(1);
    expect(keepGames([], () => book)[0]).toMatchObject({ table: "a", won: true, power: 30, against: ["greedy"] });
  });
  it("count for nobody at one screen, and for nobody who watched", () => {
    expect(gameOf(won("a", 0, { your_seats: [0, 1] }), book)).toBeNull();
    expect(gameOf(won("a", 0, { your_seats: [] }), book)).toBeNull();
    expect(gameOf(table("a"), book)).toBeNull();
  });
  it("are counted by mage, school and bot", () => {
    const avatar = [seat(0, { mage: 1 }), seat(1, { kind: "avatar", level: "master" })] as Summary["seats"];
    const games = keepGames([won("a", 0), won("b", 1), won("c", ROSE, { seats: avatar, turn: 9 })], () => book);
    expect(byMage(games)).toEqual([
      { key: book.mages[0]?.id, name: book.mages[0]?.name, games: 2, won: 1 },
      { key: book.mages[1]?.id, name: book.mages[1]?.name, games: 1, won: 0 },
    ]);
    expect(bySchool(games).map((row) => row.games)).toEqual([3]);
    expect(byBot(games).map((row) => [row.key, row.games])).toEqual([
      ["greedy", 2],
      ["avatar:master", 1],
    ]);
    expect(longest(games, 1)[0]?.table).toBe("c");
  });
  it("stand in tables with names", () => {
    const games = keepGames([won("a", 0)], () => book);
    render(Statistics, { games, book });
    expect(screen.getByRole("row", { name: new RegExp(`${book.mages[0]?.name} 1 1`) })).toBeInTheDocument();
  });
});
