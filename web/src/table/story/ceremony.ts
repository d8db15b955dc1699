// The moments of a game that everybody looks up for: what they say, and what each rank gains.
import { rich, t, type Args, type Part } from "../../i18n/index.svelte";
import { CELL, ROSE, type LogLine } from "../../wire";
import { Teller } from "../log/words";
import type { Scene } from "../model/scene";
import { isMoment, type Deed } from "./deeds";

export interface Rank {
  colour: number;
  points: number;
  trophy: boolean;
  /** How many of its cubes were counted; 0 where they are not there to be seen. */
  cubes: number;
}
export interface Ceremony {
  /** Why it happened, whole sentences. */
  why: Part[];
  ranks: Rank[];
}

const scored = (lines: LogLine[]): { who: number; by: number }[] =>
  lines.flatMap(({ what }) => (typeof what === "object" && "PowerChanges" in what ? [what.PowerChanges] : []));

/** Whose points brought it about: the last that were told before it. */
function reached(deed: Deed, log: LogLine[]): { who: number; now: number } | null {
  for (const { n, what } of log.slice().reverse()) {
    if (n >= deed.id || typeof what !== "object") continue;
    if ("PowerChanges" in what && what.PowerChanges.by > 0) return what.PowerChanges;
  }
  return null;
}

/** What a ceremony counts, as it lay when its story began: the cubes are taken away before one has read of them. */
const counted = new WeakMap<Deed, readonly number[]>();

function cubesOf(deed: Deed, scene: Scene): readonly number[] {
  const before = counted.get(deed);
  if (before) return before;
  const now = cubesNow(deed, scene);
  if (now.length) counted.set(deed, now);
  return now;
}

/** The cubes that a fall or a rebuilding counts, while the story has not taken them away. */
function cubesNow(deed: Deed, scene: Scene): readonly number[] {
  for (const { what } of deed.opening)
    if (typeof what === "object" && "Defeated" in what) return scene.mage(what.Defeated.seat)?.damage ?? [];
  const { card } = deed;
  const room = card?.kind === "room-card" ? scene.view.rooms.find(({ room }) => room === card.id) : undefined;
  return room && !room.turned ? room.cubes : [];
}

/** Why somebody gains what the flags of the room do not say (R19.4 b and e). */
function unlike(flags: readonly number[], ranks: Rank[]): "ceremony-alone" | "ceremony-tied" | null {
  const [first = 0] = flags;
  const most = ranks[0]?.points ?? first;
  if (most > first) return "ceremony-alone";
  return most < first || ranks.some(({ points }) => !flags.includes(points)) ? "ceremony-tied" : null;
}

/** One rank in words, for those who hear it. */
export const rankInWords = ({ colour, points, trophy }: Rank, scene: Scene): string => {
  const gained = points ? [t("points-gained", { count: points })] : [];
  const won = trophy ? [t(points ? "ceremony-trophy" : "ceremony-trophy-alone")] : [];
  return `${[colour === scene.me ? t("story-you") : scene.colourName(colour), ...gained, ...won].join(" ")}.`;
};

export function ceremonyOf(deed: Deed, log: LogLine[], scene: Scene): Ceremony | null {
  if (!isMoment(deed)) return null;
  const lines = [...deed.opening, ...deed.rows.flatMap((row) => row.lines)];
  const trophy = lines.flatMap(({ what }) =>
    typeof what === "object" && "TrophyTaken" in what ? [what.TrophyTaken.by] : [],
  );
  const cubes = cubesOf(deed, scene);
  const points = scored(lines).sort((a, b) => b.by - a.by);
  // The last blow may have been of a colour that gains no points.
  const alone = trophy.filter((by) => !points.some(({ who }) => who === by)).map((who) => ({ who, by: 0 }));
  const ranks = [...points, ...alone].map(({ who, by }) => ({
    colour: who,
    points: by,
    trophy: trophy.includes(who),
    cubes: cubes.filter((colour) => colour === who).length,
  }));
  const you = (seat: number): string => (seat === scene.me ? "yes" : "no");
  switch (deed.kind) {
    case "moon":
    case "last-turn": {
      const found = reached(deed, log);
      if (!found) return { why: rich(`ceremony-${deed.kind}`, {}), ranks: [] };
      const args: Args = { who: scene.colourRef(found.who), you: you(found.who), power: found.now };
      return { why: rich(`ceremony-${deed.kind}-by`, args), ranks: [] };
    }
    case "fall": {
      const by = deed.actor ?? 0;
      const why = rich("ceremony-fall", { by: scene.colourRef(by), you: you(by) });
      const taken = by !== ROSE && trophy.includes(ROSE);
      return { why: taken ? [...why, " ", t("ceremony-fall-event")] : why, ranks };
    }
    case "rebuilt": {
      const room = deed.card && "id" in deed.card ? scene.book.room(deed.card.id) : undefined;
      const prize = room?.prize;
      if (!prize || !("Ranks" in prize)) return { why: [t("ceremony-rebuilt-plain")], ranks };
      const [first, second, other] = prize.Ranks;
      const more = unlike(prize.Ranks, ranks);
      const why = rich("ceremony-rebuilt", { first, second, other });
      return { why: more ? [...why, " ", t(more)] : why, ranks };
    }
    case "solved": {
      const taken = lines.filter(({ what }) => typeof what === "object" && "QuestTaken" in what);
      const words = taken.flatMap((line): Part[] => [" ", ...new Teller(scene).sentence(line).parts]);
      return { why: [t("ceremony-solved"), ...words], ranks };
    }
    case "torn": {
      const room = deed.card && "id" in deed.card ? scene.book.room(deed.card.id) : undefined;
      const worth = room && "Token" in room.prize ? room.prize.Token : 0;
      const by = deed.actor ?? 0;
      return { why: rich("ceremony-torn", { who: scene.colourRef(by), you: you(by), worth }), ranks };
    }
    case "won":
      return { why: rich("ceremony-won", {}), ranks: [] };
    default: {
      const first = scene.view.first;
      const inCell = scene.seats.filter((seat) => scene.mage(seat)?.place === CELL).length;
      return {
        why: rich("ceremony-turn", { who: scene.colourRef(first), you: you(first), cells: inCell }),
        ranks: [],
      };
    }
  }
}
