// How a game was won: power by turn and by what it came from, counted from the log.
import { ROSE, type Cause, type LogLine, type MageView, type View } from "../../wire";

export const SOURCES = ["before", "rooms", "defeats", "quests", "spells", "events", "bonus"] as const;
export type Source = (typeof SOURCES)[number];

export interface Tally {
  /** Power at the end of each turn, by colour; the last entry is the final total, after the turn it was counted in. */
  byTurn: number[][];
  /** Power gained by source, by colour. */
  earned: Record<Source, number>[];
  lost: number[];
  defeats: number;
  rebuilt: number;
  torn: number;
}

const COLOURS = 5;

/** The server says what for; games recorded before it did are read by their rules. */
function sourceOf(cause: Cause): Source {
  if ("Spell" in cause || "Command" in cause) return "spells";
  if ("Quest" in cause) return "quests";
  if ("Event" in cause) return "events";
  if ("Room" in cause) return "rooms";
  if ("Rule" in cause) {
    if (/^R17\b/.test(cause.Rule)) return "defeats";
    if (/^R(16|19)\b/.test(cause.Rule)) return "rooms";
    if (/^R5\b/.test(cause.Rule)) return "quests";
    if (/^R(3|4)\b/.test(cause.Rule)) return "events";
    if (/^R20\b/.test(cause.Rule)) return "bonus";
    return "rooms";
  }
  return "spells";
}

export function tally(log: LogLine[], view: View): Tally {
  const now = Array.from({ length: COLOURS }, () => 0);
  const byTurn: number[][] = [];
  const earned = Array.from(
    { length: COLOURS },
    () => Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>,
  );
  const lost = Array.from({ length: COLOURS }, () => 0);
  // A lesson begins in the middle of a game: what was there before its first line was earned by nothing it shows.
  const seen = new Set<number>();
  const begin = (who: number, power: number) => {
    const gains = earned[who];
    if (seen.has(who) || !gains) return;
    seen.add(who);
    gains.before = Math.max(0, power);
    for (const turn of byTurn) turn[who] = gains.before;
  };
  let [defeats, rebuilt, torn] = [0, 0, 0];
  for (const { what, cause, means } of log) {
    if (typeof what === "string") continue;
    if ("TurnBegins" in what && what.TurnBegins.turn > 1) byTurn.push([...now]);
    if ("Defeated" in what) defeats += 1;
    if ("RoomRebuilt" in what) rebuilt += 1;
    if ("RoomTornDown" in what) torn += 1;
    if ("TokenBonus" in what) {
      const gains = earned[what.TokenBonus.who];
      if (gains) gains.rooms += what.TokenBonus.points;
    }
    if ("PowerChanges" in what) {
      const { who, by, now: power } = what.PowerChanges;
      begin(who, power - by);
      now[who] = power;
      const gains = earned[who];
      if (by > 0 && gains) gains[means ?? sourceOf(cause)] += by;
      else if (by < 0) lost[who] = (lost[who] ?? 0) - by;
    }
    if ("Bonus" in what) {
      const gains = earned[what.Bonus.who];
      if (gains) gains.bonus = what.Bonus.quests + what.Bonus.trophies + what.Bonus.crown;
    }
  }
  byTurn.push([...now]);
  view.outcome?.totals.forEach((total, who) => {
    const gains = earned[who];
    if (gains) begin(who, total - gains.bonus - gains.rooms);
  });
  // Lines that begin in the middle of a turn begin with what the turn before had left.
  const opening = log.findIndex(({ what }) => typeof what === "object" && "TurnBegins" in what);
  const opens = log[opening]?.what as { TurnBegins: { turn: number } } | undefined;
  if (opening !== 0 && (opens?.TurnBegins.turn ?? view.turn) > 1) byTurn.unshift(earned.map(({ before }) => before));
  if (view.outcome) byTurn.push([...view.outcome.totals]);
  // Tokens also tell of what fell before a lesson began; old recordings have only their lines.
  torn = Math.max(torn, (view.won as number[][] | undefined)?.flat().length ?? 0);
  return { byTurn, earned, lost, defeats, rebuilt, torn };
}

/** What decided between the first and the second of equal power (R20.7, R20.8, C18.8); null where there is no tie. */
export function tieDecidedBy(view: View, [first, second]: number[]): "rose" | "quests" | "trophies" | "crown" | null {
  const totals = view.outcome?.totals ?? [];
  if (first === undefined || second === undefined || totals[first] !== totals[second]) return null;
  if (first === ROSE) return "rose";
  const [won, lost] = [view.mages[first], view.mages[second]];
  const rules = view.rules as View["rules"] | undefined;
  if (!won || !lost || rules?.final_tie === "TheCrownDecides") return "crown";
  const trophies = ({ taken }: MageView): number => taken.reduce((sum, count) => sum + count, 0);
  if (won.solved_quests.length !== lost.solved_quests.length) return "quests";
  return trophies(won) === trophies(lost) ? "crown" : "trophies";
}

/** Colours in play, best first; the Black Rose wins ties. */
export function ranking(view: View): number[] {
  const totals = view.outcome?.totals ?? [0, 0, 0, 0, 0];
  // The Avatar plays for the Black Rose.
  const colours = [...[...view.mages.keys()].filter((seat) => seat !== view.avatar?.seat), ROSE];
  return colours.sort(
    (a, b) =>
      Number(b === view.outcome?.winner) - Number(a === view.outcome?.winner) ||
      (totals[b] ?? 0) - (totals[a] ?? 0) ||
      Number(b === ROSE) - Number(a === ROSE),
  );
}
