// Plays beats one after the other. It holds nothing up: what may be answered may be answered, and that ends the story.
import { flightTime, moves, type Flight } from "../../show/stages";
import type { View } from "../../wire";
import { joined, type Beat } from "./beats";
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

/** What is to be seen of the story just now. */
export interface Sight {
  beat: Beat | null;
  landed: boolean;
  again: boolean;
  telling: boolean;
}
/** What is shown of a beat: how it was before, until it has landed. */
export function shownIn({ beat, landed }: Sight): { view: View; told: number } | null {
  if (!beat) return null;
  return landed ? { view: beat.view, told: beat.told } : { view: beat.from, told: beat.before };
}

/** Where the story stands. */
interface Place {
  /** What has been told since the viewer last acted, and what is still to tell. */
  reel: Beat[];
  /** The beat that is shown; at the end of the reel it is now. */
  at: number;
  /** What it tells of is there to be seen. */
  landed: boolean;
  /** What is told again: until where, and where the story is taken up after it. */
  repeat: { until: number; resume: number } | null;
}

export class Player {
  /** One value, set once a step: whatever shows the table looks again each time it is set. */
  private seen: Place = $state.raw({ reel: [], at: 0, landed: false, repeat: null });
  /** The same while a step is being made. */
  private place: Place = this.seen;
  held = $state(false);
  /** Told step by step, and this step has been told. */
  stepping = $state(false);
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

  /** All that follows from it, in one: nobody hears of one step in several ways. */
  readonly sight: Sight = $derived.by(() => {
    const { reel, at, landed, repeat } = this.seen;
    const beat = reel[at] ?? null;
    const others = reel.findLastIndex((other) => !other.own) >= at;
    return {
      beat,
      landed,
      again: repeat !== null,
      telling: beat !== null && (repeat !== null || (this.wishes.pace() !== "off" && others)),
    };
  });
  readonly reel = $derived(this.seen.reel);
  readonly at = $derived(this.seen.at);
  readonly beat = $derived(this.sight.beat);
  /** What is shown instead of the end; null when there is nothing to show. */
  readonly now: { view: View; told: number } | null = $derived(shownIn(this.sight));
  /** Told a second time, because somebody asked. */
  readonly again = $derived(this.sight.again);
  /** Others' deeds are being told: the question waits until they have been, or until somebody acts. */
  readonly telling = $derived(this.sight.telling);

  constructor(
    private readonly wishes: Wishes,
    private readonly clock: Clock = wallClock,
  ) {}

  /** The beat a step being made has come to. */
  private get here(): Beat | null {
    return this.place.reel[this.place.at] ?? null;
  }
  private move(change: Partial<Place>): void {
    this.place = { ...this.place, ...change };
  }
  /** The step is made: now it is seen. */
  private show(): void {
    const { reel, at, landed, repeat } = this.seen;
    const now = this.place;
    if (now.reel !== reel || now.at !== at || now.landed !== landed || now.repeat !== repeat) this.seen = now;
  }

  /** Something more to tell. What lies before the viewer's last doing is forgotten as soon as others go on. */
  tell(beats: Beat[]): void {
    if (beats.length === 0) return;
    const { reel, at } = this.place;
    const idle = at >= reel.length;
    const first = idle && beats.some((beat) => !beat.own) ? reel.findLastIndex((beat) => beat.own) + 1 : 0;
    const kept = idle ? reel.slice(first).slice(-REEL_MOST) : reel;
    const next = [...kept];
    for (const beat of beats) {
      const last = next.at(-1);
      // Only what has not begun yet; told again it is as it was told.
      const one = last && next.length - 1 > (idle ? kept.length - 1 : at) ? joined(last, beat) : null;
      if (one) next[next.length - 1] = one;
      else next.push(beat);
    }
    this.move({ reel: next });
    if (idle) {
      this.move({ at: kept.length });
      this.start();
    }
    this.show();
  }

  /** What happened before all that has been told here: it can be told again. */
  recall(beats: Beat[]): void {
    const { reel, at, repeat } = this.place;
    const first = reel[0]?.before ?? Infinity;
    const older = beats.filter(({ told }) => told <= first);
    const on = older.length;
    const shifted = repeat && { until: repeat.until + on, resume: repeat.resume + on };
    this.move({ reel: [...older, ...reel], at: at + on, repeat: shifted });
    this.show();
  }

  /** Everything is as it is now; nothing is left to tell or to tell again. */
  forget(): void {
    this.move({ reel: [] });
    this.end();
  }

  /** Shows the end at once. */
  end(): void {
    this.finish();
    this.show();
  }

  /** To the next deed; the story goes on there. */
  skip(): void {
    const deed = this.here?.deed;
    const { reel, at: now } = this.place;
    const next = reel.findIndex((beat, at) => at > now && beat.deed !== deed);
    this.goTo(next < 0 ? reel.length : next);
  }

  /** To the next beat: the step of a story told step by step, and "forward". */
  forward(): void {
    this.goTo(this.place.at + 1);
  }

  /** The deed from its beginning; from its beginning, or from now, the one before. */
  back(): void {
    const { reel, at, repeat } = this.place;
    if (reel.length === 0) return;
    this.move({ repeat: repeat ?? { until: at, resume: at } });
    // What takes no time is passed over: whoever goes back to it would stay where they are.
    const seen = (beat: Beat): boolean => this.length(beat, this.paceNow()) > 0;
    const first = (deed: number): number => reel.findIndex((beat) => beat.deed === deed && seen(beat));
    const here = this.here ? first(this.here.deed) : reel.length;
    const before = reel.slice(0, Math.max(0, here)).findLast(seen);
    this.goTo(at > here ? here : before ? first(before.deed) : 0);
  }

  /** A deed again, or with none all of them, and then now. */
  tellAgain(deed: number | null): void {
    const { reel, at, repeat } = this.place;
    const from = deed === null ? 0 : reel.findIndex((beat) => beat.deed === deed);
    if (from < 0 || from >= reel.length) return;
    const until = deed === null ? reel.length : reel.findLastIndex((beat) => beat.deed === deed) + 1;
    this.move({ repeat: { until, resume: repeat?.resume ?? at } });
    this.goTo(from);
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
    this.forward();
  }

  private goTo(to: number): void {
    // Another card, if any: whoever pointed at the one before need not have left it.
    this.pointing = false;
    this.jump(to);
    this.show();
  }

  private stop(): void {
    this.cancel?.();
    this.cancel = null;
    this.due = false;
    this.stepping = false;
    this.flying = null;
    this.move({ landed: false });
  }

  private finish(): void {
    this.stop();
    this.move({ at: this.place.reel.length, repeat: null });
    this.held = false;
  }

  private jump(to: number): void {
    this.stop();
    this.move({ at: Math.max(0, Math.min(to, this.place.reel.length)) });
    this.start();
  }

  /** What was told again has been; the story goes on where it was. */
  private resume(): void {
    const { at, repeat } = this.place;
    if (repeat && at >= repeat.until) this.move({ at: Math.max(at, repeat.resume), repeat: null });
  }

  private start(): void {
    this.stop();
    this.resume();
    while (this.here && this.length(this.here, this.paceNow()) === 0) {
      this.move({ at: this.place.at + 1 });
      this.resume();
    }
    const beat = this.here;
    if (!beat) return this.finish();
    const { pace, onlyLast } = this.backlog();
    const { reel, at, repeat } = this.place;
    if (onlyLast && !repeat) {
      const last = reel.findIndex((other) => other.deed === reel.at(-1)!.deed);
      if (last > at) return this.jump(last);
    }
    this.play(beat, pace);
  }

  private play(beat: Beat, pace: Pace): void {
    const motion = this.wishes.motion();
    const scale = beat.own ? (motion * beat.scale) / this.speed : motion * (pace === "brisk" ? BRISK_FLIGHT : 1);
    const flight = Math.max(0, ...beat.flights.map(flightTime)) * scale;
    const look = Math.max(0, this.length(beat, pace) - flight);
    const land = (): void => {
      this.move({ landed: true });
      this.show();
      this.heard(beat);
      this.cancel = this.clock.after(look, () => this.told(beat, pace));
    };
    const fly = (): void => {
      if (beat.flights.length && flight > 0) this.flying = { id: ++this.count, flights: beat.flights, scale };
      if (beat.leaving) this.move({ landed: true });
      if (flight <= 0) return land();
      this.cancel = this.clock.after(flight, land);
      this.show();
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
    else this.forward();
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
    return this.place.repeat && set === "off" ? "calm" : set;
  }

  private backlog(): { pace: Pace; onlyLast: boolean } {
    const { reel, at, repeat } = this.place;
    const left = reel.slice(at).filter((beat) => !beat.own);
    const sum = (pace: Pace): number =>
      left.reduce((all, beat) => all + timeOf(beat.moment, pace) + gapOf(beat.gap, pace), 0);
    return repeat ? { pace: this.paceNow(), onlyLast: false } : paceFor(this.wishes.pace(), sum("calm"), sum("brisk"));
  }
}
