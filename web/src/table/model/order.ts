// Several small questions as one visual act: an order is laid once, and the questions behind it are answered in a row.
import type { AskKind } from "../../wire";
import type { Laid, Option } from "./asks";

export interface OrderPlan {
  kind: AskKind;
  /** A plan does not outlive its turn. */
  turn: number;
  /** What comes next, first to last. */
  keys: string[];
  /** Declaring ends with saying so. */
  thenPass: boolean;
}

/** The same thing in the next question; a triggered card only for the same reason. */
export function orderKey(option: Option): string {
  if (option.offer.reaction) return JSON.stringify([option.offer.reaction.card, option.offer.reaction.fact]);
  return JSON.stringify(option.offer.choice);
}

export function planFor(laid: Laid, options: Option[], turn: number): OrderPlan {
  return { kind: laid.kind, turn, keys: options.map(orderKey), thenPass: laid.kind === "Declare" };
}

/** One step up or down; beyond the end nothing moves. */
export function moved<T>(list: T[], at: number, by: number): T[] {
  const to = at + by;
  const thing = list[at];
  if (thing === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, other) => other !== at);
  return [...rest.slice(0, to), thing, ...rest.slice(to)];
}

/** Where a row that is dragged belongs: behind every other row whose middle lies above the pointer. */
export function rowAt(rows: { top: number; height: number }[], dragged: number, y: number): number {
  return rows.filter((row, at) => at !== dragged && row.top + row.height / 2 < y).length;
}

/** The answer the plan gives to a question, and what is left of it. Other questions wait; what does not fit ends it. */
export function follow(plan: OrderPlan, laid: Laid, turn: number): { option: Option | null; left: OrderPlan | null } {
  if (turn !== plan.turn) return { option: null, left: null };
  if (laid.kind !== plan.kind) return { option: null, left: plan };
  const offered = laid.options.filter((option) => option !== laid.pass);
  const ordering = !["React", "Declare"].includes(plan.kind);
  if (ordering && offered.some((option) => !plan.keys.includes(orderKey(option)))) return { option: null, left: null };
  for (const [at, key] of plan.keys.entries()) {
    const option = offered.find((own) => orderKey(own) === key);
    if (option) return { option, left: { ...plan, keys: plan.keys.slice(at + 1) } };
  }
  return { option: plan.thenPass ? laid.pass : null, left: null };
}
