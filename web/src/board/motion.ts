// Movements of things that come and go; those that stay move by themselves, because their transform changes.
import type { TransitionConfig } from "svelte/transition";
import { pace } from "../settings.svelte";

export const FLIGHT_MS = 260;
/** Cubes of one sentence set out one after the other. */
export const FAN_MS = 60;
const PLACE_MS = 40;
const GLIDE_MOST_MS = 500;
/** How long a token takes along the ring. */
export const glideTime = (places: number): number => Math.min(GLIDE_MOST_MS, Math.abs(places) * PLACE_MS);

/** A cube flies from its owner's figure, or lands from above; one after the other. */
export function arrive(
  _node: Element,
  { at = 0, from = { x: 0, y: -14 } }: { at?: number; from?: { x: number; y: number } | undefined } = {},
): TransitionConfig {
  return {
    duration: pace(FLIGHT_MS),
    delay: pace(Math.min(at, 4) * FAN_MS),
    css: (done, left) =>
      `opacity: ${Math.min(1, done * 2)}; transform: translate(${(from.x * left).toFixed(1)}px, ${(from.y * left).toFixed(1)}px)`,
  };
}

/** A model comes into the lodge or leaves it. */
export function fade(_node: Element): TransitionConfig {
  return { duration: pace(220), css: (done) => `opacity: ${done}` };
}
