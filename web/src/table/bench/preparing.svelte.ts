// What is half laid in the Preparation Phase: it stays in the browser, and all of it can be taken back, until confirmed.
import { turns } from "../../kit/sides";
import { isEnough, lay, nextSlot, planOf, takeBack, turn, type Laying } from "./bench";
import type { Desk } from "../model/desk.svelte";

export class Preparing {
  /** What was laid, and in which turn: it stays on the bench until the server has it, and after an undo it lies there again. */
  private kept: { turn: number; list: Laying[] } = $state.raw({ turn: -1, list: [] });
  /** The card of the hand that is chosen, and its side. */
  hand = $state({ at: 0, dark: false });

  constructor(private readonly desk: Pick<Desk, "mine" | "book" | "source" | "pointed" | "state" | "live">) {}

  private get turn(): number {
    return this.desk.state?.view.turn ?? 0;
  }
  get bench(): Laying[] {
    const hand = this.desk.mine?.hand ?? [];
    return this.kept.turn === this.turn ? this.kept.list.filter((laid) => hand[laid.at] === laid.spell) : [];
  }
  set bench(list: Laying[]) {
    this.kept = { turn: this.turn, list };
  }

  /** Whether anybody else is still at it; the Avatar lays no spells. */
  get others(): "none" | "done" | "open" {
    const { live } = this.desk;
    const seats = live?.others ?? [];
    if (seats.length === 0) return "none";
    return seats.every((seat) => live?.person(seat)?.prepared) ? "done" : "open";
  }

  layNext(slot: number | null = this.desk.mine ? nextSlot(this.desk.mine, this.bench) : null): void {
    const spell = this.desk.mine?.hand?.[this.hand.at];
    if (!this.desk.mine || spell === undefined || slot === null) return;
    const dark = this.hand.dark && turns(this.desk.book.spell(spell));
    this.bench = lay(this.desk.mine, this.bench, { spell, slot, dark, at: this.hand.at });
    this.selectCard(this.nextFree(), false);
  }
  private nextFree(): number {
    const count = this.desk.mine?.hand?.length ?? 0;
    for (let step = 0; step < count; step++) {
      const at = (this.hand.at + step) % count;
      if (!this.bench.some((spell) => spell.at === at)) return at;
    }
    return this.hand.at;
  }
  selectCard(at: number, dark = this.hand.dark): void {
    this.hand = { at, dark };
    const spell = this.desk.mine?.hand?.[at];
    if (spell !== undefined) this.desk.pointed = { kind: "spell", id: spell, dark };
  }
  turnCard(): void {
    const laid = this.bench.find((spell) => spell.at === this.hand.at);
    if (laid) this.turnSlot(laid.slot);
    else this.selectCard(this.hand.at, !this.hand.dark);
  }
  turnSlot(slot: number): void {
    const laid = this.bench.find((spell) => spell.slot === slot);
    if (!laid || !turns(this.desk.book.spell(laid.spell))) return;
    this.bench = turn(this.bench, slot);
    this.desk.pointed = { kind: "spell", id: laid.spell, dark: !laid.dark };
  }
  liftSlot(slot: number): void {
    if (this.desk.mine) this.bench = takeBack(this.desk.mine, this.bench, slot);
  }
  liftLast(): void {
    const last = this.bench.at(-1);
    if (last) this.liftSlot(last.slot);
  }
  confirmBench(): void {
    const rules = this.desk.state?.view.rules;
    if (!this.desk.mine || !rules || !isEnough(this.desk.mine, rules, this.bench)) return;
    this.desk.source.plan(planOf(this.bench));
  }
}
