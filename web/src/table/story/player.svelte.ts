// Plays beats one after the other. It holds nothing up: what may be answered may be answered, and that ends the story.
import { flightTime, moves, type Flight } from "../../show/stages";
import type { View } from "../../wire";
import type { Beat } from "./beats";
import { gapOf, paceFor, timeOf, type Pace } from "./time";

/** Time, so that a test can be its own. */
export interface Clock {
  /** Calls after so many milliseconds; what it returns calls it off. */
  after(milliseconds: number, then: () => void): () => void;
}
export const wallClock: Clock = {
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** How a person wants it: the pace of the story, and how fast things move (0: not at all). */
export interface Wishes {
  pace(): Pace;
  motion(): number;
}

/** Flights of one beat, with how long a full flight takes now. */
export interface Flying {
  id: number;
  flights: Flight[];
  /** Against normal speed. */
  scale: number;
}

const BRISK_FLIGHT = 0.6;
/** Enough for the longest absence anybody looks back on. */
const REEL_MOST = 600;

export class Player {
  /** What has been told since the viewer last acted, and what is still to tell. */
  reel: Beat[] = $state.raw([]);
  /** The beat that is shown; at the end of the reel it is now. */
  at = $state(0);
  private landed = $state(false);
  held = $state(false);
  /** Told step by step, and this step has been told. */
  stepping = $state(false);
  /** What is told again: until where, and where the story is taken up after it. */
  private repeat: { until: number; resume: number } | null = $state.raw(null);
  flying: Flying | null = $state.raw(null);
  /** Called when a beat is there to be seen. */
  heard: (beat: Beat) => void = () => undefined;
  /** A replay may be told faster than a game. */
  speed = 1;
  /** The card is pointed at: it stays until it has been read. */
  private pointing = false;
  private due = false;
  private cancel: (() => void) | null = null;
  private count = 0;

  readonly beat: Beat | null = $derived(this.reel[this.at] ?? null);
  /** What is shown instead of the end; null when there is nothing to show. */
  readonly now: { view: View; told: number } | null = $derived.by(() => {
    if (!this.beat) return null;
    return this.landed
      ? { view: this.beat.view, told: this.beat.told }
      : { view: this.beat.from, told: this.beat.before };
  });
  /** Told a second time, because somebody asked. */
  readonly again = $derived(this.repeat !== null);
  /** Others' deeds are being told: the question waits until they have been, or until somebody acts. */
  readonly telling = $derived.by(
    () => this.beat !== null && (this.again || (this.wishes.pace() !== "off" && this.lastOfOthers() >= this.at)),
  );

  constructor(
    private readonly wishes: Wishes,
    private readonly clock: Clock = wallClock,
  ) {}

  private lastOfOthers(): number {
    return this.reel.findLastIndex((beat) => !beat.own);
  }

  /** Something more to tell. What lies before the viewer's last doing is forgotten as soon as others go on. */
  tell(beats: Beat[]): void {
    if (beats.length === 0) return;
    const idle = this.at >= this.reel.length;
    const first = idle && beats.some((beat) => !beat.own) ? this.reel.findLastIndex((beat) => beat.own) + 1 : 0;
    const kept = idle ? this.reel.slice(first).slice(-REEL_MOST) : this.reel;
    this.reel = [...kept, ...beats];
    if (!idle) return;
    this.at = kept.length;
    this.start();
  }

  /** Everything is as it is now; nothing is left to tell or to tell again. */
  forget(): void {
    this.reel = [];
    this.end();
  }

  /** Shows the end at once. */
  end(): void {
    this.stop();
    this.at = this.reel.length;
    this.repeat = null;
    this.held = false;
  }

  /** To the next deed; the story goes on there. */
  skip(): void {
    const deed = this.beat?.deed;
    const next = this.reel.findIndex((beat, at) => at > this.at && beat.deed !== deed);
    this.jump(next < 0 ? this.reel.length : next);
  }

  /** To the next beat: the step of a story told step by step, and "forward". */
  forward(): void {
    this.jump(this.at + 1);
  }

  /** The deed from its beginning; from its beginning, or from now, the one before. */
  back(): void {
    if (this.reel.length === 0) return;
    const first = (deed: number): number => this.reel.findIndex((beat) => beat.deed === deed);
    const here = this.beat ? first(this.beat.deed) : this.reel.length;
    const to = this.at > here ? here : here > 0 ? first(this.reel[here - 1]!.deed) : 0;
    this.repeat ??= { until: this.at, resume: this.at };
    this.jump(to);
  }

  /** A deed again, or with none all of them, and then now. */
  tellAgain(deed: number | null): void {
    const from = deed === null ? 0 : this.reel.findIndex((beat) => beat.deed === deed);
    if (from < 0 || from >= this.reel.length) return;
    const until = deed === null ? this.reel.length : this.reel.findLastIndex((beat) => beat.deed === deed) + 1;
    this.repeat = { until, resume: this.repeat?.resume ?? this.at };
    this.jump(from);
  }

  hold(on = !this.held): void {
    this.held = on;
    this.goOn();
  }
  point(on: boolean): void {
    this.pointing = on;
    this.goOn();
  }

  private goOn(): void {
    if (!this.due || this.held || this.pointing) return;
    this.due = false;
    this.jump(this.at + 1);
  }

  private stop(): void {
    this.cancel?.();
    this.cancel = null;
    this.due = false;
    this.stepping = false;
    this.flying = null;
    this.landed = false;
  }

  private jump(to: number): void {
    this.stop();
    this.at = Math.max(0, Math.min(to, this.reel.length));
    this.start();
  }

  /** What was told again has been; the story goes on where it was. */
  private resume(): void {
    if (!this.repeat || this.at < this.repeat.until) return;
    this.at = Math.max(this.at, this.repeat.resume);
    this.repeat = null;
  }

  private start(): void {
    this.stop();
    this.resume();
    while (this.beat && this.length(this.beat, this.paceNow()) === 0) {
      this.at += 1;
      this.resume();
    }
    const beat = this.beat;
    if (!beat) return this.end();
    const { pace, onlyLast } = this.backlog();
    if (onlyLast && !this.again) {
      const last = this.reel.findIndex((other) => other.deed === this.reel.at(-1)!.deed);
      if (last > this.at) return this.jump(last);
    }
    this.play(beat, pace);
  }

  private play(beat: Beat, pace: Pace): void {
    const motion = this.wishes.motion();
    const scale = beat.own ? (motion * beat.scale) / this.speed : motion * (pace === "brisk" ? BRISK_FLIGHT : 1);
    const flight = Math.max(0, ...beat.flights.map(flightTime)) * scale;
    const look = Math.max(0, this.length(beat, pace) - flight);
    const land = (): void => {
      this.landed = true;
      this.heard(beat);
      this.cancel = this.clock.after(look, () => this.told(beat, pace));
    };
    const fly = (): void => {
      if (beat.flights.length && flight > 0) this.flying = { id: ++this.count, flights: beat.flights, scale };
      if (beat.leaving) this.landed = true;
      if (flight > 0) this.cancel = this.clock.after(flight, land);
      else land();
    };
    const gap = beat.own ? 0 : gapOf(beat.gap, pace);
    if (gap > 0) this.cancel = this.clock.after(gap, fly);
    else fly();
  }

  /** A beat has been looked at long enough. */
  private told(beat: Beat, pace: Pace): void {
    this.cancel = null;
    if (pace === "step" && !beat.own && beat.moment.kind !== "move") {
      this.stepping = true;
      return;
    }
    if (this.held || this.pointing) this.due = true;
    else this.jump(this.at + 1);
  }

  private length(beat: Beat, pace: Pace): number {
    if (!beat.own) return timeOf(beat.moment, pace);
    if (!moves(beat)) return 0;
    const flight = Math.max(0, ...beat.flights.map(flightTime));
    return ((flight + beat.hold) * this.wishes.motion() * beat.scale) / this.speed;
  }

  private paceNow(): Pace {
    const set = this.wishes.pace();
    // What is told again is told even to somebody who wants no stories.
    return this.again && set === "off" ? "calm" : set;
  }

  private backlog(): { pace: Pace; onlyLast: boolean } {
    const left = this.reel.slice(this.at).filter((beat) => !beat.own);
    const sum = (pace: Pace): number =>
      left.reduce((all, beat) => all + timeOf(beat.moment, pace) + gapOf(beat.gap, pace), 0);
    return this.again
      ? { pace: this.paceNow(), onlyLast: false }
      : paceFor(this.wishes.pace(), sum("calm"), sum("brisk"));
  }
}
