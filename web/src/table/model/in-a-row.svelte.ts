// Several small questions as one act: what was named, ticked or ordered once is answered question by question.
import type { Option } from "./asks";
import type { Desk } from "./desk.svelte";
import { follow, planFor, type OrderPlan } from "./order";

export class InARow {
  /** Schools named so far in the Study Phase; sent one after the other once all are named. */
  named: number[] = $state.raw([]);
  /** Of several triggered cards: which to use, in the order they were ticked. */
  ticked: Option[] = $state.raw([]);
  private queue: number[] = [];
  private drawn: { turn: number; schools: number[] } = $state.raw({ turn: -1, schools: [] });
  private order: OrderPlan | null = null;

  constructor(private readonly desk: Pick<Desk, "question" | "laid" | "state" | "answer">) {}

  /** What was ordered no longer holds. */
  forget(): void {
    this.order = null;
  }

  /** How many schools are to be named. */
  get toName(): number {
    return this.desk.question?.counter?.left ?? 1;
  }
  /** Study: schools are named first and drawn from one after the other (RB-8); naming more than asked does nothing. */
  nameSchool(school: number): void {
    this.named = [...this.named, school].slice(0, this.toName);
  }
  /** All are named, and the person says so. */
  drawNamed(): void {
    if (this.named.length < this.toName) return;
    this.queue = [...this.named];
    this.drawn = { turn: this.desk.state?.view.turn ?? 0, schools: this.named };
    this.named = [];
    this.drawNext();
  }
  /** How often a school was drawn from this turn. */
  timesDrawn(school: number): number {
    if (this.drawn.turn !== this.desk.state?.view.turn) return 0;
    return this.drawn.schools.filter((own) => own === school).length;
  }
  unnameSchool(): void {
    this.named = this.named.slice(0, -1);
  }
  /** Called at every new question: goes on with what was named. */
  drawNext(): void {
    if (!this.queue.length || !this.desk.laid) return;
    if (this.desk.laid.kind !== "DrawFrom") {
      this.queue = [];
      return;
    }
    const school = this.queue.shift();
    const option = this.desk.laid.rest.find((offered) => offered.school === school);
    if (option) this.desk.answer(option);
    else this.queue = [];
  }

  tick(option: Option): void {
    const others = this.ticked.filter((other) => other !== option);
    this.ticked = others.length < this.ticked.length ? others : [...others, option];
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
