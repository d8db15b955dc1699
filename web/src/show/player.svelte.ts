// Plays stages one after the other. It never holds anything up: what is asked and answered is the end of the show, and
// the next click or key jumps there.
import { pace } from "../settings.svelte";
import { flightTime, lengthOf, SHOW_MS, type Flight, type Stage } from "./stages";

/** Flights of one stage, with how long a full flight takes now. */
export interface Flying {
  id: number;
  flights: Flight[];
  /** Against normal speed. */
  scale: number;
}

/** More answers than this waiting to be shown: nobody wants to see them all. */
const WAITING_MOST = 4;

export class Show {
  /** What is shown instead of the end; null when there is nothing to show. */
  now: Pick<Stage, "view" | "told"> | null = $state.raw(null);
  flying: Flying | null = $state.raw(null);
  /** A replay may be told faster than a game. */
  speed = 1;
  private answers: Stage[][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  /** `start` is what is seen until the first stage lands. */
  play(start: Pick<Stage, "view" | "told">, stages: Stage[]): void {
    if (stages.length === 0 || pace(1) === 0) {
      this.end();
      return;
    }
    this.answers.push(stages);
    if (this.answers.length > WAITING_MOST) {
      clearTimeout(this.timer);
      this.answers = [stages];
      this.now = start;
      this.next();
    } else if (this.answers.length === 1) {
      this.now = start;
      this.next();
    }
  }

  /** Shows the end at once. */
  end(): void {
    clearTimeout(this.timer);
    this.answers = [];
    this.flying = null;
    this.now = null;
  }

  private next(): void {
    const [stages] = this.answers;
    if (!stages) return this.end();
    const scale = this.scaleOf(stages);
    const left = [...stages];
    const step = (): void => {
      const stage = left.shift();
      if (!stage) {
        this.answers.shift();
        this.next();
        return;
      }
      this.flying = stage.flights.length ? { id: ++this.count, flights: stage.flights, scale } : null;
      const land = (): void => {
        this.now = { view: stage.view, told: stage.told };
        this.timer = setTimeout(step, stage.hold * scale);
      };
      if (stage.leaving) this.now = { view: stage.view, told: stage.told };
      const flight = Math.max(0, ...stage.flights.map(flightTime)) * scale;
      if (flight > 0) this.timer = setTimeout(land, flight);
      else land();
    };
    step();
  }

  /** As the person has set it, faster where it would last too long, and twice as fast while others wait. */
  private scaleOf(stages: Stage[]): number {
    const fits = Math.min(1, SHOW_MS / Math.max(1, lengthOf(stages)));
    return ((pace(1) * fits) / this.speed) * (this.answers.length > 1 ? 0.5 : 1);
  }
}
