import { beforeEach, describe, expect, it } from "vitest";
import type { Flight } from "../../show/stages";
import type { LogLine, View } from "../../wire";
import type { Beat } from "./beats";
import { Player, type Clock } from "./player.svelte";
import type { Moment, Pace } from "./time";

/** Time that passes when it is told to. */
class TestClock implements Clock {
  now = 0;
  private waiting: { at: number; then: () => void }[] = [];
  after(milliseconds: number, then: () => void): () => void {
    const entry = { at: this.now + milliseconds, then };
    this.waiting.push(entry);
    return () => (this.waiting = this.waiting.filter((other) => other !== entry));
  }
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((other) => other !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }
}

const view = (turn: number): View => ({ turn }) as View;
const MOVE: Moment = { kind: "move" };
const CALL: Moment = { kind: "call" };
function beat(told: number, deed: number, more: Partial<Beat> = {}): Beat {
  return {
    from: view(told - 1),
    before: told - 1,
    flights: [],
    leaving: false,
    view: view(told),
    told,
    hold: 200,
    deed,
    actor: 1,
    lines: [{ n: told } as LogLine],
    phase: false,
    own: false,
    moment: CALL,
    gap: "none",
    scale: 1,
    ...more,
  };
}
const own = (told: number, deed: number, more: Partial<Beat> = {}): Beat =>
  beat(told, deed, { own: true, moment: { kind: "none" }, ...more });
const FLIGHT: Flight = { colour: 0, from: { model: 0 }, to: { bar: 1, at: 0 }, cubes: 2 };

let clock: TestClock;
let set: Pace;
let motion: number;
let player: Player;
beforeEach(() => {
  clock = new TestClock();
  set = "calm";
  motion = 1;
  player = new Player({ pace: () => set, motion: () => motion }, clock);
});

describe("a story", () => {
  it("tells one thing after the other, and then it is now", () => {
    player.tell([beat(1, 1), beat(2, 1)]);
    expect(player.telling).toBe(true);
    expect(player.now?.told).toBe(1);
    clock.pass(1199);
    expect(player.now?.told).toBe(1);
    clock.pass(1);
    expect(player.now?.told).toBe(2);
    clock.pass(1200);
    expect(player.now).toBeNull();
    expect(player.telling).toBe(false);
  });

  it("tells as one what a mage draws and lays piece by piece, but for what it is telling", () => {
    const drawn = (told: number, seat: number): Beat =>
      beat(told, 1, {
        phase: true,
        lines: [{ n: told, what: { Shuffled: { seat } } } as LogLine],
        moment: { kind: "sentence", letters: 20, yours: false },
      });
    player.tell([drawn(1, 1)]);
    for (const next of [drawn(2, 1), drawn(3, 1), drawn(4, 2), drawn(5, 2)]) player.tell([next]);
    expect(player.reel.map(({ lines }) => lines.map(({ n }) => n))).toEqual([[1], [2, 3], [4, 5]]);
    player.forward();
    expect(player.now?.told).toBe(3);
    // Only as much as can be read at a stretch.
    for (const next of [6, 7, 8, 9, 10]) player.tell([drawn(next, 3)]);
    expect(player.reel.slice(3).map(({ lines }) => lines.length)).toEqual([4, 1]);
  });

  it("tells what comes meanwhile after what it is telling", () => {
    player.tell([beat(1, 1)]);
    clock.pass(600);
    player.tell([beat(2, 2)]);
    expect(player.now?.told).toBe(1);
    clock.pass(600);
    expect(player.now?.told).toBe(2);
  });

  it("lets cubes land before they are there; what leaves is gone at once", () => {
    player.tell([beat(1, 1, { flights: [FLIGHT] }), beat(2, 2, { flights: [FLIGHT], leaving: true })]);
    expect(player.flying?.flights).toEqual([FLIGHT]);
    clock.pass(310);
    expect(player.now?.told).toBe(0);
    clock.pass(10);
    expect(player.now?.told).toBe(1);
    clock.pass(1200 - 320);
    expect(player.now?.told).toBe(2);
  });

  it("is the same without movement, only that nothing flies", () => {
    motion = 0;
    player.tell([beat(1, 1, { flights: [FLIGHT] })]);
    expect(player.flying).toBeNull();
    expect(player.now?.told).toBe(1);
    clock.pass(1199);
    expect(player.telling).toBe(true);
    clock.pass(1);
    expect(player.telling).toBe(false);
  });

  it("waits between two mages", () => {
    player.tell([beat(1, 1), beat(2, 2, { gap: "mage" })]);
    clock.pass(1200 + 699);
    expect(player.now?.told).toBe(1);
    clock.pass(1);
    expect(player.now?.told).toBe(2);
  });

  it("waits for a key after each thing where it is told step by step, but not at every room of a way", () => {
    set = "step";
    player.tell([beat(1, 1, { moment: MOVE }), beat(2, 1, { moment: MOVE }), beat(3, 1), beat(4, 2)]);
    clock.pass(220 * 2 + 1200);
    expect(player.now?.told).toBe(3);
    expect(player.stepping).toBe(true);
    clock.pass(100_000);
    expect(player.now?.told).toBe(3);
    player.forward();
    expect(player.now?.told).toBe(4);
  });

  it("at once shows how things end, and nothing else", () => {
    set = "off";
    player.tell([beat(1, 1), beat(2, 2)]);
    expect(player.telling).toBe(false);
    expect(player.now).toBeNull();
  });

  it("holds, and while its card is pointed at", () => {
    player.tell([beat(1, 1), beat(2, 2), beat(3, 3)]);
    player.hold();
    clock.pass(10_000);
    expect(player.now?.told).toBe(1);
    player.hold();
    expect(player.now?.told).toBe(2);
    player.point(true);
    clock.pass(10_000);
    expect(player.now?.told).toBe(2);
    player.point(false);
    expect(player.now?.told).toBe(3);
  });

  it("for a card that is gone, nobody holds the next", () => {
    player.tell([beat(1, 1), beat(2, 1), beat(3, 2), beat(4, 2)]);
    player.point(true);
    player.skip();
    expect(player.now?.told).toBe(3);
    clock.pass(10_000);
    expect(player.now).toBeNull();
  });
});

describe("skipping", () => {
  it("a deed leads to the next deed", () => {
    player.tell([beat(1, 1), beat(2, 1), beat(3, 3)]);
    player.skip();
    expect(player.now?.told).toBe(3);
    player.skip();
    expect(player.now).toBeNull();
  });

  it("all leads to now, and no clock brings it back", () => {
    player.tell([beat(1, 1), beat(2, 2)]);
    player.end();
    expect(player.telling).toBe(false);
    clock.pass(10_000);
    expect(player.now).toBeNull();
  });
});

describe("telling again", () => {
  it("goes back to the beginning of the deed, then to the deed before", () => {
    player.tell([beat(1, 1), beat(2, 2), beat(3, 2)]);
    clock.pass(2400);
    expect(player.now?.told).toBe(3);
    player.back();
    expect(player.now?.told).toBe(2);
    player.back();
    expect(player.now?.told).toBe(1);
    expect(player.again).toBe(true);
    clock.pass(2400);
    expect(player.now?.told).toBe(3);
    expect(player.again).toBe(false);
  });

  it("tells one deed of those since the viewer acted, and then it is now", () => {
    player.tell([beat(1, 1), beat(2, 2), beat(3, 3)]);
    player.end();
    player.tellAgain(2);
    expect(player.telling).toBe(true);
    expect(player.now?.told).toBe(2);
    clock.pass(1200);
    expect(player.now).toBeNull();
  });

  it("goes on with what came meanwhile", () => {
    player.tell([beat(1, 1)]);
    player.end();
    player.tellAgain(null);
    player.tell([beat(2, 2)]);
    clock.pass(1200);
    expect(player.now?.told).toBe(2);
    expect(player.again).toBe(false);
  });

  it("works where nothing is told by itself", () => {
    set = "off";
    player.tell([beat(1, 1)]);
    player.tellAgain(null);
    expect(player.now?.told).toBe(1);
    clock.pass(1200);
    expect(player.now).toBeNull();
  });

  it("tells again what happened before the page was there, and goes on with what it told meanwhile", () => {
    player.tell([beat(3, 3)]);
    player.recall([beat(1, 1), beat(2, 2), beat(3, 3)]);
    expect(player.reel.map(({ told }) => told)).toEqual([1, 2, 3]);
    expect(player.now?.told).toBe(3);
    player.end();
    player.tellAgain(1);
    expect(player.now?.told).toBe(1);
    clock.pass(1200);
    expect(player.now).toBeNull();
  });

  it("forgets what lies before the viewer's own deed once others go on", () => {
    player.tell([beat(1, 1)]);
    player.end();
    player.tell([own(2, 2)]);
    player.end();
    expect(player.reel.map(({ told }) => told)).toEqual([1, 2]);
    player.tell([beat(3, 3)]);
    expect(player.reel.map(({ told }) => told)).toEqual([3]);
  });
});

describe("one's own doing", () => {
  it("is shown, but hides no question", () => {
    player.tell([own(1, 1)]);
    expect(player.now?.told).toBe(1);
    expect(player.telling).toBe(false);
    clock.pass(200);
    expect(player.now).toBeNull();
  });

  it("is no show where movement is not wanted", () => {
    motion = 0;
    player.tell([own(1, 1)]);
    expect(player.now).toBeNull();
  });
});

describe("a backlog", () => {
  const call = (count: number): Beat[] => Array.from({ length: count }, (_, at) => beat(at, at));
  const read = (at: number): Beat => beat(at, at, { moment: { kind: "card", letters: 100, first: false } });

  it("of more than twenty seconds is told briskly", () => {
    player.tell([read(1), ...call(20)]);
    clock.pass(3700 * 0.45 + 1);
    expect(player.now?.told).not.toBe(1);
  });

  it("that would take a minute even so is only its last deed", () => {
    player.tell([...call(80), beat(100, 100)]);
    expect(player.now?.told).toBe(100);
  });
});
