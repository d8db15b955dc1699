// The steps of the final scoring, and what each brings to a colour.
import { ROSE } from "../../wire";
import type { Scene } from "../model/scene";

export type Step = "board" | "quests" | "trophies" | "tokens" | "crown" | "total";

/** Tokens are counted where rooms have them. */
export function stepsOf(scene: Scene): Step[] {
  const tokens: Step[] = scene.hasTokens ? ["tokens"] : [];
  return ["board", "quests", "trophies", ...tokens, "crown", "total"];
}

/** Points of a step beyond the board. Old recordings count no tokens. */
export function bonusOf(scene: Scene, step: Step, colour: number): number {
  const outcome = scene.view.outcome;
  if (!outcome) return 0;
  if (step === "quests") return outcome.quest_bonus[colour] ?? 0;
  if (step === "trophies") return outcome.trophy_bonus[colour] ?? 0;
  if (step === "tokens") return (outcome.token_bonus as number[] | undefined)?.[colour] ?? 0;
  if (step === "crown") return outcome.crown_bonus === colour ? (scene.rule("final_crown") ?? 1) : 0;
  return 0;
}

/** How many quests or trophies of a colour are counted; the Avatar's quests are the Black Rose's. */
export function countOf({ view }: Scene, step: "quests" | "trophies", colour: number): number {
  if (step === "quests")
    return view.mages[colour === ROSE ? (view.avatar?.seat ?? ROSE) : colour]?.solved_quests.length ?? 0;
  return (colour === ROSE ? view.rose.taken : (view.mages[colour]?.taken ?? [])).reduce((sum, count) => sum + count, 0);
}

/** Which place a count has among all that are counted, and whether the points of that place are shared (R20.4, C18.9). */
export function placeOf(count: number, all: number[]): { place: number; tied: boolean } {
  const place = 1 + new Set(all.filter((other) => other > count)).size;
  return { place, tied: place <= 2 && all.filter((other) => other === count).length > 1 };
}

/** Best first by what has been counted so far; the order of equals is that of the end. */
export function orderAfter(scene: Scene, steps: Step[], step: number, order: number[]): number[] {
  const total = (colour: number): number => totalAfter(scene, steps, step, colour);
  return [...order].sort((a, b) => total(b) - total(a));
}

/** What a colour has after a step, counted from 1. */
export function totalAfter(scene: Scene, steps: Step[], step: number, colour: number): number {
  const later = steps.slice(step).reduce((sum, own) => sum + bonusOf(scene, own, colour), 0);
  return (scene.view.outcome?.totals[colour] ?? 0) - later;
}

/** What the words of a step tell: the points of first, second and other places, and whose book they are from. */
export function stepArgs(scene: Scene, step: Step): Record<string, string | number> {
  const places = step === "quests" ? scene.rule("final_quests") : scene.rule("final_trophies");
  const [first = 4, second = 2, other = 1] = places ?? [];
  return {
    first,
    second,
    other,
    crown: scene.rule("final_crown") ?? 1,
    ...scene.spoken,
    edition: scene.book.catalogue.edition,
  };
}
