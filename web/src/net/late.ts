// Who answers too late.
import type { TableState } from "./fold";

/** Both messages have taken their time, and not the same: counted here, the last moment may not be over yet. */
const SLACK_MS = 500;

/** Whether what happens now comes of a clock at zero: this seat was asked, and a bot answers once for whoever is late. */
export function isAnsweredByClock({ seat, view, manner, people, toldAt }: TableState, now: number): boolean {
  if (view.question === null || manner.clock?.then !== "answer") return false;
  const clock = people.find((own) => own.seat === seat)?.clock;
  return clock !== null && clock !== undefined && clock.runs && clock.left <= now - toldAt + SLACK_MS;
}
