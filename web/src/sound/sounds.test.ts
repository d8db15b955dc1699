import { describe, expect, it } from "vitest";
import { ROSE, type LogLine, type What } from "../wire";
import { notesOf } from "./score";
import * as sounds from "./sounds";
import type { Place, Stage } from "./synth";

/** A stage that writes down when what is started ends, and what is played into what. */
class Played {
  ends: number[] = [];
  loud: number[] = [];
  pitches: number[] = [];
  wires = 0;
  private param = (kept: number[]): unknown => ({
    set value(value: number) {
      kept.push(value);
    },
    setValueAtTime: (value: number) => kept.push(value),
    linearRampToValueAtTime: (value: number) => kept.push(value),
    exponentialRampToValueAtTime: (value: number) => kept.push(value),
  });
  private node = (more: object): unknown => ({
    connect: () => (this.wires += 1),
    start: () => undefined,
    stop: (at: number) => this.ends.push(at),
    ...more,
  });
  stage = {
    sampleRate: 8000,
    createGain: () => this.node({ gain: this.param(this.loud) }),
    createOscillator: () => this.node({ frequency: this.param(this.pitches) }),
    createBiquadFilter: () => this.node({ frequency: this.param([]) }),
    createBufferSource: () => this.node({}),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  } as unknown as Stage;
  place = (level = 1): Place => ({ stage: this.stage, out: {} as AudioNode, at: 0, level });
}

const ALL: [string, (place: Place) => void][] = [
  ["yourTurn", sounds.yourTurn],
  ["cardLaid", sounds.cardLaid],
  ["cardTurned", sounds.cardTurned],
  ["damage", (place) => sounds.damage(place, 12)],
  ["instability", (place) => sounds.instability(place, 12)],
  ["answered", sounds.answered],
  ["moon", sounds.moon],
  ["rebuilt", sounds.rebuilt],
  ["defeat", (place) => sounds.defeat(place, 5)],
  ["roseActs", sounds.roseActs],
  ["powerGained", (place) => sounds.powerGained(place, 9)],
  ["end", sounds.end],
  ["phrase", sounds.phrase],
];
const names = Object.entries(sounds).flatMap(([name, sound]) => (typeof sound === "function" ? [name] : []));

describe("sounds", () => {
  it("are all tried here", () => expect(ALL.map(([name]) => name).sort()).toEqual(names.sort()));
  it.each(ALL)("%s is heard, and ends within 1.2 seconds", (_, sound) => {
    const played = new Played();
    sound(played.place());
    expect(played.ends.length).toBeGreaterThan(0);
    expect(Math.max(...played.ends)).toBeLessThanOrEqual(1.2001);
    expect(Math.max(...played.loud)).toBeGreaterThan(0.05);
  });
  it.each(ALL)("%s is as loud as its level", (_, sound) => {
    const loudest = (level: number): number => {
      const played = new Played();
      sound(played.place(level));
      return Math.max(...played.loud);
    };
    expect(loudest(0.5)).toBeCloseTo(loudest(1) / 2);
  });
  it("counts cubes up to five", () => {
    const count = (cubes: number): number => {
      const played = new Played();
      sounds.damage(played.place(), cubes);
      return played.ends.length;
    };
    expect([1, 3, 5, 9].map(count)).toEqual([1, 3, 5, 5]);
  });
});

const line = (what: What): LogLine => ({ n: 1, revision: 1, cause: { Rule: "R1" }, what });
const heard = (...whats: What[]): string[] => notesOf(whats.map(line)).map(({ name }) => name);

describe("what is heard of a beat", () => {
  it("is what happened", () => {
    const on = { model: 1, kind: null };
    expect(heard({ Damaged: { by: 0, on, count: 3 } } as What)).toEqual(["damage"]);
    expect(heard({ InstabilityPlaced: { by: 0, room: 3, count: 1 } })).toEqual(["instability"]);
    expect(heard({ InstabilityPlaced: { by: ROSE, room: 3, count: 1 } })).toEqual(["roseActs"]);
    expect(heard({ PowerChanges: { who: 0, by: 2, now: 9 } })).toEqual(["powerGained"]);
    expect(heard({ PowerChanges: { who: 0, by: -2, now: 5 } })).toEqual([]);
    expect(heard({ SpellRevealed: { seat: 1, slot: 0, spell: 4, dark: true } })).toEqual(["cardTurned"]);
    expect(heard({ DamageIgnored: { by: 1, count: 2 } })).toEqual(["answered"]);
  });
  it("is one sound for a ceremony, whatever belongs to it", () => {
    const points: What = { PowerChanges: { who: 0, by: 4, now: 12 } };
    expect(heard({ Defeated: { seat: 1, by: 0 } }, points)).toEqual(["defeat"]);
    expect(heard({ RoomRebuilt: { room: 2 } } as What, points)).toEqual(["rebuilt"]);
    expect(heard({ MoonChanges: { moon: 2 } })).toEqual(["moon"]);
  });
});
