// A seat at a table where nothing happens: laid tables to look at, and tests. What would be said is handed to `say`.
import type { Planned, Welcome } from "../wire";
import { fromWelcome } from "./fold";
import type { Foreseen, SeatSource } from "./seat.svelte";

export function stillSeat(
  welcome: Welcome,
  say: (what: string, value?: unknown) => void = () => undefined,
  foreseen: Map<number, Foreseen> = new Map(),
): SeatSource {
  const state = fromWelcome(welcome);
  return {
    state,
    status: "open",
    complaint: null,
    waiting: false,
    busy: false,
    moments: [],
    token: undefined,
    foreseen,
    hint: null,
    preview: () => undefined,
    askHint: () => say("hint"),
    agreeToHints: (agree) => say("hints", agree),
    answer: (option) => say("answer", option),
    plan: (spells: Planned[]) => say("plan", spells),
    undo: () => say("undo"),
    handOver: (to) => say("seat", to),
    talk: (words) => say("say", words),
    standIn: (seat, agree) => say("stand_in", { seat, agree }),
    again: (agree) => say("again", agree),
    close: () => undefined,
  };
}
