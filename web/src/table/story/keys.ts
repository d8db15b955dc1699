// What keys do while a story is told: skip, hold, tell again; and whoever acts ends it.
import { settings } from "../../settings.svelte";
import { meaning, type KeyAct } from "../keys/keys";
import type { Desk } from "../model/desk.svelte";

/** Acts that answer: they end the story and then do what they always do. */
const ANSWERS: KeyAct[] = [
  "Explore",
  "Fight",
  "Command",
  "Cast",
  "Quick",
  "Momentum",
  "Solve",
  "End",
  "Dummy",
  "Confirm",
  "Use",
  "Pass",
];

const elsewhere = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element && target.matches("input:not([type=radio]), textarea, select"));

export function pressInStory(desk: Desk, event: KeyboardEvent): void {
  const { player } = desk.story;
  if (elsewhere(event.target)) return;
  if (!desk.telling) {
    player.end();
    return;
  }
  // A focused button of the story's own controls keeps its keys.
  const within = event.target instanceof Element && event.target.closest("[data-area=prompt] button, dialog");
  const meant = meaning(event, settings.keymap, settings.keys || event.key === " ");
  if (!meant || ("enter" in meant && within)) return;
  const done = (act: () => void): void => {
    act();
    event.preventDefault();
    event.stopPropagation();
  };
  if ("number" in meant) return done(() => player.end());
  if ("escape" in meant) {
    if (player.again) done(() => player.end());
    return;
  }
  if (!("act" in meant)) return;
  if (meant.act === "Skip") {
    if (within) return;
    return done(() => (event.shiftKey ? player.end() : player.stepping ? player.forward() : player.skip()));
  }
  if (meant.act === "Hold") return done(() => player.hold());
  if (meant.act === "TakeBack") return done(() => player.back());
  // The question shows itself and takes the key.
  if (desk.question && ANSWERS.includes(meant.act)) player.end();
}
