// Several small questions as one act: what was named, ticked or ordered once is answered question by question.
import type { Option } from "./asks";
import type { Desk } from "./desk.svelte";
import { keepNamed, namedKept } from "./named";
import { follow, planFor, type OrderPlan } from "./order";

/** The slot of a card that is spent when it answers. */
function cardOf({ slot, offer }: Option): number | null {
  const card = offer.reaction?.card;
  return slot !== undefined && typeof card === "object" && "Spell" in card ? slot : null;
}

export class InARow {
  private picked: number[] = $state.raw([]);
  private recalled = false;
  /** All that were named, while they are drawn from one after the other. */
  private drawing: number[] | null = $state.raw(null);
  /** Of several triggered cards: which to use, in the order they were ticked. */
  ticked: Option[] = $state.raw([]);
  private queue: number[] = [];
  private drawn: { turn: number; schools: number[] } = $state.raw({ turn: -1, schools: [] });
  private order: OrderPlan | null = null;

  constructor(private readonly desk: Pick<Desk, "question" | "laid" | "state" | "source" | "answer">) {}

  /** What was ordered no longer holds. */
  forget(): void {
    this.order = null;
    this.drawing = null;
  }

  private get left(): number {
    return this.desk.question?.counter?.left ?? 1;
  }
  /** How many schools are to be named. They are one question to whoever names them, though each is asked by itself. */
  get toName(): number {
    return this.drawing?.length ?? this.left;
  }
  /** Schools named so far in the Study Phase; sent one after the other once all are named. */
  get named(): number[] {
    // A clock may have named some: what is too many then was meant for them.
    return this.drawing ?? (this.left > 1 ? this.picked.slice(0, this.left) : []);
  }
  /** Study: schools are named first and drawn from one after the other (RB-8); naming more than asked does nothing. */
  nameSchool(school: number): void {
    if (!this.drawing) this.pick([...this.named, school].slice(0, this.toName));
  }
  private pick(schools: number[]): void {
    this.picked = schools;
    keepNamed(this.desk.state, schools);
  }
  /** A page that was loaded anew goes on with what was named before, as far as it can still be drawn from. */
  private recall(): void {
    if (this.recalled || this.picked.length || this.desk.laid?.kind !== "DrawFrom") return;
    this.recalled = true;
    const offered = this.desk.laid.rest.map(({ school }) => school);
    this.picked = namedKept(this.desk.state).filter((school) => offered.includes(school));
  }
  /** All are named, and the person says so; once more if an answer did not arrive. */
  drawNamed(): void {
    const { named } = this;
    if (named.length < this.toName || this.desk.source.waiting) return;
    this.queue = named.slice(-this.left);
    this.drawn = { turn: this.desk.state?.view.turn ?? 0, schools: named };
    this.drawing = named;
    this.pick([]);
    this.drawNext();
  }
  /** How often a school was drawn from this turn. */
  timesDrawn(school: number): number {
    if (this.drawn.turn !== this.desk.state?.view.turn) return 0;
    return this.drawn.schools.filter((own) => own === school).length;
  }
  unnameSchool(): void {
    if (!this.drawing) this.pick(this.named.slice(0, -1));
  }
  /** Called at every new question: goes on with what was named. */
  drawNext(): void {
    const { laid } = this.desk;
    if (!laid) return;
    this.recall();
    const school = laid.kind === "DrawFrom" ? this.queue.shift() : undefined;
    const option = laid.rest.find((offered) => school !== undefined && offered.school === school);
    if (option) return this.desk.answer(option);
    this.queue = [];
    this.drawing = null;
    if (laid.kind !== "DrawFrom" && this.picked.length) this.pick([]);
  }

  tick(option: Option): void {
    if (this.ticked.includes(option)) this.ticked = this.ticked.filter((other) => other !== option);
    // A trap of two halves is spent by either of them (C12.7).
    else
      this.ticked = [
        ...this.ticked.filter((other) => cardOf(other) === null || cardOf(other) !== cardOf(option)),
        option,
      ];
  }
  /** An order, or cards to use one after the other: the questions behind it are answered in a row. */
  layOrder(options: Option[]): void {
    if (!this.desk.laid) return;
    this.order = planFor(this.desk.laid, options, this.desk.state?.view.turn ?? 0);
    this.goOn();
  }
  /** Called at every new question: goes on with the order that was laid. */
  goOn(): void {
    if (!this.order || !this.desk.laid) return;
    const { option, left } = follow(this.order, this.desk.laid, this.desk.state?.view.turn ?? 0);
    this.order = left;
    if (option) this.desk.answer(option);
  }
}
