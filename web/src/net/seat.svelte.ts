// A seat of a table (or a spectator) as the page sees it: the folded state, the line it came over, and what can be said.
import type { Catalogue, Code, Planned, ToClient, View, Welcome, Words } from "../wire";
import { carrier } from "./carrier";
import { fold, foldSaid, fromWelcome, type TableState } from "./fold";
import { isAnsweredByClock } from "./late";
import { Line, type LineStatus, type Sent } from "./line";
import { lineIsBack } from "./newer.svelte";

/** A moment of the game, kept for "replay last turn". */
export interface Moment {
  revision: number;
  view: View;
  logLength: number;
}

export interface Complaint {
  code: Code;
  message: string;
}

/** What the server foresees of an option. */
export type Foreseen = Extract<ToClient, { preview: unknown }>["preview"];

/** What a master would do at a question. */
export type Hint = Extract<ToClient, { hint: unknown }>["hint"];

/** What the table page needs of a seat; a fixture has it too. */
export interface SeatSource {
  readonly state: TableState | null;
  readonly status: LineStatus;
  readonly complaint: Complaint | null;
  readonly waiting: boolean;
  /** Something was said that the server has neither done nor refused yet. */
  readonly busy: boolean;
  readonly moments: Moment[];
  readonly token: string | undefined;
  /** What is known of the options of the pending question, by option. */
  readonly foreseen: Map<number, Foreseen>;
  /** It shows a game that was played, and answers nothing. */
  readonly looksBack?: boolean;
  /** Told of every change just before it is there. */
  changing?: (before: TableState | null, after: TableState) => void;
  /** The last hint that came. */
  readonly hint: Hint | null;
  /** The clock ran out, and a bot answered in this seat: the revision of that, until it answers itself again. */
  readonly timeWasUp?: number | null;
  preview(option: number): void;
  askHint(): void;
  agreeToHints(agree: boolean): void;
  answer(option: number): void;
  plan(spells: Planned[]): void;
  undo(): void;
  handOver(to: "bot" | "me"): void;
  /** To everybody at the table. */
  talk(words: Words): void;
  /** Whether a bot shall play for somebody who has been away for long. */
  standIn(seat: number, agree: boolean): void;
  /** Whether this seat wants to play again. */
  again(agree: boolean): void;
  close(): void;
}

/** Enough for the longest turn seen in simulations, with room. */
const MOMENTS_MAX = 600;
/** How the ids of previews begin: their refusals are no one's business. */
const PREVIEW = "p-";

export class LiveSeat implements SeatSource {
  state: TableState | null = $state.raw(null);
  status: LineStatus = $state("connecting");
  complaint: Complaint | null = $state.raw(null);
  /** An answer is under way; asking again must wait for it. */
  waiting = $state(false);
  busy = $state(false);
  moments: Moment[] = [];
  foreseen: Map<number, Foreseen> = $state.raw(new Map());
  hint: Hint | null = $state.raw(null);
  timeWasUp: number | null = $state(null);
  changing?: (before: TableState | null, after: TableState) => void;
  private readonly asked = new Set<number>();
  private readonly line: Line;
  /** Set by `Line` for each message; words that cannot repeat. */
  private count = 0;
  private readonly word = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    readonly token: string | undefined,
    lang: () => string,
  ) {
    this.line = new Line({
      hello: () => ({ token, lang: lang(), have: this.state?.revision }),
      heard: (message) => {
        this.hear(message);
        this.busy = this.line.waiting > 0;
      },
      status: (status) => {
        if (status === "open" && this.state) void lineIsBack();
        this.status = status;
      },
      open: async () => (await carrier()).open(table),
    });
  }

  preview(option: number): void {
    if (!this.state || this.waiting || this.asked.has(option)) return;
    this.asked.add(option);
    this.line.ask({ preview: { id: `${PREVIEW}${this.fresh()}`, revision: this.state.revision, option } });
  }

  askHint(): void {
    if (!this.state || this.waiting || this.hint?.revision === this.state.revision) return;
    this.complaint = null;
    this.line.ask({ hint: { id: this.fresh(), revision: this.state.revision } });
  }

  agreeToHints(agree: boolean): void {
    this.say({ hints: { id: this.fresh(), agree } });
  }

  answer(option: number): void {
    if (!this.state || this.waiting) return;
    this.waiting = true;
    this.complaint = null;
    this.timeWasUp = null;
    this.say({ answer: { id: this.fresh(), revision: this.state.revision, option } });
  }

  plan(spells: Planned[]): void {
    if (!this.state) return;
    this.complaint = null;
    this.say({ plan: { id: this.fresh(), turn: this.state.view.turn, spells } });
  }

  undo(): void {
    if (!this.state || this.waiting) return;
    this.complaint = null;
    this.say({ undo: { id: this.fresh(), revision: this.state.revision } });
  }

  handOver(to: "bot" | "me"): void {
    this.say({ seat: { id: this.fresh(), to } });
  }

  talk(words: Words): void {
    this.complaint = null;
    this.say({ say: { id: this.fresh(), words } });
  }

  standIn(seat: number, agree: boolean): void {
    this.complaint = null;
    this.say({ stand_in: { id: this.fresh(), seat, agree } });
  }

  again(agree: boolean): void {
    this.complaint = null;
    this.say({ again: { id: this.fresh(), agree } });
  }

  close(): void {
    this.line.close();
  }

  private say(message: Sent): void {
    this.line.say(message);
    this.busy = true;
  }

  private fresh(): string {
    return `${this.word}-${++this.count}`;
  }

  private hear(message: ToClient): void {
    if ("welcome" in message) {
      this.keep(fromWelcome(message.welcome));
      // What was answered before the line broke is said once more, and not asked again meanwhile.
      const { revision } = message.welcome;
      this.waiting = this.line.still((sent) => "answer" in sent && sent.answer.revision === revision);
      this.passIfNothingFits(message.welcome);
    } else if ("update" in message && this.state) {
      const next = fold(this.state, message.update);
      if (next === "gap") this.line.hello();
      else if (next !== "old") {
        if (!this.waiting && isAnsweredByClock(this.state, Date.now())) this.timeWasUp ??= next.revision;
        this.keep(next);
        this.waiting = false;
      }
    } else if ("people" in message && this.state) {
      this.state = { ...this.state, people: message.people, toldAt: Date.now() };
    } else if ("said" in message && this.state) {
      this.state = { ...this.state, said: foldSaid(this.state.said, message.said) };
    } else if ("rematch" in message && this.state) {
      this.state = { ...this.state, rematch: message.rematch };
    } else if ("preview" in message) {
      if (message.preview.revision === this.state?.revision)
        this.foreseen = new Map([...this.foreseen, [message.preview.option, message.preview]]);
    } else if ("hint" in message) {
      this.hint = message.hint;
    } else if ("refused" in message) {
      if (message.refused.id?.startsWith(PREVIEW)) return;
      this.complaint = { code: message.refused.code, message: message.refused.message };
      this.waiting = false;
      // The table has moved on without us: see where it is.
      if (message.refused.code === "stale") this.line.hello();
    }
  }

  /** People want to be asked only if they have something to answer with. Said when they sit down and never later: then
      it tells nobody what they hold. */
  private passIfNothingFits(welcome: Welcome): void {
    const plays = welcome.seat !== null && welcome.lesson === null && !welcome.frozen && welcome.view.phase !== "Over";
    if (plays && welcome.passing === "never") this.say({ passes: { id: this.fresh(), how: "when_nothing_fits" } });
  }

  private keep(next: TableState): void {
    this.asked.clear();
    this.foreseen = new Map();
    this.changing?.(this.state, next);
    this.state = next;
    this.moments.push({ revision: next.revision, view: next.view, logLength: next.log.length });
    if (this.moments.length > MOMENTS_MAX) this.moments.shift();
  }
}

export type { Catalogue };
