// The bots' Workers: each searches by itself, and what they found is added up by the engine.
import type { Counts, FromBot, ToBot } from "./bot.worker";

/** More would search the same things again, and the page needs a core for itself. */
const MOST = 4;

export const handsHere = (): number => Math.min(MOST, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));

export class Hands {
  private readonly workers: Worker[] = [];
  private readonly waiting = new Map<number, { left: number; counts: Counts[]; done: (counts: Counts[]) => void }>();

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly count = handsHere(),
  ) {}

  /** One hand where the choice must come out the same everywhere; all where the clock decides anyway. */
  think(task: number, question: string, everybody: boolean, done: (counts: Counts[]) => void): void {
    const hands = everybody ? this.count : 1;
    this.waiting.set(task, { left: hands, counts: [], done });
    for (let hand = 0; hand < hands; hand++)
      this.worker(hand).postMessage({ think: { task, question, hand } } satisfies ToBot);
  }

  /** Started when it is first needed: whoever plays without bots pays nothing. */
  private worker(hand: number): Worker {
    const known = this.workers[hand];
    if (known) return known;
    const worker = new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromBot>) => this.counted(data);
    worker.postMessage({ begin: { module: this.module } } satisfies ToBot);
    this.workers[hand] = worker;
    return worker;
  }

  private counted({ task, counts }: FromBot): void {
    const own = this.waiting.get(task);
    if (!own) return;
    own.counts.push(counts);
    own.left -= 1;
    if (own.left) return;
    this.waiting.delete(task);
    own.done(own.counts);
  }
}
