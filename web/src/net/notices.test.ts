// What a device says to the server about notices, and when it says nothing.
import { beforeEach, expect, test, vi } from "vitest";
import { rememberSeat } from "./known";
import { device, keepDevice, keepSaying, quietOf, sayWishes, seatsOf } from "./notices";

const http = vi.hoisted(() => ({ services: vi.fn(), wish: vi.fn(), unwish: vi.fn() }));
vi.mock("./http", () => http);

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  http.services.mockResolvedValue({ hall: false, push: null, mail: true });
  http.wish.mockResolvedValue({ push: false, mail: null, quiet: null });
  http.unwish.mockResolvedValue({ push: false, mail: null, quiet: null });
});

test("whoever never asked to be told says nothing", async () => {
  await keepSaying("en");
  expect(await sayWishes("en", true)).toBeNull();
  expect(http.services).not.toHaveBeenCalled();
});

test("wishes are said once, and again when a seat, an hour or the language is another", async () => {
  rememberSeat("t", "T", { seat: 0, token: "secret", name: "Ada" });
  const { secret } = keepDevice({ mail: "ada@l.example" });
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  await keepSaying("en");
  await keepSaying("en");
  expect(http.wish).toHaveBeenCalledTimes(1);
  expect(http.wish.mock.calls[0]).toEqual([
    secret,
    { lang: "en", push: undefined, mail: "ada@l.example", quiet: undefined, seats: [{ table: "t", token: "secret" }] },
  ]);
  await keepSaying("de");
  keepDevice({ quiet: { from: 1320, to: 420 } });
  await keepSaying("de");
  rememberSeat("u", "U", { seat: 1, token: "other", name: "Ada" });
  await keepSaying("de");
  expect(http.wish).toHaveBeenCalledTimes(4);
  expect(device().secret).toBe(secret);
  expect(http.wish.mock.lastCall?.[1].seats).toHaveLength(2);
});

test("without a way to be told nothing is kept, and a server that is away hears it later", async () => {
  keepDevice({ mail: "ada@l.example" });
  http.wish.mockRejectedValueOnce(new Error("away"));
  await keepSaying("en");
  await keepSaying("en");
  expect(http.wish).toHaveBeenCalledTimes(2);
  keepDevice({ mail: "" });
  await keepSaying("en");
  expect(http.unwish).toHaveBeenCalledTimes(1);
});

test("hours that begin when they end are none, and a server takes so many seats", () => {
  expect(quietOf(keepDevice({ quiet: { from: 60, to: 60 } }))).toBeUndefined();
  expect(quietOf(keepDevice({ quiet: { from: 60, to: 120 } }))).toMatchObject({ from: 60, to: 120 });
  for (let at = 0; at < 120; at += 1) rememberSeat(`t${at}`, "", { seat: 0, token: "x", name: "" });
  expect(seatsOf()).toHaveLength(100);
});
