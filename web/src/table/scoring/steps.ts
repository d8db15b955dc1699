// The steps of the final scoring, and what each brings to a colour.
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
