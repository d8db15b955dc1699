// A game that was played, as a seat of the table page: it shows one moment and answers nothing.
import { frames } from "../../net/http";
import type { TableState } from "../../net/fold";
import type { LineStatus } from "../../net/line";
import { LiveSeat, type Moment, type SeatSource } from "../../net/seat.svelte";
import type { View } from "../../wire";

/** As many as the server hands out at once. */
const AT_ONCE = 64;

export class Played implements SeatSource {
  at = $state(0);
  /** Moments that have been fetched, by revision. */
  private views = $state.raw(new Map<number, View>());
  private readonly asked = new Set<number>();
  /** Through whose eyes those moments are. */
  private seenBy: number | null = null;
  private readonly line: LiveSeat;
  readonly complaint = $derived.by(() => this.line.complaint);
  readonly waiting = false;
  readonly looksBack = true;
  /** Through whose eyes; of a finished game all can be chosen, and none is one's own. */
  eyes: number | null = $state(null);
  readonly busy = false;
  /** Told of every step, so that it can be shown. */
  changing: SeatSource["changing"];
  readonly foreseen = new Map<number, never>();
  readonly hint = null;
  readonly moments: Moment[] = [];
  readonly status: LineStatus = "open";
  /** The whole game as it stands: names, people, log. */
  readonly whole = $derived.by(() => this.line.state);
  readonly last = $derived(this.whole?.revision ?? 0);
  /** The revision at which each turn begins. */
  readonly turns = $derived.by(() => {
    const found = new Map<number, number>();
    for (const { what, revision } of this.whole?.log ?? [])
      if (typeof what === "object" && "TurnBegins" in what) found.set(what.TurnBegins.turn, revision);
    return found;
  });
  readonly ready = $derived(this.views.has(this.at));

  readonly state: TableState | null = $derived.by(() => {
    const whole = this.whole;
    const view = this.nearest();
    if (!whole || !view) return null;
    return {
      ...whole,
      seat: view.seat,
      revision: this.at,
      // Nothing is asked of somebody who looks back.
      view: { ...view, question: null },
      people: whole.people.map((person) => ({ ...person, prepared: true })),
      log: whole.log.filter((line) => line.revision <= this.at),
      undo: { locked: "over" },
      plan: null,
    };
  });

  constructor(
    readonly table: string,
    readonly token: string | undefined,
    lang: () => string,
  ) {
    this.line = new LiveSeat(table, token, lang);
  }

  /** What is wanted may still be on its way; then the moment before it stays. */
  private nearest(): View | undefined {
    for (let at = this.at; at >= 0; at--) {
      const view = this.views.get(at);
      if (view) return view;
    }
    return undefined;
  }

  go(to: number): void {
    const before = this.ready ? this.state : null;
    this.at = Math.max(0, Math.min(to, this.last));
    if (this.state && this.ready) this.changing?.(before, this.state);
    void this.fetch(this.at);
    // The next ones too, so that playing does not wait.
    if (this.at + AT_ONCE / 2 <= this.last) void this.fetch(this.at + AT_ONCE / 2);
  }

  /** What was fetched is what others saw: it stays until what these eyes saw is there. */
  see(eyes: number | null): void {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    this.asked.clear();
    this.go(this.at);
  }

  private async fetch(revision: number): Promise<void> {
    const { eyes } = this;
    const from = revision - (revision % AT_ONCE);
    if (this.asked.has(from)) return;
    this.asked.add(from);
    try {
      const found = await frames(
        this.table,
        from,
        Math.min(from + AT_ONCE - 1, this.last),
        this.token,
        eyes ?? undefined,
      );
      // Somebody has looked through other eyes meanwhile.
      if (eyes !== this.eyes) return;
      const before = this.seenBy === eyes ? this.views : [];
      this.seenBy = eyes;
      this.views = new Map([...before, ...found.map(({ revision, view }) => [revision, view] as const)]);
    } catch {
      this.asked.delete(from);
    }
  }

  preview(): void {}
  askHint(): void {}
  agreeToHints(): void {}
  answer(): void {}
  plan(): void {}
  undo(): void {}
  handOver(): void {}
  talk(): void {}
  standIn(): void {}
  again(): void {}
  close(): void {
    this.line.close();
  }
}
