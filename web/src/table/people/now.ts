// The time of day, for whatever counts down: asked for where it is shown, and nowhere else does a timer run.
import { createSubscriber } from "svelte/reactivity";

const EVERY_MS = 1000;
const follow = createSubscriber((update) => {
  const timer = setInterval(update, EVERY_MS);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970; what is shown with it is shown anew every second. */
export function now(): number {
  follow();
  return Date.now();
}
