// Movements of things that come and go; those that stay move by themselves, because their transform changes.
import type { TransitionConfig } from "svelte/transition";
import { pace } from "../settings.svelte";

/** A cube lands: from above, one after the other. */
export function arrive(_node: Element, { at = 0 }: { at?: number } = {}): TransitionConfig {
  return {
    duration: pace(260),
    delay: pace(Math.min(at, 4) * 60),
    css: (done, left) => `opacity: ${done}; transform: translateY(${(-14 * left).toFixed(2)}px)`,
  };
}

/** A model comes into the lodge or leaves it. */
export function fade(_node: Element): TransitionConfig {
  return { duration: pace(220), css: (done) => `opacity: ${done}` };
}
