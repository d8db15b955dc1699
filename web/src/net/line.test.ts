import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ToClient } from "../wire";
import type { Socket } from "./carrier";
import { Line, type LineStatus } from "./line";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  onerror?: () => void;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const statuses: LineStatus[] = [];
const heard: ToClient[] = [];
const make = (): Line =>
  new Line({
    hello: () => ({ token: "t" }),
    heard: (message) => heard.push(message),
    status: (status) => statuses.push(status),
    open: () => new FakeSocket() as unknown as Socket,
  });
const socket = (at: number): FakeSocket => FakeSocket.all[at]!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  statuses.length = 0;
  heard.length = 0;
});
afterEach(() => vi.useRealTimers());

describe("the line to a table", () => {
  it("says hello first", () => {
    make();
    socket(0).opens();
    expect(socket(0).sent[0]).toBe('{"hello":{"token":"t"}}');
  });

  it("tries often while another server may be taking the table over, and seldom later", () => {
    make();
    const tries: number[] = [];
    for (let tenth = 0; tenth < 300; tenth++) {
      const last = FakeSocket.all.at(-1)!;
      if (last.readyState === 0) {
        tries.push(tenth / 10);
        last.close();
      }
      vi.advanceTimersByTime(100);
    }
    expect(tries.filter((time) => time > 3 && time < 4.5).length).toBeGreaterThan(0);
    expect(tries.filter((time) => time > 10).length).toBeLessThan(5);
  });

  it("comes back after a loss and repeats what was not acknowledged, with the same id", () => {
    const line = make();
    socket(0).opens();
    socket(0).says({ welcome: {} });
    line.say({ answer: { id: "a-1", revision: 3, option: 0 } });
    line.say({ answer: { id: "a-2", revision: 4, option: 1 } });
    socket(0).says({ done: { id: "a-1" } });
    socket(0).close();
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    socket(1).opens();
    socket(1).says({ welcome: {} });
    const repeated = socket(1).sent.filter((text) => text.includes("answer"));
    expect(repeated).toEqual(['{"answer":{"id":"a-2","revision":4,"option":1}}']);
    expect(statuses.at(-1)).toBe("open");
  });

  it("forgets what was refused", () => {
    const line = make();
    socket(0).opens();
    line.say({ undo: { id: "u-1", revision: 3 } });
    socket(0).says({ refused: { id: "u-1", code: "nothing_to_undo", message: "" } });
    expect(line.waiting).toBe(0);
  });

  it("notices a dead line within ten seconds and replaces it at once, without waiting for it to close", () => {
    make();
    socket(0).opens();
    socket(0).says({ welcome: {} });
    socket(0).close = () => undefined;
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(2);
    socket(0).says({ welcome: {} });
    expect(heard).toHaveLength(1);
  });

  it("calls again where nobody takes the call, and waits longer each time", () => {
    make();
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(7_500);
    expect(FakeSocket.all).toHaveLength(3);
    socket(2).opens();
    expect(socket(2).sent[0]).toBe('{"hello":{"token":"t"}}');
    // What was let go says nothing any more.
    socket(0).opens();
    expect(socket(0).sent).toEqual([]);
  });

  it("keeps a line that answers", () => {
    make();
    socket(0).opens();
    for (let second = 0; second < 60; second++) {
      vi.advanceTimersByTime(1000);
      socket(0).says({ pong: {} });
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("says again what nobody acknowledged", () => {
    const line = make();
    socket(0).opens();
    socket(0).says({ welcome: {} });
    line.say({ answer: { id: "a-1", revision: 3, option: 0 } });
    const said = (): number => socket(0).sent.filter((text) => text.includes("a-1")).length;
    for (let second = 0; second < 8; second++) {
      vi.advanceTimersByTime(1000);
      socket(0).says({ pong: {} });
    }
    expect(said()).toBe(2);
    socket(0).says({ done: { id: "a-1" } });
    vi.advanceTimersByTime(5000);
    expect(said()).toBe(2);
  });

  it("stays closed when closed", () => {
    const line = make();
    socket(0).opens();
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
