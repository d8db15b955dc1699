import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PageCarrier } from "./carrier";
import type { FromTables, ToTables } from "./talk";
import { troubles } from "./troubles.svelte";

/** A Worker that keeps what it is told and says what a test wants. */
class FakeWorker {
  static all: FakeWorker[] = [];
  heard: unknown[] = [];
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
  says(data: unknown): void {
    this.onmessage?.({ data });
  }
}

const last = (worker: FakeWorker): ToTables => worker.heard.at(-1) as ToTables;
const module = {} as WebAssembly.Module;

let tables: FakeWorker;
let carrier: PageCarrier;
const say = (message: FromTables): void => tables.says(message);

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("navigator", { hardwareConcurrency: 4 });
  tables = new FakeWorker();
  carrier = new PageCarrier(module, tables as unknown as Worker);
});
afterEach(() => vi.unstubAllGlobals());

describe("the carrier of a page alone", () => {
  it("hands each request its own answer, in whatever order they come", async () => {
    const one = carrier.request("GET", "/health");
    const first = last(tables) as Extract<ToTables, { request: unknown }>;
    const two = carrier.request("POST", "/tables", "{}");
    const second = last(tables) as Extract<ToTables, { request: unknown }>;
    expect(second.request).toMatchObject({ method: "POST", path: "/tables", body: "{}" });
    say({ reply: { id: second.request.id, status: 201, text: "two" } });
    say({ reply: { id: first.request.id, status: 200, text: "one" } });
    expect(await one).toEqual({ status: 200, text: "one" });
    expect(await two).toEqual({ status: 201, text: "two" });
  });

  it("is a socket to whoever speaks with a table", () => {
    const socket = carrier.open("word");
    const { line } = (last(tables) as Extract<ToTables, { open: unknown }>).open;
    const seen: string[] = [];
    socket.onopen = () => seen.push("open");
    socket.onmessage = ({ data }) => seen.push(data);
    socket.onclose = () => seen.push("closed");
    expect(socket.readyState).toBe(0);
    say({ opened: { line } });
    expect(socket.readyState).toBe(1);
    socket.send("hello");
    expect(last(tables)).toEqual({ say: { line, text: "hello" } });
    say({ heard: { line, text: "welcome" } });
    say({ closed: { line } });
    say({ heard: { line, text: "too late" } });
    expect(seen).toEqual(["open", "welcome", "closed"]);
    expect(socket.readyState).toBe(3);
  });

  it("lets one hand think where the choice must come out the same, and all where the clock decides", () => {
    say({ think: { task: 1, question: "q", everybody: false } });
    expect(FakeWorker.all).toHaveLength(2);
    FakeWorker.all[1]?.says({ task: 1, counts: [[1, 0]] });
    expect(last(tables)).toEqual({ counted: { task: 1, counts: [[[1, 0]]] } });
    say({ think: { task: 2, question: "q", everybody: true } });
    expect(FakeWorker.all).toHaveLength(4);
    const before = tables.heard.length;
    FakeWorker.all[1]?.says({ task: 2, counts: [[5, 1]] });
    FakeWorker.all[2]?.says({ task: 2, counts: [] });
    expect(tables.heard).toHaveLength(before);
    FakeWorker.all[3]?.says({ task: 2, counts: [[7, 2]] });
    expect(last(tables)).toEqual({ counted: { task: 2, counts: [[[5, 1]], [], [[7, 2]]] } });
  });

  it("tells of trouble with the storage, and why a file was refused", async () => {
    say({ trouble: { kind: "full", message: "" } });
    expect(troubles).toContain("full");
    const refused = carrier.load({ tables: [], cards: {}, packs: {} });
    const { id } = (last(tables) as Extract<ToTables, { load: unknown }>).load;
    say({ reply: { id, status: 422, text: '{"error":{"message":"event 3"}}' } });
    await expect(refused).rejects.toThrow("event 3");
  });
});
