// How long each moment of a story is looked at: by what there is to read, calm or brisk.
export type Pace = "step" | "calm" | "brisk" | "off";
export const PACES: Pace[] = ["step", "calm", "brisk", "off"];

export type Moment =
  | { kind: "card"; letters: number; first: boolean }
  | { kind: "aim" }
  | { kind: "sentence"; letters: number; yours: boolean }
  | { kind: "move" }
  | { kind: "laid" }
  | { kind: "moon" }
  | { kind: "fall"; ranks: number }
  | { kind: "rebuilt"; ranks: number }
  | { kind: "call" }
  | { kind: "none" };

/** What lies between two moments. */
export type Gap = "none" | "deed" | "mage";

const BRISK = 0.45;
/** A first sight, or what concerns you, is worth more time. */
const CLOSER = 1.4;
const FLIGHT = 260;

/** In milliseconds; a story told step by step waits for a key instead, and looks as long as a calm one until then. */
export function timeOf(moment: Moment, pace: Pace): number {
  if (pace === "off") return 0;
  const brisk = pace === "brisk";
  switch (moment.kind) {
    case "card":
      return Math.min(4500, 900 + 28 * moment.letters) * (moment.first ? CLOSER : 1) * (brisk ? BRISK : 1);
    case "sentence":
      return Math.min(2400, FLIGHT + 500 + 18 * moment.letters) * (moment.yours ? CLOSER : 1) * (brisk ? BRISK : 1);
    case "aim":
      return brisk ? 250 : 500;
    case "move":
      return brisk ? 120 : 220;
    case "laid":
      return brisk ? 350 : 700;
    case "moon":
      return 1600;
    case "fall":
      return 900 + 350 * moment.ranks;
    case "rebuilt":
      return 900 + 350 * moment.ranks;
    case "call":
      return 1200;
    case "none":
      return 0;
  }
}

export function gapOf(gap: Gap, pace: Pace): number {
  if (gap === "none" || pace === "off") return 0;
  const brisk = pace === "brisk";
  return gap === "mage" ? (brisk ? 300 : 700) : brisk ? 150 : 400;
}

const LONG_MS = 20_000;
const TOO_LONG_MS = 60_000;

/** A backlog is told brisk when it is long, and only its last deed when even that would take too long. */
export function paceFor(set: Pace, calmLeft: number, briskLeft: number): { pace: Pace; onlyLast: boolean } {
  if (set === "step" || set === "off") return { pace: set, onlyLast: false };
  const pace = calmLeft > LONG_MS ? "brisk" : set;
  return { pace, onlyLast: briskLeft > TOO_LONG_MS };
}
