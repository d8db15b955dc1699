// What is half chosen in the Study Phase: ticks stay in the browser until they are confirmed, then they are answered
// question by question. Until the last is answered the cards stay as they lay.
import type { AskKind } from "../../wire";
import type { Desk } from "../model/desk.svelte";
import type { Option } from "../model/asks";
import type { Subject } from "../model/subject";
import { stepsDone, studied } from "./study";

/** Questions that are answered by ticking cards, and whether the cards are those of the hand. */
const TICKED: Partial<Record<AskKind, "drawn" | "hand">> = {
  Keep: "drawn",
  DiscardToLimit: "hand",
  RemoveSpell: "hand",
};

interface Plan {
  kind: AskKind;
  turn: number;
  spells: number[];
  /** What was shown when it was confirmed. */
  shown: { cards: number[]; ticked: number[] };
}

export class Studying {
  private marks: { key: string; list: number[] } = $state.raw({ key: "", list: [] });
  private plan: Plan | null = $state.raw(null);
  /** A card of the hand is to be removed: the hand answers instead of what is asked. */
  removing = $state(false);
  /** A school or a card of the hand that is pointed at, shown where the drawn cards lie. */
  peek: Subject | null = $state.raw(null);

  constructor(
    private readonly desk: Pick<Desk, "question" | "laid" | "state" | "mine" | "me" | "log" | "inARow" | "answer">,
  ) {}

  readonly kind = $derived.by((): AskKind | null => {
    const kind = this.desk.question?.kind ?? null;
    return kind !== null && (kind === "DrawFrom" || kind in TICKED) ? kind : null;
  });
  readonly so = $derived.by(() => studied(this.desk.log, this.desk.me));
  readonly steps = $derived.by(() => stepsDone(this.kind, this.so));
  readonly where = $derived.by((): "drawn" | "hand" | null =>
    this.removing ? "hand" : ((this.kind && TICKED[this.kind]) ?? null),
  );
  readonly hand = $derived.by(() => this.desk.mine?.hand ?? []);
  /** What was shown when it was confirmed stays as it was until all of it is answered, and no longer. */
  private readonly shown = $derived.by(() => (this.plan?.kind === this.kind ? this.plan.shown : null));
  /** The drawn cards, face up for this seat alone. */
  readonly drawn = $derived.by(() => this.shown?.cards ?? this.desk.state?.view.looking_at ?? []);
  readonly need = $derived.by(() =>
    this.removing ? 1 : (this.shown?.ticked.length ?? this.desk.question?.counter?.left ?? 1),
  );
  /** Ticks are places among these cards: they hold for no others. */
  private readonly key = $derived.by(
    () => `${this.desk.state?.view.turn} ${this.kind} ${this.removing} ${this.cards.join()}`,
  );
  readonly ticked = $derived.by(() => this.shown?.ticked ?? (this.marks.key === this.key ? this.marks.list : []));
  readonly ready = $derived.by(() => this.ticked.length === this.need && this.plan === null);
  readonly waiting = $derived.by(() => this.plan !== null);
  /** Everything asked for is named or ticked: what is left is to say so. */
  readonly complete = $derived.by(() => {
    if (this.where) return this.ready;
    const { inARow } = this.desk;
    return this.kind === "DrawFrom" && inARow.toName > 1 && inARow.named.length === inARow.toName;
  });

  private get cards(): number[] {
    return this.where === "drawn" ? this.drawn : this.hand;
  }
  private options(): Option[] {
    return (this.removing ? this.desk.laid?.removals : this.desk.laid?.rest) ?? [];
  }
  /** The option behind a card that lies somewhere; equal cards share one. */
  optionAt(at: number): Option | undefined {
    const spell = this.cards[at];
    return this.options().find((option) => option.spell === spell);
  }
  /** One more tick than asked for takes the first one back. */
  tick(at: number): void {
    if (this.plan || !this.optionAt(at)) return;
    const { ticked } = this;
    const list = ticked.includes(at) ? ticked.filter((other) => other !== at) : [...ticked, at].slice(-this.need);
    this.marks = { key: this.key, list };
  }
  startRemoving(): void {
    if (this.desk.laid?.removals.length) this.removing = !this.removing;
  }
  confirm(): void {
    if (!this.ready || !this.desk.laid) return;
    const spells = this.ticked.map((at) => this.cards[at] ?? -1);
    const option = this.optionAt(this.ticked[0] ?? -1);
    if (!option) return;
    if (!this.removing)
      this.plan = {
        kind: this.desk.laid.kind,
        turn: this.desk.state?.view.turn ?? 0,
        spells: spells.slice(1),
        shown: { cards: this.drawn, ticked: this.ticked },
      };
    this.removing = false;
    this.desk.answer(option);
    if (this.plan && this.plan.spells.length === 0) this.plan = null;
  }
  /** Called at every new question: goes on with what was ticked, or forgets it. */
  goOn(): void {
    // What was looked at before must not lie over what is asked now.
    this.peek = null;
    const { plan } = this;
    if (!plan) return;
    const [next, ...spells] = plan.spells;
    const option = this.options().find((offered) => offered.spell === next);
    const fits = this.desk.laid?.kind === plan.kind && this.desk.state?.view.turn === plan.turn;
    // The last answer is still on its way: what lies there is what it was given for.
    this.plan = option && fits ? { ...plan, spells } : null;
    if (option && fits) this.desk.answer(option);
  }
  /** Undo, or another's turn: nothing half chosen stays. */
  forget(): void {
    this.plan = null;
    this.removing = false;
    this.peek = null;
  }
}
